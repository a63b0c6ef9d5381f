//! What is known of the rulings so far, by their numbers.

use std::time::Duration;

use shakmaty::Color;

use crate::edition::PenaltyKind;
use crate::effect::{Effect, Made, Matter};
use crate::game::docket::Docket;
use crate::game::phase::Phase;
use crate::game::record::{Entry, Undo, changes_score, index, sets_result};
use crate::game::terms::Terms;
use crate::refusal::Refusal;
use crate::ruling::{Numbered, Penalty, Ruling};
use crate::time::At;

impl Docket {
    /// The last ruling in force after this one that would be undone with it, or rests on what it has
    /// changed: it is revoked first.
    pub(super) fn blocking(&self, number: u32, undo: &Undo) -> Option<u32> {
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
    pub(super) fn is_outdated(&self, number: u32) -> bool {
        let rulings = &self.record.rulings;
        let is_of_clock = |of: u32| {
            let entry = rulings.get(index(of));
            entry.is_some_and(|entry| entry.is(sets_time))
        };
        let outdates = |ruling: &Ruling| matches!(ruling, Ruling::Revoked(of) if *of < number && !is_of_clock(*of));
        rulings.iter().skip(index(number)).any(|entry| entry.is(outdates))
    }

    /// The last ruling in force after this one that has changed the score: it rests on this one.
    pub(super) fn score_ruled_after(&self, number: u32) -> Option<u32> {
        self.ended_by_ruling().filter(|&later| later > number)
    }

    /// The last ruling in force that has ended the game, or changed its score.
    #[must_use]
    pub fn ended_by_ruling(&self) -> Option<u32> {
        let in_force = |entry: &Entry| !entry.revoked && (entry.ended || entry.is(changes_score));
        let last = self.record.rulings.iter().rposition(in_force)?;
        u32::try_from(last + 1).ok()
    }

    /// The rulings so far with their numbers, and whether each was revoked; among them the penalties
    /// that follow from the Laws.
    pub fn rulings(&self) -> impl Iterator<Item = (u32, &Numbered, bool)> {
        (1..).zip(&self.record.rulings).map(|(number, entry)| (number, &entry.what, entry.revoked))
    }

    /// The number of the penalty of the Laws that this fault has brought just now, if it has one.
    #[must_use]
    pub fn penalty_for(&self, fault: &Effect) -> Option<u32> {
        let (by, fault) = fault.fault()?;
        let (number, last, _) = self.rulings().last()?;
        let brings = |penalty: &Penalty| penalty.by == by && penalty.fault == fault;
        matches!(last, Numbered::Penalty(penalty) if brings(penalty)).then_some(number)
    }

    /// What a clock showed before this ruling.
    #[must_use]
    pub fn left_before(&self, number: u32, color: Color) -> Option<Duration> {
        self.record.rulings.get(index(number))?.left[color]
    }

    /// The ruling by which a touch that this one has found binds no more.
    #[must_use]
    pub fn lifted_by(&self, number: u32) -> Option<u32> {
        self.record.rulings.get(index(number))?.lifted
    }

    /// What a ruling has turned down, if it has.
    #[must_use]
    pub fn turned_down(&self, number: u32) -> Option<Matter> {
        self.record.rulings.get(index(number))?.about
    }

    /// When a ruling or a penalty of the Laws was made.
    #[must_use]
    pub fn ruled_when(&self, number: u32) -> Option<At> {
        Some(self.record.rulings.get(index(number))?.at)
    }

    /// Whether the Laws allow no appeal against a ruling (10.2d of 2009).
    pub(super) fn is_final(&self, number: u32, terms: &Terms) -> bool {
        let entry = self.record.rulings.get(index(number));
        let decides = |entry: &Entry| entry.is(|ruling| matches!(ruling, Ruling::Quickplay(_)));
        terms.rules.edition.quickplay_is_final().value && entry.is_some_and(decides)
    }

    /// How many plies were made after a ruling or a penalty of the Laws.
    #[must_use]
    pub fn ruled_at(&self, number: u32) -> Option<u16> {
        Some(self.record.rulings.get(index(number))?.ply)
    }

    /// The moves that a ruling has taken back.
    #[must_use]
    pub fn cancelled_by(&self, number: u32) -> &[Made] {
        let cancelled = self.record.rulings.get(index(number)).and_then(|entry| {
            let undo = entry.undo.as_ref()?;
            undo.before
                .course
                .made
                .get(usize::from(undo.before.course.plies_shared_with(&undo.after.course))..)
        });
        cancelled.unwrap_or_default()
    }

    /// Whether a ruling has ended the game.
    #[must_use]
    pub fn has_ended(&self, number: u32) -> bool {
        self.record.rulings.get(index(number)).is_some_and(|entry| entry.ended)
    }

    pub(super) fn cannot_rule(
        &self,
        ruling: &Ruling,
        terms: &Terms,
        phase: Phase,
    ) -> Option<Refusal> {
        let later = self.claimed_without_arbiter(terms).is_some()
            && matches!(ruling, Ruling::ResultSet(..));
        if !terms.rules.has_arbiter() && !later {
            return Some(Refusal::NoArbiter);
        }
        if matches!(ruling, Ruling::Adjudicated(..)) && !terms.rules.adjudication {
            return Some(Refusal::NoAdjudication);
        }
        let kind = penalty_kind(ruling);
        if kind.is_some_and(|kind| !terms.rules.edition.penalties().contains(&kind)) {
            return Some(Refusal::NoSuchPenalty);
        }
        match self.result_ruled() {
            Some(number) if sets_result(ruling) => Some(Refusal::Contradicts(number)),
            _ if phase.is_over() && needs_game(ruling) => Some(Refusal::GameOver),
            _ => None,
        }
    }

    /// The ruling in force that has set the result.
    fn result_ruled(&self) -> Option<u32> {
        let sets = |entry: &Entry| !entry.revoked && entry.is(sets_result);
        let first = self.record.rulings.iter().position(sets)?;
        u32::try_from(first + 1).ok()
    }

    pub(super) fn is_penalty(&self, number: u32) -> bool {
        let numbered = self.rulings().find(|(of, ..)| *of == number);
        numbered.is_some_and(|(_, what, _)| matches!(what, Numbered::Penalty(_)))
    }
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

const fn sets_time(ruling: &Ruling) -> bool {
    matches!(ruling, Ruling::TimeAdded(..) | Ruling::TimeTaken(..) | Ruling::ClockSet(..))
}
