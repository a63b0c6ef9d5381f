//! Which moves are good: iterative deepening over the root moves.
//!
//! Here is what happens at the root; below it, `tree` does the work. Not here: how strong to play
//! (`levels`) and what a quiet position is worth (`evaluate`).

mod order;
mod table;
mod tree;

use shakmaty::{Chess, Move, Position};

use super::{Analysis, Limits, Problem, Score, Scored, Stop};
use tree::{INFINITE, MATE, MATE_BOUND, MAX_PLY, Stopped, Tree, Window};

/// What the root is searched for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    /// The best move; the scores of the others are upper bounds.
    Best,
    /// The exact score of every move.
    Every,
}

/// A root move, its score inside the search.
type Rated = (Move, i32);

/// Searches deeper and deeper until a limit is met, the search is stopped, or nothing is left to find.
pub(super) fn search(problem: &Problem, limits: Limits, aim: Aim, stop: &Stop) -> Analysis {
    let mut tree = Tree::new(problem, limits.nodes, stop);
    let mut moves = seed(&mut tree, &problem.position);
    sort(&mut moves);
    let mut depth = 0;
    while depth < limits.depth.min(MAX_PLY) && !is_settled(&moves, depth, aim) {
        match deepen(&mut tree, &problem.position, &moves, depth, aim) {
            Ok(deeper) => moves = deeper,
            Err(Stopped) => break,
        }
        depth += 1;
    }
    Analysis { moves: moves.into_iter().map(scored).collect(), depth, nodes: tree.nodes() }
}

/// Searches each move apart from the others with the same number of nodes, and gives them in the
/// order they are generated in.
pub(super) fn search_each(problem: &Problem, nodes: u64, stop: &Stop) -> Vec<Scored> {
    let mut tree = Tree::new(problem, 0, stop);
    let mut moves = seed(&mut tree, &problem.position);
    for (mv, score) in &mut moves {
        tree.allow(nodes);
        for depth in 0..MAX_PLY {
            match tree.root_move(&problem.position, *mv, depth.into(), Window::OPEN) {
                Ok(found) => *score = found,
                Err(Stopped) => break,
            }
        }
    }
    moves.into_iter().map(scored).collect()
}

/// The legal moves, each by the look of the position it leads to. Costs no nodes, so that there is
/// an answer even when none may be spent.
fn seed(tree: &mut Tree, root: &Chess) -> Vec<Rated> {
    root.legal_moves().into_iter().map(|mv| (mv, tree.glance(root, mv))).collect()
}

/// One round of iterative deepening, one half-move deeper than `depth`.
fn deepen(
    tree: &mut Tree,
    root: &Chess,
    moves: &[Rated],
    depth: u8,
    aim: Aim,
) -> Result<Vec<Rated>, Stopped> {
    let mut best = -INFINITE;
    let mut deeper = Vec::with_capacity(moves.len());
    for &(mv, _) in moves {
        let score = match aim {
            Aim::Best if best > -INFINITE => tree.challenge(root, mv, depth.into(), best)?,
            _ => tree.root_move(root, mv, depth.into(), Window::OPEN)?,
        };
        best = best.max(score);
        deeper.push((mv, score));
    }
    sort(&mut deeper);
    Ok(deeper)
}

/// Best first; a stable sort, so that a bound equal to the best score stays behind the best move.
fn sort(moves: &mut [Rated]) {
    moves.sort_by_key(|&(_, score)| -score);
}

/// A mate no longer than the depth already searched cannot be bettered.
fn is_settled(moves: &[Rated], depth: u8, aim: Aim) -> bool {
    match (moves.first(), aim) {
        (None, _) => true,
        (Some(_), Aim::Every) => false,
        (Some((_, score)), Aim::Best) => MATE - score.abs() <= i32::from(depth),
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
