//! How one's practice goes: the rating by puzzles over the weeks, drills, and streaks. Pure.

use std::time::Duration;

use crate::command::Command;
use crate::exercises::begun::{Asking, Begun, OverWeeks};
use crate::exercises::drilling;
use crate::exercises::solving::{Streak, ratings};
use crate::practice::cards::{Attempt, Grade};
use crate::voices::{Lines, Span, Value};

const DAY: Duration = Duration::from_hours(24);
const WEEK: Duration = Duration::from_hours(24 * 7);

/// Of how many answers to drills it is said how they went.
const DRILLS: usize = 50;

/// How many weeks are seen at most.
const WEEKS: u32 = 52;

/// The heights of a row.
const HEIGHTS: u16 = 8;

/// A smaller difference of ratings does not fill the heights: it is chance.
const SPAN: u16 = 160;

impl Asking<'_> {
    /// How one's practice goes; or, behind a number, how it went so many weeks ago.
    pub(crate) fn tells_ratings(&self, rest: &str) -> Begun {
        let Some(now) = self.known.now(self.at).filter(|_| !self.known.tried().is_empty()) else {
            return self.refused("ratings-none", &[]);
        };
        if rest.is_empty() {
            return Begun::Weeks(self.ratings_now(now), self.over_weeks(now));
        }
        let weeks = self.of.number(rest).and_then(|weeks| u32::try_from(weeks).ok());
        let weeks = weeks.filter(|weeks| *weeks > 0);
        let Some(weeks) = weeks else {
            let name = self.narrator.talk.command_name(Command::Ratings);
            return self.refused("argument-number", &[("name", name.into())]);
        };
        Begun::Weeks(self.week_told(now, weeks), self.over_weeks(now))
    }

    /// How it goes now, and how it went.
    fn ratings_now(&self, now: Duration) -> Lines {
        let talk = &self.narrator.talk;
        let mut lines = Lines::new();
        let ratings = ratings(self.known);
        let rated = |id, rating: u16| talk.sentence(id, &[("rating", u32::from(rating).into())]);
        let ago = |weeks: u32| now.checked_sub(WEEK * weeks).and_then(|at| until(&ratings, at));
        let known =
            [("ratings-puzzles", ago(0)), ("ratings-week", ago(1)), ("ratings-month", ago(4))];
        lines.extend(known.into_iter().filter_map(|(id, rating)| Some(rated(id, rating?))));
        let highest = ratings.iter().map(|(_, rating)| *rating).max();
        let was_higher = highest.filter(|_| highest > ago(0));
        lines.extend(was_higher.map(|rating| rated("ratings-highest", rating)));
        let drills: Vec<&Attempt> = self.drills_done().rev().take(DRILLS).collect();
        lines.extend(self.drills_told("ratings-drills", &drills));
        let Streak { solved, record } = Streak::of(self.known);
        if record > 0 {
            let values = [("count", solved.into()), ("record", record.into())];
            lines.push(talk.sentence("ratings-streak", &values));
        }
        let days = days_in_a_row(self.known.tried().iter().map(|(_, attempt)| attempt.at), now);
        if days > 1 {
            lines.push(talk.sentence("ratings-days", &[("count", days.into())]));
        }
        lines
    }

    /// How it went so many weeks ago: one step of what eyes see in a row.
    fn week_told(&self, now: Duration, weeks: u32) -> Lines {
        let talk = &self.narrator.talk;
        let ago = ("weeks", Value::from(weeks));
        let rating = WEEK
            .checked_mul(weeks)
            .and_then(|ago| now.checked_sub(ago))
            .and_then(|at| until(&ratings(self.known), at));
        let rated = rating.map(|rating| {
            talk.sentence("ratings-ago", &[ago.clone(), ("rating", u32::from(rating).into())])
        });
        let drilled = self.drills_told("ratings-ago-drills", &self.drills_in(now, weeks));
        let lines: Lines = rated.into_iter().chain(drilled).collect();
        if lines.is_empty() { vec![talk.sentence("ratings-ago-none", &[ago])] } else { lines }
    }

    /// The same of each week since the first.
    fn over_weeks(&self, now: Duration) -> OverWeeks {
        let first = self.known.tried().iter().map(|(_, attempt)| attempt.at).min();
        let since = now.saturating_sub(first.unwrap_or(now)).as_secs() / WEEK.as_secs();
        let weeks = u32::try_from(since).unwrap_or(WEEKS).min(WEEKS - 1);
        if weeks == 0 {
            return OverWeeks::new();
        }
        let ratings = ratings(self.known);
        let rated: Vec<Option<u16>> = (0..=weeks)
            .rev()
            .map(|ago| now.checked_sub(WEEK * ago).and_then(|at| until(&ratings, at)))
            .collect();
        let drilled = (0..=weeks).rev().map(|ago| share(&self.drills_in(now, ago)));
        let rows = [(Command::Puzzle, heights(&rated)), (Command::Drill, drilled.collect())];
        rows.into_iter().filter(|(_, row)| row.iter().any(|height| *height > 0)).collect()
    }

    /// The answers to drills, in their order.
    fn drills_done(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        let drills = self.known.tried().iter().filter(|(name, _)| name.starts_with(drilling::KIND));
        drills.map(|(_, attempt)| attempt)
    }

    /// Those in the week that ended so many weeks ago.
    fn drills_in(&self, now: Duration, weeks: u32) -> Vec<&Attempt> {
        let is_in = |attempt: &&Attempt| {
            let ago = now.checked_sub(attempt.at).map(|ago| ago.as_secs() / WEEK.as_secs());
            ago == Some(weeks.into())
        };
        self.drills_done().filter(is_in).collect()
    }

    /// How many of them were right.
    fn drills_told(&self, id: &str, drills: &[&Attempt]) -> Option<Vec<Span>> {
        let values = [("right", right(drills).into()), ("count", drills.len().into())];
        (!drills.is_empty()).then(|| self.narrator.talk.sentence(id, &values))
    }
}

/// The last of these ratings until then.
fn until(ratings: &[(Duration, u16)], at: Duration) -> Option<u16> {
    ratings.iter().take_while(|(when, _)| *when <= at).last().map(|(_, rating)| *rating)
}

fn right(drills: &[&Attempt]) -> usize {
    drills.iter().filter(|attempt| attempt.outcome == Grade::Right).count()
}

/// How many of the answers were right, as a height.
fn share(drills: &[&Attempt]) -> u8 {
    if drills.is_empty() {
        return 0;
    }
    let steps = usize::from(HEIGHTS - 1);
    u8::try_from(1 + right(drills) * steps / drills.len()).unwrap_or(0)
}

/// Ratings as heights, between the lowest and the highest of them.
fn heights(rated: &[Option<u16>]) -> Vec<u8> {
    let known = || rated.iter().copied().flatten();
    let (Some(low), Some(high)) = (known().min(), known().max()) else {
        return vec![0; rated.len()];
    };
    let span = (high - low).max(SPAN);
    let ground = low.saturating_sub((span - (high - low)) / 2);
    let height =
        |rating: u16| u8::try_from(1 + (rating - ground) * (HEIGHTS - 1) / span).unwrap_or(0);
    rated.iter().map(|rating| rating.map_or(0, height)).collect()
}

/// On how many days in a row something was practised, up to today or yesterday.
fn days_in_a_row(times: impl Iterator<Item = Duration>, now: Duration) -> u32 {
    let day = |time: Duration| time.as_secs() / DAY.as_secs();
    let mut days: Vec<u64> = times.map(day).collect();
    days.sort_unstable();
    days.dedup();
    let mut expected = day(now);
    let mut row = 0;
    for practised in days.into_iter().rev() {
        if practised == expected || row == 0 && practised + 1 == expected {
            row += 1;
            expected = practised.saturating_sub(1);
        } else {
            break;
        }
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_end_today_or_yesterday() {
        let row =
            |days: &[u32], now: u32| days_in_a_row(days.iter().map(|day| DAY * *day), DAY * now);
        assert_eq!(row(&[], 9), 0);
        assert_eq!(row(&[9], 9), 1);
        assert_eq!(row(&[5, 7, 7, 8, 9], 9), 3);
        assert_eq!(row(&[7, 8], 9), 2);
        assert_eq!(row(&[6, 7], 9), 0);
    }

    #[test]
    fn a_large_difference_fills_the_heights_and_a_small_one_does_not() {
        assert_eq!(heights(&[None, Some(1200), Some(1500), Some(1800)]), [0, 1, 4, 8]);
        assert_eq!(heights(&[Some(1500), Some(1510)]), [4, 4]);
        assert_eq!(heights(&[Some(40), Some(0)]), [2, 1]);
        assert_eq!(heights(&[None, None]), [0, 0]);
    }

    #[test]
    fn a_week_of_drills_is_as_high_as_its_share_of_right_answers() {
        let of = |outcome| Attempt { at: Duration::ZERO, outcome, took: None };
        let [right, wrong, helped] = [Grade::Right, Grade::Wrong, Grade::Helped].map(of);
        assert_eq!([share(&[]), share(&[&wrong, &helped]), share(&[&right])], [0, 1, 8]);
        assert_eq!(share(&[&right, &wrong]), 4);
    }
}
