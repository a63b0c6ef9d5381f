//! What a board shows to the program: sensors may know squares and not pieces.

use shakmaty::{Bitboard, Board, Piece, Square};

/// What a board shows. A board that cannot tell which piece stands on a square shows that one does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The squares on which something stands.
    pub occupied: Bitboard,
    /// The pieces that are known.
    pub pieces: Board,
    /// The squares of which nothing is known.
    pub unsure: Bitboard,
}

impl From<Board> for Shown {
    fn from(pieces: Board) -> Self {
        Self { occupied: pieces.occupied(), pieces, unsure: Bitboard::EMPTY }
    }
}

impl Shown {
    /// What it shows on a square.
    #[must_use]
    pub fn holds(&self, square: Square) -> SquareContent {
        if self.unsure.contains(square) {
            return SquareContent::Unsure;
        }
        match self.pieces.piece_at(square) {
            _ if !self.occupied.contains(square) => SquareContent::Nothing,
            Some(piece) => SquareContent::Piece(piece),
            None => SquareContent::Something,
        }
    }

    /// Whether it shows these pieces, as far as it can tell.
    #[must_use]
    pub fn shows(&self, board: &Board) -> bool {
        self.wrong(board).next().is_none()
    }

    /// The squares on which it cannot show these pieces, a1 first.
    pub fn wrong(&self, board: &Board) -> impl Iterator<Item = Square> {
        Square::ALL
            .into_iter()
            .filter(|&square| self.holds(square).contradicts(board.piece_at(square).into()))
    }
}

/// What a board shows on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareContent {
    /// The square is empty.
    Nothing,
    /// A piece stands there, and which one the board cannot tell.
    Something,
    /// This piece.
    Piece(Piece),
    /// The board cannot be trusted there.
    Unsure,
}

impl From<Option<Piece>> for SquareContent {
    fn from(piece: Option<Piece>) -> Self {
        piece.map_or(Self::Nothing, Self::Piece)
    }
}

impl SquareContent {
    /// Whether both cannot be true of one square.
    pub(super) fn contradicts(self, other: Self) -> bool {
        match (self, other) {
            (Self::Unsure, _) | (_, Self::Unsure) => false,
            (Self::Something, other) | (other, Self::Something) => other == Self::Nothing,
            (one, other) => one != other,
        }
    }
}
