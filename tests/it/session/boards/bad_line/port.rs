//! The computer's end of a simulated line, as the thread of a port has it, with a clock that is set
//! by hand.

use std::time::Duration;

use shakmaty::Bitboard;
use touchmove::pegboard::certabo::{self, Certabo, Chips, Lamps};
use touchmove::pegboard::chesslink::ChessLink;
use touchmove::pegboard::citrine::Citrine;
use touchmove::pegboard::dgt::{Dgt, DgtSettings, DialKind};
use touchmove::pegboard::peg1::BoardTalk;
use touchmove::pegboard::report::Order;
use touchmove::pegboard::simulator::Model;
use touchmove::pegboard::{BoardEvent, Codec, Loss, Make, Orientation, Report};

use super::ms;

/// The name of the port.
const NAME: &str = "/dev/board1";

/// How long a board of a known make may take to tell how it stands, and the pause after that.
const LIMIT: Duration = ms(6500);
const PAUSE: Duration = ms(500);

/// The computer's end of a line.
pub(super) struct Port {
    model: Model,
    chips: Chips,
    codec: Box<dyn Codec>,
    /// Since when a board is looked for, while there is none; nothing before the port is opened.
    sought: Option<Duration>,
    /// When the port is opened again.
    opens: Option<Duration>,
    lost: Option<Loss>,
}

impl Port {
    pub(super) fn new(model: Model, knows_chips: bool) -> Self {
        let chips = if knows_chips { learned() } else { Chips::default() };
        let codec = codec(model, &chips, ms(0));
        Self { model, chips, codec, sought: Some(ms(0)), opens: None, lost: None }
    }

    pub(super) const fn is_open(&self) -> bool {
        self.opens.is_none()
    }

    pub(super) fn order(&mut self, order: &Order, now: Duration) {
        if self.is_open() && self.sought.is_none() {
            self.codec.order(order, now);
        }
    }

    pub(super) fn take_bytes(&mut self) -> Vec<u8> {
        if self.is_open() { self.codec.to_send() } else { Vec::new() }
    }

    pub(super) fn deadline(&self) -> Option<Duration> {
        let limit = self.sought.map(|since| since + LIMIT);
        let codec = self.is_open().then(|| self.codec.deadline()).flatten();
        [self.opens.or(limit), codec].into_iter().flatten().min()
    }

    /// The cable is out.
    pub(super) fn pulled(&mut self) -> Vec<BoardEvent> {
        self.opens = Some(Duration::MAX);
        self.lose(Loss::NoPort(NAME.to_owned()))
    }

    /// The cable is in.
    pub(super) fn plugged(&mut self, now: Duration) {
        self.opens = Some(now + PAUSE);
    }

    /// Takes what has come, and time.
    pub(super) fn live(&mut self, bytes: &[u8], now: Duration) -> Vec<BoardEvent> {
        if self.opens.is_some_and(|opens| opens <= now) {
            self.opens = None;
            self.sought = Some(now);
            self.codec = codec(self.model, &self.chips, now);
        }
        if !self.is_open() {
            return Vec::new();
        }
        let mut reports = self.codec.receive(bytes, now);
        if self.codec.deadline().is_some_and(|due| due <= now) {
            reports.extend(self.codec.time_passed(now));
        }
        let mut told = self.found(&mut reports, now);
        if self.sought.is_none() {
            for report in reports {
                if report == Report::Silent {
                    self.opens = Some(now + PAUSE);
                    told.extend(self.lose(Loss::NoAnswer(NAME.to_owned())));
                    return told;
                }
                told.push(BoardEvent::Report(report));
            }
        }
        told
    }

    /// A board that tells how it stands is there, and one that tells moves when it says what it is.
    fn found(&mut self, reports: &mut Vec<Report>, now: Duration) -> Vec<BoardEvent> {
        let Some(since) = self.sought else { return Vec::new() };
        let citrine = self.model.make == Make::Citrine;
        let proves = |report: &Report| match report {
            Report::Stands(_) => true,
            Report::Identity(_) | Report::Moved(_) | Report::TakenBack(_) => citrine,
            _ => false,
        };
        if let Some(first) = reports.iter().position(proves) {
            reports.drain(..first);
            self.sought = None;
            self.lost = None;
            return vec![BoardEvent::Found(self.model.make, NAME.to_owned())];
        }
        if now >= since + LIMIT || reports.contains(&Report::Silent) {
            self.opens = Some(now + PAUSE);
            return self.lose(Loss::NoAnswer(NAME.to_owned()));
        }
        Vec::new()
    }

    fn lose(&mut self, loss: Loss) -> Vec<BoardEvent> {
        let told = self.lost.replace(loss.clone()).is_some();
        if told { Vec::new() } else { vec![BoardEvent::Lost(loss)] }
    }
}

fn codec(model: Model, chips: &Chips, now: Duration) -> Box<dyn Codec> {
    let orientation = Some(Orientation::Straight);
    let mut codec: Box<dyn Codec> = match model.make {
        Make::Peg1 => return Box::new(BoardTalk::open(now)),
        Make::Dgt => {
            let clock = model.has_clock.then_some(DialKind::Xl);
            Box::new(Dgt::new(DgtSettings { clock, orientation, ..DgtSettings::CABLE }))
        }
        Make::ChessLink => Box::new(ChessLink::new(orientation)),
        Make::Certabo => Box::new(Certabo::new(chips.clone(), Lamps::default(), orientation)),
        Make::Citrine => Box::new(Citrine::new()),
    };
    for order in [Order::Watch, Order::Identify, Order::Look] {
        codec.order(&order, now);
    }
    codec
}

/// The chips of a simulated board, learned before.
fn learned() -> Chips {
    let mut codec = Certabo::new(Chips::default(), Lamps::default(), Some(Orientation::Straight));
    codec.order(&Order::Learn, ms(0));
    let frames = certabo::Board::new(certabo::Frames::Chips).frame().repeat(15);
    let reports = codec.receive(&frames, ms(0));
    assert!(reports.contains(&Report::Learned(Bitboard::EMPTY)));
    codec.chips().unwrap().clone()
}
