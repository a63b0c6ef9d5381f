//! Chess tournaments, as data and pure functions.
//!
//! [`crosstable`] is what every player did in every round. [`points`] is what he gets for it. [`berger`] and
//! [`teams`] have the systems whose rounds are known from the beginning, [`pairing`] is a round of any.
//!
//! Not here: words, files, programs that pair, and the time of day.

pub mod act;
pub mod berger;
pub mod crosstable;
pub mod lots;
pub mod outcome;
pub mod pairing;
pub mod player;
pub mod points;
pub mod record;
pub mod swiss;
pub mod system;
pub mod teams;
pub mod tournament;

pub use shakmaty;
