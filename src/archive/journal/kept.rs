//! The games that were played here, a row each: one that is damaged stands beside the others.

use rusqlite::{Row, params};

use crate::about::GameId;
use crate::archive::error::{ArchiveError, GameFault};
use crate::archive::header::Header;
use crate::archive::journal::Archive;
use crate::archive::row;

/// A game that was played here, as the archive has it in one row.
#[derive(Clone, Debug)]
pub(in crate::archive) enum Kept {
    /// It can be read.
    Whole(Box<Played>),
    /// What it began with cannot.
    Damaged {
        /// Its number.
        id: GameId,
        /// The day on which it began.
        date: String,
        /// The time of day.
        time: String,
        /// Its result.
        result: Option<String>,
    },
}

impl Kept {
    pub(super) fn whole(self) -> Result<Played, ArchiveError> {
        match self {
            Self::Whole(played) => Ok(*played),
            Self::Damaged { id, .. } => Err(ArchiveError::Game(id, GameFault::Header)),
        }
    }
}

/// A game that was played here.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its number.
    pub id: GameId,
    /// The day on which it began, `YYYY-MM-DD`.
    pub date: String,
    /// The time of day, `HH:MM`; nothing in a game of an older program.
    pub time: String,
    /// What it began with.
    pub header: Header,
    /// `1-0`, `0-1`, `1/2-1/2`; nothing while it is unfinished.
    pub result: Option<String>,
    /// How many moves of both players it has, known when it is finished.
    pub plies: u32,
    /// The code of its opening, or nothing.
    pub eco: String,
    /// The name of its opening, or nothing.
    pub opening: String,
}

impl Archive {
    /// All games that were played here and can be read, newest first.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn played(&self) -> Result<Vec<Played>, ArchiveError> {
        self.whole("", params![])
    }

    pub(super) fn whole(
        &self,
        which: &str,
        params: impl rusqlite::Params,
    ) -> Result<Vec<Played>, ArchiveError> {
        Ok(self.kept(which, params)?.into_iter().filter_map(|kept| kept.whole().ok()).collect())
    }

    /// All games that were played here, each with the day on which it began.
    pub(in crate::archive) fn days(&self) -> Result<Vec<(String, GameId)>, ArchiveError> {
        let mut query = self.connection.prepare("SELECT substr(began, 1, 10), id FROM games")?;
        let rows = query.query_map([], |row| Ok((row::text(row, 0)?, GameId(row.get(1)?))))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Games that were played here, newest first.
    pub(in crate::archive) fn kept(
        &self,
        which: &str,
        params: impl rusqlite::Params,
    ) -> Result<Vec<Kept>, ArchiveError> {
        let columns = "id, began, header, result, plies, eco, opening";
        let order = "substr(began, 1, 10) DESC, id DESC";
        let sql = format!("SELECT {columns} FROM games {which} ORDER BY {order}");
        let mut query = self.connection.prepare_cached(&sql)?;
        let mut rows = query.query(params)?;
        let mut games = Vec::new();
        while let Some(row) = rows.next()? {
            games.push(kept(row)?);
        }
        Ok(games)
    }
}

fn kept(row: &Row<'_>) -> rusqlite::Result<Kept> {
    let began = row::text(row, 1)?;
    let (date, time) = began.split_once(' ').unwrap_or((&began, ""));
    let (id, date, time) = (GameId(row.get(0)?), date.to_owned(), time.to_owned());
    let result = row::optional(row, 3)?;
    Ok(match toml::from_str(&row::text(row, 2)?) {
        Err(_) => Kept::Damaged { id, date, time, result },
        Ok(header) => {
            let (plies, eco, opening) =
                (row::number(row, 4)?, row::text(row, 5)?, row::text(row, 6)?);
            Kept::Whole(Box::new(Played { id, date, time, header, result, plies, eco, opening }))
        }
    })
}

/// A header as it is kept.
pub(in crate::archive) fn written(header: &impl serde::Serialize) -> Result<String, ArchiveError> {
    toml::to_string(header).map_err(ArchiveError::Unwritable)
}
