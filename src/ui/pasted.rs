//! A text of several lines that is pasted: a position, or what nobody has typed here, such as a whole game,
//! or a page with `resign` and `yes` in it. It is one entry, never one command after another.

use shakmaty::CastlingMode;

use crate::notation::position;
use crate::voices::Narrator;

/// The sentence that says that several lines are not taken.
#[must_use]
pub fn refused(text: &str) -> &'static str {
    if text.lines().any(begins_a_game) { "paste-game" } else { "paste-lines" }
}

/// A position that was pasted in several lines, in one.
#[must_use]
pub fn position_in(text: &str, narrator: &Narrator) -> Option<String> {
    let text = text.trim();
    if !text.contains('\n') {
        return None;
    }
    let words = [narrator.moves.vocabulary(), narrator.talk.vocabulary()];
    let joined = text.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    let is_position = position::read_in(&joined, CastlingMode::Standard, &words).is_ok();
    is_position.then_some(joined)
}

/// A text with one sign for the end of a line.
#[must_use]
pub fn with_plain_ends(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// Whether a line is one of a PGN file: a tag, or the first move with its number.
fn begins_a_game(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("1.") || line.starts_with('[') && line.trim_end().ends_with("\"]")
}
