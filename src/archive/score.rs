//! A game to be looked through, wherever it comes from.

use shakmaty::{Color, Move};

use crate::about::GameId;
use crate::archive::label::Labelled;
use crate::archive::replay::Replay;
use crate::archive::search::Listed;
use crate::laws::{ClaimedAlone, Position};
use crate::notation::pgn::{Node, Tree};

/// A game with its tags and its moves.
#[derive(Clone, Debug)]
pub struct Score {
    /// What it is listed by.
    pub listed: Listed,
    /// All its tags as PGN has them, without those of its first position.
    pub tags: Vec<(String, String)>,
    /// Its moves, with variations, comments, annotations and clock times.
    pub tree: Tree,
    /// What was found wrong in it, each at its move. It is not in the tree.
    pub labels: Vec<(Node, Labelled)>,
    /// The game as the referee has it, if it was played here.
    pub replay: Option<Box<Replay>>,
    /// Whether something of it cannot be read: its moves are those before that.
    pub is_cut: bool,
}

/// A game of the archive, with its moves alone.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Its number.
    pub game: GameId,
    /// The side of the player, where one is his own.
    pub side: Option<Color>,
    /// The first position.
    pub start: Position,
    /// The moves.
    pub moves: Vec<Move>,
}

impl Score {
    /// The result as PGN knows it; what only a ruling can give it does not know.
    #[must_use]
    pub fn pgn_result(&self) -> &str {
        match self.listed.result.as_deref() {
            Some(result @ ("1-0" | "0-1" | "1/2-1/2")) => result,
            _ => "*",
        }
    }

    /// A draw that was claimed in it where no arbiter was.
    #[must_use]
    pub fn claimed_alone(&self) -> Option<ClaimedAlone> {
        self.replay.as_ref()?.game.claimed_alone()
    }

    /// Its moves, with what the player has noted before them, and what was found wrong in them as
    /// annotations and comments.
    #[must_use]
    pub fn marked(&self) -> Tree {
        let mut tree = self.tree.clone();
        tree.add_comment(Node::ROOT, &self.listed.remarks.note);
        for (node, label) in &self.labels {
            tree.annotate(*node, label.annotation);
            tree.add_comment(*node, &label.comment);
        }
        tree
    }

    /// A move was found to be wrong, if it is the one that was played.
    pub(super) fn is_labelled(&mut self, label: Labelled) {
        let mode = self.tree.mode();
        let node = self.tree.main().nth(label.ply).filter(|node| {
            self.tree.mv(*node).is_some_and(|mv| mv.to_uci(mode).to_string() == label.mv)
        });
        if let Some(node) = node {
            self.labels.push((node, label));
        }
    }
}
