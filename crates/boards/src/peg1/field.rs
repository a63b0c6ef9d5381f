//! The 64 holes of a peg board as they are written in a line, and how they change.

use std::fmt::{self, Display, Write as _};

use shakmaty::{Bitboard, Board, File, Piece, Rank, Square};

use crate::report::Sensed;

use crate::peg1::line::crc32;

/// What a board knows of one hole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// No peg, `.`.
    #[default]
    Empty,
    /// A peg of an unknown piece, `#`.
    Occupied,
    /// A piece, by its letter.
    Piece(Piece),
    /// The sensor cannot be trusted, `?`.
    Faulty,
}

impl Mark {
    /// The mark of a character.
    pub(super) fn of(c: char) -> Option<Self> {
        match c {
            '.' => Some(Self::Empty),
            '#' => Some(Self::Occupied),
            '?' => Some(Self::Faulty),
            _ => Piece::from_char(c).map(Self::Piece),
        }
    }

    /// The mark of a seated peg.
    pub(super) fn seated(piece: Option<Piece>) -> Self {
        piece.map_or(Self::Occupied, Self::Piece)
    }

    /// Its character.
    pub(super) fn letter(self) -> char {
        match self {
            Self::Empty => '.',
            Self::Occupied => '#',
            Self::Piece(piece) => piece.char(),
            Self::Faulty => '?',
        }
    }

    /// Whether a peg is known to be seated.
    #[must_use]
    pub fn is_seated(self) -> bool {
        matches!(self, Self::Occupied | Self::Piece(_))
    }

    /// The piece, if it is known.
    pub(super) fn piece(self) -> Option<Piece> {
        match self {
            Self::Piece(piece) => Some(piece),
            _ => None,
        }
    }
}

/// All 64 holes. Written from a8 to h1, the ranks divided by strokes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field([Mark; 64]);

impl Default for Field {
    fn default() -> Self {
        Self([Mark::Empty; 64])
    }
}

impl Field {
    /// A board with pegs on these squares, of unknown pieces.
    #[must_use]
    pub fn of(occupied: Bitboard) -> Self {
        let mut field = Self::default();
        occupied.into_iter().for_each(|square| field.set(square, Mark::Occupied));
        field
    }

    /// Reads the 64 characters with their strokes.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut field = Self::default();
        let mut ranks = text.split('/');
        for rank in Rank::ALL.into_iter().rev() {
            let letters = ranks.next().filter(|letters| letters.chars().count() == 8)?;
            for (file, letter) in File::ALL.into_iter().zip(letters.chars()) {
                field.set(Square::from_coords(file, rank), Mark::of(letter)?);
            }
        }
        ranks.next().is_none().then_some(field)
    }

    /// What is on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Mark {
        self.0[square.to_usize()]
    }

    /// Puts a mark on a square.
    pub fn set(&mut self, square: Square, mark: Mark) {
        self.0[square.to_usize()] = mark;
    }

    /// The check of a heartbeat: of the 64 characters without their strokes.
    #[must_use]
    pub fn crc(&self) -> u32 {
        crc32(self.to_string().replace('/', "").as_bytes())
    }

    /// The same for the rest of the house.
    #[must_use]
    pub fn sensed(&self) -> Sensed {
        let all = || Square::ALL.into_iter();
        let seated = all().filter(|square| self.at(*square).is_seated()).collect();
        let faulty = all().filter(|square| self.at(*square) == Mark::Faulty).collect();
        let mut pieces = Board::empty();
        for square in all() {
            if let Some(piece) = self.at(square).piece() {
                pieces.set_piece_at(square, piece);
            }
        }
        Sensed { occupied: seated, pieces, faulty }
    }
}

impl Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            if rank != Rank::Eighth {
                f.write_char('/')?;
            }
            for file in File::ALL {
                f.write_char(self.at(Square::from_coords(file, rank)).letter())?;
            }
        }
        Ok(())
    }
}
