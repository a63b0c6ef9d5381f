//! What comes again inside a session: what is due of what was practised, and one after another of it.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use crate::app::session::Act;
use crate::app::session::intent::{Change, Intent, said};
use crate::app::session::practising::Practising;
use crate::command::Command;
use crate::exercises::{Exercise, kinds};
use crate::laws::At;

impl Practising<'_> {
    /// What is due, and how long it takes; if it is nothing, where something new is.
    pub(crate) fn due_today(&self, at: At) -> Act {
        let due = kinds::due(&self.learning.known, at);
        let narrator = &self.manner.narrator;
        if due.is_empty() {
            let none = narrator.talk.sentence("due-none", &[]);
            return self.manner.told_lines(vec![none, self.exercises().asking(at).what_is_new()]);
        }
        let minutes = kinds::will_take(&due, &self.learning.known).as_secs().div_ceil(60).max(1);
        let practise = narrator.talk.command_name(Command::Practise);
        let values = [
            ("count", due.len().into()),
            ("time", narrator.time(Duration::from_mins(minutes))),
            ("practise", practise.into()),
        ];
        self.manner.said("due-today", &values)
    }

    /// What is due is practised, one after another.
    pub(crate) fn begins_due(&mut self, at: At) -> Vec<Intent> {
        self.learning.due = kinds::due(&self.learning.known, at).into();
        match self.next_due() {
            Some(practised) => self.exercises().stops_for(practised),
            None => said(self.due_today(at)),
        }
    }

    fn next_due(&mut self) -> Option<Box<dyn Exercise>> {
        let exercise = self.learning.due.pop_front()?;
        kinds::again(&exercise, &self.learning.known)
    }

    /// What is practised is done: what is due comes next, or the end.
    pub(crate) fn goes_on_with_due(&mut self, at: At) -> Vec<Intent> {
        if let Some(next) = self.next_due() {
            return vec![Intent::Activity(Change::Practise(next, false))];
        }
        let was_due = self.place.activity.practised().is_some_and(Exercise::is_alone);
        let done = was_due.then(|| self.manner.said("due-done", &[]).into());
        let closed = self.place.activity.close();
        let wanted = self.teller().requests().after_review(at, closed);
        done.into_iter().chain(wanted).collect()
    }
}
