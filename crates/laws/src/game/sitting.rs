//! Who sits at the board, and since when the others wait (FIDE 2023, 6.7; Guidelines I.9 to I.11).
//!
//! Kept and judged by the terms; what lateness costs, the game lets follow.

use std::time::Duration;

use crate::adjourn::Adjournment;
use crate::edition::{DefaultTime, Topic};
use crate::effect::{Effect, Matter};
use crate::event::Event;
use crate::game::course::Course;
use crate::game::docket::Docket;
use crate::game::phase::Phase;
use crate::game::record::{Undo, undone};
use crate::game::refused;
use crate::game::session::SessionState;
use crate::game::terms::Terms;
use crate::presence::{Patience, Presence};
use crate::refusal::Refusal;
use crate::ruling::{Numbered, Ruling};
use crate::time::At;

/// The sitting: who is there, how long it lasts, and the move in the envelope if it was adjourned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sitting {
    pub(super) presence: Presence,
    pub(super) adjournment: Option<Adjournment>,
    pub(super) session: SessionState,
}

impl Sitting {
    /// What a ruling has changed is as before it; who was there or not stays as it is.
    pub(super) fn revive(&mut self, before: &Self, after: &Self) {
        undone(&mut self.adjournment, &before.adjournment, &after.adjournment);
        let (then, since) = (before.presence, after.presence);
        undone(&mut self.presence.since, &then.since, &since.since);
        undone(&mut self.presence.asked, &then.asked, &since.asked);
    }

    /// Whether the presence of the players is that at a resumption, which has articles of its own.
    pub(super) fn is_resumed(&self, phase: Phase) -> bool {
        self.presence.resumed || phase == Phase::Adjourned
    }

    /// Whether a player does something with his own hands or mouth who is not there.
    pub(super) fn acts_in_absence(
        &self,
        event: &Event,
        course: &Course,
        phase: Phase,
    ) -> Option<Refusal> {
        let by = event.needs_at_board(course.turn())?;
        (phase.is_running() && self.presence.absent[by]).then_some(Refusal::NotThere(by))
    }

    /// Whether the opponent must repeat and execute the move (D.2.1): not while he is absent, or
    /// nobody could move before he comes (6.7.2).
    pub(super) fn must_repeat(&self, terms: &Terms, course: &Course) -> bool {
        terms.rules.announcing.repeats() && !self.presence.absent[!course.turn()]
    }

    /// Just after the default time: who arrives with its last moment is in time.
    pub(super) fn absence_deadline(&self, terms: &Terms, phase: Phase) -> Option<At> {
        let since = self.waited_for_since(phase)?;
        match self.patience(terms) {
            Patience::For(limit) => Some(since + limit + Duration::from_micros(1)),
            Patience::Endless | Patience::Unknown(_) => None,
        }
    }

    /// The arbiter says how late a player may come, because the event has not (6.7.1).
    pub(super) fn set_default_time(&mut self, limit: Duration, docket: &mut Docket) -> Vec<Effect> {
        self.presence.ruled = Some(limit);
        docket.settled(|matter| matches!(matter, Matter::DefaultTime(_)));
        Vec::new()
    }

    /// A default time that was ruled is revoked, and with it all that it has brought: an earlier one
    /// counts again, or the arbiter is asked anew.
    pub(super) fn unset_default_time(
        &mut self,
        number: u32,
        undo: &Undo,
        terms: &Terms,
        phase: Phase,
        docket: &mut Docket,
    ) -> Vec<Effect> {
        if phase.is_over() {
            return refused(Refusal::GameOver);
        }
        let others = docket.rulings().filter(|(other, _, revoked)| *other != number && !revoked);
        let limits = others.filter_map(|(_, what, _)| match what {
            Numbered::Ruling(Ruling::DefaultTimeSet(limit)) => Some(*limit),
            _ => None,
        });
        self.presence.ruled = limits.last();
        self.forget_lateness(phase, docket);
        let (now, then) = (self.presence, undo.after.sitting.presence);
        let is_same = (now.absent, now.resumed) == (then.absent, then.resumed);
        let asked = |matter: &Matter| matches!(matter, Matter::DefaultTime(_));
        if is_same && undo.before.docket.matters.iter().any(asked) {
            self.presence.asked = true;
            return docket.matters_back(undo);
        }
        let is_waited_for = now.since.is_some() && now.someone_absent();
        let is_open = is_waited_for && matches!(self.patience(terms), Patience::Unknown(_));
        self.presence.asked &= !is_open;
        Vec::new()
    }

    /// The arbiter decides otherwise: who is late is waited for.
    pub(super) fn wait_no_longer(&mut self) {
        self.presence.since = None;
    }

    /// Since when somebody is waited for, while that counts.
    pub(super) fn waited_for_since(&self, phase: Phase) -> Option<At> {
        let counts = phase.does_time_pass() && !self.is_outcome_sealed(phase);
        self.presence.since.filter(|_| counts && self.presence.someone_absent())
    }

    pub(super) fn patience(&self, terms: &Terms) -> Patience {
        if !terms.rules.has_arbiter() {
            return Patience::Endless;
        }
        if let Some(limit) = self.presence.ruled {
            return Patience::For(limit);
        }
        let edition = terms.rules.edition;
        let (rule, topic) = if self.presence.resumed {
            (edition.late_at_resumption(), Topic::ResumptionAbsent)
        } else {
            (edition.default_time(), Topic::DefaultTime)
        };
        let fixed = terms.rules.default_time;
        let limit = match rule.value {
            _ if terms.asks(&rule) => None,
            // What the event has fixed is about the start of a game.
            DefaultTime::Is(limit) if self.presence.resumed => Some(limit),
            DefaultTime::Is(limit) => fixed.or(Some(limit)),
            // 2017 to 2023: not fixed is zero, unless the arbiter decides otherwise. So he is asked.
            DefaultTime::EventMustFix { .. } => fixed,
        };
        limit.map_or(Patience::Unknown(topic), Patience::For)
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::game::course::tests::course;
    use crate::game::terms::tests::terms;
    use crate::rules::{Authority, Rules};

    fn late(by: Color) -> Sitting {
        let mut sitting = Sitting::default();
        sitting.presence.count_from(At::ZERO, false);
        sitting.presence.absent[by] = true;
        sitting
    }

    #[test]
    fn only_under_an_arbiter_a_late_player_loses() {
        let mut sitting = late(Color::Black);
        let mut terms =
            terms(Rules { default_time: Some(Duration::from_mins(30)), ..Rules::default() });
        assert_eq!(sitting.absence_deadline(&terms, Phase::Running), None);
        terms.rules.authority = Authority::Arbiter;
        let limit = At::from_secs(30 * 60) + Duration::from_micros(1);
        assert_eq!(sitting.absence_deadline(&terms, Phase::Running), Some(limit));
        assert_eq!(sitting.absence_deadline(&terms, Phase::Paused), None);
        sitting.set_default_time(Duration::from_hours(1), &mut Docket::default());
        assert!(sitting.absence_deadline(&terms, Phase::Running) > Some(limit));
        sitting.wait_no_longer();
        assert_eq!(sitting.absence_deadline(&terms, Phase::Running), None);
    }

    #[test]
    fn nobody_moves_who_is_not_there() {
        let (sitting, course) = (late(Color::White), course(""));
        let moves = Event::Entered("e2e4".parse().unwrap());
        let refusal = Some(Refusal::NotThere(Color::White));
        assert_eq!(sitting.acts_in_absence(&moves, &course, Phase::Running), refusal);
        assert_eq!(sitting.acts_in_absence(&moves, &course, Phase::Paused), None);
        assert_eq!(sitting.acts_in_absence(&Event::TimePassed, &course, Phase::Running), None);
    }
}
