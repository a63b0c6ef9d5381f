//! Boards compared: where they differ, and whether sensors fit men.

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

/// The squares on which sensors contradict men. What a sensor cannot tell, it does not contradict.
pub(super) fn contradictions(sensed: &Sensed, men: &Board) -> Bitboard {
    let occupancy = sensed.occupied ^ men.occupied();
    let others = differing(&sensed.men, men) & sensed.men.occupied();
    (occupancy | others) & !sensed.faulty
}

/// Whether sensors fit men; which man stands on the squares given is left open.
pub(super) fn stands(sensed: &Sensed, men: &Board, open: Bitboard) -> bool {
    let occupancy = (sensed.occupied ^ men.occupied()) & !sensed.faulty;
    occupancy.is_empty() && (contradictions(sensed, men) & !open).is_empty()
}
