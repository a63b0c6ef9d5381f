//! A room whose host is killed, and whose file is another one when it comes back.

use touchmove::archive::{Archive, GameId, replay};

use super::{Room, lay, lay_room};
use crate::program::Running;

/// The moves of a game of the archive.
pub(super) fn moves(room: &Room, game: i64) -> Vec<String> {
    let archive = Archive::open(&room.home.path("data")).unwrap().archive;
    let (played, entries) = archive.read(GameId(game)).unwrap();
    let rebuilt = replay(played.header, &entries).unwrap();
    rebuilt.game.made().iter().map(|made| made.uci(rebuilt.game.mode()).to_string()).collect()
}

#[test]
fn a_kill_loses_no_table_and_a_changed_room_file_is_told() {
    let mut room = Room::of(&[1, 2]);
    room.open();
    room.plays("host hears To go to a table");
    for table in [1, 2] {
        for place in ["white", "black"] {
            room.sits(table, place);
        }
        room.runs(table, "start");
    }
    room.plays(
        "1 black hears game begins
         2 black hears game begins
         1 white types e4
         1 black hears e2 e4
         2 white types d4
         2 black hears d2 d4
         2 black types d5
         2 white hears d7 d5",
    );
    room.host.take().map(Running::kill).unwrap();
    room.plays(
        "1 white hears Connection lost.
         2 black hears Connection lost.",
    );
    assert_eq!(
        (moves(&room, 1), moves(&room, 2)),
        (vec!["e2e4".into()], vec!["d2d4".into(), "d7d5".into()])
    );
    // Table 1 is taken out, table 3 is new.
    lay(&room.home, 3);
    lay_room(&room.home, &[2, 3]);
    room.open();
    room.plays(
        "host hears 2 tables: 2, 3.
         host hears New tables: 3.
         host hears Table 1 has left the room file. Its match, Anna White against Boris Black, stays saved as game 1.
         2 black hears Connected again.
         2 white hears Connected again.
         1 white hears No table 1 here. Tables: 2, 3.",
    );
    room.runs(2, "resume");
    room.plays(
        "2 white types c4
         2 black hears c2 c4",
    );
    let told = room.closes();
    assert_eq!(moves(&room, 2), ["d2d4", "d7d5", "c2c4"]);
    assert_eq!(told.matches("has left the room file").count(), 1);
    // It is told once, and a table that comes back goes on.
    lay_room(&room.home, &[1, 2]);
    room.open();
    room.plays("host hears 2 tables: 1, 2.");
    room.runs(1, "resume");
    room.plays(
        "host types table 1 black e5
         host hears e7 e5",
    );
    let told = room.closes();
    assert!(!told.contains("has left") && !told.contains("New tables"), "{told}");
    assert_eq!(moves(&room, 1), ["e2e4", "e7e5"]);
}
