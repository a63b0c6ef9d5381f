//! A board that is none: any make, with hands that play on it and a line that can be bad.
//!
//! `Simulated` is pure: acts, bytes and the time in; bytes and orders out. `Player` makes a hand's
//! acts out of legal moves, `Faults` are what a script wants to go wrong. `Simulator` is the thread
//! that puts such a board behind a pseudo-terminal. Nothing here says anything to a player.

mod act;
mod board;
mod body;
mod chance;
mod faults;
mod line;
mod model;
mod player;
#[cfg(unix)]
mod terminal;
#[cfg(test)]
mod tests;
#[cfg(unix)]
mod thread;
mod umpire;

pub use act::{Act, Did, Step, Wrong};
pub use board::Simulated;
pub use faults::{Fault, Faults, Unread, What, When};
pub use model::{Dialect, Model};
pub use player::{MoveStyle, Player};
#[cfg(unix)]
pub use thread::{BoardState, News, Options, Simulator};
