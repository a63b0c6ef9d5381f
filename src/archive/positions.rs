//! A position as a number, by which games are found.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Position};

/// The number of a position: two positions in which the same moves are possible have the same
/// (FIDE 2023, 9.2.3), and two others as good as never.
pub(super) fn key(position: &Chess) -> u64 {
    position.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0
}
