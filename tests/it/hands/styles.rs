//! How hands make a move: what is taken first, what is slid, what bounces, what one look sees.

use shakmaty::{Board, Color, Move, Piece, Position as _, Role, Square, attacks};
use touchmove::laws::{BoardKind, Position};
use touchmove::pegboard::{Sensed, Senses, SquareChange};

/// Chance that can be repeated.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % end
    }

    pub(super) fn index(&mut self, end: usize) -> usize {
        usize::try_from(self.below(end as u64)).unwrap()
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }
}

/// A kind of board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Pegs,
    Pieces,
    Squares,
}

impl Kind {
    pub(super) const ALL: [Self; 3] = [Self::Pegs, Self::Pieces, Self::Squares];

    pub(super) fn senses(self) -> Senses {
        if self == Self::Pegs { Senses::Pegs } else { Senses::Squares }
    }

    pub(super) fn board(self) -> BoardKind {
        if self == Self::Pegs { BoardKind::Pegs } else { BoardKind::Ordinary }
    }

    pub(super) fn sensed(self, stands: &Board) -> Sensed {
        let pieces = if self == Self::Pieces { stands.clone() } else { Board::empty() };
        Sensed { occupied: stands.occupied(), pieces, faulty: shakmaty::Bitboard::EMPTY }
    }

    /// What the board tells of a change.
    pub(super) fn sees(self, change: SquareChange) -> SquareChange {
        match (self, change) {
            (Self::Pieces, change) => change,
            (_, SquareChange::Lifted(square, _)) => SquareChange::Lifted(square, None),
            (_, SquareChange::Seated(square, _)) => SquareChange::Seated(square, None),
        }
    }
}

/// What hands do at one moment.
#[derive(Clone, Debug)]
pub(super) struct Touch {
    /// Milliseconds after the moment before.
    pub(super) after: u64,
    pub(super) changes: Vec<SquareChange>,
}

/// A move by hand.
#[derive(Debug)]
pub(super) struct Style {
    pub(super) touches: Vec<Touch>,
    /// The first piece of the mover that is lifted.
    pub(super) first_own: Option<Square>,
    /// Something of it a board that knows no pieces cannot see.
    pub(super) unseen: bool,
}

/// One thing that is done, before it is known when.
enum Deal {
    Lift(Square),
    Seat(Square, Piece),
    /// Two lifts in one look.
    Both(Square, Square),
    /// A piece is put where another one stands.
    Replace(Square, Piece),
}

impl Style {
    pub(super) fn of(kind: Kind, mv: Move, position: &Position, dice: &mut Dice) -> Self {
        let turn = position.turn();
        let mut unseen = mv.promotion().is_some() && kind != Kind::Pieces;
        let deals = match mv {
            Move::Castle { king, rook } => castle(mv, king, rook, turn, dice),
            Move::EnPassant { from, to } => en_passant(from, to, turn, dice),
            _ => {
                let piece = mv.promotion().unwrap_or(mv.role()).of(turn);
                let from = mv.from().unwrap();
                let style = dice.index(if kind == Kind::Pegs { 3 } else { 5 });
                match (mv.is_capture(), style) {
                    (true, 3) => {
                        unseen |= kind == Kind::Squares;
                        vec![Deal::Lift(from), Deal::Replace(mv.to(), piece)]
                    }
                    (true, 4) if kind == Kind::Pieces => {
                        vec![Deal::Replace(mv.to(), piece), Deal::Lift(from)]
                    }
                    (true, _) => capture(from, mv.to(), piece, dice),
                    // The queen comes before the pawn has gone, or one look sees her first.
                    (false, 1) => vec![Deal::Seat(mv.to(), piece), Deal::Lift(from)],
                    (false, _) => vec![Deal::Lift(from), Deal::Seat(mv.to(), piece)],
                }
            }
        };
        let touches = perform(kind, &deals, mv, position, dice);
        let first_own = first_own(&deals, position.board(), turn);
        Self { touches, first_own, unseen }
    }
}

fn capture(from: Square, to: Square, piece: Piece, dice: &mut Dice) -> Vec<Deal> {
    let mut deals = match dice.index(3) {
        0 => vec![Deal::Lift(from), Deal::Lift(to)],
        1 => vec![Deal::Lift(to), Deal::Lift(from)],
        _ if dice.one_in(2) => vec![Deal::Both(from, to)],
        _ => vec![Deal::Both(to, from)],
    };
    deals.push(Deal::Seat(to, piece));
    deals
}

fn en_passant(from: Square, to: Square, turn: Color, dice: &mut Dice) -> Vec<Deal> {
    let taken = Square::from_coords(to.file(), from.rank());
    let pawn = Role::Pawn.of(turn);
    match dice.index(4) {
        0 => vec![Deal::Lift(from), Deal::Seat(to, pawn), Deal::Lift(taken)],
        1 => vec![Deal::Lift(from), Deal::Lift(taken), Deal::Seat(to, pawn)],
        2 => vec![Deal::Lift(taken), Deal::Lift(from), Deal::Seat(to, pawn)],
        _ => vec![Deal::Both(taken, from), Deal::Seat(to, pawn)],
    }
}

fn castle(mv: Move, king: Square, rook: Square, turn: Color, dice: &mut Dice) -> Vec<Deal> {
    let side = mv.castling_side().unwrap();
    let seat_king = Deal::Seat(side.king_to(turn), Role::King.of(turn));
    let seat_rook = Deal::Seat(side.rook_to(turn), Role::Rook.of(turn));
    // The rook may stand where the king goes.
    match dice.index(4).max(usize::from(rook == side.king_to(turn))) {
        0 => vec![Deal::Lift(king), seat_king, Deal::Lift(rook), seat_rook],
        1 => vec![Deal::Lift(king), Deal::Lift(rook), seat_king, seat_rook],
        _ => vec![Deal::Lift(king), Deal::Lift(rook), seat_rook, seat_king],
    }
}

fn first_own(deals: &[Deal], board: &Board, turn: Color) -> Option<Square> {
    let own = |square: &&Square| board.color_at(**square) == Some(turn);
    deals.iter().find_map(|deal| match deal {
        Deal::Lift(square) => Some(*square).filter(|square| own(&square)),
        Deal::Both(one, other) => [one, other].into_iter().find(own).copied(),
        Deal::Seat(..) | Deal::Replace(..) => None,
    })
}

fn perform(
    kind: Kind,
    deals: &[Deal],
    mv: Move,
    position: &Position,
    dice: &mut Dice,
) -> Vec<Touch> {
    let mut touches = Vec::new();
    let mut put_back = dice.one_in(4);
    for (nth, deal) in deals.iter().enumerate() {
        let longest = if dice.one_in(5) { 3000 } else { 500 };
        let after = 70 + dice.below(longest);
        // One look of the board may see arrival and departure in the wrong order, but not long after.
        let arrives_first = matches!(deals[0], Deal::Seat(..) | Deal::Replace(..));
        let after = if arrives_first && nth == 1 { dice.below(90) } else { after };
        let mut push = |after, changes| touches.push(Touch { after, changes });
        let piece = |square| position.board().piece_at(square);
        match *deal {
            Deal::Lift(square) => {
                if kind != Kind::Pegs && dice.one_in(3) && !arrives_first {
                    push(after, vec![SquareChange::Lifted(square, piece(square))]);
                    push(dice.below(50), vec![SquareChange::Seated(square, piece(square))]);
                }
                push(after, vec![SquareChange::Lifted(square, piece(square))]);
                // Dropped, put back, and taken again.
                if nth == 0 && std::mem::take(&mut put_back) {
                    push(after, vec![SquareChange::Seated(square, piece(square))]);
                    push(after + 400, vec![SquareChange::Lifted(square, piece(square))]);
                }
            }
            Deal::Both(one, other) => {
                let lifts = [one, other].map(|square| SquareChange::Lifted(square, piece(square)));
                push(after, lifts.to_vec());
            }
            Deal::Seat(square, piece) => {
                let from = mv.from().filter(|_| kind != Kind::Pegs && !mv.is_castle() && nth > 0);
                for passed in from.into_iter().flat_map(|from| attacks::between(from, square)) {
                    if !dice.one_in(3) {
                        push(dice.below(200), vec![SquareChange::Seated(passed, Some(piece))]);
                        push(dice.below(250), vec![SquareChange::Lifted(passed, Some(piece))]);
                    }
                }
                push(after, vec![SquareChange::Seated(square, Some(piece))]);
                if kind != Kind::Pegs && dice.one_in(3) {
                    push(dice.below(100), vec![SquareChange::Lifted(square, Some(piece))]);
                    push(dice.below(50), vec![SquareChange::Seated(square, Some(piece))]);
                }
            }
            Deal::Replace(square, piece) => {
                push(after, vec![SquareChange::Seated(square, Some(piece))]);
            }
        }
    }
    touches
}
