//! Analysis by ear: what an engine makes of the position, or the built-in opponent where there is none.
//!
//! Nothing is said unasked. A question is begun aloud and waits for its answer beside the loop, whatever
//! is typed meanwhile; only what changes the position takes it back, and that is said. What an engine has
//! found is kept in the archive, so that it is asked once. The engine that judges is another process than
//! the one that plays, which may be held to a level.

#![deny(clippy::wildcard_enum_match_arm)]

mod answered;
mod asked;
mod heedless;
mod question;
mod sought;
pub(super) mod tabled;
mod told;

use std::collections::VecDeque;
use std::path::Path;
use std::time::Duration;

use shakmaty::Move;

use crate::app::order::HomeOrder;
use crate::app::session::intent::{Change, Intent, Trouble, all};
use crate::app::session::tickets::Tickets;
use crate::app::session::{Act, Manner, Place};
use crate::archive::Judged;
use crate::clean;
use crate::command::Analysis;
use crate::config::OpponentChoice;
use crate::exercises::sought::Sought;
use crate::laws::{At, Position, Variant};
use crate::opponent::builtin::Level;
use crate::opponent::thinker::Ticket;
use crate::opponent::uci::{Answer, EngineLine, EngineProfile, Order, Table};
use crate::voices::Priority;

use question::Question;
use tabled::Tabled;
use told::JudgedLine;

pub(super) use told::{ahead_said, mate_said};

/// How long it may be looked up before the player is told that it is thought about; most of that takes
/// less. Who searches is told of at once.
const TOLD: Duration = Duration::from_secs(1);
/// How long after that it is answered at the latest, with what was found by then.
const LONGEST: Duration = Duration::from_secs(10);
/// How long an engine may be quiet when it is told to stop, and one that may have to load: that neither reads
/// nor writes then.
const STOP: Duration = Duration::from_secs(3);
const LOADING: Duration = Duration::from_secs(45);
/// How often one that is alive is asked for another sign of life.
const SIGN: Duration = Duration::from_secs(5);
/// How long one that is alive may take to answer when it is told to stop, and one that loads.
const HEEDLESS: Duration = Duration::from_secs(20);
const LOADED: Duration = Duration::from_mins(5);

/// The analysis: its engine, the position that is being judged, and what was found last.
#[derive(Debug, Default)]
pub(super) struct Analysing {
    tickets: Tickets,
    engine: Option<Judge>,
    /// The file of an engine that cannot be used, so that it is not tried with every question.
    unfit: Option<String>,
    /// The file of one that was given up in the game.
    lost: Option<String>,
    /// The file of an engine that was ended because it did not stop.
    heedless: Option<String>,
    asked: Option<OpenQuestion>,
    /// What the player has asked besides and is answered after it, in this order.
    queue: VecDeque<Question>,
    known: Known,
    tabled: Option<Tabled>,
    /// The line of which `more` tells more.
    line: Option<ToldLine>,
    /// Whether the player was told what the built-in opponent cannot judge.
    warned: bool,
}

/// An engine that was started to judge.
#[derive(Debug)]
struct Judge {
    file: String,
    variant: Variant,
    /// The ticket by which it was started.
    opening: Ticket,
    /// What it calls itself, once it is ready.
    name: Option<String>,
    /// Whether it has shown a move, so that it has loaded everything.
    has_loaded: bool,
}

/// A question that is not answered yet.
#[derive(Debug)]
struct OpenQuestion {
    ticket: Ticket,
    asker: Questioner,
    by: AnsweredBy,
    stage: Stage,
    until: At,
    patience: TimeUp,
    /// Whether the engine has given a sign of life since it was asked for one, and whether it has shown
    /// a move, so that there is an answer.
    is_alive: bool,
    shows: bool,
}

/// The part that has asked for an analysis.
#[derive(Debug)]
enum Questioner {
    Player(Question),
    /// A review of mistakes.
    Review(Sought),
}

/// The engine that answers, or the program itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnsweredBy {
    Engine,
    Builtin,
}

/// How far a question has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// It is looked up in the tables of the player's folder.
    LookingUp,
    /// The engine is started.
    Starting,
    /// The archive is asked whether the answer is known.
    Recalling,
    Searching,
}

/// What it means when the time of a question is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TimeUp {
    /// The player is told that it is thought about.
    Quiet,
    /// It is answered with what was found.
    Told,
    /// It is given up at this time; before, unless the engine gives signs of life.
    Stopping { end: At },
}

/// What was found last: one answer for all questions about a position, and what is threatened there.
#[derive(Debug, Default)]
struct Known {
    position: Option<JudgedPosition>,
    threat: Option<JudgedPosition>,
}

impl Known {
    /// What answers this question.
    const fn of(&mut self, command: Analysis) -> &mut Option<JudgedPosition> {
        match command {
            Analysis::Threat => &mut self.threat,
            Analysis::Eval
            | Analysis::Best
            | Analysis::Line
            | Analysis::Lines
            | Analysis::Mate
            | Analysis::Why
            | Analysis::Hint => &mut self.position,
        }
    }
}

/// What was found.
#[derive(Debug)]
struct JudgedPosition {
    judged: Judged,
    by: AnsweredBy,
    /// The position that was judged, and its lines, the best first.
    position: Position,
    lines: Vec<JudgedLine>,
    /// Whether it was said how good the position is.
    evaluated: bool,
}

/// A line that is told a few plies at a time.
#[derive(Debug)]
struct ToldLine {
    /// Where the player was when it began.
    start: Position,
    /// Where it has come to, and the moves that are left.
    reached: Position,
    left: Vec<Move>,
}

impl Analysing {
    /// The engine stays when another game is begun; what was found does not matter there.
    pub(super) fn for_new_game(self) -> Self {
        Self {
            tickets: self.tickets,
            engine: self.engine,
            unfit: self.unfit,
            warned: self.warned,
            ..Self::default()
        }
    }

    /// When [`Analysing::time_passed`] is due, if ever.
    pub(super) fn deadline(&self) -> Option<At> {
        self.asked.as_ref().map(|asked| asked.until)
    }

    /// Asks the engine, or the program itself.
    fn begins(&mut self, at: At, manner: &Manner, file: Option<String>) -> Vec<Intent> {
        let Some(asked) = &self.asked else { return Vec::new() };
        let variant = asked.asker.sought().variant();
        let starts = match (file, &self.engine) {
            (Some(file), Some(engine)) if engine.file == file && engine.variant == variant => {
                // One that is still being started goes on when it is ready.
                if engine.name.is_some() {
                    return self.recalls().into_iter().collect();
                }
                None
            }
            (Some(file), _) => Some(self.starts(file, variant)),
            (None, _) => return self.recalls().into_iter().collect(),
        };
        all(self.begun(at, manner)).into_iter().chain(starts).collect()
    }

    /// That the question is thought about, if the player was not told yet.
    fn begun(&mut self, at: At, manner: &Manner) -> Option<Act> {
        let asked = self.asked.as_mut().filter(|asked| asked.patience == TimeUp::Quiet)?;
        (asked.patience, asked.until) = (TimeUp::Told, at + LONGEST);
        Some(manner.said(asked.asker.begun(), &[]))
    }

    fn stop_asked(&mut self) -> Option<Intent> {
        let asked = self.asked.take().filter(|asked| asked.stage == Stage::Searching)?;
        Some(asked.by.stop())
    }

    /// Whether the built-in opponent owes an answer to this.
    pub(super) fn awaits_thought(&self, ticket: Ticket) -> bool {
        let asked = self.asked.as_ref();
        asked.is_some_and(|asked| asked.ticket == ticket && asked.by == AnsweredBy::Builtin)
    }

    /// Goes on with the line, if it is what was told last in the position here.
    pub(super) fn more(&mut self, place: &Place, manner: &Manner) -> Option<Vec<Intent>> {
        let telling = self.line.as_mut().filter(|telling| telling.start == *place.here())?;
        Some(vec![Intent::Tell(vec![manner.tells_line(telling)])])
    }

    /// Something else was told of which there may be more.
    pub(super) fn ends_line(&mut self) {
        self.line = None;
    }

    fn starts(&mut self, file: String, variant: Variant) -> Intent {
        let opening = self.tickets.next();
        let table = Table { variant, level: Level::MAX, judges: true };
        let order = Order::Open { ticket: opening, file: file.clone().into(), table };
        self.engine = Some(Judge { file, variant, opening, name: None, has_loaded: false });
        Intent::home(HomeOrder::Analyst(order))
    }

    /// Asks the archive whether the answer is known.
    fn recalls(&mut self) -> Option<Intent> {
        let judged = self.judged()?;
        let asked = self.asked.as_mut()?;
        asked.stage = Stage::Recalling;
        Some(Intent::home(HomeOrder::Recall(asked.ticket, judged)))
    }

    /// What the question that is not answered yet is kept by.
    fn judged(&self) -> Option<Judged> {
        let asked = self.asked.as_ref()?;
        let engine = match asked.by {
            AnsweredBy::Engine => self.engine.as_ref()?.name.clone()?,
            AnsweredBy::Builtin => concat!("touchmove ", env!("CARGO_PKG_VERSION")).to_owned(),
        };
        Some(asked.asker.sought().judged(engine))
    }

    /// The archive has answered: what is not known is found out.
    pub(super) fn take_recalled(
        &mut self,
        at: At,
        manner: &Manner,
        ticket: Ticket,
        kept: Option<&str>,
    ) -> Vec<Intent> {
        let Some(asked) = self.asked.as_mut().filter(|asked| asked.ticket == ticket) else {
            return Vec::new();
        };
        let read: Option<Vec<EngineLine>> =
            kept.and_then(|text| text.lines().map(|line| line.parse().ok()).collect());
        let lines = asked.asker.sought().lines(&read.unwrap_or_default());
        if !lines.is_empty() {
            return self.finds(manner, lines);
        }
        asked.stage = Stage::Searching;
        // That it took long to start is over.
        if matches!(asked.patience, TimeUp::Stopping { .. }) {
            (asked.patience, asked.until) = (TimeUp::Told, at + LONGEST);
        }
        let search = asked.asker.sought().order(asked.by, ticket);
        all(self.begun(at, manner)).into_iter().chain([search]).collect()
    }

    /// The engine has answered, or fails.
    pub(super) fn hears(
        &mut self,
        at: At,
        manner: &Manner,
        ticket: Ticket,
        answer: Answer,
    ) -> Vec<Intent> {
        let opens = self.engine.as_ref().is_some_and(|engine| engine.opening == ticket);
        let is_asked = self.asked.as_ref().is_some_and(|asked| asked.ticket == ticket);
        match answer {
            Answer::Ready(profile) if opens => self.meet_engine(manner, profile),
            Answer::Played(_, lines) if is_asked => {
                self.has_loaded();
                self.has_searched(manner, &lines)
            }
            Answer::Shows if is_asked => {
                self.shows(at);
                Vec::new()
            }
            Answer::Cut(lines) if is_asked => self.take_cut_off(manner, &lines),
            Answer::Failed(fault, words) if opens || is_asked => {
                self.fails(manner, &Trouble::Fault(fault, words))
            }
            Answer::Speaks(_) | Answer::Alive { .. } => {
                if let Some(asked) = self.asked.as_mut().filter(|_| opens || is_asked) {
                    asked.is_alive = true;
                }
                Vec::new()
            }
            // What is not awaited any more.
            Answer::Ready(_)
            | Answer::Shows
            | Answer::Cut(_)
            | Answer::Played(..)
            | Answer::Failed(..) => Vec::new(),
        }
    }

    fn meet_engine(&mut self, manner: &Manner, profile: EngineProfile) -> Vec<Intent> {
        let Some(engine) = &mut self.engine else { return Vec::new() };
        let can_play = profile.plays(engine.variant);
        engine.name = Some(profile.name).filter(|name| !name.is_empty());
        if engine.name.is_none() {
            engine.name = Some(file_name(&engine.file));
        }
        if !can_play {
            return self.fails(manner, &Trouble::NoChess960);
        }
        let waits = self.asked.as_ref().is_some_and(|asked| asked.stage == Stage::Starting);
        if waits { self.recalls().into_iter().collect() } else { Vec::new() }
    }

    /// One sentence where the engine has failed. Where it can never answer, the built-in opponent does.
    fn fails(&mut self, manner: &Manner, trouble: &Trouble) -> Vec<Intent> {
        let name = self.engine_name();
        let engine = self.engine.take();
        let lasting = trouble.is_for_good();
        let mut wanted = vec![Intent::home(HomeOrder::Analyst(Order::Kill))];
        if self.asked.is_none() {
            return wanted;
        }
        let talk = &manner.narrator.talk;
        let values = [("engine", name.into()), ("answer", trouble.answer().into())];
        let mut lines = vec![talk.sentence(trouble.id(), &values)];
        let says = |words: &str| talk.sentence("engine-says", &[("words", words.into())]);
        lines.extend(trouble.words().map(says));
        if lasting {
            self.unfit = engine.map(|engine| engine.file);
            lines.push(talk.sentence("analysis-builtin-instead", &[]));
        }
        // The answer that follows does not cut it off.
        wanted.push(Act::say(manner.narrator.lines(Priority::Move, lines)).into());
        if let Some(asked) = self.asked.as_mut().filter(|_| lasting) {
            asked.by = AnsweredBy::Builtin;
            wanted.extend(self.recalls());
        } else if self.asked.take().is_some_and(|asked| asked.asker.is_review()) {
            wanted.push(Intent::Activity(Change::NotSearched));
        } else {
            wanted.extend(self.goes_on());
        }
        wanted
    }

    /// The time of a question is up.
    pub(super) fn time_passed(&mut self, at: At, manner: &Manner) -> Vec<Intent> {
        let Some(asked) = self.asked.as_mut().filter(|asked| asked.until <= at) else {
            return Vec::new();
        };
        let loads =
            asked.by == AnsweredBy::Engine && self.engine.as_ref().is_some_and(|it| !it.has_loaded);
        match (asked.patience, asked.stage) {
            (TimeUp::Quiet, _) => all(self.begun(at, manner)),
            (TimeUp::Told, Stage::Searching) => {
                self.stops_at(at, if loads { (LOADING, LOADED) } else { (STOP, HEEDLESS) })
            }
            (TimeUp::Told, Stage::Starting) if loads => self.stops_at(at, (LOADING, LOADED)),
            (TimeUp::Stopping { .. }, Stage::Searching) if asked.shows => self.cuts(at),
            (TimeUp::Stopping { end }, _) if asked.is_alive && at < end => self.asks_for_sign(at),
            (TimeUp::Told | TimeUp::Stopping { .. }, _) => self.fails(manner, &Trouble::Silent),
        }
    }

    /// Tells the engine to answer at once, with how long it may be quiet and how long it may take in all.
    /// One that is still starting has nothing to stop.
    fn stops_at(&mut self, at: At, (quiet, most): (Duration, Duration)) -> Vec<Intent> {
        let Some(asked) = self.asked.as_mut() else { return Vec::new() };
        asked.patience = TimeUp::Stopping { end: at + most };
        let stop = (asked.stage == Stage::Searching).then(|| asked.by.stop());
        let sign = self.asks_for_sign(at);
        if let Some(asked) = self.asked.as_mut() {
            asked.until = at + quiet;
        }
        stop.into_iter().chain(sign).collect()
    }

    /// An engine is asked whether it is alive; the built-in opponent always is.
    fn asks_for_sign(&mut self, at: At) -> Vec<Intent> {
        let Some(asked) = self.asked.as_mut() else { return Vec::new() };
        (asked.is_alive, asked.until) = (false, at + SIGN);
        let starting = asked.stage == Stage::Starting;
        let opening = self.engine.as_ref().map(|engine| engine.opening);
        let ticket = opening.filter(|_| starting).unwrap_or(asked.ticket);
        let sign = Intent::home(HomeOrder::Analyst(Order::Ping(ticket)));
        (asked.by == AnsweredBy::Engine).then_some(sign).into_iter().collect()
    }

    /// What the engine is called, or else its file.
    fn engine_name(&self) -> String {
        let engine = self.engine.as_ref();
        let name = engine.map(|engine| engine.name.clone().unwrap_or(file_name(&engine.file)));
        name.unwrap_or_default()
    }
}

impl Questioner {
    const fn sought(&self) -> &Sought {
        match self {
            Self::Player(question) => &question.sought,
            Self::Review(sought) => sought,
        }
    }

    const fn is_review(&self) -> bool {
        matches!(self, Self::Review(_))
    }

    /// The sentence that says that it is thought about.
    const fn begun(&self) -> &'static str {
        match self {
            Self::Player(question) => question.begun(),
            Self::Review(_) => "analysis-wait",
        }
    }
}

impl AnsweredBy {
    const fn of(engine: Option<&String>) -> Self {
        if engine.is_some() { Self::Engine } else { Self::Builtin }
    }

    /// Lets who judges answer at once.
    fn stop(self) -> Intent {
        Intent::home(match self {
            Self::Engine => HomeOrder::Analyst(Order::Stop),
            Self::Builtin => HomeOrder::StopThinking,
        })
    }
}

/// The engine to be asked: the one of the game, or the one that is set as the opponent.
fn engine_of(place: &Place, manner: &Manner) -> Option<String> {
    let set = match &manner.choices.settings.opponent {
        OpponentChoice::Engine(file) => Some(file),
        OpponentChoice::Builtin | OpponentChoice::Human => None,
    };
    place.listing.header.engine.as_ref().or(set).cloned()
}

fn file_name(file: &str) -> String {
    let name = Path::new(file).file_name();
    clean::name(name.map_or(Path::new(file), Path::new))
}
