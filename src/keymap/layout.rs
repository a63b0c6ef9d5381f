//! Which signs the row of digits gives, without Shift and with it, on the keyboards of countries.
//!
//! A terminal reports signs, not keys: Shift and 1 is `!` in one country and `+` in another.

use serde::Deserialize;
use std::collections::BTreeMap;

use crate::keymap::chord::{Chord, Code};

/// The layouts that are built in.
const BUILT_IN: &str = include_str!("../../keymaps/layouts.toml");

/// The keys of the row, from left to right.
const DIGITS: &str = "1234567890";

/// The layout of a keyboard, as far as keymaps need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    name: String,
    /// What each key of [`DIGITS`] gives, without Shift and with it.
    signs: [Vec<char>; 2],
}

/// A row of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Row {
    plain: String,
    shift: String,
}

/// The layouts that are built in, in the order of their names.
#[must_use]
pub fn built_in() -> Vec<Layout> {
    // The file is compiled in, and a test reads it.
    read(BUILT_IN).unwrap_or_default()
}

fn read(text: &str) -> Result<Vec<Layout>, toml::de::Error> {
    let rows: BTreeMap<String, Row> = toml::from_str(text)?;
    let layout = |(name, row): (String, Row)| {
        let signs = [row.plain, row.shift].map(|signs| signs.chars().collect());
        Layout { name, signs }
    };
    Ok(rows.into_iter().map(layout).collect())
}

impl Layout {
    /// Its name, as the setting `keyboard` takes it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the terminal gives for a chord as it is written.
    #[must_use]
    pub fn gives(&self, chord: Chord) -> Chord {
        let Code::Char(digit) = chord.code else { return chord };
        let Some(at) = DIGITS.find(digit).filter(|_| !chord.control) else { return chord };
        let sign = self.signs[usize::from(chord.shift)].get(at);
        sign.map_or(chord, |&sign| Chord { code: Code::Char(sign), shift: false, ..chord })
    }

    /// How a chord of the terminal is written, if its key is one of the row with Shift.
    #[must_use]
    pub fn key(&self, chord: Chord) -> Chord {
        let Code::Char(sign) = chord.code else { return chord };
        for (shift, signs) in [false, true].into_iter().zip(&self.signs) {
            let at = signs.iter().position(|&known| known == sign);
            let digit = at.and_then(|at| DIGITS.chars().nth(at));
            if let Some(digit) = digit.filter(|_| !chord.control && !chord.shift) {
                return Chord { code: Code::Char(digit), shift, ..chord };
            }
        }
        chord
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layout_has_a_sign_of_its_own_for_each_digit_with_shift_and_without() {
        let layouts = read(BUILT_IN).unwrap();
        assert!(layouts.len() >= 7);
        for layout in layouts {
            let mut signs: Vec<char> = layout.signs.concat();
            assert_eq!(signs.len(), 20, "{}", layout.name);
            signs.sort_unstable();
            signs.dedup();
            assert_eq!(signs.len(), 20, "{}", layout.name);
            assert!(signs.iter().filter(|sign| sign.is_ascii_digit()).count() == 10);
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
}
