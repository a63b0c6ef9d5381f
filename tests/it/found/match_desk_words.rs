//! What an arbiter and his players type, hear and read at a table: findings of whole matches.

#![cfg(unix)]

use std::fs;

use touchmove::archive::What;
use touchmove::table::{Memo, Place};

use crate::matched::{ENGLISH, GERMAN, PASSPHRASE, SILENT, Table, lay};
use crate::program::{Home, Running};
use crate::terminal::Terminal;

/// Words that stand nowhere else.
const WRONG: &str = "zebra window kettle";
const RIGHT: &str = "harbour lantern violet";

fn laid(rest: &str) -> Home {
    let home = Home::new();
    lay(&home, rest, &[GERMAN, SILENT].concat(), &[ENGLISH, SILENT].concat());
    home
}

fn match_file(home: &Home) -> String {
    home.path("match.toml").to_str().unwrap().to_owned()
}

/// A wrong passphrase and, while it is looked at, the next one.
fn types_on_while_it_is_looked_at(terminal: &mut Terminal) {
    terminal.until_shown("The arbiter's passphrase");
    terminal.press(&format!("{WRONG}\r"));
    // The system shows at once whatever is typed while no line is read.
    for key in RIGHT.chars() {
        terminal.press(&key.to_string());
    }
    terminal.until_shown("Wrong passphrase.");
    terminal.press("\r");
    terminal.until("the second answer", |terminal| {
        terminal.rows().join("\n").matches("Wrong passphrase.").count() == 2
    });
    terminal.press(&format!("{RIGHT}\r"));
    terminal.until_shown("Wait");
    terminal.press(RIGHT);
    terminal.press("\r");
    terminal.until_shown("Too early");
    let shown = String::from_utf8_lossy(&terminal.bytes).into_owned();
    for word in WRONG.split(' ').chain(RIGHT.split(' ')) {
        assert!(!shown.contains(word), "{shown}");
    }
}

#[test]
fn what_is_typed_while_a_passphrase_is_looked_at_is_not_shown_at_the_host() {
    for term in ["xterm", "dumb"] {
        let home = laid("");
        let mut host = Terminal::new(&home, term, (40, 100), &["match", &match_file(&home)]);
        host.until_shown("Every move is announced");
        host.press("desk\r");
        types_on_while_it_is_looked_at(&mut host);
    }
}

#[test]
fn what_is_typed_while_a_passphrase_is_looked_at_is_not_shown_at_a_seat() {
    for place in ["desk", "black"] {
        let mut table = Table::new(laid(""));
        table.host();
        table.of("host").wait_for("Every move is announced");
        let mut seat = Terminal::new(&table.home, "xterm", (40, 100), &["seat", place]);
        if place == "black" {
            seat.until_shown("The arbiter starts the clocks.");
            seat.press("desk\r");
        }
        types_on_while_it_is_looked_at(&mut seat);
    }
}

/// The envelope is opened by a wrong passphrase, then by the right one: both stand nowhere.
#[test]
fn a_wrong_passphrase_of_the_envelope_is_asked_for_again_and_stands_in_no_log() {
    let mut table = Table::new(laid("adjournment = \"yes\""));
    table.open();
    table.plays(&format!(
        "desk types start
         white hears Die Partie beginnt.
         desk types adjourn
         desk hears Yes or no?
         desk types yes
         white hears Gib deinen Zug ab
         white types versiegeln Sf3
         white hears abgeben?
         white types ja
         desk hears White has sealed.
         desk types envelope
         desk hears Game adjourned.
         desk types due
         desk types open
         desk hears Envelope: type the passphrase
         desk types {WRONG}
         desk hears Wrong passphrase. Type it again. Enter alone: the envelope stays closed.
         desk types {PASSPHRASE}
         desk hears Envelope opened.
         desk types report
         desk hears The records are in"
    ));
    let memos = table.journal().into_iter().filter_map(|entry| match entry.what {
        What::Memo(memo @ Memo::EnvelopePassphrase(..)) => Some(memo),
        _ => None,
    });
    assert_eq!(
        memos.collect::<Vec<_>>(),
        [Memo::EnvelopePassphrase(Place::Desk, false), Memo::EnvelopePassphrase(Place::Desk, true),]
    );
    assert!(table.record("report.txt").contains("Wrong passphrases: 0, envelope: 1.\n"));
    for file in fs::read_dir(table.home.data("matches/1")).unwrap() {
        let text = String::from_utf8_lossy(&fs::read(file.unwrap().path()).unwrap()).into_owned();
        assert!(!text.contains("zebra") && !text.contains(PASSPHRASE), "{text}");
    }
}

/// Nobody who asks for the desk has shown yet that he is the arbiter.
#[test]
fn the_host_tells_of_another_desk_when_it_is_opened() {
    let mut table = Table::new(laid(""));
    table.host();
    table.of("host").wait_for("Every move is announced");
    table.sits("desk");
    table.of("desk").wait_for("The arbiter's passphrase");
    table.plays(&format!(
        "host types black
         host hears You speak for Black.
         desk types {PASSPHRASE}
         desk hears Welcome, arbiter.
         host hears The desk is at another terminal now."
    ));
    let run = table.running.remove("host").unwrap().end();
    let text = run.text();
    let (before, after) = text.split_once("You speak for Black.").unwrap();
    assert!(
        !before.contains("The desk is at")
            && after.contains("The desk is at another terminal now."),
        "{text}"
    );
}

/// A player's terminal does not lead to a shell because the host was closed.
#[test]
fn a_host_that_is_closed_is_waited_for_at_the_other_terminals() {
    let mut table = Table::new(laid(""));
    table.open();
    table.plays(
        "desk types start
         white hears Die Partie beginnt.",
    );
    table.running.remove("host").unwrap().end();
    table.plays(
        "white hears Verbindung verloren.
         black hears Connection lost.
         desk hears Connection lost.",
    );
    table.host();
    table.plays(
        "white hears Verbindung wieder da.
         black hears Connected again.
         desk hears The arbiter's passphrase",
    );
}

#[test]
fn a_table_and_a_desk_are_had_in_german_by_a_flag() {
    let home = laid("");
    let mut table = Table::new(home);
    let start = |home: &Home, args: &[&str]| {
        let mut command = home.command(args);
        command.env("TOUCHMOVE_SPEECH", "off").env("TOUCHMOVE_TALK", "en");
        Running::of(command)
    };
    let file = match_file(&table.home);
    table.running.insert("host", start(&table.home, &["match", "--talk", "de", &file]));
    table.plays("host hears Der Schiedsrichter startet die Uhren.");
    table.running.insert("desk", start(&table.home, &["seat", "desk"]));
    table.plays("desk hears Passwort des Schiedsrichters.");
    table.running.remove("desk").unwrap().end();
    table.running.insert("desk", start(&table.home, &["seat", "desk", "--talk", "en"]));
    table.plays(
        "desk hears The arbiter's passphrase.
         desk types example
         desk hears Welcome, arbiter.
         desk types talk de
         desk hears .
         desk types uhren
         desk hears Die Uhren stehen.",
    );
    let refused = table.home.run(&["seat", "desk", "--talk", "xx"]);
    assert_eq!(refused.code, Some(2), "{}", refused.text());
    let refused = table.home.run(&["match", "--talk", "xx", &file]);
    assert_eq!(refused.code, Some(2), "{}", refused.text());
}

/// The match file says that players hear; this terminal was told to be silent.
#[test]
fn a_terminal_that_is_told_to_be_silent_starts_no_speech() {
    let home = Home::new();
    lay(&home, "", GERMAN, ENGLISH);
    let mut table = Table::new(home);
    table.host();
    table.of("host").wait_for("Every move is announced");
    for place in ["white", "black", "desk"] {
        table.sits(place);
    }
    table.plays(
        "white hears Der Schiedsrichter startet die Uhren.
         black hears The arbiter starts the clocks.",
    );
    table.enters();
    table.plays(
        "desk types start
         white hears Die Partie beginnt.
         black hears The game begins.
         white types ansagen e4
         black hears Repeat it.",
    );
    for place in ["white", "black", "desk"] {
        let text = table.running.remove(place).unwrap().end().text();
        assert!(!text.contains("Speech is lost") && !text.contains("ausgefallen"), "{text}");
    }
}
