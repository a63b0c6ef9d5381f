//! How a session ends.

use crate::laws::Position;

use crate::app::order::Leave;
use crate::app::session::intent::{Change, Intent};
use crate::app::session::{Act, Place, Session};
use crate::archive::GameId;
use crate::voices::{Priority, Utterance, Value};

impl Place {
    /// Stops the clocks; what is said at the end depends on what could be kept.
    pub(super) fn quits(&self) -> Vec<Intent> {
        let missed = [Intent::Activity(Change::Miss)];
        // That the clocks stand is no news for someone who leaves.
        let leaves = [Intent::leave(Leave::Quit)];
        missed.into_iter().chain(self.stands()).chain(leaves).collect()
    }
}

/// What has become of the game when a session ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is kept under this number.
    Kept(GameId),
    /// Nobody had moved, and it is forgotten.
    Forgotten,
    /// None was played, or it could not be kept.
    Nowhere,
}

impl Session {
    /// That the game that is left for another one is saved, if there is something to come back to.
    #[must_use]
    pub fn left_behind(&self) -> Option<Act> {
        // At each board of a display it would be said.
        let told = self.place.is_left_unfinished() && self.place.simul().is_none();
        let game = self.place.game_name().filter(|_| told)?;
        Some(self.manner.told("game-left", &[("game", game)]))
    }

    /// What is said at the end: how to come back to the game if it is kept and goes on, or that nothing
    /// of it is, and goodbye.
    #[must_use]
    pub fn farewell(&self, fate: Fate) -> Utterance {
        let talk = &self.manner.narrator.talk;
        let goes_on = self.place.is_left_unfinished();
        // A game from the usual position can be begun again any time, one from another cannot.
        let missed = *self.place.game.course().start() != Position::default();
        if goes_on && self.place.is_ruled_elsewhere() {
            let lines = vec![talk.sentence("elsewhere-goes-on", &[])];
            return self.manner.narrator.lines(Priority::Move, lines);
        }
        let game = match (fate, self.place.game_name()) {
            (Fate::Kept(GameId(id)), _) if goes_on => {
                Some(("game-kept", Value::Text(id.to_string())))
            }
            (Fate::Forgotten, Some(game)) if missed => Some(("game-forgotten", game)),
            (Fate::Kept(_) | Fate::Forgotten | Fate::Nowhere, _) => None,
        };
        let game = game.map(|(id, game)| talk.sentence(id, &[("game", game)]));
        let lines = game.into_iter().chain([talk.sentence("goodbye", &[])]).collect();
        self.manner.narrator.lines(Priority::Move, lines)
    }
}

impl Place {
    /// Whether there is something to come back to when it is left.
    pub(super) fn is_left_unfinished(&self) -> bool {
        self.is_begun() && self.game.outcome().is_none()
    }

    /// Whether a move was made, completed or not.
    pub(super) fn is_begun(&self) -> bool {
        !self.game.made().is_empty() || self.game.underway().on_board().is_some()
    }
}
