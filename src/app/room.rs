//! What is told of the tables of a room to whoever runs all of them.

use crate::archive::GameId;
use crate::laws::Outcome;
use crate::table::TableId;

/// What becomes of a result. It is told once both players have signed it, or the arbiter has signed off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomNews {
    /// The game of a table is over, and its result is signed.
    Result(TableId, GameId, Outcome),
    /// A result that was told counts no more: the arbiter has taken it back, and the game may go on.
    Reopened(TableId, GameId),
}
