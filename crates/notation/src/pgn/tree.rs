//! A game with its variations, comments and annotations: a tree of moves.
//!
//! The main line is what follows from the root by first children. What a comment means is not known
//! here, except for the clock times that PGN writes into comments.

use std::time::Duration;

use shakmaty::{CastlingMode, Move, Position as _};
use touchmove_position::Position;

/// A place in a tree: the position before all moves, or that after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Node(usize);

impl Node {
    /// The position before all moves.
    pub const ROOT: Self = Self(0);
}

/// What stands at a node.
#[derive(Clone, Debug, Default)]
struct Knot {
    /// The node before it and the move that leads here; nothing at the root.
    from: Option<(Node, Move)>,
    children: Vec<Node>,
    before: String,
    comment: String,
    commands: String,
    annotations: Vec<u8>,
    left: Option<Duration>,
}

/// A game with its variations. Every move in it is legal. A variation may begin with the move that it
/// stands beside.
#[derive(Clone, Debug)]
pub struct Tree {
    start: Position,
    mode: CastlingMode,
    knots: Vec<Knot>,
}

impl Tree {
    /// A tree without moves.
    #[must_use]
    pub fn new(start: Position, mode: CastlingMode) -> Self {
        Self { start, mode, knots: vec![Knot::default()] }
    }

    /// A tree of one line.
    #[must_use]
    pub fn of(start: Position, mode: CastlingMode, moves: &[Move]) -> Self {
        let mut tree = Self::new(start, mode);
        let play = |at, &mv: &Move| tree.play(at, mv);
        moves.iter().fold(Node::ROOT, play);
        tree
    }

    /// Sets the board up for a tree that has no moves yet; what is said before the first stays.
    pub(super) fn set_up(&mut self, start: &Position, mode: CastlingMode) {
        debug_assert!(self.next(Node::ROOT).is_none(), "moves of another board");
        (self.start, self.mode) = (start.clone(), mode);
    }

    /// Goes on from a node by a legal move: to the child that is there already, or to a new one
    /// behind the others.
    pub fn play(&mut self, at: Node, mv: Move) -> Node {
        self.child(at, mv).unwrap_or_else(|| self.add(at, mv))
    }

    /// Goes on from a node by a legal move to a new child behind the others, also where another has that
    /// move: a variation that begins like the game is not the game.
    pub fn add(&mut self, at: Node, mv: Move) -> Node {
        let child = Node(self.knots.len());
        self.knots.push(Knot { from: Some((at, mv)), ..Knot::default() });
        self.knots[at.0].children.push(child);
        child
    }

    /// The first child of a node by a move.
    #[must_use]
    pub fn child(&self, at: Node, mv: Move) -> Option<Node> {
        self.children(at).iter().copied().find(|&child| self.mv(child) == Some(mv))
    }

    /// Adds a comment behind what a node has already.
    pub fn add_comment(&mut self, at: Node, text: &str) {
        join(&mut self.knots[at.0].comment, text);
    }

    /// Adds what is said before a move, where a variation begins with it.
    pub fn add_before(&mut self, at: Node, text: &str) {
        join(&mut self.knots[at.0].before, text);
    }

    /// Adds a command for programs, such as `[%csl Gd4]`: no words for people.
    pub fn add_command(&mut self, at: Node, text: &str) {
        let commands = &mut self.knots[at.0].commands;
        if !commands.is_empty() {
            commands.push(' ');
        }
        commands.push_str(text);
    }

    /// Adds an annotation by its number in the PGN standard (1 is a good move, 2 a mistake); one that
    /// is there already, as after `e4! $1`, says nothing new.
    pub fn annotate(&mut self, at: Node, annotation: u8) {
        let annotations = &mut self.knots[at.0].annotations;
        if !annotations.contains(&annotation) {
            annotations.push(annotation);
        }
    }

    /// Notes what the mover's clock showed after the move.
    pub fn set_left(&mut self, at: Node, left: Duration) {
        self.knots[at.0].left = Some(left);
    }

    /// The first position.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// How castling is done.
    #[must_use]
    pub fn mode(&self) -> CastlingMode {
        self.mode
    }

    /// The moves that go on from a node: the main continuation first, then the variations.
    #[must_use]
    pub fn children(&self, at: Node) -> &[Node] {
        &self.knots[at.0].children
    }

    /// The main continuation.
    #[must_use]
    pub fn next(&self, at: Node) -> Option<Node> {
        self.children(at).first().copied()
    }

    /// The node before.
    #[must_use]
    pub fn parent(&self, at: Node) -> Option<Node> {
        self.knots[at.0].from.map(|(parent, _)| parent)
    }

    /// The move that leads here.
    #[must_use]
    pub fn mv(&self, at: Node) -> Option<Move> {
        self.knots[at.0].from.map(|(_, mv)| mv)
    }

    /// The words of the comments before the move, with which a variation begins.
    #[must_use]
    pub fn before(&self, at: Node) -> &str {
        &self.knots[at.0].before
    }

    /// The words of the comments after the move, without clock times.
    #[must_use]
    pub fn comment(&self, at: Node) -> &str {
        &self.knots[at.0].comment
    }

    /// The commands for other programs after the move, without clock times.
    #[must_use]
    pub fn commands(&self, at: Node) -> &str {
        &self.knots[at.0].commands
    }

    /// The annotations of the move, by their numbers in the PGN standard.
    #[must_use]
    pub fn annotations(&self, at: Node) -> &[u8] {
        &self.knots[at.0].annotations
    }

    /// What the mover's clock showed after the move.
    #[must_use]
    pub fn left(&self, at: Node) -> Option<Duration> {
        self.knots[at.0].left
    }

    /// The nodes from the first move to this one.
    #[must_use]
    pub fn path(&self, at: Node) -> Vec<Node> {
        let up = |&node: &Node| self.parent(node).filter(|&parent| parent != Node::ROOT);
        let mut path: Vec<Node> =
            std::iter::successors(Some(at).filter(|&at| at != Node::ROOT), up).collect();
        path.reverse();
        path
    }

    /// The moves from the start to this node.
    #[must_use]
    pub fn line(&self, at: Node) -> Vec<Move> {
        self.path(at).into_iter().filter_map(|node| self.mv(node)).collect()
    }

    /// The nodes of the main line, from the first move to the last.
    pub fn main(&self) -> impl Iterator<Item = Node> {
        std::iter::successors(self.next(Node::ROOT), |&node| self.next(node))
    }

    /// Makes the move that leads to a node on the position before it.
    pub(super) fn play_on(&self, position: &mut Position, node: Node) {
        if let Some(mv) = self.mv(node) {
            position.play_unchecked(mv);
        }
    }

    /// Makes a child the main continuation.
    pub(super) fn put_first(&mut self, child: Node) {
        if let Some((parent, _)) = self.knots[child.0].from {
            let children = &mut self.knots[parent.0].children;
            if let Some(place) = children.iter().position(|&other| other == child) {
                children[..=place].rotate_right(1);
            }
        }
    }

    /// Ends the main line at a node of it: what goes on from there becomes a variation that begins with
    /// the same move.
    pub fn end_main(&mut self, last: Node) {
        let Some((parent, mv)) = self.knots[last.0].from else { return };
        let children = std::mem::take(&mut self.knots[last.0].children);
        if children.is_empty() {
            return;
        }
        let again = Node(self.knots.len());
        for child in &children {
            if let Some((from, _)) = &mut self.knots[child.0].from {
                *from = again;
            }
        }
        self.knots.push(Knot { from: Some((parent, mv)), children, ..Knot::default() });
        self.knots[parent.0].children.push(again);
    }

    /// The position at a node.
    #[must_use]
    pub fn position(&self, at: Node) -> Position {
        let mut position = self.start.clone();
        for mv in self.line(at) {
            position.play_unchecked(mv);
        }
        position
    }
}

/// Adds words to others, with a space between them unless they begin with a mark that has none before it.
pub(super) fn join(text: &mut String, more: &str) {
    let closes = more.starts_with([',', '.', ';', ':', '!', '?', ')']);
    if closes {
        text.truncate(text.trim_end().len());
    } else if !text.is_empty() && !more.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::san;

    fn played(tree: &mut Tree, at: Node, text: &str) -> Node {
        let san: shakmaty::san::San = text.parse().unwrap();
        let mv = san.to_move(&tree.position(at)).unwrap();
        tree.play(at, mv)
    }

    #[test]
    fn variations_stand_behind_the_main_line() {
        let mut tree = Tree::new(Position::default(), CastlingMode::Standard);
        let e4 = played(&mut tree, Node::ROOT, "e4");
        let e5 = played(&mut tree, e4, "e5");
        let c5 = played(&mut tree, e4, "c5");
        assert_eq!(played(&mut tree, e4, "c5"), c5);
        assert_eq!(tree.children(e4), [e5, c5]);
        assert_eq!(tree.main().collect::<Vec<_>>(), [e4, e5]);
        assert_eq!((tree.parent(c5), tree.path(c5)), (Some(e4), vec![e4, c5]));
        let [mv] = tree.line(e4)[..] else { panic!("one move") };
        assert_eq!(san::english(tree.start(), mv), "e4");
        assert_eq!(tree.position(c5).fullmoves().get(), 2);
        let again = tree.add(Node::ROOT, mv);
        assert_eq!((again == e4, tree.children(Node::ROOT)), (false, &[e4, again][..]));
        assert_eq!(tree.child(Node::ROOT, mv), Some(e4));
    }

    #[test]
    fn comments_of_one_move_are_one_text() {
        let mut tree = Tree::new(Position::default(), CastlingMode::Standard);
        tree.add_comment(Node::ROOT, "A classic.");
        tree.add_comment(Node::ROOT, "");
        tree.add_comment(Node::ROOT, "Played in Paris");
        tree.add_comment(Node::ROOT, ", 1858.");
        assert_eq!(tree.comment(Node::ROOT), "A classic. Played in Paris, 1858.");
    }
}
