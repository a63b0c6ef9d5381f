//! An edition as its data file has it: its articles, and each figure with how sure it is.
//!
//! Every key must be there, and no other may. What is wrong with a file is told with its line.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use crate::control::Pace;
use crate::edition::article::Topic;
use crate::edition::blind::Blind;
use crate::edition::claims::Claims;
use crate::edition::conduct::Conduct;
use crate::edition::flag::Flags;
use crate::edition::illegal::Illegal;
use crate::edition::pace::Bounds;
use crate::edition::{Source, Supervision};

/// The whole file.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct File {
    pub(super) year: u16,
    pub(super) complete: bool,
    pub(super) articles: Articles,
    pub(super) pace: Bounds,
    pub(super) conduct: Conduct,
    pub(super) flag: Flags,
    pub(super) illegal: Illegal,
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

/// A figure with how sure it is, and with its article where that is not the one of its topic.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figure<T> {
    pub(super) is: T,
    pub(super) sure: Source,
    #[serde(default)]
    pub(super) article: Option<String>,
}

/// A rule that an edition has or has not.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Perhaps<T> {
    None,
    Rule(T),
}

/// A figure for each pace.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ByPace<T> {
    standard: Figure<T>,
    rapid: Figure<T>,
    blitz: Figure<T>,
}

impl<T> ByPace<T> {
    pub(super) const fn at(&self, pace: Pace) -> &Figure<T> {
        match pace {
            Pace::Standard => &self.standard,
            Pace::Rapid => &self.rapid,
            Pace::Blitz => &self.blitz,
        }
    }
}

/// A figure for each pace, of rapid and blitz by how closely they are watched.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ByWatch<T> {
    standard: Figure<T>,
    rapid: Watched<T>,
    blitz: Watched<T>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Watched<T> {
    adequate: Figure<T>,
    sparse: Figure<T>,
}

impl<T> ByWatch<T> {
    pub(super) const fn at(&self, pace: Pace, supervision: Supervision) -> &Figure<T> {
        let watched = match pace {
            Pace::Standard => return &self.standard,
            Pace::Rapid => &self.rapid,
            Pace::Blitz => &self.blitz,
        };
        match supervision {
            Supervision::Adequate => &watched.adequate,
            Supervision::Sparse => &watched.sparse,
        }
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

/// A time as `M:SS` or `H:MM:SS`.
pub(super) fn time<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
    let text = String::deserialize(from)?;
    seconds(&text)
        .map(Duration::from_secs)
        .ok_or_else(|| D::Error::custom(format!("`{text}` is no time, expected M:SS or H:MM:SS")))
}

/// A time that may be missing.
pub(super) fn some_time<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Duration>, D::Error> {
    time(from).map(Some)
}

fn seconds(text: &str) -> Option<u64> {
    let (first, rest) = text.split_once(':')?;
    let digits = |part: &str| part.bytes().all(|sign| sign.is_ascii_digit());
    let first: u64 = first.parse().ok().filter(|_| digits(first))?;
    rest.split(':').try_fold(first, |sum, part| {
        let sixtieths: u64 = part.parse().ok().filter(|_| part.len() == 2 && digits(part))?;
        (sixtieths < 60 && sum < 10_000).then_some(sum * 60 + sixtieths)
    })
}
