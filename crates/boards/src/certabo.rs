//! Boards of Certabo and Tabutronic, at 38400 baud: with chips in the pieces, or with sensors that
//! only know that a piece is there.
//!
//! A board sends frames all the time and cannot be asked anything. What changed between two of them
//! has no order. There is no checksum: a frame must have 320 or 8 numbers, and a square, or a rank where
//! only that somebody stands is known, is what two of the last three frames say of it. Where no colon
//! shows the beginning of a frame, all three must say it.
//!
//! What noise can still bring in: the same wrong number in the same place twice in three frames.

mod board;
pub(crate) mod chips;
mod frame;
#[cfg(test)]
mod tests;

use std::time::Duration;

use shakmaty::{Bitboard, Square};

pub use board::{Board, Frames};
pub use chips::{Chips, NoChips};
pub use frame::Chip;

use crate::certabo::chips::{Lesson, Steady, SteadyChips, Unlearned};
use crate::certabo::frame::{Message, Reader, Squares};
use crate::codec::Codec;
use crate::orientation::Orientation;
use crate::report::{Order, Report, Sensed};
use crate::watch::Watched;

/// How long a board may send nothing; Certabo's simulator sends a frame each second.
const SILENCE: Duration = Duration::from_secs(5);

/// How long the lamps are left alone after an order, as in `PicoChess`.
const LAMPS: Duration = Duration::from_millis(600);

/// How bright a coloured lamp is, of 255.
const BRIGHT: u8 = 0x40;

/// The lamps of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lamps {
    /// One on each square.
    #[default]
    Plain,
    /// Coloured ones at the corners of the squares.
    Coloured,
}

/// The frames of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Chips,
    Occupied,
    /// Eight numbers without a colon.
    Bare,
}

/// The codec of a Certabo board.
#[derive(Debug)]
pub struct Certabo {
    reader: Reader,
    out: Vec<u8>,
    watched: Watched,
    chips: Chips,
    counted: SteadyChips,
    read: Steady<Chip>,
    /// For each square the number of its rank: two wrong numbers may be wrong on the same square, but
    /// are seldom the same.
    occupied: Steady<u8>,
    /// The same without a colon: nothing shows where such a frame begins, so all of three must agree.
    bare: Steady<u8>,
    /// Which frames it sends; those of the other kind are noise.
    kind: Option<Kind>,
    lesson: Option<Lesson>,
    lamps: Lamps,
    /// What is to be lit, and when the lamps may be told.
    wanted: Option<Bitboard>,
    lamps_from: Duration,
    /// Frames are awaited.
    awaited: bool,
    /// When it will have been silent for too long; nothing once that was told.
    silent_at: Option<Duration>,
}

impl Certabo {
    /// The codec of a board whose pieces have these chips; without any, only that a piece is there
    /// is known. How it lies is found from the start position if it is not set and the pieces are
    /// known. The board tells by itself which lamps it has, if it tells it at all.
    #[must_use]
    pub fn new(chips: Chips, lamps: Lamps, orientation: Option<Orientation>) -> Self {
        Self {
            reader: Reader::default(),
            out: Vec::new(),
            watched: Watched::new(orientation),
            chips,
            counted: SteadyChips::default(),
            read: Steady::default(),
            occupied: Steady::default(),
            bare: Steady::of_all(),
            kind: None,
            lesson: None,
            lamps,
            wanted: None,
            lamps_from: Duration::ZERO,
            awaited: false,
            silent_at: None,
        }
    }

    fn said(&mut self, message: Option<Message>, now: Duration) -> Vec<Report> {
        let Some(message) = message else { return vec![Report::Garbled] };
        let kind = match message {
            Message::Chips(_) => Some(Kind::Chips),
            Message::Occupied(_) => Some(Kind::Occupied),
            Message::Bare(_) => Some(Kind::Bare),
            Message::Lamps(_) => None,
        };
        if let (Some(kind), Some(known)) = (kind, self.kind)
            && kind != known
        {
            return vec![Report::Garbled];
        }
        // Eight numbers are frames when they have come again.
        self.kind = self.kind.or(kind.filter(|kind| *kind != Kind::Bare));
        if self.awaited && self.kind.is_some() {
            self.silent_at = Some(now.saturating_add(SILENCE));
        }
        match message {
            Message::Chips(chips) => self.chips_read(&chips),
            Message::Occupied(squares) => self
                .occupied
                .read(ranks(&squares))
                .copied()
                .map_or_else(Vec::new, |ranks| self.watched.stands(occupied(&ranks))),
            Message::Bare(squares) => {
                let Some(ranks) = self.bare.read(ranks(&squares)).copied() else {
                    return Vec::new();
                };
                self.kind = Some(Kind::Bare);
                self.watched.stands(occupied(&ranks))
            }
            Message::Lamps(lamps) => {
                self.lamps = lamps;
                Vec::new()
            }
        }
    }

    fn chips_read(&mut self, chips: &Squares<Chip>) -> Vec<Report> {
        let chips = self.counted.clean(chips, &self.chips);
        let orientation = self.watched.known_lie();
        let judged = self.lesson.as_mut().and_then(|lesson| lesson.read(&chips, orientation));
        let held = self.read.read(chips).copied();
        // A change is told before the pieces get names.
        let sensed = held.map(|held| self.chips.sensed(&held));
        let mut reports = sensed.map(|sensed| self.watched.stands(sensed)).unwrap_or_default();
        // Noise makes no chip out of five zeros, and no five zeros out of a chip.
        let glimpsed = self.read.glimpsed([0; 5]);
        let orientation = self.watched.orientation();
        reports.extend(glimpsed.map(|square| Report::Glimpsed(orientation.square(square))));
        let Some(judged) = judged else { return reports };
        self.lesson = None;
        match judged {
            Ok(learned) => {
                reports.push(Report::Learned(Bitboard::EMPTY));
                self.chips.add(learned);
                // What stands there has got names, and that is no change on the board.
                self.watched.forget();
                let named = held.map(|held| self.chips.sensed(&held));
                reports.extend(named.map(|named| self.watched.stands(named)).unwrap_or_default());
            }
            Err(Unlearned::Wrong(squares)) => reports.push(Report::Learned(squares)),
            Err(Unlearned::BothSides) => reports.push(Report::WhichSide),
        }
        reports
    }

    /// Tells the lamps, if they may be told.
    fn light(&mut self, now: Duration) {
        let Some(squares) = self.wanted.take_if(|_| now >= self.lamps_from) else { return };
        let squares = self.watched.orientation().squares(squares);
        self.out.extend(match self.lamps {
            Lamps::Plain => plain(squares).to_vec(),
            Lamps::Coloured => coloured(squares),
        });
        self.lamps_from = now.saturating_add(LAMPS);
    }
}

/// For each square the number of its rank, whose highest bit is the file a.
fn ranks(squares: &Squares<bool>) -> Squares<u8> {
    let number = |rank: usize| {
        let held = &squares[rank * 8..rank * 8 + 8];
        held.iter().fold(0, |number, &held| number << 1 | u8::from(held))
    };
    std::array::from_fn(|at| number(at / 8))
}

/// Where a piece stands by these numbers.
fn occupied(ranks: &Squares<u8>) -> Sensed {
    let held = |square: Square, rank: u8| rank & (0x80 >> u8::from(square.file())) != 0;
    let occupied = frame::squares().zip(ranks).filter(|(of, rank)| held(*of, **rank));
    let occupied = occupied.map(|(square, _)| square).collect();
    Sensed { occupied, ..Sensed::of(shakmaty::Board::empty()) }
}

/// Eight bytes and nothing else: rank 8 first, the lowest bit is the file a. The other way round
/// than the bits that come from a board without chips (Certabo's own program and `PicoChess`).
fn plain(squares: Bitboard) -> [u8; 8] {
    squares.flip_vertical().0.to_le_bytes()
}

/// Three colours for each of 81 lamps, which are counted in rows from the corner of h1 (`PicoChess`).
fn coloured(squares: Bitboard) -> Vec<u8> {
    let mut lamps = [0; 81];
    for square in squares {
        let corner = usize::from(square.rank()) * 9 + 7 - usize::from(square.file());
        for lamp in [corner, corner + 1, corner + 9, corner + 10] {
            lamps[lamp] = BRIGHT;
        }
    }
    let colours = lamps.into_iter().flat_map(|lamp| [lamp; 3]);
    [0xFF, 0x55].into_iter().chain(colours).chain([0x0D, 0x0A]).collect()
}

impl Codec for Certabo {
    fn receive(&mut self, bytes: &[u8], now: Duration) -> Vec<Report> {
        let mut messages = Vec::new();
        self.reader.take(bytes, |message| messages.push(message));
        messages.into_iter().flat_map(|message| self.said(message, now)).collect()
    }

    fn order(&mut self, order: &Order, now: Duration) -> bool {
        match order {
            Order::Look => self.watched.look(),
            Order::Watch => {}
            Order::Learn => self.lesson = Some(Lesson::default()),
            Order::Light(squares) => {
                self.wanted = Some(*squares);
                self.light(now);
                return true;
            }
            Order::Identify
            | Order::Buzz(_)
            | Order::Shake(_)
            | Order::SetClock(_)
            | Order::Show(..)
            | Order::Battery
            | Order::Play(_)
            | Order::Name(_) => return false,
        }
        self.awaited = true;
        self.silent_at = Some(now.saturating_add(SILENCE));
        true
    }

    fn time_passed(&mut self, now: Duration) -> Vec<Report> {
        self.light(now);
        if self.silent_at.take_if(|silent_at| now >= *silent_at).is_none() {
            return Vec::new();
        }
        // Told once until a frame comes. What comes after it may have missed something.
        self.kind = None;
        self.lesson = None;
        self.counted.forget();
        self.read.forget();
        self.occupied.forget();
        self.bare.forget();
        self.watched.silent();
        vec![Report::Silent]
    }

    fn deadline(&self) -> Option<Duration> {
        let lamps = self.wanted.map(|_| self.lamps_from);
        [lamps, self.silent_at].into_iter().flatten().min()
    }

    fn to_send(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }

    fn chips(&self) -> Option<&Chips> {
        Some(&self.chips)
    }
}
