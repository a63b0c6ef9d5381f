//! How a session ends.

use crate::app::order::Leave;
use crate::app::session::intent::{Intent, said};
use crate::app::session::teller::Requests;
use crate::app::session::{Act, Place, Session};
use crate::archive::GameId;
use crate::voices::{Priority, Utterance, Value};

impl Requests<'_> {
    /// Stops the clocks; what is said at the end depends on what could be kept.
    pub(super) fn quits(&self) -> Vec<Intent> {
        // That the clocks stand is no news for someone who leaves.
        self.place.stands().into_iter().chain(said(Act::Leave(Leave::Quit))).collect()
    }
}

impl Session {
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
}

impl Place {
    /// Whether a move was made, completed or not.
    pub(super) fn is_begun(&self) -> bool {
        !self.game.made().is_empty() || self.game.on_board().is_some()
    }
}
