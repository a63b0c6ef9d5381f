//! The socket of a match: where it is, and that it is for its owner alone.
//!
//! A lock beside it says whether a host lives: it ends with the process, a socket does not. Only who
//! has the lock removes a socket.

use std::fs::{self, TryLockError};
use std::io::{self, ErrorKind};
use std::path::PathBuf;

use crate::app::folders::Folders;
use crate::lock::LockFile;
use crate::opened::as_file;
use crate::private;
use crate::voices::{Narrator, Priority, Utterance};

#[cfg(not(unix))]
mod pipes;

#[cfg(not(unix))]
pub(super) use pipes::{Listener, Stream};
#[cfg(unix)]
pub(super) use std::os::unix::net::{UnixListener as Listener, UnixStream as Stream};

/// Why there is no link.
#[derive(Debug)]
pub enum Unopened {
    /// Another host has this data folder.
    Busy,
    /// The system refuses it.
    Refused(io::Error),
}

impl Unopened {
    /// Says it, and what to do.
    #[must_use]
    pub fn say(&self, narrator: &Narrator) -> Utterance {
        let id = match self {
            Self::Busy => return narrator.say(Priority::Answer, "link-busy", &[]),
            Self::Refused(error) => reason(error),
        };
        narrator.say(Priority::Answer, "link-closed", &[("reason", narrator.word(id))])
    }
}

fn reason(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "reason-full",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "reason-not-writable",
        // A socket's path is short on every system.
        ErrorKind::InvalidInput | ErrorKind::InvalidFilename => "reason-long-path",
        ErrorKind::Unsupported => "reason-no-sockets",
        _ => "reason-unknown",
    }
}

impl From<io::Error> for Unopened {
    fn from(error: io::Error) -> Self {
        Self::Refused(error)
    }
}

/// That this is the one host of a data folder, for as long as this is there. Nobody is let in yet.
#[derive(Debug)]
pub struct HostLock {
    _lock: LockFile,
}

impl HostLock {
    /// Takes the data folder, unless another host has it.
    ///
    /// # Errors
    ///
    /// When another host has it, or the system refuses the lock.
    pub fn take(folders: &Folders) -> Result<Self, Unopened> {
        let folder = folders.table();
        private::folder(&folder)?;
        own(&folder, 0o700)?;
        let path = folders.table_lock();
        let lock = as_file(private::options().create(true).truncate(false).write(true), &path)?;
        let lock = LockFile::new(lock);
        match lock.try_lock() {
            Ok(()) => Ok(Self { _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(Unopened::Busy),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}

/// A socket that is listened on, for as long as this is there.
#[derive(Debug)]
pub struct Socket {
    path: PathBuf,
    listener: Listener,
    /// Held until the socket is gone.
    _claim: HostLock,
}

impl Socket {
    /// Listens; who comes waits until [`Links::open`](crate::app::link::Links::open).
    ///
    /// # Errors
    ///
    /// When the system gives no socket.
    pub fn listen(folders: &Folders, claim: HostLock) -> Result<Self, Unopened> {
        let path = folders.socket();
        match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
        let listener = bind(&path)?;
        own(&path, 0o600)?;
        Ok(Self { path, listener, _claim: claim })
    }

    /// What is listened on, for a thread.
    pub(super) fn listener(&self) -> io::Result<Listener> {
        self.listener.try_clone()
    }

    /// Lets the thread that waits for a client go on once.
    pub(super) fn wake(&self) {
        // Nobody waits there any more if this fails.
        let _ = connect(&self.path);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        // The next host removes what is left.
        let _ = fs::remove_file(&self.path);
    }
}

/// Whether the other end belongs to the same user.
#[cfg(unix)]
pub(super) fn is_own(stream: &Stream) -> bool {
    peer(stream).is_ok_and(|peer| peer == nix::unistd::geteuid())
}

#[cfg(any(target_os = "linux", target_os = "android"))]
fn peer(stream: &Stream) -> nix::Result<nix::unistd::Uid> {
    use nix::sys::socket::{getsockopt, sockopt::PeerCredentials};

    getsockopt(stream, PeerCredentials).map(|peer| nix::unistd::Uid::from_raw(peer.uid()))
}

#[cfg(all(unix, not(any(target_os = "linux", target_os = "android"))))]
fn peer(stream: &Stream) -> nix::Result<nix::unistd::Uid> {
    nix::unistd::getpeereid(stream).map(|(user, _)| user)
}

#[cfg(unix)]
pub(super) fn own(path: &std::path::Path, mode: u32) -> io::Result<()> {
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(mode))
}

#[cfg(unix)]
pub(super) fn bind(path: &std::path::Path) -> io::Result<Listener> {
    Listener::bind(path)
}

#[cfg(unix)]
pub(super) fn connect(path: &std::path::Path) -> io::Result<Stream> {
    Stream::connect(path)
}

/// Nobody else may open the pipe.
#[cfg(not(unix))]
pub(super) fn is_own(_: &Stream) -> bool {
    true
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "with modes it can fail")]
pub(super) fn own(_: &std::path::Path, _: u32) -> io::Result<()> {
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn bind(path: &std::path::Path) -> io::Result<Listener> {
    Listener::bind(path)
}

/// The name that a dead host has left behind may be that of anybody by now.
#[cfg(not(unix))]
pub(super) fn connect(path: &std::path::Path) -> io::Result<Stream> {
    let lock = fs::File::open(path.with_extension("lock"))?;
    match lock.try_lock_shared() {
        Err(TryLockError::WouldBlock) => pipes::connect(path),
        Err(TryLockError::Error(error)) => Err(error),
        Ok(()) => Err(ErrorKind::NotFound.into()),
    }
}
