//! The way from how a board stands to how it should stand, one thing to do with a hand after the
//! other: pure. The words are elsewhere.
//!
//! The next step depends on nothing but the board as it stands, so a step that is done otherwise
//! simply leads to another one. The order is made for hands that read:
//!
//! 1. Two pieces that have changed places change them back: king and queen are what is set up
//!    wrongly most often.
//! 2. Pieces that stand wrongly and are needed elsewhere are carried there: one hand, no box, and a
//!    square is right and another one free with one step.
//! 3. Pieces that are too many are taken off, rank by rank from White's side and along each rank
//!    from a to h, as a finger reads: the next one is found where the finger is.
//! 4. Missing pieces are put: White before Black, king, queen, rooks, bishops, knights, pawns. In
//!    that order a hand finds them in the box, and each kind is searched for once.
//!
//! A board that knows no pieces cannot say which piece stands on a square that should be occupied;
//! there it is believed. A caller who knows better can name the pieces in what he passes as sensed.

#[cfg(test)]
mod tests;

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square};

use crate::Sensed;

/// One thing to do with a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Turn the whole board by 180 degrees; then it stands as it should.
    Turn,
    /// Let the pieces on these two squares change places.
    Swap(Square, Square),
    /// Take this piece from the first square to the second, which is empty.
    Carry(Square, Square, Piece),
    /// Take the piece off this square; which one, if it is known.
    Take(Square, Option<Piece>),
    /// Put this piece on this square.
    Put(Square, Piece),
}

/// The next step from how a board stands to how it should stand; nothing if it stands so, as far as
/// its sensors tell.
#[must_use]
pub fn next(stands: &Sensed, wanted: &Board) -> Option<Step> {
    let way = Way { stands, wanted };
    if way.is_turned() {
        return Some(Step::Turn);
    }
    way.swap().or_else(|| way.carry()).or_else(|| way.take()).or_else(|| way.put())
}

/// How many steps are left.
#[must_use]
pub fn steps(stands: &Sensed, wanted: &Board) -> usize {
    way(stands, wanted).len()
}

/// All steps from how a board stands to how it should stand.
#[must_use]
pub fn way(stands: &Sensed, wanted: &Board) -> Vec<Step> {
    let mut stands = stands.clone();
    let mut way = Vec::new();
    while let Some(step) = next(&stands, wanted) {
        way.push(step);
        do_step(&mut stands, step);
    }
    way
}

/// The squares that show a step, none for a turn.
#[must_use]
pub fn squares_to_light(step: Step) -> Bitboard {
    match step {
        Step::Turn => Bitboard::EMPTY,
        Step::Swap(one, other) | Step::Carry(one, other, _) => {
            Bitboard::from_square(one).with(other)
        }
        Step::Take(square, _) | Step::Put(square, _) => Bitboard::from_square(square),
    }
}

fn do_step(stands: &mut Sensed, step: Step) {
    let [one, other] = match step {
        Step::Swap(one, other) => [one, other].map(|square| stands.pieces.piece_at(square)),
        _ => [None, None],
    };
    let mut set = |square, piece: Option<Piece>| {
        stands.occupied.set(square, piece.is_some());
        stands.pieces.discard_piece_at(square);
        if let Some(piece) = piece {
            stands.pieces.set_piece_at(square, piece);
        }
    };
    match step {
        Step::Turn => {
            stands.occupied = stands.occupied.rotate_180();
            stands.pieces.rotate_180();
            stands.faulty = stands.faulty.rotate_180();
        }
        Step::Swap(first, second) => {
            set(first, other);
            set(second, one);
        }
        Step::Carry(from, to, piece) => {
            set(from, None);
            set(to, Some(piece));
        }
        Step::Take(square, _) => set(square, None),
        Step::Put(square, piece) => set(square, Some(piece)),
    }
}

struct Way<'a> {
    stands: &'a Sensed,
    wanted: &'a Board,
}

impl Way<'_> {
    /// Squares that are occupied and should not be, or by somebody else.
    fn wrong(&self) -> Bitboard {
        let stands = self.stands.occupied & !self.stands.faulty;
        stands.into_iter().filter(|square| !self.is_right(*square)).collect()
    }

    /// Squares that are empty and should not be.
    fn missing(&self) -> Bitboard {
        self.wanted.occupied() & !self.stands.occupied & !self.stands.faulty
    }

    fn is_right(&self, square: Square) -> bool {
        let wanted = self.wanted.piece_at(square);
        let read = self.stands.pieces.piece_at(square);
        wanted.is_some() && (read.is_none() || read == wanted)
    }

    /// Whether the board stands as it should when it is turned, and not as it is. More than one
    /// piece must say so: two pieces that have changed places are no board that lies wrongly.
    fn is_turned(&self) -> bool {
        let mut turned = self.stands.clone();
        do_step(&mut turned, Step::Turn);
        let turned = Way { stands: &turned, wanted: self.wanted };
        let stands_so = (turned.wrong() | turned.missing()).is_empty();
        stands_so && self.stands.faulty.is_empty() && (self.wrong() | self.missing()).count() > 4
    }

    fn swap(&self) -> Option<Step> {
        let wrong = self.wrong();
        let piece = |square| self.stands.pieces.piece_at(square);
        let fits = |from, to| piece(from).is_some() && piece(from) == self.wanted.piece_at(to);
        wrong.into_iter().find_map(|one| {
            let other = wrong.into_iter().find(|&other| fits(one, other) && fits(other, one))?;
            Some(Step::Swap(one, other))
        })
    }

    fn carry(&self) -> Option<Step> {
        let missing = self.missing();
        self.wrong().into_iter().find_map(|from| {
            let piece = self.stands.pieces.piece_at(from)?;
            let to = missing & self.wanted.by_piece(piece);
            Some(Step::Carry(from, to.first()?, piece))
        })
    }

    fn take(&self) -> Option<Step> {
        let square = self.wrong().first()?;
        Some(Step::Take(square, self.stands.pieces.piece_at(square)))
    }

    fn put(&self) -> Option<Step> {
        let missing = self.missing();
        let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        let pieces = Color::ALL.into_iter().flat_map(|color| roles.map(|role| role.of(color)));
        pieces.into_iter().find_map(|piece| {
            let square = (missing & self.wanted.by_piece(piece)).first()?;
            Some(Step::Put(square, piece))
        })
    }
}
