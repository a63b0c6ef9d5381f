//! What of a text is left out so that a position can be taken.

use shakmaty::{CastlingMode, Color, Square};
use touchmove_position::Position;

use crate::position::PositionTextError;

/// A position as it was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The position.
    pub position: Position,
    /// How castling is done.
    pub mode: CastlingMode,
    /// What of the text was left out, because it cannot be.
    pub remarks: Vec<Remark>,
}

/// A right that a text claims, that cannot be, and that is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remark {
    /// To castle with a rook on a square where this player has none.
    CastlingRook(Color, Square),
    /// To castle at all: the king of this player is not in its place.
    CastlingKing(Color),
    /// To castle with what is no rook of a first rank, or with two on one side of the king.
    Castling,
    /// To take in passing over a square over which no pawn has just made a double step.
    EnPassant(Square),
}

impl Taken {
    /// The position, if nothing of the text was left out.
    #[must_use]
    pub fn whole(self) -> Option<Position> {
        self.remarks.is_empty().then_some(self.position)
    }

    /// This, or another reading if only that leaves nothing out.
    pub(super) fn or_whole(self, other: Result<Self, PositionTextError>) -> Self {
        let whole = |taken: &Self| taken.remarks.is_empty();
        if whole(&self) { self } else { other.ok().filter(whole).unwrap_or(self) }
    }
}
