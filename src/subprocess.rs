//! A program that is sent out once: bytes go in, bytes come out, and it is never waited for longer
//! than it may take.
//!
//! It may be missing, hang, or write without end. What its bytes mean is the affair of who sent it.

pub mod carrier;

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// What is sent out.
#[derive(Clone, Copy, Debug)]
pub struct Subprocess<'a> {
    /// The program, looked for as a shell looks for it.
    pub program: &'a str,
    /// Its arguments.
    pub arguments: &'a [&'a str],
    /// How many bytes it may write; what writes more has gone wrong.
    pub most: u64,
    /// How long it may take.
    pub longest: Duration,
}

/// Why nothing came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The program cannot be started.
    #[error("the program cannot be started")]
    Missing,
    /// It did not end in time.
    #[error("the program does not end")]
    Stuck,
    /// It wrote too much, or could not be read.
    #[error("the program writes without end")]
    Endless,
}

/// Ends a program from another thread. Once told to, none is started through it any more.
#[derive(Clone, Debug, Default)]
pub struct Stopper(Arc<Mutex<RunningChild>>);

#[derive(Debug, Default)]
struct RunningChild {
    is_stopped: bool,
    child: Option<Child>,
}

impl Stopper {
    /// Ends the program that runs, and every later one at once.
    pub fn stop(&self) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        held.is_stopped = true;
        if let Some(child) = held.child.take() {
            end(child);
        }
    }

    /// Does what a stop would have to undo; nothing, once it is stopped. A stop waits until it is done.
    pub fn unless_stopped<T>(&self, does: impl FnOnce() -> T) -> Option<T> {
        let held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        (!held.is_stopped).then(does)
    }

    /// Has a program in its hand; one that was to be stopped is ended.
    fn hold(&self, child: Child) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if held.is_stopped {
            end(child);
        } else {
            held.child = Some(child);
        }
    }

    /// Lets go of the program, which has answered or will not.
    fn release(&self) {
        let child = self.0.lock().unwrap_or_else(PoisonError::into_inner).child.take();
        if let Some(child) = child {
            end(child);
        }
    }
}

impl Subprocess<'_> {
    /// What the program writes for an input.
    ///
    /// # Errors
    ///
    /// When it cannot be started, does not end in time or writes too much.
    pub fn run(&self, input: Vec<u8>) -> Result<Vec<u8>, Fault> {
        self.run_until(input, &Stopper::default())
    }

    /// The same, until it is stopped: then it has written what it had written.
    ///
    /// # Errors
    ///
    /// When it cannot be started, does not end in time or writes too much.
    pub fn run_until(&self, input: Vec<u8>, stopper: &Stopper) -> Result<Vec<u8>, Fault> {
        let mut child = Command::new(self.program)
            .args(self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|_| Fault::Missing)?;
        let pipes = (child.stdin.take(), child.stdout.take());
        stopper.hold(child);
        let output = match pipes {
            (Some(stdin), Some(stdout)) => self.converse(stdin, stdout, input),
            _ => Err(Fault::Missing),
        };
        stopper.release();
        output
    }

    /// Writes and reads at once, for the program may wait for either.
    fn converse(
        &self,
        mut stdin: ChildStdin,
        stdout: ChildStdout,
        input: Vec<u8>,
    ) -> Result<Vec<u8>, Fault> {
        let (read, output) = channel();
        let most = self.most;
        // One that reads nothing has its reasons, and what it writes tells them.
        spawn(move || drop(stdin.write_all(&input)))?;
        spawn(move || {
            let mut bytes = Vec::new();
            let done = stdout.take(most).read_to_end(&mut bytes);
            let _ = read.send(done.map(|_| bytes));
        })?;
        match output.recv_timeout(self.longest) {
            Ok(Ok(bytes)) if (bytes.len() as u64) < most => Ok(bytes),
            Ok(_) => Err(Fault::Endless),
            Err(_) => Err(Fault::Stuck),
        }
    }
}

fn spawn(work: impl FnOnce() + Send + 'static) -> Result<(), Fault> {
    thread::Builder::new().name("errand".into()).spawn(work).map(drop).map_err(|_| Fault::Missing)
}

/// Ends the program and lets a thread wait until the system has taken it away.
fn end(mut child: Child) {
    // It may have ended by itself.
    let _ = child.kill();
    let _ = spawn(move || drop(child.wait()));
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn subprocess<'a>(program: &'a str, arguments: &'a [&'a str]) -> Subprocess<'a> {
        Subprocess { program, arguments, most: 1000, longest: Duration::from_secs(1) }
    }

    #[test]
    fn bytes_come_back() {
        assert_eq!(
            subprocess("cat", &[]).run(b"\0chess\xff".to_vec()),
            Ok(b"\0chess\xff".to_vec())
        );
    }

    #[test]
    fn a_program_that_is_stopped_ends_at_once_and_no_other_begins() {
        let stopper = Stopper::default();
        let patient =
            Subprocess { longest: Duration::from_mins(5), ..subprocess("sleep", &["600"]) };
        let asked = thread::scope(|scope| {
            let asked = scope.spawn(|| patient.run_until(Vec::new(), &stopper));
            stopper.stop();
            asked.join().unwrap()
        });
        assert_eq!(asked, Ok(Vec::new()));
        assert_eq!(patient.run_until(Vec::new(), &stopper), Ok(Vec::new()));
    }

    #[test]
    fn what_goes_wrong_is_named() {
        assert_eq!(subprocess("no-such-program", &[]).run(Vec::new()), Err(Fault::Missing));
        assert_eq!(subprocess("sleep", &["60"]).run(Vec::new()), Err(Fault::Stuck));
        assert_eq!(subprocess("yes", &[]).run(Vec::new()), Err(Fault::Endless));
    }
}
