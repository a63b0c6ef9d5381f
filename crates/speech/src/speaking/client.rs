//! A connection to the speech server: one turn out, its replies in. Nothing here waits for ever.
//!
//! Not here: what the lines mean (`ssip`) and what follows from a failure (`dispatcher`).

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::net::TcpStream;
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::time::Duration;

use crate::Address;
use crate::SpeechError;
use crate::speaking::ssip::{Command, Expected, Incoming, Parser, Reply, Turn};

/// How long the server may take to read or to answer. It takes a millisecond when it is well.
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
    /// Connects. That may take for ever: a connect to a Unix socket has no time-out, and blocks while a
    /// server that does not accept has a full backlog.
    ///
    /// # Errors
    ///
    /// When nothing listens there.
    pub(crate) fn dial(address: &Address) -> Result<Self, SpeechError> {
        let missing = |source| SpeechError::NoServer { at: address.to_string(), source };
        let wire = Wire::connect(address).map_err(missing)?;
        Ok(Self { wire, parser: Parser::default(), ready: VecDeque::new() })
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

    /// A turn whose replies may take so long.
    ///
    /// # Errors
    ///
    /// As with [`Self::turn`].
    pub(crate) fn patient_turn(
        &mut self,
        turn: &Turn,
        patience: Duration,
    ) -> Result<Vec<Reply>, SpeechError> {
        self.wire.wait(patience)?;
        let replies = self.turn(turn)?;
        self.wire.wait(PATIENCE)?;
        Ok(replies)
    }

    /// Asks for a list, and waits longer than for anything else.
    ///
    /// # Errors
    ///
    /// As with [`Self::turn`].
    pub(crate) fn list(&mut self, command: &Command) -> Result<Vec<String>, SpeechError> {
        let replies = self.patient_turn(&Turn::of(command, Expected::Success), LISTING)?;
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
