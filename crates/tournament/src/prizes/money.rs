//! Amounts of prizes, exact to a hundredth.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

/// An amount, in hundredths of what the event pays in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Money(u64);

impl Money {
    /// So many hundredths.
    #[must_use]
    pub const fn of_hundredths(hundredths: u64) -> Self {
        Self(hundredths)
    }

    /// In hundredths.
    #[must_use]
    pub const fn hundredths(self) -> u64 {
        self.0
    }

    /// An amount as it is written: `300`, `62.50`. It is more than nothing, and less than ten millions.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |text: &str, most: usize| {
            (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
        };
        if !digits(whole, 7) || !digits(part, 2) {
            return None;
        }
        let tenths = if part.len() == 1 { 10 } else { 1 };
        let amount = whole.parse::<u64>().ok()? * 100 + part.parse::<u64>().ok()? * tenths;
        (amount > 0).then_some(Self(amount))
    }
}

/// Whole where it is whole, else with two digits: `300`, `62.50`.
impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % 100 {
            0 => write!(f, "{}", self.0 / 100),
            part => write!(f, "{}.{part:02}", self.0 / 100),
        }
    }
}

impl Add for Money {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), Add::add)
    }
}
