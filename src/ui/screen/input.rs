//! What comes from the terminal: keys, pasted text, its size, its end.
//!
//! It comes in the events of crossterm, on every system. Where keys are bytes, a reader of our own makes
//! these events.

#[cfg(not(unix))]
mod console;
mod key;
#[cfg(unix)]
mod mouse;
#[cfg(unix)]
mod reader;
#[cfg(unix)]
mod sequences;

pub use crossterm::event::Event;

#[cfg(not(unix))]
pub(super) use console::run;
pub(super) use key::chord;
pub use key::sign;
#[cfg(unix)]
pub(super) use reader::run;

/// What the terminal gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Incoming {
    /// A key that was pressed, a text that was pasted, or its new size.
    Event(Event),
    /// Nothing can be read or drawn any more.
    Lost,
}
