//! What a board is told in PEG/1, read and written.

#![deny(clippy::wildcard_enum_match_arm)]

use std::fmt::{self, Display};
use std::time::Duration;

use shakmaty::Bitboard;

use crate::report::Order;

use crate::peg1::message::{Capabilities, Limits, WORDS, decimal, hex, number, seq, value};

/// Those that a board of 1.0 does not know.
const NEW: [&str; 2] = ["LIMITS?", "UID"];

/// Characters of the number of a board.
const UID: usize = 16;

/// Notes of a tune and beats of a shaking that fit into a line.
const PATTERN: usize = 12;

/// Bytes that a board gives back with its answer to a ping.
const PING: usize = 32;

/// Words of the computer, each with a number that its answer repeats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum HostCommand {
    /// With the highest version that is spoken.
    Hello(u16),
    Snap,
    Replay(u16),
    /// What is not named stays.
    Config {
        lift: Option<u16>,
        place: Option<u16>,
        beat: Option<u16>,
    },
    Buzz(Vec<(u16, u16)>),
    Shake(Vec<u16>),
    /// With their brightness in percent.
    Light(Bitboard, Option<u8>),
    Ping(String),
    Limits,
    /// The board's own number, once for its life.
    Name(String),
}

/// Why a board does not carry out a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unread {
    /// It is none of a computer, or has no number: nothing is answered.
    NotMeant,
    /// A word that is not known, with its number.
    Unknown(u8),
    /// A word with something behind it that it cannot have, with its number.
    BadArgument(u8),
}

impl HostCommand {
    /// The body of the line with this number.
    pub(super) fn body(&self, id: u8) -> String {
        match self {
            Self::Hello(version) => format!("HELLO? {id} peg={version}"),
            Self::Snap => format!("SNAP? {id}"),
            Self::Replay(seq) => format!("REPLAY {id} {seq:04X}"),
            Self::Config { lift, place, beat } => {
                let field = |name, value: &Option<u16>| {
                    value.map_or(String::new(), |value| format!(" {name}={value}"))
                };
                let (lift, place) = (field("lift", lift), field("place", place));
                format!("CFG {id}{lift}{place}{}", field("hb", beat))
            }
            Self::Buzz(notes) => {
                let notes = notes.iter().map(|(hertz, length)| format!("{hertz}x{length}"));
                format!("BUZ {id} {}", joined(notes))
            }
            Self::Shake(beats) => format!("VIB {id} {}", joined(beats)),
            Self::Light(squares, brightness) => {
                let dim = brightness.map_or(String::new(), |percent| format!(" dim={percent}"));
                format!("LED {id} {:016X}{dim}", squares.0)
            }
            Self::Ping(text) => format!("PING {id} {text}"),
            Self::Limits => format!("LIMITS? {id}"),
            Self::Name(uid) => format!("UID {id} {uid}"),
        }
    }

    /// Reads a line as a board of 1.x does, where x is `minor`.
    pub(super) fn read(body: &str, minor: u8) -> Result<(u8, Self), Unread> {
        let (word, rest) = body.split_once(' ').ok_or(Unread::NotMeant)?;
        let (id, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let id = number(id).ok_or(Unread::NotMeant)?;
        let of_board = ["HELLO", "SNAP", "EV", "HB", "ACK", "ERR"].contains(&word);
        if of_board || word == "LIMITS" && minor > 0 {
            return Err(Unread::NotMeant);
        }
        if !WORDS.contains(&word) || minor == 0 && NEW.contains(&word) {
            return Err(Unread::Unknown(id));
        }
        arguments(word, rest).map(|command| (id, command)).ok_or(Unread::BadArgument(id))
    }

    /// Whether a board with these limits can take it, whatever its number.
    pub(super) fn fits(&self, limits: Limits) -> bool {
        let pattern = match self {
            Self::Buzz(notes) => notes.len() <= limits.notes.into(),
            Self::Shake(beats) => beats.len() <= limits.beats.into(),
            Self::Hello(_)
            | Self::Snap
            | Self::Replay(_)
            | Self::Config { .. }
            | Self::Light(..)
            | Self::Ping(_)
            | Self::Limits
            | Self::Name(_) => true,
        };
        pattern && self.body(99).len() <= limits.line.into()
    }

    /// What an order means for a board that can do this; nothing if it cannot.
    pub(super) fn of(order: &Order, can: Capabilities) -> Option<Self> {
        match order {
            Order::Identify => Some(Self::Hello(1)),
            Order::Look => Some(Self::Snap),
            Order::Light(squares) => can.lights.then_some(Self::Light(*squares, None)),
            Order::Buzz(notes) => {
                let notes = notes.iter().map(|(hertz, length)| Some((*hertz, beat(*length)?)));
                let notes = notes.collect::<Option<Vec<_>>>().filter(|notes| fits(notes))?;
                can.buzzer.then_some(Self::Buzz(notes))
            }
            Order::Shake(beats) => {
                let beats = beats.iter().map(|length| beat(*length));
                let beats = beats.collect::<Option<Vec<_>>>().filter(|beats| fits(beats))?;
                can.shaker.then_some(Self::Shake(beats))
            }
            Order::Name(uid) => is_uid(uid).then(|| Self::Name(uid.clone())),
            Order::Watch
            | Order::SetClock(_)
            | Order::Show(..)
            | Order::Battery
            | Order::Play(_)
            | Order::Learn => None,
        }
    }
}

fn joined(all: impl IntoIterator<Item = impl Display>) -> String {
    all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(",")
}

fn fits<T>(pattern: &[T]) -> bool {
    (1..=PATTERN).contains(&pattern.len())
}

fn beat(length: Duration) -> Option<u16> {
    u16::try_from(length.as_millis()).ok().filter(|ms| (1..=9999).contains(ms))
}

fn arguments(word: &str, rest: &str) -> Option<HostCommand> {
    let first = rest.split(' ').next().unwrap_or_default();
    match word {
        "HELLO?" => decimal(value(rest, "peg")?).map(HostCommand::Hello),
        "SNAP?" => Some(HostCommand::Snap),
        "REPLAY" => seq(first).map(HostCommand::Replay),
        "CFG" => config(rest),
        "BUZ" => pattern(first, note).map(HostCommand::Buzz),
        "VIB" => pattern(first, length).map(HostCommand::Shake),
        "LED" => {
            let (high, low) = first.split_at_checked(8)?;
            let bits = u64::from(hex(high, 8)?) << 32 | u64::from(hex(low, 8)?);
            let brightness = match value(rest, "dim") {
                Some(percent) => Some(decimal(percent).filter(|n| (1..=100).contains(n))?),
                None => None,
            };
            Some(HostCommand::Light(Bitboard(bits), brightness))
        }
        "LIMITS?" => Some(HostCommand::Limits),
        "UID" => is_uid(first).then(|| HostCommand::Name(first.to_owned())),
        _ => (rest.len() <= PING).then(|| HostCommand::Ping(rest.to_owned())),
    }
}

fn is_uid(text: &str) -> bool {
    (1..=UID).contains(&text.len()) && text.bytes().all(|c| c.is_ascii_alphanumeric())
}

fn config(rest: &str) -> Option<HostCommand> {
    let field = |name, range: std::ops::RangeInclusive<u16>| match value(rest, name) {
        Some(text) => decimal(text).filter(|ms| range.contains(ms)).map(Some),
        None => Some(None),
    };
    let (lift, place) = (field("lift", 20..=500)?, field("place", 10..=500)?);
    Some(HostCommand::Config { lift, place, beat: field("hb", 200..=10_000)? })
}

fn pattern<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split(',').map(read).collect::<Option<Vec<T>>>().filter(|all| fits(all))
}

fn note(text: &str) -> Option<(u16, u16)> {
    let (hertz, ms) = text.split_once('x')?;
    let hertz = decimal(hertz).filter(|hertz| *hertz == 0 || (20..=20_000).contains(hertz))?;
    Some((hertz, length(ms)?))
}

fn length(text: &str) -> Option<u16> {
    decimal(text).filter(|ms| (1..=9999).contains(ms))
}

impl Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotMeant => Ok(()),
            Self::Unknown(id) => write!(f, "ERR {id} 2 UNKNOWN"),
            Self::BadArgument(id) => write!(f, "ERR {id} 3 BADARG"),
        }
    }
}
