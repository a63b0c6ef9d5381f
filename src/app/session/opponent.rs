//! Who plays in the program's place, the built-in opponent or an engine: what it is asked, how long it
//! may take, and what its answers mean.
//!
//! It is handed the game and the time, and reports. What a report means for the game, and what is said
//! of it, is in `opposing`.

pub(super) mod engine;
mod patience;
pub(super) mod remote;
mod watch;

use std::time::Duration;

use shakmaty::{Color, Position};

use crate::app::order::HomeOrder;
use crate::app::session::intent::{Intent, Opposing, Report};
use crate::app::session::tickets::Tickets;
use crate::archive::Replay;
use crate::laws::{Answer, At, Game};
use crate::opponent::builtin::chance::Chance;
use crate::opponent::builtin::{Level, Pace, Problem};
use crate::opponent::thinker::{ThinkerTask, Thought, Ticket};
use crate::opponent::uci::Order;
use crate::voices::Value;

use engine::Engine;
use patience::patience;
use remote::Remote;
use watch::Watch;

/// How long a move takes before the player is told that it is still thought about.
const LONG: Duration = Duration::from_secs(10);

/// How long after that he is told again.
const AGAIN: Duration = Duration::from_secs(20);

/// The opponent in a game.
#[derive(Debug)]
pub(super) struct Opponent {
    level: Level,
    seed: u64,
    tickets: Tickets,
    engine: Option<Engine>,
    thinking: Option<Thinking>,
    /// Who plays by a server, if somebody does.
    remote: Option<Remote>,
    /// What it has reported while its game waited, for when the player is back.
    kept: Vec<Report>,
}

/// What is being thought about.
#[derive(Clone, Debug)]
struct Thinking {
    ticket: Ticket,
    purpose: SearchPurpose,
    /// When the thinker must answer with what it has, or something is due of the engine.
    until: Option<At>,
    /// When the player is told that it takes long.
    long: Option<At>,
    /// What is awaited of the engine, if it is the engine that thinks.
    watch: Option<Watch>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SearchPurpose {
    /// The engine is to start.
    Start,
    Move,
    DrawAnswer(Color),
}

impl Opponent {
    /// The opponent in a game that may have been played before.
    pub(super) fn of(replay: &Replay) -> Self {
        Self {
            level: Level::new(replay.level).unwrap_or_default(),
            seed: replay.header.seed.cast_unsigned(),
            tickets: Tickets::default(),
            engine: Engine::of(replay),
            thinking: None,
            remote: remote_of(replay),
            kept: Vec::new(),
        }
    }

    /// Who plays by a server, if somebody does.
    pub(super) const fn remote(&self) -> Option<&Remote> {
        self.remote.as_ref()
    }

    /// The same, to be told something.
    pub(super) const fn remote_mut(&mut self) -> Option<&mut Remote> {
        self.remote.as_mut()
    }

    /// Whether a server owes an answer.
    pub(super) fn awaits_elsewhere(&self) -> bool {
        self.remote.as_ref().is_some_and(Remote::is_awaiting)
    }

    /// The opponent in the next game. Tickets are counted on, so that an answer about the old game is
    /// none about the new one.
    pub(super) fn in_next_game(self, next: Self) -> Self {
        Self { tickets: self.tickets, ..next }
    }

    /// Keeps a report until the player is back.
    pub(super) fn keep(&mut self, report: Report) {
        self.kept.push(report);
    }

    /// What was kept.
    pub(super) fn take_kept(&mut self) -> Vec<Report> {
        std::mem::take(&mut self.kept)
    }

    pub(super) const fn level(&self) -> Level {
        self.level
    }

    /// Plays at another level from now on, and tells the engine.
    pub(super) fn set_level(&mut self, level: Level) -> Option<Intent> {
        self.level = level;
        self.engine.as_ref().map(|_| Intent::home(HomeOrder::Engine(Order::Level(level))))
    }

    /// A number that a player does not foretell, of the game and the moment alone.
    pub(super) fn chance(&self, at: At) -> u64 {
        Chance::new(self.seed ^ at.as_micros().rotate_left(32) ^ self.tickets.given()).bits()
    }

    /// Its level, as a value of a sentence.
    pub(super) fn level_value(&self) -> (&'static str, Value) {
        ("level", Value::Number(self.level.get().into()))
    }

    /// Whether an answer is awaited.
    pub(super) const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// When [`Opponent::time_passed`] is due, if ever.
    pub(super) fn deadline(&self) -> Option<At> {
        let thinking = self.thinking.as_ref()?;
        thinking.until.into_iter().chain(thinking.long).min()
    }

    /// Seeks its move.
    pub(super) fn choose(&mut self, at: At, game: &Game) -> Intent {
        let lent = self.lends_move(game);
        if self.engine.is_some() && lent.is_none() {
            return self.ask_engine(at, game);
        }
        let pace = if game.clock().is_some() { Pace::Clock } else { Pace::Own };
        let (problem, level, seed) = (problem(game), lent.unwrap_or(self.level), self.seed);
        let task = ThinkerTask::Choose { problem, level, seed, pace };
        self.think(at, game, SearchPurpose::Move, task)
    }

    /// Considers a draw that was offered to this side. The built-in one answers in the place of an
    /// engine, which has no word for it.
    pub(super) fn consider_draw(&mut self, at: At, game: &Game, side: Color) -> Intent {
        // A draw that counts as a win is no draw.
        if let Some(odds) = game.rules().odds.as_ref().filter(|odds| odds.draw) {
            let answer = if odds.giver == side { Answer::Declined } else { Answer::Accepted };
            return Intent::Opponent(Opposing::Has(Report::AnswersDraw(side, answer)));
        }
        let task = ThinkerTask::AnswerDraw { problem: problem(game), side };
        self.think(at, game, SearchPurpose::DrawAnswer(side), task)
    }

    fn think(&mut self, at: At, game: &Game, purpose: SearchPurpose, task: ThinkerTask) -> Intent {
        let ticket = self.tickets.next();
        let until = Some(at + patience(game.clock(), game.position().turn(), at));
        let long = (purpose == SearchPurpose::Move).then(|| at + LONG);
        self.thinking = Some(Thinking { ticket, purpose, until, long, watch: None });
        Intent::home(HomeOrder::Think(ticket, task))
    }

    /// Ends the thinking whose answer is not wanted any more.
    pub(super) fn stop(&mut self) -> Vec<Intent> {
        let stop = |thinking: Thinking| match thinking.watch {
            Some(_) => Intent::home(HomeOrder::Engine(Order::Stop)),
            None => Intent::home(HomeOrder::StopThinking),
        };
        self.thinking.take().map(stop).into_iter().collect()
    }

    /// Lets go of a thought that has taken its time.
    pub(super) fn time_passed(&mut self, at: At, game: &Game) -> Option<Report> {
        let thinking = self.thinking.as_mut()?;
        if thinking.until.take_if(|until| *until <= at).is_none() {
            let long = thinking.long.as_mut().filter(|long| **long <= at)?;
            *long = at + AGAIN;
            return Some(Report::Thinks);
        }
        match thinking.watch {
            Some(_) => self.pass_deadline(at, game),
            None => Some(Report::Do(HomeOrder::StopThinking)),
        }
    }

    /// Takes an answer of the thinker; one that is not awaited any more is dropped.
    pub(super) fn take_thought(
        &mut self,
        ticket: Ticket,
        thought: Thought,
        game: &Game,
    ) -> Option<Report> {
        let awaited = self.thinking.take_if(|thinking| thinking.ticket == ticket);
        let thinking = awaited.filter(|_| game.is_running())?;
        Some(match (thinking.purpose, thought) {
            (SearchPurpose::Move, Thought::Chosen(mv)) => Report::Moves(mv),
            (SearchPurpose::DrawAnswer(by), Thought::DrawAnswer { accepts }) => {
                let accepts = accepts && self.engine().is_none_or(Engine::is_content);
                let answer = if accepts { Answer::Accepted } else { Answer::Declined };
                Report::AnswersDraw(by, answer)
            }
            (SearchPurpose::Move | SearchPurpose::Start, _) => Report::Stuck,
            // An offer that nobody can judge is not left without an answer.
            (SearchPurpose::DrawAnswer(by), _) => Report::AnswersDraw(by, Answer::Declined),
        })
    }
}

fn remote_of(replay: &Replay) -> Option<Remote> {
    replay.header.elsewhere.as_ref()?;
    Some(Remote::of(Color::from_white(replay.header.white.is_human())))
}

fn problem(game: &Game) -> Problem {
    let last = game.made().last().map(|made| made.mv);
    let (position, history) = (game.position().clone(), game.course().history().to_vec());
    Problem { position, history, last }
}
