//! Where a port cannot be waited for together with orders, the thread looks again and again.

use std::io::{self, ErrorKind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

use serialport::{ClearBuffer, SerialPort};

use crate::board_event::Loss;
use crate::port::fault;
use crate::port::trial::Speed;

/// How often the port is looked at.
const LOOK: Duration = Duration::from_millis(10);

/// How long writing may take; commands have 250 bytes at most.
const WRITE: Duration = Duration::from_millis(500);

/// An open port; the system gives it to one program alone.
pub(in crate::port) struct Line(Box<dyn SerialPort>);

impl Line {
    pub(in crate::port) fn open(port: &str, speed: Speed) -> Result<Self, Loss> {
        let mut builder = serialport::new(port, speed.baud).timeout(WRITE);
        if let Some(ready) = speed.ready {
            builder = builder.dtr_on_open(ready);
        }
        builder.open().map(Self).map_err(|error| fault::of_serialport(port, &error))
    }

    /// Sets the line anew, and forgets what has come in the old way.
    pub(in crate::port) fn set(&mut self, port: &str, speed: Speed) -> Result<(), Loss> {
        let wrong = |error: serialport::Error| fault::of_serialport(port, &error);
        self.0.set_baud_rate(speed.baud).map_err(wrong)?;
        if let Some(ready) = speed.ready {
            // Some adapters have no such line.
            let _ = self.0.write_data_terminal_ready(ready);
        }
        // Where it cannot be forgotten, it is noise.
        let _ = self.0.clear(ClearBuffer::Input);
        Ok(())
    }

    /// What has come, 0 if nothing has.
    pub(in crate::port) fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let there = usize::try_from(self.0.bytes_to_read()?).unwrap_or(usize::MAX);
        let length = there.min(buffer.len());
        if length == 0 { Ok(0) } else { self.0.read(&mut buffer[..length]) }
    }

    /// How many of these bytes the line has taken.
    pub(in crate::port) fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.0.write(bytes) {
            Err(error) if error.kind() == ErrorKind::TimedOut => Ok(0),
            written => written,
        }
    }
}

/// Wakes the thread. No call waits.
#[derive(Debug)]
pub(in crate::port) struct Waker(SyncSender<()>);

impl Waker {
    pub(in crate::port) fn wake(&self) {
        // One that has not been seen is enough.
        let _ = self.0.try_send(());
    }
}

/// Sleeps until it is woken, or the waker is gone.
#[derive(Debug)]
pub(in crate::port) struct Sleeper(Receiver<()>);

/// A waker, and who sleeps.
#[expect(
    clippy::unnecessary_wraps,
    reason = "elsewhere it is made of a pipe, which may not be there"
)]
pub(in crate::port) fn sleeper() -> io::Result<(Waker, Sleeper)> {
    let (wakes, woken) = sync_channel(1);
    Ok((Waker(wakes), Sleeper(woken)))
}

impl Sleeper {
    /// Sleeps until there is an order, or the time has passed; with a line, not longer than until it
    /// is looked at again.
    pub(in crate::port) fn sleep(&mut self, line: Option<(&Line, bool)>, time: Option<Duration>) {
        let look = line.map(|_| LOOK);
        let time = [look, time].into_iter().flatten().min().unwrap_or(Duration::from_hours(1));
        let _ = self.0.recv_timeout(time);
    }
}
