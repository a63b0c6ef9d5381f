//! What keys and lines of lists stand for at the desk of a room, where that is a screen.

use crate::app::input::FromTerminal;
use crate::app::room_desk::deputy::Door;
use crate::app::room_desk::{DeputyId, RoomDesk, RoomOrder, Tables};
use crate::chosen::Chosen;
use crate::command::Command;
use crate::command::desk::DeskCommand;
use crate::command::rooming::RoomCommand;
use crate::laws::At;
use crate::table::TableId;

impl RoomDesk {
    /// Handles what an arbiter has chosen and returns what must be done.
    pub fn chosen(
        &mut self,
        at: At,
        id: DeputyId,
        chosen: Chosen,
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        let Some(deputy) = self.deputies.get_mut(&id) else { return Vec::new() };
        deputy.typed = at;
        match (deputy.door, deputy.open) {
            (Door::Open, Some(open)) => self.chosen_at_table(at, id, (open, chosen), tables),
            (Door::Open, None) => self.chosen_in_room(at, id, &chosen, tables),
            (Door::Tried(_), _) => vec![self.tells(id, "desk-waits", &[])],
            (Door::Asked | Door::Locked { .. }, _) => {
                deputy.door = Door::Asked;
                self.asks_passphrase(id)
            }
        }
    }

    /// At the open desk of a table: its own, but for what leads back to the room, or to another table.
    fn chosen_at_table(
        &mut self,
        at: At,
        id: DeputyId,
        (open, chosen): (TableId, Chosen),
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        let is_secret = tables.get(open).is_some_and(|now| now.desk.asks_secret());
        match chosen {
            Chosen::InRoom(RoomCommand::Open, Some(table)) if table == open.get() => Vec::new(),
            Chosen::InRoom(command, table) => {
                let mut orders = self.goes_back(at, id, open, tables);
                if command != RoomCommand::Close {
                    let chosen = Chosen::InRoom(command, table);
                    orders.extend(self.chosen_in_room(at, id, &chosen, tables));
                }
                orders
            }
            Chosen::AtDesk(DeskCommand::Leave, _) if !is_secret => {
                self.goes_back(at, id, open, tables)
            }
            chosen => vec![RoomOrder::AtTable(id, open, FromTerminal::Chosen(chosen))],
        }
    }

    /// At the desk of the room: its commands, and those keys whose commands are here too.
    fn chosen_in_room(
        &mut self,
        at: At,
        id: DeputyId,
        chosen: &Chosen,
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        let (command, table) = match chosen {
            Chosen::InRoom(command, table) => (*command, *table),
            Chosen::Command(Command::Help, _) => (RoomCommand::Help, None),
            Chosen::Command(Command::Clock, _) => (RoomCommand::Clocks, None),
            Chosen::Command(Command::Repeat, _) => return vec![self.repeats(id)],
            Chosen::Command(..) | Chosen::AtDesk(..) | Chosen::Answer(_) => {
                return vec![self.tells(id, "room-desk-not-open", &[])];
            }
        };
        let rest = table.map(|table| table.to_string()).unwrap_or_default();
        let wanted = self.wants(at, id, command, &rest, tables);
        wanted.unwrap_or_else(|| vec![self.misses(id, command)])
    }
}
