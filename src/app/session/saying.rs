//! The sentences of a session as acts, and who the player is that they are said to.

use shakmaty::Color;

use crate::app::session::{Act, Manner, Place};
use crate::archive::GameId;
use crate::ui::Typed;
use crate::voices::{Priority, Utterance, Value};

impl Manner {
    /// Why a line was not taken.
    pub(super) fn not_taken(&self, typed: &Typed) -> Vec<Act> {
        typed.not_taken().map(|id| self.said(id, &[])).into_iter().collect()
    }

    pub(super) fn answer(&self, id: &str, values: &[(&str, Value)]) -> Utterance {
        self.narrator.say(Priority::Answer, id, values)
    }
}

impl Place {
    /// The number of the game that is played, as it is said.
    pub(super) fn game_name(&self) -> Option<Value> {
        self.listing.id.map(|GameId(id)| Value::Text(id.to_string()))
    }

    /// The player's side; `None` if two people play.
    pub(super) fn side(&self) -> Option<Color> {
        match (self.is_here(Color::White), self.is_here(Color::Black)) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        }
    }

    /// The player at the keyboard: with two people, the one to move.
    pub(super) fn me(&self) -> Color {
        self.side().unwrap_or(shakmaty::Position::turn(self.game.position()))
    }
}
