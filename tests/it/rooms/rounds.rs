//! A round of a tournament is laid, played at its tables, and comes back to the desk of the tournament.

use std::collections::BTreeMap;

use super::{Room, match_text};
use crate::program::{Home, Running};

pub(super) const CUP: &str = "name = \"Cup\"\nsystem = \"round robin\"\ntable = \"table.toml\"\ntime = \"60+30\"\n\
    [[player]]\nname = \"Weiß, Anna\"\nrating = 2000\nsight = \"B1\"\nlanguage = \"en\"\n\
    [[player]]\nname = \"Braun, Bo\"\nrating = 1900\n\
    [[player]]\nname = \"Roth, Cesar\"\nrating = 1800\n\
    [[player]]\nname = \"Lang, David\"\nrating = 1700\n";

/// Starts the program in the home, where it writes the files of a round.
pub(super) fn begin(home: &Home, args: &[&str]) -> Running {
    let mut command = home.command(args);
    command.env("TOUCHMOVE_TALK", "en").env("TOUCHMOVE_MOVES", "en").current_dir(home.path(""));
    Running::of(command)
}

pub(super) fn organiser(home: &Home) -> Running {
    begin(home, &["tournament", "cup.toml"])
}

/// A player resigns at a table, by the terminal of the host, and both sign that.
pub(super) fn resigns(room: &mut Room, table: u16, color: &str, result: &str) {
    room.runs(table, "start");
    room.plays(&format!(
        "host types table {table}
         host types {color} resign
         host hears yes or no
         host types {color} yes
         host hears resigns
         host types white sign {result}
         host hears White has signed
         host types black sign {result}
         host hears Black has signed"
    ));
}

#[test]
fn what_is_signed_at_a_table_comes_in_once_whoever_is_killed() {
    let home = Home::new();
    home.write_private("cup.toml", CUP);
    home.write_private("table.toml", &match_text("Somebody", "Somebody Else", ""));
    let mut desk = organiser(&home);
    desk.type_line("pair");
    desk.wait_for("Board 2: Bo Braun, Cesar Roth.");
    desk.type_line("tables");
    let laid = desk.wait_for("Tables laid: 2.");
    let named = laid.rsplit(' ').next().unwrap().trim().to_owned();
    let host = begin(&home, &["room", &named]);
    let mut room = Room { home, host: Some(host), seats: BTreeMap::new() };
    resigns(&mut room, 2, "white", "0-1");
    desk.wait_for("Board 2, round 1: Bo Braun, Cesar Roth: Black won.");
    desk.kill();
    resigns(&mut room, 1, "black", "1-0");
    let mut desk = organiser(&room.home);
    desk.wait_for("Board 1, round 1: Anna Weiß, David Lang: White won.");
    desk.wait_for("Round 1 is over.");
    room.host.take().map(Running::kill).unwrap();
    desk.type_line("log 3");
    desk.wait_for("7: Board 1");
    desk.wait_for("6: Board 2");
    desk.wait_for("5: Round 1: paired");
    desk.end();
    // Nothing comes in a second time.
    let mut desk = organiser(&room.home);
    desk.type_line("log 1");
    desk.wait_for("7: Board 1");
    desk.end();
}

#[test]
fn how_a_player_plays_is_laid_into_the_table() {
    let home = Home::new();
    let own =
        "rating = 1900\ndevice = \"assistant\"\nvoice = \"de\"\nassistant = \"Lehn, Paula\"\n";
    home.write_private("cup.toml", &CUP.replacen("rating = 1900\n", own, 1));
    home.write_private("table.toml", &match_text("Somebody", "Somebody Else", ""));
    let mut desk = organiser(&home);
    for (typed, told) in [("pair", "Board 2: Bo Braun"), ("tables", "Tables laid: 2.")] {
        desk.type_line(typed);
        desk.wait_for(told);
    }
    desk.end();
    let laid = |table: usize| {
        std::fs::read_to_string(home.path(&format!("cup-round-1/table-{table}.toml"))).unwrap()
    };
    let (first, second) = (laid(1), laid(2));
    for line in ["talk = \"en\"", "blind = \"yes\""] {
        assert!(first.contains(line), "{line}: {first}");
    }
    for line in ["device = \"assistant\"", "moves = \"de\"", "name = \"Lehn, Paula\""] {
        assert!(second.contains(line), "{line}: {second}");
        assert!(!first.contains(line), "{line}: {first}");
    }
    assert!(!first.contains("B1"), "{first}");
}

#[test]
fn another_game_and_odds_are_laid_into_every_table() {
    let home = Home::new();
    let event = "table = \"table.toml\"\nvariant = \"atomic\"\nodds = \"black time 5\"\n";
    home.write_private("cup.toml", &CUP.replacen("table = \"table.toml\"\n", event, 1));
    home.write_private("table.toml", &match_text("Somebody", "Somebody Else", ""));
    let mut desk = organiser(&home);
    desk.type_line("event");
    let told = desk.wait_for("Black gives odds: ");
    assert!(told.contains("time on the clock"), "{told}");
    desk.type_line("pair");
    desk.wait_for("Board 2: Bo Braun, Cesar Roth.");
    desk.type_line("tables");
    desk.wait_for("Tables laid: 2.");
    for table in [1, 2] {
        let file = home.path(&format!("cup-round-1/table-{table}.toml"));
        let laid = std::fs::read_to_string(file).unwrap();
        assert!(laid.contains("\nvariant = \"atomic\"\n"), "{laid}");
        assert!(laid.contains("\nodds = \"black time 5\"\n"), "{laid}");
    }
    desk.type_line("export cup.trf");
    desk.wait_for("TRF has no place for the game.");
    desk.end();
}
