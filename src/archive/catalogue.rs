//! The catalogue: games that come from elsewhere, in a file of their own.
//!
//! It is not the archive's file, so that an import may take its time in one transaction while a
//! game is played: the journal of that game is never locked. A game has its main line in two bytes
//! a move, and its movetext only where more than moves is in it.

mod find;
mod known;
mod load;
mod mark;
mod pack;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior};

use crate::archive::error::{ArchiveError, GameId};
use crate::archive::file::{self, PATIENCE, SMALL};
use crate::archive::owner::Owner;
use crate::archive::row;
use crate::archive::score::Score;
use crate::private;

use pack::Unpacked;

pub use load::{Added, Import};

/// The number before that of the first imported game; games that are played count from 1.
const BEFORE: i64 = 1_000_000;

/// The version of the file. In the first, fewer things told games from each other.
const VERSION: i64 = 2;

const TABLES: &str = "
    CREATE TABLE texts (
        id INTEGER PRIMARY KEY,
        text TEXT NOT NULL UNIQUE,
        folded TEXT NOT NULL
    );
    CREATE TABLE games (
        date TEXT NOT NULL,
        id INTEGER NOT NULL,
        white INTEGER NOT NULL REFERENCES texts,
        black INTEGER NOT NULL REFERENCES texts,
        event INTEGER NOT NULL REFERENCES texts,
        eco TEXT NOT NULL,
        opening INTEGER NOT NULL REFERENCES texts,
        result TEXT NOT NULL,
        plies INTEGER NOT NULL,
        mark INTEGER NOT NULL,
        PRIMARY KEY (date, id)
    ) WITHOUT ROWID;
    CREATE TABLE scores (
        id INTEGER PRIMARY KEY,
        date TEXT NOT NULL,
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
            0 => self.connection.execute_batch(TABLES)?,
            _ => mark::renew(&self.connection)?,
        }
        self.connection.pragma_update(None, "user_version", VERSION)?;
        Ok(transaction.commit()?)
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
        let file = Self::file(folder);
        if !file.exists() {
            return Ok(None);
        }
        let version = |connection: &Connection| {
            let read = connection.query_row("PRAGMA user_version", [], |row| row.get::<_, i64>(0));
            Ok(read?)
        };
        let catalogue = Self { connection: file::look_into(&file, version)? };
        // An import that has just begun the file has not written its tables yet.
        let begun = catalogue.version()? > 0;
        Ok(Some(catalogue).filter(|_| begun))
    }

    /// Whether it has a game.
    pub(super) fn has(&self, game: GameId) -> Result<bool, ArchiveError> {
        let sql = "SELECT 1 FROM scores WHERE id = ?1";
        let has_score = self.connection.prepare_cached(sql)?.exists([game.0])?;
        Ok(has_score || self.listed("", game, &Owner::default())?.is_some())
    }

    /// All games, each with its day, in no order.
    pub(super) fn days(&self) -> Result<Vec<(String, GameId)>, ArchiveError> {
        let mut query = self.connection.prepare("SELECT date, id FROM games")?;
        let rows = query.query_map([], |row| Ok((row::text(row, 0)?, GameId(row.get(1)?))))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// A game with its tags and its moves.
    pub(super) fn score(&self, game: GameId, owner: &Owner) -> Result<Score, ArchiveError> {
        let sql = "SELECT date, tags, moves, notes FROM scores WHERE id = ?1";
        let read = |row: &rusqlite::Row<'_>| {
            let (tags, moves) = (row::text(row, 1)?, row::bytes(row, 2)?);
            let packed = pack::Packed { tags, moves, notes: row::optional(row, 3)? };
            Ok((row::text(row, 0)?, packed))
        };
        let found = self.connection.prepare_cached(sql)?.query_row([game.0], read).optional()?;
        let is_there = found.is_some();
        let (date, packed) = found.unwrap_or_default();
        let listed = self.listed(&date, game, owner)?.ok_or(ArchiveError::Missing)?;
        let Unpacked { tags, tree, is_cut } = packed.unpack(&listed);
        let is_cut = is_cut || !is_there;
        Ok(Score { listed, tags, tree, labels: Vec::new(), replay: None, is_cut })
    }
}
