//! A round: its games and who has none.

use crate::act::Pairer;
use crate::outcome::Outcome;
use crate::pairing::{Pair, Pairing};
use crate::player::PlayerId;

/// A game of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// Who plays it.
    pub pair: Pair<PlayerId>,
    /// The result, once it is known.
    pub outcome: Option<Outcome>,
    /// Whether it is played later, so that the next round need not wait for it.
    pub postponed: bool,
}

impl Game {
    /// Whether the round is not over before it is.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.outcome.is_none() && !self.postponed
    }
}

/// A round that was paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The games, board 1 first.
    pub games: Vec<Game>,
    /// Who is left over.
    pub bye: Option<PlayerId>,
    /// Who has paired it.
    pub by: Pairer,
}

impl Round {
    pub(super) fn new(pairing: &Pairing<PlayerId>, by: Pairer) -> Self {
        let game = |pair: &Pair<PlayerId>| Game { pair: *pair, outcome: None, postponed: false };
        Self { games: pairing.pairs.iter().map(game).collect(), bye: pairing.bye, by }
    }

    /// The boards, counted from 1, whose games must end before the next round is paired.
    pub fn open(&self) -> impl Iterator<Item = usize> + '_ {
        (1..).zip(&self.games).filter(|(_, game)| game.is_open()).map(|(board, _)| board)
    }

    /// Whether the next round need not wait for it.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.open().next().is_none()
    }

    /// Whether no result of a game that was played is known yet, so that it may be paired anew.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        self.games.iter().all(|game| {
            !game.postponed && game.outcome.is_none_or(|outcome| !outcome.marks().white.is_played())
        })
    }
}
