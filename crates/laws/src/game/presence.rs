//! Late players (FIDE 2023, 6.6 and 6.7; Guidelines I.9 to I.11 when a game is resumed).
//!
//! The clocks need nothing special: White's runs from the start, or that of the player who has to
//! answer the sealed move, whoever is there.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::effect::{Effect, Matter};
use crate::game::phase::Phase;
use crate::game::{Game, refused};
use crate::outcome::{Outcome, Reason};
use crate::presence::{Patience, Presence};
use crate::refusal::Refusal;
use crate::time::At;

impl Game {
    /// 6.7.1: who comes after the default time loses.
    pub(super) fn observe_absence(&mut self) -> Vec<Effect> {
        let Some(since) = self.sitting.waited_for_since(self.phase) else { return Vec::new() };
        match self.sitting.patience(&self.terms) {
            // Who is not there at the start itself can only come after it.
            Patience::For(limit) if limit.is_zero() || self.clocks.now.since(since) > limit => {
                come_too_late(self, since)
            }
            Patience::Unknown(topic) if !self.sitting.presence.asked => {
                self.sitting.presence.asked = true;
                self.docket.put(Matter::DefaultTime(topic), &self.terms)
            }
            Patience::Endless | Patience::For(_) | Patience::Unknown(_) => Vec::new(),
        }
    }

    pub(super) fn lose_by_default(&mut self, absent: ByColor<bool>) -> Vec<Effect> {
        self.end(match Presence::only_absent(absent) {
            Some(late) => Outcome::win(!late, Reason::DefaultTime),
            None => Outcome::none(Reason::BothAbsent),
        })
    }

    /// Tells each player at these times left from now on. It changes no clock and no position.
    pub fn warn_at(&mut self, times: ByColor<Vec<Duration>>, at: At) {
        self.clocks.now = self.clocks.now.max(at);
        if let Some(clock) = &mut self.clocks.clock {
            clock.notice(self.clocks.now);
        }
        self.terms.rules.warnings = times;
        self.clocks.set_warnings(&self.terms);
    }
}

/// Who is late is late from the start. Who has made a move was there.
pub(super) fn absent(game: &mut Game, by: Color) -> Vec<Effect> {
    let has_come =
        game.sitting.presence.resumed || game.course.made.iter().any(|made| made.by() == by);
    match game.phase {
        Phase::Ended(_) | Phase::Deciding { .. } => return refused(Refusal::GameOver),
        Phase::Running | Phase::Paused if has_come => return refused(Refusal::AlreadyRunning),
        Phase::Waiting | Phase::Running | Phase::Paused | Phase::Adjourned => {}
    }
    game.sitting.presence.absent[by] = true;
    let mut effects = vec![Effect::Absent(by)];
    effects.extend(game.sitting.start_for_absent(&game.course, &mut game.clocks, game.phase));
    effects.extend(game.observe_absence());
    effects
}

pub(super) fn arrived(game: &mut Game, by: Color) -> Vec<Effect> {
    if let Phase::Ended(_) = game.phase {
        return refused(Refusal::GameOver);
    }
    if !game.sitting.presence.absent[by] {
        return refused(Refusal::NotAbsent(by));
    }
    game.sitting.presence.absent[by] = false;
    if !game.sitting.presence.someone_absent() {
        let waiting = game.docket.matters.len();
        game.docket.settled(|matter| matches!(matter, Matter::DefaultTime(_)));
        // Nobody has decided how late a player may come: for the next who is late it is asked anew.
        game.sitting.presence.asked &= game.docket.matters.len() == waiting;
    }
    let mut effects = vec![Effect::Arrived(by)];
    effects.extend(game.sitting.stop_for_arrival(by, &game.course, &mut game.clocks, game.phase));
    effects
}

fn come_too_late(game: &mut Game, since: At) -> Vec<Effect> {
    let absent = game.sitting.presence.absent;
    game.sitting.presence.since = None;
    game.sitting
        .hold_lateness(absent, since, &game.terms, &game.course, game.phase, &mut game.docket)
        .unwrap_or_else(|| game.lose_by_default(absent))
}
