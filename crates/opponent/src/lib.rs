//! Who sits on the other side of the board when no person does.
//!
//! [`builtin`] is an opponent of any strength from beginner on: the same position, history, level
//! and seed give the same move on every machine. [`thinker`] is a thread for it. [`uci`] speaks with
//! engines of other people, and outlives what they do: hang, lie, write without end.
//!
//! An opponent is asked for a move, for a hint, or whether it takes a draw; it answers, and decides
//! nothing else. It is not the arbiter, it keeps no clock, and it knows no words.
//!
//! # Example
//!
//! ```
//! use touchmove_opponent::builtin::{self, Pace, Stop};
//! use touchmove_opponent::shakmaty::{Chess, Position as _};
//! use touchmove_opponent::{Level, Problem};
//!
//! let problem = Problem::new(Chess::default());
//! let level = Level::new(3).unwrap();
//! let first = builtin::choose(&problem, level, 7, Pace::Own, &Stop::new()).unwrap();
//! assert!(problem.position.is_legal(first));
//! assert_eq!(builtin::choose(&problem, level, 7, Pace::Own, &Stop::new()), Some(first));
//! ```

pub mod builtin;
pub mod thinker;
pub mod uci;

pub use shakmaty;

pub use builtin::{Level, Problem, Score, Scored};
pub use thinker::{Thinker, ThinkerTask, Thought, Ticket};
pub use uci::Uci;
