//! Sentences: Fluent messages whose gaps may hold spans of another language.
//!
//! Fluent gives one text. A gap for spans is filled with a private mark and the text is cut there.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast;
use fluent_syntax::parser::ParserError;
use unic_langid::LanguageIdentifier;

use crate::datafile::{BadLine, Lines, MOST};
use crate::voices::plurals;
use crate::voices::printable::printable;
use crate::voices::sentences::Sentences;
use crate::voices::slip::Slip;
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
    /// Spans that stand for one of a few things, and which it is: what a language inflects, or what
    /// inflects others, can be chosen by the gap of that name with `-key` behind it.
    Keyed(&'static str, Vec<Span>),
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
    /// The name of a file: it is no word, and `h4` in it no square.
    Name(String),
    Spans(Vec<Span>),
}

/// The gap that every sentence may have: how the player calls the program.
const PROGRAM: &str = "program";

/// What stands behind the name of a gap where its key is meant.
const KEY: &str = "-key";

/// The gaps that have a key: a colour fills them.
const KEYED: [&str; 4] = ["color", "opponent", "winner", "loser"];

/// What stands behind the name of a gap where its number is meant.
const NUMBER: &str = "-number";

/// The gaps that have a number: a rank fills them, whose name may be a word.
const NUMBERED: [&str; 4] = ["name", "from", "to", "rank"];

/// The gaps that the name of a file fills.
const FILES: [&str; 3] = ["file", "folder", "path"];

type Bundle = FluentBundle<Rc<FluentResource>>;

/// A file of the player's.
struct File {
    read: Rc<FluentResource>,
    /// Where in it each sentence is, by its name.
    places: HashMap<String, usize>,
}

impl File {
    fn new(read: FluentResource) -> Self {
        let mut places = HashMap::new();
        for (place, entry) in read.entries().enumerate() {
            if let ast::Entry::Message(message) = entry {
                places.entry(message.id.name.to_owned()).or_insert(place);
            }
        }
        Self { read: Rc::new(read), places }
    }

    fn message(&self, id: &str) -> Option<&ast::Message<&str>> {
        match self.read.get_entry(*self.places.get(id)?)? {
            ast::Entry::Message(message) => Some(message),
            _ => None,
        }
    }
}

/// The sentences of one voice.
pub(crate) struct Phrases {
    language: LanguageIdentifier,
    program: String,
    built_in: Option<Sentences>,
    /// The player's files, the uppermost last.
    own: Vec<File>,
    /// What is said with what is compiled in, with the player's first file too, and so on: where an
    /// upper file says nothing, the ones below it do. What is compiled in comes when it is said.
    layers: Vec<RefCell<Bundle>>,
}

impl std::fmt::Debug for Phrases {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Phrases").finish_non_exhaustive()
    }
}

impl Phrases {
    /// The sentences of the files that are compiled in; the program is called so.
    pub(super) fn new(language: &str, program: &str, built_in: Option<Sentences>) -> Self {
        let language = language.parse().unwrap_or_else(|_| LanguageIdentifier::default());
        let program = program.chars().filter(|&c| !is_mark(c)).collect();
        let mut phrases = Self { language, program, built_in, own: Vec::new(), layers: Vec::new() };
        phrases.add_layer();
        phrases
    }

    /// Lays a file of the player's over those that are there; sentences with mistakes are left out
    /// and told with their lines.
    pub(crate) fn add(&mut self, text: &str) -> Vec<(usize, Slip)> {
        let (text, bad) = printable(text);
        let line = |bad: BadLine| (bad.line, Slip::Line(bad));
        let mut wrong: Vec<_> = bad.into_iter().map(line).collect();
        let resource = FluentResource::try_new(text.clone()).unwrap_or_else(|(good, errors)| {
            let lines = Lines::of(&text);
            let broken = |error: &ParserError| {
                let start = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
                broken(&text, &lines, start)
            };
            wrong.extend(errors.iter().map(broken));
            good
        });
        wrong.truncate(MOST);
        self.own.push(File::new(resource));
        self.add_layer();
        wrong
    }

    fn add_layer(&mut self) {
        let mut layer = FluentBundle::new(vec![self.language.clone()]);
        // Isolation marks would be spoken.
        layer.set_use_isolating(false);
        for file in &self.own {
            layer.add_resource_overriding(file.read.clone());
        }
        for file in &self.own {
            self.read_what_stands_in(&file.read, &mut layer);
        }
        self.layers.push(RefCell::new(layer));
    }

    /// Reads a sentence that is compiled in into a layer that has none of its name, with those that
    /// stand in it.
    fn read(&self, id: &str, layer: &mut Bundle) {
        if layer.has_message(id) {
            return;
        }
        if let Some(sentence) = self.built_in.and_then(|built_in| built_in.read(id)) {
            layer.add_resource_overriding(sentence.clone());
            self.read_what_stands_in(&sentence, layer);
        }
    }

    fn read_what_stands_in(&self, file: &FluentResource, layer: &mut Bundle) {
        let values = messages(file).filter_map(|message| message.value.as_ref());
        for other in values.flat_map(|value| gaps(value).1) {
            self.read(&other, layer);
        }
    }

    /// Whether there is a sentence of this name.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.built_in.is_some_and(|built_in| built_in.has(id))
            || self.own.iter().any(|file| file.message(id).is_some())
    }

    /// How many files of the player's there are.
    pub(crate) const fn files(&self) -> usize {
        self.own.len()
    }

    /// The names of the sentences in what is compiled in and so many of the player's files.
    pub(crate) fn ids(&self, files: usize) -> impl Iterator<Item = &str> {
        let own = self.own(files).iter().flat_map(|file| messages(&file.read));
        let built_in =
            self.built_in.into_iter().flat_map(Sentences::names).map(|name| -> &str { name });
        built_in.chain(own.map(|message| message.id.name))
    }

    fn own(&self, files: usize) -> &[File] {
        self.own.get(..files).unwrap_or(&self.own)
    }

    /// What the sentence of this name is, in what is compiled in and so many of the player's files.
    fn value<T>(
        &self,
        id: &str,
        files: usize,
        what: impl Fn(&ast::Pattern<&str>) -> T,
    ) -> Option<T> {
        let own = self.own(files).iter().rev().find_map(|file| file.message(id));
        if let Some(message) = own {
            return message.value.as_ref().map(what);
        }
        let file = self.built_in?.read(id)?;
        messages(&file).find(|message| message.id.name == id)?.value.as_ref().map(what)
    }

    /// What is wrong with the sentences of one of the player's files: `known` has the gaps of those that
    /// the program says, `near` a name that is like another, `says` whether one says anything otherwise.
    pub(crate) fn faults(
        &self,
        nth: usize,
        known: impl Fn(&str) -> Option<BTreeSet<String>>,
        near: impl Fn(&str) -> Option<String>,
        says: impl Fn(&str) -> bool,
    ) -> Vec<Slip> {
        let mut wrong = Vec::new();
        let Some(file) = self.own.get(nth) else { return wrong };
        let values = messages(&file.read).filter_map(|message| message.value.as_ref());
        let referred: BTreeSet<String> = values.flat_map(|value| gaps(value).1).collect();
        for message in messages(&file.read) {
            if wrong.len() >= MOST {
                break;
            }
            let name = message.id.name.to_owned();
            let Some(value) = &message.value else { continue };
            let Some(known) = known(&name) else {
                if !referred.contains(&name) {
                    let near = near(&name);
                    wrong.push(Slip::NoSentence { name, near });
                }
                continue;
            };
            let (found, others) = gaps(value);
            let (mut found, mut known) = (without_keys(found), known);
            found.remove(PROGRAM);
            known.remove(PROGRAM);
            for gap in found.difference(&known) {
                let gaps = known.iter().cloned().collect();
                wrong.push(Slip::Gap { name: name.clone(), gap: gap.clone(), gaps });
            }
            if is_blank(value) {
                wrong.extend(says(&name).then_some(Slip::Silent(name)));
            } else if others.is_empty() {
                let left = known.difference(&found);
                wrong
                    .extend(left.map(|gap| Slip::LeftOut { name: name.clone(), gap: gap.clone() }));
            }
        }
        wrong
    }

    /// The sentences of one of the player's files that lack a variant for a way in which the language
    /// counts.
    pub(crate) fn miscounted(&self, nth: usize) -> Vec<Slip> {
        let categories = plurals::categories(&self.language);
        let mut wrong = Vec::new();
        for message in self.own.get(nth).into_iter().flat_map(|file| messages(&file.read)) {
            let Some(value) = &message.value else { continue };
            for (gap, lacks) in plurals::lacking(value, &categories) {
                wrong.push(Slip::Plural { name: message.id.name.to_owned(), gap, lacks });
            }
        }
        wrong
    }

    /// Whether the sentence of this name says anything, in what is compiled in and so many of the
    /// player's files.
    pub(crate) fn says(&self, id: &str, files: usize) -> Option<bool> {
        self.value(id, files, |value| !is_blank(value))
    }

    /// The gaps of the sentence of this name, in what is compiled in and so many of the player's files.
    pub(crate) fn gaps_of(&self, id: &str, files: usize) -> Option<BTreeSet<String>> {
        let (mut own, others) = self.value(id, files, gaps)?;
        let mut seen = BTreeSet::from([id.to_owned()]);
        let mut open: Vec<String> = others.into_iter().collect();
        while let Some(other) = open.pop() {
            if let Some((more, others)) = self.value(&other, files, gaps) {
                own.extend(more);
                open.extend(others.into_iter().filter(|id| !seen.contains(id)));
            }
            seen.insert(other);
        }
        Some(without_keys(own))
    }

    /// A sentence with its gaps filled; `None` if there is none of this name that says something.
    pub(crate) fn format(&self, id: &str, values: &[(&str, Value)]) -> Option<Vec<Part>> {
        let mut args = FluentArgs::new();
        args.set(PROGRAM, self.program.as_str());
        for (i, (name, value)) in values.iter().enumerate() {
            args.set(Cow::Borrowed(*name), fluent(i, name, value));
            if let Value::Keyed(key, _) = value {
                args.set(format!("{name}{KEY}"), *key);
            }
        }
        let said = |layer: &RefCell<Bundle>| {
            self.read(id, &mut layer.borrow_mut());
            let layer = layer.borrow();
            let pattern = layer.get_message(id)?.value()?;
            let mut errors = Vec::new();
            let text = layer.format_pattern(pattern, Some(&args), &mut errors);
            errors.is_empty().then(|| text.into_owned())
        };
        let mut blank = None;
        for text in self.layers.iter().rev().filter_map(said) {
            if !text.trim().is_empty() {
                return Some(cut(&text, values));
            }
            blank.get_or_insert(text);
        }
        blank.map(|text| cut(&text, values))
    }
}

fn messages(file: &FluentResource) -> impl Iterator<Item = &ast::Message<&str>> {
    file.entries().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some(message),
        _ => None,
    })
}

/// A sentence that cannot be read: its line, and how it begins.
fn broken(text: &str, lines: &Lines<'_>, start: usize) -> (usize, Slip) {
    let begins = text.get(start..).unwrap_or_default();
    let skipped = begins.len() - begins.trim_start().len();
    let line = begins.trim_start().lines().next().unwrap_or_default();
    (lines.at(start + skipped), Slip::Sentence(line.to_owned()))
}

/// The gaps that are filled where these are: one whose key or number is asked for is filled too.
fn without_keys(gaps: BTreeSet<String>) -> BTreeSet<String> {
    let filled = |gap: String| {
        let keyed = gap.strip_suffix(KEY).filter(|gap| KEYED.contains(gap));
        let numbered = || gap.strip_suffix(NUMBER).filter(|gap| NUMBERED.contains(gap));
        keyed.or_else(numbered).map(str::to_owned).unwrap_or(gap)
    };
    gaps.into_iter().map(filled).collect()
}

/// The gaps of a sentence, and the sentences that stand in it.
fn gaps(pattern: &ast::Pattern<&str>) -> (BTreeSet<String>, BTreeSet<String>) {
    let mut found = (BTreeSet::new(), BTreeSet::new());
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, &mut found);
        }
    }
    found
}

fn in_expression(
    expression: &ast::Expression<&str>,
    found: &mut (BTreeSet<String>, BTreeSet<String>),
) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                let (gaps, others) = gaps(&variant.value);
                found.0.extend(gaps);
                found.1.extend(others);
            }
        }
    }
}

fn in_inline(
    inline: &ast::InlineExpression<&str>,
    found: &mut (BTreeSet<String>, BTreeSet<String>),
) {
    match inline {
        ast::InlineExpression::VariableReference { id } => drop(found.0.insert(id.name.to_owned())),
        ast::InlineExpression::MessageReference { id, .. } => {
            found.1.insert(id.name.to_owned());
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, found);
            }
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

/// Whether a sentence has neither a word nor a gap.
fn is_blank(pattern: &ast::Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        ast::PatternElement::TextElement { value }
        | ast::PatternElement::Placeable {
            expression: ast::Expression::Inline(ast::InlineExpression::StringLiteral { value }),
        } => value.trim().is_empty(),
        ast::PatternElement::Placeable { .. } => false,
    })
}

const MARK: u32 = 0xE000;

fn fluent(i: usize, name: &str, value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Text(text) if !FILES.contains(&name) => FluentValue::from(without_marks(text)),
        Value::Text(_) | Value::Spans(_) | Value::Keyed(..) => {
            let mark = u32::try_from(i).ok().and_then(|i| char::from_u32(MARK + i));
            FluentValue::from(String::from(mark.unwrap_or('\u{E000}')))
        }
    }
}

fn is_mark(c: char) -> bool {
    (MARK..MARK + 0x100).contains(&u32::from(c))
}

fn without_marks(text: &str) -> String {
    text.chars().filter(|&c| !is_mark(c)).collect()
}

fn cut(text: &str, values: &[(&str, Value)]) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut plain = String::new();
    for c in text.chars() {
        let spans = is_mark(c).then(|| (u32::from(c) - MARK) as usize);
        let part = match spans.and_then(|i| values.get(i)) {
            Some((_, Value::Spans(spans) | Value::Keyed(_, spans))) => Part::Spans(spans.clone()),
            Some((_, Value::Text(name))) => Part::Name(without_marks(name)),
            _ => {
                plain.push(c);
                continue;
            }
        };
        if !plain.is_empty() {
            parts.push(Part::Text(std::mem::take(&mut plain)));
        }
        parts.push(part);
    }
    if !plain.is_empty() {
        parts.push(Part::Text(plain));
    }
    parts
}

#[cfg(test)]
mod tests;
