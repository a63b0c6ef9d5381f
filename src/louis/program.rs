//! Runs the program once, and never waits longer than it may.

use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use crate::louis::Fault;

const PROGRAM: &str = "lou_translate";

/// How many bytes a byte becomes at most, and how many there are besides; what writes more has gone
/// wrong. A sign that a table does not know becomes ten cells of three bytes.
const MOST: (usize, u64) = (40, 4096);

/// What the program writes for an input.
pub(super) fn run(arguments: &[&str], input: String, longest: Duration) -> Result<String, Fault> {
    let mut child = Command::new(PROGRAM)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|_| Fault::Missing)?;
    let output = converse(&mut child, input, longest);
    end(child);
    let output = String::from_utf8(output?).map_err(|_| Fault::Garbage)?;
    Ok(output)
}

/// Writes and reads at once, for the program may wait for either.
fn converse(child: &mut Child, input: String, longest: Duration) -> Result<Vec<u8>, Fault> {
    let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(Fault::Missing);
    };
    let (read, output) = channel();
    let most = MOST.1 + u64::try_from(input.len() * MOST.0).unwrap_or(u64::MAX / 2);
    // One that reads nothing has its reasons, and what it writes tells them.
    spawn(move || drop(stdin.write_all(input.as_bytes())))?;
    spawn(move || {
        let mut bytes = Vec::new();
        let done = stdout.take(most).read_to_end(&mut bytes);
        let _ = read.send(done.map(|_| bytes));
    })?;
    match output.recv_timeout(longest) {
        Ok(Ok(bytes)) if (bytes.len() as u64) < most => Ok(bytes),
        Ok(_) => Err(Fault::Garbage),
        Err(_) => Err(Fault::Stuck),
    }
}

fn spawn(work: impl FnOnce() + Send + 'static) -> Result<(), Fault> {
    thread::Builder::new().name("louis".into()).spawn(work).map(drop).map_err(|_| Fault::Missing)
}

/// Ends the program and lets a thread wait until the system has taken it away.
fn end(mut child: Child) {
    // It may have ended by itself.
    let _ = child.kill();
    let _ = spawn(move || drop(child.wait()));
}
