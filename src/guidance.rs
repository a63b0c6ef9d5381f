//! The way from how a board stands to how it should stand, square by square: pure.

use shakmaty::{Board, Piece, Square};

use crate::pegboard::Sensed;

/// One thing to do with a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Take the man off this square; which one, if it is known.
    Take(Square, Option<Piece>),
    /// Put this man on this square.
    Put(Square, Piece),
}

/// The next step from how a board stands to how it should stand; nothing if it stands so.
#[must_use]
pub fn next(_stands: &Sensed, _wanted: &Board) -> Option<Step> {
    None
}
