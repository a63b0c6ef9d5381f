//! What is said of the arbiter's rulings, and of what is put to him.

use shakmaty::Color;

use crate::laws::{Decision, Game, Ground, Matter, Points, Ruling};
use crate::voices::narrate::Narrator;
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance};

impl Narrator {
    /// A ruling, with its number before it.
    pub(super) fn ruled(&self, number: u32, ruling: &Ruling, game: &Game) -> Utterance {
        let values =
            [("number", number.into()), ("ruling", Value::Spans(self.ruling(ruling, game)))];
        self.say(Priority::Urgent, "ruled", &values)
    }

    /// What an arbiter rules, as a sentence.
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling, game: &Game) -> Vec<Span> {
        let plain = |id: &str| self.talk.sentence(id, &[]);
        let of = |id: &str, color: Color| self.talk.sentence(id, &[("color", self.color(color))]);
        let with = |id: &str, color: Color, name: &str, value: Value| {
            self.talk.sentence(id, &[("color", self.color(color)), (name, value)])
        };
        let counted = |id: &str, count: u32| self.talk.sentence(id, &[("count", count.into())]);
        match ruling {
            Ruling::Warned(color) => of("ruling-warned", *color),
            Ruling::TimeAdded(to, time) => with("time-added", *to, "time", self.time(*time)),
            Ruling::TimeTaken(from, time) => with("time-taken", *from, "time", self.time(*time)),
            Ruling::ClockSet(color, time) => with("clock-set", *color, "time", self.time(*time)),
            Ruling::MovesSet(color, count) => with("moves-set", *color, "count", (*count).into()),
            Ruling::PointsAdded(offender, halves) => {
                with("ruling-points-added", !*offender, "points", self.halves(*halves))
            }
            Ruling::PointsTaken(offender, halves) => {
                with("ruling-points-taken", *offender, "points", self.halves(*halves))
            }
            Ruling::Lost(color, opponent) => {
                let values = [
                    ("color", self.color(*color)),
                    ("opponent", self.color(!*color)),
                    ("points", self.points(*opponent)),
                ];
                self.talk.sentence("ruling-lost", &values)
            }
            Ruling::Fined(color) => of("ruling-fined", *color),
            Ruling::Excluded(color) => of("ruling-excluded", *color),
            Ruling::Expelled(color) => of("ruling-expelled", *color),
            Ruling::ResultSet(white, black) => {
                let values = [("white", self.points(*white)), ("black", self.points(*black))];
                self.talk.sentence("ruling-result-set", &values)
            }
            Ruling::Restored(ply) => self.talk.sentence("restored", &self.after(game, *ply)),
            Ruling::PositionSet(_) => plain("ruling-position-set"),
            Ruling::Annulled => plain("ruling-annulled"),
            Ruling::FlagSeen(color) => of("flag-fell", *color),
            Ruling::IllegalSeen(color) => of("ruling-illegal-seen", *color),
            Ruling::TouchSeen(color, square) => {
                with("ruling-touch-seen", *color, "square", self.square(*square))
            }
            Ruling::TouchWaived(color) => of("ruling-touch-waived", *color),
            Ruling::Dismissed => plain("ruling-dismissed"),
            Ruling::Quickplay(decision) => plain(decided(*decision)),
            Ruling::IncrementSet(true) => plain("ruling-increment-granted"),
            Ruling::IncrementSet(false) => plain("ruling-increment-refused"),
            Ruling::DefaultTimeSet(limit) => {
                self.talk.sentence("ruling-default-time", &[("time", self.time(*limit))])
            }
            Ruling::EndRevoked => plain("ruling-end-revoked"),
            Ruling::Revoked(number) => counted("ruling-revoked", *number),
        }
    }

    /// So many half points; more than a whole one nobody can get or lose.
    fn halves(&self, halves: u8) -> Value {
        self.points(Points::of_halves(halves))
    }

    /// What waits for the arbiter.
    #[must_use]
    pub fn to_arbiter(&self, matter: Matter) -> Utterance {
        let say = |id: &str, values: &[(&str, Value)]| self.say(Priority::Urgent, id, values);
        let of = |id: &str, color: Color| {
            say(id, &[("color", self.color(color)), ("opponent", self.color(!color))])
        };
        match matter {
            Matter::Touch(by, square) => {
                let values = [("color", self.color(by)), ("square", self.square(square))];
                say("matter-touch", &values)
            }
            Matter::TwoHands(by) => of("two-hands-called-by", by),
            Matter::Quickplay(by, Ground::NoEffort) => of("matter-no-effort", by),
            Matter::Quickplay(by, Ground::CannotWin) => of("matter-cannot-win", by),
            Matter::Increment(by) => of("matter-increment", by),
            Matter::Silent(by) => of("matter-silent", by),
            Matter::BoardsDiffer => say("matter-boards-differ", &[]),
            Matter::Conduct(by, act) => {
                say("matter-conduct", &[("color", self.color(by)), ("what", self.act(act))])
            }
            Matter::Position => say("matter-position", &[]),
            Matter::Unconfirmed(_) => say("matter-unconfirmed", &[]),
            Matter::DefaultTime(_) => say("matter-default-time", &[]),
            Matter::FlagInQuickplay(color) => of("matter-flag", color),
            Matter::Envelope => say("matter-envelope", &[]),
            Matter::Results => say("matter-results", &[]),
        }
    }
}

const fn decided(decision: Decision) -> &'static str {
    match decision {
        Decision::Drawn => "ruling-quickplay-drawn",
        Decision::Postponed { .. } => "ruling-quickplay-postponed",
        Decision::Rejected => "ruling-quickplay-rejected",
    }
}
