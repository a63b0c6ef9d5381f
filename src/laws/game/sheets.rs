//! Score sheets.

use shakmaty::{Color, uci::UciMove};

use crate::laws::effect::Effect;
use crate::laws::event::Signature;
use crate::laws::game::{Game, refused};
use crate::laws::refusal::Refusal;

impl Game {
    pub(super) fn write(&mut self, _by: Color, ply: u16, _uci: Option<UciMove>) -> Vec<Effect> {
        refused(Refusal::NoSuchPly(ply))
    }

    pub(super) fn sign(&mut self, _by: Color, _result: Signature) -> Vec<Effect> {
        refused(Refusal::NotOver)
    }

    /// A move of `by` is completed.
    pub(super) fn record_completed(&mut self, _by: Color) -> Vec<Effect> {
        Vec::new()
    }

    /// A draw offer is noted with (=).
    pub(super) fn mark_offer(&mut self, _by: Color) {}

    /// The moves from this ply on are cancelled.
    pub(super) fn cross_out_from(&mut self, _ply: u16) -> Vec<Effect> {
        Vec::new()
    }

    pub(super) fn must_complete_sheets(&mut self) -> Vec<Effect> {
        Vec::new()
    }
}
