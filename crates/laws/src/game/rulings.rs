//! The arbiter's rulings (FIDE 2023, 12.9 and the articles that leave a decision to him).
//!
//! Each gets a number. None is undone silently: a ruling that contradicts an earlier one is refused
//! until that one is revoked, and both stay in the record.

use std::sync::Arc;
use std::time::Duration;

use shakmaty::{ByColor, Color, Position, Square};

use crate::edition::{PenaltyKind, Topic};
use crate::effect::{Effect, Matter};
use crate::game::record::{Entry, Undo, keeps_game, sets_result};
use crate::game::{Game, Phase, refused};
use crate::outcome::{Outcome, Points, Reason};
use crate::progress::Progress;
use crate::refusal::Refusal;
use crate::ruling::{Fault, Numbered, Penalty, Ruling};

impl Game {
    /// A penalty of the Laws gets a number, so that the arbiter can revoke it, be it time or the game.
    pub(super) fn number_penalty(&mut self, by: Color, fault: Fault, effects: &[Effect]) {
        let ended = self.is_over();
        let silent = ended && !self.rules.by_the_letter;
        if !self.rules.has_arbiter() || !self.rules.penalties_ruled || silent {
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
        let left = ByColor::new_with(|color| self.left(color));
        let (what, before, ply) = (Numbered::Penalty(penalty), self.phase, self.ply());
        let entry = Entry::new(self.now, what, before, left, ply);
        self.record.rulings.push(Entry { ended, ..entry });
    }

    pub(super) fn rule(&mut self, ruling: &Ruling) -> Vec<Effect> {
        if let Some(refusal) = self.cannot_rule(ruling) {
            return refused(refusal);
        }
        let kept = self.clone();
        let (before, was_over) = (self.phase, self.is_over());
        let left = ByColor::new_with(|color| self.left(color));
        let (what, ply) = (Numbered::Ruling(ruling.clone()), self.ply());
        let index = self.record.rulings.len();
        let about = if let Ruling::Dismissed(place) = ruling {
            self.waiting_at(*place).map(|(_, matter)| matter)
        } else {
            None
        };
        let entry = Entry::new(self.now, what, before, left, ply);
        self.record.rulings.push(Entry { about, ..entry });
        let mut effects = self.apply(ruling);
        let refusal = effects.iter().find(|effect| matches!(effect, Effect::Refused(_)));
        if let Some(refusal) = refusal {
            // What was done on the way to the refusal is undone.
            *self = kept;
            return vec![refusal.clone()];
        }
        effects.extend(self.lapsed(ruling, &kept.matters));
        let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
        effects.extend(self.freed(number, ruling, &kept));
        self.forget_two_hands(&kept);
        // It can take the last of a player's time, also by letting his clock run.
        effects.extend(self.charge_who_delays());
        effects.extend(self.pass_time());
        let ended = self.is_over() && !was_over;
        let mut undo = None;
        if ended {
            self.before_end = Some(Box::new(kept.kept()));
        } else if self.rules.rulings_undone && keeps_game(ruling) {
            undo = Some(Arc::new(Undo { before: kept.kept(), after: self.clone().kept() }));
        }
        let (ply, penalties) = (self.ply(), self.record.rulings.len() - index - 1);
        for penalty in self.record.rulings.iter_mut().skip(index + 1) {
            // It is revoked with the ruling that has brought it.
            penalty.ended = false;
        }
        if let Some(entry) = self.record.rulings.get_mut(index) {
            (entry.ended, entry.ply, entry.undo) = (ended, ply, undo);
            entry.penalties = penalties;
        }
        std::iter::once(Effect::Ruled(number, ruling.clone())).chain(effects).collect()
    }

    fn cannot_rule(&self, ruling: &Ruling) -> Option<Refusal> {
        let later =
            self.claimed_without_arbiter().is_some() && matches!(ruling, Ruling::ResultSet(..));
        if !self.rules.has_arbiter() && !later {
            return Some(Refusal::NoArbiter);
        }
        if matches!(ruling, Ruling::Adjudicated(..)) && !self.rules.adjudication {
            return Some(Refusal::NoAdjudication);
        }
        let kind = penalty_kind(ruling);
        if kind.is_some_and(|kind| !self.rules.edition.penalties().contains(&kind)) {
            return Some(Refusal::NoSuchPenalty);
        }
        match self.result_ruled() {
            Some(number) if sets_result(ruling) => Some(Refusal::Contradicts(number)),
            _ if self.is_over() && needs_game(ruling) => Some(Refusal::GameOver),
            _ => None,
        }
    }

    /// The ruling in force that has set the result.
    fn result_ruled(&self) -> Option<u32> {
        let sets = |entry: &Entry| !entry.revoked && entry.is(sets_result);
        let first = self.record.rulings.iter().position(sets)?;
        u32::try_from(first + 1).ok()
    }

    /// The game has this result, and what was signed may be right by it.
    fn set_result(&mut self, reason: Reason, white: Points, black: Points) -> Vec<Effect> {
        let mut outcome = Outcome::none(reason);
        (outcome.points.white, outcome.points.black) = (white, black);
        let effects = self.end(outcome);
        self.compare_signatures();
        effects
    }

    fn apply(&mut self, ruling: &Ruling) -> Vec<Effect> {
        match ruling {
            Ruling::Warned(_) | Ruling::Fined(_) | Ruling::Excluded(_) | Ruling::Expelled(_) => {
                Vec::new()
            }
            Ruling::TimeAdded(to, amount) => self.give(*to, *amount, Topic::ArbiterPenalties),
            Ruling::TimeTaken(from, amount) => {
                self.take_time(*from, *amount, Topic::ArbiterPenalties).into_iter().collect()
            }
            Ruling::ClockSet(color, left) => {
                let Some(clock) = &mut self.clock else { return Vec::new() };
                clock.set(*color, *left, self.now);
                vec![Effect::ClockSet(*color, *left)]
            }
            Ruling::MovesSet(color, moves) => self.set_moves(*color, *moves),
            Ruling::PointsAdded(offender, halves) => self.change_points(!*offender, *halves, true),
            Ruling::PointsTaken(offender, halves) => self.change_points(*offender, *halves, false),
            Ruling::Lost(color, opponent) => {
                let mut outcome = Outcome::none(Reason::Arbiter);
                outcome.points[!*color] = *opponent;
                self.end(outcome)
            }
            Ruling::ResultSet(white, black) => self.set_result(Reason::Arbiter, *white, *black),
            Ruling::Adjudicated(white, black, _) => {
                self.set_result(Reason::Adjudicated, *white, *black)
            }
            Ruling::Restored(ply) | Ruling::Retraced(ply) | Ruling::Displaced(ply) => {
                self.restore(*ply)
            }
            Ruling::PositionSet(position) => {
                let announced = self.announced().map(|mv| self.spoken(mv));
                self.position = (**position).clone();
                let mut effects = self.position_set();
                effects.extend(announced.map(|announced| Effect::Cancelled(vec![announced])));
                effects
            }
            Ruling::Annulled => self.end(Outcome::none(Reason::Annulled)),
            Ruling::FlagSeen(color) => self.see_flag(*color),
            Ruling::IllegalSeen(color) => self.see_illegal(*color),
            Ruling::NoMoveSeen(color) => self.see_no_move(*color),
            Ruling::TouchSeen(color, square, ply) => match ply {
                Some(ply) => self.rule_touched_at(*color, *square, *ply),
                None => self.rule_touched(*color, *square),
            },
            Ruling::TouchWaived(of) => self.waive_touch(*of),
            Ruling::Dismissed(place) => self.dismiss(*place),
            Ruling::Quickplay(decision) => self.decide_quickplay(*decision),
            Ruling::OfferAllowed(by) => self.allow_offer(*by),
            Ruling::IncrementSet(granted) => self.set_increment(*granted),
            Ruling::DefaultTimeSet(limit) => self.set_default_time(*limit),
            Ruling::Reconstructed(plies) => self.reconstructed(*plies),
            Ruling::NextPeriod => self.begin_next_period(),
            Ruling::Revoked(number) => self.revoke(*number),
            Ruling::EndRevoked => self.revoke_end(),
        }
    }

    /// These matters wait no longer.
    pub(super) fn settled(&mut self, which: impl Fn(Matter) -> bool) {
        self.matters.retain(|&matter| !which(matter));
    }

    /// The position was put right: what was wrong with it, or with how it was reached, is settled.
    pub(super) fn settled_by_position(&mut self) {
        self.settled(|matter| {
            matches!(
                matter,
                Matter::Touch(..) | Matter::BoardsDiffer | Matter::Position | Matter::Silent(_)
            )
        });
    }

    /// The game is back after so many plies: complaints about touches in turns that still count wait on,
    /// and those about the turn that comes again where a piece stands that they are about.
    pub(super) fn settled_by_going_back(&mut self, ply: u16) {
        let waiting = self.matters.clone();
        let stands = |square: Square| self.position.board().piece_at(square).is_some();
        let waits = |matter: &Matter| {
            matches!(*matter, Matter::Touch(_, square, at)
                if at <= ply || at == ply + 1 && stands(square))
        };
        let kept: Vec<Matter> = waiting.iter().copied().filter(waits).collect();
        self.settled_by_position();
        let others = |matter: &Matter| kept.contains(matter) || self.matters.contains(matter);
        self.matters = waiting.into_iter().filter(others).collect();
    }

    pub(super) fn take_time(
        &mut self,
        from: Color,
        amount: Duration,
        why: Topic,
    ) -> Option<Effect> {
        self.clock.as_mut()?.take(from, amount, self.now);
        Some(Effect::TimeTaken(from, amount, why))
    }

    pub(super) fn set_moves(&mut self, color: Color, moves: u32) -> Vec<Effect> {
        let Some(clock) = &mut self.clock else { return Vec::new() };
        let brought = clock.set_moves(color, moves);
        let mut effects = vec![Effect::MovesSet(color, moves)];
        effects.extend(brought.map(|time| Effect::PeriodBegan(color, time)));
        effects
    }

    /// 12.9.4 and 12.9.5: half points of a game that is over.
    fn change_points(&mut self, color: Color, halves: u8, more: bool) -> Vec<Effect> {
        let Phase::Ended(mut outcome) = self.phase else { return refused(Refusal::NotOver) };
        let now = outcome.points[color].halves();
        let halves = if more { now.saturating_add(halves) } else { now.saturating_sub(halves) };
        outcome.points[color] = Points::of_halves(halves);
        self.phase = Phase::Ended(outcome);
        vec![Effect::Ended(outcome)]
    }

    fn position_set(&mut self) -> Vec<Effect> {
        self.forget_position();
        self.note_position();
        self.settled_by_position();
        self.progress = Progress::default();
        // What was noted of a move that was intended or begun is of another position.
        self.cross_out_from(self.ply());
        (self.owed, self.unclaimed, self.corrects) = (None, None, None);
        self.unpressed = None;
        if self.rules.rulings_undone {
            // 9.1.2.1: it was made about another position.
            self.offer = None;
        }
        self.valid_from = self.asked + 1;
        for color in Color::ALL {
            self.follow(color, false);
        }
        self.run_for_turn();
        let paused = self.void_envelope();
        let mut effects: Vec<Effect> =
            std::iter::once(Effect::Restore(self.ply())).chain(paused).collect();
        effects.extend(self.check_end());
        effects.extend(self.ask_of_set_up());
        effects
    }

    /// The clock is that of the player to move in the position that was set.
    fn run_for_turn(&mut self) {
        let turn = self.turn();
        if let Some(clock) = &mut self.clock
            && clock.turn().is_some_and(|other| other != turn)
        {
            let runs = clock.is_running();
            clock.start(turn, self.now);
            if !runs {
                clock.pause(self.now);
            }
        }
    }

    /// What waits at this place, the oldest at 1; without a place, the newest.
    fn waiting_at(&self, place: Option<u16>) -> Option<(usize, Matter)> {
        let place = place.map_or(self.matters.len(), usize::from).checked_sub(1)?;
        Some((place, *self.matters.get(place)?))
    }

    /// What was put to the arbiter is turned down; the game goes on, unless the clocks stand for
    /// something else that waits. A flag that fell while a claim waits is decided with the claim.
    fn dismiss(&mut self, place: Option<u16>) -> Vec<Effect> {
        let flag = |matter: &Matter| matches!(matter, Matter::FlagInQuickplay(_));
        let Some((place, matter)) = self.waiting_at(place) else {
            return refused(Refusal::NothingToDecide);
        };
        let with_flag = matches!(matter, Matter::Quickplay(..)) && self.matters.iter().any(flag);
        if flag(&matter) || with_flag {
            return refused(Refusal::NothingToDecide);
        }
        self.matters.remove(place);
        match matter {
            Matter::Envelope => self.excuse(),
            Matter::Increment(_) => self.quickplay.forget_request(),
            Matter::DefaultTime(_) => self.wait_no_longer(),
            _ if self.is_paused() && self.stood_for(matter) && !self.stands_for_arbiter() => {
                return self.resume();
            }
            _ => {}
        }
        Vec::new()
    }

    /// Whether something waits for which the clocks were stopped.
    fn stands_for_arbiter(&self) -> bool {
        self.matters.iter().copied().any(stops_clocks)
    }

    /// Whether clocks that stand were stopped for this matter. A game without numbered penalties was
    /// recorded when any matter that was turned down let them run.
    fn stood_for(&self, matter: Matter) -> bool {
        !self.rules.penalties_ruled || stops_clocks(matter)
    }
}

/// Whether the clocks stand until this is decided.
const fn stops_clocks(matter: Matter) -> bool {
    matches!(
        matter,
        Matter::Quickplay(..)
            | Matter::FlagInQuickplay(_)
            | Matter::Position
            | Matter::Sheets
            | Matter::Stopped(_)
    )
}

/// Whether a ruling makes sense only while the game goes on.
const fn needs_game(ruling: &Ruling) -> bool {
    matches!(
        ruling,
        Ruling::TimeAdded(..)
            | Ruling::TimeTaken(..)
            | Ruling::ClockSet(..)
            | Ruling::MovesSet(..)
            | Ruling::Restored(_)
            | Ruling::Retraced(_)
            | Ruling::Displaced(_)
            | Ruling::PositionSet(_)
            | Ruling::FlagSeen(_)
            | Ruling::IllegalSeen(_)
            | Ruling::NoMoveSeen(_)
            | Ruling::TouchSeen(..)
            | Ruling::TouchWaived(_)
            | Ruling::Quickplay(_)
            | Ruling::OfferAllowed(_)
            | Ruling::IncrementSet(_)
            | Ruling::DefaultTimeSet(_)
            | Ruling::Reconstructed(_)
            | Ruling::NextPeriod
            | Ruling::Adjudicated(..)
    )
}

const fn penalty_kind(ruling: &Ruling) -> Option<PenaltyKind> {
    Some(match ruling {
        Ruling::Warned(_) => PenaltyKind::Warning,
        Ruling::TimeAdded(..) => PenaltyKind::AddTime,
        Ruling::TimeTaken(..) => PenaltyKind::ReduceTime,
        Ruling::PointsAdded(..) => PenaltyKind::AddPoints,
        Ruling::PointsTaken(..) => PenaltyKind::ReducePoints,
        Ruling::Lost(..) => PenaltyKind::Loss,
        Ruling::Fined(_) => PenaltyKind::Fine,
        Ruling::Excluded(_) => PenaltyKind::Exclusion,
        Ruling::Expelled(_) => PenaltyKind::Expulsion,
        Ruling::ClockSet(..)
        | Ruling::MovesSet(..)
        | Ruling::ResultSet(..)
        | Ruling::Adjudicated(..)
        | Ruling::Restored(_)
        | Ruling::Retraced(_)
        | Ruling::Displaced(_)
        | Ruling::PositionSet(_)
        | Ruling::Annulled
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
