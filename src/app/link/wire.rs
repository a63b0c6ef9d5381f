//! What a client's bytes go over: the socket of this machine, or a command that brings them to another.
//!
//! A command is a program that carries them over its standard input and output, such as `ssh`. What it
//! carries, and to where, is its own affair; it is ended when the link is.

use std::fmt;
use std::io::{self, ErrorKind, Read, Write};
use std::net::Shutdown;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use zeroize::Zeroizing;

use crate::app::link::socket::Stream;

/// So many messages may wait for a command that takes none: more than anybody types.
const WAITING: usize = 64;

/// How long a command may take to end that has closed its output, and how often it is looked for.
const ENDS: Duration = Duration::from_secs(1);
const LOOKS: Duration = Duration::from_millis(20);

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

/// The socket of a host on this machine.
///
/// # Errors
///
/// When the system gives it no second handle.
pub(super) fn over_socket(stream: Stream, patience: Duration) -> io::Result<Ends> {
    stream.set_write_timeout(Some(patience))?;
    Ok((Box::new(stream.try_clone()?), Box::new(stream)))
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

/// A command that is run by the shell.
///
/// # Errors
///
/// When the system starts no shell, or gives no thread.
pub(super) fn over_command(line: &str) -> io::Result<Ends> {
    let mut child = shell(line)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        // What it says of itself would be read out in the middle of a game. By itself, it says it.
        .stderr(Stdio::null())
        .spawn()?;
    let (Some(mut to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(ErrorKind::BrokenPipe.into());
    };
    let (queue, waiting) = sync_channel::<Zeroizing<Vec<u8>>>(WAITING);
    let command = Spawned { queue, child: Mutex::new(child) };
    // A command may stop taking anything, and nobody may wait for it who plays.
    thread::Builder::new().name("link-out".into()).spawn(move || {
        for message in waiting {
            if to.write_all(&message).and_then(|()| to.flush()).is_err() {
                return;
            }
        }
    })?;
    Ok((Box::new(from), Box::new(command)))
}

/// A command that runs.
#[derive(Debug)]
struct Spawned {
    queue: SyncSender<Zeroizing<Vec<u8>>>,
    child: Mutex<Child>,
}

impl Spawned {
    /// How it has ended, if it has. One that has closed its output does at once.
    fn ended(&self) -> Option<ExitStatus> {
        let mut child = self.child.lock().unwrap_or_else(PoisonError::into_inner);
        let looks = ENDS.as_millis() / LOOKS.as_millis();
        (0..looks).find_map(|_| {
            let ended = child.try_wait().ok().flatten();
            if ended.is_none() {
                thread::sleep(LOOKS);
            }
            ended
        })
    }
}

impl Wire for Spawned {
    fn send(&self, message: Zeroizing<Vec<u8>>) -> io::Result<()> {
        self.queue.try_send(message).map_err(|error| match error {
            TrySendError::Full(_) => ErrorKind::TimedOut.into(),
            TrySendError::Disconnected(_) => ErrorKind::BrokenPipe.into(),
        })
    }

    fn hang_up(&self) {
        let mut child = self.child.lock().unwrap_or_else(PoisonError::into_inner);
        end(&mut child);
    }

    fn code(&self) -> Option<i32> {
        self.ended()?.code()
    }
}

/// In a group of its own, so that what the shell has started ends with it.
#[cfg(unix)]
fn shell(line: &str) -> Command {
    use std::os::unix::process::CommandExt;

    let mut shell = Command::new("sh");
    shell.args(["-c", line]).process_group(0);
    shell
}

#[cfg(unix)]
fn end(child: &mut Child) {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;

    // Once it was waited for, its number may be that of another.
    if matches!(child.try_wait(), Ok(None)) {
        if let Ok(group) = i32::try_from(child.id()) {
            let _ = killpg(Pid::from_raw(group), Signal::SIGKILL);
        }
        let _ = child.wait();
    }
}

#[cfg(not(unix))]
fn shell(line: &str) -> Command {
    let mut shell = Command::new("cmd");
    shell.args(["/C", line]);
    shell
}

#[cfg(not(unix))]
fn end(child: &mut Child) {
    // It may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}
