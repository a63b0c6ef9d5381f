//! Games of the archive as they are looked through.

use crate::about::GameId;
use crate::archive::error::{ArchiveError, GameFault};
use crate::archive::journal::searching::listed;
use crate::archive::journal::{Archive, Kept};
use crate::archive::owner::Owner;
use crate::archive::replay::replay;
use crate::archive::score::Score;
use crate::archive::tags;

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
        let remarks = self.remarks(game)?;
        remarks.lie_over(&mut score.tags);
        score.listed.remarked(remarks);
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
        let mut listed = listed(Kept::Whole(Box::new(played)), owner);
        listed.rebuilt(&replayed);
        let tags = tags::tags(&replayed, &date);
        let tree = replayed.tree();
        let (labels, replay) = (Vec::new(), Some(Box::new(replayed)));
        Ok(Score { listed, tags, tree, labels, replay, is_cut: cut.is_some() })
    }

    fn imported(&self, game: GameId, owner: &Owner) -> Result<Score, ArchiveError> {
        let catalogue = self.catalogue()?.ok_or(ArchiveError::Missing)?;
        catalogue.score(game, owner).map_err(ArchiveError::of_catalogue)
    }
}
