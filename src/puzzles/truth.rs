//! Whether what is told of the puzzles before they are solved is true of the move that is looked for.

use crate::laws::Position;
use shakmaty::{Color, Move, Position as _, Role, Square, attacks};

use super::Library;
use crate::practice::puzzle::Puzzle;
use crate::practice::reason::{Clue, Idea, LaterClue, LineReason, passed};

/// Each own move of each puzzle, with its place in the line and the positions around it.
fn own_moves(puzzle: &Puzzle) -> Vec<(usize, Position, Move, Position)> {
    let mut here = puzzle.start().clone();
    let mut own = Vec::new();
    for (at, &mv) in puzzle.line().iter().enumerate() {
        let mut after = here.clone();
        after.play_unchecked(mv);
        if at % 2 == 0 {
            own.push((at, here, mv, after.clone()));
        }
        here = after;
    }
    own
}

/// H3: "Look at checks and captures first" came before quiet moves.
#[test]
fn h3_the_first_hint_is_true_of_the_move_in_every_puzzle() {
    let library = Library::built_in();
    let (mut count, mut untrue) = (0, Vec::new());
    for row in library.rows() {
        let puzzle = row.puzzle().expect("it can be read");
        for (at, before, mv, after) in own_moves(&puzzle) {
            let (clue, later) = puzzle.clue(at).expect("there is a move");
            let next = puzzle.line().get(at + 1).copied();
            let is = is_true(&clue, &before, mv, &after, next, puzzle.line().len() - at);
            if !is || !later.as_ref().is_none_or(|it| comes(it, &puzzle, at)) {
                untrue.push(format!("{} {at}: {clue:?}, {later:?}", row.id));
            }
            count += 1;
        }
    }
    assert!(count > 10_000, "{count}");
    assert!(untrue.is_empty(), "{}: {:#?}", untrue.len(), &untrue[..untrue.len().min(20)]);
}

/// H3: "Every other move is worse" was the reason of a quarter of the puzzles.
#[test]
fn h3_nearly_every_puzzle_has_a_reason() {
    let library = Library::built_in();
    let says_nothing = |puzzle: &Puzzle| {
        puzzle.reasons().is_empty() && puzzle.ideas().is_empty() && puzzle.plain().is_none()
    };
    let silent = library.rows().filter_map(super::Row::puzzle).filter(says_nothing).count();
    assert!(silent < 20, "{silent}");
}

/// Whether a clue is true of a move, which is answered so, and with which so many moves of the line are left.
fn is_true(
    clue: &Clue,
    before: &Position,
    mv: Move,
    after: &Position,
    answer: Option<Move>,
    left: usize,
) -> bool {
    match clue {
        Clue::Mate(moves) => left.div_ceil(2) == *moves,
        Clue::Shows(reason) => shows(reason, before, mv, after),
        Clue::For(idea) => is_for(idea, before, mv, after, answer),
        Clue::Check => after.is_check(),
        Clue::Capture => mv.is_capture() && !after.is_check(),
        Clue::Quiet => !mv.is_capture() && !after.is_check() && !mv.is_promotion(),
    }
}

fn shows(reason: &LineReason, before: &Position, mv: Move, after: &Position) -> bool {
    let board = after.board();
    let solver = before.turn();
    match reason {
        LineReason::Fork { by, on } => {
            let hit = board.attacks_from(*by);
            board.color_at(*by) == Some(solver)
                && on.len() > 1
                && on.iter().all(|it| hit.contains(*it))
        }
        LineReason::Hanging(on) => {
            let taken =
                after.legal_moves().iter().any(|back| back.is_capture() && back.to() == *on);
            mv.is_capture() && mv.to() == *on && !taken
        }
        LineReason::Pin { piece, behind } => {
            board.role_at(*behind) == Some(Role::King) && opens(after, solver, *piece, *behind)
        }
        LineReason::Skewer { front, behind } => opens(after, solver, *front, *behind),
        LineReason::Discovered { by, on } => {
            let hits = |here: &Position| here.board().attacks_from(*by).contains(*on);
            hits(after) && !hits(before)
        }
        LineReason::DoubleCheck => after.checkers().count() == 2,
        LineReason::Promotion(role) => mv.promotion() == Some(*role),
        LineReason::Mate(_) => after.is_checkmate(),
    }
}

/// Whether a side attacks what is behind a piece as soon as that is away.
fn opens(here: &Position, by: Color, front: Square, behind: Square) -> bool {
    let board = here.board();
    let of = board.by_color(by);
    let [with, without] = [board.occupied(), board.occupied().without(front)]
        .map(|occupied| board.attacks_to(behind, by, occupied) & of & occupied);
    board.color_at(front) == Some(!by) && (without & !with).any()
}

fn is_for(
    idea: &Idea,
    before: &Position,
    mv: Move,
    after: &Position,
    answer: Option<Move>,
) -> bool {
    let king = |color| after.board().king_of(color).expect("there are kings");
    let (ours, theirs) = (king(before.turn()), king(after.turn()));
    match idea {
        Idea::Opposition => {
            let gap = attacks::between(ours, theirs).count();
            mv.role() == Role::King && gap % 2 == 1 && (after.board().occupied().count() <= 16)
        }
        Idea::Zugzwang => !after.is_check() && !after.legal_moves().is_empty(),
        Idea::Runs { pawn, king } => {
            *king == theirs && !is_reached(*pawn, *king, before.turn(), true)
        }
        Idea::Catches(pawn) => {
            is_reached(*pawn, ours, after.turn(), false)
                && mv.from().is_some_and(|from| !is_reached(*pawn, from, after.turn(), false))
        }
        Idea::Traps(on) => after.board().color_at(*on) == Some(after.turn()),
        Idea::Stops(threat) => {
            let does = |here: &Position| {
                let mut then = here.clone();
                then.play_unchecked(*threat);
                then.is_checkmate() || threat.is_promotion()
            };
            !after.is_check()
                && passed(before).is_some_and(|here| here.is_legal(*threat) && does(&here))
        }
        Idea::Saves(on) => {
            let stands = if mv.from() == Some(*on) { mv.to() } else { *on };
            // Whoever captures it all the same loses as much.
            let is_safe = |answer: Move| {
                let mut then = after.clone();
                then.play_unchecked(answer);
                answer.to() != stands || then.legal_moves().iter().any(|mv| mv.to() == stands)
            };
            before.board().color_at(*on) == Some(before.turn()) && answer.is_none_or(is_safe)
        }
    }
}

/// Whether a king gets to a pawn that runs straight on: to the square where it promotes, one move later
/// at most.
fn is_reached(pawn: Square, king: Square, of: Color, king_first: bool) -> bool {
    let last = of.fold_wb(7_i32, 0);
    let (mut rank, mut king) = (i32::from(u8::from(pawn.rank())), coordinates(king));
    let file = i32::from(u8::from(pawn.file()));
    let mut kings = king_first;
    let mut first = rank == of.fold_wb(1, 6);
    loop {
        if kings {
            king = (king.0 + (file - king.0).signum(), king.1 + (last - king.1).signum());
            if king == (file, last) {
                return true;
            }
        } else if rank == last {
            return false;
        } else {
            rank += of.fold_wb(1, -1) * if first { 2 } else { 1 };
            first = false;
        }
        kings = !kings;
    }
}

fn coordinates(square: Square) -> (i32, i32) {
    (i32::from(u8::from(square.file())), i32::from(u8::from(square.rank())))
}

/// Whether what was said to come later does.
fn comes(later: &LaterClue, puzzle: &Puzzle, at: usize) -> bool {
    let own = puzzle.line()[at..].iter().step_by(2);
    match later {
        LaterClue::Promotes(moves) => {
            *moves > 1 && own.map(|mv| mv.is_promotion()).nth(moves - 1) == Some(true)
        }
        LaterClue::Reason(LineReason::Mate(_)) => false,
        LaterClue::Reason(_) => own.count() > 0,
    }
}
