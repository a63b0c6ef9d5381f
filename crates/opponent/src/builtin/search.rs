//! Which moves are good: iterative deepening over the root moves.
//!
//! Here is what happens at the root; below it, `tree` does the work. Not here: how strong to play
//! (`levels`) and what a quiet position is worth (`evaluate`).

mod bounds;
mod order;
mod table;
mod tree;

use shakmaty::{Chess, Move, Position};

use super::sight::Blindness;
use super::{Analysis, ChessProblem, Limits, Line, Score, Scored, Stop, Wanted};
use bounds::{INFINITE, MATE, MATE_BOUND, MAX_PLY, Window};
use tree::{SearchState, Stopped};

/// What the root is searched for.
#[derive(Clone, Copy)]
pub(super) enum Aim {
    /// The best move; the scores of the others are upper bounds.
    Best,
    /// The exact score of every move.
    Every,
    /// What a player of this sight makes of the moves that he sees; the scores of those that are worse
    /// than the best by more than the margin are upper bounds.
    Seen { sight: Blindness, margin: i32 },
}

impl Aim {
    fn sight(self) -> Option<Blindness> {
        match self {
            Self::Seen { sight, .. } => Some(sight),
            _ => None,
        }
    }

    /// How much worse than the best a move may be to be scored exactly.
    fn margin(self) -> i32 {
        match self {
            Self::Best => 0,
            Self::Every => 2 * INFINITE,
            Self::Seen { margin, .. } => margin,
        }
    }
}

/// A root move, its score inside the search.
type Rated = (Move, i32);

/// Searches deeper and deeper until a limit is met, the search is stopped, or nothing is left to find.
pub(super) fn search(
    problem: &ChessProblem<'_>,
    limits: Limits,
    aim: Aim,
    stop: &Stop,
) -> Analysis {
    explored(problem, &[], limits, aim, stop).0
}

/// The best lines, each as far as the search remembers it.
pub(super) fn lines(problem: &ChessProblem<'_>, wanted: &Wanted, stop: &Stop) -> Vec<Line> {
    let Wanted { count, nodes, ref only } = *wanted;
    let limits = Limits { nodes, depth: u8::MAX };
    let aim = if count > 1 { Aim::Every } else { Aim::Best };
    let (Analysis { moves, depth, nodes }, tree) = explored(problem, only, limits, aim, stop);
    let best = moves.into_iter().take(count);
    best.map(|Scored { mv, score }| {
        let moves = tree.line_from(problem.position, mv);
        Line { moves, score, depth, nodes }
    })
    .collect()
}

fn explored<'a>(
    problem: &ChessProblem<'_>,
    only: &[Move],
    limits: Limits,
    aim: Aim,
    stop: &'a Stop,
) -> (Analysis, SearchState<'a>) {
    let mut tree = SearchState::new(problem, limits.nodes, aim.sight(), stop);
    let mut moves = seed(&mut tree, problem.position, only);
    sort(&mut moves);
    let mut depth = 0;
    while depth < limits.depth.min(MAX_PLY) && !is_settled(&moves, depth, aim) {
        let Ok(()) = deepen(&mut tree, problem.position, &mut moves, depth, aim) else { break };
        depth += 1;
    }
    let moves = moves.into_iter().map(scored).collect();
    (Analysis { moves, depth, nodes: tree.nodes() }, tree)
}

/// The moves to choose from, each by the look of the position it leads to. Costs no nodes, so that
/// there is an answer even when none may be spent.
fn seed(tree: &mut SearchState, root: &Chess, only: &[Move]) -> Vec<Rated> {
    let legal = root.legal_moves();
    let seen = tree.seen(root, legal.clone());
    let mut moves = if seen.is_empty() { legal } else { seen };
    moves.retain(|mv| only.is_empty() || only.contains(mv));
    moves.into_iter().map(|mv| (mv, tree.glance(root, mv))).collect()
}

/// One round of iterative deepening, one half-move deeper than `depth`.
///
/// A round that is stopped has changed nothing, except that a best move found in it stays the best.
fn deepen(
    tree: &mut SearchState,
    root: &Chess,
    moves: &mut Vec<Rated>,
    depth: u8,
    aim: Aim,
) -> Result<(), Stopped> {
    let Aim::Best = aim else {
        *moves = rescored(tree, root, moves, depth, aim)?;
        return Ok(());
    };
    let mut best = -INFINITE;
    for index in 0..moves.len() {
        let (mv, _) = moves[index];
        let score = tree.challenge(root, mv, depth.into(), best)?;
        moves[index].1 = score;
        if score > best {
            best = score;
            moves[..=index].rotate_right(1);
        }
    }
    Ok(())
}

/// The moves with their scores at a depth, best first.
fn rescored(
    tree: &mut SearchState,
    root: &Chess,
    moves: &[Rated],
    depth: u8,
    aim: Aim,
) -> Result<Vec<Rated>, Stopped> {
    let mut best = -INFINITE;
    let mut rescored = Vec::with_capacity(moves.len());
    for &(mv, _) in moves {
        let alpha = (best - aim.margin()).max(-INFINITE);
        let window = Window { alpha, ..Window::OPEN };
        let score = tree.root_move(root, mv, depth.into(), window)?;
        best = best.max(score);
        rescored.push((mv, score));
    }
    sort(&mut rescored);
    Ok(rescored)
}

/// Best first; a stable sort, so that a bound equal to the best score stays behind the best move.
fn sort(moves: &mut [Rated]) {
    moves.sort_by_key(|&(_, score)| -score);
}

/// A mate no longer than the depth already searched cannot be bettered.
fn is_settled(moves: &[Rated], depth: u8, aim: Aim) -> bool {
    match (moves.first(), aim) {
        (None, _) => true,
        (Some((_, score)), Aim::Best) => MATE - score.abs() <= i32::from(depth),
        (Some(_), _) => false,
    }
}

fn scored((mv, score): Rated) -> Scored {
    let score = if score >= MATE_BOUND {
        Score::Mate((MATE - score + 1) / 2)
    } else if score <= -MATE_BOUND {
        Score::Mate(-((MATE + score + 1) / 2))
    } else {
        Score::Centipawns(score)
    };
    Scored { mv, score }
}
