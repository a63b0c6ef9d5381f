//! What the input methods of Vietnamese make of a move, undone.
//!
//! Telex and VNI take letters and digits after a vowel for accents: `exd5` arrives as `ẽd5`, and `e4`
//! by VNI as `ẽ`. The key of a tone stood behind its letter, before or after that of a mark, or at the end of
//! the letters.

use unicode_normalization::UnicodeNormalization;

/// An input method: what its keys are for the marks and for the stroke.
struct Method {
    /// For the circumflex; nothing where the letter is typed twice.
    circumflex: Option<char>,
    breve: char,
    horn: char,
    /// For `đ`; nothing where the letter is typed twice.
    stroke: Option<char>,
    /// For grave, acute, hook, tilde and the dot below.
    tones: [char; 5],
}

const TELEX: Method = Method {
    circumflex: None,
    breve: 'w',
    horn: 'w',
    stroke: None,
    tones: ['f', 's', 'r', 'x', 'j'],
};

const VNI: Method = Method {
    circumflex: Some('6'),
    breve: '8',
    horn: '7',
    stroke: Some('9'),
    tones: ['2', '1', '3', '4', '5'],
};

/// Where the key of a tone stood.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Behind its letter, before the key of a mark: `Xexe5` is `Xễ5`.
    BeforeMark,
    /// Behind its letter and the key of a mark.
    Behind,
    /// At the end of the letters.
    AtTheEnd,
}

/// The marks of the tones, as in [`Method::tones`].
const TONES: [char; 5] = ['\u{300}', '\u{301}', '\u{309}', '\u{303}', '\u{323}'];

/// The texts whose keys may have made this one, each once; none if it has no letter that they make.
#[must_use]
pub fn undone(text: &str) -> Vec<String> {
    let whole: String = text.nfc().collect();
    let mut texts = Vec::new();
    for method in [&TELEX, &VNI] {
        for place in [Place::Behind, Place::AtTheEnd, Place::BeforeMark] {
            let keys = method.keys(&whole, place);
            if keys != whole && !texts.contains(&keys) {
                texts.push(keys);
            }
        }
    }
    texts
}

impl Method {
    /// The keys of a text, those of a tone at their place.
    fn keys(&self, text: &str, place: Place) -> String {
        let mut keys = String::with_capacity(text.len() + 4);
        let mut at_the_end = String::new();
        for c in text.chars() {
            if !c.is_alphabetic() {
                keys.push_str(&std::mem::take(&mut at_the_end));
            }
            let tone = self.letter(c, place, &mut keys);
            if place == Place::AtTheEnd { at_the_end.extend(tone) } else { keys.extend(tone) }
        }
        keys + &at_the_end
    }

    /// The keys of a letter; that of its tone is given back, where it does not stand before that of a mark.
    fn letter(&self, c: char, place: Place, keys: &mut String) -> Option<char> {
        let twice = |letter: char| letter.to_lowercase().next().unwrap_or(letter);
        if matches!(c, 'đ' | 'Đ') {
            let letter = if c == 'đ' { 'd' } else { 'D' };
            keys.extend([letter, self.stroke.unwrap_or('d')]);
            return None;
        }
        let mut parts = std::iter::once(c).nfd();
        let letter = parts.next().filter(char::is_ascii_alphabetic);
        let Some(letter) = letter else {
            keys.push(c);
            return None;
        };
        let key =
            |mark: char| TONES.iter().position(|&known| known == mark).map(|at| self.tones[at]);
        let marks: Vec<char> = parts.collect();
        let mut tone = marks.iter().find_map(|&mark| key(mark));
        keys.push(letter);
        if place == Place::BeforeMark {
            keys.extend(tone.take());
        }
        for mark in marks {
            match mark {
                '\u{302}' => keys.push(self.circumflex.unwrap_or_else(|| twice(letter))),
                '\u{306}' => keys.push(self.breve),
                '\u{31b}' => keys.push(self.horn),
                _ => {}
            }
        }
        tone
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_that_were_eaten_come_back() {
        let has = |text: &str, keys: &str| {
            let undone = undone(text);
            assert!(undone.contains(&keys.to_owned()), "{text}: {undone:?}");
        };
        has("ẽd5", "exd5");
        has("ãb5", "axb5");
        has("Xđ1", "Xdd1");
        has("Xê1", "Xee1");
        has("Xễ5", "Xexe5");
        has("Xẫ5", "Xaxa5");
        has("Xà1", "Xaf1");
        has("ẽ", "e4");
        has("ẹd", "ed5");
        has("Mạ", "Ma5");
        has("Tâ", "Ta6");
        has("Hê", "He6");
    }

    #[test]
    fn what_they_do_not_make_is_left() {
        assert_eq!(undone("e4"), Vec::<String>::new());
        assert_eq!(undone("конь ม้า"), Vec::<String>::new());
    }
}
