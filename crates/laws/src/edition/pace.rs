//! Where blitz ends and rapid ends, by edition, and which increments count there.

use std::time::Duration;

use serde::Deserialize;

use crate::control::Pace;
use crate::edition::figure::{Figure, time};
use crate::edition::{Edition, Rule, Source, Topic};

/// The bounds, by the time that a game may take.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Bounds {
    blitz: Figure<PaceEnd>,
    rapid: Figure<PaceEnd>,
    /// How sure it is on which side the bound of rapid itself lies.
    rapid_bound: Source,
    increments: Figure<u32>,
}

/// Up to where a pace reaches.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PaceEnd {
    Below(#[serde(deserialize_with = "time")] Duration),
    UpTo(#[serde(deserialize_with = "time")] Duration),
}

impl PaceEnd {
    fn has(self, hour: Duration) -> bool {
        match self {
            Self::Below(bound) => hour < bound,
            Self::UpTo(bound) => hour <= bound,
        }
    }

    const fn itself(self) -> Duration {
        let (Self::Below(bound) | Self::UpTo(bound)) = self;
        bound
    }
}

impl Edition {
    /// The increments of how many moves count in the time by which the pace is known: in 2001 none.
    #[must_use]
    pub fn increments_counted(self) -> Rule<u32> {
        self.rule(&self.file().pace.increments, Topic::Rapid)
    }

    /// The pace of a game in which a player may take `hour`: the base time and the bonus of
    /// [`Edition::increments_counted`] moves.
    #[must_use]
    pub fn pace_of(self, hour: Duration) -> Rule<Pace> {
        let Bounds { blitz, rapid, rapid_bound, .. } = &self.file().pace;
        if blitz.is.has(hour) {
            return self.rule(blitz, Topic::Blitz).with(Pace::Blitz);
        }
        let pace = if rapid.is.has(hour) { Pace::Rapid } else { Pace::Standard };
        let rule = self.rule(rapid, Topic::Rapid).with(pace);
        if rapid.is.itself() == hour { Rule { source: *rapid_bound, ..rule } } else { rule }
    }
}
