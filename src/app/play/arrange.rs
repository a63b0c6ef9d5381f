//! Asks for a new match file line by line, writes it and reads it again.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use crate::app::play::Start;
use crate::app::play::asking::{Came, FileAsker};
use crate::app::play::looking::Looking;
use crate::app::ports::options;
use crate::archive::sealed;
use crate::clean;
use crate::opened;
use crate::pegboard::Address;
use crate::private;
use crate::table::file::{self, Entry, Key, MatchFileFault, Place, Section, Slot};
use crate::table::questions::{Found, QuestionAnswer};
use crate::table::weak::{CODE_PAIRS, Chance};
use crate::table::{PassHash, Questionnaire};
use crate::ui::line;
use crate::voices::{Narrator, Priority, Utterance};

/// Asks for everything that stands in a match file and writes it to a file that is not there yet.
///
/// # Errors
///
/// When the system gives no threads.
pub fn arrange(start: &Start, path: &Path) -> io::Result<ExitCode> {
    let (asker, mut library) = FileAsker::open(start, path)?;
    let voices = library.usable();
    Ok(asker.ask(|asker| ask(asker, &voices, start)))
}

/// Asks, writes and reads again; whether a file in order came of it.
fn ask(asker: &mut FileAsker<'_>, voices: &[String], start: &Start) -> bool {
    asker.say("match-ask-begin", &[]);
    let mut looking = Some(Looking::start(options(&start.settings, &start.folders)));
    let mut questions = Questionnaire::new(asker.narrator.clone(), voices.to_vec());
    if let Ok(random) = sealed::random() {
        questions.take_chance(random);
    }
    if let Some(draft) = asker.kept_before() {
        questions.go_on(&draft);
        asker.say("match-ask-on", &[("count", questions.answered().into())]);
    }
    while let Some(question) = questions.question() {
        if let Some(looking) = looking.take_if(|_| questions.offers_found()) {
            questions.found(looked(asker, looking));
            continue;
        }
        // Before it can be answered.
        if questions.is_secret() {
            asker.terminal.outputs.face.hide_line();
        }
        asker.terminal.outputs.say(&question);
        match asker.line() {
            Came::Nobody => return asker.leave(questions.answered(), &questions.draft()),
            Came::NotTaken(id) => asker.say(id, &[]),
            Came::Line(line) => {
                asker.terminal.outputs.speaker.hush();
                match questions.answer(&line) {
                    // That they cannot be kept is told when it matters.
                    QuestionAnswer::Taken => {
                        let _ = asker.keep(&questions.draft());
                    }
                    QuestionAnswer::Not(not) => asker.in_full(not),
                }
            }
        }
    }
    line::terminal::restore();
    let Some(hash) = hashed(&questions) else {
        asker.say("match-no-randomness", &[]);
        return false;
    };
    let mut entries = questions.answers().0;
    entries.push(hash);
    asker.write(&file::write(&entries, questions.voice())) && read_again(asker, voices)
}

/// What was found while the first questions were answered.
fn looked(asker: &mut FileAsker<'_>, looking: Looking) -> Found {
    if looking.ports.is_empty() {
        return looking.found();
    }
    asker.say("match-looking", &[]);
    let found = looking.found();
    let named = |board: &Address| vec![asker.narrator.talk.span(&board.to_string())];
    let boards = asker.narrator.join(found.boards.iter().map(named).collect());
    let id = if found.boards.is_empty() { "match-found-none" } else { "match-found" };
    asker.say(id, &[("boards", boards)]);
    found
}

fn read_again(asker: &mut FileAsker<'_>, voices: &[String]) -> bool {
    let text = opened::text(asker.path).unwrap_or_default();
    // What stands in it was told before it was written.
    let lines = match file::read(&text, voices) {
        Ok(read) => {
            let notes = file::notes(&read.table);
            let mut lines: Vec<_> =
                notes.iter().map(|note| file::note(&asker.narrator, note)).collect();
            let file = [("file", asker.name())];
            lines.push(asker.narrator.say(Priority::Move, "match-begin", &file));
            lines
        }
        Err(_) => judged(&asker.narrator, &text, voices).0,
    };
    let good = file::read(&text, voices).is_ok();
    for line in lines {
        asker.in_full(line);
    }
    good
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
