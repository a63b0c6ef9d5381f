//! Which match of an archive goes on.

use crate::archive::entry::{Entry, What};
use crate::archive::header::Header;
use crate::archive::journal::{Archive, ArchiveError, GameId, Played};
use crate::table::Memo;
use crate::table::file::recorded;

impl Archive {
    /// The newest match by this file, whatever its passphrase is, unless it is over and signed off.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn unfinished_match(&self, table: &str) -> Result<Option<GameId>, ArchiveError> {
        let table = recorded(table);
        let by_it = |kept: &str| recorded(kept) == table;
        let is_it = |played: &Played| played.header.table.as_deref().is_some_and(by_it);
        let Some(newest) = self.played()?.into_iter().find(is_it) else { return Ok(None) };
        let is_over = newest.result.is_some() && self.is_signed_off(newest.id)?;
        Ok((!is_over).then_some(newest.id))
    }

    /// Overwrites the hashes of passphrases that older programs have copied from match files: who has
    /// one can try passphrases on it.
    ///
    /// # Errors
    ///
    /// Why they are still there.
    pub fn forget_hashes(&self) -> Result<(), ArchiveError> {
        let forgotten = |mut header: Header| {
            header.table = header.table.map(|table| recorded(&table));
            toml::to_string(&header).unwrap_or_default()
        };
        let with_hash = self.list("WHERE instr(header, '$argon2') > 0", [])?;
        let old: Vec<_> = with_hash
            .into_iter()
            .filter(|played| played.header.table.as_deref().is_some_and(has_hash))
            .collect();
        if old.is_empty() {
            return Ok(());
        }
        // What a shorter row leaves of a longer one is overwritten, also in the log beside the file.
        self.connection.pragma_update(None, "secure_delete", true)?;
        for Played { id, header, .. } in old {
            self.connection
                .execute("UPDATE games SET header = ?2 WHERE id = ?1", (id.0, forgotten(header)))?;
        }
        let log = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        self.connection.pragma_update(None, "secure_delete", false)?;
        Ok(log?)
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

/// Whether a match file has a hash that a passphrase fits.
fn has_hash(table: &str) -> bool {
    recorded(table) != table
}
