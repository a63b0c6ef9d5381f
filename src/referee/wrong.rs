//! What is wrong with a line of a script, as it is told.

use std::fmt;

/// How many characters of a line are said back.
const LONGEST: usize = 60;

/// How many characters a line or a sentence has that is printed.
const LONGEST_LINE: usize = 400;

/// What is wrong with a line of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
    /// What to write instead.
    pub instead: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}; {}", self.line, self.reason, self.instead)
    }
}

pub(super) fn wrong(line: usize, reason: impl Into<String>, instead: impl Into<String>) -> Wrong {
    Wrong { line, reason: shortened(&reason.into()), instead: shortened(&instead.into()) }
}

/// A sentence in which nothing that is quoted from a script goes on for ever, also where a sign in it
/// is that of quoting.
fn shortened(reason: &str) -> String {
    let short = |(part, text): (usize, &str)| match part % 2 {
        1 => cut(text, LONGEST),
        _ => text.to_owned(),
    };
    cut(&reason.split('`').enumerate().map(short).collect::<Vec<_>>().join("`"), LONGEST_LINE)
}

/// A line of a script, as much of it as anybody reads.
#[must_use]
pub fn shown(line: &str) -> String {
    cut(line, LONGEST_LINE)
}

fn cut(text: &str, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
