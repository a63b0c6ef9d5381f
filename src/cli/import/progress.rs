//! When an import says how far it has come.

use std::time::Duration;

use crate::app::clock::SessionClock;
use crate::laws::At;
use crate::printed;

/// How long nothing may be heard.
const SILENCE: Duration = Duration::from_secs(5);

/// How long it must have been quiet before a quarter is told: a short import is heard at its end alone.
const PAUSE: Duration = Duration::from_secs(1);

/// The share of a file that is told at a terminal, in percent.
const QUARTER: u32 = 25;

/// What has been said of it.
pub(super) struct Progress {
    clock: SessionClock,
    told: At,
    /// The quarters that were told, or passed over with another sentence.
    quarters: u32,
    is_terminal: bool,
}

impl Default for Progress {
    fn default() -> Self {
        let (clock, is_terminal) = (SessionClock::starting_at(At::ZERO), printed::is_terminal());
        Self { clock, told: At::ZERO, quarters: 0, is_terminal }
    }
}

impl Progress {
    /// Whether it is time to say something; then it is taken as said.
    pub(super) fn is_due(&mut self, percent: Option<u32>) -> bool {
        self.is_due_at(self.clock.now(), percent)
    }

    fn is_due_at(&mut self, now: At, percent: Option<u32>) -> bool {
        let quarters = percent.unwrap_or(0).min(99) / QUARTER;
        let quiet = now.since(self.told);
        let has_quarter = self.is_terminal && quarters > self.quarters && quiet >= PAUSE;
        let is_due = has_quarter || quiet >= SILENCE;
        if is_due {
            (self.told, self.quarters) = (now, quarters);
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_are_told_at_a_terminal_and_nothing_is_quiet_for_long() {
        let due = |is_terminal: bool, moments: &[(u64, u32)]| {
            let mut told = Progress { is_terminal, ..Progress::default() };
            let is_due = |&(at, percent): &(u64, u32)| {
                told.is_due_at(At::from_micros(at * 1000), Some(percent))
            };
            moments.iter().map(is_due).collect::<Vec<_>>()
        };
        let long = [(900, 20), (1_200, 26), (1_900, 51), (2_300, 52), (2_400, 75), (8_000, 80)];
        assert_eq!(due(true, &long), [false, true, false, true, false, true]);
        assert_eq!(due(false, &long), [false, false, false, false, false, true]);
        assert_eq!(due(true, &[(300, 30), (600, 60), (900, 100)]), [false; 3]);
    }
}
