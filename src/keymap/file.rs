//! A keymap file: its text, read and checked line by line. What is wrong in it is left out and told.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::keymap::action::Action;
use crate::keymap::check;
use crate::keymap::chord::{self, Chord};
use crate::keymap::map::Binding;
use crate::keymap::taken::Taken;

/// What a file says.
#[derive(Debug, Default)]
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

/// What is wrong: the key, or nothing for the file as a whole, and what to do.
pub(super) type Fault = (Option<String>, String);

/// The form of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Form {
    about: Option<String>,
    parent: Option<String>,
    numeric_block: Option<bool>,
    #[serde(default)]
    keys: BTreeMap<String, String>,
    /// Chords that somebody else takes, and why they are used nevertheless.
    #[serde(default)]
    despite: BTreeMap<String, String>,
}

/// Reads a file.
pub(super) fn read(text: &str, taken: &[Taken]) -> (Source, Vec<Fault>) {
    let form: Form = match toml::from_str(text) {
        Ok(form) => form,
        Err(error) => return (Source::default(), vec![(None, first_line(&error, text))]),
    };
    let mut faults = Vec::new();
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
        let what = check::hidden(&own, &known);
        faults.push((Some(own), what));
        bindings[index].chords.clear();
    }
    bindings.retain(|binding| !binding.chords.is_empty());
    let block = form.numeric_block.unwrap_or(false);
    faults.extend(check::despite(&form.despite, &bindings, taken, block));
    let source =
        Source { about: form.about, parent: form.parent, block: form.numeric_block, bindings };
    (source, faults)
}

fn binding(keys: &str, action: &str) -> Result<Binding, String> {
    let chords: Vec<Chord> =
        chord::sequence(keys).map_err(|(part, error)| format!("`{part}`: {error}"))?;
    let action: Action =
        action.parse().map_err(|error: crate::keymap::line::Wrong| error.to_string())?;
    Ok(Binding { chords, action })
}

/// What a reader of TOML says, in one line with the number of the line.
fn first_line(error: &toml::de::Error, text: &str) -> String {
    let what = error.message().lines().next().unwrap_or_default();
    let before = error.span().and_then(|span| text.get(..span.start));
    before.map_or_else(
        || what.to_owned(),
        |before| format!("line {}: {what}", before.matches('\n').count() + 1),
    )
}
