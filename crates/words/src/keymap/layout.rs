//! Which signs the row of digits gives, without Shift and with it, on the keyboards of countries, and
//! which letters, where they are no Latin ones.
//!
//! A terminal reports signs, not keys: Shift and 1 is `!` in one country and `+` in another, and the key
//! of e gives `у` in Russia.

use serde::Deserialize;
use std::collections::BTreeMap;

use crate::keymap::chord::{Chord, Code};

/// The keys of the row, from left to right.
const DIGITS: &str = "1234567890";

/// The layout that is the second one of those who have no Latin letters, or no digits, on the first.
const SECOND: &str = "us";

/// The layout of a keyboard, as far as keymaps need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyboardLayout {
    name: String,
    /// What each key of [`DIGITS`] gives, without Shift and with it.
    signs: [Vec<char>; 2],
    /// The same on the second layout, where there usually is one.
    second: Option<[Vec<char>; 2]>,
    /// What each key from a to z gives, without Shift and with it; nothing where that is Latin.
    letters: [Vec<char>; 2],
}

/// A row of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Row {
    plain: String,
    shift: String,
    #[serde(default)]
    letters: String,
    #[serde(default)]
    capitals: String,
}

/// The layouts that are built in, in the order of their names.
#[must_use]
pub fn built_in() -> Vec<KeyboardLayout> {
    // The file is compiled in, and a test reads it.
    read(touchmove_keymaps::LAYOUTS).unwrap_or_default()
}

/// The names of those that are built in, in their order. A start asks for no more, and parses no file for it.
#[must_use]
pub fn names() -> Vec<&'static str> {
    let lines = touchmove_keymaps::LAYOUTS.lines();
    let mut names: Vec<&str> =
        lines.filter_map(|line| line.strip_prefix('[')?.strip_suffix(']')).collect();
    names.sort_unstable();
    names
}

fn read(text: &str) -> Result<Vec<KeyboardLayout>, toml::de::Error> {
    let rows: BTreeMap<String, Row> = toml::from_str(text)?;
    let signs = |row: &Row| [&row.plain, &row.shift].map(|signs| signs.chars().collect::<Vec<_>>());
    let us = rows.get(SECOND).map(signs);
    let layout = |(name, row): (String, Row)| {
        let signs = signs(&row);
        let digits = signs.iter().flatten().any(char::is_ascii_digit);
        let second = us.clone().filter(|_| !digits || !row.letters.is_empty());
        // Marks stand between spaces, so that they join no letter.
        let letters = [row.letters, row.capitals]
            .map(|letters| letters.split_whitespace().flat_map(str::chars).collect());
        KeyboardLayout { name, signs, second, letters }
    };
    Ok(rows.into_iter().map(layout).collect())
}

impl KeyboardLayout {
    /// Its name, as the setting `keyboard` takes it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the terminal gives for a chord as it is written; where there usually is a second layout with
    /// Latin letters, on that.
    #[must_use]
    pub fn gives(&self, chord: Chord) -> Chord {
        given(self.second.as_ref().unwrap_or(&self.signs), chord)
    }

    /// What it gives on the first of two layouts.
    #[must_use]
    pub fn gives_first(&self, chord: Chord) -> Option<Chord> {
        self.second.as_ref().map(|_| given(&self.signs, chord))
    }

    /// How a chord of the terminal is written, if its key is one of the row with Shift, or has a letter
    /// that is no Latin one.
    #[must_use]
    pub fn key(&self, chord: Chord) -> Chord {
        let first = || {
            let is_foreign = matches!(chord.code, Code::Char(sign) if !sign.is_ascii());
            key_of(&self.signs, chord).filter(|_| is_foreign || self.second.is_none())
        };
        let second = self.second.as_ref().and_then(|signs| key_of(signs, chord));
        second.or_else(first).or_else(|| self.latin(chord)).unwrap_or(chord)
    }

    /// The chord of the Latin letter on the same key, if this key has another letter.
    #[must_use]
    pub fn latin(&self, chord: Chord) -> Option<Chord> {
        let Code::Char(letter) = chord.code else { return None };
        Some(Chord { code: Code::Char(self.latin_letter(letter)?), ..chord })
    }

    fn latin_letter(&self, letter: char) -> Option<char> {
        // Signs are where they are on any keyboard, as far as a keymap is concerned.
        let keys = [('a'..='z').collect::<Vec<_>>(), ('A'..='Z').collect()];
        self.letters.iter().zip(keys).filter(|_| !letter.is_ascii()).find_map(|(letters, keys)| {
            let at = letters.iter().position(|&known| known == letter)?;
            keys.get(at).copied()
        })
    }

    /// What the keys of a text give in Latin letters and digits; none if it has nothing of this layout,
    /// or something of another.
    #[must_use]
    pub fn in_latin(&self, text: &str) -> Option<String> {
        let has_digits = self.signs[0].iter().any(char::is_ascii_digit);
        let digit = |sign: char| {
            let at = self.signs[0].iter().position(|&known| known == sign);
            DIGITS.chars().nth(at.filter(|_| !has_digits)?)
        };
        let latin = |c: char| {
            let key = digit(c).or_else(|| self.latin_letter(c));
            key.or_else(|| c.is_ascii().then_some(c))
        };
        if text.is_ascii() || self.letters[0].is_empty() {
            return None;
        }
        text.chars().map(latin).collect()
    }
}

/// What a row gives for a chord as it is written.
fn given(signs: &[Vec<char>; 2], chord: Chord) -> Chord {
    let Code::Char(digit) = chord.code else { return chord };
    let Some(at) = DIGITS.find(digit).filter(|_| !chord.control) else { return chord };
    let sign = signs[usize::from(chord.shift)].get(at);
    sign.map_or(chord, |&sign| Chord { code: Code::Char(sign), shift: false, ..chord })
}

/// How a chord is written that a row gives.
fn key_of(rows: &[Vec<char>; 2], chord: Chord) -> Option<Chord> {
    let Code::Char(sign) = chord.code else { return None };
    let plain = !chord.control && !chord.shift;
    [false, true].into_iter().zip(rows).filter(|_| plain).find_map(|(shift, signs)| {
        let at = signs.iter().position(|&known| known == sign)?;
        Some(Chord { code: Code::Char(DIGITS.chars().nth(at)?), shift, ..chord })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layout_has_a_sign_of_its_own_for_each_digit_with_shift_and_without() {
        let layouts = read(touchmove_keymaps::LAYOUTS).unwrap();
        assert!(layouts.len() >= 20);
        assert_eq!(layouts.iter().map(KeyboardLayout::name).collect::<Vec<_>>(), names());
        for layout in layouts {
            let mut signs: Vec<char> = layout.signs.concat();
            assert_eq!(signs.len(), 20, "{}", layout.name);
            signs.sort_unstable();
            signs.dedup();
            assert_eq!(signs.len(), 20, "{}", layout.name);
            let digits = signs.iter().filter(|sign| sign.is_ascii_digit()).count();
            assert_eq!(digits, if layout.name == "th" || layout.name == "vn" { 0 } else { 10 });
        }
    }

    #[test]
    fn letters_stand_on_all_keys_and_each_on_one() {
        for layout in built_in() {
            for letters in layout.letters.iter().filter(|letters| !letters.is_empty()) {
                let mut once = letters.clone();
                once.sort_unstable();
                once.dedup();
                assert_eq!((letters.len(), once.len()), (26, 26), "{}", layout.name);
            }
        }
    }

    #[test]
    fn what_the_terminal_gives_is_found_back() {
        for layout in built_in() {
            for text in
                DIGITS.chars().flat_map(|digit| [format!("{digit}"), format!("shift+{digit}")])
            {
                let chord: Chord = text.parse().unwrap();
                assert_eq!(layout.key(layout.gives(chord)), chord, "{} {text}", layout.name);
            }
        }
    }

    fn layout(name: &str) -> KeyboardLayout {
        built_in().into_iter().find(|layout| layout.name == name).unwrap()
    }

    #[test]
    fn a_letter_that_is_no_latin_one_is_found_by_its_key() {
        let key = |name: &str, sign: &str| layout(name).key(sign.parse().unwrap()).to_string();
        let files = |name: &str, signs: &str| {
            signs.split(' ').map(|sign| key(name, sign)).collect::<String>()
        };
        assert_eq!(files("th", "ฟ ิ แ ก ำ ด เ ้"), "abcdefgh");
        assert_eq!(files("kr", "ㅁ ㅠ ㅊ ㅇ ㄷ ㄹ ㅎ ㅗ"), "abcdefgh");
        assert_eq!(files("ru", "ф и с в у а п р"), "abcdefgh");
        assert_eq!(files("ua", "ф и с в у а п р і"), "abcdefghs");
        assert_eq!(
            (key("ru", "Ф"), key("kr", "ㄲ"), key("de", "ф")),
            ("A".into(), "R".into(), "ф".into())
        );
        // What a second layout has of its own is a sign as it stands.
        assert_eq!((key("ru", ";"), key("ru", "№")), (";".into(), "shift+3".into()));
        assert_eq!(
            (key("th", "?"), key("th", "ภ"), key("th", "@")),
            ("?".into(), "4".into(), "shift+2".into())
        );
    }

    #[test]
    fn a_text_is_what_its_keys_give_in_latin_letters() {
        let latin = |name: &str, text: &str| layout(name).in_latin(text);
        assert_eq!(latin("ru", "у2у4").as_deref(), Some("e2e4"));
        assert_eq!(latin("ua", "Та3").as_deref(), Some("Nf3"));
        assert_eq!(latin("kr", "ㄷ2ㄷ4").as_deref(), Some("e2e4"));
        assert_eq!(latin("th", "ำ/ำภ").as_deref(), Some("e2e4"));
        assert_eq!(latin("ru", "ำ4"), None);
        assert_eq!((latin("ru", "e4"), latin("de", "é4")), (None, None));
    }
}
