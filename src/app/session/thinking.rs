//! The opponent's thinking, seen from the session: what it is asked, and what its answer means.

use shakmaty::{Color, Position};

use crate::app::session::engine::Watch;
use crate::app::session::patience::patience;
use crate::app::session::{Act, Session};
use crate::archive::Player;
use crate::laws::{Answer, At, Event};
use crate::opponent::builtin::{Pace, Problem};
use crate::opponent::thinker::{Task, Thought, Ticket};
use crate::opponent::uci::Order;
use crate::voices::Value;

/// What is being thought about.
#[derive(Clone, Debug)]
pub(super) struct Thinking {
    pub(super) ticket: Ticket,
    pub(super) purpose: Purpose,
    /// When the thinker must answer with what it has.
    pub(super) until: Option<At>,
    /// What is awaited of the engine, if it is the engine that thinks.
    pub(super) watch: Option<Watch>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The engine is to start.
    Start,
    Move,
    Hint,
    DrawAnswer(Color),
}

impl Thinking {
    /// The engine's part.
    pub(super) fn watched(ticket: Ticket, purpose: Purpose, until: At, watch: Watch) -> Self {
        Self { ticket, purpose, until: Some(until), watch: Some(watch) }
    }

    /// Whether an answer with this ticket is awaited.
    pub(super) fn is(&self, ticket: Ticket) -> bool {
        self.ticket == ticket
    }
}

impl Session {
    /// Lets the opponent think if it is its turn and it does not think yet.
    pub(super) fn let_think(&mut self, at: At) -> Option<Act> {
        let turn = self.game.position().turn();
        let wanted = self.game.is_running()
            && !self.players[turn].is_human()
            && self.game.announced().is_none()
            && self.thinking.is_none();
        if !wanted {
            return None;
        }
        if self.players[turn] == Player::Engine {
            return Some(self.ask_engine(at));
        }
        let pace = if self.game.clock().is_some() { Pace::Clock } else { Pace::Own };
        let (problem, level, seed) = (self.problem(), self.level, self.seed);
        let task = Task::Choose { problem, level, seed, pace };
        Some(self.think(at, Purpose::Move, task))
    }

    /// Asks for a hint.
    pub(super) fn seek_hint(&mut self, at: At) -> Vec<Act> {
        if let Some(refused) = self.may_move() {
            return vec![refused];
        }
        if self.thinking.as_ref().is_some_and(|it| it.purpose == Purpose::Hint) {
            return vec![self.said("hint-still", &[])];
        }
        let chosen = self.game.announced().or(self.game.on_board());
        let repeats = self.repeats().is_some();
        if self.thinking.is_some() || chosen.is_some() || repeats {
            let mut acts = vec![self.said("hint-none", &[])];
            acts.extend(self.where_it_stands());
            return acts;
        }
        let task = Task::Hint { problem: self.problem() };
        vec![self.said("hint-wait", &[]), self.think(at, Purpose::Hint, task)]
    }

    /// Gives up a hint that is still sought: the player has moved without it.
    pub(super) fn drop_hint(&mut self) -> Vec<Act> {
        let sought = self.thinking.as_ref().is_some_and(|it| it.purpose == Purpose::Hint);
        if sought { self.stop_thinking() } else { Vec::new() }
    }

    /// Offers a draw.
    pub(super) fn offer_draw(&mut self, at: At, by: Color) -> Vec<Act> {
        let mut acts = self.event(at, Event::DrawOffered(by));
        acts.extend(self.seek_draw_answer(at, by));
        acts
    }

    /// Lets the opponent answer an offer that stands, before it thinks on. The built-in one answers in
    /// the place of an engine, which has no word for it.
    pub(super) fn seek_draw_answer(&mut self, at: At, by: Color) -> Vec<Act> {
        if self.game.offer() != Some(by) || self.players[!by].is_human() {
            return Vec::new();
        }
        let mut acts = self.stop_thinking();
        let task = Task::AnswerDraw { problem: self.problem(), side: !by };
        acts.push(self.think(at, Purpose::DrawAnswer(!by), task));
        acts
    }

    fn problem(&self) -> Problem {
        let last = self.game.made().last().map(|made| made.mv);
        let (position, history) = (self.game.position().clone(), self.game.history().to_vec());
        Problem { position, history, last }
    }

    fn think(&mut self, at: At, purpose: Purpose, task: Task) -> Act {
        let ticket = self.ticket();
        let turn = self.game.position().turn();
        let until = Some(at + patience(self.game.clock(), turn, at));
        self.thinking = Some(Thinking { ticket, purpose, until, watch: None });
        Act::Think(ticket, task)
    }

    /// Ends the thinking whose answer is not wanted any more.
    pub(super) fn stop_thinking(&mut self) -> Vec<Act> {
        let stop = |thinking: Thinking| match thinking.watch {
            Some(_) => Act::Engine(Order::Stop),
            None => Act::StopThinking,
        };
        self.thinking.take().map(stop).into_iter().collect()
    }

    /// Lets go of a thought that has taken its time.
    pub(super) fn thinking_is_late(&mut self, at: At) -> Vec<Act> {
        let late = |it: &&mut Thinking| it.until.is_some_and(|until| until <= at);
        let Some(thinking) = self.thinking.as_mut().filter(late) else { return Vec::new() };
        thinking.until = None;
        match thinking.watch {
            Some(watch) => self.engine_is_late(at, watch),
            None => vec![Act::StopThinking],
        }
    }

    /// Handles an answer of the thinker; one that is not awaited any more is dropped.
    pub(super) fn thought(&mut self, at: At, ticket: Ticket, thought: Thought) -> Vec<Act> {
        let awaited = self.thinking.take_if(|thinking| thinking.ticket == ticket);
        let Some(thinking) = awaited.filter(|_| self.game.is_running()) else { return Vec::new() };
        match (thinking.purpose, thought) {
            (Purpose::Move, Thought::Chosen(mv)) => self.opponent_moves(at, mv),
            (Purpose::Hint, Thought::Hint(best)) => {
                let position = self.game.position();
                let announced = self.manner.narrator.announcement(position, best.mv);
                vec![self.said("hint", &[("move", Value::Spans(vec![announced]))])]
            }
            (Purpose::DrawAnswer(by), Thought::DrawAnswer { accepts }) => {
                let accepts = accepts && self.engine_is_content();
                let answer = if accepts { Answer::Accepted } else { Answer::Declined };
                self.event(at, Event::DrawAnswered(by, answer))
            }
            (Purpose::Move | Purpose::Start, _) => self.opponent_failed(at),
            (Purpose::Hint | Purpose::DrawAnswer(_), _) => vec![self.said("hint-none", &[])],
        }
    }

    /// A fault of the program must not leave the player alone with a running clock.
    fn opponent_failed(&mut self, at: At) -> Vec<Act> {
        let mut acts = self.event(at, Event::Paused);
        acts.push(self.said("opponent-failed", &[]));
        acts
    }
}
