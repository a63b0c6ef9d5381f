//! Touch-move on request: in rapid and blitz until 2009 a touched piece binds only where the opponent
//! has asked (2001, B5a; 2009, A.4b).
//!
//! What was touched is noted all the same: it refuses an offer, and gives up what is lost by touching.

use shakmaty::{Color, Square};

use crate::effect::Effect;
use crate::game::{Game, refused};
use crate::refusal::Refusal;
use crate::touch::{Duty, Obligation, obligation};

impl Game {
    /// Whether a touched piece binds only where somebody asks.
    #[must_use]
    pub fn asks_for_touch(&self) -> bool {
        let rule = self.rules.edition.touch_on_request(self.pace, self.rules.supervision);
        self.rules.touch_asked && rule.value
    }

    /// The pieces touched that bind, in the order in which they were touched.
    pub(super) fn binding(&self) -> Vec<Square> {
        let progress = &self.progress;
        if !self.asks_for_touch() {
            return progress.touched.clone();
        }
        let binds = |place: usize, square: Square| {
            place < progress.ruled || progress.asked.contains(&square)
        };
        let touched = progress.touched.iter().copied().enumerate();
        touched.filter(|&(place, square)| binds(place, square)).map(|(_, square)| square).collect()
    }

    /// What the player to move owes by what he has touched, and the moves that do it.
    pub(super) fn owed_by_touch(&self) -> Obligation {
        obligation(&self.position, self.mode, &self.binding())
    }

    /// What was touched stays so by a ruling, as far as it binds.
    pub(super) fn rule_touches(&mut self) {
        if !self.asks_for_touch() {
            self.progress.ruled = self.progress.touched.len();
        }
    }

    /// A touch that the arbiter has ruled, who was asked.
    pub(super) fn touched_as_ruled(&mut self, square: Square) -> Vec<Effect> {
        if !self.asks_for_touch() {
            let effects = self.touched(square);
            self.progress.ruled = self.progress.touched.len();
            return effects;
        }
        self.progress.asked.push(square);
        let before = self.progress.touched.contains(&square);
        let mut effects = self.touched(square);
        effects.extend(before.then(|| self.binds_now(square)));
        effects
    }

    /// Without an arbiter the player's word is enough: what the board has sensed binds, and a move that
    /// was completed with another piece is taken back.
    pub(super) fn bind_by_request(&mut self, by: Color, square: Square) -> Vec<Effect> {
        if by != self.turn() {
            if !self.progress.touched.contains(&square) {
                return refused(Refusal::NoTouchOwed(square));
            }
            self.progress.asked.push(square);
            return vec![self.binds_now(square)];
        }
        if !self.was_owed(square) {
            return refused(Refusal::NoTouchOwed(square));
        }
        let touched = std::mem::take(&mut self.touched_last);
        let mut effects = self.retract();
        (self.progress.touched, self.progress.asked) = (touched, vec![square]);
        effects.push(self.binds_now(square));
        effects
    }

    /// Whether the last move was made with another piece than this one, which had to move.
    fn was_owed(&self, square: Square) -> bool {
        let Some(made) = self.made.last().filter(|_| self.touched_last.contains(&square)) else {
            return false;
        };
        let owed = obligation(&made.before, self.mode, &[square]);
        owed.duty != Duty::Any && !owed.moves.contains(&made.mv)
    }

    /// A move that stands on the board and is not completed may not stay there.
    fn binds_now(&mut self, square: Square) -> Effect {
        if self.progress.legal().is_some_and(|mv| self.breaks_touch(mv).is_some()) {
            self.progress.made = false;
        }
        Effect::Touched(self.turn(), square, self.duty())
    }
}
