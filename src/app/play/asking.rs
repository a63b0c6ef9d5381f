//! Asks for a new file line by line: the terminal, the draft beside the file, and the file itself, which is
//! never one that is there already.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::app::memory;
use crate::app::offers::offers;
use crate::app::play::{HomeInput, Start, Terminal, voices};
use crate::clean;
use crate::clean::Text;
use crate::config::file::replace;
use crate::laws::At;
use crate::opened;
use crate::private;
use crate::refused;
use crate::ui::{Typed, line};
use crate::voices::{Library, Narrator, Priority, Utterance, Value};

/// Who asks, and where the answers go.
pub(super) struct FileAsker<'a> {
    pub(super) terminal: Terminal<HomeInput>,
    pub(super) narrator: Narrator,
    pub(super) path: &'a Path,
    draft: PathBuf,
}

/// What came from whoever answers.
pub(super) enum Came {
    Line(String),
    /// A line that is no text.
    NotTaken(&'static str),
    /// Nobody answers any more.
    Nobody,
}

impl<'a> FileAsker<'a> {
    /// Somebody at this terminal who is asked for the file; and the voices.
    ///
    /// # Errors
    ///
    /// When the system gives no threads.
    pub(super) fn open(start: &Start, path: &'a Path) -> io::Result<(Self, Library)> {
        memory::close();
        let (library, narrator, messages) = voices(start);
        let mut terminal = Terminal::open(start, At::ZERO, || offers(&narrator))?;
        terminal.show(&start.settings, &narrator);
        for message in &messages {
            terminal.outputs.say(message);
        }
        Ok((Self { terminal, narrator, path, draft: draft(path) }, library))
    }

    /// Asks, if the file can be written; then the terminal is given back.
    pub(super) fn ask(mut self, asks: impl FnOnce(&mut Self) -> bool) -> ExitCode {
        let done = match create(self.path).and_then(|_| std::fs::remove_file(self.path)) {
            Ok(()) => asks(&mut self),
            Err(error) => self.not_written(&error),
        };
        self.terminal.close();
        if done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    /// The answers that were kept the last time.
    pub(super) fn kept_before(&self) -> Option<String> {
        opened::text(&self.draft).ok()
    }

    /// Keeps the answers so far.
    ///
    /// # Errors
    ///
    /// Why they are not kept.
    pub(super) fn keep(&self, answers: &str) -> io::Result<()> {
        // It has names in it, and is for nobody but its owner.
        replace(&self.draft, |file| file.text(answers))
    }

    /// Nobody answers any more: the next time it goes on here.
    pub(super) fn leave(&mut self, answered: usize, answers: &str) -> bool {
        line::terminal::restore();
        if answered == 0 {
            self.say("match-left", &[]);
            return false;
        }
        match self.keep(answers) {
            Ok(()) => self.say("match-kept", &[]),
            Err(error) => {
                let reason = [("reason", self.narrator.word(reason(&error)))];
                self.say("match-not-kept", &reason);
            }
        }
        false
    }

    pub(super) fn line(&mut self) -> Came {
        self.terminal.outputs.face.ready();
        match self.terminal.typed(|come| come.lost_words(&self.narrator)) {
            Typed::Line(line) => Came::Line(line),
            typed => typed.not_taken().map_or(Came::Nobody, Came::NotTaken),
        }
    }

    /// Writes the file. If that fails, its text is printed: nobody shall answer all that twice.
    pub(super) fn write(&mut self, text: &str) -> bool {
        match write_new(self.path, text) {
            Ok(()) => {
                // The file has all of it now.
                let _ = std::fs::remove_file(&self.draft);
                self.say("match-written", &[("file", self.name())]);
                true
            }
            Err(error) => {
                self.not_written(&error);
                self.terminal.outputs.face.print_plain(text);
                false
            }
        }
    }

    fn not_written(&mut self, error: &io::Error) -> bool {
        let said = not_written(&self.narrator, self.path, error);
        self.terminal.outputs.refuse(&said);
        false
    }

    pub(super) fn name(&self) -> Value {
        clean::name(self.path).into()
    }

    /// Says it to its end: what comes next must not cut it off.
    pub(super) fn in_full(&mut self, said: Utterance) {
        self.terminal.outputs.say(&Utterance { priority: Priority::Move, ..said });
    }

    pub(super) fn say(&mut self, id: &str, values: &[(&str, Value)]) {
        let said = self.narrator.say(Priority::Move, id, values);
        self.terminal.outputs.say(&said);
    }
}

/// A new file that nobody but its owner can read: who has the hash can try passphrases on it.
fn create(path: &Path) -> io::Result<std::fs::File> {
    let opened = private::options().write(true).create_new(true).open(path);
    opened.map_err(|error| refused::of(path, error))
}

/// Writes a file that is not there yet, and that nobody but its owner can read.
///
/// # Errors
///
/// Why it is not written: `AlreadyExists` if it is there.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = Text::new(create(path)?);
    file.text(text)?;
    file.into_inner().sync_all()
}

/// Where answers are kept until the file is written: beside it.
fn draft(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".draft");
    name.into()
}

/// Why a new file is not written; that it is there already is a sentence of its own.
#[must_use]
pub fn not_written(narrator: &Narrator, path: &Path, error: &io::Error) -> Utterance {
    let file = ("file", clean::name(path).into());
    if error.kind() == ErrorKind::AlreadyExists {
        return narrator.say(Priority::Move, "match-exists", &[file]);
    }
    let values = [file, ("reason", narrator.word(reason(error)))];
    narrator.say(Priority::Move, "match-not-written", &values)
}

/// The sentence that says why a file cannot be written.
pub(in crate::app) fn reason(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "reason-no-folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "reason-full",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "reason-not-writable",
        ErrorKind::InvalidInput => "reason-no-name",
        ErrorKind::InvalidFilename => "reason-too-long",
        _ => "reason-unknown",
    }
}
