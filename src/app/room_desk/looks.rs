//! What there is to see at the desk of a room, what its lines are when the cursor comes to them, and what Tab
//! can complete. What there is to see of an open table, its own desk shows.

use shakmaty::Color;

use crate::app::room_desk::call::TimeForm;
use crate::app::room_desk::deputy::{Deputy, Door};
use crate::app::room_desk::told::Teller;
use crate::app::room_desk::{DeputyId, RoomDesk, Tables};
use crate::app::sayable::SayableInRoom;
use crate::app::session::come_to;
use crate::command::desk::Run;
use crate::command::rooming::{ROOM_COMMANDS, RoomArgument, RoomCommand};
use crate::table::TableId;
use crate::ui::view::{Arrival, RoomLine, Thing, View, Viewpoint};
use crate::voices::{Priority, Utterance, written};

impl RoomDesk {
    /// The table whose desk an arbiter has open.
    #[must_use]
    pub fn opened_by(&self, id: DeputyId) -> Option<TableId> {
        self.deputies.get(&id)?.open
    }

    /// Whether an arbiter has said the passphrase.
    #[must_use]
    pub fn is_in(&self, id: DeputyId) -> bool {
        self.deputies.get(&id).is_some_and(Deputy::is_in)
    }

    fn is_locked(&self, id: DeputyId) -> bool {
        let door = self.deputies.get(&id).map(|deputy| deputy.door);
        matches!(door, Some(Door::Locked { .. }))
    }

    /// What there is to see for an arbiter while no table is open; nothing before he has said the passphrase.
    #[must_use]
    pub fn view(&self, id: DeputyId, tables: &Tables<'_>) -> View {
        if !self.is_in(id) {
            return View::of_nothing(Viewpoint::Outside, Color::White);
        }
        let teller = self.teller(tables);
        View {
            header: vec![written(&teller.count())],
            room: Some(teller.rows(id)),
            ..View::of_nothing(Viewpoint::Room, Color::White)
        }
    }

    /// What a thing is, while no table is open.
    #[must_use]
    pub fn named(&self, id: DeputyId, thing: Thing, tables: &Tables<'_>) -> Utterance {
        let say = |sentence| self.narrator.say(Priority::Answer, sentence, &[]);
        match thing {
            _ if self.is_locked(id) => say("desk-locked"),
            _ if !self.is_in(id) => say("desk-closed"),
            Thing::Room(at) => match self.teller(tables).waits_each(id).nth(at) {
                Some((_, spans)) => Utterance { priority: Priority::Answer, spans },
                None => say("room-desk-nothing"),
            },
            Thing::Square(_)
            | Thing::Moves(_)
            | Thing::Clock(_)
            | Thing::Matter(_)
            | Thing::Boards(_) => say("room-desk-not-open"),
        }
    }

    /// What is said of a thing to which the cursor came. What has been read there is not told again.
    pub fn looked(
        &mut self,
        id: DeputyId,
        (thing, arrival): (Thing, Arrival),
        tables: &Tables<'_>,
    ) -> Utterance {
        let named = self.named(id, thing, tables);
        if let Thing::Room(at) = thing
            && self.is_in(id)
        {
            self.waiting.knows_one(id, at);
        }
        come_to(&self.narrator, named, thing, arrival)
    }

    /// What an arbiter can say now.
    #[must_use]
    pub fn sayable(&self, id: DeputyId, tables: &Tables<'_>) -> SayableInRoom {
        match self.deputies.get(&id).filter(|deputy| deputy.is_in()) {
            None => SayableInRoom::Nothing,
            Some(Deputy { open: Some(_), .. }) => SayableInRoom::AtTable,
            Some(_) => {
                let here = ROOM_COMMANDS.iter().filter(|spec| spec.command != RoomCommand::Close);
                let row = |command: RoomCommand| {
                    let follow = self.can_follow(id, command, tables);
                    (command.spec().name.to_owned(), follow.into_iter().map(TableId::get).collect())
                };
                SayableInRoom::InRoom(here.map(|spec| row(spec.command)).collect())
            }
        }
    }

    /// The tables that can follow a command.
    fn can_follow(&self, id: DeputyId, command: RoomCommand, tables: &Tables<'_>) -> Vec<TableId> {
        use RoomCommand as C;
        let is_meant = |table: TableId| {
            let holder = self.waiting.holder(table);
            let can = |run| tables.get(table).is_some_and(|now| now.desk.can(run));
            match command {
                C::Take | C::Open => holder.is_none_or(|holder| holder == id),
                C::Done => holder == Some(id),
                C::Start => can(Run::Start),
                C::Pause => can(Run::Pause),
                C::Resume => can(Run::Resume),
                C::Table | C::Follow => true,
                C::Waits
                | C::Next
                | C::Close
                | C::Tables
                | C::NotFinished
                | C::Finished
                | C::Results
                | C::Clocks
                | C::Help
                | C::Leave => false,
            }
        };
        match command.spec().argument {
            RoomArgument::Table | RoomArgument::MaybeTable | RoomArgument::Followed => {
                tables.all().map(|(table, _)| table).filter(|&table| is_meant(table)).collect()
            }
            RoomArgument::None | RoomArgument::MaybeMinutes | RoomArgument::MaybeCommand => {
                Vec::new()
            }
        }
    }
}

impl Teller<'_> {
    /// What waits, as it is seen in a list.
    fn rows(&self, asks: DeputyId) -> Vec<RoomLine> {
        let row = |(table, spans): (TableId, Vec<_>)| {
            let (table, text) = (table.get(), written(&spans));
            RoomLine { table, text }
        };
        Teller { times: TimeForm::Minutes, ..*self }.waits_each(asks).map(row).collect()
    }
}
