//! Captures that explode, as they stand on a board where hands have yet to carry off what is gone.

use shakmaty::{Board, Move, Position as _, Square};

use crate::{Position, Variant};

impl Position {
    /// The board after a capture that has yet to explode.
    #[must_use]
    pub fn unexploded(&self, mv: Move) -> Board {
        let mut board = self.board().clone();
        let taken = match mv {
            Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
            _ => None,
        };
        for square in mv.from().into_iter().chain(taken) {
            board.discard_piece_at(square);
        }
        let role = mv.promotion().unwrap_or(mv.role());
        board.set_piece_at(mv.to(), role.of(self.turn()));
        board
    }

    /// Whether a capture stands on a board that has yet to explode: the piece that captures has arrived, and
    /// of those that it blows up nobody or some have been carried off. A pawn need not be promoted for that.
    #[must_use]
    pub fn stands_unexploded(&self, mv: Move, board: &Board) -> bool {
        if self.variant() != Variant::Atomic || !mv.is_capture() {
            return false;
        }
        let (before, mut after) = (self.unexploded(mv), self.clone());
        after.play_unchecked(mv);
        let arrived =
            [mv.role(), mv.promotion().unwrap_or(mv.role())].map(|role| role.of(self.turn()));
        Square::ALL.into_iter().all(|square| match board.piece_at(square) {
            there if square == mv.to() => there.is_some_and(|piece| arrived.contains(&piece)),
            there => there == before.piece_at(square) || there == after.board().piece_at(square),
        })
    }
}
