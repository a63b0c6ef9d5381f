//! What the arbiter rules (FIDE 2023, 12.9 and the articles that leave a decision to him).
//!
//! A ruling is an event with a number. It is never undone silently: a later ruling can only revoke
//! it by its number, and both stay in the record.

use std::time::Duration;

use shakmaty::{Color, Square};
use touchmove_position::Position;

use crate::claim::Claim;
use crate::edition::{IllegalAct, Topic};
use crate::outcome::Points;

/// A ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// A warning (12.9.1).
    Warned(Color),
    /// This player gets time (12.9.2).
    TimeAdded(Color, Duration),
    /// This player loses time (12.9.3).
    TimeTaken(Color, Duration),
    /// This player's clock is set (6.10, 7.1).
    ClockSet(Color, Duration),
    /// The move counter of this player's clock is set (6.10).
    MovesSet(Color, u32),
    /// The opponent of this player gets so many half points more, up to the most that a game gives
    /// (12.9.4).
    PointsAdded(Color, u8),
    /// This player has so many half points less (12.9.5).
    PointsTaken(Color, u8),
    /// This player loses; the opponent's points are these (12.9.6).
    Lost(Color, Points),
    /// A fine, announced in advance (12.9.7).
    Fined(Color),
    /// This player is excluded from further rounds (12.9.8).
    Excluded(Color),
    /// This player is expelled from the event (12.9.9).
    Expelled(Color),
    /// The game has this result: White's points, Black's points.
    ResultSet(Points, Points),
    /// The game cannot be finished and is adjudicated: White's points, Black's points, and who has judged
    /// it.
    Adjudicated(Points, Points, String),
    /// The game goes back to the position after so many plies (7.1 to 7.6).
    Restored(u16),
    /// The boards differ, and by them and both score sheets the game stands as after so many plies
    /// (D.2.9).
    Retraced(u16),
    /// Pieces were displaced after so many plies: the game goes back to the position after them (7.6).
    Displaced(u16),
    /// The position is set, with the player to move (7.4, 7.6: last identifiable position).
    PositionSet(Box<Position>),
    /// The game is cancelled and a new one is to be played (7.2.1, 7.3).
    Annulled,
    /// This player's flag has fallen (6.8).
    FlagSeen(Color),
    /// The last move of this player was illegal, as the arbiter has seen (A.4, A.5).
    IllegalSeen(Color),
    /// This player has pressed the clock without having made a move (7.5.3).
    NoMoveSeen(Color),
    /// This player has touched this piece and must move or capture it (4.3): in the turn of this ply,
    /// counted from 1, and what was played since is taken back; without a ply, as games were ruled
    /// whose complaints named no move, in his turn or his last one.
    TouchSeen(Color, Square, Option<u16>),
    /// What this player has touched, he has touched by accident: it does not bind him, and the pieces
    /// go back to where they stood (4.2.2).
    TouchWaived(Color),
    /// A complaint or a claim that was put to the arbiter is turned down: the one at this place among
    /// all that waits, the oldest at place 1; without a place, the newest.
    Dismissed(Option<u16>),
    /// How a claim in the quickplay finish is decided (Guidelines III.5).
    Quickplay(Decision),
    /// This player may offer a draw, for which the event wants the arbiter's consent (9.1.1).
    OfferAllowed(Color),
    /// Whether five seconds are added for each move from now on (Guidelines III.4).
    IncrementSet(bool),
    /// A player may come so late, which the event has left open (6.7.1).
    DefaultTimeSet(Duration),
    /// The game is played through again on another board, and its moves are known up to this ply (8.5.3).
    Reconstructed(u16),
    /// The moves cannot be found: the next one is the first of the next period (8.6).
    NextPeriod,
    /// The ruling of this number is revoked.
    Revoked(u32),
    /// The end to which the game has come without a ruling is revoked: the game goes on from where
    /// it was.
    EndRevoked,
}

impl Ruling {
    /// What it is about, for its article.
    pub(crate) const fn topic(&self) -> Topic {
        match self {
            Self::Warned(_)
            | Self::TimeAdded(..)
            | Self::TimeTaken(..)
            | Self::PointsAdded(..)
            | Self::PointsTaken(..)
            | Self::Lost(..)
            | Self::Fined(_)
            | Self::Excluded(_)
            | Self::Expelled(_)
            | Self::ResultSet(..) => Topic::ArbiterPenalties,
            Self::ClockSet(..) | Self::MovesSet(..) => Topic::ClockSetting,
            Self::Adjudicated(..) | Self::Dismissed(_) | Self::Revoked(_) | Self::EndRevoked => {
                Topic::ArbiterDuties
            }
            Self::OfferAllowed(_) => Topic::EarlyDraw,
            Self::Restored(_) | Self::Displaced(_) | Self::PositionSet(_) => Topic::Restored,
            Self::Retraced(_) => Topic::BlindBoardsDiffer,
            Self::Annulled => Topic::InitialPosition,
            Self::FlagSeen(_) => Topic::FlagFallen,
            Self::IllegalSeen(_) => Topic::Illegal,
            Self::NoMoveSeen(_) => Topic::IllegalNoMove,
            Self::TouchSeen(..) => Topic::Touched,
            Self::TouchWaived(_) => Topic::AccidentalTouch,
            Self::Quickplay(_) => Topic::Quickplay,
            Self::IncrementSet(_) => Topic::QuickplayIncrement,
            Self::DefaultTimeSet(_) => Topic::DefaultTime,
            Self::Reconstructed(_) => Topic::Reconstruction,
            Self::NextPeriod => Topic::MovesUnknown,
        }
    }

    /// After how many plies the position stood to which the game goes back by this ruling.
    #[must_use]
    pub const fn back_to(&self) -> Option<u16> {
        match self {
            Self::Restored(ply) | Self::Retraced(ply) | Self::Displaced(ply) => Some(*ply),
            Self::Warned(_)
            | Self::TimeAdded(..)
            | Self::TimeTaken(..)
            | Self::ClockSet(..)
            | Self::MovesSet(..)
            | Self::PointsAdded(..)
            | Self::PointsTaken(..)
            | Self::Lost(..)
            | Self::Fined(_)
            | Self::Excluded(_)
            | Self::Expelled(_)
            | Self::ResultSet(..)
            | Self::Adjudicated(..)
            | Self::PositionSet(_)
            | Self::Annulled
            | Self::FlagSeen(_)
            | Self::IllegalSeen(_)
            | Self::NoMoveSeen(_)
            | Self::TouchSeen(..)
            | Self::TouchWaived(_)
            | Self::Dismissed(_)
            | Self::Quickplay(_)
            | Self::OfferAllowed(_)
            | Self::IncrementSet(_)
            | Self::DefaultTimeSet(_)
            | Self::Reconstructed(_)
            | Self::NextPeriod
            | Self::Revoked(_)
            | Self::EndRevoked => None,
        }
    }
}

/// What has a number among the rulings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Numbered {
    /// The arbiter has ruled it.
    Ruling(Ruling),
    /// It follows from the Laws.
    Penalty(Penalty),
}

/// What a fault has cost by the Laws alone (7.5.5, 9.5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// Whose fault it was.
    pub by: Color,
    /// The fault.
    pub fault: Fault,
    /// What the opponent has got.
    pub given: Duration,
    /// What the player has lost.
    pub taken: Duration,
}

/// A fault for which the Laws have a penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An illegal act, the so manieth of the player (7.5).
    Act(IllegalAct, u8),
    /// A wrong claim: the position has occurred so often, or so many plies went by without pawn move
    /// and capture (9.5.3).
    Claim(Claim, u32),
}

/// How a claim in the quickplay finish is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The game is drawn.
    Drawn,
    /// The game goes on and the decision comes later, if need be after a flag has fallen; the
    /// opponent may get two minutes.
    Postponed {
        /// Whether he gets them.
        award: bool,
    },
    /// The claim is rejected; the opponent gets two minutes.
    Rejected,
}
