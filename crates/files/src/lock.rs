//! A file that is locked for as long as somebody lives.

use std::fs::{File, TryLockError};

/// A file that is open to be locked; its lock goes at once when this is dropped.
///
/// A process that is being started has every open file too, until its program begins. The system
/// keeps a lock until the last of them is closed, so it has to be let go in so many words.
#[derive(Debug)]
pub struct LockFile(File);

impl LockFile {
    /// Not locked yet.
    #[must_use]
    pub fn new(file: File) -> Self {
        Self(file)
    }

    /// Takes the lock, and does not wait for it.
    ///
    /// # Errors
    ///
    /// `WouldBlock` when another has it, else why the file system gives none.
    pub fn try_lock(&self) -> Result<(), TryLockError> {
        self.0.try_lock()
    }

    /// What is read and written; the lock keeps nobody from it.
    #[must_use]
    pub fn file(&self) -> &File {
        &self.0
    }
}

impl Drop for LockFile {
    fn drop(&mut self) {
        // Where there is no lock there is nothing to let go.
        let _ = self.0.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_goes_with_its_owner_though_another_process_is_being_started() {
        let folder = tempfile::tempdir().unwrap();
        let open = || LockFile::new(File::create(folder.path().join("lock")).unwrap());
        let held = open();
        held.try_lock().unwrap();
        assert!(matches!(open().try_lock(), Err(TryLockError::WouldBlock)));
        let of_a_process_that_starts = held.file().try_clone().unwrap();
        drop(held);
        open().try_lock().unwrap();
        drop(of_a_process_that_starts);
    }
}
