//! The client's end.

use std::io::{self, BufRead, BufReader, ErrorKind};
use std::sync::Arc;
use std::thread;

use zeroize::Zeroizing;

use crate::app::folders::Folders;
use crate::app::input::FromTerminal;
use crate::app::link::bridge::NO_HOST;
use crate::app::link::lines::{self, SHORT, TOLD, TYPED};
use crate::app::link::message::{ClientLine, ClientRequest, Greeting, PlaceRequest, ToClient};
use crate::app::link::wire::{self, Ends, Wire};
use crate::app::link::{MINOR, PATIENCE, VERSION, socket};
use crate::ui::Typed;

/// What comes from the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something to be done.
    Told(ToClient),
    /// Something that only newer clients can do: it is passed over.
    PassedOver,
    /// It does not let this client in; the last.
    Refused(Unreached),
    /// The host is not there any more; the last.
    Lost,
}

/// How a host is reached.
#[derive(Clone, Debug)]
pub enum Route {
    /// It is on this machine.
    Here,
    /// This command, as a shell has it, carries the bytes to a bridge and back.
    By(String),
}

/// Why a client is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreached {
    /// No host is there.
    Nobody,
    /// The command that leads there has ended.
    NoWay,
    /// The host is of another version, older or newer.
    Version(std::cmp::Ordering),
    /// It belongs to somebody else.
    Stranger,
    /// It does not answer, or not as a host does.
    Stuck,
}

impl Unreached {
    /// The sentence that says so, where the host is on this machine.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Nobody => "client-no-table",
            Self::NoWay => "client-no-way",
            Self::Version(std::cmp::Ordering::Less) => "client-newer",
            Self::Version(_) => "client-older",
            Self::Stranger => "client-stranger",
            Self::Stuck => "client-stuck",
        }
    }
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
    wire: Arc<dyn Wire>,
}

impl HostLink {
    /// Asks the host for a place, and does not wait for its answer: before that, it must be told nothing.
    /// `heard` is called on a thread with what comes from it.
    ///
    /// # Errors
    ///
    /// Why there is no link.
    pub fn connect(
        folders: &Folders,
        route: &Route,
        wanted: PlaceRequest,
        heard: impl Fn(News) + Send + 'static,
    ) -> Result<Self, Unreached> {
        let (from, wire) = match route {
            Route::Here => to_socket(folders)?,
            Route::By(command) => wire::over_command(command).map_err(|_| Unreached::NoWay)?,
        };
        let wire = Arc::<dyn Wire>::from(wire);
        let request = lines::encode(&ClientRequest::from(wanted), SHORT)?;
        let shared = Arc::clone(&wire);
        thread::Builder::new().name("link".into()).spawn(move || {
            let mut from = BufReader::new(from);
            let asked = greeted(&mut from).and_then(|minor| {
                shared.send(Zeroizing::new(request))?;
                Ok(minor)
            });
            match asked {
                Ok(minor) => {
                    while let Ok(Some(told)) = told(&mut from, minor) {
                        heard(told);
                    }
                    heard(News::Lost);
                }
                Err(Unreached::Stuck) => heard(News::Refused(why(shared.code()))),
                Err(unreached) => heard(News::Refused(unreached)),
            }
        })?;
        Ok(Self { wire })
    }

    /// Tells the host something; if it is gone, the loss is heard.
    pub fn send(&self, line: &ClientLine) {
        let written = lines::encode(line, TYPED)
            .or_else(|_| {
                let too_long = FromTerminal::Typed(Typed::TooLong);
                let instead = match line {
                    ClientLine::Line { number, .. } => {
                        ClientLine::Line { number: *number, come: too_long }
                    }
                    ClientLine::Took
                    | ClientLine::Terminal(_)
                    | ClientLine::Looked(..)
                    | ClientLine::Names(_)
                    | ClientLine::Shows(_)
                    | ClientLine::Game(_) => ClientLine::Terminal(too_long),
                };
                lines::encode(&instead, TYPED)
            })
            .and_then(|bytes| self.wire.send(Zeroizing::new(bytes)));
        if written.is_err() {
            // A line that is half written must not be gone on with.
            self.wire.hang_up();
        }
    }
}

impl Drop for HostLink {
    fn drop(&mut self) {
        // The thread that reads holds the link open otherwise.
        self.wire.hang_up();
    }
}

fn to_socket(folders: &Folders) -> Result<Ends, Unreached> {
    let stream = socket::connect(&folders.socket())?;
    if !socket::is_own(&stream) {
        return Err(Unreached::Stranger);
    }
    Ok(wire::over_socket(stream, PATIENCE)?)
}

/// The minor version of the host, if it is one of our version.
fn greeted(from: &mut impl BufRead) -> Result<u32, Unreached> {
    let greeting: Greeting = lines::read(from, SHORT)?.ok_or(Unreached::Stuck)?;
    match greeting.touchmove.cmp(&VERSION) {
        std::cmp::Ordering::Equal => Ok(greeting.minor),
        other => Err(Unreached::Version(other)),
    }
}

/// The next message. Only a newer host may send one that is not known.
fn told(from: &mut impl BufRead, minor: u32) -> io::Result<Option<News>> {
    if minor <= MINOR {
        return Ok(lines::read(from, TOLD)?.map(News::Told));
    }
    Ok(lines::read_if_known(from, TOLD)?.map(|told| told.map_or(News::PassedOver, News::Told)))
}

/// Why there was no greeting, by the code of the command that should have led to one, if it has ended.
fn why(code: Option<i32>) -> Unreached {
    match code {
        None => Unreached::Stuck,
        Some(code) if code == i32::from(NO_HOST) => Unreached::Nobody,
        Some(_) => Unreached::NoWay,
    }
}
