//! A file of `SQLite` as it is opened, checked and put aside: that of the archive and that of the
//! catalogue.
//!
//! Beside a file with a write-ahead log `SQLite` keeps another one that all who use the log share. On a
//! full disk it cannot be made, and then not even reading would do. Who has the file alone needs none.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::archive::error::ArchiveError;
use crate::opened;

/// How long to wait for another instance that writes.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// Bytes up to which an archive is looked through at every start; that takes about a millisecond.
pub(super) const SMALL: u64 = 2 << 20;

/// How often another instance that begins the archive at the same moment is waited for.
const TRIES: usize = 100;

/// Refuses what is no file: SQLite would wait for a pipe.
///
/// # Errors
///
/// That it cannot be opened.
pub(super) fn ordinary(file: &Path) -> Result<(), ArchiveError> {
    if opened::may_be_file(file) {
        return Ok(());
    }
    Err(ArchiveError::Unreachable(rusqlite::Error::InvalidPath(file.to_owned())))
}

/// Opens a file only to look, by itself or, where the disk is full, alone; `tried` reads something.
///
/// # Errors
///
/// Why it cannot be read.
pub(super) fn look_into<T>(
    file: &Path,
    tried: impl FnOnce(&Connection) -> Result<T, ArchiveError>,
) -> Result<Connection, ArchiveError> {
    ordinary(file)?;
    let only_to_read = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, only_to_read)?;
    connection.busy_timeout(PATIENCE)?;
    match tried(&connection) {
        Err(ArchiveError::Full(_)) => alone(file),
        Err(error) => Err(error),
        Ok(_) => Ok(connection),
    }
}

/// Opens a file for this program alone, as long as it is open.
///
/// # Errors
///
/// Why it cannot be opened.
pub(super) fn alone(file: &Path) -> Result<Connection, ArchiveError> {
    let there = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, there)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    Ok(connection)
}

/// Turns the write-ahead log on. `SQLite` does not wait for another instance that does the same at
/// this moment, so this waits for its lock and tries again.
pub(super) fn write_ahead(connection: &Connection) -> Result<(), ArchiveError> {
    let mut tried = connection.pragma_update(None, "journal_mode", "WAL");
    for _ in 0..TRIES {
        match tried.as_ref().map_err(rusqlite::Error::sqlite_error_code) {
            Err(Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked)) => {}
            _ => break,
        }
        connection.execute_batch("BEGIN IMMEDIATE; COMMIT")?;
        tried = connection.pragma_update(None, "journal_mode", "WAL");
    }
    Ok(tried?)
}

/// Looks through a whole file for damage.
pub(super) fn check(connection: &Connection) -> Result<(), ArchiveError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found == "ok" {
        return Ok(());
    }
    let code = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_CORRUPT);
    Err(ArchiveError::Damaged(rusqlite::Error::SqliteFailure(code, Some(found))))
}

/// Renames a damaged file with its log and returns its new name: `archive-damaged-1.db`.
pub(super) fn put_aside(file: &Path) -> std::io::Result<PathBuf> {
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let free = (1..).map(|n| file.with_file_name(format!("{name}-damaged-{n}.db")));
    let target = free.into_iter().find(|path| !path.exists()).unwrap_or_else(|| file.to_owned());
    std::fs::rename(file, &target)?;
    for log in ["db-wal", "db-shm"] {
        let from = file.with_extension(log);
        if from.exists() {
            std::fs::rename(from, target.with_extension(log))?;
        }
    }
    Ok(target)
}
