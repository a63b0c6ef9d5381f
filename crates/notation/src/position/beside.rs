//! What a diagram does not show: who is to move, who may castle, which pawn may be taken in passing.

use shakmaty::{Board, ByColor, ByRole, CastlingSide, Color, EnPassantMode, Position as _, Square};
use touchmove_position::Position;

/// What a diagram does not show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// Who is to move.
    pub turn: Color,
    /// Who may castle, and how: White first, short first.
    pub castling: Vec<Right>,
    /// Where a pawn may be taken in passing, if it legally can be.
    pub en_passant: Option<Square>,
    /// What each player can drop, where captured pieces change sides.
    pub held: Option<ByColor<ByRole<u8>>>,
    /// How many checks each player has given, where the third one wins.
    pub checks: Option<ByColor<u8>>,
}

/// A right to castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Right {
    /// Whose.
    pub color: Color,
    /// To which side.
    pub side: CastlingSide,
    /// The rook, where it is not the outermost one of that side, as can be in Chess960.
    pub rook: Option<Square>,
}

impl Beside {
    /// What a diagram of this position does not show.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let right = |color, side| {
            let rook = position.castles().rook(color, side)?;
            let plain = outermost(position.board(), color, side) == Some(rook);
            Some(Right { color, side, rook: (!plain).then_some(rook) })
        };
        let rights =
            |color| CastlingSide::ALL.into_iter().filter_map(move |side| right(color, side));
        Self {
            turn: position.turn(),
            castling: Color::ALL.into_iter().flat_map(rights).collect(),
            en_passant: position.ep_square(EnPassantMode::Legal),
            held: position.pockets().copied(),
            checks: position.checks_given(),
        }
    }
}

/// The rook of a colour on its first rank that is farthest to a side of its king, if there is one.
pub(super) fn outermost(board: &Board, color: Color, side: CastlingSide) -> Option<Square> {
    let king = board.king_of(color)?;
    let rooks = board.rooks() & board.by_color(color) & color.backrank();
    let beyond = |rook: &Square| match side {
        CastlingSide::KingSide => rook.file() > king.file(),
        CastlingSide::QueenSide => rook.file() < king.file(),
    };
    let mut there = rooks.into_iter().filter(beyond);
    match side {
        CastlingSide::KingSide => there.next_back(),
        CastlingSide::QueenSide => there.next(),
    }
}
