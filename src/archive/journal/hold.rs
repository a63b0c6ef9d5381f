//! A game that is held by one instance, and the sign of life that it leaves while it thinks.
//!
//! Session time is known from entries. A player who thinks makes none, so while a clock runs the time
//! is written into the file of the lock now and then: one short line, always the same bytes of the
//! disk. After a crash it says how far the clock had run.

use std::fs::TryLockError;
use std::io::{self, Read, Seek, SeekFrom, Write};

use crate::about::GameId;
use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;
use crate::laws::At;
use crate::lock::LockFile;
use crate::opened::as_file;
use crate::private;

/// A game held by this instance; let go when dropped, also by the system when the program dies.
#[derive(Debug)]
pub struct Hold(Option<LockFile>);

impl Hold {
    /// Holds nothing.
    #[must_use]
    pub fn none() -> Self {
        Self(None)
    }

    /// Leaves a sign of life: so many entries were written, and it is this late.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn sign(&self, entries: usize, at: At) -> io::Result<()> {
        let Some(mut file) = self.0.as_ref().map(LockFile::file) else { return Ok(()) };
        file.seek(SeekFrom::Start(0))?;
        file.write_all(format!("{entries:>10} {:>20}\n", at.as_micros()).as_bytes())?;
        file.sync_data()
    }

    /// The last sign of life: how many entries were written, and when it was. Nothing where none could
    /// ever be left.
    #[must_use]
    pub fn last_sign(&self) -> Option<(usize, At)> {
        let mut file = self.0.as_ref()?.file();
        let mut text = String::new();
        file.seek(SeekFrom::Start(0)).ok()?;
        file.read_to_string(&mut text).ok()?;
        let (entries, at) = text.strip_suffix('\n')?.trim_start().split_once(' ')?;
        Some((entries.parse().ok()?, At::from_micros(at.trim_start().parse().ok()?)))
    }
}

impl Archive {
    /// Takes a game for this instance, so that no other goes on with it at the same time.
    ///
    /// # Errors
    ///
    /// `Locked` when another instance has the game.
    pub fn hold(&self, game: GameId) -> Result<Hold, ArchiveError> {
        if self.is_in_memory() {
            return Ok(Hold::none());
        }
        let folder = self.folder.join("locks");
        let open = || {
            private::folder(&folder)?;
            let mut options = private::options();
            options.read(true).write(true).create(true).truncate(false);
            as_file(&mut options, &folder.join(format!("game-{}", game.0)))
        };
        let Ok(file) = open().map(LockFile::new) else { return Ok(Hold::none()) };
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(ArchiveError::Locked),
            // A file system without locks must not keep anyone from playing.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Hold(Some(file))),
        }
    }
}
