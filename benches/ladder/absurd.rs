//! Moves that no player would understand: what a weak level must not play too often.
//!
//! Material is counted by exchanges on one square and nothing else, so a sacrifice that a longer look
//! would justify is called absurd too; there are few of those at weak levels.

use shakmaty::{Move, Position as _, Role, Square};
use touchmove::laws::Position;

/// What is wrong with a move when a better one was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Absurd {
    /// A queen or rook can now be taken with a gain of a minor piece or more, and could not before.
    Given,
    /// A queen or rook that could be taken with such a gain still can.
    Left,
    /// There is a mate in one now, and there was none before.
    IntoMate,
}

/// What the loss of a queen or rook must come to, in pawns.
const LOSS: i32 = 3;

/// Judges a legal move; `None` is the usual case.
pub(crate) fn judge(position: &Position, mv: Move) -> Option<Absurd> {
    let found = fault(position, mv)?;
    let better = position.legal_moves().into_iter().any(|other| fault(position, other).is_none());
    better.then_some(found)
}

fn fault(position: &Position, mv: Move) -> Option<Absurd> {
    let mut next = position.clone();
    next.play_unchecked(mv);
    let before = position.turned();
    if has_mate(&next) {
        return before.is_some_and(|before| !has_mate(&before)).then_some(Absurd::IntoMate);
    }
    let gained = mv.capture().map_or(0, value) + mv.promotion().map_or(0, |role| value(role) - 1);
    if loss(&next) - gained < LOSS {
        return None;
    }
    let was_there = before.is_some_and(|before| loss(&before) >= LOSS);
    Some(if was_there { Absurd::Left } else { Absurd::Given })
}

fn has_mate(position: &Position) -> bool {
    position.legal_moves().into_iter().any(|mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        next.is_checkmate()
    })
}

/// The most that the side to move wins by taking a queen or rook, in pawns.
fn loss(position: &Position) -> i32 {
    let dear = position.their(Role::Queen) | position.their(Role::Rook);
    dear.into_iter().map(|square| exchange(position, square)).max().unwrap_or(0)
}

/// What taking on this square wins, each side taking with its cheapest piece as long as it pays.
fn exchange(position: &Position, square: Square) -> i32 {
    let takers =
        position.legal_moves().into_iter().filter(|mv| mv.to() == square && mv.is_capture());
    let Some(mv) = takers.min_by_key(|mv| value(mv.role())) else { return 0 };
    let won = mv.capture().map_or(0, value);
    let mut next = position.clone();
    next.play_unchecked(mv);
    (won - exchange(&next, square)).max(0)
}

fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 100,
    }
}
