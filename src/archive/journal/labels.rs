//! What reviews have found wrong in games: for files, and for those who come back to it.

use rusqlite::{Row, params};

use crate::about::GameId;
use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;
use crate::archive::label::Labelled;
use crate::archive::row;

impl Archive {
    /// Keeps what was found wrong in a game.
    ///
    /// # Errors
    ///
    /// Why it is not kept.
    pub fn keep_labels(&self, game: GameId, labels: &[Labelled]) -> Result<(), ArchiveError> {
        let sql = "INSERT OR REPLACE INTO labels VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
        let transaction = self.connection.unchecked_transaction()?;
        for Labelled { ply, mv, annotation, comment, position, best, played } in labels {
            let ply = i64::try_from(*ply).unwrap_or(i64::MAX);
            let values = params![game.0, ply, mv, annotation, comment, position, best, played];
            self.connection.execute(sql, values)?;
        }
        transaction.commit()?;
        self.log.written();
        Ok(())
    }

    /// What was found wrong in a game, in the order of its moves.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn labels(&self, game: GameId) -> Result<Vec<Labelled>, ArchiveError> {
        let sql = "SELECT * FROM labels WHERE game = ?1 ORDER BY ply";
        let mut query = self.connection.prepare_cached(sql)?;
        let rows = query.query_map(params![game.0], labelled)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// What was found wrong in all games.
    pub(super) fn all_labels(&self) -> Result<Vec<(GameId, Labelled)>, ArchiveError> {
        let mut query = self.connection.prepare("SELECT * FROM labels ORDER BY game, ply")?;
        let rows =
            query.query_map([], |row| Ok((GameId(row::number(row, "game")?), labelled(row)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

fn labelled(row: &Row<'_>) -> rusqlite::Result<Labelled> {
    Ok(Labelled {
        ply: row::number(row, "ply")?,
        mv: row::text(row, "move")?,
        annotation: row::number(row, "annotation")?,
        comment: row::text(row, "comment")?,
        position: row::text(row, "position")?,
        best: row::text(row, "best")?,
        played: row::text(row, "played")?,
    })
}
