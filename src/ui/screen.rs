//! The screen: panes, a focus, keys.
//!
//! One more listener of the same effects. A key becomes a step of the focus or a line as line mode
//! reads it; nothing can be done here that cannot be typed there.

pub mod board;
pub mod input;
pub mod layout;
mod men;
pub mod paint;
pub mod painter;
mod quiet;
#[cfg(test)]
mod sample;
pub mod scene;
pub mod terminal;
mod text;
pub mod theme;
