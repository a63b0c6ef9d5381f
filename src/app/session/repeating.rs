//! What comes again inside a session: what is due of what was practised, and one after another of it.

#![deny(clippy::wildcard_enum_match_arm)]

use std::collections::HashSet;
use std::time::Duration;

use crate::practice::cards::{self, Outcome};

use crate::app::session::activity::Change;
use crate::app::session::course::Course;
use crate::app::session::ending::{self, Endgame};
use crate::app::session::intent::{Intent, said};
use crate::app::session::learning::Learning;
use crate::app::session::mending::Mending;
use crate::app::session::practised::Practised;
use crate::app::session::practising::Practising;
use crate::app::session::repertoire::{self, Openings};
use crate::app::session::solving::{self, Shelf, Solving};
use crate::app::session::{Act, course, mending};
use crate::archive::{GameId, Labelled};
use crate::command::Command;
use crate::endgames::ending::Ending;
use crate::laws::At;
use crate::lessons::file_name;
use crate::puzzles::Wanted;

/// How long an exercise takes of which nobody knows it.
const USUAL: Duration = Duration::from_secs(30);

impl Learning {
    /// What is due: exercises of lessons and openings; puzzles, endings and mistakes that were missed once.
    fn all_due(&self, at: At) -> Vec<String> {
        let missed: HashSet<&str> = self
            .tried()
            .iter()
            .filter(|(_, attempt)| attempt.outcome == Outcome::Wrong)
            .map(|(exercise, _)| exercise.as_str())
            .collect();
        let comes_again = |exercise: &str| {
            exercise.starts_with(course::KIND)
                || exercise.starts_with(repertoire::KIND)
                || missed.contains(exercise)
                    && [solving::KIND, ending::KIND, mending::KIND]
                        .iter()
                        .any(|kind| exercise.starts_with(kind))
        };
        let again = self.tried().iter().filter(|(exercise, _)| comes_again(exercise));
        let standings = cards::standings(again.map(|(name, attempt)| (name.clone(), *attempt)));
        let due = self.now(at).map(|now| cards::due(standings, now)).unwrap_or_default();
        due.into_iter().filter(|exercise| self.again(exercise).is_some()).collect()
    }

    fn puzzle_again(&self, id: &str) -> Option<Solving> {
        if let Some(place) = id.strip_prefix(solving::MINED) {
            let puzzle = solving::mined(place)?;
            return Some(Solving::new(id.to_owned(), puzzle, Shelf::Games));
        }
        let Some((name, own)) = id.strip_prefix(solving::OWN).and_then(|id| id.split_once('/'))
        else {
            let from = Shelf::BuiltIn(Wanted::default());
            return Some(Solving::new(id.to_owned(), self.puzzles().get(id)?, from));
        };
        let file = self.brought.puzzles.iter().find(|file| file.name == name)?;
        let (_, puzzle) = file.puzzles.iter().find(|(known, _)| known == own)?;
        Some(Solving::new(
            id.to_owned(),
            puzzle.clone(),
            Shelf::Own(file_name(&file.file).to_owned()),
        ))
    }

    /// An exercise again, by the name by which it is kept.
    fn again(&self, exercise: &str) -> Option<Practised> {
        if let Some(id) = exercise.strip_prefix(solving::KIND) {
            return self.puzzle_again(id).map(|again| Practised::Puzzle(Box::new(again)));
        }
        if let Some(name) = exercise.strip_prefix(ending::KIND) {
            let ending = Ending::named(name)?;
            return Some(Practised::Ending(Box::new(Endgame::new(ending, ending.start()))));
        }
        if let Some(name) = exercise.strip_prefix(repertoire::KIND) {
            let again = Openings::again(name, &self.brought.openings)?;
            return Some(Practised::Openings(Box::new(again)));
        }
        if exercise.starts_with(mending::KIND) {
            let is = |(game, label): &&(GameId, Labelled)| {
                mending::kept_as(*game, label.ply) == exercise
            };
            let (game, label) = self.mistakes().iter().find(is)?;
            return Mending::again(*game, label).map(|again| Practised::Mistakes(Box::new(again)));
        }
        let (lesson, number) = exercise.strip_prefix(course::KIND)?.split_once('/')?;
        Course::alone(lesson, number.parse().ok()?, &self.brought.lessons)
            .map(|again| Practised::Lesson(Box::new(again)))
    }

    /// How long these take, by how long each took the last time.
    fn will_take(&self, due: &[String]) -> Duration {
        let took = |exercise: &String| {
            let mut all = self.tried().iter().rev();
            all.find(|(tried, _)| tried == exercise).and_then(|(_, attempt)| attempt.took)
        };
        due.iter().map(|exercise| took(exercise).unwrap_or(USUAL)).sum()
    }
}

impl Practising<'_> {
    /// What is due, and how long it takes; if it is nothing, where something new is.
    pub(super) fn due_today(&self, at: At) -> Act {
        let due = self.learning.all_due(at);
        let narrator = &self.manner.narrator;
        if due.is_empty() {
            let none = narrator.talk.sentence("due-none", &[]);
            return self.manner.told_lines(vec![none, self.exercises().what_is_new(at)]);
        }
        let minutes = self.learning.will_take(&due).as_secs().div_ceil(60).max(1);
        let practise = narrator.talk.command_name(Command::Practise);
        let values = [
            ("count", due.len().into()),
            ("time", narrator.time(Duration::from_mins(minutes))),
            ("practise", practise.into()),
        ];
        self.manner.said("due-today", &values)
    }

    /// What is due is practised, one after another.
    pub(super) fn begins_due(&mut self, at: At) -> Vec<Intent> {
        self.learning.due = self.learning.all_due(at).into();
        match self.next_due() {
            Some(practised) => self.exercises().stops_for(practised),
            None => said(self.due_today(at)),
        }
    }

    fn next_due(&mut self) -> Option<Practised> {
        let exercise = self.learning.due.pop_front()?;
        self.learning.again(&exercise)
    }

    /// What is practised is done: what is due comes next, or the end.
    pub(super) fn goes_on_with_due(&mut self, at: At) -> Vec<Intent> {
        if let Some(next) = self.next_due() {
            return vec![Intent::Activity(Change::Practise(Box::new(next), false))];
        }
        let was_due = self.place.activity.practised().is_some_and(Practised::is_alone);
        let done = was_due.then(|| self.manner.said("due-done", &[]).into());
        let closed = self.place.activity.close();
        let wanted = self.teller().requests().after_review(at, closed);
        done.into_iter().chain(wanted).collect()
    }
}
