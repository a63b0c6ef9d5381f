//! An engine as the opponent: when it is started, how long it is waited for, and when it has failed.
//!
//! Every wait for it has a deadline, and the clocks stand while it is not there: what a program of
//! somebody else does wrong costs neither player a second.

use std::path::{Path, PathBuf};
use std::time::Duration;

use shakmaty::{CastlingMode, Color, Position as _};

use crate::app::order::HomeOrder;
use crate::app::session::intent::{Intent, Report, Trouble};
use crate::app::session::opponent::patience::patience;
use crate::app::session::opponent::watch::{Due, Watch};
use crate::app::session::opponent::{LONG, Opponent, SearchPurpose, Thinking};
use crate::archive::{Player, Presented, Replay};
use crate::clean;
use crate::laws::{At, Game, Position, Variant};
use crate::notation::position;
use crate::opponent::builtin::chance::Chance;
use crate::opponent::builtin::{Level, Score};
use crate::opponent::thinker::Ticket;
use crate::opponent::uci::{
    Answer, EngineLine, EngineProfile, Fault, Limits, Order, Reply, Search, Strength, Table,
};
use crate::voices::Value;

/// How long it thinks where neither a clock nor a level decides that.
const MOVE: Duration = Duration::from_secs(1);
/// How much longer before it is told to stop.
const SLACK: Duration = Duration::from_millis(500);
/// It takes no draw when its last move left it better than this.
const CONTENT: Score = Score::Centipawns(50);

/// An engine that is to play.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the engine")]
pub(in crate::app::session) struct Engine {
    file: PathBuf,
    /// Its own name, or until it is known that of its file.
    name: String,
    profile: Option<EngineProfile>,
    /// As the journal has it.
    presented: Option<Presented>,
    /// Its score after its last move.
    score: Option<Score>,
    /// Whether the game was opened with it.
    opened: bool,
    /// Whether it has moved since it was started.
    moved: bool,
    /// Whether it has said that it is ready while it thought.
    attentive: bool,
    /// Whether it was started again since its last move, or is to be before its next one.
    again: bool,
    /// Whether it was ended because it did not stop.
    ended: bool,
    /// Whether it was given up.
    lost: bool,
}

/// Which sentence opens a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum FirstSentence {
    New,
    Resumed,
}

impl Trouble {
    /// Whether it may be better after a new start.
    fn may_pass(&self) -> bool {
        let lasting = [Fault::Missing, Fault::Refused, Fault::NotUci];
        !matches!(self, Self::NoChess960 | Self::NoVariant(_))
            && !matches!(self, Self::Fault(fault, _) if lasting.contains(fault))
    }

    /// Whether an engine that judges positions can never do so.
    pub(in crate::app::session) const fn is_for_good(&self) -> bool {
        match self {
            Self::Fault(Fault::Missing | Fault::Refused | Fault::NotUci, _)
            | Self::NoStop
            | Self::Illegal(_)
            | Self::NoChess960
            | Self::NoVariant(_) => true,
            Self::Fault(Fault::Ended | Fault::Flooded, _)
            | Self::Silent
            | Self::NoMove
            | Self::Nonsense(_) => false,
        }
    }

    /// The sentence that tells it.
    pub(in crate::app::session) const fn id(&self) -> &'static str {
        match self {
            Self::Fault(Fault::Missing, _) => "engine-missing",
            Self::Fault(Fault::Refused, _) => "engine-refused",
            Self::Fault(Fault::Ended, _) => "engine-ended",
            Self::Fault(Fault::Flooded, _) => "engine-floods",
            Self::Fault(Fault::NotUci, _) => "engine-not-uci",
            Self::Silent => "engine-silent",
            Self::NoMove => "engine-no-move",
            Self::NoStop => "engine-no-stop",
            Self::Nonsense(_) => "engine-nonsense",
            Self::Illegal(_) => "engine-illegal",
            Self::NoChess960 => "engine-no-chess960",
            Self::NoVariant(_) => "engine-no-variant",
        }
    }

    /// That an engine does not play this game.
    pub(in crate::app::session) const fn cannot_play(variant: Variant) -> Self {
        match variant {
            Variant::Standard | Variant::Chess960 => Self::NoChess960,
            other => Self::NoVariant(other),
        }
    }

    /// The game that is the trouble, if it is one.
    pub(in crate::app::session) const fn game(&self) -> Option<Variant> {
        if let Self::NoVariant(variant) = self { Some(*variant) } else { None }
    }

    /// What the engine has answered, where that is the trouble.
    pub(in crate::app::session) fn answer(&self) -> &str {
        if let Self::Nonsense(answer) | Self::Illegal(answer) = self { answer } else { "" }
    }

    /// What the program has said of it itself, if it has.
    pub(in crate::app::session) fn words(&self) -> Option<&str> {
        let Self::Fault(_, words) = self else { return None };
        Some(words.as_str()).filter(|words| !words.is_empty())
    }
}

impl Engine {
    /// The engine of a game, if one plays in it.
    pub(super) fn of(replay: &Replay) -> Option<Self> {
        let players = replay.players();
        let plays = players.white == Player::Engine || players.black == Player::Engine;
        plays.then(|| Self {
            file: replay.header.engine.clone().unwrap_or_default().into(),
            name: clean::name(Path::new(&replay.engine_name())),
            profile: None,
            presented: replay.engine.clone(),
            score: None,
            opened: false,
            moved: false,
            attentive: false,
            again: false,
            ended: false,
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
        // One that was waited for until it might have loaded anything is not better for another start.
        let may_pass = trouble.may_pass() && (self.moved || *trouble != Trouble::Silent);
        self.moved = false;
        let again = may_pass && !std::mem::replace(&mut self.again, true);
        self.lost = !again;
        again
    }
}

impl Thinking {
    fn watched(at: At, ticket: Ticket, purpose: SearchPurpose, watch: Watch) -> Self {
        let long = (purpose == SearchPurpose::Move).then(|| at + LONG);
        Self { ticket, purpose, until: Some(watch.next(at)), long, watch: Some(watch) }
    }
}

impl Opponent {
    /// The engine that plays, if one does.
    pub(in crate::app::session) const fn engine(&self) -> Option<&Engine> {
        self.engine.as_ref()
    }

    /// Whether the engine is being started.
    pub(in crate::app::session) fn is_starting(&self) -> bool {
        self.thinking.as_ref().is_some_and(|it| it.purpose == SearchPurpose::Start)
    }

    /// What the level means for the engine that plays; unknown, all it can.
    fn strength(&self) -> Strength {
        let strength = self.engine.as_ref().and_then(|engine| engine.strength(self.level));
        strength.unwrap_or(Strength::Full)
    }

    /// Whether the engine that plays has no levels of its own, and is held back.
    pub(in crate::app::session) fn is_held(&self) -> bool {
        matches!(self.strength(), Strength::Held(_))
    }

    /// At which level the built-in opponent makes this move for an engine that has no levels, if it does:
    /// the same move in the same game.
    pub(super) fn lends_move(&self, game: &Game) -> Option<Level> {
        let Strength::Held(effort) = self.strength() else { return None };
        let lent = effort.lent.filter(|_| !self.is_engine_lost())?;
        let made = game.made().len() as u64;
        let drawn = Chance::new(self.seed ^ made.rotate_left(32)).bits() % 100;
        (drawn < lent.percent.into()).then_some(lent.level)
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

    /// The file of the engine that was given up, if one was.
    pub(in crate::app::session) fn lost_engine(&self) -> Option<String> {
        let lost = self.engine.as_ref().filter(|engine| engine.lost)?;
        Some(lost.file.to_string_lossy().into_owned())
    }

    /// Whether the engine must be started before its next move.
    pub(in crate::app::session) fn is_engine_ended(&self) -> bool {
        self.engine.as_ref().is_some_and(|engine| engine.ended)
    }

    /// The sentence that opens a game against it.
    pub(in crate::app::session) fn opening(&self, which: FirstSentence) -> &'static str {
        if self.remote.is_some() {
            return "elsewhere-begins";
        }
        match (which, self.engine.is_some()) {
            (FirstSentence::New, false) => "new-builtin",
            (FirstSentence::Resumed, false) => "resumed-side",
            (FirstSentence::New, true) => "new-engine",
            (FirstSentence::Resumed, true) => "resumed-engine",
        }
    }

    /// Starts the engine, if one is to play.
    pub(in crate::app::session) fn start_engine(&mut self, at: At, game: &Game) -> Option<Intent> {
        let engine = self.engine.as_mut()?;
        let ticket = self.tickets.next();
        let variant = played(game);
        let table = Table { variant, level: self.level, judges: false };
        let file = engine.file.clone();
        engine.ended = false;
        let watch = Watch::Starts { told: false };
        self.thinking = Some(Thinking::watched(at, ticket, SearchPurpose::Start, watch));
        Some(Intent::home(HomeOrder::Engine(Order::Open { ticket, file, table })))
    }

    /// Lets the built-in opponent play instead; the engine that goes.
    pub(in crate::app::session) fn dismiss_engine(&mut self) -> Option<Engine> {
        self.engine.take()
    }

    /// The name of the engine and the strength it is held to, if they are news.
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
        let (limits, stop) = self.limits(at, game);
        let engine = self.engine.as_ref();
        let first = engine.is_some_and(|engine| !engine.moved);
        let attentive = engine.is_some_and(|engine| engine.attentive);
        let watch = Watch::thinks(at, at + stop, time_left(at, game), first, attentive);
        self.thinking = Some(Thinking::watched(at, ticket, SearchPurpose::Move, watch));
        Intent::home(HomeOrder::Engine(Order::Search { ticket, search: search(game, limits) }))
    }

    /// How long the engine thinks, and when it is told to stop. Only one that plays as it can is left to
    /// its clock: how strong a level is, it is not by its time.
    fn limits(&self, at: At, game: &Game) -> (Limits, Duration) {
        let (clock, turn) = (game.clock(), game.position().turn());
        let time = patience(clock, turn, at).min(MOVE);
        let stop = time_left(at, game).map_or(time + SLACK, |left| (time + SLACK).min(left / 2));
        match (self.strength(), clock) {
            (Strength::Held(effort), _) => (Limits::Held(effort, time), stop),
            (Strength::Full, Some(clock)) => {
                let limits = Limits::Clocks {
                    white: clock.remaining(Color::White, at),
                    black: clock.remaining(Color::Black, at),
                    bonus: clock.bonus(turn).amount(),
                    moves_to_go: clock.moves_to_go(turn),
                };
                (limits, clock.remaining(turn, at) / 2)
            }
            (Strength::Full | Strength::Elo(_) | Strength::Skill(_), _) => {
                (Limits::Move(time), stop)
            }
        }
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
                thinking.watch = thinking.watch.map(|watch| watch.speaks(at, uci));
                thinking.until = thinking.watch.map(|watch| watch.next(at));
                None
            }
            Answer::Alive { attentive } => {
                if let (Some(watch), Some(engine)) = (&mut thinking.watch, &mut self.engine) {
                    engine.attentive |= attentive;
                    watch.hears(at, engine.attentive);
                    thinking.until = Some(watch.next(at));
                }
                None
            }
            Answer::Shows => {
                if let Some(watch) = &mut thinking.watch {
                    watch.shows(at, time_left(at, game));
                    thinking.until = Some(watch.next(at));
                }
                None
            }
            Answer::Ready(profile) => self.meet_engine(profile, game),
            Answer::Cut(lines) => self.take_cut_off(lines.first(), game),
            Answer::Played(reply, lines) => {
                self.played(reply, lines.first().and_then(|line| line.score), game)
            }
            Answer::Failed(fault, words) => self.fails(Trouble::Fault(fault, words)),
        }
    }

    fn meet_engine(&mut self, profile: EngineProfile, game: &Game) -> Option<Report> {
        self.thinking = None;
        let engine = self.engine.as_mut()?;
        if !profile.name.is_empty() {
            engine.name.clone_from(&profile.name);
        }
        let variant = played(game);
        let plays = profile.plays(variant);
        engine.profile = Some(profile);
        if !plays {
            return self.fails(Trouble::cannot_play(variant));
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
                        (engine.again, engine.moved, engine.score) = (false, true, score);
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

    /// It did not stop and was ended: its move is the best that it has shown. It is not let off twice.
    fn take_cut_off(&mut self, line: Option<&EngineLine>, game: &Game) -> Option<Report> {
        self.thinking = None;
        let engine = self.engine.as_mut().filter(|_| game.is_running())?;
        let uci = line.filter(|_| !engine.again).and_then(|line| line.moves.first());
        let Some(mv) = uci.and_then(|uci| uci.to_move(game.position()).ok()) else {
            return self.fails(Trouble::NoStop);
        };
        (engine.again, engine.moved, engine.ended) = (true, false, true);
        engine.score = line.and_then(|line| line.score);
        Some(Report::Cut(mv))
    }

    /// A deadline of the engine has come.
    pub(super) fn pass_deadline(&mut self, at: At, game: &Game) -> Option<Report> {
        let thinking = self.thinking.as_mut()?;
        let due = thinking.watch.as_mut()?.due(at, time_left(at, game));
        thinking.until = thinking.watch.map(|watch| watch.next(at));
        let order = |order| Some(Report::Do(HomeOrder::Engine(order)));
        match due {
            Due::Nothing => None,
            Due::Tell => Some(Report::Starts),
            Due::Ping => order(Order::Ping(thinking.ticket)),
            Due::Stop => order(Order::Stop),
            Due::NotUci => self.fails(Trouble::Fault(Fault::NotUci, String::new())),
            Due::Silent => self.fails(Trouble::Silent),
            Due::Heedless => self.fails(Trouble::NoMove),
            Due::Cut => order(Order::Cut(thinking.ticket)),
        }
    }

    fn fails(&mut self, trouble: Trouble) -> Option<Report> {
        self.thinking = None;
        let again = self.engine.as_mut()?.starts_again(&trouble);
        Some(Report::Fails { trouble, again })
    }
}

/// Which game is played.
fn played(game: &Game) -> Variant {
    match game.mode() {
        CastlingMode::Chess960 => Variant::Chess960,
        CastlingMode::Standard => game.course().start().variant(),
    }
}

/// The game as the engine must know it, so that it sees repetitions too.
fn search(game: &Game, limits: Limits) -> Search {
    let mode = game.mode();
    let (mut reached, mut moves) = (game.course().start().clone(), Vec::new());
    let mut is_whole = true;
    for made in game.made() {
        is_whole &= made.before == reached;
        reached = made.before.clone();
        reached.play_unchecked(made.mv);
        moves.push(made.mv.to_uci(mode));
    }
    let usual = *game.course().start() == Position::default() && mode == CastlingMode::Standard;
    let start = (!usual).then(|| position::write(game.course().start()));
    if is_whole && reached == *game.position() {
        Search { start, moves, limits, lines: 1, only: Vec::new() }
    } else {
        // The pieces were put otherwise in between.
        let start = Some(position::write(game.position()));
        Search { start, moves: Vec::new(), limits, lines: 1, only: Vec::new() }
    }
}

fn time_left(at: At, game: &Game) -> Option<Duration> {
    let turn = game.position().turn();
    game.clock().map(|clock| clock.remaining(turn, at))
}
