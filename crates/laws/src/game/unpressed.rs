//! Who goes on before the other has pressed his clock (FIDE 2023, 1.3, 6.2.1, 6.2.2).

use shakmaty::{Color, Move, uci::UciMove};
use touchmove_position::Position;

use crate::claim::Claim;
use crate::edition::IllegalAct;
use crate::effect::{Effect, Matter};
use crate::game::{Game, refused};
use crate::refusal::Refusal;

impl Game {
    /// The move after which this player has the move, though its maker has not pressed his clock
    /// (1.3, D.2.3).
    pub(super) fn unpressed_move(&self, by: Color) -> Option<Move> {
        let waits = by != self.turn() && self.is_running() && self.progress.made;
        let mv = self.progress.legal().filter(|_| waits)?;
        let told = self.rules.by_the_letter && self.progress.announced == Some(mv);
        let sealing = told && self.must_seal();
        (self.shares_board() || told && !sealing).then_some(mv)
    }

    /// The position in which a player has the move; `None` if he has not.
    #[must_use]
    pub fn faced_by(&self, by: Color) -> Option<Position> {
        if by == self.turn() {
            return Some(self.position.clone());
        }
        let mv = self.unpressed_move(by).filter(|_| self.rules.by_the_letter)?;
        Some(self.spoken(mv).after())
    }

    /// What a player does who has the move: the game goes on first where the other has not pressed,
    /// and not where it is refused.
    pub(super) fn with_the_move(
        &mut self,
        by: Color,
        act: impl FnOnce(&mut Self) -> Vec<Effect>,
    ) -> Vec<Effect> {
        if !self.rules.by_the_letter || self.unpressed_move(by).is_none() {
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
        let Some(mv) = self.unpressed_move(by) else { return Vec::new() };
        let mover = self.turn();
        let due = self.to_repeat().filter(|_| self.must_repeat());
        let mut effects = Vec::new();
        let mut brought = None;
        if self.awaited() == by {
            // The clock waits for him, and he waits no more.
            brought = self.press_for(mover);
        } else if self.unpressed.is_none() {
            self.unpressed = Some(mover);
            effects.push(Effect::NotPressed(mover));
        }
        effects.push(self.said_and_played(mv));
        effects.extend(brought);
        self.record_completed(mover, &mut effects);
        effects.extend(self.check_end());
        if self.rules.by_the_letter {
            self.owe(due);
            effects.extend(self.is_running().then(|| self.ask_if_dead()).flatten());
        }
        effects
    }

    /// Presses the clock of who was kept waiting.
    fn press_for(&mut self, mover: Color) -> Option<Effect> {
        let now = self.now;
        self.clock.as_mut()?.start(mover, now);
        let brought = self.press_clock(mover)?;
        Some(Effect::PeriodBegan(mover, brought))
    }

    /// 6.2.2: a player may stop his clock even after the opponent has moved.
    pub(super) fn press_late(&mut self, by: Color) -> Vec<Effect> {
        self.unpressed = None;
        let brought = self.press_clock(by);
        let mut effects: Vec<Effect> =
            brought.map(|time| Effect::PeriodBegan(by, time)).into_iter().collect();
        effects.extend(self.clock.is_some().then_some(Effect::ClockStarted(!by)));
        effects.extend(self.count_late_hands(by));
        effects
    }

    /// 7.5.4: two hands were seen before the clock, and only now it is pressed.
    fn count_late_hands(&mut self, by: Color) -> Vec<Effect> {
        let seen = Matter::Conduct(by, IllegalAct::TwoHands { pressed: false });
        let last = self.hands_seen.is_some_and(|ply| Some(ply) == self.ply().checked_sub(1));
        let due = self.rules.by_the_letter
            && last
            && self.turn() != by
            && self.counts_two_hands(true)
            && !self.counts_two_hands(false);
        if !due {
            return Vec::new();
        }
        self.settled(|matter| matter == seen);
        self.illegal_act(by, IllegalAct::TwoHands { pressed: true }, None)
    }

    /// Only who has the move claims a draw (9.2, 9.3).
    pub(super) fn claim_by(
        &mut self,
        by: Color,
        claim: Claim,
        intended: Option<UciMove>,
    ) -> Vec<Effect> {
        if self.is_running() && by != self.turn() {
            return refused(Refusal::NotYourClaim(by, claim));
        }
        self.claim(claim, intended)
    }
}
