//! The systems: who pairs a round, and how many rounds there are.

use crate::berger;
use crate::crosstable::Meeting;
use crate::pairing::{Pair, Pairing};
use crate::teams;

/// A system of play for single players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// Everybody meets everybody, so many times.
    RoundRobin {
        /// Once, twice, …
        times: usize,
    },
    /// Swiss, paired by a program of others.
    Swiss,
    /// Every round is paired by the arbiter: a Swiss by hand, by lots, or what the regulations have.
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
}

/// Who pairs the rounds of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairedBy {
    /// Its tables, from the starting numbers alone.
    Tables,
    /// A program that is asked.
    Program,
    /// The arbiter.
    Arbiter,
}

impl System {
    /// Who pairs its rounds.
    #[must_use]
    pub const fn paired_by(self) -> PairedBy {
        match self {
            Self::RoundRobin { .. } | Self::Match { .. } | Self::Scheveningen { .. } => {
                PairedBy::Tables
            }
            Self::Swiss => PairedBy::Program,
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
            Self::Swiss | Self::ByHand => None,
        }
    }

    /// Whether so many players can play it.
    #[must_use]
    pub const fn takes(self, players: usize) -> bool {
        match self {
            Self::Match { .. } => players == 2,
            Self::Scheveningen { .. } => players >= 2 && players.is_multiple_of(2),
            Self::RoundRobin { .. } | Self::Swiss | Self::ByHand => players >= 2,
        }
    }

    /// How standings take the players to meet.
    #[must_use]
    pub const fn meeting(self) -> Meeting {
        match self.paired_by() {
            PairedBy::Tables => Meeting::All,
            PairedBy::Program | PairedBy::Arbiter => Meeting::Some,
        }
    }

    /// A round, counted from 1, by the tables; nothing where there are none.
    #[must_use]
    pub fn round(self, players: usize, round: usize) -> Option<Pairing> {
        match self {
            Self::RoundRobin { times } => Some(berger::cycle_round(players, times, round)),
            Self::Match { .. } => {
                let pair = Pair::new(0, 1);
                let pair = if round % 2 == 1 { pair } else { pair.reversed() };
                Some(Pairing { pairs: vec![pair], bye: None })
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
                Some(Pairing { pairs, bye: None })
            }
            Self::Swiss | Self::ByHand => None,
        }
    }
}
