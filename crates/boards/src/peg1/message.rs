//! What a board says in PEG/1, read and written.
//!
//! A line that says less than it must is no message. Fields behind the known ones and names that are
//! not known are passed over, so that newer boards are still understood.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::str::{FromStr, Split};
use std::time::Duration;

use shakmaty::{Color, Piece, Square};

use crate::report::{Button, Pressed};

use crate::peg1::field::{Field, Mark};

/// The words of the computer. A board never answers any other word, and so never itself.
pub(super) const WORDS: [&str; 10] =
    ["HELLO?", "SNAP?", "REPLAY", "CFG", "BUZ", "VIB", "LED", "PING", "LIMITS?", "UID"];

/// Events that a board can tell again, where it does not say how many.
pub(super) const RING: u16 = 64;

/// More than half of the numbers of events could not be told from those of long ago.
const RING_MOST: u16 = 9999;

/// What a board can do beside sensing pegs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a part that a board has or lacks")]
pub struct Capabilities {
    /// It knows which piece a peg is, `id`.
    pub pieces: bool,
    /// It has a light at each square, `led`.
    pub lights: bool,
    /// It has a buzzer, `buz`.
    pub buzzer: bool,
    /// It can shake, `vib`.
    pub shaker: bool,
    /// It has buttons, `btn`.
    pub buttons: bool,
    /// It has a confirm button for each of two players, `own`.
    pub owners: bool,
    /// It feels a finger on a peg, `tap`.
    pub feels: bool,
}

impl Capabilities {
    fn read(names: &str) -> Self {
        let has = |name| names.split(',').any(|one| one == name);
        Self {
            pieces: has("id"),
            lights: has("led"),
            buzzer: has("buz"),
            shaker: has("vib"),
            buttons: has("btn"),
            owners: has("own"),
            feels: has("tap"),
        }
    }
}

impl Display for Capabilities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = [
            (self.pieces, "id"),
            (self.lights, "led"),
            (self.buzzer, "buz"),
            (self.shaker, "vib"),
            (self.buttons, "btn"),
            (self.owners, "own"),
            (self.feels, "tap"),
        ];
        f.write_str("occ")?;
        all.iter().filter(|(has, _)| *has).try_for_each(|(_, name)| write!(f, ",{name}"))
    }
}

/// How long a peg must be out or in before a board says so, and how often it gives a sign of life;
/// whole milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// Continuous absence before a lift, 20 to 500.
    pub lift: u16,
    /// Continuous presence before a place, 10 to 500.
    pub place: u16,
    /// From one heartbeat to the next, 200 to 10,000.
    pub beat: u16,
}

impl Default for Timing {
    fn default() -> Self {
        Self { lift: 60, place: 30, beat: 1000 }
    }
}

impl Timing {
    pub(super) fn is_sound(self) -> bool {
        (20..=500).contains(&self.lift)
            && (10..=500).contains(&self.place)
            && (200..=10_000).contains(&self.beat)
    }

    pub(super) fn beat(self) -> Duration {
        Duration::from_millis(self.beat.into())
    }
}

/// How full a battery is, in percent, and whether it is being charged. Written `87`, or `87+` while
/// it is charged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Battery {
    /// From 0 to 100.
    pub percent: u8,
    /// Whether it is being charged.
    pub charging: bool,
}

impl Battery {
    fn read(text: &str) -> Option<Self> {
        let (digits, charging) = text.strip_suffix('+').map_or((text, false), |rest| (rest, true));
        let percent = decimal(digits).filter(|percent| *percent <= 100)?;
        Some(Self { percent, charging })
    }
}

impl Display for Battery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.percent, if self.charging { "+" } else { "" })
    }
}

/// What a board can take and how slow its line is. Boards of 1.0 have the usual ones and are not
/// asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Events that it can tell again.
    pub ring: u16,
    /// Characters of a body, 40 to 160.
    pub line: u16,
    /// Notes of a tune.
    pub notes: u16,
    /// Shakes and pauses of a pattern.
    pub beats: u16,
    /// How long an answer may take, 100 to 5000 milliseconds.
    pub wait: u16,
    /// After how many missing heartbeats it counts as gone, 2 to 30.
    pub miss: u16,
}

impl Default for Limits {
    fn default() -> Self {
        Self { ring: RING, line: 160, notes: 12, beats: 12, wait: 300, miss: 3 }
    }
}

impl Limits {
    /// What is not named, or is out of its range, is as usual.
    fn read(rest: &str) -> Self {
        let usual = Self::default();
        let field = |name, range: RangeInclusive<u16>, usual| {
            value(rest, name).and_then(decimal).filter(|n| range.contains(n)).unwrap_or(usual)
        };
        Self {
            ring: field("ring", 1..=RING_MOST, usual.ring),
            line: field("line", 40..=160, usual.line),
            notes: field("notes", 1..=99, usual.notes),
            beats: field("beats", 1..=99, usual.beats),
            wait: field("wait", 100..=5000, usual.wait),
            miss: field("miss", 2..=30, usual.miss),
        }
    }

    /// How long an answer may take.
    pub(super) fn answer(self) -> Duration {
        Duration::from_millis(self.wait.into())
    }
}

impl Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ring, line, notes, beats, wait, miss } = self;
        write!(
            f,
            "LIMITS ring={ring} line={line} notes={notes} beats={beats} wait={wait} miss={miss}"
        )
    }
}

/// What a board says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hello {
    /// The version of the protocol.
    pub(super) peg: String,
    /// Another number at each start.
    pub(super) boot: u32,
    /// The version of its program.
    pub(super) fw: String,
    /// Its own number.
    pub(super) uid: String,
    pub(super) can: Capabilities,
    pub(super) timing: Timing,
    /// Events that it can tell again.
    pub(super) ring: u16,
    /// Which 1.x it speaks; 0 where nothing is said.
    pub(super) minor: u8,
    pub(super) battery: Option<Battery>,
}

/// Something that happened on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Event {
    pub(super) seq: u16,
    /// Milliseconds since the board began; wraps.
    pub(super) t: u32,
    pub(super) what: What,
    /// How often the sensor flipped before it settled.
    pub(super) flips: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Lift(Square, Option<Piece>),
    Place(Square, Option<Piece>),
    Button(Button, Pressed),
    Fault(Square),
    Good(Square, Mark),
    /// The sensor comes and goes, slower than a fault; it still counts.
    Doubtful(Square),
    /// It has been still for long: no doubt any more.
    Certain(Square),
    Battery(Battery),
    /// A finger is on the peg, which is in its hole.
    Felt(Square),
    /// Of a newer board: it counts, and means nothing here.
    Other,
}

/// A line of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Message {
    Hello(Hello),
    Snap {
        boot: u32,
        seq: u16,
        t: u32,
        field: Field,
    },
    Event(Event),
    Beat {
        boot: u32,
        seq: u16,
        t: u32,
        crc: u32,
    },
    Limits(Limits),
    Ack {
        id: u8,
        text: String,
    },
    Err {
        id: u8,
        code: u8,
        text: String,
    },
    /// A word of a newer board.
    Other,
    /// A word of the computer: the line leads back to itself.
    Echo,
}

impl FromStr for Message {
    type Err = ();

    fn from_str(body: &str) -> Result<Self, ()> {
        let (word, rest) = body.split_once(' ').unwrap_or((body, ""));
        let mut fields = rest.split(' ');
        match word {
            "HELLO" => hello(rest).map(Self::Hello),
            "SNAP" => snap(&mut fields),
            "EV" => event(rest).map(Self::Event),
            "HB" => beat(&mut fields),
            "LIMITS" => Some(Self::Limits(Limits::read(rest))),
            "ACK" => ack(rest),
            "ERR" => err(rest),
            word if WORDS.contains(&word) => Some(Self::Echo),
            _ => Some(Self::Other),
        }
        .ok_or(())
    }
}

fn hello(rest: &str) -> Option<Hello> {
    let number = |name, usual| value(rest, name).and_then(|n| n.parse().ok()).unwrap_or(usual);
    let usual = Timing::default();
    let timing = Timing {
        lift: number("lift", usual.lift),
        place: number("place", usual.place),
        beat: number("hb", usual.beat),
    };
    Some(Hello {
        peg: value(rest, "peg")?.to_owned(),
        boot: hex(value(rest, "boot")?, 8)?,
        fw: value(rest, "fw").unwrap_or_default().to_owned(),
        uid: value(rest, "uid").unwrap_or_default().to_owned(),
        can: Capabilities::read(value(rest, "caps").unwrap_or_default()),
        timing: Some(timing).filter(|timing| timing.is_sound()).unwrap_or(usual),
        ring: value(rest, "ring")
            .and_then(decimal)
            .filter(|ring| (1..=RING_MOST).contains(ring))
            .unwrap_or(RING),
        minor: value(rest, "minor").and_then(decimal).unwrap_or(0),
        battery: value(rest, "bat").and_then(Battery::read),
    })
}

fn snap(fields: &mut Split<char>) -> Option<Message> {
    Some(Message::Snap {
        boot: hex(fields.next()?, 8)?,
        seq: seq(fields.next()?)?,
        t: decimal(fields.next()?)?,
        field: Field::read(fields.next()?)?,
    })
}

fn beat(fields: &mut Split<char>) -> Option<Message> {
    Some(Message::Beat {
        boot: hex(fields.next()?, 8)?,
        seq: seq(fields.next()?)?,
        t: decimal(fields.next()?)?,
        crc: hex(fields.next()?, 8)?,
    })
}

fn event(rest: &str) -> Option<Event> {
    let mut fields = rest.split(' ');
    let (seq, t) = (seq(fields.next()?)?, decimal(fields.next()?)?);
    let piece = || match value(rest, "p") {
        Some("") | None => Some(None),
        Some(letter) => Mark::of(letter.parse().ok()?)?.piece().map(Some),
    };
    let what = match fields.next()? {
        "L" => What::Lift(square(fields.next()?)?, piece()?),
        "P" => What::Place(square(fields.next()?)?, piece()?),
        "B" => match button(fields.next()?, value(rest, "by")) {
            Some(button) => What::Button(button, pressed(fields.next()?)?),
            None => What::Other,
        },
        "F" => What::Fault(square(fields.next()?)?),
        "G" => {
            let square = square(fields.next()?)?;
            let mark = Mark::of(fields.next()?.parse().ok()?)?;
            What::Good(square, Some(mark).filter(|mark| *mark != Mark::Faulty)?)
        }
        "D" => What::Doubtful(square(fields.next()?)?),
        "C" => What::Certain(square(fields.next()?)?),
        "E" => What::Battery(Battery::read(fields.next()?)?),
        "T" => What::Felt(square(fields.next()?)?),
        kind if kind.len() == 1 => What::Other,
        _ => return None,
    };
    let flips = value(rest, "n").and_then(|n| n.parse().ok()).unwrap_or(0);
    Some(Event { seq, t, what, flips })
}

fn ack(rest: &str) -> Option<Message> {
    let (id, text) = rest.split_once(' ').unwrap_or((rest, ""));
    Some(Message::Ack { id: number(id)?, text: text.to_owned() })
}

fn err(rest: &str) -> Option<Message> {
    let (id, rest) = rest.split_once(' ')?;
    let (code, text) = rest.split_once(' ').unwrap_or((rest, ""));
    Some(Message::Err { id: number(id)?, code: decimal(code)?, text: text.to_owned() })
}

/// The value of the field `name=value`.
pub(super) fn value<'a>(fields: &'a str, name: &str) -> Option<&'a str> {
    fields.split(' ').find_map(|field| field.strip_prefix(name)?.strip_prefix('='))
}

/// A number in hexadecimal digits, capital letters, of exactly this length.
pub(super) fn hex(text: &str, length: usize) -> Option<u32> {
    let digits = text.bytes().all(|c| matches!(c, b'0'..=b'9' | b'A'..=b'F'));
    (digits && text.len() == length).then(|| u32::from_str_radix(text, 16).ok())?
}

pub(super) fn seq(text: &str) -> Option<u16> {
    hex(text, 4)?.try_into().ok()
}

/// A number in decimal digits and nothing else.
pub(super) fn decimal<T: FromStr>(text: &str) -> Option<T> {
    let digits = text.bytes().all(|c| c.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

/// The number of a command, 0 to 99.
pub(super) fn number(text: &str) -> Option<u8> {
    decimal(text).filter(|id| *id < 100)
}

fn square(text: &str) -> Option<Square> {
    Square::from_ascii(text.as_bytes()).ok()
}

/// A button and whose it is; `None` if a newer board has it. Others are numbered from 1.
fn button(text: &str, owner: Option<&str>) -> Option<Button> {
    let owner = owner.and_then(|owner| match owner {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => None,
    });
    match (text, owner) {
        ("confirm", None) => Some(Button::Confirm),
        ("confirm", Some(owner)) => Some(Button::ConfirmOf(owner)),
        ("clock", None) => Some(Button::Clock),
        ("clock", Some(owner)) => Some(Button::ClockOf(owner)),
        _ => decimal::<u8>(text)?.checked_sub(1).map(Button::Other),
    }
}

fn pressed(text: &str) -> Option<Pressed> {
    match text {
        "short" => Some(Pressed::Short),
        "long" => Some(Pressed::Long),
        _ => None,
    }
}

impl Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hello(hello) => write!(f, "{hello}"),
            Self::Snap { boot, seq, t, field } => {
                write!(f, "SNAP {boot:08X} {seq:04X} {t} {field}")
            }
            Self::Event(event) => write!(f, "{event}"),
            Self::Beat { boot, seq, t, crc } => write!(f, "HB {boot:08X} {seq:04X} {t} {crc:08X}"),
            Self::Limits(limits) => write!(f, "{limits}"),
            Self::Ack { id, text } if text.is_empty() => write!(f, "ACK {id}"),
            Self::Ack { id, text } => write!(f, "ACK {id} {text}"),
            Self::Err { id, code, text } => write!(f, "ERR {id} {code} {text}"),
            Self::Other | Self::Echo => Ok(()),
        }
    }
}

impl Display for Hello {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { peg, boot, fw, uid, can, timing, ring, minor, battery } = self;
        let Timing { lift, place, beat } = timing;
        write!(
            f,
            "HELLO peg={peg} boot={boot:08X} fw={fw} uid={uid} caps={can} \
             lift={lift} place={place} hb={beat} ring={ring}"
        )?;
        if *minor > 0 {
            write!(f, " minor={minor}")?;
        }
        battery.map_or(Ok(()), |battery| write!(f, " bat={battery}"))
    }
}

impl Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EV {:04X} {} ", self.seq, self.t)?;
        let as_suffix = |piece: Option<Piece>| {
            piece.map_or(String::new(), |piece| format!(" p={}", piece.char()))
        };
        let n = self.flips;
        match self.what {
            What::Lift(square, piece) => write!(f, "L {square}{} n={n}", as_suffix(piece)),
            What::Place(square, piece) => write!(f, "P {square}{} n={n}", as_suffix(piece)),
            What::Button(button, pressed) => {
                let how = if pressed == Pressed::Long { "long" } else { "short" };
                match button {
                    Button::Confirm | Button::ConfirmOf(_) => write!(f, "B confirm {how}")?,
                    Button::Clock | Button::ClockOf(_) => write!(f, "B clock {how}")?,
                    Button::Other(number) => write!(f, "B {} {how}", u16::from(number) + 1)?,
                }
                let owner = |owner: Color| write!(f, " by={}", owner.char());
                button.owner().map_or(Ok(()), owner)
            }
            What::Fault(square) => write!(f, "F {square} n={n}"),
            What::Good(square, mark) => write!(f, "G {square} {}", mark.letter()),
            What::Doubtful(square) => write!(f, "D {square} n={n}"),
            What::Certain(square) => write!(f, "C {square}"),
            What::Battery(battery) => write!(f, "E {battery}"),
            What::Felt(square) => write!(f, "T {square}"),
            What::Other => write!(f, "X"),
        }
    }
}
