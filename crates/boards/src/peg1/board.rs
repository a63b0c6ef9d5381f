//! The board's side of PEG/1 as a program: 64 contacts and the buttons in, lines out.
//!
//! The firmware in `firmware/peg1` does the same in C, and both answer to one file of examples. Not
//! here: a port, and how a wrong contact or a bad line comes about.

mod sensors;

use std::collections::VecDeque;
use std::time::Duration;

use shakmaty::Square;

use crate::report::{Button, Order};

use crate::peg1::command::{HostCommand, Unread};
use crate::peg1::field::{Field, Mark};
use crate::peg1::line::{Lines, crc32, frame};
use crate::peg1::message::{
    Battery, Capabilities, Event, Hello, Limits, Message, RING, Timing, What,
};
use sensors::{PegSensors, SettledFlip};

/// So many events of one hole within this time, and none of another: its sensor is doubtful.
const RESTLESS: usize = 6;
const RESTLESS_FOR: u32 = 10_000;

/// The percentages at which a battery is told.
const LOW: [u8; 3] = [20, 10, 5];

/// What a board is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maker {
    /// Another number at each start.
    pub boot: u32,
    /// The version of its program; letters, digits and dots.
    pub fw: String,
    /// Its own number; letters and digits.
    pub uid: String,
    /// What it can do.
    pub can: Capabilities,
    /// Which 1.x it speaks, 0 or 1.
    pub minor: u8,
    /// Its battery, if it has one.
    pub battery: Option<Battery>,
}

/// A board from its start to its end.
#[derive(Clone, Debug)]
pub struct Board {
    maker: Maker,
    start: Duration,
    timing: Timing,
    sensors: PegSensors,
    lines: Lines,
    /// The last event, and those that can be told again.
    seq: u16,
    ring: VecDeque<Event>,
    /// What is being told again: for which command, and from where on.
    replay: Option<(u8, u16)>,
    /// The last command with an effect: its check and its answer.
    last: Option<(u32, String)>,
    /// Whether it was given a number of its own.
    named: bool,
    /// How bright its lights are, in percent.
    brightness: u8,
    /// When a sign of life is due.
    beat: u64,
    written: Vec<u8>,
    carried: Vec<Order>,
}

impl Board {
    /// A board that is switched on now, with pegs as they are now.
    #[must_use]
    pub fn start(now: Duration, maker: Maker, field: &Field) -> Self {
        let timing = Timing::default();
        let mut board = Self {
            // A start that the computer has not heard of shows as a jump.
            seq: (maker.boot & 0xFFFF) as u16,
            maker,
            start: now,
            timing,
            sensors: PegSensors::new(field),
            lines: Lines::default(),
            ring: VecDeque::new(),
            replay: None,
            last: None,
            named: false,
            brightness: 100,
            beat: timing.beat.into(),
            written: b"\n".to_vec(),
            carried: Vec::new(),
        };
        board.hello();
        board
    }

    /// The contact of a hole is as it is now. Of a board that knows no pieces, pieces are none.
    pub fn contact(&mut self, now: Duration, square: Square, mark: Mark) {
        let now = self.settle(now);
        let mark = match mark {
            Mark::Piece(_) if !self.maker.can.pieces => Mark::Occupied,
            Mark::Faulty => return,
            mark => mark,
        };
        let noisy = self.sensors.flip(now, square, mark);
        self.tell(noisy);
    }

    /// A button is down or up now.
    pub fn button(&mut self, now: Duration, button: Button, down: bool) {
        let now = self.settle(now);
        if self.maker.can.buttons && (button.owner().is_none() || self.maker.can.owners) {
            self.sensors.press(now, button, down);
        }
    }

    /// A finger is on the peg of a hole.
    pub fn feel(&mut self, now: Duration, square: Square) {
        let now = self.settle(now);
        if self.maker.can.feels && self.maker.minor > 0 {
            self.tell(Some((now, What::Felt(square), 0)));
        }
    }

    /// The battery is as full as this now.
    pub fn battery(&mut self, now: Duration, battery: Battery) {
        let now = self.settle(now);
        let before = self.maker.battery.replace(battery);
        let Some(before) = before.filter(|_| self.maker.minor > 0) else { return };
        let falls = |low: &u8| (battery.percent..before.percent).contains(low);
        if before.charging != battery.charging || LOW.iter().any(falls) {
            self.tell(Some((now, What::Battery(battery), 0)));
        }
    }

    /// How bright its lights were ordered to be, in percent.
    #[must_use]
    pub const fn brightness(&self) -> u8 {
        self.brightness
    }

    /// Takes what the computer has written.
    pub fn hear(&mut self, now: Duration, bytes: &[u8]) {
        for &byte in bytes {
            if let Some(Ok(body)) = self.lines.take(byte) {
                let now = self.settle(now);
                self.read(now, &body);
            }
        }
    }

    /// Time has passed, nothing else.
    pub fn time_passed(&mut self, now: Duration) {
        let now = self.settle(now);
        self.tell_again();
        if now >= self.beat {
            self.tell_beat(now);
        }
    }

    /// When time must be told.
    #[must_use]
    pub fn deadline(&self) -> Duration {
        let due = self.sensors.due(self.timing).unwrap_or(self.beat).min(self.beat);
        let due = self.sensors.certain_at().unwrap_or(due).min(due);
        self.start + Duration::from_millis(if self.replay.is_some() { 0 } else { due })
    }

    /// The bytes that must be written, once.
    pub fn take_bytes(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.written)
    }

    /// The orders that it has carried out since it was asked.
    pub fn take_orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.carried)
    }

    /// The pegs as it has told them.
    #[must_use]
    pub fn field(&self) -> Field {
        self.sensors.field()
    }

    /// Tells what has come to rest up to now, and says when that is by its own clock.
    fn settle(&mut self, now: Duration) -> u64 {
        let now = u64::try_from(now.saturating_sub(self.start).as_millis()).unwrap_or(u64::MAX);
        while let Some(settled) = self.sensors.settle(now, self.timing) {
            self.tell(Some(settled));
            self.doubt(settled);
        }
        while let Some((square, since)) = self.sensors.certain(now) {
            self.tell(Some((since, What::Certain(square), 0)));
        }
        now
    }

    /// Says that a sensor is doubtful which comes and goes while nothing else does.
    fn doubt(&mut self, (since, what, _): SettledFlip) {
        let (What::Lift(square, _) | What::Place(square, _)) = what else { return };
        let same = |event: &&Event| {
            let of = match event.what {
                What::Lift(of, _) | What::Place(of, _) => Some(of),
                What::Button(..)
                | What::Fault(_)
                | What::Good(..)
                | What::Doubtful(_)
                | What::Certain(_)
                | What::Battery(_)
                | What::Felt(_)
                | What::Other => None,
            };
            of == Some(square) && clock(since).wrapping_sub(event.t) <= RESTLESS_FOR
        };
        let events = self.ring.iter().rev().take_while(same).take(RESTLESS).count();
        if events == RESTLESS && self.maker.minor > 0 && self.sensors.doubt(square) {
            self.tell(Some((since, What::Doubtful(square), 6)));
        }
    }

    fn tell(&mut self, settled: Option<SettledFlip>) {
        let Some((since, what, flips)) = settled else { return };
        self.seq = self.seq.wrapping_add(1);
        let event = Event { seq: self.seq, t: clock(since), what, flips };
        if self.ring.len() == usize::from(RING) {
            self.ring.pop_front();
        }
        self.ring.push_back(event);
        // What is told again comes to this one by itself, and in order.
        if self.replay.is_none() {
            self.write(&Message::Event(event));
        }
    }

    fn tell_again(&mut self) {
        let Some((id, seq)) = self.replay else { return };
        let back = usize::from(self.seq.wrapping_sub(seq));
        if seq != self.seq.wrapping_add(1) {
            let Some(place) = self.ring.len().checked_sub(back + 1) else {
                self.replay = None;
                return self.refuse(id, 7, "GONE");
            };
            self.write(&Message::Event(self.ring[place]));
            self.replay = Some((id, seq.wrapping_add(1)));
        }
        if back == 0 || seq == self.seq.wrapping_add(1) {
            self.replay = None;
            self.acknowledge(id, "");
        }
    }

    fn tell_beat(&mut self, now: u64) {
        self.beat = now + u64::from(self.timing.beat);
        let (boot, crc) = (self.maker.boot, self.sensors.field().crc());
        self.write(&Message::Beat { boot, seq: self.seq, t: clock(now), crc });
    }

    fn read(&mut self, now: u64, body: &str) {
        let (id, command) = match HostCommand::read(body, self.maker.minor) {
            Ok(read) => read,
            Err(Unread::NotMeant) => return,
            Err(unread) => return self.written.extend(frame(&unread.to_string())),
        };
        match command {
            HostCommand::Hello(0) => self.refuse(id, 9, "VERSION"),
            HostCommand::Hello(_) => {
                self.last = None;
                self.hello();
                self.acknowledge(id, "");
            }
            HostCommand::Snap => {
                self.snap(now);
                self.acknowledge(id, "");
            }
            HostCommand::Replay(seq) => self.replay(id, seq),
            HostCommand::Ping(text) => self.acknowledge(id, &text),
            HostCommand::Limits => {
                self.write(&Message::Limits(Limits::default()));
                self.acknowledge(id, "");
            }
            HostCommand::Name(uid) => self.name(id, uid),
            command @ (HostCommand::Config { .. }
            | HostCommand::Buzz(_)
            | HostCommand::Shake(_)
            | HostCommand::Light(..)) => self.once(now, id, command, crc32(body.as_bytes())),
        }
    }

    /// Carries out what must not be done twice; to the same line there is the same answer.
    fn once(&mut self, now: u64, id: u8, command: HostCommand, crc: u32) {
        if let Some((_, answer)) = self.last.as_ref().filter(|(last, _)| *last == crc) {
            return self.written.extend(frame(answer));
        }
        let answer = match self.carry_out(now, command) {
            Some(()) => Message::Ack { id, text: String::new() },
            None => Message::Err { id, code: 6, text: "NOCAP".to_owned() },
        };
        self.write(&answer);
        self.last = Some((crc, answer.to_string()));
    }

    fn carry_out(&mut self, now: u64, command: HostCommand) -> Option<()> {
        let can = self.maker.can;
        let length = |ms| Duration::from_millis(u64::from(ms));
        let order = match command {
            HostCommand::Config { lift, place, beat } => {
                self.timing.lift = lift.unwrap_or(self.timing.lift);
                self.timing.place = place.unwrap_or(self.timing.place);
                self.timing.beat = beat.unwrap_or(self.timing.beat);
                self.beat = now + u64::from(self.timing.beat);
                return Some(());
            }
            HostCommand::Light(squares, brightness) if can.lights => {
                self.brightness = brightness.unwrap_or(100);
                Order::Light(squares)
            }
            HostCommand::Buzz(notes) if can.buzzer => {
                Order::Buzz(notes.into_iter().map(|(hertz, ms)| (hertz, length(ms))).collect())
            }
            HostCommand::Shake(beats) if can.shaker => {
                Order::Shake(beats.into_iter().map(length).collect())
            }
            HostCommand::Hello(_)
            | HostCommand::Snap
            | HostCommand::Replay(_)
            | HostCommand::Buzz(_)
            | HostCommand::Shake(_)
            | HostCommand::Light(..)
            | HostCommand::Ping(_)
            | HostCommand::Limits
            | HostCommand::Name(_) => return None,
        };
        self.carried.push(order);
        Some(())
    }

    /// A number is given once, and the same one any number of times.
    fn name(&mut self, id: u8, uid: String) {
        if self.named && uid != self.maker.uid {
            return self.refuse(id, 10, "KEPT");
        }
        if !self.named {
            self.carried.push(Order::Name(uid.clone()));
        }
        (self.named, self.maker.uid) = (true, uid);
        self.acknowledge(id, "");
    }

    fn replay(&mut self, id: u8, seq: u16) {
        let back = self.seq.wrapping_add(1).wrapping_sub(seq);
        if usize::from(back) > self.ring.len() {
            return self.refuse(id, 7, "GONE");
        }
        self.replay = Some((id, seq));
    }

    fn hello(&mut self) {
        let Maker { boot, fw, uid, mut can, minor, battery } = self.maker.clone();
        let battery = battery.filter(|_| minor > 0);
        (can.owners, can.feels) = (can.owners && minor > 0, can.feels && minor > 0);
        let (peg, timing, ring) = ("1".to_owned(), self.timing, RING);
        let hello = Hello { peg, boot, fw, uid, can, timing, ring, minor, battery };
        self.write(&Message::Hello(hello));
    }

    fn snap(&mut self, now: u64) {
        let (boot, field) = (self.maker.boot, self.sensors.field());
        self.write(&Message::Snap { boot, seq: self.seq, t: clock(now), field });
        self.tell_beat(now);
    }

    fn acknowledge(&mut self, id: u8, text: &str) {
        self.write(&Message::Ack { id, text: text.to_owned() });
    }

    fn refuse(&mut self, id: u8, code: u8, text: &str) {
        self.write(&Message::Err { id, code, text: text.to_owned() });
    }

    fn write(&mut self, message: &Message) {
        self.written.extend(frame(&message.to_string()));
    }
}

/// The milliseconds that are told, which wrap after 49 days.
fn clock(ms: u64) -> u32 {
    (ms & 0xFFFF_FFFF) as u32
}
