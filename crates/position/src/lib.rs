//! A position, under the rules of the game that is played.
//!
//! [`Position`] stands in every signature that does not depend on standard chess. What does, such as
//! a table of endings or an opening book, asks for [`shakmaty::Chess`].

pub use shakmaty;

/// A position of the game that is played, with all that its rules need to know.
pub type Position = shakmaty::Chess;
