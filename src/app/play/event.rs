//! Asks for a new event file line by line, and writes it.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use crate::app::play::Start;
use crate::app::play::asking::{Came, FileAsker};
use crate::organiser::EventQuestions;
use crate::private;
use crate::ui::line;
use crate::voices::{Narrator, Priority, Utterance};

/// Asks for everything that an event needs and writes it to a file that is not there yet.
///
/// # Errors
///
/// When the system gives no threads.
pub fn arrange_event(start: &Start, path: &Path) -> io::Result<ExitCode> {
    let (asker, _) = FileAsker::open(start, path)?;
    Ok(asker.ask(ask))
}

/// Asks and writes; whether a file came of it.
fn ask(asker: &mut FileAsker<'_>) -> bool {
    asker.say("tournament-ask-begin", &[]);
    let mut questions = EventQuestions::new(asker.narrator.clone());
    if let Some(draft) = asker.kept_before() {
        questions.go_on(&draft);
        asker.say("match-ask-on", &[("count", questions.answered().into())]);
    }
    let mut again = false;
    while let Some(question) = if again { questions.question_again() } else { questions.question() }
    {
        asker.terminal.outputs.say(&question);
        again = true;
        match asker.line() {
            Came::Nobody => return asker.leave(questions.answered(), &questions.draft()),
            Came::NotTaken(id) => asker.say(id, &[]),
            Came::Line(line) => {
                asker.terminal.outputs.speaker.hush();
                match questions.answer(&line) {
                    // That they cannot be kept is told when it matters.
                    Ok(()) => {
                        again = false;
                        let _ = asker.keep(&questions.draft());
                    }
                    Err(not) => asker.in_full(not),
                }
            }
        }
    }
    line::terminal::restore();
    let is_written = asker.write(&questions.text());
    if is_written {
        let begins = event_begins(&asker.narrator, asker.path);
        asker.in_full(begins);
    }
    is_written
}

/// How the tournament of an event file is begun.
#[must_use]
pub fn event_begins(narrator: &Narrator, path: &Path) -> Utterance {
    let file = ("file", private::in_shell(path).into());
    narrator.say(Priority::Answer, "tournament-begin", &[file])
}
