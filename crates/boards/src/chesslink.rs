//! Boards of Millennium with a ChessLink, at 38400 baud, eight bits without parity, because the
//! parity is put in here.
//!
//! A board tells only whole positions: what changed between two of them has no order. A command that
//! was not understood is not answered, so each is sent again after a while. Positions come by
//! themselves at any time, also between a command and its answer, which is known by its letter.
//!
//! What noise can still bring in: a frame of the right length in which changes cancel out in each of
//! the seven bits of the sum. Where the board sends parity, as it should, a single character must
//! then have two wrong bits as well; that is asked for as soon as one position has had it. Or one
//! character is lost and the same comes twice elsewhere, and all between them slip by one square. So a
//! position that has slipped or has changed on more than four squares is believed when a second one
//! says the same; where the board sends no parity, any that has changed.

mod board;
mod frame;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::fmt::Write;
use std::time::Duration;

use shakmaty::Bitboard;

pub use board::Board;

use crate::asked::{Asked, Late};
use crate::chesslink::frame::{Message, Reader};
use crate::codec::Codec;
use crate::orientation::Orientation;
use crate::report::{Order, Report, Sensed};
use crate::watch::{Watched, changes};

/// How long an answer may take; the longest command takes 44 milliseconds on the line.
const PATIENCE: Duration = Duration::from_millis(500);

/// As many characters as the longest command has. They begin none, and end one that was cut off on the
/// way: a board that waits for its end would take the next commands for it. They are sent before the
/// last try only, so that no other board gets them that is asked what it is.
const FILLED: usize = 167;

/// How often the board is asked how everything stands, so that a lost position is found.
const AUDIT: Duration = Duration::from_secs(5);

/// A position that was lost is no gap if the next one comes within this: no hand lifts a second
/// piece and puts a first one back so quickly, so only the order of what has changed is not known.
const BLINK: Duration = Duration::from_millis(300);

/// What the board should hold, as address and value: it looks at its squares every 31 milliseconds,
/// which is the least that Millennium's description allows, and tells a position that has changed
/// and stayed so for two looks.
const SETTINGS: [(u8, u8); 2] = [(0x01, 0x0F), (0x02, 0x04)];

/// The length of a slot of the lamps' patterns in steps of 4.096 milliseconds. All slots are lit, so
/// it does not matter much.
const SLOT: u8 = 0x20;

/// As many squares can change between two looks: those of a castling.
const MOST: usize = 4;

/// A command that has been sent.
#[derive(Debug)]
struct UnderWay {
    /// The letter of its answer.
    letter: u8,
    asked: Asked,
    /// The address, if it asks what the board holds there.
    address: Option<u8>,
}

/// The codec of a ChessLink.
#[derive(Debug)]
pub struct ChessLink {
    reader: Reader,
    out: Vec<u8>,
    watched: Watched,
    waiting: VecDeque<String>,
    under_way: Option<UnderWay>,
    audit: Option<Duration>,
    /// It was told that the board is gone.
    silent: bool,
    /// A position that no other one has confirmed.
    doubt: Option<Sensed>,
    /// Until when the loss of a position is no more than that: the next one comes at once.
    blink: Option<Duration>,
    /// Boards of the series Performance do not answer all commands (`chesslinkdriver`).
    terse: bool,
}

impl ChessLink {
    /// The codec of a board that has not been asked anything. How it lies is found from the start
    /// position if it is not set; it lies straight with its cable on White's right.
    #[must_use]
    pub fn new(orientation: Option<Orientation>) -> Self {
        Self {
            reader: Reader::default(),
            out: Vec::new(),
            watched: Watched::new(orientation),
            waiting: VecDeque::new(),
            under_way: None,
            audit: None,
            silent: false,
            doubt: None,
            blink: None,
            terse: false,
        }
    }

    /// Puts a command into the line. One that is overtaken by it is dropped.
    fn put(&mut self, body: String, now: Duration) {
        let lamps = |body: &str| body.starts_with(['L', 'X']);
        self.waiting.retain(|other| *other != body && !(lamps(other) && lamps(&body)));
        self.waiting.push_back(body);
        self.next(now);
    }

    fn next(&mut self, now: Duration) {
        while self.under_way.is_none() {
            let Some(body) = self.waiting.pop_front() else { return };
            let bytes = frame::frame(&body);
            self.out.extend(&bytes);
            let letter = body.as_bytes().first().map_or(0, u8::to_ascii_lowercase);
            if self.terse && matches!(letter, b'l' | b'x' | b'w') {
                continue;
            }
            let address = body.strip_prefix('R').and_then(|digits| frame::hex(digits.as_bytes()));
            let asked = Asked::new(bytes, PATIENCE, now);
            self.under_way = Some(UnderWay { letter, asked, address });
        }
    }

    fn write(&mut self, address: u8, now: Duration) {
        if let Some((_, value)) = SETTINGS.into_iter().find(|(of, _)| *of == address) {
            self.put(format!("W{address:02X}{value:02X}"), now);
        }
    }

    fn said(&mut self, message: Option<Message>, now: Duration) -> Vec<Report> {
        let Some(message) = message else {
            self.lost(now);
            return vec![Report::Garbled];
        };
        let letter = frame::letter(&message);
        let answered = self.under_way.take_if(|under_way| under_way.letter == letter).is_some();
        let reports = match message {
            Message::Stands(read) => self.stands(read, now),
            Message::Version(major, minor) => {
                self.terse = major == 1;
                vec![Report::Identity(format!("ChessLink {major}.{minor}"))]
            }
            Message::Held(address, value) => {
                if !SETTINGS.contains(&(address, value)) {
                    self.write(address, now);
                }
                Vec::new()
            }
            Message::Lit | Message::Dark if answered => vec![Report::Done(None)],
            Message::Lit | Message::Dark | Message::Wrote(..) => Vec::new(),
        };
        self.next(now);
        reports
    }

    fn stands(&mut self, read: Sensed, now: Duration) -> Vec<Report> {
        self.silent = false;
        let doubt = self.doubt.take();
        let last = self.watched.last();
        let known = last == Some(&read) || doubt.as_ref() == Some(&read);
        let spoilt = last.is_some_and(|last| {
            changes(last, &read).len() > MOST || frame::slipped(&last.pieces, &read.pieces)
        });
        if known || self.reader.has_parity() && !spoilt {
            if self.blink.take().is_some_and(|until| now > until) {
                self.watched.lost();
            }
            return self.watched.stands(read);
        }
        self.doubt = Some(read);
        self.put("S".to_owned(), now);
        Vec::new()
    }

    fn lost(&mut self, now: Duration) {
        self.blink.get_or_insert(now.saturating_add(BLINK));
        if self.audit.is_some() {
            self.put("S".to_owned(), now);
        }
    }

    fn light(&mut self, squares: Bitboard, now: Duration) {
        if squares.is_empty() {
            return self.put("X".to_owned(), now);
        }
        let mut body = format!("L{SLOT:02X}");
        for lit in frame::lamps(self.watched.orientation().squares(squares)) {
            // Writing to a string cannot fail.
            let _ = write!(body, "{:02X}", if lit { 0xFF } else { 0 });
        }
        self.put(body, now);
    }

    fn answer_late(&mut self, now: Duration) -> Option<Report> {
        let under_way = self.under_way.as_mut()?;
        match under_way.asked.late(now) {
            Late::NotYet => None,
            Late::Again(bytes) => {
                if under_way.asked.is_last() {
                    self.out.extend([frame::odd(b' '); FILLED]);
                }
                self.out.extend(bytes);
                None
            }
            Late::GivenUp => {
                let given_up = self.under_way.take()?;
                match (given_up.letter, given_up.address) {
                    // A board that does not say what it holds is told what to hold.
                    (_, Some(address)) => {
                        self.write(address, now);
                        None
                    }
                    (b's', None) => self.falls_silent(),
                    _ => Some(Report::Unanswered(None)),
                }
            }
        }
    }

    /// Told once. What was changed meanwhile is no touch.
    fn falls_silent(&mut self) -> Option<Report> {
        self.watched.silent();
        (!std::mem::replace(&mut self.silent, true)).then_some(Report::Silent)
    }
}

impl Codec for ChessLink {
    fn receive(&mut self, bytes: &[u8], now: Duration) -> Vec<Report> {
        let mut messages = Vec::new();
        self.reader.take(bytes, now, |message| messages.push(message));
        if self.silent || self.watched.last().is_none() {
            // Positions that have waited on the line are old, but for the last one.
            let stands = |message: &Option<Message>| matches!(message, Some(Message::Stands(_)));
            let mut left = messages.iter().filter(|message| stands(message)).count();
            messages.retain(|message| {
                left -= usize::from(stands(message));
                left == 0 || !stands(message)
            });
        }
        messages.into_iter().flat_map(|message| self.said(message, now)).collect()
    }

    fn order(&mut self, order: &Order, now: Duration) -> bool {
        match order {
            Order::Identify => self.put("V".to_owned(), now),
            Order::Look => {
                self.watched.look();
                self.put("S".to_owned(), now);
            }
            Order::Watch => {
                for (address, _) in SETTINGS {
                    self.put(format!("R{address:02X}"), now);
                }
                self.put("S".to_owned(), now);
                self.audit = Some(now.saturating_add(AUDIT));
            }
            Order::Light(squares) => self.light(*squares, now),
            Order::Buzz(_)
            | Order::Shake(_)
            | Order::SetClock(_)
            | Order::Show(..)
            | Order::Battery
            | Order::Play(_)
            | Order::Learn
            | Order::Name(_) => return false,
        }
        true
    }

    fn time_passed(&mut self, now: Duration) -> Vec<Report> {
        let mut reports = Vec::new();
        if self.reader.stale(now) {
            self.lost(now);
            reports.push(Report::Garbled);
        }
        reports.extend(self.answer_late(now));
        if self.audit.take_if(|due| now >= *due).is_some() {
            self.put("S".to_owned(), now);
            self.audit = Some(now.saturating_add(AUDIT));
        }
        self.next(now);
        reports
    }

    fn deadline(&self) -> Option<Duration> {
        let answer = self.under_way.as_ref().map(|under_way| under_way.asked.due());
        [self.reader.due(), answer, self.audit].into_iter().flatten().min()
    }

    fn to_send(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }
}
