//! How the line of each make is set, and which makes are tried on a port in which order. Pure.

use std::time::Duration;

use crate::certabo::{Certabo, Lamps};
use crate::chesslink::ChessLink;
use crate::citrine::Citrine;
use crate::codec::Codec;
use crate::dgt::{Dgt, DgtSettings};
use crate::make::{Make, Senses};
use crate::peg1::BoardTalk;
use crate::port::Options;
use crate::report::{Order, Report};

/// A line of eight bits without parity and without handshake. The parity of a `ChessLink` is put in
/// by its codec, because a pseudo-terminal has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Speed {
    /// Bits in a second.
    pub(super) baud: u32,
    /// The state of Data Terminal Ready; left as it is if nothing is said.
    pub(super) ready: Option<bool>,
}

/// One attempt to hear a board of a make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Trial {
    pub(super) make: Make,
    pub(super) speed: Speed,
    /// It is over after this time if not a byte has come.
    pub(super) quiet: Duration,
    /// It is over after this time.
    pub(super) limit: Duration,
    /// A peg board is asked at once and not waited for.
    pub(super) at_once: bool,
    /// A DGT board is asked how it stands and nothing else: it is not the make that was named.
    pub(super) only_asks: bool,
}

/// How long a peg board is only listened to, in milliseconds: its codec asks by itself after three
/// seconds.
const LISTENS: u64 = 2900;

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

impl Trial {
    /// The attempt to hear a board whose make is known: it may take its time.
    pub(super) const fn of(make: Make) -> Self {
        let speed = Speed { baud: make.baud(), ready: make.ready() };
        let limit = make.limit();
        Self { make, speed, quiet: limit, limit, at_once: false, only_asks: false }
    }

    const fn short(make: Make, quiet: u64, limit: u64) -> Self {
        Self { quiet: ms(quiet), limit: ms(limit), ..Self::of(make) }
    }
}

/// The attempts on a port of which the player says that a board of this make is there.
///
/// He may be wrong. The letters of a Citrine, a `ChessLink` and a peg board make a DGT board write to
/// its memory or wait for a program, so that one is asked for first; a peg board is listened to
/// before, because it may have just started.
pub(super) fn named(make: Make) -> Vec<Trial> {
    let dgt = Trial { only_asks: true, ..Trial::short(Make::Dgt, 1000, 2500) };
    match make {
        Make::Dgt | Make::Certabo => vec![Trial::of(make)],
        Make::ChessLink | Make::Citrine => vec![dgt, Trial::of(make)],
        Make::Peg1 => {
            let listens = Trial::short(make, LISTENS, LISTENS);
            vec![listens, dgt, Trial { at_once: true, ..Trial::of(make) }]
        }
    }
}

/// The attempts on a port of which nothing is known, in an order that does no harm.
///
/// Those that only listen come first: the lamps of a Certabo board take any eight bytes, and a small
/// computer that has just started may take bytes for a new program. A DGT board is asked before the
/// other makes, because single letters of theirs make it write to its memory or wait for a program;
/// what it is asked itself is four single bytes that change nothing.
pub(super) fn unknown(hint: Option<Make>) -> Vec<Trial> {
    let untouched = |trial: Trial| Trial { speed: Speed { ready: None, ..trial.speed }, ..trial };
    let first = hint.filter(|make| *make == Make::Dgt).map(|make| Trial::short(make, 1000, 2500));
    let rest = [
        untouched(Trial::short(Make::Certabo, 1300, 2600)),
        Trial::short(Make::Peg1, 2000, 2600),
        Trial::short(Make::Dgt, 1000, 2500),
        Trial::short(Make::ChessLink, 700, 1800),
        Trial::short(Make::Citrine, 2200, 2800),
        Trial { at_once: true, ..Trial::short(Make::Peg1, 1000, 1800) },
    ];
    let again = |trial: &Trial| first.is_none_or(|first| first.make != trial.make);
    first.into_iter().chain(rest.into_iter().filter(again)).collect()
}

/// A codec for a fresh look, and what it is told first.
pub(super) fn codec(
    trial: &Trial,
    options: &Options,
    port: &str,
    now: Duration,
) -> (Box<dyn Codec + Send>, &'static [Order]) {
    let orientation = options.orientation;
    match trial.make {
        Make::Peg1 => {
            let host =
                if trial.at_once { BoardTalk::open_for_long(now) } else { BoardTalk::open(now) };
            (Box::new(host.lying(orientation.unwrap_or_default())), &[])
        }
        Make::Dgt if trial.only_asks => (Box::new(Dgt::new(DgtSettings::CABLE)), &[Order::Look]),
        Make::Dgt => {
            let settings =
                if is_bluetooth(port) { DgtSettings::BLUETOOTH } else { DgtSettings::CABLE };
            let dgt = Dgt::new(DgtSettings { orientation, clock: options.clock, ..settings });
            (Box::new(dgt), &[Order::Watch, Order::Identify, Order::Look])
        }
        Make::ChessLink => {
            (Box::new(ChessLink::new(orientation)), &[Order::Identify, Order::Watch, Order::Look])
        }
        Make::Certabo => {
            let chips = options.chips.clone();
            (
                Box::new(Certabo::new(chips, Lamps::default(), orientation)),
                &[Order::Watch, Order::Look],
            )
        }
        Make::Citrine => (Box::new(Citrine::new()), &[Order::Identify, Order::Watch]),
    }
}

fn is_bluetooth(port: &str) -> bool {
    ["rfcomm", "DGT_BT", "Bluetooth"].iter().any(|part| port.contains(part))
}

/// Whether a report proves that this is a board of the make: noise does not.
pub(super) fn proves(make: Make, report: &Report) -> bool {
    match report {
        Report::Stands(_) => true,
        Report::Identity(_) | Report::Moved(_) | Report::TakenBack(_) | Report::Restarted => {
            make.senses() == Senses::Moves
        }
        _ => false,
    }
}
