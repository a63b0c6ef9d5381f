//! A game rebuilt from its journal: same events, same effects, same outcome.

use std::time::Duration;

use shakmaty::{ByColor, CastlingMode, Chess};

use crate::archive::entry::{Entry, What};
use crate::archive::header::{Header, Player};
use crate::laws::{At, Game, Outcome};
use crate::notation::pgn::{Node, Tree};

/// A rebuilt game.
#[derive(Clone, Debug)]
pub struct Replay {
    /// What it began with.
    pub header: Header,
    /// The game as it stands.
    pub game: Game,
    /// The opponent's level as it stands.
    pub level: u8,
    /// The session time of the last entry.
    pub at: At,
}

/// Why a game cannot be rebuilt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// Its header does not say by what it is played.
    #[error("its first position, its time control or its edition of the Laws cannot be read")]
    Header,
}

/// Rebuilds a game.
///
/// # Errors
///
/// When its first position, its time control or its edition of the Laws cannot be read.
pub fn replay(header: Header, entries: &[Entry]) -> Result<Replay, ReplayError> {
    let mut game = Game::new(header.setup().ok_or(ReplayError::Header)?);
    let mut level = header.level;
    for entry in entries {
        match &entry.what {
            What::Event(event) => {
                game.handle(entry.at, event);
            }
            What::Level(new) => level = *new,
        }
    }
    let at = entries.last().map_or(At::ZERO, |entry| entry.at);
    Ok(Replay { header, game, level, at })
}

impl Replay {
    /// Who plays.
    #[must_use]
    pub fn players(&self) -> ByColor<Player> {
        self.header.players()
    }

    /// The outcome, if there is one.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The first position and how it castles.
    #[must_use]
    pub fn start(&self) -> (&Chess, CastlingMode) {
        (self.game.start(), self.game.mode())
    }

    /// How many moves of both players were made.
    #[must_use]
    pub fn plies(&self) -> u32 {
        u32::try_from(self.game.made().len()).unwrap_or(u32::MAX)
    }

    /// The moves with the clock times in whole seconds, as PGN has them.
    #[must_use]
    pub fn tree(&self) -> Tree {
        let (start, mode) = self.start();
        let mut tree = Tree::new(start.clone(), mode);
        let mut at = Node::ROOT;
        for made in self.game.made() {
            at = tree.play(at, made.mv);
            if let Some(left) = made.left {
                tree.set_left(at, Duration::from_secs(left.as_secs()));
            }
        }
        tree
    }
}
