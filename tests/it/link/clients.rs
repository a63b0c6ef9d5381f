//! The real program at a place, in a terminal and on a pipe.

use std::io::{Read, Write};
use std::os::unix::net::UnixListener;

use rustix::process::{Signal, kill_process};
use touchmove::app::input::FromTerminal;
#[cfg(feature = "speech")]
use touchmove::app::input::Sound;
#[cfg(feature = "speech")]
use touchmove::app::link::PlaceManner;
use touchmove::app::link::{FromClient, ToClient};
use touchmove::app::order::Output;
use touchmove::louis::Table as Braille;
use touchmove::ui::Typed;

#[cfg(feature = "speech")]
use super::english;
use super::{ASKS, Table, folders, framed, raw, said};
use crate::program::{Home, Running};
use crate::terminal::Terminal;

const SECRET: &str = "Springer am Rand";

fn home() -> Home {
    let home = Home::new();
    home.write("settings.toml", "talk = \"en\"\nspeech = \"off\"\n");
    home
}

fn piped(home: &Home, place: &str) -> Running {
    home.start(&["seat", place])
}

fn terminal(home: &Home, term: &str, place: &str) -> Terminal {
    Terminal::new(home, term, (30, 80), &["seat", place])
}

#[test]
fn without_a_table_one_sentence_says_what_to_do() {
    let home = home();
    expect_test::expect![[r#"
        No match is open here. Start it in another terminal: touchmove match, then its file.
    "#]]
    .assert_eq(&home.run(&["seat", "white"]).refusal(1));
    assert_eq!(home.run(&["seat", "king"]).code, Some(2));
}

#[test]
fn lines_go_in_and_messages_come_out_in_step() {
    let home = home();
    let mut table = Table::open(&home);
    let client = piped(&home, "black");
    assert_eq!(table.seat(), "black");
    let mut client = client;
    client.type_line("e5");
    client.type_line("quit");
    table.hears_nothing();
    table.ask("black", "Your move.");
    assert_eq!(table.line("black"), "e5");
    table.hears_nothing();
    table.send("black", &ToClient::Out(Output::Look(said("Not to be seen in lines."))));
    table.send("black", &ToClient::Out(Output::Print(said("Printed."))));
    table.send("black", &ToClient::Ready);
    assert_eq!(table.line("black"), "quit");
    table.send("black", &ToClient::Close(said("Goodbye.")));
    let run = client.end();
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(run.out, ["Your move.", "Printed.", "Goodbye."]);
    table.gone("black");
}

#[test]
fn the_end_of_input_and_no_text_reach_the_host() {
    let home = home();
    let mut table = Table::open(&home);
    let mut client = piped(&home, "desk");
    table.seat();
    table.ask("desk", "One.");
    client.feed(b"\xff\xfe\n".to_vec());
    assert_eq!(table.typed("desk"), Typed::NotText);
    table.ask("desk", "Two.");
    assert_eq!(table.typed("desk"), Typed::End);
    table.send("desk", &ToClient::Close(said("Goodbye.")));
    assert_eq!(client.end().code, Some(0));
}

#[test]
fn words_are_printed_in_braille_and_what_is_lost_is_told() {
    let home = home();
    let mut table = Table::open(&home);
    let mut client = piped(&home, "white");
    table.seat();
    table.send("white", &ToClient::Out(Output::PrintIn(Some(Braille("no-such.tbl".into())))));
    table.send("white", &ToClient::Out(Output::Say(said("knight"))));
    client.wait_for("knight");
    let (_, lost) = table.next();
    assert!(matches!(lost, FromClient::Terminal(FromTerminal::BrailleLost(_), None)), "{lost:?}");
}

#[cfg(feature = "speech")]
#[test]
fn speech_that_is_lost_is_told_to_the_host() {
    let home = home();
    let mut table = Table::open(&home);
    // A terminal that is told so by the variable is silent, whatever the table says.
    let mut command = home.command(&["seat", "white"]);
    command.env_remove("TOUCHMOVE_SPEECH");
    let mut client = Running::of(command);
    table.seat();
    table.send("white", &ToClient::Seated(PlaceManner { speech: true, ..english() }));
    assert_eq!(
        table.next().1,
        FromClient::Terminal(FromTerminal::Sound(Sound::Lost("reason-unreachable")), None)
    );
    table.ask("white", "It goes on.");
    client.wait_for("It goes on.");
}

#[test]
fn a_client_that_is_killed_is_gone_and_its_place_can_be_had_again() {
    let home = home();
    let mut table = Table::open(&home);
    let mut client = piped(&home, "white");
    table.seat();
    table.ask("white", "Your move.");
    client.wait_for("Your move.");
    client.kill();
    table.gone("white");
    let mut again = piped(&home, "white");
    assert_eq!(table.seat(), "white");
    table.ask("white", "Here again.");
    again.wait_for("Here again.");
}

#[test]
fn a_client_that_is_stopped_is_dropped_and_comes_back_when_it_goes_on() {
    let home = home();
    let mut table = Table::open(&home);
    let mut client = piped(&home, "white");
    table.seat();
    table.ask("white", "Your move.");
    client.wait_for("Your move.");
    kill_process(client.pid(), Signal::STOP).unwrap();
    table.send("white", &ToClient::Out(Output::Say(said("Not heard."))));
    table.gone("white");
    kill_process(client.pid(), Signal::CONT).unwrap();
    client.wait_for("Connection lost.");
    assert_eq!(table.seat(), "white");
    table.ask("white", "Here again.");
    client.wait_for("Connected again.");
    client.wait_for("Here again.");
}

#[test]
fn a_second_client_for_a_place_is_refused_in_a_sentence() {
    let home = home();
    let mut table = Table::open(&home);
    let mut first = piped(&home, "white");
    table.seat();
    let second = piped(&home, "white");
    let refused = table.refuse("White's place is taken.");
    let run = second.end();
    assert_eq!((run.code, run.out), (Some(1), vec!["White's place is taken.".to_owned()]));
    assert_eq!(table.next(), (refused, FromClient::Gone));
    table.ask("white", "Your move.");
    first.wait_for("Your move.");
}

#[test]
fn a_client_waits_for_a_host_that_is_gone_and_asks_for_the_same_place() {
    let home = home();
    let mut table = Table::open(&home);
    let mut client = terminal(&home, "xterm", "black");
    table.seat();
    table.ask("black", "Your move.");
    client.line("e5");
    assert_eq!(table.line("black"), "e5");
    drop(table);
    client.until_shown("Connection lost. Waiting for the match. Type quit to leave.");
    client.line("Nf6");
    client.until_shown("Not sent: connection lost.");
    let mut table = Table::open(&home);
    assert_eq!(table.seat(), "black");
    client.until_shown("Connected again.");
    table.ask("black", "The game continues.");
    client.until_shown("The game continues.");
    client.line("Nc6");
    assert_eq!(table.line("black"), "Nc6");
    drop(table);
    client.until("both losses", |client| {
        client.rows().iter().filter(|row| row.starts_with("Connection lost.")).count() == 2
    });
    client.line("quit");
    assert_eq!(client.end(), 1);
}

#[test]
fn control_c_hushes_and_control_d_is_told() {
    let home = home();
    let mut table = Table::open(&home);
    let mut client = terminal(&home, "xterm", "white");
    table.seat();
    table.ask("white", "Your move.");
    client.until("a prompt", |client| client.last_row() == ">");
    client.press("half");
    client.until("half a line", |client| client.last_row() == "> half");
    client.press("\x03");
    assert_eq!(table.typed("white"), Typed::Interrupt);
    table.send("white", &ToClient::Ready);
    client.until("a new prompt", |client| client.last_row() == ">");
    client.press("\x04");
    assert_eq!(table.typed("white"), Typed::End);
    table.send("white", &ToClient::Close(said("Goodbye.")));
    client.until_shown("Goodbye.");
    assert_eq!(client.end(), 0);
}

/// What is said while a passphrase is typed comes in between, and leaves it hidden.
fn a_passphrase_stays_hidden(term: &str) {
    let home = home();
    let mut table = Table::open(&home);
    let mut client = terminal(&home, term, "desk");
    table.seat();
    table.ask("desk", "Ready.");
    client.until_shown("Ready.");
    client.press("desk\r");
    assert_eq!(table.line("desk"), "desk");
    table.send("desk", &ToClient::Secret);
    table.ask("desk", "The passphrase.");
    client.until_shown("The passphrase.");
    client.press(&SECRET[..8]);
    table.send("desk", &ToClient::Out(Output::Say(said("White has moved."))));
    client.until_shown("White has moved.");
    client.press(&format!("{}\r", &SECRET[8..]));
    assert_eq!(table.line("desk"), SECRET);
    table.ask("desk", "The desk is open.");
    client.until_shown("The desk is open.");
    // The line before is recalled and wiped out: it is not the passphrase.
    client.press("\x1b[A\x15note late\r");
    let line = table.line("desk");
    assert!(line.ends_with("note late") && !line.contains("Spr"), "{line}");
    client.until_shown("note late");
    table.send("desk", &ToClient::Close(said("Goodbye.")));
    client.until_shown("Goodbye.");
    assert_eq!(client.end(), 0);
    let shown = String::from_utf8_lossy(&client.bytes).into_owned();
    for part in ["Spr", "inger", "am", "Rand"] {
        assert!(!shown.contains(part), "{shown:?}");
    }
    // What is typed at a table is not kept for whoever sits there the next time.
    assert!(!home.data("history.txt").exists());
}

#[test]
fn a_passphrase_is_not_shown_and_not_kept_by_the_line_editor() {
    a_passphrase_stays_hidden("xterm");
}

#[test]
fn a_passphrase_is_not_shown_in_a_dumb_terminal() {
    a_passphrase_stays_hidden("dumb");
}

/// What is said in between stands where it would if nothing was typed, and so does the cursor.
#[test]
fn b4_a_passphrase_does_not_show_how_long_it_is() {
    for (term, column) in [("xterm", 2), ("dumb", 0)] {
        let at_rest = |client: &Terminal| client.screen().cursor_position().1 == column;
        let home = home();
        let mut table = Table::open(&home);
        let mut client = terminal(&home, term, "desk");
        table.seat();
        table.send("desk", &ToClient::Secret);
        table.ask("desk", "The passphrase.");
        client.until_shown("The passphrase.");
        // Before the terminal is taken, Control-C would end the program.
        client.until("a line to type", at_rest);
        for key in SECRET.chars() {
            client.press(&key.to_string());
        }
        // Control-C leaves the next line as secret.
        client.press("\u{3}");
        assert_eq!(table.typed("desk"), Typed::Interrupt);
        table.ask("desk", "White has moved.");
        client.until_shown("White has moved.");
        client.until("a line to type", at_rest);
        client.press(&SECRET[..8]);
        table.send("desk", &ToClient::Out(Output::Say(said("Black has moved."))));
        client.until_shown("Black has moved.");
        client.press(&format!("xyz\x7f\x08 x\x17\x7f{}", &SECRET[8..]));
        table.send("desk", &ToClient::Out(Output::Say(said("White is to move."))));
        client.until_shown("White is to move.");
        client.until("the line still empty", at_rest);
        client.press("\r");
        assert_eq!(table.line("desk"), format!("{}x{}", &SECRET[..8], &SECRET[8..]));
        let shown = String::from_utf8_lossy(&client.bytes).into_owned();
        for part in ["Spr", "inger", "Rand", "  "] {
            assert!(!shown.contains(part), "{term} {shown:?}");
        }
        table.send("desk", &ToClient::Close(said("Goodbye.")));
        assert_eq!(client.end(), 0);
    }
}

#[test]
fn a_line_that_is_begun_before_the_passphrase_is_asked_for_is_hidden_from_then_on() {
    let home = home();
    let mut table = Table::open(&home);
    let mut client = terminal(&home, "xterm", "desk");
    table.seat();
    table.ask("desk", "Ready.");
    client.until("a prompt", |client| client.last_row() == ">");
    table.send("desk", &ToClient::Secret);
    table.send("desk", &ToClient::Out(Output::Say(said("The passphrase."))));
    client.until_shown("The passphrase.");
    client.press(&format!("{SECRET}\r"));
    assert_eq!(table.line("desk"), SECRET);
    assert!(!String::from_utf8_lossy(&client.bytes).contains("Rand"));
    assert!(
        !std::fs::read_to_string(home.data("history.txt")).unwrap_or_default().contains("Rand")
    );
}

#[test]
fn a_host_of_another_version_is_told_from_none() {
    for (version, sentence) in [(6, "This touchmove is newer"), (8, "This touchmove is older")] {
        let home = home();
        std::fs::create_dir_all(folders(&home).table()).unwrap();
        let listener = UnixListener::bind(folders(&home).socket()).unwrap();
        let host = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            stream
                .write_all(&framed(&format!("{{ touchmove = {version}, news = \"of later\" }}")))
                .unwrap();
            stream.read_to_end(&mut Vec::new()).unwrap()
        });
        let run = home.run(&["seat", "white"]);
        assert_eq!((run.code, run.out.len()), (Some(1), 0));
        assert!(run.err.starts_with(sentence), "{:?}", run.err);
        assert_eq!(host.join().unwrap(), 0, "it asked for a place all the same");
    }
}

#[test]
fn a_host_that_speaks_nonsense_is_gone() {
    let home = home();
    std::fs::create_dir_all(folders(&home).table()).unwrap();
    let listener = UnixListener::bind(folders(&home).socket()).unwrap();
    let mut client = piped(&home, "white");
    let (mut stream, _) = listener.accept().unwrap();
    stream.write_all(&[framed("{ touchmove = 7 }"), framed("{ Say = {} }")].concat()).unwrap();
    client.wait_for("Connection lost.");
    client.type_line("quit");
    assert_eq!(client.end().code, Some(1));
}

#[test]
fn many_terminals_of_one_table_do_not_disturb_each_other() {
    let home = home();
    let mut table = Table::open(&home);
    let places = ["white", "black", "desk"];
    let mut clients: Vec<Running> = places
        .iter()
        .map(|place| {
            let client = piped(&home, place);
            assert_eq!(table.seat(), *place);
            client
        })
        .collect();
    for place in places {
        table.ask(place, &format!("For {place}."));
    }
    for (client, place) in clients.iter_mut().zip(places) {
        assert_eq!(client.wait_for("For"), format!("For {place}."));
        client.type_line(place);
        assert_eq!(table.line(place), place);
    }
    let mut strange = raw(&home);
    strange.write_all(&framed(ASKS)).unwrap();
    let refused = table.refuse("Taken.");
    drop(strange);
    assert_eq!(table.next(), (refused, FromClient::Gone));
}
