//! Changes that a board has told and no dump has confirmed yet.

use shakmaty::Square;

use crate::dgt::restless::Occupant;
use crate::report::{Sensed, SquareChange};

/// Changes that wait for a quiet moment; more are no chess.
const MOST: usize = 256;

/// Changes in the order in which they were told, in groups between which it was quiet.
#[derive(Debug, Default)]
pub(super) struct UnconfirmedChanges {
    groups: Vec<Vec<SquareChange>>,
    /// What the square of the last one showed before, if that one is among them.
    before: Option<Occupant>,
}

impl UnconfirmedChanges {
    pub(super) const fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// Whether there are so many that not even a dump can have come for long: the next one finds the
    /// difference.
    pub(super) fn is_full(&self) -> bool {
        self.groups.iter().map(Vec::len).sum::<usize>() >= MOST
    }

    /// A change that is told; whether it was quiet before it, and what its square showed.
    pub(super) fn push(&mut self, change: SquareChange, quiet: bool, before: Occupant) {
        match self.groups.last_mut() {
            Some(group) if !quiet => group.push(change),
            _ => self.groups.push(vec![change]),
        }
        self.before = Some(before);
    }

    /// What is told next is not among them.
    pub(super) const fn goes_on(&mut self) {
        self.before = None;
    }

    /// The last change was none; the square on which it seemed to be, if it was among them.
    pub(super) fn unsaid(&mut self, seen: &mut Sensed) -> Option<Square> {
        let (occupied, piece) = self.before.take()?;
        let group = self.groups.last_mut()?;
        let square = group.pop()?.square();
        if group.is_empty() {
            self.groups.pop();
        }
        seen.change(if occupied {
            SquareChange::Seated(square, piece)
        } else {
            SquareChange::Lifted(square, None)
        });
        Some(square)
    }

    /// Those of one square; they do not wait any more.
    pub(super) fn of(&mut self, square: Square) -> Vec<SquareChange> {
        let mut changes = Vec::new();
        for group in &mut self.groups {
            changes.extend(group.extract_if(.., |before| before.square() == square));
        }
        self.groups.retain(|group| !group.is_empty());
        changes
    }

    /// All of them; none waits any more.
    pub(super) fn take(&mut self) -> Vec<Vec<SquareChange>> {
        self.before = None;
        std::mem::take(&mut self.groups)
    }
}
