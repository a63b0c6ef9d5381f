//! The client's end.

use std::io::{self, BufReader, ErrorKind, Write};
use std::net::Shutdown;
use std::thread;

use zeroize::Zeroizing;

use crate::app::folders::Folders;
use crate::app::input::FromTerminal;
use crate::app::link::lines::{self, SHORT, TOLD, TYPED};
use crate::app::link::message::{ClientLine, ClientRequest, Greeting, PlaceRequest, ToClient};
use crate::app::link::socket::{self, Stream};
use crate::app::link::{PATIENCE, VERSION};
use crate::ui::Typed;

/// What comes from the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something to be done.
    Told(ToClient),
    /// The host is not there any more; the last.
    Lost,
}

/// Why a client is not let in.
#[derive(Debug)]
pub enum Unreached {
    /// No host is there.
    Nobody,
    /// The host is of another version, older or newer.
    Version(std::cmp::Ordering),
    /// It belongs to somebody else.
    Stranger,
    /// It does not answer, or not as a host does.
    Stuck,
}

impl From<io::Error> for Unreached {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::ConnectionRefused => Self::Nobody,
            ErrorKind::PermissionDenied => Self::Stranger,
            _ => Self::Stuck,
        }
    }
}

/// A link to the host.
#[derive(Debug)]
pub struct HostLink {
    stream: Stream,
}

impl HostLink {
    /// Asks the host for a place. `heard` is called on a thread with what comes from it.
    ///
    /// # Errors
    ///
    /// Why there is no link.
    pub fn connect(
        folders: &Folders,
        wanted: PlaceRequest,
        heard: impl Fn(News) + Send + 'static,
    ) -> Result<Self, Unreached> {
        let mut stream = socket::connect(&folders.socket())?;
        if !socket::is_own(&stream) {
            return Err(Unreached::Stranger);
        }
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let mut from = BufReader::new(stream.try_clone()?);
        let greeting: Option<Greeting> = lines::read(&mut from, SHORT)?;
        let version = greeting.ok_or(Unreached::Stuck)?.touchmove;
        if version != VERSION {
            return Err(Unreached::Version(version.cmp(&VERSION)));
        }
        stream.write_all(&lines::encode(&ClientRequest::from(wanted), SHORT)?)?;
        stream.set_read_timeout(None)?;
        thread::Builder::new().name("link".into()).spawn(move || {
            while let Ok(Some(told)) = lines::read(&mut from, TOLD) {
                heard(News::Told(told));
            }
            heard(News::Lost);
        })?;
        Ok(Self { stream })
    }

    /// Tells the host something; if it is gone, the loss is heard.
    pub fn send(&self, line: &ClientLine) {
        let written = lines::encode(line, TYPED)
            .or_else(|_| {
                lines::encode(&ClientLine::Terminal(FromTerminal::Typed(Typed::TooLong)), TYPED)
            })
            .and_then(|bytes| (&self.stream).write_all(&Zeroizing::new(bytes)));
        if written.is_err() {
            // A line that is half written must not be gone on with.
            let _ = self.stream.shutdown(Shutdown::Both);
        }
    }
}

impl Drop for HostLink {
    fn drop(&mut self) {
        // The thread that reads holds the link open otherwise.
        let _ = self.stream.shutdown(Shutdown::Both);
    }
}
