//! Mates in one and two that were possible in games.

use shakmaty::{Move, Position as _};
use touchmove_position::Position;

use crate::puzzle::Puzzle;

/// The puzzle of a position in which the side to move can mate in one, or in two beginning with a check:
/// there must be one first move that does, and no other. Mates that begin quietly are not looked for, so
/// that hundreds of games are searched in no time. `came` is the opponent's last move with the position
/// before it.
#[must_use]
pub fn mate(position: &Position, came: Option<(Position, Move)>) -> Option<Puzzle> {
    let moves = position.legal_moves();
    let mates: Vec<Move> = moves.iter().copied().filter(|mv| is_mate(position, *mv)).collect();
    let line = match mates.as_slice() {
        [] => {
            moves.iter().find(|mv| is_check(position, **mv) && in_two(position, **mv).is_some())?;
            only(moves.iter().filter_map(|mv| in_two(position, *mv)))?
        }
        [mate] => vec![*mate],
        _ => return None,
    };
    Puzzle::of_game(position.clone(), came, line).ok()
}

/// The line of a first move after which every answer is mated, with the answer that comes first.
fn in_two(position: &Position, first: Move) -> Option<Vec<Move>> {
    let mut after = position.clone();
    after.play_unchecked(first);
    let mut line = None;
    for answer in after.legal_moves() {
        let mut answered = after.clone();
        answered.play_unchecked(answer);
        let moves = answered.legal_moves();
        let mate = moves.iter().copied().find(|mv| is_mate(&answered, *mv))?;
        line.get_or_insert_with(|| vec![first, answer, mate]);
    }
    line
}

fn is_check(position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after.is_check()
}

fn is_mate(position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after.is_checkmate()
}

/// The one there is, if there is no other.
fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

#[cfg(test)]
mod tests {
    use shakmaty::CastlingMode;
    use shakmaty::fen::Fen;

    use super::*;

    fn line(fen: &str) -> Option<Vec<String>> {
        let position: Position =
            Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
                .unwrap();
        let puzzle = mate(&position, None)?;
        let text = |mv: &Move| mv.to_uci(CastlingMode::Standard).to_string();
        Some(puzzle.line().iter().map(text).collect())
    }

    #[test]
    fn a_mate_is_a_puzzle_where_one_first_move_does_it() {
        assert_eq!(line("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").unwrap(), ["a1a8"]);
        let two = line("2r3k1/5ppp/8/8/8/8/4QPPP/4R1K1 w - - 0 1").unwrap();
        assert_eq!((two.len(), two[0].as_str()), (3, "e2e8"));
    }

    #[test]
    fn where_two_moves_mate_or_none_does_it_is_no_puzzle() {
        assert_eq!(line("6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1"), None);
        assert_eq!(line("6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"), None);
        assert_eq!(line("8/8/2K5/p7/8/RR6/7k/8 w - - 0 1"), None);
        assert_eq!(line("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), None);
        assert_eq!(line("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), None);
    }
}
