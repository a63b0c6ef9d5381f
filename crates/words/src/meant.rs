//! What a name that nothing has was meant to be: the names alike of commands, settings, keys and sentences.

/// How many slips a name has at most.
const MOST: usize = 3;

/// How many slips a word of so many letters may have: in less than a third of them, and three at most.
pub(crate) fn slips(length: usize) -> usize {
    (length.saturating_sub(1) / 3).min(MOST)
}

/// The known name that is most like one that is not, where less than a third of its letters is wrong, and three
/// at most; none where nothing is like it.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = name.chars().count();
    let most = slips(length);
    let own = counted(name);
    // What has other letters is farther away by as many, and is not compared: a line may have any length.
    let may_be_like = |known: &&str| {
        known.chars().count().abs_diff(length) <= most && apart(&own, &counted(known)) <= most
    };
    let alike = known.into_iter().filter(may_be_like);
    let slips = alike.map(|known| (strsim::damerau_levenshtein(known, name), known));
    let (slips, near) = slips.min_by_key(|(slips, _)| *slips)?;
    (slips <= most).then_some(near)
}

/// How often each letter stands in a word; rare letters share a place.
fn counted(word: &str) -> [u8; 64] {
    let mut counts = [0_u8; 64];
    for c in word.chars() {
        let count = &mut counts[(u32::from(c) % 64) as usize];
        *count = count.saturating_add(1);
    }
    counts
}

/// How many letters one word has that the other lacks: at least so many slips are between them.
fn apart(one: &[u8; 64], other: &[u8; 64]) -> usize {
    let lacks = |one: &[u8; 64], other: &[u8; 64]| -> usize {
        one.iter().zip(other).map(|(own, other)| usize::from(own.saturating_sub(*other))).sum()
    };
    lacks(one, other).max(lacks(other, one))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_known_and_another_word_is_not() {
        let known = ["clock", "claim", "clear", "turn"];
        let near = |name: &str| nearest(name, known);
        assert_eq!(near("clok"), Some("clock"));
        assert_eq!(near("tunr"), Some("turn"));
        assert_eq!(near("claer"), Some("clear"));
        for other in ["", "x", "xyzzy", "king", "queen of hearts"] {
            assert_eq!(near(other), None, "{other}");
        }
        assert_eq!(near(&"clock".repeat(20_000)), None);
    }

    #[test]
    fn l18_a_short_word_of_which_a_third_differs_is_another_word() {
        let known = ["hậu", "mới", "chỉnh", "läufer", "토", "ขาว", "ход"];
        for other in ["đầu", "nói", "giờ", "hết giờ", "louder", "포", "ดาว", "код", "tun"]
        {
            assert_eq!(nearest(other, known), None, "{other}");
        }
        assert_eq!(nearest("chinh", ["chỉnh", "chính"]), Some("chỉnh"));
        assert_eq!(nearest("laufer", known), Some("läufer"));
    }
}
