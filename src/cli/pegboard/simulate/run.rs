//! A simulated board while it lives: typed lines and a game drive it, and what becomes of it is
//! printed.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use shakmaty::Color;

use crate::app::clock::SessionClock;
use crate::app::{open, signals};
use crate::clean;
use crate::cli::pegboard::simulate::SimulateArgs;
use crate::cli::pegboard::simulate::game::{self, NoGame, Score};
use crate::cli::pegboard::simulate::say::{self, say};
use crate::cli::pegboard::simulate::words::{Misread, Reader, SimulatorWish};
use crate::cli::{Tools, USAGE, tell};
use crate::laws::At;
use crate::opened;
use crate::pegboard::make::Make;
use crate::pegboard::simulator::{
    Act, Dialect, Did, Faults, Model, MoveStyle, News, Options, Player, Simulator,
};
use crate::printed;
use crate::voices::narrate::quoted;
use crate::voices::{Library, Narrator, Value, Voice, written};

/// Bytes of a line that are read; what is longer is cut into several.
const LONGEST: usize = 4096;

/// What comes to the loop.
enum SimulatorInput {
    Line(String),
    /// The input has ended.
    End,
    /// The player or the system wants an end.
    Stop,
    News(News),
}

/// The sentence that says why there is no board.
type NoBoard = String;

pub(super) fn simulate(tools: &Tools, args: &SimulateArgs) -> io::Result<ExitCode> {
    let (options, score) = match wanted(tools, args) {
        Ok(wanted) => wanted,
        Err(refusal) => {
            tell(&refusal);
            return Ok(ExitCode::from(USAGE));
        }
    };
    let (put, inputs) = channel();
    let clock = SessionClock::starting_at(At::ZERO);
    let news = put.clone();
    let started = Simulator::start(
        options,
        move || clock.now().since(At::ZERO),
        // A loop that has ended wants no news.
        move |told| drop(news.send(SimulatorInput::News(told))),
    );
    let simulator = match started {
        Ok(simulator) => simulator,
        Err(error) => {
            let values = [("reason", error.to_string().into())];
            tell(&say(&tools.narrator, "sim-no-port", &values));
            return Ok(ExitCode::FAILURE);
        }
    };
    listen(put)?;
    let english = open::voice_or_english(&mut Library::built_in(), "en");
    let run = Run::new(tools, &english, simulator, score);
    run.run(&inputs)?;
    Ok(ExitCode::SUCCESS)
}

/// Reads lines, and hears that the program must end.
fn listen(put: Sender<SimulatorInput>) -> io::Result<()> {
    let stop = put.clone();
    signals::interrupted(move |_| drop(stop.send(SimulatorInput::Stop)))?;
    std::thread::Builder::new().name("reader".into()).spawn(move || {
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        while let Ok(1..) = io::Read::take(&mut input, LONGEST as u64).read_until(b'\n', &mut line)
        {
            let text = String::from_utf8_lossy(&line).into_owned();
            if put.send(SimulatorInput::Line(text)).is_err() {
                return;
            }
            line.clear();
        }
        // A loop that has ended knows it.
        let _ = put.send(SimulatorInput::End);
    })?;
    Ok(())
}

/// What the command line asks for.
fn wanted(tools: &Tools, args: &SimulateArgs) -> Result<(Options, Option<Score>), NoBoard> {
    let narrator = &tools.narrator;
    let word = |id: &str, word: &str| say(narrator, id, &[("word", quoted(word).into())]);
    let make: Make = args.make.parse().map_err(|_| {
        let values = [("word", quoted(&args.make).into()), ("makes", Make::list().into())];
        say(narrator, "sim-no-make", &values)
    })?;
    let fits = [
        (args.kind.occupancy, make == Make::Certabo, "--occupancy"),
        (args.kind.pieces, make == Make::Peg1, "--pieces"),
        (args.old, make == Make::Peg1, "--old"),
        (args.tactum, make == Make::Certabo, "--tactum"),
        (args.kind.clock, make == Make::Dgt, "--clock"),
    ];
    if let Some((.., flag)) = fits.into_iter().find(|(given, fits, _)| *given && !fits) {
        return Err(word("sim-no-flag", flag));
    }
    let model = model(make, args);
    let seed = args.seed.unwrap_or_else(open::random);
    let score = score(tools, args, model, seed)?;
    let faults = args.faults.as_deref().map_or_else(|| Ok(Faults::default()), |f| faults(tools, f));
    let options = Options { model, faults: faults?, seed, link: args.link.clone(), speed: 1 };
    Ok((options, score))
}

fn model(make: Make, args: &SimulateArgs) -> Model {
    let chipless = args.kind.occupancy || args.tactum;
    let knows_pieces = if make == Make::Peg1 { args.kind.pieces } else { !chipless };
    let dialect = match (args.old, args.tactum) {
        (true, _) => Dialect::Old,
        (false, true) => Dialect::Bare,
        (false, false) => Dialect::Usual,
    };
    Model { make, knows_pieces, has_clock: args.kind.clock, dialect }
}

fn faults(tools: &Tools, file: &Path) -> Result<Faults, NoBoard> {
    let name = clean::name(file);
    let text = opened::text(file).map_err(|error| unreadable(tools, file, &error))?;
    Faults::read(&text).map_err(|unread| say::unread(&tools.narrator, &name, &unread))
}

fn unreadable(tools: &Tools, file: &Path, error: &io::Error) -> NoBoard {
    let name = clean::name(file);
    if error.kind() == io::ErrorKind::NotFound {
        return say(&tools.narrator, "sim-no-file", &[("file", name.into())]);
    }
    let reason = tools.narrator.slips().reason(error.kind());
    let values = [("file", name.into()), ("reason", reason)];
    say(&tools.narrator, "sim-unreadable", &values)
}

fn score(
    tools: &Tools,
    args: &SimulateArgs,
    model: Model,
    seed: u64,
) -> Result<Option<Score>, NoBoard> {
    let Some(file) = &args.hand.pgn else { return Ok(None) };
    let narrator = &tools.narrator;
    let word = |id: &str, word: &str| say(narrator, id, &[("word", quoted(word).into())]);
    let side = match args.hand.side.as_deref() {
        None => None,
        Some("white") => Some(Color::White),
        Some("black") => Some(Color::Black),
        Some(other) => return Err(word("sim-no-side", other)),
    };
    let named = |name: &str| MoveStyle::named(name).ok_or_else(|| word("sim-no-style", name));
    let style = args.hand.style.as_deref().map(named).transpose()?;
    let confirm = args.hand.confirm.then(|| game::confirming(model.make, model.has_clock));
    let no_button = || say(narrator, "sim-cannot-confirm", &[]);
    let confirm = confirm.map(|button| button.ok_or_else(no_button)).transpose()?;
    let moves = game::read(file, args.hand.game).map_err(|no_game| match no_game {
        NoGame::Unreadable(error) => unreadable(tools, file, &error),
        NoGame::Only(count) => {
            let count = Value::Number(i64::try_from(count).unwrap_or(i64::MAX));
            let values = [("file", clean::name(file).into()), ("count", count)];
            say(narrator, "sim-no-game", &values)
        }
    })?;
    let player = Player::new(model.make.senses(), style, seed);
    let delay = Duration::from_millis(args.hand.delay);
    Ok(Some(Score::new(moves, player, delay, side, confirm)))
}

/// What is waited for before the next line is read or the next move played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Waiting {
    Nothing,
    /// For what an act came to, or how the board stands.
    Answer,
    /// For the end of a plan, after so many milliseconds of waiting or of a move.
    Pause(u64),
    Move,
}

struct Run<'a> {
    narrator: &'a Narrator,
    reader: Reader<'a>,
    simulator: Simulator,
    score: Option<Score>,
    lines: VecDeque<String>,
    waiting: Waiting,
    /// No more lines will come.
    ended: bool,
    /// A program has asked the board something.
    asked: bool,
    /// Whose piece was lifted last.
    color: Option<Color>,
    /// It was said that the next move waits to be told.
    awaited: bool,
}

impl<'a> Run<'a> {
    fn new(
        tools: &'a Tools,
        english: &'a Voice,
        simulator: Simulator,
        score: Option<Score>,
    ) -> Self {
        Self {
            narrator: &tools.narrator,
            reader: Reader::new(tools, english),
            simulator,
            score,
            lines: VecDeque::new(),
            waiting: Waiting::Nothing,
            ended: false,
            asked: false,
            color: None,
            awaited: false,
        }
    }

    fn run(mut self, inputs: &Receiver<SimulatorInput>) -> io::Result<()> {
        print(&clean::name(self.simulator.path()))?;
        if self.score.is_some() {
            self.say("sim-awaits", &[])?;
        }
        while let Ok(input) = inputs.recv() {
            match input {
                SimulatorInput::Line(line) => self.lines.push_back(line),
                SimulatorInput::End => self.ended = true,
                SimulatorInput::Stop => return Ok(()),
                SimulatorInput::News(news) => self.news(news)?,
            }
            if !self.go_on()? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Reads lines and plays moves as long as nothing must be waited for; false at the end.
    fn go_on(&mut self) -> io::Result<bool> {
        while self.waiting == Waiting::Nothing {
            if let Some(line) = self.lines.pop_front() {
                if !line.trim().is_empty() && !self.line(&line)? {
                    return Ok(false);
                }
                continue;
            }
            let Some(score) = &self.score else { return Ok(!self.ended) };
            if score.is_over() {
                self.score = None;
                self.say("sim-game-over", &[])?;
                continue;
            }
            let waits = score.waits();
            if !self.asked || waits {
                if waits && self.asked && !std::mem::replace(&mut self.awaited, true) {
                    self.say("sim-awaits-next", &[])?;
                }
                // What waits for a line that cannot come is over.
                return Ok(!(self.ended && waits));
            }
            self.play(false)?;
        }
        Ok(true)
    }

    /// Plays the next move.
    fn play(&mut self, told: bool) -> io::Result<()> {
        self.awaited = false;
        let Some((position, mv, steps)) = self.score.as_mut().and_then(|score| score.next(told))
        else {
            return self.say("sim-no-next", &[]);
        };
        print(&written(&[self.narrator.announcement(&position, mv)]))?;
        self.waiting = Waiting::Move;
        self.simulator.plan(steps);
        Ok(())
    }

    /// Does what a line asks for; false if it asks for the end.
    fn line(&mut self, line: &str) -> io::Result<bool> {
        match self.reader.read(line, self.color) {
            Ok(SimulatorWish::Act(act)) => {
                self.waiting = Waiting::Answer;
                self.simulator.act(act);
            }
            Ok(SimulatorWish::Wait(length)) => {
                let milliseconds = u64::try_from(length.as_millis()).unwrap_or(u64::MAX);
                self.waiting = Waiting::Pause(milliseconds);
                self.simulator.plan(vec![(length, Act::Wait)]);
            }
            Ok(SimulatorWish::Show) => {
                self.waiting = Waiting::Answer;
                self.simulator.show();
            }
            Ok(SimulatorWish::Next) => self.play(true)?,
            Ok(SimulatorWish::Help) => self.say("sim-help", &[])?,
            Ok(SimulatorWish::End) => return Ok(false),
            Err(Misread(id, word)) => self.say(id, &[("word", quoted(&word).into())])?,
        }
        Ok(true)
    }

    fn news(&mut self, news: News) -> io::Result<()> {
        match news {
            News::Port(path) => {
                self.say("sim-port", &[("path", clean::name(&path).into())])?;
            }
            News::Open(open) => self.say(if open { "sim-open" } else { "sim-closed" }, &[])?,
            News::Asked => self.asked = true,
            News::Told(order) => {
                say::told(self.narrator, &order).map_or(Ok(()), |line| print(&line))?;
            }
            News::Did(act, did) => {
                if let Ok(Did::Lifted(_, piece)) = did {
                    self.color = Some(piece.color);
                }
                self.waiting = Waiting::Nothing;
                print(&say::did(self.narrator, &act, did))?;
            }
            News::Stands(standing) => {
                self.waiting = Waiting::Nothing;
                say::standing(self.narrator, &standing).iter().try_for_each(|line| print(line))?;
            }
            News::Done(refused) => {
                if let Waiting::Pause(length) = self.waiting {
                    let length = Value::Number(i64::try_from(length).unwrap_or(i64::MAX));
                    self.say("sim-waited", &[("length", length)])?;
                }
                self.waiting = Waiting::Nothing;
                refused
                    .into_iter()
                    .try_for_each(|wrong| print(&say::wrong(self.narrator, wrong)))?;
            }
            News::NoPort(reason) => self.say("sim-no-port", &[("reason", reason.into())])?,
        }
        Ok(())
    }

    fn say(&self, id: &str, values: &[(&str, Value)]) -> io::Result<()> {
        print(&say(self.narrator, id, values))
    }
}

fn print(line: &str) -> io::Result<()> {
    let mut out = printed::out();
    out.line(line)?;
    out.flush()
}
