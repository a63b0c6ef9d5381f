//! Late players.

use shakmaty::Color;

use crate::laws::effect::Effect;
use crate::laws::game::{Game, refused};
use crate::laws::refusal::Refusal;
use crate::laws::time::At;

impl Game {
    pub(super) fn absent(&mut self, by: Color) -> Vec<Effect> {
        vec![Effect::Absent(by)]
    }

    pub(super) fn arrived(&mut self, by: Color) -> Vec<Effect> {
        refused(Refusal::NotAbsent(by))
    }

    pub(super) fn absence_deadline(&self) -> Option<At> {
        None
    }

    pub(super) fn observe_absence(&mut self) -> Vec<Effect> {
        Vec::new()
    }

    /// Each player's wish to be told how much time is left.
    pub(super) fn set_warnings(&mut self) {
        if let Some(clock) = &mut self.clock {
            for color in Color::ALL {
                clock.warn_at(color, &self.rules.warnings[color]);
            }
        }
    }
}
