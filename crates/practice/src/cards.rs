//! When an exercise comes again: eight steps, from four hours to half a year.
//!
//! Every attempt is kept as it was. What is due is computed of them anew each time, so that another
//! ladder can be tried without losing anything.

use std::collections::BTreeMap;
use std::collections::VecDeque;
use std::time::Duration;

const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;

/// How long an exercise rests on each step.
pub const STEPS: [Duration; 8] = [
    Duration::from_secs(4 * HOUR),
    Duration::from_secs(DAY),
    Duration::from_secs(3 * DAY),
    Duration::from_secs(7 * DAY),
    Duration::from_secs(14 * DAY),
    Duration::from_secs(30 * DAY),
    Duration::from_secs(91 * DAY),
    Duration::from_secs(182 * DAY),
];

/// Of how many right answers the usual time is taken.
const RECENT: usize = 16;

/// One attempt at an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// When it was made, since the beginning of 1970.
    pub at: Duration,
    /// How it went.
    pub outcome: Grade,
    /// How long the answer took, from the end of the question; nothing where nobody looked.
    pub took: Option<Duration>,
}

/// How an attempt went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// The first answer was wrong.
    Wrong,
    /// It was right, after a hint.
    Helped,
    /// It was right.
    Right,
}

/// Where an exercise stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// On which of the [`STEPS`] it rests.
    pub step: usize,
    /// When it comes again, since the beginning of 1970.
    pub due: Duration,
}

/// Where each exercise stands after these attempts, which are in the order of their times.
///
/// A wrong answer begins again with the first step. With a hint an exercise rests as long as before,
/// and right it goes up a step: two, where the answer took less than half of the usual time, which is
/// the median of the last sixteen right answers before it.
pub fn standings<K: Ord>(
    attempts: impl IntoIterator<Item = (K, Attempt)>,
) -> BTreeMap<K, Standing> {
    let mut all = BTreeMap::new();
    let mut times = VecDeque::new();
    for (exercise, attempt) in attempts {
        let before = all.get(&exercise).map(|standing: &Standing| standing.step);
        let is_quick =
            attempt.took.zip(median(&times)).is_some_and(|(took, usual)| took * 2 < usual);
        let step = match (attempt.outcome, before) {
            (Grade::Wrong, _) | (_, None) => 0,
            (Grade::Helped, Some(step)) => step,
            (Grade::Right, Some(step)) => step + if is_quick { 2 } else { 1 },
        };
        let step = step.min(STEPS.len() - 1);
        all.insert(exercise, Standing { step, due: attempt.at + STEPS[step] });
        if attempt.outcome == Grade::Right {
            times.extend(attempt.took);
            times.drain(..times.len().saturating_sub(RECENT));
        }
    }
    all
}

/// What is due at a time since the beginning of 1970: what was due first comes first.
#[must_use]
pub fn due<K>(standings: BTreeMap<K, Standing>, now: Duration) -> Vec<K> {
    let mut due: Vec<(Duration, K)> = standings
        .into_iter()
        .filter(|(_, standing)| standing.due <= now)
        .map(|(exercise, standing)| (standing.due, exercise))
        .collect();
    due.sort_by_key(|(due, _)| *due);
    due.into_iter().map(|(_, exercise)| exercise).collect()
}

/// The one in the middle; of an even number the longer of the two.
fn median(times: &VecDeque<Duration>) -> Option<Duration> {
    let mut sorted: Vec<Duration> = times.iter().copied().collect();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempt(hour: u64, result: Grade, secs: u64) -> Attempt {
        Attempt {
            at: Duration::from_secs(hour * HOUR),
            outcome: result,
            took: Some(Duration::from_secs(secs)),
        }
    }

    /// The steps of one exercise after each of these attempts, an hour apart.
    fn steps(attempts: &[(Grade, u64)]) -> Vec<usize> {
        let made = |count: usize| {
            let made = attempts[..count].iter().zip(0..);
            let made = made.map(|(&(result, secs), hour)| ("one", attempt(hour, result, secs)));
            standings(made)["one"].step
        };
        (1..=attempts.len()).map(made).collect()
    }

    #[test]
    fn right_answers_go_up_and_a_wrong_one_begins_again() {
        use Grade::{Helped, Right, Wrong};
        let went = [Right, Right, Right, Helped, Right, Wrong, Right].map(|result| (result, 10));
        assert_eq!(steps(&went), [0, 1, 2, 2, 3, 0, 1]);
    }

    #[test]
    fn a_quick_answer_goes_up_two_steps() {
        use Grade::Right;
        assert_eq!(steps(&[(Right, 10), (Right, 5), (Right, 4), (Right, 2)]), [0, 1, 3, 5]);
    }

    #[test]
    fn nobody_rests_longer_than_half_a_year() {
        let went = [(Grade::Right, 10); 12];
        assert_eq!(steps(&went).last(), Some(&7));
    }

    #[test]
    fn each_exercise_has_its_own_step_and_is_due_by_its_last_attempt() {
        let went = [
            ("one", attempt(0, Grade::Right, 10)),
            ("two", attempt(1, Grade::Right, 10)),
            ("one", attempt(30, Grade::Right, 10)),
        ];
        let all = standings(went);
        let due = |name: &str| all[name].due.as_secs() / HOUR;
        assert_eq!((due("one"), due("two")), (30 + 24, 1 + 4));
    }

    #[test]
    fn what_was_due_first_comes_first_and_what_rests_does_not() {
        let went = [
            ("late", attempt(2, Grade::Right, 10)),
            ("early", attempt(0, Grade::Wrong, 10)),
            ("rests", attempt(5, Grade::Right, 10)),
        ];
        let at = |hour: u64| due(standings(went), Duration::from_secs(hour * HOUR));
        assert_eq!(at(3), Vec::<&str>::new());
        assert_eq!(at(4), ["early"]);
        assert_eq!(at(8), ["early", "late"]);
    }

    #[test]
    fn usual_is_what_the_last_sixteen_took() {
        let slow = (0..20).map(|hour| ("slow", attempt(hour, Grade::Right, 100)));
        let quick = (20..40).map(|hour| ("quick", attempt(hour, Grade::Right, 10)));
        let now = ("now", attempt(40, Grade::Right, 6));
        let again = ("now", attempt(41, Grade::Right, 6));
        let all = standings(slow.chain(quick).chain([now, again]));
        // Six seconds are quick beside a hundred, not beside ten.
        assert_eq!(all["now"].step, 1);
    }
}
