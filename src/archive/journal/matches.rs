//! Which match of an archive goes on.

use crate::about::GameId;
use crate::archive::entry::{Entry, What};
use crate::archive::error::ArchiveError;
use crate::archive::header::Header;
use crate::archive::journal::{Archive, Played, written};
use crate::table::file::{Place, recorded};
use crate::table::{Match, Memo};

/// A match at a table that is not over and signed off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftMatch {
    /// Its number.
    pub id: GameId,
    /// What it was begun with.
    pub begun: Match,
    /// The text of the file by which it is played.
    pub text: String,
    /// Where the file lays down other conditions now than those by which it was begun.
    pub changed: Vec<Place>,
}

/// The matches of an archive, the newest first, each with what it was begun with.
#[derive(Debug)]
pub struct KeptMatches(Vec<(Played, Match)>);

impl KeptMatches {
    /// Each match with what it was begun with.
    pub(super) fn all(&self) -> &[(Played, Match)] {
        &self.0
    }

    /// The match that was left at a table, which is known by its file, or by its players where the
    /// file has moved: the newest with the conditions of the file, else the newest of all, unless it
    /// is over and signed off. A match of one of the `others`, the files of other tables, is theirs.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn left_at(
        &self,
        archive: &Archive,
        file: &str,
        table: &Match,
        others: &[&str],
    ) -> Result<Option<LeftMatch>, ArchiveError> {
        let at_it = |(played, begun): &(Played, Match)| {
            let of = played.header.file.as_deref();
            let is_theirs = of.is_some_and(|of| of != file && others.contains(&of));
            let is_it = of == Some(file)
                || !is_theirs
                    && table.is_between_those_of(begun)
                    && !table.is_of_another_round(begun);
            is_it.then(|| {
                let changed = table.other_terms(begun);
                let text = played.header.table.clone().unwrap_or_default();
                let begun = begun.clone();
                (played.result.is_some(), LeftMatch { id: played.id, begun, text, changed })
            })
        };
        let found: Vec<_> = self.0.iter().filter_map(at_it).collect();
        let alike = found.iter().find(|(_, left)| left.changed.is_empty());
        for (has_result, left) in alike.into_iter().chain(found.first()) {
            if !(*has_result && archive.is_signed_off(left.id)?) {
                return Ok(Some(left.clone()));
            }
        }
        Ok(None)
    }

    /// The matches that were left in a room at tables of other numbers than these.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn left_without_table(
        &self,
        archive: &Archive,
        room: &str,
        numbers: &[u16],
    ) -> Result<Vec<Played>, ArchiveError> {
        let mut without = Vec::new();
        for (played, _) in &self.0 {
            let number = played.header.number.filter(|number| !numbers.contains(number));
            let is_of_room = played.header.room.as_deref() == Some(room) && number.is_some();
            if is_of_room && !(played.result.is_some() && archive.is_signed_off(played.id)?) {
                without.push(played.clone());
            }
        }
        without.sort_by_key(|played| played.header.number);
        Ok(without)
    }
}

impl Archive {
    /// All matches that were played here and can be read.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn matches(&self) -> Result<KeptMatches, ArchiveError> {
        let matches = self.whole("WHERE instr(header, char(10) || 'table = ') > 0", [])?;
        let with_table = |played: Played| played.header.match_table().map(|begun| (played, begun));
        Ok(KeptMatches(matches.into_iter().filter_map(with_table).collect()))
    }

    /// Takes the file of a match over as it is now, its conditions being those by which it was begun.
    ///
    /// # Errors
    ///
    /// Why it is still kept as it was.
    pub fn lay_again(&self, game: GameId, header: &Header) -> Result<(), ArchiveError> {
        // A header that cannot be written must not take the place of one that was.
        let header = written(header)?;
        self.connection.execute("UPDATE games SET header = ?2 WHERE id = ?1", (game.0, header))?;
        self.log.written();
        self.settle()
    }

    /// Overwrites the hashes of passphrases that older programs have copied from match files: who has
    /// one can try passphrases on it.
    ///
    /// # Errors
    ///
    /// Why they are still there.
    pub fn forget_hashes(&self) -> Result<(), ArchiveError> {
        let with_hash = self.whole("WHERE instr(header, '$argon2') > 0", [])?;
        let old: Vec<_> = with_hash
            .into_iter()
            .filter(|played| played.header.table.as_deref().is_some_and(has_hash))
            .collect();
        if old.is_empty() {
            return Ok(());
        }
        // What a shorter row leaves of a longer one is overwritten, also in the log beside the file.
        self.connection.pragma_update(None, "secure_delete", true)?;
        for Played { id, mut header, .. } in old {
            header.table = header.table.map(|table| recorded(&table));
            self.lay_again(id, &header)?;
        }
        let log = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        self.connection.pragma_update(None, "secure_delete", false)?;
        Ok(log?)
    }

    /// Whether nothing has happened in a match since it was signed off.
    fn is_signed_off(&self, game: GameId) -> Result<bool, ArchiveError> {
        // One that is damaged further on is left to whoever takes it up.
        let (_, entries, _) = self.read_as_far(game)?;
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
