//! Whether a position can come about in a game, and if not, why: by square where there is one.

use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, File, FromSetup, PositionErrorKinds, Rank, Role,
};
use shakmaty::{Setup, Square};

use crate::position::{PositionTextError, TooMany};

/// A position of a setup.
pub(super) fn position(setup: &Setup, mode: CastlingMode) -> Result<Chess, PositionTextError> {
    for color in Color::ALL {
        pieces(setup, color)?;
    }
    Chess::from_setup(setup.clone(), mode).map_err(|error| meaning(error.kinds(), setup, mode))
}

/// What is wrong with the pieces of a colour, whatever is around them.
fn pieces(setup: &Setup, color: Color) -> Result<(), PositionTextError> {
    let of = |role: Role| setup.board.by_piece(role.of(color));
    let mut kings = of(Role::King).into_iter();
    match (kings.next(), kings.next()) {
        (None, _) => return Err(PositionTextError::NoKing(color)),
        (Some(one), Some(other)) => return Err(PositionTextError::Kings(color, one, other)),
        (Some(_), None) => {}
    }
    let edge = |square: &Square| matches!(square.rank(), Rank::First | Rank::Eighth);
    if let Some(square) = of(Role::Pawn).into_iter().find(edge) {
        return Err(PositionTextError::Pawn(square));
    }
    let pawns = of(Role::Pawn).count();
    if pawns > 8 {
        return Err(PositionTextError::TooMany(color, TooMany::Pawns(pawns)));
    }
    let pieces = setup.board.by_color(color).count();
    if pieces > 16 {
        return Err(PositionTextError::TooMany(color, TooMany::Pieces(pieces)));
    }
    Ok(())
}

fn meaning(kinds: PositionErrorKinds, setup: &Setup, mode: CastlingMode) -> PositionTextError {
    if kinds.contains(PositionErrorKinds::TOO_MUCH_MATERIAL) {
        let color = Color::ALL.into_iter().find(|&color| promoted(setup, color));
        return PositionTextError::TooMany(color.unwrap_or(Color::White), TooMany::Promoted);
    }
    if kinds.contains(PositionErrorKinds::OPPOSITE_CHECK) {
        return PositionTextError::OtherInCheck(!setup.turn);
    }
    if kinds.contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS) {
        return castling(setup, mode);
    }
    match setup.ep_square {
        Some(square) if kinds.contains(PositionErrorKinds::INVALID_EP_SQUARE) => {
            PositionTextError::WrongEnPassant(square)
        }
        _ => PositionTextError::Impossible,
    }
}

/// Whether more pieces were promoted than pawns are missing.
fn promoted(setup: &Setup, color: Color) -> bool {
    let count = |role: Role| setup.board.by_piece(role.of(color)).count();
    let beyond = |role, first: usize| count(role).saturating_sub(first);
    // A second bishop on squares of one colour was a pawn.
    let bishops = setup.board.by_piece(Role::Bishop.of(color));
    let alike = |squares| (bishops & squares).count().saturating_sub(1);
    let pieces = beyond(Role::Queen, 1)
        + beyond(Role::Rook, 2)
        + alike(Bitboard::LIGHT_SQUARES)
        + alike(Bitboard::DARK_SQUARES)
        + beyond(Role::Knight, 2);
    pieces + count(Role::Pawn) > 8
}

/// What a right to castle lacks: the king in his place, or the rook on its square.
fn castling(setup: &Setup, mode: CastlingMode) -> PositionTextError {
    for color in Color::ALL {
        let rights = setup.castling_rights & color.backrank();
        let Some(king) = setup.board.king_of(color).filter(|_| rights.any()) else { continue };
        let home = match mode {
            CastlingMode::Standard => king == Square::from_coords(File::E, color.backrank()),
            CastlingMode::Chess960 => king.rank() == color.backrank(),
        };
        if !home {
            return PositionTextError::CastlingKing(color);
        }
        let rooks = setup.board.rooks() & setup.board.by_color(color);
        let mut needed = rights.into_iter().map(|rook| rook_square(king, rook, mode));
        if let Some(square) = needed.find(|&square| !rooks.contains(square)) {
            return PositionTextError::CastlingRook(color, square);
        }
    }
    PositionTextError::WrongCastling
}

/// Where the rook of a right must stand: in the corner, except in Chess960.
fn rook_square(king: Square, rook: Square, mode: CastlingMode) -> Square {
    let corner = if rook.file() < king.file() { File::A } else { File::H };
    match mode {
        CastlingMode::Standard => Square::from_coords(corner, king.rank()),
        CastlingMode::Chess960 => rook,
    }
}
