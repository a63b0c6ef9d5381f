//! A voice file as it is written: `voice.toml`.
//!
//! Each section is read by itself, so that a mistake costs that section and not the voice. What a
//! voice means after its parents have filled its gaps is [`Voice`](crate::voices::Voice).

mod further;
mod square;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use unic_langid::LanguageIdentifier;

use crate::datafile::MOST;
use crate::meant::nearest;
use crate::notation::braille::text::Letters;
use crate::notation::fold::Folding;
use crate::voices::slip::{Kind, Slip};
use crate::voices::slots::Templates;

pub(crate) use further::FurtherWords;
pub(crate) use square::{FileNames, Ranks};

/// A voice file; what it leaves out is `None`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pack {
    pub(crate) language: Option<String>,
    pub(crate) parent: Option<String>,
    pub(crate) keyboard: Option<String>,
    pub(crate) folding: Option<Folding>,
    pub(crate) letters: Option<Pieces>,
    pub(crate) pieces: Option<Pieces>,
    pub(crate) promoted: Option<Promoted>,
    pub(crate) files: Option<FileNames>,
    pub(crate) ranks: Option<Ranks>,
    pub(crate) words: Option<Words>,
    pub(crate) announce: Option<Templates>,
    pub(crate) spoken: Option<BTreeMap<String, String>>,
    pub(crate) cells: Option<Letters>,
    pub(crate) appendix: Option<BTreeMap<String, String>>,
    pub(crate) understood: Option<FurtherWords>,
    pub(crate) commands: Option<BTreeMap<String, Vec<String>>>,
    pub(crate) asked: Option<BTreeMap<String, Vec<String>>>,
    pub(crate) means: Option<BTreeMap<String, Vec<String>>>,
    pub(crate) desk: Option<BTreeMap<String, Vec<String>>>,
    pub(crate) openings: Option<BTreeMap<String, String>>,
    pub(crate) settings: Option<BTreeMap<String, Vec<String>>>,
    pub(crate) values: Option<BTreeMap<String, Vec<String>>>,
    pub(crate) review: Option<VoiceReview>,
}

/// Who has looked at a voice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct VoiceReview {
    /// The name of a native speaker; empty if none has looked at it.
    pub by: String,
    /// When that was.
    pub date: String,
    /// How far he has come.
    pub state: State,
    /// Words that are still to be confirmed.
    pub unconfirmed: Vec<String>,
}

/// How far a native speaker has come with a voice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// None has looked at it.
    #[default]
    Draft,
    /// He has read all of it.
    Read,
    /// He has heard a whole game in it.
    Spoken,
}

impl State {
    /// Its name in the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Read => "read",
            Self::Spoken => "spoken",
        }
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Pieces {
    pub(crate) king: String,
    pub(crate) queen: String,
    pub(crate) rook: String,
    pub(crate) bishop: String,
    pub(crate) knight: String,
    pub(crate) pawn: String,
}

/// What a pawn becomes, in the form that stands beside `becomes`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Promoted {
    pub(crate) queen: String,
    pub(crate) rook: String,
    pub(crate) bishop: String,
    pub(crate) knight: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Words {
    pub(crate) short_castling: String,
    pub(crate) long_castling: String,
    pub(crate) takes: String,
    pub(crate) becomes: String,
    pub(crate) en_passant: String,
    pub(crate) check: String,
    pub(crate) checkmate: String,
    /// Stands between a piece and the square on which it is dropped.
    #[serde(default)]
    pub(crate) drop: String,
}

/// The section names of a voice file.
const SECTIONS: [&str; 23] = [
    "language",
    "parent",
    "keyboard",
    "folding",
    "letters",
    "pieces",
    "promoted",
    "files",
    "ranks",
    "words",
    "announce",
    "spoken",
    "cells",
    "appendix",
    "understood",
    "commands",
    "asked",
    "means",
    "desk",
    "openings",
    "settings",
    "values",
    "review",
];

impl Pack {
    /// Reads a voice file; what is wrong in it is left out and told.
    pub(crate) fn read(mut table: toml::Table) -> (Self, Vec<Slip>) {
        let mut wrong = Vec::new();
        let folding = section(&mut table, "folding", Kind::Text, &mut wrong)
            .and_then(|letters| letter_by_letter(letters, &mut wrong));
        let known = folding.clone().unwrap_or_default();
        let pack = Self {
            language: text(&mut table, "language", &mut wrong)
                .and_then(|tag| a_language(tag, &mut wrong)),
            parent: text(&mut table, "parent", &mut wrong),
            keyboard: text(&mut table, "keyboard", &mut wrong),
            folding,
            letters: distinct(&mut table, "letters", &known, &mut wrong),
            pieces: distinct(&mut table, "pieces", &known, &mut wrong),
            promoted: distinct(&mut table, "promoted", &known, &mut wrong),
            files: distinct(&mut table, "files", &known, &mut wrong),
            ranks: distinct(&mut table, "ranks", &known, &mut wrong),
            words: section(&mut table, "words", Kind::Text, &mut wrong),
            announce: section(&mut table, "announce", Kind::Text, &mut wrong)
                .and_then(|announce| Templates::read(&announce, &mut wrong)),
            spoken: section(&mut table, "spoken", Kind::Text, &mut wrong),
            cells: section(&mut table, "cells", Kind::Text, &mut wrong)
                .and_then(|cells| cells_of_letters(&cells, &mut wrong)),
            appendix: section(&mut table, "appendix", Kind::Text, &mut wrong),
            understood: section(&mut table, "understood", Kind::List, &mut wrong),
            commands: section(&mut table, "commands", Kind::List, &mut wrong),
            asked: section(&mut table, "asked", Kind::List, &mut wrong),
            means: section(&mut table, "means", Kind::List, &mut wrong),
            desk: section(&mut table, "desk", Kind::List, &mut wrong),
            openings: section(&mut table, "openings", Kind::Text, &mut wrong),
            settings: section(&mut table, "settings", Kind::List, &mut wrong),
            values: section(&mut table, "values", Kind::List, &mut wrong),
            review: review(&mut table, &mut wrong),
        };
        let unknown = table.keys().take(MOST).map(|name| Slip::Section {
            name: name.clone(),
            near: nearest(name, SECTIONS).map(str::to_owned),
        });
        wrong.extend(unknown);
        (pack, wrong)
    }
}

fn text(table: &mut toml::Table, name: &'static str, wrong: &mut Vec<Slip>) -> Option<String> {
    let value = table.remove(name)?;
    if let toml::Value::String(text) = value {
        return Some(text);
    }
    wrong.push(Slip::Kind { section: "", name: name.to_owned(), kind: Kind::Text });
    None
}

/// Who has looked at it; here not all entries are of one kind.
fn review(table: &mut toml::Table, wrong: &mut Vec<Slip>) -> Option<VoiceReview> {
    let toml::Value::Table(entries) = table.remove("review")? else {
        let name = "review".to_owned();
        wrong.push(Slip::Kind { section: "", name, kind: Kind::Section });
        return None;
    };
    let before = wrong.len();
    for (name, value) in &entries {
        let kind = if name == "unconfirmed" { Kind::List } else { Kind::Text };
        if entry_kind(value) != Some(kind) {
            wrong.push(Slip::Kind { section: "review", name: name.clone(), kind });
        }
    }
    if wrong.len() > before {
        return None;
    }
    let names: Vec<String> = entries.keys().cloned().collect();
    let state = entries.get("state").and_then(toml::Value::as_str).map(str::to_owned);
    match toml::Value::Table(entries).try_into::<VoiceReview>() {
        Ok(review) => return Some(review),
        Err(error) if error.message().contains("unknown field") => {
            wrong.push(trouble("review", &names, error.message()));
        }
        Err(_) => wrong.push(Slip::State(state.unwrap_or_default())),
    }
    None
}

/// A tag that chooses plurals and synthesisers; any other would be ignored without a word.
fn a_language(tag: String, wrong: &mut Vec<Slip>) -> Option<String> {
    if tag.parse::<LanguageIdentifier>().is_ok() {
        return Some(tag);
    }
    wrong.push(Slip::Language(tag));
    None
}

/// The letters of a language, each with what is written for it.
fn letter_by_letter(letters: BTreeMap<String, String>, wrong: &mut Vec<Slip>) -> Option<Folding> {
    let before = wrong.len();
    let mut folding = Vec::new();
    for (name, others) in letters {
        let mut signs = name.chars();
        match (signs.next(), signs.next()) {
            (Some(letter), None) if letter.is_alphabetic() => folding.push((letter, others)),
            _ => wrong.push(Slip::Letter(name)),
        }
    }
    (wrong.len() == before).then(|| Folding::new(folding))
}

/// The letters of a language in Unicode braille.
fn cells_of_letters(cells: &BTreeMap<String, String>, wrong: &mut Vec<Slip>) -> Option<Letters> {
    let mut letters = Vec::new();
    for (name, cells) in cells {
        let mut signs = name.chars();
        match (signs.next(), signs.next()) {
            (Some(letter), None) => letters.push((letter, cells.as_str())),
            _ => wrong.push(Slip::Letter(name.clone())),
        }
    }
    Letters::new(letters).map_err(|letter| wrong.push(Slip::Letter(letter.to_string()))).ok()
}

/// A part in which each thing must have a word of its own.
fn distinct<T: DeserializeOwned>(
    table: &mut toml::Table,
    name: &'static str,
    folding: &Folding,
    wrong: &mut Vec<Slip>,
) -> Option<T> {
    let words: Vec<(String, String)> = match table.get(name) {
        Some(toml::Value::Table(entries)) => entries
            .iter()
            .filter_map(|(name, word)| Some((name.clone(), word.as_str()?.to_owned())))
            .collect(),
        _ => Vec::new(),
    };
    let part = section(table, name, Kind::Text, wrong)?;
    let before = wrong.len();
    for (at, (entry, word)) in words.iter().enumerate() {
        let is_none = (name, entry.as_str()) == ("letters", "pawn");
        if word.trim().is_empty() && !is_none {
            wrong.push(Slip::Blank { section: name, name: entry.clone() });
        }
        let spelt = folding.written_out(word.trim());
        let same = |(_, other): &&(String, String)| folding.written_out(other.trim()) == spelt;
        if let Some((first, _)) = words[..at].iter().find(same) {
            let (first, word) = (first.clone(), word.clone());
            wrong.push(Slip::Same { section: name, first, name: entry.clone(), word });
        }
    }
    (wrong.len() == before).then_some(part)
}

fn section<T: DeserializeOwned>(
    table: &mut toml::Table,
    section: &'static str,
    kind: Kind,
    wrong: &mut Vec<Slip>,
) -> Option<T> {
    let toml::Value::Table(entries) = table.remove(section)? else {
        wrong.push(Slip::Kind { section: "", name: section.to_owned(), kind: Kind::Section });
        return None;
    };
    let before = wrong.len();
    for (name, value) in &entries {
        if entry_kind(value) != Some(kind) {
            wrong.push(Slip::Kind { section, name: name.clone(), kind });
        }
    }
    if wrong.len() > before {
        return None;
    }
    let names: Vec<String> = entries.keys().cloned().collect();
    let read = toml::Value::Table(entries).try_into::<T>();
    read.map_err(|error| wrong.push(trouble(section, &names, error.message()))).ok()
}

fn entry_kind(value: &toml::Value) -> Option<Kind> {
    match value {
        toml::Value::String(_) => Some(Kind::Text),
        toml::Value::Array(items) if items.iter().all(toml::Value::is_str) => Some(Kind::List),
        _ => None,
    }
}

/// What serde has against a part whose entries are all of the right kind: an entry too many, or one
/// too few. It names it in the first pair of backquotes, and the known ones after it.
fn trouble(section: &'static str, entries: &[String], message: &str) -> Slip {
    let mut named = message.split('`').skip(1).step_by(2);
    let name = named.next().unwrap_or_default().to_owned();
    if entries.contains(&name) {
        let near = nearest(&name, named).map(str::to_owned);
        Slip::Entry { section, name, near }
    } else {
        Slip::Missing { section, name }
    }
}
