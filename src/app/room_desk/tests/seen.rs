//! What there is to see at the desk of a room, what keys do there, and what locks it.

use std::time::Duration;

use expect_test::expect;

use super::{Room, id, narrator, view};
use crate::app::room_desk::{DeputyId, RoomDesk};
use crate::app::sayable::SayableInRoom;
use crate::chosen::Chosen;
use crate::command::Command;
use crate::command::desk::DeskCommand;
use crate::command::rooming::RoomCommand;
use crate::ui::view::{Arrival, Thing, Viewpoint};

impl Room {
    /// The list of what waits, a row each behind the number of its table.
    fn rows(&self, deputy: DeputyId) -> String {
        let tables = view(&self.tables, self.at);
        let seen = self.desk.view(deputy, &tables);
        let rows = seen.room.iter().flatten();
        let rows: Vec<String> = rows.map(|row| format!("{} {}", row.table, row.text)).collect();
        format!("{:?}\n{}\n{}", seen.spot, seen.header.join("\n"), rows.join("\n"))
    }

    /// The cursor comes to a line of it.
    fn looks(&mut self, deputy: DeputyId, at: usize, arrival: Arrival) -> String {
        let tables = view(&self.tables, self.at);
        self.desk.looked(deputy, (Thing::Room(at), arrival), &tables).written()
    }

    fn chooses(&mut self, deputy: DeputyId, chosen: Chosen) {
        let tables = view(&self.tables, self.at);
        let orders = self.desk.chosen(self.at, deputy, chosen, &tables);
        self.does(orders);
    }

    /// What can follow a command; nothing where the command cannot be said.
    fn follows_on(&self, deputy: DeputyId, command: RoomCommand) -> Option<Vec<u16>> {
        match self.desk.sayable(deputy, &view(&self.tables, self.at)) {
            SayableInRoom::InRoom(rows) => {
                rows.into_iter().find(|(name, _)| name == command.spec().name).map(|(_, of)| of)
            }
            SayableInRoom::Nothing | SayableInRoom::AtTable => None,
        }
    }
}

#[test]
fn what_waits_is_a_list_and_what_was_read_there_is_not_told_again() {
    let mut room = Room::of([3, 5, 7]);
    let (ruth, tom) = (room.enters(), room.enters());
    room.begins(ruth);
    assert_eq!(room.looks(ruth, 0, Arrival::Pane), "In the room. Nothing waits.");
    room.at(7, "white", "arbiter It is too loud");
    room.at(5, "black", "arbiter");
    room.types(tom, "take 5");
    expect![[r#"
        Room
        Tables: 3. Playing: 3. Not begun: 0. Over: 0.
        7 Table 7: White calls you: It is too loud.
        5 Table 5: Black calls you. Arbiter 2 has it."#]]
    .assert_eq(&room.rows(ruth));
    room.at(3, "black", "arbiter");
    room.said();
    assert_eq!(room.looks(ruth, 2, Arrival::Step), "Table 3: Black calls you.");
    assert_eq!(room.looks(ruth, 2, Arrival::Edge), "Edge. Table 3: Black calls you.");
    room.waits(10);
    // The other has not read it.
    assert_eq!(room.said(), "2: Table 3: Black calls you.\n");
}

#[test]
fn whoever_has_not_said_the_passphrase_sees_nothing() {
    let mut room = Room::of([3]);
    let ruth = room.enters();
    room.begins(ruth);
    room.at(3, "black", "arbiter");
    let (stranger, _) = room.desk.arrive();
    let seen = room.desk.view(stranger, &view(&room.tables, room.at));
    assert_eq!((seen.spot, seen.room, seen.header.len()), (Viewpoint::Outside, None, 0));
    assert_eq!(room.looks(stranger, 0, Arrival::Step), "The desk is closed.");
    assert_eq!(room.follows_on(stranger, RoomCommand::Take), None);
    room.said();
    room.chooses(stranger, Chosen::InRoom(RoomCommand::Open, Some(3)));
    assert_eq!(room.said(), "2: (hidden)\n2: The passphrase of the room. Enter alone: leave.\n");
}

#[test]
fn a_line_of_the_list_opens_its_table_and_another_line_the_next() {
    let mut room = Room::of([3, 5, 7]);
    let ruth = room.enters();
    room.begins(ruth);
    room.at(5, "black", "arbiter");
    room.at(7, "black", "arbiter");
    room.said();
    room.chooses(ruth, Chosen::InRoom(RoomCommand::Open, Some(7)));
    assert_eq!(room.desk.opened_by(ruth), Some(id(7)));
    // It is open already.
    room.chooses(ruth, Chosen::InRoom(RoomCommand::Open, Some(7)));
    room.chooses(ruth, Chosen::AtDesk(DeskCommand::Matters, String::new()));
    room.chooses(ruth, Chosen::InRoom(RoomCommand::Open, Some(5)));
    assert_eq!(room.desk.opened_by(ruth), Some(id(5)));
    room.types(ruth, "dismiss");
    room.chooses(ruth, Chosen::AtDesk(DeskCommand::Leave, String::new()));
    assert_eq!(room.desk.opened_by(ruth), None);
    for command in [Command::Clock, Command::Repeat, Command::Draw, Command::Help] {
        room.chooses(ruth, Chosen::bare(command));
    }
    expect![[r#"
        1: Desk of table 7. To go back: close.
        1: Welcome, arbiter. One matter waits for your decision.
        1: Black calls the arbiter.
        1: 1: Black calls the arbiter.
        1: When it is done, type dismiss.
        1: Back in the room. Still yours. Table 7: Black calls you.
        1: Desk of table 5. To go back: close.
        1: Welcome, arbiter. One matter waits for your decision.
        1: Black calls the arbiter.
        > 1: dismiss
        1: Black's call is done.
        1: Back in the room. Table 5 is done.
        1: Table 3: White, 1 hour 29 minutes 27 seconds.
        1: Table 5: White, 1 hour 29 minutes 27 seconds.
        1: Table 7: White, 1 hour 29 minutes 27 seconds.
        1: Table 3: Black, 1 hour 30 minutes 30 seconds.
        1: Table 5: Black, 1 hour 30 minutes 30 seconds.
        1: Table 7: Black, 1 hour 30 minutes 30 seconds.
        1: Table 3: White, 1 hour 29 minutes 27 seconds.
        1: Table 5: White, 1 hour 29 minutes 27 seconds.
        1: Table 7: White, 1 hour 29 minutes 27 seconds.
        1: Table 3: Black, 1 hour 30 minutes 30 seconds.
        1: Table 5: Black, 1 hour 30 minutes 30 seconds.
        1: Table 7: Black, 1 hour 30 minutes 30 seconds.
        1: No table is open. To open one: open and its number.
        1: Matters: waits, next, take 7, open 7, close, done.
        1: Ask: table 7, tables, clocks 5, finished, not finished, results.
        1: Clocks: start, pause, resume. Listen: follow 7.
        1: More: help all, help next. Leave: leave.
    "#]]
    .assert_eq(&room.said());
}

#[test]
fn tab_offers_what_can_be_said_now() {
    let mut room = Room::of([3, 5, 7]);
    let (ruth, tom) = (room.enters(), room.enters());
    room.begins(ruth);
    room.types(tom, "take 5");
    assert_eq!(room.follows_on(ruth, RoomCommand::Take), Some(vec![3, 7]));
    assert_eq!(room.follows_on(ruth, RoomCommand::Table), Some(vec![3, 5, 7]));
    assert_eq!(room.follows_on(ruth, RoomCommand::Done), Some(vec![]));
    assert_eq!(room.follows_on(tom, RoomCommand::Done), Some(vec![5]));
    assert_eq!(room.follows_on(ruth, RoomCommand::Resume), Some(vec![]));
    assert_eq!(room.follows_on(ruth, RoomCommand::Close), None);
    room.types(ruth, "pause 3");
    assert_eq!(room.follows_on(ruth, RoomCommand::Resume), Some(vec![3]));
    assert_eq!(room.follows_on(ruth, RoomCommand::Pause), Some(vec![5, 7]));
    room.types(ruth, "open 7");
    assert_eq!(room.desk.sayable(ruth, &view(&room.tables, room.at)), SayableInRoom::AtTable);
}

#[test]
fn a_desk_where_nothing_is_typed_is_locked_and_its_tables_wait_again() {
    let mut room = Room::of([3, 5]);
    room.desk = RoomDesk::new(narrator(), Some(Duration::from_mins(15)));
    let (ruth, tom) = (room.enters(), room.enters());
    room.begins(ruth);
    room.at(3, "white", "arbiter It is too loud");
    room.types(ruth, "open 3");
    room.waits(13 * 60);
    room.types(tom, "tables");
    room.waits(130);
    room.at(5, "white", "arbiter");
    room.waits(10);
    room.at(5, "black", "arbiter");
    room.waits(10);
    assert_eq!(room.looks(ruth, 0, Arrival::Step).split(':').next(), Some("Desk locked"));
    room.all(ruth, "waits\nwrong\nthree quiet halls\nwaits");
    expect![[r#"
        # 3 white: arbiter It is too loud
        1: Table 3: White calls you: It is too loud.
        2: Table 3: White calls you: It is too loud.
        > 1: open 3
        1: Desk of table 3. To go back: close.
        1: Welcome, arbiter. One matter waits for your decision.
        1: White calls the arbiter: It is too loud
        > 2: tables
        2: Tables: 2. Playing: 2. Not begun: 0. Over: 0.
        2: Table 3: Anna 3, Boris 3, move 1.
        2: Table 5: Anna 5, Boris 5, move 1.
        2: Arbiter 1 is gone. Waiting again: table 3.
        1: Desk locked: no input for a long time. Type anything, then the passphrase.
        # 5 white: arbiter
        1: The arbiter is needed.
        2: Table 5: White calls you.
        # 5 black: arbiter
        2: Table 5: Black calls you.
        > 1: waits
        1: (hidden)
        1: The passphrase of the room. Enter alone: leave.
        > 1: wrong
        1: (hidden)
        1: Wrong passphrase. Type it again. Enter alone: back.
        > 1: three quiet halls
        1: Room desk, 2 tables. You are arbiter 1.
        1: 3 matters wait. Table 3: White calls you: It is too loud.
        > 1: waits
        1: Table 3: White calls you: It is too loud.
        1: Table 5: White calls you.
        1: Table 5: Black calls you.
    "#]]
    .assert_eq(&room.said());
}
