//! Fallen flags: who may call them and what follows when both are down.
//!
//! Whether the game is lost or drawn by a flag is the same everywhere: drawn when the opponent could
//! not mate by any series of legal moves.

use serde::Deserialize;

use crate::control::Pace;
use crate::edition::figure::{ByPace, ByWatch, Perhaps};
use crate::edition::{Edition, Rule, Supervision, Topic};

/// How a flag is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FlagRule {
    /// Who may call it.
    pub called_by: Caller,
    /// Whether a claim of a win on time fails when the claimant's own flag is down.
    pub claimant_needs_time: bool,
    /// What follows when both flags are down and nobody can tell which fell first.
    pub both: Both,
    /// Whether the arbiter, who keeps silent otherwise, may end the game when both are down (A.4d of
    /// 2009).
    pub arbiter_ends_both: bool,
}

/// Who may call a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Caller {
    /// The arbiter as soon as he sees it, and both players.
    Arbiter,
    /// The players alone; only a valid claim counts, and the arbiter keeps silent.
    Players,
}

/// What follows when both flags are down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Both {
    /// The edition has no rule of its own: whose flag fell first loses, and an electronic clock
    /// knows which that was. [`Edition::both_announced`] may take its place.
    FirstFallen,
    /// If the order is not known, the game continues, but is drawn in the last period.
    ContinueUnlessLastPeriod,
    /// The game is drawn as soon as either is claimed with both down.
    Draw,
}

/// The figures on flags.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Flags {
    calling: ByWatch<FlagRule>,
    both_announced: ByPace<Perhaps<Both>>,
}

impl Edition {
    /// How a flag is called; supervision matters in rapid and blitz only.
    ///
    /// In 2001 article 6.12 lets the game continue in any period, but 10.3 draws it in a quickplay
    /// finish. Every last period is one, so that the rule is that of 2005 in effect.
    #[must_use]
    pub fn flag(self, pace: Pace, supervision: Supervision) -> Rule<FlagRule> {
        let topic = match (pace, supervision) {
            (Pace::Rapid | Pace::Blitz, Supervision::Sparse) => Topic::RapidFlag,
            _ => Topic::FlagFallen,
        };
        self.rule(self.file().flag.calling.at(pace, supervision), topic)
    }

    /// What takes the place of [`Both::FirstFallen`] where an event has announced the rules for games
    /// without increment (App. G of 2014, Guidelines III later): never in blitz, and not before 2014,
    /// where the rule needs no announcement.
    #[must_use]
    pub fn both_announced(self, pace: Pace) -> Option<Rule<Both>> {
        self.perhaps(self.file().flag.both_announced.at(pace), Topic::BothFlags)
    }
}
