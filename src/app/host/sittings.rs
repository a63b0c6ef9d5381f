//! Who sits where over all breaks of a link, and which of his lines have been taken.

use std::collections::BTreeMap;

use crate::app::link::{LinkId, Sitting};

/// The sittings of a room.
#[derive(Debug, Default)]
pub(super) struct Sittings {
    /// The terminals that are there.
    of: BTreeMap<LinkId, Sitting>,
    /// The last line that was taken of each, 0 for none.
    last: BTreeMap<Sitting, u32>,
}

impl Sittings {
    /// A terminal has come.
    pub(super) fn comes(&mut self, client: LinkId, sitting: Sitting) {
        self.of.insert(client, sitting);
    }

    /// A terminal is gone; who sat at it may come back.
    pub(super) fn leaves(&mut self, client: LinkId) {
        self.of.remove(&client);
    }

    /// The sitting of a terminal.
    pub(super) fn of(&self, client: LinkId) -> Option<Sitting> {
        self.of.get(&client).copied()
    }

    /// Who sits at a terminal is given his place; if he is back, the last line that was taken of his.
    pub(super) fn sits_down(&mut self, client: LinkId) -> Option<u32> {
        let sitting = self.of(client)?;
        let known = self.last.get(&sitting).copied();
        self.last.entry(sitting).or_default();
        known
    }

    /// Takes the line of this number; false if it was taken before.
    pub(super) fn takes(&mut self, client: LinkId, number: u32) -> bool {
        let Some(sitting) = self.of(client) else { return false };
        let last = self.last.entry(sitting).or_default();
        let is_new = number > *last;
        *last = number.max(*last);
        is_new
    }
}
