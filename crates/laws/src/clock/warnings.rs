//! The times left at which a player wants to be told: which lie ahead, which were crossed.
//!
//! Knows no moment and no clock: it is told how much time is left.

use std::time::Duration;

/// A player's warnings in the period that he is in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Warnings(Vec<Warning>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Warning {
    left: Duration,
    mark: Mark,
}

/// How far a warning has come in its period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    /// There has been no more time than this so far.
    Silent,
    Ahead,
    Crossed,
    Told,
}

impl Warnings {
    /// Wants these in place of those before; one that was wanted before stays as it is.
    pub(super) fn want(&mut self, mut wanted: Vec<Duration>, left: Duration) {
        let kept = |wanted| self.0.iter().find(|old| old.left == wanted).copied();
        wanted.sort_unstable_by(|a, b| b.cmp(a));
        wanted.dedup();
        let new = |wanted| kept(wanted).unwrap_or_else(|| Warning::new(wanted, left));
        self.0 = wanted.into_iter().map(new).collect();
    }

    /// A period begins with so much time.
    pub(super) fn begin(&mut self, left: Duration) {
        for warning in &mut self.0 {
            *warning = Warning::new(warning.left, left);
        }
    }

    /// A ruling lets the player have so much time.
    pub(super) fn lift(&mut self, left: Duration) {
        for warning in &mut self.0 {
            if warning.mark == Mark::Silent && left > warning.left {
                warning.mark = Mark::Ahead;
            }
        }
    }

    /// So much time is left now.
    pub(super) fn cross(&mut self, left: Duration) {
        for warning in &mut self.0 {
            if warning.mark == Mark::Ahead && left <= warning.left {
                warning.mark = Mark::Crossed;
            }
        }
    }

    /// Those that were crossed and not told yet, the most time first; they are told now.
    pub(super) fn tell(&mut self) -> Vec<Duration> {
        let crossed = self.0.iter_mut().filter(|warning| warning.mark == Mark::Crossed);
        crossed
            .map(|warning| {
                warning.mark = Mark::Told;
                warning.left
            })
            .collect()
    }

    /// The next that lies ahead.
    pub(super) fn next(&self) -> Option<Duration> {
        self.0.iter().find(|warning| warning.mark == Mark::Ahead).map(|warning| warning.left)
    }
}

impl Warning {
    fn new(wanted: Duration, left: Duration) -> Self {
        Self { left: wanted, mark: if left > wanted { Mark::Ahead } else { Mark::Silent } }
    }
}
