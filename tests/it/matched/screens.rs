//! Players and arbiter at screens.

use crate::matched::{PASSPHRASE, lay};
use crate::program::Home;
use crate::terminal::Terminal;

const SIZE: (u16, u16) = (30, 100);
const DOWN: &str = "\x1b[B";

/// A blind player who may look at the position, and one who sees and may not.
const BLIND: &str = "name = \"Anna White\"\nblind = \"yes\"\nmoves = \"en\"\ntalk = \"en\"\n\
    speech = \"no\"\nscore = \"assistant\"\n[white.aids]\nposition-readout = \"yes\"\n";
const SIGHTED: &str = "name = \"Boris Black\"\nmoves = \"en\"\ntalk = \"en\"\nspeech = \"no\"\n";

/// A host with lines, and a screen at each place.
struct Room {
    home: Home,
    host: Terminal,
    white: Terminal,
    black: Terminal,
    desk: Terminal,
}

fn host(home: &Home) -> Terminal {
    Terminal::new(home, "xterm", SIZE, &["match", "match.toml"])
}

/// A terminal with a screen for a place.
fn seat(home: &Home, place: &str) -> Terminal {
    Terminal::new(home, "xterm-256color", SIZE, &["seat", place, "--screen"])
}

impl Room {
    /// The clocks run, and at each place the cursor is in the entry field.
    fn begun(rest: &str) -> Self {
        let home = Home::new();
        home.write("settings.toml", "talk = \"en\"\nmoves = \"en\"\nspeech = \"off\"\n");
        lay(&home, rest, BLIND, SIGHTED);
        let mut host = host(&home);
        host.until_shown("The arbiter starts the");
        let mut white = seat(&home, "white");
        host.until_shown("White now plays at another terminal.");
        let mut black = seat(&home, "black");
        host.until_shown("Black plays at another terminal now.");
        let desk = seat(&home, "desk");
        for seat in [&mut white, &mut black] {
            seat.until_shown("The arbiter starts the clocks");
            seat.press("i");
        }
        let mut room = Self { home, host, white, black, desk };
        room.opens_the_desk("Welcome, arbiter.", "start\r");
        room.white.until_shown("The game begins.");
        room
    }

    /// The arbiter says the passphrase, hears this, and presses these keys.
    fn opens_the_desk(&mut self, heard: &str, keys: &str) {
        self.desk.until("the passphrase", |desk| desk.last_row().starts_with("Nothing of what"));
        self.desk.press(&format!("{PASSPHRASE}\r"));
        self.desk.until_shown(heard);
        self.desk.press(keys);
    }

    fn white_moves(&mut self, typed: &str, said: &str) {
        self.white.press(&format!("{typed}\r"));
        self.black.until_shown(said);
        self.black.press(&format!("{typed}\r"));
        self.white.until("repeated", |white| newest(white) == "Black repeats it.");
        self.white.press("press\r");
        self.black.until("the clock", |black| newest(black) == "Your clock is running.");
    }

    fn black_moves(&mut self, typed: &str, said: &str) {
        self.black.press(&format!("{typed}\r"));
        self.white.until_shown(said);
        self.white.press(&format!("{typed}\r"));
        self.black.until("repeated", |black| newest(black) == "White repeats it.");
        self.black.press("press\r");
        self.white.until("the clock", |white| newest(white) == "Your clock is running.");
    }

    fn bytes(&self) -> [String; 3] {
        let all = [&self.white, &self.black, &self.desk];
        all.map(|terminal| String::from_utf8_lossy(&terminal.bytes).into_owned())
    }
}

/// The newest message in the pane beside the board.
fn newest(terminal: &Terminal) -> String {
    let beside = |row: String| row.chars().skip(59).collect::<String>().trim().to_owned();
    let mut rows: Vec<String> = terminal.screen().rows(0, SIZE.1).collect();
    rows.truncate(usize::from(SIZE.0) - 2);
    rows.into_iter().map(beside).rfind(|row| !row.is_empty()).unwrap_or_default()
}

/// What stands on a rank, from the left.
fn rank(terminal: &Terminal, rank: char) -> String {
    let mut rows = terminal.rows().into_iter();
    let row = rows.find(|row| row.starts_with(rank)).unwrap_or_default();
    row.chars()
        .take(58)
        .filter(|sign| sign.is_ascii_alphabetic() || ".:?".contains(*sign))
        .collect()
}

#[test]
fn a_match_on_screens_goes_on_after_terminals_and_the_host_were_killed() {
    let mut room = Room::begun("");
    room.white_moves("f3", "pawn f2 f3");
    room.white.kill();
    room.host.until_shown("White's terminal is gone");
    room.white = seat(&room.home, "white");
    room.white.until("the position", |white| rank(white, '3') == ":.:.:P:.");
    room.white.until_shown("1. pawn f2 f3");
    // The place of the cursor is named by the host, and looked at by keys pressed ahead.
    room.white.until_shown("e1: white king, dark square.");
    room.white.press(&["\x1b[A".repeat(2).as_str(), DOWN].concat());
    room.white.until_shown("e2: white pawn, light square.");
    assert_eq!(rank(&room.black, '3'), "????????", "it was told how the pieces stand");
    room.white.press("i");
    room.black_moves("e5", "pawn e7 e5");

    let position = |desk: &Terminal| ['8', '5', '3'].map(|name| rank(desk, name));
    let before = ["rnbqkbnr", ":.:.p.:.", ":.:.:P:."];
    room.desk.until("the position", |desk| position(desk) == before);
    room.desk.kill();
    room.host.until_shown("The desk's terminal is gone");
    room.desk = seat(&room.home, "desk");
    room.desk.until("the passphrase", |desk| desk.last_row().starts_with("Nothing of what"));
    assert_eq!(position(&room.desk), ["????????"; 3], "nobody has said the passphrase");
    assert!(!room.desk.shows("pawn") && !room.desk.shows("1:29"));
    room.opens_the_desk("Welcome, arbiter.", "");
    room.desk.until("the position", |desk| position(desk) == before);
    room.desk.until_shown("White to move, move 2.");

    room.host.kill();
    for terminal in [&mut room.white, &mut room.black, &mut room.desk] {
        terminal.until_shown("Connection lost.");
        assert!(terminal.screen().alternate_screen());
    }
    room.white.press("g4\r");
    room.white.until_shown("Not sent: connection lost.");
    room.host = host(&room.home);
    for terminal in [&mut room.white, &mut room.black] {
        terminal.until_shown("Connected again.");
    }
    room.desk.until("a closed desk", |desk| position(desk) == ["????????"; 3]);
    room.opens_the_desk("The program stopped: White was thinking.", "resume\r");
    room.desk.until("the position", |desk| position(desk) == before);
    room.white.until("the clock", |white| newest(white).ends_with("clock is running."));
    room.white_moves("g4", "pawn g2 g4");
    room.black.press("Qh4\r");
    for terminal in [&mut room.white, &mut room.black, &mut room.desk] {
        terminal.until_shown("Checkmate. Black wins.");
    }
    room.desk.press("sign-off\r");
    room.desk.until_shown("Yes or no?");
    room.desk.press("yes\r");
    for terminal in [&mut room.host, &mut room.white, &mut room.black, &mut room.desk] {
        assert_eq!(terminal.end(), 0);
        assert!(!terminal.screen().alternate_screen() && terminal.shows("Goodbye."));
    }
    let pgn = std::fs::read_to_string(room.home.data("matches/1/game.pgn")).unwrap();
    assert!(pgn.contains("Qh4#"), "{pgn}");
    assert!(room.bytes().iter().all(|bytes| !bytes.contains(PASSPHRASE)));
    assert!(!room.home.data("history.txt").exists());
}

#[test]
fn what_is_sealed_on_a_screen_reaches_no_other() {
    let mut room = Room::begun("adjournment = \"yes\"\ndefault-time = \"30\"");
    room.white_moves("f3", "pawn f2 f3");
    room.desk.press("adjourn\r");
    room.desk.until_shown("Yes or no?");
    room.desk.press("yes\r");
    room.black.until_shown("Seal your move");
    room.black.press("seal e6\r");
    room.black.until_shown("Seal pawn e7 e6?");
    room.black.press("yes\r");
    room.white.until_shown("has sealed");
    room.desk.until_shown("has sealed");
    // Whoever looks at all there is finds nothing of it either.
    room.white.press(&format!("\x1b{}{}", "\t".repeat(4), DOWN.repeat(8)));
    room.white.press("\x0c");
    room.white.until_shown("Drawn again.");
    let [white, black, desk] = room.bytes();
    assert!(black.contains("e6"), "it was shown to who sealed it");
    for shown in [white, desk] {
        assert!(!shown.contains("e6"), "{shown}");
    }
}

#[test]
fn a_passphrase_is_neither_seen_nor_heard_nor_kept_and_a_key_leads_back() {
    let mut room = Room::begun("");
    room.white.press("desk\r");
    room.white.until_shown("The arbiter's passphrase");
    let before = room.white.rows();
    room.white.press("exa");
    room.white.press("\x1b[15~");
    room.white.until_shown("Nothing of what you type is shown.");
    let typed: Vec<String> =
        room.white.rows().into_iter().filter(|row| row.starts_with('>')).collect();
    assert_eq!(typed, [">"], "{before:#?}");
    room.white.press("\x1b");
    room.white.until_shown("The desk stays closed");
    room.white.press("desk\r");
    room.white.until("asked again", |white| newest(white) == "back.");
    room.white.press("\x1b[200~example\r\x1b[201~");
    room.white.until_shown("Welcome, arbiter.");
    room.white.press("matters\r");
    room.white.until_shown("Nothing waits for your decision.");
    room.white.press("leave\r");
    room.white.until_shown("The desk is closed.");
    // What the arbiter was told there is not left to the player.
    room.white.until("the player's own", |white| !white.shows("Nothing waits for"));
    assert!(!room.white.shows("Welcome") && !room.white.shows("> matters"));
    assert!(room.white.shows("The game begins."), "what was said before stays");
    // The line before is brought back, and that is no passphrase.
    room.white.press("\x1b[A\x1b[A");
    room.white.until("the line before", |white| white.shows("> desk"));
    let [white, ..] = room.bytes();
    assert!(!white.contains(PASSPHRASE) && !white.contains("exa"));
}

#[test]
fn the_host_is_a_screen_on_which_no_player_sees_what_the_other_may() {
    let home = Home::new();
    home.write("settings.toml", "talk = \"en\"\nmoves = \"en\"\nspeech = \"off\"\n");
    lay(&home, "", BLIND, SIGHTED);
    let open = || {
        let args = ["match", "match.toml", "--screen"];
        let mut host = Terminal::new(&home, "xterm-256color", SIZE, &args);
        host.until_shown("For one place: black e4.");
        host.press("\x1b");
        host.until_shown("To see a place here, type its name: White, Black, Desk.");
        assert_eq!(rank(&host, '2'), "????????");
        host.press("i");
        host
    };
    let says = |host: &mut Terminal, typed: &str, said: &str| {
        host.press(&format!("{typed}\r"));
        host.until_shown(said);
    };
    let mut host = open();
    host.press("desk\r");
    host.until("the passphrase", |host| host.last_row().starts_with("Nothing of what"));
    says(&mut host, PASSPHRASE, "Welcome, arbiter.");
    assert_eq!(rank(&host, '2'), "PPPPPPPP", "the arbiter sees the board");
    says(&mut host, "start", "The game begins.");
    says(&mut host, "white f3", "pawn f2 f3");
    says(&mut host, "black f3", "repeats it.");
    says(&mut host, "white press", "White presses the clock.");
    host.until_shown("1 f3");
    says(&mut host, "leave", "The desk is closed.");
    assert_eq!(rank(&host, '3'), "????????");
    assert!(!host.shows("pawn") && !host.shows("Welcome"), "{:#?}", host.rows());
    says(&mut host, "black", "You speak for Black.");
    assert_eq!(rank(&host, '3'), "????????", "he may not look at the position");
    says(&mut host, "white", "You speak for White.");
    host.until("White's board", |host| rank(host, '3') == ":.:.:P:.");

    host.kill();
    let mut host = open();
    says(&mut host, "white", "You speak for White.");
    host.until("White's board", |host| rank(host, '3') == ":.:.:P:.");
    host.until_shown("1. pawn f2 f3");
    host.press("\x04");
    assert_eq!(host.end(), 0);
    assert!(!host.screen().alternate_screen() && host.shows("Goodbye."));
    assert!(host.shows("Match saved as game 1."), "what is to be done is still to be read");
    assert!(!String::from_utf8_lossy(&host.bytes).contains(PASSPHRASE));
}

#[test]
fn where_there_can_be_no_screen_a_place_has_lines_and_a_sentence() {
    let home = Home::new();
    home.write("settings.toml", "talk = \"en\"\nmoves = \"en\"\nspeech = \"off\"\n");
    lay(&home, "", BLIND, SIGHTED);
    let mut host = host(&home);
    host.until_shown("The arbiter starts the");
    let mut white = Terminal::new(&home, "dumb", SIZE, &["seat", "white", "--screen"]);
    white.until_shown("No screen on this terminal: lines instead.");
    white.until_shown("You play White, Anna White.");
    assert!(!white.bytes.contains(&0x1b));
    let run = home.run(&["seat", "black", "--screen", "--keymap", "nonsense"]);
    assert_eq!(run.code, Some(2), "{}", run.err);
}

#[test]
fn without_a_table_nothing_is_drawn_and_one_sentence_is_printed() {
    let home = Home::new();
    let mut white = seat(&home, "white");
    assert_eq!(white.end(), 1);
    assert!(white.shows("No match is open here."));
    assert!(!String::from_utf8_lossy(&white.bytes).contains("\x1b[?1049h"));
}

#[test]
fn c1_a_place_goes_from_its_screen_to_lines_and_back() {
    let mut room = Room::begun("");
    room.white.press("line by line\r");
    room.white.until("lines", |white| !white.screen().alternate_screen());
    room.white.press("e4\r");
    room.black.until_shown("pawn e2 e4");
    room.white.press("full screen\r");
    room.white.until("the screen", |white| white.screen().alternate_screen());
    room.black.press("e4\r");
    room.white.until_shown("Black repeats it.");
    room.white.press("ipress\r");
    room.black.until("the clock", |black| newest(black) == "Your clock is running.");
    room.white.until("the pawn", |white| rank(white, '4').contains('P'));
    assert!(room.host.rows().iter().all(|row| !row.contains("full screen")));
}
