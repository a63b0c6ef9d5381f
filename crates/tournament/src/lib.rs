//! Chess tournaments, as data and pure functions.
//!
//! [`mod@file`] is what an organiser lays down. [`act`] is what an arbiter does, [`record`] keeps it, and
//! [`tournament`] is what follows. [`berger`] and [`teams`] pair the systems whose rounds are known from the
//! beginning, [`knockout`] those that follow from results, and [`duel`] says who goes on. [`lots`] draws,
//! [`proposal`] proposes rounds of two older Swiss systems, and [`swiss`] checks what others have paired.
//!
//! [`crosstable`] is what every player did in every round. [`points`] is what he gets for it. [`ties`] are
//! the tie-breaks of [`standings`] by edition, [`rating`] the tables that some of them need. [`prizes`] are
//! given by them. [`trf`] reads and writes the exchange format of FIDE, and [`takeover`] makes of it a
//! tournament that goes on here.
//!
//! Not here: words, opening files, programs that pair, and the time of day.

pub mod act;
pub mod berger;
pub mod crosstable;
pub mod decider;
pub mod duel;
pub mod file;
pub mod knockout;
pub mod lots;
pub mod outcome;
pub mod pairing;
pub mod player;
pub mod points;
pub mod prizes;
pub mod proposal;
pub mod rating;
pub mod record;
pub mod round;
pub mod standings;
pub mod swiss;
pub mod system;
pub mod takeover;
pub mod teams;
pub mod ties;
pub mod tournament;
pub mod trf;

#[cfg(test)]
mod sample;

pub use shakmaty;
