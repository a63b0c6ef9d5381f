//! The thread waits in one `poll` for its port, for orders and for a deadline: nothing else wakes it.

use std::fs::{self, File};
use std::io::{self, ErrorKind, PipeReader, PipeWriter, Read, Write};
use std::os::unix::fs::FileTypeExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags};
use rustix::io::Errno;
use rustix::termios::tcgetattr;
use serialport::{ClearBuffer, SerialPort, TTYPort};

use crate::board_event::Loss;
use crate::port::fault;
use crate::port::trial::Speed;

/// An open port that no other program can open.
#[derive(Debug)]
pub(in crate::port) struct Line {
    /// Carries the bytes and never blocks.
    bytes: File,
    /// Has the settings and the locks; `serialport` lends no descriptor that could be waited for.
    settings: TTYPort,
}

impl Line {
    pub(in crate::port) fn open(port: &str, speed: Speed) -> Result<Self, Loss> {
        let not_serial = || Loss::NotSerial(port.to_owned());
        // Opened, a pipe or a file would be changed by it.
        let kind = fs::metadata(port).map_err(|error| fault::loss(port, &error))?.file_type();
        if !kind.is_char_device() {
            return Err(not_serial());
        }
        let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::NONBLOCK | OFlags::CLOEXEC;
        let wrong = |error: io::Error| fault::loss(port, &error);
        let bytes = rustix::fs::open(port, flags, Mode::empty()).map_err(|e| wrong(e.into()))?;
        let bytes = File::from(bytes);
        match tcgetattr(&bytes) {
            Err(Errno::NOTTY | Errno::INVAL) => return Err(not_serial()),
            Err(error) => return Err(wrong(error.into())),
            Ok(_) => {}
        }
        // Root can open a port that is in use, and `serialport` would then take the other's lock off.
        bytes.try_lock().map_err(|error| wrong(error.into()))?;
        bytes.unlock().map_err(wrong)?;
        let mut builder = serialport::new(port, speed.baud);
        if let Some(ready) = speed.ready {
            builder = builder.dtr_on_open(ready);
        }
        let settings = builder.open_native().map_err(|e| fault::of_serialport(port, &e))?;
        Ok(Self { bytes, settings })
    }

    /// Sets the line anew, and forgets what has come in the old way.
    pub(in crate::port) fn set(&mut self, port: &str, speed: Speed) -> Result<(), Loss> {
        let wrong = |error: serialport::Error| fault::of_serialport(port, &error);
        self.settings.set_baud_rate(speed.baud).map_err(wrong)?;
        if let Some(ready) = speed.ready {
            // A pseudo-terminal has no such line.
            let _ = self.settings.write_data_terminal_ready(ready);
        }
        // Where it cannot be forgotten, it is noise.
        let _ = self.settings.clear(ClearBuffer::Input);
        Ok(())
    }

    /// What has come, 0 if nothing has.
    pub(in crate::port) fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match (&self.bytes).read(buffer) {
            // The other end is gone.
            Ok(0) => Err(io::Error::from(ErrorKind::NotFound)),
            read => nothing_now(read),
        }
    }

    /// How many of these bytes the line has taken.
    pub(in crate::port) fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        nothing_now((&self.bytes).write(bytes))
    }
}

fn nothing_now(done: io::Result<usize>) -> io::Result<usize> {
    match done {
        Err(e) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => Ok(0),
        done => done,
    }
}

/// Wakes the thread. No call waits.
#[derive(Debug)]
pub(in crate::port) struct Waker {
    pipe: PipeWriter,
    /// There is a byte in the pipe that the thread has not seen: more would fill it in the end.
    woken: Arc<AtomicBool>,
}

impl Waker {
    pub(in crate::port) fn wake(&self) {
        if !self.woken.swap(true, Ordering::AcqRel) {
            // A thread that has ended needs no waking.
            let _ = (&self.pipe).write(&[0]);
        }
    }
}

/// Sleeps until it is woken, or the waker is gone.
#[derive(Debug)]
pub(in crate::port) struct Sleeper {
    pipe: PipeReader,
    woken: Arc<AtomicBool>,
}

/// A waker, and who sleeps.
pub(in crate::port) fn sleeper() -> io::Result<(Waker, Sleeper)> {
    let (reader, writer) = io::pipe()?;
    let woken = Arc::new(AtomicBool::new(false));
    Ok((Waker { pipe: writer, woken: Arc::clone(&woken) }, Sleeper { pipe: reader, woken }))
}

impl Sleeper {
    /// Sleeps until something has come over the line, or it takes bytes again, if that is wanted; or
    /// until there is an order, or the time has passed.
    pub(in crate::port) fn sleep(&mut self, line: Option<(&Line, bool)>, time: Option<Duration>) {
        let time = time
            .map(|time| Timespec::try_from(time).unwrap_or(Timespec { tv_sec: 3600, tv_nsec: 0 }));
        let mut ready = vec![PollFd::new(&self.pipe, PollFlags::IN)];
        if let Some((line, writes)) = line {
            let writes = if writes { PollFlags::OUT } else { PollFlags::empty() };
            ready.push(PollFd::new(&line.bytes, PollFlags::IN | writes));
        }
        // A signal ends it early, and nothing else can.
        let _ = poll(&mut ready, time.as_ref());
        if ready[0].revents().contains(PollFlags::IN) {
            let _ = self.pipe.read(&mut [0]);
            self.woken.store(false, Ordering::Release);
        }
    }
}
