//! Files in letters of Cyrillic, as they are typed where nobody changes over to Latin: `Крд2`, `Лх2`.

/// A text with each letter of Cyrillic that names a file in its Latin one: before a rank, or behind the
/// sign of a capture at the end. `None` where there is none.
pub(crate) fn in_latin(text: &str) -> Option<String> {
    if text.is_ascii() {
        return None;
    }
    let signs: Vec<char> = text.chars().collect();
    let latin = |(at, &sign): (usize, &char)| {
        let next = signs.get(at + 1);
        let before = at.checked_sub(1).and_then(|before| signs.get(before));
        let is_taken = next.is_none() && before.is_some_and(|&sign| takes(sign));
        let is_file = next.is_some_and(|next| matches!(next, '1'..='8')) || is_taken;
        file(sign).filter(|_| is_file).unwrap_or(sign)
    };
    let read: String = signs.iter().enumerate().map(latin).collect();
    (read != text).then_some(read)
}

const fn takes(sign: char) -> bool {
    matches!(sign, 'x' | 'X' | 'х' | 'Х' | ':' | '×')
}

/// The file that a letter names by its sound or by its shape.
fn file(letter: char) -> Option<char> {
    Some(match letter.to_lowercase().next()? {
        'а' => 'a',
        'б' | 'в' => 'b',
        'с' | 'ц' => 'c',
        'д' => 'd',
        'е' => 'e',
        'ф' => 'f',
        'г' | 'ж' => 'g',
        'х' | 'н' => 'h',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_before_a_rank_is_a_file() {
        let cases = [
            ("КРД2", "КРd2"),
            ("Лх2", "Лh2"),
            ("ехд5", "ехd5"),
            ("ехд", "ехd"),
            ("е:д5", "е:d5"),
            ("Лаб1", "Лаb1"),
            ("ф4", "f4"),
        ];
        for (typed, read) in cases {
            assert_eq!(in_latin(typed).as_deref(), Some(read), "{typed}");
        }
        for other in ["e4", "Кр", "конь", "0-0"] {
            assert_eq!(in_latin(other), None, "{other}");
        }
    }
}
