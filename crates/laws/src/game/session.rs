//! The playing session: how long it lasts by the arbiter's clock, and what a player is charged who adjourns
//! before its end (FIDE 2023, Guidelines I.1; 2009, Guidelines G.1b and G.13; before, Appendix A).

use std::time::Duration;

use shakmaty::Color;

use crate::edition::Topic;
use crate::effect::{Effect, Matter};
use crate::game::{Game, Phase};
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

impl Game {
    /// How much of the session is left, if the event has fixed its length.
    #[must_use]
    pub fn session_left(&self, at: At) -> Option<Duration> {
        self.session_end().filter(|_| !self.is_over()).map(|end| end.since(at))
    }

    pub(super) fn begin_session(&mut self) {
        self.session = SessionState { began: Some(self.now), ..SessionState::default() };
    }

    fn session_end(&self) -> Option<At> {
        Some(self.session.began? + self.rules.session?)
    }

    /// When the end of the session must be told.
    pub(super) fn session_deadline(&self) -> Option<At> {
        let awaited = matches!(self.phase, Phase::Running | Phase::Paused)
            && !self.session.told
            && !self.must_seal();
        self.session_end().filter(|_| awaited)
    }

    /// The session is over: the arbiter has the player to move seal, or lets the game go on.
    pub(super) fn observe_session(&mut self) -> Vec<Effect> {
        if self.session_deadline().is_none_or(|end| end > self.now) {
            return Vec::new();
        }
        self.session.told = true;
        self.put_to_arbiter(Matter::SessionOver)
    }

    /// I.1: the player to move wants to adjourn, with so much of the session left.
    pub(super) fn adjourn_early(&mut self, left: Duration) -> Vec<Effect> {
        let mut effects = self.announce_adjournment();
        if self.must_seal() && effects.contains(&Effect::MustSeal(self.turn())) {
            self.session.charged_until = Some(self.now + left);
            effects.push(Effect::AdjournsEarly(self.turn(), left));
        }
        effects
    }

    /// Whoever is told to seal is charged nothing, unless he wants to adjourn early.
    pub(super) fn charge_nobody(&mut self) {
        self.session.charged_until = None;
    }

    /// I.1: who has adjourned early has used what is left of the session.
    pub(super) fn charge_early(&mut self, by: Color) -> Option<Effect> {
        let left = self.session.charged_until.take()?.since(self.now);
        if left.is_zero() {
            return None;
        }
        self.take_time(by, left, Topic::EarlyAdjournment)
    }
}
