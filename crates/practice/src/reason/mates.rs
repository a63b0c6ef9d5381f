//! Mates that have a name.

use shakmaty::{Position as _, Rank, Role, attacks};
use touchmove_position::Position;

use super::{Line, LineReason, NamedMate};

/// The mate at the end of a line.
pub(super) fn mate(line: &Line) -> Option<LineReason> {
    let mated = &line.steps.last()?.after;
    let shape = if is_smothered(mated) {
        Some(NamedMate::Smothered)
    } else if is_back_rank(mated) {
        Some(NamedMate::BackRank)
    } else {
        None
    };
    mated.is_checkmate().then_some(LineReason::Mate(shape))
}

/// A knight gives check, and on every square around the king stands a piece of his own.
fn is_smothered(mated: &Position) -> bool {
    let board = mated.board();
    let Some(king) = board.king_of(mated.turn()) else { return false };
    let around = attacks::king_attacks(king);
    (mated.checkers() & board.knights()).any()
        && (around & !board.by_color(mated.turn())).is_empty()
}

/// A rook or queen gives check along the back rank, and pieces of his own keep the king there.
fn is_back_rank(mated: &Position) -> bool {
    let (board, own) = (mated.board(), mated.turn());
    let [back, ahead] = own.fold_wb([Rank::First, Rank::Second], [Rank::Eighth, Rank::Seventh]);
    let Some(king) = board.king_of(own).filter(|king| king.rank() == back) else { return false };
    let in_front = attacks::king_attacks(king).into_iter().filter(|square| square.rank() == ahead);
    let walled_in = |square| {
        board.by_color(own).contains(square)
            && board.attacks_to(square, !own, board.occupied()).is_empty()
    };
    let along = |from: shakmaty::Square| {
        from.rank() == back && matches!(board.role_at(from), Some(Role::Rook | Role::Queen))
    };
    in_front.into_iter().all(walled_in) && mated.checkers().into_iter().any(along)
}
