//! How one's practice goes: the rating by puzzles over the weeks, drills, and streaks. Pure.

use std::time::Duration;

use crate::exercises::begun::{Asking, Begun};
use crate::exercises::drilling;
use crate::exercises::solving::{Streak, highest_rating, rating_until};
use crate::practice::cards::{Attempt, Grade};
use crate::voices::{Lines, Value};

const DAY: Duration = Duration::from_hours(24);

/// Of how many answers to drills it is said how they went.
const DRILLS: usize = 50;

impl Asking<'_> {
    /// How one's practice goes.
    pub(crate) fn tells_ratings(&self) -> Begun {
        let talk = &self.narrator.talk;
        let tried = self.known.tried();
        let Some(now) = self.known.now(self.at).filter(|_| !tried.is_empty()) else {
            return self.refused("ratings-none", &[]);
        };
        let mut lines = Lines::new();
        let rated = |until| rating_until(self.known, until).map(|rating| u32::from(rating).into());
        if let Some(rating) = rated(now) {
            lines.push(talk.sentence("ratings-puzzles", &[("rating", rating)]));
        }
        let ago = |days| now.checked_sub(DAY * days).and_then(rated);
        let past: [Option<Value>; 2] = [ago(7), ago(28)];
        let ids = ["ratings-week", "ratings-month"];
        lines.extend(
            past.into_iter()
                .zip(ids)
                .filter_map(|(rating, id)| Some(talk.sentence(id, &[("rating", rating?)]))),
        );
        let highest = highest_rating(self.known);
        let was_higher = highest.filter(|_| highest > rating_until(self.known, now));
        lines.extend(was_higher.map(|rating| {
            talk.sentence("ratings-highest", &[("rating", u32::from(rating).into())])
        }));
        let drills = tried.iter().rev().filter(|(name, _)| name.starts_with(drilling::KIND));
        let drills: Vec<&Attempt> = drills.map(|(_, attempt)| attempt).take(DRILLS).collect();
        if !drills.is_empty() {
            let right = drills.iter().filter(|attempt| attempt.outcome == Grade::Right).count();
            let values = [("right", right.into()), ("count", drills.len().into())];
            lines.push(talk.sentence("ratings-drills", &values));
        }
        let Streak { solved, record } = Streak::of(self.known);
        if record > 0 {
            let values = [("count", solved.into()), ("record", record.into())];
            lines.push(talk.sentence("ratings-streak", &values));
        }
        let days = days_in_a_row(tried.iter().map(|(_, attempt)| attempt.at), now);
        if days > 1 {
            lines.push(talk.sentence("ratings-days", &[("count", days.into())]));
        }
        Begun::Told(lines)
    }
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
}
