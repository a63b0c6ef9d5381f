//! When what was written is on the disk.
//!
//! What is written outlives the program at once, for the system has it. A power cut it outlives only
//! when it is on the disk. A disk takes milliseconds for that and a memory card a tenth of a second,
//! which is too long before a word. So an entry is written before it is announced and carried to the
//! disk directly after.

use std::cell::Cell;
use std::fs::File;
use std::path::Path;

use rusqlite::{Connection, ffi};

use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;

/// The write-ahead log of an archive, and whether something in it may not be on the disk.
#[derive(Debug, Default)]
pub(super) struct WriteAheadLog {
    pub(super) file: Option<File>,
    pub(super) waits: Cell<bool>,
}

impl WriteAheadLog {
    /// Takes over from `SQLite` when the log goes to the disk. Without a file of its own it leaves
    /// that to `SQLite`, at every transaction.
    pub(super) fn of(connection: &Connection, archive: &Path) -> Result<Self, ArchiveError> {
        let file = File::options().write(true).open(archive.with_extension("db-wal")).ok();
        let level = if file.is_some() { "NORMAL" } else { "FULL" };
        connection.pragma_update(None, "synchronous", level)?;
        Ok(Self { file, waits: Cell::new(false) })
    }

    /// Something was written.
    pub(super) fn written(&self) {
        self.waits.set(true);
    }
}

impl Archive {
    /// Carries to the disk what was written and is not there yet; returns when it is there.
    ///
    /// # Errors
    ///
    /// Why it may not be on the disk; it may be tried again.
    pub fn settle(&self) -> Result<(), ArchiveError> {
        let Some(file) = self.log.file.as_ref().filter(|_| self.log.waits.take()) else {
            return Ok(());
        };
        file.sync_data().map_err(|_| {
            self.log.written();
            let failed = ffi::Error::new(ffi::SQLITE_IOERR_FSYNC);
            ArchiveError::from(rusqlite::Error::SqliteFailure(failed, None))
        })
    }
}
