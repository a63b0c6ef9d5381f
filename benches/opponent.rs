//! What the built-in opponent costs: nodes per second, and the time of a move at some levels.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench fails by panicking, and prints"
)]

use std::time::{Duration, Instant};

use shakmaty::CastlingMode;
use shakmaty::fen::Fen;
use touchmove::laws::Position;
use touchmove::opponent::builtin::{Level, Limits, Pace, Problem, Stop, analyse, choose};

const POSITIONS: [(&str, &str); 3] = [
    ("opening", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ("middle game", "r1bq1rk1/pp3ppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 9"),
    ("ending", "8/2p2pk1/1p1p2p1/3P3p/2P1P2P/6P1/1P3PK1/4r2R b - - 0 32"),
];

fn main() {
    for (name, fen) in POSITIONS {
        let limits = Limits { nodes: 1_000_000, depth: u8::MAX };
        let (analysis, time) = timed(|| analyse(&problem(fen), limits, &Stop::new()));
        let speed = u128::from(analysis.nodes) * 1000 / time.as_millis().max(1);
        println!("{name}: {speed} nodes/s, every move to depth {}", analysis.depth);
        for number in [1, 5, 10, 14, 15, 18, 20] {
            let level = Level::new(number).unwrap();
            let (mv, time) =
                timed(|| choose(&problem(fen), level, 1, Pace::Own, &Stop::new()).unwrap());
            println!("  level {number}: {mv} in {} ms", time.as_millis());
        }
    }
}

fn problem(fen: &str) -> Problem {
    let position: Position =
        Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
            .unwrap();
    Problem::new(position)
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}
