//! Which key does what: chords, what they do, and keymaps read from files.
//!
//! A key yields an [`Action`]: a step of the focus, or a command with what it is about. It knows no
//! screen, no terminal and no sentence: what is wrong with a file, the voices say.
//! A keymap itself is pure, and so is everything that is checked about it.

pub mod action;
pub mod check;
pub mod chord;
mod file;
pub mod layout;
pub mod library;
pub mod line;
mod map;
pub mod reserved;

pub use action::{Action, FocusMove};
pub use chord::{Chord, Code};
pub use file::What;
pub use layout::KeyboardLayout;
pub use library::{Library, Warning};
pub use line::KeyLine;
pub use map::{Binding, ChordResult, Keymap, Pending};
