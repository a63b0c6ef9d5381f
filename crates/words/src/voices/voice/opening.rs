//! The names of openings in a voice.

use crate::notation::openings;
use crate::voices::utterance::{Span, written};
use crate::voices::voice::Voice;

impl Voice {
    /// The name of an opening, the family first: all of it in this language, or else all of it in English.
    #[must_use]
    pub fn opening(&self, english: &str) -> Vec<Span> {
        let spans = self.opening_parts(english);
        let root = self.root();
        let is_english = |span: &Span| span.language == root.language;
        if spans.iter().all(|span| !is_english(span)) || self.language == root.language {
            return spans;
        }
        root.opening_parts(english)
    }

    /// The voice above all others.
    fn root(&self) -> &Self {
        self.parent.as_deref().map_or(self, Self::root)
    }

    /// The name of an opening, each part in the language that has words for it.
    fn opening_parts(&self, english: &str) -> Vec<Span> {
        let mut spans = Vec::new();
        for part in openings::parts(english) {
            if !spans.is_empty() {
                spans.push(self.span(", "));
            }
            spans.push(self.opening_part(part));
        }
        spans
    }

    /// The English names of the openings whose names in this language have every word of a text,
    /// whole or in part; none if the language has no names of its own.
    #[must_use]
    pub fn openings_like(&self, text: &str) -> Vec<&'static str> {
        let words = self.folding.words(text);
        if self.openings.is_empty() || words.is_empty() {
            return Vec::new();
        }
        let is_like = |name: &&str| {
            words.are_in(self.folding.folded(&written(&self.opening_parts(name))).as_bytes())
        };
        openings::all().map(|opening| opening.name).filter(is_like).collect()
    }

    fn opening_part(&self, english: &str) -> Span {
        self.opening_part_by(self, english)
    }

    fn opening_part_by(&self, speaker: &Self, english: &str) -> Span {
        match (self.openings.part(english), &self.parent) {
            (None, Some(parent)) => parent.opening_part_by(parent.speaker_for(speaker), english),
            (own, _) => speaker.span(own.as_deref().unwrap_or(english)),
        }
    }
}
