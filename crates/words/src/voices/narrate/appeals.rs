//! What is said of appeals against the arbiter's decisions, of faults that he notes, and of what he has seen
//! to.

use shakmaty::Color;

use crate::laws::Offence;
use crate::voices::narrate::Narrator;
use crate::voices::utterance::{Priority, Span, Utterance};

impl Narrator {
    /// That a player appeals against a ruling, and for which reasons, if they are told.
    #[must_use]
    pub fn appealed(&self, by: Color, number: u32, why: &str) -> Vec<Span> {
        let values = [("color", self.color(by)), ("number", number.into())];
        self.with_reasons(self.talk.sentence("appeal-by", &values), why)
    }

    /// What has become of an appeal, and for which reasons.
    #[must_use]
    pub fn appeal_decided(&self, number: u32, upheld: bool, why: &str) -> Vec<Span> {
        let id = if upheld { "appeal-upheld" } else { "appeal-rejected" };
        self.with_reasons(self.talk.sentence(id, &[("number", number.into())]), why)
    }

    fn with_reasons(&self, mut said: Vec<Span>, why: &str) -> Vec<Span> {
        if !why.is_empty() {
            said.push(self.talk.span(" "));
            said.push(self.talk.span(why));
        }
        said
    }

    /// That a player has done something that an arbiter notes.
    #[must_use]
    pub fn offence(&self, by: Color, offence: Offence) -> Utterance {
        let id = format!("offence-{}", offence.name());
        self.say(Priority::Move, &id, &[("color", self.color(by))])
    }

    /// That something is seen to, or is still to be done.
    #[must_use]
    pub fn ticked(&self, task: &str, done: bool) -> Vec<Span> {
        let what = self.talk.sentence(task, &[]).into();
        self.talk.sentence(if done { "task-done" } else { "task-open" }, &[("what", what)])
    }
}
