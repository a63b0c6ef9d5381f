//! What is said of the arbiter's rulings, and of what is put to him.

use std::time::Duration;

use shakmaty::Color;

use crate::command::desk::DeskCommand;
use crate::laws::{Decision, Effect, Fault, Game, Matter, Numbered, Penalty, Points, Ruling};
use crate::telling::hears;
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Hearing, Words};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Span, Utterance, written};

/// What is said of the arbiter's rulings, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct RulingWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of the arbiter's rulings.
    #[must_use]
    pub const fn rulings(&self) -> RulingWords<'_> {
        RulingWords(self)
    }
}

impl RulingWords<'_> {
    /// A ruling. Of one that has turned down what this player has not heard of (12.9) he hears the number,
    /// so that none is missing to him, and that nothing changes for him; that it is revoked, as little.
    /// Where nobody may ask for the position, one that is set is read out after this.
    pub(super) fn told(self, number: u32, ruling: &Ruling, hearing: &Hearing) -> Words {
        let game = hearing.game;
        let own = |id: &str| {
            self.0.to_player("ruled", &[("number", number.into()), ("ruling", self.0.word(id))])
        };
        let unheard = |number: u32, me: Color| {
            let matter = game.docket().turned_down(number).map(Effect::ToArbiter);
            matter.is_some_and(|matter| !hears(&matter, me))
        };
        match (ruling, hearing.seat()) {
            (Ruling::Revoked(of), Some(me)) if unheard(*of, me) => own("ruling-unheard"),
            (Ruling::Revoked(of), _) if hearing.is_desk() => {
                let stays = self.forced_move(*of, game);
                Words::from(self.ruled(number, ruling, game)).with(stays)
            }
            (Ruling::PositionSet(_), Some(_)) if hearing.unseen => own("seat-position-set"),
            (Ruling::Dismissed(_), Some(me)) if unheard(number, me) => own("ruling-unheard"),
            // It says the end of the game too.
            (Ruling::ResultSet(..) | Ruling::Lost(..) | Ruling::Annulled, _) => {
                Words::from(self.ruled(number, ruling, game)).with(self.0.ends().after_end(hearing))
            }
            (Ruling::EndRevoked, _) if hearing.is_desk() => {
                Words::from(self.ruled(number, ruling, game))
                    .with(self.0.clocks().no_time_left(game))
            }
            _ => self.ruled(number, ruling, game).into(),
        }
    }

    /// A ruling, with its number before it.
    pub(super) fn ruled(self, number: u32, ruling: &Ruling, game: &Game) -> Utterance {
        let values = [
            ("number", number.into()),
            ("ruling", Value::Spans(self.as_ruled(number, ruling, game))),
        ];
        self.0.say(Priority::Urgent, "ruled", &values)
    }

    /// What has a number among the rulings, as a sentence.
    #[must_use]
    pub fn numbered(self, number: u32, what: &Numbered, game: &Game) -> Vec<Span> {
        match what {
            Numbered::Ruling(ruling) => self.as_ruled(number, ruling, game),
            Numbered::Penalty(penalty) => self.0.faults().penalty(penalty, game),
        }
    }

    /// A ruling, and what the clock showed before that it has set.
    fn as_ruled(self, number: u32, ruling: &Ruling, game: &Game) -> Vec<Span> {
        if let Ruling::Revoked(of) = ruling {
            return self.revoked(*of, game);
        }
        if let Some(matter) = game.docket().turned_down(number) {
            return self.turned_down(matter, game);
        }
        let said = self.sentence(ruling, game);
        let Ruling::ClockSet(color, _) = ruling else { return said };
        self.and_before(said, game.docket().left_before(number, *color))
    }

    /// That a clock is set, and what it showed before.
    fn and_before(self, set: Vec<Span>, before: Option<Duration>) -> Vec<Span> {
        self.and_time(set, "clock-was", before)
    }

    /// Whether a clock is to be set, and what it shows now.
    #[must_use]
    pub fn and_now(self, asked: Vec<Span>, now: Option<Duration>) -> Vec<Span> {
        self.and_time(asked, "clock-is", now)
    }

    fn and_time(self, mut said: Vec<Span>, id: &str, time: Option<Duration>) -> Vec<Span> {
        if let Some(time) = time {
            said.push(self.0.talk.span(" "));
            said.extend(self.0.talk.sentence(id, &[("time", self.0.time(time))]));
        }
        said
    }

    /// Whether the arbiter wants to rule this, as a question.
    #[must_use]
    pub fn asked(self, ruling: &Ruling, game: &Game) -> Vec<Span> {
        let of = |color: Color| vec![("color", self.0.color(color))];
        let with = |color: Color, name, value| vec![("color", self.0.color(color)), (name, value)];
        let (kind, mut values) = match ruling {
            Ruling::TimeAdded(to, time) => ("time-added", with(*to, "time", self.0.time(*time))),
            Ruling::TimeTaken(from, time) => {
                ("time-taken", with(*from, "time", self.0.time(*time)))
            }
            Ruling::ClockSet(of, time) => ("clock-set", with(*of, "time", self.0.time(*time))),
            Ruling::Lost(color, opponent) => {
                let mut values = with(*color, "points", self.0.ends().points(*opponent, game));
                values.push(("opponent", self.0.color(!*color)));
                ("lost", values)
            }
            Ruling::ResultSet(white, black) => (
                "result",
                vec![
                    ("white", self.0.ends().points(*white, game)),
                    ("black", self.0.ends().points(*black, game)),
                ],
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
                ("touch", self.0.matters().touch(*color, *square, *ply, game).to_vec())
            }
            Ruling::Restored(ply) | Ruling::Retraced(ply) => {
                ("back", self.0.after(game, *ply).to_vec())
            }
            Ruling::Displaced(ply) => ("displaced", self.0.after(game, *ply).to_vec()),
            Ruling::PositionSet(_) => ("position", Vec::new()),
            Ruling::DefaultTimeSet(limit) => ("default-time", vec![("time", self.0.time(*limit))]),
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
            | Ruling::Revoked(_) => ("other", vec![("what", self.sentence(ruling, game).into())]),
        };
        values.push(("ruling", kind.into()));
        self.0.talk.sentence("ruling-asked", &values)
    }

    /// What an arbiter rules, as a sentence.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a table: a ruling, its sentence")]
    pub fn sentence(self, ruling: &Ruling, game: &Game) -> Vec<Span> {
        let plain = |id: &str| self.0.talk.sentence(id, &[]);
        let of =
            |id: &str, color: Color| self.0.talk.sentence(id, &[("color", self.0.color(color))]);
        let with = |id: &str, color: Color, name: &str, value: Value| {
            self.0.talk.sentence(id, &[("color", self.0.color(color)), (name, value)])
        };
        match ruling {
            Ruling::Warned(color) => of("ruling-warned", *color),
            Ruling::TimeAdded(to, time) => with("time-added", *to, "time", self.0.time(*time)),
            Ruling::TimeTaken(from, time) => with("time-taken", *from, "time", self.0.time(*time)),
            Ruling::ClockSet(color, time) => with("clock-set", *color, "time", self.0.time(*time)),
            Ruling::MovesSet(color, count) => with("moves-set", *color, "count", (*count).into()),
            Ruling::PointsAdded(offender, halves) => {
                with("ruling-points-added", !*offender, "points", self.halves(*halves, game))
            }
            Ruling::PointsTaken(offender, halves) => {
                with("ruling-points-taken", *offender, "points", self.halves(*halves, game))
            }
            Ruling::Lost(color, opponent) => {
                let values = [
                    ("color", self.0.color(*color)),
                    ("opponent", self.0.color(!*color)),
                    ("points", self.0.ends().points(*opponent, game)),
                ];
                self.0.talk.sentence("ruling-lost", &values)
            }
            Ruling::Fined(color) => of("ruling-fined", *color),
            Ruling::Excluded(color) => of("ruling-excluded", *color),
            Ruling::Expelled(color) => of("ruling-expelled", *color),
            Ruling::ResultSet(white, black) => {
                let values = [
                    ("white", self.0.ends().points(*white, game)),
                    ("black", self.0.ends().points(*black, game)),
                ];
                self.0.talk.sentence("ruling-result-set", &values)
            }
            Ruling::Adjudicated(white, black, by) => self
                .0
                .talk
                .sentence("ruling-adjudicated", &self.adjudicated((*white, *black), by, game)),
            Ruling::Restored(ply) | Ruling::Retraced(ply) => {
                self.0.talk.sentence("restored", &self.0.after(game, *ply))
            }
            Ruling::Displaced(ply) => {
                self.0.talk.sentence("ruling-displaced", &self.0.after(game, *ply))
            }
            Ruling::PositionSet(_) => plain("ruling-position-set"),
            Ruling::Annulled => plain("ended-annulled"),
            Ruling::FlagSeen(color) => of("flag-fell", *color),
            Ruling::IllegalSeen(color) => of("ruling-illegal-seen", *color),
            Ruling::NoMoveSeen(color) => of("ruling-no-move-seen", *color),
            Ruling::TouchSeen(color, square, ply) => {
                let values = self.0.matters().touch(*color, *square, *ply, game);
                self.0.talk.sentence("ruling-touch-seen", &values)
            }
            Ruling::TouchWaived(color) => of("ruling-touch-waived", *color),
            Ruling::Dismissed(_) => plain("ruling-dismissed"),
            Ruling::Quickplay(decision) => plain(decided(*decision)),
            Ruling::OfferAllowed(by) => of("ruling-offer-allowed", *by),
            Ruling::IncrementSet(true) => plain("ruling-increment-granted"),
            Ruling::IncrementSet(false) => plain("ruling-increment-refused"),
            Ruling::DefaultTimeSet(limit) => {
                self.0.talk.sentence("ruling-default-time", &[("time", self.0.time(*limit))])
            }
            Ruling::Reconstructed(plies) => {
                self.0.talk.sentence("ruling-reconstructed", &self.0.after(game, *plies))
            }
            Ruling::NextPeriod => plain("ruling-next-period"),
            Ruling::EndRevoked => plain("ruling-end-revoked"),
            Ruling::Revoked(number) => self.revoked(*number, game),
        }
    }

    /// What each player gets by an adjudication, and who has judged.
    fn adjudicated(
        self,
        (white, black): (Points, Points),
        by: &str,
        game: &Game,
    ) -> [(&'static str, Value); 3] {
        let [white, black] = [white, black].map(|points| self.0.ends().points(points, game));
        [("white", white), ("black", black), ("name", by.into())]
    }

    /// So many half points; more than a whole one nobody can get or lose.
    fn halves(self, halves: u8, game: &Game) -> Value {
        self.0.ends().points(Points::of_halves(halves), game)
    }

    /// That a ruling is revoked, what of it does not count any more, and what it was.
    fn revoked(self, number: u32, game: &Game) -> Vec<Span> {
        let what =
            game.docket().rulings().find(|(known, ..)| *known == number).map(|(_, what, _)| what);
        let id = match what {
            Some(Numbered::Penalty(Penalty { fault: Fault::Act(act, _), .. })) if act.moves() => {
                "ruling-revoked-move"
            }
            Some(Numbered::Penalty(Penalty { fault: Fault::Act(..), .. })) => "ruling-revoked-act",
            _ => "ruling-revoked",
        };
        let mut said = self.0.talk.sentence(id, &[("count", number.into())]);
        if let Some(what) = what {
            said.push(self.0.talk.span(" "));
            let what = self.numbered(number, what, game).into();
            said.extend(self.0.talk.sentence("ruling-was", &[("what", what)]));
        }
        said
    }

    /// Which of the matters that were put to the arbiter he has turned down.
    fn turned_down(self, matter: Matter, game: &Game) -> Vec<Span> {
        let of = |color: Color| vec![("color", self.0.color(color))];
        let (kind, mut values) = match matter {
            Matter::Touch(by, square, ply) => {
                ("touch", self.0.matters().complaint(by, square, ply, game).to_vec())
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
                ("conduct", vec![("color", self.0.color(by)), ("what", self.0.faults().act(act))])
            }
            Matter::BoardsDiffer => ("boards-differ", Vec::new()),
            Matter::Position => ("position", Vec::new()),
            Matter::Unconfirmed(_) => ("unconfirmed", Vec::new()),
            Matter::DefaultTime(_) => ("default-time", Vec::new()),
            Matter::Results => ("results", Vec::new()),
            Matter::Envelope => ("envelope", Vec::new()),
        };
        values.push(("matter", kind.into()));
        self.0.talk.sentence("ruling-turned-down", &values)
    }

    /// That a ruling cannot be revoked, and what helps.
    pub(super) fn stays(self, number: u32, game: &Game) -> Utterance {
        let helps = match game.docket().rulings().find(|(known, ..)| *known == number) {
            Some((_, _, true)) => "revoked",
            Some((_, Numbered::Ruling(ruling), false)) => helps(ruling, number, game),
            Some((_, Numbered::Penalty(_), false)) | None => "other",
        };
        let mut of = 0;
        if let Some((_, Numbered::Ruling(Ruling::Revoked(revoked)), _)) =
            game.docket().rulings().find(|(known, ..)| *known == number)
        {
            of = *revoked;
        }
        let ply = game.docket().ruled_at(number).unwrap_or_default();
        let back = game.docket().cancelled_by(number).first();
        let mv = back.map(|made| Value::Spans(vec![self.0.announcement(&made.before, made.mv)]));
        let values = [
            ("number", number.into()),
            ("next", (number + 1).into()),
            ("of", of.into()),
            ("helps", helps.into()),
            ("restore", self.restoring(ply, game)),
            self.0.colored(game.course().move_at(ply.into()).1),
            ("back", u32::from(back.is_some()).into()),
            ("move", mv.unwrap_or_else(|| "".into())),
        ];
        self.0.say(Priority::Move, "desk-ruling-stays", &values)
    }

    /// The command that restores the position after so many plies.
    fn restoring(self, ply: u16, game: &Game) -> Value {
        let command = self.0.talk.desk_name(DeskCommand::Restore);
        let Some(last) = usize::from(ply).checked_sub(1) else {
            return format!("{command} 0").into();
        };
        let (number, color) = game.course().move_at(last);
        let color = written(&self.0.color(color).spans()).to_lowercase();
        format!("{command} {number} {color}").into()
    }

    /// What a player has played since an illegal move of his that does not count any more: its touch may
    /// have forced him (7.5.1).
    fn forced_move(self, number: u32, game: &Game) -> Vec<Span> {
        let fault = |(known, what, _): (u32, &Numbered, bool)| match what {
            Numbered::Penalty(penalty) if known == number => Some(*penalty),
            Numbered::Penalty(_) | Numbered::Ruling(_) => None,
        };
        let penalty = game.docket().rulings().find_map(fault);
        let moved = |penalty: &Penalty| match penalty.fault {
            Fault::Act(act, _) => act.moves(),
            Fault::Claim(..) => false,
        };
        let ply = game.docket().ruled_at(number).unwrap_or_default();
        let made = game.made().get(usize::from(ply));
        match penalty.filter(moved).zip(made) {
            Some((penalty, made)) if made.by() == penalty.by => {
                let mv = Value::Spans(vec![self.0.announcement(&made.before, made.mv)]);
                let values = [
                    self.0.colored(made.by()),
                    ("move", mv),
                    ("restore", self.restoring(ply, game)),
                ];
                self.0.after_a_blank(self.0.talk.sentence("ruling-move-stays", &values))
            }
            _ => Vec::new(),
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

/// What helps instead of revoking a ruling, by the word that the sentence chooses by.
#[expect(clippy::wildcard_enum_match_arm, reason = "of the others nothing of its own helps")]
fn helps(ruling: &Ruling, number: u32, game: &Game) -> &'static str {
    let next = game.docket().rulings().find(|(known, ..)| *known == number + 1);
    let has_penalty = matches!(next, Some((_, Numbered::Penalty(_), false)));
    match ruling {
        Ruling::Restored(_)
        | Ruling::Retraced(_)
        | Ruling::Displaced(_)
        | Ruling::PositionSet(_) => "position",
        Ruling::MovesSet(..) | Ruling::NextPeriod => "moves",
        Ruling::IllegalSeen(_) | Ruling::NoMoveSeen(_) if has_penalty => "penalty",
        Ruling::TouchSeen(..) => "touch",
        Ruling::TouchWaived(_) => "waive",
        Ruling::IncrementSet(_) => "increment",
        Ruling::OfferAllowed(_) => "offer",
        Ruling::DefaultTimeSet(_) => "default-time",
        Ruling::Dismissed(_) => "dismissed",
        Ruling::Quickplay(_) => "quickplay",
        Ruling::EndRevoked => "end",
        Ruling::Revoked(_) => "again",
        _ => "other",
    }
}
