//! The exercises of a lesson with those that are made by chance, behind those that are written. Their numbers
//! tell by which seed, so that each comes again as it was.

use crate::laws::Position;

use crate::lessons::exercises;
use crate::practice::lesson::{self, Exercise};

/// So many exercises a lesson has at least, and so many of them are new each time.
const LEAST: usize = 6;
const NEW: usize = 2;

/// The numbers of those that are made: this for each seed, and their places.
const OF_A_SEED: usize = 1000;

/// All exercises of a lesson for a seed, each with its number. `is_won`: whether the side to move wins, if somebody knows.
#[must_use]
pub fn exercises_with(
    name: &str,
    seed: u64,
    is_won: impl Fn(&Position) -> Option<bool>,
) -> Vec<(usize, Exercise)> {
    let mut all = exercises(name);
    let count = LEAST.saturating_sub(all.len()).max(NEW);
    let made = lesson::made(name, count, seed, is_won);
    let base = usize::try_from(seed).unwrap_or_default().saturating_add(1);
    let base = base.saturating_mul(OF_A_SEED);
    all.extend((base + 1..).zip(made));
    all
}

/// The seed of an exercise that was made, by its number; `None` where it is written.
#[must_use]
pub fn seed_of(number: usize) -> Option<u64> {
    let seed = (number / OF_A_SEED).checked_sub(1)?;
    u64::try_from(seed).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::names;

    #[test]
    fn every_lesson_has_six_exercises_and_two_that_are_new_each_time() {
        for name in names() {
            for seed in 0..5 {
                let all = exercises_with(name, seed, |_| Some(seed % 2 == 0));
                let new: Vec<usize> =
                    all.iter().map(|(at, _)| *at).filter(|at| seed_of(*at).is_some()).collect();
                assert!(all.len() >= LEAST && new.len() >= NEW, "{name}: {} {new:?}", all.len());
                assert!(new.iter().all(|at| seed_of(*at) == Some(seed)), "{name}: {new:?}");
            }
        }
        assert_eq!(seed_of(7), None);
    }
}
