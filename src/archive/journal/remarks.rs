//! Remarks on games, those from elsewhere too, kept and read.

use std::collections::HashMap;

use rusqlite::{Row, params};
use shakmaty::ByColor;

use crate::about::GameId;
use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;
use crate::archive::remarks::{Remark, Remarks};
use crate::archive::row;

impl Archive {
    /// Keeps what a player has written about a game, in the place of what he has before.
    ///
    /// # Errors
    ///
    /// `Missing` when there is no such game, or why it is not kept.
    pub fn remark(&self, game: GameId, what: Remark, text: &str) -> Result<(), ArchiveError> {
        let is_here = self.kept("WHERE id = ?1", params![game.0])?.pop().is_some();
        match (is_here, self.not_played(game)) {
            (true, _) | (false, ArchiveError::Imported) => {}
            (false, error) => return Err(error),
        }
        let column = what.column();
        let sql = format!(
            "INSERT INTO remarks (game, {column}) VALUES (?1, ?2)
            ON CONFLICT (game) DO UPDATE SET {column} = ?2"
        );
        self.connection.execute(&sql, params![game.0, text])?;
        self.log.written();
        self.settle()
    }

    /// Keeps how well both sides of a game have played, of 100, and what each position was worth.
    ///
    /// # Errors
    ///
    /// Why it is not kept.
    pub fn keep_course(
        &self,
        game: GameId,
        of: ByColor<u8>,
        course: &str,
    ) -> Result<(), ArchiveError> {
        let sql = "INSERT INTO remarks (game, white_accuracy, black_accuracy, course)
            VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (game)
            DO UPDATE SET white_accuracy = ?2, black_accuracy = ?3, course = ?4";
        self.connection.execute(sql, params![game.0, of.white, of.black, course])?;
        self.log.written();
        Ok(())
    }

    /// What a player has written about a game.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn remarks(&self, game: GameId) -> Result<Remarks, ArchiveError> {
        let sql = "SELECT * FROM remarks WHERE game = ?1";
        let mut query = self.connection.prepare_cached(sql)?;
        let found = query.query_map(params![game.0], remarks)?.next().transpose()?;
        Ok(found.unwrap_or_default())
    }

    /// What a player has written about all games.
    pub(super) fn all_remarks(&self) -> Result<HashMap<GameId, Remarks>, ArchiveError> {
        let mut query = self.connection.prepare_cached("SELECT * FROM remarks")?;
        let rows =
            query.query_map([], |row| Ok((GameId(row::number(row, "game")?), remarks(row)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

fn remarks(row: &Row<'_>) -> rusqlite::Result<Remarks> {
    let text = |column: &str| row::text(row, column);
    let players = ByColor { white: text("white")?, black: text("black")? };
    let accuracy = |column: &str| -> rusqlite::Result<Option<u8>> {
        Ok(row::optional(row, column)?.and_then(|text| text.parse().ok()))
    };
    let accuracy =
        ByColor { white: accuracy("white_accuracy")?, black: accuracy("black_accuracy")? };
    let course = text("course")?;
    Ok(Remarks { note: text("note")?, event: text("event")?, players, accuracy, course })
}
