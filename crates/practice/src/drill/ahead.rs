//! Looking ahead: a line is told that nobody makes, and its end is asked about.

use fastrand::Rng;
use shakmaty::{Color, Move, Piece, Position as _, Square};
use touchmove_position::Position;

use super::chance::attackers;
use super::{DrillLevel, DrillRound, Prompt, Told};

/// How many plies are looked ahead in the first half of a run and in the second, by level.
pub(super) const AHEAD: [[usize; 2]; 3] = [[2, 3], [3, 4], [5, 6]];

/// Pieces on the board at most, by level.
pub(super) const PIECES: [usize; 3] = [9, 13, 16];

/// How many questions a run has, and how many there are about the end of a line.
const QUESTIONS: [usize; 2] = [8, 2];

/// So many squares are named in an answer, not more.
const NAMED: usize = 4;

/// Lines by chance, the short ones first, and questions about the position after each.
pub(super) fn rounds(
    level: DrillLevel,
    wanted: Option<usize>,
    mut lines: Vec<Vec<(Position, Move)>>,
    rng: &mut Rng,
) -> Vec<DrillRound> {
    let [usual, at_once] = QUESTIONS;
    let count = wanted.unwrap_or(usual);
    let [short, long] = AHEAD[level.index()];
    rng.shuffle(&mut lines);
    let mut rounds: Vec<DrillRound> = Vec::new();
    for mut line in lines {
        if rounds.len() >= count {
            break;
        }
        line.truncate(if rounds.len() * 2 < count { short } else { long });
        rounds.extend(about(&line, at_once, rng));
    }
    rounds.truncate(count);
    rounds
}

/// So many questions about the end of a line, which is told before the first.
fn about(line: &[(Position, Move)], count: usize, rng: &mut Rng) -> Vec<DrillRound> {
    let Some(after) = end(line) else { return Vec::new() };
    let round = |(number, ask): (usize, Prompt)| DrillRound {
        told: if number == 0 { Told::Pieces } else { Told::Nothing },
        ahead: line.to_vec(),
        ..DrillRound::about(after.board().clone(), ask)
    };
    asks(line, &after, rng).into_iter().take(count).enumerate().map(round).collect()
}

/// The position after all moves of a line.
pub(super) fn end(line: &[(Position, Move)]) -> Option<Position> {
    let (before, mv) = line.last()?;
    before.clone().play(*mv).ok()
}

/// What can be asked about the end of a line, in an order by chance. Where there is no check, no mate and
/// nothing taken, that is asked every third time: otherwise no would always be a good guess.
fn asks(line: &[(Position, Move)], after: &Position, rng: &mut Rng) -> Vec<Prompt> {
    let (before, mv) = &line[rng.usize(..line.len())];
    let left = mv.from().unwrap_or(mv.to());
    let stands = Prompt::Stands(if rng.bool() { left } else { mv.to() });
    let moved = mv.role().of(before.turn());
    let turn = after.turn();
    let taker = if rng.bool() { turn } else { !turn };
    let captured = captures(line, taker).len();
    let mut asks = vec![stands];
    let of_chance = [
        (Prompt::Where(moved), is_named(after.board().by_piece(moved).count())),
        (Prompt::Attackers(mv.to()), is_named(attackers(after.board(), mv.to()).count())),
        (Prompt::Check(turn), after.is_check() || rng.u8(..3) == 0),
        (Prompt::Mates(turn), mates(after) || rng.u8(..3) == 0),
        (Prompt::Taken(taker), captured == 1 || captured == 0 && rng.u8(..3) == 0),
        (Prompt::Takes(turn), is_named(takes(after).len()) && !takes_in_passing(after)),
    ];
    asks.extend(of_chance.into_iter().filter_map(|(ask, is_fair)| is_fair.then_some(ask)));
    rng.shuffle(&mut asks);
    asks
}

const fn is_named(count: usize) -> bool {
    count > 0 && count <= NAMED
}

/// The pieces that a side takes in a line.
pub(super) fn captures(line: &[(Position, Move)], by: Color) -> Vec<Piece> {
    let own = line.iter().filter(|(before, _)| before.turn() == by);
    own.filter_map(|(_, mv)| Some(mv.capture()?.of(!by))).collect()
}

/// The squares of all pieces that the side to move can take.
pub(super) fn takes(position: &Position) -> Vec<Square> {
    let moves = position.capture_moves();
    let mut squares: Vec<Square> = moves.iter().map(|mv| mv.to()).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// A pawn that is taken in passing is on another square than the one that is gone to.
fn takes_in_passing(position: &Position) -> bool {
    position.capture_moves().iter().any(|mv| mv.is_en_passant())
}

/// Whether the side to move mates with one move.
pub(super) fn mates(position: &Position) -> bool {
    let is_mate = |mv: &Move| position.clone().play(*mv).is_ok_and(|after| after.is_checkmate());
    position.legal_moves().iter().any(is_mate)
}
