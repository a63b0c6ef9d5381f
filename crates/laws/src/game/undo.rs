//! Ends that are taken back. What the game ends by itself, the arbiter may decide otherwise (FIDE
//! 2023, 6.7.1, 6.10.2, 12.2): the position and both clocks are then as they were.

use shakmaty::Color;

use crate::effect::Effect;
use crate::game::phase::Phase;
use crate::game::record::Record;
use crate::game::{Game, refused};
use crate::outcome::Reason;
use crate::refusal::Refusal;

impl Game {
    /// Keeps the game for an arbiter who takes back the end that comes now.
    pub(super) fn keep_before_end(&mut self) {
        if self.terms.rules.has_arbiter() && self.docket.before_end.is_none() {
            self.docket.before_end = Some(Box::new(self.clone().kept()));
        }
    }

    /// Keeps the game before the act that loses it (7.5.5): the loss is what the act has cost, and
    /// without it the act is not counted, nor is a piece touched that it has moved and that is `back`.
    /// What was ruled touched before the act stays touched.
    pub(super) fn keep_before_loss(&mut self, by: Color, back: bool) {
        self.keep_before_end();
        if let Some(kept) = &mut self.docket.before_end {
            kept.conduct.uncount(by);
            if back {
                let ruled =
                    if self.terms.rules.penalties_ruled { kept.underway.progress.ruled } else { 0 };
                kept.underway.progress.forget_unruled(ruled);
            }
        }
    }

    /// With the clocks standing, and without what is kept elsewhere: an end that is taken back again
    /// and again must not grow.
    pub(super) fn kept(mut self) -> Self {
        self.docket.record = Record::default();
        self.docket.before_end = None;
        self.clocks.pause();
        self
    }

    /// The game as it was before the ruling that has ended it, with what that changes on the clocks.
    pub(super) fn back_before_ruling(&mut self) -> Vec<Effect> {
        let shown = self.clocks.shown();
        let mut effects = self.back_before_end().unwrap_or_default();
        effects.extend(self.clocks.changed(shown));
        effects
    }

    /// Whether a player has lost, or might have lost, by his flag.
    pub(super) fn lost_by_flag(&self, color: Color) -> bool {
        self.phase.ended_by_flag()
            && self.clocks.clock.as_ref().is_some_and(|clock| clock.fell(color).is_some())
    }

    /// The game as it was before its end; `None` if it is not over. What was written, ruled and taken
    /// to play on since stays; a signature was for the end.
    pub(super) fn back_before_end(&mut self) -> Option<Vec<Effect>> {
        let by_flag = self.phase.ended_by_flag();
        let by_claim = self.outcome().is_some_and(|outcome| {
            matches!(outcome.reason, Reason::Threefold | Reason::FiftyMoves)
        });
        let kept = self.docket.before_end.take()?;
        let mut after = std::mem::replace(self, *kept);
        (self.clocks.now, self.questions.asked, self.questions.valid_from) =
            (after.clocks.now, after.questions.asked, after.questions.asked + 1);
        self.docket.record = std::mem::take(&mut after.docket.record);
        let struck = self.terms.rules.rulings_undone && self.course.made != after.course.made;
        for color in Color::ALL {
            if struck {
                let mut sheet = after.sheets.both[color].clone();
                sheet.bring_back(
                    &self.sheets.both[color],
                    self.course.plies_shared_with(&after.course),
                );
                self.sheets.both[color] = sheet;
            } else {
                self.sheets.both[color].add(&after.sheets.both[color]);
            }
            if self.terms.rules.boards[color] != after.terms.rules.boards[color] {
                self.play_on(color, after.terms.rules.boards[color]);
            }
        }
        if let Some(clock) = self.clocks.clock.as_mut().filter(|_| by_flag) {
            for color in Color::ALL {
                clock.put_up(color);
            }
        }
        let mut effects = Vec::new();
        if self.phase == Phase::Running {
            self.phase = Phase::Paused;
            effects.push(Effect::Paused);
        }
        effects.extend(self.offers.standing.map(Effect::OfferStands));
        let bound = self.underway.progress.bound.filter(|_| by_claim);
        effects.extend(bound.map(|mv| Effect::MustPlay(self.course.spoken(mv))));
        Some(effects)
    }
}

/// The end is revoked. One that the arbiter has ruled he revokes by the number of the ruling; a
/// penalty of the Laws that has ended the game is revoked with it.
pub(super) fn revoke_end(game: &mut Game) -> Vec<Effect> {
    match game.docket.ended_by_ruling() {
        Some(number) if game.docket.is_penalty(number) => return game.revoke(number),
        Some(number) => return refused(Refusal::Contradicts(number)),
        None => {}
    }
    game.back_before_end().unwrap_or_else(|| refused(Refusal::NotOver))
}
