//! Electronic boards of DGT on a serial line at 9600 baud, with or without a clock.
//!
//! The board looks at its squares one after another and needs a quarter of a second for all (DGT's
//! header of 2015). So what it tells within that time has no order, and a piece may arrive before
//! he has left. There is no checksum: changes are reported only when, after a quiet moment, a dump
//! of the whole board says the same, and a position only when two dumps do. A square that flickers
//! is left out of that: its changes are told as they come, and nothing else waits for them.
//!
//! What noise can still bring in: a piece that another bit makes of a piece, if it is turned over
//! twice in the same way; a wrong number, version, battery or time, because these are told once. A
//! press of the clock's lever and a fallen flag are believed when the clock has said so twice, and
//! a press is told behind what was moved before it, which the board tells later.

mod board;
mod clock;
mod frame;
mod restless;
mod said;
mod unconfirmed;
#[cfg(test)]
mod tests;

use std::time::Duration;

use shakmaty::Color;

pub use board::Board;
pub use clock::DialKind;
#[cfg(unix)]
pub(super) use said::QUESTIONS;

use crate::asked::{Asked, Late};
use crate::codec::Codec;
use crate::dgt::clock::{Ack, Commands, Dial, Reading, Told};
use crate::dgt::frame::{Found, Message, Reader};
use crate::dgt::restless::{Doubt, Restless};
use crate::dgt::said::SelfReport;
use crate::dgt::unconfirmed::UnconfirmedChanges;
use crate::orientation::{Bearing, Orientation};
use crate::report::{Button, Order, Pressed, Report, Sensed, SquareChange};

const RESET: u8 = 0x40;
const SEND_CLOCK: u8 = 0x41;
const SEND_BOARD: u8 = 0x42;
const UPDATE_BOARD: u8 = 0x44;
const UPDATE_NICE: u8 = 0x4B;
const SEND_SERIAL: u8 = 0x45;
const SEND_LONG_SERIAL: u8 = 0x55;
const SEND_VERSION: u8 = 0x4D;
const SEND_BATTERY: u8 = 0x4C;

/// How long the board may take to answer; a dump alone takes 70 milliseconds on the line.
const PATIENCE: Duration = Duration::from_secs(1);

/// How often the board is asked how everything stands, so that a lost change is found.
const AUDIT: Duration = Duration::from_secs(5);

/// How long the clock may take to say once more what it has said once.
const ONCE_MORE: Duration = Duration::from_millis(500);

/// How a board is connected and what it has.
#[derive(Clone, Copy, Debug)]
pub struct DgtSettings {
    /// How long it must be quiet before the changes are believed to be all.
    pub settle: Duration,
    /// The clock, if there is one that shows texts.
    pub clock: Option<DialKind>,
    /// How the board lies; found from the start position if it is not set.
    pub orientation: Option<Orientation>,
}

impl DgtSettings {
    /// A board on a cable, without a clock. `PicoChess` waits as long.
    pub const CABLE: Self =
        Self { settle: Duration::from_millis(250), clock: None, orientation: None };
    /// A board on the air, without a clock.
    pub const BLUETOOTH: Self = Self { settle: Duration::from_millis(500), ..Self::CABLE };
}

/// The codec of a DGT board.
#[derive(Debug)]
pub struct Dgt {
    settings: DgtSettings,
    reader: Reader,
    out: Vec<u8>,
    bearing: Bearing,
    /// How the pieces stand with all changes, in squares of the board.
    seen: Option<Sensed>,
    unconfirmed: UnconfirmedChanges,
    changed: Duration,
    restless: Restless,
    /// A dump that says something else than `seen`, and when it may be asked again.
    doubt: Doubt,
    again: Duration,
    /// A piece was told to stand where he stood already: that he had gone was lost on the way.
    missed: bool,
    /// Presses of the lever that are told when a dump has confirmed what was moved before them.
    presses: usize,
    dump: Option<Asked>,
    times: Option<Asked>,
    version: Option<Asked>,
    said: SelfReport,
    battery: Option<Asked>,
    looking: bool,
    mode: Option<u8>,
    audit: Duration,
    silent: bool,
    commands: Commands,
    dial: Dial,
}

impl Dgt {
    /// The codec of a board that has not been asked anything.
    #[must_use]
    pub fn new(settings: DgtSettings) -> Self {
        Self {
            settings,
            reader: Reader::default(),
            out: Vec::new(),
            bearing: Bearing::new(settings.orientation),
            seen: None,
            unconfirmed: UnconfirmedChanges::default(),
            changed: Duration::ZERO,
            restless: Restless::default(),
            doubt: Doubt::default(),
            again: Duration::ZERO,
            missed: false,
            presses: 0,
            dump: None,
            times: None,
            version: None,
            said: SelfReport::default(),
            battery: None,
            looking: false,
            mode: None,
            audit: Duration::ZERO,
            silent: false,
            commands: Commands::default(),
            dial: Dial::default(),
        }
    }

    fn said(&mut self, message: Option<Message>, now: Duration) -> Vec<Report> {
        match message {
            None => vec![Report::Garbled],
            Some(Message::Dump(read)) => self.dumped(&read, now),
            Some(Message::Update(square, found)) => {
                let change = found.map_or(SquareChange::Lifted(square, None), |piece: Found| {
                    SquareChange::Seated(square, piece)
                });
                self.updated(change, now).into_iter().collect()
            }
            Some(Message::Trailing) => {
                self.doubt.spoil();
                self.again = now.saturating_add(self.settings.settle);
                vec![Report::Garbled]
            }
            Some(Message::Shifted) => self.unsaid(),
            Some(Message::Times(data)) => self.clock(data, now),
            Some(Message::Serial(number)) => self.said.tell(format!("DGT {number}")),
            Some(Message::LongSerial(number)) => self.said.tell(format!("DGT number {number}")),
            Some(Message::Version(major, minor)) => {
                self.version = None;
                self.said.tell(format!("DGT version {major}.{minor:02}"))
            }
            Some(Message::Battery(percent, charging)) => {
                self.battery = None;
                vec![Report::Battery(percent, charging)]
            }
            Some(Message::Other) => Vec::new(),
        }
    }

    fn updated(&mut self, change: SquareChange, now: Duration) -> Option<Report> {
        let seen = self.seen.as_mut()?;
        self.unconfirmed.goes_on();
        if self.unconfirmed.is_full() {
            return None;
        }
        let square = change.square();
        let before = (seen.occupied.contains(square), seen.pieces.piece_at(square));
        let change = match change {
            SquareChange::Lifted(..) if !before.0 => {
                self.restless.repeated(square);
                return None;
            }
            SquareChange::Seated(_, piece) if before == (true, piece) => {
                self.restless.repeated(square);
                self.missed = true;
                self.changed = now;
                return None;
            }
            SquareChange::Lifted(..) => SquareChange::Lifted(square, before.1),
            seated @ SquareChange::Seated(..) => seated,
        };
        seen.change(change);
        let after = (seen.occupied.contains(square), seen.pieces.piece_at(square));
        if self.restless.changed(square, [before, after], now) {
            return self.flickers(change);
        }
        // It may be what a dump has told before it.
        self.doubt = Doubt::None;
        let quiet = now >= self.settled();
        self.changed = now;
        self.unconfirmed.push(change, quiet, before);
        None
    }

    /// The last change was none: what has changed in truth, dumps tell.
    fn unsaid(&mut self) -> Vec<Report> {
        if let Some(square) = self.seen.as_mut().and_then(|seen| self.unconfirmed.unsaid(seen)) {
            self.restless.repeated(square);
            self.missed = true;
        }
        vec![Report::Garbled]
    }

    /// A change of a square that flickers, with those before it that no dump has confirmed.
    fn flickers(&mut self, change: SquareChange) -> Option<Report> {
        let orientation = self.bearing.orientation();
        let mut changes = self.unconfirmed.of(change.square());
        changes.push(change);
        Report::of(None, changes.into_iter().map(|change| orientation.change(change)).collect())
    }

    /// Whether a dump is wanted as soon as it is quiet.
    const fn unsettled(&self) -> bool {
        self.awaits_rest() || !matches!(self.doubt, Doubt::None)
    }

    /// Whether a dump counts only when it has become quiet before.
    const fn awaits_rest(&self) -> bool {
        !self.unconfirmed.is_empty() || self.missed || self.presses > 0
    }

    /// When that is.
    fn quiet(&self) -> Duration {
        self.settled().max(self.again)
    }

    const fn settled(&self) -> Duration {
        self.changed.saturating_add(self.settings.settle)
    }

    fn ask_dump(&mut self, now: Duration) {
        self.out.push(SEND_BOARD);
        self.dump = Some(Asked::new(vec![SEND_BOARD], PATIENCE, now));
        self.audit = now.saturating_add(AUDIT);
        if self.mode == Some(UPDATE_NICE) {
            // A press that was lost on the way is found before the next one takes it back.
            self.out.push(SEND_CLOCK);
        }
    }

    fn dumped(&mut self, read: &Sensed, now: Duration) -> Vec<Report> {
        self.dump = None;
        let read = &self.restless.left_out(read.clone(), self.seen.as_ref(), now);
        let doubt = std::mem::take(&mut self.doubt);
        self.doubt = doubt.without(&mut self.restless, self.seen.as_ref(), now);
        self.looking |= std::mem::take(&mut self.silent);
        let reports = self.compared(read, now);
        self.tell_clock([], now);
        reports
    }

    fn compared(&mut self, read: &Sensed, now: Duration) -> Vec<Report> {
        if self.awaits_rest() && now < self.settled() {
            return Vec::new();
        }
        if self.seen.as_ref() == Some(read) && !self.missed {
            return self.confirmed(read);
        }
        if matches!(&self.doubt, Doubt::Said(doubt) if doubt == read) {
            return self.replaced(read);
        }
        // The dump may have been quicker than the change that explains it: asked again after a scan.
        self.doubt = Doubt::Said(read.clone());
        self.again = now.saturating_add(self.settings.settle);
        Vec::new()
    }

    /// The dump says what the changes said.
    fn confirmed(&mut self, read: &Sensed) -> Vec<Report> {
        self.doubt = Doubt::None;
        let orientation = self.bearing.orientation();
        let group = |group: Vec<SquareChange>| {
            Report::of(None, group.into_iter().map(|change| orientation.change(change)).collect())
        };
        let groups = self.unconfirmed.take().into_iter();
        let mut reports: Vec<Report> = groups.filter_map(group).collect();
        let other = self.bearing.look(&read.pieces);
        if std::mem::take(&mut self.looking) | other {
            reports.push(Report::Stands(self.bearing.orientation().sensed(read)));
        }
        reports.extend(self.pressed());
        reports
    }

    /// Two dumps say what no change has said.
    fn replaced(&mut self, read: &Sensed) -> Vec<Report> {
        self.doubt = Doubt::None;
        self.looking = false;
        self.missed = false;
        self.unconfirmed.take();
        self.bearing.look(&read.pieces);
        let stands = Report::Stands(self.bearing.orientation().sensed(read));
        let gap = self.seen.replace(read.clone()).map(|_| Report::Gap);
        gap.into_iter().chain([stands]).chain(self.pressed()).collect()
    }

    fn pressed(&mut self) -> impl Iterator<Item = Report> + use<> {
        let press = Report::Button(None, Button::Clock, Pressed::Short);
        std::iter::repeat_n(press, std::mem::take(&mut self.presses))
    }

    /// Whose clock is the left one.
    fn left(&self) -> Color {
        match self.bearing.orientation() {
            Orientation::Straight => Color::White,
            Orientation::Turned => Color::Black,
        }
    }

    fn clock(&mut self, data: [u8; 7], now: Duration) -> Vec<Report> {
        if let Some(ack) = Ack::of(data) {
            let report = self.commands.answered(ack, now);
            self.tell_clock([], now);
            return report.into_iter().collect();
        }
        let left = self.left();
        let Some(reading) = Reading::of(data) else { return Vec::new() };
        let Told { pressed, times } = self.dial.read(reading, left);
        let sets = self.commands.sets(now);
        if pressed && !sets && !self.commands.set {
            self.presses += 1;
            self.changed = now;
        }
        self.commands.set = sets || self.commands.set && self.dial.doubts();
        self.ask_clock(now);
        times.map(Report::Clock).into_iter().collect()
    }

    /// What the clock has said once only is asked for once more.
    fn ask_clock(&mut self, now: Duration) {
        self.times = None;
        if self.dial.doubts() {
            self.out.push(SEND_CLOCK);
            self.times = Some(Asked::new(vec![SEND_CLOCK], ONCE_MORE, now));
        }
    }

    /// Puts commands of the clock into the line and tells the one that has its turn, but none while a
    /// dump is awaited: a board keeps no more than ten bytes.
    fn tell_clock(&mut self, commands: impl IntoIterator<Item = Vec<u8>>, now: Duration) {
        for command in commands {
            // A clock answers only in a mode in which the board tells its times.
            self.watch(UPDATE_NICE, now);
            self.commands.put(command);
        }
        if self.dump.is_none() {
            self.out.extend(self.commands.next(now).into_iter().flatten());
        }
    }

    fn watch(&mut self, mode: u8, now: Duration) {
        if self.mode == Some(mode) {
            return;
        }
        if self.mode.is_none() {
            self.out.push(RESET);
            self.ask_dump(now);
        }
        self.out.push(mode);
        self.mode = Some(mode);
    }

    fn identify(&mut self, now: Duration) {
        self.said = SelfReport::default();
        self.out.extend([SEND_VERSION, SEND_SERIAL, SEND_LONG_SERIAL]);
        self.version = Some(Asked::new(vec![SEND_VERSION], PATIENCE, now));
        if self.settings.clock.is_some() {
            self.tell_clock([clock::wrapped(clock::VERSION, &[])], now);
        }
    }

    fn order_clock(&mut self, order: &Order, now: Duration) -> bool {
        let told = self.settings.clock.and_then(|clock| clock::told(order, clock, self.left()));
        let Some(told) = told else { return false };
        self.tell_clock(told, now);
        true
    }

    /// Asks for a dump when it has become quiet, and now and then.
    fn audit(&mut self, now: Duration) {
        let quiet = self.unsettled() && now >= self.quiet();
        let due = self.mode.is_some() && now >= self.audit;
        if self.dump.is_some() || !(quiet || due) {
            return;
        }
        if due {
            // A board that was switched off, however shortly, has forgotten what it was to tell.
            self.out.extend(self.mode);
        }
        self.ask_dump(now);
    }
}

impl Codec for Dgt {
    fn receive(&mut self, bytes: &[u8], now: Duration) -> Vec<Report> {
        let mut messages = Vec::new();
        self.reader.take(bytes, |message| messages.push(message));
        messages.into_iter().flat_map(|message| self.said(message, now)).collect()
    }

    fn order(&mut self, order: &Order, now: Duration) -> bool {
        match order {
            Order::Identify => self.identify(now),
            Order::Look => {
                self.looking = true;
                self.ask_dump(now);
            }
            Order::Watch => {
                let nice = self.settings.clock.is_some();
                self.watch(if nice { UPDATE_NICE } else { UPDATE_BOARD }, now);
            }
            Order::Battery => {
                self.out.push(SEND_BATTERY);
                self.battery = Some(Asked::new(vec![SEND_BATTERY], PATIENCE, now));
            }
            Order::SetClock(_) | Order::Show(..) | Order::Buzz(_) => {
                return self.order_clock(order, now);
            }
            Order::Light(_) | Order::Shake(_) | Order::Play(_) | Order::Learn | Order::Name(_) => {
                return false;
            }
        }
        true
    }

    fn time_passed(&mut self, now: Duration) -> Vec<Report> {
        let mut reports = Vec::new();
        let late = |asked: &mut Option<Asked>| {
            let late = asked.as_mut().map_or(Late::NotYet, |asked| asked.late(now));
            if late == Late::GivenUp {
                *asked = None;
            }
            late
        };
        match late(&mut self.dump) {
            Late::NotYet => {}
            Late::Again(bytes) => self.out.extend(bytes),
            Late::GivenUp => {
                // Told once: the next audit asks again, and an answer ends the silence.
                let told = std::mem::replace(&mut self.silent, true);
                reports.extend((!told).then_some(Report::Silent));
                self.audit = now.saturating_add(AUDIT);
                self.again = now.saturating_add(AUDIT);
            }
        }
        // A board on a cable has no battery, and no answer to the question for it.
        if let Late::Again(bytes) = late(&mut self.times) {
            self.out.extend(bytes);
        }
        let others = [late(&mut self.version), late(&mut self.battery), self.commands.late(now)];
        for late in others {
            match late {
                Late::NotYet => {}
                Late::Again(bytes) => self.out.extend(bytes),
                Late::GivenUp => reports.push(Report::Unanswered(None)),
            }
        }
        self.tell_clock([], now);
        self.audit(now);
        reports
    }

    fn deadline(&self) -> Option<Duration> {
        let dump = self.dump.as_ref().map(Asked::due);
        let quiet = self.unsettled().then(|| self.quiet());
        let audit = self.mode.map(|_| self.audit);
        let next = dump.or_else(|| [quiet, audit].into_iter().flatten().min());
        let version = self.version.as_ref().map(Asked::due);
        let battery = self.battery.as_ref().map(Asked::due);
        let times = self.times.as_ref().map(Asked::due);
        let turn = self.dump.as_ref().map_or_else(|| self.commands.turn(), |_| None);
        [next, version, battery, times, self.commands.due(), turn].into_iter().flatten().min()
    }

    fn to_send(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }
}
