//! PEG/1, the open line protocol for peg boards that people build at home; `docs/peg1.md` has it.
//!
//! `BoardTalk` is the computer's side and `Board` the board's, as a program. Both are pure: bytes and the
//! time in, reports and bytes out. Neither owns a port or decides anything about chess.

mod board;
mod command;
mod field;
mod host;
mod line;
mod message;

pub use board::{Board, Maker};
pub use field::{Field, Mark};
pub use host::{BoardTalk, Past};
pub use line::{crc32, frame};
pub use message::{Battery, Capabilities, Limits, Timing};
