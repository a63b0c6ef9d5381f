//! What follows from an event: what must now be said, shown, stored or asked.

use std::time::Duration;

use shakmaty::{
    ByColor, CastlingMode, CastlingSide, Color, Move, Position as _, Role, Square, uci::UciMove,
};
use touchmove_position::Position;

use crate::claim::{Claim, Ground};
use crate::dead::Question;
use crate::edition::{IllegalAct, Topic};
use crate::event::{Answer, Irregularity, Signature};
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::ruling::{Fault, Ruling};
use crate::time::At;
use crate::touch::{Duty, NoCastling};

mod topic;

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The position before it.
    pub before: Position,
    /// The move.
    pub mv: Move,
    /// When.
    pub at: At,
    /// What the mover's clock showed after it, with the increment; `None` without clocks.
    pub left: Option<Duration>,
    /// What the opponent's clock showed at that time; `None` without clocks.
    pub opponent_left: Option<Duration>,
}

impl Made {
    /// The position after it.
    #[must_use]
    pub fn after(&self) -> Position {
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

/// A move that is spoken of before it counts; it may be illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The position before it.
    pub before: Position,
    /// The move.
    pub mv: Move,
}

impl From<Made> for Spoken {
    fn from(made: Made) -> Self {
        Self { before: made.before, mv: made.mv }
    }
}

impl Spoken {
    /// Whose it is.
    #[must_use]
    pub fn by(&self) -> Color {
        self.before.turn()
    }

    /// The position after it.
    #[must_use]
    pub fn after(&self) -> Position {
        let mut after = self.before.clone();
        after.play_unchecked(self.mv);
        after
    }
}

/// What must follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The game has begun.
    Began,
    /// These figures of the edition are confirmed by no text of it.
    NotConfirmed(Vec<Topic>),
    /// A move was made and completed at once: announce it.
    Announce(Made),
    /// A move that has been announced is completed (D.2.4, 6.2.1).
    Completed(Made),
    /// The time of this player runs now.
    ClockStarted(Color),
    /// A player has reached a new period, which has brought this time.
    PeriodBegan(Color, Duration),
    /// This player wanted to be told that so much time is left.
    TimeLeft(Color, Duration),

    /// This player has touched a piece, and this is what he must do now (4.3 to 4.5).
    Touched(Color, Square, Duty),
    /// This player has touched his king and a rook, and may not castle with it (4.4.2, 4.4.3).
    NoCastling(Color, NoCastling),
    /// What this player has touched binds him no more: the pieces were put back by a ruling (7.6).
    TouchVoid(Color),
    /// This player may adjust pieces on their squares now (4.2.1).
    Adjusting(Color),
    /// The pieces stand again as before the move; what was touched stays touched.
    PutBack(Color),
    /// This move is made on the board of the mover and cannot be changed any more (4.7).
    MadeOnBoard(Spoken),

    /// A move is announced (D.2.1).
    Announced(Spoken),
    /// The move is announced; this player must repeat and execute it (D.2.1).
    AskRepeat(Color),
    /// This player has kept silent for a while: the move is still to be repeated (D.2.1).
    StillToRepeat(Color),
    /// The pawn reaches the last rank: the mover must say what it becomes (D.2.1).
    AskPromotion(Color),
    /// What was announced and what stands on the mover's board differ (D.2.8).
    AnnouncementDiffers {
        /// What was announced.
        announced: Spoken,
        /// What stands on the board.
        board: Spoken,
    },
    /// A slip of the tongue is corrected in time (D.2.8).
    Corrected(Spoken),
    /// This player has repeated the move as it was announced (D.2.1).
    Repeated(Color),
    /// This player has repeated another move than the announced one (D.2.1).
    RepeatDiffers(Color, Spoken),
    /// The move stands on this player's board too (D.2.1).
    Executed(Color),
    /// The clock was pressed, but the move is not completed: this is missing.
    NotCompleted(Color, Missing),

    /// The opponent goes on though this player has not pressed his clock; his time runs until he
    /// does (6.2.1, 6.2.2). Nobody may tell him (12.6).
    NotPressed(Color),

    /// An illegal act, the so manieth of this player (7.5); in rapid and blitz it may be one that
    /// only a claim or the arbiter brings to light.
    IllegalAct(Color, IllegalAct, u8),
    /// The illegal move stands until it is claimed (A.5.2).
    IllegalStands(Color),
    /// This player wants the illegal move after so many plies corrected, which was answered; if the other
    /// wants it too, it is (A.4c of 2009).
    CorrectionWanted(Color, u16),
    /// Both kings are in check, or a pawn is on the last rank: if the position is still illegal after
    /// this player's next move, the game is drawn (A.5.4).
    IllegalPosition(Color),
    /// The pawn that was left on the last rank is replaced by a queen (7.5.2).
    BecomesQueen(Square),
    /// The boards go back to the position after so many plies (7.1).
    Restore(u16),
    /// The board is put right: it was turned, or pieces were displaced (7.2 to 7.6).
    Found(Irregularity),
    /// The game is continued with the colours reversed (7.3).
    ColoursStay,
    /// The game is continued as it was set up, and this player may not castle, or not on this side
    /// (A.5.1.2).
    CastlingLost(Color, Option<CastlingSide>),

    /// A player has offered a draw.
    DrawOffered(Color),
    /// The offer of this player stands again: what had declined it does not count (4.2.2).
    OfferStands(Color),
    /// The offer was made at another moment than between move and clock (9.1.2.1, 11.5).
    OfferUntimely(Color),
    /// This player has answered the other's offer; touching or moving declines it (9.1.2.1).
    DrawAnswered(Color, Answer),
    /// A right claim of a draw named the move that its player intended (9.2.1, 9.3.1).
    ClaimedWith(Spoken),
    /// The player must play this move, which he has intended with a claim (9.5.3).
    MustPlay(Spoken),
    /// A claim was wrong (9.5.3): the position has occurred so often, or so many plies went by
    /// without pawn move and capture.
    ClaimWrong(Color, Claim, u32),
    /// A player has got time, for this reason.
    TimeAdded(Color, Duration, Topic),
    /// A player has lost time, for this reason.
    TimeTaken(Color, Duration, Topic),
    /// A player's clock was set.
    ClockSet(Color, Duration),
    /// A player's move counter was set.
    MovesSet(Color, u32),
    /// Each move brings so much from now on (Guidelines III.4).
    IncrementSet(Duration),
    /// Moves were taken back, the last one first; none, if only a move that was not completed was.
    TakenBack(Vec<Made>),
    /// These moves, in their order, count again: the ruling that took them back is revoked.
    MovesBack(Vec<Made>),
    /// These moves do not count any more, by a ruling; the last can be one that was only announced.
    Cancelled(Vec<Spoken>),
    /// A player's flag has fallen (6.8).
    FlagFell(Color),
    /// A player claims the flag of the other, which is up, or his own is down too.
    FlagClaimWrong(Color),

    /// This player must write this ply, counted from 0, on his sheet before he moves (8.1).
    MustRecord(Color, u16),
    /// This player need not record any more in this period (8.4).
    NeedNotRecord(Color),
    /// This player must complete his sheet now (8.5.2).
    MustComplete(Color),
    /// This player has written another move than the one that was made, at this ply (8.1).
    SheetDiffers(Color, u16),
    /// This player has signed his sheet (8.7).
    Signed(Color, Signature),

    /// This player is absent (6.7).
    Absent(Color),
    /// This player has arrived (6.7).
    Arrived(Color),

    /// The player to move must seal (Guidelines I.1).
    MustSeal(Color),
    /// This player adjourns early and is charged what is left of the session when he has sealed: so much,
    /// as it is now (Guidelines I.1).
    AdjournsEarly(Color, Duration),
    /// This player has sealed; the clocks stand.
    Sealed(Color),
    /// The game is adjourned: this belongs on the envelope (Guidelines I.2).
    Adjourned(Box<Envelope>),
    /// The envelope must be opened: this player is there, who has to answer (Guidelines I.7).
    MustOpen(Color),
    /// The envelope is opened and this player's clock started (Guidelines I.7).
    Opened(Color),

    /// The arbiter must decide.
    ToArbiter(Matter),
    /// This player's complaint about this piece, in the turn of this ply, waits no longer, without
    /// having been decided: the position that it was about is gone.
    ComplaintLapsed(Color, Square, u16),
    /// The arbiter has ruled; the number is the ruling's.
    Ruled(u32, Ruling),

    /// Someone must find out whether a mate is still possible, and answer by `Event::Judged`.
    AskSolver(Question),
    /// The clocks stand.
    Paused,
    /// The clocks go on.
    Resumed,
    /// The event is not allowed now; nothing has changed.
    Refused(Refusal),
    /// The game is over.
    Ended(Outcome),
}

/// What a move still needs before the opponent's clock may be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Nothing has been moved (7.5.3).
    Move,
    /// A piece is still in the hand (4.7).
    Release,
    /// The rook of the castling (4.7.2).
    Rook,
    /// The touched piece must be moved or captured (4.3).
    Touched(Square),
    /// The piece that the pawn becomes (4.7.3, D.2.1).
    Promotion,
    /// This piece has touched the square of promotion: no other will do (4.4.4).
    Chosen(Role),
    /// The announcement (D.2.3.3).
    Announcement,
    /// The announcement is of another move than the one on the board (D.2.8).
    SameMove,
    /// The opponent's repetition (D.2.1).
    Repetition,
    /// The move on the opponent's board (D.2.1).
    Execution,
}

/// What the arbiter must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// This player complains that the other has touched this piece, in the turn of this ply, counted
    /// from 1 (4.8).
    Touch(Color, Square, u16),
    /// This player complains that the other has moved with two hands, in the turn of this ply, counted
    /// from 1 (7.5.4); 0 if that move was taken back since.
    TwoHands(Color, u16),
    /// This player claims a draw in the quickplay finish (Guidelines III.5).
    Quickplay(Color, Ground),
    /// This player asks for an increment (Guidelines III.4).
    Increment(Color),
    /// This player wants to offer a draw, for which the event wants the arbiter's consent (9.1.1).
    Draw(Color),
    /// The playing session is over: the player to move is to seal, or the game goes on (Guidelines I.1).
    SessionOver,
    /// This player has stopped the clocks, and the arbiter finds out whether he had a reason (6.11.2).
    Stopped(Color),
    /// A period is over in which both were free of recording: both complete their score sheets, and the
    /// clocks stand until then (8.5.1).
    Sheets,
    /// This player does not repeat the opponent's move (D.2.1).
    Silent(Color),
    /// A slip of the tongue was noticed after the clock was started: the boards must be compared
    /// (D.2.9).
    BoardsDiffer,
    /// Forbidden conduct, whose penalty is the arbiter's (12.9).
    Conduct(Color, IllegalAct),
    /// The position before the irregularity must be found (7.4 to 7.6).
    Position,
    /// What this edition has here is not confirmed.
    Unconfirmed(Topic),
    /// Somebody is not there, and nobody has fixed how late he may come (6.7.1).
    DefaultTime(Topic),
    /// The flag of this player has fallen while a quickplay claim waits for its decision.
    FlagInQuickplay(Color),
    /// Signed results differ (8.7).
    Results,
    /// Somebody is too late for the resumption, or a flag has fallen: the envelope must be opened to
    /// see whether the sealed move has ended the game before (Guidelines I.10).
    Envelope,
}

/// A player's times, as they stand on an envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// What he has used in all his turns.
    pub used: Duration,
    /// What his clock shows.
    pub left: Duration,
    /// What rulings have given him, all together.
    pub given: Duration,
    /// What rulings have taken from him, all together; one of the two is zero.
    pub taken: Duration,
}

/// What belongs on an envelope (Guidelines I.2); names, place and date are not the referee's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// The position before the sealed move.
    pub position: Position,
    /// Who has sealed.
    pub sealer: Color,
    /// The number of the sealed move.
    pub number: u32,
    /// Each player's times; `None` without clocks.
    pub times: Option<ByColor<Times>>,
    /// Whose draw offer stands.
    pub offer: Option<Color>,
    /// The closed text.
    pub sealed: String,
}

impl Effect {
    /// Whose fault it is and which, if it is one that the Laws punish.
    #[must_use]
    pub const fn fault(&self) -> Option<(Color, Fault)> {
        if let Self::IllegalAct(by, act, count) = self {
            Some((*by, Fault::Act(*act, *count)))
        } else if let Self::ClaimWrong(by, claim, count) = self {
            Some((*by, Fault::Claim(*claim, *count)))
        } else {
            None
        }
    }
}
