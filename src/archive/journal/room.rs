//! Reading where there is no room left on the disk.
//!
//! Beside a file with a write-ahead log `SQLite` keeps another one that all who use the log share. On a
//! full disk it cannot be made, and then not even reading would do. Who has the file alone needs none.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use crate::archive::journal::{ArchiveError, PATIENCE};
use crate::opened;

/// Refuses what is no file: SQLite would wait for a pipe.
///
/// # Errors
///
/// That it cannot be opened.
pub(in crate::archive) fn ordinary(file: &Path) -> Result<(), ArchiveError> {
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
pub(in crate::archive) fn look_into<T>(
    file: &Path,
    tried: impl FnOnce(&Connection) -> Result<T, ArchiveError>,
) -> Result<Connection, ArchiveError> {
    ordinary(file)?;
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
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
pub(in crate::archive) fn alone(file: &Path) -> Result<Connection, ArchiveError> {
    let there = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, there)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    Ok(connection)
}
