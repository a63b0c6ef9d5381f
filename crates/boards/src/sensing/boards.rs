//! Boards compared: where they differ, and whether sensors fit pieces.

use shakmaty::{Bitboard, Board, Color, Role};

use crate::Sensed;

/// The squares on which two boards differ.
pub(super) fn differing(one: &Board, other: &Board) -> Bitboard {
    let of = |board: &Board, color, role| board.by_color(color) & board.by_role(role);
    let both = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| (color, role)));
    both.fold(Bitboard::EMPTY, |squares, (color, role)| {
        squares | (of(one, color, role) ^ of(other, color, role))
    })
}

/// The squares on which sensors contradict pieces. What a sensor cannot tell, it does not
/// contradict.
pub(super) fn contradictions(sensed: &Sensed, pieces: &Board) -> Bitboard {
    let occupancy = sensed.occupied ^ pieces.occupied();
    let others = differing(&sensed.pieces, pieces) & sensed.pieces.occupied();
    (occupancy | others) & !sensed.faulty
}

/// Whether sensors fit pieces; which piece stands on the squares given is left open.
pub(super) fn stands(sensed: &Sensed, pieces: &Board, open: Bitboard) -> bool {
    let occupancy = (sensed.occupied ^ pieces.occupied()) & !sensed.faulty;
    occupancy.is_empty() && (contradictions(sensed, pieces) & !open).is_empty()
}

/// Whether the kings stand beside each other, as they do where players give the result: what is off the
/// board then makes no move.
pub(super) fn kings_meet(pieces: &Board) -> bool {
    let both = pieces.king_of(Color::White).zip(pieces.king_of(Color::Black));
    both.is_some_and(|(white, black)| white.distance(black) == 1)
}
