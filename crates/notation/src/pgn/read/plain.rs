//! The moves of a main line as PGN writes them, with their numbers: nearly all words of nearly all files.
//!
//! Here is done at once what the way of all other words comes to for such a one, where nothing is open that
//! another word than the next move might settle.

use crate::pgn::lexer::{Place, whole};
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
            || !self.prose.is_empty()
            || self.apart.is_some()
            || self.again.is_some()
            || self.first_again.is_some()
            || !self.held.is_empty();
        is_main && is_read && as_usual && !is_open && self.results.is_untouched()
    }

    /// Takes the words that begin here, as far as they are moves or move numbers behind the first, or both in
    /// one word: how many bytes these are with the blanks behind them, and where the next one stands.
    pub(super) fn plain(
        &mut self,
        place: Place,
        bytes: &[u8],
        found: &mut impl FnMut(Found),
    ) -> (usize, Place) {
        let (mut taken, mut here, mut has_moved) = (0, place, false);
        if !self.is_plain(place) {
            return (taken, here);
        }
        while let Some(next) = Next::of(&bytes[taken..]) {
            if self.noughts.is_some() {
                if next.text.starts_with(b"O") {
                    break;
                }
                self.end_noughts(Some(next.word), found);
                if !self.is_plain(here) {
                    break;
                }
            }
            let usual = self.here().usual(next.text);
            if usual.is_none() && !next.text.is_empty() {
                break;
            }
            self.gap = here.line.saturating_sub(self.line);
            self.line = here.line;
            if next.number.is_some() {
                (self.number, self.numbered) = (next.number, true);
            }
            if let Some((mv, mark, annotation)) = usual {
                if !std::mem::replace(&mut has_moved, true) {
                    self.results.forget();
                }
                self.note(here, mv, annotation, found);
                if mark.is_some() {
                    self.draft.compare_mark(here, next.text, mark);
                }
            }
            taken += next.word.len();
            here.column += next.word.len() as u64;
            let (blanks, behind) = blanks(&bytes[taken..], here);
            (taken, here) = (taken + blanks, behind);
            if self.draft.faulty {
                break;
            }
        }
        (taken, here)
    }
}

/// A word that may be a move, a number, or both.
struct Next<'a> {
    word: &'a [u8],
    /// The number of a later move than the first, and what is behind it.
    number: Option<Number>,
    text: &'a [u8],
}

impl<'a> Next<'a> {
    /// The word that begins here, if it may be one. Noughts may be parted by blanks, so they castle only before
    /// what is none.
    fn of(bytes: &'a [u8]) -> Option<Self> {
        let (word, behind) = bytes.split_at(whole::word(bytes));
        let (number, text) = match word {
            [b'0'..=b'9', ..] => numbered(word)?,
            _ => (None, word),
        };
        let may_be = match text {
            [] => number.is_some(),
            b"O-O" | b"O-O-O" => {
                let next = behind.iter().find(|byte| !byte.is_ascii_whitespace());
                next.is_some_and(|&next| begins_move(next) || matches!(next, b'1'..=b'9'))
            }
            [first, ..] => begins_move(*first),
        };
        may_be.then_some(Self { word, number, text })
    }
}

fn begins_move(byte: u8) -> bool {
    matches!(byte, b'a'..=b'h' | b'N' | b'B' | b'R' | b'Q' | b'K')
}

/// The number of a later move than the first with which a word begins, and the rest; `None` if another
/// number stands there.
fn numbered(word: &[u8]) -> Option<(Option<Number>, &[u8])> {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if digits > DIGITS {
        return None;
    }
    let value = word[..digits].iter().fold(0, |value, byte| value * 10 + u32::from(byte - b'0'));
    let dots = word[digits..].iter().take_while(|&&byte| byte == b'.').count();
    let is_later = value > 1 && dots > 0;
    is_later.then(|| (Some(Number { value: Some(value), dots }), &word[digits + dots..]))
}

/// The blanks behind a word, up to the beginning of the next line: how many bytes these are, and where they end.
fn blanks(bytes: &[u8], from: Place) -> (usize, Place) {
    let spaces = bytes.iter().take_while(|&&byte| byte == b' ').count();
    let end = match bytes[spaces..] {
        [b'\n', ..] => 1,
        [b'\r', b'\n', ..] => 2,
        _ => return (spaces, Place { column: from.column + spaces as u64, ..from }),
    };
    (spaces + end, Place { line: from.line + 1, column: 1 })
}
