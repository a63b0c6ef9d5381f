//! Back in time: taking back at home, restoring by the arbiter; pausing and going on.

use shakmaty::{Color, Position as _};

use crate::effect::{Effect, Made, Matter, Spoken};
use crate::game::phase::Phase;
use crate::game::{Game, refused};
use crate::progress::Progress;
use crate::refusal::Refusal;

impl Game {
    /// The position after so many plies; the moves since are cancelled (7.1, 7.6). Both clocks show what
    /// they showed in it, with what rulings have given and taken since; 6.10.2 leaves the times to the
    /// arbiter, who can set others.
    pub(super) fn restore(&mut self, ply: u16) -> Vec<Effect> {
        if !self.terms.rules.rulings_undone {
            return restore_with(self, ply, |game, taken| {
                game.clocks.take_back(taken, &game.course, game.phase);
            });
        }
        let cancels = ply < self.course.ply();
        let shown = self.clocks.shown();
        let mut effects =
            restore_with(self, ply, |game, _| game.clocks.go_back(&game.course, game.phase));
        effects.extend(cancels.then(|| self.clocks.changed(shown)).into_iter().flatten());
        effects
    }

    /// The position before the last move, which its player had to make with another piece (4.3). His turn
    /// goes on where he ended it, and what the move has brought his clock is taken from it, as after an
    /// illegal move: he brings one move about and not two.
    pub(super) fn retract(&mut self) -> Vec<Effect> {
        let ply = self.course.ply().saturating_sub(1);
        if !self.terms.rules.rulings_undone {
            return self.restore(ply);
        }
        let shown = self.clocks.shown();
        let mut effects = restore_with(self, ply, |game, taken| {
            let running = game.is_running();
            let (Some(made), Some(clock)) = (taken.last(), &mut game.clocks.clock) else { return };
            clock.give_back(made.by(), game.clocks.now);
            if !running {
                clock.pause(game.clocks.now);
            }
        });
        effects.extend(self.clocks.changed(shown));
        effects
    }

    /// The clocks stand while the arbiter decides.
    pub(super) fn stop_for(&mut self, matter: Matter) -> Vec<Effect> {
        let mut effects = self.docket.put(matter, &self.terms);
        if self.phase == Phase::Running {
            self.clocks.stop(&mut self.phase);
            effects.push(Effect::Paused);
        }
        effects
    }

    pub(super) fn resume(&mut self) -> Vec<Effect> {
        match self.phase {
            Phase::Paused => {}
            Phase::Ended(_) => return refused(Refusal::GameOver),
            Phase::Adjourned => return self.resume_waiting(),
            Phase::Waiting => return refused(Refusal::NotRunning),
            Phase::Running | Phase::Deciding { .. } => return refused(Refusal::AlreadyRunning),
        }
        if self.docket.claimed_without_arbiter(&self.terms).is_some() {
            return refused(Refusal::ClaimWaits);
        }
        let turn = self.course.turn();
        match &mut self.clocks.clock {
            Some(clock) if clock.turn().is_none() => clock.start(turn, self.clocks.now),
            Some(clock) => clock.resume(self.clocks.now),
            None => {}
        }
        self.phase = Phase::Running;
        self.docket.settled(|matter| matches!(matter, Matter::Stopped(_) | Matter::Sheets));
        let mut effects = vec![Effect::Resumed];
        // The end of such a position was revoked, and it still stands (5.1.1, 5.2.1).
        if self.course.position.legal_moves().is_empty() {
            effects.extend(self.check_end());
        }
        effects
    }
}

/// A made move is final (4.7); only at home do the players let each other have it back.
pub(super) fn take_back(game: &mut Game, plies: u16) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_running() {
        return refused(refusal);
    }
    if game.terms.rules.has_arbiter() {
        return refused(Refusal::AlreadyMade);
    }
    match game.course.ply().checked_sub(plies) {
        Some(keep) if plies > 0 || game.underway.progress != Progress::default() => {
            let taken = go_back(game, keep);
            game.clocks.take_back(&taken, &game.course, game.phase);
            vec![Effect::TakenBack(taken)]
        }
        _ => refused(Refusal::NothingToTakeBack),
    }
}

fn restore_with(game: &mut Game, ply: u16, clocks: impl FnOnce(&mut Game, &[Made])) -> Vec<Effect> {
    if ply > game.course.ply() {
        return refused(Refusal::NoSuchPly(ply));
    }
    let announced = game.announced().map(|mv| game.course.spoken(mv));
    let mut effects = Vec::new();
    let mut cancelled = Vec::new();
    if ply < game.course.ply() {
        effects.extend(game.sitting.void_envelope(&mut game.clocks, &mut game.phase));
        let taken = go_back(game, ply);
        clocks(game, &taken);
        cancelled.extend(taken.into_iter().rev().map(Spoken::from));
    }
    if game.underway.progress.bound.is_some() {
        // What was written of a claim was never played.
        game.sheets.cross_out_from(game.course.ply(), &game.course);
    }
    cancelled.extend(announced);
    if game.terms.rules.rulings_undone {
        game.docket.settled_by_going_back(ply, &game.course);
    } else {
        game.docket.settled_by_position();
    }
    game.underway.progress = Progress::default();
    (game.underway.owed, game.underway.silence) = (None, None);
    game.boards.follow_both(&game.terms, &game.course);
    let cancelled = (!cancelled.is_empty()).then_some(Effect::Cancelled(cancelled));
    std::iter::once(Effect::Restore(ply)).chain(cancelled).chain(effects).collect()
}

fn go_back(game: &mut Game, keep: u16) -> Vec<Made> {
    game.sheets.cross_out_from(keep, &game.course);
    let taken = game.course.take_back_to(keep);
    game.clocks.keep_times(usize::from(keep) + 1);
    game.offers.standing = None;
    game.underway.progress = Progress::default();
    game.underway.owed = None;
    game.conduct.forget_unclaimed();
    game.clocks.not_pressed = None;
    game.conduct.hands_seen = None;
    game.questions.expect_none();
    game.boards.follow_both(&game.terms, &game.course);
    taken
}

pub(super) fn pause(game: &mut Game) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_running() {
        return refused(refusal);
    }
    game.clocks.stop(&mut game.phase);
    vec![Effect::Paused]
}

/// 6.11.2: a player stops the clocks to call the arbiter, who finds out whether he had a reason, and
/// says when the game goes on. Without an arbiter they stand until the players go on.
pub(super) fn stop_clocks(game: &mut Game, by: Color, why: &str) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_running() {
        return refused(refusal);
    }
    why.clone_into(&mut game.clocks.stopped_for);
    if game.terms.rules.has_arbiter() { game.stop_for(Matter::Stopped(by)) } else { pause(game) }
}
