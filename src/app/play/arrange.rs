//! Asks for a new match file line by line, writes it and reads it again.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::app::memory;
use crate::app::offers::offers;
use crate::app::play::looking::Looking;
use crate::app::play::{HomeInput, Start, Terminal, voices};
use crate::app::ports::options;
use crate::archive::sealed;
use crate::clean;
use crate::clean::Text;
use crate::config::file::replace;
use crate::laws::At;
use crate::opened;
use crate::pegboard::Address;
use crate::private;
use crate::refused;
use crate::table::file::{self, Entry, Key, MatchFileFault, Place, Section, Slot};
use crate::table::questions::{Found, QuestionAnswer};
use crate::table::weak::{CODE_PAIRS, Chance};
use crate::table::{PassHash, Questionnaire};
use crate::ui::{Typed, line};
use crate::voices::{Narrator, Priority, Utterance, Value};

/// Asks for everything that stands in a match file and writes it to a file that is not there yet.
///
/// # Errors
///
/// When the system gives no threads.
pub fn arrange(start: &Start, path: &Path) -> io::Result<ExitCode> {
    memory::close();
    let (mut library, narrator, messages) = voices(start);
    let mut terminal = Terminal::open(start, At::ZERO, || offers(&narrator))?;
    terminal.show(&start.settings, &narrator);
    for message in &messages {
        terminal.outputs.say(message);
    }
    let draft = draft(path);
    let mut writer = Writer { terminal, narrator, path, draft, voices: library.usable() };
    let done = match create(path).and_then(|_| std::fs::remove_file(path)) {
        Ok(()) => writer.ask(start),
        Err(error) => writer.not_written(&error),
    };
    writer.terminal.close();
    Ok(if done { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A new file that nobody but its owner can read: who has the hash can try passphrases on it.
fn create(path: &Path) -> io::Result<std::fs::File> {
    let opened = private::options().write(true).create_new(true).open(path);
    opened.map_err(|error| refused::of(path, error))
}

/// Where answers are kept until the file is written: beside it.
fn draft(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".draft");
    name.into()
}

/// Who asks, and where the answers go.
struct Writer<'a> {
    terminal: Terminal<HomeInput>,
    narrator: Narrator,
    path: &'a Path,
    draft: PathBuf,
    voices: Vec<String>,
}

/// What came from whoever answers.
enum Came {
    Line(String),
    /// A line that is no text.
    NotTaken(&'static str),
    /// Nobody answers any more.
    Nobody,
}

impl Writer<'_> {
    /// Asks, writes and reads again; whether a file in order came of it.
    fn ask(&mut self, start: &Start) -> bool {
        self.say("match-ask-begin", &[]);
        let mut looking = Some(Looking::start(options(&start.settings, &start.folders)));
        let mut questions = Questionnaire::new(self.narrator.clone(), self.voices.clone());
        if let Ok(random) = sealed::random() {
            questions.take_chance(random);
        }
        if let Ok(draft) = opened::text(&self.draft) {
            questions.go_on(&draft);
            self.say("match-ask-on", &[("count", questions.answered().into())]);
        }
        while let Some(question) = questions.question() {
            if let Some(looking) = looking.take_if(|_| questions.offers_found()) {
                questions.found(self.looked(looking));
                continue;
            }
            // Before it can be answered.
            if questions.is_secret() {
                self.terminal.outputs.face.hide_line();
            }
            self.terminal.outputs.say(&question);
            match self.line() {
                Came::Nobody => return self.leave(&questions),
                Came::NotTaken(id) => self.say(id, &[]),
                Came::Line(line) => {
                    self.terminal.outputs.speaker.hush();
                    match questions.answer(&line) {
                        QuestionAnswer::Taken => self.keep(&questions),
                        QuestionAnswer::Not(not) => self.in_full(not),
                    }
                }
            }
        }
        line::terminal::restore();
        let Some(hash) = hashed(&questions) else {
            self.say("match-no-randomness", &[]);
            return false;
        };
        let mut entries = questions.answers().0;
        entries.push(hash);
        self.write(&file::write(&entries, questions.voice()))
    }

    /// What was found while the first questions were answered.
    fn looked(&mut self, looking: Looking) -> Found {
        if looking.ports.is_empty() {
            return looking.found();
        }
        self.say("match-looking", &[]);
        let found = looking.found();
        let named = |board: &Address| vec![self.narrator.talk.span(&board.to_string())];
        let boards = self.narrator.join(found.boards.iter().map(named).collect());
        let id = if found.boards.is_empty() { "match-found-none" } else { "match-found" };
        self.say(id, &[("boards", boards)]);
        found
    }

    /// Keeps the answers so far. That they cannot be kept is told when it matters.
    fn keep(&self, questions: &Questionnaire) {
        let _ = self.kept(questions);
    }

    fn kept(&self, questions: &Questionnaire) -> io::Result<()> {
        // It has names in it, and is for nobody but its owner.
        replace(&self.draft, |file| file.text(&questions.draft()))
    }

    /// Nobody answers any more: the next time it goes on here.
    fn leave(&mut self, questions: &Questionnaire) -> bool {
        line::terminal::restore();
        if questions.answered() == 0 {
            self.say("match-left", &[]);
            return false;
        }
        match self.kept(questions) {
            Ok(()) => self.say("match-kept", &[]),
            Err(error) => {
                let reason = [("reason", self.narrator.word(reason(&error)))];
                self.say("match-not-kept", &reason);
            }
        }
        false
    }

    fn line(&mut self) -> Came {
        self.terminal.outputs.face.ready();
        match self.terminal.typed(|come| come.lost_words(&self.narrator)) {
            Typed::Line(line) => Came::Line(line),
            typed => typed.not_taken().map_or(Came::Nobody, Came::NotTaken),
        }
    }

    /// Writes the file. If that fails, its text is printed: nobody shall answer all that twice.
    fn write(&mut self, text: &str) -> bool {
        let write = |file: std::fs::File| {
            let mut file = Text::new(file);
            file.text(text)?;
            file.into_inner().sync_all()
        };
        match create(self.path).and_then(write) {
            Ok(()) => {
                // The file has all of it now.
                let _ = std::fs::remove_file(&self.draft);
                self.say("match-written", &[("file", self.name())]);
                self.read_again()
            }
            Err(error) => {
                self.not_written(&error);
                self.terminal.outputs.face.print_plain(text);
                false
            }
        }
    }

    fn read_again(&mut self) -> bool {
        let text = opened::text(self.path).unwrap_or_default();
        // What stands in it was told before it was written.
        let lines = match file::read(&text, &self.voices) {
            Ok(read) => {
                let notes = file::notes(&read.table);
                let mut lines: Vec<_> =
                    notes.iter().map(|note| file::note(&self.narrator, note)).collect();
                let file = [("file", self.name())];
                lines.push(self.narrator.say(Priority::Move, "match-begin", &file));
                lines
            }
            Err(_) => judged(&self.narrator, &text, &self.voices).0,
        };
        let good = file::read(&text, &self.voices).is_ok();
        for line in lines {
            self.in_full(line);
        }
        good
    }

    fn not_written(&mut self, error: &io::Error) -> bool {
        let file = ("file", self.name());
        let said = if error.kind() == ErrorKind::AlreadyExists {
            self.narrator.say(Priority::Move, "match-exists", &[file])
        } else {
            let values = [file, ("reason", self.narrator.word(reason(error)))];
            self.narrator.say(Priority::Move, "match-not-written", &values)
        };
        self.terminal.outputs.refuse(&said);
        false
    }

    fn name(&self) -> Value {
        clean::name(self.path).into()
    }

    /// Says it to its end: what comes next must not cut it off.
    fn in_full(&mut self, said: Utterance) {
        self.terminal.outputs.say(&Utterance { priority: Priority::Move, ..said });
    }

    fn say(&mut self, id: &str, values: &[(&str, Value)]) {
        let said = self.narrator.say(Priority::Move, id, values);
        self.terminal.outputs.say(&said);
    }
}

/// The entry of the passphrase; `None` if the system gives no salt.
fn hashed(questions: &Questionnaire) -> Option<Entry> {
    let salt = sealed::random().ok()?;
    let hash = PassHash::new(questions.answers().1, salt).ok()?;
    let place = Place { section: Section::Arbiter, slot: Slot::Key(Key::Passphrase) };
    Some(Entry { place, text: hash.to_string(), line: 0 })
}

/// What is said of the text of a match file, and whether a match can be played by it.
#[must_use]
pub fn judged(narrator: &Narrator, text: &str, voices: &[String]) -> (Vec<Utterance>, bool) {
    match file::read(text, voices) {
        Ok(read) => {
            let mut lines = file::description(narrator, &read.table);
            let notes = file::notes(&read.table);
            lines.extend(notes.iter().map(|note| file::note(narrator, note)));
            lines.push(narrator.say(Priority::Answer, "match-good", &[]));
            (lines, true)
        }
        Err(wrongs) => {
            let mistake = |wrong| file::mistake(narrator, wrong, voices);
            let mut lines: Vec<Utterance> = wrongs.iter().map(mistake).collect();
            let code =
                wrongs.iter().any(|wrong| matches!(wrong.what, MatchFileFault::WeakCode(..)));
            if let Some(random) = sealed::random().ok().filter(|_| code) {
                lines.extend(file::offered(narrator, CODE_PAIRS, &mut Chance::new(random)));
            }
            (lines, false)
        }
    }
}

/// That others may read a match file, and how to close it.
#[must_use]
pub fn readable(narrator: &Narrator, file: &Path) -> Option<Utterance> {
    let command = || format!("chmod 600 {}", private::in_shell(file));
    private::is_open(file).then(|| {
        let file = ("file", clean::name(file).into());
        narrator.say(Priority::Urgent, "match-readable", &[file, ("command", command().into())])
    })
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
