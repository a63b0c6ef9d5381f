//! What is said of clocks: a time control, whose time runs, what a clock shows.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::laws::{Bonus, Clock, Effect, Game, Period, TimeControl};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Audience, Hearing, Words};
use crate::voices::utterance::{Priority, Span, Utterance};

/// What is said of clocks, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct ClockWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of clocks.
    #[must_use]
    pub const fn clocks(&self) -> ClockWords<'_> {
        ClockWords(self)
    }
}

impl ClockWords<'_> {
    /// A time control, a line for each period.
    #[must_use]
    pub fn control(self, control: &TimeControl) -> Utterance {
        self.0.lines(Priority::Answer, self.periods(control))
    }

    /// What both players have on their clocks: one control, or at odds of time that of each.
    #[must_use]
    pub fn controls(self, controls: &ByColor<TimeControl>) -> Utterance {
        if controls.white == controls.black {
            return self.control(&controls.white);
        }
        let of_each = Color::ALL.into_iter().flat_map(|color| {
            let whose = self.0.talk.sentence("clock-odds", &[("color", self.0.color(color))]);
            std::iter::once(whose).chain(self.periods(&controls[color]))
        });
        self.0.lines(Priority::Answer, of_each.collect())
    }

    fn periods(self, control: &TimeControl) -> Vec<Vec<Span>> {
        let period = |(i, period): (usize, &Period)| {
            let mut head = vec![("time", self.0.time(period.time))];
            head.extend(period.moves.map(|moves| ("moves", moves.into())));
            let id = match (i, period.moves) {
                (0, Some(_)) => "time-moves",
                (0, None) => "time-all",
                (_, Some(_)) => "time-then-moves",
                (_, None) => "time-then-all",
            };
            let bonus = match period.bonus {
                Bonus::Increment(_) => "time-increment",
                Bonus::Delay(_) => "time-delay",
                Bonus::Bronstein(_) => "time-bronstein",
            };
            let time = [("time", self.0.time(period.bonus.amount()))];
            if period.time.is_zero() && i == 0 && bonus == "time-increment" {
                return self.0.talk.sentence("time-increment-only", &time);
            }
            let head = ("period", self.0.talk.sentence(id, &head).into());
            if period.bonus.amount().is_zero() {
                return self.0.talk.sentence("time-plain", &[head]);
            }
            let [time] = time;
            self.0.talk.sentence(bonus, &[head, time])
        };
        let mut lines: Vec<_> = control.periods().iter().enumerate().map(period).collect();
        lines.extend(control.repeats().then(|| self.0.talk.sentence("time-repeats", &[])));
        lines
    }

    /// That the program has stopped while a player thought, and how much of that is not counted at
    /// most, in seconds, if anybody knows.
    #[must_use]
    pub fn interrupted(self, of: Color, secs: Option<u32>) -> Vec<Span> {
        let color = ("color", self.0.color(of));
        match secs {
            Some(secs) => self.0.talk.sentence("interrupted", &[color, ("seconds", secs.into())]),
            None => self.0.talk.sentence("interrupted-unknown", &[color]),
        }
    }

    /// That the game begins, and whose clock runs: at a table all hear the same words, which one
    /// terminal says once. At home everybody knows.
    pub(super) fn began(self, hearing: &Hearing) -> Words {
        match hearing.to {
            Audience::Report | Audience::Both | Audience::Alone(_) => Words::none(),
            Audience::Record | Audience::Desk | Audience::Seat(_) => {
                match hearing.game.clock().and_then(Clock::turn) {
                    Some(turn) => self.0.to_desk("table-began", turn),
                    None => self.0.to_player("table-began-clockless", &[]),
                }
            }
        }
    }

    /// Whose time runs, everyone knows at home; a move that is completed has said whose clock was
    /// pressed, and the beginning of the game whose clock runs.
    pub(super) fn started(self, by: Color, all: &[Effect], hearing: &Hearing) -> Words {
        let told = |effect: &Effect| {
            matches!(effect, Effect::Completed(_) | Effect::Announce(_) | Effect::Began)
        };
        match hearing.to {
            Audience::Desk if !all.iter().any(told) => self.0.to_desk("desk-clock-runs", by),
            Audience::Report if !all.iter().any(told) => self.0.to_desk("report-clock-runs", by),
            // The other has pressed late, and nothing else has happened (6.2.2).
            Audience::Seat(me) if me == by && matches!(all, [Effect::ClockStarted(_)]) => {
                self.0.to_player("seat-clock-runs", &[])
            }
            Audience::Desk
            | Audience::Report
            | Audience::Record
            | Audience::Both
            | Audience::Alone(_)
            | Audience::Seat(_) => Words::none(),
        }
    }

    /// What a clock shows after a ruling; the arbiter hears what it showed before, too.
    pub(super) fn set(self, color: Color, time: Duration, hearing: &Hearing) -> Words {
        let words = self.0.timed("clock-set", color, time);
        let ruling = hearing.game.docket().rulings().last().filter(|_| hearing.is_desk());
        let before =
            ruling.and_then(|(number, ..)| hearing.game.docket().left_before(number, color));
        let was = before.filter(|was| *was != time).map(|was| {
            let was = [("time", self.0.time(was))];
            self.0.after_a_blank(self.0.talk.sentence("clock-was", &was))
        });
        words.with(was.unwrap_or_default())
    }

    pub(super) fn resumed(self, hearing: &Hearing) -> Words {
        match (hearing.to, hearing.game.clock().and_then(Clock::turn)) {
            (Audience::Desk | Audience::Seat(_), Some(turn)) => {
                self.0.to_desk("table-resumed", turn)
            }
            (Audience::Desk | Audience::Seat(_), None)
            | (Audience::Record | Audience::Report | Audience::Both | Audience::Alone(_), _) => {
                self.0.plain("resumed", &[])
            }
        }
    }

    /// Whose clock has to be set before it runs again, after an end was revoked.
    pub(super) fn no_time_left(self, game: &Game) -> Vec<Span> {
        let empty = |color: &Color| {
            game.clock().is_some_and(|clock| clock.remaining(*color, game.now()).is_zero())
        };
        let said = |color: Color| {
            self.0
                .after_a_blank(self.0.talk.sentence("desk-no-time-left", &[self.0.colored(color)]))
        };
        Color::ALL.into_iter().filter(empty).flat_map(said).collect()
    }
}
