//! The numbers of a room: which table, and which place at it.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use crate::table::Place;

/// A table of a room, by the number that stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(NonZeroU16);

impl TableId {
    /// The table of a room that has no other.
    pub const ONLY: Self = Self(NonZeroU16::MIN);

    /// The highest number that a table can have.
    pub const HIGHEST: u16 = 9999;

    /// The table of this number, from 1 to [`Self::HIGHEST`].
    #[must_use]
    pub fn new(number: u16) -> Option<Self> {
        NonZeroU16::new(number).filter(|number| number.get() <= Self::HIGHEST).map(Self)
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0.get()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What is typed is no number of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTableNumber;

impl FromStr for TableId {
    type Err = NoTableNumber;

    fn from_str(text: &str) -> Result<Self, NoTableNumber> {
        let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| is_plain).and_then(Self::new).ok_or(NoTableNumber)
    }
}

/// Where somebody sits in a room who types and hears: a place at one of its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeatId {
    /// Which table.
    pub table: TableId,
    /// Which place at it.
    pub place: Place,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_a_number_that_can_stand_on_it() {
        let number = |text: &str| text.parse().map(TableId::get);
        assert_eq!(["1", "40", "007", "9999"].map(number), [Ok(1), Ok(40), Ok(7), Ok(9999)]);
        for wrong in ["0", "10000", "70000", "+7", "-1", "7a", "", " 7"] {
            assert_eq!(number(wrong), Err(NoTableNumber), "{wrong:?}");
        }
    }
}
