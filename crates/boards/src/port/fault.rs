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
        _ => Loss::Failed(port, words(error)),
    }
}

/// The same for an error of `serialport`, which has kinds of its own.
pub(super) fn of_serialport(port: &str, error: &serialport::Error) -> Loss {
    match error.kind() {
        serialport::ErrorKind::NoDevice => no_device(port),
        serialport::ErrorKind::Io(kind) => loss(port, &io::Error::new(kind, error.to_string())),
        _ => Loss::Failed(port.to_owned(), words(error)),
    }
}

/// What the system says, for the middle of a sentence.
fn words(error: &impl std::fmt::Display) -> String {
    error.to_string().trim_end_matches('.').to_owned()
}

/// Elsewhere there is another error for a port that is not there.
#[cfg(unix)]
fn no_device(port: &str) -> Loss {
    Loss::Busy(port.to_owned())
}

/// Windows, or `serialport` there, has one error for a port that is not there and for one that another
/// program has.
#[cfg(not(unix))]
fn no_device(port: &str) -> Loss {
    let ports = serialport::available_ports().unwrap_or_default();
    let is_there = is_among(port, ports.iter().map(|there| there.port_name.as_str()));
    if is_there { Loss::Busy(port.to_owned()) } else { Loss::NoPort(port.to_owned()) }
}

/// Whether a port is one of these, by its name on Windows.
#[cfg(any(test, not(unix)))]
fn is_among<'a>(port: &str, mut ports: impl Iterator<Item = &'a str>) -> bool {
    let port = port.strip_prefix(r"\\.\").unwrap_or(port);
    ports.any(|there| there.eq_ignore_ascii_case(port))
}

/// The device was there and is not any more.
#[cfg(unix)]
fn is_gone(error: &io::Error) -> bool {
    use rustix::io::Errno;
    let gone = [Errno::NODEV, Errno::NXIO, Errno::IO];
    error.raw_os_error().is_some_and(|code| gone.iter().any(|gone| gone.raw_os_error() == code))
}

/// There an open line fails in no other way; what the system said of opening it comes without its code.
#[cfg(not(unix))]
fn is_gone(error: &io::Error) -> bool {
    error.raw_os_error().is_some()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_the_system_end_without_a_full_stop() {
        let error = io::Error::other("The device is not ready.");
        let Loss::Failed(port, words) = loss("COM5", &error) else { panic!() };
        assert_eq!((port.as_str(), words.as_str()), ("COM5", "The device is not ready"));
    }

    #[test]
    fn a_port_of_windows_is_known_by_any_spelling() {
        let ports = ["COM1", "COM12"];
        for (port, is_there) in
            [("com12", true), (r"\\.\COM12", true), ("COM2", false), ("COM", false)]
        {
            assert_eq!(is_among(port, ports.into_iter()), is_there, "{port}");
        }
    }
}
