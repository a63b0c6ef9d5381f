//! What a beginner overlooks in a move: a piece that is given away, or a mate in one.
//!
//! By exchanges on one square and by a look at each answer, and no engine. What no legal move saves is no
//! mistake of this one.

use shakmaty::{Move, Position as _, Role};
use touchmove_position::Position;

use super::exchange::{ExchangeTarget, fates, worth};

/// So many pawns are lost by a piece for nothing, and no less.
const PIECE: i32 = 3;

/// So much better another move must be.
const BETTER: i32 = 2;

/// What is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blunder {
    /// It allows mate in one.
    Mate,
    /// It gives away a piece of this kind.
    Piece(Role),
}

/// What is wrong with a legal move that another would avoid.
#[must_use]
pub fn blunder(position: &Position, mv: Move) -> Option<Blunder> {
    let others = || position.legal_moves().into_iter().filter(move |other| *other != mv);
    if allows_mate(position, mv) && others().any(|other| !allows_mate(position, other)) {
        return Some(Blunder::Mate);
    }
    let (cost, role) = cost(position, mv)?;
    // A check only puts off what is lost.
    let is_better = |other| {
        !after(position, other).is_check()
            && self::cost(position, other).is_none_or(|(of, _)| of <= cost - BETTER)
    };
    let avoidable = others().any(|other| is_better(other) && !allows_mate(position, other));
    (cost >= PIECE && avoidable).then_some(Blunder::Piece(role))
}

fn allows_mate(position: &Position, mv: Move) -> bool {
    let after = after(position, mv);
    after.legal_moves().into_iter().any(|answer| self::after(&after, answer).is_checkmate())
}

/// How many pawns a move loses, and by which piece; nothing where nothing is lost.
fn cost(position: &Position, mv: Move) -> Option<(i32, Role)> {
    let after = after(position, mv);
    if after.is_game_over() {
        return None;
    }
    let worst = fates(&after, ExchangeTarget::Side(position.turn()))
        .into_iter()
        .max_by_key(|it| it.loss)?;
    let won = mv.capture().map_or(0, worth);
    let became = mv.promotion().map_or(0, |role| worth(role) - worth(Role::Pawn));
    let loss = i32::try_from(worst.loss).unwrap_or(i32::MAX);
    Some((loss - won - became, worst.placed.piece.role))
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}

#[cfg(test)]
mod tests {
    use shakmaty::CastlingMode;
    use shakmaty::fen::Fen;
    use shakmaty::uci::UciMove;

    use super::*;

    fn found(fen: &str, uci: &str) -> Option<Blunder> {
        let position: Position =
            Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
                .unwrap();
        let mv = uci.parse::<UciMove>().unwrap().to_move(&position).unwrap();
        blunder(&position, mv)
    }

    const OPEN: &str = "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3";

    #[test]
    fn a_queen_that_can_be_taken_is_given_away() {
        assert_eq!(found(OPEN, "d1g4"), Some(Blunder::Piece(Role::Queen)));
        assert_eq!(found(OPEN, "d1e2"), None);
        assert_eq!(found(OPEN, "g1f3"), None);
    }

    #[test]
    fn a_piece_for_a_pawn_is_none_for_nothing_and_a_rook_for_one_is() {
        let takes = "4k3/8/3p4/2p5/8/3N4/8/4K3 w - - 0 1";
        assert_eq!(found(takes, "d3c5"), None);
        assert_eq!(found(takes, "d3e5"), Some(Blunder::Piece(Role::Knight)));
        let rook = "4k3/8/3p4/2p5/8/8/8/2R1K3 w - - 0 1";
        assert_eq!(found(rook, "c1c5"), Some(Blunder::Piece(Role::Rook)));
    }

    #[test]
    fn an_even_exchange_is_no_mistake() {
        let even = "3qk3/8/8/8/8/8/8/3QK3 w - - 0 1";
        assert_eq!(found(even, "d1d8"), None);
        let guarded = "4k3/8/8/3r4/8/8/3R4/3RK3 w - - 0 1";
        assert_eq!(found(guarded, "d2d4"), None);
    }

    #[test]
    fn a_mate_in_one_is_named_before_all_else() {
        let fools = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";
        assert_eq!(found(fools, "g2g4"), Some(Blunder::Mate));
        assert_eq!(found(fools, "e2e4"), None);
    }

    #[test]
    fn what_cannot_be_saved_is_no_mistake() {
        let both_hang = "6k1/8/p5p1/1N3N2/8/8/8/7K w - - 0 1";
        assert_eq!(found(both_hang, "h1g1"), None);
        let one_hangs = "6k1/8/p7/1N6/8/8/8/7K w - - 0 1";
        assert_eq!(found(one_hangs, "h1g1"), Some(Blunder::Piece(Role::Knight)));
    }

    #[test]
    fn a_mate_gives_nothing_away() {
        let mates = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
        assert_eq!(found(mates, "a1a8"), None);
    }
}
