//! Sentences: Fluent messages whose gaps may hold spans of another language.
//!
//! Fluent gives one text. A gap for spans is filled with a private mark and the text is cut there.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::voices::utterance::Span;

/// What fills a gap of a sentence.
#[derive(Clone, Debug)]
pub enum Value {
    /// A number, which also chooses singular and plural.
    Number(i64),
    /// A text in the language of the sentence.
    Text(String),
    /// Spans, each in its own language.
    Spans(Vec<Span>),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Vec<Span>> for Value {
    fn from(spans: Vec<Span>) -> Self {
        Self::Spans(spans)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A part of a formatted sentence.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    Text(String),
    Spans(Vec<Span>),
}

/// The gap that every sentence may have: how the player calls the program.
const PROGRAM: &str = "program";

/// The sentences of one voice.
pub(crate) struct Phrases {
    bundle: FluentBundle<FluentResource>,
    program: String,
}

impl std::fmt::Debug for Phrases {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Phrases").finish_non_exhaustive()
    }
}

impl Phrases {
    /// No sentences yet; the program is called so.
    pub(crate) fn new(language: &str, program: &str) -> Self {
        let language = language.parse().unwrap_or_else(|_| LanguageIdentifier::default());
        let mut bundle = FluentBundle::new(vec![language]);
        // Isolation marks would be spoken.
        bundle.set_use_isolating(false);
        Self { bundle, program: program.chars().filter(|&c| !is_mark(c)).collect() }
    }

    /// Lays a file of sentences over those that are there; those with mistakes are left out and
    /// told.
    pub(crate) fn add(&mut self, text: &str) -> Vec<String> {
        let mut wrong = Vec::new();
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(good, errors)| {
            wrong.extend(errors.iter().map(|error| {
                let before = text.get(..error.pos.start).unwrap_or(text);
                let kind = error.kind.to_string();
                let kind = kind.split_whitespace().collect::<Vec<_>>().join(" ");
                format!("line {}: {kind}", before.matches('\n').count() + 1)
            }));
            good
        });
        self.bundle.add_resource_overriding(resource);
        wrong
    }

    /// Whether there is a sentence of this name.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A sentence with its gaps filled; `None` if there is none of this name or a gap stays empty.
    pub(crate) fn format(&self, id: &str, values: &[(&str, Value)]) -> Option<Vec<Part>> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut args = FluentArgs::new();
        args.set(PROGRAM, self.program.as_str());
        for (i, (name, value)) in values.iter().enumerate() {
            args.set(Cow::Borrowed(*name), fluent(i, value));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        errors.is_empty().then(|| cut(&text, values))
    }
}

const MARK: u32 = 0xE000;

fn fluent(i: usize, value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Text(text) => {
            let clean: String = text.chars().filter(|&c| !is_mark(c)).collect();
            FluentValue::from(clean)
        }
        Value::Spans(_) => {
            let mark = u32::try_from(i).ok().and_then(|i| char::from_u32(MARK + i));
            FluentValue::from(String::from(mark.unwrap_or('\u{E000}')))
        }
    }
}

fn is_mark(c: char) -> bool {
    (MARK..MARK + 0x100).contains(&u32::from(c))
}

fn cut(text: &str, values: &[(&str, Value)]) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut plain = String::new();
    for c in text.chars() {
        let spans = is_mark(c).then(|| (u32::from(c) - MARK) as usize);
        match spans.and_then(|i| values.get(i)) {
            Some((_, Value::Spans(spans))) => {
                if !plain.is_empty() {
                    parts.push(Part::Text(std::mem::take(&mut plain)));
                }
                parts.push(Part::Spans(spans.clone()));
            }
            _ => plain.push(c),
        }
    }
    if !plain.is_empty() {
        parts.push(Part::Text(plain));
    }
    parts
}
