//! One direction of a serial line: it takes its time, and what goes through it can suffer.

use std::collections::VecDeque;
use std::time::Duration;

use crate::make::Make;
use crate::simulator::chance::Chance;
use crate::simulator::faults::{Faults, What};

#[derive(Debug)]
pub(super) struct Line {
    /// How long a byte takes, with its start and stop bits.
    byte: Duration,
    chance: Chance,
    /// What is on its way, and when it is there.
    queue: VecDeque<(Duration, Vec<u8>)>,
    /// When all that is on its way is there.
    free: Duration,
    /// Bytes that were put in so far.
    passed: u64,
}

impl Line {
    pub(super) fn new(make: Make, seed: u64) -> Self {
        Self {
            byte: Duration::from_nanos(10_000_000_000 / u64::from(make.baud())),
            chance: Chance::new(seed),
            queue: VecDeque::new(),
            free: Duration::ZERO,
            passed: 0,
        }
    }

    /// Puts bytes in that are written at once. Times and places of single faults are those of what
    /// the board says.
    pub(super) fn put(&mut self, bytes: Vec<u8>, faults: &Faults, board_says: bool, now: Duration) {
        if bytes.is_empty() {
            return;
        }
        let length = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        let from = self.passed;
        self.passed += bytes.len() as u64;
        let bytes = self.suffer(bytes, faults, board_says.then_some(from), now);
        let late = faults.delay(now, &mut self.chance);
        self.free = self.free.max(now + late) + self.byte * length;
        if !(bytes.is_empty() || board_says && faults.is_silent(now)) {
            self.queue.push_back((self.free, bytes));
        }
    }

    pub(super) fn due(&self) -> Option<Duration> {
        self.queue.front().map(|(due, _)| *due)
    }

    /// What has arrived by now.
    pub(super) fn take(&mut self, now: Duration) -> Vec<u8> {
        let mut arrived = Vec::new();
        while let Some((_, bytes)) = self.queue.pop_front_if(|(due, _)| *due <= now) {
            arrived.extend(bytes);
        }
        arrived
    }

    /// The cable is out: what was on its way is lost.
    pub(super) fn clear(&mut self) {
        self.queue.clear();
        self.free = Duration::ZERO;
    }

    /// `from` is the place of the first byte, if there are faults at places.
    fn suffer(
        &mut self,
        mut bytes: Vec<u8>,
        faults: &Faults,
        from: Option<u64>,
        now: Duration,
    ) -> Vec<u8> {
        let half = self.chance.happens(faults.share(&What::Half, now));
        if half {
            bytes.truncate(self.chance.below(bytes.len()));
        }
        let mut suffered = Vec::with_capacity(bytes.len());
        for (place, byte) in (from.unwrap_or_default()..).zip(bytes) {
            let here = |what: &What| from.is_some() && faults.is_at(what, place);
            if here(&What::Half) {
                break;
            }
            let mut hit = |what: What| here(&what) || self.chance.happens(faults.share(&what, now));
            let [lost, doubled, turned] = [hit(What::Loss), hit(What::Double), hit(What::Noise)];
            let byte = if turned { byte ^ 1 << self.chance.below(8) } else { byte };
            let times = if lost { 0 } else { 1 + usize::from(doubled) };
            suffered.extend(std::iter::repeat_n(byte, times));
        }
        suffered
    }
}
