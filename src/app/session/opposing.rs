//! The opponent in a game: when it thinks, what its reports mean for the game, and what is said of it.
//!
//! The clocks stand while an engine is not there: what a program of somebody else does wrong costs
//! neither player a second.

use shakmaty::{Color, Position};

use crate::app::happened::{Beside, Happened};
use crate::app::order::HomeOrder;
use crate::app::session::dialog::{Dialog, Request};
use crate::app::session::opponent::Report;
use crate::app::session::opponent::engine::{Engine, Opening, Trouble};
use crate::app::session::{Act, Session};
use crate::command::Command;
use crate::laws::{At, Event};
use crate::opponent::builtin::Level;
use crate::opponent::uci::Order;
use crate::voices::{Priority, Span, Value};

impl Session {
    /// Lets the opponent think if it is its turn and it does not think yet.
    pub(super) fn let_think(&mut self, at: At) -> Option<Act> {
        let turn = self.place.game.position().turn();
        let wanted = self.place.game.is_running()
            && !self.place.listing.header.players()[turn].is_human()
            && self.place.game.announced().is_none()
            && !self.opponent.is_thinking();
        if !wanted {
            return None;
        }
        Some(self.opponent.choose(at, &self.place.game))
    }

    /// Asks for a hint.
    pub(super) fn seek_hint(&mut self, at: At) -> Vec<Act> {
        if let Some(refused) = self.may_move() {
            return vec![refused];
        }
        if self.opponent.seeks_hint() {
            return vec![self.said("hint-still", &[])];
        }
        let chosen = self.place.game.announced().or(self.place.game.on_board());
        let repeats = self.place.repeats().is_some();
        if self.opponent.is_thinking() || chosen.is_some() || repeats {
            let mut acts = vec![self.said("hint-none", &[])];
            acts.extend(self.where_it_stands());
            return acts;
        }
        let seek = self.opponent.seek_hint(at, &self.place.game);
        vec![self.said("hint-wait", &[]), seek]
    }

    /// Gives up a hint that is still sought: the player has moved without it.
    pub(super) fn drop_hint(&mut self) -> Vec<Act> {
        if self.opponent.seeks_hint() { self.opponent.stop() } else { Vec::new() }
    }

    /// Offers a draw.
    pub(super) fn offer_draw(&mut self, at: At, by: Color) -> Vec<Act> {
        let mut acts = self.event(at, Event::DrawOffered(by));
        acts.extend(self.seek_draw_answer(at, by));
        acts
    }

    /// Lets the opponent answer an offer that stands, before it thinks on.
    pub(super) fn seek_draw_answer(&mut self, at: At, by: Color) -> Vec<Act> {
        if self.place.game.offer() != Some(by)
            || self.place.listing.header.players()[!by].is_human()
        {
            return Vec::new();
        }
        let mut acts = self.opponent.stop();
        acts.push(self.opponent.consider_draw(at, &self.place.game, !by));
        acts
    }

    /// What a report means, or comes to mean when the player goes back to the game that waits for him:
    /// he is to hear of it then.
    pub(super) fn opponent_has_or_waits(&mut self, at: At, report: Option<Report>) -> Vec<Act> {
        match report {
            Some(Report::Do(act)) => vec![act],
            Some(report) if self.activity.is_reviewing() => {
                self.opponent.keep(report);
                Vec::new()
            }
            report => self.opponent_has(at, report),
        }
    }

    /// What has become of the opponent while the game has waited.
    pub(super) fn opponent_has_waited(&mut self, at: At) -> Vec<Act> {
        let kept = self.opponent.take_kept();
        kept.into_iter().flat_map(|report| self.opponent_has(at, Some(report))).collect()
    }

    /// What a report of the opponent means.
    pub(super) fn opponent_has(&mut self, at: At, report: Option<Report>) -> Vec<Act> {
        let Some(report) = report else { return Vec::new() };
        match report {
            Report::Do(act) => vec![act],
            Report::Moves(mv) => self.opponent_moves(at, mv),
            Report::AnswersDraw(by, answer) => self.event(at, Event::DrawAnswered(by, answer)),
            Report::Hints(mv) => {
                let announced = self.manner.narrator.announcement(self.place.game.position(), mv);
                vec![self.said("hint", &[("move", Value::Spans(vec![announced]))])]
            }
            Report::KnowsNothing => vec![self.said("hint-none", &[])],
            // A fault of the program must not leave the player alone with a running clock.
            Report::Stuck => {
                let mut acts = self.event(at, Event::Paused);
                acts.push(self.said("opponent-failed", &[]));
                acts
            }
            Report::Starts => self.engine_waits().into_iter().collect(),
            Report::Ready { again } => self.engine_is_ready(at, again),
            Report::Fails { trouble, again } => self.engine_fails(at, &trouble, again),
        }
    }

    /// Whether the game can only go on with an engine.
    pub(super) fn needs_engine(&self) -> bool {
        self.opponent.engine().is_some() && self.place.game.outcome().is_none()
    }

    /// Starts the engine; the game waits for it.
    pub(super) fn start_engine(&mut self, at: At) -> Vec<Act> {
        let mut acts = self.hold_clocks(at);
        acts.extend(self.opponent.start_engine(at, &self.place.game));
        acts
    }

    /// Lets the clocks stand without a word.
    fn hold_clocks(&mut self, at: At) -> Vec<Act> {
        if self.place.game.is_running() { self.event_untold(at, Event::Paused) } else { Vec::new() }
    }

    fn engine_is_ready(&mut self, at: At, again: bool) -> Vec<Act> {
        let mut acts: Vec<Act> = self.present_engine(at).into_iter().collect();
        if again {
            acts.push(self.told("engine-back", &[self.opponent.engine_value()]));
            acts.extend(self.event_untold(at, Event::Resumed));
        } else {
            acts.extend(self.opened(at));
        }
        acts
    }

    /// Keeps who the engine is and what it is held to, if that is news.
    fn present_engine(&mut self, at: At) -> Option<Act> {
        let presented = self.opponent.presents()?;
        Some(Act::record(Happened::Beside(at, Beside::Engine(presented))))
    }

    /// Says that the engine is being started, if it is.
    pub(super) fn engine_waits(&self) -> Option<Act> {
        let opened = self.opponent.engine().is_some_and(Engine::is_opened);
        let id = if opened || self.place.is_begun() { "engine-waits-on" } else { "engine-waits" };
        let new = ("new", self.manner.narrator.talk.command_name(Command::New).into());
        let starts = self.opponent.is_starting();
        starts.then(|| {
            self.said(id, &[self.opponent.engine_value(), new, self.opponent.level_value()])
        })
    }

    /// Starts it once more; when that does not help, asks whether the built-in opponent shall play.
    fn engine_fails(&mut self, at: At, trouble: &Trouble, again: bool) -> Vec<Act> {
        let mut acts = self.hold_clocks(at);
        acts.push(Act::Home(HomeOrder::Engine(Order::Kill)));
        let values = [self.opponent.engine_value(), ("answer", trouble.answer().into())];
        let wrong = self.manner.narrator.talk.sentence(trouble.id(), &values);
        if again {
            let starts = self.manner.narrator.talk.sentence("engine-again", &[]);
            acts.push(self.urgent(vec![wrong, starts]));
            acts.extend(self.start_engine(at));
        } else {
            let asked = self.offer_builtin();
            acts.push(self.urgent(vec![wrong, asked]));
        }
        acts
    }

    fn urgent(&self, lines: Vec<Vec<Span>>) -> Act {
        Act::say(self.manner.narrator.lines(Priority::Urgent, lines))
    }

    fn offer_builtin(&mut self) -> Vec<Span> {
        self.pending.ask(Dialog::Confirm(Request::Builtin));
        self.manner.narrator.talk.sentence(self.opponent.builtin_question(), &[])
    }

    /// Asks once more who shall play, if nobody does.
    pub(super) fn offer_again(&mut self) -> Option<Vec<Act>> {
        let asked = self.opponent.is_engine_lost().then(|| self.offer_builtin())?;
        Some(vec![Act::say(self.manner.narrator.lines(Priority::Answer, vec![asked]))])
    }

    /// The built-in opponent takes the engine's place.
    pub(super) fn replace_engine(&mut self, at: At) -> Vec<Act> {
        let Some(engine) = self.opponent.dismiss_engine() else { return Vec::new() };
        let mut acts = vec![Act::record(Happened::Beside(at, Beside::Replaced))];
        if engine.is_opened() {
            acts.push(self.told("builtin-plays", &[self.opponent.level_value()]));
            acts.extend(self.event_untold(at, Event::Resumed));
        } else {
            acts.extend(self.opened(at));
        }
        acts
    }

    /// The game waits until the engine is there again.
    pub(super) fn keep_engine(&self) -> Vec<Act> {
        let id = if self.place.is_begun() { "engine-kept" } else { "engine-not-begun" };
        vec![self.said(id, &[self.opponent.engine_value()])]
    }

    /// Lets the opponent play at another level.
    pub(super) fn plays_at(&mut self, at: At, level: Level) -> Vec<Act> {
        let told = self.opponent.set_level(level);
        told.into_iter().chain(self.present_engine(at)).collect()
    }

    /// Says that a level means nothing to this engine.
    pub(super) fn fixed_said(&self) -> Option<Act> {
        let fixed = self.opponent.level() != Level::MAX && self.opponent.is_fixed();
        fixed.then(|| self.said("engine-fixed", &[self.opponent.engine_value()]))
    }

    /// The opponent's part of a sentence that opens a game: `new` or `resumed`.
    pub(super) fn opening_said(&self, which: Opening, mut values: Vec<(&str, Value)>) -> Act {
        values.push(self.opponent.engine_value());
        values.push(self.opponent.level_value());
        self.said(self.opponent.opening(which), &values)
    }
}
