//! What waits for the arbiter at a table, as things. The desk of the table says them with their facts, and
//! the desk of the room over all its tables.

use shakmaty::Color;

use crate::laws::Matter;

/// Something that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) enum Waits {
    /// The game asks for a decision.
    Matter(Matter),
    /// This player calls the arbiter, with these words or with none.
    Called(Color, String),
    /// This player appeals against the ruling of this number, for these reasons.
    Appeal(Color, u32, String),
    /// The board of this player is gone, or was never found.
    BoardGone(Color),
    /// The board of this player stands otherwise than the game, and he has to put it right.
    BoardWrong(Color),
}
