//! The appendix for blind and visually impaired players, where its editions differ.
//!
//! The words of the announcements are the work of `voices`. Of 2001 and 2005 the appendix is known
//! from copies only.

use crate::edition::{Edition, Rule, Source, Topic};

/// Whether the ranks are announced in German.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RankNames {
    /// They are.
    Required,
    /// They are, unless the arbiter decides otherwise.
    UnlessArbiter,
}

/// Whether the special clock speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AudibleClock {
    /// It is made to be felt only.
    No,
    /// It may say the number of moves.
    Optional,
    /// It should say time and number of moves.
    Should,
}

/// Whether a blind and a hearing-impaired player need an assistant between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HearingAssistant {
    /// They must use one.
    Required,
    /// The edition does not name the case.
    NotNamed,
}

impl Edition {
    /// Whether the ranks are announced in German.
    #[must_use]
    pub const fn german_ranks(self) -> Rule<RankNames> {
        let value = match self {
            Self::E2001 | Self::E2005 | Self::E2009 => RankNames::Required,
            Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => RankNames::UnlessArbiter,
        };
        self.rule(value, self.copied_to_2005(), Topic::BlindNames)
    }

    /// Whether the special clock speaks.
    #[must_use]
    pub const fn audible_clock(self) -> Rule<AudibleClock> {
        let (value, source) = match self {
            Self::E2001 | Self::E2005 | Self::E2009 => (AudibleClock::No, self.copied_to_2005()),
            Self::E2014 => (AudibleClock::Optional, Source::Confirmed),
            Self::E2017 => (AudibleClock::Should, Source::Secondary),
            Self::E2018 | Self::E2023 => (AudibleClock::Should, Source::Confirmed),
        };
        self.rule(value, source, Topic::BlindClock)
    }

    /// Whether a blind and a hearing-impaired player need an assistant. For 2014 this is not known at
    /// all, and the value of 2009 stands in.
    #[must_use]
    pub const fn hearing_impaired_assistant(self) -> Rule<HearingAssistant> {
        let (value, source) = match self {
            Self::E2001 | Self::E2005 | Self::E2009 => {
                (HearingAssistant::NotNamed, self.copied_to_2005())
            }
            Self::E2014 => (HearingAssistant::NotNamed, Source::Unconfirmed),
            Self::E2017 => (HearingAssistant::Required, Source::Secondary),
            Self::E2018 | Self::E2023 => (HearingAssistant::Required, Source::Confirmed),
        };
        self.rule(value, source, Topic::BlindSightedAssistant)
    }

    const fn copied_to_2005(self) -> Source {
        match self {
            Self::E2001 | Self::E2005 => Source::Secondary,
            _ => Source::Confirmed,
        }
    }
}
