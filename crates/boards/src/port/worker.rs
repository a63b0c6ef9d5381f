//! What the thread of a port does: it looks for a board, attends it until it is lost, and looks again.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};

use shakmaty::Bitboard;

use crate::address::Address;
use crate::board_event::{BoardEvent, Loss};
use crate::codec::Codec;
use crate::make::Make;
use crate::peg1::Past;
use crate::port::line::{Line, Sleeper};
use crate::port::pace::Pace;
use crate::port::trial::{self, Trial};
use crate::port::{Listed, Options, fault};
use crate::report::{Order, Report, Sensed};

/// The pause before a board is looked for again, at first and at most.
const PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// How long a listed port is left alone on which there was no board: it is somebody's device.
const VAIN: Duration = Duration::from_secs(10);

/// How long a line is kept on which a board has fallen silent that can go on: a radio link may be
/// broken for as long, and to open the port anew may start the board anew.
const STALL: Duration = Duration::from_secs(30);

/// Bytes that a board need not take for long; more, and nobody takes them.
const UNTAKEN: usize = 8192;

/// How many kilobytes are read before anything else is done.
const FLOOD: usize = 16;

/// Bytes by which it is known that a line leads back to itself, or that something speaks there.
const ECHO: usize = 64;

/// Why the thread goes on to something else.
enum Stop {
    /// Nobody needs it any more.
    Over,
    /// There is no board, or none any more.
    Lost(Loss),
}

impl From<Loss> for Stop {
    fn from(loss: Loss) -> Self {
        Self::Lost(loss)
    }
}

/// The ports of the machine, and who is told.
type Outside = (Box<dyn Fn() -> Vec<Listed> + Send>, Box<dyn Fn(BoardEvent) + Send>);

/// The thread.
pub(super) struct Worker {
    address: Address,
    options: Options,
    outside: Outside,
    orders: Receiver<Order>,
    sleeper: Sleeper,
    began: Instant,
    /// What was told of the loss, while there is no board.
    lost: Option<Loss>,
    /// The reason at the last look.
    doubt: Option<Loss>,
    /// The board that was there last.
    last: Option<(Make, String)>,
    /// What is known of it, if it can go on.
    past: Option<Past>,
    /// Listed ports without a board, and until when they are left alone.
    vain: Vec<(String, Duration)>,
}

/// A line with something at its other end.
struct Talk {
    port: String,
    line: Line,
    make: Make,
    codec: Box<dyn Codec + Send>,
    pace: Pace,
    /// The first bytes that were written and that have come, on all attempts.
    first: (Vec<u8>, Vec<u8>),
    heard: bool,
}

impl Worker {
    #[expect(
        clippy::disallowed_methods,
        reason = "a codec is told how much time has passed on its \
        line; that is no time of the session, and nothing of it is kept"
    )]
    pub(super) fn new(
        address: Address,
        options: Options,
        outside: Outside,
        (orders, sleeper): (Receiver<Order>, Sleeper),
    ) -> Self {
        Self {
            address,
            options,
            outside,
            orders,
            sleeper,
            began: Instant::now(),
            lost: None,
            doubt: None,
            last: None,
            past: None,
            vain: Vec::new(),
        }
    }

    pub(super) fn work(mut self) {
        let mut pause = PAUSE;
        loop {
            // A fault of the program in here must not look like a board on which nothing happens.
            let round = catch_unwind(AssertUnwindSafe(|| self.round()));
            let (stop, found) = round.unwrap_or_else(|_| (self.at_fault(), false));
            if found {
                pause = PAUSE;
            }
            let Stop::Lost(loss) = stop else { return };
            self.lose(loss);
            if self.rest(pause).is_err() {
                return;
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    /// Looks for a board once and attends it; why that is over, and whether there was one.
    fn round(&mut self) -> (Stop, bool) {
        match self.look() {
            Ok((talk, early)) => (self.attend(talk, early), true),
            Err(stop) => (stop, false),
        }
    }

    fn at_fault(&self) -> Stop {
        let port = self.last.as_ref().map(|(_, port)| port).or(self.address.port.as_ref());
        Loss::Failed(port.cloned().unwrap_or_default(), "a fault of touchmove".to_owned()).into()
    }

    /// Tells a loss, and another reason for it when it was found twice: while a cable is plugged in,
    /// the system gives a port to the player a moment after it is there. That no other port has a
    /// board either is no news.
    fn lose(&mut self, loss: Loss) {
        let told = self.lost.is_some();
        let doubtful = self.doubt.replace(loss.clone()).as_ref() != Some(&loss);
        if self.lost.as_ref() == Some(&loss) || told && (doubtful || loss == Loss::NoBoard) {
            return;
        }
        self.tell(BoardEvent::Lost(loss.clone()));
        self.lost = Some(loss);
    }

    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn tell(&self, told: BoardEvent) {
        (self.outside.1)(told);
    }

    /// What was ordered; nobody needs this thread when nobody can order any more.
    fn ordered(&self) -> Result<Option<Order>, Stop> {
        match self.orders.try_recv() {
            Ok(order) => Ok(Some(order)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Stop::Over),
        }
    }

    /// Waits before the next look. There is no board for what is ordered meanwhile.
    fn rest(&mut self, pause: Duration) -> Result<(), Stop> {
        let until = self.now() + pause;
        loop {
            while self.ordered()?.is_some() {}
            let left = until.saturating_sub(self.now());
            if left.is_zero() {
                return Ok(());
            }
            self.sleeper.sleep(None, Some(left));
        }
    }

    /// Looks for a board once; what it has told before it was known comes with it.
    fn look(&mut self) -> Result<(Talk, Vec<Report>), Stop> {
        if let Some(port) = self.address.port.clone() {
            return self.look_at(&port, None);
        }
        let mut listed = (self.outside.0)();
        let now = self.now();
        self.vain.retain(|(name, _)| listed.iter().any(|port| port.name == *name));
        if let Some((_, last)) = &self.last {
            listed.sort_by_key(|port| port.name != *last);
        }
        let mut loss = Loss::NoBoard;
        for port in listed {
            if self.vain.iter().any(|(name, until)| *name == port.name && now < *until) {
                continue;
            }
            self.vain.retain(|(name, _)| *name != port.name);
            match self.look_at(&port.name, port.likely) {
                Err(Stop::Lost(Loss::NoAnswer(_) | Loss::Stranger(_))) => {
                    let until = self.now() + VAIN;
                    self.vain.push((port.name, until));
                }
                // It would be named wrongly, or somebody else uses it.
                Err(Stop::Lost(other @ (Loss::OtherMake(..) | Loss::Babble(_)))) => {
                    let until = self.now() + VAIN;
                    self.vain.push((port.name, until));
                    if self.address.make.is_some() && matches!(other, Loss::OtherMake(..)) {
                        loss = other;
                    }
                }
                // What can be helped is told before what may be somebody else's.
                Err(Stop::Lost(denied @ Loss::Denied(..))) => loss = denied,
                Err(Stop::Lost(busy @ Loss::Busy(_))) if loss == Loss::NoBoard => loss = busy,
                Err(Stop::Lost(_)) => {}
                found_or_over => return found_or_over,
            }
        }
        Err(loss.into())
    }

    fn look_at(&mut self, port: &str, hint: Option<Make>) -> Result<(Talk, Vec<Report>), Stop> {
        let again = self.last.iter().filter(|(_, last)| last == port).map(|(make, _)| *make);
        let trials: Vec<Trial> = match self.address.make {
            Some(make) => trial::named(make),
            None => again.map(Trial::of).chain(trial::unknown(hint)).collect(),
        };
        let mut trials = trials.into_iter();
        let Some(first) = trials.next() else { return Err(Loss::NoBoard.into()) };
        let line = Line::open(port, first.speed)?;
        let mut talk = Talk::new(line, port, &first, &self.options, self.now());
        let mut trial = first;
        loop {
            if let Some(past) = self.past.clone().filter(|_| trial.make == Make::Peg1) {
                talk.codec.go_on_from(past);
            }
            if let Some(early) = self.attempt(&mut talk, &trial)? {
                let other = self.address.make.is_some_and(|make| make != talk.make);
                return if other { Err(talk.other().into()) } else { Ok((talk, early)) };
            }
            match trials.next() {
                Some(next) => trial = next,
                None => return Err(talk.nobody().into()),
            }
            talk.line.set(port, trial.speed)?;
            talk.begin(&trial, &self.options, self.now());
        }
    }

    /// Hears whether it is a board of this make.
    fn attempt(&mut self, talk: &mut Talk, trial: &Trial) -> Result<Option<Vec<Report>>, Stop> {
        let began = self.now();
        let mut early = Vec::new();
        loop {
            let limit = began + if talk.heard { trial.limit } else { trial.quiet };
            early.extend(self.turn(talk, Some(limit))?);
            if early.iter().any(|report| trial::proves(trial.make, report)) {
                return Ok(Some(early));
            }
            for report in std::mem::take(&mut early) {
                match report {
                    Report::Stranger(_) => return Err(Loss::Stranger(talk.port.clone()).into()),
                    Report::Silent => return Ok(None),
                    // Who hears a board for the first time has missed nothing.
                    Report::Identity(_)
                    | Report::NoButton
                    | Report::NoLamps
                    | Report::Battery(..)
                    | Report::Clock(_) => {
                        early.push(report);
                    }
                    Report::Lifted(..)
                    | Report::Seated(..)
                    | Report::Together(..)
                    | Report::Stands(_)
                    | Report::Moved(_)
                    | Report::TakenBack(_)
                    | Report::Button(..)
                    | Report::Faulty(_)
                    | Report::Mended(_)
                    | Report::Doubtful(_)
                    | Report::Certain(_)
                    | Report::Glimpsed(_)
                    | Report::Felt(..)
                    | Report::Missed(_)
                    | Report::Done(_)
                    | Report::Refused(..)
                    | Report::Learned(_)
                    | Report::WhichSide
                    | Report::Restarted
                    | Report::Unanswered(_)
                    | Report::Gap
                    | Report::Garbled => {}
                }
            }
            if self.now() >= limit {
                return Ok(None);
            }
            while self.ordered()?.is_some() {}
        }
    }

    /// Attends a board until it is lost, and does not come back on its line.
    fn attend(&mut self, mut talk: Talk, early: Vec<Report>) -> Stop {
        let mut reports = early;
        loop {
            let stop = self.converse(&mut talk, reports);
            self.past = talk.codec.past();
            reports = match self.wait_for(&mut talk, stop) {
                Ok(reports) => reports,
                Err(stop) => return stop,
            };
        }
    }

    /// Waits on its line for a board that has fallen silent, if it can go on where it was.
    fn wait_for(&mut self, talk: &mut Talk, stop: Stop) -> Result<Vec<Report>, Stop> {
        let Stop::Lost(loss @ Loss::NoAnswer(_)) = stop else { return Err(stop) };
        if self.past.is_none() {
            return Err(loss.into());
        }
        self.lose(loss.clone());
        let trial = Trial { quiet: STALL, limit: STALL, ..Trial::of(talk.make) };
        self.attempt(talk, &trial)?.ok_or(loss.into())
    }

    /// Carries bytes between a board and who is told until it is lost.
    fn converse(&mut self, talk: &mut Talk, early: Vec<Report>) -> Stop {
        (self.lost, self.doubt) = (None, None);
        self.last = Some((talk.make, talk.port.clone()));
        self.tell(BoardEvent::Found(talk.make, talk.port.clone()));
        let mut reports = early;
        let mut learns = talk.make == Make::Certabo;
        loop {
            let several = reports.len() > 1;
            if several {
                self.tell(BoardEvent::CatchesUp(true));
            }
            for report in reports {
                learns &= !self.learn(talk, &report, learns);
                if let Some(loss) = self.pass_on(talk, report) {
                    return loss.into();
                }
            }
            if several {
                self.tell(BoardEvent::CatchesUp(false));
            }
            reports = match self.turn(talk, None) {
                Ok(reports) => reports,
                Err(stop) => return stop,
            };
            loop {
                match self.ordered() {
                    Ok(Some(order)) => drop(talk.codec.order(&order, self.began.elapsed())),
                    Ok(None) => break,
                    Err(stop) => return stop,
                }
            }
        }
    }

    /// Tells a report; the loss of the board that it may mean.
    fn pass_on(&mut self, talk: &Talk, report: Report) -> Option<Loss> {
        match report {
            Report::Silent => return Some(Loss::NoAnswer(talk.port.clone())),
            Report::Stranger(_) => return Some(Loss::Stranger(talk.port.clone())),
            report => {
                let learned = report == Report::Learned(Bitboard::EMPTY);
                // Who hears that the pieces are known may leave at once: they must be kept by then.
                if let Some(chips) = talk.codec.chips().filter(|_| learned) {
                    self.options.chips = chips.clone();
                    self.tell(BoardEvent::Chips(chips.clone()));
                }
                self.tell(BoardEvent::Report(report));
            }
        }
        None
    }

    /// A board that knows none of its pieces learns them when they stand in the start position;
    /// whether it was told so.
    fn learn(&self, talk: &mut Talk, report: &Report, may: bool) -> bool {
        let Report::Stands(Sensed { occupied, pieces, .. }) = report else { return false };
        let start = *occupied == shakmaty::Board::new().occupied() && pieces.occupied().is_empty();
        may && start && talk.codec.order(&Order::Learn, self.now())
    }

    /// Writes what is to be written, sleeps until something happens, and takes what has come.
    fn turn(&mut self, talk: &mut Talk, until: Option<Duration>) -> Result<Vec<Report>, Stop> {
        let now = self.now();
        let writes = talk.write(now)?;
        let due = [talk.codec.deadline(), talk.pace.due(), until].into_iter().flatten().min();
        let time = due.map(|due| due.saturating_sub(now));
        self.sleeper.sleep(Some((&talk.line, writes)), time);
        let mut reports = talk.read(self.now())?;
        let now = self.now();
        if talk.codec.deadline().is_some_and(|deadline| deadline <= now) {
            reports.extend(talk.codec.time_passed(now));
        }
        Ok(reports)
    }
}

impl Talk {
    fn new(line: Line, port: &str, trial: &Trial, options: &Options, now: Duration) -> Self {
        let port = port.to_owned();
        let (codec, orders) = trial::codec(trial, options, &port, now);
        let (make, pace, first) = (trial.make, Pace::new(trial.make), (Vec::new(), Vec::new()));
        let mut talk = Self { port, line, make, codec, pace, first, heard: false };
        talk.order(orders, now);
        talk
    }

    /// Begins anew on the same line.
    fn begin(&mut self, trial: &Trial, options: &Options, now: Duration) {
        let (codec, orders) = trial::codec(trial, options, &self.port, now);
        (self.make, self.codec, self.pace) = (trial.make, codec, Pace::new(trial.make));
        self.heard = false;
        self.order(orders, now);
    }

    fn order(&mut self, orders: &[Order], now: Duration) {
        for order in orders {
            self.codec.order(order, now);
        }
    }

    /// Writes what may be written now; whether the line has not taken all of it.
    fn write(&mut self, now: Duration) -> Result<bool, Loss> {
        self.pace.put(&self.codec.to_send());
        loop {
            let ready = self.pace.ready(now);
            if ready.is_empty() {
                return Ok(false);
            }
            let written =
                self.line.write(ready).map_err(|error| fault::loss(&self.port, &error))?;
            keep(&mut self.first.0, &ready[..written]);
            if written == 0 {
                let stuck = self.pace.len() > UNTAKEN;
                return if stuck { Err(Loss::NoAnswer(self.port.clone())) } else { Ok(true) };
            }
            self.pace.written(written, now);
        }
    }

    fn read(&mut self, now: Duration) -> Result<Vec<Report>, Loss> {
        let mut buffer = [0; 1024];
        let mut reports = Vec::new();
        // A flood must not keep it from orders and deadlines.
        for _ in 0..FLOOD {
            let count =
                self.line.read(&mut buffer).map_err(|error| fault::loss(&self.port, &error))?;
            let bytes = &buffer[..count];
            keep(&mut self.first.1, bytes);
            self.heard |= !bytes.is_empty();
            reports.extend(self.codec.receive(bytes, now));
            if count < buffer.len() {
                break;
            }
        }
        Ok(reports)
    }

    /// Why there is no board here: what was said has come back, or nothing that a board would say.
    fn nobody(&self) -> Loss {
        let (written, heard) = &self.first;
        let port = self.port.clone();
        if !heard.is_empty() && written.starts_with(heard) {
            Loss::Stranger(port)
        } else if heard.len() == ECHO {
            Loss::Babble(port)
        } else {
            Loss::NoAnswer(port)
        }
    }

    /// That the board here is of this make, and another one was named.
    fn other(&self) -> Loss {
        Loss::OtherMake(self.port.clone(), self.make)
    }
}

fn keep(first: &mut Vec<u8>, bytes: &[u8]) {
    let room = ECHO.saturating_sub(first.len());
    first.extend(&bytes[..room.min(bytes.len())]);
}
