//! What is known of the rulings so far, by their numbers.

use std::time::Duration;

use shakmaty::Color;

use crate::effect::{Effect, Made, Matter};
use crate::game::Game;
use crate::game::record::{Entry, index};
use crate::ruling::{Numbered, Penalty, Ruling};
use crate::time::At;

impl Game {
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
    #[must_use]
    pub fn is_final(&self, number: u32) -> bool {
        let entry = self.record.rulings.get(index(number));
        let decides = |entry: &Entry| entry.is(|ruling| matches!(ruling, Ruling::Quickplay(_)));
        self.rules.edition.quickplay_is_final().value && entry.is_some_and(decides)
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
            undo.before.made.get(usize::from(undo.before.plies_shared_with(&undo.after))..)
        });
        cancelled.unwrap_or_default()
    }

    /// Whether a ruling has ended the game.
    #[must_use]
    pub fn has_ended(&self, number: u32) -> bool {
        self.record.rulings.get(index(number)).is_some_and(|entry| entry.ended)
    }
}
