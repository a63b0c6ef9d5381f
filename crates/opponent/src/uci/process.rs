//! An engine as a program: found, started, written to, read from, ended.
//!
//! The threads here only carry bytes. What an engine writes is read into two buffers that are handed
//! to and fro, so that a flood fills no memory and holds up no order. What is written to it waits in a
//! thread of its own, so that an engine which reads nothing holds up nobody.

use std::ffi::OsStr;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::Builder;
use std::time::Duration;

use crate::uci::Fault;
use crate::uci::line::{decoded, for_people};

/// Where programs stand on some systems without being on the path. On Windows there is no such place.
const FOLDERS: &[&str] = if cfg!(unix) {
    &["/usr/games", "/usr/local/games", "/usr/local/bin", "/opt/homebrew/bin"]
} else {
    &[]
};

/// Bytes of a buffer.
const BUFFER: usize = 8 << 10;

/// Bytes that are kept of a line for people.
const LINE: usize = 1 << 10;

/// How long a killed program is waited for; then a thread is left to wait for it.
const BURIAL: Duration = Duration::from_millis(200);

/// The programs that run, so that a fault of this one can end them.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// What a program has done.
#[derive(Debug)]
pub(super) enum ProcessOutput {
    /// It has written this. The buffer must be handed back.
    Bytes(Vec<u8>),
    /// It has closed its output: it has ended, or is of no more use.
    Closed,
}

/// A program that runs.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    lines: Option<Sender<String>>,
    spare: Sender<Vec<u8>>,
    /// The last line of its standard error, once that has ended.
    complaint: Receiver<String>,
}

/// The file of a program: a path as it is, a bare name where programs stand; without the ending that
/// programs have on this system, too.
#[must_use]
pub fn find(file: &Path) -> Option<PathBuf> {
    if file.components().count() > 1 {
        return with_ending(file.to_owned(), std::env::consts::EXE_SUFFIX);
    }
    let named = |folder: PathBuf| with_ending(folder.join(file), std::env::consts::EXE_SUFFIX);
    folders().into_iter().find_map(named)
}

/// Where programs stand: the path, and what is not on it.
fn folders() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    for folder in FOLDERS.iter().map(PathBuf::from) {
        if !folders.contains(&folder) {
            folders.push(folder);
        }
    }
    folders
}

fn with_ending(file: PathBuf, ending: &str) -> Option<PathBuf> {
    let mut ended = file.clone().into_os_string();
    ended.push(ending);
    [file, ended.into()].into_iter().find(|file| file.is_file())
}

/// The file of a program and its arguments, in a text that may be the one alone or both.
#[must_use]
pub fn program(text: &Path) -> Option<(PathBuf, Vec<String>)> {
    let parts = || {
        let text = text.to_str()?;
        let blanks = text.char_indices().filter(|(_, c)| c.is_whitespace());
        blanks.map(|(at, _)| text.split_at(at)).find_map(|(file, rest)| {
            let arguments = rest.split_whitespace().map(str::to_owned).collect();
            Some((find(Path::new(file))?, arguments))
        })
    };
    let (file, mut arguments): (_, Vec<String>) =
        find(text).map(|file| (file, Vec::new())).or_else(parts)?;
    if arguments.is_empty() {
        arguments.extend(usual_arguments(&file).iter().map(|&argument| argument.to_owned()));
    }
    Some((file, arguments))
}

/// What a program has to be told to speak UCI.
fn usual_arguments(file: &Path) -> &'static [&'static str] {
    let name = file.file_stem().and_then(OsStr::to_str).unwrap_or_default();
    // https://www.gnu.org/software/chess/manual/gnuchess.html
    if name.eq_ignore_ascii_case("gnuchess") { &["--uci"] } else { &[] }
}

impl Process {
    /// Starts a program; `output` is called with all that it writes, on another thread.
    pub(super) fn start(
        file: &Path,
        output: impl FnMut(ProcessOutput) + Send + 'static,
    ) -> Result<Self, Fault> {
        let (file, arguments) = program(file).ok_or(Fault::Missing)?;
        let mut child = command(&file, &arguments).spawn().map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Fault::Missing,
            _ => Fault::Refused,
        })?;
        register(child.id());
        let pipes = child.stdin.take().zip(child.stdout.take());
        let complaint = complaint(child.stderr.take());
        let (lines, orders) = channel();
        let (spare, buffers) = channel();
        for _ in 0..2 {
            // The receiver stands in this function still.
            let _ = spare.send(Vec::new());
        }
        let process = Self { child, lines: Some(lines), spare, complaint };
        let started = pipes.and_then(|(input, out)| {
            let writer = Builder::new().name("engine-in".into());
            writer.spawn(move || write(input, &orders)).ok()?;
            let reader = Builder::new().name("engine-out".into());
            reader.spawn(move || read(out, &buffers, output)).ok()
        });
        if started.is_none() {
            process.bury();
            return Err(Fault::Refused);
        }
        Ok(process)
    }

    /// Hands a line over; it is written as soon as the program reads.
    pub(super) fn write(&self, line: String) {
        // A writer that has ended has lost its reader, and that is told by the output.
        let _ = self.lines.as_ref().map(|lines| lines.send(line));
    }

    /// Hands a buffer back.
    pub(super) fn give_back(&self, buffer: Vec<u8>) {
        // A reader that has ended needs none.
        let _ = self.spare.send(buffer);
    }

    /// Asks it to quit and closes its input.
    pub(super) fn ask_to_quit(&mut self) {
        self.write("quit".to_owned());
        self.lines = None;
    }

    /// Ends it at once, with all that it has started, and sees that nothing is left of it; but never
    /// waits for that for long. What it wrote last for people, short, or nothing.
    pub(super) fn bury(self) -> String {
        let Self { mut child, complaint, .. } = self;
        kill(child.id());
        // One that has ended already cannot be killed, and need not be.
        let _ = child.kill();
        let (buried, end) = channel();
        let wait = move || {
            unregister(child.id());
            // An error is a child that somebody else has waited for.
            let _ = child.wait();
            let _ = buried.send(());
        };
        if Builder::new().name("engine-end".into()).spawn(wait).is_ok() {
            let _ = end.recv_timeout(BURIAL);
        }
        complaint.recv_timeout(BURIAL).unwrap_or_default()
    }
}

/// Its messages for people go by a pipe too: they would be read into the middle of a game. A process
/// group of its own keeps Control-C from it. A script finds other engines where they stand.
fn command(file: &Path, arguments: &[String]) -> Command {
    let mut command = Command::new(file);
    command.args(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    if let Ok(path) = std::env::join_paths(folders()) {
        command.env("PATH", path);
    }
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    #[cfg(windows)]
    std::os::windows::process::CommandExt::creation_flags(&mut command, NEW_GROUP_NO_WINDOW);
    command
}

/// `CREATE_NEW_PROCESS_GROUP` and `CREATE_NO_WINDOW`.
#[cfg(windows)]
const NEW_GROUP_NO_WINDOW: u32 = 0x0000_0200 | 0x0800_0000;

fn write(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read(mut out: ChildStdout, buffers: &Receiver<Vec<u8>>, mut output: impl FnMut(ProcessOutput)) {
    for mut buffer in buffers {
        buffer.resize(BUFFER, 0);
        let read = loop {
            match out.read(&mut buffer) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read.unwrap_or(0),
            }
        };
        if read == 0 {
            output(ProcessOutput::Closed);
            return;
        }
        buffer.truncate(read);
        output(ProcessOutput::Bytes(buffer));
    }
}

/// Reads to its end what a program writes for people; the last line of it that says anything.
fn complaint(err: Option<ChildStderr>) -> Receiver<String> {
    let (ended, complaint) = channel();
    let read = move || {
        let last = err.map(last_line).unwrap_or_default();
        // Whoever buried it may have stopped waiting.
        let _ = ended.send(for_people(&decoded(&last)));
    };
    // Without a thread it complains to nobody.
    let _ = Builder::new().name("engine-err".into()).spawn(read);
    complaint
}

/// The last line that is not blank, as far as lines are kept.
fn last_line(mut from: impl Read) -> Vec<u8> {
    let (mut last, mut line, mut buffer) = (Vec::new(), Vec::new(), [0; BUFFER]);
    loop {
        match from.read(&mut buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Ok(0) | Err(_) => break,
            Ok(read) => {
                for &byte in &buffer[..read] {
                    if matches!(byte, b'\n' | b'\r') {
                        keep(&mut last, &mut line);
                    } else if line.len() < LINE {
                        line.push(byte);
                    }
                }
            }
        }
    }
    keep(&mut last, &mut line);
    last
}

/// A line takes the place of the last one, unless it is blank.
fn keep(last: &mut Vec<u8>, line: &mut Vec<u8>) {
    if !line.trim_ascii().is_empty() {
        std::mem::swap(last, line);
    }
    line.clear();
}

/// Ends every engine that runs. For a fault of this program, after which nobody else would.
pub fn kill_all() {
    // Whoever holds the lock now may be the one with the fault.
    let running = RUNNING.try_lock().map(|mut running| std::mem::take(&mut *running));
    for id in running.unwrap_or_default() {
        kill(id);
    }
}

fn register(id: u32) {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner).push(id);
}

fn unregister(id: u32) {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner).retain(|running| *running != id);
}

/// Ends a process group that has not been waited for.
#[cfg(unix)]
fn kill(id: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(id).ok().and_then(Pid::from_raw) {
        // A group that is gone needs no end.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// A child is ended by itself where there are no groups.
#[cfg(not(unix))]
fn kill(_: u32) {}

#[cfg(all(test, unix))]
mod tests {
    use std::path::Path;
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::{Process, ProcessOutput, RUNNING, kill_all};

    const PATIENCE: Duration = Duration::from_secs(10);

    #[test]
    fn a_fault_of_this_program_ends_the_others() {
        let (heard, output) = channel();
        let report = move |output| heard.send(output).unwrap();
        let process = Process::start(Path::new("cat"), report).unwrap();
        process.write("hello".to_owned());
        let ProcessOutput::Bytes(bytes) = output.recv_timeout(PATIENCE).unwrap() else {
            panic!("ended")
        };
        assert_eq!(bytes, b"hello\n");
        kill_all();
        assert!(matches!(output.recv_timeout(PATIENCE).unwrap(), ProcessOutput::Closed));
        process.bury();
        assert!(RUNNING.lock().unwrap().is_empty());
    }
}

#[cfg(test)]
mod files {
    use super::{last_line, with_ending};

    #[test]
    fn the_last_line_that_says_anything_is_kept() {
        for (written, last) in [
            ("", ""),
            ("one\ntwo\n\n  \n", "two"),
            ("one\rtwo", "two"),
            ("sh: gnuchess: not found\n", "sh: gnuchess: not found"),
        ] {
            assert_eq!(last_line(written.as_bytes()), last.as_bytes(), "{written:?}");
        }
        let long = "x".repeat(100_000);
        assert_eq!(last_line(long.as_bytes()).len(), 1024);
    }

    #[cfg(unix)]
    #[test]
    fn b18_arguments_may_follow_a_program_whose_name_may_have_blanks() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("my engine");
        let gnu = folder.path().join("gnuchess");
        for file in [&file, &gnu] {
            std::fs::write(file, "").unwrap();
        }
        let of = |text: &str| super::program(text.as_ref());
        let named = file.to_str().unwrap();
        assert_eq!(of(named), Some((file.clone(), vec![])));
        let with = of(&format!("{named} --uci  -q"));
        assert_eq!(with, Some((file.clone(), vec!["--uci".to_owned(), "-q".to_owned()])));
        assert_eq!(of(&format!("{named}s --uci")), None);
        let uci = vec!["--uci".to_owned()];
        assert_eq!(super::program(&gnu), Some((gnu.clone(), uci)));
        let other = of(&format!("{} -e", gnu.display()));
        assert_eq!(other, Some((gnu, vec!["-e".to_owned()])));
    }

    #[test]
    fn a_program_is_found_with_and_without_its_ending() {
        let folder = tempfile::tempdir().unwrap();
        let (plain, ended) = (folder.path().join("engine"), folder.path().join("engine.exe"));
        assert_eq!(with_ending(plain.clone(), ".exe"), None);
        std::fs::write(&ended, "").unwrap();
        assert_eq!(with_ending(plain.clone(), ".exe"), Some(ended.clone()));
        assert_eq!(with_ending(ended.clone(), ".exe"), Some(ended));
        assert_eq!(with_ending(plain, ""), None);
    }
}
