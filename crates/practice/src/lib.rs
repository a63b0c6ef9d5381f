//! What chess players practise with, as data and pure functions.
//!
//! [`cards`] says when an exercise comes again. [`reason`] says why a line is good: a fork, a pin, a piece that nobody guards. It looks at the line
//! itself and believes no label. [`verdict`] says how good a position is. [`lesson`] judges answers, [`puzzle`] has lines that are to be found, [`drill`] asks what is answered from memory, [`mistakes`] finds what went wrong in a game, [`mined`] the mates that were possible in it, [`repertoire`] has what is played in an opening.
//!
//! Not here: words, the clock of an exercise, and where progress is kept.
//!
//! # Example
//!
//! ```
//! use touchmove_practice::reason::{self, LineReason};
//! use touchmove_practice::shakmaty::{CastlingMode, Square, fen::Fen, uci::UciMove};
//! use touchmove_position::Position;
//!
//! let fen: Fen = "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1".parse().unwrap();
//! let start = Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap();
//! let line = ["b5c7", "e8d7", "c7a8"].map(|text| text.parse::<UciMove>().unwrap());
//! let line = reason::Line::of(start, None, &line).unwrap();
//! let fork = LineReason::Fork { by: Square::C7, on: vec![Square::A8, Square::E8] };
//! assert!(reason::of(&line).contains(&fork));
//! ```

pub mod cards;
pub mod drill;
pub mod lesson;
pub mod mined;
pub mod mistakes;
pub mod puzzle;
pub mod reason;
pub mod repertoire;
pub mod verdict;

pub use shakmaty;
