//! What a move is for that captures nothing and mates nobody: the opposition, zugzwang, the race of a
//! pawn, defence. All but zugzwang is seen on the board; that takes a search, and is told.

use shakmaty::{Color, File, Move, Position as _, Rank, Role, Square, attacks};
use touchmove_position::Position;

use super::guards::{exchanged, in_bad_spot, worth};
use super::rays::pinner;
use super::{Line, Step};

/// From so many pawns on a capture is a threat.
const DEAR: i32 = 2;

/// What a move is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Idea {
    /// The kings face each other, and the other one has to give way.
    Opposition,
    /// The other side has to move, and whatever it moves makes it worse.
    Zugzwang,
    /// A pawn runs, and the other king comes too late.
    Runs {
        /// Where the pawn stands.
        pawn: Square,
        /// Where the king stands that does not catch it.
        king: Square,
    },
    /// The king gets into the square of a pawn that would have run through.
    Catches(Square),
    /// A piece, here, is attacked and has nowhere to go.
    Traps(Square),
    /// This move of the other side was threatened: it mates, or promotes a pawn.
    Stops(Move),
    /// A piece, here, would have been captured.
    Saves(Square),
}

/// The same position with the other side to move; nothing in check.
#[must_use]
pub fn passed(position: &Position) -> Option<Position> {
    position.turned().filter(|_| !position.is_check())
}

/// What a move of a line is for, by its place; whether it leads to zugzwang, somebody has found out.
pub(super) fn idea(line: &Line, at: usize, zugzwang: bool) -> Option<Idea> {
    let step = line.steps.get(at)?;
    opposition(step)
        .filter(|_| zugzwang)
        .or_else(|| zugzwang.then_some(Idea::Zugzwang))
        .or_else(|| runs(step))
        .or_else(|| catches(step))
        .or_else(|| traps(step, &line.steps[at + 1..]))
        .or_else(|| stops(step))
        .or_else(|| saves(step))
}

/// The king moves, and one, three or five squares of a file or rank are between the kings.
fn opposition(step: &Step) -> Option<Idea> {
    let board = step.after.board();
    let [ours, theirs] = kings(&step.after)?;
    let between = attacks::between(ours, theirs);
    let in_line = ours.file() == theirs.file() || ours.rank() == theirs.rank();
    let is = step.mv.role() == Role::King
        && board.occupied() == board.kings() | board.pawns()
        && in_line
        && between.count() % 2 == 1
        && (between & board.occupied()).is_empty();
    is.then_some(Idea::Opposition)
}

/// The king of who has moved, and the other one.
fn kings(after: &Position) -> Option<[Square; 2]> {
    let king = |color| after.board().king_of(color);
    Some([king(!after.turn())?, king(after.turn())?])
}

/// A pawn moves that nothing but the other king could stop, and he is too far away.
fn runs(step: &Step) -> Option<Idea> {
    let by = !step.after.turn();
    let [_, king] = kings(&step.after)?;
    let pawn = (step.mv.role() == Role::Pawn && step.mv.promotion().is_none()).then_some(step.to());
    let is_taken = step.after.legal_moves().into_iter().any(Move::is_en_passant);
    let pawn = pawn.filter(|_| is_alone(&step.after, !by) && !is_taken)?;
    let (goal, moves) = way(&step.after, pawn, by)?;
    // He moves first, and may capture where the pawn has just become a queen.
    (king.distance(goal) > moves + 1).then_some(Idea::Runs { pawn, king })
}

/// Whether a side has nothing but its king and pawns.
fn is_alone(here: &Position, side: Color) -> bool {
    let board = here.board();
    (board.by_color(side) & !board.kings() & !board.pawns()).is_empty()
}

/// The king of a side that has nothing else to stop it moves into the square of a pawn of the other side, and
/// was not in it.
fn catches(step: &Step) -> Option<Idea> {
    let theirs = step.after.turn();
    let (from, to) = (step.mv.from()?, step.to());
    let board = step.after.board();
    let pawns = board.pawns() & board.by_color(theirs);
    let is_caught = |pawn: &Square| {
        way(&step.after, *pawn, theirs)
            .is_some_and(|(goal, moves)| to.distance(goal) <= moves && from.distance(goal) > moves)
    };
    let moves = step.mv.role() == Role::King && !step.mv.is_castle() && !step.mv.is_capture();
    (moves && is_alone(&step.after, !theirs))
        .then(|| pawns.into_iter().find(is_caught))?
        .map(Idea::Catches)
}

/// Where a pawn promotes, and in how many moves, if no piece is before it and no pawn can stop it.
fn way(here: &Position, pawn: Square, of: Color) -> Option<(Square, u32)> {
    let board = here.board();
    let last = of.fold_wb(Rank::Eighth, Rank::First);
    let goal = Square::from_coords(pawn.file(), last);
    let ahead =
        |square: Square| of.fold_wb(square.rank() > pawn.rank(), square.rank() < pawn.rank());
    let near = |file: File| file.distance(pawn.file()) <= 1;
    let pawns = board.pawns() & board.by_color(!of);
    let stopped = pawns.into_iter().any(|other| ahead(other) && near(other.file()));
    let path = attacks::between(pawn, goal).with(goal);
    let squares = pawn.rank().distance(last);
    let first = of.fold_wb(Rank::Second, Rank::Seventh);
    let is_free = !stopped && (path & board.occupied()).is_empty();
    is_free.then_some((goal, squares - u32::from(pawn.rank() == first)))
}

/// A piece of the other side is attacked, is not pinned, loses wherever it goes, and is captured next.
fn traps(step: &Step, later: &[Step]) -> Option<Idea> {
    let [theirs, mine, ..] = later else { return None };
    let on = if theirs.mv.to() == mine.mv.to() { theirs.mv.from()? } else { mine.mv.to() };
    let board = step.after.board();
    let pieces = board.by_color(step.after.turn()) & !board.pawns() & !board.kings();
    let king = board.king_of(step.after.turn())?;
    let is = mine.mv.is_capture()
        && pieces.contains(on)
        && !step.after.is_check()
        && pinner(board, on, king, step.before.turn()).is_none()
        && in_bad_spot(&step.after, on)
        && !flees(&step.after, on);
    is.then_some(Idea::Traps(on))
}

/// Whether a piece gets away from a square without being lost.
fn flees(here: &Position, from: Square) -> bool {
    let role = here.board().role_at(from).map_or(0, worth);
    here.legal_moves().into_iter().filter(|mv| mv.from() == Some(from)).any(|mv| {
        let mut after = here.clone();
        after.play_unchecked(mv);
        !in_bad_spot(&after, mv.to()) || mv.capture().is_some_and(|taken| worth(taken) >= role)
    })
}

/// A mate in one or a promotion that was threatened is there no longer. In check nothing else is legal, and it
/// may be there again after the answer.
fn stops(step: &Step) -> Option<Idea> {
    if step.after.is_check() {
        return None;
    }
    let before = passed(&step.before)?;
    let mates = |here: &Position| here.legal_moves().into_iter().find(|mv| mated(here, *mv));
    let promotes = |here: &Position| here.legal_moves().into_iter().find(|mv| promoted(here, *mv));
    let is_gone = |threat: &dyn Fn(&Position) -> Option<Move>| {
        threat(&before).filter(|_| threat(&step.after).is_none())
    };
    is_gone(&mates).or_else(|| is_gone(&promotes)).map(Idea::Stops)
}

fn mated(here: &Position, mv: Move) -> bool {
    let mut after = here.clone();
    after.play_unchecked(mv);
    after.is_checkmate()
}

/// Whether a move promotes a pawn to a queen that stays.
fn promoted(here: &Position, mv: Move) -> bool {
    let mut after = here.clone();
    after.play_unchecked(mv);
    let taken = after.legal_moves().into_iter().any(|back| back.to() == mv.to());
    mv.promotion() == Some(Role::Queen) && !taken
}

/// A piece that the other side would have won is safe, where it stands or where it went.
fn saves(step: &Step) -> Option<Idea> {
    let before = passed(&step.before)?;
    let wins = |here: &Position, on: Square| {
        let captures = here.legal_moves().into_iter().filter(|mv| mv.is_capture() && mv.to() == on);
        captures.map(|mv| exchanged(here, mv)).max().unwrap_or_default()
    };
    let board = step.before.board();
    let own = board.by_color(step.before.turn()) & !board.pawns() & !board.kings();
    let stands = |on: Square| if step.mv.from() == Some(on) { step.to() } else { on };
    let mut saved = own.into_iter().filter(|&on| wins(&before, on) >= DEAR);
    let first = saved.next()?;
    let is_safe = |on: Square| wins(&step.after, stands(on)) <= 0;
    // A check saves what it moves alone: all else may be captured after the answer.
    let moves = !step.after.is_check() || step.mv.from() == Some(first);
    let all = moves && is_safe(first) && saved.all(is_safe);
    (all && !step.mv.is_capture()).then_some(Idea::Saves(first))
}
