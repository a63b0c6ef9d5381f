//! Ends that are taken back. What the game ends by itself, the arbiter may decide otherwise (FIDE
//! 2023, 6.7.1, 6.10.2, 12.2): the position and both clocks are then as they were.

use shakmaty::{ByColor, Color};

use crate::effect::Effect;
use crate::game::record::Record;
use crate::game::{Game, LossCause, Phase, refused};
use crate::outcome::Reason;
use crate::refusal::Refusal;
use crate::ruling::Numbered;

impl Game {
    /// Whether the game is over, or only its result is still being found out.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Ended(_) | Phase::Deciding { .. })
    }

    /// Keeps the game for an arbiter who takes back the end that comes now.
    pub(super) fn keep_before_end(&mut self) {
        if self.rules.has_arbiter() && self.before_end.is_none() {
            self.before_end = Some(Box::new(self.clone().kept()));
        }
    }

    /// Keeps the game before the act that loses it (7.5.5): the loss is what the act has cost, and
    /// without it the act is not counted, nor is a piece touched that it has moved and that is `back`.
    /// What was ruled touched before the act stays touched.
    pub(super) fn keep_before_loss(&mut self, by: Color, back: bool) {
        self.keep_before_end();
        if let Some(kept) = &mut self.before_end {
            kept.illegal_acts[by] = kept.illegal_acts[by].saturating_sub(1);
            if back {
                let ruled = if self.rules.penalties_ruled { kept.progress.ruled } else { 0 };
                kept.progress.forget_unruled(ruled);
            }
        }
    }

    /// With the clocks standing, and without what is kept elsewhere: an end that is taken back again
    /// and again must not grow.
    pub(super) fn kept(mut self) -> Self {
        self.record = Record::default();
        self.before_end = None;
        if let Some(clock) = &mut self.clock {
            clock.pause(self.now);
        }
        self
    }

    /// The end is revoked. One that the arbiter has ruled he revokes by the number of the ruling; a
    /// penalty of the Laws that has ended the game is revoked with it.
    pub(super) fn revoke_end(&mut self) -> Vec<Effect> {
        match self.ended_by_ruling() {
            Some(number) if self.is_penalty(number) => return self.revoke(number),
            Some(number) => return refused(Refusal::Contradicts(number)),
            None => {}
        }
        self.back_before_end().unwrap_or_else(|| refused(Refusal::NotOver))
    }

    fn is_penalty(&self, number: u32) -> bool {
        let numbered = self.rulings().find(|(of, ..)| *of == number);
        numbered.is_some_and(|(_, what, _)| matches!(what, Numbered::Penalty(_)))
    }

    /// The game as it was before the ruling that has ended it, with what that changes on the clocks.
    pub(super) fn back_before_ruling(&mut self) -> Vec<Effect> {
        let shown = ByColor::new_with(|color| self.left(color));
        let mut effects = self.back_before_end().unwrap_or_default();
        effects.extend(self.clocks_changed(shown));
        effects
    }

    /// Whether a player has lost, or might have lost, by his flag.
    pub(super) fn lost_by_flag(&self, color: Color) -> bool {
        self.ended_by_flag() && self.clock.as_ref().is_some_and(|clock| clock.fell(color).is_some())
    }

    fn ended_by_flag(&self) -> bool {
        match self.phase {
            Phase::Deciding { cause, .. } => cause == LossCause::Flag,
            Phase::Ended(outcome) => {
                matches!(outcome.reason, Reason::Flag | Reason::FlagNoMate | Reason::BothFlags)
            }
            Phase::Waiting | Phase::Running | Phase::Paused | Phase::Adjourned => false,
        }
    }

    /// The game as it was before its end; `None` if it is not over. What was written, ruled and taken
    /// to play on since stays; a signature was for the end.
    pub(super) fn back_before_end(&mut self) -> Option<Vec<Effect>> {
        let by_flag = self.ended_by_flag();
        let by_claim = self.outcome().is_some_and(|outcome| {
            matches!(outcome.reason, Reason::Threefold | Reason::FiftyMoves)
        });
        let kept = self.before_end.take()?;
        let mut after = std::mem::replace(self, *kept);
        (self.now, self.asked, self.valid_from) = (after.now, after.asked, after.asked + 1);
        self.record = std::mem::take(&mut after.record);
        let struck = self.rules.rulings_undone && self.made != after.made;
        for color in Color::ALL {
            if struck {
                let mut sheet = after.sheets[color].clone();
                sheet.bring_back(&self.sheets[color], self.plies_shared_with(&after));
                self.sheets[color] = sheet;
            } else {
                self.sheets[color].add(&after.sheets[color]);
            }
            if self.rules.boards[color] != after.rules.boards[color] {
                self.play_on(color, after.rules.boards[color]);
            }
        }
        if let Some(clock) = self.clock.as_mut().filter(|_| by_flag) {
            for color in Color::ALL {
                clock.put_up(color);
            }
        }
        let mut effects = Vec::new();
        if self.phase == Phase::Running {
            self.phase = Phase::Paused;
            effects.push(Effect::Paused);
        }
        effects.extend(self.offer.map(Effect::OfferStands));
        let bound = self.progress.bound.filter(|_| by_claim);
        effects.extend(bound.map(|mv| Effect::MustPlay(self.spoken(mv))));
        Some(effects)
    }
}
