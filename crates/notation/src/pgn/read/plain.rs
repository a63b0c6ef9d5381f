//! The moves of a main line as PGN writes them, with their numbers: nearly all words of nearly all files.
//!
//! Here is done at once what the way of all other words comes to for such a one, where nothing is open that
//! another word than the next move might settle.

use crate::pgn::lexer::Place;
use crate::pgn::read::{Builder, Found};
use crate::pgn::words::{self, Number};

/// More digits no number has.
const DIGITS: usize = 4;

impl Builder {
    /// Whether nothing is open but the main line of a game that has begun.
    pub(super) fn is_plain(&self, place: Place) -> bool {
        let Some(game) = self.draft.game.as_deref() else { return false };
        let is_main = self.moving && self.depth == 0 && !game.moves.is_empty();
        let is_read = !self.draft.faulty && self.cut.is_none() && !self.header.foreign;
        let as_usual = self.is_english && !self.is_small && place.line <= self.line + 1;
        let is_open = self.piece.is_some()
            || self.noughts.is_some()
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
        let Some((number, text)) = numbered(word) else { return false };
        let is_alone = text.is_empty();
        // Castling is not here: noughts may be parted by blanks.
        if !is_alone && !matches!(text[0], b'a'..=b'h' | b'N' | b'B' | b'R' | b'Q' | b'K') {
            return false;
        }
        let usual = if is_alone { None } else { self.here().usual(text) };
        if usual.is_none() && !is_alone {
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
    if !word[0].is_ascii_digit() {
        return Some((None, word));
    }
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (Some(number), text) = words::numbered(word) else { return None };
    let is_later = digits < DIGITS && number.value.is_some_and(|value| value > 1);
    (is_later && number.dots > 0).then_some((Some(number), text))
}
