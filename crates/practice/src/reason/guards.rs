//! What is guarded, and what pieces are worth.

use shakmaty::{Bitboard, Board, Color, Move, Position as _, Role, Square, attacks};
use touchmove_position::Position;

/// What a piece is worth in pawns, the king above all.
pub(crate) const fn worth(role: Role) -> u8 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 99,
    }
}

/// How much more one side has on the board than the other, in pawns.
pub(crate) fn balance(position: &Position, of: Color) -> i32 {
    let board = position.board();
    let sum = |color| -> i32 {
        let pieces = board.by_color(color) & !board.kings();
        pieces
            .into_iter()
            .filter_map(|square| board.role_at(square))
            .map(|role| i32::from(worth(role)))
            .sum()
    };
    sum(of) - sum(!of)
}

/// Whether nobody of its own side could take back on this square, neither directly nor along a line
/// that an attacker would open by capturing.
pub(crate) fn hangs(position: &Position, square: Square) -> bool {
    let board = position.board();
    let Some(piece) = board.piece_at(square) else { return false };
    let occupied = board.occupied();
    let guards = |occupied| board.attacks_to(square, piece.color, occupied) & occupied;
    let attackers = board.attacks_to(square, !piece.color, occupied) & board.sliders();
    guards(occupied).is_empty()
        && attackers.into_iter().all(|attacker| guards(occupied.without(attacker)).is_empty())
}

/// Whether a piece is attacked and would be lost for too little.
pub(crate) fn in_bad_spot(position: &Position, square: Square) -> bool {
    let board = position.board();
    let Some(piece) = board.piece_at(square) else { return false };
    let attackers = board.attacks_to(square, !piece.color, board.occupied());
    let cheaper = |attacker: Square| {
        board.role_at(attacker).is_some_and(|role| worth(role) < worth(piece.role))
    };
    attackers.any() && (hangs(position, square) || attackers.into_iter().any(cheaper))
}

/// The capture on a square by the cheapest piece that may.
pub(crate) fn cheapest_capture(position: &Position, on: Square) -> Option<Move> {
    let captures = position.legal_moves().into_iter().filter(|mv| mv.is_capture() && mv.to() == on);
    captures.min_by_key(|mv| worth(mv.role()))
}

/// What a capture wins in pawns, where both sides go on with their cheapest pieces as long as it pays.
pub(crate) fn exchanged(before: &Position, mv: Move) -> i32 {
    let mut after = before.clone();
    after.play_unchecked(mv);
    let back = cheapest_capture(&after, mv.to()).map_or(0, |back| exchanged(&after, back));
    i32::from(mv.capture().map_or(0, worth)) - back.max(0)
}

/// Whether a piece could ever get to a square, over a board that is empty but for it.
pub(crate) fn reaches(board: &Board, from: Square, to: Square) -> bool {
    let Some(piece) = board.piece_at(from) else { return false };
    let mut reached = Bitboard::from_square(from);
    loop {
        let on = |square| attacks::attacks(square, piece, Bitboard::EMPTY);
        let more = reached.into_iter().fold(reached, |all, square| all | on(square));
        if more == reached {
            return reached.contains(to);
        }
        reached = more;
    }
}
