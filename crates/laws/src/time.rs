//! Session time: a plain duration, so that it can be stored, replayed and invented.
//!
//! Not a clock of the machine; only `app::clock` reads that.

use std::{ops::Add, time::Duration};

/// A moment in session time, counted from the start of the session, in whole microseconds.
///
/// Time during which the program did not run is no session time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At(u64);

impl At {
    /// The start of the session.
    pub const ZERO: Self = Self(0);

    /// The moment so many microseconds after the start.
    #[must_use]
    pub const fn from_micros(micros: u64) -> Self {
        Self(micros)
    }

    /// The moment so many seconds after the start.
    #[must_use]
    pub const fn from_secs(secs: u64) -> Self {
        Self(secs * 1_000_000)
    }

    /// Microseconds since the start.
    #[must_use]
    pub const fn as_micros(self) -> u64 {
        self.0
    }

    /// How long after `earlier` this is; zero if it is not after it.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Duration {
        Duration::from_micros(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Duration> for At {
    type Output = Self;

    fn add(self, later: Duration) -> Self {
        let micros = u64::try_from(later.as_micros()).unwrap_or(u64::MAX);
        Self(self.0.saturating_add(micros))
    }
}
