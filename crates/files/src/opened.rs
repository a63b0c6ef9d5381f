//! The one door through which a file is opened that somebody else may have put there.
//!
//! What lies in a folder under the name of a file may be a pipe that nobody writes into, a device without
//! an end, or larger than the memory. Opened as files they would hold the program for ever; so only what
//! is a file is opened, and no more is read of it than it may have.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::refused;

/// The most bytes of a text that a person has written.
pub const LARGEST: u64 = 8 << 20;

/// How long a pipe may give nothing before the player hears what is waited for.
const MOMENT: Duration = Duration::from_secs(1);

/// What is not an ordinary file: a pipe, a device, a socket.
pub const SPECIAL: ErrorKind = ErrorKind::NotSeekable;

/// Opens a file to be read.
///
/// # Errors
///
/// Why it cannot be, with [`SPECIAL`] for what is no ordinary file.
pub fn file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true);
    as_file(&mut options, path)
}

/// Opens what is a file, or makes one, as these options say; it never waits.
///
/// # Errors
///
/// As [`file()`].
pub fn as_file(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    // A pipe is opened at once, whoever is at its other end.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(
        options,
        nix::fcntl::OFlag::O_NONBLOCK.bits() | nix::fcntl::OFlag::O_NOCTTY.bits(),
    );
    let file = options.open(path).map_err(|error| meant(path, error))?;
    let kind = file.metadata()?.file_type();
    match () {
        () if kind.is_file() => Ok(file),
        () if kind.is_dir() => Err(ErrorKind::IsADirectory.into()),
        () => Err(SPECIAL.into()),
    }
}

/// Opens what the player has named on the command line to be read: a pipe too, as a shell makes one of
/// `<(command)`. Only he who names one waits for it.
///
/// # Errors
///
/// As [`file()`], but for pipes and devices.
pub fn named(path: &Path) -> io::Result<File> {
    let file = File::open(path).map_err(|error| meant(path, error))?;
    if file.metadata()?.is_dir() { Err(ErrorKind::IsADirectory.into()) } else { Ok(file) }
}

/// Does something that may wait for another program, and tells so once if it takes longer than a moment.
pub fn patiently<T>(tells: impl FnOnce() + Send + 'static, does: impl FnOnce() -> T) -> T {
    let (done, is_done) = mpsc::channel::<()>();
    let waits = move || {
        if is_done.recv_timeout(MOMENT) == Err(RecvTimeoutError::Timeout) {
            tells();
        }
    };
    // Without a thread for it, the wait is silent.
    let _ = thread::Builder::new().name("patience".into()).spawn(waits);
    let found = does();
    drop(done);
    found
}

/// What a file has in it, if that is no more than so many bytes.
///
/// # Errors
///
/// As [`file()`], and `FileTooLarge`.
pub fn bytes(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = file(path)?;
    let size = file.metadata()?.len();
    if size > most { Err(ErrorKind::FileTooLarge.into()) } else { up_to(file, most) }
}

/// The text of a file, if it is one that a person can have written.
///
/// # Errors
///
/// As [`bytes`], and `InvalidData` for what is no text.
pub fn text(path: &Path) -> io::Result<String> {
    bytes(path, LARGEST).and_then(as_text)
}

/// The text of what the player has named on the command line.
///
/// # Errors
///
/// As [`named`] and [`text`].
pub fn named_text(path: &Path, most: u64) -> io::Result<String> {
    named(path).and_then(|file| up_to(file, most)).and_then(as_text)
}

/// What comes from somewhere, if that is no more than so many bytes.
///
/// # Errors
///
/// `FileTooLarge`, or why nothing more comes.
pub fn up_to(from: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Bytes as text.
///
/// # Errors
///
/// `InvalidData` for what is none.
pub fn as_text(bytes: Vec<u8>) -> io::Result<String> {
    String::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData.into())
}

/// Whether there is an ordinary file of this name, or nothing yet.
#[must_use]
pub fn may_be_file(path: &Path) -> bool {
    path.metadata().map_or_else(|error| error.kind() == ErrorKind::NotFound, |data| data.is_file())
}

/// What the system means: a socket cannot be opened, and links that lead to each other lead nowhere.
fn meant(path: &Path, error: io::Error) -> io::Error {
    #[cfg(unix)]
    {
        use nix::libc::{ELOOP, ENXIO};
        if matches!(error.raw_os_error(), Some(ELOOP | ENXIO)) {
            return SPECIAL.into();
        }
    }
    refused::of(path, error)
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn s4_only_files_are_opened_and_nothing_is_waited_for() {
        let folder = tempfile::TempDir::new().unwrap();
        let at = |name: &str| folder.path().join(name);
        nix::unistd::mkfifo(&at("pipe"), nix::sys::stat::Mode::S_IRWXU).unwrap();
        symlink(at("pipe"), at("link")).unwrap();
        symlink("/dev/zero", at("zero")).unwrap();
        symlink(at("loop"), at("loop")).unwrap();
        for name in ["pipe", "link", "zero", "loop"] {
            assert_eq!(text(&at(name)).unwrap_err().kind(), SPECIAL, "{name}");
            let mut options = OpenOptions::new();
            let made = as_file(options.append(true).create(true), &at(name));
            assert_eq!(made.unwrap_err().kind(), SPECIAL, "{name}");
            assert!(!may_be_file(&at(name)), "{name}");
        }
        assert_eq!(text(folder.path()).unwrap_err().kind(), ErrorKind::IsADirectory);
        File::create(at("sparse")).unwrap().set_len(1 << 40).unwrap();
        assert_eq!(text(&at("sparse")).unwrap_err().kind(), ErrorKind::FileTooLarge);
        std::fs::write(at("text"), "text").unwrap();
        symlink(at("text"), at("other")).unwrap();
        assert_eq!(text(&at("other")).unwrap(), "text");
        assert_eq!(text(&at("none")).unwrap_err().kind(), ErrorKind::NotFound);
        assert!(may_be_file(&at("none")));
    }
}
