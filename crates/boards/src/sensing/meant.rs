//! Which piece is put on a square, where the board cannot say or may be mistaken.
//!
//! The goals of a hand are the position of the game, each legal move in it, and everything back
//! where it was taken from. The piece is the one by whom a goal is nearest; of goals as near, the
//! one that leaves fewer of the lifted pieces where they came from, because pieces are lifted to be
//! moved (4.3); a king or a rook of Chess960 that castles where it stands is no such piece; and
//! then the one that moves the piece that was lifted first (4.3.1).
//!
//! In atomic a capture is a goal before it explodes. In crazyhouse a piece may come from the box, where
//! nothing is in the air.

use shakmaty::{Bitboard, Board, Color, Move, Piece, Position as _, Role, Square};
use touchmove_position::{Position, Variant};

use crate::sensing::boards::differing;

/// The pieces on a board, and those in the air with their squares, in the order of their lifts.
pub(super) struct Hand<'a> {
    pub(super) pieces: &'a Board,
    pub(super) position: &'a Position,
    pub(super) lifted: &'a [(Square, Piece)],
    /// Squares that do not count: who stands there is not known.
    pub(super) muted: Bitboard,
}

impl Hand<'_> {
    /// The piece that is put on this square; nothing if there is none in the air that it could be.
    pub(super) fn puts(&self, square: Square, read: Option<Piece>) -> Option<Piece> {
        match read {
            Some(piece) => {
                let is_meant = self.has(piece)
                    || self.becomes(piece, square).is_some()
                    || self.drops(square).contains(&piece);
                is_meant.then_some(piece)
            }
            None => self.nearest(square).or_else(|| self.any()).or_else(|| self.drop_of(square)),
        }
    }

    /// The pieces that the player to move may drop on a square while nothing is in the air.
    fn drops(&self, square: Square) -> Vec<Piece> {
        if !self.lifted.is_empty() || self.position.pockets().is_none() {
            return Vec::new();
        }
        let may = |role: &Role| self.position.is_legal(Move::Put { role: *role, to: square });
        let turn = self.position.turn();
        Role::ALL.into_iter().filter(may).map(|role| role.of(turn)).collect()
    }

    /// The only piece that may be dropped there: between several, only words decide.
    fn drop_of(&self, square: Square) -> Option<Piece> {
        let drops = self.drops(square);
        if let [only] = drops[..] { Some(only) } else { None }
    }

    /// Whether this piece is in the air, or was lifted before anything was known.
    fn has(&self, piece: Piece) -> bool {
        let missing = |board: &Board| board.by_piece(piece).count();
        self.lifted.iter().any(|(_, lifted)| *lifted == piece)
            || missing(self.pieces) < missing(self.position.board())
    }

    /// The pawn in the air that becomes this piece here (3.7.3.3).
    fn becomes(&self, piece: Piece, square: Square) -> Option<Piece> {
        let pawn = Role::Pawn.of(piece.color);
        let last = piece.color.fold_wb(shakmaty::Rank::Eighth, shakmaty::Rank::First);
        let can = !matches!(piece.role, Role::King | Role::Pawn);
        (can && square.rank() == last && self.has(pawn)).then_some(pawn)
    }

    fn nearest(&self, square: Square) -> Option<Piece> {
        let goal = |goal: Board, mv: Option<Move>| {
            let wanted = goal.piece_at(square)?;
            let piece = Some(wanted).filter(|piece| self.has(*piece));
            let piece = piece.or_else(|| self.becomes(wanted, square))?;
            let turn = self.turn_of(mv.and_then(Move::from));
            Some((self.distance(&goal, square), self.put_back(&goal, mv), turn, piece))
        };
        let of_move = |mv| {
            let after = self.position.clone().play(mv).ok()?;
            goal(after.board().clone(), Some(mv))
        };
        let mut goals: Vec<_> =
            self.position.legal_moves().into_iter().filter_map(of_move).collect();
        let captures = self.position.capture_moves().into_iter();
        let captures = captures.filter(|_| self.position.variant() == Variant::Atomic);
        goals.extend(captures.filter_map(|mv| goal(self.position.unexploded(mv), Some(mv))));
        goals.extend(goal(self.position.board().clone(), None));
        goals.extend(goal(self.before(), None));
        let best = goals.into_iter().min_by_key(|(far, back, turn, _)| (*far, *back, *turn))?;
        Some(best.3)
    }

    /// How many squares are still wrong when this one is right.
    fn distance(&self, goal: &Board, square: Square) -> usize {
        (differing(self.pieces, goal) & !self.muted).without(square).count()
    }

    /// How many of the lifted pieces would have been lifted for nothing.
    fn put_back(&self, goal: &Board, mv: Option<Move>) -> usize {
        let castles = |from: Square| match mv {
            Some(Move::Castle { king, rook }) => from == king || from == rook,
            _ => false,
        };
        let stays = |(from, piece): &&(Square, Piece)| goal.piece_at(*from) == Some(*piece);
        self.lifted.iter().filter(stays).filter(|(from, _)| !castles(*from)).count()
    }

    fn turn_of(&self, from: Option<Square>) -> usize {
        let lifted = |from| self.lifted.iter().position(|(square, _)| *square == from);
        from.and_then(lifted).unwrap_or(self.lifted.len())
    }

    /// The board with everything back where it was taken from.
    fn before(&self) -> Board {
        let mut board = self.pieces.clone();
        for (square, piece) in self.lifted {
            board.set_piece_at(*square, *piece);
        }
        board
    }

    /// No goal has a piece here: what the player to move has lifted first, or whatever is in the
    /// air.
    fn any(&self) -> Option<Piece> {
        let turn: Color = self.position.turn();
        let own = self.lifted.iter().find(|(_, piece)| piece.color == turn);
        own.or_else(|| self.lifted.first()).map(|(_, piece)| *piece)
    }
}
