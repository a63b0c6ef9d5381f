//! What a language calls the openings, whose names are known in English.
//!
//! A name is translated part by part. Where a part has no words of its own the whole name stays English,
//! and is spoken as English: nobody shall hear half of it in each language. Which opening a game has, `notation::openings` knows.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use serde::Deserialize;

use touchmove_voices::Compiled;

/// The words of a language for parts of names; read when the first one is asked for.
#[derive(Clone, Debug)]
pub(crate) struct OpeningNames {
    built_in: Option<&'static Compiled>,
    /// What the player's files say instead.
    own: BTreeMap<String, String>,
    names: OnceCell<Names>,
}

#[derive(Clone, Debug)]
struct Names {
    whole: BTreeMap<String, String>,
    /// Longest first, so that the most exact one is found first.
    patterns: Vec<NamePattern>,
}

/// English words in the names of openings that are no names of people or places.
const WORDS: &str = include_str!("opening_words.txt");

/// `* Variation` and what it becomes; the star is a name in one word, never a word of English.
#[derive(Clone, Debug)]
struct NamePattern {
    before: String,
    after: String,
    becomes: String,
}

impl OpeningNames {
    /// Those of a voice that is compiled in, with the player's over them.
    pub(super) fn new(built_in: Option<&'static Compiled>, own: BTreeMap<String, String>) -> Self {
        Self { built_in, own, names: OnceCell::new() }
    }

    /// Whether there is no name.
    pub(crate) fn is_empty(&self) -> bool {
        !self.built_in.is_some_and(Compiled::names_openings) && self.own.is_empty()
    }

    fn names(&self) -> &Names {
        #[derive(Deserialize)]
        struct File {
            openings: BTreeMap<String, String>,
        }
        self.names.get_or_init(|| {
            // The file is compiled in, and a test reads it.
            let built_in = self.built_in.map(Compiled::openings).unwrap_or_default();
            let built_in = toml::from_str::<File>(built_in).map(|file| file.openings);
            let mut entries = built_in.unwrap_or_default();
            entries.extend(self.own.clone());
            Names::new(entries)
        })
    }

    /// What a part of a name is called; `None`: it has no word of its own.
    pub(crate) fn part(&self, english: &str) -> Option<String> {
        let names = self.names();
        let whole = names.whole.get(english).cloned();
        whole.or_else(|| names.patterns.iter().find_map(|pattern| pattern.apply(english)))
    }
}

impl Names {
    fn new(entries: BTreeMap<String, String>) -> Self {
        let (patterns, whole) =
            entries.into_iter().partition::<BTreeMap<_, _>, _>(|(part, _)| part.contains('*'));
        let mut patterns: Vec<NamePattern> = patterns.into_iter().filter_map(pattern).collect();
        patterns
            .sort_by_key(|pattern| std::cmp::Reverse(pattern.before.len() + pattern.after.len()));
        Self { whole, patterns }
    }
}

fn pattern((part, becomes): (String, String)) -> Option<NamePattern> {
    let (before, after) = part.split_once('*')?;
    Some(NamePattern { before: before.to_owned(), after: after.to_owned(), becomes })
}

impl NamePattern {
    fn apply(&self, english: &str) -> Option<String> {
        let name = english.strip_prefix(&self.before)?.strip_suffix(&self.after)?;
        let is_one = !name.is_empty() && !name.contains(' ') && !is_english(name);
        is_one.then(|| self.becomes.replace('*', name))
    }
}

/// Whether a name has a word of English in it, `Ultra-Symmetrical`, or is a move in English letters.
fn is_english(name: &str) -> bool {
    let is_word = |part: &str| WORDS.split_whitespace().any(|word| word == part);
    let is_move = name.contains(char::is_numeric) && name.contains(char::is_alphabetic);
    is_move || name.split('-').any(is_word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_exact_entry_is_taken() {
        let entries = [
            ("* Variation", "*-Variante"),
            ("Delayed * Variation", "Verzögerte *-Variante"),
            ("*'s Variation", "*-Variante"),
            ("Main Variation", "Hauptvariante"),
        ];
        let names = OpeningNames::new(
            None,
            entries.into_iter().map(|(part, name)| (part.to_owned(), name.to_owned())).collect(),
        );
        let part = |english| names.part(english);
        assert_eq!(part("Main Variation").as_deref(), Some("Hauptvariante"));
        assert_eq!(part("Najdorf Variation").as_deref(), Some("Najdorf-Variante"));
        assert_eq!(part("Bird's Variation").as_deref(), Some("Bird-Variante"));
        assert_eq!(part("Delayed Alapin Variation").as_deref(), Some("Verzögerte Alapin-Variante"));
        assert_eq!(part("Van der Wiel Variation"), None);
        assert_eq!(part(" Variation"), None);
    }
}
