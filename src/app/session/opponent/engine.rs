//! An engine as the opponent: when it is started, how long it is waited for, and when it has failed.
//!
//! Every wait for it has a deadline, and the clocks stand while it is not there: what a program of
//! somebody else does wrong costs neither player a second.

use std::path::PathBuf;
use std::time::Duration;

use shakmaty::{CastlingMode, Chess, Color, Position};

use crate::app::order::HomeOrder;
use crate::app::session::intent::Intent;
use crate::app::session::opponent::{Opponent, Purpose, Report, Thinking};
use crate::archive::{Player, Presented, Replay};
use crate::laws::{At, Game};
use crate::notation::position;
use crate::opponent::builtin::{Level, Score};
use crate::opponent::thinker::Ticket;
use crate::opponent::uci::{Answer, Fault, Limits, Order, Profile, Reply, Search, Strength, Table};
use crate::voices::Value;

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
pub(in crate::app::session) struct Engine {
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

/// Which sentence opens a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum Opening {
    New,
    Resumed,
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
pub(in crate::app::session) enum Trouble {
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

    /// The sentence that tells it.
    pub(in crate::app::session) const fn id(&self) -> &'static str {
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

    /// What the engine has answered, where that is the trouble.
    pub(in crate::app::session) fn answer(&self) -> &str {
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

    /// What it is called.
    fn name(&self) -> &str {
        &self.name
    }

    /// Whether the game was opened with it.
    pub(in crate::app::session) const fn is_opened(&self) -> bool {
        self.opened
    }

    /// Whether it would, by its own last score, not rather play on; without a score it is content.
    pub(super) fn is_content(&self) -> bool {
        self.score.is_none_or(|score| score <= CONTENT)
    }

    /// Whether it is worth a new start; one that is not is given up.
    fn starts_again(&mut self, trouble: &Trouble) -> bool {
        // One that has never answered is not better for being started again.
        let may_pass = trouble.may_pass() && (self.opened || *trouble != Trouble::Silent);
        let again = may_pass && !std::mem::replace(&mut self.again, true);
        self.lost = !again;
        again
    }
}

impl Thinking {
    fn watched(ticket: Ticket, purpose: Purpose, until: At, watch: Watch) -> Self {
        Self { ticket, purpose, until: Some(until), watch: Some(watch) }
    }
}

impl Opponent {
    /// The engine that plays, if one does.
    pub(in crate::app::session) const fn engine(&self) -> Option<&Engine> {
        self.engine.as_ref()
    }

    /// Whether the engine is being started.
    pub(in crate::app::session) fn is_starting(&self) -> bool {
        self.thinking.as_ref().is_some_and(|it| it.purpose == Purpose::Start)
    }

    /// Whether a level means nothing to the engine that plays.
    pub(in crate::app::session) fn is_fixed(&self) -> bool {
        let strength = self.engine.as_ref().and_then(|engine| engine.strength(self.level));
        strength == Some(Strength::Fixed)
    }

    /// What the engine that plays is called.
    pub(in crate::app::session) fn engine_name(&self) -> Option<&str> {
        self.engine.as_ref().map(Engine::name)
    }

    /// The same, as a value of a sentence.
    pub(in crate::app::session) fn engine_value(&self) -> (&'static str, Value) {
        ("engine", self.engine_name().unwrap_or_default().into())
    }

    /// Whether the engine was given up, so that nobody plays against the player.
    pub(in crate::app::session) fn is_engine_lost(&self) -> bool {
        self.engine.as_ref().is_some_and(|engine| engine.lost)
    }

    /// The sentence that asks whether the built-in opponent shall play instead.
    pub(in crate::app::session) fn builtin_question(&self) -> &'static str {
        let opened = self.engine.as_ref().is_some_and(Engine::is_opened);
        if opened { "confirm-builtin-on" } else { "confirm-builtin" }
    }

    /// The sentence that opens a game against it.
    pub(in crate::app::session) fn opening(&self, which: Opening) -> &'static str {
        match (which, self.engine.is_some(), self.is_fixed()) {
            (Opening::New, false, _) => "new-builtin",
            (Opening::Resumed, false, _) => "resumed-side",
            (Opening::New, true, true) => "new-engine-fixed",
            (Opening::New, true, false) => "new-engine",
            (Opening::Resumed, true, true) => "resumed-engine-fixed",
            (Opening::Resumed, true, false) => "resumed-engine",
        }
    }

    /// Starts the engine, if one is to play.
    pub(in crate::app::session) fn start_engine(&mut self, at: At, game: &Game) -> Option<Intent> {
        let engine = self.engine.as_ref()?;
        let ticket = self.tickets.next();
        let chess960 = game.mode() == CastlingMode::Chess960;
        let table = Table { chess960, level: self.level, judges: false };
        let file = engine.file.clone();
        let watch = Watch::Starts { told: false };
        self.thinking = Some(Thinking::watched(ticket, Purpose::Start, at + TOLD, watch));
        Some(Intent::home(HomeOrder::Engine(Order::Open { ticket, file, table })))
    }

    /// Lets the built-in opponent play instead; the engine that goes.
    pub(in crate::app::session) fn dismiss_engine(&mut self) -> Option<Engine> {
        self.engine.take()
    }

    /// Who the engine is and what it is held to, if that is news.
    pub(in crate::app::session) fn presents(&mut self) -> Option<Presented> {
        let engine = self.engine.as_mut()?;
        let held = engine.strength(self.level)?.to_string();
        let held = Some(held).filter(|held| !held.is_empty());
        let presented = Presented { name: engine.name.clone(), held };
        let news = engine.presented.as_ref() != Some(&presented);
        engine.presented = Some(presented.clone());
        news.then_some(presented)
    }

    /// Asks the engine for its move.
    pub(super) fn ask_engine(&mut self, at: At, game: &Game) -> Intent {
        let ticket = self.tickets.next();
        let stop = at + longest_thought(at, game);
        let watch = Watch::Thinks { stop, asked: false };
        self.thinking = Some(Thinking::watched(ticket, Purpose::Move, stop.min(at + SIGN), watch));
        Intent::home(HomeOrder::Engine(Order::Search { ticket, search: search(at, game) }))
    }

    /// Takes an answer of the engine; one that is not awaited any more is dropped.
    pub(in crate::app::session) fn answered(
        &mut self,
        at: At,
        ticket: Ticket,
        answer: Answer,
        game: &Game,
    ) -> Option<Report> {
        let thinking = self.thinking.as_mut().filter(|it| it.ticket == ticket)?;
        match answer {
            Answer::Speaks(uci) => {
                let watch = if uci { Watch::Starts { told: true } } else { Watch::Greets };
                let until = at + if uci { START } else { GREETING };
                (thinking.watch, thinking.until) = (Some(watch), Some(until));
                None
            }
            Answer::Alive => {
                if let Some(Watch::Thinks { stop, asked }) = &mut thinking.watch {
                    *asked = false;
                    thinking.until = Some((*stop).min(at + SIGN));
                }
                None
            }
            Answer::Ready(profile) => self.is_ready(profile, game),
            Answer::Played(reply, lines) => {
                self.played(reply, lines.first().map(|line| line.score), game)
            }
            Answer::Failed(fault) => self.fails(Trouble::Fault(fault)),
        }
    }

    fn is_ready(&mut self, profile: Profile, game: &Game) -> Option<Report> {
        self.thinking = None;
        let engine = self.engine.as_mut()?;
        if !profile.name.is_empty() {
            engine.name.clone_from(&profile.name);
        }
        let plays = profile.chess960 || game.mode() == CastlingMode::Standard;
        engine.profile = Some(profile);
        if !plays {
            return self.fails(Trouble::NoChess960);
        }
        Some(Report::Ready { again: std::mem::replace(&mut engine.opened, true) })
    }

    fn played(&mut self, reply: Reply, score: Option<Score>, game: &Game) -> Option<Report> {
        self.thinking = None;
        if !game.is_running() {
            return None;
        }
        let trouble = match reply {
            Reply::Move(uci) => match uci.to_move(game.position()) {
                Ok(mv) => {
                    if let Some(engine) = &mut self.engine {
                        (engine.again, engine.score) = (false, score);
                    }
                    return Some(Report::Moves(mv));
                }
                Err(_) => Trouble::Illegal(uci.to_string()),
            },
            Reply::None => Trouble::NoMove,
            Reply::Nonsense(said) => Trouble::Nonsense(said),
        };
        self.fails(trouble)
    }

    /// A deadline of the engine has come.
    pub(super) fn engine_is_late(&mut self, at: At, watch: Watch, game: &Game) -> Option<Report> {
        // Before its flag falls, so that a fault never costs it the game; but with no time left at all
        // it is slow, not at fault.
        let most = time_left(at, game).map_or(Duration::MAX, |left| (left / 2).max(MOMENT));
        let thinking = self.thinking.as_mut()?;
        let (watch, until, report) = match watch {
            Watch::Starts { told: false } => {
                (Watch::Starts { told: true }, at + START, Report::Starts)
            }
            Watch::Thinks { stop, asked: false } if at < stop => {
                let ping = HomeOrder::Engine(Order::Ping(thinking.ticket));
                (Watch::Thinks { stop, asked: true }, at + SIGN.min(most), Report::Do(ping))
            }
            Watch::Thinks { asked: false, .. } => {
                (Watch::Stops, at + STOP.min(most), Report::Do(HomeOrder::Engine(Order::Stop)))
            }
            Watch::Greets => return self.fails(Trouble::Fault(Fault::NotUci)),
            Watch::Starts { told: true } | Watch::Thinks { asked: true, .. } | Watch::Stops => {
                return self.fails(Trouble::Silent);
            }
        };
        (thinking.watch, thinking.until) = (Some(watch), Some(until));
        Some(report)
    }

    fn fails(&mut self, trouble: Trouble) -> Option<Report> {
        self.thinking = None;
        let again = self.engine.as_mut()?.starts_again(&trouble);
        Some(Report::Fails { trouble, again })
    }
}

/// The game as the engine must know it, so that it sees repetitions too.
fn search(at: At, game: &Game) -> Search {
    let mode = game.mode();
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
    let limits = limits(at, game);
    if is_whole && reached == *game.position() {
        Search { start, moves, limits, lines: 1, only: Vec::new() }
    } else {
        // The pieces were put otherwise in between.
        let start = Some(position::write(game.position()));
        Search { start, moves: Vec::new(), limits, lines: 1, only: Vec::new() }
    }
}

fn limits(at: At, game: &Game) -> Limits {
    let Some(clock) = game.clock() else { return Limits::Move(MOVE) };
    let turn = game.position().turn();
    Limits::Clocks {
        white: clock.remaining(Color::White, at),
        black: clock.remaining(Color::Black, at),
        bonus: clock.bonus(turn).amount(),
        moves_to_go: clock.moves_to_go(turn),
    }
}

/// Until it is told to stop: with a clock, half of what is left.
fn longest_thought(at: At, game: &Game) -> Duration {
    time_left(at, game).map_or(MOVE + SLACK, |left| left / 2)
}

fn time_left(at: At, game: &Game) -> Option<Duration> {
    let turn = game.position().turn();
    game.clock().map(|clock| clock.remaining(turn, at))
}
