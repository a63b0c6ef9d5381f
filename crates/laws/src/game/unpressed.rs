//! Who goes on before the other has pressed his clock (FIDE 2023, 1.3, 6.2.1, 6.2.2).

use shakmaty::{Color, uci::UciMove};
use touchmove_position::Position;

use crate::claim::Claim;
use crate::edition::IllegalAct;
use crate::effect::{Effect, Matter};
use crate::game::{Game, refused};
use crate::refusal::Refusal;

impl Game {
    /// The position in which a player has the move; `None` if he has not.
    #[must_use]
    pub fn faced_by(&self, by: Color) -> Option<Position> {
        if by == self.course.turn() {
            return Some(self.course.position.clone());
        }
        let mv = self
            .underway
            .unpressed_move(by, &self.terms, &self.course, self.phase, &self.sitting)
            .filter(|_| self.terms.rules.by_the_letter)?;
        Some(self.course.spoken(mv).after())
    }

    /// What a player does who has the move: the game goes on first where the other has not pressed,
    /// and not where it is refused.
    pub(super) fn with_the_move(
        &mut self,
        by: Color,
        act: impl FnOnce(&mut Self) -> Vec<Effect>,
    ) -> Vec<Effect> {
        if !self.terms.rules.by_the_letter
            || self
                .underway
                .unpressed_move(by, &self.terms, &self.course, self.phase, &self.sitting)
                .is_none()
        {
            return act(self);
        }
        let kept = self.clone();
        let mut effects = self.go_on_unpressed(by);
        let then = act(self);
        if let [Effect::Refused(_)] = then[..] {
            *self = kept;
            return then;
        }
        effects.extend(then);
        effects
    }

    /// The opponent goes on before the clock is pressed: the move made stands, and its maker's time
    /// runs on (6.2.1.2). Who has forgotten it himself has made his next move with that, and his time
    /// has run all the while.
    pub(super) fn go_on_unpressed(&mut self, by: Color) -> Vec<Effect> {
        let Some(mv) =
            self.underway.unpressed_move(by, &self.terms, &self.course, self.phase, &self.sitting)
        else {
            return Vec::new();
        };
        let mover = self.course.turn();
        let due = self.to_repeat().filter(|_| self.sitting.must_repeat(&self.terms, &self.course));
        let mut effects = Vec::new();
        let mut brought = None;
        if self.awaited() == by {
            // The clock waits for him, and he waits no more.
            brought = self.clocks.press_for(mover);
        } else if self.clocks.not_pressed.is_none() {
            self.clocks.not_pressed = Some(mover);
            effects.push(Effect::NotPressed(mover));
        }
        effects.push(self.said_and_played(mv));
        effects.extend(brought);
        self.record_completed(mover, &mut effects);
        effects.extend(self.check_end());
        if self.terms.rules.by_the_letter {
            self.underway.owe(due, &self.course, self.phase);
            effects.extend(
                self.is_running()
                    .then(|| self.questions.ask_if_dead(&self.terms, &self.course))
                    .flatten(),
            );
        }
        effects
    }

    /// 6.2.2: a player may stop his clock even after the opponent has moved.
    pub(super) fn press_late(&mut self, by: Color) -> Vec<Effect> {
        self.clocks.not_pressed = None;
        let brought = self.clocks.press(by);
        let mut effects: Vec<Effect> =
            brought.map(|time| Effect::PeriodBegan(by, time)).into_iter().collect();
        effects.extend(self.clocks.clock.is_some().then_some(Effect::ClockStarted(!by)));
        effects.extend(count_late_hands(self, by));
        effects
    }

    /// Only who has the move claims a draw (9.2, 9.3).
    pub(super) fn claim_by(
        &mut self,
        by: Color,
        claim: Claim,
        intended: Option<UciMove>,
    ) -> Vec<Effect> {
        if self.is_running() && by != self.course.turn() {
            return refused(Refusal::NotYourClaim(by, claim));
        }
        self.claim(claim, intended)
    }
}

/// 7.5.4: two hands were seen before the clock, and only now it is pressed.
fn count_late_hands(game: &mut Game, by: Color) -> Vec<Effect> {
    let seen = Matter::Conduct(by, IllegalAct::TwoHands { pressed: false });
    let last =
        game.conduct.hands_seen.is_some_and(|ply| Some(ply) == game.course.ply().checked_sub(1));
    let due = game.terms.rules.by_the_letter
        && last
        && game.course.turn() != by
        && game.terms.counts_two_hands(true)
        && !game.terms.counts_two_hands(false);
    if !due {
        return Vec::new();
    }
    game.docket.settled(|matter| matter == seen);
    game.illegal_act(by, IllegalAct::TwoHands { pressed: true }, None)
}
