//! Points, and what a tournament gives for each way a round can end.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Sub};

use crate::crosstable::Mark;

/// Points, counted in quarters so that every score and every product of a score with a result is exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i32);

impl Points {
    /// None.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(2);
    /// A point.
    pub const ONE: Self = Self(4);

    /// So many quarters of a point.
    #[must_use]
    pub const fn of_quarters(quarters: i32) -> Self {
        Self(quarters)
    }

    /// So many half points.
    #[must_use]
    pub const fn of_halves(halves: i32) -> Self {
        Self(halves * 2)
    }

    /// In quarters of a point.
    #[must_use]
    pub const fn quarters(self) -> i32 {
        self.0
    }

    /// Points as they are written: `3`, `3.5`, `10.25`. A comma does for the point.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
        let quarters = match part.trim_end_matches('0') {
            "" => 0,
            "25" => 1,
            "5" => 2,
            "75" => 3,
            _ => return None,
        };
        let digits =
            |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(whole) || !(part.is_empty() || digits(part)) || whole.len() > 6 {
            return None;
        }
        Some(Self(whole.parse::<i32>().ok()? * 4 + quarters))
    }
}

/// With a point and as many digits as there are to write: `3`, `3.5`, `10.25`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 0 {
            f.write_str("-")?;
        }
        let quarters = self.0.unsigned_abs();
        let part = ["", ".25", ".5", ".75"][(quarters % 4) as usize];
        write!(f, "{}{part}", quarters / 4)
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Mul<i32> for Points {
    type Output = Self;

    fn mul(self, times: i32) -> Self {
        Self(self.0 * times)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

/// What the regulations give for a round, by how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// For a win, with or without play, and for a full-point bye.
    pub win: Points,
    /// For a draw and for a half-point bye.
    pub draw: Points,
    /// For a game that was lost over the board.
    pub loss: Points,
    /// For the bye of the one who is left over.
    pub bye: Points,
    /// For a round in which a player was absent, announced or not.
    pub absent: Points,
    /// For a game whose result is not known yet.
    pub unknown: Points,
}

impl Default for Scoring {
    fn default() -> Self {
        Self {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            bye: Points::ONE,
            absent: Points::ZERO,
            unknown: Points::HALF,
        }
    }
}

impl Scoring {
    /// What a player gets for a round that ended so.
    #[must_use]
    pub const fn of(&self, mark: Mark) -> Points {
        match mark {
            Mark::Win | Mark::ShortWin | Mark::ForfeitWin | Mark::FullBye => self.win,
            Mark::Draw | Mark::ShortDraw | Mark::HalfBye => self.draw,
            Mark::Loss | Mark::ShortLoss => self.loss,
            Mark::PairingBye => self.bye,
            Mark::ForfeitLoss | Mark::ZeroBye => self.absent,
            Mark::Unknown => self.unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Points;

    #[test]
    fn points_are_written_as_they_are_read() {
        for text in ["0", "0.5", "3", "10.25", "4.75"] {
            assert_eq!(Points::read(text).map(|points| points.to_string()).as_deref(), Some(text));
        }
        assert_eq!(Points::read("1,50"), Some(Points::ONE + Points::HALF));
        for text in ["", ".5", "-1", "1.3", "1.x", "a", "1.5.0", "99999999"] {
            assert_eq!(Points::read(text), None, "{text}");
        }
    }
}
