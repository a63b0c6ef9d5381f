//! A connection to the speech server: one turn out, its replies in. Nothing here waits for ever.
//!
//! Not here: what the lines mean (`ssip`) and what follows from a failure (`dispatcher`).

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::net::TcpStream;
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use crate::Address;
use crate::SpeechError;
use crate::speaking::ssip::{Command, Expected, Incoming, Parser, Reply, Turn};

/// How long the server may take to accept, to read or to answer. It takes a millisecond when it is well.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long it may think about a list: of voices espeak-ng has thousands, and a slow machine takes seconds.
const LISTING: Duration = Duration::from_secs(10);
/// How often bytes may come without the reply. A list of all voices comes in some hundreds of pieces.
const MOST_READS: usize = 20_000;

/// A live connection.
#[derive(Debug)]
pub(crate) struct Client {
    wire: Wire,
    parser: Parser,
    ready: VecDeque<Reply>,
}

impl Client {
    fn new(wire: Wire) -> Self {
        Self { wire, parser: Parser::default(), ready: VecDeque::new() }
    }

    /// Sends the lines and waits for their replies.
    ///
    /// # Errors
    ///
    /// When a reply is not the expected one or does not come. The connection is then out of step: drop it.
    pub(crate) fn turn(&mut self, turn: &Turn) -> Result<Vec<Reply>, SpeechError> {
        self.wire.write_all(&turn.bytes)?;
        let mut replies = Vec::with_capacity(turn.replies.len());
        for expected in &turn.replies {
            let reply = self.reply()?;
            if !expected.is_met_by(reply.code) {
                return Err(SpeechError::Refused { code: reply.code, text: reply.text });
            }
            replies.push(reply);
        }
        Ok(replies)
    }

    /// Asks for a list, and waits longer than for anything else.
    ///
    /// # Errors
    ///
    /// As with [`Self::turn`].
    pub(crate) fn list(&mut self, command: &Command) -> Result<Vec<String>, SpeechError> {
        self.wire.wait(LISTING)?;
        let replies = self.turn(&Turn::of(command, Expected::Success))?;
        self.wire.wait(PATIENCE)?;
        Ok(replies.into_iter().flat_map(|reply| reply.data).collect())
    }

    /// Sends the lines without waiting for anything.
    pub(crate) fn send(&mut self, turn: &Turn) -> io::Result<()> {
        self.wire.write_all(&turn.bytes)
    }

    fn reply(&mut self) -> Result<Reply, SpeechError> {
        for _ in 0..MOST_READS {
            if let Some(reply) = self.ready.pop_front() {
                return Ok(reply);
            }
            self.read()?;
        }
        Err(SpeechError::Stuck)
    }

    fn read(&mut self) -> io::Result<()> {
        let mut bytes = [0; 8192];
        let count = match self.wire.read(&mut bytes) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => 0,
            read => read?,
        };
        let incoming = self.parser.feed(bytes.get(..count).unwrap_or_default());
        self.ready.extend(incoming.into_iter().filter_map(|incoming| match incoming {
            Incoming::Reply(reply) => Some(reply),
            Incoming::Event => None,
        }));
        Ok(())
    }
}

/// Connects on a thread of its own.
///
/// A connect to a Unix socket has no time-out, and blocks while a server that does not accept has a full backlog.
/// At most one such attempt hangs: the next dial waits for the same one.
#[derive(Debug, Default)]
pub(crate) struct Dialer {
    hanging: Option<Receiver<io::Result<Wire>>>,
}

impl Dialer {
    /// Connects.
    ///
    /// # Errors
    ///
    /// When nothing listens there, or it does not accept in time.
    pub(crate) fn dial(&mut self, address: &Address) -> Result<Client, SpeechError> {
        let attempt = match self.hanging.take().filter(still_hangs) {
            Some(attempt) => attempt,
            None => attempt(address.clone())?,
        };
        match attempt.recv_timeout(PATIENCE) {
            Ok(Ok(wire)) => Ok(Client::new(wire)),
            Ok(Err(source)) => Err(SpeechError::NoServer { at: address.to_string(), source }),
            Err(RecvTimeoutError::Timeout) => {
                self.hanging = Some(attempt);
                Err(SpeechError::Stuck)
            }
            Err(RecvTimeoutError::Disconnected) => Err(SpeechError::Stuck),
        }
    }
}

/// An attempt that came to its end meanwhile tells of the past: its connection may be long dead.
fn still_hangs(attempt: &Receiver<io::Result<Wire>>) -> bool {
    matches!(attempt.try_recv(), Err(TryRecvError::Empty))
}

fn attempt(address: Address) -> io::Result<Receiver<io::Result<Wire>>> {
    let (answer, attempt) = channel();
    thread::Builder::new().name("speech-dial".into()).spawn(move || {
        // Nobody listens any more when the attempt took too long.
        let _ = answer.send(Wire::connect(&address));
    })?;
    Ok(attempt)
}

/// The two kinds of socket.
#[derive(Debug)]
enum Wire {
    #[cfg(unix)]
    Unix(UnixStream),
    Inet(TcpStream),
}

impl Wire {
    fn connect(address: &Address) -> io::Result<Self> {
        match address {
            #[cfg(unix)]
            Address::Unix(path) => {
                let stream = UnixStream::connect(path)?;
                stream.set_read_timeout(Some(PATIENCE))?;
                stream.set_write_timeout(Some(PATIENCE))?;
                Ok(Self::Unix(stream))
            }
            #[cfg(not(unix))]
            Address::Unix(_) => Err(io::ErrorKind::Unsupported.into()),
            Address::Inet(host_and_port) => {
                let stream = TcpStream::connect(host_and_port)?;
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(PATIENCE))?;
                stream.set_write_timeout(Some(PATIENCE))?;
                Ok(Self::Inet(stream))
            }
        }
    }

    /// Waits so long for the next bytes.
    fn wait(&self, patience: Duration) -> io::Result<()> {
        match self {
            #[cfg(unix)]
            Self::Unix(stream) => stream.set_read_timeout(Some(patience)),
            Self::Inet(stream) => stream.set_read_timeout(Some(patience)),
        }
    }
}

impl Read for Wire {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self {
            #[cfg(unix)]
            Self::Unix(stream) => stream.read(bytes),
            Self::Inet(stream) => stream.read(bytes),
        }
    }
}

impl Write for Wire {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            #[cfg(unix)]
            Self::Unix(stream) => stream.write(bytes),
            Self::Inet(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
