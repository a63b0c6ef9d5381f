//! Chords that a terminal or a screen reader takes for itself, so that no program gets them.

use serde::Deserialize;

use crate::keymap::action::Action;
use crate::keymap::chord::{Chord, ParseChordError};

/// Chords and who takes them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reserved {
    /// The chords, `letter` and `digit` standing for each of them.
    pub keys: Vec<String>,
    /// Who takes them and what for: the end of the name of a sentence.
    pub why: String,
    /// What to write instead, if there is something that does the same.
    pub instead: Option<String>,
    /// What they may do nevertheless, because that is what they are known for.
    #[serde(default)]
    pub means: Vec<String>,
    /// Whether only the keys of the numeric block are meant.
    #[serde(default)]
    pub block: bool,
    /// Where that is said.
    pub source: String,
    /// What the texts stand for.
    #[serde(skip)]
    chords: Vec<Chord>,
}

/// The rows that are built in.
#[must_use]
pub fn built_in() -> Vec<Reserved> {
    #[derive(Deserialize)]
    struct Table {
        taken: Vec<Reserved>,
    }
    // The file is compiled in, and a test reads it.
    let mut rows = toml::from_str(touchmove_keymaps::TAKEN)
        .map(|table: Table| table.taken)
        .unwrap_or_default();
    for row in &mut rows {
        row.chords = row.keys.iter().filter_map(|keys| chords(keys).ok()).flatten().collect();
    }
    rows
}

impl Reserved {
    /// Whether it takes a chord that shall do this, on the numeric block or elsewhere.
    #[must_use]
    pub fn takes(&self, chord: Chord, action: &Action, on_block: bool) -> bool {
        (!self.block || on_block)
            && self.chords.contains(&chord)
            && !self.means.contains(&action.to_string())
    }
}

/// Whether a chord is one of those that a text stands for.
#[must_use]
pub fn matches(pattern: &str, chord: Chord) -> bool {
    chords(pattern).is_ok_and(|chords| chords.contains(&chord))
}

/// The chords that a text stands for; `letter` and `digit` stand for each of them.
///
/// # Errors
///
/// When it stands for none.
pub fn chords(pattern: &str) -> Result<Vec<Chord>, ParseChordError> {
    let each = |word: &str, signs: std::ops::RangeInclusive<char>| {
        let held = pattern.strip_suffix(word)?;
        Some(signs.map(|sign| format!("{held}{sign}").parse()).collect())
    };
    each("letter", 'a'..='z')
        .or_else(|| each("digit", '0'..='9'))
        .unwrap_or_else(|| pattern.parse().map(|chord| vec![chord]))
}
