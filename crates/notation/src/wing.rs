//! The wings of the board, by which pieces have names: the king's rook, the queen's bishop's pawn.

use shakmaty::{Bitboard, Color, File, Move, Rank, Role, Square};

/// A wing of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wing {
    /// From the e-file to the h-file.
    King,
    /// From the a-file to the d-file.
    Queen,
}

impl Wing {
    /// The wing of a king or a queen.
    #[must_use]
    pub const fn of(role: Role) -> Option<Self> {
        match role {
            Role::King => Some(Self::King),
            Role::Queen => Some(Self::Queen),
            Role::Pawn | Role::Knight | Role::Bishop | Role::Rook => None,
        }
    }

    /// The file on which such a piece of this wing begins; a pawn of the wing begins before its king or
    /// queen.
    #[must_use]
    pub const fn home(self, role: Role) -> Option<File> {
        Some(match (self, role) {
            (Self::King, Role::Bishop) => File::F,
            (Self::King, Role::Knight) => File::G,
            (Self::King, Role::Rook) => File::H,
            (Self::King, Role::Pawn) => File::E,
            (Self::Queen, Role::Bishop) => File::C,
            (Self::Queen, Role::Knight) => File::B,
            (Self::Queen, Role::Rook) => File::A,
            (Self::Queen, Role::Pawn) => File::D,
            (_, Role::King | Role::Queen) => return None,
        })
    }

    /// The other wing.
    const fn other(self) -> Self {
        match self {
            Self::King => Self::Queen,
            Self::Queen => Self::King,
        }
    }

    /// Whether a piece on a square is that of this wing, as far as the square tells: a bishop keeps to its
    /// colour, another piece is known where it begins, a pawn has the name of its file.
    #[must_use]
    pub fn has(self, role: Role, color: Color, square: Square) -> Option<bool> {
        let begins = |wing: Self| {
            let rank = color.fold_wb(Rank::First, Rank::Eighth);
            wing.home(role).map(|file| Square::from_coords(file, rank))
        };
        let (own, other) = (begins(self)?, begins(self.other())?);
        match role {
            Role::Bishop => Some(square.is_light() == own.is_light()),
            Role::Pawn => Some(self.home(role) == Some(square.file())),
            _ if square == own => Some(true),
            _ if square == other => Some(false),
            _ => None,
        }
    }

    /// Those of some squares on which the piece of this wing can stand: the one that is surely its own, or
    /// else those that are not surely of the other.
    #[must_use]
    pub fn among(self, role: Role, color: Color, squares: Bitboard) -> Bitboard {
        let of = |known: Option<bool>| {
            let is = |square: &Square| self.has(role, color, *square) == known;
            squares.into_iter().filter(is).collect::<Bitboard>()
        };
        let sure = of(Some(true));
        if sure.any() { sure } else { of(None) }
    }

    /// Those of some moves whose piece can be of this wing.
    pub(crate) fn own(
        self,
        all: Vec<Move>,
        role: Role,
        color: Color,
        at: impl Fn(Move) -> Option<Square>,
    ) -> Vec<Move> {
        let own = self.among(role, color, all.iter().filter_map(|&mv| at(mv)).collect());
        all.into_iter().filter(|&mv| at(mv).is_some_and(|square| own.contains(square))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_of_its_wing_as_far_as_its_square_tells() {
        let white = |wing: Wing, role, square| wing.has(role, Color::White, square);
        assert_eq!(white(Wing::King, Role::Rook, Square::H1), Some(true));
        assert_eq!(white(Wing::King, Role::Rook, Square::A1), Some(false));
        assert_eq!(white(Wing::King, Role::Rook, Square::F1), None);
        assert_eq!(white(Wing::King, Role::Bishop, Square::C4), Some(true));
        assert_eq!(white(Wing::Queen, Role::Bishop, Square::C4), Some(false));
        assert_eq!(Wing::King.has(Role::Bishop, Color::Black, Square::C5), Some(true));
        assert_eq!(white(Wing::Queen, Role::Pawn, Square::D4), Some(true));
        assert_eq!(white(Wing::King, Role::King, Square::E1), None);
        // Castled: who is not the queen's rook is the king's.
        let rooks = Bitboard::from(Square::A1) | Bitboard::from(Square::F1);
        let king = Wing::King.among(Role::Rook, Color::White, rooks);
        assert_eq!(king, Bitboard::from(Square::F1));
        let both = Bitboard::from(Square::D1) | Bitboard::from(Square::F1);
        assert_eq!(Wing::King.among(Role::Rook, Color::White, both), both);
    }
}
