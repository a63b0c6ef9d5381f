//! Everything that happened, kept.
//!
//! One `SQLite` file holds every game as its events; a game is rebuilt by feeding them to the referee
//! again. Each event is written before anything is said of it (write-ahead log), and on the disk
//! directly after (`journal::settle`). Not here: what a game means (`laws`) and how it is told (`voices`).

pub mod catalogue;
pub mod entry;
pub mod export;
pub mod header;
mod index;
pub mod journal;
mod opening;
pub mod owner;
mod positions;
pub mod replay;
mod row;
mod schema;
pub mod score;
pub mod sealed;
pub mod search;
#[cfg(test)]
mod tests;

pub use catalogue::{Added, Catalogue, Import};
pub use entry::{Entry, Presented, What};
pub use header::{Header, Player};
pub use journal::{
    Archive, ArchiveError, Attempts, GameFault, GameId, Hold, Judged, Labelled, LeftMatch, Opened,
    Played,
};
pub use owner::Owner;
pub use replay::{Replay, ReplayError, replay};
pub use score::{PlayedGame, Score};
pub use sealed::{EnvelopeKey, SealError};
pub use search::{Listed, ListedEngine, Origin, Own, Page, Query};
