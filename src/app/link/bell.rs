//! A bell at the desk of a tournament: a room that keeps a signed result rings it.
//!
//! Nothing is told by it. What there is to hear is in the archive, so a bell that nobody hears loses nothing.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::app::folders::Folders;
use crate::app::link::socket::{self, Listener, Unopened};
use crate::archive::TournamentId;
use crate::lock::LockFile;
use crate::opened::as_file;
use crate::private;

/// A bell, for as long as this is there.
#[derive(Debug)]
pub struct Bell {
    path: PathBuf,
    over: Arc<AtomicBool>,
    _lock: LockFile,
}

impl Bell {
    /// Hangs up the bell of a tournament. `rung` is called on a thread of its own, once for every ring by
    /// the same user.
    ///
    /// # Errors
    ///
    /// `Busy` if another window has it, or why the system gives none.
    pub fn hang(
        folders: &Folders,
        tournament: TournamentId,
        rung: impl Fn() + Send + 'static,
    ) -> Result<Self, Unopened> {
        let folder = folders.table();
        private::folder(&folder)?;
        socket::own(&folder, 0o700)?;
        let path = folders.bell(tournament);
        let file = path.with_extension("lock");
        let lock = as_file(private::options().create(true).truncate(false).write(true), &file)?;
        let lock = LockFile::new(lock);
        lock.try_lock().map_err(|error| match error {
            fs::TryLockError::WouldBlock => Unopened::Busy,
            fs::TryLockError::Error(error) => error.into(),
        })?;
        match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
        let listener = socket::bind(&path)?;
        socket::own(&path, 0o600)?;
        let over = Arc::new(AtomicBool::new(false));
        let is_over = Arc::clone(&over);
        thread::Builder::new()
            .name("bell".into())
            .spawn(move || listen(&listener, &is_over, rung))?;
        Ok(Self { path, over, _lock: lock })
    }
}

fn listen(listener: &Listener, is_over: &AtomicBool, rung: impl Fn()) {
    for stream in listener.incoming() {
        if is_over.load(Ordering::SeqCst) {
            return;
        }
        match stream {
            Ok(stream) if socket::is_own(&stream) => rung(),
            Ok(_) => {}
            Err(_) => return,
        }
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        self.over.store(true, Ordering::SeqCst);
        let _ = socket::connect(&self.path);
        let _ = fs::remove_file(&self.path);
    }
}

/// Rings at every tournament of this data folder, and does not wait for any: one that is stopped may not
/// answer. One that does not run, and all where the system gives no thread, hear of it later.
pub fn ring(folders: &Folders) {
    let bells = folders.bells();
    if bells.is_empty() {
        return;
    }
    let _ = thread::Builder::new().name("ring".into()).spawn(move || {
        for bell in bells {
            let _ = socket::connect(&bell);
        }
    });
}

#[cfg(all(test, unix))]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::*;
    use crate::archive::Archive;

    #[test]
    fn a_bell_is_heard_while_it_hangs_and_is_one_for_each_tournament() {
        let data = tempfile::TempDir::new().unwrap();
        let folders = Folders::new(Some(data.path().to_owned()));
        let archive = Archive::in_memory().unwrap();
        let (cup, open) =
            (archive.begin_tournament("Cup").unwrap(), archive.begin_tournament("Open").unwrap());
        ring(&folders);
        let (sender, heard) = channel();
        let hang = |id| {
            let sender = sender.clone();
            Bell::hang(&folders, id, move || sender.send(id).unwrap())
        };
        let (of_cup, of_open) = (hang(cup).unwrap(), hang(open).unwrap());
        assert!(matches!(hang(cup), Err(Unopened::Busy)));
        let next = || heard.recv_timeout(Duration::from_secs(20));
        ring(&folders);
        let mut both = [next().unwrap(), next().unwrap()].map(TournamentId::get);
        both.sort_unstable();
        assert_eq!(both, [cup.get(), open.get()]);
        drop(of_cup);
        assert!(!folders.bell(cup).exists());
        // What a killed program leaves behind is no bell, and keeps nobody from hanging one.
        fs::write(folders.bell(cup), "").unwrap();
        ring(&folders);
        assert_eq!(next(), Ok(open));
        let again = hang(cup).unwrap();
        drop(of_open);
        ring(&folders);
        assert_eq!(next(), Ok(cup));
        drop(again);
    }
}
