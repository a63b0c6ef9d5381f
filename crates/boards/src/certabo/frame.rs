//! Frames of a Certabo board: a colon, decimal numbers with blanks between them, and a line end.
//!
//! 320 numbers are 64 squares with five numbers of a chip each, 8 are the ranks of a board without
//! chips (`codes.py` of Certabo's own program; the parser of `PicoChess`). The order is a8, b8 to h8,
//! a7. There is no checksum. Eight numbers may come without the colon: `BearChess` takes colons off
//! what a Tactum sends, so nobody knows whether one is there.

use shakmaty::{File, Rank, Square};

use crate::certabo::Lamps;

/// The number of a chip; all zero where there is none.
pub type Chip = [u16; 5];

/// What stands on each square, in the order of the frame.
pub(super) type Squares<T> = [T; 64];

/// Bytes of a frame that are kept: 320 numbers of five digits fit.
const LONGEST: usize = 2048;

/// A frame that can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Message {
    Chips(Box<Squares<Chip>>),
    Occupied(Box<Squares<bool>>),
    /// The same without a colon: it may be anything, until it comes again and again.
    Bare(Box<Squares<bool>>),
    /// The board has told which lamps it has.
    Lamps(Lamps),
}

/// The squares in the order of a frame.
pub(super) fn squares() -> impl Iterator<Item = Square> {
    let rank = |rank| File::ALL.into_iter().map(move |file| Square::from_coords(file, rank));
    Rank::ALL.into_iter().rev().flat_map(rank)
}

/// Cuts bytes into frames.
#[derive(Debug, Default)]
pub(super) struct Reader {
    line: Vec<u8>,
    too_long: bool,
}

impl Reader {
    /// Takes bytes; `said` gets each message, or nothing for each frame that was none. Lines that
    /// do not begin with a colon are for people and passed over, unless they are eight numbers.
    pub(super) fn take(&mut self, bytes: &[u8], mut said: impl FnMut(Option<Message>)) {
        for &byte in bytes {
            match byte {
                b':' => {
                    if self.line.starts_with(b":") {
                        said(None);
                    }
                    self.clear();
                    self.line.push(byte);
                }
                b'\n' => {
                    self.complete(&mut said);
                    self.clear();
                }
                b'\r' if !self.line.starts_with(b":") => {
                    self.complete(&mut said);
                    self.clear();
                }
                _ if self.line.len() < LONGEST => self.line.push(byte),
                _ => self.too_long = true,
            }
        }
    }

    fn clear(&mut self) {
        self.line.clear();
        self.too_long = false;
    }

    fn complete(&self, said: &mut impl FnMut(Option<Message>)) {
        match self.line.trim_ascii() {
            [b':', numbers @ ..] => {
                let message = if self.too_long { None } else { read(numbers) };
                let lamps = message.is_some().then(|| lamps(numbers)).flatten();
                said(message);
                if lamps.is_some() {
                    said(lamps);
                }
            }
            b"L" => said(Some(Message::Lamps(Lamps::Plain))),
            b"D" => said(Some(Message::Lamps(Lamps::Coloured))),
            line if line.first().is_some_and(u8::is_ascii_digit) && !self.too_long => {
                if let Some(Message::Occupied(squares)) = read(line) {
                    said(Some(Message::Bare(squares)));
                }
            }
            _ => {}
        }
    }

    #[cfg(test)]
    pub(super) fn kept(&self) -> usize {
        self.line.capacity()
    }
}

/// The mark of the lamps that hangs at a number.
fn lamps(numbers: &[u8]) -> Option<Message> {
    numbers.iter().find_map(|byte| match byte {
        b'L' => Some(Message::Lamps(Lamps::Plain)),
        b'D' => Some(Message::Lamps(Lamps::Coloured)),
        _ => None,
    })
}

/// Numbers may be greater than 255: the simulator of Certabo sends some. The marks of the lamps may
/// hang at a number, and `PicoChess` takes them off.
fn read(numbers: &[u8]) -> Option<Message> {
    let text = std::str::from_utf8(numbers).ok()?;
    let marks = ['L', 'D', '*', '\r'];
    let parts =
        text.split(' ').map(|part| part.trim_matches(marks)).filter(|part| !part.is_empty());
    let number = |part: &str| {
        let digits = part.len() <= 5 && part.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| part.parse::<u16>().ok()).flatten()
    };
    let numbers: Vec<u16> = parts.map(number).collect::<Option<_>>()?;
    match numbers.len() {
        320 => {
            let (chips, _) = numbers.as_chunks::<5>();
            Some(Message::Chips(Box::new(chips.try_into().ok()?)))
        }
        8 => occupied(&numbers),
        _ => None,
    }
}

/// A number is a rank, and its highest bit the file a.
fn occupied(ranks: &[u16]) -> Option<Message> {
    let mut squares = [false; 64];
    for (rank, row) in ranks.iter().zip(squares.chunks_exact_mut(8)) {
        let rank = u8::try_from(*rank).ok()?;
        for (file, square) in row.iter_mut().enumerate() {
            *square = rank & (0x80 >> file) != 0;
        }
    }
    Some(Message::Occupied(Box::new(squares)))
}

/// A frame as a board sends it, with a blank before the line end: `certabo-lichess` cuts off three
/// bytes there and does not understand a last square that stands nearer.
pub(super) fn write(numbers: impl IntoIterator<Item = u16>) -> Vec<u8> {
    [b":", &write_bare(numbers)[..]].concat()
}

/// The same without a colon.
pub(super) fn write_bare(numbers: impl IntoIterator<Item = u16>) -> Vec<u8> {
    let numbers = numbers.into_iter().map(|number| format!("{number} "));
    format!("{}\r\n", numbers.collect::<String>()).into_bytes()
}
