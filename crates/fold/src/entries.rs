//! Under which words a text is in an index, and under which it is looked for there.
//!
//! The index says in which languages a word may be known. It may name one too many and never one too few:
//! who knows the word, the language itself says.

use crate::{Folding, is_of_a_word};

/// The script of a letter that is written without spaces, or with them at the writer's will, by the first
/// letter of it.
#[must_use]
pub const fn close_script(c: char) -> Option<char> {
    match c {
        // Thai and Lao.
        '\u{e00}'..='\u{eff}' => Some('\u{e00}'),
        // Burmese.
        '\u{1000}'..='\u{109f}' => Some('\u{1000}'),
        // Khmer.
        '\u{1780}'..='\u{17ff}' => Some('\u{1780}'),
        // Kana and Han, which stand in one text.
        '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' => Some('\u{3040}'),
        // Hangul.
        '\u{ac00}'..='\u{d7a3}' => Some('\u{ac00}'),
        _ => None,
    }
}

/// The words under which a text of a language is in the index, in every spelling; where words stand close,
/// their script. Letters and digits that stand alone are none beside other words: `ah 1` is under `ah`.
#[must_use]
pub fn entries(text: &str, folding: &Folding) -> Vec<String> {
    let mut found = words(text, folding);
    if !found.iter().all(|word| is_single(word)) {
        found.retain(|word| !is_single(word));
    }
    found
}

/// Under which word an ending is in the index that is written behind an apostrophe or a hyphen.
#[must_use]
pub fn ending_entry(ending: &str) -> String {
    format!("'{ending}")
}

/// The words of a text in every spelling, or their scripts.
fn words(text: &str, folding: &Folding) -> Vec<String> {
    let mut found = Vec::new();
    for spelling in folding.spellings(text) {
        for word in spelling.split(|c: char| !is_of_a_word(c)) {
            let mut scripts = word.chars().filter_map(close_script).peekable();
            if scripts.peek().is_none() && !word.is_empty() {
                add(&mut found, word);
            }
            for script in scripts {
                add(&mut found, script.encode_utf8(&mut [0; 4]));
            }
        }
    }
    found
}

/// Whether a word is a letter or a digit of ASCII.
fn is_single(word: &str) -> bool {
    word.len() == 1 && word.is_ascii()
}

/// The words under which a text that was typed is looked for, where these are the foldings of all
/// languages: its words, and the parts of words such as `springerf3` and `e4tome`.
#[must_use]
pub fn sought(text: &str, foldings: &[Folding]) -> Vec<String> {
    let plain = [Folding::default()];
    let foldings = if text.is_ascii() { &[] } else { foldings };
    let mut found = Vec::new();
    for folding in plain.iter().chain(foldings) {
        for word in words(text, folding) {
            add(&mut found, &word);
        }
        for (at, sign) in text.match_indices(['\'', '’', '-']) {
            if let Some(ending) = words(&text[at + sign.len()..], folding).first() {
                add(&mut found, &ending_entry(ending));
            }
        }
    }
    for at in 0..found.len() {
        let word = found[at].clone();
        for run in runs(&word) {
            // A letter of a square is no word unless it has an accent.
            if !is_single(run) || !text.is_ascii() {
                add(&mut found, run);
            }
            // The letter of a file may stand close behind a word.
            if let Some((last, _)) = run.char_indices().next_back().filter(|(last, _)| *last > 0) {
                add(&mut found, &run[..last]);
            }
        }
    }
    found
}

fn add(found: &mut Vec<String>, word: &str) {
    if !found.iter().any(|known| known == word) {
        found.push(word.to_owned());
    }
}

/// Splits a word where letters end, and where those of ASCII do.
fn runs(word: &str) -> Vec<&str> {
    let kind = |c: char| (c.is_ascii(), c.is_ascii_alphabetic());
    let mut runs = Vec::new();
    let mut start = 0;
    let mut before = None;
    for (at, c) in word.char_indices() {
        if before.is_some_and(|before| before != kind(c)) {
            runs.push(&word[start..at]);
            start = at;
        }
        before = Some(kind(c));
    }
    runs.push(&word[start..]);
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_in_whatever_spelling_it_is_typed() {
        let german = Folding::new([('ä', "ae".to_owned())]);
        let known = entries("der Läufer", &german);
        assert_eq!(known, ["der", "laufer", "laeufer"]);
        for typed in ["LÄUFER", "laufer", "Laeufer", "la\u{308}ufer", "läuferf3", "läufer-f3"] {
            let sought = sought(typed, std::slice::from_ref(&german));
            assert!(sought.iter().any(|word| known.contains(word)), "{typed}");
        }
    }

    #[test]
    fn where_words_stand_close_their_script_is_looked_for() {
        assert_eq!(entries("ม้า", &Folding::default()), ["\u{e00}"]);
        assert_eq!(sought("나이트g1에서", &[]), ["\u{ac00}"]);
        assert!(sought("nachtสิ", &[]).contains(&"\u{e00}".to_owned()));
    }

    #[test]
    fn a_letter_or_a_digit_is_a_word_where_it_stands_alone() {
        let none = Folding::default();
        assert_eq!(entries("ah 1", &none), ["ah"]);
        assert_eq!(entries("a", &none), ["a"]);
        let has = |text: &str, word: &str| sought(text, &[]).contains(&word.to_owned());
        assert!(!has("torre a3", "a") && has("torre a c3", "a") && has("é4", "e"));
        assert!(has("g1'den", "'den") && has("g1-e", &ending_entry("e")));
    }
}
