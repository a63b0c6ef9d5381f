//! The rulings of a game on record, each with what it takes to revoke it.

use std::sync::Arc;
use std::time::Duration;

use shakmaty::ByColor;

use crate::effect::Matter;
use crate::game::Game;
use crate::game::phase::Phase;
use crate::ruling::{Numbered, Ruling};
use crate::time::At;

/// The rulings so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Record {
    pub(super) rulings: Vec<Entry>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) what: Numbered,
    pub(super) revoked: bool,
    /// When it was made.
    pub(super) at: At,
    /// How many plies were made after it.
    pub(super) ply: u16,
    /// Where the game was before.
    pub(super) before: Phase,
    /// What the clocks showed before.
    pub(super) left: ByColor<Option<Duration>>,
    /// Whether it has ended the game.
    pub(super) ended: bool,
    /// The later ruling by which a touch that it has found binds no more.
    pub(super) lifted: Option<u32>,
    /// How many penalties after it follow from it.
    pub(super) penalties: usize,
    /// What it has turned down.
    pub(super) about: Option<Matter>,
    /// What it has changed, where only the game before it can tell.
    pub(super) undo: Option<Arc<Undo>>,
}

impl Entry {
    pub(super) const fn new(
        at: At,
        what: Numbered,
        before: Phase,
        left: ByColor<Option<Duration>>,
        ply: u16,
    ) -> Self {
        let (revoked, ended, lifted, penalties) = (false, false, None, 0);
        let (about, undo) = (None, None);
        Self { what, revoked, at, ply, before, left, ended, lifted, penalties, about, undo }
    }

    const fn ruling(&self) -> Option<&Ruling> {
        match &self.what {
            Numbered::Ruling(ruling) => Some(ruling),
            Numbered::Penalty(_) => None,
        }
    }

    pub(super) fn is(&self, which: impl Fn(&Ruling) -> bool) -> bool {
        self.ruling().is_some_and(which)
    }
}

/// The game before a ruling and after it, the clocks stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Undo {
    pub(super) before: Game,
    pub(super) after: Game,
}

impl Undo {
    /// Whether the position is another one.
    pub(super) fn has_moved(&self) -> bool {
        let Self { before, after } = self;
        before.course.position != after.course.position || before.course.made != after.course.made
    }

    /// Whether position, clocks, or whether they run, have changed.
    pub(super) fn has_reset(&self) -> bool {
        let Self { before, after } = self;
        self.has_moved() || before.clocks.clock != after.clocks.clock || before.phase != after.phase
    }

    /// Whether something is touched, or nothing any more.
    pub(super) fn has_touched(&self) -> bool {
        self.before.underway.progress != self.after.underway.progress
    }
}

/// Where a ruling of this number stands; the first is 1.
pub(super) fn index(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX).wrapping_sub(1)
}

/// Whether a ruling says how the game ends.
pub(super) const fn sets_result(ruling: &Ruling) -> bool {
    matches!(
        ruling,
        Ruling::Lost(..) | Ruling::ResultSet(..) | Ruling::Adjudicated(..) | Ruling::Annulled
    )
}

/// Whether a ruling changes what the players get.
pub(super) const fn changes_score(ruling: &Ruling) -> bool {
    sets_result(ruling) || matches!(ruling, Ruling::PointsAdded(..) | Ruling::PointsTaken(..))
}

/// Whether the game before a ruling has to tell what it changes.
pub(super) const fn keeps_game(ruling: &Ruling) -> bool {
    !matches!(
        ruling,
        Ruling::Warned(_)
            | Ruling::Fined(_)
            | Ruling::Excluded(_)
            | Ruling::Expelled(_)
            | Ruling::PointsAdded(..)
            | Ruling::PointsTaken(..)
            | Ruling::Revoked(_)
            | Ruling::EndRevoked
    )
}

/// What a ruling has changed is as before it; what it has left alone stays as it is now.
pub(super) fn undone<T: Clone + PartialEq>(now: &mut T, before: &T, after: &T) {
    if before != after {
        now.clone_from(before);
    }
}
