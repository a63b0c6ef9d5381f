//! The desk of a room where nothing was typed for a long time: it is locked, as that of a table is. What its
//! arbiter had taken waits again, for nobody is there.

use crate::app::room_desk::deputy::{Deputy, Door};
use crate::app::room_desk::{DeputyId, RoomDesk, RoomOrder, Tables};
use crate::laws::At;
use crate::voices::Priority;

impl RoomDesk {
    /// When the next desk is locked where nothing is typed any more.
    pub(super) fn locks_at(&self) -> Option<At> {
        let lock = self.lock?;
        let open = self.deputies.values().filter(|deputy| deputy.is_in());
        open.map(|deputy| deputy.typed + lock).min()
    }

    /// Locks each desk where nothing was typed for so long.
    pub(super) fn lock_idle(&mut self, at: At, tables: &Tables<'_>) -> Vec<RoomOrder> {
        let Some(lock) = self.lock else { return Vec::new() };
        let is_idle = |(&id, deputy): (&DeputyId, &Deputy)| {
            (deputy.is_in() && deputy.typed + lock <= at).then_some(id)
        };
        let idle: Vec<DeputyId> = self.deputies.iter().filter_map(is_idle).collect();
        idle.into_iter().flat_map(|id| self.locks(at, id, tables)).collect()
    }

    fn locks(&mut self, at: At, id: DeputyId, tables: &Tables<'_>) -> Vec<RoomOrder> {
        let Some(deputy) = self.deputies.get_mut(&id) else { return Vec::new() };
        deputy.door = Door::Locked { called: false };
        // Whoever comes to the terminal is told nothing by it.
        deputy.last = None;
        deputy.follows.clear();
        let open = deputy.open.take();
        let mut orders: Vec<_> =
            open.map(|table| RoomOrder::Close(id, table)).into_iter().collect();
        orders.extend(self.waits_again(at, id, tables));
        // Of what he has heard he is not called again.
        self.waiting.knows_all(id);
        let said = self.narrator.say(Priority::Urgent, "desk-locked", &[]);
        orders.push(RoomOrder::Say(id, said));
        orders
    }

    /// Tells an arbiter behind a locked desk once that he is needed, and not for what.
    pub(super) fn calls_locked(&mut self, id: DeputyId) -> Option<RoomOrder> {
        let deputy = self.deputies.get_mut(&id)?;
        if deputy.door != (Door::Locked { called: false }) || !self.waiting.is_fresh(id) {
            return None;
        }
        deputy.door = Door::Locked { called: true };
        let said = self.narrator.say(Priority::Urgent, "desk-wanted", &[]);
        Some(RoomOrder::Say(id, said))
    }
}
