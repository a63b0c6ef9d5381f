//! What a move is worth in a hunt for a mate in a corner.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position, Role, Square, attacks};

use super::walls;

/// How much of the depth a move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// None: it brings the mate nearer.
    Free,
    /// One ply.
    Plain,
    /// Four: what is given away by it will be missed.
    Costly,
}

/// Moves of a king or knight from each square to one.
type Walk = [u8; 64];

const KNIGHT_TO_E5: Walk = walk(Square::E5, Role::Knight);
const KNIGHT_TO_D5: Walk = walk(Square::D5, Role::Knight);
const KNIGHT_TO_G8: Walk = walk(Square::G8, Role::Knight);
const KNIGHT_TO_B8: Walk = walk(Square::B8, Role::Knight);
const KING_TO_G7: Walk = walk(Square::G7, Role::King);
const KING_TO_B7: Walk = walk(Square::B7, Role::King);
const KING_TO_H8: Walk = walk(Square::H8, Role::King);
const KING_TO_A8: Walk = walk(Square::A8, Role::King);

/// From afar no way leads there.
const NO_WAY: u8 = u8::MAX;

const fn walk(to: Square, role: Role) -> Walk {
    let mut walk = [NO_WAY; 64];
    let mut rim = Bitboard::from_square(to);
    let mut seen = Bitboard::EMPTY;
    let mut moves = 0;
    while rim.any() {
        seen = Bitboard(seen.0 | rim.0);
        let mut next = 0;
        while let Some(square) = rim.pop_front() {
            walk[square as usize] = moves;
            let steps = match role {
                Role::Knight => attacks::knight_attacks(square),
                _ => attacks::king_attacks(square),
            };
            next |= steps.0;
        }
        rim = Bitboard(next & !seen.0);
        moves += 1;
    }
    walk
}

/// What a long hunt knows of its position beforehand.
#[derive(Debug, Default)]
pub(super) struct Guide(Option<Ways>);

#[derive(Debug)]
struct Ways {
    /// Moves of a bishop to the corner from each square, past all that never moves.
    bishop: Walk,
    /// Moves after which no mate is possible.
    hopeless: Vec<Move>,
}

impl Guide {
    /// What there is to know of this position.
    pub(super) fn through(position: &Chess) -> Self {
        let hopeless = position.legal_moves().into_iter().filter(|&played| {
            let mut next = position.clone();
            next.play_unchecked(played);
            walls::keep(&next)
        });
        Self(Some(Ways {
            bishop: bishop_walk(corner(position.board()), walls::steady(position)),
            hopeless: hopeless.collect(),
        }))
    }

    /// What this move is worth.
    pub(super) fn step(&self, position: &Chess, corner: Corner, played: Move) -> Step {
        if self.0.as_ref().is_some_and(|ways| ways.hopeless.contains(&played)) {
            return Step::Costly;
        }
        match position.turn() {
            Color::White => self.whites(corner, played),
            Color::Black => self.blacks(position, corner, played),
        }
    }

    fn whites(&self, corner: Corner, played: Move) -> Step {
        let Move::Normal { role, from, capture, to, .. } = played else {
            return if played.is_en_passant() { Step::Free } else { Step::Plain };
        };
        if role == Role::Pawn || capture.is_some() {
            return Step::Free;
        }
        let nearer = match (role, corner) {
            (Role::King, Corner::H8) => nearer(&KING_TO_G7, from, to),
            (Role::King, Corner::A8) => nearer(&KING_TO_B7, from, to),
            (Role::Knight, Corner::H8) => nearer(&KNIGHT_TO_E5, from, to),
            (Role::Knight, Corner::A8) => nearer(&KNIGHT_TO_D5, from, to),
            (Role::Bishop, _) => self.0.as_ref().is_some_and(|ways| {
                let (from, to) = (ways.bishop[from as usize], ways.bishop[to as usize]);
                // Beside the corner it makes room for the move that mates.
                from != NO_WAY && (from <= 1 && from < to || from > 2 && from > to)
            }),
            _ => false,
        };
        if nearer { Step::Free } else { Step::Plain }
    }

    fn blacks(&self, position: &Chess, corner: Corner, played: Move) -> Step {
        let Move::Normal { role, from, capture, to, .. } = played else { return Step::Plain };
        if let Some(ways) = &self.0 {
            let opens = capture.is_some() && (role == Role::Pawn || capture == Some(Role::Pawn));
            if opens && position.board().occupied().count() > 5
                || role == Role::Bishop && ways.bishop[from as usize] > ways.bishop[to as usize]
            {
                return Step::Free;
            }
        }
        let nearer = match (role, corner) {
            (Role::King, Corner::H8) => nearer(&KING_TO_H8, from, to),
            (Role::King, Corner::A8) => nearer(&KING_TO_A8, from, to),
            (Role::Knight, Corner::H8) => nearer(&KNIGHT_TO_G8, from, to),
            (Role::Knight, Corner::A8) => nearer(&KNIGHT_TO_B8, from, to),
            _ => false,
        };
        match (nearer, capture) {
            (true, _) => Step::Free,
            (false, Some(_)) => Step::Costly,
            (false, None) => Step::Plain,
        }
    }
}

fn nearer(walk: &Walk, from: Square, to: Square) -> bool {
    walk[to as usize] < walk[from as usize]
}

/// Where Black is to be mated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Corner {
    A8,
    H8,
}

/// The corner for the bishops that are there: one that a bishop of White attacks, or fills for Black.
pub(super) fn corner(board: &Board) -> Corner {
    let (white, black) = (board.bishops() & board.white(), board.bishops() & board.black());
    let dark = white.intersects(Bitboard::DARK_SQUARES)
        || white.is_empty() && black.intersects(Bitboard::LIGHT_SQUARES);
    if dark { Corner::H8 } else { Corner::A8 }
}

fn bishop_walk(corner: Corner, steady: Bitboard) -> Walk {
    let corner = match corner {
        Corner::H8 => [Square::H8, Square::G8, Square::H7],
        Corner::A8 => [Square::A8, Square::B8, Square::A7],
    };
    let mut rim: Bitboard = corner.into_iter().collect();
    let mut walk = [NO_WAY; 64];
    let mut seen = Bitboard::EMPTY;
    let mut moves = 0;
    while rim.any() {
        seen |= rim;
        let mut next = Bitboard::EMPTY;
        for square in rim {
            walk[square as usize] = moves;
            next |= attacks::bishop_attacks(square, steady) & !steady;
        }
        rim = next & !seen;
        moves += 1;
    }
    walk
}
