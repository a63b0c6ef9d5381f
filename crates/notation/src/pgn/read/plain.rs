//! The moves of a main line as PGN writes them, with their numbers: nearly all words of nearly all files.
//!
//! Here is done at once what the way of all other words comes to for such a one, where nothing is open that
//! another word than the next move might settle.

use crate::pgn::lexer::Place;
use crate::pgn::read::{Builder, Found};
use crate::pgn::words::Number;

/// More digits no number has.
const DIGITS: usize = 3;

impl Builder {
    /// Whether nothing is open but the main line of a game that has begun, and castling at its end.
    fn is_plain(&self, place: Place) -> bool {
        let Some(game) = self.draft.game.as_deref() else { return false };
        let is_main = self.moving && self.depth == 0 && !game.moves.is_empty();
        let is_read = !self.draft.faulty && self.cut.is_none() && !self.header.foreign;
        let as_usual = self.is_english && !self.is_small && place.line <= self.line + 1;
        let is_open = self.piece.is_some()
            || self.stray.is_some()
            || self.doubt.is_some()
            || self.text.is_some()
            || self.apart.is_some()
            || self.again.is_some()
            || self.first_again.is_some()
            || !self.held.is_empty();
        is_main && is_read && as_usual && !is_open && self.results.is_untouched()
    }

    /// Takes a move number behind the first, the next move, or both in one word. Whether it was that.
    pub(super) fn plain(
        &mut self,
        place: Place,
        word: &[u8],
        found: &mut impl FnMut(Found),
    ) -> bool {
        if !self.is_plain(place) {
            return false;
        }
        let Some((number, text)) = numbered(word) else { return false };
        // Castling is not here: noughts may be parted by blanks.
        if !matches!(text, [] | [b'a'..=b'h' | b'N' | b'B' | b'R' | b'Q' | b'K', ..]) {
            return false;
        }
        if self.noughts.is_some() {
            self.end_noughts(Some(word), found);
            if !self.is_plain(place) {
                return false;
            }
        }
        let usual = self.here().usual(text);
        if usual.is_none() && !text.is_empty() {
            return false;
        }
        self.gap = place.line.saturating_sub(self.line);
        self.line = place.line;
        if number.is_some() {
            (self.number, self.numbered) = (number, true);
        }
        if let Some((mv, mark, annotation)) = usual {
            self.play(place, mv, annotation, found);
            self.compare_mark(place, text, mark);
        }
        true
    }
}

/// The number of a later move than the first with which a word begins, and the rest; `None` if another
/// number stands there.
fn numbered(word: &[u8]) -> Option<(Option<Number>, &[u8])> {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if digits == 0 {
        return Some((None, word));
    }
    if digits > DIGITS {
        return None;
    }
    let value = word[..digits].iter().fold(0, |value, byte| value * 10 + u32::from(byte - b'0'));
    let dots = word[digits..].iter().take_while(|&&byte| byte == b'.').count();
    let is_later = value > 1 && dots > 0;
    is_later.then(|| (Some(Number { value: Some(value), dots }), &word[digits + dots..]))
}
