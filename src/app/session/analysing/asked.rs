//! What the player has asked and is not answered yet: it is begun aloud, answered in its order, and taken
//! back only aloud.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use crate::app::session::analysing::question::Question;
use crate::app::session::analysing::{
    Analysing, AnsweredBy, LONGEST, OpenQuestion, Questioner, Stage, TOLD, TimeUp, engine_of,
};
use crate::app::session::intent::{Intent, said};
use crate::app::session::{Manner, Place};
use crate::command::Analysis;
use crate::exercises::Exercise;
use crate::laws::At;
use crate::understanding::About;
use crate::voices::{Priority, Value};

impl Analysing {
    /// The player asks about the position here.
    pub(in crate::app::session) fn asks(
        &mut self,
        at: At,
        place: &Place,
        manner: &Manner,
        command: Analysis,
        about: &About,
    ) -> Vec<Intent> {
        let question = match Question::of(place, manner, command, about) {
            Ok(question) => question,
            Err(wanted) => return wanted,
        };
        self.line = None;
        if let Some(told) = self.answers(place, manner, &question) {
            return told;
        }
        if self.is_waiting() {
            return said(manner.said(self.waits_too(question), &[]));
        }
        let stopped = self.stop_asked();
        stopped.into_iter().chain(self.seeks(at, place, manner, question)).collect()
    }

    /// Answers at once by what is known.
    fn answers(
        &mut self,
        place: &Place,
        manner: &Manner,
        question: &Question,
    ) -> Option<Vec<Intent>> {
        if let Some(told) = self.looks_up(manner, question) {
            return Some(told);
        }
        let by = AnsweredBy::of(self.usable(engine_of(place, manner)).as_ref());
        let found = self.known.of(question.command).as_ref()?;
        // Why a move is good is asked of the one that was named, whoever has named it.
        let counts = found.by == by || question.command == Analysis::Why;
        (counts && question.is_answered_by(found)).then(|| self.tells(manner, question))
    }

    /// An engine, unless it is known that it cannot be used.
    pub(super) fn usable(&self, file: Option<String>) -> Option<String> {
        file.filter(|file| ![&self.unfit, &self.lost].into_iter().flatten().any(|it| it == file))
    }

    /// An engine that was given up in the game judges nothing either.
    pub(in crate::app::session) fn goes_without(&mut self, lost: Option<String>) {
        self.lost = lost;
    }

    /// It is found out.
    fn seeks(&mut self, at: At, place: &Place, manner: &Manner, question: Question) -> Vec<Intent> {
        let file = self.usable(engine_of(place, manner));
        let (ticket, by) = (self.tickets.next(), AnsweredBy::of(file.as_ref()));
        let look_up = question.looks_up(ticket, manner);
        let stage = if look_up.is_some() { Stage::LookingUp } else { Stage::Starting };
        // One that has waited was begun aloud when it was asked.
        let (patience, wait) =
            if question.is_begun { (TimeUp::Told, LONGEST) } else { (TimeUp::Quiet, TOLD) };
        let asker = Questioner::Player(question);
        self.asked = Some(OpenQuestion {
            ticket,
            asker,
            by,
            stage,
            until: at + wait,
            patience,
            is_alive: false,
            shows: false,
        });
        look_up.map_or_else(|| self.begins(at, manner, file), |look_up| vec![look_up])
    }

    /// A question waits until the one before it is answered; the sentence that says so. One that waits
    /// already is not answered twice.
    fn waits_too(&mut self, question: Question) -> &'static str {
        if self.waiting().any(|asked| asked.is_like(&question)) {
            return question.waits();
        }
        let begun = question.begun();
        self.queue.push_back(Question { is_begun: true, ..question });
        begun
    }

    /// What was asked besides is answered now.
    pub(super) fn goes_on(&self) -> Option<Intent> {
        (!self.queue.is_empty()).then_some(Intent::AnalyseNext)
    }

    /// The next of what was asked besides is answered, or found out.
    pub(in crate::app::session) fn asks_next(
        &mut self,
        at: At,
        place: &Place,
        manner: &Manner,
    ) -> Vec<Intent> {
        let Some(question) = self.queue.pop_front() else { return Vec::new() };
        match self.answers(place, manner, &question) {
            Some(told) => told.into_iter().chain(self.goes_on()).collect(),
            None => self.seeks(at, place, manner, question),
        }
    }

    /// Whether the player awaits an answer to his question.
    pub(in crate::app::session) fn is_waiting(&self) -> bool {
        self.asked.as_ref().is_some_and(|asked| !asked.asker.is_review())
    }

    /// How much of the time is gone that the answer may take, in percent; nothing where the player has not
    /// been told that it is thought about.
    pub(in crate::app::session) fn percent_gone(&self, at: At) -> Option<u8> {
        let asked = self.asked.as_ref().filter(|asked| !asked.asker.is_review())?;
        let left = match asked.patience {
            TimeUp::Quiet => return None,
            TimeUp::Told => asked.until.since(at),
            TimeUp::Stopping { .. } => Duration::ZERO,
        };
        let gone = LONGEST.saturating_sub(left).as_millis() * 100 / LONGEST.as_millis();
        u8::try_from(gone).ok()
    }

    /// What the player awaits answers to, in their order.
    fn waiting(&self) -> impl Iterator<Item = &Question> {
        let first = self.asked.as_ref().and_then(|asked| match &asked.asker {
            Questioner::Player(question) => Some(question),
            Questioner::Review(_) => None,
        });
        first.into_iter().chain(&self.queue)
    }

    /// Another line was typed while answers are awaited: they come in full, for he may be listening to
    /// something else by then.
    pub(in crate::app::session) fn comes_between(&mut self) {
        let first = self.asked.as_mut().and_then(|asked| match &mut asked.asker {
            Questioner::Player(question) => Some(question),
            Questioner::Review(_) => None,
        });
        first.into_iter().chain(&mut self.queue).for_each(|question| {
            question.priority = Priority::Move;
        });
    }

    /// Takes back what the player awaits an answer to, and says so.
    pub(in crate::app::session) fn stop(&mut self, manner: &Manner) -> Vec<Intent> {
        if !self.is_waiting() {
            return Vec::new();
        }
        let talk = &manner.narrator.talk;
        let name = |question: &Question| talk.command_name(question.command.command());
        let names: Vec<&str> = self.waiting().map(name).collect();
        let values = [("names", Value::from(names.join(", ")))];
        self.queue.clear();
        let told = manner.told("analysis-stopped", &values);
        self.stop_asked().into_iter().chain([told.into()]).collect()
    }

    /// Takes it back where the position has changed meanwhile, by a move or because something else is done
    /// here. And what a review needs, where nothing is reviewed any more.
    pub(in crate::app::session) fn follows(
        &mut self,
        place: &Place,
        manner: &Manner,
    ) -> Vec<Intent> {
        match self.asked.as_ref().map(|asked| &asked.asker) {
            Some(Questioner::Player(question)) if !question.is_about(place) => self.stop(manner),
            Some(Questioner::Review(_))
                if !place.activity.practised().is_some_and(Exercise::is_searched) =>
            {
                self.stop_asked().into_iter().collect()
            }
            Some(Questioner::Player(_) | Questioner::Review(_)) | None => Vec::new(),
        }
    }
}
