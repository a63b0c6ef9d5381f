//! A game by letter: whose side is played here, how many days there are for its moves, and the days on which
//! moves came and went.

use std::fmt;
use std::str::FromStr;

use shakmaty::Color;

/// A day of the calendar, written as `2026-11-28`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CalendarDay {
    year: u16,
    month: u16,
    of_month: u16,
}

impl CalendarDay {
    /// The day of a text; `None` if the calendar has none such.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split('-').collect();
        let &[year, month, day] = parts.as_slice() else { return None };
        let number = |part: &str, digits: usize| -> Option<u16> {
            let is_number = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
            part.parse().ok().filter(|_| is_number)
        };
        let (year, month, day) = (number(year, 4)?, number(month, 2)?, number(day, 2)?);
        let is_known = year > 0
            && (1..=12).contains(&month)
            && (1..=days_of_month(year, month)).contains(&day);
        is_known.then_some(Self { year, month, of_month: day })
    }

    /// How many days it is from a day that lies before all games.
    #[must_use]
    pub fn number(self) -> u32 {
        let [year, month, day] = [self.year, self.month, self.of_month].map(u32::from);
        // The year begins with March, so that a leap day is its last one.
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + day
    }

    /// How many days after another one it is; none, if it is before that.
    #[must_use]
    pub fn since(self, other: Self) -> u32 {
        self.number().saturating_sub(other.number())
    }
}

impl fmt::Display for CalendarDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.of_month)
    }
}

/// How many days a month has.
pub(super) const fn days_of_month(year: u16, month: u16) -> u16 {
    let leaps = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leaps => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// So many days for so many moves, again and again. Days that are left are kept for later moves, but where
/// each move has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How many moves, 1 or more.
    pub moves: u16,
    /// How many days.
    pub days: u16,
}

/// How a game by letter is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByLetter {
    /// The side that is played here; the moves of the other one arrive.
    pub own: Color,
    /// The days for the moves; `None` where they are only counted.
    pub pace: Option<Pace>,
}

/// Writes `white`, or `black 10 moves 50 days`.
impl fmt::Display for ByLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.own.fold_wb("white", "black"))?;
        self.pace.map_or(Ok(()), |Pace { moves, days }| write!(f, " {moves} moves {days} days"))
    }
}

/// A text that no game by letter is kept as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game by letter")]
pub struct UnknownLetter;

impl FromStr for ByLetter {
    type Err = UnknownLetter;

    fn from_str(text: &str) -> Result<Self, UnknownLetter> {
        let words: Vec<&str> = text.split(' ').collect();
        let (color, pace) = match words[..] {
            [color] => (color, None),
            [color, moves, "moves", days, "days"] => {
                let number = |text: &str| text.parse().map_err(|_| UnknownLetter);
                let moves = number(moves)?;
                let pace = Pace { moves, days: number(days)? };
                (color, Some(pace).filter(|_| moves > 0))
            }
            _ => return Err(UnknownLetter),
        };
        let own = match color {
            "white" => Color::White,
            "black" => Color::Black,
            _ => return Err(UnknownLetter),
        };
        Ok(Self { own, pace })
    }
}

/// The days that a player has thought about his moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reflection {
    /// The days so far, with those since the last letter came if it is his move.
    pub spent: u32,
    /// The number of the move up to which the days are counted, and how many are left, below nothing if
    /// they were too many; `None` where they are only counted.
    pub left: Option<(u32, i64)>,
}

impl ByLetter {
    /// The days that are spent here: from the day on which a move came to that on which the answer went.
    ///
    /// `days` has a day for each move of the game, as far as it is known; `first` is the player who made the
    /// first of them. `today` counts where it is the move of this side.
    #[must_use]
    pub fn reflection(
        &self,
        days: &[Option<CalendarDay>],
        first: Color,
        today: CalendarDay,
    ) -> Reflection {
        let days_known = days;
        let is_own = |ply: usize| (first == self.own) == ply.is_multiple_of(2);
        let between = |ply: usize| {
            let came = *days.get(ply.checked_sub(1)?)?;
            let went = days.get(ply).copied().unwrap_or(Some(today));
            Some(went?.since(came?))
        };
        let spent = (0..=days.len()).filter(|ply| is_own(*ply)).filter_map(between).sum();
        let made = (0..days.len()).filter(|ply| is_own(*ply)).count();
        let left = self.pace.map(|Pace { moves, days }| {
            let made = u32::try_from(made).unwrap_or(u32::MAX);
            if moves == 1 {
                let now = is_own(days_known.len()).then(|| between(days_known.len())).flatten();
                return (made + 1, i64::from(days) - i64::from(now.unwrap_or(0)));
            }
            let periods = made / u32::from(moves) + 1;
            let allowed = i64::from(periods) * i64::from(days);
            (periods.saturating_mul(moves.into()), allowed - i64::from(spent))
        });
        Reflection { spent, left }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> CalendarDay {
        CalendarDay::read(text).unwrap()
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for known in ["2024-02-29", "2026-12-31", "2000-02-29", "0001-01-01"] {
            assert_eq!(day(known).to_string(), known);
        }
        for none in ["2026-02-29", "1900-02-29", "2026-13-01", "2026-1-01", "0000-01-01", "", "1-"]
        {
            assert_eq!(CalendarDay::read(none), None, "{none}");
        }
        assert_eq!(day("2026-03-01").since(day("2026-02-28")), 1);
        assert_eq!(day("2024-03-01").since(day("2024-02-28")), 2);
        assert_eq!(day("2027-01-01").since(day("2026-01-01")), 365);
        assert_eq!(day("2026-01-01").since(day("2027-01-01")), 0);
    }

    #[test]
    fn a_letter_is_kept_as_words() {
        let paces = [None, Some(Pace { moves: 10, days: 50 }), Some(Pace { moves: 1, days: 2 })];
        for own in Color::ALL {
            for pace in paces {
                let letter = ByLetter { own, pace };
                assert_eq!(letter.to_string().parse(), Ok(letter));
            }
        }
        for none in ["", "red", "white 10", "white ten moves 5 days", "white 10 days 5 moves"] {
            assert_eq!(none.parse::<ByLetter>(), Err(UnknownLetter), "{none}");
        }
    }

    /// White moves on the first of the month, Black's answer comes on the fourth, White's goes on the ninth.
    #[test]
    fn only_the_days_of_this_side_are_counted() {
        let days = ["2026-11-01", "2026-11-04", "2026-11-09", "2026-11-12"].map(CalendarDay::read);
        let pace = Some(Pace { moves: 2, days: 10 });
        let white = ByLetter { own: Color::White, pace };
        let today = day("2026-11-20");
        let spent = |days: &[_]| white.reflection(days, Color::White, today);
        // On Black's move nothing runs here.
        assert_eq!(spent(&days[..1]), Reflection { spent: 0, left: Some((2, 10)) });
        assert_eq!(spent(&days[..2]), Reflection { spent: 16, left: Some((2, -6)) });
        assert_eq!(spent(&days[..3]), Reflection { spent: 5, left: Some((4, 15)) });
        assert_eq!(spent(&days), Reflection { spent: 13, left: Some((4, 7)) });
        let black = ByLetter { own: Color::Black, pace: None };
        let spent = black.reflection(&days, Color::White, today);
        assert_eq!(spent, Reflection { spent: 6, left: None });
        let each = ByLetter { own: Color::White, pace: Some(Pace { moves: 1, days: 10 }) };
        let left = |days: &[_]| each.reflection(days, Color::White, today).left;
        assert_eq!((left(&days[..2]), left(&days[..3])), (Some((2, -6)), Some((3, 10))));
        assert_eq!(left(&days), Some((3, 2)));
        // A day that nobody has kept costs nothing.
        let unknown = [days[0], None, days[2], days[3]];
        assert_eq!(white.reflection(&unknown, Color::White, today).spent, 8);
    }
}
