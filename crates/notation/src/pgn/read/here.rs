//! What a word means as a move, where the game has come to and in its letters.

use shakmaty::san::{San, SanError};
use shakmaty::{Move, Position as _};
use touchmove_position::Position;

use crate::pgn::read::Wrong;
use crate::pgn::read::only::only;
use crate::pgn::result::GameResult;
use crate::pgn::words::{self, decode, shown};
use crate::written::{
    Act, Departure, Letters, Mark, Written, figurine, is_dash, is_foreign, readings, written,
};

/// No two moves without a blank are longer.
const LONGEST_PAIR: usize = 16;

/// A move, what is said of the king, and the mark of praise or blame behind it.
pub(super) type Usual = (Move, Option<Mark>, Option<u8>);

/// The place in a game at which a word is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Here<'a> {
    /// The position in which the next move is made, once there is a game.
    pub(super) position: Option<&'a Position>,
    /// The letters of the moves, and whether they are those of PGN.
    pub(super) letters: &'a Letters,
    pub(super) is_english: bool,
    /// Whether pieces were written in small letters.
    pub(super) is_small: bool,
}

impl Here<'_> {
    /// Whether a word is a move that can be made here.
    pub(super) fn is_next(&self, word: &[u8]) -> bool {
        let text = decode(word);
        written(&text, self.letters).is_some_and(|read| self.legal(&read, &text).is_ok())
    }

    /// Whether a word is a first move of chess.
    pub(super) fn is_first(&self, word: &[u8]) -> bool {
        let first = || written(&decode(word), self.letters)?.to_move(&Position::default()).ok();
        first().is_some()
    }

    /// A legal move as PGN writes it, with the mark of praise or blame behind it: nearly all are so.
    pub(super) fn usual(&self, text: &[u8]) -> Option<Usual> {
        if !self.is_english || self.is_small && text.starts_with(b"b") {
            return None;
        }
        let here = self.position?;
        if here.chess().is_some()
            && let Some((mv, mark)) = only(here, text)
        {
            return Some((mv, mark, None));
        }
        let (san, mark, annotation) = words::usual(text)?;
        let mv = san.to_move(here).ok()?;
        // What takes has the sign of it, and the king's move is no castling.
        let is_usual = match san {
            San::Normal { capture, .. } => capture == mv.is_capture() && !mv.is_castle(),
            _ => true,
        };
        is_usual.then_some((mv, mark, annotation))
    }

    /// The legal move of what is written. One that is said to capture in passing, and does not, is that move
    /// all the same. Letters may be in another case where one move alone can be meant; `bxc5` is the bishop's
    /// only in a game of small letters.
    pub(super) fn legal(&self, written: &Written, text: &str) -> Result<Move, SanError> {
        let here = self.position.ok_or(SanError::IllegalSan)?;
        let passing = |read: &Written| match read.to_move(here) {
            Err(SanError::IllegalSan) if read.en_passant => {
                Written { en_passant: false, ..*read }.to_move(here)
            }
            read => read,
        };
        let exact = passing(written);
        let is_exact = !written.departures.has(Departure::Case);
        let is_legal = !matches!(exact, Err(SanError::IllegalSan));
        let is_sure = is_legal || written.is_pawn_capture();
        if is_exact && (!self.is_small && is_sure || written.names_a_piece()) {
            return exact;
        }
        let mut one = if written.is_doubled() { Err(SanError::IllegalSan) } else { exact };
        let others = readings(text, self.letters).into_iter().flatten();
        for other in others.filter(|read| !read.is_doubled()).map(|read| passing(&read)) {
            one = match (one, other) {
                (Err(SanError::IllegalSan), other) => other,
                (one, Err(SanError::IllegalSan)) => one,
                (Ok(one), Ok(other)) if one == other => Ok(one),
                _ => return Err(SanError::AmbiguousSan),
            };
        }
        one
    }

    /// Whether a word is one of a game.
    pub(super) fn means(&self, word: &str) -> bool {
        words::annotation(word.as_bytes()).is_some()
            || written(word, self.letters).is_some()
            || is_foreign(word, self.letters)
            || GameResult::misspelt(word).is_some()
    }

    pub(super) fn is_piece(&self, letter: char) -> bool {
        let found = written(&format!("{letter}a1"), self.letters).map(|found| found.act);
        letter.is_uppercase() && matches!(found, Some(Act::Plain(plain)) if plain.role.is_some())
    }

    /// Whether a text is a part of a move, from its beginning: `N`, `Nb`, `e`, `e2-`, `Qx`.
    pub(super) fn is_beginning(&self, text: &str) -> bool {
        let mut rest = text.chars().peekable();
        let piece = rest.next_if(|&c| is_figurine(c) || self.is_piece(c)).is_some();
        let file = rest.next_if(|c| matches!(c, 'a'..='h')).is_some();
        rest.next_if(|c| matches!(c, '1'..='8'));
        let between = rest.next_if(|&c| is_between(c)).is_some();
        if between {
            rest.next_if(|c| matches!(c, 'a'..='h'));
        }
        (piece || file) && rest.next().is_none()
    }

    /// Whether all that is missing is what a pawn becomes.
    pub(super) fn lacks_promotion(&self, written: &Written) -> bool {
        let Some(here) = self.position.filter(|_| written.awaits_promotion()) else { return false };
        let mut moves = here.legal_moves();
        moves.retain(|&mut mv| written.fits(mv));
        let way = |at: usize| moves.get(at).map(|mv| (mv.from(), mv.to()));
        (0..moves.len()).all(|at| moves[at].is_promotion() && way(at) == way(0))
    }

    /// Whether what is written is a square on which a piece of the same player stands.
    pub(super) fn is_origin(&self, written: &Written) -> bool {
        let (Some(here), Act::Plain(plain)) = (self.position, written.act) else { return false };
        here.us().contains(plain.to) && plain.promotion.is_none() && written.mark.is_none()
    }

    /// Whether a word by itself is a legal capture of a pawn: a piece from its file may be meant as well.
    pub(super) fn is_capture_from_file(&self, word: &[u8]) -> bool {
        !begins_with_square(&decode(word)) && self.is_next(word)
    }

    /// Why a move cannot be made.
    pub(super) fn refused(&self, error: &SanError, text: &str) -> Wrong {
        let word = shown(text.as_bytes());
        match error {
            SanError::AmbiguousSan => Wrong::Ambiguous(word),
            SanError::IllegalSan if self.is_glued(text) => Wrong::Glued(word),
            SanError::IllegalSan => Wrong::Illegal(word),
        }
    }

    /// Why a piece cannot be dropped so, where a text drops one.
    pub(super) fn refused_drop(&self, text: &str) -> Option<Wrong> {
        let (San::Put { role, .. }, ..) = words::usual(text.as_bytes())? else { return None };
        let word = shown(text.as_bytes());
        let here = self.position?;
        let held = here.pockets().map(|pockets| pockets[here.turn()][role]);
        Some(if held == Some(0) { Wrong::NotInHand(word) } else { Wrong::Illegal(word) })
    }

    /// Whether a text is two moves, one after the other, with no blank between them.
    pub(super) fn is_glued(&self, text: &str) -> bool {
        let Some(here) = self.position.filter(|_| text.is_ascii() && text.len() <= LONGEST_PAIR)
        else {
            return false;
        };
        let legal = |text: &str, here: &Position| {
            written(text, self.letters).filter(Written::is_sure)?.to_move(here).ok()
        };
        (2..text.len().saturating_sub(1)).any(|at| {
            let (one, other) = text.split_at(at);
            let after = || legal(one, here).and_then(|mv| here.clone().play(mv).ok());
            after().is_some_and(|after| legal(other, &after).is_some())
        })
    }
}

/// What stands between two squares.
pub(super) fn is_between(c: char) -> bool {
    matches!(c, 'x' | ':' | '×') || is_dash(c)
}

pub(super) fn is_figurine(c: char) -> bool {
    figurine(c).is_some()
}

/// Whether a word begins with a square, or with the sign of a capture.
pub(super) fn begins_with_square(word: &str) -> bool {
    matches!(word.as_bytes(), [b'x' | b':', ..] | [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8', ..])
}
