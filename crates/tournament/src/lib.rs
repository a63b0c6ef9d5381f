//! Chess tournaments, as data and pure functions.
//!
//! [`crosstable`] is what every player did in every round. [`points`] is what he gets for it.
//!
//! Not here: words, files, programs that pair, and the time of day.

pub mod crosstable;
pub mod points;

pub use shakmaty;
