//! Which key does what: chords, what they do, and keymaps read from files. Pure.
//!
//! A key yields an [`Action`]: a step of the focus, or a command line as it is typed. It knows no
//! screen, no terminal and no sentence.

pub mod action;
pub mod chord;

pub use action::{Action, Direction};
pub use chord::{Chord, Code};
