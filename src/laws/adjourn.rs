//! Adjournment (FIDE 2023, Guidelines I): what an envelope can hold.
//!
//! The closed envelope is a text that the referee cannot read; who encrypts it is `archive`.

use shakmaty::uci::UciMove;

/// What is in the envelope when the arbiter opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contents {
    /// A move; whether it is legal is found out on opening.
    Move(UciMove),
    /// A move that can mean more than one thing.
    Ambiguous,
    /// Nothing that could be read as a move.
    Unreadable,
}

/// An adjourned game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Adjournment {}
