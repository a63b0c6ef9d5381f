//! Where on a line its reasons show.

use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Color, Move, Position as _, Square};
use touchmove_position::Position;

use super::guards::balance;
use super::rays::is_pinned;
use super::{Line, LineReason, of};

/// Why a line is good, each reason with the first position in which it shows. `came`: the move before the
/// line, with the position before that.
#[must_use]
pub fn seen(
    start: &Position,
    came: Option<&(Position, Move)>,
    moves: &[Move],
) -> Vec<(LineReason, Position)> {
    let ucis: Vec<UciMove> = moves.iter().map(|mv| mv.to_uci(CastlingMode::Chess960)).collect();
    let line = Line::of(start.clone(), came.cloned(), &ucis);
    let found = line.as_ref().map(of).unwrap_or_default();
    let solver = start.turn();
    let shown = |reason| {
        let position = positions(start, moves).find(|here| shows(&reason, here, solver))?;
        Some((reason, position))
    };
    found.into_iter().filter_map(shown).collect()
}

/// The same of who hears of the first move alone: a line that only the answer or a later move opens is no
/// reason for it.
#[must_use]
pub fn seen_at_once(
    start: &Position,
    came: Option<&(Position, Move)>,
    moves: &[Move],
) -> Vec<(LineReason, Position)> {
    let at_once = |(reason, _): &(LineReason, Position)| match reason {
        LineReason::Discovered { .. } => {
            positions(start, moves).take(2).any(|here| shows(reason, &here, start.turn()))
        }
        LineReason::Mate(_)
        | LineReason::Fork { .. }
        | LineReason::Hanging(_)
        | LineReason::Pin { .. }
        | LineReason::Skewer { .. }
        | LineReason::DoubleCheck
        | LineReason::Promotion(_) => true,
    };
    seen(start, came, moves).into_iter().filter(at_once).collect()
}

/// The reasons that the moves of a line make: a pin that was there before them is none.
#[must_use]
pub fn made(start: &Position, moves: &[Move]) -> Vec<(LineReason, Position)> {
    let was_there = |reason: &LineReason| match reason {
        LineReason::Pin { piece, behind } => is_pinned(start, *piece, *behind),
        LineReason::Mate(_)
        | LineReason::Fork { .. }
        | LineReason::Hanging(_)
        | LineReason::Skewer { .. }
        | LineReason::Discovered { .. }
        | LineReason::DoubleCheck
        | LineReason::Promotion(_) => false,
    };
    let seen = seen_at_once(start, None, moves);
    seen.into_iter().filter(|(reason, _)| !was_there(reason)).collect()
}

/// What a line wins for its first mover, in pawns: after the last answer, or after a single move.
#[must_use]
pub fn won(start: &Position, moves: &[Move]) -> i32 {
    let last = if moves.len() < 2 { moves.len() } else { moves.len() / 2 * 2 };
    let after = positions(start, moves).nth(last);
    let ahead = |position: &Position| balance(position, start.turn());
    after.map_or(0, |after| ahead(&after) - ahead(start))
}

/// The first position and those after each move.
fn positions(start: &Position, moves: &[Move]) -> impl Iterator<Item = Position> {
    let mut position = start.clone();
    let after = moves.iter().map(move |mv| {
        position.play_unchecked(*mv);
        position.clone()
    });
    std::iter::once(start.clone()).chain(after)
}

/// Whether a reason is there to be seen.
fn shows(reason: &LineReason, here: &Position, solver: Color) -> bool {
    let board = here.board();
    let is = |color: Color, square: Square| board.color_at(square) == Some(color);
    match reason {
        LineReason::Fork { by, on } => {
            let attacked = board.attacks_from(*by);
            is(solver, *by) && on.iter().all(|on| is(!solver, *on) && attacked.contains(*on))
        }
        LineReason::Discovered { by, on } => {
            is(solver, *by) && is(!solver, *on) && board.attacks_from(*by).contains(*on)
        }
        LineReason::Hanging(on) => is(!solver, *on),
        LineReason::Pin { piece: front, behind } | LineReason::Skewer { front, behind } => {
            is(!solver, *front) && is(!solver, *behind)
        }
        LineReason::Mate(_) => here.is_checkmate(),
        LineReason::DoubleCheck => here.checkers().count() > 1,
        LineReason::Promotion(role) => {
            here.turn() != solver && (board.by_role(*role) & board.by_color(solver)).any()
        }
    }
}
