//! Matches through the real program: a host, terminals that sit down at it, boards under the hands.

use expect_test::expect;

use crate::program::{Home, Running};

const PASSPHRASE: &str = "example";

/// A match between a blind player and a sighted one, at keyboards unless it says otherwise.
fn laid(home: &Home, white: &str, black: &str, rest: &str) -> String {
    let file = home.path("match.toml");
    let hash = include_str!("../../examples/two-peg-boards.toml")
        .lines()
        .find(|line| line.starts_with("passphrase"))
        .unwrap();
    let text = format!(
        "time = \"90+30\"\n{rest}\n[white]\nname = \"Anna Weiss\"\nblind = \"yes\"\nmoves = \"fide\"\n\
         talk = \"de\"\nspeech = \"no\"\n{white}\n[black]\nname = \"Boris Black\"\nmoves = \"en\"\n\
         talk = \"en\"\nspeech = \"no\"\n{black}\n[arbiter]\nname = \"Ruth Richter\"\n{hash}\n"
    );
    std::fs::write(&file, text).unwrap();
    file.to_str().unwrap().to_owned()
}

fn host(home: &Home, file: &str) -> Running {
    let mut command = home.command(&["match", file]);
    command.env("TOUCHMOVE_SPEECH", "off").env("TOUCHMOVE_TALK", "en");
    Running::of(command)
}

fn seat(home: &Home, place: &str) -> Running {
    let mut command = home.command(&["seat", place]);
    command.env("TOUCHMOVE_SPEECH", "off").env("TOUCHMOVE_TALK", "en");
    Running::of(command)
}

/// Opens the desk at a terminal.
fn opens_desk(terminal: &mut Running) {
    terminal.wait_for("The passphrase of the desk");
    terminal.type_line(PASSPHRASE);
    terminal.wait_for("You are at the desk.");
}

#[test]
fn one_terminal_serves_a_whole_table() {
    let home = Home::new();
    let mut host = host(&home, &laid(&home, "", "", ""));
    host.type_line("desk");
    opens_desk(&mut host);
    for line in ["start", "leave", "announce f3", "f3", "press", "white e5", "announce e5", "e5"] {
        host.type_line(line);
    }
    for line in ["press", "announce g4", "g4", "press", "announce Qh4"] {
        host.type_line(line);
    }
    host.wait_for("Schachmatt");
    let run = host.end();
    expect![[""]].assert_eq(&run.text());
    let pgn = home.run(&["export", "1"]).transcript();
    assert!(pgn.contains("1. f3 e5 2. g4 Qh4# 0-1"), "{pgn}");
}

/// A table with a terminal for each place, and the clocks running.
struct Three {
    host: Running,
    white: Running,
    black: Running,
    desk: Running,
}

fn three(home: &Home, file: &str) -> Three {
    let mut host = host(home, file);
    host.wait_for("The arbiter starts the clocks.");
    let mut white = seat(home, "white");
    white.wait_for("Gegner: Boris Black");
    let mut black = seat(home, "black");
    black.wait_for("Your opponent: Anna Weiss");
    let mut desk = seat(home, "desk");
    opens_desk(&mut desk);
    desk.type_line("start");
    white.wait_for("Die Partie beginnt.");
    black.wait_for("The game begins.");
    Three { host, white, black, desk }
}

#[test]
fn each_terminal_hears_what_is_for_it() {
    let home = Home::new();
    let Three { host, mut white, mut black, mut desk } = three(&home, &laid(&home, "", "", ""));
    white.type_line("e4");
    white.wait_for("Sag ihn an.");
    white.type_line("announce");
    black.wait_for("pawn e2 e4");
    black.type_line("d4");
    white.wait_for("Das ist ein anderer Zug.");
    black.type_line("e4");
    white.wait_for("Schwarz wiederholt ihn.");
    white.type_line("press");
    black.wait_for("Your clock runs.");
    desk.wait_for("White presses the clock.");
    let (white, black, desk) = (white.end(), black.end(), desk.end());
    expect![[""]].assert_eq(&white.text());
    expect![[""]].assert_eq(&black.text());
    expect![[""]].assert_eq(&desk.text());
    host.end();
}

#[test]
fn a_host_that_is_killed_goes_on_from_the_last_event() {
    let home = Home::new();
    let file = laid(&home, "", "", "");
    let Three { host, mut white, mut black, desk } = three(&home, &file);
    white.type_line("announce e4");
    black.wait_for("pawn e2 e4");
    host.kill();
    drop(desk);
    let mut host = self::host(&home, &file);
    host.wait_for("pawn e2 e4");
    // Both come back by themselves.
    black.wait_for("Your opponent: Anna Weiss");
    white.wait_for("Gegner: Boris Black");
    let mut desk = seat(&home, "desk");
    opens_desk(&mut desk);
    desk.type_line("resume");
    black.type_line("e4");
    white.wait_for("Schwarz wiederholt ihn.");
    white.type_line("press");
    black.wait_for("Your clock runs.");
    assert_eq!(host.end().code, Some(0));
}
