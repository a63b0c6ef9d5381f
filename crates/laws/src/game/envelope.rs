//! The envelope of an adjourned game: where it is, and what waits for its opening (FIDE 2023, Guidelines
//! I; 2014, Appendix E; 2009, Guidelines G; before, Appendix A).

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::adjourn::{Adjournment, Lapse, Sealed, Stage};
use crate::effect::{Effect, Matter};
use crate::game::clocks::Clocks;
use crate::game::course::Course;
use crate::game::docket::Docket;
use crate::game::phase::Phase;
use crate::game::sitting::Sitting;
use crate::game::terms::Terms;
use crate::refusal::Refusal;
use crate::time::At;

impl Sitting {
    /// Whether the player to move was told to seal, and has not done so yet (I.1).
    pub(super) fn must_seal(&self) -> bool {
        self.adjournment == Some(Adjournment::Told)
    }

    /// Whether it is a reply that he may seal, if he may.
    pub(super) fn cannot_seal(
        &self,
        by: Color,
        course: &Course,
        phase: Phase,
    ) -> Result<bool, Refusal> {
        if self.sealed(phase).is_some() {
            return Err(Refusal::AlreadySealed);
        }
        if let Some(refusal) = phase.cannot_move(by, course) {
            return Err(refusal);
        }
        match self.adjournment {
            Some(Adjournment::Told) => Ok(false),
            Some(Adjournment::Opened) if self.presence.absent[!by] => Ok(true),
            _ => Err(Refusal::NotSealing),
        }
    }

    pub(super) fn why_no_envelope(&self, course: &Course, phase: Phase) -> Refusal {
        match phase.over() {
            Some(over) => over,
            None if self.must_seal() => Refusal::NotSealed(course.turn()),
            None => Refusal::NotSealing,
        }
    }

    pub(super) fn become_due(&mut self, clocks: &Clocks, phase: Phase) {
        self.presence.count_from(clocks.now, true);
        self.begin_session(clocks);
        if let Some(sealed) = self.sealed_mut(phase) {
            sealed.stage = Stage::Due;
        }
    }

    /// I.9.2: the clock of the player who must answer runs while he is absent and the envelope
    /// closed.
    pub(super) fn start_for_absent(
        &mut self,
        course: &Course,
        clocks: &mut Clocks,
        phase: Phase,
    ) -> Vec<Effect> {
        let replier = !course.turn();
        if self.stage(phase) != Some(Stage::Due) || !self.presence.absent[replier] {
            return Vec::new();
        }
        let started = self.sealed(phase).is_some_and(|sealed| sealed.clock_started);
        if clocks.clock.as_ref().is_none_or(|clock| started && clock.is_running()) {
            return Vec::new();
        }
        let brought = self.end_sealers_turn(course, clocks, phase);
        clocks.resume();
        let begun = brought.map(|time| Effect::PeriodBegan(!replier, time));
        begun.into_iter().chain([Effect::ClockStarted(replier)]).collect()
    }

    /// The clock is pressed for the sealed move, once.
    pub(super) fn end_sealers_turn(
        &mut self,
        course: &Course,
        clocks: &mut Clocks,
        phase: Phase,
    ) -> Option<Duration> {
        let started = self.sealed_mut(phase).map(|sealed| &mut sealed.clock_started)?;
        if std::mem::replace(started, true) {
            return None;
        }
        clocks.press(course.turn())
    }

    /// I.9.2: on his arrival he may stop his clock until the envelope is opened.
    pub(super) fn stop_for_arrival(
        &mut self,
        by: Color,
        course: &Course,
        clocks: &mut Clocks,
        phase: Phase,
    ) -> Vec<Effect> {
        if self.stage(phase) != Some(Stage::Due) || by == course.turn() {
            return Vec::new();
        }
        let running = clocks.clock.as_mut().filter(|clock| clock.is_running());
        let stopped = running.map(|clock| {
            clock.pause(clocks.now);
            Effect::Paused
        });
        stopped.into_iter().chain(self.must_open(course)).collect()
    }

    /// I.7: only when the player is present who must answer.
    pub(super) fn must_open(&self, course: &Course) -> Option<Effect> {
        let replier = !course.turn();
        (!self.presence.absent[replier]).then_some(Effect::MustOpen(replier))
    }

    /// I.10: who comes too late loses, but a sealed move that has ended the game has ended it. Up to
    /// 2009 that saves only who has sealed it. So the envelope must be opened first, or not at all.
    pub(super) fn hold_lateness(
        &mut self,
        absent: ByColor<bool>,
        since: At,
        terms: &Terms,
        course: &Course,
        phase: Phase,
        docket: &mut Docket,
    ) -> Option<Vec<Effect>> {
        let always = terms.rules.edition.sealed_end_saves_replier().value;
        let saved = always || absent[course.turn()];
        if saved { self.hold(Lapse::Late(absent, since), terms, phase, docket) } else { None }
    }

    /// A flag that falls while the envelope is closed decides nothing if the sealed move has ended
    /// the game (6.9 with Article 5).
    pub(super) fn hold(
        &mut self,
        lapse: Lapse,
        terms: &Terms,
        phase: Phase,
        docket: &mut Docket,
    ) -> Option<Vec<Effect>> {
        self.sealed_mut(phase)?.lapse.get_or_insert(lapse);
        Some(docket.put(Matter::Envelope, terms))
    }

    /// The arbiter decides otherwise: the lateness is excused.
    pub(super) fn excuse(&mut self, phase: Phase) {
        if let Some(sealed) = self.sealed_mut(phase) {
            sealed.lapse = None;
        }
    }

    /// The moves before the sealed one are cancelled, and it with them; the clocks stand.
    pub(super) fn void_envelope(
        &mut self,
        clocks: &mut Clocks,
        phase: &mut Phase,
    ) -> Option<Effect> {
        self.adjournment = None;
        if *phase != Phase::Adjourned {
            return None;
        }
        *phase = Phase::Paused;
        clocks.pause();
        Some(Effect::Paused)
    }

    /// Nobody is late any more by a default time that is revoked: who was, is waited for again.
    pub(super) fn forget_lateness(&mut self, phase: Phase, docket: &mut Docket) {
        let Some(Lapse::Late(_, since)) = self.sealed(phase).and_then(|sealed| sealed.lapse) else {
            return;
        };
        self.excuse(phase);
        self.presence.since = Some(since);
        docket.settled(|matter| matter == Matter::Envelope);
    }

    /// Whether the game is decided unless the envelope says otherwise.
    pub(super) fn is_outcome_sealed(&self, phase: Phase) -> bool {
        self.sealed(phase).is_some_and(|sealed| sealed.lapse.is_some())
    }

    pub(super) fn stage(&self, phase: Phase) -> Option<Stage> {
        self.sealed(phase).map(|sealed| sealed.stage)
    }

    pub(super) fn sealed(&self, phase: Phase) -> Option<&Sealed> {
        match (&self.adjournment, phase) {
            (Some(Adjournment::Sealed(sealed)), Phase::Adjourned) => Some(sealed),
            _ => None,
        }
    }

    pub(super) fn sealed_mut(&mut self, phase: Phase) -> Option<&mut Sealed> {
        match (&mut self.adjournment, phase) {
            (Some(Adjournment::Sealed(sealed)), Phase::Adjourned) => Some(sealed),
            _ => None,
        }
    }
}
