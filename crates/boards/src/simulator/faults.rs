//! A script of faults: what goes wrong with a board and its line, and when. `docs/simulator.md` has
//! its words.

#[cfg(test)]
mod tests;

use std::time::Duration;

use shakmaty::Square;

use crate::simulator::act::Act;
use crate::simulator::chance::Chance;

/// The longest time that a script can name: a day.
const LONGEST: u64 = 24 * 60 * 60 * 1000;

/// How long a contact that comes and goes stays so at least.
const SHORTEST: Duration = Duration::from_millis(1);

/// A fault.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// When it happens.
    pub when: When,
    /// What happens.
    pub what: What,
    /// How often, from 0 to 1, of all bytes, of all writes or of all acts; of a contact that comes and
    /// goes, how much of the time it says the contrary; 1 for what happens once.
    pub share: f64,
}

/// When a fault happens. Times count from when a program has opened the port first, bytes from the
/// first that the board has written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// From this time on and before that one.
    Between(Duration, Duration),
    /// Once, at this time.
    At(Duration),
    /// Once, at this byte.
    Byte(u64),
}

/// What goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A bit of a byte is turned over.
    Noise,
    /// A byte is lost.
    Loss,
    /// A byte comes twice.
    Double,
    /// Of what is written at once the end is lost.
    Half,
    /// What is written at once comes later by this, and what follows it too.
    Delay(Duration),
    /// A contact bounces when a piece is lifted or seated.
    Bounce,
    /// The contact of a square comes and goes, once in this time.
    Flicker(Square, Duration),
    /// What the board says is lost for this time.
    Silence(Duration),
    /// The cable is out for this time.
    Pull(Duration),
    /// The power is off for this time.
    Off(Duration),
}

/// All faults of a script.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Faults {
    all: Vec<Fault>,
    began: Option<Duration>,
}

/// Why a line of a script cannot be read, and which, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// A word that is no fault.
    Word(usize, String),
    /// A share that is no number from 0 to 1.
    Share(usize, String),
    /// A word that is no square.
    Square(usize, String),
    /// A time or a place that is no whole number, or one above a day.
    Number(usize, String),
    /// Something is missing at the end.
    Short(usize),
    /// This word is more than was expected.
    More(usize, String),
    /// This fault needs the time at which it happens.
    NeedsTime(usize, String),
    /// This fault lasts, or happens now and then; it has no place.
    HasNoPlace(usize, String),
}

impl Unread {
    /// The line.
    #[must_use]
    pub const fn line(&self) -> usize {
        match self {
            Self::Short(line)
            | Self::Word(line, _)
            | Self::Share(line, _)
            | Self::Square(line, _)
            | Self::Number(line, _)
            | Self::More(line, _)
            | Self::NeedsTime(line, _)
            | Self::HasNoPlace(line, _) => *line,
        }
    }
}

impl Faults {
    /// Reads a script: a fault a line; empty lines and what follows a `#` say nothing.
    ///
    /// # Errors
    ///
    /// The first line that cannot be read.
    pub fn read(script: &str) -> Result<Self, Unread> {
        let mut all = Vec::new();
        for (number, line) in (1..).zip(script.lines()) {
            let line = line.split('#').next().unwrap_or_default();
            let mut words = Words { line: number, words: line.split_whitespace() };
            if let Some(word) = words.words.next() {
                all.push(words.fault(word)?);
            }
        }
        Ok(Self { all, began: None })
    }

    /// These faults.
    #[must_use]
    pub fn of(all: Vec<Fault>) -> Self {
        Self { all, began: None }
    }

    /// Times count from now, if they do not count already.
    pub(super) fn begin(&mut self, now: Duration) {
        self.began.get_or_insert(now);
    }

    /// What happens to cable and power, with its time.
    pub(super) fn events(&self) -> Vec<(Duration, Act)> {
        let mut events = Vec::new();
        for fault in &self.all {
            if let (What::Flicker(square, _), Some(began)) = (&fault.what, self.began)
                && let When::Between(from, _) = fault.when
            {
                events.push((began + from, Act::Contact(*square)));
            }
            let (Some(began), When::At(at)) = (self.began, fault.when) else { continue };
            let (act, length): (fn(bool) -> Act, _) = match fault.what {
                What::Pull(length) => (Act::Cable, length),
                What::Off(length) => (Act::Power, length),
                _ => continue,
            };
            events.push((began + at, act(false)));
            events.push((began + at + length, act(true)));
        }
        events
    }

    /// When the bad contact of a square changes next, which has changed now and says the contrary or
    /// not.
    pub(super) fn next_flicker(
        &self,
        square: Square,
        contrary: bool,
        now: Duration,
    ) -> Option<Duration> {
        let began = self.began?;
        let since = now.checked_sub(began)?;
        let (share, period, to) =
            self.all.iter().find_map(|fault| match (&fault.what, fault.when) {
                (What::Flicker(of, period), When::Between(from, to))
                    if *of == square && since >= from && since < to =>
                {
                    Some((fault.share, *period, to))
                }
                _ => None,
            })?;
        let share = if contrary { share } else { 1.0 - share };
        let next = now + period.mul_f64(share).max(SHORTEST);
        match (next < began + to, contrary) {
            (true, _) => Some(next),
            (false, true) => Some(began + to),
            (false, false) => None,
        }
    }

    /// How often something goes wrong now.
    pub(super) fn share(&self, what: &What, now: Duration) -> f64 {
        let shares = self.lasting(now).filter(|fault| fault.what == *what);
        shares.map(|fault| fault.share).fold(0.0, f64::max)
    }

    /// Whether something goes wrong at this byte.
    pub(super) fn is_at(&self, what: &What, place: u64) -> bool {
        self.all.iter().any(|fault| fault.when == When::Byte(place) && fault.what == *what)
    }

    /// By how much what is written now comes late.
    pub(super) fn delay(&self, now: Duration, chance: &mut Chance) -> Duration {
        let delays = self.lasting(now).filter_map(|fault| match fault.what {
            What::Delay(length) => Some((length, fault.share)),
            _ => None,
        });
        delays.filter(|(_, share)| chance.happens(*share)).map(|(length, _)| length).sum()
    }

    /// Whether nothing of what the board says arrives now.
    pub(super) fn is_silent(&self, now: Duration) -> bool {
        let Some(since) = self.began.and_then(|began| now.checked_sub(began)) else { return false };
        self.all.iter().any(|fault| match (fault.when, &fault.what) {
            (When::At(at), What::Silence(length)) => since >= at && since < at + *length,
            _ => false,
        })
    }

    fn lasting(&self, now: Duration) -> impl Iterator<Item = &Fault> {
        let since = self.began.and_then(|began| now.checked_sub(began));
        self.all.iter().filter(move |fault| match (fault.when, since) {
            (When::Between(from, to), Some(since)) => since >= from && since < to,
            _ => false,
        })
    }
}

/// The words of one line.
struct Words<'a> {
    line: usize,
    words: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Result<&'a str, Unread> {
        self.words.next().ok_or(Unread::Short(self.line))
    }

    fn fault(&mut self, first: &'a str) -> Result<Fault, Unread> {
        let (when, word) = self.when(first)?;
        let what = self.what(word, when)?;
        let once = !matches!(when, When::Between(..));
        let share = match what {
            _ if once => 1.0,
            What::Delay(_) => self.words.next().map_or(Ok(1.0), |word| self.share(word))?,
            What::Flicker(..) => self.words.next().map_or(Ok(0.5), |word| self.share(word))?,
            _ => {
                let word = self.next()?;
                self.share(word)?
            }
        };
        match self.words.next() {
            Some(word) => Err(Unread::More(self.line, word.to_owned())),
            None => Ok(Fault { when, what, share }),
        }
    }

    /// When, and the word behind it.
    fn when(&mut self, first: &'a str) -> Result<(When, &'a str), Unread> {
        let end = Duration::from_millis(LONGEST);
        match first {
            "at" => match self.next()? {
                "byte" => {
                    let word = self.next()?;
                    Ok((When::Byte(self.number(word)?), self.next()?))
                }
                word => Ok((When::At(self.time(word)?), self.next()?)),
            },
            "from" => {
                let word = self.next()?;
                let from = self.time(word)?;
                match self.next()? {
                    "to" => {
                        let word = self.next()?;
                        Ok((When::Between(from, self.time(word)?), self.next()?))
                    }
                    word => Ok((When::Between(from, end), word)),
                }
            }
            word => Ok((When::Between(Duration::ZERO, end), word)),
        }
    }

    fn what(&mut self, word: &'a str, when: When) -> Result<What, Unread> {
        if word == "flicker" {
            let square = self.square()?;
            let period = self.next()?;
            let flicker = What::Flicker(square, self.time(period)?);
            let lasts = matches!(when, When::Between(..));
            return if lasts {
                Ok(flicker)
            } else {
                Err(Unread::HasNoPlace(self.line, word.to_owned()))
            };
        }
        let mut length = || {
            let word = self.words.next().ok_or(Unread::Short(self.line))?;
            milliseconds(self.line, word)
        };
        let what = match word {
            "noise" => What::Noise,
            "loss" => What::Loss,
            "double" => What::Double,
            "half" => What::Half,
            "bounce" => What::Bounce,
            "delay" => What::Delay(length()?),
            "silence" => What::Silence(length()?),
            "pull" => What::Pull(length()?),
            "off" => What::Off(length()?),
            _ => return Err(Unread::Word(self.line, word.to_owned())),
        };
        let timed = matches!(what, What::Silence(_) | What::Pull(_) | What::Off(_));
        let placed = matches!(what, What::Noise | What::Loss | What::Double | What::Half);
        match when {
            When::At(_) if timed => Ok(what),
            When::Byte(_) if placed => Ok(what),
            When::Between(..) if !timed => Ok(what),
            _ if timed => Err(Unread::NeedsTime(self.line, word.to_owned())),
            _ => Err(Unread::HasNoPlace(self.line, word.to_owned())),
        }
    }

    fn square(&mut self) -> Result<Square, Unread> {
        let word = self.next()?;
        word.parse().map_err(|_| Unread::Square(self.line, word.to_owned()))
    }

    fn share(&self, word: &str) -> Result<f64, Unread> {
        let share = word.parse::<f64>().ok().filter(|share| (0.0..=1.0).contains(share));
        share.ok_or_else(|| Unread::Share(self.line, word.to_owned()))
    }

    fn number(&self, word: &str) -> Result<u64, Unread> {
        word.parse().map_err(|_| Unread::Number(self.line, word.to_owned()))
    }

    fn time(&self, word: &str) -> Result<Duration, Unread> {
        milliseconds(self.line, word)
    }
}

fn milliseconds(line: usize, word: &str) -> Result<Duration, Unread> {
    let number = word.parse().ok().filter(|number| *number <= LONGEST);
    number.map(Duration::from_millis).ok_or_else(|| Unread::Number(line, word.to_owned()))
}
