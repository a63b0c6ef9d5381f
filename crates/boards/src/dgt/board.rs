//! A DGT board for a simulator: what it answers and tells, without a port and without a clock of the
//! machine. Figures are those of DGT's header of 2015.

mod bus;

use shakmaty::{Color, Piece, Square};

use crate::dgt::board::bus::{Bus, BusWish};
use crate::dgt::clock::{self, Ack};
use crate::dgt::frame;
use crate::report::{DialTimes, Order};

/// What it answers to the question for a trademark, which must not be another maker's.
const TEXT: &[u8] = b"touchmove board";

/// Its number, which is its address on the bus as well.
const NUMBER: u16 = 3742;

/// Its version, major and minor.
const VERSION: [u8; 2] = [1, 8];

/// Which changes are told by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum UpdateMode {
    Idle,
    Squares,
    /// The squares, and the clock when it changes or every second.
    Both,
}

/// A board with its pieces and, where it has one, a clock.
#[derive(Debug)]
pub struct Board {
    pieces: shakmaty::Board,
    /// What it has told, or would have.
    scanned: shakmaty::Board,
    mode: UpdateMode,
    bus: Bus,
    /// Whether it takes commands of the bus, as it does when it is switched on.
    on_bus: bool,
    command: Vec<u8>,
    out: Vec<u8>,
    has_clock: bool,
    /// The times as the clock shows them; the left side is White's.
    times: [u8; 7],
    shown: Vec<u8>,
    /// What the clock was told since somebody asked.
    told: Vec<Order>,
}

impl Board {
    /// A board with these pieces on the squares as it numbers them.
    #[must_use]
    pub fn new(pieces: shakmaty::Board, has_clock: bool) -> Self {
        let scanned = pieces.clone();
        let times = if has_clock { [0, 0, 0, 0, 0, 0, 0x0A] } else { [0, 0, 0, 0, 0, 0, 0x20] };
        let (command, out, shown, told) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (mode, mut bus) = (UpdateMode::Idle, Bus::new(NUMBER));
        bus.memory.power_up(&pieces);
        let on_bus = true;
        Self { pieces, scanned, mode, bus, on_bus, command, out, has_clock, times, shown, told }
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

    /// Looks at all squares in their order, as a board does four times a second.
    pub fn scan(&mut self) {
        (0..64).for_each(|at| self.look(at));
    }

    /// Looks at the square of this number.
    pub fn look(&mut self, at: u8) {
        let Some(square) = frame::square(at).filter(|_| self.differs(at)) else { return };
        let piece = self.pieces.piece_at(square);
        if self.mode != UpdateMode::Idle {
            self.send(frame::FIELD_UPDATE, &[at, frame::code(piece)]);
        }
        self.scanned.discard_piece_at(square);
        if let Some(piece) = piece {
            self.scanned.set_piece_at(square, piece);
        }
        self.bus.memory.changed(at, frame::code(piece), &self.scanned);
    }

    /// Whether the square of this number is not as it was when the board looked at it last.
    #[must_use]
    pub fn differs(&self, at: u8) -> bool {
        frame::square(at)
            .is_some_and(|square| self.pieces.piece_at(square) != self.scanned.piece_at(square))
    }

    /// Switched off and on again: it tells nothing until it is asked to.
    pub fn power_cycle(&mut self) {
        self.mode = UpdateMode::Idle;
        self.on_bus = true;
        self.scanned = self.pieces.clone();
        self.bus.memory.power_up(&self.pieces);
        self.command.clear();
        self.out.clear();
    }

    /// Turns the clock to these times; White's side is the left one.
    pub fn set_clock(&mut self, times: &DialTimes) {
        let side = |color: Color| {
            let [hours, minutes, seconds] = clock::split(*times.left.get(color));
            let fallen = if *times.flagged.get(color) { 0x10 } else { 0 };
            [hours | fallen, clock::digits(minutes), clock::digits(seconds)]
        };
        let status = match times.runs {
            None => 0x0A,
            Some(Color::White) => 0x11,
            Some(Color::Black) => 0x0B,
        };
        let sides = side(Color::Black).into_iter().chain(side(Color::White));
        let mut bytes = sides.chain([status]);
        self.times = std::array::from_fn(|_| bytes.next().unwrap_or_default());
        self.tell_clock();
    }

    /// Presses a button of the clock, 0 to 4 from the left.
    pub fn press(&mut self, button: u8) {
        self.acknowledge([clock::CARRIED_OUT, clock::BUTTON, 0, 0x31 + button.min(4)]);
    }

    /// Turns the lever of the clock over: the other side's time runs.
    pub fn lever(&mut self) {
        if self.has_clock {
            self.times[6] ^= 0x1A;
            self.tell_clock();
        }
    }

    /// Whether the time of a side runs.
    #[must_use]
    pub const fn runs(&self) -> bool {
        self.has_clock && self.times[6] & 0x01 != 0
    }

    /// What the clock was told to show and to sound since this was asked.
    pub fn take_orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.told)
    }

    /// The last command for the clock that shows something, as it came.
    #[must_use]
    pub fn shown(&self) -> &[u8] {
        &self.shown
    }

    /// Takes bytes from the computer.
    pub fn receive(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            if byte & 0x80 != 0 {
                self.command.clear();
            }
            self.command.push(byte);
            match self.command[..] {
                [0x80..=0xFF, ..] => {
                    if let Ok(command) = self.command[..].try_into() {
                        self.hear_bus(command);
                    }
                }
                [0x2B] | [0x2B, 3..=15] => {}
                [0x2B, size @ 3..=15, ..] if self.command.len() < usize::from(size) + 2 => {}
                [0x2B, _, 0x03, command, .., 0x00] => self.carry_out(command),
                [command] => self.answer(command),
                _ => self.command.clear(),
            }
        }
    }

    /// The bytes for the computer; they are handed over once.
    pub fn to_send(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }

    fn send(&mut self, id: u8, data: &[u8]) {
        self.out.extend(frame::write(id, data));
    }

    /// A command of the bus. The one that comes first behind those for a single board only leads back
    /// to the bus.
    fn hear_bus(&mut self, command: [u8; 4]) {
        self.command.clear();
        if !std::mem::replace(&mut self.on_bus, true) {
            self.mode = UpdateMode::Idle;
            return;
        }
        match self.bus.command(command, (&self.pieces, self.times, VERSION), &mut self.out) {
            Some(BusWish::Leave) => self.on_bus = false,
            Some(BusWish::Restart) => self.power_cycle(),
            None => {}
        }
    }

    fn answer(&mut self, command: u8) {
        self.command.clear();
        self.on_bus = false;
        match command {
            0x40 => self.mode = UpdateMode::Idle,
            0x41 => self.send(frame::TIMES, &self.times.clone()),
            0x42 => self.dump(),
            0x43 | 0x4B => {
                self.mode = UpdateMode::Both;
                self.tell_clock();
            }
            0x44 => self.mode = UpdateMode::Squares,
            0x45 => self.send(frame::SERIAL, format!("{NUMBER:05}").as_bytes()),
            0x46 => self.send(frame::ADDRESS, &self.bus.address()),
            0x47 => self.send(frame::TRADEMARK, TEXT),
            0x49 => {
                let all = self.bus.memory.download();
                self.send(frame::MEMORY, &all);
            }
            0x4A => (self.on_bus, self.mode) = (true, UpdateMode::Idle),
            0x4C => self.send(frame::BATTERY, &[80, 0x7F, 0x7F, 1, 0, 0, 0, 0, 2]),
            0x4D => self.send(frame::VERSION, &VERSION),
            0x55 => self.send(frame::LONG_SERIAL, format!("{NUMBER:010}").as_bytes()),
            _ => {}
        }
    }

    fn dump(&mut self) {
        self.send(frame::BOARD_DUMP, &bus::codes(&self.pieces));
    }

    fn tell_clock(&mut self) {
        if self.mode == UpdateMode::Both {
            self.send(frame::TIMES, &self.times.clone());
        }
    }

    fn acknowledge(&mut self, ack: [u8; 4]) {
        if self.mode == UpdateMode::Both {
            self.send(frame::TIMES, &Ack(ack).pack());
        }
    }

    fn carry_out(&mut self, command: u8) {
        let bytes = std::mem::take(&mut self.command);
        if !self.has_clock {
            return;
        }
        self.told.extend(clock::order(&bytes));
        match (command, &bytes[..]) {
            (clock::SET_AND_RUN, &[_, _, _, _, lh, lm, ls, rh, rm, rs, flags, _]) => {
                let status = match flags {
                    0x01 => 0x11,
                    0x02 => 0x0B,
                    _ => 0x0A,
                };
                let [rm, rs, lm, ls] = [rm, rs, lm, ls].map(clock::digits);
                self.times = [rh, rm, rs, lh, lm, ls, status];
            }
            (clock::VERSION, _) => {
                return self.acknowledge([clock::CARRIED_OUT, command, 0x20, 0]);
            }
            (clock::DISPLAY | clock::ASCII | clock::END | clock::BEEP, _) => self.shown = bytes,
            _ => return,
        }
        self.acknowledge([clock::CARRIED_OUT, command, 0, 0]);
    }

    /// A second has passed: the time that runs is one less, and a board that tells its clock does so.
    pub fn second(&mut self) {
        if self.runs() {
            let [right @ .., _, _, _, status] = self.times;
            let [_, _, _, left @ .., _] = self.times;
            let (right, left) = if status & 0x08 == 0 {
                (right, clock::less(left))
            } else {
                (clock::less(right), left)
            };
            let mut bytes = right.into_iter().chain(left).chain([status]);
            self.times = std::array::from_fn(|_| bytes.next().unwrap_or_default());
        }
        self.tell_clock();
    }
}
