//! Speech for one audio output: a server of our own whose sound goes there.
//!
//! speech-dispatcher has one output for all its clients. A second server with the player's own
//! configuration is told by the environment which one it has, as every program that plays through
//! PulseAudio or PipeWire can be. It ends by itself a little after its only client.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use crate::{ServerAddress, SpeechError};

/// The variable that names the output.
pub(crate) const VARIABLE: &str = "PULSE_SINK";

/// How many seconds a server of our own stays without a client, so that a goodbye is heard.
const STAYS: &str = "15";

/// How long the list of outputs may take; it takes some milliseconds.
const LONGEST: Duration = Duration::from_secs(3);

/// Servers of this program so far.
static SERVERS: AtomicU32 = AtomicU32::new(0);

/// Where a server of our own listens, in a folder that no other server has.
pub(crate) fn own_address(runtime: Option<PathBuf>) -> ServerAddress {
    let number = SERVERS.fetch_add(1, Ordering::SeqCst);
    let folder = format!("touchmove-{}-{number}", std::process::id());
    ServerAddress::Unix(runtime.unwrap_or_else(std::env::temp_dir).join(folder).join("speech.sock"))
}

/// Makes the folder of a server of our own; what it is started with besides its address.
///
/// # Errors
///
/// When the folder cannot be made.
pub(crate) fn own_server(address: &ServerAddress) -> io::Result<Vec<String>> {
    let folder = folder(address).ok_or(io::ErrorKind::InvalidInput)?;
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only Unix has modes"))]
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(folder) {
        // The server has ended, and is started anew.
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    let named = |name: &str| folder.join(name).display().to_string();
    let (pid, log) = (named("pid"), folder.display().to_string());
    let arguments = ["--run-daemon", "--timeout", STAYS, "--pid-file", &pid, "--log-dir", &log];
    Ok(arguments.map(str::to_owned).to_vec())
}

/// Removes the folder of a server of our own, which goes on to the end of what it says.
pub(crate) fn forget(address: &ServerAddress) {
    if let Some(folder) = folder(address) {
        // What is left there disturbs nobody.
        let _ = fs::remove_dir_all(folder);
    }
}

fn folder(address: &ServerAddress) -> Option<&Path> {
    match address {
        ServerAddress::Unix(path) => path.parent(),
        ServerAddress::Inet(_) => None,
    }
}

/// Whether there is an output of this name, as far as can be seen: a server that plays into none is
/// silent and does not tell.
///
/// # Errors
///
/// When there is none.
pub(crate) fn check(output: &str) -> Result<(), SpeechError> {
    match listed()? {
        Some(names) if !names.iter().any(|name| name == output) => {
            Err(SpeechError::NoOutput(output.to_owned()))
        }
        // Who cannot look must try.
        _ => Ok(()),
    }
}

/// The names of the outputs that there are; none where that cannot be seen.
#[must_use]
pub fn outputs() -> Vec<String> {
    listed().ok().flatten().unwrap_or_default()
}

/// What `pactl` lists; `None` if it cannot be asked.
fn listed() -> io::Result<Option<Vec<String>>> {
    let mut process = Command::new("pactl");
    process.args(["list", "short", "sinks"]).stdin(Stdio::null()).stderr(Stdio::null());
    let (answer, listed) = channel();
    let asking = thread::Builder::new().name("outputs".into());
    asking.spawn(move || drop(answer.send(process.output())))?;
    Ok(match listed.recv_timeout(LONGEST) {
        Ok(Ok(listed)) if listed.status.success() => {
            let lines = String::from_utf8_lossy(&listed.stdout).into_owned();
            Some(names(&lines).map(str::to_owned).collect())
        }
        _ => None,
    })
}

/// The names in a list of lines of number, name and more with tabs between.
fn names(lines: &str) -> impl Iterator<Item = &str> {
    lines.lines().filter_map(|line| line.split('\t').nth(1))
}

#[cfg(test)]
mod tests {
    use super::{names, own_address};

    #[test]
    fn outputs_are_named_by_the_second_field() {
        let lines = "0\tleft\tmodule-null-sink.c\ts16le 1ch\tIDLE\n1\talsa_output.usb\tx\nbroken\n";
        assert_eq!(names(lines).collect::<Vec<_>>(), ["left", "alsa_output.usb"]);
    }

    #[test]
    fn every_server_has_a_folder_of_its_own() {
        assert_ne!(own_address(None), own_address(None));
    }
}
