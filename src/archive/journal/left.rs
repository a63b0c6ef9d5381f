//! Which game goes on where none is named.

use rusqlite::{OptionalExtension, params};

use crate::about::GameId;
use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;

impl Archive {
    /// Notes that of all games this one was taken up or left last.
    ///
    /// # Errors
    ///
    /// Why it is not noted.
    pub fn note_latest(&self, game: GameId) -> Result<(), ArchiveError> {
        let sql = "UPDATE games SET latest = (SELECT max(latest) + 1 FROM games) WHERE id = ?1";
        self.connection.execute(sql, params![game.0])?;
        self.log.written();
        Ok(())
    }

    /// The unfinished game that was taken up or left last, if there is one with a move, typed or
    /// announced, besides `but`. A match is none: it goes on by its file.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn last_unfinished(&self, but: Option<GameId>) -> Result<Option<GameId>, ArchiveError> {
        let sql = "SELECT id FROM games WHERE result IS NULL AND id IS NOT ?1
        AND instr(header, char(10) || 'table = ') = 0 AND EXISTS (
            SELECT 1 FROM events WHERE game = id
            AND (event LIKE 'entered %' OR event LIKE 'announced %')
        ) ORDER BY latest DESC, id DESC LIMIT 1";
        let but = but.map(|GameId(id)| id);
        let id = self.connection.query_row(sql, [but], |row| row.get(0)).optional()?;
        Ok(id.map(GameId))
    }

    /// Forgets what was begun of a game that is ruled on at this place, and left by a crash: who rules there has
    /// it, and tells it anew. One that is open in another window stays.
    ///
    /// # Errors
    ///
    /// Why it is still there.
    pub fn forget_begun_elsewhere(&self, place: &str) -> Result<(), ArchiveError> {
        let sql = "SELECT id FROM games WHERE result IS NULL
        AND instr(header, char(10) || 'elsewhere = \"' || ?1 || '\"') > 0";
        let mut found = self.connection.prepare(sql)?;
        let ids = found.query_map([place], |row| row.get(0))?.collect::<Result<Vec<i64>, _>>()?;
        for id in ids.into_iter().map(GameId) {
            if let Ok(_hold) = self.hold(id) {
                self.forget(id)?;
            }
        }
        Ok(())
    }
}
