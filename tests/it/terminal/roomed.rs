//! The desk of a room in a terminal: as a screen, and as lines that are spoken and completed.

#[cfg(feature = "speech")]
use portable_pty::CommandBuilder;

use super::Terminal;
#[cfg(feature = "speech")]
use crate::fake_ssip::FakeSsip;
#[cfg(feature = "speech")]
use crate::program::PROGRAM;
use crate::rooms::desk::{everybody_sits, room};
use crate::rooms::{PASSPHRASE, Room};

const ESCAPE: &str = "\x1b";
const DOWN: &str = "\x1b[B";

/// A room of two tables at which everybody sits.
fn begun() -> Room {
    let mut room = room(&[1, 2]);
    room.open();
    room.plays("host hears To go to a table");
    everybody_sits(&mut room, &[1, 2]);
    room
}

/// An arbiter comes to its desk at a screen.
fn comes(room: &Room, size: (u16, u16)) -> Terminal {
    let mut desk = Terminal::new(&room.home, "xterm-256color", size, &["seat", "room", "--screen"]);
    desk.until("the passphrase", |desk| desk.last_row().starts_with("Nothing of what"));
    desk.press(&format!("{PASSPHRASE}\r"));
    desk.until_shown("You are arbiter");
    desk
}

/// The row that is marked as the one with the cursor.
fn marked(desk: &Terminal) -> String {
    let (row, _) = desk.screen().cursor_position();
    desk.rows().into_iter().nth(row.into()).unwrap_or_default()
}

#[test]
fn what_waits_is_read_item_by_item_and_opened_by_a_key() {
    let mut room = begun();
    let mut desk = comes(&room, (24, 80));
    desk.until_shown("Tables: 2. Playing: 0. Not begun: 2. Over: 0.");
    assert!(!desk.shows("8 ") && !desk.shows(PASSPHRASE));
    desk.press("start\r");
    desk.until_shown("Started: 2 tables.");
    room.plays("2 white types arbiter It is too loud");
    desk.until_shown("Table 2: White calls you: It is too loud.");
    room.plays("1 black types arbiter");
    desk.until_shown("Table 1: Black calls you.");
    desk.press(ESCAPE);
    desk.until("the list", |desk| marked(desk).starts_with("Table 2: White calls you: It is"));
    desk.press(DOWN);
    desk.until("the second", |desk| marked(desk).starts_with("Table 1: Black calls you."));
    desk.press("\r");
    desk.until_shown("Welcome, arbiter.");
    // The table beside the room, and nothing of the other.
    desk.until("the board", |desk| desk.rows().iter().any(|row| row.starts_with("1 ")));
    desk.until_shown("Anna White – Boris Black");
    desk.until_shown("Table 2: White calls you: It is too");
    assert!(!desk.shows("Carl Cohn"));
    desk.press("dismiss\r");
    desk.until_shown("Black's call is done.");
    desk.press("close\r");
    desk.until_shown("Table 1 is done.");
    desk.until("no board", |desk| !desk.shows("Anna White – Boris Black"));
    // Of the menu each command can be had.
    desk.press("\x1bOQ");
    desk.until_shown("waits: everything that waits");
    desk.press("\r");
    desk.until("what waits", |desk| {
        desk.rows().iter().filter(|row| row.contains("Table 2: White calls you")).count() > 1
    });
    let heard = String::from_utf8_lossy(&desk.bytes).into_owned();
    assert!(!heard.contains(PASSPHRASE));
    desk.press("leave\r");
    assert_eq!(desk.end(), 0);
}

#[test]
fn a_small_window_has_the_list_too_and_a_lost_host_is_come_back_to() {
    let mut room = begun();
    let mut desk = comes(&room, (10, 40));
    room.plays("1 black types arbiter");
    desk.until("the row", |desk| desk.rows()[1] == "Table 1: Black calls you.");
    desk.press("open 1\r");
    desk.until("the board", |desk| desk.rows()[0].starts_with("8 r"));
    desk.press("\t\t\t\t\t\t");
    desk.until("the list", |desk| marked(desk).contains("Table 1: Black calls"));
    room.host.take().map(crate::program::Running::kill).unwrap();
    desk.until_shown("Connection lost.");
    room.open();
    desk.until("the passphrase", |desk| desk.last_row().starts_with("The passphrase of the room."));
    assert!(!desk.shows("Black calls") && !desk.shows("8 r"), "{:?}", desk.rows());
    desk.press(&format!("{PASSPHRASE}\r"));
    desk.until("the row again", |desk| desk.rows()[1] == "Table 1: Black calls you.");
}

/// An arbiter comes in lines, where speech is on and the server is there.
#[cfg(feature = "speech")]
fn comes_in_lines(room: &Room, server: &str) -> Terminal {
    room.home.write("settings.toml", "talk = \"en\"\nmoves = \"en\"\nspeech = \"on\"\n");
    let mut command = CommandBuilder::new(PROGRAM);
    command.args(["seat", "room"]);
    let address = format!("unix_socket:{}", room.home.path(server).display());
    Terminal::in_world(&room.home, "xterm", (30, 80), command, &[("SPEECHD_ADDRESS", &address)])
}

/// What is spoken next, and nothing before it.
#[cfg(feature = "speech")]
fn assert_says(server: &FakeSsip, text: &str) {
    let heard = std::iter::repeat_with(|| server.heard()).find(|heard| heard != "goodbye");
    assert!(heard.as_ref().is_some_and(|heard| heard.contains(text)), "{heard:?}");
}

#[cfg(feature = "speech")]
#[test]
fn in_lines_each_sentence_is_spoken_once_and_tab_completes_what_can_be_said() {
    let mut room = begun();
    let server = FakeSsip::listen(&room.home.path("speech"));
    let mut desk = comes_in_lines(&room, "speech");
    desk.until_shown("The passphrase of the room.");
    assert_says(&server, "The passphrase of the room.");
    desk.until("no echo", |desk| !desk.echoes());
    desk.press(&format!("{PASSPHRASE}\r"));
    assert_says(&server, "Room desk, 2 tables.");
    room.plays("2 white types arbiter");
    assert_says(&server, "Table 2: White calls you.");
    desk.line("take 2");
    assert_says(&server, "Yours. Table 2");
    // Of what begins so, one can be said, and of the tables one can be handed back.
    desk.until("a prompt", |desk| desk.last_row() == ">");
    desk.press("don\t \t");
    desk.until("the table", |desk| desk.last_row() == "> done 2");
    desk.press("\r");
    assert_says(&server, "Handed back.");
    desk.line("leave");
    assert_says(&server, "You have left the room desk.");
    assert_eq!(desk.end(), 0);
    assert!(!String::from_utf8_lossy(&desk.bytes).contains(PASSPHRASE));
}

#[cfg(feature = "speech")]
#[test]
fn without_a_speech_server_the_desk_is_read_and_typed_at() {
    let room = begun();
    let mut desk = comes_in_lines(&room, "nowhere");
    desk.until_shown("The passphrase of the room.");
    desk.until_shown("Speech has failed");
    desk.until("no echo", |desk| !desk.echoes());
    desk.press(&format!("{PASSPHRASE}\r"));
    desk.until_shown("You are arbiter 1.");
    desk.line("tables");
    desk.until_shown("Table 2: Carl Cohn, Dora Diaz, not begun.");
    desk.line("leave");
    assert_eq!(desk.end(), 0);
}
