//! The list of the drills, and how they went. Pure.

use crate::app::session::drilling::standing::Standing;
use crate::app::session::drilling::{kept_as, name};
use crate::app::session::review::Lines;
use crate::practice::cards::Attempt;
use crate::practice::drill::{Drill, Level};
use crate::voices::Narrator;

/// All drills, numbered, each with the level that was done last and how it went.
pub(in crate::app::session) fn list(tried: &[(String, Attempt)], narrator: &Narrator) -> Lines {
    let line = |drill: Drill| {
        let levels = (1..=3).rev().filter_map(Level::new);
        let is_tried = |level: &Level| tried.iter().any(|(it, _)| *it == kept_as(drill, *level));
        let named = ("name", name(drill, narrator).into());
        let level = levels.into_iter().find(is_tried)?;
        let standing = Standing::of(drill, level, tried);
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
    [narrator.talk.sentence("drill-list", &[])].into_iter().chain(lines).collect()
}
