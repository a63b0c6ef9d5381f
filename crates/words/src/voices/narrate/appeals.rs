//! What is said of appeals against the arbiter's decisions, of faults that he notes, and of what he has seen
//! to.

use shakmaty::Color;

use crate::voices::narrate::Narrator;
use crate::voices::utterance::Span;

/// What is said of appeals, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct AppealWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of appeals.
    #[must_use]
    pub const fn appeals(&self) -> AppealWords<'_> {
        AppealWords(self)
    }
}

impl AppealWords<'_> {
    /// That a player appeals against a ruling, and for which reasons, if they are told.
    #[must_use]
    pub fn appealed(self, by: Color, number: u32, why: &str) -> Vec<Span> {
        let values = [("color", self.0.color(by)), ("number", number.into())];
        self.with_reasons(self.0.talk.sentence("appeal-by", &values), why)
    }

    /// What has become of an appeal, and for which reasons.
    #[must_use]
    pub fn decided(self, number: u32, upheld: bool, why: &str) -> Vec<Span> {
        let id = if upheld { "appeal-upheld" } else { "appeal-rejected" };
        self.with_reasons(self.0.talk.sentence(id, &[("number", number.into())]), why)
    }

    fn with_reasons(self, mut said: Vec<Span>, why: &str) -> Vec<Span> {
        if !why.is_empty() {
            said.push(self.0.talk.span(" "));
            said.push(self.0.talk.span(why));
        }
        said
    }
}
