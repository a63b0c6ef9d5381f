//! Values of arguments that have a form of their own.

use std::num::ParseIntError;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PathBufValueParser, TypedValueParser};

use crate::clean;
use crate::config::Key;
use crate::laws::Variant;

/// The flag that sets this.
pub(in crate::cli) const fn flag_of(key: Key) -> &'static str {
    match key {
        Key::BrailleTable => "table",
        Key::SheetCode => "code",
        Key::SheetCells => "cells",
        Key::SheetLines => "lines",
        key => key.name(),
    }
}

/// A number of games: none is no list.
pub(super) fn at_least_one(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|&number| number > 0).ok_or_else(String::new)
}

/// A game by its name in data files.
pub(super) fn variant(text: &str) -> Result<Variant, String> {
    Variant::of_id(text).ok_or_else(String::new)
}

/// A text that says something, and nothing that nobody sees: it would look as if it were right.
pub(in crate::cli) fn seen(text: &str) -> Result<String, String> {
    let is_seen = !text.trim().is_empty() && clean::line(text) == text;
    is_seen.then(|| text.to_owned()).ok_or_else(String::new)
}

/// A file or a folder; a name of blanks would be looked for, and nobody hears which one it is.
pub(in crate::cli) fn path() -> impl TypedValueParser<Value = PathBuf> {
    let named = |path: PathBuf| {
        let is_blank = path.to_string_lossy().trim().is_empty();
        if is_blank { Err(String::new()) } else { Ok(path) }
    };
    PathBufValueParser::new().try_map(named)
}

/// A start position of Chess960.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Chess960 {
    /// Whichever.
    Any,
    /// The one of this number.
    Number(u16),
}

impl Chess960 {
    pub(in crate::cli) fn number(self) -> Option<u16> {
        if let Self::Number(number) = self { Some(number) } else { None }
    }
}

impl FromStr for Chess960 {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        if text == "any" { Ok(Self::Any) } else { text.parse().map(Self::Number) }
    }
}
