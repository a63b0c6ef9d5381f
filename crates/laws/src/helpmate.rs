//! Whether a player can still mate by any series of legal moves, with the help of the other.
//!
//! The method is Miguel Ambrona's: a search for a helpmate that hurries towards a corner, and a
//! proof that neither moves, captures nor promotions ever bring the pieces there (M. Ambrona, "A
//! Practical Algorithm for Chess Unwinnability", FUN 2022; his program is `chasolver`). Thanks to him.
//! Here it is written anew on the bitboards of shakmaty.
//!
//! Everything below this module plays for White: a question about Black is turned round first.

use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, FromSetup, Position, PositionError, Setup,
};

mod hunt;
mod net;
mod reach;
mod rules;
mod small;
mod steps;
mod walls;

use hunt::Hunt;
use small::forced;
use steps::Guide;

/// Positions of the first hunt, which finds nearly every mate of a real game.
const FIRST: u64 = 1_000;

/// Positions of the second hunt, for each ply of its depth and in all.
const SECOND: (u64, u64) = (7_000, 1_000_000);

/// Positions that are looked at one by one before the last hunt, and those of the hunt.
const LAST: (usize, u64) = (100_000, 1 << 24);

/// Whether `winner` can mate: `None` if that was not found out.
pub(crate) fn possible(position: &Chess, mode: CastlingMode, winner: Color) -> Option<bool> {
    let position = turned(position, mode, winner)?;
    let Some((position, _)) = forced(position) else { return Some(false) };
    let anywhere = Guide::default();
    Hunt::new(&anywhere, FIRST)
        .passes(&position, 1..=1, FIRST)
        .or_else(|| walls::keep(&position).then_some(false))
        .or_else(|| {
            let (a_ply, all) = SECOND;
            Hunt::with_table(&anywhere, all, 18).passes(&position, 2..=128, a_ply)
        })
        .or_else(|| small::checks(&position))
        .or_else(|| small::mate_among_all(&position, LAST.0))
        .or_else(|| {
            let guide = Guide::through(&position);
            Hunt::with_table(&guide, LAST.1, 22).passes(&position, 2..=128, u64::MAX)
        })
}

/// Whether it is proved in a short time that `winner` can never mate.
pub(crate) fn surely_not(position: &Chess, mode: CastlingMode, winner: Color) -> bool {
    turned(position, mode, winner).is_some_and(small::surely_not)
}

/// The position as White's, whoever wants to mate: nothing if it cannot be played on.
fn turned(position: &Chess, mode: CastlingMode, winner: Color) -> Option<Chess> {
    let (board, turn) = (position.board(), position.turn());
    let (_, waiting) = (board.king_of(turn)?, board.king_of(!turn)?);
    if board.attacks_to(waiting, turn, board.occupied()).any() {
        return None;
    }
    if winner.is_white() {
        return Some(position.clone());
    }
    leniently(position.to_setup(EnPassantMode::Legal).into_mirrored(), mode)
}

/// The position of a setup, also one that no game leads to.
fn leniently(setup: Setup, mode: CastlingMode) -> Option<Chess> {
    Chess::from_setup(setup, mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .ok()
}
