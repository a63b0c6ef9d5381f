//! Chess tournaments, as data and pure functions.
//!
//! [`crosstable`] is what every player did in every round. [`points`] is what he gets for it. [`ties`] are
//! the tie-breaks of [`standings`] by edition, [`rating`] the tables that some of them need. [`trf`]
//! reads and writes the exchange format of FIDE.
//!
//! Not here: words, files, programs that pair, and the time of day.

pub mod crosstable;
pub mod points;
pub mod rating;
pub mod standings;
pub mod ties;
pub mod trf;

#[cfg(test)]
mod sample;

pub use shakmaty;
