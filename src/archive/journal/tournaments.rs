//! Tournaments: the acts of each, a line each, in their order. What an act means is not known here.

use rusqlite::{ErrorCode, OptionalExtension, params};

use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;
use crate::archive::row;

/// The number of a tournament in the archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TournamentId(i64);

impl TournamentId {
    /// The number.
    #[must_use]
    pub const fn get(self) -> i64 {
        self.0
    }
}

/// A tournament that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptTournament {
    /// Its number.
    pub id: TournamentId,
    /// The lines of its acts.
    pub acts: Vec<String>,
}

impl Archive {
    /// The tournament of this name; an event that comes again every year has its year in the name.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn tournament(&self, name: &str) -> Result<Option<KeptTournament>, ArchiveError> {
        let sql = "SELECT id FROM tournaments WHERE name = ?1";
        let found = self.connection.query_row(sql, [name], |row| row.get(0)).optional()?;
        let Some(id) = found.map(TournamentId) else { return Ok(None) };
        let sql = "SELECT act FROM acts WHERE tournament = ?1 ORDER BY number";
        let mut query = self.connection.prepare(sql)?;
        let acts = query.query_map([id.0], |found| row::text(found, 0))?;
        Ok(Some(KeptTournament { id, acts: acts.collect::<Result<_, _>>()? }))
    }

    /// Begins a tournament of a name that there is none of.
    ///
    /// # Errors
    ///
    /// Why it is not on the disk.
    pub fn begin_tournament(&self, name: &str) -> Result<TournamentId, ArchiveError> {
        self.connection.execute("INSERT INTO tournaments (name) VALUES (?1)", [name])?;
        let id = TournamentId(self.connection.last_insert_rowid());
        self.log.written();
        self.settle().map(|()| id)
    }

    /// Keeps acts of a tournament that has so many already: all of them or none. They outlive a power
    /// cut when this returns.
    ///
    /// # Errors
    ///
    /// Why they are not kept: `Locked` if another window has kept acts meanwhile.
    pub fn keep_acts(
        &self,
        tournament: TournamentId,
        already: usize,
        acts: &[String],
    ) -> Result<(), ArchiveError> {
        let transaction = self.connection.unchecked_transaction()?;
        for (number, act) in (already + 1..).zip(acts) {
            let number = i64::try_from(number).unwrap_or(i64::MAX);
            let sql = "INSERT INTO acts (tournament, number, act) VALUES (?1, ?2, ?3)";
            transaction.execute(sql, params![tournament.0, number, act]).map_err(|error| {
                match error.sqlite_error_code() {
                    Some(ErrorCode::ConstraintViolation) => ArchiveError::Locked,
                    _ => ArchiveError::from(error),
                }
            })?;
        }
        transaction.commit()?;
        self.log.written();
        self.settle()
    }
}

#[cfg(test)]
mod tests {
    use super::Archive;
    use crate::archive::error::ArchiveError;

    #[test]
    fn acts_are_kept_in_their_order_and_two_windows_do_not_mix_theirs() {
        let archive = Archive::in_memory().unwrap();
        assert_eq!(archive.tournament("Cup").unwrap(), None);
        let id = archive.begin_tournament("Cup").unwrap();
        archive.keep_acts(id, 0, &["one".to_owned(), "two".to_owned()]).unwrap();
        archive.keep_acts(id, 2, &["three".to_owned()]).unwrap();
        let late = archive.keep_acts(id, 1, &["another".to_owned()]);
        assert!(matches!(late, Err(ArchiveError::Locked)), "{late:?}");
        let half = archive.keep_acts(id, 3, &["four".to_owned(), "five".to_owned()]);
        assert!(half.is_ok());
        let kept = archive.tournament("Cup").unwrap().expect("it was begun");
        assert_eq!(
            (kept.id, kept.acts),
            (id, ["one", "two", "three", "four", "five"].map(str::to_owned).into())
        );
        assert_eq!(archive.tournament("cup").unwrap(), None);
    }
}
