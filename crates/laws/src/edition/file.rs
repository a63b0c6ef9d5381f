//! An edition as its data file has it: its articles, and each figure with how sure it is.
//!
//! Every key must be there, and no other may. What is wrong with a file is told with its line.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::edition::article::Topic;
use crate::edition::blind::Blind;
use crate::edition::claims::Claims;
use crate::edition::conduct::Conduct;
use crate::edition::flag::Flags;
use crate::edition::illegal::IllegalMoveFigures;
use crate::edition::pace::Bounds;

/// The whole file.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct File {
    pub(super) year: u16,
    pub(super) complete: bool,
    /// The one article that was read, if it was no more.
    #[serde(default)]
    pub(super) only: Option<String>,
    pub(super) articles: Articles,
    pub(super) pace: Bounds,
    pub(super) conduct: Conduct,
    pub(super) flag: Flags,
    pub(super) illegal: IllegalMoveFigures,
    pub(super) claims: Claims,
    pub(super) blind: Blind,
}

/// What is wrong with a data file of an edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BadEdition {
    /// The line, from 1; that of its part where a key is missing.
    pub line: usize,
    /// What is wrong there, with the name of the key.
    pub reason: String,
}

impl File {
    pub(super) fn read(text: &str) -> Result<Self, BadEdition> {
        toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            let line = text[..start].matches('\n').count() + 1;
            BadEdition { line, reason: error.message().to_owned() }
        })
    }
}

/// The number of the article on each topic.
#[derive(Debug, Deserialize)]
#[serde(try_from = "BTreeMap<Topic, String>")]
pub(super) struct Articles(Vec<String>);

impl Articles {
    pub(super) fn number(&self, topic: Topic) -> &str {
        &self.0[topic as usize]
    }
}

impl TryFrom<BTreeMap<Topic, String>> for Articles {
    type Error = String;

    fn try_from(mut numbers: BTreeMap<Topic, String>) -> Result<Self, String> {
        let missing = |topic: Topic| format!("missing field `{}`", topic.key());
        let number = |topic: &Topic| numbers.remove(topic).ok_or_else(|| missing(*topic));
        Topic::ALL.iter().map(number).collect::<Result<_, _>>().map(Self)
    }
}
