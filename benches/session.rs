//! What a session costs: the version, the time to the first prompt and to the answer to a word that is not
//! known, memory there, bytes and wake-ups in ten seconds
//! with a running clock, the time to rebuild a game, and what the referee does with real games.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a bench prints, and fails by panicking"
)]

#[path = "session/figures.rs"]
mod figures;
#[path = "session/proc.rs"]
mod proc;

use std::fs;
use std::hint::black_box;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use figures::{beside, compared, show};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use shakmaty::{CastlingMode, Position as _, san::SanPlus};
use tempfile::TempDir;
use touchmove::archive::{Entry, Header, Player, What, replay};
use touchmove::laws::{At, Event, Game, Position, Setup};
use touchmove::notation::position;
use touchmove::table::Blindfold;

const RUNS: usize = 30;

/// What the program may have at its prompt: megabytes, pages of its file among them, and threads without
/// speech.
const MEMORY: f64 = 10.0;
const THREADS: f64 = 4.0;

/// How many milliseconds the version may take, and the first word of a session that is not known: for that
/// all vocabularies are read.
const VERSION: f64 = 2.0;
const FIRST_WORD: f64 = 10.0;

/// How many milliseconds a game of 200 plies takes to be rebuilt, and how often an event of the referee may
/// take as long as its move alone, played and written by `shakmaty`.
const REPLAY: f64 = 0.2;
const EVENT: f64 = 7.0;

/// Measures when cargo runs it as a bench, not when it only runs every target.
fn main() {
    if std::env::args().any(|argument| argument == "--bench") {
        version();
        first_prompt();
        first_word();
        idle();
        rebuild();
        real_games();
    }
}

/// The program at its first prompt.
struct Running {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    bytes: Arc<AtomicUsize>,
}

/// Starts the program in a terminal and waits for its prompt; returns how long that took.
fn start(data: &Path) -> (Running, Duration) {
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pty = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_touchmove"));
    command.args(["--speech", "off", "--time", "15+10", "--data"]);
    command.arg(data);
    command.env("TERM", "xterm");
    let mut reader = pty.master.try_clone_reader().unwrap();
    let begun = now();
    let child = pty.slave.spawn_command(command).unwrap();
    let mut seen = Vec::new();
    // What follows the prompt moves the cursor only.
    while !seen.windows(2).any(|bytes| bytes == b"> ") {
        let mut buffer = [0; 4096];
        let count = reader.read(&mut buffer).unwrap();
        seen.extend_from_slice(&buffer[..count]);
    }
    let took = now() - begun;
    let bytes = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&bytes);
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(count @ 1..) = reader.read(&mut buffer) {
            counted.fetch_add(count, Ordering::Relaxed);
        }
    });
    (Running { child, master: pty.master, bytes }, took)
}

impl Running {
    fn stop(mut self) {
        self.master.take_writer().unwrap().write_all(b"quit\r").unwrap();
        self.child.wait().unwrap();
    }

    fn id(&self) -> u32 {
        self.child.process_id().unwrap()
    }
}

fn first_prompt() {
    let data = TempDir::new().unwrap();
    start(data.path()).0.stop();
    let mut times = Vec::new();
    let (mut memory, mut threads) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        let (running, took) = start(data.path());
        times.push(took.as_secs_f64() * 1000.0);
        memory.push(proc::memory(running.id()));
        threads.push(proc::threads(running.id()));
        running.stop();
    }
    show("exec to first prompt", times, "ms");
    beside("memory at the prompt", memory, MEMORY, "MB");
    beside("threads at the prompt", threads, THREADS, "threads");
}

/// The whole program, from its start to its end.
fn version() {
    let times = (0..RUNS).map(|_| {
        let begun = now();
        let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
        assert!(command.arg("--version").stdout(Stdio::null()).status().unwrap().success());
        (now() - begun).as_secs_f64() * 1000.0
    });
    beside("the version", times.collect(), VERSION, "ms");
}

/// From a line to its answer, through pipes.
fn first_word() {
    let data = TempDir::new().unwrap();
    let times = (0..RUNS).map(|_| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
        command.args(["--speech", "off", "--opponent", "human", "--talk", "en", "--data"]);
        command.arg(data.path()).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = command.spawn().unwrap();
        let mut input = program.stdin.take().unwrap();
        let mut lines = BufReader::new(program.stdout.take().unwrap()).lines().map(Result::unwrap);
        assert!(lines.any(|line| line.starts_with("New game")));
        let begun = now();
        writeln!(input, "xyzzy").unwrap();
        assert!(lines.next().unwrap().contains("xyzzy"));
        let took = (now() - begun).as_secs_f64() * 1000.0;
        drop(input);
        program.wait().unwrap();
        took
    });
    beside("the first word that is not known", times.collect(), FIRST_WORD, "ms");
}

fn idle() {
    let data = TempDir::new().unwrap();
    let (running, _) = start(data.path());
    thread::park_timeout(Duration::from_millis(500));
    let (wake_ups, bytes) = (proc::wake_ups(running.id()), running.bytes.load(Ordering::Relaxed));
    thread::park_timeout(Duration::from_secs(10));
    let woken = proc::wake_ups(running.id()) - wake_ups;
    let written = running.bytes.load(Ordering::Relaxed) - bytes;
    println!("10 s idle, own clock running: {written} bytes, {woken} wake-ups");
    running.stop();
}

fn rebuild() {
    let (header, entries) = long_game(200);
    let mut times = Vec::new();
    for _ in 0..RUNS {
        let begun = now();
        let rebuilt = replay(header.clone(), &entries).unwrap();
        times.push((now() - begun).as_secs_f64() * 1000.0);
        assert_eq!(rebuilt.game.made().len(), 200);
    }
    beside("replay of 200 plies", times, REPLAY, "ms");
}

/// A game of random moves that is not over after so many plies.
fn long_game(plies: usize) -> (Header, Vec<Entry>) {
    let header = Header {
        position: position::write(&Position::default()),
        variant: touchmove::laws::Variant::Standard,
        time: Some("90+30".to_owned()),
        white: Player::Human,
        black: Player::Human,
        engine: None,
        level: 1,
        seed: 0,
        laws: "fide-2023".to_owned(),
        announcing: touchmove::laws::Announcing::Off,
        touch: false,
        strict: false,
        warnings: Vec::new(),
        envelope_key: None,
        white_name: String::new(),
        black_name: String::new(),
        table: None,
        file: None,
        room: None,
        number: None,
        penalties_ruled: false,
        rulings_undone: false,
        by_the_letter: false,
        touch_asked: false,
        blindfold: Blindfold::Off,
        sheets_stop: false,
        simul: None,
        letter: None,
        odds: None,
        closely_read: false,
        elsewhere: None,
    };
    let mut games = (0..100_u64).map(|seed| random_game(&header, seed, plies));
    let entries = games.find(|entries| entries.len() == plies + 1).unwrap();
    (header, entries)
}

fn random_game(header: &Header, seed: u64, plies: usize) -> Vec<Entry> {
    let mut game = replay(header.clone(), &[]).unwrap().game;
    let mut chance = seed;
    let mut entries = Vec::new();
    let mut event = Event::Started;
    for at in 0.. {
        let at = At::from_secs(at);
        game.handle(at, &event);
        entries.push(Entry { at, what: What::Event(event) });
        if game.outcome().is_some() || entries.len() > plies {
            break;
        }
        let moves = game.position().legal_moves();
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        let choice = usize::try_from(chance >> 33).unwrap() % moves.len();
        event = Event::Entered(moves[choice].to_uci(CastlingMode::Standard));
    }
    entries
}

/// All games of `tests/data/games.txt`, as far as the referee goes with them.
fn real_games() {
    let games = games();
    let events: u32 = games.iter().map(|events| u32::try_from(events.len()).unwrap()).sum();
    let (mut times, mut longest, mut limits) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..RUNS {
        let begun = now();
        for events in &games {
            handle(events, |game, at, event| drop(game.handle(at, event)));
        }
        times.push((now() - begun).as_secs_f64() * 1_000_000.0 / f64::from(events));
        let begun = now();
        for events in &games {
            play(events);
        }
        limits.push((now() - begun).as_secs_f64() * 1_000_000.0 / f64::from(events));
        let mut most = Duration::ZERO;
        for events in &games {
            handle(events, |game, at, event| {
                let begun = now();
                game.handle(at, event);
                most = most.max(now() - begun);
            });
        }
        longest.push(most.as_secs_f64() * 1_000_000.0);
    }
    println!("{} real games: {events} events", games.len());
    compared("an event of the referee", times, limits, EVENT, "µs");
    show("longest event of all", longest, "µs");
}

fn handle(events: &[Event], mut handle: impl FnMut(&mut Game, At, &Event)) {
    let mut game = Game::new(Setup::default());
    for (at, event) in (0..).zip(events) {
        handle(&mut game, At::from_secs(at), event);
    }
}

/// Plays the moves and writes each as notation, as the referee's limit.
fn play(events: &[Event]) {
    let mut position = Position::default();
    for event in events {
        if let Event::Entered(uci) = event {
            let played = uci.to_move(&position).unwrap();
            let san = SanPlus::from_move_and_play_unchecked(&mut position, played);
            black_box(san);
        }
    }
}

/// Each game's events until it is over; neither claims nor agreements.
fn games() -> Vec<Vec<Event>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games.txt");
    let text = fs::read_to_string(path).unwrap();
    let records = text.lines().filter(|line| !line.starts_with('#'));
    let moves = |record: &str| -> Vec<Event> {
        let moves = record.split(' ').skip(2).map(|uci| Event::Entered(uci.parse().unwrap()));
        let mut game = Game::new(Setup::default());
        let mut on = |event: &Event| {
            let on = game.outcome().is_none();
            game.handle(At::ZERO, event);
            on
        };
        [Event::Started].into_iter().chain(moves).take_while(|event| on(event)).collect()
    };
    records.map(moves).collect()
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn now() -> Instant {
    Instant::now()
}
