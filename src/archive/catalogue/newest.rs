//! The newest of many games, without sorting the others.

/// Some of many games, by their days and where they lie.
#[derive(Debug)]
pub(super) struct Newest {
    most: usize,
    keys: Vec<u64>,
    /// What is less is not among the newest.
    least: u64,
}

impl Newest {
    /// At most so many.
    pub(super) fn of(most: usize) -> Self {
        Self { most, keys: Vec::new(), least: 0 }
    }

    #[inline]
    pub(super) fn put(&mut self, day: u32, place: usize) {
        let key = u64::from(day) << 32 | u64::try_from(place).unwrap_or(u64::MAX);
        if key < self.least {
            return;
        }
        self.keys.push(key);
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
    pub(super) fn beyond(mut self, offset: usize) -> Vec<usize> {
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

    #[test]
    fn the_newest_are_those_that_sorting_all_would_give() {
        let days: Vec<u32> = (0..10_000_u32).map(|n| n.wrapping_mul(0x9e37_79b9) % 700).collect();
        let mut all: Vec<usize> = (0..days.len()).collect();
        all.sort_by_key(|&place| std::cmp::Reverse((days[place], place)));
        for (offset, limit) in [(0, 20), (3, 1), (0, 0), (9_990, 20), (20_000, 20), (7, 9_999)] {
            let mut newest = Newest::of(offset + limit);
            days.iter().zip(0..).for_each(|(&day, place)| newest.put(day, place));
            let expected: Vec<usize> = all.iter().copied().skip(offset).take(limit).collect();
            assert_eq!(newest.beyond(offset), expected, "{offset} {limit}");
        }
    }
}
