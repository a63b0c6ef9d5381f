//! The engine, seen from the session: when it is started, how long it is waited for, and what
//! becomes of the game when it fails.
//!
//! Every wait for it has a deadline, and the clocks stand while it is not there: what a program of
//! somebody else does wrong costs neither player a second.

use std::path::PathBuf;
use std::time::Duration;

use shakmaty::{CastlingMode, Chess, Color, Position};

use crate::app::happened::Happened;
use crate::app::session::dialog::{Dialog, Request};
use crate::app::session::thinking::{Purpose, Thinking};
use crate::app::session::{Act, Session};
use crate::archive::{Player, Presented, Replay, What};
use crate::command::Command;
use crate::laws::{At, Event};
use crate::notation::position;
use crate::opponent::builtin::{Level, Score};
use crate::opponent::thinker::Ticket;
use crate::opponent::uci::{Answer, Fault, Limits, Order, Profile, Reply, Search, Strength, Table};
use crate::voices::{Priority, Span, Value};

/// How long it may take to start before the player is told; most are there at once.
const TOLD: Duration = Duration::from_secs(1);
/// How long it may take after that: some load large files.
const START: Duration = Duration::from_secs(9);
/// How long it may take to greet when it has written something else.
const GREETING: Duration = Duration::from_secs(4);
/// How long it thinks in a game without clocks.
const MOVE: Duration = Duration::from_secs(1);
/// How much longer before it is told to stop.
const SLACK: Duration = Duration::from_secs(2);
/// How long it may take to answer when it is told to stop.
const STOP: Duration = Duration::from_secs(3);
/// How often it must show that it is alive, and how long it may take for that.
const SIGN: Duration = Duration::from_secs(5);
/// What an engine in good order needs to answer on a busy machine.
const MOMENT: Duration = Duration::from_millis(250);
/// It takes no draw when its last move left it better than this.
const CONTENT: Score = Score::Centipawns(50);

/// An engine that is to play.
#[derive(Clone, Debug)]
pub(super) struct Engine {
    file: PathBuf,
    /// Its own name, or until it is known that of its file.
    name: String,
    profile: Option<Profile>,
    /// As the journal has it.
    presented: Option<Presented>,
    /// Its score after its last move.
    score: Option<Score>,
    /// Whether the game was opened with it.
    opened: bool,
    /// Whether it was started again since its last move.
    again: bool,
    /// Whether it was given up.
    lost: bool,
}

/// What is awaited of an engine, and so what its next deadline means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Watch {
    /// That it starts; whether the player knows.
    Starts { told: bool },
    /// That it greets, though it has written something else.
    Greets,
    /// That it thinks, until it is told to stop; whether a sign of life is awaited.
    Thinks { stop: At, asked: bool },
    /// That it answers, having been told to stop.
    Stops,
}

/// What is wrong with an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Trouble {
    Fault(Fault),
    Silent,
    NoMove,
    Nonsense(String),
    Illegal(String),
    NoChess960,
}

impl Trouble {
    /// Whether it may be better after a new start.
    fn may_pass(&self) -> bool {
        let lasting = [Fault::Missing, Fault::Refused, Fault::NotUci];
        !matches!(self, Self::NoChess960)
            && !matches!(self, Self::Fault(fault) if lasting.contains(fault))
    }

    fn id(&self) -> &'static str {
        match self {
            Self::Fault(Fault::Missing) => "engine-missing",
            Self::Fault(Fault::Refused) => "engine-refused",
            Self::Fault(Fault::Ended) => "engine-ended",
            Self::Fault(Fault::Flooded) => "engine-floods",
            Self::Fault(Fault::NotUci) => "engine-not-uci",
            Self::Silent => "engine-silent",
            Self::NoMove => "engine-no-move",
            Self::Nonsense(_) => "engine-nonsense",
            Self::Illegal(_) => "engine-illegal",
            Self::NoChess960 => "engine-no-chess960",
        }
    }

    fn answer(&self) -> &str {
        if let Self::Nonsense(answer) | Self::Illegal(answer) = self { answer } else { "" }
    }
}

impl Engine {
    /// The engine of a game, if one plays in it.
    pub(super) fn of(replay: &Replay) -> Option<Self> {
        let players = replay.players();
        let plays = players.white == Player::Engine || players.black == Player::Engine;
        plays.then(|| Self {
            file: replay.header.engine.clone().unwrap_or_default().into(),
            name: replay.engine_name(),
            profile: None,
            presented: replay.engine.clone(),
            score: None,
            opened: false,
            again: false,
            lost: false,
        })
    }

    fn strength(&self, level: Level) -> Option<Strength> {
        self.profile.as_ref().map(|profile| profile.strength(level))
    }
}

impl Session {
    /// Whether the game can only go on with an engine.
    pub(super) fn needs_engine(&self) -> bool {
        self.engine.is_some() && self.game.outcome().is_none()
    }

    /// Starts the engine; the game waits for it.
    pub(super) fn start_engine(&mut self, at: At) -> Vec<Act> {
        let mut acts = self.hold_clocks(at);
        let ticket = self.ticket();
        let Some(engine) = &self.engine else { return acts };
        let table =
            Table { chess960: self.game.mode() == CastlingMode::Chess960, level: self.level };
        acts.push(Act::Engine(Order::Open { ticket, file: engine.file.clone(), table }));
        let watch = Watch::Starts { told: false };
        self.thinking = Some(Thinking::watched(ticket, Purpose::Start, at + TOLD, watch));
        acts
    }

    /// Lets the clocks stand without a word.
    fn hold_clocks(&mut self, at: At) -> Vec<Act> {
        if self.game.is_running() { self.quietly(at, Event::Paused) } else { Vec::new() }
    }

    fn quietly(&mut self, at: At, event: Event) -> Vec<Act> {
        let mut acts = self.event(at, event);
        acts.retain(|act| !matches!(act, Act::Say(_)));
        acts
    }

    /// Asks the engine for its move.
    pub(super) fn ask_engine(&mut self, at: At) -> Act {
        let ticket = self.ticket();
        let stop = at + self.longest_thought(at);
        let watch = Watch::Thinks { stop, asked: false };
        self.thinking = Some(Thinking::watched(ticket, Purpose::Move, stop.min(at + SIGN), watch));
        Act::Engine(Order::Search { ticket, search: self.search(at) })
    }

    /// The game as the engine must know it, so that it sees repetitions too.
    fn search(&self, at: At) -> Search {
        let (game, mode) = (&self.game, self.game.mode());
        let (mut reached, mut moves) = (game.start().clone(), Vec::new());
        let mut is_whole = true;
        for made in game.made() {
            is_whole &= made.before == reached;
            reached = made.before.clone();
            reached.play_unchecked(made.mv);
            moves.push(made.mv.to_uci(mode));
        }
        let usual = *game.start() == Chess::default() && mode == CastlingMode::Standard;
        let start = (!usual).then(|| position::write(game.start()));
        let limits = self.limits(at);
        if is_whole && reached == *game.position() {
            Search { start, moves, limits }
        } else {
            // The men were put otherwise in between.
            Search { start: Some(position::write(game.position())), moves: Vec::new(), limits }
        }
    }

    fn limits(&self, at: At) -> Limits {
        let Some(clock) = self.game.clock() else { return Limits::Move(MOVE) };
        let turn = self.game.position().turn();
        Limits::Clocks {
            white: clock.remaining(Color::White, at),
            black: clock.remaining(Color::Black, at),
            bonus: clock.bonus(turn).amount(),
            moves_to_go: clock.moves_to_go(turn),
        }
    }

    /// Until it is told to stop: with a clock, half of what is left.
    fn longest_thought(&self, at: At) -> Duration {
        self.engine_time(at).map_or(MOVE + SLACK, |left| left / 2)
    }

    fn engine_time(&self, at: At) -> Option<Duration> {
        let turn = self.game.position().turn();
        self.game.clock().map(|clock| clock.remaining(turn, at))
    }

    /// Handles an answer of the engine; one that is not awaited any more is dropped.
    pub(super) fn engine_answers(&mut self, at: At, ticket: Ticket, answer: Answer) -> Vec<Act> {
        let Some(thinking) = self.thinking.as_mut().filter(|it| it.is(ticket)) else {
            return Vec::new();
        };
        if let Answer::Speaks(uci) = answer {
            let watch = if uci { Watch::Starts { told: true } } else { Watch::Greets };
            let until = at + if uci { START } else { GREETING };
            (thinking.watch, thinking.until) = (Some(watch), Some(until));
            return Vec::new();
        }
        if answer == Answer::Alive {
            if let Some(Watch::Thinks { stop, asked }) = &mut thinking.watch {
                *asked = false;
                thinking.until = Some((*stop).min(at + SIGN));
            }
            return Vec::new();
        }
        self.thinking = None;
        match answer {
            Answer::Ready(profile) => self.engine_is_ready(at, profile),
            Answer::Played(reply, score) => self.engine_plays(at, reply, score),
            Answer::Failed(fault) => self.engine_fails(at, &Trouble::Fault(fault)),
            Answer::Alive | Answer::Speaks(_) => Vec::new(),
        }
    }

    fn engine_is_ready(&mut self, at: At, profile: Profile) -> Vec<Act> {
        let Some(engine) = &mut self.engine else { return Vec::new() };
        if !profile.name.is_empty() {
            engine.name.clone_from(&profile.name);
        }
        let plays = profile.chess960 || self.game.mode() == CastlingMode::Standard;
        engine.profile = Some(profile);
        if !plays {
            return self.engine_fails(at, &Trouble::NoChess960);
        }
        let first = !std::mem::replace(&mut engine.opened, true);
        let mut acts: Vec<Act> = self.present(at).into_iter().collect();
        if first {
            acts.extend(self.opened(at));
        } else {
            acts.push(self.told("engine-back", &[self.engine_value()]));
            acts.extend(self.quietly(at, Event::Resumed));
        }
        acts
    }

    /// Keeps who the engine is and what it is held to, if that is news.
    pub(super) fn present(&mut self, at: At) -> Option<Act> {
        let level = self.level;
        let engine = self.engine.as_mut()?;
        let held = engine.strength(level)?.to_string();
        let held = Some(held).filter(|held| !held.is_empty());
        let presented = Presented { name: engine.name.clone(), held };
        let news = engine.presented.as_ref() != Some(&presented);
        engine.presented = Some(presented.clone());
        news.then_some(Act::Record(Happened::beside(at, What::Engine(presented))))
    }

    fn engine_plays(&mut self, at: At, reply: Reply, score: Option<Score>) -> Vec<Act> {
        if !self.game.is_running() {
            return Vec::new();
        }
        let trouble = match reply {
            Reply::Move(uci) => match uci.to_move(self.game.position()) {
                Ok(mv) => {
                    if let Some(engine) = &mut self.engine {
                        (engine.again, engine.score) = (false, score);
                    }
                    return self.opponent_moves(at, mv);
                }
                Err(_) => Trouble::Illegal(uci.to_string()),
            },
            Reply::None => Trouble::NoMove,
            Reply::Nonsense(said) => Trouble::Nonsense(said),
        };
        self.engine_fails(at, &trouble)
    }

    /// A deadline of the engine has come.
    pub(super) fn engine_is_late(&mut self, at: At, watch: Watch) -> Vec<Act> {
        // Before its flag falls, so that a fault never costs it the game; but with no time left at all
        // it is slow, not at fault.
        let most = self.engine_time(at).map_or(Duration::MAX, |left| (left / 2).max(MOMENT));
        let Some(thinking) = &mut self.thinking else { return Vec::new() };
        let (watch, until, act) = match watch {
            Watch::Starts { told: false } => {
                let waits = self.engine_waits();
                (Watch::Starts { told: true }, at + START, waits)
            }
            Watch::Thinks { stop, asked: false } if at < stop => {
                let ping = Act::Engine(Order::Ping(thinking.ticket));
                (Watch::Thinks { stop, asked: true }, at + SIGN.min(most), Some(ping))
            }
            Watch::Thinks { asked: false, .. } => {
                (Watch::Stops, at + STOP.min(most), Some(Act::Engine(Order::Stop)))
            }
            Watch::Greets => return self.engine_fails(at, &Trouble::Fault(Fault::NotUci)),
            Watch::Starts { told: true } | Watch::Thinks { asked: true, .. } | Watch::Stops => {
                return self.engine_fails(at, &Trouble::Silent);
            }
        };
        if let Some(thinking) = &mut self.thinking {
            (thinking.watch, thinking.until) = (Some(watch), Some(until));
        }
        act.into_iter().collect()
    }

    /// Says that the engine is being started, if it is.
    pub(super) fn engine_waits(&self) -> Option<Act> {
        let starts = |thinking: &Thinking| thinking.purpose == Purpose::Start;
        let waits = self.thinking.as_ref().is_some_and(starts);
        let opened = self.engine.as_ref().is_some_and(|engine| engine.opened);
        let id = if opened || self.is_begun() { "engine-waits-on" } else { "engine-waits" };
        let new = ("new", self.manner.narrator.talk.command_name(Command::New).into());
        waits.then(|| self.said(id, &[self.engine_value(), new, self.level_value()]))
    }

    /// Starts it once more; when that does not help, asks whether the built-in opponent shall play.
    fn engine_fails(&mut self, at: At, trouble: &Trouble) -> Vec<Act> {
        self.thinking = None;
        let mut acts = self.hold_clocks(at);
        acts.push(Act::Engine(Order::Kill));
        let values = [self.engine_value(), ("answer", trouble.answer().into())];
        let wrong = self.manner.narrator.talk.sentence(trouble.id(), &values);
        let Some(engine) = &mut self.engine else { return acts };
        // One that has never answered is not better for being started again.
        let may_pass = trouble.may_pass() && (engine.opened || *trouble != Trouble::Silent);
        let again = may_pass && !std::mem::replace(&mut engine.again, true);
        engine.lost = !again;
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
        Act::Say(self.manner.narrator.lines(Priority::Urgent, lines))
    }

    fn offer_builtin(&mut self) -> Vec<Span> {
        self.dialog = Some(Dialog::Confirm(Request::Builtin));
        self.manner.narrator.talk.sentence(self.builtin_question(), &[])
    }

    pub(super) fn builtin_question(&self) -> &'static str {
        let opened = self.engine.as_ref().is_some_and(|engine| engine.opened);
        if opened { "confirm-builtin-on" } else { "confirm-builtin" }
    }

    /// Whether it was given up, so that nobody plays against the player.
    pub(super) fn is_engine_lost(&self) -> bool {
        self.engine.as_ref().is_some_and(|engine| engine.lost)
    }

    /// Asks once more who shall play, if nobody does.
    pub(super) fn offer_again(&mut self) -> Option<Vec<Act>> {
        let asked = self.is_engine_lost().then(|| self.offer_builtin())?;
        Some(vec![Act::Say(self.manner.narrator.lines(Priority::Answer, vec![asked]))])
    }

    /// The built-in opponent takes the engine's place.
    pub(super) fn replace_engine(&mut self, at: At) -> Vec<Act> {
        let Some(engine) = self.engine.take() else { return Vec::new() };
        for player in [&mut self.players.white, &mut self.players.black] {
            if *player == Player::Engine {
                *player = Player::Builtin;
            }
        }
        let mut acts = vec![Act::Record(Happened::beside(at, What::Replaced))];
        if engine.opened {
            acts.push(self.told("builtin-plays", &[self.level_value()]));
            acts.extend(self.quietly(at, Event::Resumed));
        } else {
            acts.extend(self.opened(at));
        }
        acts
    }

    /// The game waits until the engine is there again.
    pub(super) fn keep_engine(&self) -> Vec<Act> {
        let id = if self.is_begun() { "engine-kept" } else { "engine-not-begun" };
        vec![self.said(id, &[self.engine_value()])]
    }

    /// Tells the engine its new level.
    pub(super) fn level_engine(&mut self, at: At) -> Vec<Act> {
        if self.engine.is_none() {
            return Vec::new();
        }
        let mut acts = vec![Act::Engine(Order::Level(self.level))];
        acts.extend(self.present(at));
        acts
    }

    /// Says that a level means nothing to this engine.
    pub(super) fn fixed_said(&self) -> Option<Act> {
        let fixed = self.level != Level::MAX && self.is_fixed();
        fixed.then(|| self.said("engine-fixed", &[self.engine_value()]))
    }

    fn is_fixed(&self) -> bool {
        let strength = self.engine.as_ref().and_then(|engine| engine.strength(self.level));
        strength == Some(Strength::Fixed)
    }

    /// The opponent's part of a sentence that opens a game: `new` or `resumed`.
    pub(super) fn opening_said(&self, which: Opening, mut values: Vec<(&str, Value)>) -> Act {
        let id = match (which, &self.engine) {
            (Opening::New, None) => "new-builtin",
            (Opening::Resumed, None) => "resumed-side",
            (Opening::New, Some(_)) if self.is_fixed() => "new-engine-fixed",
            (Opening::New, Some(_)) => "new-engine",
            (Opening::Resumed, Some(_)) if self.is_fixed() => "resumed-engine-fixed",
            (Opening::Resumed, Some(_)) => "resumed-engine",
        };
        values.push(self.engine_value());
        values.push(self.level_value());
        self.said(id, &values)
    }

    fn engine_value(&self) -> (&'static str, Value) {
        ("engine", self.engine_name().unwrap_or_default().into())
    }

    /// What the engine that plays is called.
    pub(super) fn engine_name(&self) -> Option<&str> {
        self.engine.as_ref().map(|engine| engine.name.as_str())
    }

    /// Whether the engine, by its own last score, would not rather play on; who has none is content.
    pub(super) fn engine_is_content(&self) -> bool {
        let score = self.engine.as_ref().and_then(|engine| engine.score);
        score.is_none_or(|score| score <= CONTENT)
    }
}

/// Which sentence opens a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    New,
    Resumed,
}
