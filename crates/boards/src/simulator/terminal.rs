//! A pseudo-terminal as the computer's end of a cable. It is there, is gone and is there again.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags};
use rustix::io::{FdFlags, fcntl_setfd, ioctl_fionbio};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{OptionalActions, QueueSelector, tcflush, tcgetattr, tcsetattr};

/// One pseudo-terminal, and the link that leads to it.
#[derive(Debug)]
pub(super) struct Terminal {
    master: File,
    path: PathBuf,
    link: Option<PathBuf>,
}

impl Terminal {
    /// Opens one. Its bytes are passed on as they are, and nothing comes back by itself.
    pub(super) fn open(link: Option<&Path>) -> io::Result<Self> {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY)?;
        fcntl_setfd(&master, FdFlags::CLOEXEC)?;
        ioctl_fionbio(&master, true)?;
        grantpt(&master)?;
        unlockpt(&master)?;
        let path = ptsname(&master, Vec::new())?;
        let path = PathBuf::from(OsString::from_vec(path.into_bytes()));
        // Once opened and closed, it is known to be closed.
        let slave = slave(&path)?;
        let mut raw = tcgetattr(&slave)?;
        raw.make_raw();
        tcsetattr(&slave, OptionalActions::Now, &raw)?;
        let terminal = Self { master: File::from(master), path, link: link.map(Path::to_owned) };
        terminal.make_link()?;
        Ok(terminal)
    }

    /// Where a program opens it: the link, if there is one.
    pub(super) fn path(&self) -> &Path {
        self.link.as_deref().unwrap_or(&self.path)
    }

    /// A link of an earlier run is replaced, anything else is not.
    fn make_link(&self) -> io::Result<()> {
        let Some(link) = &self.link else { return Ok(()) };
        if std::fs::symlink_metadata(link).is_ok_and(|found| found.is_symlink()) {
            std::fs::remove_file(link)?;
        }
        std::os::unix::fs::symlink(&self.path, link)
    }

    /// Whether a program has it open.
    pub(super) fn is_open(&self) -> bool {
        let mut fds = [PollFd::new(&self.master, PollFlags::empty())];
        let now = Timespec { tv_sec: 0, tv_nsec: 0 };
        poll(&mut fds, Some(&now)).is_ok() && !fds[0].revents().contains(PollFlags::HUP)
    }

    /// What the program has written since this was asked.
    pub(super) fn read(&mut self) -> Vec<u8> {
        let mut bytes = [0; 4096];
        match self.master.read(&mut bytes) {
            Ok(count) => bytes[..count].to_vec(),
            // Nothing there, or nobody.
            Err(_) => Vec::new(),
        }
    }

    /// Gives the program bytes. What it leaves lying for too long is lost, as on a cable.
    pub(super) fn write(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            match self.master.write(bytes) {
                Ok(count) if count > 0 => bytes = &bytes[count..],
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                _ => return,
            }
        }
    }

    /// What the last program has not read is not for the next one.
    pub(super) fn forget(&self) {
        if let Ok(slave) = slave(&self.path) {
            // Nothing can be done about what stays.
            let _ = tcflush(&slave, QueueSelector::IOFlush);
        }
    }
}

/// The end that programs open; not as the terminal of this one.
fn slave(path: &Path) -> io::Result<OwnedFd> {
    let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::NONBLOCK | OFlags::CLOEXEC;
    Ok(rustix::fs::open(path, flags, Mode::empty())?)
}

impl AsFd for Terminal {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.master.as_fd()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let ours = |link: &&PathBuf| std::fs::read_link(link).is_ok_and(|to| to == self.path);
        if let Some(link) = self.link.as_ref().filter(ours) {
            // Whoever follows a link that is left finds nothing.
            let _ = std::fs::remove_file(link);
        }
    }
}
