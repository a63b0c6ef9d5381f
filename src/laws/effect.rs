//! What follows from an event: what must now be said, shown, stored or asked.

use std::time::Duration;

use shakmaty::{CastlingMode, Chess, Color, Move, Position, uci::UciMove};

use crate::laws::dead::Question;
use crate::laws::event::{Answer, Claim};
use crate::laws::outcome::Outcome;
use crate::laws::time::At;

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The position before it.
    pub before: Chess,
    /// The move.
    pub mv: Move,
    /// When.
    pub at: At,
    /// What the mover's clock showed after it, with the increment; `None` without clocks.
    pub left: Option<Duration>,
}

impl Made {
    /// The position after it.
    #[must_use]
    pub fn after(&self) -> Chess {
        let mut after = self.before.clone();
        after.play_unchecked(self.mv);
        after
    }

    /// Who made it.
    #[must_use]
    pub fn by(&self) -> Color {
        self.before.turn()
    }

    /// Its squares, as the castling rules of the game write them.
    #[must_use]
    pub fn uci(&self, mode: CastlingMode) -> UciMove {
        self.mv.to_uci(mode)
    }
}

/// What must follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The game has begun.
    Began,
    /// A move was made: announce it.
    Announce(Made),
    /// The time of this player runs now.
    ClockStarted(Color),
    /// A player has reached a new period, which has brought this time.
    PeriodBegan(Color, Duration),
    /// A player has offered a draw.
    DrawOffered(Color),
    /// This player has answered the other's offer; moving declines it (9.1.2.1).
    DrawAnswered(Color, Answer),
    /// A claim was wrong (9.5.3): the position has occurred so often, or so many plies went by
    /// without pawn move and capture.
    ClaimWrong(Color, Claim, u32),
    /// A player has got time.
    TimeAdded(Color, Duration),
    /// Moves were taken back, the last one first.
    TakenBack(Vec<Made>),
    /// A player's flag has fallen (6.8).
    FlagFell(Color),
    /// Someone must find out whether a mate is still possible, and answer by `Event::Judged`.
    Ask(Question),
    /// The clocks stand.
    Paused,
    /// The clocks go on.
    Resumed,
    /// The event is not allowed now; nothing has changed.
    Refused(Refusal),
    /// The game is over.
    Ended(Outcome),
}

/// Why an event was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The game has not begun, or the clocks stand.
    NotRunning,
    /// The game has begun already, or runs already.
    AlreadyRunning,
    /// The move is not legal here.
    IllegalMove,
    /// There is no offer that this player could answer.
    NoOffer,
    /// This player's offer stands already.
    OfferStands,
    /// So many plies cannot be taken back.
    NothingToTakeBack,
    /// An agreement needs a move by each player (5.2.3).
    TooEarlyForDraw,
}
