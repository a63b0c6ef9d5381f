//! Who deals with which table: it is taken, its own desk is opened and closed, and it is handed back.

use crate::app::input::FromTerminal;
use crate::app::room_desk::told::number;
use crate::app::room_desk::{DeputyId, RoomDesk, RoomOrder, Tables};
use crate::command::desk::{AtDesk, DeskCommand, DeskKind};
use crate::command::rooming::{ROOM_COMMANDS, RoomCommand};
use crate::laws::At;
use crate::table::TableId;
use crate::ui::Typed;

impl RoomDesk {
    /// Takes the table of the oldest matter that nobody has taken.
    pub(super) fn takes_next(&mut self, id: DeputyId, tables: &Tables<'_>) -> RoomOrder {
        match self.waiting.next() {
            Some(table) => self.takes(id, table, tables),
            None => self.tells(id, "room-desk-no-next", &[]),
        }
    }

    /// Takes a table, unless another arbiter has it.
    pub(super) fn takes(&mut self, id: DeputyId, table: TableId, tables: &Tables<'_>) -> RoomOrder {
        if let Some(refused) = self.is_anothers(id, table) {
            return refused;
        }
        self.waiting.take(table, id);
        if self.waiting.at(table).next().is_none() {
            return self.tells(id, "room-desk-taken-nothing", &[number(table)]);
        }
        let what = self.teller(tables).waits_at(table);
        self.tells(id, "room-desk-taken", &[("what", what.into())])
    }

    /// That another arbiter has a table, if one has.
    fn is_anothers(&mut self, id: DeputyId, table: TableId) -> Option<RoomOrder> {
        let holder = self.waiting.holder(table).filter(|holder| *holder != id)?;
        let values = [number(table), ("deputy", u32::from(holder.0).into())];
        Some(self.tells(id, "room-desk-has-table", &values))
    }

    /// Hands a table back: what needs no ruling there is seen to, and the rest waits for everybody again.
    pub(super) fn is_done(
        &mut self,
        at: At,
        id: DeputyId,
        table: TableId,
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        if let Some(refused) = self.is_anothers(id, table) {
            return vec![refused];
        }
        if self.waiting.holder(table).is_none() {
            return vec![self.tells(id, "room-desk-not-taken", &[number(table)])];
        }
        self.waiting.see_to(table);
        self.waiting.hand_back(table, id);
        let mut orders = vec![if self.waiting.at(table).next().is_none() {
            self.tells(id, "room-desk-done", &[number(table)])
        } else {
            let what = self.teller(tables).waits_at(table);
            self.tells(id, "room-desk-still", &[("what", what.into())])
        }];
        orders.extend(self.announce(at, tables));
        orders
    }

    /// Opens the own desk of a table, which is taken by that.
    pub(super) fn opens(
        &mut self,
        id: DeputyId,
        table: TableId,
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        if let Some(refused) = self.is_anothers(id, table) {
            return vec![refused];
        }
        if tables.get(table).is_some_and(|now| now.is_taken) {
            return vec![self.tells(id, "room-desk-open-elsewhere", &[number(table)])];
        }
        self.waiting.take(table, id);
        if let Some(deputy) = self.deputies.get_mut(&id) {
            deputy.open = Some(table);
        }
        let opened = self.tells(id, "room-desk-opened", &[number(table)]);
        vec![opened, RoomOrder::Open(id, table)]
    }

    /// What is typed at the open desk of a table: it is that desk's, but for the word that closes it.
    pub(super) fn at_table(
        &mut self,
        at: At,
        id: DeputyId,
        table: TableId,
        typed: Typed,
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        match typed {
            Typed::Line(line) if self.closes(table, &line, tables) => {
                self.goes_back(at, id, table, tables)
            }
            typed => vec![RoomOrder::AtTable(id, table, FromTerminal::Typed(typed))],
        }
    }

    /// Whether a line closes the desk of a table, by the word of either desk. A passphrase does not.
    fn closes(&self, table: TableId, line: &str, tables: &Tables<'_>) -> bool {
        let talk = &self.narrator.talk;
        let of_room = talk.listed(&ROOM_COMMANDS, line).map(|spec| spec.command);
        let of_table = tables.get(table).is_none_or(|now| {
            let desk = now.desk;
            let named = desk.narrator().talk.desk_command(line.trim());
            named.map(|command: DeskCommand| command.spec().kind)
                == Some(DeskKind::AtDesk(AtDesk::Leave))
        });
        let is_secret = tables.get(table).is_some_and(|now| now.desk.asks_secret());
        !is_secret && (of_room == Some(RoomCommand::Close) || of_table)
    }

    /// Goes back to the room. The table is handed back if nothing waits there any more.
    pub(super) fn goes_back(
        &mut self,
        at: At,
        id: DeputyId,
        table: TableId,
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        if let Some(deputy) = self.deputies.get_mut(&id) {
            deputy.open = None;
        }
        self.look(at, table, tables);
        self.waiting.knows(id, table);
        self.waiting.has_seen(table);
        let said = if self.waiting.at(table).next().is_none() {
            self.waiting.hand_back(table, id);
            self.tells(id, "room-desk-back", &[number(table)])
        } else {
            let what = self.teller(tables).waits_at(table);
            self.tells(id, "room-desk-back-waits", &[("what", what.into())])
        };
        let mut orders = vec![RoomOrder::Close(id, table), said];
        orders.extend(self.announce(at, tables));
        orders
    }
}
