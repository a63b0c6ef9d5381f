//! From what a board tells to what hands have done on it: pure.
//!
//! It holds no port and reads no clock, and it judges nothing: what a deed means under the Laws, the
//! referee knows.

use std::time::Duration;

use shakmaty::{Bitboard, Board, Chess, Piece, Square};

use crate::pegboard::{Report, Senses};

/// What hands have done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A man was taken off its square.
    Lifted(Square),
    /// A man was put on a square, and it is this one.
    Seated(Square, Piece),
}

/// What a board ought to be, at the moment of a report.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The men on this board as the referee has them: what was lifted is off it.
    pub men: &'a Board,
    /// The position of the game.
    pub position: &'a Chess,
}

/// The hands on one board.
#[derive(Clone, Debug)]
pub struct Hands {}

impl Hands {
    /// Hands on a board that has not told how it stands.
    #[must_use]
    pub const fn new(_senses: Senses) -> Self {
        Self {}
    }

    /// Takes what the board tells.
    pub fn report(&mut self, _report: &Report, _now: Duration, _scene: Scene<'_>) -> Vec<Deed> {
        Vec::new()
    }

    /// Tells that time has passed.
    pub fn time_passed(&mut self, _now: Duration, _scene: Scene<'_>) -> Vec<Deed> {
        Vec::new()
    }

    /// When `time_passed` must be called at the latest.
    #[must_use]
    pub fn deadline(&self) -> Option<Duration> {
        None
    }

    /// The squares that are occupied, as far as is known.
    #[must_use]
    pub fn occupied(&self) -> Option<Bitboard> {
        None
    }
}
