//! Everything that happened, kept.
//!
//! One `SQLite` file holds every game as its events; a game is rebuilt by feeding them to the referee
//! again. Each event is on the disk before anything is said of it (write-ahead log,
//! `synchronous = FULL`). Not here: what a game means (`laws`) and how it is told (`voices`).

pub mod entry;
pub mod export;
pub mod header;
pub mod journal;
pub mod replay;
pub mod sealed;

pub use entry::{Entry, Presented, What};
pub use header::{Header, Player};
pub use journal::{Archive, ArchiveError, GameId, Hold, Listed, Opened};
pub use replay::{Replay, ReplayError, replay};
pub use sealed::{EnvelopeKey, SealError};
