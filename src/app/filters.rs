//! The dates, games and results of one's own that games are looked for by, as a player writes them.

use crate::archive::Own;
use crate::archive::search::is_date;
use crate::laws::Variant;
use crate::voices::Voice;
use crate::voices::voice::Word;

/// The most words that the name of a game has.
const LONGEST: usize = 4;

/// The game that the first words name, and how many they are.
#[must_use]
pub fn variant(words: &[&str], talk: &Voice) -> Option<(Variant, usize)> {
    (1..=words.len().min(LONGEST)).rev().find_map(|count| {
        match talk.word(&words[..count].join(" ")) {
            Some(Word::Variant(variant)) => Some((variant, count)),
            _ => None,
        }
    })
}

/// A result of one's own, by what a text means in the voice of the player.
#[must_use]
pub fn own(word: Option<Word>) -> Option<Own> {
    match word {
        Some(Word::Won) => Some(Own::Won),
        Some(Word::Lost) => Some(Own::Lost),
        _ => None,
    }
}

/// A year, a month or a day, from the year to the day or the other way round, as `YYYY-MM-DD` or its
/// beginning.
#[must_use]
pub fn date(text: &str) -> Option<String> {
    let mut parts: Vec<String> =
        text.split(['-', '.', '/']).map(|part| format!("{part:0>2}")).collect();
    if parts.last().is_some_and(|last| last.len() == 4) {
        parts.reverse();
    }
    Some(parts.join("-")).filter(|date| is_date(date))
}

/// Whether a first day is after the last one, as far as both are written.
#[must_use]
pub fn is_never(since: Option<&str>, until: Option<&str>) -> bool {
    let (Some(since), Some(until)) = (since, until) else { return false };
    let both = since.len().min(until.len());
    until[..both] < since[..both]
}
