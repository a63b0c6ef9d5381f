//! What a ruling makes void besides what it rules: complaints and touches of a position that is gone.

use crate::effect::Effect;
use crate::game::Game;
use crate::ruling::{Numbered, Ruling};
use crate::touch::Duty;

impl Game {
    /// Pieces that are put back free the player to move from what he had touched, also by rulings about
    /// a touch in this turn or in one that comes again.
    pub(super) fn freed(&mut self, number: u32, ruling: &Ruling, before: &Self) -> Option<Effect> {
        let sets_up = ruling.back_to().is_some() || matches!(ruling, Ruling::PositionSet(_));
        let touches = matches!(ruling, Ruling::TouchSeen(..));
        let waives = matches!(ruling, Ruling::TouchWaived(_));
        if !(sets_up || touches || waives) || !self.terms.rules.rulings_undone {
            return None;
        }
        let (turn, from) = (self.course.turn(), self.course.ply() + 1 + u16::from(touches));
        let mut frees = before.duty() != Duty::Any
            && !before.underway.progress.touched.is_empty()
            && (before.course.turn(), before.course.ply()) == (turn, self.course.ply());
        for entry in &mut self.docket.record.rulings {
            let Numbered::Ruling(Ruling::TouchSeen(by, _, Some(ply))) = entry.what else {
                continue;
            };
            if !entry.revoked && entry.lifted.is_none() && ply >= from {
                entry.lifted = Some(number);
                frees |= by == turn;
            }
        }
        (sets_up && frees && !self.is_over()).then_some(Effect::TouchVoid(turn))
    }
}
