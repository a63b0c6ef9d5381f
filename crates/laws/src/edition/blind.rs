//! The appendix for blind and visually impaired players, where its editions differ.
//!
//! The words of the announcements are the work of `voices`. Of 2001 and 2005 the appendix is known
//! from copies only.

use serde::Deserialize;

use crate::edition::figure::Figure;
use crate::edition::{Edition, Rule, Topic};

/// Whether the ranks are announced in German.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RankNames {
    /// They are.
    Required,
    /// They are, unless the arbiter decides otherwise.
    UnlessArbiter,
}

/// Whether the special clock speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AudibleClock {
    /// It is made to be felt only.
    No,
    /// It may say the number of moves.
    Optional,
    /// It should say time and number of moves.
    Should,
}

/// Whether a blind and a hearing-impaired player need an assistant between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HearingAssistant {
    /// They must use one.
    Required,
    /// The edition does not name the case.
    NotNamed,
}

/// The figures of the appendix.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Blind {
    german_ranks: Figure<RankNames>,
    audible_clock: Figure<AudibleClock>,
    hearing_impaired_assistant: Figure<HearingAssistant>,
}

impl Edition {
    /// Whether the ranks are announced in German.
    #[must_use]
    pub fn german_ranks(self) -> Rule<RankNames> {
        self.rule(&self.file().blind.german_ranks, Topic::BlindNames)
    }

    /// Whether the special clock speaks.
    #[must_use]
    pub fn audible_clock(self) -> Rule<AudibleClock> {
        self.rule(&self.file().blind.audible_clock, Topic::BlindClock)
    }

    /// Whether a blind and a hearing-impaired player need an assistant.
    #[must_use]
    pub fn hearing_impaired_assistant(self) -> Rule<HearingAssistant> {
        self.rule(&self.file().blind.hearing_impaired_assistant, Topic::BlindSightedAssistant)
    }
}
