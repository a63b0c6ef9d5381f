//! When an import says how far it has come, and how eyes see that.

use std::time::Duration;

use crate::app::clock::SessionClock;
use crate::laws::At;
use crate::printed;
use crate::ui::filling;

/// How long nothing may be heard.
const SILENCE: Duration = Duration::from_secs(5);

/// How long it must have been quiet before a quarter is told: a short import is heard at its end alone.
const PAUSE: Duration = Duration::from_secs(1);

/// The share of a file that is told at a terminal, in percent.
const QUARTER: u32 = 25;

/// How often a row moves.
const MOVES: Duration = Duration::from_millis(200);

/// What has been said of it.
pub(super) struct ImportProgress {
    clock: SessionClock,
    told: At,
    /// The quarters that were told, or passed over with another sentence.
    quarters: u32,
    is_terminal: bool,
    /// When the row was written last that fills for eyes; nothing before the first time.
    written: Option<At>,
}

impl Default for ImportProgress {
    fn default() -> Self {
        let (clock, is_terminal) = (SessionClock::starting_at(At::ZERO), printed::is_terminal());
        Self { clock, told: At::ZERO, quarters: 0, is_terminal, written: None }
    }
}

impl ImportProgress {
    /// Whether it is time to say something; then it is taken as said.
    pub(super) fn is_due(&mut self, percent: Option<u32>) -> bool {
        self.is_due_at(self.clock.now(), percent)
    }

    /// Whether it is time to move the row; then it is taken as moved.
    pub(super) fn moves(&mut self) -> bool {
        let now = self.clock.now();
        let is_due = self.written.is_none_or(|written| now.since(written) >= MOVES);
        if is_due {
            self.written = Some(now);
        }
        is_due
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

/// A row of a terminal that fills, for eyes. It is written over itself, and is gone when nothing fills any
/// more.
pub(super) struct Row {
    /// What there is room for.
    cells: usize,
    /// How many cells have been written.
    wide: usize,
}

impl Row {
    /// In a window of so many columns.
    pub(super) const fn new(columns: usize) -> Self {
        // Behind the last column a terminal goes to the next row.
        Self { cells: columns.saturating_sub(1), wide: 0 }
    }

    /// So much is done; the games are kept also if nobody looks.
    pub(super) fn fill(&mut self, percent: u32, said: &str) {
        let done = u8::try_from(percent).unwrap_or(100);
        let row = format!("{} {said}", filling::cells(done));
        // No letter of these sentences is wider than a cell in a row that has room for all of them.
        let row: String = row.chars().take(self.cells).collect();
        let (wide, before) = (row.chars().count(), self.wide);
        self.wide = wide;
        let _ = printed::out().over(&format!("{row:before$}"));
    }
}

impl Drop for Row {
    fn drop(&mut self) {
        if self.wide > 0 {
            let _ =
                printed::out().over(&" ".repeat(self.wide)).and_then(|()| printed::out().over(""));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_are_told_at_a_terminal_and_nothing_is_quiet_for_long() {
        let due = |is_terminal: bool, moments: &[(u64, u32)]| {
            let mut told = ImportProgress { is_terminal, ..ImportProgress::default() };
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
