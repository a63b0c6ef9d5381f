//! What a client's bytes go over: the socket of this machine, or a command that brings them to another.

use std::fmt;
use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::time::Duration;

use zeroize::Zeroizing;

use crate::app::link::socket::Stream;
use crate::subprocess::carrier::Carrier;

/// The end to which a client writes.
pub(super) trait Wire: Send + Sync + fmt::Debug {
    /// Sends a message whole.
    ///
    /// # Errors
    ///
    /// When it cannot be sent: then nothing more can.
    fn send(&self, message: Zeroizing<Vec<u8>>) -> io::Result<()>;

    /// Ends the link: whoever reads from it finds it closed.
    fn hang_up(&self);

    /// The code with which the other end has ended, if it is a command that has.
    fn code(&self) -> Option<i32> {
        None
    }
}

/// Both ends of a wire.
pub(super) type Ends = (Box<dyn Read + Send>, Box<dyn Wire>);

/// The socket of a host on this machine, which is given up if it takes nothing so long.
///
/// # Errors
///
/// When the system gives it no second handle.
pub(super) fn over_socket(stream: Stream, patience: Duration) -> io::Result<Ends> {
    stream.set_write_timeout(Some(patience))?;
    Ok((Box::new(stream.try_clone()?), Box::new(stream)))
}

/// A command that is run by the shell.
///
/// # Errors
///
/// When the system starts no shell, or gives no thread.
pub(super) fn over_command(line: &str) -> io::Result<Ends> {
    let (carrier, from) = Carrier::start(line)?;
    Ok((Box::new(from), Box::new(carrier)))
}

impl Wire for Stream {
    fn send(&self, message: Zeroizing<Vec<u8>>) -> io::Result<()> {
        let mut to = self;
        to.write_all(&message)
    }

    fn hang_up(&self) {
        // One that is closed already is just that.
        let _ = self.shutdown(Shutdown::Both);
    }
}

impl Wire for Carrier {
    fn send(&self, message: Zeroizing<Vec<u8>>) -> io::Result<()> {
        self.send(message)
    }

    fn hang_up(&self) {
        self.end();
    }

    fn code(&self) -> Option<i32> {
        self.ended()?.code()
    }
}
