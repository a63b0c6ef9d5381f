//! The playing session: how long it lasts by the arbiter's clock, and what a player is charged who adjourns
//! before its end (FIDE 2023, Guidelines I.1; 2009, Guidelines G.1b and G.13; before, Appendix A).

use std::time::Duration;

use shakmaty::Color;

use crate::edition::Topic;
use crate::effect::{Effect, Matter};
use crate::game::Game;
use crate::game::clocks::Clocks;
use crate::game::docket::Docket;
use crate::game::phase::Phase;
use crate::game::sitting::Sitting;
use crate::game::terms::Terms;
use crate::time::At;

/// How far a session is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SessionState {
    /// When it has begun.
    began: Option<At>,
    /// Whether its end was told.
    pub(super) told: bool,
    /// Until when he is charged who has to seal, if he adjourns early.
    charged_until: Option<At>,
}

impl Sitting {
    /// How much of the session is left, if the event has fixed its length.
    pub(super) fn session_left(&self, at: At, terms: &Terms, phase: Phase) -> Option<Duration> {
        self.session_end(terms).filter(|_| !phase.is_over()).map(|end| end.since(at))
    }

    pub(super) fn begin_session(&mut self, clocks: &Clocks) {
        self.session = SessionState { began: Some(clocks.now), ..SessionState::default() };
    }

    fn session_end(&self, terms: &Terms) -> Option<At> {
        Some(self.session.began? + terms.rules.session?)
    }

    /// When the end of the session must be told.
    pub(super) fn session_deadline(&self, terms: &Terms, phase: Phase) -> Option<At> {
        let awaited = matches!(phase, Phase::Running | Phase::Paused)
            && !self.session.told
            && !self.must_seal();
        self.session_end(terms).filter(|_| awaited)
    }

    /// The session is over: the arbiter has the player to move seal, or lets the game go on.
    pub(super) fn observe_session(
        &mut self,
        terms: &Terms,
        clocks: &Clocks,
        phase: Phase,
        docket: &mut Docket,
    ) -> Vec<Effect> {
        if self.session_deadline(terms, phase).is_none_or(|end| end > clocks.now) {
            return Vec::new();
        }
        self.session.told = true;
        docket.put(Matter::SessionOver, terms)
    }

    /// Whoever is told to seal is charged nothing, unless he wants to adjourn early.
    pub(super) fn charge_nobody(&mut self) {
        self.session.charged_until = None;
    }

    /// I.1: who has adjourned early has used what is left of the session.
    pub(super) fn charge_early(&mut self, by: Color, clocks: &mut Clocks) -> Option<Effect> {
        let left = self.session.charged_until.take()?.since(clocks.now);
        if left.is_zero() {
            return None;
        }
        clocks.take(by, left, Topic::EarlyAdjournment)
    }
}

/// I.1: the player to move wants to adjourn, with so much of the session left.
pub(super) fn adjourn_early(game: &mut Game, left: Duration) -> Vec<Effect> {
    let mut effects = game.announce_adjournment();
    if game.must_seal() && effects.contains(&Effect::MustSeal(game.course.turn())) {
        game.sitting.session.charged_until = Some(game.clocks.now + left);
        effects.push(Effect::AdjournsEarly(game.course.turn(), left));
    }
    effects
}
