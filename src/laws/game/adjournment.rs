//! Adjournment.

use shakmaty::{Color, uci::UciMove};

use crate::laws::adjourn::Contents;
use crate::laws::effect::Effect;
use crate::laws::game::{Game, refused};
use crate::laws::refusal::Refusal;

impl Game {
    pub(super) fn announce_adjournment(&mut self) -> Vec<Effect> {
        refused(Refusal::NotSealing)
    }

    pub(super) fn seal(&mut self, _by: Color, _text: &str) -> Vec<Effect> {
        refused(Refusal::NotSealing)
    }

    pub(super) fn adjourn(&mut self) -> Vec<Effect> {
        refused(Refusal::NotSealing)
    }

    pub(super) fn lose_envelope(&mut self, _uci: Option<UciMove>) -> Vec<Effect> {
        refused(Refusal::NotAdjourned)
    }

    pub(super) fn open_envelope(&mut self, _contents: Contents) -> Vec<Effect> {
        refused(Refusal::NotAdjourned)
    }

    pub(super) fn resumption_due(&mut self) -> Vec<Effect> {
        refused(Refusal::NotAdjourned)
    }
}
