//! The one place that reads a clock.

use std::time::Instant;

use crate::laws::At;

/// Session time: what was played before, and the time since this program began.
#[derive(Clone, Copy, Debug)]
pub struct SessionClock {
    began: Instant,
    before: At,
}

impl SessionClock {
    /// A clock that goes on from `before` now.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "the one place that reads the clock")]
    pub fn starting_at(before: At) -> Self {
        Self { began: Instant::now(), before }
    }

    /// The session time now.
    #[must_use]
    pub fn now(self) -> At {
        self.before + self.began.elapsed()
    }
}
