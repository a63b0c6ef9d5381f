//! A script, read line by line. What its form has wrong is found here, all of it at once; what only
//! a position can tell is found when it runs.

use crate::check::{CHECKS, Expectation, read_check};
use crate::compare::{Compare, read_compare};
use crate::event::{EVENTS, Reader, ScriptAct, nearest};
use crate::header::{HEADERS, Header, Lines};
use crate::laws::At;
use crate::words::read_time;
use crate::wrong::{Wrong, wrong};

/// The most lines that are told to be wrong.
const MOST: usize = 200;

/// A case that can be run.
#[derive(Clone, Debug)]
pub struct Script {
    pub(super) header: Header,
    pub(super) steps: Vec<Step>,
}

impl Script {
    /// What the case is about; empty if it does not say.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.header.title
    }

    /// The rows of the Laws that the case covers, as it says.
    #[must_use]
    pub fn covers(&self) -> &[String] {
        &self.header.covers
    }

    /// Whether the case says what it expects.
    #[must_use]
    pub fn expects(&self) -> bool {
        self.steps.iter().any(|step| !step.expected.is_empty() || !step.checks.is_empty())
    }

    /// Whether rulings are expected: then every event must have those that are written.
    pub(super) fn expects_rulings(&self) -> bool {
        self.steps.iter().any(|step| !step.expected.is_empty())
    }
}

/// An event, and what is expected of it.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) line: usize,
    pub(super) text: String,
    pub(super) at: At,
    pub(super) doing: ScriptAct,
    /// Line and words of each expected ruling.
    pub(super) expected: Vec<(usize, String)>,
    pub(super) checks: Vec<(usize, String, After)>,
}

/// What is looked at after an event.
#[derive(Clone, Debug)]
pub(super) enum After {
    Check(Expectation),
    Compare(Compare),
}

/// Reads a script.
///
/// # Errors
///
/// Everything that is wrong with its form, in the order of the lines. Of more than so many nobody reads
/// all.
pub fn read(text: &str) -> Result<Script, Vec<Wrong>> {
    let mut lines = Lines::default();
    let mut events = Vec::new();
    let mut wrongs = Vec::new();
    // Some editors begin a file with a mark of its byte order.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let first = line.split_whitespace().next().unwrap_or_default();
        if !HEADERS.contains(&first) {
            events.push((number, line));
        } else if events.is_empty() {
            lines.add(number, line);
        } else {
            let reason = format!("`{first}` belongs before the first event");
            wrongs.push(wrong(number, reason, "move the line up"));
        }
    }
    let header = Header::read(&lines, &mut wrongs);
    let mut reading = Reading { header: &header, steps: Vec::new(), wrongs };
    for (number, line) in events {
        if reading.wrongs.len() >= MOST {
            break;
        }
        reading.line(number, line);
    }
    let Reading { steps, mut wrongs, .. } = reading;
    wrongs.sort_by_key(|wrong| wrong.line);
    wrongs.truncate(MOST);
    if wrongs.is_empty() { Ok(Script { header, steps }) } else { Err(wrongs) }
}

struct Reading<'a> {
    header: &'a Header,
    steps: Vec<Step>,
    wrongs: Vec<Wrong>,
}

impl Reading<'_> {
    fn line(&mut self, number: usize, line: &str) {
        if let Some(words) = line.strip_prefix('>') {
            self.expectation(number, words.trim());
        } else if line.starts_with(|c: char| c.is_ascii_digit()) {
            self.event(number, line);
        } else {
            self.after(number, line);
        }
    }

    fn wrong(&mut self, line: usize, reason: impl Into<String>, instead: impl Into<String>) {
        self.wrongs.push(wrong(line, reason, instead));
    }

    fn expectation(&mut self, number: usize, words: &str) {
        let place = self.steps.last_mut().and_then(|step| match step.checks.last_mut() {
            None => Some(&mut step.expected),
            Some((_, _, After::Compare(compare))) => Some(&mut compare.expected),
            Some((_, _, After::Check(_))) => None,
        });
        match place {
            Some(expected) => expected.push((number, words.to_owned())),
            None => self.wrong(
                number,
                "an expectation belongs directly after an event or a comparison",
                "write it below the event that it is about, before any check",
            ),
        }
    }

    fn event(&mut self, number: usize, line: &str) {
        let (time, words) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let Some(time) = read_time(time) else {
            let reason = format!("`{time}` is no time");
            return self.wrong(number, reason, "write M:SS or H:MM:SS, for example 0:05 start");
        };
        let at = At::ZERO + time;
        let words = words.trim();
        let reader = Reader { mode: self.header.setup.mode, first: self.header.first() };
        let doing = reader.event(words);
        if doing.is_none() {
            let instead = match nearest(words, EVENTS) {
                Some(form) => format!("write it like `{form}`"),
                None => format!("write an event such as `{}`", EVENTS[1]),
            };
            self.wrong(number, format!("`{words}` is no event"), instead);
        }
        if self.steps.last().is_some_and(|last| at < last.at) {
            let reason = "the time is earlier than that of the event before";
            self.wrong(number, reason, "write the events in their order");
        }
        let doing = doing.unwrap_or(ScriptAct::Event(crate::laws::Event::TimePassed));
        let text = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let (expected, checks) = (Vec::new(), Vec::new());
        self.steps.push(Step { line: number, text, at, doing, expected, checks });
    }

    fn after(&mut self, number: usize, line: &str) {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let after = match first {
            "check" => read_check(rest).map(After::Check),
            "compare" => read_compare(rest).map(After::Compare),
            _ => {
                let reason = format!("`{first}` begins no line that is known");
                let instead = match nearest(line, EVENTS) {
                    Some(form) => format!("an event begins with its time, as in `0:05 {form}`"),
                    None => {
                        format!("a line of the header begins with one of {}", HEADERS.join(", "))
                    }
                };
                return self.wrong(number, reason, instead);
            }
        };
        let Some(after) = after else {
            let form = nearest(line, CHECKS).unwrap_or(CHECKS[0]);
            let reason = format!("`{line}` cannot be looked at");
            return self.wrong(number, reason, format!("write it like `{form}`"));
        };
        match self.steps.last_mut() {
            Some(step) => step.checks.push((number, line.to_owned(), after)),
            None => self.wrong(
                number,
                format!("a {first} belongs after an event"),
                "write it below the event that it looks at",
            ),
        }
    }
}
