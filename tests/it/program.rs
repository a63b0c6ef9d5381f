//! Runs the real program with pipes, in a home of its own.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;
use touchmove::app::clock::SessionClock;
use touchmove::laws::At;

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_touchmove");

/// What takes longer than this hangs.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A folder for everything that the program writes.
pub(crate) struct Home(TempDir);

/// The paths in a text as Unix writes them: the transcripts are the same on every system.
fn slashed(text: &str) -> String {
    if cfg!(windows) { text.replace('\\', "/") } else { text.to_owned() }
}

/// What became of a run.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) out: Vec<String>,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

impl Home {
    pub(crate) fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        slashed(&self.0.path().join(name).display().to_string()).into()
    }

    /// The folder that is given as `--data`.
    pub(crate) fn data(&self, name: &str) -> PathBuf {
        slashed(&self.path("data").join(name).display().to_string()).into()
    }

    /// Writes a file of the data folder.
    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let file = self.data(name);
        touchmove::private::folder(file.parent().unwrap()).unwrap();
        std::fs::write(file, text).unwrap();
    }

    /// A file of the home that nobody else may read.
    pub(crate) fn write_private(&self, name: &str, text: &str) {
        use std::io::Write;
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(self.path(name)).unwrap().write_all(text.as_bytes()).unwrap();
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        self.command_of(PROGRAM, args)
    }

    /// Another program in the same surroundings.
    pub(crate) fn command_of(&self, program: &str, args: &[&str]) -> Command {
        let mut command = Command::new(program);
        for (name, _) in std::env::vars_os() {
            let name = name.to_string_lossy().into_owned();
            if name == "LANG" || name.starts_with("LC_") || name.starts_with("TOUCHMOVE_") {
                command.env_remove(name);
            }
        }
        command.env("HOME", self.0.path()).env("TOUCHMOVE_DATA", self.path("data")).args(args);
        // What a player is told to type must not hold the path of the build.
        command.env("TOUCHMOVE_COMMAND", "touchmove");
        // No speech server of the machine is started for a test, and a test that is not about speech
        // is not told at some time that there is none.
        command.env("SPEECHD_CMD", "/bin/false").env_remove("SPEECHD_ADDRESS");
        command.env("TOUCHMOVE_SPEECH", "off");
        // What the opponent answers follows from its search alone, but where a test is about books.
        command.env("TOUCHMOVE_BOOK", "off");
        command
    }

    pub(crate) fn start(&self, args: &[&str]) -> Running {
        Running::of(self.command(args))
    }

    /// Starts a game with its input left open.
    pub(crate) fn start_game(&self, args: &[&str]) -> Running {
        self.start(&[&["play", "--speech", "off", "--seed", "7"], args].concat())
    }

    /// Runs a command to its end with these bytes as its input.
    pub(crate) fn run_with(&self, args: &[&str], input: &[u8]) -> Run {
        let mut running = self.start(args);
        running.feed(input.to_vec());
        running.end()
    }

    pub(crate) fn run(&self, args: &[&str]) -> Run {
        self.run_with(args, b"")
    }

    /// Plays a game: its input is these lines.
    pub(crate) fn play(&self, args: &[&str], lines: &[&str]) -> Run {
        let args = [&["play", "--speech", "off", "--seed", "7"], args].concat();
        self.run_with(&args, lines_of(lines).as_bytes())
    }

    /// Goes on with a game.
    pub(crate) fn resume(&self, args: &[&str], lines: &[&str]) -> Run {
        let args = [&["resume", "--speech", "off"], args].concat();
        self.run_with(&args, lines_of(lines).as_bytes())
    }
}

/// What a player heard, with every day and time of day made the same.
pub(crate) fn undated(heard: &str) -> String {
    let mut out = String::new();
    for line in heard.lines() {
        let mut parts: Vec<String> = line.split(", ").map(str::to_owned).collect();
        for part in &mut parts {
            let told = part.trim_end_matches('.');
            let told = told.rsplit(": ").next().unwrap_or(told);
            let year = told.len().checked_sub(4).and_then(|at| told.split_at_checked(at));
            let is_day = year.is_some_and(|(day, year)| {
                year.bytes().all(|byte| byte.is_ascii_digit())
                    && day.starts_with(|c: char| c.is_ascii_digit())
                    && day.ends_with([' ', '.'])
            });
            let is_time = told.len() == 5 && told.as_bytes()[2] == b':';
            if is_day || is_time {
                *part = part.replacen(told, if is_time { "TIME" } else { "DAY" }, 1);
            }
        }
        out.push_str(&parts.join(", "));
        out.push('\n');
    }
    out
}

/// What a player heard, with the offers of all languages as one line.
pub(crate) fn without_offers(heard: &str) -> String {
    let mut library = touchmove::voices::Library::built_in();
    let names: Vec<String> = library.names().into_iter().map(str::to_owned).collect();
    let offer = |name: &String| {
        let number = [("number", 0_u32.into())];
        let offer = library.get(name)?.sentence("setup-language", &number);
        Some(touchmove::voices::written(&offer)).filter(|offer| !offer.is_empty())
    };
    let offers: Vec<String> = names.iter().filter_map(offer).collect();
    let is_offer = |line: &str| {
        let digits = |c: char| c.is_ascii_digit();
        let plain: String = line.chars().filter(|&c| !digits(c)).collect();
        line.contains(digits) && offers.iter().any(|offer| offer.replace('0', "") == plain)
    };
    let mut out = String::new();
    for line in heard.lines() {
        if !is_offer(line) {
            out.extend([line, "\n"]);
        } else if !out.ends_with("LANGUAGES\n") {
            out += "LANGUAGES\n";
        }
    }
    out
}

pub(crate) fn lines_of(lines: &[impl AsRef<str>]) -> String {
    let mut text = String::new();
    for line in lines {
        text.push_str(line.as_ref());
        text.push('\n');
    }
    text
}

/// The first sentence of the games of most tests. Their transcripts begin behind it.
pub(crate) const OPENINGS: [&str; 2] =
    ["New game 1 for two players.\n", "New game 1. You play White against level 3.\n"];

/// A transcript behind the sentence with which its game began.
pub(crate) fn without_opening(text: &str) -> &str {
    OPENINGS.iter().find_map(|opening| text.strip_prefix(opening)).unwrap_or(text)
}

impl Run {
    /// Everything that was printed.
    pub(crate) fn text(&self) -> String {
        lines_of(&self.out)
    }

    /// Everything that was printed by a run without any fault, behind the opening of a game.
    pub(crate) fn transcript(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.text());
        without_opening(&self.text()).to_owned()
    }

    /// What was told on standard error by a run that failed so.
    pub(crate) fn refusal(self, code: i32) -> String {
        assert_eq!((self.code, self.text().as_str()), (Some(code), ""), "{}", self.err);
        self.err
    }
}

/// The program while it runs.
pub(crate) struct Running {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// What is written where errors go, as it comes.
    errors: Receiver<String>,
    /// So much of that was looked at.
    failed: String,
    seen: Vec<String>,
}

impl Running {
    pub(crate) fn of(mut command: Command) -> Self {
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = piped.spawn().unwrap();
        let (line, lines) = channel();
        let (error, errors) = channel();
        let out = child.stdout.take().unwrap();
        let err = child.stderr.take().unwrap();
        thread::spawn(move || send_lines(BufReader::new(out), &line));
        thread::spawn(move || {
            let (mut err, mut line) = (BufReader::new(err), Vec::new());
            while err.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
                let _ = error.send(slashed(&String::from_utf8_lossy(&line)));
                line.clear();
            }
        });
        let input = child.stdin.take();
        Self { child, input, lines, errors, failed: String::new(), seen: Vec::new() }
    }

    /// Types a line.
    pub(crate) fn type_line(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        input.write_all(format!("{line}\n").as_bytes()).unwrap();
        input.flush().unwrap();
    }

    /// Gives all these bytes and ends the input.
    pub(crate) fn feed(&mut self, bytes: Vec<u8>) {
        let mut input = self.input.take().unwrap();
        // A program that has ended reads no more.
        thread::spawn(move || drop(input.write_all(&bytes)));
    }

    /// Gives all these bytes and leaves the input open as long as the program runs.
    pub(crate) fn feed_on(&mut self, bytes: Vec<u8>) {
        let mut input = self.input.take().unwrap();
        let (kept, keep) = channel();
        thread::spawn(move || {
            let _ = input.write_all(&bytes);
            let _ = kept.send(input);
        });
        self.input = keep.recv_timeout(PATIENCE).ok();
    }

    /// The next line that is printed; `None` at the end.
    pub(crate) fn next_line(&mut self) -> Option<String> {
        match self.lines.recv_timeout(PATIENCE) {
            Ok(line) => {
                self.seen.push(line.clone());
                Some(line)
            }
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => self.hangs(),
        }
    }

    /// Waits for a line that contains this. A program that keeps on printing others is not waited for.
    pub(crate) fn wait_for(&mut self, what: &str) -> String {
        let begun = SessionClock::starting_at(At::ZERO);
        while begun.now() < At::ZERO + 3 * PATIENCE {
            match self.next_line() {
                Some(line) if line.contains(what) => return line,
                Some(_) => {}
                None => panic!("ended without `{what}`: {:#?}", self.seen),
            }
        }
        panic!("`{what}` has not come: {:#?}", self.seen)
    }

    /// Waits until this is written where errors go.
    #[cfg(unix)]
    pub(crate) fn wait_for_error(&mut self, what: &str) {
        while !self.failed.contains(what) {
            match self.errors.recv_timeout(PATIENCE) {
                Ok(line) => self.failed.push_str(&line),
                Err(RecvTimeoutError::Disconnected) => panic!("ended with {}", self.failed),
                Err(RecvTimeoutError::Timeout) => self.hangs(),
            }
        }
    }

    /// Takes the lines that are printed in the next moment.
    pub(crate) fn listen(&mut self, moment: Duration) {
        while let Ok(line) = self.lines.recv_timeout(moment) {
            self.seen.push(line);
        }
    }

    /// Its process.
    #[cfg(unix)]
    pub(crate) fn pid(&self) -> rustix::process::Pid {
        rustix::process::Pid::from_raw(self.child.id().try_into().unwrap()).unwrap()
    }

    /// Kills the program at once and returns everything that it had printed.
    pub(crate) fn kill(mut self) -> Vec<String> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        while self.next_line().is_some() {}
        std::mem::take(&mut self.seen)
    }

    /// Interrupts the program as Control-C does.
    #[cfg(unix)]
    pub(crate) fn interrupt(self) -> Run {
        let pid = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
        self.end()
    }

    /// Ends the input and waits for the end of the program.
    pub(crate) fn end(mut self) -> Run {
        self.input = None;
        while self.next_line().is_some() {}
        loop {
            match self.errors.recv_timeout(PATIENCE) {
                Ok(line) => self.failed.push_str(&line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => self.hangs(),
            }
        }
        let code = self.child.wait().unwrap().code();
        let (out, err) = (std::mem::take(&mut self.seen), std::mem::take(&mut self.failed));
        Run { out, err, code }
    }

    fn hangs(&mut self) -> ! {
        let _ = self.child.kill();
        panic!("nothing came for {PATIENCE:?} after {:#?}", self.seen);
    }
}

/// Where a test of several programs fails, each tells what it had printed.
impl Drop for Running {
    #[expect(clippy::print_stderr, reason = "a test that fails tells what it has seen")]
    fn drop(&mut self) {
        if thread::panicking() {
            self.seen.extend(self.lines.try_iter());
            eprintln!("printed: {:#?}", self.seen);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn send_lines(mut out: impl BufRead, line: &Sender<String>) {
    let mut bytes = Vec::new();
    while out.read_until(b'\n', &mut bytes).is_ok_and(|read| read > 0) {
        let text = String::from_utf8_lossy(&bytes);
        if line.send(slashed(text.trim_end_matches('\n'))).is_err() {
            return;
        }
        bytes.clear();
    }
}
