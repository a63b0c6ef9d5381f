//! The archive file: games and their events, each event written by itself.

mod analyses;
mod at_tables;
mod attempts;
mod deleted;
mod hold;
mod kept;
mod labels;
mod left;
mod letter;
mod matches;
mod remarks;
mod scores;
mod searching;
mod settle;
mod pending;
mod signed;
mod simul;
mod tournaments;

use std::cell::OnceCell;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, params};

use crate::about::GameId;
use crate::archive::catalogue::Catalogue;
use crate::archive::entry::{Entry, decode, encode};
use crate::archive::error::{ArchiveError, GameFault};
use crate::archive::file::{self, PATIENCE, SMALL};
use crate::archive::header::Header;
use crate::archive::letter::CalendarDay;
use crate::archive::{row, schema};
use crate::laws::At;
use crate::private;

pub use analyses::Judged;
pub use at_tables::TableGame;
pub use attempts::Attempts;
use deleted::OF_A_GAME;
pub use hold::Hold;
pub use kept::Played;
pub(super) use kept::{Kept, written};
pub use matches::{KeptMatches, LeftMatch};
pub use pending::PendingGame;
use settle::WriteAheadLog;
pub use signed::SignedResult;
pub use tournaments::{KeptTournament, TournamentId};

/// An open archive.
#[derive(Debug)]
pub struct Archive {
    pub(super) connection: Connection,
    pub(super) folder: PathBuf,
    log: WriteAheadLog,
    /// The catalogue beside it, once it has been asked.
    catalogue: OnceCell<Catalogue>,
}

/// An archive, and what had to be done to open it.
#[derive(Debug)]
pub struct Opened {
    /// The archive.
    pub archive: Archive,
    /// Where the damaged one was put, if it was damaged.
    pub damaged: Option<PathBuf>,
}

impl Archive {
    /// An archive that lives as long as the program, for when none can be kept.
    ///
    /// # Errors
    ///
    /// When there is no memory.
    pub fn in_memory() -> Result<Self, ArchiveError> {
        let connection = Connection::open_in_memory()?;
        let archive = Self::of(connection, &std::env::temp_dir());
        archive.bring_up()?;
        Ok(archive)
    }

    fn of(connection: Connection, folder: &Path) -> Self {
        let folder = folder.to_owned();
        Self { connection, folder, log: WriteAheadLog::default(), catalogue: OnceCell::new() }
    }

    /// Whether it keeps nothing on the disk.
    #[must_use]
    pub fn is_in_memory(&self) -> bool {
        self.connection.path().is_none_or(str::is_empty)
    }

    /// The file of a folder that an error is about.
    #[must_use]
    pub fn file_of(folder: &Path, error: &ArchiveError) -> PathBuf {
        match error {
            ArchiveError::Catalogue(_) => Catalogue::file(folder),
            _ => Self::file(folder),
        }
    }

    /// The archive file in a folder.
    #[must_use]
    pub fn file(folder: &Path) -> PathBuf {
        folder.join("archive.db")
    }

    /// Opens the archive in a folder and makes it if there is none.
    ///
    /// A damaged file is put aside, never changed, and a new one begun.
    ///
    /// # Errors
    ///
    /// When the folder or the file cannot be used, or not even a new one can be begun.
    pub fn open(folder: &Path) -> Result<Opened, ArchiveError> {
        private::folder(folder).map_err(ArchiveError::Folder)?;
        match Self::connect(folder) {
            Err(ArchiveError::Damaged(_)) => Self::replace(folder),
            connected => Ok(Opened { archive: connected?, damaged: None }),
        }
    }

    /// Puts a damaged archive aside, if it is there still, and begins a new one.
    ///
    /// # Errors
    ///
    /// When the file cannot be renamed or no new one begun.
    pub fn replace(folder: &Path) -> Result<Opened, ArchiveError> {
        let damaged = match file::put_aside(&Self::file(folder)) {
            Ok(damaged) => Some(damaged),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
            Err(error) => return Err(ArchiveError::Folder(error)),
        };
        Ok(Opened { archive: Self::connect(folder)?, damaged })
    }

    /// Opens the archive of a folder only to look; `None` if there is none.
    ///
    /// # Errors
    ///
    /// When it cannot be read. A damaged file stays where it is.
    pub fn look(folder: &Path) -> Result<Option<Self>, ArchiveError> {
        let file = Self::file(folder);
        match file.try_exists() {
            Ok(true) => {}
            Ok(false) if folder.is_dir() || !folder.exists() => return Ok(None),
            Ok(false) => {
                return Err(ArchiveError::Folder(std::io::ErrorKind::NotADirectory.into()));
            }
            Err(error) => return Err(ArchiveError::Folder(error)),
        }
        let archive = Self::of(file::look_into(&file, schema::version)?, folder);
        if schema::version(&archive.connection)? < schema::VERSION {
            return Self::connect(folder).map(Some);
        }
        if std::fs::metadata(&file).is_ok_and(|data| data.len() < SMALL) {
            archive.check()?;
        }
        Ok(Some(archive))
    }

    fn connect(folder: &Path) -> Result<Self, ArchiveError> {
        let file = Self::file(folder);
        file::ordinary(&file)?;
        // What lies beside it while it is open, SQLite makes readable for whom this one is.
        private::make(&file);
        match Self::connected(folder, Connection::open(&file)?) {
            Err(ArchiveError::Full(_)) => Self::connected(folder, file::alone(&file)?),
            connected => connected,
        }
    }

    fn connected(folder: &Path, connection: Connection) -> Result<Self, ArchiveError> {
        let file = Self::file(folder);
        // A log that was left behind tells of a crash; a small file costs nothing to look through.
        let crashed = file.with_extension("db-wal").exists();
        let small = std::fs::metadata(&file).is_ok_and(|data| data.len() < SMALL);
        connection.busy_timeout(PATIENCE)?;
        file::write_ahead(&connection)?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        let mut archive = Self::of(connection, folder);
        if crashed || small {
            archive.check()?;
        }
        archive.bring_up()?;
        archive.log = WriteAheadLog::of(&archive.connection, &file)?;
        Ok(archive)
    }

    fn bring_up(&self) -> Result<(), ArchiveError> {
        schema::bring_up(&self.connection, || self.index_all())
    }

    /// Looks through the whole file for damage.
    ///
    /// # Errors
    ///
    /// `Damaged` when damage is found, or why the file cannot be read.
    pub fn check(&self) -> Result<(), ArchiveError> {
        file::check(&self.connection)
    }

    /// Begins a game.
    ///
    /// # Errors
    ///
    /// Why the game is not on the disk.
    pub fn begin(&self, header: &Header) -> Result<GameId, ArchiveError> {
        let header = written(header)?;
        self.connection
            .prepare_cached(
                "INSERT INTO games (began, header, latest) VALUES (
                    strftime('%Y-%m-%d %H:%M', 'now', 'localtime'),
                    ?1,
                    (SELECT coalesce(max(latest), 0) + 1 FROM games)
                )",
            )?
            .execute(params![header])?;
        let game = GameId(self.connection.last_insert_rowid());
        self.log.written();
        self.settle().map(|()| game)
    }

    /// Appends an entry. From then on the program may die; once [`Self::settle`] has returned, the
    /// power may fail.
    ///
    /// `number` counts the entries of the game from 0; writing one twice is harmless.
    ///
    /// # Errors
    ///
    /// Why the entry is not written; it may be appended again.
    pub fn append(&self, game: GameId, number: usize, entry: &Entry) -> Result<(), ArchiveError> {
        let number = i64::try_from(number).unwrap_or(i64::MAX);
        let at = i64::try_from(entry.at.as_micros()).unwrap_or(i64::MAX);
        self.connection
            .prepare_cached(
                "INSERT OR IGNORE INTO events (game, number, at, event) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![game.0, number, at, encode(&entry.what)])?;
        self.log.written();
        Ok(())
    }

    /// Notes the result of a game, or that there is none any more, and what it is found by; as lasting
    /// as an entry.
    ///
    /// # Errors
    ///
    /// Why the result is not written.
    pub fn finish(&self, game: GameId, result: Option<&str>) -> Result<(), ArchiveError> {
        let transaction = self.connection.unchecked_transaction()?;
        self.connection
            .execute("UPDATE games SET result = ?2 WHERE id = ?1", params![game.0, result])?;
        self.index(game)?;
        transaction.commit()?;
        self.log.written();
        Ok(())
    }

    /// A game that was played here, and its entries.
    ///
    /// # Errors
    ///
    /// `Missing` when there is no such game, `Imported` when it was not played here, or why it
    /// cannot be read.
    pub fn read(&self, game: GameId) -> Result<(Played, Vec<Entry>), ArchiveError> {
        match self.read_as_far(game)? {
            (played, entries, None) => Ok((played, entries)),
            (_, _, Some(line)) => Err(ArchiveError::Game(game, GameFault::Line(line))),
        }
    }

    /// A game that was played here, and its entries up to the first that cannot be read, with the number
    /// of that.
    pub(super) fn read_as_far(
        &self,
        game: GameId,
    ) -> Result<(Played, Vec<Entry>, Option<i64>), ArchiveError> {
        let found = self.kept("WHERE id = ?1", params![game.0])?.pop();
        let played = found.ok_or_else(|| self.not_played(game)).and_then(Kept::whole)?;
        let mut query = self.connection.prepare_cached(
            "SELECT number, at, event FROM events WHERE game = ?1 ORDER BY number",
        )?;
        let mut rows = query.query(params![game.0])?;
        let mut entries = Vec::new();
        while let Some(row) = rows.next()? {
            let (number, at) = (row::number(row, 0)?, row::number(row, 1)?);
            let Some(what) = decode(&row::text(row, 2)?) else {
                return Ok((played, entries, Some(number)));
            };
            entries.push(Entry { at: At::from_micros(at), what });
        }
        Ok((played, entries, None))
    }

    /// Why a game has no journal.
    fn not_played(&self, game: GameId) -> ArchiveError {
        let has = self.catalogue().and_then(|catalogue| {
            let has = catalogue.map(|catalogue| catalogue.has(game)).transpose();
            has.map_err(ArchiveError::of_catalogue)
        });
        match has {
            Ok(Some(true)) => ArchiveError::Imported,
            Ok(_) => ArchiveError::Missing,
            // Whether it is there nobody can say.
            Err(error) => error,
        }
    }

    /// The catalogue beside it, if there is one. While there is none it is looked for each time: an
    /// import may have made it in the meantime.
    pub(super) fn catalogue(&self) -> Result<Option<&Catalogue>, ArchiveError> {
        if self.catalogue.get().is_none() && !self.is_in_memory() {
            let found = Catalogue::look(&self.folder).map_err(ArchiveError::of_catalogue)?;
            return Ok(found.map(|found| self.catalogue.get_or_init(|| found)));
        }
        Ok(self.catalogue.get())
    }

    /// Removes a game in which nothing has happened.
    ///
    /// # Errors
    ///
    /// Why it is still there.
    pub fn forget(&self, game: GameId) -> Result<(), ArchiveError> {
        let transaction = self.connection.unchecked_transaction()?;
        for (table, column) in OF_A_GAME {
            let sql = format!("DELETE FROM {table} WHERE {column} = ?1");
            self.connection.execute(&sql, params![game.0])?;
        }
        transaction.commit()?;
        self.log.written();
        self.settle()
    }

    /// The day by the clock of this computer.
    ///
    /// # Errors
    ///
    /// When the archive cannot be read.
    pub fn today(&self) -> Result<CalendarDay, ArchiveError> {
        let now = self.local_time()?;
        let day = now.split(' ').next().and_then(CalendarDay::read);
        day.ok_or_else(|| rusqlite::Error::InvalidQuery.into())
    }

    /// The day and the time of day by the clock of this computer, `YYYY-MM-DD HH:MM:SS`.
    ///
    /// # Errors
    ///
    /// When the archive cannot be read.
    pub fn local_time(&self) -> Result<String, ArchiveError> {
        let sql = "SELECT strftime('%Y-%m-%d %H:%M:%S', 'now', 'localtime')";
        Ok(self.connection.query_row(sql, [], |row| row.get(0))?)
    }
}

#[cfg(test)]
mod tests;
