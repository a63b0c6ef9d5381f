//! What it costs to find out whether a mate is still possible, after each ply of closed games: random ones
//! without captures.
//!
//! Each row prints ours, the limit and what part of it that is. The limit of a ply is what a million
//! instructions take here, by moves that are played and written: each is six hundred of them.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench prints, and fails by panicking"
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Move, Position as _};
use touchmove_laws::Position;
use touchmove_laws::dead::{Doubt, Question, judge};

const RUNS: usize = 5;

/// How long the games are, and how many of them are played.
const PLIES: [usize; 4] = [50, 100, 200, 400];
const GAMES: u64 = 10;

/// The instructions of a move that is played and written, and those that a ply may take.
const PLAYED: u32 = 600;
const LIMIT: u32 = 1_000_000;

/// Measures when cargo runs it as a bench, not when it only runs every target.
fn main() {
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    for plies in PLIES {
        let games: Vec<Vec<Position>> = (0..GAMES).map(|seed| closed(seed, plies)).collect();
        let positions: Vec<Position> = games.concat();
        let count = u32::try_from(positions.len()).unwrap();
        let took = shortest(|| positions.iter().for_each(asked)) / count;
        let first =
            |position: &Position| Some((position.clone(), *position.legal_moves().first()?));
        let moves: Vec<(Position, Move)> = positions.iter().filter_map(first).collect();
        let limit = shortest(|| moves.iter().for_each(written)) / count * (LIMIT / PLAYED);
        let longest = positions.iter().map(|position| shortest(|| asked(position))).max().unwrap();
        show(&format!("a ply of closed games of {plies}"), took, limit);
        show(&format!("the longest of {count}"), longest, limit);
    }
}

/// The positions of a random game without captures.
fn closed(mut seed: u64, plies: usize) -> Vec<Position> {
    let mut position = Position::default();
    let mut positions = Vec::new();
    for _ in 0..plies {
        let mut moves = position.legal_moves();
        moves.retain(|mv| !mv.is_capture());
        let Some(most) = moves.len().checked_sub(1) else { break };
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
        position.play_unchecked(moves[usize::try_from(seed >> 33).unwrap() % (most + 1)]);
        positions.push(position.clone());
    }
    positions
}

fn asked(position: &Position) {
    let mode = CastlingMode::Standard;
    let question = Question { number: 0, position: position.clone(), mode, doubt: Doubt::Dead };
    black_box(judge(&question));
}

/// Plays a move and writes it.
fn written((position, mv): &(Position, Move)) {
    black_box(SanPlus::from_move(position.clone(), *mv));
}

fn shortest(mut run: impl FnMut()) -> Duration {
    let mut timed = || {
        let begun = now();
        run();
        now() - begun
    };
    (0..RUNS).map(|_| timed()).min().unwrap()
}

fn show(what: &str, took: Duration, limit: Duration) {
    let part = took.as_secs_f64() / limit.as_secs_f64();
    println!("{what}: {took:.1?}, limit {limit:.1?}, {part:.3}");
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn now() -> Instant {
    Instant::now()
}
