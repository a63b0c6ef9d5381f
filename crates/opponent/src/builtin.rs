//! The opponent that is always there: a small chess engine without files, threads or clocks.
//!
//! The same question with the same seed gets the same answer on every machine: effort is counted in
//! nodes, never in seconds, and the chance in weak levels is whole numbers. Only a request to stop
//! can change an answer. It is not an engine for tournaments and has no opening book; a stronger one
//! comes over UCI.

pub mod chance;
mod evaluate;
mod habits;
mod levels;
mod search;
mod sight;
mod variants;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering as Access};

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, Color, Move, Position as _};
use touchmove_position::Position;

use search::Aim;

pub use levels::Level;

/// Nodes searched before a draw offer is answered: a fraction of a second.
const DRAW_NODES: u64 = 50_000;
/// Nodes searched for a hint: about half a second.
const HINT_NODES: u64 = 1_000_000;

/// What to think about.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The position, with its fifty-move count.
    pub position: Position,
    /// Zobrist hashes (`EnPassantMode::Legal`) of all positions of the game before this one, oldest
    /// first, so that repetitions are seen.
    pub history: Vec<Zobrist64>,
    /// The move that led to the position, if one did: it draws a weak player's eye.
    pub last: Option<Move>,
}

impl Problem {
    /// A position without a past.
    #[must_use]
    pub fn new(position: impl Into<Position>) -> Self {
        Self { position: position.into(), history: Vec::new(), last: None }
    }

    fn chess(&self) -> Option<ChessProblem<'_>> {
        let Self { position, history, last } = self;
        Some(ChessProblem { position: position.chess()?, history, last: *last })
    }
}

/// A problem of chess, for whose search no other rules are asked.
struct ChessProblem<'a> {
    position: &'a Chess,
    history: &'a [Zobrist64],
    last: Option<Move>,
}

/// How good a position is for the side to move.
///
/// Ordered by goodness: being mated soon, being mated late, centipawns, mating late, mating soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Hundredths of a pawn; positive is better for the side to move.
    Centipawns(i32),
    /// Moves of the mating side until mate; zero or negative when the side to move is mated.
    Mate(i32),
}

impl Score {
    fn goodness(self) -> (i8, i64) {
        match self {
            Self::Mate(moves) if moves > 0 => (1, -i64::from(moves)),
            Self::Centipawns(centipawns) => (0, i64::from(centipawns)),
            Self::Mate(moves) => (-1, -i64::from(moves)),
        }
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        self.goodness().cmp(&other.goodness())
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A legal move and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The move.
    pub mv: Move,
    /// From the view of the side that plays it.
    pub score: Score,
}

/// What ends the thinking about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// The level's own number of nodes, or a request to stop.
    Own,
    /// A request to stop, at the latest; the asker has a clock in view. Only the strongest level uses
    /// it up, the others need no more than their nodes.
    Clock,
}

/// Where a search ends, whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions visited; never exceeded.
    pub nodes: u64,
    /// Half-moves looked ahead before only captures and checks are followed.
    pub depth: u8,
}

/// A request to stop, shared by the asker and the search. Once stopped it stays so.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A request not yet made.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks the search to answer at once.
    pub fn stop(&self) {
        self.0.store(true, Access::Relaxed);
    }

    /// Whether the search was asked to stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Access::Relaxed)
    }
}

/// What a search found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Every legal move of the position, best first.
    pub moves: Vec<Scored>,
    /// Half-moves looked ahead in the last finished round; 0 when only the moves' own positions were
    /// judged.
    pub depth: u8,
    /// Positions visited.
    pub nodes: u64,
}

/// A line of moves and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The moves: one at least, and as far as the search has looked at them as the best of both sides.
    pub moves: Vec<Move>,
    /// From the view of the side that makes the first move.
    pub score: Score,
    /// Half-moves looked ahead.
    pub depth: u8,
    /// Positions visited, for all lines together.
    pub nodes: u64,
}

/// Which lines are wanted, and how hard they are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// How many, each with another first move.
    pub count: usize,
    /// Positions visited; a million take about half a second.
    pub nodes: u64,
    /// The first moves to choose from; all, if none is named.
    pub only: Vec<Move>,
}

/// The best lines, the best first.
///
/// It judges by pieces and where they are. Mates and what is won at once it finds; quiet positions and
/// endings it judges badly.
#[must_use]
pub fn lines(problem: &Problem, wanted: &Wanted, stop: &Stop) -> Vec<Line> {
    let Some(chess) = problem.chess() else { return variants::lines(problem, wanted, stop) };
    search::lines(&chess, wanted, stop)
}

/// Scores every legal move, each as exactly as the others.
///
/// A stopped search gives what its last finished round found.
#[must_use]
pub fn analyse(problem: &Problem, limits: Limits, stop: &Stop) -> Analysis {
    searched(problem, limits, Aim::Every, stop)
}

/// Chooses a move at a strength, or `None` if there is no legal move.
///
/// The answer depends on nothing but the arguments; a stopped search plays the best it has.
#[must_use]
pub fn choose(problem: &Problem, level: Level, seed: u64, pace: Pace, stop: &Stop) -> Option<Move> {
    let Some(chess) = problem.chess() else {
        return levels::choose_in_variant(problem, level, seed, pace, stop);
    };
    levels::choose(&chess, level, seed, pace, stop)
}

/// The best move it finds in about half a second, with its score, or `None` if there is no legal move.
#[must_use]
pub fn hint(problem: &Problem, stop: &Stop) -> Option<Scored> {
    best(problem, HINT_NODES, stop)
}

/// Whether the opponent, playing `side`, takes the draw it is offered; either side may be to move.
///
/// It does when it is about a pawn worse, or when it is no better late in the game.
#[must_use]
pub fn accepts_draw(problem: &Problem, side: Color, stop: &Stop) -> bool {
    let Some(Scored { score, .. }) = best(problem, DRAW_NODES, stop) else { return false };
    let mine = if problem.position.turn() == side { score } else { opposite(score) };
    mine <= Score::Centipawns(-100) || (mine <= Score::Centipawns(25) && is_late(&problem.position))
}

fn best(problem: &Problem, nodes: u64, stop: &Stop) -> Option<Scored> {
    let limits = Limits { nodes, depth: u8::MAX };
    searched(problem, limits, Aim::Best, stop).moves.first().copied()
}

/// The moves by the rules of the game that is played.
fn searched(problem: &Problem, limits: Limits, aim: Aim, stop: &Stop) -> Analysis {
    let Some(chess) = problem.chess() else { return variants::search(problem, limits, stop) };
    search::search(&chess, limits, aim, stop)
}

fn opposite(score: Score) -> Score {
    match score {
        Score::Centipawns(centipawns) => Score::Centipawns(-centipawns),
        Score::Mate(moves) => Score::Mate(-moves),
    }
}

/// Move 40, or at most four pieces besides kings and pawns.
fn is_late(position: &Position) -> bool {
    let board = position.board();
    let pieces = board.occupied() & !board.pawns() & !board.kings();
    position.fullmoves().get() >= 40 || pieces.count() <= 4
}
