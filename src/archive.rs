//! Everything that happened, kept.
//!
//! One `SQLite` file holds every game as its events; a game is rebuilt by feeding them to the referee
//! again. Each event is written before anything is said of it (write-ahead log), and on the disk
//! directly after (`journal::settle`). Not here: what a game means (`laws`) and how it is told (`voices`).

pub mod catalogue;
pub mod entry;
mod error;
pub mod export;
mod file;
pub mod header;
mod index;
pub mod journal;
mod label;
pub mod letter;
mod opening;
pub mod owner;
mod remarks;
pub mod replay;
mod row;
mod schema;
pub mod score;
pub mod sealed;
pub mod search;
pub mod simul;
pub mod tags;
#[cfg(test)]
mod tests;

pub use crate::about::GameId;
pub use catalogue::{Added, Catalogue, Import};
pub use entry::{Entry, Presented, What};
pub use error::{ArchiveError, GameFault};
pub use header::{Header, Player};
pub use journal::{
    Archive, Attempts, Hold, Judged, KeptMatches, KeptTournament, LeftMatch, Opened, PendingGame,
    Played, SignedResult, TableGame, TournamentId,
};
pub use label::Labelled;
pub use letter::{ByLetter, CalendarDay, Pace, Reflection};
pub use owner::Owner;
pub use remarks::{Remark, Remarks};
pub use replay::{Replay, ReplayError, replay, since};
pub use score::{PlayedGame, Score};
pub use sealed::{EnvelopeKey, SealError};
pub use search::{Listed, ListedEngine, Origin, Own, Page, Query};
pub use simul::{Guest, SimulBoard};
