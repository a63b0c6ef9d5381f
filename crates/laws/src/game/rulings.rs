//! The arbiter's rulings (FIDE 2023, 12.9 and the articles that leave a decision to him).
//!
//! Each gets a number. None is undone silently: a ruling that contradicts an earlier one is refused
//! until that one is revoked, and both stay in the record.

use std::sync::Arc;
use std::time::Duration;

use shakmaty::Color;
use touchmove_position::Position;

use crate::edition::Topic;
use crate::effect::{Effect, Matter};
use crate::game::docket::stood_for;
use crate::game::record::{Entry, Undo, keeps_game};
use crate::game::{Game, draws, ends, irregular, press, quickplay, refused, unclaimed, undo};
use crate::outcome::{Outcome, Points, Reason};
use crate::progress::Progress;
use crate::refusal::Refusal;
use crate::ruling::{Fault, Numbered, Penalty, Ruling};

impl Game {
    /// A penalty of the Laws gets a number, so that the arbiter can revoke it, be it time or the game.
    pub(super) fn number_penalty(&mut self, by: Color, fault: Fault, effects: &[Effect]) {
        let ended = self.is_over();
        let silent = ended && !self.terms.rules.by_the_letter;
        if !self.terms.rules.has_arbiter() || !self.terms.rules.penalties_ruled || silent {
            return;
        }
        let mut penalty = Penalty { by, fault, given: Duration::ZERO, taken: Duration::ZERO };
        for effect in effects {
            if let Effect::TimeAdded(_, amount, _) = effect {
                penalty.given += *amount;
            } else if let Effect::TimeTaken(_, amount, _) = effect {
                penalty.taken += *amount;
            }
        }
        let left = self.clocks.shown();
        let (what, before, ply) = (Numbered::Penalty(penalty), self.phase, self.course.ply());
        let entry = Entry::new(self.clocks.now, what, before, left, ply);
        self.docket.record.rulings.push(Entry { ended, ..entry });
    }

    pub(super) fn rule(&mut self, ruling: &Ruling) -> Vec<Effect> {
        if let Some(refusal) = self.docket.cannot_rule(ruling, &self.terms, self.phase) {
            return refused(refusal);
        }
        let kept = self.clone();
        let (before, was_over) = (self.phase, self.is_over());
        let left = self.clocks.shown();
        let (what, ply) = (Numbered::Ruling(ruling.clone()), self.course.ply());
        let index = self.docket.record.rulings.len();
        let about = if let Ruling::Dismissed(place) = ruling {
            self.docket.waiting_at(*place).map(|(_, matter)| matter)
        } else {
            None
        };
        let entry = Entry::new(self.clocks.now, what, before, left, ply);
        self.docket.record.rulings.push(Entry { about, ..entry });
        let mut effects = apply(self, ruling);
        let refusal = effects.iter().find(|effect| matches!(effect, Effect::Refused(_)));
        if let Some(refusal) = refusal {
            // What was done on the way to the refusal is undone.
            *self = kept;
            return vec![refusal.clone()];
        }
        effects.extend(self.docket.lapsed(ruling, &kept.docket.matters, &self.terms));
        let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
        effects.extend(self.freed(number, ruling, &kept));
        self.docket.forget_two_hands(&kept.course, &self.course);
        // It can take the last of a player's time, also by letting his clock run.
        effects.extend(self.charge_who_delays());
        effects.extend(self.pass_time());
        let ended = self.is_over() && !was_over;
        let mut undo = None;
        if ended {
            self.docket.before_end = Some(Box::new(kept.kept()));
        } else if self.terms.rules.rulings_undone && keeps_game(ruling) {
            undo = Some(Arc::new(Undo { before: kept.kept(), after: self.clone().kept() }));
        }
        let (ply, penalties) = (self.course.ply(), self.docket.record.rulings.len() - index - 1);
        for penalty in self.docket.record.rulings.iter_mut().skip(index + 1) {
            // It is revoked with the ruling that has brought it.
            penalty.ended = false;
        }
        if let Some(entry) = self.docket.record.rulings.get_mut(index) {
            (entry.ended, entry.ply, entry.undo) = (ended, ply, undo);
            entry.penalties = penalties;
        }
        std::iter::once(Effect::Ruled(number, ruling.clone())).chain(effects).collect()
    }
}

/// The game has this result, and what was signed may be right by it.
fn set_result(game: &mut Game, reason: Reason, white: Points, black: Points) -> Vec<Effect> {
    let mut outcome = Outcome::none(reason);
    (outcome.points.white, outcome.points.black) = (white, black);
    let effects = game.end(outcome);
    game.sheets.compare_signatures(game.phase, &mut game.docket);
    effects
}

fn apply(game: &mut Game, ruling: &Ruling) -> Vec<Effect> {
    match *ruling {
        Ruling::Warned(_) | Ruling::Fined(_) | Ruling::Excluded(_) | Ruling::Expelled(_) => {
            Vec::new()
        }
        Ruling::TimeAdded(to, amount) => game.clocks.give(to, amount, Topic::ArbiterPenalties),
        Ruling::TimeTaken(from, amount) => {
            game.clocks.take(from, amount, Topic::ArbiterPenalties).into_iter().collect()
        }
        Ruling::ClockSet(color, left) => {
            let Some(clock) = &mut game.clocks.clock else { return Vec::new() };
            clock.set(color, left, game.clocks.now);
            vec![Effect::ClockSet(color, left)]
        }
        Ruling::MovesSet(color, moves) => game.clocks.set_moves(color, moves),
        Ruling::PointsAdded(offender, halves) => game.phase.change_points(!offender, halves, true),
        Ruling::PointsTaken(offender, halves) => game.phase.change_points(offender, halves, false),
        Ruling::Lost(color, opponent) => {
            let mut outcome = Outcome::none(Reason::Arbiter);
            outcome.points[!color] = opponent;
            game.end(outcome)
        }
        Ruling::ResultSet(white, black) => set_result(game, Reason::Arbiter, white, black),
        Ruling::Adjudicated(white, black, _) => set_result(game, Reason::Adjudicated, white, black),
        Ruling::Restored(ply) | Ruling::Retraced(ply) | Ruling::Displaced(ply) => game.restore(ply),
        Ruling::PositionSet(ref position) => position_set(game, position),
        Ruling::Annulled => game.end(Outcome::none(Reason::Annulled)),
        Ruling::FlagSeen(color) => ends::see_flag(game, color),
        Ruling::IllegalSeen(color) => unclaimed::see_illegal(game, color),
        Ruling::NoMoveSeen(color) => press::see_no_move(game, color),
        Ruling::TouchSeen(color, square, ply) => match ply {
            Some(ply) => irregular::rule_touched_at(game, color, square, ply),
            None => irregular::rule_touched(game, color, square),
        },
        Ruling::TouchWaived(of) => irregular::waive_touch(game, of),
        Ruling::Dismissed(place) => dismiss(game, place),
        Ruling::Quickplay(decision) => quickplay::decide_quickplay(game, decision),
        Ruling::OfferAllowed(by) => draws::allow_offer(game, by),
        Ruling::IncrementSet(granted) => {
            game.offers.set_increment(granted, &game.terms, &mut game.clocks, &mut game.docket)
        }
        Ruling::DefaultTimeSet(limit) => game.sitting.set_default_time(limit, &mut game.docket),
        Ruling::Reconstructed(plies) => {
            game.sheets.reconstructed(plies, &game.course, &mut game.clocks)
        }
        Ruling::NextPeriod => {
            game.sheets.begin_next_period(&game.course, &mut game.clocks, &mut game.docket)
        }
        Ruling::Revoked(number) => game.revoke(number),
        Ruling::EndRevoked => undo::revoke_end(game),
    }
}

/// The arbiter has set up this position; what was announced in the one before is cancelled.
fn position_set(game: &mut Game, position: &Position) -> Vec<Effect> {
    let announced = game.announced().map(|mv| game.course.spoken(mv));
    game.course.position = position.clone();
    game.course.note_anew(&game.terms);
    game.clocks.note_times_anew();
    game.docket.settled_by_position();
    game.underway.progress = Progress::default();
    // What was noted of a move that was intended or begun is of another position.
    game.sheets.cross_out_from(game.course.ply(), &game.course);
    game.underway.owed = None;
    game.conduct.forget_unclaimed();
    game.clocks.not_pressed = None;
    if game.terms.rules.rulings_undone {
        // 9.1.2.1: it was made about another position.
        game.offers.standing = None;
    }
    game.questions.expect_none();
    game.boards.follow_both(&game.terms, &game.course);
    game.clocks.run_for_turn(&game.course);
    let paused = game.sitting.void_envelope(&mut game.clocks, &mut game.phase);
    let mut effects: Vec<Effect> =
        std::iter::once(Effect::Restore(game.course.ply())).chain(paused).collect();
    effects.extend(game.check_end());
    effects.extend(game.questions.ask_of_set_up(&game.terms, &game.course, game.phase));
    effects.extend(announced.map(|announced| Effect::Cancelled(vec![announced])));
    effects
}

/// What was put to the arbiter is turned down; the game goes on, unless the clocks stand for
/// something else that waits. A flag that fell while a claim waits is decided with the claim.
fn dismiss(game: &mut Game, place: Option<u16>) -> Vec<Effect> {
    let flag = |matter: &Matter| matches!(matter, Matter::FlagInQuickplay(_));
    let Some((place, matter)) = game.docket.waiting_at(place) else {
        return refused(Refusal::NothingToDecide);
    };
    let with_flag = matches!(matter, Matter::Quickplay(..)) && game.docket.matters.iter().any(flag);
    if flag(&matter) || with_flag {
        return refused(Refusal::NothingToDecide);
    }
    game.docket.matters.remove(place);
    match matter {
        Matter::Envelope => game.sitting.excuse(game.phase),
        Matter::Increment(_) => game.offers.quickplay.forget_request(),
        Matter::DefaultTime(_) => game.sitting.wait_no_longer(),
        _ if game.is_paused()
            && stood_for(matter, &game.terms)
            && !game.docket.stands_for_arbiter() =>
        {
            return game.resume();
        }
        _ => {}
    }
    Vec::new()
}
