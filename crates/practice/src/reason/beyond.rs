//! What the last move of a line wins, whatever is answered: a puzzle may end before the capture that was
//! its point.

use shakmaty::{Bitboard, Move, Position as _, Square, attacks};
use touchmove_position::Position;

use super::guards::{balance, exchanged, worth};
use super::{LineReason, Step, attacked_twice};

/// Why the last move is good, with the position after it, where every legal answer leaves a capture that
/// gains. Nobody has labelled such reasons, so nothing less is believed.
pub(crate) fn beyond(start: &Position, moves: &[Move]) -> Option<(LineReason, Position)> {
    let (last, others) = moves.split_last()?;
    let mut before = start.clone();
    for mv in others {
        before.play_unchecked(*mv);
    }
    let step = Step::of(before, *last)?;
    let reason = skewer(&step).or_else(|| fork(&step))?;
    Some((reason, step.after))
}

/// The piece that moved attacks through a dearer one that has to go.
fn skewer(step: &Step) -> Option<LineReason> {
    let (board, by) = (step.after.board(), step.to());
    let piece = board.piece_at(by)?;
    let theirs = board.by_color(!piece.color);
    (board.attacks_from(by) & theirs & !board.pawns()).into_iter().find_map(|front| {
        let through = attacks::attacks(by, piece, board.occupied().without(front));
        let behind = (through & theirs & !board.pawns()).into_iter().find(|&behind| {
            let role = |square| board.role_at(square).map_or(0, worth);
            attacks::between(by, behind).contains(front)
                && role(front) > role(behind)
                && step.after.legal_moves().iter().any(|mv| mv.from() == Some(front))
                && is_lost(step, by, Bitboard::from_square(behind).with(front))
        })?;
        Some(LineReason::Skewer { front, behind })
    })
}

/// The piece that moved attacks two at least.
fn fork(step: &Step) -> Option<LineReason> {
    let (by, on) = (step.to(), attacked_twice(step)?);
    is_lost(step, by, on.iter().copied().collect()).then_some(LineReason::Fork { by, on })
}

/// Whether after every answer a piece may capture one of these and be ahead by it.
fn is_lost(step: &Step, by: Square, on: Bitboard) -> bool {
    let own = step.before.turn();
    let so_far = balance(&step.after, own);
    let gains = |answered: &Position, mv: &Move| {
        let is = mv.from() == Some(by) && on.contains(mv.to()) && mv.is_capture();
        is && balance(answered, own) + exchanged(answered, *mv) > so_far
    };
    let is_taken = |answer: &Move| {
        let mut answered = step.after.clone();
        answered.play_unchecked(*answer);
        answered.legal_moves().iter().any(|mv| gains(&answered, mv))
    };
    let answers = step.after.legal_moves();
    !answers.is_empty() && answers.iter().all(is_taken)
}
