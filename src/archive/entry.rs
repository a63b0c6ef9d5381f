//! One line of a journal: what happened, and when.
//!
//! Written as words, so that a journal can be read without this program.

mod names;
mod read;
mod ruling;
#[cfg(test)]
mod tests;
mod write;

use crate::laws::{At, Event};

/// What happened at a moment of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When.
    pub at: At,
    /// What.
    pub what: What,
}

/// What can stand in a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// An event of the game.
    Event(Event),
    /// The opponent's level was set, 1 to 20.
    Level(u8),
}

/// The words of an entry, without its time.
#[must_use]
pub fn encode(what: &What) -> String {
    match what {
        What::Level(level) => format!("level {level}"),
        What::Event(event) => write::event(event),
    }
}

/// Reads the words of an entry; `None` if they are none.
#[must_use]
pub fn decode(text: &str) -> Option<What> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["level", level] => level.parse().ok().map(What::Level),
        _ => read::event(&words).map(What::Event),
    }
}
