//! Why an event is not allowed. Nothing has changed then.

use shakmaty::{Color, Role, Square};

use crate::claim::Claim;
use crate::edition::Topic;

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
    /// This player is not to move.
    NotYourTurn(Color),
    /// This player's clock does not run.
    NotYourClock(Color),
    /// Nothing of this kind can be done by the player to move.
    NotOpponent(Color),

    /// No piece stands on this square of the player's board.
    NothingThere(Square),
    /// A piece stands already on this square of the player's board.
    Occupied(Square),
    /// There is no piece in the hand.
    NothingInHand,
    /// This player's pieces are typed: he has no board.
    NoBoard,
    /// A piece was touched already; who adjusts must say so first (4.2.1).
    AdjustTooLate,
    /// The move is made and cannot be changed any more (4.7).
    AlreadyMade,
    /// The touched piece must be moved or captured (4.3).
    MustMoveTouched(Square),
    /// The piece that was touched on this square must be captured (4.3.2).
    MustCapture(Square),
    /// The piece on the first square must capture the one on the second: both were touched (4.3.3).
    MustCaptureWith(Square, Square),
    /// This piece has touched the square of promotion: the choice is final (4.4.4).
    PieceChosen(Role),
    /// This player has touched nothing that could be waived (4.2.2).
    NothingTouched(Color),
    /// The right to complain is lost by touching (4.8).
    TooLateToComplain,

    /// Nothing has been announced.
    NothingAnnounced,
    /// A move is announced already: it can only be corrected (D.2.8).
    AlreadyAnnounced,
    /// This player must repeat the opponent's move before he announces his own (D.2.1).
    MustRepeat(Color),

    /// There is no offer that this player could answer.
    NoOffer,
    /// This player's offer stands already.
    OfferStands,
    /// This player has offered in his own time and moves first: the other answers then (10.10b of 1989).
    AnswerWaits(Color),
    /// An agreement needs a move by each player (5.2.3).
    TooEarlyForDraw,
    /// The event allows no draw by agreement before each player has made so many moves (9.1.1).
    NoDrawBefore(u16),
    /// Only the player to move claims a draw; this one is not (9.2, 9.3).
    NotYourClaim(Color, Claim),
    /// The right to claim is lost for this move (9.4).
    ClaimRightLost,
    /// The quickplay finish does not apply here (Guidelines III.2).
    NoQuickplay,
    /// A claim or a request needs less than two minutes and the own move (Guidelines III.4).
    TooEarlyForQuickplay,
    /// The edition knows no request for five seconds a move in a quickplay finish.
    NoIncrement,
    /// The result of a postponed claim is given only after the flag has fallen (10.2b of 2001).
    ClaimAwaitsFlag,
    /// A draw is claimed without an arbiter: the game stands until the other agrees or one has given the
    /// result (Guidelines III.6).
    ClaimWaits,
    /// There is no illegal move that could be claimed any more.
    NothingToClaim,
    /// The piece on this square was not touched in this turn, or was moved or captured as it must be.
    NoTouchOwed(Square),
    /// The complaint is too late in this pace.
    TooLate,
    /// So many plies cannot be taken back.
    NothingToTakeBack,

    /// There is no such ply, counted from 1.
    NoSuchPly(u16),
    /// Moves are not written in advance (8.1.2).
    NotInAdvance(u16),
    /// A ply before it is not written yet: the sheet has a hole.
    SheetHole(u16),
    /// The game is not over: nothing can be signed yet (8.7).
    NotOver,
    /// This player is there.
    NotAbsent(Color),
    /// This player is absent (6.7, Guidelines I.7).
    NotThere(Color),

    /// The game is not adjourned.
    NotAdjourned,
    /// The sealed move is sealed already.
    AlreadySealed,
    /// Nobody was told to seal.
    NotSealing,
    /// This player was told to seal and has not yet.
    NotSealed(Color),

    /// There is no arbiter.
    NoArbiter,
    /// The event has no adjudication.
    NoAdjudication,
    /// No period follows the one that the players are in.
    NoNextPeriod,
    /// There is nothing that waits for this decision.
    NothingToDecide,
    /// This contradicts the ruling of this number, which must be revoked first.
    Contradicts(u32),
    /// There is no ruling of this number that could be revoked.
    NoSuchRuling(u32),
    /// The edition does not know this penalty (12.9).
    NoSuchPenalty,
}

impl Refusal {
    /// What of the Laws it follows from; none where the program refuses what makes no sense.
    #[must_use]
    pub const fn topic(self) -> Option<Topic> {
        Some(match self {
            Self::IllegalMove => Topic::Illegal,
            Self::NotYourTurn(_) => Topic::ClockStart,
            Self::NotYourClock(_) => Topic::PressClock,
            Self::AdjustTooLate => Topic::Adjusting,
            Self::AlreadyMade => Topic::Made,
            Self::MustMoveTouched(_) | Self::MustCapture(_) => Topic::Touched,
            Self::MustCaptureWith(..) => Topic::TouchedOrder,
            Self::PieceChosen(_) => Topic::PromotionChoice,
            Self::NothingTouched(_) => Topic::AccidentalTouch,
            Self::TooLateToComplain => Topic::TouchComplaint,
            Self::NothingAnnounced | Self::MustRepeat(_) => Topic::BlindAnnounce,
            Self::AlreadyAnnounced => Topic::BlindSlip,
            Self::NoOffer | Self::OfferStands | Self::AnswerWaits(_) => Topic::DrawOffer,
            Self::TooEarlyForDraw => Topic::Agreement,
            Self::NoDrawBefore(_) => Topic::EarlyDraw,
            Self::NotYourClaim(_, Claim::Threefold) => Topic::Threefold,
            Self::NotYourClaim(_, Claim::FiftyMoves) => Topic::FiftyMoves,
            Self::ClaimRightLost => Topic::ClaimRight,
            Self::NoQuickplay => Topic::QuickplayScope,
            Self::TooEarlyForQuickplay | Self::ClaimAwaitsFlag => Topic::Quickplay,
            Self::NoIncrement => Topic::QuickplayIncrement,
            Self::ClaimWaits => Topic::QuickplayAlone,
            Self::NothingToClaim => Topic::RapidIllegal,
            Self::NoTouchOwed(_) => Topic::RapidTouch,
            Self::TooLate => Topic::RapidSetup,
            Self::NotInAdvance(_) => Topic::RecordingAhead,
            Self::SheetHole(_) => Topic::Recording,
            Self::NotOver => Topic::SheetSigned,
            Self::NotThere(_) => Topic::DefaultTime,
            Self::NotAdjourned | Self::NotSealing => Topic::Resumption,
            Self::AlreadySealed | Self::NotSealed(_) => Topic::Sealing,
            Self::NoSuchPenalty => Topic::ArbiterPenalties,
            Self::Contradicts(_) | Self::NothingToDecide => Topic::ArbiterDuties,
            Self::GameOver
            | Self::NotRunning
            | Self::AlreadyRunning
            | Self::NotOpponent(_)
            | Self::NothingThere(_)
            | Self::Occupied(_)
            | Self::NothingInHand
            | Self::NoBoard
            | Self::NothingToTakeBack
            | Self::NoSuchPly(_)
            | Self::NotAbsent(_)
            | Self::NoArbiter
            | Self::NoAdjudication
            | Self::NoNextPeriod
            | Self::NoSuchRuling(_) => return None,
        })
    }
}
