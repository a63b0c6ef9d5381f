//! Late players (FIDE 2023, 6.6 and 6.7; Guidelines I.9 to I.11 when a game is resumed).
//!
//! The clocks need nothing special: White's runs from the start, or that of the player who has to
//! answer the sealed move, whoever is there.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::edition::{DefaultTime, Topic};
use crate::effect::{Effect, Matter};
use crate::event::Event;
use crate::game::record::Undo;
use crate::game::{Game, Phase, refused};
use crate::outcome::{Outcome, Reason};
use crate::presence::{Patience, Presence};
use crate::refusal::Refusal;
use crate::ruling::{Numbered, Ruling};
use crate::time::At;

impl Game {
    /// Who is late is late from the start. Who has made a move was there.
    pub(super) fn absent(&mut self, by: Color) -> Vec<Effect> {
        let has_come = self.presence.resumed || self.made.iter().any(|made| made.by() == by);
        match self.phase {
            Phase::Ended(_) | Phase::Deciding { .. } => return refused(Refusal::GameOver),
            Phase::Running | Phase::Paused if has_come => return refused(Refusal::AlreadyRunning),
            Phase::Waiting | Phase::Running | Phase::Paused | Phase::Adjourned => {}
        }
        self.presence.absent[by] = true;
        let mut effects = vec![Effect::Absent(by)];
        effects.extend(self.start_for_absent());
        effects.extend(self.observe_absence());
        effects
    }

    pub(super) fn arrived(&mut self, by: Color) -> Vec<Effect> {
        if let Phase::Ended(_) = self.phase {
            return refused(Refusal::GameOver);
        }
        if !self.presence.absent[by] {
            return refused(Refusal::NotAbsent(by));
        }
        self.presence.absent[by] = false;
        if !self.presence.someone_absent() {
            let waiting = self.matters.len();
            self.settled(|matter| matches!(matter, Matter::DefaultTime(_)));
            // Nobody has decided how late a player may come: for the next who is late it is asked anew.
            self.presence.asked &= self.matters.len() == waiting;
        }
        let mut effects = vec![Effect::Arrived(by)];
        effects.extend(self.stop_for_arrival(by));
        effects
    }

    /// Whether a player does something with his own hands or mouth who is not there.
    pub(super) fn acts_in_absence(&self, event: &Event) -> Option<Refusal> {
        let by = event.needs_at_board(self.turn())?;
        (self.is_running() && self.presence.absent[by]).then_some(Refusal::NotThere(by))
    }

    /// Whether the opponent must repeat and execute the move (D.2.1): not while he is absent, or
    /// nobody could move before he comes (6.7.2).
    pub(super) fn must_repeat(&self) -> bool {
        self.rules.announcing.repeats() && !self.presence.absent[!self.turn()]
    }

    /// Just after the default time: who arrives with its last moment is in time.
    pub(super) fn absence_deadline(&self) -> Option<At> {
        let since = self.waited_for_since()?;
        match self.patience() {
            Patience::For(limit) => Some(since + limit + Duration::from_micros(1)),
            Patience::Endless | Patience::Unknown(_) => None,
        }
    }

    /// 6.7.1: who comes after the default time loses.
    pub(super) fn observe_absence(&mut self) -> Vec<Effect> {
        let Some(since) = self.waited_for_since() else { return Vec::new() };
        match self.patience() {
            // Who is not there at the start itself can only come after it.
            Patience::For(limit) if limit.is_zero() || self.now.since(since) > limit => {
                self.come_too_late(since)
            }
            Patience::Unknown(topic) if !self.presence.asked => {
                self.presence.asked = true;
                self.put_to_arbiter(Matter::DefaultTime(topic))
            }
            Patience::Endless | Patience::For(_) | Patience::Unknown(_) => Vec::new(),
        }
    }

    /// The arbiter says how late a player may come, because the event has not (6.7.1).
    pub(super) fn set_default_time(&mut self, limit: Duration) -> Vec<Effect> {
        self.presence.ruled = Some(limit);
        self.settled(|matter| matches!(matter, Matter::DefaultTime(_)));
        Vec::new()
    }

    /// A default time that was ruled is revoked, and with it all that it has brought: an earlier one
    /// counts again, or the arbiter is asked anew.
    pub(super) fn unset_default_time(&mut self, number: u32, undo: &Undo) -> Vec<Effect> {
        if self.is_over() {
            return refused(Refusal::GameOver);
        }
        let others = self.rulings().filter(|(other, _, revoked)| *other != number && !revoked);
        let limits = others.filter_map(|(_, what, _)| match what {
            Numbered::Ruling(Ruling::DefaultTimeSet(limit)) => Some(*limit),
            _ => None,
        });
        self.presence.ruled = limits.last();
        self.forget_lateness();
        let (now, then) = (self.presence, undo.after.presence);
        let is_same = (now.absent, now.resumed) == (then.absent, then.resumed);
        let asked = |matter: &Matter| matches!(matter, Matter::DefaultTime(_));
        if is_same && undo.before.matters.iter().any(asked) {
            self.presence.asked = true;
            return self.matters_back(undo);
        }
        let is_waited_for = now.since.is_some() && now.someone_absent();
        let is_open = is_waited_for && matches!(self.patience(), Patience::Unknown(_));
        self.presence.asked &= !is_open;
        Vec::new()
    }

    /// The arbiter decides otherwise: who is late is waited for.
    pub(super) fn wait_no_longer(&mut self) {
        self.presence.since = None;
    }

    fn come_too_late(&mut self, since: At) -> Vec<Effect> {
        let absent = self.presence.absent;
        self.presence.since = None;
        self.hold_lateness(absent, since).unwrap_or_else(|| self.lose_by_default(absent))
    }

    pub(super) fn lose_by_default(&mut self, absent: ByColor<bool>) -> Vec<Effect> {
        self.end(match Presence::only_absent(absent) {
            Some(late) => Outcome::win(!late, Reason::DefaultTime),
            None => Outcome::none(Reason::BothAbsent),
        })
    }

    /// Since when somebody is waited for, while that counts.
    fn waited_for_since(&self) -> Option<At> {
        let counts = self.does_time_pass() && !self.is_outcome_sealed();
        self.presence.since.filter(|_| counts && self.presence.someone_absent())
    }

    fn patience(&self) -> Patience {
        if !self.rules.has_arbiter() {
            return Patience::Endless;
        }
        if let Some(limit) = self.presence.ruled {
            return Patience::For(limit);
        }
        let edition = self.rules.edition;
        let (rule, topic) = if self.presence.resumed {
            (edition.late_at_resumption(), Topic::ResumptionAbsent)
        } else {
            (edition.default_time(), Topic::DefaultTime)
        };
        let fixed = self.rules.default_time;
        let limit = match rule.value {
            _ if self.asks(&rule) => None,
            // What the event has fixed is about the start of a game.
            DefaultTime::Is(limit) if self.presence.resumed => Some(limit),
            DefaultTime::Is(limit) => fixed.or(Some(limit)),
            // 2017 to 2023: not fixed is zero, unless the arbiter decides otherwise. So he is asked.
            DefaultTime::EventMustFix { .. } => fixed,
        };
        limit.map_or(Patience::Unknown(topic), Patience::For)
    }

    /// Tells each player at these times left from now on. It changes no clock and no position.
    pub fn warn_at(&mut self, times: ByColor<Vec<Duration>>, at: At) {
        self.now = self.now.max(at);
        if let Some(clock) = &mut self.clock {
            clock.notice(self.now);
        }
        self.rules.warnings = times;
        self.set_warnings();
    }

    /// Each player's wish to be told how much time is left.
    pub(super) fn set_warnings(&mut self) {
        if let Some(clock) = &mut self.clock {
            for color in Color::ALL {
                clock.warn_at(color, &self.rules.warnings[color]);
            }
        }
    }
}
