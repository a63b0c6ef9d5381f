//! Whether a position can come about in a game, and if not, why: by square where there is one.

use shakmaty::{Bitboard, CastlingMode, Color, File, PositionErrorKinds, Rank, Role};
use shakmaty::{Board, PositionError, Setup, Square};
use touchmove_position::{Position, Variant};

use crate::position::{PositionTextError, Remark, Taken, TooMany};

/// A position of a setup, without the rights that cannot be.
pub(super) fn position(mut setup: Setup, mode: CastlingMode) -> Result<Taken, PositionTextError> {
    for color in Color::ALL {
        pieces(&setup, color)?;
    }
    let mut remarks = Vec::new();
    for color in Color::ALL {
        drop_rights(&mut setup, color, mode, &mut remarks);
    }
    let (turn, passed) = (setup.turn, setup.ep_square);
    let board = setup.board.clone();
    let position = Position::under(Variant::Standard, setup, mode).or_else(|error| {
        let kinds = error.kinds();
        remarks.extend(
            kinds.contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS).then_some(Remark::Castling),
        );
        let passed = passed.filter(|_| kinds.contains(PositionErrorKinds::INVALID_EP_SQUARE));
        remarks.extend(passed.map(Remark::EnPassant));
        error
            .ignore_invalid_castling_rights()
            .or_else(PositionError::ignore_invalid_ep_square)
            .map(Position::from)
            .map_err(|error| meaning(error.kinds(), &board, turn))
    })?;
    Ok(Taken { position, mode, remarks })
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

fn meaning(kinds: PositionErrorKinds, board: &Board, turn: Color) -> PositionTextError {
    if kinds.contains(PositionErrorKinds::TOO_MUCH_MATERIAL) {
        let color = Color::ALL.into_iter().find(|&color| promoted(board, color));
        return PositionTextError::TooMany(color.unwrap_or(Color::White), TooMany::Promoted);
    }
    if kinds.contains(PositionErrorKinds::OPPOSITE_CHECK) {
        return PositionTextError::OtherInCheck(!turn);
    }
    PositionTextError::Impossible
}

/// Whether more pieces were promoted than pawns are missing.
fn promoted(board: &Board, color: Color) -> bool {
    let count = |role: Role| board.by_piece(role.of(color)).count();
    let beyond = |role, first: usize| count(role).saturating_sub(first);
    // A second bishop on squares of one colour was a pawn.
    let bishops = board.by_piece(Role::Bishop.of(color));
    let alike = |squares| (bishops & squares).count().saturating_sub(1);
    let pieces = beyond(Role::Queen, 1)
        + beyond(Role::Rook, 2)
        + alike(Bitboard::LIGHT_SQUARES)
        + alike(Bitboard::DARK_SQUARES)
        + beyond(Role::Knight, 2);
    pieces + count(Role::Pawn) > 8
}

/// Drops the rights of a player to castle for which the king is not in its place, or a rook is missing.
fn drop_rights(setup: &mut Setup, color: Color, mode: CastlingMode, remarks: &mut Vec<Remark>) {
    let rights = setup.castling_rights & color.backrank();
    let Some(king) = setup.board.king_of(color).filter(|_| rights.any()) else { return };
    let home = match mode {
        CastlingMode::Standard => king == Square::from_coords(File::E, color.backrank()),
        CastlingMode::Chess960 => king.rank() == color.backrank(),
    };
    if !home {
        setup.castling_rights &= !rights;
        return remarks.push(Remark::CastlingKing(color));
    }
    let rooks = setup.board.rooks() & setup.board.by_color(color);
    for right in rights {
        let rook = rook_square(king, right, mode);
        if !rooks.contains(rook) {
            setup.castling_rights.discard(right);
            remarks.push(Remark::CastlingRook(color, rook));
        }
    }
}

/// Where the rook of a right must stand: in the corner, except in Chess960.
fn rook_square(king: Square, rook: Square, mode: CastlingMode) -> Square {
    let corner = if rook.file() < king.file() { File::A } else { File::H };
    match mode {
        CastlingMode::Standard => Square::from_coords(corner, king.rank()),
        CastlingMode::Chess960 => rook,
    }
}
