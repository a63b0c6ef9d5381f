//! A whole game as a score sheet: a row for each move number, variations below the move instead of
//! which they stand.

use shakmaty::Position as _;

use crate::laws::{At, Made, Position};
use crate::notation::pgn::{Node, Tree};

/// A row of the sheet: one move, or both of a number.
#[derive(Clone, Debug)]
pub struct Row {
    /// How many variations it lies within; 0 in the main line.
    pub depth: usize,
    /// Its moves, at least one.
    pub made: Vec<Made>,
    nodes: Vec<Node>,
}

impl Row {
    /// The place after its first move.
    #[must_use]
    pub fn first(&self) -> Node {
        self.nodes[0]
    }

    /// Which of its moves leads to a place; `None` if none does.
    #[must_use]
    pub fn leading_to(&self, to: Node) -> Option<usize> {
        self.nodes.iter().position(|&node| node == to)
    }
}

/// The rows of a game. A row ends where variations follow.
pub(super) fn rows(tree: &Tree) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    // What is still to be written, the next at the end: no file is nested too deeply for that.
    let mut stretches: Vec<(Option<Node>, Position, usize)> =
        vec![(tree.next(Node::ROOT), tree.start().clone(), 0)];
    while let Some((mut next, mut position, depth)) = stretches.pop() {
        let mut begins = true;
        while let Some((node, mv)) = next.and_then(|node| Some((node, tree.mv(node)?))) {
            let before = position.clone();
            position.play_unchecked(mv);
            let variations = variations(tree, node);
            stretches.extend(
                variations.iter().rev().map(|&first| (Some(first), before.clone(), depth + 1)),
            );
            let number = before.fullmoves();
            let made =
                Made { before, mv, at: At::ZERO, left: tree.left(node), opponent_left: None };
            let same = |row: &&mut Row| !begins && row.made[0].before.fullmoves() == number;
            match rows.last_mut().filter(same) {
                Some(row) => {
                    row.made.push(made);
                    row.nodes.push(node);
                }
                None => rows.push(Row { depth, made: vec![made], nodes: vec![node] }),
            }
            begins = false;
            next = tree.next(node);
            if !variations.is_empty() {
                let behind = stretches.len() - variations.len();
                stretches.insert(behind, (next, position, depth));
                break;
            }
        }
    }
    rows
}

/// What could have been played instead of a move, where it is the one that the line goes on with.
fn variations(tree: &Tree, node: Node) -> &[Node] {
    let siblings = tree.parent(node).map(|before| tree.children(before)).unwrap_or_default();
    siblings.split_first().filter(|(first, _)| **first == node).map_or(&[], |(_, rest)| rest)
}
