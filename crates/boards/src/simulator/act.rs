//! What can be done to a simulated board, and what cannot.

use std::time::Duration;

use shakmaty::{Board, Piece, Square};
use touchmove_position::Position;

use crate::peg1::Battery;
use crate::report::{Button, Pressed};

/// What is done to a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Nothing; time passes.
    Wait,
    /// The piece on this square is taken off it.
    Lift(Square),
    /// A piece is put on an empty square: this one, or the one in the hand.
    Seat(Square, Option<Piece>),
    /// A piece is put where another stands, which is gone in the same moment.
    Replace(Square, Option<Piece>),
    /// The sensor of this square says the contrary for a moment, or the truth again.
    Flicker(Square),
    /// The bad contact of this square changes, and will again as the faults say.
    Contact(Square),
    /// A button is pressed and let go.
    Press(Button, Pressed),
    /// The battery of a peg board is as full as this.
    Charge(Battery),
    /// A finger feels the piece on this square and does not lift it.
    Feel(Square),
    /// The pieces are put so, in any order; with the game that stands so, for a board that knows
    /// the rules.
    Set(Board, Option<Box<Position>>),
    /// The power is switched on or off.
    Power(bool),
    /// The cable is put in or pulled out.
    Cable(bool),
}

/// An act and how long after the one before.
pub type Step = (Duration, Act);

/// What was done, as far as it is not plain from the act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Did {
    /// This piece is in the hand now.
    Lifted(Square, Piece),
    /// This piece stands there now.
    Seated(Square, Piece),
    /// As it was asked.
    Done,
}

/// Why an act cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// No piece stands there.
    Empty(Square),
    /// This piece stands there.
    Occupied(Square, Piece),
    /// No piece is in the hand, and none was named.
    NothingInHand,
    /// A board of this kind has no such button, or none that can be pressed in this way.
    NoButton,
    /// A board of this kind has no battery, or does not feel fingers.
    NoPart,
}
