//! From a legal move to what a hand does on the board: which piece is taken first, what is slid
//! over, what is put back, and how long it all takes.

use std::time::Duration;

use shakmaty::attacks::between;
use shakmaty::{Board, Move, Piece, Position as _, Role, Square};
use touchmove_position::Position;

use crate::make::Senses;
use crate::simulator::act::{Act, Step};
use crate::simulator::chance::Chance;

/// How a move is played. What a move has no room for is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveStyle {
    /// The captured piece is taken off first.
    CapturedFirst,
    /// The own piece is lifted before the captured one.
    OwnFirst,
    /// The own piece is put down where the captured one is still being taken: the square is never
    /// empty. On pegs, which need an empty hole, the captured piece goes first.
    Replace,
    /// The piece is slid over the squares between; not on pegs, and not where a square between
    /// would be a move.
    Slide,
    /// The piece is first put back where it was, and then moved.
    PutBack,
    /// Another own piece is adjusted first.
    Adjust,
    /// In castling both pieces are in the hands at once; the king goes first.
    BothHands,
    /// A pawn is moved to the last rank before the new piece takes its place.
    PawnFirst,
}

impl MoveStyle {
    /// All styles.
    pub const ALL: [Self; 8] = [
        Self::CapturedFirst,
        Self::OwnFirst,
        Self::Replace,
        Self::Slide,
        Self::PutBack,
        Self::Adjust,
        Self::BothHands,
        Self::PawnFirst,
    ];

    /// The name by which it is chosen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::CapturedFirst => "captured-first",
            Self::OwnFirst => "own-first",
            Self::Replace => "replace",
            Self::Slide => "slide",
            Self::PutBack => "put-back",
            Self::Adjust => "adjust",
            Self::BothHands => "both-hands",
            Self::PawnFirst => "pawn-first",
        }
    }

    /// The style of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.name() == name)
    }
}

/// A hand that plays legal moves.
#[derive(Clone, Debug)]
pub struct Player {
    senses: Senses,
    style: Option<MoveStyle>,
    chance: Chance,
    steps: Vec<Step>,
}

impl Player {
    /// A hand on a board that senses this. Without a style it plays each move in another one.
    #[must_use]
    pub const fn new(senses: Senses, style: Option<MoveStyle>, seed: u64) -> Self {
        Self { senses, style, chance: Chance::new(seed), steps: Vec::new() }
    }

    /// What the hand does for a legal move in this position.
    pub fn play(&mut self, position: &Position, mv: Move) -> Vec<Step> {
        let style =
            self.style.unwrap_or_else(|| MoveStyle::ALL[self.chance.below(MoveStyle::ALL.len())]);
        match style {
            MoveStyle::Adjust => self.adjust(position, mv),
            MoveStyle::PutBack => self.put_back(position, mv),
            _ => {}
        }
        match mv {
            Move::Castle { king, rook } => self.castle(position, king, rook, style),
            _ => self.move_piece(position, mv, style),
        }
        std::mem::take(&mut self.steps)
    }

    fn step(&mut self, least: u64, most: u64, act: Act) {
        let after = Duration::from_millis(self.chance.between(least, most));
        self.steps.push((after, act));
    }

    fn lift(&mut self, square: Square) {
        self.step(350, 900, Act::Lift(square));
    }

    fn seat(&mut self, square: Square, piece: Option<Piece>) {
        self.step(350, 900, Act::Seat(square, piece));
    }

    fn move_piece(&mut self, position: &Position, mv: Move, style: MoveStyle) {
        let Some(from) = mv.from() else { return };
        let piece = position.board().piece_at(from);
        let captured = taken(mv);
        let style = match style {
            MoveStyle::Replace if self.senses == Senses::Pegs || captured != Some(mv.to()) => {
                MoveStyle::CapturedFirst
            }
            style => style,
        };
        match (captured, style) {
            (Some(square), MoveStyle::OwnFirst) => {
                self.lift(from);
                self.lift(square);
            }
            (Some(square), style) if style != MoveStyle::Replace => {
                self.lift(square);
                self.lift(from);
            }
            _ => self.lift(from),
        }
        if style == MoveStyle::Slide {
            self.slide(position.board(), from, mv.to(), piece);
        }
        self.arrive(mv, piece, style);
    }

    /// The piece is put on its square; a pawn on the last rank becomes another.
    fn arrive(&mut self, mv: Move, piece: Option<Piece>, style: MoveStyle) {
        let to = mv.to();
        let promoted = mv.promotion().zip(piece).map(|(role, piece)| Piece { role, ..piece });
        let replaced = style == MoveStyle::Replace && taken(mv) == Some(to);
        let first = if style == MoveStyle::PawnFirst { piece } else { promoted.or(piece) };
        if replaced {
            self.step(350, 900, Act::Replace(to, first));
        } else {
            self.seat(to, first);
        }
        if let (Some(promoted), MoveStyle::PawnFirst) = (promoted, style) {
            self.lift(to);
            self.seat(to, Some(promoted));
        }
    }

    /// The squares between are touched in passing. Only a free way can be slid over.
    fn slide(&mut self, board: &Board, from: Square, to: Square, piece: Option<Piece>) {
        let way = between(from, to);
        if self.senses != Senses::Squares || (way & board.occupied()).any() {
            return;
        }
        let mut way: Vec<Square> = way.into_iter().collect();
        if to < from {
            way.reverse();
        }
        for square in way {
            self.step(40, 160, Act::Seat(square, piece));
            self.step(40, 160, Act::Lift(square));
        }
    }

    fn castle(&mut self, position: &Position, king: Square, rook: Square, style: MoveStyle) {
        let mv = Move::Castle { king, rook };
        let Some(side) = mv.castling_side() else { return };
        let turn = position.turn();
        let [king_to, rook_to] = [side.king_to(turn), side.rook_to(turn)];
        let pieces = [Role::King, Role::Rook].map(|role| Some(Piece { color: turn, role }));
        // In Chess960 the squares of one can be in the way of the other.
        let in_the_way = king_to == rook || rook_to == king;
        self.lift(king);
        if style == MoveStyle::BothHands || in_the_way {
            self.lift(rook);
            self.seat(king_to, pieces[0]);
        } else {
            self.seat(king_to, pieces[0]);
            self.lift(rook);
        }
        self.seat(rook_to, pieces[1]);
    }

    /// The piece that is moved is first taken up and put down again.
    fn put_back(&mut self, position: &Position, mv: Move) {
        if let Some(from) = mv.from() {
            self.lift(from);
            self.seat(from, position.board().piece_at(from));
        }
    }

    /// One of the pieces that do not move is put straight.
    fn adjust(&mut self, position: &Position, mv: Move) {
        let own = position.us() & !shakmaty::Bitboard::from_iter(mv.from());
        let others: Vec<Square> = own.into_iter().collect();
        if let Some(&square) = others.get(self.chance.below(others.len())) {
            self.lift(square);
            self.seat(square, position.board().piece_at(square));
        }
    }
}

/// Where a captured piece stands.
fn taken(mv: Move) -> Option<Square> {
    match mv {
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        _ => mv.is_capture().then_some(mv.to()),
    }
}
