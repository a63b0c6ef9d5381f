//! The desk of a room, at terminals of its own and at that of the host.

use super::{PASSPHRASE, Room, hash, lay_room, start};
use crate::program::Running;

/// A room of these tables that has a desk.
pub(crate) fn room(tables: &[u16]) -> Room {
    let room = Room::of(tables);
    lay_room(&room.home, tables);
    let tables = std::fs::read_to_string(room.home.path("room.toml")).unwrap();
    let arbiter = format!("[arbiter]\nname = \"Ruth Richter\"\npassphrase = \"{}\"\n", hash());
    std::fs::remove_file(room.home.path("room.toml")).unwrap();
    room.home.write_private("room.toml", &(arbiter + &tables));
    room.home.write("settings.toml", "talk = \"en\"\nmoves = \"en\"\nspeech = \"off\"\n");
    room
}

/// An arbiter comes to the desk of the room at a terminal.
pub(super) fn comes(room: &Room, number: usize) -> Running {
    let mut terminal = start(&room.home, &["seat", "room"]);
    terminal.wait_for("The passphrase of the room");
    terminal.type_line(PASSPHRASE);
    terminal.wait_for(&format!("You are arbiter {number}."));
    terminal
}

/// Types lines, and waits for what must be printed after each.
pub(super) fn plays(terminal: &mut Running, lines: &[(&str, &str)]) {
    for (line, printed) in lines {
        terminal.type_line(line);
        terminal.wait_for(printed);
    }
}

pub(crate) fn everybody_sits(room: &mut Room, tables: &[u16]) {
    for &table in tables {
        for place in ["white", "black"] {
            room.sits(table, place);
            room.plays(&format!("{table} {place} hears You play"));
        }
    }
}

#[test]
fn two_arbiters_share_a_room_and_one_is_killed() {
    let mut room = room(&[1, 2]);
    room.open();
    room.plays("host hears To go to a table");
    everybody_sits(&mut room, &[1, 2]);
    let (mut ruth, mut tom) = (comes(&room, 1), comes(&room, 2));
    plays(&mut ruth, &[("start", "Started: 2 tables.")]);
    tom.wait_for("Started: 2 tables.");
    room.plays("1 white types arbiter It is too loud");
    for arbiter in [&mut ruth, &mut tom] {
        arbiter.wait_for("Table 1: White calls you: It is too loud.");
    }
    plays(
        &mut ruth,
        &[("next", "Yours. Table 1"), ("open", "Desk of table 1."), ("clocks", "Black: 1 hour")],
    );
    plays(
        &mut tom,
        &[("waits", "Arbiter 1 has it."), ("open 1", "Arbiter 1 has table 1."), ("follow 2", "2.")],
    );
    room.plays("2 white types e4\n2 black hears e2 e4");
    tom.wait_for("Table 2: White: pawn e2 e4");
    let killed = ruth.kill().concat();
    tom.wait_for("Arbiter 1 is gone. Waiting again: table 1.");
    plays(
        &mut tom,
        &[
            ("open 1", "Welcome, arbiter."),
            ("matters", "White calls the arbiter: It is too loud"),
            ("matters", "When it is done, type dismiss."),
            ("dismiss", "call is done"),
            ("close", "Table 1 is done."),
        ],
    );
    room.plays("2 black types resign\n2 black hears yes or no\n2 black types yes");
    tom.wait_for("Table 2: over, 1-0.");
    plays(
        &mut tom,
        &[
            ("open 2", "Welcome, arbiter."),
            ("sign-off", "Yes or no?"),
            ("yes", "Signed off."),
            ("close", "Back in the room."),
            ("finished", "1-0, signed off."),
            ("tables", "Tables: 2. Playing: 1."),
            ("waits", "Nothing waits."),
            ("leave", "You have left the room desk."),
        ],
    );
    let left = tom.end();
    assert_eq!((left.code, left.err.as_str()), (Some(0), ""), "{}", left.text());
    for printed in [killed, left.text()] {
        assert!(!printed.contains(PASSPHRASE), "{printed}");
    }
    // A desk that was left is at the desk of its table no more.
    room.plays("1 white types arbiter");
    let mut ruth = comes(&room, 1);
    ruth.wait_for("1 matter waits. Table 1: White calls you.");
}

#[test]
fn the_terminal_of_the_host_is_the_desk_of_the_room_too() {
    let mut room = room(&[1, 2]);
    room.open();
    room.plays("host hears To go to a table");
    everybody_sits(&mut room, &[1]);
    room.plays(&format!(
        "host types room
         host hears The passphrase of the room
         host types wrong
         host hears Wrong passphrase
         host types {PASSPHRASE}
         host hears Nothing waits.
         host types start 1
         host hears Started, table 1.
         1 white types arbiter
         host hears Table 1: White calls you.
         host types open 1
         host hears Desk of table 1
         host types dismiss
         host hears is done
         host types close
         host hears Table 1 is done.
         host types table 1
         host hears Table 1: Anna White, Boris Black.
         host types leave
         host hears You have left the room desk.
         host types table 2
         host hears Carl Cohn"
    ));
    let heard = room.closes();
    assert!(!heard.contains(PASSPHRASE), "{heard}");
}

#[test]
fn a_room_without_an_arbiter_has_no_desk() {
    let mut room = Room::of(&[1, 2]);
    room.open();
    room.plays("host hears To go to a table");
    let run = start(&room.home, &["seat", "room"]).end();
    assert_eq!(run.code, Some(1), "{}", run.text());
    assert!(run.text().contains("No desk of a room here."), "{}", run.text());
}
