//! What waits in a room, the oldest first: at which table, who has heard of it, and who has taken the table.
//!
//! A table is taken as a whole, for an arbiter who goes there deals with all that waits there.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use shakmaty::Color;

use crate::app::room_desk::call::Call;
use crate::app::room_desk::deputy::DeputyId;
use crate::laws::At;
use crate::table::TableId;

/// What comes back so soon after it was gone is the same: it is listed again, and not told again.
const SOON: Duration = Duration::from_mins(1);

/// Something that waits.
#[derive(Debug)]
struct Item {
    table: TableId,
    call: Call,
    /// Who has heard of it.
    told: BTreeSet<DeputyId>,
    /// Whether an arbiter has seen to it.
    seen: bool,
    /// Since when it is gone, if it may come back soon.
    gone: Option<At>,
}

impl Item {
    fn waits(&self) -> bool {
        !self.seen && self.gone.is_none()
    }
}

/// Everything that waits.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    items: Vec<Item>,
    taken: BTreeMap<TableId, DeputyId>,
    /// Where the clocks were stopped from the room: they wait for the room and not for who goes there.
    stopped: BTreeSet<TableId>,
}

impl Waiting {
    /// Takes note of what needs an arbiter at a table by how it stands now.
    pub(super) fn look(&mut self, at: At, table: TableId, now: Vec<Call>, is_over: bool) {
        if !now.contains(&Call::Stands) {
            self.stopped.remove(&table);
        }
        let is_stopped = self.stopped.contains(&table);
        let now = now.into_iter().filter(|call| !(is_stopped && *call == Call::Stands));
        let mut new: Vec<Option<Call>> = now.map(Some).collect();
        self.items.retain(|item| item.gone.is_none_or(|gone| at.since(gone) < SOON));
        for item in self.items.iter_mut().filter(|item| item.table == table) {
            // What has happened stays until somebody has seen to it, or the game is over.
            let stays = matches!(item.call, Call::Illegal(..)) && !is_over;
            match new.iter_mut().find(|call| call.as_ref() == Some(&item.call)) {
                Some(same) => {
                    *same = None;
                    if item.gone.take().is_some() {
                        item.seen = false;
                    }
                }
                None if stays => {}
                None => {
                    item.gone.get_or_insert(at);
                }
            }
        }
        self.items.retain(|item| item.gone.is_none() || item.call.flickers());
        for call in new.into_iter().flatten() {
            self.add(table, call);
        }
    }

    /// The clocks of a table are stopped from the room.
    pub(super) fn stop(&mut self, table: TableId) {
        self.stopped.insert(table);
    }

    /// Something has happened at a table that an arbiter must know.
    pub(super) fn add(&mut self, table: TableId, call: Call) {
        let (told, seen, gone) = (BTreeSet::new(), false, None);
        self.items.push(Item { table, call, told, seen, gone });
    }

    /// Whether the flag of a player was near when the table was looked at last.
    pub(super) fn was_near(&self, table: TableId, color: Color) -> bool {
        let is_it = |item: &Item| item.call == Call::Near(color) && item.gone.is_none();
        self.items.iter().any(|item| item.table == table && is_it(item))
    }

    /// Everything that waits, the oldest first.
    pub(super) fn all(&self) -> impl Iterator<Item = (TableId, &Call)> {
        self.items.iter().filter(|item| item.waits()).map(|item| (item.table, &item.call))
    }

    /// What waits at a table.
    pub(super) fn at(&self, table: TableId) -> impl Iterator<Item = &Call> {
        self.all().filter(move |(other, _)| *other == table).map(|(_, call)| call)
    }

    fn is_for(&self, item: &Item, deputy: DeputyId) -> bool {
        let others = self.taken.get(&item.table).is_some_and(|&holder| holder != deputy);
        item.waits() && !others && !item.told.contains(&deputy)
    }

    /// Whether something waits of which this arbiter is to hear.
    pub(super) fn is_fresh(&self, deputy: DeputyId) -> bool {
        self.items.iter().any(|item| self.is_for(item, deputy))
    }

    /// What waits of which this arbiter is to hear; he has heard of it then.
    pub(super) fn fresh(&mut self, deputy: DeputyId) -> Vec<(TableId, Call)> {
        let fresh: Vec<usize> =
            (0..self.items.len()).filter(|&at| self.is_for(&self.items[at], deputy)).collect();
        let mut told = Vec::new();
        for at in fresh {
            let item = &mut self.items[at];
            item.told.insert(deputy);
            told.push((item.table, item.call.clone()));
        }
        told
    }

    /// This arbiter hears of a table by another way.
    pub(super) fn knows(&mut self, deputy: DeputyId, table: TableId) {
        for item in self.items.iter_mut().filter(|item| item.table == table) {
            item.told.insert(deputy);
        }
    }

    /// An arbiter has just read one of the things that wait, counted from the oldest.
    pub(super) fn knows_one(&mut self, deputy: DeputyId, at: usize) {
        if let Some(item) = self.items.iter_mut().filter(|item| item.waits()).nth(at) {
            item.told.insert(deputy);
        }
    }

    /// An arbiter has just heard all that waits.
    pub(super) fn knows_all(&mut self, deputy: DeputyId) {
        for item in &mut self.items {
            item.told.insert(deputy);
        }
    }

    /// Who has taken a table.
    pub(super) fn holder(&self, table: TableId) -> Option<DeputyId> {
        self.taken.get(&table).copied()
    }

    /// The tables that an arbiter has taken.
    pub(super) fn held_by(&self, deputy: DeputyId) -> impl Iterator<Item = TableId> {
        self.taken.iter().filter(move |(_, holder)| **holder == deputy).map(|(&table, _)| table)
    }

    /// The table of the oldest matter that nobody has taken.
    pub(super) fn next(&self) -> Option<TableId> {
        self.all().map(|(table, _)| table).find(|table| !self.taken.contains_key(table))
    }

    /// An arbiter takes a table.
    pub(super) fn take(&mut self, table: TableId, deputy: DeputyId) {
        self.taken.insert(table, deputy);
        self.knows(deputy, table);
    }

    /// Whoever was at a table has seen what has happened there.
    pub(super) fn has_seen(&mut self, table: TableId) {
        self.items.retain(|item| item.table != table || !matches!(item.call, Call::Illegal(..)));
    }

    /// Whoever has taken a table says that what needs no ruling is seen to.
    pub(super) fn see_to(&mut self, table: TableId) {
        self.has_seen(table);
        let seen = self.items.iter_mut().filter(|item| item.table == table);
        for item in seen.filter(|item| item.call.is_seen_to()) {
            item.seen = true;
        }
    }

    /// An arbiter hands a table back: what still waits there, all others are to hear of.
    pub(super) fn hand_back(&mut self, table: TableId, deputy: DeputyId) {
        self.taken.remove(&table);
        for item in self.items.iter_mut().filter(|item| item.table == table) {
            item.told.retain(|told| *told == deputy);
        }
    }

    /// An arbiter is gone: the tables that he had taken and at which something waits. The others hear that at
    /// once.
    pub(super) fn forget(&mut self, deputy: DeputyId) -> Vec<TableId> {
        let held: Vec<TableId> = self.held_by(deputy).collect();
        self.taken.retain(|_, holder| *holder != deputy);
        for item in &mut self.items {
            item.told.remove(&deputy);
        }
        held.into_iter().filter(|&table| self.at(table).next().is_some()).collect()
    }
}
