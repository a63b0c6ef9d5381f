//! What a question to many imported games costs: the whole program from its start to its end, and how large
//! the file is. The games are those of a file that is named after `--`, or of the tests, again and again
//! with other names; behind it may stand how many there are to be.
//!
//! Each row prints what is measured, its limit and what part of that it takes.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench prints, and fails by panicking"
)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use touchmove::archive::{Archive, Catalogue};
use touchmove::notation::pgn::{Found, Game, Reader};

/// How many games, and what a question and a page of the list may need.
const SIZES: [(usize, Duration, Duration); 3] = [
    (24_000, Duration::from_millis(10), Duration::from_millis(12)),
    (240_000, Duration::from_millis(10), Duration::from_millis(12)),
    (1_000_000, Duration::from_millis(20), Duration::from_millis(20)),
];

/// What a game may take in the file.
const BYTES: u32 = 800;

const RUNS: usize = 15;

const SICILIAN: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const RARE: &str = "r1bqkb1r/5ppp/p1np1n2/1p2p3/4P3/N1N5/PPP2PPP/R1BQKB1R w KQkq - 0 9";
const NEVER: &str = "8/8/8/8/8/3k4/8/3K3R w - - 0 1";

const LISTS: [(&str, &[&str]); 2] =
    [("the newest", &[]), ("far down the list", &["--from", "20000"])];

const QUESTIONS: [(&str, &[&str]); 11] = [
    ("a player", &["--player", "anand"]),
    ("a part that many names have", &["--player", "a"]),
    ("two players", &["--player", "karpov", "--opponent", "kasparov"]),
    ("a year", &["--since", "1986", "--until", "1986"]),
    ("an opening by its code", &["--opening", "B9"]),
    ("an opening by its name", &["--opening", "sicilian"]),
    ("a result", &["--result", "1-0"]),
    ("an event", &["--event", "olympiad"]),
    ("a common position", &["--position", SICILIAN]),
    ("a rare position", &["--position", RARE]),
    ("a position of no game", &["--position", NEVER]),
];

/// Measures when cargo runs it as a bench, not when it only runs every target.
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if !args.iter().any(|argument| argument == "--bench") {
        return;
    }
    let named: Vec<&String> = args.iter().filter(|argument| !argument.starts_with('-')).collect();
    let file = named.first().map_or_else(sample, PathBuf::from);
    let wanted = named.get(1).map(|count| count.parse::<usize>().unwrap());
    for (count, question, list) in SIZES {
        if wanted.is_none_or(|wanted| wanted == count) {
            let folder = tempfile::tempdir().unwrap();
            fill(folder.path(), read(&file), count);
            for (limit, rows) in [(list, &LISTS[..]), (question, &QUESTIONS[..])] {
                for (name, args) in rows {
                    ask(folder.path(), name, args, limit);
                }
            }
        }
    }
}

fn sample() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/sample.pgn")
}

fn read(file: &Path) -> Vec<Game> {
    let mut games = Vec::new();
    let mut each = |found| {
        if let Found::Game(game) = found {
            games.push(*game);
        }
    };
    let mut reader = Reader::default();
    reader.feed(&std::fs::read(file).unwrap(), &mut each);
    reader.finish(&mut each);
    games
}

fn fill(folder: &Path, mut games: Vec<Game>, wanted: usize) {
    let begun = now();
    Archive::open(folder).unwrap();
    let (catalogue, _) = Catalogue::open(folder).unwrap();
    let mut import = catalogue.import().unwrap();
    let count = games.len();
    for number in 0..wanted {
        let game = &mut games[number % count];
        if let Some((_, name)) = game.tags.iter_mut().find(|(tag, _)| tag == "White") {
            name.insert(0, char::from(b'A' + u8::try_from(number / count % 26).unwrap()));
        }
        import.add(game).unwrap();
    }
    import.finish(|| ()).unwrap();
    let took = (now() - begun).as_secs_f64();
    drop(catalogue);
    let bytes = std::fs::metadata(Catalogue::file(folder)).unwrap().len() / wanted as u64;
    let part = f64::from(u32::try_from(bytes).unwrap()) / f64::from(BYTES);
    println!("{wanted} games kept in {took:.1} s");
    println!("bytes a game: {bytes}, limit {BYTES}, {part:.2}");
}

fn ask(folder: &Path, name: &str, args: &[&str], limit: Duration) {
    let mut times: Vec<Duration> = (0..RUNS).map(|_| program(folder, args)).collect();
    times.sort();
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    // Other programs only lengthen what is measured.
    let (least, median, limit) = (millis(times[0]), millis(times[RUNS / 2]), millis(limit));
    let part = least / limit;
    println!("{name}: {least:.1} ms, median {median:.1}, limit {limit:.0}, {part:.2}");
}

fn program(folder: &Path, args: &[&str]) -> Duration {
    let begun = now();
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    command.arg("--data").arg(folder).arg("games").args(args);
    let status = command.stdout(Stdio::null()).status().unwrap();
    assert!(status.success());
    now() - begun
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn now() -> Instant {
    Instant::now()
}
