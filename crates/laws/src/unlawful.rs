//! Moves against the Laws, carried out as they are, and positions that no game can have.
//!
//! Pure. Rapid and blitz go on from such positions where nobody claims (FIDE 2023, A.5).

use shakmaty::{
    Bitboard, Board, CastlingSide, Color, Move, MoveList, Position as _, Rank, Role, Square,
    attacks, uci::UciMove,
};
use touchmove_position::Position;

/// The legal moves. A king that was left in check may not be captured, and without a king, which an
/// announcement may have named as captured, there are none. Under other rules than those of chess they are
/// what those say.
pub(super) fn legal_moves(position: &Position) -> MoveList {
    if position.chess().is_none() {
        return position.legal_moves();
    }
    if position.board().king_of(position.turn()).is_none() {
        return MoveList::new();
    }
    let mut legal = position.legal_moves();
    legal.retain(|mv| mv.capture() != Some(Role::King));
    legal
}

/// Whether a legal move is seen at once: nobody gives check, and a piece can move that is on no line
/// with its king. Asked of positions of chess alone: under other rules that may not be enough.
pub(super) fn can_surely_move(position: &impl shakmaty::Position) -> bool {
    let (board, turn) = (position.board(), position.turn());
    let Some(king) = board.king_of(turn) else { return false };
    let own = board.by_color(turn);
    let free = own & !attacks::queen_attacks(king, Bitboard::EMPTY) & !board.kings();
    let ahead = turn.fold_wb(8, -8);
    let pushed = (free & board.pawns()).shift(ahead) & !board.occupied();
    let goes =
        || (free & !board.pawns()).into_iter().any(|from| (board.attacks_from(from) & !own).any());
    (pushed.any() || goes()) && position.checkers().is_empty()
}

/// The squares as a move, however illegal; `None` where no piece stands.
#[must_use]
pub fn as_move(before: &Position, uci: UciMove) -> Option<Move> {
    let UciMove::Normal { from, to, promotion } = uci else { return None };
    let board = before.board();
    let role = board.role_at(from)?;
    let castle = || castling(before, from, to).filter(|_| role == Role::King);
    castle()
        .or_else(|| Some(Move::Normal { role, from, to, capture: board.role_at(to), promotion }))
}

/// A king that goes further than to the next square castles, if a rook is there for it and their
/// squares are free.
fn castling(before: &Position, king: Square, to: Square) -> Option<Move> {
    let (board, turn) = (before.board(), before.turn());
    let home = turn.fold_wb(Rank::First, Rank::Eighth);
    let rooks = board.rooks() & board.by_color(turn) & Bitboard::from_rank(home);
    let side = CastlingSide::from_king_side(king < to);
    let outer = match side {
        CastlingSide::KingSide => rooks.last(),
        CastlingSide::QueenSide => rooks.first(),
    };
    let far = king.distance(to) > 1 && to == side.king_to(turn);
    let rook = if rooks.contains(to) { Some(to) } else { outer.filter(|_| far) };
    let rook = rook.filter(|&rook| king.rank() == home && (rook > king) == (to > king))?;
    let is_free = |square| square == king || square == rook || board.piece_at(square).is_none();
    let free = is_free(side.king_to(turn)) && is_free(side.rook_to(turn));
    free.then_some(Move::Castle { king, rook })
}

/// The position after a move of an own piece that is carried out whatever the rules say; `None` if it
/// leaves no king, or one too many.
pub(super) fn carried_out(before: &Position, mv: Move) -> Option<Position> {
    let own = before.board().color_at(mv.from()?) == Some(before.turn());
    let mut after = before.clone();
    after.play_unchecked(mv);
    let one_king = |color| (after.board().kings() & after.board().by_color(color)).count() == 1;
    (own && Color::ALL.into_iter().all(one_king)).then_some(after)
}

/// The move of one own piece, or the castling, that brings a board from the position before to this.
pub(super) fn move_to(before: &Position, board: &Board) -> Option<Move> {
    let own = before.board().by_color(before.turn());
    let left: Vec<Square> =
        own.into_iter().filter(|&square| differs(before, board, square)).collect();
    let squares = || left.iter().flat_map(|&from| Square::ALL.map(|to| (from, to)));
    let mut moves = squares().filter_map(|(from, to)| {
        let piece = board.piece_at(to).filter(|_| from != to);
        let becomes = piece
            .map(|piece| piece.role)
            .filter(|role| Some(*role) != before.board().role_at(from));
        as_move(before, UciMove::Normal { from, to, promotion: becomes })
    });
    moves.find(|&mv| carried_out(before, mv).is_some_and(|after| after.board() == board))
}

fn differs(before: &Position, board: &Board, square: Square) -> bool {
    before.board().piece_at(square) != board.piece_at(square)
}

/// Whether both kings are in check, or a pawn is on a last rank (A.5.4).
pub(super) fn calls_arbiter(board: &Board) -> bool {
    Color::ALL.into_iter().all(|color| is_checked(board, color)) || has_pawn_left(board)
}

/// Whether no game can have this position: a king could be captured, or a pawn is on a last rank.
pub(super) fn is_illegal(position: &Position) -> bool {
    position.chess().is_some() && is_one_of_none(position)
}

fn is_one_of_none(position: &Position) -> bool {
    is_checked(position.board(), !position.turn()) || has_pawn_left(position.board())
}

fn is_checked(board: &Board, color: Color) -> bool {
    let king = board.king_of(color);
    king.is_some_and(|king| board.attacks_to(king, !color, board.occupied()).any())
}

fn has_pawn_left(board: &Board) -> bool {
    (board.pawns() & Bitboard::BACKRANKS).any()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_seen_to_move_has_a_legal_move(choices in prop::collection::vec(any::<u8>(), 0..200)) {
            let mut position = Position::default();
            for choice in choices {
                let moves = position.legal_moves();
                prop_assert!(!can_surely_move(&position) || !moves.is_empty());
                let Some(&played) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
                position.play_unchecked(played);
            }
        }
    }

    #[test]
    fn a_pinned_piece_and_one_that_is_blocked_are_not_seen_to_move() {
        let seen = |fen: &str| {
            let fen: shakmaty::fen::Fen = fen.parse().unwrap();
            can_surely_move(
                &Position::from_setup(fen.into_setup(), shakmaty::CastlingMode::Standard).unwrap(),
            )
        };
        assert!(seen("k7/8/8/8/8/1N6/8/K7 w - - 0 1"));
        assert!(seen("k7/8/8/8/8/8/2P5/K7 w - - 0 1"));
        assert!(!seen("k7/8/8/8/8/2p5/2P5/K7 w - - 0 1"));
        assert!(!seen("k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1"));
        assert!(!seen("k3r3/8/8/8/8/3N4/8/4K3 w - - 0 1"));
    }
}
