//! What a voice says, in its own accent also where the words are those of a voice of the same language.

use crate::voices::phrase::{Part, Value};
use crate::voices::utterance::{Span, written};
use crate::voices::voice::Voice;

impl Voice {
    /// A sentence, with the parents' if it has none of this name that says something; an empty one
    /// if nobody has.
    #[must_use]
    pub fn sentence(&self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        self.sentence_by(self, id, values)
    }

    /// A sentence as a voice of the same language says it, in its own accent.
    fn sentence_by(&self, speaker: &Self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        let own = self.phrases.format(id, values).map(|parts| speaker.spans(parts));
        match own {
            Some(own) if !written(&own).trim().is_empty() => own,
            own => {
                let parent = self.parent.as_ref();
                let parent = parent
                    .map(|parent| parent.sentence_by(parent.speaker_for(speaker), id, values));
                parent.filter(|spans| !spans.is_empty()).or(own).unwrap_or_default()
            }
        }
    }

    /// Who says its sentences for another voice: that one, if it is of the same language.
    pub(super) fn speaker_for<'a>(&'a self, other: &'a Self) -> &'a Self {
        if self.is_kin_of(&other.language) { other } else { self }
    }

    /// The first of these sentences that it has itself, or with its parents' where it has none.
    #[must_use]
    pub fn first_sentence(&self, ids: &[&str], values: &[(&str, Value)]) -> Vec<Span> {
        self.first_sentence_by(self, ids, values)
    }

    fn first_sentence_by(
        &self,
        speaker: &Self,
        ids: &[&str],
        values: &[(&str, Value)],
    ) -> Vec<Span> {
        match (ids.iter().find(|id| self.phrases.has(id)), &self.parent) {
            (None, Some(parent)) => {
                parent.first_sentence_by(parent.speaker_for(speaker), ids, values)
            }
            (own, _) => own.map(|id| self.sentence_by(speaker, id, values)).unwrap_or_default(),
        }
    }

    pub(super) fn spans(&self, parts: Vec<Part>) -> Vec<Span> {
        let mut spans: Vec<Span> = Vec::new();
        let mut goes_on = false;
        for part in parts {
            let text = match part {
                // What was cut ends by itself.
                Part::Text(text) => self.span(&text.replace("….", "…")),
                // A synthesiser reads it as it is.
                Part::Name(name) => Span { spoken: name.clone(), written: name, ..self.span("") },
                Part::Spans(more) => {
                    spans.extend(more);
                    goes_on = false;
                    continue;
                }
            };
            match spans.last_mut().filter(|_| goes_on) {
                Some(last) => join(last, &text),
                None => spans.push(text),
            }
            goes_on = true;
        }
        spans
    }
}

/// Puts a text behind another of the same voice; a name that was cut ends by itself.
fn join(one: &mut Span, next: &Span) {
    let is_cut = one.written.ends_with('…');
    let rest = |text: &str| text.strip_prefix('.').filter(|_| is_cut).unwrap_or(text).to_owned();
    one.written += &rest(&next.written);
    one.spoken += &rest(&next.spoken);
}
