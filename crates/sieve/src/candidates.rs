//! The games of a stretch that may still be some that are looked for.

use std::ops::RangeInclusive;

use crate::numbers::WORDS;
use crate::{Numbers, STRETCH, Set};

/// The highest bit of each of the two halves of a word.
const HIGH: u64 = both(1 << 31);

/// The games of a stretch that are left: two in each word, and the highest bit of a half tells of one. So two
/// are asked at once on every machine.
#[derive(Clone, Debug)]
pub struct Candidates {
    flags: [u64; WORDS],
    count: usize,
}

impl Default for Candidates {
    fn default() -> Self {
        Self { flags: [0; WORDS], count: 0 }
    }
}

impl Candidates {
    /// The first games of a stretch, so many.
    pub fn fill(&mut self, count: usize) {
        if count >= STRETCH {
            (self.flags, self.count) = ([HIGH; WORDS], STRETCH);
        } else {
            self.fill_with(0..count);
        }
    }

    /// Some games of a stretch.
    pub fn fill_with(&mut self, games: impl Iterator<Item = usize>) {
        self.flags = [0; WORDS];
        for within in games {
            if let Some(flags) = self.flags.get_mut(within / 2) {
                *flags |=
                    if within.is_multiple_of(2) { flag(true, false) } else { flag(false, true) };
            }
        }
        self.keep(std::iter::repeat_n(HIGH, WORDS));
    }

    /// How many there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }

    /// Leaves those whose number is neither less nor greater. One that is so great that it must be damaged is
    /// in no range.
    #[inline(never)]
    pub fn keep_between(&mut self, numbers: Numbers<'_>, range: &RangeInclusive<u32>) {
        let (first, last) = (*range.start(), (*range.end()).min(i32::MAX.unsigned_abs()));
        if first > last {
            return self.fill(0);
        }
        let (first, last) = (both(first), both(last) | HIGH);
        self.keep(numbers.words().map(|word| {
            let word_below = word & !HIGH;
            ((word_below | HIGH) - first) & (last - word_below) & !word
        }));
    }

    /// Leaves those of whose number these bits are so.
    #[inline(never)]
    pub fn keep_bits(&mut self, numbers: Numbers<'_>, bits: u32, wanted: u32) {
        if wanted & !bits > 0 {
            return self.fill(0);
        }
        let (bits, wanted) = (both(bits), both(wanted));
        self.keep(numbers.words().map(|word| {
            let differs = (word ^ wanted) & bits;
            !(((differs & !HIGH) + !HIGH) | differs)
        }));
    }

    /// Leaves those whose number is in the set of its column, in at least one of two columns.
    #[inline(never)]
    pub fn keep_in_either(&mut self, [(ones, set), (others, other_set)]: [(Numbers<'_>, &Set); 2]) {
        let words = ones.words().zip(others.words());
        self.keep(words.map(|(one, other)| {
            let has = |of: fn(u64) -> u32| set.has(of(one)) | other_set.has(of(other));
            flag(has(lower), has(higher))
        }));
    }

    /// Leaves those whose number is in a set.
    #[inline(never)]
    pub fn keep_in(&mut self, numbers: Numbers<'_>, set: &Set) {
        let fits = |word| flag(set.has(lower(word)), set.has(higher(word)));
        self.keep(numbers.words().map(fits));
    }

    /// Leaves those whose two numbers go together.
    #[inline(never)]
    pub fn keep_pairs(&mut self, [ones, others]: [Numbers<'_>; 2], pairs: &Pairs) {
        let words = ones.words().zip(others.words());
        self.keep(words.map(|(one, other)| {
            let go = |of: fn(u64) -> u32| pairs.has(of(one), of(other));
            flag(go(lower), go(higher))
        }));
    }

    /// Leaves those of whose two numbers one alone is in a set, and the lowest two bits of a third are some
    /// that may be where it is this one.
    #[inline(never)]
    pub fn keep_sides(
        &mut self,
        [ones, others]: [Numbers<'_>; 2],
        thirds: Numbers<'_>,
        set: &Set,
        may_be: [[bool; 4]; 2],
    ) {
        let words = ones.words().zip(others.words()).zip(thirds.words());
        self.keep(words.map(|((one, other), third)| {
            let fits = |of: fn(u64) -> u32| {
                let (one, other) = (set.has(of(one)), set.has(of(other)));
                let bits = usize::try_from(of(third) & 3).unwrap_or(0);
                (one != other) & may_be[usize::from(other)][bits]
            };
            flag(fits(lower), fits(higher))
        }));
    }

    /// Where they lie in the stretch.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        self.flags.iter().enumerate().filter(|(_, flags)| **flags > 0).flat_map(|(at, &flags)| {
            let halves = [(2 * at, flag(true, false)), (2 * at + 1, flag(false, true))];
            halves
                .into_iter()
                .filter_map(move |(within, flag)| (flags & flag > 0).then_some(within))
        })
    }

    /// Whether one of them has at least this number. One that is so great that it must be damaged may be taken
    /// for a smaller one.
    #[inline(never)]
    pub(crate) fn reaches(&self, numbers: Numbers<'_>, least: u32) -> bool {
        let least = both(least.min(i32::MAX.unsigned_abs()));
        let reach = |(&flags, word): (&u64, u64)| flags & ((word | HIGH) - least);
        self.flags.iter().zip(numbers.words()).fold(0, |any, game| any | reach(game)) > 0
    }

    #[inline]
    fn keep(&mut self, fits: impl Iterator<Item = u64>) {
        let mut counts = 0;
        for (flags, fits) in self.flags.iter_mut().zip(fits) {
            *flags &= fits;
            counts += *flags >> 31;
        }
        let halves = [lower(counts), higher(counts)];
        self.count = halves.into_iter().filter_map(|count| usize::try_from(count).ok()).sum();
    }
}

/// A word that has this number in both halves.
const fn both(number: u32) -> u64 {
    let [a, b, c, d] = number.to_le_bytes();
    u64::from_le_bytes([a, b, c, d, a, b, c, d])
}

/// The flags of a word.
#[inline]
fn flag(lower: bool, higher: bool) -> u64 {
    u64::from(lower) << 31 | u64::from(higher) << 63
}

#[inline]
fn lower(word: u64) -> u32 {
    let [a, b, c, d, ..] = word.to_le_bytes();
    u32::from_le_bytes([a, b, c, d])
}

#[inline]
fn higher(word: u64) -> u32 {
    let [.., a, b, c, d] = word.to_le_bytes();
    u32::from_le_bytes([a, b, c, d])
}

/// Which numbers go together with which: each is of a kind, and a kind goes with some others.
#[derive(Clone, Debug)]
pub struct Pairs {
    kinds: Vec<u8>,
    others: u8,
    go: [[bool; Self::KINDS]; Self::KINDS],
}

impl Pairs {
    /// How many kinds there are.
    pub const KINDS: usize = 16;

    /// Numbers by their kinds, which are less than [`Self::KINDS`]; a number that is not among them is of the
    /// kind `others`. Two go together if `go` says so of their kinds.
    #[must_use]
    pub fn of(kinds: Vec<u8>, others: u8, go: impl Fn(u8, u8) -> bool) -> Self {
        let mut table = [[false; Self::KINDS]; Self::KINDS];
        for (row, one) in table.iter_mut().zip(0..) {
            row.iter_mut().zip(0..).for_each(|(goes, other)| *goes = go(one, other));
        }
        Self { kinds, others, go: table }
    }

    #[inline]
    fn has(&self, one: u32, other: u32) -> bool {
        self.go[self.kind(one)][self.kind(other)]
    }

    #[inline]
    fn kind(&self, number: u32) -> usize {
        let kind = usize::try_from(number).ok().and_then(|at| self.kinds.get(at));
        usize::from(*kind.unwrap_or(&self.others)) % Self::KINDS
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Numbers of a stretch, few of which differ, and some of which no set has.
    fn stretch() -> impl Strategy<Value = Vec<u8>> {
        let number = prop_oneof![0..9_u32, Just(5000), Just(u32::MAX)];
        proptest::collection::vec(number, STRETCH)
            .prop_map(|numbers| numbers.into_iter().flat_map(u32::to_le_bytes).collect())
    }

    fn set(numbers: &[u32]) -> Set {
        let mut set = Set::default();
        for &number in numbers {
            set.add(number);
        }
        set
    }

    /// What asking one game after the other leaves.
    fn asked(count: usize, fits: impl Fn(usize) -> bool) -> Vec<usize> {
        (0..count).filter(|&within| fits(within)).collect()
    }

    /// What is left of the first so many.
    fn sifted(count: usize, sift: impl Fn(&mut Candidates)) -> Vec<usize> {
        let mut left = Candidates::default();
        left.fill(count);
        sift(&mut left);
        let places: Vec<usize> = left.places().collect();
        assert_eq!(places.len(), left.count());
        let mut again = Candidates::default();
        again.fill_with(places.iter().copied());
        assert!(again.places().eq(places.iter().copied()));
        places
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn those_are_left_that_asking_each_would_leave(
            columns in [stretch(), stretch(), stretch()],
            count in 0..=STRETCH,
            first in 0..6_u32,
            last in 0..6_u32,
        ) {
            let [white, black, end] = [0, 1, 2].map(|at| Numbers::of(&columns[at]));
            let (few, other) = (set(&[1, 4, 5000]), set(&[2]));
            let range = first..=last;
            prop_assert_eq!(
                sifted(count, |left| left.keep_between(white, &range)),
                asked(count, |at| range.contains(&white.at(at)))
            );
            prop_assert_eq!(
                sifted(count, |left| left.keep_bits(white, 3, 2)),
                asked(count, |at| white.at(at) % 4 == 2)
            );
            prop_assert!(sifted(count, |left| left.keep_bits(white, 3, 4)).is_empty());
            let all = 0..=u32::MAX;
            prop_assert_eq!(
                sifted(count, |left| left.keep_between(white, &all)),
                asked(count, |at| white.at(at) < u32::MAX)
            );
            prop_assert_eq!(
                sifted(count, |left| left.keep_in(white, &few)),
                asked(count, |at| few.has(white.at(at)))
            );
            prop_assert_eq!(
                sifted(count, |left| left.keep_in_either([(white, &few), (black, &other)])),
                asked(count, |at| few.has(white.at(at)) || other.has(black.at(at)))
            );
            let pairs = Pairs::of(vec![0, 1, 2, 3, 0, 1], 9, |one, other| one + other == 3);
            let kind = |number: u32| [0, 1, 2, 3, 0, 1].get(number as usize).copied().unwrap_or(9);
            prop_assert_eq!(
                sifted(count, |left| left.keep_pairs([white, black], &pairs)),
                asked(count, |at| kind(white.at(at)) + kind(black.at(at)) == 3)
            );
            let may_be = [[true, false, false, true], [false, false, true, false]];
            prop_assert_eq!(
                sifted(count, |left| left.keep_sides([white, black], end, &few, may_be)),
                asked(count, |at| match (few.has(white.at(at)), few.has(black.at(at))) {
                    (true, false) => matches!(end.at(at) % 4, 0 | 3),
                    (false, true) => end.at(at) % 4 == 2,
                    _ => false,
                })
            );
        }

        #[test]
        fn one_that_is_left_reaches_a_number_or_none_does(
            column in stretch(),
            some in proptest::collection::vec(0..STRETCH, 0..4),
            least in 0..6000_u32,
        ) {
            let numbers = Numbers::of(&column);
            let mut left = Candidates::default();
            left.fill_with(some.iter().copied());
            // The greatest is damaged, and taken for one that is only just none.
            let any = some.iter().any(|&at| numbers.at(at) >= least);
            prop_assert_eq!(left.reaches(numbers, least), any);
        }
    }

    #[test]
    fn half_a_stretch_counts_as_none() {
        let numbers = Numbers::of(&[1; 4 * STRETCH - 1]);
        assert_eq!((numbers.at(0), Numbers::of(&[1; 4 * STRETCH]).at(STRETCH)), (0, 0));
    }
}
