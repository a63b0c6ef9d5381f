//! The captains of two teams, at terminals of their own.

use super::desk::{comes, everybody_sits, plays, room};
use super::{Room, start};
use crate::program::Running;

const TEAMS: &str = "[[team]]\nname = \"Nord\"\ncaptain = \"Kapp, Otto\"\n\
    [[team]]\nname = \"Süd\"\ntalk = \"de\"\n";

/// A room of two tables at which two teams play, where captains may do this.
fn teams(captains: &str) -> Room {
    let room = room(&[1, 2]);
    let text = std::fs::read_to_string(room.home.path("room.toml")).unwrap();
    let at = |white: &str, black: &str| {
        format!("\nwhite-team = \"{white}\"\nblack-team = \"{black}\"\n")
    };
    let text = text.replace(
        "match = \"table1.toml\"\n",
        &format!("match = \"table1.toml\"{}", at("Nord", "Süd")),
    );
    let text = text.replace(
        "match = \"table2.toml\"\n",
        &format!("match = \"table2.toml\"{}", at("Süd", "Nord")),
    );
    std::fs::remove_file(room.home.path("room.toml")).unwrap();
    room.home.write_private("room.toml", &(captains.to_owned() + TEAMS + &text));
    room
}

fn captain(room: &Room, team: &str) -> Running {
    start(&room.home, &["seat", "captain", "--team", team])
}

#[test]
fn captains_answer_in_the_hearing_of_the_arbiter_and_a_kill_loses_nothing() {
    let mut room = teams("[captains]\nsign = \"yes\"\n");
    room.open();
    room.plays("host hears To go to a table");
    everybody_sits(&mut room, &[1, 2]);
    let mut ruth = comes(&room, 1);
    plays(&mut ruth, &[("start", "Started: 2 tables."), ("follow 1", "You follow")]);
    let (mut nord, mut sued) = (captain(&room, "nord"), captain(&room, "Süd"));
    nord.wait_for("Captain of Nord. Your tables: 1 and 2.");
    sued.wait_for("Mannschaftsführer von Süd.");
    room.plays(
        "1 white hears Your captain is there.
         1 white types e4
         1 black hears e2 e4
         1 white types captain draw
         1 white hears You ask your captain: offer a draw?",
    );
    nord.wait_for("Table 1, Anna White: offer a draw?");
    ruth.wait_for("Table 1: White asks the captain: offer a draw?");
    plays(&mut nord, &[("take the rook", "You may say only this"), ("no", "Said: no. Table 1")]);
    room.plays("1 white hears Your captain: no.");
    ruth.wait_for("Table 1: White, the captain says: no.");
    let run = captain(&room, "Nord").end();
    assert!(run.text().contains("Seat taken at another terminal."), "{}", run.text());
    let run = captain(&room, "West").end();
    assert!(run.text().contains("Teams: Nord and Süd."), "{}", run.text());
    // What is asked is on record: who comes back after a kill of the host hears of it.
    room.plays("2 black types captain resign\n2 black hears You ask your captain: resign?");
    nord.wait_for("Table 2, Dora Diaz: resign?");
    room.host.take().map(Running::kill).unwrap();
    nord.wait_for("Connection lost.");
    room.open();
    nord.wait_for("Table 2, Dora Diaz: resign?");
    room.plays("2 black hears Your captain is there.");
    plays(&mut nord, &[("decide yourself", "Said: decide yourself. Table 2")]);
    room.plays("2 black hears Your captain: decide yourself.");
    // Who was not there when it was said hears it when he sits down.
    room.leaves(2, "black");
    room.sits(2, "black");
    room.plays("2 black hears Your captain: decide yourself.");
    let left = sued.end();
    assert_eq!((left.code, left.err.as_str()), (Some(0), ""), "{}", left.text());
    room.plays("1 black hears Your captain is gone.");
    room.plays("1 black types captain draw\n1 black hears No captain is there whom you may ask.");
}

#[test]
fn an_event_forbids_advice_and_a_room_without_teams_has_no_captain() {
    let mut room = teams("[captains]\nadvise = \"no\"\n");
    room.open();
    room.plays("host hears To go to a table");
    everybody_sits(&mut room, &[1]);
    let mut nord = captain(&room, "Nord");
    nord.wait_for("Captains may not advise here.");
    plays(&mut nord, &[("resign 1", "Captains may not advise here."), ("score", "Nord 0, Süd 0.")]);
    room.plays("1 white types captain draw\n1 white hears No captain is there whom you may ask.");
    let run = start(&room.home, &["seat", "captain", "--table", "1"]).end();
    assert!(run.err.contains("--team is for a captain alone"), "{}", run.err);
    room.closes();
    let mut room = Room::of(&[1]);
    room.open();
    room.plays("host hears One table: 1.");
    let run = captain(&room, "Nord").end();
    assert!(run.text().contains("No team plays in this room."), "{}", run.text());
}
