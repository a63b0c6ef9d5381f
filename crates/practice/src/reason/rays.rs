//! What happens on lines: pins, skewers, lines that a move opens.

use shakmaty::{Bitboard, Board, Color, Position as _, Role, Square, attacks};
use touchmove_position::Position;

use super::guards::{hangs, in_bad_spot, worth};
use super::{Line, LineReason, Step};

/// A line piece captures what stood behind a dearer piece that has just gone.
pub(super) fn skewer(line: &Line) -> Option<LineReason> {
    let answers = line.steps.iter().skip(1).step_by(2).zip(line.steps.iter().skip(2).step_by(2));
    answers.into_iter().find_map(|(theirs, mine)| {
        let captured = mine.mv.capture()?;
        let (front, behind) = (theirs.mv.from()?, mine.mv.to());
        let between = attacks::between(mine.mv.from()?, behind);
        let is = slides(mine.mv.role())
            && !mine.after.is_checkmate()
            && theirs.mv.to() != behind
            && between.contains(front)
            && worth(theirs.mv.role()) > worth(captured)
            && in_bad_spot(&mine.before, behind);
        is.then_some(LineReason::Skewer { front, behind })
    })
}

const fn slides(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}

/// A check by the piece behind alone, or a capture along a line that the solver's move before had opened.
pub(super) fn discovered(line: &Line) -> Option<LineReason> {
    let check = line.own().find_map(|step| {
        let on = step.after.board().king_of(step.after.turn())?;
        let by = step.after.checkers().single_square().filter(|&from| from != step.to())?;
        (!step.mv.is_castle()).then_some(LineReason::Discovered { by, on })
    });
    check.or_else(|| line.steps.windows(3).step_by(2).find_map(opens_a_line))
}

/// Whether the first of three moves opened the line along which the third captures.
fn opens_a_line(three: &[Step]) -> Option<LineReason> {
    let [opening, theirs, mine] = three else { return None };
    mine.mv.capture()?;
    let (by, on) = (mine.mv.from()?, mine.mv.to());
    let is = attacks::between(by, on).contains(opening.mv.from()?)
        && theirs.mv.to() != on
        && ![by, on].contains(&opening.to())
        && !opening.mv.is_castle();
    is.then_some(LineReason::Discovered { by, on })
}

/// A pin that holds something after a move of the solver.
pub(super) fn pin(line: &Line) -> Option<LineReason> {
    line.own().find_map(pinned).map(|(_, piece, behind)| LineReason::Pin { piece, behind })
}

/// What pins after a move, what is pinned, and where its king stands. The pinned piece cannot take what
/// it attacks, or cannot get away.
pub(super) fn pinned(step: &Step) -> Option<(Square, Square, Square)> {
    let board = step.after.board();
    let mine = !step.after.turn();
    let behind = board.king_of(!mine)?;
    let theirs = board.by_color(!mine).without(behind);
    theirs.into_iter().find_map(|piece| {
        let by = pinner(board, piece, behind, mine)?;
        let line = attacks::ray(by, behind);
        let matters =
            cannot_take(&step.after, piece, line) || cannot_flee(&step.after, piece, line);
        matters.then_some((by, piece, behind))
    })
}

/// The line piece that would attack the king if this piece were not there.
pub(super) fn pinner(board: &Board, piece: Square, king: Square, by: Color) -> Option<Square> {
    let without = board.occupied().without(piece);
    let sliders = board.attacks_to(king, by, without) & board.sliders();
    sliders.into_iter().find(|&from| attacks::between(from, king).contains(piece))
}

/// Whether the player to move pins a piece to its king, be it of use or not.
pub(super) fn is_pinned(here: &Position, piece: Square, king: Square) -> bool {
    let board = here.board();
    let theirs = board.by_color(!here.turn());
    theirs.contains(piece)
        && theirs.contains(king)
        && pinner(board, piece, king, here.turn()).is_some()
}

/// It attacks off the line what is dearer than itself or unguarded.
fn cannot_take(after: &Position, piece: Square, line: Bitboard) -> bool {
    let board = after.board();
    let Some(own) = board.piece_at(piece) else { return false };
    let attacked = board.attacks_from(piece) & board.by_color(!own.color) & !line;
    attacked.into_iter().any(|on| {
        let dearer = board.role_at(on).is_some_and(|hit| worth(hit) > worth(own.role));
        dearer || hangs(after, on)
    })
}

/// It is attacked by something cheaper, or unguarded, and must stay on the line.
fn cannot_flee(after: &Position, piece: Square, line: Bitboard) -> bool {
    let board = after.board();
    let Some(own) = board.piece_at(piece) else { return false };
    let attackers = board.attacks_to(piece, !own.color, board.occupied());
    let must = attackers.into_iter().any(|from| {
        let cheaper = board.role_at(from).is_some_and(|role| worth(role) < worth(own.role));
        cheaper || hangs(after, piece)
    });
    must && (board.attacks_from(piece) & !board.by_color(own.color) & !line).any()
}
