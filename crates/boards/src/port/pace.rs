//! How fast bytes may be written. Pure.

use std::collections::VecDeque;
use std::time::Duration;

use crate::make::Make;

/// How long a DGT board is left alone after a command: its buffer has ten bytes, and the line takes
/// a millisecond for each (DGT's header of 2015).
const PAUSE: Duration = Duration::from_millis(25);

/// Begins a command for the clock; the next byte says how many follow.
const CLOCK: u8 = 0x2B;

/// Bytes on their way to the line.
#[derive(Debug)]
pub(super) struct Pace {
    make: Make,
    waiting: VecDeque<u8>,
    /// Of the command that is being written.
    rest: usize,
    free_from: Duration,
}

impl Pace {
    pub(super) const fn new(make: Make) -> Self {
        Self { make, waiting: VecDeque::new(), rest: 0, free_from: Duration::ZERO }
    }

    pub(super) fn put(&mut self, bytes: &[u8]) {
        self.waiting.extend(bytes);
    }

    /// Bytes that nobody has taken yet.
    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// What may be written now.
    pub(super) fn ready(&mut self, now: Duration) -> &[u8] {
        if self.rest == 0 && now >= self.free_from {
            self.rest = self.command();
        }
        let all = self.waiting.make_contiguous();
        &all[..self.rest.min(all.len())]
    }

    /// So many of them were written.
    pub(super) fn written(&mut self, count: usize, now: Duration) {
        self.waiting.drain(..count.min(self.waiting.len()));
        self.rest = self.rest.saturating_sub(count);
        if self.rest == 0 && self.make == Make::Dgt {
            self.free_from = now.saturating_add(PAUSE);
        }
    }

    /// When there will be something to write again, if not now.
    pub(super) fn due(&self) -> Option<Duration> {
        (self.rest == 0 && !self.waiting.is_empty()).then_some(self.free_from)
    }

    fn command(&self) -> usize {
        match (self.make, self.waiting.front(), self.waiting.get(1)) {
            (Make::Dgt, Some(&CLOCK), Some(&size)) => usize::from(size) + 2,
            (Make::Dgt, Some(_), _) => 1,
            _ => self.waiting.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn a_dgt_board_gets_one_command_at_a_time() {
        let mut pace = Pace::new(Make::Dgt);
        pace.put(&[0x40, 0x2B, 0x04, 0x03, 0x0B, 0x01, 0x00, 0x42]);
        assert_eq!(pace.ready(ms(0)), [0x40]);
        pace.written(1, ms(0));
        assert_eq!(pace.ready(ms(24)), []);
        assert_eq!(pace.due(), Some(ms(25)));
        assert_eq!(pace.ready(ms(25)), [0x2B, 0x04, 0x03, 0x0B, 0x01, 0x00]);
        pace.written(4, ms(25));
        assert_eq!(pace.ready(ms(25)), [0x01, 0x00], "the line took a part");
        pace.written(2, ms(26));
        assert_eq!((pace.ready(ms(30)).len(), pace.due()), (0, Some(ms(51))));
        assert_eq!(pace.ready(ms(51)), [0x42]);
        pace.written(1, ms(51));
        assert_eq!((pace.len(), pace.due()), (0, None));
    }

    #[test]
    fn other_boards_get_everything_at_once() {
        let mut pace = Pace::new(Make::ChessLink);
        pace.put(b"V56");
        pace.put(b"S53");
        assert_eq!(pace.ready(ms(0)), b"V56S53");
        pace.written(6, ms(0));
        assert_eq!(pace.ready(ms(0)), b"");
    }
}
