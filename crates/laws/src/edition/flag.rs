//! Fallen flags: who may call them and what follows when both are down.
//!
//! Whether the game is lost or drawn by a flag is the same everywhere: drawn when the opponent could
//! not mate by any series of legal moves.

use crate::control::Pace;
use crate::edition::{Edition, Rule, Source, Supervision, Topic};

/// How a flag is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlagRule {
    /// Who may call it.
    pub called_by: Caller,
    /// Whether a claim of a win on time fails when the claimant's own flag is down.
    pub claimant_needs_time: bool,
    /// What follows when both flags are down and nobody can tell which fell first.
    pub both: Both,
}

/// Who may call a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Caller {
    /// The arbiter as soon as he sees it, and both players.
    Arbiter,
    /// The players alone; only a valid claim counts, and the arbiter keeps silent.
    Players,
}

/// What follows when both flags are down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Both {
    /// The edition has no rule of its own: whose flag fell first loses, and an electronic clock
    /// knows which that was. [`Edition::both_announced`] may take its place.
    FirstFallen,
    /// If the order is not known, the game continues, but is drawn in the last period.
    ContinueUnlessLastPeriod,
    /// The game is drawn as soon as either is claimed with both down.
    Draw,
}

impl Edition {
    /// How a flag is called; supervision matters in rapid and blitz only.
    ///
    /// In 2001 article 6.12 lets the game continue in any period, but 10.3 draws it in a quickplay
    /// finish. Every last period is one, so that the rule is that of 2005 in effect.
    #[must_use]
    pub const fn flag(self, pace: Pace, supervision: Supervision) -> Rule<FlagRule> {
        match (self, pace, supervision) {
            (_, Pace::Standard, _) => self.flag_standard(),
            (Self::E2001 | Self::E2005, _, _) | (_, _, Supervision::Sparse) => self.flag_fast(),
            (_, _, Supervision::Adequate) => self.flag_standard(),
        }
    }

    const fn flag_standard(self) -> Rule<FlagRule> {
        let both = match self {
            Self::E2001 | Self::E2005 | Self::E2009 => Both::ContinueUnlessLastPeriod,
            Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => Both::FirstFallen,
        };
        let rule = FlagRule { called_by: Caller::Arbiter, claimant_needs_time: false, both };
        self.rule(rule, Source::Confirmed, Topic::FlagFallen)
    }

    /// In 2014 the claimant's time is known from a second hand, and that the arbiter calls is not
    /// known at all.
    const fn flag_fast(self) -> Rule<FlagRule> {
        let players =
            FlagRule { called_by: Caller::Players, claimant_needs_time: true, both: Both::Draw };
        let arbiter = FlagRule {
            called_by: Caller::Arbiter,
            claimant_needs_time: false,
            both: Both::FirstFallen,
        };
        let (rule, source) = match self {
            Self::E2001 | Self::E2009 => (players, Source::Confirmed),
            Self::E2005 => (players, Source::Unconfirmed),
            Self::E2014 => (FlagRule { claimant_needs_time: true, ..arbiter }, Source::Unconfirmed),
            Self::E2017 => (arbiter, Source::Secondary),
            Self::E2018 | Self::E2023 => (arbiter, Source::Confirmed),
        };
        self.rule(rule, source, Topic::RapidFlag)
    }

    /// What takes the place of [`Both::FirstFallen`] where an event has announced the rules for games
    /// without increment (App. G of 2014, Guidelines III later): never in blitz, and not before 2014,
    /// where the rule needs no announcement.
    #[must_use]
    pub const fn both_announced(self, pace: Pace) -> Option<Rule<Both>> {
        match (self, pace) {
            (Self::E2001 | Self::E2005 | Self::E2009, _) | (_, Pace::Blitz) => None,
            (_, Pace::Standard | Pace::Rapid) => {
                Some(self.rule(Both::ContinueUnlessLastPeriod, Source::Confirmed, Topic::BothFlags))
            }
        }
    }
}
