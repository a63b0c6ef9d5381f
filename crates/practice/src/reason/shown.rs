//! What one move does, before anything is answered.

use shakmaty::{Bitboard, Move, Position as _, Role, Square, attacks};
use touchmove_position::Position;

use super::guards::{in_bad_spot, worth};
use super::rays::pinned;
use super::{Step, attacked_twice, wins};

/// Whether a move attacks two pieces at once that it may win.
pub(crate) fn forks(position: &Position, mv: Move) -> bool {
    Step::of(position.clone(), mv).is_some_and(|step| attacked_twice(&step).is_some())
}

/// Whether a move opens the line of another piece to the king or to something worth taking, and attacks
/// something itself that it may win.
pub(crate) fn discovers(position: &Position, mv: Move) -> bool {
    let Some(step) = Step::of(position.clone(), mv) else { return false };
    let (board, to) = (step.after.board(), step.to());
    let Some(left) = mv.from().filter(|_| !mv.is_castle()) else { return false };
    let mine = board.by_color(!step.after.turn()).without(to);
    let theirs = board.by_color(step.after.turn());
    let opened = (board.sliders() & mine).into_iter().any(|by| {
        let hit = board.attacks_from(by) & theirs;
        hit.into_iter().any(|on| attacks::between(by, on).contains(left) && wins(&step, by, on))
    });
    let own = board.attacks_from(to) & theirs & !board.kings();
    opened && !in_bad_spot(&step.after, to) && own.into_iter().any(|on| wins(&step, to, on))
}

/// Whether a move pins a piece that would like to go.
pub(crate) fn pins(position: &Position, mv: Move) -> bool {
    let before = Step::of(position.clone(), mv);
    before.is_some_and(|step| pinned(&step).is_some_and(|(by, ..)| by == step.to()))
}

/// Whether a move attacks a dear piece along a line on which something else stands behind it that would
/// be lost.
pub(crate) fn skewers(position: &Position, mv: Move) -> bool {
    let Some(step) = Step::of(position.clone(), mv) else { return false };
    let (board, by) = (step.after.board(), step.to());
    let Some(piece) = board.piece_at(by) else { return false };
    if !matches!(piece.role, Role::Bishop | Role::Rook | Role::Queen)
        || in_bad_spot(&step.after, by)
    {
        return false;
    }
    let theirs = board.by_color(!piece.color);
    let through = |front: Square| -> Bitboard {
        let without = board.occupied().without(front);
        let behind = attacks::attacks(by, piece, without) & theirs;
        behind.into_iter().filter(|&square| attacks::between(by, square).contains(front)).collect()
    };
    (board.attacks_from(by) & theirs).into_iter().any(|front| {
        let dear = board.role_at(front).map_or(0, worth);
        let cheaper = |square: Square| board.role_at(square).map_or(0, worth) < dear;
        dear > worth(piece.role) && through(front).into_iter().any(cheaper)
    })
}
