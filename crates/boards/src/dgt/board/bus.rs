//! The bus of a DGT board, on which many of them hang at one line and each answers to its number, and
//! the memory in which it keeps what has happened. Figures are those of DGT's header of 2017.
//!
//! What it does not do: it answers a ping to all boards at once and not at a moment of chance, its
//! memory does not tell which changes came within a quarter of a second, and no clock time is kept.

use std::collections::VecDeque;

use shakmaty::{Board as Pieces, Square};

use crate::dgt::frame;

/// Bytes of the memory; the oldest are written over.
const MEMORY: usize = 0x1F00;

const POWER_UP: u8 = 0x6A;
const END: u8 = 0x6B;
const EMPTY: u8 = 0x6D;
const DOWNLOADED: u8 = 0x6E;
const BEGIN: u8 = 0x6F;
const BEGIN_TURNED: u8 = 0x7A;
const START: u8 = 0x7B;
const NOTHING: u8 = 0x7F;

/// How many squares must have been otherwise before a position of its own is marked again.
const AWAY: usize = 2;

/// What a board has kept.
#[derive(Debug, Default)]
pub(super) struct Memory {
    bytes: VecDeque<u8>,
    /// Bytes that were written over; all places count from the first byte ever.
    gone: usize,
    /// Up to where changes were told on the bus, and where the last such packet began.
    told: usize,
    repeated: usize,
    start: Option<usize>,
    /// The mark that was written last and still holds.
    marked: Option<u8>,
}

impl Memory {
    /// Switched on: so it says, and how the pieces stand.
    pub(super) fn power_up(&mut self, pieces: &Pieces) {
        for byte in [NOTHING, NOTHING, NOTHING, POWER_UP] {
            self.write(byte);
        }
        self.pieces(pieces);
        self.marked = None;
        self.mark(pieces);
    }

    /// A square has changed.
    pub(super) fn changed(&mut self, at: u8, code: u8, pieces: &Pieces) {
        self.write(0x40 | code);
        self.write(at);
        self.mark(pieces);
    }

    fn pieces(&mut self, pieces: &Pieces) {
        for at in 0..64 {
            if let Some(piece) = frame::square(at).and_then(|square| pieces.piece_at(square)) {
                self.write(0x40 | frame::code(Some(piece)));
                self.write(at);
            }
        }
    }

    /// Begins a game: all positions of the pieces follow.
    fn start(&mut self, pieces: &Pieces) {
        self.start = Some(self.len());
        self.write(START);
        self.pieces(pieces);
        self.told = self.len();
    }

    /// Marks a position of its own, once as long as little changes.
    fn mark(&mut self, pieces: &Pieces) {
        let turned = |(square, piece)| (Square::rotate_180(square), piece);
        let begin = Pieces::new();
        let positions = [
            (begin.clone(), BEGIN),
            (begin.into_iter().map(turned).collect(), BEGIN_TURNED),
            (Pieces::empty(), EMPTY),
        ];
        for (position, mark) in positions {
            let away =
                Square::ALL.into_iter().filter(|at| position.piece_at(*at) != pieces.piece_at(*at));
            match away.count() {
                0 if self.marked != Some(mark) => {
                    self.marked = Some(mark);
                    self.write(mark);
                }
                away if away > AWAY && self.marked == Some(mark) => self.marked = None,
                _ => {}
            }
        }
    }

    fn write(&mut self, byte: u8) {
        if self.bytes.len() == MEMORY {
            self.bytes.pop_front();
            self.gone += 1;
        }
        self.bytes.push_back(byte);
    }

    fn len(&self) -> usize {
        self.gone + self.bytes.len()
    }

    fn between(&self, from: usize, to: usize) -> Vec<u8> {
        let range = from.saturating_sub(self.gone)..to.saturating_sub(self.gone);
        self.bytes.range(range).copied().collect()
    }

    /// All of it, the oldest first; what was never written comes before that.
    pub(super) fn download(&mut self) -> Vec<u8> {
        let mut all = vec![NOTHING; MEMORY - 1 - self.bytes.len().min(MEMORY - 1)];
        all.extend(self.bytes.iter().rev().take(MEMORY - 1).rev());
        all.push(END);
        self.write(DOWNLOADED);
        all
    }

    /// What has changed since this was asked.
    fn changes(&mut self) -> Vec<u8> {
        self.repeated = self.told;
        self.told = self.len();
        self.again()
    }

    /// The changes that were told last.
    fn again(&self) -> Vec<u8> {
        self.between(self.repeated, self.told)
    }

    /// What has happened since the game began, as far as it was told.
    fn since_start(&self) -> Vec<u8> {
        self.start.map(|start| self.between(start, self.told)).unwrap_or_default()
    }
}

/// What a board is told on the bus and does itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BusWish {
    /// Leave the bus.
    Leave,
    Restart,
}

/// The board at the bus.
#[derive(Debug)]
pub(super) struct Bus {
    address: u16,
    /// The next ping to all boards is not answered.
    deaf: bool,
    pub(super) memory: Memory,
}

impl Bus {
    /// The board with this number.
    pub(super) fn new(address: u16) -> Self {
        Self { address, deaf: false, memory: Memory::default() }
    }

    /// Its number in two bytes of seven bits.
    pub(super) fn address(&self) -> [u8; 2] {
        [self.address >> 7, self.address].map(|part| u8::try_from(part & 0x7F).unwrap_or_default())
    }

    /// Carries out a command of four bytes; a wrong sum and another board's number are passed over.
    pub(super) fn command(
        &mut self,
        command: [u8; 4],
        (pieces, times, version): (&Pieces, [u8; 7], [u8; 2]),
        out: &mut Vec<u8>,
    ) -> Option<BusWish> {
        let [bytes @ .., check] = command;
        let [id, high, low] = bytes;
        let all = [high, low] == [0, 0];
        if sum(&bytes) != check || !all && [high, low] != self.address() {
            return None;
        }
        match (id, all) {
            (0x87, true) if std::mem::take(&mut self.deaf) => {}
            (0x87, _) => self.answer(0x87, &[], out),
            (0x88, _) => return Some(BusWish::Leave),
            (0x89, _) => return Some(BusWish::Restart),
            (_, true) => {}
            (0x81, _) => self.answer(0x84, &times, out),
            (0x82, _) => self.answer(0x83, &codes(pieces), out),
            (0x83, _) => self.tell_changes(out),
            (0x84, _) => self.answer(0x85, &self.memory.again(), out),
            (0x85, _) => {
                self.memory.start(pieces);
                self.answer(0x88, &[], out);
            }
            (0x86, _) => self.answer(0x86, &self.memory.since_start(), out),
            (0x8A, _) => {
                self.deaf = true;
                self.answer(0x87, &[], out);
            }
            (0x8B, _) => self.answer(0x89, &version, out),
            (0x8D, _) => {
                self.tell_changes(out);
                self.answer(0x84, &times, out);
                self.answer(0x83, &codes(pieces), out);
            }
            _ => {}
        }
        None
    }

    fn tell_changes(&mut self, out: &mut Vec<u8>) {
        let changes = self.memory.changes();
        self.answer(0x85, &changes, out);
    }

    /// A message with the number of the board in it and its sum behind it.
    fn answer(&self, id: u8, data: &[u8], out: &mut Vec<u8>) {
        let mut message = frame::write(id, &[&self.address(), data, &[0]].concat());
        message.pop();
        message.push(sum(&message));
        out.extend(message);
    }
}

/// The codes of all squares.
pub(super) fn codes(pieces: &Pieces) -> Vec<u8> {
    (0..).map_while(frame::square).map(|square| frame::code(pieces.piece_at(square))).collect()
}

fn sum(bytes: &[u8]) -> u8 {
    bytes.iter().fold(0_u8, |sum, &byte| sum.wrapping_add(byte)) & 0x7F
}
