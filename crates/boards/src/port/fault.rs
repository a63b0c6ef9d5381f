//! Why a port cannot be used, from what the system says.

use std::io::{self, ErrorKind};

use crate::board_event::Loss;

/// What an error of the system means for this port.
pub(super) fn loss(port: &str, error: &io::Error) -> Loss {
    let port = port.to_owned();
    match error.kind() {
        ErrorKind::NotFound => Loss::NoPort(port),
        ErrorKind::PermissionDenied => {
            let group = group(&port);
            Loss::Denied(port, group)
        }
        ErrorKind::ResourceBusy | ErrorKind::WouldBlock => Loss::Busy(port),
        _ if is_gone(error) => Loss::NoPort(port),
        _ => Loss::Failed(port, error.to_string()),
    }
}

/// The same for an error of `serialport`, which has kinds of its own.
pub(super) fn of_serialport(port: &str, error: &serialport::Error) -> Loss {
    match error.kind() {
        serialport::ErrorKind::NoDevice => Loss::Busy(port.to_owned()),
        serialport::ErrorKind::Io(kind) => loss(port, &io::Error::new(kind, error.to_string())),
        _ => Loss::Failed(port.to_owned(), error.to_string()),
    }
}

/// The device was there and is not any more.
#[cfg(unix)]
fn is_gone(error: &io::Error) -> bool {
    use rustix::io::Errno;
    let gone = [Errno::NODEV, Errno::NXIO, Errno::IO];
    error.raw_os_error().is_some_and(|code| gone.iter().any(|gone| gone.raw_os_error() == code))
}

#[cfg(not(unix))]
fn is_gone(_: &io::Error) -> bool {
    false
}

/// The group whose members may use a port; nothing if there is none.
#[cfg(unix)]
pub(super) fn group(port: &str) -> Option<String> {
    use std::os::unix::fs::MetadataExt;

    use nix::unistd::{Gid, Group};

    /// The members of the group may read and write.
    const GROUP: u32 = 0o060;
    let device = std::fs::metadata(port).ok().filter(|device| device.mode() & GROUP == GROUP)?;
    Group::from_gid(Gid::from_raw(device.gid())).ok()?.map(|group| group.name)
}

#[cfg(not(unix))]
pub(super) fn group(_: &str) -> Option<String> {
    None
}
