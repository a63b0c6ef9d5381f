//! How the last answers of a drill went. Pure.

use std::time::Duration;

use crate::command::Command;
use crate::exercises::drilling::{kept_as, name};
use crate::practice::cards::{Attempt, Grade};
use crate::practice::drill::{Drill, DrillLevel};
use crate::voices::{Narrator, Offered, Span};

/// Of how many answers it is said how they went.
const RECENT: usize = 16;

/// How the last answers of a drill went.
pub(super) struct DrillStanding {
    pub(super) right: usize,
    pub(super) count: usize,
    /// The one in the middle.
    took: Option<Duration>,
    /// Whether it is time for the next level.
    pub(super) holds: bool,
}

impl DrillStanding {
    pub(super) fn of(drill: Drill, level: DrillLevel, tried: &[(String, Attempt)]) -> Self {
        let name = kept_as(drill, level);
        let all = tried.iter().rev().filter(|(tried, _)| *tried == name);
        let recent: Vec<Attempt> = all.map(|(_, attempt)| *attempt).take(RECENT).collect();
        let right = recent.iter().filter(|it| it.outcome == Grade::Right).count();
        let mut times: Vec<Duration> = recent.iter().filter_map(|it| it.took).collect();
        times.sort_unstable();
        let count = recent.len();
        Self {
            right,
            count,
            took: times.get(times.len() / 2).copied(),
            // Nothing is claimed of fewer than half of them.
            holds: count * 2 >= RECENT && right * 100 >= count * drill.held_at(),
        }
    }

    pub(super) fn said(&self, narrator: &Narrator) -> Option<Vec<Span>> {
        let took = narrator.time(self.took?);
        let values = [("right", self.right.into()), ("count", self.count.into()), ("time", took)];
        Some(narrator.talk.sentence("drill-standing", &values))
    }
}

/// All drills, numbered, each with the level that was done last and how it went.
pub(crate) fn list(tried: &[(String, Attempt)], narrator: &Narrator) -> Offered {
    let line = |drill: Drill| {
        let levels = (1..=3).rev().filter_map(DrillLevel::new);
        let is_tried =
            |level: &DrillLevel| tried.iter().any(|(it, _)| *it == kept_as(drill, *level));
        let named = ("name", name(drill, narrator).into());
        let level = levels.into_iter().find(is_tried)?;
        let standing = DrillStanding::of(drill, level, tried);
        let values = [
            named,
            ("level", u32::from(level.get()).into()),
            ("right", standing.right.into()),
            ("count", standing.count.into()),
        ];
        Some(narrator.talk.sentence("drill-line-done", &values))
    };
    let numbered = |(drill, number): (Drill, usize)| {
        let title = line(drill).unwrap_or_else(|| name(drill, narrator));
        let values = [("number", number.into()), ("title", title.into())];
        narrator.talk.sentence("lesson-line", &values)
    };
    let lines = Drill::ALL.into_iter().zip(1..).map(numbered);
    let told = [narrator.talk.sentence("drill-list", &[])].into_iter().chain(lines).collect();
    Offered::numbered(Command::Drill, told, 1)
}
