//! From a typed or spoken text to a legal move.
//!
//! Kind to people: letters of English and of the chosen voices, coordinates and words in any mix.
//! Strict in one thing: it never guesses between two legal readings.

use shakmaty::{Chess, Move, Position, Square};

use crate::notation::illegal::{self, Illegal};
use crate::notation::pattern::{self, Case, Line, NoPattern, Pattern, patterns};
use crate::notation::vocabulary::Vocabulary;

/// Why a text is no move here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// There is nothing to read.
    Empty,
    /// This word is not known.
    UnknownWord(String),
    /// The words are known but are no move together.
    NoMove,
    /// Each of these legal moves is meant by the text, at least two.
    Ambiguous(Vec<Move>),
    /// A move, but not a legal one.
    Illegal(Illegal),
}

/// Reads a move in a position with the words of these voices.
///
/// A lower-case letter that can be a file is one, an upper-case letter that can be a piece is one;
/// only if that gives no legal move, or one that nobody writes so, is the other reading tried.
///
/// # Errors
///
/// When the text is no move, no legal one, or more than one.
pub fn read(text: &str, vocabularies: &[&Vocabulary], position: &Chess) -> Result<Move, NotRead> {
    if text.trim().is_empty() {
        return Err(NotRead::Empty);
    }
    let strict = patterns(text, vocabularies, Case::Strict);
    let lenient = || patterns(text, vocabularies, Case::Lenient);
    let mut readings = legal(strict.as_deref().unwrap_or(&[]), position);
    if readings.is_empty() || strict.iter().flatten().any(|pattern| pattern.is_odd()) {
        readings = legal(lenient().as_deref().unwrap_or(&[]), position);
    }
    match readings[..] {
        [only] => Ok(only),
        [] => Err(explain(strict.or_else(|_| lenient()), position)),
        _ => Err(NotRead::Ambiguous(readings)),
    }
}

/// The squares that a text names in digits, letters or words, and nothing else; `None` otherwise.
#[must_use]
pub fn squares(text: &str, vocabularies: &[&Vocabulary]) -> Option<Vec<Square>> {
    pattern::squares(text, vocabularies)
}

/// The one file or rank that a text names; `None` otherwise.
#[must_use]
pub fn line(text: &str, vocabularies: &[&Vocabulary]) -> Option<Line> {
    pattern::line(text, vocabularies)
}

fn legal(patterns: &[Pattern], position: &Chess) -> Vec<Move> {
    let moves = position.legal_moves();
    let mut fitting: Vec<Move> =
        moves.into_iter().filter(|&mv| patterns.iter().any(|pattern| pattern.fits(mv))).collect();
    // The strongest promotion first, then by squares: the numbers that a player is asked for.
    fitting.sort_by_key(|mv| (mv.to(), mv.from(), std::cmp::Reverse(mv.promotion())));
    fitting
}

fn explain(patterns: Result<Vec<Pattern>, NoPattern>, position: &Chess) -> NotRead {
    match patterns {
        Ok(patterns) => patterns.first().map_or(NotRead::NoMove, |pattern| {
            NotRead::Illegal(illegal::reason(*pattern, position))
        }),
        Err(NoPattern::Word(word)) => NotRead::UnknownWord(word),
        Err(NoPattern::Shape) => NotRead::NoMove,
    }
}

#[cfg(test)]
mod tests;
