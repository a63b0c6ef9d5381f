//! A connection to the speech server: one turn out, its replies in. Nothing here waits for ever.
//!
//! Not here: what the lines mean (`ssip`) and what follows from a failure (`dispatcher`).

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::net::TcpStream;
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use crate::ServerAddress;
use crate::SpeechError;
use crate::speaking::ssip::{Exchange, Expected, Incoming, Parser, Reply, SsipCommand};

/// How long the server may take to read what is sent, or for a whole answer. It takes a millisecond when it
/// is well.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long it may think about a list: of voices espeak-ng has thousands, and a slow machine takes seconds.
const LISTING: Duration = Duration::from_secs(10);

/// How many bytes are sent at once.
const PART: usize = 4096;

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
    pub(crate) fn dial(address: &ServerAddress) -> Result<Self, SpeechError> {
        let missing = |source| SpeechError::NoServer { at: address.to_string(), source };
        let wire = Wire::connect(address).map_err(missing)?;
        Ok(Self { wire, parser: Parser::default(), ready: VecDeque::new() })
    }

    /// Sends the lines and waits for their replies.
    ///
    /// # Errors
    ///
    /// When a reply is not the expected one or does not come. The connection is then out of step: drop it.
    pub(crate) fn turn(&mut self, turn: &Exchange) -> Result<Vec<Reply>, SpeechError> {
        self.patient_turn(turn, PATIENCE)
    }

    /// A turn of which each reply may take so long, from its first byte to its last.
    ///
    /// # Errors
    ///
    /// As with [`Self::turn`].
    pub(crate) fn patient_turn(
        &mut self,
        turn: &Exchange,
        patience: Duration,
    ) -> Result<Vec<Reply>, SpeechError> {
        self.send(turn)?;
        let mut replies = Vec::with_capacity(turn.replies.len());
        for expected in &turn.replies {
            let reply = self.reply(&Limit::of(patience))?;
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
    pub(crate) fn list(&mut self, command: &SsipCommand) -> Result<Vec<String>, SpeechError> {
        let replies = self.patient_turn(&Exchange::of(command, Expected::Success), LISTING)?;
        Ok(replies.into_iter().flat_map(|reply| reply.data).collect())
    }

    /// Sends the lines without waiting for their replies.
    ///
    /// # Errors
    ///
    /// When the server does not take them in time.
    pub(crate) fn send(&mut self, turn: &Exchange) -> io::Result<()> {
        let limit = Limit::of(PATIENCE);
        // The system counts its time anew with each part of a long text that is taken.
        for part in turn.bytes.chunks(PART) {
            self.wire.write_within(limit.left()?)?;
            self.wire.write_all(part)?;
        }
        Ok(())
    }

    fn reply(&mut self, limit: &Limit) -> io::Result<Reply> {
        loop {
            if let Some(reply) = self.ready.pop_front() {
                return Ok(reply);
            }
            self.read(limit)?;
        }
    }

    fn read(&mut self, limit: &Limit) -> io::Result<()> {
        let mut bytes = [0; 8192];
        self.wire.read_within(limit.left()?)?;
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
        // What has no end will not be there in time either.
        if self.parser.is_endless() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(()) }
    }
}

/// How long something may take as a whole: a server may send byte by byte for ever.
#[derive(Debug)]
struct Limit {
    begun: Instant,
    patience: Duration,
}

impl Limit {
    fn of(patience: Duration) -> Self {
        Self { begun: now(), patience }
    }

    /// What is left of it.
    fn left(&self) -> io::Result<Duration> {
        let left = self.patience.saturating_sub(now() - self.begun);
        if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(left) }
    }
}

#[expect(clippy::disallowed_methods, reason = "how long a server takes is no time of a game")]
fn now() -> Instant {
    Instant::now()
}

/// The two kinds of socket.
#[derive(Debug)]
enum Wire {
    #[cfg(unix)]
    Unix(UnixStream),
    Inet(TcpStream),
}

impl Wire {
    fn connect(address: &ServerAddress) -> io::Result<Self> {
        match address {
            #[cfg(unix)]
            ServerAddress::Unix(path) => Ok(Self::Unix(UnixStream::connect(path)?)),
            #[cfg(not(unix))]
            ServerAddress::Unix(_) => Err(io::ErrorKind::Unsupported.into()),
            ServerAddress::Inet(host_and_port) => {
                let stream = TcpStream::connect(host_and_port)?;
                stream.set_nodelay(true)?;
                Ok(Self::Inet(stream))
            }
        }
    }

    /// Waits so long for the next bytes.
    fn read_within(&self, patience: Duration) -> io::Result<()> {
        match self {
            #[cfg(unix)]
            Self::Unix(stream) => stream.set_read_timeout(Some(patience)),
            Self::Inet(stream) => stream.set_read_timeout(Some(patience)),
        }
    }

    /// Waits so long until the next bytes are taken.
    fn write_within(&self, patience: Duration) -> io::Result<()> {
        match self {
            #[cfg(unix)]
            Self::Unix(stream) => stream.set_write_timeout(Some(patience)),
            Self::Inet(stream) => stream.set_write_timeout(Some(patience)),
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

#[cfg(all(test, unix))]
mod tests {
    use std::collections::VecDeque;
    use std::io::Read;
    use std::os::unix::net::UnixStream;
    use std::thread;
    use std::time::Duration;

    use super::{Client, Wire};
    use crate::SpeechError;
    use crate::speaking::ssip::{Exchange, Parser};

    #[test]
    fn what_is_taken_too_slowly_is_given_up_as_a_whole() {
        let (here, mut there) = UnixStream::pair().unwrap();
        // In four seconds at the soonest, and never a second without a byte.
        thread::spawn(move || {
            let mut bytes = vec![0; 64 * 1024];
            while there.read(&mut bytes).is_ok_and(|count| count > 0) {
                thread::park_timeout(Duration::from_millis(30));
            }
        });
        let wire = Wire::Unix(here);
        let mut client = Client { wire, parser: Parser::default(), ready: VecDeque::new() };
        let turn = Exchange { bytes: vec![b'a'; 8 * 1024 * 1024], replies: Vec::new() };
        let sent = client.send(&turn).map_err(SpeechError::from);
        assert!(matches!(sent, Err(SpeechError::Stuck)), "{sent:?}");
    }
}
