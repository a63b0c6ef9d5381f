//! The catalogue: games that come from elsewhere, in a file of their own.
//!
//! It is not the archive's file, so that an import may take its time in one transaction while a
//! game is played: the journal of that game is never locked. A game has its main line in two bytes
//! a move, and its movetext only where more than moves is in it. Games are numbered without a gap, and
//! what they are found by lies in columns.

mod columns;
mod day;
mod find;
mod known;
mod load;
mod mark;
mod older;
mod pack;
mod texts;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior};

use crate::about::GameId;
use crate::archive::error::ArchiveError;
use crate::archive::file::{self, PATIENCE, SMALL};
use crate::archive::owner::Owner;
use crate::archive::row;
use crate::archive::score::Score;
use crate::private;

use columns::{Column, Columns};
use pack::Unpacked;

pub use load::{Added, Import};

/// The number before that of the first imported game; games that are played count from 1.
const BEFORE: i64 = 1_000_000;

/// The version of the file. In the first, fewer things told games from each other; until the second, a row
/// of a table was read for each game that was looked at; until the third, no game was found by which one it
/// is.
const VERSION: i64 = 4;

const TABLES: &str = "
    CREATE TABLE texts (
        id INTEGER PRIMARY KEY,
        text TEXT NOT NULL UNIQUE
    );
    CREATE TABLE scores (
        id INTEGER PRIMARY KEY,
        tags TEXT NOT NULL,
        moves BLOB NOT NULL,
        notes TEXT
    );
    CREATE TABLE parts (
        id INTEGER PRIMARY KEY,
        first INTEGER NOT NULL
    );
    CREATE TABLE buckets (
        id INTEGER PRIMARY KEY,
        games BLOB NOT NULL
    );
    CREATE TABLE positions (
        position INTEGER NOT NULL,
        game INTEGER NOT NULL,
        PRIMARY KEY (position, game)
    ) WITHOUT ROWID;
";

/// What games are found and listed by.
const FOUND_BY: &str = "
    CREATE TABLE columns (
        id INTEGER PRIMARY KEY,
        numbers BLOB NOT NULL
    );
    CREATE TABLE folded (
        id INTEGER PRIMARY KEY,
        texts BLOB NOT NULL
    );
";

/// An open catalogue.
#[derive(Debug)]
pub struct Catalogue {
    connection: Connection,
}

impl Catalogue {
    /// The file of the catalogue in a folder.
    #[must_use]
    pub fn file(folder: &Path) -> PathBuf {
        folder.join("catalogue.db")
    }

    /// Opens the catalogue of a folder and makes it if there is none. A damaged one is put aside
    /// and its new name returned.
    ///
    /// # Errors
    ///
    /// When the folder or the file cannot be used, or not even a new one can be begun.
    pub fn open(folder: &Path) -> Result<(Self, Option<PathBuf>), ArchiveError> {
        private::folder(folder).map_err(ArchiveError::Folder)?;
        let opened = match Self::connect(folder) {
            Err(ArchiveError::Damaged(_)) => {
                let damaged = file::put_aside(&Self::file(folder)).map_err(ArchiveError::Folder);
                damaged.and_then(|damaged| Ok((Self::connect(folder)?, Some(damaged))))
            }
            connected => connected.map(|catalogue| (catalogue, None)),
        };
        opened.map_err(ArchiveError::of_catalogue)
    }

    /// Puts a damaged catalogue aside and begins a new one; returns the new name of the damaged.
    ///
    /// # Errors
    ///
    /// When the file cannot be renamed or no new one begun.
    pub fn replace(folder: &Path) -> Result<PathBuf, ArchiveError> {
        let damaged = file::put_aside(&Self::file(folder)).map_err(ArchiveError::Folder);
        damaged
            .and_then(|damaged| Self::connect(folder).map(|_| damaged))
            .map_err(ArchiveError::of_catalogue)
    }

    fn connect(folder: &Path) -> Result<Self, ArchiveError> {
        let file = Self::file(folder);
        let small = std::fs::metadata(&file).is_ok_and(|data| data.len() < SMALL);
        file::ordinary(&file)?;
        private::make(&file);
        let connection = Connection::open(&file)?;
        connection.busy_timeout(PATIENCE)?;
        file::write_ahead(&connection)?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "temp_store", "FILE")?;
        if small {
            file::check(&connection)?;
        }
        let catalogue = Self { connection };
        catalogue.bring_up()?;
        Ok(catalogue)
    }

    fn bring_up(&self) -> Result<(), ArchiveError> {
        if self.version()? == VERSION {
            return Ok(());
        }
        let transaction =
            Transaction::new_unchecked(&self.connection, TransactionBehavior::Immediate)?;
        match self.version()? {
            VERSION => {}
            0 => self.connection.execute_batch(&[TABLES, FOUND_BY].concat())?,
            older => older::bring_up(&self.connection, older)?,
        }
        self.connection.pragma_update(None, "user_version", VERSION)?;
        Ok(transaction.commit()?)
    }

    /// Makes a catalogue that an older program has written one of today, all of it or nothing; `told` is
    /// called before, for with many games that takes a while. A program that dies meanwhile has changed
    /// nothing.
    ///
    /// # Errors
    ///
    /// Why it is as it was.
    pub fn renew(folder: &Path, told: impl FnOnce()) -> Result<(), ArchiveError> {
        let is_older =
            Self::seen(folder).map(|seen| seen.is_some_and(|(_, version)| version < VERSION));
        if is_older.map_err(ArchiveError::of_catalogue)? {
            told();
            Self::connect(folder).map_err(ArchiveError::of_catalogue)?;
        }
        Ok(())
    }

    fn version(&self) -> Result<i64, ArchiveError> {
        match self.connection.query_row("PRAGMA user_version", [], |row| row.get(0))? {
            newer if newer > VERSION => Err(ArchiveError::Newer),
            version => Ok(version),
        }
    }

    /// Opens the catalogue of a folder only to look; `None` if there is none.
    ///
    /// # Errors
    ///
    /// When it cannot be read.
    pub(super) fn look(folder: &Path) -> Result<Option<Self>, ArchiveError> {
        match Self::seen(folder)? {
            Some((_, version)) if version < VERSION => Self::connect(folder).map(Some),
            seen => Ok(seen.map(|(catalogue, _)| catalogue)),
        }
    }

    /// The catalogue of a folder as it is, with its version; `None` if there is none.
    fn seen(folder: &Path) -> Result<Option<(Self, i64)>, ArchiveError> {
        let file = Self::file(folder);
        if !file.exists() {
            return Ok(None);
        }
        let version = |connection: &Connection| {
            let read = connection.query_row("PRAGMA user_version", [], |row| row.get::<_, i64>(0));
            Ok(read?)
        };
        let catalogue = Self { connection: file::look_into(&file, version)? };
        let version = catalogue.version()?;
        // An import that has just begun the file has not written its tables yet.
        Ok((version > 0).then_some((catalogue, version)))
    }

    /// Whether it has a game.
    pub(super) fn has(&self, game: GameId) -> Result<bool, ArchiveError> {
        let count = self.count()?;
        Ok(columns::place(game).is_some_and(|place| place < count))
    }

    /// All games, each with its day, oldest number first.
    pub(super) fn days(&self) -> Result<Vec<(String, GameId)>, ArchiveError> {
        let mut columns = Columns::of(&self.connection)?;
        let mut day = |place| {
            let [day] = columns.of_game([Column::Day], place)?;
            Ok((day::text(day), columns::game(place)))
        };
        (0..self.count()?).map(&mut day).collect()
    }

    /// A game with its tags and its moves.
    pub(super) fn score(&self, game: GameId, owner: &Owner) -> Result<Score, ArchiveError> {
        let place = columns::place(game).ok_or(ArchiveError::Missing)?;
        if place >= self.count()? {
            return Err(ArchiveError::Missing);
        }
        let sql = "SELECT tags, moves, notes FROM scores WHERE id = ?1";
        let read = |row: &rusqlite::Row<'_>| {
            let (tags, moves) = (row::text(row, 0)?, row::bytes(row, 1)?);
            Ok(pack::Packed { tags, moves, notes: row::optional(row, 2)? })
        };
        let found = self.connection.prepare_cached(sql)?.query_row([game.0], read).optional()?;
        let is_there = found.is_some();
        let listed = self.listed(&mut Columns::of(&self.connection)?, place, owner)?;
        let Unpacked { tags, tree, is_cut } = found.unwrap_or_default().unpack(&listed);
        let is_cut = is_cut || !is_there;
        Ok(Score { listed, tags, tree, labels: Vec::new(), replay: None, is_cut })
    }
}
