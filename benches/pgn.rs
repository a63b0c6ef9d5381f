//! How fast games come in from PGN: a file that is named after `--`, or the sample of the tests, once, ten
//! times and forty-one times over with other names.
//!
//! Beside it is the limit: what reads the same file with `pgn-reader`, plays it with `shakmaty`, and hashes
//! and sorts its positions, and keeps nothing. Each row prints ours, the limit and how many times that it
//! takes. Load of the machine spoils times; callgrind counts instructions of the same rows.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench prints, and fails by panicking"
)]

use std::io::{BufWriter, Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use pgn_reader::{SanPlus, Skip, Visitor};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{EnPassantMode, Position as _};
use touchmove::laws::Position;
use touchmove::notation::pgn::{Found, Reader};

const RUNS: usize = 5;

/// How many times over the games are imported.
const TIMES: [u32; 3] = [1, 10, 41];

/// How many positions are sorted together.
const TOGETHER: usize = 1 << 19;

/// Measures when cargo runs it as a bench, not when it only runs every target.
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if !args.iter().any(|argument| argument == "--bench") {
        return;
    }
    let named = args.iter().find(|argument| !argument.starts_with('-'));
    let file = named.map_or_else(sample, PathBuf::from);
    for times in TIMES {
        let folder = tempfile::tempdir().unwrap();
        let many = folder.path().join("many.pgn");
        repeat(&file, &many, times);
        let games = limit(&many);
        let shortest = |run: &dyn Fn()| (0..RUNS).map(|_| timed(run)).min().unwrap();
        let limit = shortest(&|| assert_eq!(limit(&many), games));
        let reading = shortest(&|| read(&many));
        let importing = shortest(&|| import(&many));
        println!("{games} games");
        for (name, took) in [("read", reading), ("imported by the program", importing)] {
            let (took, limit) = (took.as_secs_f64(), limit.as_secs_f64());
            let rate = f64::from(games) / took;
            let times = took / limit;
            println!("{name}: {took:.3} s, {rate:.0} a second, limit {limit:.3} s, {times:.2}");
        }
    }
}

fn sample() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/sample.pgn")
}

/// Writes the games of a file several times, each time with other names.
fn repeat(file: &Path, to: &Path, times: u32) {
    let bytes = std::fs::read(file).unwrap();
    let mut out = BufWriter::new(std::fs::File::create(to).unwrap());
    for time in 0..times {
        for line in bytes.split_inclusive(|&byte| byte == b'\n') {
            match line.strip_prefix(b"[White \"") {
                Some(name) => {
                    write!(out, "[White \"{time} ").unwrap();
                    out.write_all(name).unwrap();
                }
                None => out.write_all(line).unwrap(),
            }
        }
    }
    out.flush().unwrap();
}

fn read(file: &Path) {
    let mut file = std::fs::File::open(file).unwrap();
    let mut reader = Reader::default();
    let mut buffer = vec![0; 1 << 16];
    let mut plies = 0;
    let mut each = |found| {
        if let Found::Game(game) = found {
            plies += game.moves.len();
        }
    };
    while let count @ 1.. = file.read(&mut buffer).unwrap() {
        reader.feed(&buffer[..count], &mut each);
    }
    reader.finish(&mut each);
    assert!(plies > 0);
}

fn import(file: &Path) {
    let data = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    command.arg("--data").arg(data.path()).arg("import").arg(file);
    assert!(command.stdout(Stdio::null()).status().unwrap().success());
}

/// What nobody does without.
#[derive(Default)]
struct Least {
    games: u32,
    positions: Vec<u64>,
}

impl Least {
    fn keep(&mut self, hash: Zobrist64) {
        self.positions.push(hash.0 & !0xffff | u64::from(self.games) & 0xffff);
        if self.positions.len() == TOGETHER {
            self.positions.sort_unstable();
            self.positions.clear();
        }
    }
}

impl Visitor for Least {
    type Tags = ();
    type Movetext = (Position, Zobrist64);
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Self::Movetext> {
        let first = Position::default();
        let hash = first.zobrist_hash(EnPassantMode::Legal);
        self.games += 1;
        self.keep(hash);
        ControlFlow::Continue((first, hash))
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, (here, hash): &mut Self::Movetext, san: SanPlus) -> ControlFlow<()> {
        let Ok(mv) = san.san.to_move(here) else { return ControlFlow::Break(()) };
        let next = here.update_zobrist_hash(*hash, mv, EnPassantMode::Legal);
        here.play_unchecked(mv);
        *hash = next.unwrap_or_else(|| here.zobrist_hash(EnPassantMode::Legal));
        self.keep(*hash);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Self::Movetext) {}
}

/// How many games there are.
fn limit(file: &Path) -> u32 {
    let mut least = Least::default();
    let mut reader = pgn_reader::Reader::new(std::fs::File::open(file).unwrap());
    while reader.read_game(&mut least).unwrap().is_some() {}
    least.positions.sort_unstable();
    least.games
}

fn timed(run: &dyn Fn()) -> Duration {
    let begun = now();
    run();
    now() - begun
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn now() -> Instant {
    Instant::now()
}
