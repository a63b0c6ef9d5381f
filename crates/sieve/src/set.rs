//! Some numbers out of many.

/// More numbers than any column has: a greater one is damaged.
const BEYOND: usize = 1 << 26;

/// For so many numbers a set has room at once.
const ROOM: usize = 1 << 12;

/// Some numbers, such as those of texts.
#[derive(Clone, Debug, Default)]
pub struct Set(Vec<bool>);

impl Set {
    /// Adds a number, unless no column can have it.
    pub fn add(&mut self, number: u32) {
        let at = usize::try_from(number).unwrap_or(BEYOND);
        if at >= BEYOND {
            return;
        }
        if at >= self.0.len() {
            // One after the other comes, so room is made for many.
            self.0.resize((at + 1).next_multiple_of(ROOM), false);
        }
        self.0[at] = true;
    }

    /// Adds those that are as far behind a number as these places are.
    pub fn add_behind(&mut self, number: u32, places: &[usize]) {
        for &place in places {
            self.add(number.saturating_add(u32::try_from(place).unwrap_or(u32::MAX)));
        }
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is greater than all of them.
    #[must_use]
    pub fn end(&self) -> usize {
        self.0.len()
    }

    /// All of them.
    pub fn numbers(&self) -> impl Iterator<Item = u32> {
        (0..).zip(&self.0).filter_map(|(number, &is_in)| is_in.then_some(number))
    }

    /// Whether each number is one of them.
    #[must_use]
    pub fn each(&self) -> &[bool] {
        &self.0
    }

    #[inline]
    pub(crate) fn has(&self, number: u32) -> bool {
        usize::try_from(number).ok().and_then(|at| self.0.get(at)).is_some_and(|&is_in| is_in)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_added_and_no_number_that_is_damaged() {
        let mut set = Set::default();
        assert!(set.is_empty());
        set.add_behind(5000, &[0, 7]);
        for number in [3, u32::MAX, 1 << 26] {
            set.add(number);
        }
        assert_eq!(set.numbers().collect::<Vec<_>>(), [3, 5000, 5007]);
        let asked = [2, 3, 5000, 5001, 1 << 26, u32::MAX].map(|number| set.has(number));
        assert_eq!(asked, [false, true, true, false, false, false]);
        assert!(!set.is_empty());
        assert!(set.end() > 5007 && set.end() < 10_000);
    }
}
