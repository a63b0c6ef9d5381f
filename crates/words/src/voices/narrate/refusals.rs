//! What is said of what is not allowed.

use shakmaty::{Color, Role, Square};

use crate::laws::{Game, Refusal};
use crate::voices::narrate::Narrator;
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Utterance};

impl Narrator {
    /// Why an event is not allowed.
    #[expect(clippy::too_many_lines, reason = "a table: a refusal, what is said of it")]
    pub(super) fn refused(&self, refusal: Refusal, game: &Game) -> Utterance {
        let with = |id: &str, values: &[(&str, Value)]| self.say(Priority::Answer, id, values);
        let say = |id: &str| with(id, &[]);
        let of = |id: &str, color: Color| with(id, &[("color", self.color(color))]);
        let on = |id: &str, square: Square| with(id, &[("square", self.square(square))]);
        let numbered = |id: &str, number: Value| with(id, &[("number", number)]);
        let placed = |id: &str, ply: u16| with(id, &[("place", self.move_place(game, ply.into()))]);
        let counted = |id: &str, ply: u16| with(id, &[("count", u32::from(ply).into())]);
        let made = |id: &str, role: Role| with(id, &[("piece", self.role(role))]);
        match refusal {
            Refusal::GameOver => say("refused-game-over"),
            Refusal::NotRunning => say("refused-not-running"),
            Refusal::AlreadyRunning => say("refused-already-running"),
            Refusal::IllegalMove => say("refused-illegal-move"),
            Refusal::NotYourTurn(by) => of("refused-not-your-turn", by),
            Refusal::NotYourClock(by) => of("refused-not-your-clock", by),
            Refusal::NotOpponent(by) => of("refused-not-opponent", !by),
            Refusal::NothingThere(square) => on("refused-nothing-there", square),
            Refusal::Occupied(square) => on("refused-occupied", square),
            Refusal::NothingInHand => say("refused-nothing-in-hand"),
            Refusal::NoBoard => say("refused-no-board"),
            Refusal::AdjustTooLate => say("refused-adjust-too-late"),
            Refusal::AlreadyMade => say("refused-already-made"),
            Refusal::PieceChosen(role) => made("refused-piece-chosen", role),
            Refusal::MustMoveTouched(square) => on("refused-must-move-touched", square),
            Refusal::MustCapture(square) => on("refused-must-capture", square),
            Refusal::MustCaptureWith(own, other) => {
                let values = [("square", self.square(own)), ("other", self.square(other))];
                with("refused-must-capture-with", &values)
            }
            Refusal::NothingTouched(by) => of("refused-nothing-touched", by),
            Refusal::TooLateToComplain => say("refused-too-late-to-complain"),
            Refusal::NothingAnnounced => say("refused-nothing-announced"),
            Refusal::AlreadyAnnounced => say("refused-already-announced"),
            Refusal::MustRepeat(by) => of("refused-must-repeat", !by),
            Refusal::NoOffer => say("refused-no-offer"),
            Refusal::OfferStands => say("refused-offer-stands"),
            Refusal::TooEarlyForDraw => say("refused-too-early-for-draw"),
            Refusal::NoDrawBefore(moves) => counted("refused-no-draw-before", moves),
            Refusal::NotYourClaim(..) => say("refused-not-your-claim"),
            Refusal::ClaimRightLost => say("refused-claim-right-lost"),
            Refusal::NoQuickplay => say("refused-no-quickplay"),
            Refusal::TooEarlyForQuickplay => say("refused-too-early-for-quickplay"),
            Refusal::NoIncrement => say("refused-no-increment"),
            Refusal::ClaimAwaitsFlag => say("refused-claim-awaits-flag"),
            Refusal::ClaimWaits => say("refused-claim-waits"),
            Refusal::NothingToClaim => say("refused-nothing-to-claim"),
            Refusal::NoTouchOwed(square) => on("refused-no-touch-owed", square),
            Refusal::TooLate => say("refused-too-late"),
            Refusal::NothingToTakeBack => say("refused-nothing-to-take-back"),
            Refusal::NoSuchPly(ply) => counted("refused-no-such-ply", ply),
            Refusal::NotInAdvance(ply) => placed("refused-not-in-advance", ply),
            Refusal::SheetHole(ply) => placed("refused-sheet-hole", ply),
            Refusal::NotOver => say("refused-not-over"),
            Refusal::NotAbsent(by) => of("refused-not-absent", by),
            Refusal::NotThere(by) => of("refused-not-there", by),
            Refusal::NotAdjourned => say("refused-not-adjourned"),
            Refusal::AlreadySealed => say("refused-already-sealed"),
            Refusal::NotSealing => say("refused-not-sealing"),
            Refusal::NotSealed(by) => of("refused-not-sealed", by),
            Refusal::NoArbiter => say("refused-no-arbiter"),
            Refusal::NoAdjudication => say("refused-no-adjudication"),
            Refusal::NoNextPeriod => say("refused-no-next-period"),
            Refusal::NothingToDecide => say("refused-nothing-to-decide"),
            Refusal::Contradicts(number) => numbered("refused-contradicts", number.into()),
            Refusal::NoSuchRuling(number) => numbered("refused-no-such-ruling", number.into()),
            Refusal::NoSuchPenalty => say("refused-no-such-penalty"),
        }
    }
}

/// Whether a player may want to look up why; not where the reason says all, as with whose turn it is.
pub(super) const fn is_looked_up(refusal: Refusal) -> bool {
    match refusal {
        Refusal::AdjustTooLate
        | Refusal::AlreadyMade
        | Refusal::PieceChosen(_)
        | Refusal::MustMoveTouched(_)
        | Refusal::MustCapture(_)
        | Refusal::MustCaptureWith(..)
        | Refusal::TooLateToComplain
        | Refusal::AlreadyAnnounced
        | Refusal::MustRepeat(_)
        | Refusal::TooEarlyForDraw
        | Refusal::NoDrawBefore(_)
        | Refusal::NotYourClaim(..)
        | Refusal::ClaimRightLost
        | Refusal::NoQuickplay
        | Refusal::TooEarlyForQuickplay
        | Refusal::NoIncrement
        | Refusal::ClaimAwaitsFlag
        | Refusal::ClaimWaits
        | Refusal::NotInAdvance(_)
        | Refusal::SheetHole(_)
        | Refusal::NoSuchPenalty => true,
        Refusal::GameOver
        | Refusal::NotRunning
        | Refusal::AlreadyRunning
        | Refusal::IllegalMove
        | Refusal::NotYourTurn(_)
        | Refusal::NotYourClock(_)
        | Refusal::NotOpponent(_)
        | Refusal::NothingThere(_)
        | Refusal::Occupied(_)
        | Refusal::NothingInHand
        | Refusal::NothingTouched(_)
        | Refusal::NoBoard
        | Refusal::NothingAnnounced
        | Refusal::NoOffer
        | Refusal::OfferStands
        | Refusal::NothingToClaim
        | Refusal::NoTouchOwed(_)
        | Refusal::TooLate
        | Refusal::NothingToTakeBack
        | Refusal::NoSuchPly(_)
        | Refusal::NotOver
        | Refusal::NotAbsent(_)
        | Refusal::NotThere(_)
        | Refusal::NotAdjourned
        | Refusal::AlreadySealed
        | Refusal::NotSealing
        | Refusal::NotSealed(_)
        | Refusal::NoArbiter
        | Refusal::NoAdjudication
        | Refusal::NoNextPeriod
        | Refusal::NothingToDecide
        | Refusal::Contradicts(_)
        | Refusal::NoSuchRuling(_) => false,
    }
}
