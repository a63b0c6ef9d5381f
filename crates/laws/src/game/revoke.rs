//! Rulings that are revoked: what each of them has changed is as before it.
//!
//! Time that was given, taken or set is reckoned back, so that what was thought since counts. All else
//! is compared with the game before and after the ruling.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::edition::Topic;
use crate::effect::{Effect, Made, Matter};
use crate::game::record::{Entry, Undo, changes_score, index};
use crate::game::{Game, Phase, refused};
use crate::progress::Attempt;
use crate::refusal::Refusal;
use crate::ruling::{Fault, Numbered, Penalty, Ruling};

impl Game {
    /// A ruling is taken back: time that was given, taken or set, a touch, a penalty of the Laws, a
    /// result, or what has ended the game; it goes on from where it was, with the clocks standing.
    pub(super) fn revoke(&mut self, number: u32) -> Vec<Effect> {
        let index = index(number);
        let known = self.record.rulings.len().saturating_sub(1);
        let entry = self.record.rulings.get(index).filter(|_| index < known);
        let Some(entry) = entry.filter(|entry| !entry.revoked).cloned() else {
            return refused(Refusal::NoSuchRuling(number));
        };
        let rests = entry.ended || entry.is(changes_score);
        if let Some(later) = self.score_ruled_after(number).filter(|_| rests) {
            return refused(Refusal::Contradicts(later));
        }
        let undone = match &entry.what {
            _ if entry.ended => Some(self.back_before_ruling()),
            Numbered::Penalty(_) if self.is_over() => {
                // The ruling that has brought it has ended the game as well, and is revoked with it.
                let ruled = self.ended_by_ruling().filter(|&earlier| earlier < number);
                return refused(ruled.map_or(Refusal::GameOver, Refusal::Contradicts));
            }
            Numbered::Penalty(penalty) => Some(self.take_back_penalty(*penalty, entry.ply)),
            Numbered::Ruling(ruling) => match self.take_back_ruling(ruling, &entry) {
                Some(mut effects) => {
                    if let Some(undo) = &entry.undo {
                        effects.extend(self.offer_back(undo));
                        effects.extend(self.matters_back(undo));
                    }
                    Some(effects)
                }
                None => match &entry.undo {
                    Some(undo) if matches!(ruling, Ruling::DefaultTimeSet(_)) => {
                        Some(self.unset_default_time(number, undo))
                    }
                    Some(undo) => match self.cannot_revive(number, undo, entry.ply) {
                        Some(refusal) => return refused(refusal),
                        None => Some(self.revive(number, undo)),
                    },
                    None => None,
                },
            },
        };
        let Some(effects) = undone else { return refused(Refusal::NoSuchRuling(number)) };
        for entry in &mut self.record.rulings {
            entry.lifted = entry.lifted.filter(|&by| by != number);
        }
        // With an end go the penalties that have come with it; elsewhere they were revoked first.
        for entry in self.record.rulings.iter_mut().skip(index).take(1 + entry.penalties) {
            entry.revoked = true;
        }
        effects
    }

    /// Why what a ruling has changed cannot be brought back: the game is over, a move was completed
    /// since, or another ruling comes first.
    fn cannot_revive(&self, number: u32, undo: &Undo, ply: u16) -> Option<Refusal> {
        let Undo { before, after } = undo;
        let over = self.is_over();
        if over && !before.is_over() {
            return Some(Refusal::GameOver);
        }
        let reset = undo.has_reset();
        let stale = ply != self.ply()
            || over != before.is_over()
            || self.is_adjourned() != before.is_adjourned()
            || reset && (self.is_adjourned() || self.is_outdated(number))
            || undo.has_touched() && !undo.has_moved() && self.has_begun_since(after);
        if stale {
            return Some(Refusal::NoSuchRuling(number));
        }
        self.blocking(number, undo).map(Refusal::Contradicts)
    }

    /// The last ruling in force after this one that would be undone with it, or rests on what it has
    /// changed: it is revoked first.
    fn blocking(&self, number: u32, undo: &Undo) -> Option<u32> {
        let rests = |entry: &Entry| match &entry.what {
            Numbered::Penalty(_) => true,
            Numbered::Ruling(Ruling::TimeAdded(..) | Ruling::TimeTaken(..)) => false,
            Numbered::Ruling(Ruling::ClockSet(..)) => undo.has_reset(),
            Numbered::Ruling(_) => entry.undo.as_ref().is_some_and(|later| {
                undo.has_reset() || later.has_reset() || undo.has_touched() && later.has_touched()
            }),
        };
        let rulings = &self.record.rulings;
        let later = rulings.iter().rposition(|entry| !entry.revoked && rests(entry))?;
        let later = u32::try_from(later + 1).ok()?;
        (later > number).then_some(later)
    }

    /// Whether an earlier ruling was revoked after this one, and the game before this one still has it;
    /// what was taken back of a clock is carried over.
    fn is_outdated(&self, number: u32) -> bool {
        let rulings = &self.record.rulings;
        let is_of_clock = |of: u32| {
            let entry = rulings.get(index(of));
            entry.is_some_and(|entry| entry.is(sets_time))
        };
        let outdates = |ruling: &Ruling| matches!(ruling, Ruling::Revoked(of) if *of < number && !is_of_clock(*of));
        rulings.iter().skip(index(number)).any(|entry| entry.is(outdates))
    }

    /// What a ruling has changed is as before it, and what else was done since stays. Where position or
    /// clocks were changed, both are as they were, and the clocks stand.
    fn revive(&mut self, number: u32, undo: &Undo) -> Vec<Effect> {
        let Undo { before, after } = undo;
        let (moved, reset) = (undo.has_moved(), undo.has_reset());
        let touched = moved || undo.has_touched();
        let mut effects = if moved { self.move_back(undo) } else { Vec::new() };
        if before.made == after.made {
            self.sheets_back(undo);
        }
        if touched {
            self.progress.clone_from(&before.progress);
        }
        self.boards_back(undo);
        undone(&mut self.owed, &before.owed, &after.owed);
        undone(&mut self.unpressed, &before.unpressed, &after.unpressed);
        undone(&mut self.unclaimed, &before.unclaimed, &after.unclaimed);
        undone(&mut self.illegal_acts, &before.illegal_acts, &after.illegal_acts);
        undone(&mut self.hands_seen, &before.hands_seen, &after.hands_seen);
        undone(&mut self.quickplay, &before.quickplay, &after.quickplay);
        undone(&mut self.adjournment, &before.adjournment, &after.adjournment);
        undone(&mut self.watches, &before.watches, &after.watches);
        undone(&mut self.stood, &before.stood, &after.stood);
        let (presence, then, since) = (&mut self.presence, before.presence, after.presence);
        undone(&mut presence.since, &then.since, &since.since);
        undone(&mut presence.asked, &then.asked, &since.asked);
        if reset {
            // 8.4: who was free of recording by the clock that comes back is so again.
            self.watches.clone_from(&before.watches);
            effects.extend(self.clocks_back(number, undo));
        }
        effects.extend(self.offer_back(undo));
        effects.extend(self.matters_back(undo));
        if let Some(&square) = self.progress.touched.last().filter(|_| touched) {
            effects.push(Effect::Touched(self.turn(), square, self.duty()));
        }
        effects.extend(moved.then(|| self.ask_if_dead()).flatten());
        effects
    }

    /// Whether the player to move has done more than touch since the game stood like this.
    fn has_begun_since(&self, then: &Self) -> bool {
        let progress = &self.progress;
        if *progress == then.progress {
            return false;
        }
        progress.attempt != Attempt::Nothing
            || progress.announced.is_some()
            || progress.named.is_some()
    }

    /// The position, and the moves that were taken back.
    fn move_back(&mut self, undo: &Undo) -> Vec<Effect> {
        let Undo { before, after } = undo;
        self.position = before.position.clone();
        self.made.clone_from(&before.made);
        self.hashes.clone_from(&before.hashes);
        self.suspensions.clone_from(&before.suspensions);
        self.stood.clone_from(&before.stood);
        self.valid_from = self.asked + 1;
        (self.unpressed, self.silence) = (before.unpressed, None);
        self.owed.clone_from(&before.owed);
        let ply = self.plies_shared_with(after);
        let back: Vec<Made> = self.made.iter().skip(usize::from(ply)).cloned().collect();
        if back.is_empty() {
            return vec![Effect::Restore(self.ply())];
        }
        self.cross_out_from(ply);
        for color in Color::ALL {
            self.sheets[color].bring_back(&before.sheets[color], ply);
        }
        undone(&mut self.watches, &before.watches, &after.watches);
        vec![Effect::MovesBack(back)]
    }

    /// What a ruling has crossed out that took no move back, such as a move intended with a claim, or the
    /// mark of an offer before a position that was set.
    fn sheets_back(&mut self, Undo { before, after }: &Undo) {
        let ply = self.ply();
        for color in Color::ALL {
            let (then, since) = (&before.sheets[color], &after.sheets[color]);
            if self.sheets[color] == *since {
                self.sheets[color].clone_from(then);
            } else if then != since {
                self.sheets[color].bring_back(then, ply);
            }
        }
    }

    /// How many plies from the first on are the same in both games.
    pub(super) fn plies_shared_with(&self, other: &Self) -> u16 {
        let same = self.made.iter().zip(&other.made).take_while(|(one, other)| one == other);
        u16::try_from(same.count()).unwrap_or(u16::MAX)
    }

    /// What hands have not changed since stands as before; else a player puts his board right.
    fn boards_back(&mut self, undo: &Undo) {
        for color in Color::ALL {
            if self.boards[color] == undo.after.boards[color] {
                self.boards[color].clone_from(&undo.before.boards[color]);
            } else if undo.has_moved() {
                self.follow(color, false);
            }
        }
    }

    /// Both clocks are as before the ruling, but for what others have given and taken since: its own
    /// penalties, which were revoked before it, it has never given.
    fn clocks_back(&mut self, number: u32, Undo { before, after }: &Undo) -> Vec<Effect> {
        let shown = ByColor::new_with(|color| self.left(color));
        let mut own = ByColor::<(Duration, Duration)>::default();
        let rulings = self.record.rulings.get(index(number)..).unwrap_or_default();
        let penalties = rulings.first().map_or(0, |ruling| ruling.penalties);
        for entry in rulings.iter().skip(1).take(penalties) {
            let Numbered::Penalty(Penalty { by, given, taken, .. }) = entry.what else { continue };
            own[!by].1 += given;
            own[by].0 += taken;
        }
        let now = std::mem::replace(&mut self.clock, before.clock.clone());
        if let (Some(clock), Some(then), Some(now)) = (&mut self.clock, &after.clock, &now) {
            clock.take_rulings(then, now, own);
        }
        let ran = self.phase == Phase::Running;
        if self.phase != Phase::Waiting {
            self.phase = Phase::Paused;
        }
        let mut effects = self.clocks_changed(shown);
        effects.extend(ran.then_some(Effect::Paused));
        effects
    }

    fn offer_back(&mut self, undo: &Undo) -> Option<Effect> {
        let then = undo.before.offer;
        if then == undo.after.offer || then == self.offer {
            return None;
        }
        self.offer = then;
        self.offer.filter(|_| !self.is_over()).map(Effect::OfferStands)
    }

    /// What a ruling has settled waits again; what it has put to the arbiter itself does not.
    pub(super) fn matters_back(&mut self, undo: &Undo) -> Vec<Effect> {
        let (before, after) = (&undo.before.matters, &undo.after.matters);
        let gone = |matter: &Matter| before.contains(matter) && !after.contains(matter);
        let now = std::mem::take(&mut self.matters);
        let waits = |matter: &&Matter| now.contains(matter) || gone(matter);
        self.matters = before.iter().filter(waits).copied().collect();
        let since = now.iter().filter(|matter| !before.contains(matter) && !after.contains(matter));
        self.matters.extend(since);
        let back = before.iter().filter(|matter| gone(matter) && !now.contains(matter));
        back.copied().map(Effect::ToArbiter).collect()
    }

    /// What a ruling has done is undone; `None` where another ruling must do that.
    fn take_back_ruling(&mut self, ruling: &Ruling, entry: &Entry) -> Option<Vec<Effect>> {
        Some(match *ruling {
            Ruling::Warned(_) | Ruling::Fined(_) | Ruling::Excluded(_) | Ruling::Expelled(_) => {
                Vec::new()
            }
            Ruling::TimeAdded(to, amount) => {
                self.take_time(to, amount, Topic::ClockSetting).into_iter().collect()
            }
            Ruling::TimeTaken(from, amount) => {
                let flag = self.lost_by_flag(from).then(|| self.back_before_end()).flatten();
                let taken = amount.min(entry.left[from].unwrap_or_default());
                let mut effects = flag.unwrap_or_default();
                effects.extend(self.give(from, taken, Topic::ClockSetting));
                effects
            }
            Ruling::ClockSet(color, set) => self.unset_clock(color, set, entry.left[color]?)?,
            Ruling::TouchSeen(by, ..) if entry.undo.is_none() => {
                self.untouch(by, entry.ply).then(Vec::new)?
            }
            Ruling::Lost(..)
            | Ruling::ResultSet(..)
            | Ruling::Adjudicated(..)
            | Ruling::Annulled => self.reopen(entry.before),
            Ruling::PointsAdded(..) | Ruling::PointsTaken(..) => {
                self.phase = entry.before;
                self.outcome().map(Effect::Ended).into_iter().collect()
            }
            Ruling::MovesSet(..)
            | Ruling::Restored(_)
            | Ruling::Retraced(_)
            | Ruling::Displaced(_)
            | Ruling::PositionSet(_)
            | Ruling::FlagSeen(_)
            | Ruling::IllegalSeen(_)
            | Ruling::NoMoveSeen(_)
            | Ruling::TouchSeen(..)
            | Ruling::TouchWaived(_)
            | Ruling::Dismissed(_)
            | Ruling::Quickplay(_)
            | Ruling::OfferAllowed(_)
            | Ruling::IncrementSet(_)
            | Ruling::DefaultTimeSet(_)
            | Ruling::Reconstructed(_)
            | Ruling::NextPeriod
            | Ruling::Revoked(_)
            | Ruling::EndRevoked => return None,
        })
    }

    /// The clock is set as if it had not been set before: what was thought since counts.
    fn unset_clock(&mut self, color: Color, set: Duration, then: Duration) -> Option<Vec<Effect>> {
        let now = self.left(color)?;
        let left = (now + then).saturating_sub(set);
        self.clock.as_mut()?.set(color, left, self.now);
        Some(vec![Effect::ClockSet(color, left)])
    }

    /// The fault is not counted, it has cost no time, and a piece that was moved by it is not touched.
    fn take_back_penalty(&mut self, penalty: Penalty, ply: u16) -> Vec<Effect> {
        let Penalty { by, fault, given, taken } = penalty;
        if let Fault::Act(act, _) = fault {
            self.illegal_acts[by] = self.illegal_acts[by].saturating_sub(1);
            if act.moves() {
                self.untouch(by, ply);
            }
        }
        let mut effects = Vec::new();
        if matches!(fault, Fault::Claim(..)) && ply == self.ply() {
            effects.extend(self.freed_from_claim(by));
        }
        if !given.is_zero() {
            effects.extend(self.take_time(!by, given, Topic::ClockSetting));
        }
        if !taken.is_zero() {
            effects.extend(self.give(by, taken, Topic::ClockSetting));
        }
        effects
    }

    /// A claim that is not refused any more binds nobody to its move (9.5.3), and was no offer (9.1.2.3).
    fn freed_from_claim(&mut self, by: Color) -> Option<Effect> {
        self.offer.take_if(|offerer| *offerer == by);
        self.progress.bound.take()?;
        self.cross_out_from(self.ply());
        Some(Effect::TouchVoid(by))
    }

    /// The last ruling in force after this one that has changed the score: it rests on this one.
    fn score_ruled_after(&self, number: u32) -> Option<u32> {
        self.ended_by_ruling().filter(|&later| later > number)
    }

    /// The last ruling in force that has ended the game, or changed its score.
    #[must_use]
    pub fn ended_by_ruling(&self) -> Option<u32> {
        let in_force = |entry: &Entry| !entry.revoked && (entry.ended || entry.is(changes_score));
        let last = self.record.rulings.iter().rposition(in_force)?;
        u32::try_from(last + 1).ok()
    }

    fn reopen(&mut self, before: Phase) -> Vec<Effect> {
        self.phase = if before == Phase::Running { Phase::Paused } else { before };
        match self.phase {
            Phase::Paused => vec![Effect::Paused],
            Phase::Ended(outcome) => vec![Effect::Ended(outcome)],
            // Whoever was looking for the answer has stopped.
            Phase::Deciding { .. } => self.pending().map(Effect::AskSolver).into_iter().collect(),
            Phase::Waiting | Phase::Running | Phase::Adjourned => Vec::new(),
        }
    }
}

/// What a ruling has changed is as before it; what it has left alone stays as it is now.
fn undone<T: Clone + PartialEq>(now: &mut T, before: &T, after: &T) {
    if before != after {
        now.clone_from(before);
    }
}

const fn sets_time(ruling: &Ruling) -> bool {
    matches!(ruling, Ruling::TimeAdded(..) | Ruling::TimeTaken(..) | Ruling::ClockSet(..))
}
