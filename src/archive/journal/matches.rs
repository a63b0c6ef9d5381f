//! Which match of an archive goes on.

use crate::archive::entry::{Entry, What};
use crate::archive::journal::{Archive, ArchiveError, GameId, Played};
use crate::table::Memo;

impl Archive {
    /// The newest match by this file, unless it is over and signed off.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn unfinished_match(&self, table: &str) -> Result<Option<GameId>, ArchiveError> {
        let is_it = |played: &Played| played.header.table.as_deref() == Some(table);
        let Some(newest) = self.played()?.into_iter().find(is_it) else { return Ok(None) };
        let is_over = newest.result.is_some() && self.is_signed_off(newest.id)?;
        Ok((!is_over).then_some(newest.id))
    }

    /// Whether nothing has happened in a match since it was signed off.
    fn is_signed_off(&self, game: GameId) -> Result<bool, ArchiveError> {
        let (_, entries) = self.read(game)?;
        let is_last = |entry: &Entry| match &entry.what {
            What::Memo(Memo::SignedOff) => Some(true),
            What::Memo(_) => None,
            _ => Some(false),
        };
        Ok(entries.iter().rev().find_map(is_last).unwrap_or(false))
    }
}
