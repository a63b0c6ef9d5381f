//! A keymap file: its text, read and checked line by line. What is wrong in it is left out and told.

use std::collections::BTreeMap;
use std::io::ErrorKind;

use serde::Deserialize;

use crate::datafile::{BadLine, DataFile, Lines, MOST, Places, Slip, times};
use crate::keymap::action::Action;
use crate::keymap::check;
use crate::keymap::chord::{self, Chord, ParseChordError};
use crate::keymap::line;
use crate::keymap::map::Binding;
use crate::keymap::reserved::Reserved;

/// What a file says.
#[derive(Clone, Debug, Default)]
pub(super) struct Source {
    /// A sentence about it.
    pub(super) about: Option<String>,
    /// The keymap whose keys it has besides.
    pub(super) parent: Option<String>,
    /// Whether its keys are pressed on the numeric block.
    pub(super) block: Option<bool>,
    /// Its keys.
    pub(super) bindings: Vec<Binding>,
}

/// What is wrong: the key, or nothing for the file as a whole, and what it is.
pub(super) type Fault = (Option<String>, What);

/// What can be wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A line is not of the form of such a file.
    Line(BadLine),
    /// There is no such part of a keymap, on this line.
    Part(String, usize),
    /// The file cannot be read.
    Unreadable(ErrorKind),
    /// The name of the file has characters that cannot be seen, so that nobody can type it.
    Name,
    /// This names no key.
    NoKey(String),
    /// Shift is written with a sign that it gives itself.
    Shift(String),
    /// No key can do this; what is like it, if anything is.
    Unknown(String, Option<String>),
    /// What stands after a command is wrong; an example.
    Argument(String, String),
    /// The key is there twice.
    Twice,
    /// Another key, which is its beginning, acts before it is whole.
    Hidden(String),
    /// Somebody else takes the key.
    Taken {
        /// Who and what for: the end of the name of a sentence.
        why: String,
        /// What to write instead, if there is something.
        instead: Option<String>,
    },
    /// A reason to use a key that nobody takes, or that is not used.
    NotTaken,
    /// On these keyboards the key is the same as another one.
    SameKey(Vec<String>, String),
    /// No key does these things, and so many more.
    Unreachable(Vec<String>, usize),
    /// There is no keymap of this name that could be the parent; which there are.
    NoParent(String, Vec<String>),
    /// The keymap has no keys, and none of a parent.
    Empty,
}

impl From<(String, ParseChordError)> for What {
    fn from((key, error): (String, ParseChordError)) -> Self {
        match error {
            ParseChordError::Key => Self::NoKey(key),
            ParseChordError::Shift => Self::Shift(key),
        }
    }
}

impl From<line::Wrong> for What {
    fn from(wrong: line::Wrong) -> Self {
        match wrong {
            line::Wrong::Unknown(line, near) => Self::Unknown(line, near),
            line::Wrong::Argument(line, example) => Self::Argument(line, example),
        }
    }
}

/// The parts of a file.
const PARTS: [&str; 5] = ["about", "parent", "numeric-block", "keys", "despite"];

/// The form of the file.
#[derive(Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
struct Form {
    about: Option<String>,
    parent: Option<String>,
    numeric_block: Option<bool>,
    keys: BTreeMap<String, String>,
    /// Chords that somebody else takes, and why they are used nevertheless.
    despite: BTreeMap<String, String>,
}

/// Reads a file.
pub(super) fn read(text: &str, taken: &[Reserved]) -> (Source, Vec<Fault>) {
    let (form, mut faults) = form(text);
    let mut bindings: Vec<Binding> = Vec::new();
    for (keys, action) in &form.keys {
        match binding(keys, action) {
            Ok(binding) => bindings.push(binding),
            Err(what) => faults.push((Some(keys.clone()), what)),
        }
    }
    // Shorter ones first: a chord that acts at once hides what begins with it.
    bindings.sort_by_key(|binding| binding.chords.len());
    for (index, other) in check::conflicts(&bindings, |binding| binding.chords.clone()) {
        let [own, known] = [index, other].map(|at| chord::written(&bindings[at].chords));
        let what = if own == known { What::Twice } else { What::Hidden(known) };
        faults.push((Some(own), what));
        bindings[index].chords.clear();
    }
    bindings.retain(|binding| !binding.chords.is_empty());
    let block = form.numeric_block.unwrap_or(false);
    faults.extend(check::despite(&form.despite, &bindings, taken, block));
    let source =
        Source { about: form.about, parent: form.parent, block: form.numeric_block, bindings };
    if faults.is_empty() && source.bindings.is_empty() && source.parent.is_none() {
        faults.push((None, What::Empty));
    }
    (source, faults)
}

/// What a file says, and its wrong lines: each of them costs no other.
fn form(text: &str) -> (Form, Vec<Fault>) {
    let file = DataFile::read(text);
    let mut lines: Vec<&str> = text.lines().collect();
    let mut faults: Vec<Fault> = Vec::new();
    for bad in file.bad {
        lines[bad.line - 1] = "";
        faults.push((None, What::Line(bad)));
    }
    let places = Places::of(text);
    for part in file.table.keys().filter(|part| !PARTS.contains(&part.as_str())) {
        faults.push((None, What::Part(part.clone(), places.line("", part))));
    }
    // Where so much is wrong, no form can be found in it.
    let again = if faults.len() < MOST { times(text) } else { 0 };
    for _ in 0..again {
        let readable = lines.join("\n");
        let error = match toml::from_str(&readable) {
            Ok(form) => return (form, faults),
            Err(error) => error,
        };
        let Some(span) = error.span() else { return (Form::default(), faults) };
        let line = Lines::of(&readable).at(span.start);
        let Some(written) = lines.get_mut(line - 1).filter(|written| !written.trim().is_empty())
        else {
            return (Form::default(), faults);
        };
        let mut bad = BadLine::of(line, Slip::Form, std::mem::take(written));
        bad.slip = if bad.text.contains('"') { Slip::Form } else { Slip::NoQuotes };
        faults.push((None, What::Line(bad)));
    }
    (Form::default(), faults)
}

fn binding(keys: &str, action: &str) -> Result<Binding, What> {
    let chords: Vec<Chord> = chord::sequence(keys)?;
    let action: Action = action.parse()?;
    Ok(Binding { chords, action })
}
