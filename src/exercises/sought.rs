//! What must be searched: for a question of the player, or because an exercise needs it. Pure.

use crate::laws::{Position, Variant};
use shakmaty::{CastlingMode, Move};

/// A position that is searched, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sought {
    pub(crate) position: Position,
    pub(crate) mode: CastlingMode,
    pub(crate) lines: u8,
    pub(crate) nodes: u64,
    /// The first moves to choose from; all, if none is named.
    pub(crate) only: Vec<Move>,
}

impl Sought {
    /// By the rules of which game.
    pub(crate) fn variant(&self) -> Variant {
        match self.mode {
            CastlingMode::Chess960 => Variant::Chess960,
            CastlingMode::Standard => self.position.variant(),
        }
    }
}
