//! What is said of the arbiter's rulings, and of what is put to him.

use std::time::Duration;

use shakmaty::{Color, Square};

use crate::laws::{
    Decision, Effect, Fault, Game, Ground, Matter, Numbered, Penalty, Points, Ruling,
};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Audience, Hearing};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance};

impl Narrator {
    /// A ruling, with its number before it.
    pub(super) fn ruled(&self, number: u32, ruling: &Ruling, game: &Game) -> Utterance {
        let values = [
            ("number", number.into()),
            ("ruling", Value::Spans(self.as_ruled(number, ruling, game))),
        ];
        self.say(Priority::Urgent, "ruled", &values)
    }

    /// What has a number among the rulings, as a sentence.
    #[must_use]
    pub fn numbered(&self, number: u32, what: &Numbered, game: &Game) -> Vec<Span> {
        match what {
            Numbered::Ruling(ruling) => self.as_ruled(number, ruling, game),
            Numbered::Penalty(penalty) => self.penalty(penalty, game),
        }
    }

    /// A ruling, and what the clock showed before that it has set.
    fn as_ruled(&self, number: u32, ruling: &Ruling, game: &Game) -> Vec<Span> {
        if let Ruling::Revoked(of) = ruling {
            return self.revoked(*of, game);
        }
        if let Some(matter) = game.turned_down(number) {
            return self.turned_down(matter, game);
        }
        let said = self.ruling(ruling, game);
        let Ruling::ClockSet(color, _) = ruling else { return said };
        self.and_before(said, game.left_before(number, *color))
    }

    /// That a clock is set, and what it showed before.
    fn and_before(&self, set: Vec<Span>, before: Option<Duration>) -> Vec<Span> {
        self.and_time(set, "clock-was", before)
    }

    /// Whether a clock is to be set, and what it shows now.
    #[must_use]
    pub fn and_now(&self, asked: Vec<Span>, now: Option<Duration>) -> Vec<Span> {
        self.and_time(asked, "clock-is", now)
    }

    fn and_time(&self, mut said: Vec<Span>, id: &str, time: Option<Duration>) -> Vec<Span> {
        if let Some(time) = time {
            said.push(self.talk.span(" "));
            said.extend(self.talk.sentence(id, &[("time", self.time(time))]));
        }
        said
    }

    /// Whether the arbiter wants to rule this, as a question.
    #[must_use]
    pub fn asked(&self, ruling: &Ruling, game: &Game) -> Vec<Span> {
        let of = |color: Color| vec![("color", self.color(color))];
        let with = |color: Color, name, value| vec![("color", self.color(color)), (name, value)];
        let (kind, mut values) = match ruling {
            Ruling::TimeAdded(to, time) => ("time-added", with(*to, "time", self.time(*time))),
            Ruling::TimeTaken(from, time) => ("time-taken", with(*from, "time", self.time(*time))),
            Ruling::ClockSet(of, time) => ("clock-set", with(*of, "time", self.time(*time))),
            Ruling::Lost(color, opponent) => {
                let mut values = with(*color, "points", self.points(*opponent, game));
                values.push(("opponent", self.color(!*color)));
                ("lost", values)
            }
            Ruling::ResultSet(white, black) => (
                "result",
                vec![("white", self.points(*white, game)), ("black", self.points(*black, game))],
            ),
            Ruling::Adjudicated(white, black, by) => {
                ("adjudicated", self.adjudicated((*white, *black), by, game).to_vec())
            }
            Ruling::Excluded(color) => ("excluded", of(*color)),
            Ruling::Expelled(color) => ("expelled", of(*color)),
            Ruling::Annulled => ("annulled", Vec::new()),
            Ruling::FlagSeen(color) => ("flag", of(*color)),
            Ruling::IllegalSeen(color) => ("illegal", of(*color)),
            Ruling::NoMoveSeen(color) => ("no-move", of(*color)),
            Ruling::TouchSeen(color, square, ply) => {
                ("touch", self.touch(*color, *square, *ply, game).to_vec())
            }
            Ruling::Restored(ply) | Ruling::Retraced(ply) => {
                ("back", self.after(game, *ply).to_vec())
            }
            Ruling::Displaced(ply) => ("displaced", self.after(game, *ply).to_vec()),
            Ruling::PositionSet(_) => ("position", Vec::new()),
            Ruling::DefaultTimeSet(limit) => ("default-time", vec![("time", self.time(*limit))]),
            Ruling::EndRevoked => ("end", Vec::new()),
            Ruling::Warned(_)
            | Ruling::MovesSet(..)
            | Ruling::PointsAdded(..)
            | Ruling::PointsTaken(..)
            | Ruling::Fined(_)
            | Ruling::TouchWaived(_)
            | Ruling::Dismissed(_)
            | Ruling::Quickplay(_)
            | Ruling::OfferAllowed(_)
            | Ruling::IncrementSet(_)
            | Ruling::Reconstructed(_)
            | Ruling::NextPeriod
            | Ruling::Revoked(_) => ("other", vec![("what", self.ruling(ruling, game).into())]),
        };
        values.push(("ruling", kind.into()));
        self.talk.sentence("ruling-asked", &values)
    }

    /// That a ruling is revoked, what of it does not count any more, and what it was.
    fn revoked(&self, number: u32, game: &Game) -> Vec<Span> {
        let what = game.rulings().find(|(known, ..)| *known == number).map(|(_, what, _)| what);
        let id = match what {
            Some(Numbered::Penalty(Penalty { fault: Fault::Act(act, _), .. })) if act.moves() => {
                "ruling-revoked-move"
            }
            Some(Numbered::Penalty(Penalty { fault: Fault::Act(..), .. })) => "ruling-revoked-act",
            _ => "ruling-revoked",
        };
        let mut said = self.talk.sentence(id, &[("count", number.into())]);
        if let Some(what) = what {
            said.push(self.talk.span(" "));
            let what = self.numbered(number, what, game).into();
            said.extend(self.talk.sentence("ruling-was", &[("what", what)]));
        }
        said
    }

    /// Which of the matters that were put to the arbiter he has turned down.
    fn turned_down(&self, matter: Matter, game: &Game) -> Vec<Span> {
        let of = |color: Color| vec![("color", self.color(color))];
        let (kind, mut values) = match matter {
            Matter::Touch(by, square, ply) => {
                ("touch", self.complaint(by, square, ply, game).to_vec())
            }
            Matter::TwoHands(by, _) => ("two-hands", of(by)),
            Matter::Quickplay(by, _) | Matter::FlagInQuickplay(by) => ("quickplay", of(by)),
            Matter::Increment(by) => ("increment", of(by)),
            Matter::Draw(by) => ("draw", of(by)),
            Matter::SessionOver => ("session", Vec::new()),
            Matter::Sheets => ("sheets", Vec::new()),
            Matter::Stopped(by) => ("stopped", of(by)),
            Matter::Silent(by) => ("silent", of(by)),
            Matter::Conduct(by, act) => {
                ("conduct", vec![("color", self.color(by)), ("what", self.act(act))])
            }
            Matter::BoardsDiffer => ("boards-differ", Vec::new()),
            Matter::Position => ("position", Vec::new()),
            Matter::Unconfirmed(_) => ("unconfirmed", Vec::new()),
            Matter::DefaultTime(_) => ("default-time", Vec::new()),
            Matter::Results => ("results", Vec::new()),
            Matter::Envelope => ("envelope", Vec::new()),
        };
        values.push(("matter", kind.into()));
        self.talk.sentence("ruling-turned-down", &values)
    }

    /// A fault, and what it has cost.
    fn penalty(&self, penalty: &Penalty, game: &Game) -> Vec<Span> {
        let Penalty { by, fault, given, taken } = *penalty;
        let fault = match fault {
            Fault::Act(act, count) => Effect::IllegalAct(by, act, count),
            Fault::Claim(claim, count) => Effect::ClaimWrong(by, claim, count),
        };
        let mut said = self.fault(&fault, game);
        let costs = [("time-added", !by, given), ("time-taken", by, taken)];
        for (id, color, time) in costs.into_iter().filter(|(.., time)| !time.is_zero()) {
            said.push(self.talk.span(" "));
            let values = [("color", self.color(color)), ("time", self.time(time))];
            said.extend(self.talk.sentence(id, &values));
        }
        said
    }

    /// A fault with its article, without its number.
    fn fault(&self, fault: &Effect, game: &Game) -> Vec<Span> {
        let hearing = Hearing::new(game, Audience::Record);
        let Some(said) = self.words(fault, &[], &hearing).said.pop() else { return Vec::new() };
        match game.article(fault) {
            Some(article) => self.by_article(said, article).spans,
            None => said.spans,
        }
    }

    /// A fault that has cost something by the Laws, with its number among the rulings: by that the
    /// arbiter revokes it.
    pub(super) fn by_number(&self, mut said: Utterance, fault: &Effect, game: &Game) -> Utterance {
        if let Some(number) = game.penalty_for(fault) {
            said.spans.push(self.talk.span(" "));
            said.spans.extend(self.talk.sentence("penalty-number", &[("number", number.into())]));
        }
        said
    }

    /// What an arbiter rules, as a sentence.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a table: a ruling, its sentence")]
    pub fn ruling(&self, ruling: &Ruling, game: &Game) -> Vec<Span> {
        let plain = |id: &str| self.talk.sentence(id, &[]);
        let of = |id: &str, color: Color| self.talk.sentence(id, &[("color", self.color(color))]);
        let with = |id: &str, color: Color, name: &str, value: Value| {
            self.talk.sentence(id, &[("color", self.color(color)), (name, value)])
        };
        match ruling {
            Ruling::Warned(color) => of("ruling-warned", *color),
            Ruling::TimeAdded(to, time) => with("time-added", *to, "time", self.time(*time)),
            Ruling::TimeTaken(from, time) => with("time-taken", *from, "time", self.time(*time)),
            Ruling::ClockSet(color, time) => with("clock-set", *color, "time", self.time(*time)),
            Ruling::MovesSet(color, count) => with("moves-set", *color, "count", (*count).into()),
            Ruling::PointsAdded(offender, halves) => {
                with("ruling-points-added", !*offender, "points", self.halves(*halves, game))
            }
            Ruling::PointsTaken(offender, halves) => {
                with("ruling-points-taken", *offender, "points", self.halves(*halves, game))
            }
            Ruling::Lost(color, opponent) => {
                let values = [
                    ("color", self.color(*color)),
                    ("opponent", self.color(!*color)),
                    ("points", self.points(*opponent, game)),
                ];
                self.talk.sentence("ruling-lost", &values)
            }
            Ruling::Fined(color) => of("ruling-fined", *color),
            Ruling::Excluded(color) => of("ruling-excluded", *color),
            Ruling::Expelled(color) => of("ruling-expelled", *color),
            Ruling::ResultSet(white, black) => {
                let values =
                    [("white", self.points(*white, game)), ("black", self.points(*black, game))];
                self.talk.sentence("ruling-result-set", &values)
            }
            Ruling::Adjudicated(white, black, by) => self
                .talk
                .sentence("ruling-adjudicated", &self.adjudicated((*white, *black), by, game)),
            Ruling::Restored(ply) | Ruling::Retraced(ply) => {
                self.talk.sentence("restored", &self.after(game, *ply))
            }
            Ruling::Displaced(ply) => {
                self.talk.sentence("ruling-displaced", &self.after(game, *ply))
            }
            Ruling::PositionSet(_) => plain("ruling-position-set"),
            Ruling::Annulled => plain("ended-annulled"),
            Ruling::FlagSeen(color) => of("flag-fell", *color),
            Ruling::IllegalSeen(color) => of("ruling-illegal-seen", *color),
            Ruling::NoMoveSeen(color) => of("ruling-no-move-seen", *color),
            Ruling::TouchSeen(color, square, ply) => {
                let values = self.touch(*color, *square, *ply, game);
                self.talk.sentence("ruling-touch-seen", &values)
            }
            Ruling::TouchWaived(color) => of("ruling-touch-waived", *color),
            Ruling::Dismissed(_) => plain("ruling-dismissed"),
            Ruling::Quickplay(decision) => plain(decided(*decision)),
            Ruling::OfferAllowed(by) => of("ruling-offer-allowed", *by),
            Ruling::IncrementSet(true) => plain("ruling-increment-granted"),
            Ruling::IncrementSet(false) => plain("ruling-increment-refused"),
            Ruling::DefaultTimeSet(limit) => {
                self.talk.sentence("ruling-default-time", &[("time", self.time(*limit))])
            }
            Ruling::Reconstructed(plies) => {
                self.talk.sentence("ruling-reconstructed", &self.after(game, *plies))
            }
            Ruling::NextPeriod => plain("ruling-next-period"),
            Ruling::EndRevoked => plain("ruling-end-revoked"),
            Ruling::Revoked(number) => self.revoked(*number, game),
        }
    }

    /// What each player gets by an adjudication, and who has judged.
    fn adjudicated(
        &self,
        (white, black): (Points, Points),
        by: &str,
        game: &Game,
    ) -> [(&'static str, Value); 3] {
        let [white, black] = [white, black].map(|points| self.points(points, game));
        [("white", white), ("black", black), ("name", by.into())]
    }

    /// So many half points; more than a whole one nobody can get or lose.
    fn halves(&self, halves: u8, game: &Game) -> Value {
        self.points(Points::of_halves(halves), game)
    }

    /// What a complaint about a touch is about: who complains, of whom, the square, and the number of the
    /// move that the touch belongs to.
    #[must_use]
    pub fn complaint(
        &self,
        by: Color,
        square: Square,
        ply: u16,
        game: &Game,
    ) -> [(&'static str, Value); 4] {
        let [_, square, number] = self.touch(!by, square, Some(ply), game);
        [("color", self.color(by)), ("opponent", self.color(!by)), square, number]
    }

    /// Who has touched what, and at which move; 0 where that was not kept.
    fn touch(
        &self,
        of: Color,
        square: Square,
        ply: Option<u16>,
        game: &Game,
    ) -> [(&'static str, Value); 3] {
        let number = ply.map_or(0, |ply| game.move_at(usize::from(ply).saturating_sub(1)).0);
        [("color", self.color(of)), ("square", self.square(square)), ("number", number.into())]
    }

    /// That a player has stopped the clocks, and why, if he has said so.
    #[must_use]
    pub fn stopped(&self, by: Color, why: &str) -> Vec<Span> {
        let id = if why.is_empty() { "matter-stopped" } else { "matter-stopped-for" };
        self.talk.sentence(id, &[("color", self.color(by)), ("text", why.into())])
    }

    /// What waits for the arbiter.
    #[must_use]
    pub fn to_arbiter(&self, matter: Matter, game: &Game) -> Utterance {
        let say = |id: &str, values: &[(&str, Value)]| self.say(Priority::Urgent, id, values);
        let of = |id: &str, color: Color| {
            say(id, &[("color", self.color(color)), ("opponent", self.color(!color))])
        };
        match matter {
            Matter::Touch(by, square, ply) => {
                say("matter-touch", &self.complaint(by, square, ply, game))
            }
            Matter::TwoHands(by, _) => of("two-hands-called-by", by),
            Matter::Quickplay(by, Ground::NoEffort) => of("matter-no-effort", by),
            Matter::Quickplay(by, Ground::CannotWin) => of("matter-cannot-win", by),
            Matter::Increment(by) => of("matter-increment", by),
            Matter::Draw(by) => of("matter-draw", by),
            Matter::SessionOver => say("matter-session-over", &[]),
            Matter::Sheets => say("matter-sheets", &[]),
            Matter::Stopped(by) => {
                let spans = self.stopped(by, game.stopped_for());
                Utterance { spans, priority: Priority::Urgent }
            }
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
