//! The ends of games that are not in the Laws of Chess, and what such games count.

use shakmaty::{Color, KnownOutcome, Outcome as Ended, Position as _};
use touchmove_position::{Position, Variant};

use crate::outcome::{Outcome, Reason};

/// The end that only the rules of the variant bring. It goes before mate and stalemate: after it there
/// are no moves either.
pub(super) fn variant_end(position: &Position) -> Option<Outcome> {
    if position.chess().is_some() {
        return None;
    }
    let Ended::Known(known) = position.variant_outcome() else { return None };
    match known {
        KnownOutcome::Decisive { winner } => {
            reason(position, winner).map(|reason| Outcome::win(winner, reason))
        }
        KnownOutcome::Draw => Some(Outcome::draw(Reason::RaceDrawn)),
    }
}

fn reason(position: &Position, winner: Color) -> Option<Reason> {
    Some(match position.variant() {
        Variant::KingOfTheHill => Reason::KingOnHill,
        Variant::ThreeCheck => Reason::ThirdCheck,
        Variant::Atomic => Reason::KingExploded,
        Variant::Antichess if position.board().by_color(winner).is_empty() => Reason::AllPiecesLost,
        Variant::Antichess => Reason::NoMovesLeft,
        Variant::Horde => Reason::HordeTaken,
        Variant::RacingKings => Reason::RaceWon,
        Variant::Standard | Variant::Chess960 | Variant::Crazyhouse => return None,
    })
}

/// The squares from which hands carry pieces off after a capture that explodes: its own, and those around
/// it that it has blown up.
pub(super) fn carried_off(before: &Position, mv: shakmaty::Move) -> shakmaty::Bitboard {
    let gone = exploded(before, mv);
    if gone.is_empty() { gone } else { gone.with(mv.to()) & !from(mv) }
}

fn from(mv: shakmaty::Move) -> shakmaty::Bitboard {
    mv.from().into_iter().collect()
}

/// The squares on which something stood that a move has blown up, its own among them; none where
/// captures do not explode.
#[must_use]
pub fn exploded(before: &Position, mv: shakmaty::Move) -> shakmaty::Bitboard {
    if before.variant() != Variant::Atomic || !mv.is_capture() {
        return shakmaty::Bitboard::EMPTY;
    }
    let mut after = before.clone();
    after.play_unchecked(mv);
    let taken = crate::touch::captures(mv);
    let gone = before.board().occupied() & !after.board().occupied();
    taken.map_or(gone, |square| gone.without(square))
}
