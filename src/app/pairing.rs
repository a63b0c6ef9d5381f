//! Programs of others that pair a Swiss round: which there is, and what it answers, in a thread of its own.
//!
//! Whether the answer is believed is not decided here.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use crate::clean;
use crate::private;
use crate::subprocess::{Fault, Stopper, Subprocess};

/// How long a program may take to pair a round: hundreds of players take seconds, a busy machine ten times as
/// long. It can be stopped before.
const LONGEST: Duration = Duration::from_mins(5);

/// How long it may take to tell its version.
const SHORT: Duration = Duration::from_secs(20);

/// The most that it may write: a line for each pair.
const MOST: u64 = 1 << 20;

/// A program that pairs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingProgram {
    kind: Kind,
    /// What is started.
    program: String,
    version: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// gacrux, which is a module of Python.
    Gacrux,
    /// bbpPairings.
    BbpPairings,
}

/// Why a program has not paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unpaired {
    /// It cannot be started, or its file cannot be written.
    Missing,
    /// It does not end.
    Stuck,
    /// It writes without end.
    Endless,
}

impl From<Fault> for Unpaired {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Missing => Self::Missing,
            Fault::Stuck => Self::Stuck,
            Fault::Endless => Self::Endless,
        }
    }
}

/// What is to be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairs {
    /// Single players.
    Players,
    /// Teams, which not every program can.
    Teams,
}

/// How far a round has come that is being paired.
#[derive(Debug)]
pub enum Step {
    /// There is no program for it.
    NoProgram,
    /// This one pairs.
    Begun(String),
    /// It has answered, or why not.
    Answered(String, Result<String, Unpaired>),
}

/// A program that pairs, and the file that it was given.
#[derive(Debug)]
pub struct RunningPairing {
    stopper: Stopper,
    file: PathBuf,
}

impl RunningPairing {
    /// Ends the program and removes its file, for all of this may end before its thread can do so.
    pub fn stop(&self) {
        self.stopper.stop();
        let _ = std::fs::remove_file(&self.file);
    }
}

/// Has a round paired in a thread of its own, which tells each step. `number` is another one for each.
///
/// # Errors
///
/// When the system gives no thread.
pub fn send(
    folder: &Path,
    number: u64,
    (tournament, pairs): (String, Pairs),
    tell: impl Fn(Step) + Send + 'static,
) -> std::io::Result<RunningPairing> {
    sweep(folder, |then| then.elapsed().ok());
    let stopper = Stopper::default();
    let own = stopper.clone();
    let file = folder.join(format!("pairing-{}-{number}.trf", std::process::id()));
    let running = RunningPairing { stopper, file: file.clone() };
    thread::Builder::new().name("pairing".into()).spawn(move || {
        let Some(program) = found_for(pairs) else { return tell(Step::NoProgram) };
        tell(Step::Begun(program.name()));
        let answer = program.pair(&file, &tournament, pairs, &own);
        tell(Step::Answered(program.name(), answer));
    })?;
    Ok(running)
}

/// Removes the files of pairings in whose midst the program was killed: the names of players are in them. One that is
/// older than a pairing may take is nobody's any more; `age` tells how old a file is that was written then.
fn sweep(folder: &Path, age: impl Fn(SystemTime) -> Option<Duration>) {
    let Ok(files) = std::fs::read_dir(folder) else { return };
    for file in files.flatten() {
        let name = file.file_name();
        let name = name.to_string_lossy();
        let is_of_pairing = name.starts_with("pairing-") && name.ends_with(".trf");
        let written = file.metadata().and_then(|about| about.modified()).ok();
        if is_of_pairing && written.and_then(&age).is_some_and(|age| age > LONGEST) {
            // Where it cannot be removed, the next pairing tries again.
            let _ = std::fs::remove_file(file.path());
        }
    }
}

/// The first program of this machine that pairs players by the rules in force; nothing where there is none.
#[must_use]
pub fn found() -> Option<PairingProgram> {
    found_for(Pairs::Players)
}

fn found_for(pairs: Pairs) -> Option<PairingProgram> {
    let gacrux = pythons().into_iter().find_map(|python| {
        let asks = "import importlib.metadata as m; print(m.version('gacrux'))";
        let version = told(&python, &["-c", asks])?;
        Some(PairingProgram { kind: Kind::Gacrux, program: python, version })
    });
    if pairs == Pairs::Teams {
        return gacrux;
    }
    gacrux.or_else(|| {
        let program = "bbpPairings".to_owned();
        let version = told(&program, &["-r"])?;
        let version = version.split_whitespace().find(|word| word.starts_with(char::is_numeric));
        let version = version.unwrap_or_default().to_owned();
        Some(PairingProgram { kind: Kind::BbpPairings, program, version })
    })
}

/// Where a Python may be that has gacrux: where `pipx` puts it, then the usual one.
fn pythons() -> Vec<String> {
    let home = std::env::var_os("PIPX_HOME")
        .map(PathBuf::from)
        .or_else(|| dirs::data_dir().map(|data| data.join("pipx")));
    let own =
        home.map(|home| home.join("venvs/gacrux/bin/python")).filter(|python| python.exists());
    let own = own.and_then(|python| python.into_os_string().into_string().ok());
    own.into_iter().chain(["python3".to_owned(), "python".to_owned()]).collect()
}

/// The first line that a program writes, without anything that is no text; nothing if it writes none.
fn told(program: &str, arguments: &[&str]) -> Option<String> {
    let asked = Subprocess { program, arguments, most: MOST, longest: SHORT };
    let answer = asked.run(Vec::new()).ok()?;
    let answer = String::from_utf8_lossy(&answer);
    let line = answer.lines().next().map(|line| clean::line(line.trim()).into_owned());
    line.filter(|line| !line.is_empty() && line.len() < 100)
}

impl PairingProgram {
    /// Its name and version.
    #[must_use]
    pub fn name(&self) -> String {
        let name = match self.kind {
            Kind::Gacrux => "gacrux",
            Kind::BbpPairings => "bbpPairings",
        };
        if self.version.is_empty() { name.to_owned() } else { format!("{name} {}", self.version) }
    }

    /// What it answers to a tournament in the exchange format, whose next round it is to pair.
    ///
    /// # Errors
    ///
    /// Why there is no answer.
    fn pair(
        &self,
        file: &Path,
        tournament: &str,
        pairs: Pairs,
        stopper: &Stopper,
    ) -> Result<String, Unpaired> {
        let write = || {
            let opened = private::options().write(true).create(true).truncate(true).open(file);
            opened.and_then(|mut opened| opened.write_all(tournament.as_bytes()))
        };
        let written = stopper.unless_stopped(write).ok_or(Unpaired::Stuck)?;
        let answer =
            written.map_err(|_| Unpaired::Missing).and_then(|()| self.asked(file, pairs, stopper));
        // Names of players are in it.
        let _ = std::fs::remove_file(file);
        answer
    }

    fn asked(&self, file: &Path, pairs: Pairs, stopper: &Stopper) -> Result<String, Unpaired> {
        let file = file.to_str().ok_or(Unpaired::Missing)?;
        let method = match pairs {
            Pairs::Players => "dutch",
            Pairs::Teams => "fideteam",
        };
        let arguments: &[&str] = match self.kind {
            Kind::Gacrux => &[
                "-m",
                "gacrux.pairingchecker",
                "-i",
                file,
                "-f",
                "TRF",
                "-p",
                "-m",
                method,
                "-d",
                "T",
            ],
            Kind::BbpPairings => &["--dutch", file, "-p"],
        };
        let program = &self.program;
        let asked = Subprocess { program, arguments, most: MOST, longest: LONGEST };
        let answer = asked.run_until(Vec::new(), stopper)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::fs::File;

    use super::*;

    #[test]
    fn what_a_killed_pairing_has_left_is_removed_and_what_is_new_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str| {
            let file = File::create(folder.path().join(name)).unwrap();
            file.metadata().unwrap().modified().unwrap()
        };
        let written = put("pairing-17-1.trf");
        put("archive.db");
        // Whatever day a machine has, its files are dated by themselves.
        let now = written + LONGEST * 2;
        File::create(folder.path().join("pairing-18-1.trf")).unwrap().set_modified(now).unwrap();
        sweep(folder.path(), |then| now.duration_since(then).ok());
        let left = std::fs::read_dir(folder.path()).unwrap();
        let mut left: Vec<_> = left.map(|file| file.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, ["archive.db", "pairing-18-1.trf"]);
    }
}
