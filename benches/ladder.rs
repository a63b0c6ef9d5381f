//! How strong the levels are: matches of each level against the one below it.
//!
//! Arguments: the lower level of the first step, that of the last step, the games of each match, and
//! a seed. Without arguments: `1 19 40 1`. Strength is counted in nodes, so that a busy machine
//! changes the times and nothing else.
//!
//! Openings are random moves that a search finds about level; each is played with both colours. Games
//! are played to the end of the rules: a mate, a stalemate, dead material, a position met for the
//! third time, fifty moves without a capture or pawn move. Two hundred moves are a draw. From level
//! `JUDGED` on a game is also won when a search of its own has found the same side seven pawns
//! ahead for six half-moves in a row, and drawn when it has found neither ahead by a fifth of a pawn
//! for twelve after move forty.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::cast_precision_loss,
    reason = "a bench fails by panicking, prints, and counts games in floating point"
)]

#[path = "ladder/absurd.rs"]
mod absurd;

use std::env;
use std::time::{Duration, Instant};

use absurd::Absurd;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Color, EnPassantMode, Move, Position as _};
use touchmove::laws::Position;
use touchmove::opponent::builtin::{Level, Limits, Pace, Problem, Score, Stop, analyse, choose};

/// The lower level of a step from which on a search judges games.
const JUDGED: u8 = 12;
/// Random half-moves of an opening.
const OPENING: u64 = 8;
/// Half-moves after which a game is a draw.
const LONGEST: usize = 400;

fn main() {
    let numbers: Vec<u64> = env::args().filter_map(|argument| argument.parse().ok()).collect();
    let number = |index: usize, usual| numbers.get(index).copied().unwrap_or(usual);
    let (games, seed) = (number(2, 40).max(1), number(3, 1));
    for lower in number(0, 1)..=number(1, 19) {
        step(u8::try_from(lower).unwrap(), games, seed);
    }
}

/// Plays the level above `lower` against it and prints what came of it.
fn step(lower: u8, games: u64, seed: u64) {
    let [weak, strong] = [lower, lower + 1].map(|number| Level::new(number).unwrap());
    let mut players = [Tally::default(), Tally::default()];
    let mut points = Vec::new();
    for index in 0..games {
        let colour = Color::from_white(index % 2 == 0);
        let levels = colour.fold_wb([strong, weak], [weak, strong]);
        let opening = opening(seed * 1000 + index / 2);
        let winner = game(opening, levels, index, &mut players, colour);
        points.push(winner.map_or(0.5, |winner| if winner == colour { 1.0 } else { 0.0 }));
    }
    println!("Level {strong} against {weak}: {}.", Summary::of(&points));
    for (level, tally) in [strong, weak].iter().zip(&players) {
        println!("  Level {level}: {tally}.");
    }
}

/// What a player did in a match.
#[derive(Default)]
struct Tally {
    moves: u32,
    total: Duration,
    longest: Duration,
    absurd: [u32; 3],
}

impl Tally {
    fn add(&mut self, time: Duration, absurd: Option<Absurd>) {
        self.moves += 1;
        self.total += time;
        self.longest = self.longest.max(time);
        if let Some(absurd) = absurd {
            self.absurd[absurd as usize] += 1;
        }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mean = self.total.as_secs_f64() * 1000.0 / f64::from(self.moves);
        let longest = self.longest.as_millis();
        write!(f, "{} moves of {mean:.1} ms, longest {longest} ms", self.moves)?;
        let [given, left, mated] =
            self.absurd.map(|count| f64::from(count) * 1000.0 / f64::from(self.moves));
        write!(f, "; in 1000 moves a queen or rook given away {given:.1} times")?;
        write!(f, ", left to be taken {left:.1} times, into mate in one {mated:.1} times")
    }
}

/// The points of a match.
struct Summary {
    counts: [usize; 3],
    score: f64,
    elo: f64,
    /// Half the width of the interval that holds the truth nineteen times in twenty.
    error: f64,
}

impl Summary {
    fn of(points: &[f64]) -> Self {
        let count = |wanted: f64| points.iter().filter(|&&it| (it - wanted).abs() < 0.1).count();
        let games = points.len() as f64;
        let score = points.iter().sum::<f64>() / games;
        let variance = points.iter().map(|point| (point - score).powi(2)).sum::<f64>() / games;
        let margin = 1.96 * (variance / games).sqrt();
        let elo = |score: f64| 400.0 * (score / (1.0 - score)).log10();
        // A match without a loss says only that the difference is large.
        let bounded = |score: f64| elo(score.clamp(0.5 / games, 1.0 - 0.5 / games));
        let error = (bounded(score + margin) - bounded(score - margin)) / 2.0;
        Self { counts: [count(1.0), count(0.5), count(0.0)], score, elo: bounded(score), error }
    }
}

impl std::fmt::Display for Summary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [won, drawn, lost] = self.counts;
        write!(f, "{won} won, {drawn} drawn, {lost} lost, {:.0} percent", self.score * 100.0)?;
        write!(f, ", about {:.0} Elo, give or take {:.0}", self.elo, self.error)
    }
}

/// Plays a game and gives the winner; `players` are the stronger and the weaker.
fn game(
    mut problem: Problem,
    levels: [Level; 2],
    seed: u64,
    players: &mut [Tally; 2],
    strong: Color,
) -> Option<Color> {
    let judged = levels.iter().all(|level| level.get() >= JUDGED);
    let mut judge = Judge::default();
    for _ in 0..LONGEST {
        let turn = problem.position.turn();
        let level = levels[turn.fold_wb(0, 1)];
        let (chosen, time) = timed(|| choose(&problem, level, seed, Pace::Own, &Stop::new()));
        let Some(mv) = chosen else {
            return problem.position.is_check().then_some(!turn);
        };
        let absurd = absurd::judge(&problem.position, mv);
        players[usize::from(turn != strong)].add(time, absurd);
        play(&mut problem, mv);
        if is_drawn(&problem) {
            return None;
        }
        let verdict = judged.then(|| judge.verdict(&problem)).flatten();
        match verdict {
            Some(Verdict::Won(winner)) => return Some(winner),
            Some(Verdict::Drawn) => return None,
            None => {}
        }
    }
    None
}

/// How a game ends that is over but for the moves.
enum Verdict {
    Won(Color),
    Drawn,
}

/// Watches a game between strong levels.
#[derive(Default)]
struct Judge {
    /// Half-moves in a row for which White, and for which Black, was far ahead.
    won: [u32; 2],
    /// Half-moves in a row for which nobody was ahead.
    level: u32,
}

impl Judge {
    fn verdict(&mut self, problem: &Problem) -> Option<Verdict> {
        let score = quick_score(problem)?;
        let ahead = problem.position.turn().fold_wb(score, -score);
        let late = problem.position.fullmoves().get() > 40;
        let count = |before: u32, holds: bool| if holds { before + 1 } else { 0 };
        self.won = [count(self.won[0], ahead >= 700), count(self.won[1], ahead <= -700)];
        self.level = count(self.level, late && ahead.abs() <= 20);
        match self.won.iter().position(|&moves| moves >= 6) {
            Some(index) => Some(Verdict::Won(Color::from_white(index == 0))),
            None => (self.level >= 12).then_some(Verdict::Drawn),
        }
    }
}

/// Centipawns for the side to move, by a search of its own.
fn quick_score(problem: &Problem) -> Option<i32> {
    let limits = Limits { nodes: 3000, depth: u8::MAX };
    match analyse(problem, limits, &Stop::new()).moves.first()?.score {
        Score::Centipawns(centipawns) => Some(centipawns),
        Score::Mate(moves) => Some(if moves > 0 { 9999 } else { -9999 }),
    }
}

/// Random moves from the start, tried again until they are about level.
fn opening(seed: u64) -> Problem {
    (0..1000).map(|attempt| random_opening(seed << 16 | attempt)).find(is_level).unwrap()
}

fn is_level(problem: &Problem) -> bool {
    let limits = Limits { nodes: 40_000, depth: u8::MAX };
    let best = analyse(problem, limits, &Stop::new()).moves.first().copied();
    matches!(best.map(|best| best.score), Some(Score::Centipawns(-50..=50)))
}

fn random_opening(seed: u64) -> Problem {
    let mut problem = Problem::new(Position::default());
    for ply in 0..OPENING {
        let legal = problem.position.legal_moves();
        let wanted = chance(seed, ply) % u32::try_from(legal.len()).unwrap().max(1);
        let Some(mv) = legal.get(wanted as usize) else { break };
        play(&mut problem, *mv);
    }
    problem
}

/// Bits that look random: the finaliser of `MurmurHash3`.
fn chance(seed: u64, ply: u64) -> u32 {
    let mut bits =
        seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ ply.wrapping_mul(0xd6e8_feb8_6659_fd93);
    for factor in [0xff51_afd7_ed55_8ccd, 0xc4ce_b9fe_1a85_ec53] {
        bits = (bits ^ (bits >> 33)).wrapping_mul(factor);
    }
    ((bits ^ (bits >> 33)) >> 32) as u32
}

fn play(problem: &mut Problem, mv: Move) {
    problem.history.push(hash(&problem.position));
    problem.position.play_unchecked(mv);
    problem.last = Some(mv);
}

fn is_drawn(problem: &Problem) -> bool {
    let now = hash(&problem.position);
    let met = problem.history.iter().filter(|&&earlier| earlier == now).count();
    let dead = problem.position.is_insufficient_material() || problem.position.halfmoves() >= 100;
    (met >= 2 || dead) && !problem.position.is_checkmate()
}

fn hash(position: &Position) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}
