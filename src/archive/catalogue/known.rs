//! The marks of all games that are there, eight bytes each, however many they are.

use std::collections::HashSet;

/// How many new marks are held before they are sorted in.
const FRESH: usize = 1 << 16;

/// A set of marks.
#[derive(Debug, Default)]
pub(super) struct Known {
    sorted: Vec<u64>,
    fresh: HashSet<u64>,
}

impl Known {
    /// A set of these.
    pub(super) fn of(mut marks: Vec<u64>) -> Self {
        marks.sort_unstable();
        Self { sorted: marks, fresh: HashSet::new() }
    }

    /// Adds a mark; false if it is there already.
    pub(super) fn insert(&mut self, mark: u64) -> bool {
        if self.sorted.binary_search(&mark).is_ok() || !self.fresh.insert(mark) {
            return false;
        }
        if self.fresh.len() >= FRESH {
            self.settle();
        }
        true
    }

    /// Sorts the new ones in, from the end, so that no second copy is needed.
    fn settle(&mut self) {
        let mut fresh: Vec<u64> = self.fresh.drain().collect();
        fresh.sort_unstable();
        let mut old = self.sorted.len();
        self.sorted.reserve_exact(fresh.len());
        self.sorted.resize(old + fresh.len(), 0);
        let mut end = self.sorted.len();
        while let Some(&mark) = fresh.last() {
            end -= 1;
            if old > 0 && self.sorted[old - 1] > mark {
                old -= 1;
                self.sorted[end] = self.sorted[old];
            } else {
                self.sorted[end] = mark;
                fresh.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_is_known_once() {
        let marks: Vec<u64> =
            (1..=200_000_u64).map(|n| n.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
        let mut known = Known::of(marks[..50_000].to_vec());
        let new: Vec<bool> = marks.iter().map(|&mark| known.insert(mark)).collect();
        assert!(new[..50_000].iter().all(|new| !new) && new[50_000..].iter().all(|&new| new));
        assert!(known.sorted.is_sorted() && known.sorted.len() >= 200_000 - FRESH);
        assert!(!marks.iter().any(|&mark| known.insert(mark)));
    }
}
