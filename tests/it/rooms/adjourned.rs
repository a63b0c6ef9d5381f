//! A game of a round is adjourned at its table, the next round is paired without it, and on another day it is
//! resumed at its table: its result comes to its round.

use std::collections::BTreeMap;

use super::rounds::{CUP, begin, organiser, resigns};
use super::{PASSPHRASE, Room, match_text};
use crate::program::Home;

/// The arbiter goes to the desk of a table, at the terminal of the host.
fn at_desk(room: &mut Room, table: u16) {
    room.plays(&format!(
        "host types table {table} desk
         host hears The arbiter's passphrase
         host types {PASSPHRASE}
         host hears Welcome, arbiter."
    ));
}

/// The arbiter signs off a table.
fn signs_off(room: &mut Room, table: u16) {
    at_desk(room, table);
    room.plays(
        "host types sign-off
         host hears Yes or no?
         host types yes
         host hears Signed off.",
    );
}

/// Black seals a move at table 1, and both tables are signed off; so the room ends.
fn is_adjourned(room: &mut Room) {
    room.runs(1, "start");
    room.plays(
        "host types table 1 white e4
         host hears e2 e4",
    );
    at_desk(room, 1);
    room.plays(
        "host types adjourn
         host hears Yes or no?
         host types yes
         host hears Black must seal
         host types leave
         host hears closed
         host types black seal e5
         host hears yes or no
         host types black yes
         host hears Black has sealed",
    );
    signs_off(room, 2);
    room.plays(
        "host hears The records are in
         host types leave
         host hears closed",
    );
    at_desk(room, 1);
    room.plays(
        "host types envelope
         host hears Game adjourned.
         host types leave
         host hears closed",
    );
    signs_off(room, 1);
    room.closes();
}

#[test]
fn an_adjourned_game_is_resumed_at_its_table_and_its_result_comes_in() {
    let home = Home::new();
    home.write_private("cup.toml", &CUP.replace("sight = \"B1\"\n", ""));
    let rest = "adjournment = \"yes\"\n";
    home.write_private("table.toml", &match_text("Somebody", "Somebody Else", rest));
    let mut desk = organiser(&home);
    for (typed, told) in [("pair", "Board 2: "), ("tables", "Tables laid: 2.")] {
        desk.type_line(typed);
        desk.wait_for(told);
    }
    let host = begin(&home, &["room", "cup-round-1/room.toml"]);
    let mut room = Room { home, host: Some(host), seats: BTreeMap::new() };
    resigns(&mut room, 2, "white", "0-1");
    desk.wait_for("Board 2, round 1: Bo Braun, Cesar Roth: Black won.");
    is_adjourned(&mut room);
    for (typed, told) in [
        ("missing", "Adjourned, round 1, board 1: Anna Weiß and David Lang."),
        ("pair", "Round 1 is not over"),
        ("postpone 1", "Round 1 is over."),
        ("pair", "No result, round 1, board 1: Anna Weiß and David Lang."),
    ] {
        desk.type_line(typed);
        desk.wait_for(told);
    }
    desk.wait_for("Board 2: Anna Weiß, Bo Braun.");
    // What is left of round 1 is laid again: one table.
    desk.type_line("tables 1");
    desk.wait_for("Tables laid: 1.");
    desk.kill();
    room.host = Some(begin(&room.home, &["room", "cup-round-1/room.toml"]));
    at_desk(&mut room, 1);
    room.plays(&format!(
        "host types due
         host types open
         host hears Envelope: type the passphrase of the desk.
         host types {PASSPHRASE}
         host hears Envelope opened.
         host types leave
         host hears closed
         host types white resign
         host hears yes or no
         host types white yes
         host hears resigns
         host types white sign 0-1
         host hears White has signed
         host types black sign 0-1
         host hears Black has signed"
    ));
    signs_off(&mut room, 1);
    // No other table is left: the room ends by itself.
    let told = room.closes();
    assert!(told.contains("One table: 1.") && told.contains("pawn e7 e5"), "{told}");
    let mut desk = organiser(&room.home);
    desk.wait_for("Board 1, round 1: Anna Weiß, David Lang: Black won.");
    for (typed, told) in [("log 2", "8: Round 2: paired"), ("standings", "3: Bo Braun, 0")] {
        desk.type_line(typed);
        desk.wait_for(told);
    }
    let heard = desk.end().text();
    assert_eq!(heard.matches("Board 1, round 1:").count(), 2, "told once, and in the log: {heard}");
    assert!(heard.contains("1: David Lang, 1"), "{heard}");
}
