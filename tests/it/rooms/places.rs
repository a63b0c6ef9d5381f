//! Which place a terminal gets, and what is typed at the terminal of the host.

use expect_test::expect;

use super::{Room, file, files, start};
use crate::program::{Home, Running};

/// What a terminal is told that is given no place.
fn refused(home: &Home, args: &[&str]) -> String {
    let run = start(home, args).end();
    assert_eq!(run.code, Some(1), "{}", run.text());
    run.text() + &run.err
}

#[test]
fn moves_at_several_tables_do_not_mix_and_no_place_hears_another_table() {
    let mut room = Room::of(&[1, 2]);
    room.open();
    room.plays("host hears To go to a table");
    for table in [1, 2] {
        for place in ["white", "black"] {
            room.sits(table, place);
        }
    }
    for table in [1, 2] {
        room.runs(table, "start");
    }
    room.plays(
        "host types table 1
         1 black hears game begins
         2 black hears game begins
         1 white types e4
         1 black hears e2 e4
         2 white types d4
         2 black hears d2 d4
         1 black types c5
         1 white hears c7 c5
         2 black types Nf6
         2 white hears g8 f6
         1 white types Nf3
         1 black hears g1 f3
         2 white types c4
         2 black hears c2 c4
         2 black types resign
         2 black hears yes or no.
         2 black types yes
         2 white hears White wins
         2 white types sign 1-0
         2 black hears White has signed: White wins.
         2 black types sign 1-0
         2 white hears Black has signed: White wins.
         host hears Table 2: Black resigns. White wins.",
    );
    let heard = [(1, "white"), (1, "black"), (2, "white"), (2, "black")]
        .map(|(table, place)| (table, place, room.leaves(table, place)));
    for (table, place, text) in &heard {
        let (own, others) = match table {
            1 => (["e2 e4", "c7 c5"], ["d2 d4", "g8 f6"]),
            _ => (["d2 d4", "g8 f6"], ["e2 e4", "c7 c5"]),
        };
        assert!(others.iter().all(|other| !text.contains(other)), "{table} {place}: {text}");
        let foreign = if *place == "white" { own[1] } else { own[0] };
        assert!(text.contains(foreign), "{table} {place}: {text}");
        assert_eq!(text.contains("White wins"), *table == 2, "{table} {place}: {text}");
    }
    let told = room.closes();
    assert!(told.contains("2 matches saved. To continue: touchmove room"), "{told}");
    // Each match has its own records, as a match alone.
    assert_eq!(files(&room.home, "matches"), ["1", "2"]);
    assert_eq!(files(&room.home, "matches/2"), ["black.log", "desk.log", "white.log"]);
}

#[test]
fn a_line_at_the_host_may_begin_with_a_table_and_a_place() {
    let mut room = Room::of(&[1, 2]);
    room.open();
    room.plays(
        "host types e4
         host types table
         host types table 7
         host types table x
         host types quit
         host types help
         host types table 2 white turn
         host types black turn
         host types TABLE 1
         host types white
         host types quit
         host types table 2
         host hears Carl Cohn",
    );
    expect![[r#"
        2 tables: 1, 2.
        To go to a table: table 1. Tables: 1, 2.
        To go to a table: table 1. Tables: 1, 2.
        The number of the table is missing. Tables: 1, 2.
        No table 7 here. Tables: 1, 2.
        The number of the table is missing. Tables: 1, 2.
        To stop until later: Control-D. The clocks stop, and the same room file continues all matches.
        To go to a table: table 1. Tables: 1, 2.
        White: White to move, move 1. You play White.
        Black: White to move, move 1. You play Black.
        Table 1: Anna White against Boris Black.
        You speak for White.
        To stop until later: Control-D. The clocks stop, and the same room file continues all matches.
        Table 2: Carl Cohn against Dora Diaz.
        Goodbye.
    "#]]
    .assert_eq(&room.closes());
}

#[test]
fn a_terminal_is_told_which_tables_there_are() {
    let mut room = Room::of(&[1, 2, 3]);
    super::lay_room(&room.home, &[1, 3]);
    room.open();
    room.plays("host hears To go to a table");
    let asks: [&[&str]; 4] =
        [&["white"], &["black", "--table", "2"], &["room"], &["desk", "--table", "9999"]];
    let told = asks.map(|args| refused(&room.home, &[&["seat"], args].concat()));
    expect![[r#"
        Name the table, as the room has several: touchmove seat white --table, then its number. Tables: 1, 3.
        No table 2 here. Tables: 1, 3.
        No desk of a room here. For the desk of a table: touchmove seat desk
        No table 9999 here. Tables: 1, 3.
    "#]]
    .assert_eq(&told.concat());
    room.sits(3, "white");
    room.plays("3 white hears The arbiter starts the clocks.");
    let taken = refused(&room.home, &["seat", "white", "--table", "3"]);
    assert_eq!(taken, "White plays at another terminal. Close that one first.\n");
    let wrong = start(&room.home, &["seat", "room", "--table", "3"]).end();
    assert_eq!(
        (wrong.code, wrong.err.as_str()),
        (Some(2), "The desk of the room is at no table. Leave out --table.\n")
    );
}

#[test]
fn a_room_of_one_table_is_asked_for_no_number_and_a_match_has_none() {
    let mut room = Room::of(&[2]);
    room.open();
    room.plays("host hears For one place");
    let seated = start(&room.home, &["seat", "white"]);
    let seated = hears(seated, "The arbiter starts the clocks.");
    let told = room.closes();
    assert!(told.starts_with("One table: 2."), "{told}");
    drop(seated);
    room.host = Some(start(&room.home, &["match", &file(&room.home, "table2.toml")]));
    room.plays("host hears For one place");
    let alone = hears(start(&room.home, &["seat", "black"]), "The arbiter starts the clocks.");
    let numbered = refused(&room.home, &["seat", "white", "--table", "2"]);
    assert_eq!(numbered, "No table 2 here. Tables: 1.\n");
    drop(alone);
}

fn hears(mut run: Running, what: &str) -> Running {
    run.wait_for(what);
    run
}
