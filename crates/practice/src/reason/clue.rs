//! What may be told of a line before its first move: what is true of that move, and what comes later.

use shakmaty::{Color, Move, Position as _, Rank, Role, Square, attacks};
use touchmove_position::Position;

use super::guards::{balance, exchanged, worth};
use super::idea::{Idea, idea};
use super::{Line, LineReason, Step, beyond, of, shown};

/// What is true of the first move of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clue {
    /// It leads to mate, the line with so many own moves.
    Mate(usize),
    /// It makes or uses this.
    Shows(LineReason),
    /// It is for this.
    For(Idea),
    /// It gives check.
    Check,
    /// It captures.
    Capture,
    /// It does neither.
    Quiet,
}

/// What comes later in a line, and cannot be seen after its first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LaterClue {
    /// A reason.
    Reason(LineReason),
    /// A pawn promotes with the move of this number, from 2.
    Promotes(usize),
}

/// What there is to say of a line for which no reason is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainClue {
    /// It wins as much as so many pawns.
    Wins(u32),
    /// Every own move gives check.
    Checks,
    /// Its first move neither captures nor gives check.
    Quiet,
    /// It leads to stalemate, or nobody can mate any more.
    Draws,
    /// A pawn gets here, from where it promotes within two moves.
    Nears(Square),
    /// Pieces of both sides are captured, and neither wins anything by it.
    Trades,
    /// It answers a check.
    Answers,
}

/// What a solver may be told of a line, if it can be played; whether its first move leads to zugzwang,
/// somebody has found out.
#[must_use]
pub fn clue(
    start: &Position,
    came: Option<&(Position, Move)>,
    moves: &[Move],
    zugzwang: bool,
) -> Option<(Clue, Option<LaterClue>)> {
    let line = Line::played(start, came, moves)?;
    let first = line.steps.first()?;
    let (end, own) = (&line.steps.last()?.after, moves.len().div_ceil(2));
    if end.is_checkmate() && moves.len() % 2 == 1 {
        return Some((Clue::Mate(own), None));
    }
    let mut reasons = of(&line);
    reasons.extend(beyond(start, moves).map(|(reason, _)| reason));
    if let Some(at) = reasons.iter().position(|reason| is_made(reason, &line)) {
        return Some((Clue::Shows(reasons.swap_remove(at)), None));
    }
    let clue = match idea(&line, 0, zugzwang) {
        Some(idea) => Clue::For(idea),
        None if first.after.is_check() => Clue::Check,
        None if first.mv.is_capture() => Clue::Capture,
        None => Clue::Quiet,
    };
    let is_promotion = |reason: &LineReason| matches!(reason, LineReason::Promotion(_));
    let later = reasons.into_iter().find(|reason| !is_promotion(reason)).map(LaterClue::Reason);
    let promotes = promotes(moves).map(LaterClue::Promotes);
    Some((clue, later.or(promotes)))
}

/// With which of the own moves of a line a pawn promotes, from 1.
#[must_use]
pub fn promotes(moves: &[Move]) -> Option<usize> {
    moves.iter().step_by(2).position(|mv| mv.promotion().is_some()).map(|at| at + 1)
}

/// What the own moves of a line are for, each with the position before it; those that lead to zugzwang
/// are given by their numbers, from 1.
#[must_use]
pub fn ideas(
    start: &Position,
    came: Option<&(Position, Move)>,
    moves: &[Move],
    zugzwang: &[usize],
) -> Vec<(Idea, Position)> {
    let Some(line) = Line::played(start, came, moves) else { return Vec::new() };
    let own = (0..line.steps.len()).step_by(2);
    own.filter_map(|at| {
        let found = idea(&line, at, zugzwang.contains(&(at / 2 + 1)))?;
        // What a later move parries, the line itself has brought about.
        let parries = matches!(found, Idea::Stops(_) | Idea::Saves(_) | Idea::Catches(_));
        if at > 0 && parries {
            return None;
        }
        Some((found, line.steps[at].before.clone()))
    })
    .collect()
}

/// What can be said of a line in any case, if anything can.
#[must_use]
pub fn plain(start: &Position, moves: &[Move]) -> Option<PlainClue> {
    let line = Line::played(start, None, moves)?;
    let (first, last) = (line.steps.first()?, line.steps.last()?);
    let solver = start.turn();
    let gained =
        balance(&last.before, solver) - balance(start, solver) + gain(&last.before, last.mv);
    if last.after.is_stalemate() || last.after.is_insufficient_material() {
        return Some(PlainClue::Draws);
    }
    if let Ok(gained @ 1..) = u32::try_from(gained) {
        return Some(PlainClue::Wins(gained));
    }
    if line.own().count() > 1 && line.own().all(|step| step.after.is_check()) {
        return Some(PlainClue::Checks);
    }
    let quiet = !first.mv.is_capture() && !first.after.is_check() && !first.mv.is_promotion();
    if let Some(pawn) = nears(&line) {
        return Some(PlainClue::Nears(pawn));
    }
    if start.is_check() {
        return Some(PlainClue::Answers);
    }
    let both = [solver, !solver].map(|side| men(&last.after, side) < men(start, side));
    if both == [true, true] || gain(&last.before, last.mv) == 0 && last.mv.is_capture() {
        return Some(PlainClue::Trades);
    }
    quiet.then_some(PlainClue::Quiet)
}

/// Where the pawn gets that the solver moves last, if it is two steps from promotion at most.
fn nears(line: &Line) -> Option<Square> {
    let own: Vec<&Step> = line.own().collect();
    let to = own.iter().rev().find(|step| step.mv.role() == Role::Pawn)?.to();
    let last = line.steps.first()?.before.turn().fold_wb(Rank::Eighth, Rank::First);
    let board = line.steps.last()?.after.board();
    let stays = board.role_at(to) == Some(Role::Pawn);
    (stays && to.rank().distance(last) <= 2).then_some(to)
}

/// How many pieces a side has.
fn men(here: &Position, side: Color) -> usize {
    here.board().by_color(side).count()
}

/// What a move wins in pawns, after what is captured in return.
fn gain(before: &Position, mv: Move) -> i32 {
    let promoted = mv.promotion().map_or(0, |role| i32::from(worth(role)) - 1);
    let lost = if mv.is_castle() { 0 } else { exchanged(before, mv) };
    promoted + lost
}

/// Whether the first move of a line makes a reason, or uses it.
fn is_made(reason: &LineReason, line: &Line) -> bool {
    let Some(first) = line.steps.first() else { return false };
    let after = &first.after;
    let solver = first.before.turn();
    match reason {
        LineReason::Fork { by, on } => {
            let attacked = after.board().attacks_from(*by);
            first.to() == *by && on.iter().all(|on| attacked.contains(*on))
        }
        LineReason::Hanging(on) => first.mv.to() == *on,
        LineReason::Pin { piece, behind } => {
            after.board().role_at(*behind) == Some(Role::King)
                && is_lined_up(after, solver, *piece, *behind)
        }
        LineReason::Skewer { front, behind } => {
            shown::skewers(&first.before, first.mv)
                && is_lined_up(after, solver, *front, *behind)
                && !is_lined_up(&first.before, solver, *front, *behind)
        }
        LineReason::Discovered { by, on } => {
            let attacks = |here: &Position| here.board().attacks_from(*by).contains(*on);
            attacks(after) && !attacks(&first.before)
        }
        LineReason::DoubleCheck => after.checkers().count() > 1,
        LineReason::Promotion(role) => first.mv.promotion() == Some(*role),
        LineReason::Mate(_) => after.is_checkmate(),
    }
}

/// Whether a line piece of a side attacks one piece of the other, and behind it a second one.
fn is_lined_up(here: &Position, by: Color, front: Square, behind: Square) -> bool {
    let board = here.board();
    let stand = board.by_color(!by).contains(front) && board.by_color(!by).contains(behind);
    let through = board.attacks_to(behind, by, board.occupied().without(front)) & board.sliders();
    let of_side = through & board.by_color(by);
    stand && of_side.into_iter().any(|from| attacks::between(from, behind).contains(front))
}
