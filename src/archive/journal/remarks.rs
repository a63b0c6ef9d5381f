//! What a player has written about games, those from elsewhere too: a note, and other names.

use std::collections::HashMap;

use rusqlite::{Row, params};
use shakmaty::{ByColor, Color};

use crate::archive::error::{ArchiveError, GameId};
use crate::archive::journal::Archive;
use crate::archive::row;

/// What a player has written about a game; what is empty he has not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remarks {
    /// What he has noted of it.
    pub note: String,
    /// What he calls the event.
    pub event: String,
    /// What he calls the players.
    pub players: ByColor<String>,
    /// How well each side has played, of 100, where the game was searched.
    pub accuracy: ByColor<Option<u8>>,
}

/// One of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The note.
    Note,
    /// The event.
    Event,
    /// A player.
    Player(Color),
}

impl Remark {
    const fn column(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Event => "event",
            Self::Player(Color::White) => "white",
            Self::Player(Color::Black) => "black",
        }
    }
}

impl Remarks {
    /// Puts what was written in the place of what a game has.
    pub(in crate::archive) fn lie_over(&self, tags: &mut Vec<(String, String)>) {
        let ByColor { white, black } = &self.players;
        for (name, text) in [("Event", &self.event), ("White", white), ("Black", black)] {
            match tags.iter_mut().find(|(tag, _)| tag == name) {
                _ if text.is_empty() => {}
                Some((_, value)) => value.clone_from(text),
                None => tags.push((name.to_owned(), text.clone())),
            }
        }
    }
}

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

    /// Keeps how well both sides of a game have played, of 100.
    ///
    /// # Errors
    ///
    /// Why it is not kept.
    pub fn keep_accuracy(&self, game: GameId, of: ByColor<u8>) -> Result<(), ArchiveError> {
        let sql = "INSERT INTO remarks (game, white_accuracy, black_accuracy) VALUES (?1, ?2, ?3)
            ON CONFLICT (game) DO UPDATE SET white_accuracy = ?2, black_accuracy = ?3";
        self.connection.execute(sql, params![game.0, of.white, of.black])?;
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
    Ok(Remarks { note: text("note")?, event: text("event")?, players, accuracy })
}
