//! What is wanted of games that are kept.

use crate::app::order::FilingOrder;
use crate::archive::Score;

/// What is wanted of games that are kept, or has come of it.
#[derive(Debug)]
pub(in crate::app::session) enum File {
    /// This.
    Does(FilingOrder),
    /// What the player was asked about.
    Planned,
    /// He is asked whether this game is deleted.
    AsksToDelete(Box<Score>),
    /// He is told what he has noted of the game that is played, if anything.
    TellsNote,
}
