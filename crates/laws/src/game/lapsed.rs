//! What a ruling makes void besides what it rules: complaints and touches of a position that is gone.

use shakmaty::{Color, Square};

use crate::effect::{Effect, Matter};
use crate::game::Game;
use crate::ruling::{Numbered, Ruling};
use crate::touch::Duty;

impl Game {
    /// Complaints about touching that a ruling has not decided, and that wait no longer: the position
    /// that they were about is gone.
    pub(super) fn lapsed(&self, ruling: &Ruling, before: &[Matter]) -> Vec<Effect> {
        let decided = match ruling {
            Ruling::TouchSeen(of, square, ply) => Some((!*of, *square, *ply)),
            Ruling::PositionSet(_) => None,
            ruling if ruling.back_to().is_some() => None,
            _ => return Vec::new(),
        };
        let gone = before.iter().filter(|matter| !self.matters.contains(matter));
        let is_decided = |by: Color, square: Square, at: u16| {
            decided.is_some_and(|(one, about, ply)| {
                (one, about) == (by, square) && ply.is_none_or(|ply| ply == at)
            })
        };
        let lapsed = gone.filter_map(|matter| match *matter {
            Matter::Touch(by, square, ply)
                if self.rules.rulings_undone && !is_decided(by, square, ply) =>
            {
                Some(Effect::ComplaintLapsed(by, square, ply))
            }
            _ => None,
        });
        lapsed.collect()
    }

    /// Pieces that are put back free the player to move from what he had touched, also by rulings about
    /// a touch in this turn or in one that comes again.
    pub(super) fn freed(&mut self, number: u32, ruling: &Ruling, before: &Self) -> Option<Effect> {
        let sets_up = ruling.back_to().is_some() || matches!(ruling, Ruling::PositionSet(_));
        let touches = matches!(ruling, Ruling::TouchSeen(..));
        let waives = matches!(ruling, Ruling::TouchWaived(_));
        if !(sets_up || touches || waives) || !self.rules.rulings_undone {
            return None;
        }
        let (turn, from) = (self.turn(), self.ply() + 1 + u16::from(touches));
        let mut frees = before.duty() != Duty::Any
            && !before.progress.touched.is_empty()
            && (before.turn(), before.ply()) == (turn, self.ply());
        for entry in &mut self.record.rulings {
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

    /// A complaint about two hands outlives the move that it is about.
    pub(super) fn forget_two_hands(&mut self, before: &Self) {
        let stays = self.plies_shared_with(before);
        for matter in &mut self.matters {
            if let Matter::TwoHands(_, ply) = matter
                && *ply > stays
                && *ply <= before.ply()
            {
                *ply = 0;
            }
        }
    }
}
