//! What is said of what is not allowed.

use shakmaty::{Color, Move, Role, Square};

use crate::laws::{Game, Refusal};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Audience, Hearing, Words};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Utterance};

/// What is said of what is not allowed, in one voice.
#[derive(Clone, Copy, Debug)]
pub(super) struct RefusalWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of what is not allowed.
    pub(super) const fn refusals(&self) -> RefusalWords<'_> {
        RefusalWords(self)
    }
}

impl RefusalWords<'_> {
    /// What is not allowed, where the words of home would not fit.
    pub(super) fn refusal(self, refusal: Refusal, hearing: &Hearing) -> Words {
        if let (Refusal::MustRepeat(_), Some(announced)) =
            (refusal, self.0.steps().announced_before(hearing))
        {
            let values = [("move", announced)];
            return self.0.say(Priority::Answer, "refused-must-repeat-move", &values).into();
        }
        let own = match hearing.to {
            Audience::Seat(me) => self.refused_at_seat(refusal, me, hearing.game),
            Audience::Desk => self.refused_at_desk(refusal, hearing.game),
            Audience::Record | Audience::Report | Audience::Both | Audience::Alone(_) => None,
        };
        own.map_or_else(|| self.refused(refusal, hearing.game).into(), Words::own)
    }

    /// Why an event is not allowed.
    #[expect(clippy::too_many_lines, reason = "a table: a refusal, what is said of it")]
    pub(super) fn refused(self, refusal: Refusal, game: &Game) -> Utterance {
        let with = |id: &str, values: &[(&str, Value)]| self.0.say(Priority::Answer, id, values);
        let say = |id: &str| with(id, &[]);
        let of = |id: &str, color: Color| with(id, &[("color", self.0.color(color))]);
        let on = |id: &str, square: Square| with(id, &[("square", self.0.square(square))]);
        let numbered = |id: &str, number: Value| with(id, &[("number", number)]);
        let placed =
            |id: &str, ply: u16| with(id, &[("place", self.0.move_place(game, ply.into()))]);
        let counted = |id: &str, ply: u16| with(id, &[("count", u32::from(ply).into())]);
        let made = |id: &str, role: Role| with(id, &[("piece", self.0.role(role))]);
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
                let values = [("square", self.0.square(own)), ("other", self.0.square(other))];
                with("refused-must-capture-with", &values)
            }
            Refusal::NothingTouched(by) => of("refused-nothing-touched", by),
            Refusal::TooLateToComplain => say("refused-too-late-to-complain"),
            Refusal::NothingAnnounced => say("refused-nothing-announced"),
            Refusal::AlreadyAnnounced => say("refused-already-announced"),
            Refusal::MustRepeat(by) => of("refused-must-repeat", !by),
            Refusal::NoOffer => say("refused-no-offer"),
            Refusal::OfferStands => say("refused-offer-stands"),
            Refusal::AnswerWaits(by) => of("refused-answer-waits", by),
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

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are the same everywhere")]
    fn refused_at_seat(self, refusal: Refusal, me: Color, game: &Game) -> Option<Utterance> {
        let say = |id: &str, values: &[(&str, Value)]| self.0.say(Priority::Answer, id, values);
        Some(match refusal {
            Refusal::GameOver => say("seat-over", &[]),
            Refusal::NotRunning => say(stands_still(game), &[]),
            Refusal::NotYourTurn(by) if by == me => say("seat-not-you", &[]),
            Refusal::NotThere(by) if by == me => say("seat-absent", &[]),
            Refusal::NothingAnnounced => say("seat-nothing-announced", &[]),
            Refusal::AlreadyMade => match (game.underway().on_board(), game.underway().bound()) {
                (None, Some(claimed)) if !claimed.is_castle() => {
                    self.of_move("seat-must-play", claimed, game)
                }
                (made, bound) => self.of_move("seat-made-stays", made.or(bound)?, game),
            },
            Refusal::NotInAdvance(ply) => say("seat-not-in-advance", &self.0.of_ply(ply, game)),
            Refusal::SheetHole(ply) => say("seat-sheet-hole", &self.0.of_ply(ply, game)),
            Refusal::NoSuchPly(_) => say("seat-nothing-written", &[]),
            _ => return None,
        })
    }

    /// What the arbiter types instead, where the words of home would not tell him.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are the same everywhere")]
    fn refused_at_desk(self, refusal: Refusal, game: &Game) -> Option<Utterance> {
        let known = |number: u32| game.docket().rulings().any(|(known, ..)| known == number);
        let id = match refusal {
            Refusal::GameOver => return Some(self.game_over(game)),
            Refusal::AlreadyRunning if game.outcome().is_some() => {
                return Some(self.game_over(game));
            }
            Refusal::NoSuchRuling(number) if known(number) => {
                return Some(self.0.rulings().stays(number, game));
            }
            Refusal::NotRunning | Refusal::AlreadyRunning | Refusal::NotAdjourned
                if game.awaits_envelope() =>
            {
                "desk-sealed"
            }
            Refusal::NotRunning | Refusal::AlreadyRunning if game.is_adjourned() => {
                "desk-adjourned"
            }
            Refusal::NotRunning if game.is_new() => "desk-not-begun",
            Refusal::NotRunning if game.is_paused() => "desk-paused",
            _ => return None,
        };
        Some(self.0.say(Priority::Move, id, &[]))
    }

    /// That the game is over, and what takes the end back.
    fn game_over(self, game: &Game) -> Utterance {
        match game.docket().ended_by_ruling() {
            Some(number) => {
                self.0.say(Priority::Move, "desk-game-over-ruled", &[("number", number.into())])
            }
            None => self.0.say(Priority::Move, "desk-game-over", &[]),
        }
    }

    fn of_move(self, id: &str, mv: Move, game: &Game) -> Utterance {
        let mv = Value::Spans(vec![self.0.announcement(game.position(), mv)]);
        self.0.say(Priority::Answer, id, &[("move", mv)])
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
        | Refusal::AnswerWaits(_)
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

/// Why nothing can be done at a seat of a game that is not over.
#[must_use]
pub fn stands_still(game: &Game) -> &'static str {
    if game.is_adjourned() {
        "seat-adjourned"
    } else if game.is_new() {
        "seat-waits"
    } else {
        "seat-stands"
    }
}
