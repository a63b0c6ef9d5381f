//! What is laid down before a tournament begins.

use crate::decider::Decider;
use crate::knockout::Losers;
use crate::points::{Points, Scoring};
use crate::system::System;

/// What two who are paired play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// A game.
    Game,
    /// Two teams, a game on each board.
    Teams {
        /// How many boards a match has.
        boards: usize,
        /// What a game gives to the team.
        games: Scoring,
    },
    /// In a knock-out, so many games before a tie is decided.
    Duel {
        /// How many.
        games: usize,
    },
}

/// With what a match of two ends before all of its games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchTarget {
    /// So many points.
    Points(Points),
    /// So many games that were won.
    Wins(usize),
}

/// What is laid down before a tournament begins, as far as it changes what can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The system.
    pub system: System,
    /// The rounds, where the system does not say them.
    pub rounds: Option<usize>,
    /// Points; of teams those of a match.
    pub scoring: Scoring,
    /// What two who are paired play.
    pub play: Play,
    /// By what a tie of a knock-out is decided, in this order.
    pub deciders: Vec<Decider>,
    /// What becomes of those who lose in a knock-out.
    pub losers: Losers,
    /// With what a match of two ends.
    pub target: Option<MatchTarget>,
}

impl Terms {
    /// Those of single players with nothing special.
    #[must_use]
    pub const fn new(system: System, rounds: Option<usize>, scoring: Scoring) -> Self {
        Self {
            system,
            rounds,
            scoring,
            play: Play::Game,
            deciders: Vec::new(),
            losers: Losers::Out,
            target: None,
        }
    }

    /// What one game gives.
    #[must_use]
    pub const fn of_a_game(&self) -> &Scoring {
        match &self.play {
            Play::Teams { games, .. } => games,
            Play::Game | Play::Duel { .. } => &self.scoring,
        }
    }

    /// How many boards a match of teams has; nothing where players are single.
    #[must_use]
    pub const fn boards(&self) -> Option<usize> {
        match self.play {
            Play::Teams { boards, .. } => Some(boards),
            Play::Game | Play::Duel { .. } => None,
        }
    }

    /// How many boards or games come before a tie is decided.
    #[must_use]
    pub const fn regular(&self) -> usize {
        match self.play {
            Play::Game => 1,
            Play::Teams { boards, .. } => boards,
            Play::Duel { games } => games,
        }
    }
}
