//! What a move consists of: all that an announcement can be made of.

use shakmaty::{CastlingSide, Move, Position as _, Role, Square, san::San};
use touchmove_position::Position;

/// The parts of a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveParts {
    /// What moves.
    pub role: Role,
    /// From where.
    pub from: Square,
    /// To where; for castling, the square on which the king arrives.
    pub to: Square,
    /// How much of the origin must be said so that the move is clear.
    pub origin: SaidOrigin,
    /// What is taken.
    pub captured: Option<Role>,
    /// Whether a pawn is taken in passing.
    pub en_passant: bool,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
    /// Whether it comes from the hand, and from nowhere on the board.
    pub dropped: bool,
    /// Castling, and to which side.
    pub castling: Option<CastlingSide>,
    /// What the move does to the other king.
    pub check: Check,
}

/// How much of the origin must be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaidOrigin {
    /// Nothing: no other such piece can go there.
    Nothing,
    /// The file.
    File,
    /// The rank.
    Rank,
    /// Both.
    Square,
}

/// What a move does to the other king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Nothing.
    None,
    /// Check.
    Check,
    /// Mate.
    Mate,
}

impl MoveParts {
    /// The parts of a legal move.
    #[must_use]
    pub fn of(position: &Position, mv: Move) -> Self {
        let mut after = position.clone();
        after.play_unchecked(mv);
        // The third check or a king on the hill leaves no moves either, and is no mate.
        let mates = after.is_checkmate() && !after.is_variant_end();
        let check = match (after.is_check(), mates) {
            (_, true) => Check::Mate,
            (true, false) => Check::Check,
            (false, false) => Check::None,
        };
        let from = mv.from().unwrap_or(mv.to());
        Self {
            role: mv.role(),
            from,
            to: mv.castling_side().map_or(mv.to(), |side| side.king_to(position.turn())),
            origin: origin(position, mv),
            captured: mv.capture(),
            en_passant: mv.is_en_passant(),
            promotion: mv.promotion(),
            dropped: mv.is_put(),
            castling: mv.castling_side(),
            check,
        }
    }
}

/// As algebraic notation has it (FIDE 2023, C.10): a pawn that takes names its file.
fn origin(position: &Position, mv: Move) -> SaidOrigin {
    match San::from_move(position, mv) {
        San::Normal { file, rank, .. } => match (file, rank) {
            (None, None) => SaidOrigin::Nothing,
            (Some(_), None) => SaidOrigin::File,
            (None, Some(_)) => SaidOrigin::Rank,
            (Some(_), Some(_)) => SaidOrigin::Square,
        },
        _ => SaidOrigin::Nothing,
    }
}
