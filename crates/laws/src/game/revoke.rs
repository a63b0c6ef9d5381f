//! Rulings that are revoked: what each of them has changed is as before it.
//!
//! Time that was given, taken or set is reckoned back, so that what was thought since counts. All else
//! is compared with the game before and after the ruling.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::edition::Topic;
use crate::effect::{Effect, Made};
use crate::game::phase::Phase;
use crate::game::record::{Entry, Undo, changes_score, index, undone};
use crate::game::{Game, refused};
use crate::refusal::Refusal;
use crate::ruling::{Fault, Numbered, Penalty, Ruling};

impl Game {
    /// A ruling is taken back: time that was given, taken or set, a touch, a penalty of the Laws, a
    /// result, or what has ended the game; it goes on from where it was, with the clocks standing.
    pub(super) fn revoke(&mut self, number: u32) -> Vec<Effect> {
        let index = index(number);
        let known = self.docket.record.rulings.len().saturating_sub(1);
        let entry = self.docket.record.rulings.get(index).filter(|_| index < known);
        let Some(entry) = entry.filter(|entry| !entry.revoked).cloned() else {
            return refused(Refusal::NoSuchRuling(number));
        };
        let rests = entry.ended || entry.is(changes_score);
        if let Some(later) = self.docket.score_ruled_after(number).filter(|_| rests) {
            return refused(Refusal::Contradicts(later));
        }
        let undone = match &entry.what {
            _ if entry.ended => Some(self.back_before_ruling()),
            Numbered::Penalty(_) if self.is_over() => {
                // The ruling that has brought it has ended the game as well, and is revoked with it.
                let ruled = self.docket.ended_by_ruling().filter(|&earlier| earlier < number);
                return refused(ruled.map_or(Refusal::GameOver, Refusal::Contradicts));
            }
            Numbered::Penalty(penalty) => Some(take_back_penalty(self, *penalty, entry.ply)),
            Numbered::Ruling(ruling) => match take_back_ruling(self, ruling, &entry) {
                Some(mut effects) => {
                    if let Some(undo) = &entry.undo {
                        effects.extend(self.offers.offer_back(undo, self.phase));
                        effects.extend(self.docket.matters_back(undo));
                    }
                    Some(effects)
                }
                None => match &entry.undo {
                    Some(undo) if matches!(ruling, Ruling::DefaultTimeSet(_)) => {
                        Some(self.sitting.unset_default_time(
                            number,
                            undo,
                            &self.terms,
                            self.phase,
                            &mut self.docket,
                        ))
                    }
                    Some(undo) => match cannot_revive(self, number, undo, entry.ply) {
                        Some(refusal) => return refused(refusal),
                        None => Some(revive(self, number, undo)),
                    },
                    None => None,
                },
            },
        };
        let Some(effects) = undone else { return refused(Refusal::NoSuchRuling(number)) };
        for entry in &mut self.docket.record.rulings {
            entry.lifted = entry.lifted.filter(|&by| by != number);
        }
        // With an end go the penalties that have come with it; elsewhere they were revoked first.
        for entry in self.docket.record.rulings.iter_mut().skip(index).take(1 + entry.penalties) {
            entry.revoked = true;
        }
        effects
    }
}

/// Why what a ruling has changed cannot be brought back: the game is over, a move was completed
/// since, or another ruling comes first.
fn cannot_revive(game: &Game, number: u32, undo: &Undo, ply: u16) -> Option<Refusal> {
    let Undo { before, after } = undo;
    let over = game.is_over();
    if over && !before.is_over() {
        return Some(Refusal::GameOver);
    }
    let reset = undo.has_reset();
    let stale = ply != game.course.ply()
        || over != before.is_over()
        || game.is_adjourned() != before.is_adjourned()
        || reset && (game.is_adjourned() || game.docket.is_outdated(number))
        || undo.has_touched()
            && !undo.has_moved()
            && game.underway.has_begun_since(&after.underway);
    if stale {
        return Some(Refusal::NoSuchRuling(number));
    }
    game.docket.blocking(number, undo).map(Refusal::Contradicts)
}

/// What a ruling has changed is as before it, and what else was done since stays. Where position or
/// clocks were changed, both are as they were, and the clocks stand.
fn revive(game: &mut Game, number: u32, undo: &Undo) -> Vec<Effect> {
    let Undo { before, after } = undo;
    let (moved, reset) = (undo.has_moved(), undo.has_reset());
    let touched = moved || undo.has_touched();
    let mut effects = if moved { move_back(game, undo) } else { Vec::new() };
    if before.course.made == after.course.made {
        game.sheets.revive(&before.sheets, &after.sheets, &game.course);
    }
    if touched {
        game.underway.progress.clone_from(&before.underway.progress);
    }
    let boards = (&before.boards, &after.boards);
    game.boards.revive(boards, moved, &game.terms, &game.course);
    undone(&mut game.underway.owed, &before.underway.owed, &after.underway.owed);
    undone(&mut game.clocks.not_pressed, &before.clocks.not_pressed, &after.clocks.not_pressed);
    undone(&mut game.clocks.stood, &before.clocks.stood, &after.clocks.stood);
    undone(&mut game.offers.quickplay, &before.offers.quickplay, &after.offers.quickplay);
    undone(&mut game.sheets.watches, &before.sheets.watches, &after.sheets.watches);
    game.conduct.revive(&before.conduct, &after.conduct);
    game.sitting.revive(&before.sitting, &after.sitting);
    if reset {
        // 8.4: who was free of recording by the clock that comes back is so again.
        game.sheets.watches.clone_from(&before.sheets.watches);
        effects.extend(clocks_back(game, number, undo));
    }
    effects.extend(game.offers.offer_back(undo, game.phase));
    effects.extend(game.docket.matters_back(undo));
    if let Some(&square) = game.underway.progress.touched.last().filter(|_| touched) {
        effects.push(Effect::Touched(game.course.turn(), square, game.duty()));
    }
    effects.extend(moved.then(|| game.questions.ask_if_dead(&game.terms, &game.course)).flatten());
    effects
}

/// The position, and the moves that were taken back.
fn move_back(game: &mut Game, undo: &Undo) -> Vec<Effect> {
    let Undo { before, after } = undo;
    game.course.clone_from(&before.course);
    game.clocks.stood.clone_from(&before.clocks.stood);
    game.questions.expect_none();
    (game.clocks.not_pressed, game.underway.silence) = (before.clocks.not_pressed, None);
    game.underway.owed.clone_from(&before.underway.owed);
    let ply = game.course.plies_shared_with(&after.course);
    let back: Vec<Made> = game.course.made.iter().skip(usize::from(ply)).cloned().collect();
    if back.is_empty() {
        return vec![Effect::Restore(game.course.ply())];
    }
    game.sheets.cross_out_from(ply, &game.course);
    for color in Color::ALL {
        game.sheets.both[color].bring_back(&before.sheets.both[color], ply);
    }
    undone(&mut game.sheets.watches, &before.sheets.watches, &after.sheets.watches);
    vec![Effect::MovesBack(back)]
}

/// Both clocks are as before the ruling, but for what others have given and taken since: its own
/// penalties, which were revoked before it, it has never given.
fn clocks_back(game: &mut Game, number: u32, Undo { before, after }: &Undo) -> Vec<Effect> {
    let shown = game.clocks.shown();
    let mut own = ByColor::<(Duration, Duration)>::default();
    let rulings = game.docket.record.rulings.get(index(number)..).unwrap_or_default();
    let penalties = rulings.first().map_or(0, |ruling| ruling.penalties);
    for entry in rulings.iter().skip(1).take(penalties) {
        let Numbered::Penalty(Penalty { by, given, taken, .. }) = entry.what else { continue };
        own[!by].1 += given;
        own[by].0 += taken;
    }
    let now = std::mem::replace(&mut game.clocks.clock, before.clocks.clock.clone());
    if let (Some(clock), Some(then), Some(now)) =
        (&mut game.clocks.clock, &after.clocks.clock, &now)
    {
        clock.take_rulings(then, now, own);
    }
    let ran = game.phase == Phase::Running;
    if game.phase != Phase::Waiting {
        game.phase = Phase::Paused;
    }
    let mut effects = game.clocks.changed(shown);
    effects.extend(ran.then_some(Effect::Paused));
    effects
}

/// What a ruling has done is undone; `None` where another ruling must do that.
fn take_back_ruling(game: &mut Game, ruling: &Ruling, entry: &Entry) -> Option<Vec<Effect>> {
    Some(match *ruling {
        Ruling::Warned(_) | Ruling::Fined(_) | Ruling::Excluded(_) | Ruling::Expelled(_) => {
            Vec::new()
        }
        Ruling::TimeAdded(to, amount) => {
            game.clocks.take(to, amount, Topic::ClockSetting).into_iter().collect()
        }
        Ruling::TimeTaken(from, amount) => {
            let flag = game.lost_by_flag(from).then(|| game.back_before_end()).flatten();
            let taken = amount.min(entry.left[from].unwrap_or_default());
            let mut effects = flag.unwrap_or_default();
            effects.extend(game.clocks.give(from, taken, Topic::ClockSetting));
            effects
        }
        Ruling::ClockSet(color, set) => game.clocks.unset(color, set, entry.left[color]?)?,
        Ruling::TouchSeen(by, ..) if entry.undo.is_none() => {
            game.underway.untouch(by, entry.ply, &game.course, &mut game.conduct).then(Vec::new)?
        }
        Ruling::Lost(..) | Ruling::ResultSet(..) | Ruling::Adjudicated(..) | Ruling::Annulled => {
            reopen(game, entry.before)
        }
        Ruling::PointsAdded(..) | Ruling::PointsTaken(..) => {
            game.phase = entry.before;
            game.outcome().map(Effect::Ended).into_iter().collect()
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

/// The fault is not counted, it has cost no time, and a piece that was moved by it is not touched.
fn take_back_penalty(game: &mut Game, penalty: Penalty, ply: u16) -> Vec<Effect> {
    let Penalty { by, fault, given, taken } = penalty;
    if let Fault::Act(act, _) = fault {
        game.conduct.uncount(by);
        if act.moves() {
            game.underway.untouch(by, ply, &game.course, &mut game.conduct);
        }
    }
    let mut effects = Vec::new();
    if matches!(fault, Fault::Claim(..)) && ply == game.course.ply() {
        effects.extend(freed_from_claim(game, by));
    }
    if !given.is_zero() {
        effects.extend(game.clocks.take(!by, given, Topic::ClockSetting));
    }
    if !taken.is_zero() {
        effects.extend(game.clocks.give(by, taken, Topic::ClockSetting));
    }
    effects
}

/// A claim that is not refused any more binds nobody to its move (9.5.3), and was no offer (9.1.2.3).
fn freed_from_claim(game: &mut Game, by: Color) -> Option<Effect> {
    game.offers.standing.take_if(|offerer| *offerer == by);
    game.underway.progress.bound.take()?;
    game.sheets.cross_out_from(game.course.ply(), &game.course);
    Some(Effect::TouchVoid(by))
}

fn reopen(game: &mut Game, before: Phase) -> Vec<Effect> {
    game.phase = if before == Phase::Running { Phase::Paused } else { before };
    match game.phase {
        Phase::Paused => vec![Effect::Paused],
        Phase::Ended(outcome) => vec![Effect::Ended(outcome)],
        // Whoever was looking for the answer has stopped.
        Phase::Deciding { .. } => game.pending().map(Effect::AskSolver).into_iter().collect(),
        Phase::Waiting | Phase::Running | Phase::Adjourned => Vec::new(),
    }
}
