//! What the arbiter rules about a game, from the words after a command to what happens: the clocks,
//! penalties and results, and who is there. What he has seen is in `seen`, what he takes back in `undoing`.

use std::time::Duration;

use shakmaty::Color;

use crate::app::seats::TableOrder;
use crate::app::seats::desk::forecast::Forecast;
use crate::app::seats::desk::intent::{DeskIntent, said};
use crate::app::seats::desk::matters::Matters;
use crate::app::seats::desk::reader::{Reader, points, time};
use crate::app::seats::desk::teller::Teller;
use crate::clean;
use crate::command::desk::{Clock, Penalty, Presence, Run};
use crate::laws::{Event, Points, Ruling, Scale, Topic};

/// Makes rulings of the arbiter's words. The referee rules; before what is hard to take back, the forecast
/// has the arbiter asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rulings<'a> {
    pub(super) forecast: Forecast<'a>,
}

impl<'a> Rulings<'a> {
    pub(super) const fn teller(&self) -> Teller<'a> {
        self.forecast.teller
    }

    pub(super) fn reader(&self) -> Reader<'a> {
        self.teller().reader()
    }

    /// The intents of a command that starts, stops or resumes the game.
    pub(super) fn run(&self, command: Run) -> Vec<DeskIntent> {
        match command {
            Run::Start => self.starts(),
            Run::Pause => vec![DeskIntent::Happen(Event::Paused)],
            Run::Resume => self.forecast.weigh(Event::Resumed),
        }
    }

    /// The clocks begin to run. While a board stands wrongly the arbiter is asked.
    fn starts(&self) -> Vec<DeskIntent> {
        let matters = Matters { teller: self.teller() };
        let wrong: Vec<_> = matters.boards_standing_wrongly(self.forecast.at).collect();
        if wrong.is_empty() || !self.teller().game().is_new() {
            return self.forecast.weigh(Event::Started);
        }
        let what = wrong.join(&self.teller().narrator.talk.span(" "));
        self.forecast.asks(Event::Started, "desk-sure-board", what)
    }

    /// The intents of a command that sets a clock; `None` if what is typed after it does not fit.
    pub(super) fn clock(&self, command: Clock, rest: &str) -> Option<Vec<DeskIntent>> {
        Some(match command {
            Clock::SetClock => {
                let (player, time) = self.reader().player_time(rest)?;
                self.timed(Ruling::ClockSet(player, time))
            }
            Clock::SetMoves => {
                let (player, moves) = self.reader().player_and(rest)?;
                let moves = moves.parse().ok().filter(|&moves: &u32| moves < 1000)?;
                self.timed(Ruling::MovesSet(player, moves))
            }
            Clock::AddTime => {
                let (player, time) = self.some_time(rest)?;
                self.timed(Ruling::TimeAdded(player, time))
            }
            Clock::TakeTime => {
                let (player, time) = self.some_time(rest)?;
                self.timed(Ruling::TimeTaken(player, time))
            }
            Clock::Increment => {
                vec![DeskIntent::rule(Ruling::IncrementSet(self.reader().switch(rest)?))]
            }
        })
    }

    fn some_time(&self, rest: &str) -> Option<(Color, Duration)> {
        self.reader().player_time(rest).filter(|(_, time)| !time.is_zero())
    }

    /// A ruling about the clocks, where there are any.
    fn timed(&self, ruling: Ruling) -> Vec<DeskIntent> {
        if self.teller().game().clock().is_none() {
            return said(self.teller().told("clock-none", &[]));
        }
        self.forecast.weigh(Event::Ruled(ruling))
    }

    /// The intents of a penalty or a result; `None` if what is typed after it does not fit.
    pub(super) fn penalty(&self, command: Penalty, rest: &str) -> Option<Vec<DeskIntent>> {
        let player = || self.reader().player(rest);
        Some(match command {
            Penalty::Warn => vec![DeskIntent::rule(Ruling::Warned(player()?))],
            Penalty::Points => self.points(self.reader().player_points(rest)?),
            Penalty::Loss => {
                let (player, opponent) = self.reader().player_and(rest)?;
                let given = if opponent.is_empty() { None } else { Some(points(opponent)?) };
                self.loses(player, given)
            }
            Penalty::Result => {
                let (white, black) = self.reader().score(rest)?;
                self.forecast.sure_of(Ruling::ResultSet(white, black))
            }
            Penalty::Adjudicate => {
                let (score, by) = rest.split_once(char::is_whitespace)?;
                let (white, black) = self.reader().score(score)?;
                let by = clean::line(by).split_whitespace().collect::<Vec<_>>().join(" ");
                let judged = (!by.is_empty()).then_some(Ruling::Adjudicated(white, black, by))?;
                self.forecast.sure_of(judged)
            }
            Penalty::Fine => vec![DeskIntent::rule(Ruling::Fined(player()?))],
            Penalty::Exclude => self.forecast.sure_of(Ruling::Excluded(player()?)),
            Penalty::Expel => self.forecast.sure_of(Ruling::Expelled(player()?)),
            Penalty::Annul => self.forecast.sure_of(Ruling::Annulled),
        })
    }

    /// A loss. Where the arbiter does not say what the opponent gets, that is a point; by the Laws up to
    /// 2009 half of one for a player who could not mate (12.3b, 12.8 there). That he could not is told.
    fn loses(&self, player: Color, given: Option<Points>) -> Vec<DeskIntent> {
        let mates = !self.teller().game().cannot_win(!player);
        let most = self.most_for_loss(player);
        let asked = self.forecast.sure_of(Ruling::Lost(player, given.unwrap_or(most)));
        if mates || given.is_some() {
            return asked;
        }
        let told = self.teller().told("desk-fact-cannot-mate", &[self.teller().color(!player)]);
        said(told).into_iter().chain(asked).collect()
    }

    /// What the loss of a player gives the opponent by the Laws.
    pub(super) fn most_for_loss(&self, player: Color) -> Points {
        let game = self.teller().game();
        let gives_half = game.rules().edition.loss_may_give_half().value;
        if gives_half && game.cannot_win(!player) { Points::Half } else { Points::Full }
    }

    /// More or fewer points, between nothing and a point, the most of a game (12.9). The referee gives up
    /// to the most, as games were ruled before; a ruling that says more than that is refused here.
    fn points(&self, (player, more, halves): (Color, bool, u8)) -> Vec<DeskIntent> {
        let scale = self.teller().game().rules().scale;
        if scale != Scale::Usual {
            return said(
                self.teller().told("desk-points-scale", &[("scale", scale.name().into())]),
            );
        }
        if let Some(outcome) = self.teller().game().outcome() {
            let now = outcome.points[player];
            let has = now.halves();
            let beyond = if more { has + halves > Points::Full.halves() } else { halves > has };
            if beyond {
                let id = if more { "desk-points-most" } else { "desk-points-least" };
                let points =
                    ("points", self.teller().narrator.ends().points(now, self.teller().game()));
                let refused = self.teller().said(id, &[self.teller().color(player), points]);
                let edition = self.teller().game().rules().edition;
                let article = edition.article(Topic::ArbiterPenalties);
                let narrator = self.teller().narrator;
                return said(TableOrder::say(narrator.articles().after(refused, article)));
            }
        }
        vec![DeskIntent::rule(if more {
            Ruling::PointsAdded(!player, halves)
        } else {
            Ruling::PointsTaken(player, halves)
        })]
    }

    /// The intents of a command about players who are absent; `None` if what is typed after it does not
    /// fit.
    pub(super) fn presence(&self, command: Presence, rest: &str) -> Option<Vec<DeskIntent>> {
        Some(match command {
            Presence::Absent => self.absent(self.reader().player(rest)?),
            Presence::Arrived => {
                vec![DeskIntent::Happen(Event::Arrived(self.reader().player(rest)?))]
            }
            Presence::DefaultTime => {
                self.forecast.weigh(Event::Ruled(Ruling::DefaultTimeSet(time(rest)?)))
            }
        })
    }

    /// Where nobody is waited for, who is not there has lost (6.7.1), so it is asked for.
    fn absent(&self, color: Color) -> Vec<DeskIntent> {
        let event = Event::Absent(color);
        let mut after = self.forecast.after(&event);
        if after.is_new() {
            after.handle(self.forecast.at, &Event::Started);
        }
        after.handle(self.forecast.at, &Event::TimePassed);
        if self.teller().game().outcome().is_some() || after.outcome().is_none() {
            return vec![DeskIntent::Happen(event)];
        }
        let what = self.teller().sentence("desk-absent-loses", &[self.teller().color(color)]);
        self.forecast.sure(event, what)
    }
}
