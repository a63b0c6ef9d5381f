//! Going through a game: its moves as a tree, and where in it the reader stands.
//!
//! Pure. It has no words and no clock: what is said of it, and when it goes on by itself, is the
//! work of `session`. It is not played by the Laws either: a game that was read may go on where a
//! referee would have ended it.

mod sheet;

use std::num::NonZeroU32;

use shakmaty::{ByColor, Color, Position as _};

use crate::app::ask::TimeLeft;
use crate::laws::{At, Made, Position};
use crate::notation::pgn::{Node, Tree};

pub use sheet::Row;

/// A game and a place in it.
#[derive(Clone, Debug)]
pub struct Study {
    tree: Tree,
    rows: Vec<Row>,
    at: Node,
    made: Vec<Made>,
    position: Position,
}

impl Study {
    /// A game from its first position.
    #[must_use]
    pub fn new(tree: Tree) -> Self {
        let position = tree.start().clone();
        let rows = sheet::rows(&tree);
        Self { tree, rows, at: Node::ROOT, made: Vec::new(), position }
    }

    /// The whole game as a score sheet.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The row of the sheet with the move that leads to the place, and which of its moves that is;
    /// `None` before the first move.
    #[must_use]
    pub fn row(&self) -> Option<(usize, usize)> {
        let mut rows = self.rows.iter().enumerate();
        rows.find_map(|(line, row)| Some((line, row.leading_to(self.at)?)))
    }

    /// The whole game.
    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The place.
    #[must_use]
    pub fn at(&self) -> Node {
        self.at
    }

    /// The moves from the first position to the place.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// The position at the place.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Goes to a place.
    pub fn go(&mut self, to: Node) {
        self.at = to;
        self.made.clear();
        self.position = self.tree.start().clone();
        for node in self.tree.path(to) {
            let Some(mv) = self.tree.mv(node) else { continue };
            let before = self.position.clone();
            let (at, left) = (At::ZERO, self.tree.left(node));
            self.made.push(Made { before, mv, at, left, opponent_left: None });
            self.position.play_unchecked(mv);
        }
    }

    /// The move that the line goes on with.
    #[must_use]
    pub fn next(&self) -> Option<Node> {
        self.tree.next(self.at)
    }

    /// The place a move before.
    #[must_use]
    pub fn previous(&self) -> Option<Node> {
        self.tree.parent(self.at)
    }

    /// The moves of the line: those that led here, and those that it goes on with.
    #[must_use]
    pub fn line(&self) -> Vec<Node> {
        let mut line = self.tree.path(self.at);
        line.extend(std::iter::successors(self.next(), |&node| self.tree.next(node)));
        line
    }

    /// The last move of the line; the place itself if there is none.
    #[must_use]
    pub fn end(&self) -> Node {
        self.line().last().copied().unwrap_or(self.at)
    }

    /// The number of a move.
    #[must_use]
    pub fn number(&self, node: Node) -> u32 {
        let before = self.tree.parent(node).unwrap_or(Node::ROOT);
        self.tree.position(before).fullmoves().get()
    }

    /// Who makes the moves of a line, and their numbers.
    fn numbered(&self) -> impl Iterator<Item = (Node, NonZeroU32, Color)> {
        let start = self.tree.start();
        let (first, mut turn) = (start.fullmoves(), start.turn());
        let mut number = first;
        self.line().into_iter().map(move |node| {
            let of = (node, number, turn);
            number = number.saturating_add(u32::from(turn.is_black()));
            turn = !turn;
            of
        })
    }

    /// The move of this number in the line: that of the colour, or the first of both.
    #[must_use]
    pub fn find(&self, number: u32, color: Option<Color>) -> Option<Node> {
        let fits = |of: Color| color.is_none_or(|color| color == of);
        let mut line = self.numbered();
        line.find(|&(_, of, by)| of.get() == number && fits(by)).map(|(node, ..)| node)
    }

    /// The numbers of the first and of the last move of the line.
    #[must_use]
    pub fn numbers(&self) -> Option<(u32, u32)> {
        let mut numbers = self.numbered().map(|(_, number, _)| number.get());
        let first = numbers.next()?;
        Some((first, numbers.last().unwrap_or(first)))
    }

    /// What could have been played instead of the last move: the variations, and in a variation the
    /// move that it stands instead of, which comes first.
    #[must_use]
    pub fn instead(&self) -> Vec<Node> {
        let siblings = self.previous().map(|parent| self.tree.children(parent)).unwrap_or_default();
        siblings.iter().copied().filter(|&node| node != self.at).collect()
    }

    /// Whether a move is the first of those that go on from the position before it.
    fn continues(&self, node: Node) -> bool {
        self.tree.parent(node).and_then(|before| self.tree.next(before)) == Some(node)
    }

    /// Whether a variation begins with the last move.
    #[must_use]
    pub fn begins_variation(&self) -> bool {
        self.at != Node::ROOT && !self.continues(self.at)
    }

    /// The move instead of which the variation stands; `None` in the main line.
    #[must_use]
    pub fn left_at(&self) -> Option<Node> {
        let path = self.tree.path(self.at);
        let begins = path.into_iter().rev().find(|&node| !self.continues(node))?;
        self.tree.parent(begins).and_then(|before| self.tree.next(before))
    }

    /// How many variations lie within one another here; 0 in the main line.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.tree.path(self.at).into_iter().filter(|&node| !self.continues(node)).count()
    }

    /// What the clocks showed after the last move of each player, where that was noted.
    #[must_use]
    pub fn clocks(&self) -> ByColor<Option<TimeLeft>> {
        ByColor::new_with(|color| {
            let last = self.made.iter().rev().find(|made| made.by() == color)?;
            last.left.map(|time| TimeLeft { time, to_go: None })
        })
    }
}

#[cfg(test)]
mod tests;
