//! The computer's side of PEG/1: bytes and the time in, reports and bytes out.
//!
//! Every event is reported once and in its order, or `Gap` says that some are missing. A snapshot is
//! how the board stands and nothing else: it never makes a touch or a move.
//!
//! A board that was gone and greets with the same boot number has not stopped counting. It is told
//! again how it stood when it was heard last, and then what has happened since, in its order and in one
//! go, once all of it is known.
//!
//! An order can be given by `Codec`, or by `give`, which says the number that its answer will repeat.

mod asking;
mod history;

use std::collections::VecDeque;
use std::time::Duration;

use shakmaty::Piece;

use crate::codec::Codec;
use crate::orientation::Orientation;
use crate::report::{Order, Report, Stranger};

use crate::peg1::command::HostCommand;
use crate::peg1::line::{Lines, Spoilt, crc32};
use crate::peg1::message::{Battery, Event, Hello, Limits, Message, RING, Timing, What};
use asking::Pending;
use history::{History, Lost};

/// Many boards start anew when their port is opened, and then greet by themselves.
const GREETING: Duration = Duration::from_secs(3);

/// Snapshots from the past before they are believed.
const STALE: u8 = 3;

/// How far the talk has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TalkPhase {
    /// Until then the board may greet by itself.
    Waiting(Duration),
    /// The board must say what it is.
    Greeting,
    /// The board must say how it stands.
    Reading,
    /// It has greeted again as the same, and must say how many events there are now.
    Resuming,
    /// Everything is known.
    Live,
    /// The board is gone.
    Silent,
    /// It was no board.
    Refused,
}

/// What is known of a board whose port is gone.
#[derive(Clone, Debug)]
pub struct Past {
    board: Hello,
    history: History,
    clock: WrappingClock,
    limits: Limits,
}

/// A talk with one board, from the opening of its port to the end.
#[derive(Clone, Debug)]
pub struct BoardTalk {
    lines: Lines,
    phase: TalkPhase,
    board: Option<Hello>,
    /// Another version in which it has greeted. It may speak this one when it is asked.
    other: Option<String>,
    /// As long as everything is known.
    history: Option<History>,
    /// While the board is gone: what was known before.
    past: Option<History>,
    /// What was known before is still to be told, ahead of what has happened since.
    untold: bool,
    /// It is not known yet what has happened since.
    catches_up: bool,
    /// What is told when it is.
    kept: Vec<Report>,
    /// How the board lies, by its mark for a1.
    orientation: Orientation,
    /// When it is not: the last event that was reported, and how many snapshots from before it came.
    reported: Option<u16>,
    stale: u8,
    clock: WrappingClock,
    /// What the board can take, and how slow its line is.
    limits: Limits,
    /// When the last good line came.
    heard: Duration,
    asked: Option<Pending>,
    queue: VecDeque<(u8, HostCommand)>,
    /// The number of the next command.
    id: u8,
    written: Vec<u8>,
}

impl BoardTalk {
    /// The port was opened now.
    #[must_use]
    pub fn open(now: Duration) -> Self {
        Self {
            lines: Lines::default(),
            phase: TalkPhase::Waiting(now + GREETING),
            board: None,
            other: None,
            history: None,
            past: None,
            untold: false,
            catches_up: false,
            kept: Vec::new(),
            orientation: Orientation::Straight,
            reported: None,
            stale: 0,
            clock: WrappingClock::default(),
            limits: Limits::default(),
            heard: now,
            asked: None,
            queue: VecDeque::new(),
            id: 0,
            written: Vec::new(),
        }
    }

    /// The same board, lying so.
    #[must_use]
    pub fn lying(self, orientation: Orientation) -> Self {
        Self { orientation, ..self }
    }

    /// Gives the board an order. Its number, which `Done`, `Refused` or `Unanswered` will repeat;
    /// nothing where the board cannot do it or is not there, and for `Watch`, which it always does.
    pub fn give(&mut self, order: &Order, now: Duration) -> Option<u8> {
        let board = self.board.as_ref()?;
        let is_old = board.minor == 0 && matches!(order, Order::Name(_));
        let turned = match order {
            Order::Light(squares) => Order::Light(self.orientation.squares(*squares)),
            other => other.clone(),
        };
        let command = HostCommand::of(&turned, board.can).filter(|_| !is_old)?;
        command.fits(self.limits).then(|| self.enqueue(now, command))?
    }

    /// The port has been open for longer than a board needs to start: it is asked at once.
    #[must_use]
    pub fn open_for_long(now: Duration) -> Self {
        Self { phase: TalkPhase::Waiting(now), ..Self::open(now) }
    }

    /// When a board that says nothing counts as gone.
    fn silence(&self) -> Duration {
        let timing = self.board.as_ref().map_or_else(Timing::default, |board| board.timing);
        self.heard + timing.beat() * self.limits.miss.into() + self.limits.answer()
    }

    fn read(&mut self, now: Duration, body: &str, reports: &mut Vec<Report>) {
        let Ok(message) = body.parse::<Message>() else { return reports.push(Report::Garbled) };
        if message == Message::Echo {
            return self.refuse(Stranger::Echo, reports);
        }
        self.heard = now;
        if matches!(self.phase, TalkPhase::Waiting(_) | TalkPhase::Silent) {
            self.phase = TalkPhase::Greeting;
        }
        match message {
            Message::Hello(hello) => self.greeted(hello, reports),
            Message::Limits(limits) => self.limits = limits,
            Message::Ack { id, .. } => self.acknowledged(now, id, reports),
            Message::Err { id, code, text } => self.refused(now, id, code, &text, reports),
            Message::Snap { boot, .. } | Message::Beat { boot, .. } if self.is_new(boot) => {
                self.begun_anew(reports);
                self.phase = TalkPhase::Greeting;
            }
            message @ (Message::Snap { .. }
            | Message::Event(_)
            | Message::Beat { .. }
            | Message::Other
            | Message::Echo) => {
                let check = crc32(body.as_bytes());
                if self.told(now, message, check, reports).is_err() {
                    self.lost(reports);
                }
            }
        }
        self.advance(now);
    }

    fn told(
        &mut self,
        now: Duration,
        message: Message,
        check: u32,
        reports: &mut Vec<Report>,
    ) -> Result<(), Lost> {
        match (message, &mut self.history) {
            (Message::Snap { seq, field, .. }, None) if self.phase == TalkPhase::Reading => {
                if self.is_stale(seq) {
                    return Ok(());
                }
                self.history = Some(History::new(field, seq));
                self.phase = TalkPhase::Live;
                reports.push(Report::Stands(field.sensed()));
                self.ask_limits();
            }
            (Message::Snap { seq, field, .. }, Some(history)) => {
                history.heard_of(seq)?;
                self.phase = TalkPhase::Live;
                let newest = history.last() == seq;
                if newest && *history.field() != field {
                    return Err(Lost);
                }
                if newest && self.answers(&HostCommand::Snap) | std::mem::take(&mut self.untold) {
                    reports.push(Report::Stands(field.sensed()));
                }
            }
            (Message::Beat { seq, crc, .. }, Some(history)) => {
                history.heard_of(seq)?;
                self.phase = TalkPhase::Live;
                let newest = history.last() == seq;
                if newest && history.field().crc() != crc {
                    return Err(Lost);
                }
                if newest && std::mem::take(&mut self.untold) {
                    reports.push(Report::Stands(history.field().sensed()));
                }
            }
            (Message::Event(event), Some(_)) => self.took(now, event, check, reports)?,
            _ => {}
        }
        // What the board cannot tell again need not be asked for.
        let ring = self.board.as_ref().map_or(RING, |board| board.ring);
        let behind = self.history.as_ref().map_or(0, History::behind);
        if behind > ring { Err(Lost) } else { Ok(()) }
    }

    /// An event comes after those that were heard.
    fn took(
        &mut self,
        now: Duration,
        event: Event,
        check: u32,
        reports: &mut Vec<Report>,
    ) -> Result<(), Lost> {
        let Some(history) = &mut self.history else { return Ok(()) };
        let mut happened = Vec::new();
        let before = self.untold.then(|| history.field().sensed());
        let taken = history.take(event, check, &mut happened);
        if let Some(before) = before.filter(|_| !happened.is_empty()) {
            self.untold = false;
            reports.push(Report::Stands(before));
        }
        // The one that cannot have happened is not among them.
        for (event, piece) in happened {
            self.put_off(now);
            self.happened(event, piece, reports);
        }
        taken
    }

    fn happened(&mut self, event: Event, piece: Option<Piece>, reports: &mut Vec<Report>) {
        let stamp = Some(self.clock.stamp(event.t));
        match event.what {
            What::Lift(square, _) => reports.push(Report::Lifted(stamp, square, piece)),
            What::Place(square, _) => reports.push(Report::Seated(stamp, square, piece)),
            What::Button(button, how) => reports.push(Report::Button(stamp, button, how)),
            What::Fault(square) => reports.push(Report::Faulty(square)),
            What::Good(square, _) => {
                reports.push(Report::Mended(square));
                // What it says now is no touch, whatever it said before.
                let stands = self.history.as_ref().map(|history| history.field().sensed());
                reports.extend(stands.map(Report::Stands));
            }
            What::Doubtful(square) => reports.push(Report::Doubtful(square)),
            What::Certain(square) => reports.push(Report::Certain(square)),
            What::Battery(Battery { percent, charging }) => {
                reports.push(Report::Battery(percent, charging));
            }
            What::Felt(square) => reports.push(Report::Felt(stamp, square)),
            What::Other => {}
        }
    }

    fn greeted(&mut self, hello: Hello, reports: &mut Vec<Report>) {
        let anew = self.is_new(hello.boot);
        if hello.peg != "1" {
            if anew {
                self.begun_anew(reports);
            }
            self.past = None;
            self.forget();
            self.phase = TalkPhase::Greeting;
            self.other = Some(hello.peg);
            return;
        }
        self.other = None;
        if anew && self.board.is_some() {
            self.begun_anew(reports);
        }
        if self.phase == TalkPhase::Greeting || anew {
            self.phase = self.resumed(&hello);
        } else if !self.answers(&HostCommand::Hello(1)) {
            return;
        }
        reports.push(Report::Identity(format!("{} {}", hello.uid, hello.fw).trim().to_owned()));
        reports.extend((!hello.can.buttons).then_some(Report::NoButton));
        let battery = |battery: Battery| Report::Battery(battery.percent, battery.charging);
        reports.extend(hello.battery.map(battery));
        reports.extend((!hello.can.lights).then_some(Report::NoLamps));
        self.board = Some(hello);
    }

    /// Goes on where the talk was broken off, if it was with this board and the board has not begun
    /// anew since.
    fn resumed(&mut self, hello: &Hello) -> TalkPhase {
        let same = self.board.as_ref().is_some_and(|board| board.uid == hello.uid);
        self.history = self.past.take().filter(|_| same);
        self.untold = self.history.is_some();
        self.catches_up = self.untold;
        if self.untold { TalkPhase::Resuming } else { TalkPhase::Reading }
    }

    fn is_new(&self, boot: u32) -> bool {
        self.board.as_ref().is_none_or(|board| board.boot != boot)
    }

    fn begun_anew(&mut self, reports: &mut Vec<Report>) {
        // Until it has greeted, any snapshot is one of a board that is not known.
        if self.board.take().is_some() {
            reports.push(Report::Restarted);
        }
        self.forget();
        self.past = None;
        self.reported = None;
        self.clock = WrappingClock::default();
        self.limits = Limits::default();
    }

    fn forget(&mut self) {
        (self.stale, self.untold) = (0, false);
        if let Some(history) = self.history.take() {
            self.reported = Some(history.last());
        }
    }

    /// Whether a snapshot has been on its way since before the last event that was reported: what
    /// came behind it would be reported twice. A board that keeps saying so has begun anew unnoticed.
    fn is_stale(&mut self, seq: u16) -> bool {
        let back = self.reported.map_or(0, |reported| reported.wrapping_sub(seq).cast_signed());
        let stale = (1..history::KNOWN).contains(&back) && self.stale < STALE;
        self.stale += u8::from(stale);
        stale
    }

    /// What is told now: what has happened meanwhile only when all of it is known.
    fn hand_over(&mut self, reports: Vec<Report>) -> Vec<Report> {
        let behind = self.history.as_ref().is_some_and(|history| history.behind() > 0);
        self.catches_up &=
            self.phase == TalkPhase::Resuming || self.phase == TalkPhase::Live && behind;
        let waits = |report: &Report| {
            let of_itself = matches!(
                report,
                Report::Identity(_)
                    | Report::NoButton
                    | Report::NoLamps
                    | Report::Battery(..)
                    | Report::Garbled
            );
            self.catches_up && !of_itself
        };
        let (waiting, mut told): (Vec<_>, Vec<_>) = reports.into_iter().partition(waits);
        self.kept.extend(waiting);
        if !self.catches_up {
            told.splice(0..0, std::mem::take(&mut self.kept));
        }
        told.into_iter().map(|report| self.orientation.report(report)).collect()
    }

    /// Some of what happened will never be known.
    fn lost(&mut self, reports: &mut Vec<Report>) {
        let missed = self.history.as_ref().map_or(0, History::behind);
        self.forget();
        self.phase = TalkPhase::Reading;
        reports.extend((missed > 0).then_some(Report::Missed(missed)));
        reports.push(Report::Gap);
    }

    fn falls_silent(&mut self, reports: &mut Vec<Report>) {
        self.past = self.history.clone().or_else(|| self.past.take());
        self.forget();
        self.phase = TalkPhase::Silent;
        reports.push(Report::Silent);
        self.nothing_is_answered(reports);
    }

    fn refuse_version(&mut self, reports: &mut Vec<Report>) {
        let version = self.other.take().unwrap_or_default();
        self.refuse(Stranger::Version(version), reports);
    }

    fn refuse(&mut self, stranger: Stranger, reports: &mut Vec<Report>) {
        self.forget();
        self.phase = TalkPhase::Refused;
        reports.push(Report::Stranger(stranger));
        self.nothing_is_answered(reports);
    }
}

impl Codec for BoardTalk {
    fn receive(&mut self, bytes: &[u8], now: Duration) -> Vec<Report> {
        let mut reports = Vec::new();
        for &byte in bytes {
            if self.phase == TalkPhase::Refused {
                break;
            }
            match self.lines.take(byte) {
                Some(Ok(body)) => self.read(now, &body, &mut reports),
                Some(Err(Spoilt)) => reports.push(Report::Garbled),
                None => {}
            }
        }
        self.hand_over(reports)
    }

    /// The talk begins by itself, and every change is told: that needs no order.
    fn order(&mut self, order: &Order, now: Duration) -> bool {
        *order == Order::Watch || self.give(order, now).is_some()
    }

    fn time_passed(&mut self, now: Duration) -> Vec<Report> {
        let mut reports = Vec::new();
        match self.phase {
            TalkPhase::Waiting(until) if now >= until => {
                self.heard = now;
                self.phase = TalkPhase::Greeting;
            }
            TalkPhase::Waiting(_) | TalkPhase::Silent | TalkPhase::Refused => {}
            _ if now >= self.silence() => self.falls_silent(&mut reports),
            TalkPhase::Greeting | TalkPhase::Reading | TalkPhase::Resuming | TalkPhase::Live => {
                self.asked_in_vain(now, &mut reports);
            }
        }
        self.advance(now);
        self.hand_over(reports)
    }

    fn deadline(&self) -> Option<Duration> {
        match self.phase {
            TalkPhase::Waiting(until) => Some(until),
            TalkPhase::Silent | TalkPhase::Refused => None,
            TalkPhase::Greeting | TalkPhase::Reading | TalkPhase::Resuming | TalkPhase::Live => {
                Some(self.asked.as_ref().map_or(self.silence(), |a| a.due.min(self.silence())))
            }
        }
    }

    fn to_send(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.written)
    }

    fn past(&self) -> Option<Past> {
        let history = self.history.clone().or_else(|| self.past.clone())?;
        let (clock, limits) = (self.clock, self.limits);
        Some(Past { board: self.board.clone()?, history, clock, limits })
    }

    fn go_on_from(&mut self, past: Past) {
        (self.reported, self.limits) = (Some(past.history.last()), past.limits);
        (self.board, self.past, self.clock) = (Some(past.board), Some(past.history), past.clock);
    }
}

/// The clock of a board, which wraps after 49 days.
#[derive(Clone, Copy, Debug, Default)]
struct WrappingClock {
    last: Option<u32>,
    total: u64,
}

impl WrappingClock {
    /// The time since the board began. Later events may have earlier times, if not by much.
    fn stamp(&mut self, t: u32) -> Duration {
        let step = t.wrapping_sub(self.last.unwrap_or_default()).cast_signed();
        self.total = match self.last {
            Some(_) => self.total.saturating_add_signed(step.into()),
            None => t.into(),
        };
        self.last = Some(t);
        Duration::from_millis(self.total)
    }
}

#[cfg(test)]
mod tests;
