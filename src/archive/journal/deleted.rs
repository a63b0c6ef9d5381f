//! Games that were deleted. Until the archive is closed they can be brought back; nothing of them is on
//! the disk any more.

use rusqlite::{OptionalExtension, params};

use crate::about::GameId;
use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;

/// The tables that have something of a game, and the column of its number.
pub(super) const OF_A_GAME: [(&str, &str); 5] = [
    ("remarks", "game"),
    ("labels", "game"),
    ("positions", "game"),
    ("events", "game"),
    ("games", "id"),
];

impl Archive {
    /// Deletes a game that was played here; it can be brought back.
    ///
    /// # Errors
    ///
    /// `Locked` when it is open, `Missing` when there is no such game, `Imported` when it was not played
    /// here, or why it is still there.
    pub fn delete(&self, game: GameId) -> Result<(), ArchiveError> {
        if self.kept("WHERE id = ?1", params![game.0])?.is_empty() {
            return Err(self.not_played(game));
        }
        let _held = self.hold(game)?;
        self.begins_to_remember()?;
        let transaction = self.connection.unchecked_transaction()?;
        for (table, column) in OF_A_GAME {
            // Another game that had the same number is gone for good.
            for sql in [
                format!("DELETE FROM temp.gone_{table} WHERE {column} = ?1"),
                format!("INSERT INTO temp.gone_{table} SELECT * FROM {table} WHERE {column} = ?1"),
                format!("DELETE FROM main.{table} WHERE {column} = ?1"),
            ] {
                self.connection.execute(&sql, params![game.0])?;
            }
        }
        transaction.commit()?;
        self.log.written();
        self.settle()
    }

    /// Brings the game back that was deleted last, under another number if a new game has its own;
    /// `None` if there is none.
    ///
    /// # Errors
    ///
    /// Why it is not back.
    pub fn undelete(&self) -> Result<Option<GameId>, ArchiveError> {
        self.begins_to_remember()?;
        let last = "SELECT id FROM temp.gone_games ORDER BY rowid DESC LIMIT 1";
        let found: Option<i64> =
            self.connection.query_row(last, [], |row| row.get(0)).optional()?;
        let Some(old) = found else { return Ok(None) };
        let free = "SELECT CASE WHEN EXISTS (SELECT 1 FROM games WHERE id = ?1)
            THEN (SELECT max(id) + 1 FROM games) ELSE ?1 END";
        let new: i64 = self.connection.query_row(free, params![old], |row| row.get(0))?;
        let transaction = self.connection.unchecked_transaction()?;
        // What belongs to a game comes after it.
        for (table, column) in OF_A_GAME.into_iter().rev() {
            let number = format!("UPDATE temp.gone_{table} SET {column} = ?2 WHERE {column} = ?1");
            self.connection.execute(&number, params![old, new])?;
            for sql in [
                format!(
                    "INSERT INTO main.{table} SELECT * FROM temp.gone_{table} WHERE {column} = ?1"
                ),
                format!("DELETE FROM temp.gone_{table} WHERE {column} = ?1"),
            ] {
                self.connection.execute(&sql, params![new])?;
            }
        }
        transaction.commit()?;
        self.log.written();
        self.settle()?;
        Ok(Some(GameId(new)))
    }

    /// Has tables in memory for what is deleted.
    fn begins_to_remember(&self) -> Result<(), ArchiveError> {
        let begun: i64 = self.connection.query_row(
            "SELECT count(*) FROM temp.sqlite_master WHERE name = 'gone_games'",
            [],
            |row| row.get(0),
        )?;
        if begun > 0 {
            return Ok(());
        }
        self.connection.pragma_update(None, "temp_store", "MEMORY")?;
        for (table, _) in OF_A_GAME {
            let sql = format!("CREATE TEMP TABLE gone_{table} AS SELECT * FROM {table} WHERE 0");
            self.connection.execute_batch(&sql)?;
        }
        Ok(())
    }
}
