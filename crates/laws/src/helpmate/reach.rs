//! Where each piece can ever get to.
//!
//! At first none gets anywhere. What the rules let a piece reach is added until nothing can be added.
//! So in the end a piece may be kept from squares that are counted as reached, but it never gets to
//! one that is not.

use shakmaty::{
    Bitboard, Board, Castles, CastlingSide, Chess, Color, Piece, Position, Role, Square, attacks,
};

use super::rules;

/// What is assumed of some pieces, for the proof of one case.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Assumed {
    /// They are not taken before they have moved.
    pub(super) moves_first: Bitboard,
    /// They never move, but may be taken.
    pub(super) stays: Bitboard,
    /// Whether it matters only if a mate is possible then, and not which pieces are in doubt.
    pub(super) a_case: bool,
}

/// Where each piece of a position can ever get to.
#[derive(Clone, Debug)]
pub(super) struct Reach<'a> {
    pub(super) board: &'a Board,
    castles: &'a Castles,
    pub(super) assumed: Assumed,
    /// For the piece on each square, the squares that it reaches, its own included.
    pub(super) squares: [Bitboard; 64],
    /// Pieces that never move and are never taken.
    pub(super) steady: Bitboard,
    /// Squares on which something can be one day.
    pub(super) busy: Bitboard,
    /// Pieces that can be taken.
    pub(super) taken: Bitboard,
    /// Pieces that can move.
    pub(super) moving: Bitboard,
    /// Squares that each colour attacks for ever, Black's first.
    pub(super) guarded: [Bitboard; 2],
    /// Squares on which each colour can have something that may be taken.
    pub(super) prey: [Bitboard; 2],
    /// Squares that each colour reaches with something else than bishops.
    not_bishops: [Bitboard; 2],
    /// Pieces that could be taken while they seemed steady.
    pub(super) doubtful: Bitboard,
    /// Whether a pawn gets to the last rank.
    promotes: bool,
    /// Steps of the calculation, to know whether anything has changed since one.
    changes: u32,
}

impl<'a> Reach<'a> {
    /// What can be reached from this position, but for taking in passing.
    pub(super) fn of(position: &'a Chess, assumed: Assumed) -> Self {
        let board = position.board();
        let mut squares = [Bitboard::EMPTY; 64];
        for square in board.occupied() {
            squares[square as usize] = Bitboard::from_square(square);
        }
        let mut reach = Self {
            board,
            castles: position.castles(),
            assumed,
            squares,
            steady: board.occupied(),
            busy: board.occupied(),
            taken: Bitboard::EMPTY,
            moving: Bitboard::EMPTY,
            guarded: [Bitboard::EMPTY; 2],
            prey: [Bitboard::EMPTY; 2],
            not_bishops: [Bitboard::EMPTY; 2],
            doubtful: Bitboard::EMPTY,
            promotes: false,
            changes: 0,
        };
        reach.guard();
        reach.fill();
        reach
    }

    /// Whether Black can take anything that matters: the last piece of White does not.
    pub(super) fn takes(&self, color: Color) -> bool {
        color.is_white() || self.board.white().count() > 2
    }

    fn fill(&mut self) {
        loop {
            let before = self.changes;
            for home in self.board.occupied() {
                if let Some(piece) = self.board.piece_at(home) {
                    self.fill_from(home, piece);
                }
            }
            self.castle();
            if self.changes == before || self.is_settled() {
                return;
            }
            self.guard();
        }
    }

    /// Whether a mate will be possible in the end, and nothing else is asked.
    fn is_settled(&self) -> bool {
        (self.assumed.a_case || self.promotes) && self.will_mate()
    }

    /// Adds what the piece that is at home here can reach now.
    fn fill_from(&mut self, home: Square, piece: Piece) {
        for from in self.squares[home as usize] {
            let to = rules::targets(self, home, piece, from);
            self.add(home, piece, to);
        }
        let reached = self.squares[home as usize];
        let color = piece.color as usize;
        if reached.more_than_one() {
            self.moving.add(home);
            self.set_steady(self.steady.without(home));
        }
        self.take(home, piece, reached);
        self.set_steady(self.steady & !(reached.without(home) & !self.board.kings()));
        self.grow(self.busy | reached, |reach| &mut reach.busy);
        if piece.role != Role::King {
            self.grow(self.prey[color] | reached, |reach| &mut reach.prey[color]);
        }
        if piece.role == Role::Pawn && reached.intersects(Bitboard::BACKRANKS) {
            self.promotes = true;
            let closed = self.steady & (self.board.by_color(piece.color) | self.board.kings());
            self.add(home, piece, !closed);
        }
    }

    fn add(&mut self, home: Square, piece: Piece, squares: Bitboard) {
        let index = home as usize;
        self.grow(self.squares[index] | squares, |reach| &mut reach.squares[index]);
        if piece.role != Role::Bishop {
            let color = piece.color as usize;
            let all = self.not_bishops[color] | squares;
            self.grow(all, |reach| &mut reach.not_bishops[color]);
        }
    }

    /// Marks what this piece can take.
    fn take(&mut self, home: Square, piece: Piece, reached: Bitboard) {
        if !self.takes(piece.color) {
            return;
        }
        let mut others = self.board.by_color(!piece.color) & !self.board.kings() & !self.taken;
        if piece.role == Role::Pawn {
            others &= !Bitboard::from_file(home.file());
        }
        let met =
            others.into_iter().filter(|&other| self.squares[other as usize].intersects(reached));
        let taken: Bitboard = met.collect();
        let doubtful = taken & self.steady;
        if !self.promotes {
            self.doubtful |= doubtful;
        }
        self.grow(self.taken | taken, |reach| &mut reach.taken);
    }

    fn set_steady(&mut self, steady: Bitboard) {
        self.grow(steady, |reach| &mut reach.steady);
    }

    fn grow(&mut self, new: Bitboard, field: impl Fn(&mut Self) -> &mut Bitboard) {
        let old = field(self);
        if *old != new {
            *old = new;
            self.changes += 1;
        }
    }

    /// Adds where castling brings a king and a rook past what lets no piece through.
    fn castle(&mut self) {
        let castles = self.castles;
        if castles.is_empty() {
            return;
        }
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                let (Some(rook), Some(king)) =
                    (castles.rook(color, side), self.board.king_of(color))
                else {
                    continue;
                };
                let goal = Square::from_coords(side.king_to_file(), king.rank());
                let beside = Square::from_coords(side.rook_to_file(), king.rank());
                let way = attacks::between(king, goal).with(goal).without(king);
                let steady = self.steady.without(king).without(rook);
                let guarded = self.guarded[!color as usize];
                if castles.path(color, side).intersects(steady) || way.intersects(guarded) {
                    continue;
                }
                self.add(king, color.king(), Bitboard::from_square(goal));
                self.add(rook, color.rook(), Bitboard::from_square(beside));
            }
        }
    }

    /// Marks the squares that are attacked for ever: by pieces that are never taken, from wherever
    /// they are.
    fn guard(&mut self) {
        self.guarded = [Bitboard::EMPTY; 2];
        for home in self.board.occupied() & !self.taken {
            let Some(piece) = self.board.piece_at(home) else { continue };
            let color = piece.color as usize;
            let mut in_the_way = self.busy;
            if piece.role == Role::Bishop {
                // Where only bishops of one colour can be, one guards what is behind the other.
                in_the_way &=
                    !(self.board.by_piece(piece) & !self.not_bishops[color] & !self.taken);
            }
            let mut always = Bitboard::FULL;
            for from in self.squares[home as usize] {
                always &= rules::attacked(piece, from, in_the_way);
                if always.is_empty() {
                    break;
                }
            }
            self.guarded[color] |= always;
        }
    }
}
