//! Who sits on the other side of the board when no person does.
//!
//! An opponent is asked for a move, for a hint, or whether it takes a draw; it answers, and decides
//! nothing else. It is not the arbiter (`laws` says what is legal and how a game ends), it keeps no
//! clock, and it knows no words: what its answers sound like is `voices`' affair.

pub mod builtin;
pub mod thinker;
pub mod uci;

pub use builtin::{Level, Problem, Score, Scored};
pub use thinker::{Task, Thinker, Thought, Ticket};
pub use uci::Uci;
