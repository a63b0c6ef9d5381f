//! Frames of a ChessLink: a letter, data of a length that the letter fixes, and two digits that are
//! all characters before them, exclusive-or (Millennium's description of October 2017).
//!
//! On the line a character has seven bits and odd parity. The parity is kept in the eighth bit here:
//! that is the same on the line, and pseudo-terminals carry nothing else.

use std::time::Duration;

use shakmaty::{Bitboard, Board, File, Piece, Rank, Square};

use crate::report::Sensed;

/// How long a frame may take that has begun; the longest takes 44 milliseconds on the line.
const STALE: Duration = Duration::from_secs(1);

/// A frame that can be. Squares are numbered by the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Message {
    /// Major and minor.
    Version(u8, u8),
    Stands(Sensed),
    Lit,
    Dark,
    /// Address and value.
    Wrote(u8, u8),
    /// Address and value.
    Held(u8, u8),
}

/// The letter that a message answers with.
pub(super) const fn letter(message: &Message) -> u8 {
    match message {
        Message::Version(..) => b'v',
        Message::Stands(_) => b's',
        Message::Lit => b'l',
        Message::Dark => b'x',
        Message::Wrote(..) => b'w',
        Message::Held(..) => b'r',
    }
}

/// The characters of a frame by its letter, with letter and digits.
const fn length(letter: u8) -> Option<usize> {
    match letter {
        b's' => Some(67),
        b'v' | b'w' | b'r' => Some(7),
        b'l' | b'x' => Some(3),
        _ => None,
    }
}

/// A character with odd parity in its top bit.
pub(super) const fn odd(character: u8) -> u8 {
    let seven = character & 0x7F;
    if seven.count_ones().is_multiple_of(2) { seven | 0x80 } else { seven }
}

/// All characters, exclusive-or.
fn sum(body: &[u8]) -> u8 {
    body.iter().fold(0, |sum, byte| sum ^ byte)
}

/// A frame without parity.
pub(super) fn plain(body: &str) -> Vec<u8> {
    let digits = format!("{:02X}", sum(body.as_bytes()));
    [body.as_bytes(), digits.as_bytes()].concat()
}

/// A frame as it goes over the line.
pub(super) fn frame(body: &str) -> Vec<u8> {
    plain(body).into_iter().map(odd).collect()
}

/// Whether the last two characters are the sum of the others.
pub(super) fn sound(characters: &[u8]) -> bool {
    let Some((body, digits)) = characters.split_last_chunk::<2>() else { return false };
    hex(digits) == Some(sum(body))
}

/// Two digits, in letters of either case: Millennium writes capitals, the software of `EdNekebno` for a
/// DGT Centaur small ones.
pub(super) fn hex(digits: &[u8]) -> Option<u8> {
    let digit = |at: usize| char::from(*digits.get(at)?).to_digit(16);
    u8::try_from(digit(0)? << 4 | digit(1)?).ok()
}

/// The squares in the order in which a board with its cable on the right sends them: h1, g1 to a1,
/// h2. So do `python-mchess` and `chesslinkdriver` read it. Millennium's description begins with a8:
/// that is a board with its cable on the left, which is the same one turned round.
pub(super) fn squares() -> impl Iterator<Item = Square> {
    let rank = |rank| File::ALL.into_iter().rev().map(move |file| Square::from_coords(file, rank));
    Rank::ALL.into_iter().flat_map(rank)
}

/// The lamps at the corners of these squares, 81 in columns of nine from h1, by the same two
/// programs.
pub(super) fn lamps(squares: Bitboard) -> [bool; 81] {
    let mut lamps = [false; 81];
    for square in squares {
        let corner = (7 - usize::from(square.file())) * 9 + usize::from(square.rank());
        for lamp in [corner, corner + 1, corner + 9, corner + 10] {
            lamps[lamp] = true;
        }
    }
    lamps
}

/// Cuts bytes into frames.
#[derive(Debug, Default)]
pub(super) struct Reader {
    /// As they came, with parity.
    buffer: Vec<u8>,
    last: Duration,
    /// A position has come in which each character had its parity, so all others must too. Some
    /// boards send none.
    parity: bool,
    /// What stands at the front has been told to be no frame.
    bad: bool,
}

impl Reader {
    /// Takes bytes; `said` gets each message, or nothing for each run of bytes that was none.
    pub(super) fn take(
        &mut self,
        bytes: &[u8],
        now: Duration,
        mut said: impl FnMut(Option<Message>),
    ) {
        if self.stale(now) {
            said(None);
        }
        self.last = now;
        self.buffer.extend_from_slice(bytes);
        let mut at = 0;
        while let Some(rest) = self.buffer.get(at..).filter(|rest| !rest.is_empty()) {
            let Some(length) = length(rest[0] & 0x7F) else {
                if !matches!(rest[0] & 0x7F, b'\r' | b'\n')
                    && !std::mem::replace(&mut self.bad, true)
                {
                    said(None);
                }
                at += 1;
                continue;
            };
            let Some(frame) = rest.get(..length) else { break };
            let message = read(frame, self.parity);
            if let Some(message) = message {
                let position = matches!(message, Message::Stands(_));
                self.parity |= position && frame.iter().all(|&byte| odd(byte) == byte);
                self.bad = false;
                said(Some(message));
                at += length;
            } else {
                if !std::mem::replace(&mut self.bad, true) {
                    said(None);
                }
                at += 1;
            }
        }
        self.buffer.drain(..at);
    }

    /// Drops a frame that was begun and did not come to its end.
    pub(super) fn stale(&mut self, now: Duration) -> bool {
        let stale = self.due().is_some_and(|due| now >= due);
        if stale {
            self.buffer.clear();
            self.bad = false;
        }
        stale
    }

    /// Whether a position has come with parity.
    pub(super) const fn has_parity(&self) -> bool {
        self.parity
    }

    pub(super) fn due(&self) -> Option<Duration> {
        (!self.buffer.is_empty()).then(|| self.last.saturating_add(STALE))
    }

    #[cfg(test)]
    pub(super) fn kept(&self) -> usize {
        self.buffer.capacity()
    }
}

fn read(frame: &[u8], parity: bool) -> Option<Message> {
    if parity && frame.iter().any(|&byte| odd(byte) != byte) {
        return None;
    }
    let characters: Vec<u8> = frame.iter().map(|byte| byte & 0x7F).collect();
    if !sound(&characters) {
        return None;
    }
    let (&letter, data) = characters.split_first()?;
    let pair = || Some((hex(data)?, hex(data.get(2..)?)?));
    match letter {
        b's' => Some(Message::Stands(position(&data[..64])?)),
        b'v' => pair().map(|(major, minor)| Message::Version(major, minor)),
        b'w' => pair().map(|(address, value)| Message::Wrote(address, value)),
        b'r' => pair().map(|(address, value)| Message::Held(address, value)),
        b'l' => Some(Message::Lit),
        b'x' => Some(Message::Dark),
        _ => None,
    }
}

fn position(characters: &[u8]) -> Option<Sensed> {
    let mut pieces = Board::empty();
    for (square, &character) in squares().zip(characters) {
        if character != b'.' {
            pieces.set_piece_at(square, Piece::from_char(char::from(character))?);
        }
    }
    Some(Sensed::of(pieces))
}

/// Whether this position can be the other one with one character lost and the same coming twice
/// elsewhere, also while one more square has changed: the sum does not show that, and no hand does it.
pub(super) fn slipped(from: &Board, to: &Board) -> bool {
    let pieces = |board: &Board| squares().map(|square| board.piece_at(square)).collect::<Vec<_>>();
    let (from, mut to) = (pieces(from), pieces(to));
    let changed: Vec<usize> = (0..64).filter(|&at| from[at] != to[at]).collect();
    slips(&from, &to)
        || changed.into_iter().any(|at| {
            let now = std::mem::replace(&mut to[at], from[at]);
            let slips = slips(&from, &to);
            to[at] = now;
            slips
        })
}

fn slips(from: &[Option<Piece>], to: &[Option<Piece>]) -> bool {
    let differs = |at: &usize| from[*at] != to[*at];
    let (Some(first), Some(last)) = ((0..64).find(differs), (0..64).rfind(differs)) else {
        return false;
    };
    let changed = &to[first..=last];
    let left = from.get(first + 1..=last + 1).is_some_and(|next| next == changed);
    let right = first.checked_sub(1).is_some_and(|before| from[before..last] == *changed);
    left && from[first] == from[last + 1] || right && from[first - 1] == from[last]
}

/// A position as a board sends it.
pub(super) fn body(pieces: &Board) -> String {
    let characters = squares().map(|square| pieces.piece_at(square).map_or('.', Piece::char));
    std::iter::once('s').chain(characters).collect()
}
