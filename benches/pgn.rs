//! How fast games are read from PGN: a file that is named after `--`, or the sample of the tests.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench prints, and fails by panicking"
)]

use std::fs::{self, File};
use std::io::Read;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use touchmove::notation::pgn::{Found, Reader};

const RUNS: usize = 9;

/// Measures when cargo runs it as a bench, not when it only runs every target.
fn main() {
    if std::env::args().any(|argument| argument == "--bench") {
        let named = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
        let file = named.map_or_else(sample, PathBuf::from);
        let mut figures: Vec<_> = (0..RUNS).map(|_| read(&file)).collect();
        figures.sort_by_key(|figure| figure.took);
        show(&figures[RUNS / 2], fs::metadata(&file).unwrap().len());
    }
}

fn sample() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/sample.pgn")
}

/// What a run has read.
#[derive(Default)]
struct Figure {
    games: u32,
    refused: u32,
    plies: usize,
    took: Duration,
}

fn read(file: &PathBuf) -> Figure {
    let mut figure = Figure::default();
    let begun = now();
    let mut file = File::open(file).unwrap();
    let mut reader = Reader::default();
    let mut buffer = vec![0; 1 << 16];
    let mut each = |found| match found {
        Found::Game(game) => {
            figure.games += 1;
            figure.plies += game.moves.len();
        }
        Found::Refused(_) | Found::NoGame(_) => figure.refused += 1,
        Found::Fault(_) => {}
    };
    while let count @ 1.. = file.read(&mut buffer).unwrap() {
        reader.feed(&buffer[..count], &mut each);
    }
    reader.finish(&mut each);
    figure.took = now() - begun;
    figure
}

fn show(figure: &Figure, bytes: u64) {
    let Figure { games, refused, plies, took } = figure;
    println!("{games} games of {plies} plies read, {refused} refused, {bytes} bytes");
    let secs = took.as_secs_f64();
    println!("median of {RUNS} runs: {secs:.3} s, {:.0} games a second", f64::from(*games) / secs);
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn now() -> Instant {
    Instant::now()
}
