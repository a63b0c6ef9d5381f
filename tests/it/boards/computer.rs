//! The computer's side of a board: a codec that is fed from a real port.

use std::io::{ErrorKind, Read, Write};
use std::path::Path;
use std::time::Duration;

use serialport::SerialPort;
use shakmaty::{Bitboard, Board, Square};
use touchmove::pegboard::certabo::{Certabo, Chips, Lamps};
use touchmove::pegboard::chesslink::ChessLink;
use touchmove::pegboard::citrine::Citrine;
use touchmove::pegboard::dgt::{Dgt, DgtSettings, DialKind};
use touchmove::pegboard::peg1::BoardTalk;
use touchmove::pegboard::simulator::Model;
use touchmove::pegboard::{Codec, Make, Order, Orientation, Report, Sensed, SquareChange};

use super::sim_board::BoardClock;
use crate::program::PATIENCE;

enum Side {
    Peg1(Box<BoardTalk>),
    Other(Box<dyn Codec>),
}

/// A codec, its port, and what it has reported.
pub(crate) struct Computer {
    side: Side,
    port: Option<Box<dyn SerialPort>>,
    clock: BoardClock,
    pub(crate) reports: Vec<Report>,
    /// How the pieces stand by the reports.
    pub(crate) seen: Sensed,
}

impl Computer {
    /// Opens a port and asks what it is and how it stands.
    pub(crate) fn open(model: Model, path: &Path, clock: BoardClock) -> Self {
        let orientation = Some(Orientation::Straight);
        let side = match model.make {
            Make::Peg1 => Side::Peg1(Box::new(BoardTalk::open(clock.now()))),
            Make::Dgt => {
                let clock = model.has_clock.then_some(DialKind::Dgt3000);
                Side::Other(Box::new(Dgt::new(DgtSettings {
                    clock,
                    orientation,
                    ..DgtSettings::CABLE
                })))
            }
            Make::ChessLink => Side::Other(Box::new(ChessLink::new(orientation))),
            Make::Certabo => {
                Side::Other(Box::new(Certabo::new(Chips::default(), Lamps::Plain, orientation)))
            }
            Make::Citrine => Side::Other(Box::new(Citrine::new())),
        };
        let empty = Bitboard::EMPTY;
        let seen = Sensed { occupied: empty, pieces: Board::empty(), faulty: empty };
        let mut computer = Self { side, port: None, clock, reports: Vec::new(), seen };
        computer.connect(path);
        for order in [Order::Identify, Order::Look, Order::Watch, Order::Learn] {
            computer.order(&order);
        }
        computer
    }

    /// Opens the port, again if it was lost.
    pub(crate) fn connect(&mut self, path: &Path) {
        let name = path.display().to_string();
        let port = serialport::new(name, 9600).timeout(Duration::from_millis(2)).open();
        self.port = Some(port.unwrap());
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.port.is_some()
    }

    pub(crate) fn order(&mut self, order: &Order) {
        let now = self.clock.now();
        match &mut self.side {
            Side::Peg1(host) => drop(host.order(order, now)),
            Side::Other(codec) => drop(codec.order(order, now)),
        }
    }

    /// Goes on until something is so.
    pub(crate) fn until(&mut self, what: &str, mut so: impl FnMut(&mut Self) -> bool) {
        let end = self.clock.now() + self.clock.of(3 * PATIENCE);
        while !so(self) {
            assert!(self.clock.now() < end, "{what}: {:?}", self.reports);
            self.step();
        }
    }

    /// Goes on for so much of the board's time.
    pub(crate) fn live(&mut self, length: Duration) {
        let end = self.clock.now() + length;
        while self.clock.now() < end {
            self.step();
        }
    }

    fn step(&mut self) {
        let heard = self.read();
        let now = self.clock.now();
        let (mut reports, deadline) = match &mut self.side {
            Side::Peg1(host) => (host.receive(&heard, now), host.deadline()),
            Side::Other(codec) => (codec.receive(&heard, now), codec.deadline()),
        };
        if deadline.is_some_and(|deadline| deadline <= now) {
            reports.extend(match &mut self.side {
                Side::Peg1(host) => host.time_passed(now),
                Side::Other(codec) => codec.time_passed(now),
            });
        }
        for report in reports {
            self.told(report);
        }
        let bytes = match &mut self.side {
            Side::Peg1(host) => host.to_send(),
            Side::Other(codec) => codec.to_send(),
        };
        if let Some(port) = &mut self.port
            && port.write_all(&bytes).is_err()
        {
            self.port = None;
        }
    }

    /// What has come; a port that is gone is let go of.
    fn read(&mut self) -> Vec<u8> {
        let mut bytes = [0; 4096];
        let Some(port) = &mut self.port else { return Vec::new() };
        match port.read(&mut bytes) {
            Ok(count @ 1..) => return bytes[..count].to_vec(),
            Err(error) if error.kind() == ErrorKind::TimedOut => {}
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            _ => self.port = None,
        }
        Vec::new()
    }

    fn told(&mut self, report: Report) {
        let one = |change| vec![change];
        let changes = match &report {
            Report::Lifted(_, square, piece) => one(SquareChange::Lifted(*square, *piece)),
            Report::Seated(_, square, piece) => one(SquareChange::Seated(*square, *piece)),
            Report::Together(_, changes) => changes.clone(),
            Report::Stands(sensed) => {
                self.seen = sensed.clone();
                Vec::new()
            }
            _ => Vec::new(),
        };
        for change in changes {
            let square = change.square();
            self.seen.pieces.discard_piece_at(square);
            self.seen.occupied.set(square, matches!(change, SquareChange::Seated(..)));
            if let SquareChange::Seated(_, Some(piece)) = change {
                self.seen.pieces.set_piece_at(square, piece);
            }
        }
        self.reports.push(report);
    }

    /// What was told of the squares: true where a piece was seated.
    pub(crate) fn changes(&self) -> Vec<(Square, bool)> {
        let mut changes = Vec::new();
        for report in &self.reports {
            match report {
                Report::Lifted(_, square, _) => changes.push((*square, false)),
                Report::Seated(_, square, _) => changes.push((*square, true)),
                Report::Together(_, all) => changes.extend(
                    all.iter().map(|one| (one.square(), matches!(one, SquareChange::Seated(..)))),
                ),
                _ => {}
            }
        }
        changes
    }

    /// Whether what is known of the pieces is how they stand.
    pub(crate) fn knows(&self, pieces: &Board) -> bool {
        let seen = &self.seen;
        let right = |(square, piece)| pieces.piece_at(square) == Some(piece);
        seen.occupied == pieces.occupied() && seen.pieces.clone().into_iter().all(right)
    }
}
