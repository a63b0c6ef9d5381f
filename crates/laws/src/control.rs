//! Time controls: periods, increment, delay, Bronstein.
//!
//! What a control is and how it is written; the clock that follows it is `laws::clock`.

use std::{fmt, str::FromStr, time::Duration};

use crate::edition::Edition;

/// What a player gets for each move besides the time of the period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// Added before each move, the first included (FIDE 2023, glossary, "increment").
    Increment(Duration),
    /// The main time waits so long before it runs (FIDE 2023, 6.3.2).
    Delay(Duration),
    /// What was used is given back after the move, up to this.
    Bronstein(Duration),
}

impl Bonus {
    /// The seconds of it.
    #[must_use]
    pub const fn amount(self) -> Duration {
        match self {
            Self::Increment(amount) | Self::Delay(amount) | Self::Bronstein(amount) => amount,
        }
    }
}

/// One period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// How many moves must be completed in it; `None`: all moves that remain.
    pub moves: Option<u32>,
    /// The time that the period brings.
    pub time: Duration,
    /// What each move in it brings.
    pub bonus: Bonus,
}

/// The time that each player has, period by period; never empty. The last is for all moves, or comes again
/// and again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeControl(Vec<Period>);

/// How fast a game is by its time control; [`Edition::pace_of`] has the bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Everything slower than rapid.
    Standard,
    /// Less than 60 minutes for 60 moves, but slower than blitz (FIDE 2023, A.1).
    Rapid,
    /// 10 minutes or less for 60 moves (FIDE 2023, B.1); below 15 up to 2009.
    Blitz,
}

impl TimeControl {
    /// The periods, first to last.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.0
    }

    /// The period of this index; behind the last comes the last again.
    #[must_use]
    pub fn period(&self, index: usize) -> Period {
        self.0[index.min(self.0.len() - 1)]
    }

    /// Whether the last period comes again and again.
    #[must_use]
    pub fn repeats(&self) -> bool {
        self.0.last().is_some_and(|last| last.moves.is_some())
    }

    /// The times left at which it is told unasked where nobody has said otherwise: minutes below the
    /// longest period's time, and seconds where that is a minute.
    #[must_use]
    pub fn usual_warnings(&self) -> Vec<Duration> {
        let longest = self.0.iter().map(|period| period.time).max().unwrap_or_default();
        let minutes = [10, 5, 2, 1].map(Duration::from_mins);
        let seconds = [30, 10].map(Duration::from_secs);
        let below = |times: &[Duration]| -> Vec<Duration> {
            times.iter().copied().filter(|&left| left < longest).collect()
        };
        let usual = below(&minutes);
        if usual.is_empty() { below(&seconds) } else { usual }
    }

    /// The pace by this edition: base time and, from 2005, 60 times the bonus (FIDE 2023, A.1 and B.1).
    #[must_use]
    pub fn pace(&self, edition: Edition) -> Pace {
        let base: Duration = self.0.iter().map(|period| period.time).sum();
        let counted = edition.increments_counted().value;
        let bonus = |first: &Period| first.bonus.amount() * counted;
        let hour = base + self.0.first().map_or(Duration::ZERO, bonus);
        edition.pace_of(hour).value
    }
}

/// Why a time control could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// A period is not of the form `[MOVES/]MINUTES[+SECONDS]`.
    #[error("`{0}` is no period: write [MOVES/]MINUTES[+SECONDS], for example 40/90+30 or 5d3")]
    Form(String),
    /// A period that is not the last has no number of moves.
    #[error("the period `{0}` needs a number of moves, for example 40/{0}")]
    MovesMissing(String),
    /// The last period has a number of moves.
    #[error(
        "the last period `{0}` must be for all moves: leave out the number before the stroke, or write {0}... if it repeats"
    )]
    MovesInLast(String),
    /// A player would have no time at all.
    #[error("the period `{0}` gives no time")]
    NoTime(String),
}

impl FromStr for TimeControl {
    type Err = ControlError;

    fn from_str(text: &str) -> Result<Self, ControlError> {
        let text = text.trim_end();
        let repeated = text.strip_suffix("...").or_else(|| text.strip_suffix('…'));
        let parts = repeated.map_or(text, |text| text.trim_end().trim_end_matches(','));
        let parts: Vec<&str> = parts.split(',').map(str::trim).collect();
        let last = parts.len() - usize::from(repeated.is_none());
        let periods = parts.iter().enumerate().map(|(i, part)| period(part, i == 0, i == last));
        Ok(Self(periods.collect::<Result<_, _>>()?))
    }
}

fn period(text: &str, first: bool, last: bool) -> Result<Period, ControlError> {
    let period = parse_period(text).ok_or_else(|| ControlError::Form(text.to_owned()))?;
    match period.moves {
        None if !last => Err(ControlError::MovesMissing(text.to_owned())),
        Some(_) if last => Err(ControlError::MovesInLast(text.to_owned())),
        _ if period.time + at_start(period.bonus, first) == Duration::ZERO => {
            Err(ControlError::NoTime(text.to_owned()))
        }
        _ => Ok(period),
    }
}

/// What a bonus gives before the first move of a period; Bronstein gives only after one.
fn at_start(bonus: Bonus, first: bool) -> Duration {
    match bonus {
        Bonus::Bronstein(_) if first => Duration::ZERO,
        Bonus::Increment(amount) | Bonus::Delay(amount) | Bonus::Bronstein(amount) => amount,
    }
}

fn parse_period(text: &str) -> Option<Period> {
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(number(moves).filter(|&n| n > 0)?), rest),
        None => (None, text),
    };
    let (minutes, bonus) = match rest.split_once(['+', 'd', 'b']) {
        Some((minutes, seconds)) => {
            let kind = rest[minutes.len()..].chars().next()?;
            (minutes, bonus(kind, Duration::from_secs(u64::from(number(seconds)?))))
        }
        None => (rest, Bonus::Increment(Duration::ZERO)),
    };
    let time = Duration::from_secs(u64::from(number(minutes)?) * 60);
    Some(Period { moves, time, bonus })
}

fn bonus(kind: char, seconds: Duration) -> Bonus {
    match kind {
        'd' => Bonus::Delay(seconds),
        'b' => Bonus::Bronstein(seconds),
        _ => Bonus::Increment(seconds),
    }
}

/// At most four digits: a day of minutes is enough, and nothing overflows.
fn number(text: &str) -> Option<u32> {
    let digits = (1..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, period) in self.0.iter().enumerate() {
            f.write_str(if i == 0 { "" } else { "," })?;
            if let Some(moves) = period.moves {
                write!(f, "{moves}/")?;
            }
            write!(f, "{}", period.time.as_secs() / 60)?;
            let sign = match period.bonus {
                Bonus::Increment(Duration::ZERO) => continue,
                Bonus::Increment(_) => '+',
                Bonus::Delay(_) => 'd',
                Bonus::Bronstein(_) => 'b',
            };
            write!(f, "{sign}{}", period.bonus.amount().as_secs())?;
        }
        f.write_str(if self.repeats() { "..." } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_and_writes_the_same() {
        for text in [
            "15+10",
            "40/90+30,30+30",
            "5d3",
            "3b2",
            "60",
            "40/120,20/60,30",
            "40/120,20/60...",
            "16/60...",
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn s3_the_last_period_may_repeat() {
        for text in ["40/120,20/60…", "40/120, 20/60, ...", "40/120,20/60 ..."] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), "40/120,20/60...");
        }
        let error = "40/120,30...".parse::<TimeControl>().unwrap_err();
        assert_eq!(error, ControlError::MovesMissing("30".into()));
    }

    #[test]
    fn names_what_is_wrong() {
        let error = |text: &str| text.parse::<TimeControl>().unwrap_err();
        assert_eq!(error("fast"), ControlError::Form("fast".into()));
        assert_eq!(error("5++3"), ControlError::Form("5++3".into()));
        assert_eq!(error("99999"), ControlError::Form("99999".into()));
        assert_eq!(error("0/5,3"), ControlError::Form("0/5".into()));
        assert_eq!(error("90,30"), ControlError::MovesMissing("90".into()));
        assert_eq!(error("40/90"), ControlError::MovesInLast("40/90".into()));
        assert_eq!(error("0"), ControlError::NoTime("0".into()));
        assert_eq!(error("0b5"), ControlError::NoTime("0b5".into()));
        assert_eq!(error(""), ControlError::Form(String::new()));
    }

    #[test]
    fn d4_the_usual_warnings_fit_the_clock() {
        let usual = |text: &str| -> Vec<u64> {
            let control: TimeControl = text.parse().unwrap();
            control.usual_warnings().iter().map(Duration::as_secs).collect()
        };
        assert_eq!(usual("15+10"), [600, 300, 120, 60]);
        assert_eq!(usual("10"), [300, 120, 60]);
        assert_eq!(usual("5+3"), [120, 60]);
        assert_eq!(usual("2"), [60]);
        assert_eq!(usual("1"), [30, 10]);
        assert_eq!(usual("0+5"), []);
        assert_eq!(usual("40/90+30,30+30"), [600, 300, 120, 60]);
    }

    #[test]
    fn pace_follows_a_1_and_b_1_of_the_edition() {
        let pace = |text: &str, edition| text.parse::<TimeControl>().unwrap().pace(edition);
        assert_eq!(pace("10", Edition::E2023), Pace::Blitz);
        assert_eq!(pace("10+5", Edition::E2023), Pace::Rapid);
        assert_eq!(pace("59", Edition::E2023), Pace::Rapid);
        assert_eq!(pace("60", Edition::E2023), Pace::Standard);
        assert_eq!(pace("40/90+30,30+30", Edition::E2023), Pace::Standard);
        assert_eq!(pace("14", Edition::E2009), Pace::Blitz);
        assert_eq!(pace("10+5", Edition::E2009), Pace::Rapid);
        assert_eq!(pace("10+5", Edition::E2001), Pace::Blitz);
        assert_eq!(pace("60+30", Edition::E2001), Pace::Rapid);
    }
}
