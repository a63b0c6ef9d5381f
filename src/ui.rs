//! Faces: how a player reads and types.
//!
//! A face translates only: lines out, lines in. What a line means is the work of the app.

pub mod completion;
pub mod diagram;
pub mod face;
pub mod filling;
pub mod fit;
pub mod line;
pub mod pasted;
pub mod screen;
#[cfg(unix)]
pub mod signals;
pub mod view;

pub use face::Face;
pub use fit::Fit;
pub use line::{Mode, Typed};

/// Gives the terminal back as it was, whichever face has it.
pub fn restore_terminal() {
    screen::terminal::restore();
    line::terminal::restore();
}
