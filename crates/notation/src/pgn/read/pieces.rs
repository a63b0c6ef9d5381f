//! Moves that are written with blanks in them, `2. N f3`, `Q x f7`, `e2 - e4`, `e8 (Q)`, and those that
//! lack one.

use shakmaty::san::SanError;

use crate::pgn::lexer::{Place, Token};
use crate::pgn::read::here::{begins_with_square, is_between, is_figurine};
use crate::pgn::read::{Builder, Found, Odd, Wrong};
use crate::pgn::words::{decode, shown};
use crate::written::{Written, is_said, sign, written};

/// The beginning of a move.
#[derive(Debug)]
pub(super) struct MoveStart {
    at: Place,
    /// What stands there, without its blanks and with them.
    text: String,
    parted: String,
    /// What it is where nothing goes on with it.
    alone: Alone,
    /// Where a bracket was opened behind it, and another place with what stands in it.
    bracket: Option<(Place, Option<(Place, String)>)>,
}

/// What the beginning of a move is by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alone {
    /// No move, though one must stand there.
    Nothing,
    /// A sign of this number.
    Sign(u8),
    /// A word.
    Word,
    /// A square on which a piece of the same player stands.
    Origin,
    /// A pawn on its last rank that becomes nothing.
    Pawn,
}

impl MoveStart {
    fn new(at: Place, text: &str, alone: Alone) -> Self {
        Self { at, text: text.to_owned(), parted: text.to_owned(), alone, bracket: None }
    }

    fn add(&mut self, more: &str) {
        self.text.push_str(more);
        self.parted = format!("{} {more}", self.parted);
    }

    /// Whether a word may go on with it at all.
    fn takes(&self, more: &str) -> bool {
        match self.alone {
            // The answer to a move onto an own piece is no part of it.
            Alone::Origin => self.text.contains(is_between) || more.starts_with(is_between),
            Alone::Sign(_) => begins_with_square(more),
            Alone::Nothing | Alone::Word | Alone::Pawn => true,
        }
    }

    /// Whether it can have been nothing but a move, with this whole one.
    fn is_move(&self) -> bool {
        let is_large = || self.text.starts_with(char::is_uppercase);
        self.alone != Alone::Word || is_large() || self.text.contains(is_between)
    }
}

impl Builder {
    /// Takes the letter of a piece, or a file, behind which more of a move may follow. Behind a move such a
    /// letter may be a sign, or a word.
    pub(super) fn begins_move(&mut self, at: Place, text: &str) -> bool {
        let counted = self.number.is_some_and(|number| number.dots > 0);
        let number = sign(text).filter(|_| !counted);
        let begun = self.depth > 0 || self.draft.has_moves();
        let may_be =
            self.here().is_beginning(text) && (begun || counted || text.contains(is_figurine));
        if !may_be || self.draft.faulty {
            return false;
        }
        let alone = match number {
            Some(number) => Alone::Sign(number),
            None if counted || text.contains(is_figurine) => Alone::Nothing,
            None => Alone::Word,
        };
        self.piece = Some(MoveStart::new(at, text, alone));
        true
    }

    /// A capture with the beginning of `e. p.` behind it: the rest may follow behind a blank.
    pub(super) fn begins_passing(&mut self, at: Place, text: &str) -> bool {
        let capture = text.strip_suffix('.').unwrap_or(text).strip_suffix(['e', 'E']);
        let passes = |capture| {
            let read = written(capture, &self.letters)?;
            self.here().legal(&read, capture).ok().filter(|mv| mv.is_en_passant())
        };
        let begins = capture.and_then(passes).is_some();
        if begins {
            self.piece = Some(MoveStart::new(at, text, Alone::Word));
        }
        begins
    }

    /// A pawn on its last rank: what it becomes may follow.
    pub(super) fn awaits_piece(&mut self, at: Place, text: &str) {
        self.piece = Some(MoveStart::new(at, text, Alone::Pawn));
    }

    /// A square from which a piece may go: where it goes may follow.
    pub(super) fn awaits_square(&mut self, at: Place, text: &str) {
        self.piece = Some(MoveStart::new(at, text, Alone::Origin));
    }

    /// Takes a word that goes on with a move.
    pub(super) fn joins(&mut self, word: &[u8], found: &mut impl FnMut(Found)) -> bool {
        let more = decode(word);
        let Some(mut piece) = self.piece.take() else { return false };
        if !piece.takes(&more) {
            self.piece = Some(piece);
            self.leave_piece(found);
            return false;
        }
        let before = piece.parted.clone();
        piece.add(&more);
        if &*more == "=" {
            self.piece = Some(piece);
            return true;
        }
        if piece.alone == Alone::Word && is_said(&piece.text) {
            self.draft.remark(piece.at, Odd::LeftOut(shown(piece.parted.as_bytes())));
            return true;
        }
        let read = written(&piece.text, &self.letters);
        let legal = read.map(|read| (read, self.here().legal(&read, &piece.text)));
        match legal {
            Some((_, Ok(_)))
                if matches!(piece.alone, Alone::Sign(_))
                    && self.here().is_capture_from_file(word) =>
            {
                self.cut(piece.at, Wrong::Ambiguous(shown(piece.parted.as_bytes())), found);
            }
            Some((read, Ok(mv))) => {
                self.is_parted = true;
                self.play_odd(piece.at, &piece.parted, read.as_parted(), mv, found);
            }
            _ if self.may_go_on(&mut piece, read) => {
                self.piece = Some(piece);
            }
            // A piece cannot go there, and a pawn can: the letter is the sign of a novelty.
            Some((_, Err(SanError::IllegalSan)))
                if matches!(piece.alone, Alone::Sign(_))
                    && !self.is_parted
                    && self.here().is_next(word) =>
            {
                self.leave(MoveStart { parted: before, ..piece }, found);
                return false;
            }
            Some((_, Err(error))) if piece.is_move() => {
                self.cut(piece.at, self.here().refused(&error, &piece.parted), found);
            }
            _ => {
                self.leave(MoveStart { parted: before, ..piece }, found);
                return false;
            }
        }
        true
    }

    /// Whether more may follow on a part of a move, and what it is without.
    fn may_go_on(&self, piece: &mut MoveStart, read: Option<Written>) -> bool {
        let is_square = read.is_some();
        if !self.here().is_beginning(&piece.text)
            || read.is_some_and(|read| !self.here().is_origin(&read))
        {
            return false;
        }
        piece.alone = match piece.alone {
            _ if is_square => Alone::Origin,
            Alone::Sign(_) => Alone::Nothing,
            alone => alone,
        };
        true
    }

    /// Takes brackets around what a pawn becomes, behind a blank; anything else in brackets is a variation.
    pub(super) fn brackets(
        &mut self,
        place: Place,
        token: &Token<'_>,
        found: &mut impl FnMut(Found),
    ) -> bool {
        let Some(mut piece) = self.piece.take_if(|piece| piece.alone == Alone::Pawn) else {
            return false;
        };
        match (&mut piece.bracket, token) {
            (bracket @ None, Token::Open) => *bracket = Some((place, None)),
            (Some((_, inner @ None)), Token::Word(word)) => {
                *inner = Some((place, decode(word).into_owned()));
            }
            (Some((_, Some((_, inner)))), Token::Close) => {
                let (whole, parted) =
                    (format!("{}({inner})", piece.text), format!("{} ({inner})", piece.text));
                let read = written(&whole, &self.letters).map(Written::as_parted);
                if let Some(read) = read
                    && let Ok(mv) = self.here().legal(&read, &whole)
                {
                    self.play_odd(piece.at, &parted, read, mv, found);
                    return true;
                }
                self.leaves_bracket(piece, found);
                return false;
            }
            (None, _) => {
                self.piece = Some(piece);
                return false;
            }
            _ => {
                self.leaves_bracket(piece, found);
                return false;
            }
        }
        self.piece = Some(piece);
        true
    }

    /// What stands in brackets is a variation.
    fn leaves_bracket(&mut self, mut piece: MoveStart, found: &mut impl FnMut(Found)) {
        let Some((at, inner)) = piece.bracket.take() else { return };
        self.leave(piece, found);
        self.open(at, found);
        if let Some((at, word)) = inner {
            self.word(at, word.as_bytes(), found);
        }
    }

    /// Nothing goes on with the beginning of a move.
    pub(super) fn leave_piece(&mut self, found: &mut impl FnMut(Found)) {
        self.end_noughts(None, found);
        self.leave_stray(None);
        match self.piece.take() {
            Some(piece) if piece.bracket.is_some() => self.leaves_bracket(piece, found),
            Some(piece) => self.leave(piece, found),
            None => {}
        }
    }

    fn leave(&mut self, piece: MoveStart, found: &mut impl FnMut(Found)) {
        let MoveStart { at, parted: text, alone, .. } = piece;
        let word = shown(text.as_bytes());
        match alone {
            Alone::Sign(number) => self.signed(at, &text, number, found),
            Alone::Word => self.unknown(at, &text, found),
            Alone::Nothing => self.cut(at, Wrong::Word(word), found),
            Alone::Origin => self.cut(at, Wrong::Illegal(word), found),
            Alone::Pawn => self.cut(at, Wrong::NoPromotion(word), found),
        }
    }
}
