//! A game to be looked through, wherever it comes from.

use shakmaty::{Chess, Color, Move};

use crate::archive::export;
use crate::archive::journal::{Archive, ArchiveError, GameFault, GameId, Kept, Labelled};
use crate::archive::owner::Owner;
use crate::archive::replay::{Replay, replay};
use crate::archive::search::{self, Listed};
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
    pub start: Chess,
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

    /// Its moves, with what was found wrong in them as annotations and comments.
    #[must_use]
    pub fn marked(&self) -> Tree {
        let mut tree = self.tree.clone();
        for (node, label) in &self.labels {
            tree.annotate(*node, label.annotation);
            tree.add_comment(*node, &label.comment);
        }
        tree
    }

    /// A move was found to be wrong, if it is the one that was played.
    fn is_labelled(&mut self, label: Labelled) {
        let mode = self.tree.mode();
        let node = self.tree.main().nth(label.ply).filter(|node| {
            self.tree.mv(*node).is_some_and(|mv| mv.to_uci(mode).to_string() == label.mv)
        });
        if let Some(node) = node {
            self.labels.push((node, label));
        }
    }
}

impl Archive {
    /// Opens a game of this player's archive to look through it.
    ///
    /// # Errors
    ///
    /// `Missing` when there is no such game, or why it cannot be read.
    pub fn open_score(&self, game: GameId, owner: &Owner) -> Result<Score, ArchiveError> {
        let mut score = self.score_of(game, owner)?;
        for label in self.labels(game)? {
            score.is_labelled(label);
        }
        Ok(score)
    }

    fn score_of(&self, game: GameId, owner: &Owner) -> Result<Score, ArchiveError> {
        let (played, entries, cut) = match self.read_as_far(game) {
            Err(ArchiveError::Imported) => return self.imported(game, owner),
            read => read?,
        };
        let date = played.date.clone();
        let replayed = replay(played.header.clone(), &entries)
            .map_err(|_| ArchiveError::Game(game, GameFault::Header))?;
        let mut listed = search::listed(Kept::Whole(Box::new(played)), owner);
        listed.rebuilt(&replayed);
        let tags = export::tags(&replayed, &date);
        let tree = replayed.tree();
        let (labels, replay) = (Vec::new(), Some(Box::new(replayed)));
        Ok(Score { listed, tags, tree, labels, replay, is_cut: cut.is_some() })
    }

    fn imported(&self, game: GameId, owner: &Owner) -> Result<Score, ArchiveError> {
        let catalogue = self.catalogue()?.ok_or(ArchiveError::Missing)?;
        catalogue.score(game, owner).map_err(ArchiveError::of_catalogue)
    }
}
