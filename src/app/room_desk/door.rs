//! The way to the desk of a room: its passphrase, and the way out.

use zeroize::Zeroizing;

use crate::app::room_desk::deputy::{Deputy, Door};
use crate::app::room_desk::told::Teller;
use crate::app::room_desk::{DeputyId, PAUSE, RoomAttempt, RoomDesk, RoomOrder, Tables};
use crate::laws::At;
use crate::ui::Typed;
use crate::voices::Priority;

impl RoomDesk {
    /// Somebody has come to the desk at a terminal, who is this arbiter from now on.
    pub fn arrive(&mut self) -> (DeputyId, Vec<RoomOrder>) {
        let free = |number: &u16| !self.deputies.contains_key(&DeputyId(*number));
        let id = DeputyId((1..=u16::MAX).find(free).unwrap_or(u16::MAX));
        self.deputies.insert(id, Deputy::new());
        (id, self.asks_passphrase(id))
    }

    pub(super) fn asks_passphrase(&mut self, id: DeputyId) -> Vec<RoomOrder> {
        vec![RoomOrder::Secret(id), self.tells(id, "room-desk-passphrase", &[])]
    }

    /// Handles what an arbiter has typed and returns what must be done.
    pub fn typed(
        &mut self,
        at: At,
        id: DeputyId,
        typed: Typed,
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        let Some(deputy) = self.deputies.get_mut(&id) else { return Vec::new() };
        deputy.typed = at;
        match (deputy.door, deputy.open, typed) {
            (_, _, Typed::End | Typed::OutputLost) | (Door::Asked, _, Typed::Interrupt) => {
                self.leaves(at, id, tables)
            }
            (Door::Open, Some(table), typed) => self.at_table(at, id, table, typed, tables),
            (Door::Open, None, Typed::Line(line)) => self.command(at, id, &line, tables),
            (Door::Asked, _, Typed::Line(line)) if line.trim().is_empty() => {
                self.leaves(at, id, tables)
            }
            (Door::Asked, _, Typed::Line(line)) => self.tries(at, id, Zeroizing::new(line)),
            (Door::Tried(_), _, Typed::Line(_)) => vec![self.tells(id, "desk-waits", &[])],
            // Whatever is typed first is no passphrase: it may be meant for an open desk.
            (Door::Locked { .. }, _, Typed::Line(_)) => {
                if let Some(deputy) = self.deputies.get_mut(&id) {
                    deputy.door = Door::Asked;
                }
                self.asks_passphrase(id)
            }
            (Door::Tried(_) | Door::Open | Door::Locked { .. }, _, Typed::Interrupt) => Vec::new(),
            (door, _, typed @ (Typed::NotText | Typed::TooLong | Typed::Pasted(_))) => {
                let secret = (door == Door::Asked).then_some(RoomOrder::Secret(id));
                let why = typed.not_taken().map(|why| self.tells(id, why, &[]));
                secret.into_iter().chain(why).collect()
            }
        }
    }

    fn tries(&mut self, at: At, id: DeputyId, said: Zeroizing<String>) -> Vec<RoomOrder> {
        let wait = self.tries.wait(at);
        if wait > 0 {
            let early = self.tells(id, "desk-early", &[("seconds", wait.into())]);
            return vec![RoomOrder::Secret(id), early];
        }
        self.attempts += 1;
        let attempt = RoomAttempt(self.attempts);
        if let Some(deputy) = self.deputies.get_mut(&id) {
            deputy.door = Door::Tried(attempt);
        }
        vec![RoomOrder::Verify(id, attempt, said)]
    }

    /// Takes what was found out about a passphrase. Who comes in hears what waits.
    pub fn verified(
        &mut self,
        at: At,
        id: DeputyId,
        attempt: RoomAttempt,
        right: bool,
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        let Some(deputy) = self.deputies.get_mut(&id) else { return Vec::new() };
        if deputy.door != Door::Tried(attempt) {
            return Vec::new();
        }
        self.tries.tried(at, right);
        if !right {
            deputy.door = Door::Asked;
            let said = match self.tries.wait(at) {
                0 => self.tells(id, "desk-wrong", &[]),
                wait => self.tells(id, "desk-wrong-wait", &[("seconds", wait.into())]),
            };
            return vec![RoomOrder::Secret(id), said];
        }
        deputy.door = Door::Open;
        deputy.quiet = at + PAUSE;
        deputy.typed = at;
        // Behind a locked desk he has heard of nothing.
        self.waiting.forget(id);
        for (table, _) in tables.all() {
            self.look(at, table, tables);
        }
        let new = self.waiting.fresh(id);
        let welcome = self.teller(tables).welcome(id, &new);
        vec![self.says(id, welcome)]
    }

    /// An arbiter leaves, or his terminal is gone. What he has taken waits again, of which the others hear.
    pub fn leaves(&mut self, at: At, id: DeputyId, tables: &Tables<'_>) -> Vec<RoomOrder> {
        let Some(deputy) = self.deputies.remove(&id) else { return Vec::new() };
        let mut orders: Vec<RoomOrder> =
            deputy.open.map(|table| RoomOrder::Close(id, table)).into_iter().collect();
        orders.extend(self.waits_again(at, id, tables));
        orders.push(RoomOrder::Leave(id));
        orders
    }

    /// What an arbiter had taken waits again, of which the others hear.
    pub(super) fn waits_again(
        &mut self,
        at: At,
        id: DeputyId,
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        let again = self.waiting.forget(id);
        if again.is_empty() {
            return Vec::new();
        }
        let Teller { narrator, .. } = self.teller(tables);
        let values = [
            ("deputy", u32::from(id.0).into()),
            ("count", again.len().into()),
            ("tables", self.teller(tables).numbers(again.iter().copied())),
        ];
        let gone = narrator.say(Priority::Urgent, "room-desk-gone", &values);
        let others = self.deputies.iter().filter(|(other, it)| **other != id && it.is_in());
        let others: Vec<DeputyId> = others.map(|(&other, _)| other).collect();
        let mut orders = Vec::new();
        for other in others {
            for &table in &again {
                self.waiting.knows(other, table);
            }
            orders.extend(self.says_new(at, other, gone.clone()));
        }
        orders
    }
}
