//! Whoever sits at the desk of a room: how far he has come in, and what he has before him.

use std::collections::BTreeSet;

use crate::laws::At;
use crate::table::TableId;
use crate::voices::Utterance;

/// An arbiter at the desk of a room, by the number that is his as long as he is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeputyId(pub(super) u16);

/// Which passphrase is being looked at, by a number that no other has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomAttempt(pub(super) u64);

/// How far somebody is on the way to the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Door {
    /// The passphrase is asked for.
    Asked,
    /// What was said is being looked at.
    Tried(RoomAttempt),
    /// He is at the desk.
    Open,
    /// He was, and nothing was typed for a long time.
    Locked {
        /// Whether he was told that he is needed.
        called: bool,
    },
}

/// Who has come to the desk.
#[derive(Debug)]
pub(super) struct Deputy {
    pub(super) door: Door,
    /// When something was typed by him last.
    pub(super) typed: At,
    /// Before this he hears of nothing new, so that one sentence is over before the next begins.
    pub(super) quiet: At,
    /// The table whose own desk is open before him.
    pub(super) open: Option<TableId>,
    /// The tables whose announcements he hears.
    pub(super) follows: BTreeSet<TableId>,
    /// What was said to him last.
    pub(super) last: Option<Utterance>,
}

impl Deputy {
    /// Somebody who has said no passphrase yet.
    pub(super) const fn new() -> Self {
        Self {
            door: Door::Asked,
            typed: At::ZERO,
            quiet: At::ZERO,
            open: None,
            follows: BTreeSet::new(),
            last: None,
        }
    }

    pub(super) fn is_in(&self) -> bool {
        self.door == Door::Open
    }

    /// Whether he is told of what is new: what it is, or behind a locked desk that there is something.
    pub(super) fn hears(&self) -> bool {
        matches!(self.door, Door::Open | Door::Locked { called: false })
    }
}
