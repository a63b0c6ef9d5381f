//! Portable game notation, written and read.
//!
//! The reader is strict: what it does not understand it names by line and column and never passes
//! over in silence. Not here: files. Bytes are fed in pieces of any size.

mod game;
mod games;
mod lexer;
mod read;
mod tree;
mod words;
mod write;

pub use game::{Game, GameResult};
pub use games::{Unread, games};
pub use lexer::Place;
pub use read::{Fault, Found, Reader, Wrong};
pub use tree::{Node, Tree};
pub use write::{ROSTER, movetext, write};
