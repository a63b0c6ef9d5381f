//! A sieve for games: which of a thousand have the numbers that are looked for, and which of all are newest.
//!
//! Of each game there is a number in each column, and a question asks thousands of them. Every one is asked
//! alike, also one that is out already: so a processor asks many at once. What the numbers mean, and where
//! they are kept, is known above.
//!
//! What goes through a stretch is never inlined: it would be built as whoever calls it, for size.

mod candidates;
mod newest;
mod numbers;
mod set;

pub use candidates::{Candidates, Pairs};
pub use newest::Newest;
pub use numbers::{Numbers, STRETCH};
pub use set::Set;
