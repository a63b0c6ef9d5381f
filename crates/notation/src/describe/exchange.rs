//! Which pieces hang: attacked, and lost if everything on their square is exchanged.
//!
//! Pieces are counted as beginners count them. Both sides take with what is worth least, and stop when they
//! would lose by going on. Who may not take, because of a pin or a check, does not take part; who stands
//! behind another takes part when that one has taken.

use shakmaty::{Bitboard, Board, ByColor, Color, Move, Piece, Position as _, Role, Square};
use touchmove_position::Position;

use super::{Placed, pieces_of, pieces_on, taken_on};

/// About which pieces it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExchangeTarget {
    /// All of both sides, those of this one first.
    All(Color),
    /// All of one side.
    Side(Color),
    /// All of one kind.
    Kind(Piece),
    /// The one on a square, if there is one.
    Square(Square),
    /// A king, who never hangs.
    King,
}

impl ExchangeTarget {
    /// Whether only those are told that hang.
    const fn is_search(self) -> bool {
        matches!(self, Self::All(_) | Self::Side(_))
    }
}

/// What becomes of a piece if its square is fought for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fate {
    /// The piece.
    pub placed: Placed,
    /// What attacks it, in the order in which that takes.
    pub attackers: Vec<Placed>,
    /// What defends it, in the order in which that takes back.
    pub defenders: Vec<Placed>,
    /// How many pawns its side loses; nothing where it is safe.
    pub loss: u32,
}

/// What becomes of the pieces that are asked about, the king left out: he never hangs.
#[must_use]
pub fn fates(position: &Position, target: ExchangeTarget) -> Vec<Fate> {
    let board = position.board();
    let pieces = match target {
        ExchangeTarget::All(first) => {
            [pieces_of(board, first, None), pieces_of(board, !first, None)].concat()
        }
        ExchangeTarget::Side(color) => pieces_of(board, color, None),
        ExchangeTarget::Kind(piece) => pieces_of(board, piece.color, Some(piece.role)),
        ExchangeTarget::Square(square) => {
            let piece = board.piece_at(square);
            piece.map(|piece| Placed { piece, square }).into_iter().collect()
        }
        ExchangeTarget::King => Vec::new(),
    };
    let may_hang = |placed: &Placed| placed.piece.role != Role::King;
    let mut fates: Vec<Fate> =
        pieces.into_iter().filter(may_hang).map(|placed| fate(position, placed)).collect();
    if target.is_search() {
        fates.retain(|fate| fate.loss > 0);
    }
    fates
}

fn fate(position: &Position, placed: Placed) -> Fate {
    let by = !placed.piece.color;
    // One's own check is answered before the other side takes, and does not hinder to take back.
    let answered = if position.turn() == by { Bitboard::EMPTY } else { position.checkers() };
    let fight = Fight { square: placed.square, answered };
    let board = position.board();
    let mut loss = fight.gain(board, by);
    let (mut attackers, mut defenders) = fight.fighters(board, by);
    for mv in en_passant(position, placed.square) {
        let mut after = position.clone();
        after.play_unchecked(mv);
        let fight = Fight { square: mv.to(), answered };
        loss = loss.max(worth(Role::Pawn) - fight.gain(after.board(), !by));
        attackers.extend(mv.from().map(|square| Placed { piece: by.pawn(), square }));
        let back = fight.takers(after.board(), !by).map(|(placed, _)| placed);
        defenders.extend(back.filter(|placed| !defenders.contains(placed)).collect::<Vec<_>>());
    }
    Fate { placed, attackers, defenders, loss: loss.unsigned_abs() }
}

/// The captures in passing of the pawn on a square.
fn en_passant(position: &Position, square: Square) -> impl Iterator<Item = Move> {
    let legal = position.legal_moves().into_iter();
    legal.filter(move |mv| mv.is_en_passant() && taken_on(*mv) == square)
}

/// What a piece counts; a king is never taken.
pub(super) const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// An exchange on a square.
#[derive(Clone, Copy, Debug)]
struct Fight {
    square: Square,
    /// What gives a check that hinders nobody.
    answered: Bitboard,
}

impl Fight {
    /// How many pawns a side wins by taking first; nothing where it had better not.
    fn gain(self, board: &Board, by: Color) -> i32 {
        let role = |board: &Board| board.role_at(self.square).map_or(0, worth);
        let Some((taker, after)) = self.takers(board, by).next() else { return 0 };
        let becomes = role(&after) - worth(taker.piece.role);
        (role(board) + becomes - self.gain(&after, !by)).max(0)
    }

    /// Who takes part if everything is exchanged, each side in the order in which it takes: who attacks, and
    /// who defends.
    fn fighters(self, board: &Board, by: Color) -> (Vec<Placed>, Vec<Placed>) {
        let mut fighters = ByColor::<Vec<Placed>>::default();
        let mut last = ByColor::<Vec<Placed>>::default();
        let mut first = Vec::new();
        let (mut here, mut side) = (board.clone(), by);
        loop {
            let takers: Vec<(Placed, Board)> = self.takers(&here, side).collect();
            let Some((taker, after)) = takers.first() else { break };
            let placed: Vec<Placed> = takers.iter().map(|(placed, _)| *placed).collect();
            if first.is_empty() {
                first.clone_from(&placed);
            }
            fighters[side].push(*taker);
            (here, last[side], side) = (after.clone(), placed, !side);
        }
        // Who would have taken if the other side had not run out of pieces.
        let left = [(by, first), (by, last[by].clone()), (!by, last[!by].clone())];
        for (side, placed) in left {
            let new = placed.into_iter().filter(|placed| !fighters[side].contains(placed));
            let new: Vec<Placed> = new.collect();
            fighters[side].extend(new);
        }
        (std::mem::take(&mut fighters[by]), std::mem::take(&mut fighters[!by]))
    }

    /// Who can take, with the board after it: what is worth least first.
    fn takers(self, board: &Board, by: Color) -> impl Iterator<Item = (Placed, Board)> + use<> {
        let mut takers = pieces_on(board, board.attacks_to(self.square, by, board.occupied()));
        takers.sort_by_key(|placed| placed.piece.role);
        let board = board.clone();
        takers.into_iter().filter_map(move |taker| {
            let mut after = board.clone();
            after.discard_piece_at(taker.square);
            let promotes = taker.piece.role == Role::Pawn && self.square.rank() == (!by).backrank();
            let role = if promotes { Role::Queen } else { taker.piece.role };
            after.set_piece_at(self.square, role.of(by));
            self.is_legal(&after, by).then_some((taker, after))
        })
    }

    /// Whether a side has not left its king in check.
    fn is_legal(self, after: &Board, by: Color) -> bool {
        let Some(king) = after.king_of(by) else { return true };
        let checkers = after.attacks_to(king, !by, after.occupied());
        let ignored = if king == self.square { Bitboard::EMPTY } else { self.answered };
        (checkers & !ignored).is_empty()
    }
}

#[cfg(test)]
mod tests;
