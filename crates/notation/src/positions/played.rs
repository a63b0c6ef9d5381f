//! The hashes of the positions of a game, one from the other: a move changes what it moves and takes, and
//! the board is asked only where a pawn may be taken in passing.

use shakmaty::zobrist::{Zobrist64, ZobristValue};
use shakmaty::{Bitboard, ByColor, CastlingSide, Color, Move, Piece, Position as _, Role, Square};
use touchmove_position::Position;

use crate::positions::hash;

/// The hashes of the positions of a game, that before all moves first.
#[must_use]
pub fn hashes(start: &Position, moves: &[Move]) -> Vec<Zobrist64> {
    if start.chess().is_none() {
        return each(start, moves);
    }
    let first = hash(start);
    let mut played = Hashed::from(start, first);
    let mut reached = (start.clone(), 0);
    let mut hashes = Vec::with_capacity(moves.len() + 1);
    hashes.push(first);
    for (before, &mv) in moves.iter().enumerate() {
        played.play(mv);
        let passing = played.may_pass(mv).then(|| in_passing(&mut reached, &moves[..=before]));
        hashes.push(played.now ^ passing.flatten().unwrap_or_default());
    }
    hashes
}

/// The hashes where a move can change more than what it moves and takes.
fn each(start: &Position, moves: &[Move]) -> Vec<Zobrist64> {
    let mut position = start.clone();
    let mut hashes = vec![hash(start)];
    for &mv in moves {
        position.play_unchecked(mv);
        hashes.push(hash(&position));
    }
    hashes
}

/// The part that a pawn has in the hash which can be taken in passing behind all of these moves. `reached`: a
/// position, and behind how many of them it is.
fn in_passing(reached: &mut (Position, usize), moves: &[Move]) -> Option<Zobrist64> {
    let (position, behind) = reached;
    moves[*behind..].iter().for_each(|&mv| position.play_unchecked(mv));
    *behind = moves.len();
    position.legal_ep_square().map(|to| Zobrist64::zobrist_for_en_passant_file(to.file()))
}

/// What of a position its hash needs.
struct Hashed {
    /// Its hash, but for what can be taken in passing.
    now: Zobrist64,
    turn: Color,
    pawns: ByColor<Bitboard>,
    /// The rooks that may castle, and the part that each has in the hash.
    rooks: Bitboard,
    rights: Vec<(Color, Square, Zobrist64)>,
}

impl Hashed {
    fn from(start: &Position, hash: Zobrist64) -> Self {
        let passing = start.legal_ep_square();
        let passing = passing.map(|to| Zobrist64::zobrist_for_en_passant_file(to.file()));
        let of = |color: Color| {
            CastlingSide::ALL.into_iter().filter_map(move |side| {
                let rook = start.castles().rook(color, side)?;
                Some((color, rook, Zobrist64::zobrist_for_castling_right(color, side)))
            })
        };
        let pawns = |color: Color| start.board().by_piece(color.pawn());
        Self {
            now: hash ^ passing.unwrap_or_default(),
            turn: start.turn(),
            pawns: ByColor::new_with(pawns),
            rooks: start.castles().castling_rights(),
            rights: Color::ALL.into_iter().flat_map(of).collect(),
        }
    }

    fn play(&mut self, mv: Move) {
        let (us, them) = (self.turn, !self.turn);
        match mv {
            Move::Normal { role, from, capture, to, promotion } => {
                self.change(from, role.of(us));
                self.change(to, promotion.unwrap_or(role).of(us));
                if let Some(taken) = capture {
                    self.change(to, taken.of(them));
                }
                let touched = Bitboard::from_square(from).with(to);
                self.lose_rights(touched, role == Role::King);
            }
            Move::EnPassant { from, to } => {
                self.change(from, us.pawn());
                self.change(to, us.pawn());
                self.change(Square::from_coords(to.file(), from.rank()), them.pawn());
            }
            Move::Castle { king, rook } => {
                let side = CastlingSide::from_king_side(king < rook);
                self.change(king, us.king());
                self.change(rook, us.rook());
                self.change(Square::from_coords(side.king_to_file(), king.rank()), us.king());
                self.change(Square::from_coords(side.rook_to_file(), rook.rank()), us.rook());
                self.lose_rights(Bitboard::EMPTY, true);
            }
            // No move of chess.
            Move::Put { .. } => {}
        }
        self.now ^= Zobrist64::zobrist_for_white_turn();
        self.turn = them;
    }

    /// Puts a piece on a square, or takes it away.
    fn change(&mut self, square: Square, piece: Piece) {
        self.now ^= Zobrist64::zobrist_for_piece(square, piece);
        if piece.role == Role::Pawn {
            self.pawns[piece.color].toggle(square);
        }
    }

    /// Takes away the rights to castle with rooks that move or are taken, and with both if the king moves.
    fn lose_rights(&mut self, touched: Bitboard, is_king: bool) {
        if self.rooks.is_disjoint(touched) && (!is_king || self.rooks.is_empty()) {
            return;
        }
        let (us, now, rooks) = (self.turn, &mut self.now, &mut self.rooks);
        self.rights.retain(|&(color, rook, part)| {
            let is_lost = touched.contains(rook) || is_king && color == us;
            if is_lost {
                *now ^= part;
                rooks.discard(rook);
            }
            !is_lost
        });
    }

    /// Whether a pawn of the other side stands beside one that has just gone two squares.
    fn may_pass(&self, mv: Move) -> bool {
        let Move::Normal { role: Role::Pawn, from, to, .. } = mv else { return false };
        let beside = Bitboard::from_rank(to.rank()) & self.pawns[self.turn];
        from.distance(to) == 2 && beside.into_iter().any(|pawn| pawn.distance(to) == 1)
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::CastlingMode;
    use shakmaty::fen::Fen;

    use super::*;

    /// Positions with all rights, with pawns that can be taken in passing and that cannot, for they are
    /// pinned, before promotions, and one of Chess960.
    const STARTS: [(&str, CastlingMode); 6] = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", CastlingMode::Standard),
        ("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", CastlingMode::Standard),
        ("r3k2r/8/8/3pP3/3Pp3/8/8/R3K2R w KQkq d6 0 1", CastlingMode::Standard),
        ("8/1k1p1p2/8/r1P1P1K1/8/8/8/8 b - - 0 1", CastlingMode::Standard),
        ("r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R b KQkq - 0 1", CastlingMode::Standard),
        ("1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1", CastlingMode::Chess960),
    ];

    /// The moves of a random game, and its positions.
    fn random(start: &Position, seed: &mut u64) -> (Vec<Move>, Vec<Position>) {
        let (mut moves, mut positions) = (Vec::new(), vec![start.clone()]);
        for _ in 0..80 {
            let mut position = positions[moves.len()].clone();
            let legal = position.legal_moves();
            let Some(most) = legal.len().checked_sub(1) else { break };
            *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
            let mv = legal[usize::try_from(*seed >> 33).unwrap() % (most + 1)];
            position.play_unchecked(mv);
            moves.push(mv);
            positions.push(position);
        }
        (moves, positions)
    }

    #[test]
    fn every_hash_is_that_of_its_position() {
        let (mut seed, mut passing) = (7, 0);
        for (fen, mode) in STARTS {
            let start: Position =
                Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), mode).unwrap();
            for _ in 0..80 {
                let (moves, positions) = random(&start, &mut seed);
                let expected: Vec<Zobrist64> = positions.iter().map(hash).collect();
                assert_eq!(hashes(&start, &moves), expected, "{fen}");
                passing += positions.iter().filter(|at| at.legal_ep_square().is_some()).count();
            }
        }
        assert!(passing > 100, "{passing}");
    }
}
