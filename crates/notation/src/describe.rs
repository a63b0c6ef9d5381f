//! What can be asked about a position, answered as data.
//!
//! Words are the work of `voices`; what only a whole game knows (clocks, the last move) is answered
//! where the game is.

mod castling;
mod change;
mod blunder;
mod exchange;
mod moves;

use shakmaty::{
    Bitboard, Board, ByColor, ByRole, CastlingSide, Color, File, Piece, Position as _, Rank, Role,
};
use shakmaty::{Square, attacks};
use touchmove_position::Position;

use crate::Page;
use crate::position::{self, Beside};
use moves::{captures, drops, moves, of};

pub use blunder::{Blunder, blunder};
pub use castling::MayCastle;
pub use change::MoveChange;
pub use exchange::{ExchangeTarget, Fate, fates};
pub use moves::taken_on;

/// A piece and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The piece.
    pub piece: Piece,
    /// Its square.
    pub square: Square,
}

/// Whose moves were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// All that the player to move has.
    All,
    /// Those from a square on which a piece of the player to move stands.
    Mine(Square),
    /// Those from a square on which this piece of the other player stands.
    Other(Square, Piece),
    /// Those from an empty square.
    Empty(Square),
}

/// A question about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The whole position, rank by rank.
    Board,
    /// What stands on a square.
    Square(Square),
    /// The pieces of a colour, all or of one kind.
    Pieces(Color, Option<Role>),
    /// How many pieces a colour has, all or of one kind.
    Count(Color, Option<Role>),
    /// What stands on a rank.
    Rank(Rank),
    /// What stands on a file.
    File(File),
    /// What stands on the diagonals through a square.
    Diagonals(Square),
    /// What stands on rank, file and diagonals through a square.
    Rays(Square),
    /// What stands a knight's jump away from a square.
    Knight(Square),
    /// What attacks and what defends a square; `Defenders` names these first.
    Attackers(Square),
    /// What defends and what attacks a square.
    Defenders(Square),
    /// Which pieces are attacked and not enough defended.
    Hanging(ExchangeTarget),
    /// The legal moves, of all pieces or of one.
    Moves(Option<Square>),
    /// The legal captures, of all pieces or of one.
    Captures(Option<Square>),
    /// What the piece on the first square could take if it stood on the second.
    WhatIf(Square, Square),
    /// Whether a square is light or dark.
    Colour(Square),
    /// What each player has.
    Material,
    /// What each player has in the hand.
    Pockets,
    /// Whether a player may castle, were it his move.
    Castling(Color),
    /// Who is to move, and the number of the move.
    Turn,
    /// Whether the player to move is in check, and from which pieces.
    Check,
    /// The position as FEN.
    Fen,
    /// The position for fingers.
    Braille(Page),
}

/// A direction on the board, as the reader sees it; clockwise from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Direction {
    Up,
    UpRight,
    Right,
    DownRight,
    Down,
    DownLeft,
    Left,
    UpLeft,
}

impl Direction {
    const ALL: [(Self, i32, i32); 8] = [
        (Self::Up, 0, 1),
        (Self::UpRight, 1, 1),
        (Self::Right, 1, 0),
        (Self::DownRight, 1, -1),
        (Self::Down, 0, -1),
        (Self::DownLeft, -1, -1),
        (Self::Left, -1, 0),
        (Self::UpLeft, -1, 1),
    ];
}

impl Direction {
    const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::UpRight => Self::DownLeft,
            Self::Right => Self::Left,
            Self::DownRight => Self::UpLeft,
            Self::Down => Self::Up,
            Self::DownLeft => Self::UpRight,
            Self::Left => Self::Right,
            Self::UpLeft => Self::DownRight,
        }
    }
}

/// The moves of one piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovesOf {
    /// The piece.
    pub placed: Placed,
    /// Where it can go without taking, becoming another piece or castling.
    pub quiet: Vec<Square>,
    /// The sides to which it can castle.
    pub castlings: Vec<CastlingSide>,
    /// Where it becomes another piece without taking one.
    pub promotions: Vec<Square>,
    /// What it can take.
    pub captures: Vec<Taking>,
}

/// Where a piece of the hand can be dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DropsOf {
    /// The piece.
    pub role: Role,
    /// The squares; `None`: every empty one, for a pawn from rank 2 to rank 7.
    pub to: Option<Vec<Square>>,
}

/// A piece that can be taken, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taking {
    /// The piece, on the square on which it stands.
    pub placed: Placed,
    /// What is more than going to its square.
    pub way: CaptureKind,
}

/// What a capture is more than going to the square of the piece that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureKind {
    /// Nothing.
    Plain,
    /// A pawn that takes becomes another piece.
    Promoting,
    /// A pawn is taken in passing, by one that goes to this square.
    EnPassant(Square),
}

/// How it stands with the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Nothing must be said.
    Free,
    /// In check.
    Check,
    /// Checkmated.
    Checkmate,
    /// Without a legal move, and not in check.
    Stalemate,
}

impl Status {
    /// How it stands with the player to move in a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        match (position.is_check(), position.legal_moves().is_empty()) {
            (true, true) => Self::Checkmate,
            (true, false) => Self::Check,
            (false, true) => Self::Stalemate,
            (false, false) => Self::Free,
        }
    }
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Each rank from the eighth to the first with what stands on it, file a to h, who is to move,
    /// and how it stands with him.
    Board(Vec<(Rank, Vec<Placed>)>, Color, Status),
    /// What stands on a square, if anything.
    Square(Square, Option<Piece>),
    /// Pieces of a colour: king first, pawns last and by file.
    Pieces(Color, Option<Role>, Vec<Placed>),
    /// How many pieces of a colour there are, all or of one kind.
    Count(Color, Option<Role>, usize),
    /// What stands on a rank.
    Rank(Rank, Vec<Placed>),
    /// What stands on a file.
    File(File, Vec<Placed>),
    /// What stands in each direction that is not empty, nearest first.
    Rays(Square, Vec<(Direction, Vec<Placed>)>),
    /// What stands a knight's jump away.
    Knight(Square, Vec<Placed>),
    /// On an occupied square: who attacks it and who defends it; `defenders` asks for these first.
    Bearing {
        /// The square.
        square: Square,
        /// What stands there, if anything.
        piece: Option<Piece>,
        /// What bears on it.
        by: ByColor<Vec<Placed>>,
        /// Whether it was the defenders that were asked for.
        defenders: Asked,
    },
    /// What becomes of pieces that were asked about; of all or of a side, only those that hang.
    Hanging(ExchangeTarget, Vec<Fate>),
    /// The legal moves of each piece that has any, and of each in the hand.
    Moves(Of, Vec<MovesOf>, Vec<DropsOf>),
    /// The legal captures of each piece that has any.
    Captures(Of, Vec<MovesOf>),
    /// What a piece could take from another square; `None`: there is no piece to ask about.
    WhatIf(Square, Square, Option<(Piece, Vec<Placed>)>),
    /// Whether a square is light.
    Colour(Square),
    /// What each player has.
    Material(ByColor<ByRole<u8>>),
    /// What each player has in the hand; `None`: nothing is dropped in this game.
    Pockets(Option<ByColor<ByRole<u8>>>),
    /// Whether a player may castle, to either side.
    Castling(Color, [(CastlingSide, MayCastle); 2]),
    /// Who is to move, the number of the move, and how it stands with him.
    Turn(Color, u32, Status),
    /// Who is to move, how it stands with him, and what gives check; and how many checks each player has
    /// given, where that is counted.
    Check(Color, Status, Vec<Placed>, Option<ByColor<u8>>),
    /// FEN.
    Fen(String),
    /// The pieces, what a diagram does not show of the position, and how both are written.
    Braille(Page, Board, Beside),
}

/// Whether it was the defenders that were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked(pub bool);

/// Answers a question about a position.
#[must_use]
pub fn answer(question: Question, position: &Position) -> Answer {
    match question {
        Question::Board => {
            Answer::Board(ranks_of(position.board()), position.turn(), Status::of(position))
        }
        Question::Square(square) => Answer::Square(square, position.board().piece_at(square)),
        Question::Pieces(color, role) => {
            Answer::Pieces(color, role, pieces_of(position.board(), color, role))
        }
        Question::Count(color, role) => {
            Answer::Count(color, role, pieces_of(position.board(), color, role).len())
        }
        Question::Rank(rank) => Answer::Rank(rank, pieces(position, Bitboard::from_rank(rank))),
        Question::File(file) => Answer::File(file, pieces(position, Bitboard::from_file(file))),
        Question::Diagonals(square) => Answer::Rays(square, rays(position, square, true)),
        Question::Rays(square) => Answer::Rays(square, rays(position, square, false)),
        Question::Knight(square) => {
            Answer::Knight(square, pieces(position, attacks::knight_attacks(square)))
        }
        Question::Attackers(square) => bearing(position, square, Asked(false)),
        Question::Defenders(square) => bearing(position, square, Asked(true)),
        Question::Hanging(target) => Answer::Hanging(target, fates(position, target)),
        Question::Moves(from) => {
            let dropped = if from.is_none() { drops(position) } else { Vec::new() };
            Answer::Moves(of(position, from), moves(position, from), dropped)
        }
        Question::Captures(from) => Answer::Captures(of(position, from), captures(position, from)),
        Question::WhatIf(from, to) => Answer::WhatIf(from, to, what_if(position, from, to)),
        Question::Colour(square) => Answer::Colour(square),
        Question::Material => Answer::Material(position.board().material()),
        Question::Pockets => Answer::Pockets(position.pockets().copied()),
        Question::Castling(color) => {
            let may = |side| (side, MayCastle::of(position, color, side));
            Answer::Castling(color, [CastlingSide::KingSide, CastlingSide::QueenSide].map(may))
        }
        Question::Turn => {
            let number = position.fullmoves().get();
            Answer::Turn(position.turn(), number, Status::of(position))
        }
        Question::Check => {
            let checkers = pieces(position, position.checkers());
            let given = position.checks_given();
            Answer::Check(position.turn(), Status::of(position), checkers, given)
        }
        Question::Fen => Answer::Fen(position::write(position)),
        Question::Braille(page) => {
            Answer::Braille(page, position.board().clone(), Beside::of(position))
        }
    }
}

impl Answer {
    /// The answer as it is told to who sits on this side of the board: Black reads what White reads
    /// from the other end. What names its squares without an order on the board stays as it is.
    #[must_use]
    pub fn seen_by(mut self, side: Color) -> Self {
        if side.is_white() {
            return self;
        }
        match &mut self {
            Self::Board(ranks, ..) => {
                ranks.reverse();
                for (_, pieces) in ranks {
                    pieces.reverse();
                }
            }
            Self::Rank(_, pieces) | Self::File(_, pieces) => pieces.reverse(),
            Self::Rays(_, rays) => {
                for (direction, _) in rays.iter_mut() {
                    *direction = direction.opposite();
                }
                rays.sort_by_key(|(direction, _)| *direction as u8);
            }
            Self::Square(..)
            | Self::Pieces(..)
            | Self::Count(..)
            | Self::Knight(..)
            | Self::Bearing { .. }
            | Self::Hanging(..)
            | Self::Moves(..)
            | Self::Captures(..)
            | Self::WhatIf(..)
            | Self::Colour(_)
            | Self::Material(_)
            | Self::Pockets(_)
            | Self::Castling(..)
            | Self::Turn(..)
            | Self::Check(..)
            | Self::Fen(_)
            | Self::Braille(..) => {}
        }
        self
    }
}

/// What stands on some squares, rank by rank from the first, file a to h.
fn pieces(position: &Position, squares: Bitboard) -> Vec<Placed> {
    pieces_on(position.board(), squares)
}

fn pieces_on(board: &Board, squares: Bitboard) -> Vec<Placed> {
    let at = |square| board.piece_at(square).map(|piece| Placed { piece, square });
    squares.into_iter().filter_map(at).collect()
}

/// The pieces of a board rank by rank, the eighth first.
#[must_use]
pub fn ranks_of(board: &Board) -> Vec<(Rank, Vec<Placed>)> {
    let ranks = Rank::ALL.into_iter().rev();
    ranks.map(|rank| (rank, pieces_on(board, Bitboard::from_rank(rank)))).collect()
}

/// King, queen, rooks, bishops, knights, pawns; each kind by file, as blind players ask for it.
#[must_use]
pub fn pieces_of(board: &Board, color: Color, role: Option<Role>) -> Vec<Placed> {
    let mut pieces = pieces_on(board, board.by_color(color));
    pieces.retain(|placed| role.is_none_or(|role| role == placed.piece.role));
    pieces.sort_by_key(|placed| {
        (std::cmp::Reverse(placed.piece.role), placed.square.file(), placed.square.rank())
    });
    pieces
}

fn rays(position: &Position, from: Square, diagonal: bool) -> Vec<(Direction, Vec<Placed>)> {
    let directions = Direction::ALL.into_iter();
    directions
        .filter(|&(_, files, ranks)| !diagonal || files * ranks != 0)
        .map(|(direction, files, ranks)| (direction, ray(position, from, files, ranks)))
        .filter(|(_, pieces)| !pieces.is_empty())
        .collect()
}

fn ray(position: &Position, from: Square, files: i32, ranks: i32) -> Vec<Placed> {
    let step = |square: &Square| {
        let file = square.file().offset(files)?;
        Some(Square::from_coords(file, square.rank().offset(ranks)?))
    };
    let squares = std::iter::successors(step(&from), step);
    let at = |square| position.board().piece_at(square).map(|piece| Placed { piece, square });
    squares.filter_map(at).collect()
}

fn bearing(position: &Position, square: Square, defenders: Asked) -> Answer {
    let board = position.board();
    let by = ByColor::new_with(|color| {
        pieces(position, board.attacks_to(square, color, board.occupied()))
    });
    Answer::Bearing { square, piece: board.piece_at(square), by, defenders }
}

fn what_if(position: &Position, from: Square, to: Square) -> Option<(Piece, Vec<Placed>)> {
    let piece = position.board().piece_at(from)?;
    let occupied = position.board().occupied().without(from);
    let reach = attacks::attacks(to, piece, occupied);
    let mut targets = pieces(position, reach & position.board().by_color(!piece.color));
    targets.retain(|placed| placed.piece.role != Role::King);
    Some((piece, targets))
}

#[cfg(test)]
mod tests;
