//! Moves as they are written, on score sheets, in files and by other programs: what the form of a text
//! says, before any position is asked.
//!
//! The one vocabulary of notation, for what is typed and for what a file has. Spoken words are no notation.

mod behind;
mod departure;
mod letters;
mod shape;
mod symbol;

use shakmaty::san::SanError;
use shakmaty::{CastlingSide, File, Move, Position as _, Role};
use touchmove_position::Position;

pub use behind::{Signs, is_said, sign};
pub use departure::{Departure, Departures};
pub use letters::Letters;
pub use shape::PlainMove;

pub(crate) use symbol::{castling, figurine, is_dash, without_number};

pub(crate) use behind::without_passing;

use behind::behind;
use symbol::{Symbols, is_null, without_before};

/// What is done by a written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Castling.
    Castle(CastlingSide),
    /// A side passes, which no game can.
    Null,
    /// A piece goes to a square.
    Plain(PlainMove),
    /// A pawn of the first file takes on the second, wherever that is: `exd`, `ed`.
    PawnTakes {
        /// The file of the pawn.
        from: File,
        /// The file of what it takes.
        to: File,
        /// What it becomes.
        promotion: Option<Role>,
    },
}

/// What is said of the king that is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Check.
    Check,
    /// Mate.
    Mate,
}

/// A move as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// What is done.
    pub act: Act,
    /// Check or mate, as far as it is said; nobody compares it.
    pub mark: Option<Mark>,
    /// Whether it is said to capture in passing.
    pub en_passant: bool,
    /// The annotations behind it.
    pub signs: Signs,
    /// In what it differs from the standard.
    pub departures: Departures,
}

/// The move that a text is by its form, in the letters of a language; `None` where it is none.
///
/// A small letter that can be a file is one. A letter in the wrong case is read where it can be nothing
/// else.
#[must_use]
pub fn written(text: &str, letters: &Letters) -> Option<Written> {
    let (exact, [sloppy, _]) = both(text, letters);
    exact.or(sloppy)
}

/// A text without what stands behind a move, what of a check is said there, and whether a capture in passing is.
pub(crate) fn after(text: &str) -> (&str, Option<Mark>, bool) {
    let (text, _) = without_before(text);
    let (bare, after) = behind(text);
    (bare, after.mark, after.en_passant)
}

/// All readings of a text: with every letter in its case, and those where letters may be in the wrong one,
/// whatever else they can be then: `bc4` for the bishop, `BB5` for the pawn and the bishop.
#[must_use]
pub fn readings(text: &str, letters: &Letters) -> [Option<Written>; 3] {
    let (exact, [first, second]) = both(text, letters);
    [exact, first, second]
}

/// A text as it stands, and in the wrong case.
fn both(text: &str, letters: &Letters) -> (Option<Written>, [Option<Written>; 2]) {
    let (text, before) = without_before(text);
    let (bare, after) = behind(text);
    let whole = |(act, found): (Act, Departures)| Written {
        act,
        mark: after.mark,
        en_passant: after.en_passant,
        signs: after.signs,
        departures: found.and(after.departures).and(before),
    };
    if let Some(found) = castling(bare) {
        return (Some(whole(found)), [None, None]);
    }
    if is_null(text) {
        return (Some(whole((Act::Null, Departures::NONE))), [None, None]);
    }
    let read = |text: &str| Symbols::of(text, letters).map(|symbols| symbols.shapes());
    let (exact, sloppy) = read(bare).unwrap_or_default();
    let (exact, sloppy) = (exact.map(whole), sloppy.map(|found| found.map(whole)));
    if exact.or(sloppy[0]).is_some_and(Written::can_be) {
        return (exact, sloppy);
    }
    // Behind a whole move these are no pieces: `Nf3N` is new, `e4D` has a diagram.
    let signed = || {
        let (move_before, number) = behind::letter_behind(bare)?;
        let (exact, _) = read(move_before)?;
        let mut signed = exact.map(whole).filter(|&written| written.is_whole())?;
        signed.signs.put_first(number);
        signed.departures = signed.departures.with(Departure::Sign);
        Some(signed)
    };
    let named = || {
        let (rest, role) = behind::piece_named(bare)?;
        let (exact, _) = read(rest)?;
        exact.map(whole).and_then(|written| written.becoming(role))
    };
    (signed().or_else(named).or(exact), sloppy)
}

/// Whether a text would be a move if one letter in it were that of a piece: `Sf3`, `Txe8+`, `e8=D`.
#[must_use]
pub fn is_foreign(text: &str, letters: &Letters) -> bool {
    let (text, _) = without_before(text);
    let (bare, _) = behind(text);
    let is_unknown = |letters: &str| letters.starts_with(char::is_uppercase);
    let has_square = |text: &str| {
        let found = written(text, letters).filter(|found| !found.departures.has(Departure::Case));
        matches!(found, Some(Written { act: Act::Plain(PlainMove { role: None, .. }), .. }))
    };
    let ends: Vec<usize> = bare.char_indices().map(|(at, _)| at).take(3).collect();
    let begins = |&&at: &&usize| is_unknown(bare) && has_square(&bare[at..]);
    let last = bare.char_indices().next_back().map_or(0, |(at, _)| at);
    let promotes = || is_unknown(&bare[last..]) && has_square(bare[..last].trim_end_matches('='));
    ends.iter().skip(1).find(begins).is_some() || promotes()
}

impl Written {
    /// Whether what is written means this and nothing else: every letter is in its case, nothing stands
    /// between them, and nobody writes otherwise.
    #[must_use]
    pub fn is_sure(&self) -> bool {
        use Departure::{Blank, Case, Files, Pawn, SameFile};
        ![Blank, Case, Files, Pawn, SameFile].iter().any(|&one| self.departures.has(one))
    }

    /// Whether both squares are written, with their letters in their case: none of them is a piece.
    pub(crate) fn has_both_squares(&self) -> bool {
        let Act::Plain(plain) = self.act else { return false };
        plain.from().is_some() && !self.departures.has(Departure::Case)
    }

    /// Whether a piece is named that is no pawn.
    pub(crate) fn names_a_piece(&self) -> bool {
        matches!(self.act, Act::Plain(PlainMove { role: Some(role), .. }) if role != Role::Pawn)
    }

    /// Whether a pawn is written that takes on the next file, with the sign of it: `bxc5`.
    pub(crate) fn is_pawn_capture(&self) -> bool {
        let Act::Plain(plain) = self.act else { return false };
        let is_next = |file: File| file.distance(plain.to.file()) == 1;
        plain.capture && plain.moving() == Some(Role::Pawn) && plain.file.is_some_and(is_next)
    }

    /// Whether a pawn is read that goes forward from its file, in letters of another case: `BB4` may be the
    /// bishop's, and nobody writes a pawn's move so.
    pub(crate) fn is_doubled(&self) -> bool {
        let Act::Plain(plain) = self.act else { return false };
        let is_on = |file: File| file == plain.to.file() && plain.rank.is_none();
        self.departures.has(Departure::Case)
            && !plain.capture
            && plain.moving() == Some(Role::Pawn)
            && plain.file.is_some_and(is_on)
    }

    /// Whether a legal move is what is written.
    #[must_use]
    pub fn fits(&self, mv: Move) -> bool {
        if self.en_passant && !mv.is_en_passant() {
            return false;
        }
        match self.act {
            Act::Castle(side) => mv.castling_side() == Some(side),
            Act::Null => false,
            Act::Plain(plain) => plain.fits(mv) && !(plain.is_advance() && mv.is_capture()),
            Act::PawnTakes { from, to, promotion } => takes_on_file(from, to, promotion, mv),
        }
    }

    /// The same, with in what it differs from how the standard writes a legal move: a capture without its
    /// sign, castling as a move of the king, a piece by a small letter that is a file as well.
    #[must_use]
    pub(crate) fn beside(self, mv: Move) -> Self {
        let Act::Plain(plain) = self.act else { return self };
        let departures = self
            .departures
            .with_if(plain.moving().is_some_and(|role| role != mv.role()), Departure::Case)
            .with_if(mv.is_capture() && !plain.capture, Departure::Capture)
            .with_if(mv.is_castle(), Departure::Castling);
        Self { departures, ..self }
    }

    /// The one legal move that is written. A capture need not be said, but what is said to be one is.
    ///
    /// # Errors
    ///
    /// When no legal move is written so, or more than one, as where it is not said what a pawn becomes.
    pub fn to_move(&self, position: &Position) -> Result<Move, SanError> {
        let candidates = match self.act {
            Act::Castle(side) => position.castling_moves(side),
            Act::Null => return Err(SanError::IllegalSan),
            Act::Plain(plain) => plain.candidates(position),
            Act::PawnTakes { .. } => position.legal_moves(),
        };
        let mut fitting = candidates.into_iter().filter(|&mv| self.fits(mv));
        match (fitting.next(), fitting.next()) {
            (Some(only), None) => Ok(only),
            (None, _) => Err(SanError::IllegalSan),
            (Some(_), Some(_)) => Err(SanError::AmbiguousSan),
        }
    }

    /// Whether a pawn arrives and it is not said what it becomes.
    pub(crate) fn awaits_promotion(self) -> bool {
        match self.act {
            Act::Plain(plain) => plain.promotion.is_none() && plain.may_promote(),
            Act::PawnTakes { promotion, .. } => promotion.is_none(),
            Act::Castle(_) | Act::Null => false,
        }
    }

    /// Whether a move takes on the square that is all that is said, whatever takes.
    pub(crate) fn is_capture_by_any(self, mv: Move) -> bool {
        let Act::Plain(plain) = self.act else { return false };
        let is_bare = (plain.role, plain.file, plain.rank) == (None, None, None);
        let becomes = plain.promotion.is_none() || plain.promotion == mv.promotion();
        is_bare && becomes && mv.is_capture() && mv.to() == plain.to
    }

    /// The same with what the pawn becomes, if it is a pawn that arrives.
    fn becoming(self, role: Role) -> Option<Self> {
        let Act::Plain(plain) = self.act else { return None };
        let act = Act::Plain(PlainMove { promotion: Some(role), ..plain });
        let departures = self.departures.with(Departure::Promotion);
        (!self.is_whole() && plain.promotion.is_none()).then_some(Self { act, departures, ..self })
    }

    /// The same, written as a capture.
    pub(crate) fn as_capture(self) -> Self {
        Self { departures: self.departures.with(Departure::Capture), ..self }
    }

    /// The same, written with a blank in it.
    pub(crate) fn as_parted(self) -> Self {
        Self { departures: self.departures.with(Departure::Blank), ..self }
    }

    /// Whether what is said to become something is a pawn, and on its last rank.
    fn can_be(self) -> bool {
        let Act::Plain(plain) = self.act else { return true };
        plain.promotion.is_none() || plain.may_promote()
    }

    /// Whether nothing is left to be said of what a pawn becomes.
    fn is_whole(self) -> bool {
        !matches!(self.act, Act::Plain(plain) if plain.may_promote())
    }
}

/// Whether a pawn takes from one file on another, and becomes this.
pub(crate) fn takes_on_file(from: File, to: File, promotion: Option<Role>, mv: Move) -> bool {
    let plain =
        PlainMove { file: Some(from), capture: true, to: mv.to(), promotion, ..PlainMove::EMPTY };
    mv.to().file() == to && plain.fits(mv)
}

#[cfg(test)]
mod tests;
