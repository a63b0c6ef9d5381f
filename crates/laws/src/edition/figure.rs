//! The figures of an edition as its data file writes them.

use std::time::Duration;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use crate::control::Pace;
use crate::edition::{Source, Supervision};

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
    rapid: WatchedFigure<T>,
    blitz: WatchedFigure<T>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WatchedFigure<T> {
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
