//! A command that runs as long as it is wanted and carries bytes both ways, such as `ssh`.
//!
//! Nobody waits for it: what it does not take is told to who sends. It is ended with all that it has started.

use std::io::{self, ErrorKind, Write};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use zeroize::Zeroizing;

/// So many messages may wait for a command that takes none: more than anybody types.
const WAITING: usize = 64;

/// How long a command may take to end that has closed its output, and how often it is looked for.
const ENDS: Duration = Duration::from_secs(1);
const LOOKS: Duration = Duration::from_millis(20);

/// A command that carries bytes; it ends with this.
#[derive(Debug)]
pub struct Carrier {
    queue: SyncSender<Zeroizing<Vec<u8>>>,
    child: Mutex<Child>,
}

impl Carrier {
    /// Runs a command as the shell has it; beside it, what it brings.
    ///
    /// # Errors
    ///
    /// When the system starts no shell, or gives no thread.
    pub fn start(line: &str) -> io::Result<(Self, ChildStdout)> {
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
        let carrier = Self { queue, child: Mutex::new(child) };
        // It may stop taking anything, and nobody may wait for it who plays.
        thread::Builder::new().name("carrier".into()).spawn(move || {
            for message in waiting {
                if to.write_all(&message).is_err() {
                    return;
                }
            }
        })?;
        Ok((carrier, from))
    }

    /// Sends bytes, and does not wait until they are taken.
    ///
    /// # Errors
    ///
    /// When too much waits, or the command takes nothing any more.
    pub fn send(&self, bytes: Zeroizing<Vec<u8>>) -> io::Result<()> {
        self.queue.try_send(bytes).map_err(|error| match error {
            TrySendError::Full(_) => ErrorKind::TimedOut.into(),
            TrySendError::Disconnected(_) => ErrorKind::BrokenPipe.into(),
        })
    }

    /// Ends it, if it runs.
    pub fn end(&self) {
        end(&mut self.child.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// How it has ended. One that has closed its output does at once; `None` if it goes on.
    #[must_use]
    pub fn ended(&self) -> Option<ExitStatus> {
        let looks = ENDS.as_millis() / LOOKS.as_millis();
        (0..looks).find_map(|_| {
            let ended = self.child.lock().unwrap_or_else(PoisonError::into_inner).try_wait();
            let ended = ended.ok().flatten();
            if ended.is_none() {
                thread::park_timeout(LOOKS);
            }
            ended
        })
    }
}

impl Drop for Carrier {
    fn drop(&mut self) {
        self.end();
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

#[cfg(all(test, unix))]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn bytes_go_both_ways_and_all_that_was_started_ends() {
        let (carrier, mut from) = Carrier::start("sleep 600 & echo there; exec cat").unwrap();
        let mut there = [0; 6];
        from.read_exact(&mut there).unwrap();
        carrier.send(Zeroizing::new(b"e4 e5".to_vec())).unwrap();
        let mut back = [0; 5];
        from.read_exact(&mut back).unwrap();
        assert_eq!((&there, &back), (b"there\n", b"e4 e5"));
        carrier.end();
        // The sleeper holds the pipe open as long as it lives.
        let mut rest = Vec::new();
        assert_eq!(from.read_to_end(&mut rest).unwrap(), 0);
    }

    #[test]
    fn who_takes_nothing_is_not_waited_for() {
        let (carrier, _from) = Carrier::start("exec sleep 600").unwrap();
        let page = || Zeroizing::new(vec![b'x'; 64 * 1024]);
        let refused = (0..=WAITING + 2).map(|_| carrier.send(page())).find_map(Result::err);
        assert_eq!(refused.unwrap().kind(), ErrorKind::TimedOut);
    }

    #[test]
    fn how_it_has_ended_is_told() {
        let code = |line| Carrier::start(line).unwrap().0.ended().and_then(|ended| ended.code());
        assert_eq!((code("exit 69"), code("sleep 600")), (Some(69), None));
    }
}
