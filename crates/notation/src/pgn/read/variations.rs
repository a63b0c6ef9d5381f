//! Variations: each stands beside the moves of its line, also where it begins like them.

use shakmaty::{Move, Position as _};
use touchmove_position::Position;

use crate::pgn::lexer::Place;
use crate::pgn::read::{Builder, Found, MOST, Wrong};
use crate::pgn::tree::{Node, Tree};
use crate::pgn::words::{self, Comment};

/// About how many bytes a variation needs while it is open.
const PER_VARIATION: usize = 256;

/// A variation while it is read.
#[derive(Debug)]
pub(super) struct Variation {
    /// Where it was opened.
    pub(super) opened: Place,
    /// Where it has come to; at first where it begins.
    pub(super) at: Node,
    pub(super) position: Position,
    /// The position before its last move.
    pub(super) before: Position,
    /// Whether it has a move.
    pub(super) begun: bool,
    /// What is said before its first move.
    pub(super) said: Vec<String>,
    /// The annotations before it.
    pub(super) annotations: Vec<u8>,
}

impl Builder {
    pub(super) fn open(&mut self, place: Place, found: &mut impl FnMut(Found)) {
        self.draft.game(place);
        self.set_up(place, found);
        self.end_line(found);
        self.depth += 1;
        self.number = None;
        self.grow(place, PER_VARIATION, found);
        if self.draft.faulty || self.cut.is_some() {
            return;
        }
        if self.depth > MOST {
            return self.fault(place, Wrong::TooLong, found);
        }
        if let Some((at, position)) = self.draft.departure() {
            self.draft.variations.push(Variation::new(place, at, position));
        }
    }

    pub(super) fn close(&mut self, place: Place, found: &mut impl FnMut(Found)) {
        self.settle(found);
        self.depth -= 1;
        let was_cut = self.cut == Some(self.depth + 1);
        match self.cut {
            Some(depth) if self.depth >= depth => return,
            _ => self.cut = None,
        }
        let Some(variation) = self.draft.variations.pop() else { return };
        // What is said in a variation that has nothing else goes with it, or is a comment in brackets.
        if !variation.begun && !was_cut {
            self.draft.keep_asides(place, &variation);
        }
    }
}

impl Variation {
    fn new(opened: Place, at: Node, position: Position) -> Self {
        let before = position.clone();
        let (said, annotations) = (Vec::new(), Vec::new());
        Self { opened, at, position, before, begun: false, said, annotations }
    }

    /// A move that the line goes on with stands before those that depart from it.
    pub(super) fn go_on(&mut self, tree: &mut Tree, mv: Move) {
        self.before = self.position.clone();
        self.position.play_unchecked(mv);
        self.at = tree.add(self.at, mv);
        if self.begun {
            tree.put_first(self.at);
        }
        self.begun = true;
    }

    /// What stands before the first move is told before it.
    pub(super) fn tell_asides(&mut self, tree: &mut Tree) {
        for text in std::mem::take(&mut self.said) {
            let Comment { words, commands, left } = words::comment(&text);
            tree.add_before(self.at, &words);
            for command in commands {
                tree.add_command(self.at, &command);
            }
            if let Some(left) = left {
                tree.set_left(self.at, left);
            }
        }
        for number in std::mem::take(&mut self.annotations) {
            tree.annotate(self.at, number);
        }
    }
}
