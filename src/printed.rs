//! The one way to standard output and standard error for the words of this program.
//!
//! What comes from outside is part of many of them, and nothing of it may give an order to a terminal:
//! so both take text alone, cleaned by [`crate::clean`]. Not here: the screen and the line that is
//! typed, which draw by orders of their own and clean what they draw.

use std::io::{self, BufWriter, IsTerminal, StdoutLock};

use crate::clean::Text;

/// Standard output, to the end of the statement that asks for it or as long as it is kept.
#[must_use]
pub fn out() -> Text<StdoutLock<'static>> {
    Text::new(io::stdout().lock())
}

/// Standard output for a text of many lines, which is there once it is flushed.
#[must_use]
pub fn much() -> Text<BufWriter<StdoutLock<'static>>> {
    Text::new(BufWriter::new(io::stdout().lock()))
}

/// A line on standard error. Nothing can be done for someone who has closed it.
pub fn error(line: &str) {
    let mut out = Text::new(io::stderr().lock());
    let _ = out.line(line).and_then(|()| out.flush());
}

/// Whether standard output is a terminal.
#[must_use]
pub fn is_terminal() -> bool {
    io::stdout().is_terminal()
}
