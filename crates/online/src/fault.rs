//! What can go wrong with a request, or with a stream.

use std::fmt;
use std::time::Duration;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nobody is reached: there is no network, or no server.
    Unreached,
    /// Nothing came for too long.
    Silent,
    /// The connection ended in the middle.
    Broken,
    /// Who answers cannot prove to be the server.
    Untrusted,
    /// The token is not known to the server, or not any more, or does not allow this.
    TokenRefused,
    /// There is no such user, game or challenge.
    Missing,
    /// The server wants no request for so long.
    Busy(Duration),
    /// The server has a fault of its own.
    Failing,
    /// The server refuses this; in its own words, if it has any.
    Refused(String),
    /// Whoever rules on the game does not take this now.
    NotNow,
    /// The answer makes no sense.
    Nonsense,
}

impl Fault {
    /// Whether the request may have arrived, though no answer came.
    #[must_use]
    pub const fn may_have_arrived(&self) -> bool {
        match self {
            Self::Silent | Self::Broken | Self::Failing | Self::Nonsense => true,
            Self::Unreached
            | Self::Untrusted
            | Self::TokenRefused
            | Self::Missing
            | Self::Busy(_)
            | Self::Refused(_)
            | Self::NotNow => false,
        }
    }

    /// Whether the same may succeed a little later without anybody doing anything.
    #[must_use]
    pub const fn may_pass(&self) -> bool {
        match self {
            Self::Unreached
            | Self::Silent
            | Self::Broken
            | Self::Busy(_)
            | Self::Failing
            | Self::Nonsense => true,
            Self::Untrusted
            | Self::TokenRefused
            | Self::Missing
            | Self::Refused(_)
            | Self::NotNow => false,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unreached => "the server is not reached",
            Self::Silent => "the server is silent",
            Self::Broken => "the connection has ended",
            Self::Untrusted => "the server cannot prove who it is",
            Self::TokenRefused => "the token is refused",
            Self::Missing => "there is no such thing",
            Self::Busy(_) => "the server wants no request now",
            Self::NotNow => "it is not taken now",
            Self::Failing => "the server has a fault",
            Self::Refused(words) => return write!(f, "the server refuses: {words}"),
            Self::Nonsense => "the answer makes no sense",
        })
    }
}

impl std::error::Error for Fault {}

/// A fault that a library has.
pub(crate) fn of_library(error: &ureq::Error) -> Fault {
    match error {
        ureq::Error::Timeout(ureq::Timeout::Connect | ureq::Timeout::Resolve)
        | ureq::Error::HostNotFound
        | ureq::Error::ConnectionFailed => Fault::Unreached,
        ureq::Error::Timeout(_) => Fault::Silent,
        ureq::Error::Tls(_) | ureq::Error::Rustls(_) => Fault::Untrusted,
        ureq::Error::Io(error) => of_system(error),
        ureq::Error::Protocol(_) => Fault::Broken,
        _ => Fault::Nonsense,
    }
}

/// A fault that the system tells, or a library in its clothes.
pub(crate) fn of_system(error: &std::io::Error) -> Fault {
    use std::io::ErrorKind;

    if let Some(inner) = error.get_ref().and_then(|inner| inner.downcast_ref::<ureq::Error>()) {
        return of_library(inner);
    }
    match error.kind() {
        ErrorKind::TimedOut | ErrorKind::WouldBlock => Fault::Silent,
        ErrorKind::ConnectionRefused
        | ErrorKind::HostUnreachable
        | ErrorKind::NetworkUnreachable
        | ErrorKind::NetworkDown
        | ErrorKind::AddrNotAvailable => Fault::Unreached,
        // What `rustls` does not accept comes so.
        ErrorKind::InvalidData => Fault::Untrusted,
        _ => Fault::Broken,
    }
}
