//! A Certabo board for a simulator: frames of what stands on it, and lamps.

use shakmaty::{Bitboard, Piece, Role, Square};

use crate::certabo::frame::{self, Chip};

/// What a board sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frames {
    /// The chips in its pieces.
    Chips,
    /// That a piece is there, as the Sentio.
    Occupied,
    /// The same without a colon before it, as the Tactum may.
    Bare,
}

/// A board with chips in its pieces, or one that only knows that a piece is there.
#[derive(Debug)]
pub struct Board {
    chips: [Chip; 64],
    frames: Frames,
    command: Vec<u8>,
    lit: Bitboard,
}

impl Board {
    /// A board with the pieces of the start position, lying straight.
    #[must_use]
    pub fn new(frames: Frames) -> Self {
        let pieces = shakmaty::Board::new();
        let mut board =
            Self { chips: [[0; 5]; 64], frames, command: Vec::new(), lit: Bitboard::EMPTY };
        for (square, piece) in pieces {
            board.put(square, Some(Self::chip(piece, u16::from(square.file()))));
        }
        board
    }

    /// The chip of a piece: that of the n-th of its kind, in bytes as those of real pieces are.
    /// Some programs take no chip that begins otherwise.
    #[must_use]
    pub fn chip(piece: Piece, nth: u16) -> Chip {
        let role = u16::from(piece.role == Role::Pawn) + 2 * u16::from(u8::from(piece.role));
        [18, 0, 248 - nth.min(248), 71 + role, piece.color.fold_wb(99, 153)]
    }

    /// Puts a chip on a square or takes the one that is there.
    pub fn put(&mut self, square: Square, chip: Option<Chip>) {
        if let Some(at) = frame::squares().position(|other| other == square) {
            self.chips[at] = chip.unwrap_or_default();
        }
    }

    /// The next frame.
    #[must_use]
    pub fn frame(&self) -> Vec<u8> {
        let rank =
            |row: &[Chip]| row.iter().fold(0, |bits, chip| bits << 1 | u16::from(*chip != [0; 5]));
        let ranks = self.chips.chunks(8).map(rank);
        match self.frames {
            Frames::Chips => frame::write(self.chips.into_iter().flatten()),
            Frames::Occupied => frame::write(ranks),
            Frames::Bare => frame::write_bare(ranks),
        }
    }

    /// Takes bytes from the computer: eight for the lamps of all ranks.
    pub fn receive(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.command.push(byte);
            if let Ok(ranks) = self.command[..].try_into() {
                self.lit = Bitboard(u64::from_le_bytes(ranks)).flip_vertical();
                self.command.clear();
            }
        }
    }

    /// The squares that are lit.
    #[must_use]
    pub const fn lit(&self) -> Bitboard {
        self.lit
    }
}
