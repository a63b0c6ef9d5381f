//! Portable game notation, written and read.
//!
//! The reader takes what can be kept truthfully, and passes nothing over in silence: what is written in
//! another way, or not kept, it names by line and column. Not here: files. Bytes are fed in pieces of any
//! size.

mod game;
mod games;
mod lexer;
mod read;
mod result;
mod tree;
mod words;
mod write;

pub use game::Game;
pub use games::{Unread, games};
pub use lexer::Place;
pub use read::{Fault, Found, Odd, Reader, Remark, Wrong};
pub use result::GameResult;
pub use tree::{Node, Tree};
pub use words::is_diagram;
pub use write::{ROSTER, movetext, write};
