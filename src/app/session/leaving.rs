//! How a session ends.

use crate::app::order::Leave;
use crate::app::session::{Act, Place, Session};
use crate::archive::GameId;
use crate::laws::{At, Event};
use crate::voices::{Priority, Utterance, Value};

impl Session {
    /// Stops the clocks; what is said at the end depends on what could be kept.
    pub(super) fn quit(&mut self, at: At) -> Vec<Act> {
        let mut acts = Vec::new();
        if self.place.game.is_running() {
            // That the clocks stand is no news for someone who leaves.
            acts.extend(self.event_untold(at, Event::Paused));
        }
        acts.push(Act::Leave(Leave::Quit));
        acts
    }

    /// What is said at the end: how to come back to the game of this number if it was kept, and
    /// goodbye.
    #[must_use]
    pub fn farewell(&self, kept: Option<GameId>) -> Utterance {
        let talk = &self.manner.narrator.talk;
        let unfinished = self.place.is_begun() && self.place.game.outcome().is_none();
        let mut lines = Vec::new();
        if let Some(GameId(id)) = kept.filter(|_| unfinished) {
            lines.push(talk.sentence("game-kept", &[("game", Value::Text(id.to_string()))]));
        }
        lines.push(talk.sentence("goodbye", &[]));
        self.manner.narrator.lines(Priority::Move, lines)
    }

    /// What is said before the moves that could not be kept.
    #[must_use]
    pub fn moves_follow(&self) -> Utterance {
        self.manner.narrator.say(Priority::Urgent, "unsaved-at-end", &[])
    }
}

impl Place {
    /// Whether a move was made, completed or not.
    pub(super) fn is_begun(&self) -> bool {
        !self.game.made().is_empty() || self.game.on_board().is_some()
    }
}
