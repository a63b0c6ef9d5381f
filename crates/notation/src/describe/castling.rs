//! Whether a player may castle.

use shakmaty::{CastlingSide, Color, Position as _, attacks};
use touchmove_position::Position;

/// Whether a player may castle to one side, or why not (FIDE, 3.8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MayCastle {
    /// He may.
    Yes,
    /// His king or that rook has moved, or the game began without it.
    Lost,
    /// He is in check.
    InCheck,
    /// A piece is in the way.
    Blocked,
    /// His king would pass through check, or end in it.
    Attacked,
}

impl MayCastle {
    /// Whether a player may castle to a side of a position, were it his move.
    #[must_use]
    pub fn of(position: &Position, color: Color, side: CastlingSide) -> Self {
        let (board, castles) = (position.board(), position.castles());
        let king = board.king_of(color).zip(castles.rook(color, side));
        let Some((king, rook)) = king else { return Self::Lost };
        let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
        let is_attacked = |square, occupied| board.attacks_to(square, !color, occupied).any();
        if is_attacked(king, board.occupied()) {
            return Self::InCheck;
        }
        if (castles.path(color, side) & board.occupied()).any() {
            return Self::Blocked;
        }
        let without_king = board.occupied().without(king);
        let passed = attacks::between(king, king_to).into_iter();
        // In Chess960 the rook that goes away may open a line to where the king ends.
        let occupied = without_king.without(rook).with(rook_to);
        let attacked = passed.chain([king_to]).any(|square| is_attacked(square, without_king));
        if attacked || is_attacked(king_to, occupied) { Self::Attacked } else { Self::Yes }
    }
}
