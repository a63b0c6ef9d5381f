//! The real program on a screen for readers, in a terminal of VTE, read by Orca: what Orca gives to
//! the speech server after each key.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::{Arc, Mutex};
use std::thread;

use super::GLANCE;
use super::arbitrated::{ASKS, AT_THE_DOOR, RoomToRead};
use super::desktop::Desktop;
use super::readers::{
    AHEAD, ANSWERED, BEFORE_CASTLING, DROPPED, GAME, KEYS, Key, LISTS, MADE_AHEAD, POSITION,
    PREMOVE, SPECIAL, START, Thinker, WHITE, alone, dropping, game, in_words, wait_until,
};
use crate::program::Home;

/// Orca says no key and nothing of its own.
const SETTINGS: &str = r#"{"general": {"enableKeyEcho": false},
 "profiles": {"default": {"profile": ["Default", "default"], "enableKeyEcho": false}},
 "pronunciations": {}, "keybindings": {}}"#;

/// What was said so far.
type Said = Arc<Mutex<String>>;

/// A speech server that is content with everything and writes down what it must say.
fn serve(stream: UnixStream, said: &Said) -> Option<()> {
    let mut out = stream.try_clone().ok()?;
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    while let Some(line) = lines.next() {
        let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let answer = match command {
            "SPEAK" => {
                out.write_all(b"230 OK RECEIVING DATA\r\n").ok()?;
                let text: Vec<String> = lines.by_ref().take_while(|line| line != ".").collect();
                note(said, &text.join(" "));
                "225-1\r\n225 OK MESSAGE QUEUED"
            }
            "CHAR" | "KEY" => {
                note(said, rest);
                "225-1\r\n225 OK MESSAGE QUEUED"
            }
            "LIST" if rest == "OUTPUT_MODULES" => "250-espeak-ng\r\n250 OK",
            "LIST" => "249-Amy\ten\tnone\r\n249 OK",
            "GET" => "251-0\r\n251 OK",
            "HISTORY" => "245-1\r\n245 OK",
            "QUIT" => "231 HAPPY HACKING",
            _ => "208 OK",
        };
        out.write_all(format!("{answer}\r\n").as_bytes()).ok()?;
    }
    Some(())
}

/// Writes down a text without its marks.
fn note(said: &Said, text: &str) {
    let mut plain = String::new();
    let mut is_mark = false;
    for c in text.chars() {
        is_mark = c == '<' || is_mark && c != '>';
        plain.extend((!is_mark && c != '>').then_some(c));
    }
    let mut said = said.lock().unwrap();
    *said = in_words(&format!("{said} {plain}"));
}

struct Orca<'a> {
    desktop: Desktop<'a>,
    said: Said,
    /// How much of that was looked at.
    before: usize,
}

impl<'a> Orca<'a> {
    /// The program with these arguments under Orca, once this was said; `None` where Orca is not
    /// installed.
    fn start(home: &'a Home, args: &str, first: &str) -> Option<Self> {
        let mut desktop = Desktop::start(home, &[("orca", "orca")])?;
        let settings = home.path(".local/share/orca");
        fs::create_dir_all(&settings).unwrap();
        fs::write(settings.join("user-settings.conf"), SETTINGS).unwrap();
        let socket = home.path("speech");
        let listener = UnixListener::bind(&socket).unwrap();
        let said = Said::default();
        let hears = Arc::clone(&said);
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let hears = Arc::clone(&hears);
                thread::spawn(move || serve(stream, &hears));
            }
        });
        let mut program = desktop.command("orca");
        program.env("SPEECHD_ADDRESS", format!("unix_socket:{}", socket.display()));
        desktop.run(&mut program);
        let mut orca = Self { desktop, said, before: 0 };
        orca.heard("Screen reader on.");
        orca.desktop.play((80, 24), "xterm-256color", args);
        orca.heard(first);
        // What else is on the screen may come behind the row of the cursor.
        loop {
            thread::park_timeout(GLANCE * 20);
            if orca.before == orca.count() {
                break;
            }
            orca.before = orca.count();
        }
        Some(orca)
    }

    /// How much was said.
    fn count(&self) -> usize {
        self.said.lock().unwrap().len()
    }

    /// All that was said since this was asked, once it ends so.
    fn heard(&mut self, last: &str) -> String {
        let new = || self.said.lock().unwrap()[self.before..].trim().to_owned();
        wait_until(|| new().ends_with(last), || format!("{last:?} not heard, but {:?}", new()));
        let new = new();
        self.before = self.said.lock().unwrap().len();
        new
    }

    /// Presses a key and compares all that is said.
    fn says(&mut self, key: &str, sentence: &str) {
        self.desktop.press(key);
        assert_eq!(self.heard(sentence), sentence, "{key}");
    }
}

/// All keys, answers, lists, and a move that is typed.
fn plays_all() {
    let home = Home::new();
    let Some(mut orca) = Orca::start(&home, &game("reader"), START) else { return };
    for (key, sentence) in KEYS {
        orca.says(key.1, sentence);
    }
    let line = "pieces N: where White's knights are.";
    orca.says("F2", "Commands. board: the position, rank by rank.");
    orca.says("Down", line);
    orca.says("Up", "board: the position, rank by rank.");
    orca.says("Escape", "Board. c3: empty, dark square.");
    orca.says("w", WHITE);
    orca.says("e", POSITION);
    // What stands on the board changes with a move, below what is said of it.
    orca.says("2", "c2: white pawn, light square.");
    orca.says("Return", "pawn c2 in your hand.");
    orca.says("Up", "c3: empty, dark, can go.");
    orca.says("Return", "pawn c2 c3");
    orca.says("i", "Entry:");
    for key in ["c", "6"] {
        orca.desktop.press(key);
    }
    orca.desktop.press("Return");
    let said = orca.heard("pawn c7 c6");
    assert_eq!(said.trim_start_matches(['c', '6', ' ']), "pawn c7 c6", "but for Orca's echo");
    orca.says("Escape", "Board. c3: white pawn, dark square.");
    orca.says("Down", "c2: empty, light square.");
}

/// Plays by keys, each with what is heard of it.
fn plays(args: &str, keys: &[(Key, &str)]) {
    let home = Home::new();
    let Some(mut orca) = Orca::start(&home, args, START) else { return };
    for (key, sentence) in keys {
        orca.says(key.1, sentence);
    }
}

/// A move that is typed while an engine thinks, and what comes of it.
fn plays_ahead(theme: &str) {
    let home = Home::new();
    let thinker = Thinker::new(&home);
    let Some(mut orca) = Orca::start(&home, &thinker.game(theme), START) else { return };
    for (key, sentence) in AHEAD {
        orca.says(key.1, sentence);
    }
    let (typed, told) = PREMOVE;
    let letters: Vec<String> = typed.chars().map(String::from).collect();
    for letter in &letters {
        orca.desktop.press(letter);
    }
    orca.desktop.press("Return");
    let said = orca.heard(told);
    assert_eq!(
        said.trim_start_matches(|c| c == ' ' || typed.contains(c)),
        told,
        "but for the echo"
    );
    thinker.answers();
    assert_eq!(orca.heard(MADE_AHEAD), MADE_AHEAD);
}

/// One after the other: of a user one Orca runs at a time.
#[test]
fn orca_says_what_each_key_brings_once_and_nothing_else() {
    plays_all();
    let two = game("reader");
    plays(&two, GAME);
    plays(&two, LISTS);
    plays(&format!("{two} --position '{BEFORE_CASTLING}'"), &SPECIAL[..18]);
    plays(&dropping("reader"), DROPPED);
    for theme in ["reader", "words"] {
        plays(&alone(theme), ANSWERED);
        plays_ahead(theme);
    }
    arbitrates();
}

/// An arbiter at the desk of a room: what waits, item by item, and the desk of a table.
fn arbitrates() {
    let home = Home::new();
    let mut room = RoomToRead::new(&home, "reader");
    let Some(mut orca) = Orca::start(&home, AT_THE_DOOR, ASKS) else { return };
    for c in crate::rooms::PASSPHRASE.chars() {
        let key = if c == ' ' { "space".to_owned() } else { c.to_string() };
        orca.desktop.press(&key);
    }
    room.plays(|key, sentence| match key.1 {
        "" => assert_eq!(orca.heard(sentence), sentence),
        key => orca.says(key, sentence),
    });
}
