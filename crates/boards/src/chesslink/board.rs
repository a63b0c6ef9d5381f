//! A board with a ChessLink for a simulator, after Millennium's description of October 2017.

use shakmaty::{Bitboard, Piece, Square};

use crate::chesslink::frame;

/// The values that a new board holds from address 0 on: block parity, scan time, reports on every
/// scan, their period, brightness.
const FRESH: [u8; 16] = [0, 20, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// A board with its pieces, its lamps and what it holds. It lies with its cable on White's right.
#[derive(Debug)]
pub struct Board {
    pieces: shakmaty::Board,
    told: shakmaty::Board,
    /// The pieces of the last look, and for how many looks they have been the same.
    seen: (shakmaty::Board, u8),
    held: [u8; 16],
    lamps: [bool; 81],
    command: Vec<u8>,
    out: Vec<u8>,
    /// Whether it sends parity; boards of the series eONE do not.
    parity: bool,
}

impl Board {
    /// A board with these pieces, as it leaves the works.
    #[must_use]
    pub fn new(pieces: shakmaty::Board, parity: bool) -> Self {
        let (told, lamps, seen) = (pieces.clone(), [false; 81], (pieces.clone(), 0));
        Self {
            pieces,
            told,
            seen,
            held: FRESH,
            lamps,
            command: Vec::new(),
            out: Vec::new(),
            parity,
        }
    }

    /// The pieces as they stand.
    #[must_use]
    pub const fn pieces(&self) -> &shakmaty::Board {
        &self.pieces
    }

    /// Puts a piece on a square or takes what stands there; nobody is told before the next scan.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.pieces.discard_piece_at(square);
        if let Some(piece) = piece {
            self.pieces.set_piece_at(square, piece);
        }
    }

    /// Looks at all squares and tells what its settings ask for.
    pub fn scan(&mut self) {
        self.seen.1 = if self.seen.0 == self.pieces { self.seen.1.saturating_add(1) } else { 1 };
        self.seen.0 = self.pieces.clone();
        let tells = match self.held[2] & 7 {
            0 => true,
            looks @ 3..=7 => self.pieces != self.told && self.seen.1 >= looks - 2,
            _ => false,
        };
        if tells {
            self.tell();
        }
    }

    /// Whether a scan can change anything.
    #[must_use]
    pub fn waits(&self) -> bool {
        match self.held[2] & 7 {
            0 => true,
            3..=7 => self.pieces != self.told || self.pieces != self.seen.0,
            _ => false,
        }
    }

    /// Switched off and on again: the lamps are dark, and what it holds stays.
    pub fn power_cycle(&mut self) {
        self.lamps = [false; 81];
        self.command.clear();
        self.out.clear();
    }

    /// The squares at which all four lamps are lit.
    #[must_use]
    pub fn lit(&self) -> Bitboard {
        let lit = |square: &Square| {
            let corners = frame::lamps(Bitboard::from_square(*square));
            corners.iter().zip(self.lamps).all(|(corner, lamp)| !corner || lamp)
        };
        Square::ALL.into_iter().filter(lit).collect()
    }

    /// What the board holds at an address.
    #[must_use]
    pub fn held(&self, address: u8) -> Option<u8> {
        self.held.get(usize::from(address)).copied()
    }

    /// Takes bytes from the computer. What has a wrong parity or sum is passed over in silence.
    pub fn receive(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.command.push(byte & 0x7F);
            let wrong = frame::odd(byte) != byte;
            match length(self.command[0]) {
                None => self.command.clear(),
                Some(_) if wrong => self.command.clear(),
                Some(length) if self.command.len() == length => self.carry_out(),
                Some(_) => {}
            }
        }
    }

    /// The bytes for the computer; they are handed over once.
    pub fn to_send(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }

    fn send(&mut self, body: &str) {
        let bytes = if self.parity { frame::frame(body) } else { frame::plain(body) };
        self.out.extend(bytes);
    }

    fn tell(&mut self) {
        self.told = self.pieces.clone();
        self.send(&frame::body(&self.pieces));
    }

    fn carry_out(&mut self) {
        let command = std::mem::take(&mut self.command);
        if !frame::sound(&command) {
            return;
        }
        let byte = |at: usize| command.get(at..).and_then(frame::hex).unwrap_or_default();
        let address = usize::from(byte(1)) % self.held.len();
        match command[0] {
            b'V' => self.send("v0005"),
            b'S' => self.tell(),
            b'L' => {
                self.lamps = std::array::from_fn(|lamp| byte(3 + 2 * lamp) != 0);
                self.send("l");
            }
            b'X' => {
                self.lamps = [false; 81];
                self.send("x");
            }
            b'W' => {
                self.held[address] = byte(3);
                self.send(&format!("w{address:02X}{:02X}", self.held[address]));
            }
            b'R' => self.send(&format!("r{address:02X}{:02X}", self.held[address])),
            _ => self.lamps = [false; 81],
        }
    }
}

/// The characters of a command by its letter.
const fn length(letter: u8) -> Option<usize> {
    match letter {
        b'V' | b'S' | b'X' | b'T' => Some(3),
        b'R' => Some(5),
        b'W' => Some(7),
        b'L' => Some(167),
        _ => None,
    }
}
