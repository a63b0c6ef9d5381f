//! What comes from the terminal: keys, pasted text, its size, its end.

#[cfg(not(unix))]
mod console;
#[cfg(unix)]
mod reader;
#[cfg(unix)]
mod sequences;

use crate::keymap::Chord;

#[cfg(not(unix))]
pub(super) use console::run;
#[cfg(unix)]
pub(super) use reader::run;

/// Something that happened at the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A key was pressed.
    Key(Chord),
    /// A text was pasted.
    Paste(String),
    /// The terminal has so many columns and rows now.
    Resize(u16, u16),
    /// Nothing can be read or drawn any more.
    Lost,
}
