//! The systems: who pairs a round, and how many rounds there are.

use crate::berger;
use crate::crosstable::Meeting;
use crate::knockout;
use crate::pairing::{Pair, Pairing};
use crate::teams;

/// A system of play, for single players and for teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// Everybody meets everybody, so many times.
    RoundRobin {
        /// Once, twice, …
        times: usize,
    },
    /// Swiss, paired by a program of others.
    Swiss,
    /// Swiss, by the halves of score groups, as the arbiter accepts it.
    Adjusted,
    /// Swiss, by lots within score groups, as the arbiter accepts them.
    Lots,
    /// Every round is paired by the arbiter: a Swiss by hand, or what the regulations have.
    ByHand,
    /// Two players, so many games.
    Match {
        /// How many.
        games: usize,
    },
    /// Every player of the first half of the numbers meets every player of the second, so many times.
    Scheveningen {
        /// Once, twice, …
        times: usize,
    },
    /// Who loses is out.
    KnockOut,
    /// Round robins of several groups, then the best of them among themselves.
    Groups {
        /// How many groups.
        groups: usize,
        /// How often everybody of a group meets everybody.
        times: usize,
        /// How many of each group go on.
        qualify: usize,
        /// What they play.
        finals: Finals,
    },
}

/// What the best of groups play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finals {
    /// A knock-out.
    KnockOut,
    /// Everybody meets everybody once.
    RoundRobin,
}

/// Who pairs the rounds of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairedBy {
    /// Its tables, from the starting numbers alone.
    Tables,
    /// A program that is asked.
    Program,
    /// The arbiter, to whom the program proposes a round.
    Proposal,
    /// The arbiter.
    Arbiter,
}

impl System {
    /// Who pairs its rounds.
    #[must_use]
    pub const fn paired_by(self) -> PairedBy {
        match self {
            Self::RoundRobin { .. }
            | Self::Match { .. }
            | Self::Scheveningen { .. }
            | Self::KnockOut
            | Self::Groups { .. } => PairedBy::Tables,
            Self::Swiss => PairedBy::Program,
            Self::Adjusted | Self::Lots => PairedBy::Proposal,
            Self::ByHand => PairedBy::Arbiter,
        }
    }

    /// How many rounds so many players need, where the system says it.
    #[must_use]
    pub const fn rounds(self, players: usize) -> Option<usize> {
        match self {
            Self::RoundRobin { times } => Some(berger::rounds(players, times)),
            Self::Match { games } => Some(games),
            Self::Scheveningen { times } => Some(players / 2 * times),
            Self::KnockOut => Some(knockout::rounds(players)),
            Self::Groups { groups, qualify, finals, .. } => {
                let best = groups * qualify;
                let of_finals = match finals {
                    Finals::KnockOut => knockout::rounds(best),
                    Finals::RoundRobin => berger::rounds(best, 1),
                };
                Some(self.group_rounds(players) + of_finals)
            }
            Self::Swiss | Self::Adjusted | Self::Lots | Self::ByHand => None,
        }
    }

    /// How many rounds so many players have in groups, of which the largest decides.
    #[must_use]
    pub const fn group_rounds(self, players: usize) -> usize {
        match self {
            Self::Groups { groups, times, .. } => berger::rounds(players.div_ceil(groups), times),
            Self::RoundRobin { .. }
            | Self::Swiss
            | Self::Adjusted
            | Self::Lots
            | Self::ByHand
            | Self::Match { .. }
            | Self::Scheveningen { .. }
            | Self::KnockOut => 0,
        }
    }

    /// Whether so many players can play it.
    #[must_use]
    pub const fn takes(self, players: usize) -> bool {
        match self {
            Self::Match { .. } => players == 2,
            Self::Scheveningen { .. } => players >= 2 && players.is_multiple_of(2),
            Self::Groups { groups, qualify, .. } => {
                players >= groups * qualify && players >= 2 * groups
            }
            Self::RoundRobin { .. }
            | Self::Swiss
            | Self::Adjusted
            | Self::Lots
            | Self::ByHand
            | Self::KnockOut => players >= 2,
        }
    }

    /// How standings take the players to meet.
    #[must_use]
    pub const fn meeting(self) -> Meeting {
        match self {
            Self::RoundRobin { .. } | Self::Match { .. } | Self::Scheveningen { .. } => {
                Meeting::All
            }
            Self::Swiss
            | Self::Adjusted
            | Self::Lots
            | Self::ByHand
            | Self::KnockOut
            | Self::Groups { .. } => Meeting::Some,
        }
    }

    /// A round, counted from 1, by tables that need no result; nothing where there are none.
    #[must_use]
    pub fn round(self, players: usize, round: usize) -> Option<Pairing> {
        match self {
            Self::RoundRobin { times } => Some(berger::cycle_round(players, times, round)),
            Self::Match { .. } => {
                let pair = Pair::new(0, 1);
                let pair = if round % 2 == 1 { pair } else { pair.reversed() };
                Some(Pairing { pairs: vec![pair], ..Pairing::default() })
            }
            Self::Scheveningen { .. } => {
                let team = (players / 2).max(1);
                let (turn, within) = ((round.max(1) - 1) / team, (round.max(1) - 1) % team + 1);
                let mut pairs = teams::scheveningen(team, within);
                if turn % 2 == 1 {
                    for pair in &mut pairs {
                        *pair = pair.reversed();
                    }
                }
                Some(Pairing { pairs, ..Pairing::default() })
            }
            Self::Swiss
            | Self::Adjusted
            | Self::Lots
            | Self::ByHand
            | Self::KnockOut
            | Self::Groups { .. } => None,
        }
    }
}
