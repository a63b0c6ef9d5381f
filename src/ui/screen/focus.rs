//! Where the cursor goes on the board, as the player sees it.

use shakmaty::{Board, Color, Role, Square};

use crate::keymap::FocusMove;

/// The next square in a direction, seen from this side; none at the edge.
pub(super) fn step(from: Square, direction: FocusMove, bottom: Color) -> Option<Square> {
    use FocusMove as D;
    let (files, ranks) = match direction {
        D::Up => (0, 1),
        D::Down => (0, -1),
        D::Left => (-1, 0),
        D::Right => (1, 0),
        D::UpLeft => (-1, 1),
        D::UpRight => (1, 1),
        D::DownLeft => (-1, -1),
        D::DownRight => (1, -1),
    };
    let sign = bottom.fold_wb(1, -1);
    let file = from.file().offset(files * sign)?;
    Some(Square::from_coords(file, from.rank().offset(ranks * sign)?))
}

/// The next piece of a kind in the order in which the board is read from this side: rank by rank from
/// the player's own, left to right. Goes on at the other end; none if there is no such piece.
pub(super) fn next(board: &Board, from: Square, role: Role, bottom: Color) -> Option<Square> {
    next_of(from, bottom, |square| board.role_at(square) == Some(role))
}

/// The next square of some, in the same order.
pub(super) fn next_of(
    from: Square,
    bottom: Color,
    is_one: impl Fn(Square) -> bool,
) -> Option<Square> {
    let forward = bottom.is_white();
    let squares = (1..=64_u32).map(|i| {
        let steps = if forward { i } else { 64 - i };
        Square::new((u32::from(from) + steps) % 64)
    });
    squares.into_iter().find(|&square| is_one(square))
}

/// The piece of a kind before.
pub(super) fn previous(board: &Board, from: Square, role: Role, bottom: Color) -> Option<Square> {
    next(board, from, role, !bottom)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_as_the_board_is_seen_and_end_at_its_edge() {
        let up = |from, bottom| step(from, FocusMove::Up, bottom);
        assert_eq!(up(Square::E2, Color::White), Some(Square::E3));
        assert_eq!(up(Square::E2, Color::Black), Some(Square::E1));
        assert_eq!(up(Square::E1, Color::Black), None);
        assert_eq!(step(Square::H4, FocusMove::UpRight, Color::White), None);
        assert_eq!(step(Square::H4, FocusMove::UpRight, Color::Black), Some(Square::G3));
    }

    #[test]
    fn pieces_of_a_kind_follow_one_another_in_a_ring() {
        let board = Board::default();
        let ring = |from, bottom| next(&board, from, Role::Knight, bottom);
        assert_eq!(ring(Square::A1, Color::White), Some(Square::B1));
        assert_eq!(ring(Square::G1, Color::White), Some(Square::B8));
        assert_eq!(ring(Square::G8, Color::White), Some(Square::B1));
        assert_eq!(ring(Square::H8, Color::Black), Some(Square::G8));
        assert_eq!(previous(&board, Square::A1, Role::Knight, Color::White), Some(Square::G8));
        assert_eq!(next(&Board::empty(), Square::A1, Role::Knight, Color::White), None);
    }
}
