//! Whether walls keep the pieces from ever mating.

use shakmaty::{Bitboard, Chess, EnPassantMode, Position};

use super::reach::{Assumed, Reach};

/// Whether it is proved that White can never mate. Where it is not, a mate may be possible or not.
pub(super) fn keep(position: &Chess) -> bool {
    // A pawn that is taken in passing is not taken where it is.
    if position.ep_square(EnPassantMode::Legal).is_some() {
        return false;
    }
    let board = position.board();
    let mut assumed = Assumed::default();
    if board.white().count() == 2 {
        // Who loses the last piece mates no more.
        assumed.moves_first = board.white() & !board.kings();
    }
    let all = Reach::of(position, assumed);
    if !all.could_mate() {
        return true;
    }
    let fails = |moves_first, stays| {
        !Reach::of(position, Assumed { moves_first, stays, a_case: true }).could_mate()
    };
    // A piece is taken where it is now, or elsewhere after it has moved, or never: if there is no
    // mate in any of these cases, there is none.
    let none = Bitboard::EMPTY;
    let doubtful = all.doubtful;
    let one = |square| {
        let piece = Bitboard::from_square(square);
        fails(piece, none) && fails(none, piece)
    };
    if doubtful.into_iter().any(one) {
        return true;
    }
    if doubtful.count() != 2 {
        return false;
    }
    let (one, other) = (doubtful.isolate_first(), doubtful.without_first());
    fails(doubtful, none) && fails(one, other) && fails(other, one) && fails(none, doubtful)
}

/// Pieces that never move and are never taken.
pub(super) fn steady(position: &Chess) -> Bitboard {
    Reach::of(position, Assumed::default()).steady
}
