//! The newest of many games, without sorting the others.

use crate::{Candidates, Numbers};

/// Some of many games, by their days and where they lie.
#[derive(Debug)]
pub struct Newest {
    most: usize,
    keys: Vec<u64>,
    /// What is less is not among the newest.
    least: u64,
}

impl Newest {
    /// At most so many.
    #[must_use]
    pub const fn of(most: usize) -> Self {
        Self { most, keys: Vec::new(), least: 0 }
    }

    /// Takes what is left of a stretch, by the days of its games and where the first of them lies.
    #[inline(never)]
    pub fn put(&mut self, left: &Candidates, days: Numbers<'_>, first: usize) {
        let least = u32::try_from(self.least >> 32).unwrap_or(u32::MAX);
        // Most stretches have no game that is new enough, which is seen at once.
        if !left.reaches(days, least) {
            return;
        }
        for within in left.places() {
            let place = u64::try_from(first + within).unwrap_or(u64::MAX);
            let key = u64::from(days.at(within)) << 32 | place;
            if key >= self.least {
                self.keys.push(key);
            }
        }
        // So often that it costs little, and so seldom that it is done few times.
        if self.keys.len() / 2 > self.most.max(500) {
            self.cut();
        }
    }

    fn cut(&mut self) {
        if self.keys.len() <= self.most {
            return;
        }
        if let Some(last) = self.most.checked_sub(1) {
            let (_, least, _) = self.keys.select_nth_unstable_by(last, |a, b| b.cmp(a));
            self.least = *least;
        }
        self.keys.truncate(self.most);
    }

    /// Where they lie, the newest first, without the first so many.
    #[must_use]
    pub fn beyond(mut self, offset: usize) -> Vec<usize> {
        self.cut();
        if offset >= self.keys.len() {
            return Vec::new();
        }
        // Only what is wanted is sorted.
        let (_, _, after) = self.keys.select_nth_unstable_by(offset, |a, b| b.cmp(a));
        after.sort_unstable_by(|a, b| b.cmp(a));
        let place = |key: &u64| usize::try_from(key & u64::from(u32::MAX)).unwrap_or(0);
        self.keys[offset..].iter().map(place).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::STRETCH;

    #[test]
    fn the_newest_are_those_that_sorting_all_would_give() {
        let days: Vec<u32> = (0..10_500_u32).map(|n| n.wrapping_mul(0x9e37_79b9) % 700).collect();
        let mut all: Vec<usize> = (0..days.len()).collect();
        all.sort_by_key(|&place| std::cmp::Reverse((days[place], place)));
        for (offset, limit) in [(0, 20), (3, 1), (0, 0), (9_990, 20), (20_000, 20), (7, 9_999)] {
            let mut newest = Newest::of(offset + limit);
            for (stretch, days) in days.chunks(STRETCH).enumerate().rev() {
                let mut bytes: Vec<u8> = days.iter().copied().flat_map(u32::to_le_bytes).collect();
                bytes.resize(4 * STRETCH, 0);
                let mut left = Candidates::default();
                left.fill(days.len());
                newest.put(&left, Numbers::of(&bytes), stretch * STRETCH);
            }
            let expected: Vec<usize> = all.iter().copied().skip(offset).take(limit).collect();
            assert_eq!(newest.beyond(offset), expected, "{offset} {limit}");
        }
    }
}
