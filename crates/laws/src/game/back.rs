//! Back in time: taking back at home, restoring by the arbiter; pausing and going on.

use std::time::Duration;

use shakmaty::{ByColor, Color, Position};

use crate::effect::{Effect, Made, Matter, Spoken};
use crate::game::{Game, Phase, refused};
use crate::progress::Progress;
use crate::refusal::Refusal;

impl Game {
    /// A made move is final (4.7); only at home do the players let each other have it back.
    pub(super) fn take_back(&mut self, plies: u16) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        if self.rules.has_arbiter() {
            return refused(Refusal::AlreadyMade);
        }
        match self.ply().checked_sub(plies) {
            Some(keep) if plies > 0 || self.progress != Progress::default() => {
                let taken = self.go_back(keep);
                self.turn_clock_back(&taken);
                vec![Effect::TakenBack(taken)]
            }
            _ => refused(Refusal::NothingToTakeBack),
        }
    }

    /// The plies before which the pieces were set up anew (7.1, 7.6): they do not stand as the move before
    /// has left them. The last one can be that which comes next.
    #[must_use]
    pub fn set_up_before(&self) -> Vec<usize> {
        let after = self.made.iter().map(|made| made.after().board().clone());
        let stood = std::iter::once(self.start.board().clone()).chain(after);
        let before = self.made.iter().map(|made| made.before.board());
        let stands = before.chain([self.position.board()]);
        let anew = stood.zip(stands).map(|(stood, stands)| stood != *stands);
        anew.enumerate().filter(|(_, anew)| *anew).map(|(ply, _)| ply).collect()
    }

    /// The position after so many plies; the moves since are cancelled (7.1, 7.6). Both clocks show what
    /// they showed in it, with what rulings have given and taken since; 6.10.2 leaves the times to the
    /// arbiter, who can set others.
    pub(super) fn restore(&mut self, ply: u16) -> Vec<Effect> {
        if !self.rules.rulings_undone {
            return self.restore_with(ply, Self::turn_clock_back);
        }
        let cancels = ply < self.ply();
        let shown = ByColor::new_with(|color| self.left(color));
        let mut effects = self.restore_with(ply, |game, _| game.go_back_on_clock());
        effects.extend(cancels.then(|| self.clocks_changed(shown)).into_iter().flatten());
        effects
    }

    /// The position before the last move, which its player had to make with another piece (4.3). His turn
    /// goes on where he ended it, and what the move has brought his clock is taken from it, as after an
    /// illegal move: he brings one move about and not two.
    pub(super) fn retract(&mut self) -> Vec<Effect> {
        let ply = self.ply().saturating_sub(1);
        if !self.rules.rulings_undone {
            return self.restore(ply);
        }
        let shown = ByColor::new_with(|color| self.left(color));
        let mut effects = self.restore_with(ply, |game, taken| {
            let running = game.is_running();
            let (Some(made), Some(clock)) = (taken.last(), &mut game.clock) else { return };
            clock.give_back(made.by(), game.now);
            if !running {
                clock.pause(game.now);
            }
        });
        effects.extend(self.clocks_changed(shown));
        effects
    }

    fn restore_with(&mut self, ply: u16, clocks: impl FnOnce(&mut Self, &[Made])) -> Vec<Effect> {
        if ply > self.ply() {
            return refused(Refusal::NoSuchPly(ply));
        }
        let announced = self.announced().map(|mv| self.spoken(mv));
        let mut effects = Vec::new();
        let mut cancelled = Vec::new();
        if ply < self.ply() {
            effects.extend(self.void_envelope());
            let taken = self.go_back(ply);
            clocks(self, &taken);
            cancelled.extend(taken.into_iter().rev().map(Spoken::from));
        }
        if self.progress.bound.is_some() {
            // What was written of a claim was never played.
            self.cross_out_from(self.ply());
        }
        cancelled.extend(announced);
        if self.rules.rulings_undone {
            self.settled_by_going_back(ply);
        } else {
            self.settled_by_position();
        }
        self.progress = Progress::default();
        (self.owed, self.silence) = (None, None);
        for color in Color::ALL {
            self.follow(color, false);
        }
        let cancelled = (!cancelled.is_empty()).then_some(Effect::Cancelled(cancelled));
        std::iter::once(Effect::Restore(ply)).chain(cancelled).chain(effects).collect()
    }

    fn go_back(&mut self, keep: u16) -> Vec<Made> {
        self.cross_out_from(keep);
        let keep = usize::from(keep);
        let taken: Vec<Made> = self.made.drain(keep..).rev().collect();
        self.keep_positions(keep + 1);
        if let Some(first) = taken.last() {
            self.position = first.before.clone();
        }
        self.offer = None;
        self.progress = Progress::default();
        (self.owed, self.unclaimed, self.corrects) = (None, None, None);
        self.unpressed = None;
        self.hands_seen = None;
        self.valid_from = self.asked + 1;
        for color in Color::ALL {
            self.follow(color, false);
        }
        taken
    }

    /// Both clocks show what they showed when this position came, and stand unless the game runs.
    fn go_back_on_clock(&mut self) {
        let (turn, running) = (self.position.turn(), self.is_running());
        if let (Some(clock), Some(then)) = (&mut self.clock, self.stood.last()) {
            clock.go_back(then, turn, self.now);
            if !running {
                clock.pause(self.now);
            }
        }
    }

    /// The clocks that show something else than before.
    pub(super) fn clocks_changed(&self, shown: ByColor<Option<Duration>>) -> Vec<Effect> {
        let changed = Color::ALL.into_iter().filter(|&color| self.left(color) != shown[color]);
        changed.filter_map(|color| Some(Effect::ClockSet(color, self.left(color)?))).collect()
    }

    fn turn_clock_back(&mut self, taken: &[Made]) {
        let mut count = ByColor { white: 0, black: 0 };
        for made in taken {
            count[made.by()] += 1;
        }
        let turn = self.position.turn();
        let running = self.is_running();
        if let Some(clock) = &mut self.clock {
            clock.take_back(count, turn, self.now);
            if !running {
                clock.pause(self.now);
            }
        }
    }

    pub(super) fn pause(&mut self) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        self.stop_clock();
        vec![Effect::Paused]
    }

    /// 6.11.2: a player stops the clocks to call the arbiter, who finds out whether he had a reason, and
    /// says when the game goes on. Without an arbiter they stand until the players go on.
    pub(super) fn stop_clocks(&mut self, by: Color, why: &str) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        why.clone_into(&mut self.stopped_for);
        if self.rules.has_arbiter() { self.stop_for(Matter::Stopped(by)) } else { self.pause() }
    }

    /// Why a player has stopped the clocks last, in his words; empty if he has said nothing.
    #[must_use]
    pub fn stopped_for(&self) -> &str {
        &self.stopped_for
    }

    /// The clocks stand while the arbiter decides.
    pub(super) fn stop_for(&mut self, matter: Matter) -> Vec<Effect> {
        let mut effects = self.put_to_arbiter(matter);
        if self.phase == Phase::Running {
            self.stop_clock();
            effects.push(Effect::Paused);
        }
        effects
    }

    fn stop_clock(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.pause(self.now);
        }
        self.phase = Phase::Paused;
    }

    pub(super) fn resume(&mut self) -> Vec<Effect> {
        match self.phase {
            Phase::Paused => {}
            Phase::Ended(_) => return refused(Refusal::GameOver),
            Phase::Adjourned => return self.resume_waiting(),
            Phase::Waiting => return refused(Refusal::NotRunning),
            Phase::Running | Phase::Deciding { .. } => return refused(Refusal::AlreadyRunning),
        }
        if self.claimed_without_arbiter().is_some() {
            return refused(Refusal::ClaimWaits);
        }
        let turn = self.turn();
        match &mut self.clock {
            Some(clock) if clock.turn().is_none() => clock.start(turn, self.now),
            Some(clock) => clock.resume(self.now),
            None => {}
        }
        self.phase = Phase::Running;
        self.settled(|matter| matches!(matter, Matter::Stopped(_) | Matter::Sheets));
        let mut effects = vec![Effect::Resumed];
        // The end of such a position was revoked, and it still stands (5.1.1, 5.2.1).
        if self.position.legal_moves().is_empty() {
            effects.extend(self.check_end());
        }
        effects
    }
}
