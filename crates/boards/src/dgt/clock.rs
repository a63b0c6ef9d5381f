//! The clock at a DGT board: what it tells, what it is told, and one command at a time.
//!
//! Figures are those of DGT's header of 2015 where nothing else is said. A byte that means something
//! dangerous to the board must not come out of a damaged message, so no command of a clock contains
//! one: texts are in small letters, and the segments of some letters are drawn in another way.

use std::collections::VecDeque;
use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::asked::{Asked, Late};
use crate::report::{Button, DialTimes, Order, Pressed, Report};

pub(super) const DISPLAY: u8 = 0x01;
pub(super) const END: u8 = 0x03;
pub(super) const VERSION: u8 = 0x09;
pub(super) const SET_AND_RUN: u8 = 0x0A;
pub(super) const BEEP: u8 = 0x0B;
pub(super) const ASCII: u8 = 0x0C;
pub(super) const BUTTON: u8 = 0x88;
pub(super) const CARRIED_OUT: u8 = 0x10;

/// The tone of a clock's beeper in hertz. Nobody says what it is; it is there to be told.
const BEEPER: u16 = 2000;

/// How long an answer to a command may take, as in `PicoChess`.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long an answer may come again: the board asks its clock two or three times a second.
const AGAIN: Duration = Duration::from_secs(1);

/// Commands that may wait; the oldest is dropped if one more comes.
const MOST: usize = 16;

/// The clocks that can show a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialKind {
    /// Six characters of seven segments.
    Xl,
    /// Eight letters.
    Dgt3000,
}

/// An answer to a command, or something that the clock tells by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ack(pub(super) [u8; 4]);

impl Ack {
    /// The answer in the seven bytes of a clock, if it is one: the hours of either side are ten.
    pub(super) fn of(d: [u8; 7]) -> Option<Self> {
        if d[0] & 0x0F != 0x0A && d[3] & 0x0F != 0x0A {
            return None;
        }
        let top = |byte: u8, by: u8| (byte << by) & 0x80;
        Some(Self([
            d[1] & 0x7F | top(d[3], 3),
            d[2] & 0x7F | top(d[3], 2),
            d[4] & 0x7F | top(d[0], 3),
            d[5] & 0x7F | top(d[0], 2),
        ]))
    }

    /// The seven bytes of which this is the answer.
    pub(super) fn pack(self) -> [u8; 7] {
        let [a, b, c, d] = self.0;
        let tops = |first: u8, second: u8| 0x0A | (first & 0x80) >> 3 | (second & 0x80) >> 2;
        [tops(c, d), a & 0x7F, b & 0x7F, tops(a, b), c & 0x7F, d & 0x7F, 0]
    }
}

/// What the seven bytes of a clock say that are no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    pub(super) right: Duration,
    pub(super) left: Duration,
    pub(super) flagged: (bool, bool),
    pub(super) status: u8,
}

impl Reading {
    /// Nothing if no clock is connected, if all is zero, as some boards answer after a command, or
    /// if it is no time.
    pub(super) fn of(d: [u8; 7]) -> Option<Self> {
        if d[6] & 0x20 != 0 || d == [0; 7] {
            return None;
        }
        let (right, left) = (time(d[0], d[1], d[2])?, time(d[3], d[4], d[5])?);
        // A clock whose flag has fallen stands at zero.
        let fallen = |hours: u8, time: Duration| hours & 0x10 != 0 && time.is_zero();
        let flagged = (fallen(d[0], right), fallen(d[3], left));
        Some(Self { right, left, flagged, status: d[6] })
    }

    /// Whether it says the same but for the time.
    fn is_like(self, other: Self) -> bool {
        (self.flagged, self.status) == (other.flagged, other.status)
    }

    /// The lever is up on the right: it is the right player who can press.
    const fn lever_right(self) -> bool {
        self.status & 0x02 != 0
    }

    /// Whether the right player is to move; nothing if it is both or neither.
    const fn right_to_move(self) -> Option<bool> {
        match self.status & 0x18 {
            0x08 => Some(true),
            0x10 => Some(false),
            _ => None,
        }
    }

    /// Whether lever and turn say the same. A bit that was turned over on the way breaks this.
    fn agrees(self) -> bool {
        self.right_to_move() == Some(self.lever_right())
    }

    /// The side on the left is White's when the board lies straight. That follows from where the
    /// connector is and was not tried.
    fn times(self, left: Color) -> DialTimes {
        let sides = |at_left, at_right| {
            if left.is_white() {
                ByColor { white: at_left, black: at_right }
            } else {
                ByColor { white: at_right, black: at_left }
            }
        };
        let (right_fell, left_fell) = self.flagged;
        let flagged = if left.is_white() {
            ByColor { white: left_fell, black: right_fell }
        } else {
            ByColor { white: right_fell, black: left_fell }
        };
        let turn = self.right_to_move().map(|right| if right { !left } else { left });
        let runs = turn.filter(|_| self.status & 0x01 != 0);
        DialTimes { left: sides(self.left, self.right), runs, flagged }
    }
}

/// Hours in the low half of a byte, minutes and seconds as two decimal digits each.
fn time(hours: u8, minutes: u8, seconds: u8) -> Option<Duration> {
    let digits = |byte: u8| {
        let (tens, units) = (byte >> 4, byte & 0x0F);
        (tens < 6 && units < 10).then(|| u64::from(tens * 10 + units))
    };
    let hours = u64::from(hours & 0x0F);
    let seconds = hours * 3600 + digits(minutes)? * 60 + digits(seconds)?;
    (hours < 10).then(|| Duration::from_secs(seconds))
}

/// Hours, minutes and seconds; nine hours and a bit are the most that a clock shows.
pub(super) fn split(time: Duration) -> [u8; 3] {
    let seconds = time.as_secs().min(9 * 3600 + 59 * 60 + 59);
    [seconds / 3600, seconds / 60 % 60, seconds % 60].map(|n| u8::try_from(n).unwrap_or_default())
}

/// A number below a hundred as two decimal digits.
pub(super) const fn digits(number: u8) -> u8 {
    ((number / 10) << 4) | (number % 10)
}

/// The wrapper of a command.
pub(super) fn wrapped(command: u8, data: &[u8]) -> Vec<u8> {
    let size = u8::try_from(data.len() + 3).unwrap_or_default();
    [&[0x2B, size, 0x03, command], data, &[0x00]].concat()
}

/// What a clock is told for an order; nothing where that is no affair of a clock.
pub(super) fn told(order: &Order, clock: DialKind, left: Color) -> Option<Vec<Vec<u8>>> {
    let end = || wrapped(END, &[]);
    match order {
        Order::SetClock(times) => Some(vec![set_and_run(times, left), end()]),
        Order::Show(text, _) if text.is_empty() => Some(vec![end()]),
        Order::Show(text, beeps) => Some(vec![show(clock, text, *beeps)]),
        Order::Buzz(sounds) => {
            let sounding = sounds.iter().filter(|(hertz, _)| *hertz > 0);
            Some(vec![beep(sounding.map(|(_, length)| *length).sum())])
        }
        Order::Identify
        | Order::Look
        | Order::Watch
        | Order::Light(_)
        | Order::Shake(_)
        | Order::Battery
        | Order::Play(_)
        | Order::Learn
        | Order::Name(_) => None,
    }
}

/// Sets the times and lets the clock of one side run, or of none.
pub(super) fn set_and_run(times: &DialTimes, left: Color) -> Vec<u8> {
    let flags = times.runs.map_or(0x04, |runs| if runs == left { 0x01 } else { 0x02 });
    let of = |side| split(*times.left.get(side));
    wrapped(SET_AND_RUN, &[&of(left)[..], &of(!left)[..], &[flags]].concat())
}

/// Shows a text, cut to what the clock has room for.
pub(super) fn show(clock: DialKind, text: &str, beep: bool) -> Vec<u8> {
    let letter = |c: char| if (' '..='~').contains(&c) { c.to_ascii_lowercase() } else { ' ' };
    let mut letters = text.chars().map(letter).chain(std::iter::repeat(' '));
    match clock {
        DialKind::Xl => {
            let drawn: [u8; 6] = std::array::from_fn(|_| letters.next().map_or(0, segments));
            let mut data: Vec<u8> = [2, 1, 0, 5, 4, 3].map(|at| drawn[at]).to_vec();
            data.extend([0, if beep { 3 } else { 1 }]);
            wrapped(DISPLAY, &data)
        }
        DialKind::Dgt3000 => {
            let mut data: Vec<u8> = letters.take(8).map(plain).collect();
            data.push(u8::from(beep));
            wrapped(ASCII, &data)
        }
    }
}

/// What stands between the letters in the table of characters are the commands of the board.
fn plain(letter: char) -> u8 {
    u8::try_from(letter).ok().filter(|byte| !(0x40..=0x60).contains(byte)).unwrap_or(b' ')
}

/// Beeps for so long, in steps of 64 milliseconds, 3 seconds at most.
pub(super) fn beep(length: Duration) -> Vec<u8> {
    let steps = length.as_millis().div_ceil(64).clamp(1, 0x2F);
    wrapped(BEEP, &[u8::try_from(steps).unwrap_or(0x2F)])
}

/// Segments in the usual order of bits: top, right above and below, bottom, left below and above,
/// middle. Their order is not in the texts that are cited here.
#[rustfmt::skip]
pub(super) fn segments(letter: char) -> u8 {
    match letter {
        '0' | 'o' => 0x3F, '1' | 'i' | 'l' => 0x06, '2' | 'z' => 0x5B, '3' => 0x4F, '4' => 0x66,
        '5' | 's' => 0x6D, '6' => 0x7D, '7' => 0x07, '8' => 0x7F, '9' => 0x6F,
        'a' => 0x77, 'b' => 0x7C, 'c' => 0x39, 'd' => 0x5E, 'e' => 0x79, 'f' => 0x71, 'g' => 0x3D,
        'h' | 'x' => 0x76, 'j' => 0x1E, 'k' => 0x75, 'm' | 'n' => 0x37, 'p' => 0x73, 'q' => 0x67,
        'r' => 0x31, 't' => 0x78, 'u' | 'v' | 'w' => 0x3E, 'y' => 0x6E,
        '-' | '_' => 0x08, '=' => 0x48, _ => 0x00,
    }
}

/// What a command tells the clock to show or to sound, as the order that it was. A text in
/// segments has the characters that they look like.
pub(super) fn order(command: &[u8]) -> Option<Order> {
    match *command {
        [_, _, _, DISPLAY, ref lit @ .., _, beep, _] => {
            let drawn = [2, 1, 0, 5, 4, 3].map(|at| lit.get(at).map_or(' ', |&lit| drawn(lit)));
            Some(Order::Show(text(drawn), beep == 3))
        }
        [_, _, _, ASCII, ref letters @ .., beep, _] => {
            Some(Order::Show(text(letters.iter().map(|&letter| char::from(letter))), beep > 0))
        }
        [_, _, _, END, _] => Some(Order::Show(String::new(), false)),
        [_, _, _, BEEP, steps, _] => {
            let length = Duration::from_millis(64) * u32::from(steps);
            Some(Order::Buzz(vec![(BEEPER, length)]))
        }
        [_, _, _, SET_AND_RUN, ref sides @ .., flags, _] => {
            let side = |at: usize| {
                let seconds =
                    sides.get(at..at + 3)?.iter().fold(0, |sum, n| sum * 60 + u64::from(*n));
                Some(Duration::from_secs(seconds))
            };
            let runs = match flags & 0x07 {
                0x01 => Some(Color::White),
                0x02 => Some(Color::Black),
                _ => None,
            };
            let left = ByColor { white: side(0)?, black: side(3)? };
            Some(Order::SetClock(DialTimes { left, runs, flagged: ByColor::default() }))
        }
        _ => None,
    }
}

fn text(letters: impl IntoIterator<Item = char>) -> String {
    letters.into_iter().collect::<String>().trim_end().to_owned()
}

/// The character that is drawn by these segments; of those that look alike, the most frequent.
fn drawn(lit: u8) -> char {
    let known = "0123456789abcdefghjknpqrtuy-=";
    known.chars().find(|&letter| segments(letter) == lit).unwrap_or(' ')
}

/// The three bytes of a side, a second later.
pub(super) fn less([hours, minutes, seconds]: [u8; 3]) -> [u8; 3] {
    let left = time(hours & 0x0F, minutes, seconds).unwrap_or_default();
    let [now, minutes, seconds] = split(left.saturating_sub(Duration::from_secs(1)));
    [hours & 0xF0 | now, digits(minutes), digits(seconds)]
}

/// The commands of a clock: one under way, the others waiting for its answer.
#[derive(Debug, Default)]
pub(super) struct Commands {
    waiting: VecDeque<Vec<u8>>,
    under_way: Option<(u8, Asked)>,
    /// The last answer, and when it came first.
    last: Option<(Ack, Duration)>,
    /// The clock was told to turn its lever itself, and has not said since how it stands.
    pub(super) set: bool,
}

impl Commands {
    pub(super) fn put(&mut self, command: Vec<u8>) {
        if self.waiting.len() == MOST {
            self.waiting.pop_front();
        }
        self.set |= command.get(3) == Some(&SET_AND_RUN);
        self.waiting.push_back(command);
    }

    /// Whether the clock is to be set, is being set, or was just now.
    pub(super) fn sets(&self, now: Duration) -> bool {
        let under_way = matches!(self.under_way, Some((SET_AND_RUN, _)));
        let done = |&(Ack([_, command, ..]), at): &(Ack, Duration)| {
            command == SET_AND_RUN && now < at.saturating_add(AGAIN)
        };
        let waits = self.waiting.iter().any(|bytes| bytes.get(3) == Some(&SET_AND_RUN));
        waits || under_way || self.last.as_ref().is_some_and(done)
    }

    /// When the next command has its turn, if none is under way. One of the kind that was answered
    /// last waits until that answer cannot come again.
    pub(super) fn turn(&self) -> Option<Duration> {
        let command = self.waiting.front().filter(|_| self.under_way.is_none())?.get(3);
        let last = self.last.filter(|(Ack(ack), _)| Some(&ack[1]) == command);
        Some(last.map_or(Duration::ZERO, |(_, at)| at.saturating_add(AGAIN)))
    }

    /// The next command, if it has its turn.
    pub(super) fn next(&mut self, now: Duration) -> Option<Vec<u8>> {
        self.turn().filter(|turn| now >= *turn)?;
        let bytes = self.waiting.pop_front()?;
        let command = bytes.get(3).copied()?;
        self.under_way = Some((command, Asked::new(bytes.clone(), PATIENCE, now)));
        Some(bytes)
    }

    pub(super) fn due(&self) -> Option<Duration> {
        self.under_way.as_ref().map(|(_, asked)| asked.due())
    }

    /// What must be sent again; or that a command was given up.
    pub(super) fn late(&mut self, now: Duration) -> Late {
        let Some((_, asked)) = &mut self.under_way else { return Late::NotYet };
        let late = asked.late(now);
        if late == Late::GivenUp {
            self.under_way = None;
        }
        late
    }

    /// Takes an answer. The same one within a second is the last one once more.
    pub(super) fn answered(&mut self, ack: Ack, now: Duration) -> Option<Report> {
        let again = |&(last, at): &(Ack, Duration)| last == ack && now < at.saturating_add(AGAIN);
        if self.last.as_ref().is_some_and(again) {
            return None;
        }
        self.last = Some((ack, now));
        let Ack([result, command, data, button]) = ack;
        if command == BUTTON {
            let number = button.checked_sub(0x31).filter(|&number| number < 5)?;
            return Some(Report::Button(None, Button::Other(number), Pressed::Short));
        }
        self.under_way.take_if(|(awaited, _)| *awaited == command)?;
        match (result, command) {
            (CARRIED_OUT, VERSION) => {
                Some(Report::Identity(format!("DGT clock {}.{}", data >> 4, data & 0x0F)))
            }
            (CARRIED_OUT, _) => Some(Report::Done(None)),
            _ => Some(Report::Refused(None, format!("{result:02X} {command:02X}"))),
        }
    }
}

/// What the clock has told last. There is no checksum: what it says but for the time is believed
/// when it says so twice.
#[derive(Debug, Default)]
pub(super) struct Dial {
    /// What is believed.
    last: Option<Reading>,
    /// What it has said once.
    doubt: Option<Reading>,
}

/// What a reading says that is new.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Told {
    /// The lever of a clock that stands was pressed. One that runs tells whose time runs.
    pub(super) pressed: bool,
    pub(super) times: Option<DialTimes>,
}

impl Dial {
    /// Whether it must be asked once more.
    pub(super) const fn doubts(&self) -> bool {
        self.doubt.is_some()
    }

    /// Takes a reading: the lever is a press if the turn has gone over with it.
    pub(super) fn read(&mut self, reading: Reading, left: Color) -> Told {
        let doubt = self.doubt.take();
        if [self.last, doubt].into_iter().flatten().all(|other| !other.is_like(reading)) {
            self.doubt = Some(reading);
            return Told::default();
        }
        let times = reading.times(left);
        let Some(last) = self.last.replace(reading) else {
            return Told { pressed: false, times: Some(times) };
        };
        let before = last.times(left);
        let over = last.lever_right() != reading.lever_right();
        let stands = before.runs.is_none() && times.runs.is_none();
        let pressed = over && stands && last.agrees() && reading.agrees();
        Told { pressed, times: (before != times).then_some(times) }
    }
}
