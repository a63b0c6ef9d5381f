//! What happens to a game, as the referee learns of it.

use shakmaty::{Color, uci::UciMove};

use crate::laws::dead::{Doubt, Verdict};

/// What happened.
///
/// Events name moves by their squares, so that they can be stored and read without a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The game begins (FIDE 2023, 6.6: the clock of the player to move is started).
    Started,
    /// The player to move has entered a move and with it started the opponent's clock.
    Entered(UciMove),
    /// A player offers a draw (9.1.2).
    DrawOffered(Color),
    /// A player answers the offer that stands.
    DrawAnswered(Color, Answer),
    /// The player to move claims a draw, about the position on the board or about the one after
    /// the move that he intends (9.2, 9.3).
    Claimed(Claim, Option<UciMove>),
    /// A player resigns (5.1.2).
    Resigned(Color),
    /// Both agree to take back so many plies; the Laws do not know this.
    TakenBack(u16),
    /// The answer to the question with this number ([`Effect::Ask`](crate::laws::Effect::Ask)).
    Judged(u32, Doubt, Verdict),
    /// The clocks are stopped.
    Paused,
    /// The clocks go on.
    Resumed,
    /// Time has passed, nothing else: the deadline that the game named.
    TimePassed,
}

/// An answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Yes.
    Accepted,
    /// No.
    Declined,
}

/// What a draw is claimed by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The same position for the third time (9.2).
    Threefold,
    /// Fifty moves by each player without pawn move and capture (9.3).
    FiftyMoves,
}
