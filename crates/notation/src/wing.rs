//! The wings of the board, by which pieces have names: the king's rook, the queen's bishop's pawn.

use shakmaty::{Color, File, Move, Rank, Role, Square};

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

    /// Those of some moves whose piece is of this wing, as far as its square tells.
    pub(crate) fn own(
        self,
        all: Vec<Move>,
        role: Role,
        color: Color,
        at: impl Fn(Move) -> Option<Square>,
    ) -> Vec<Move> {
        let has = |mv: &Move| at(*mv).and_then(|square| self.has(role, color, square));
        let is_sure = all.iter().any(|mv| has(mv) == Some(true));
        let wanted = |mv: &Move| has(mv) == Some(true) || !is_sure && has(mv).is_none();
        all.into_iter().filter(wanted).collect()
    }
}
