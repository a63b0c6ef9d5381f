//! The real program on a screen for readers, read by Fenrir: what it hands to the program that
//! speaks after each key. Fenrir is a reader of the console, and so is the terminal here.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use portable_pty::CommandBuilder;

use super::Terminal;
use super::readers::{ANSWERED, GAME, KEYS, POSITION, START, WHITE, alone, are_installed, game};
use crate::program::{Home, PROGRAM};

/// Fenrir speaks by a program that gets the text, and says no key and makes no sound of its own.
fn settings(home: &Home) -> String {
    let here = home.path("");
    let here = here.display();
    format!(
        "[sound]\nenabled=False\n[speech]\nenabled=True\ndriver=genericDriver\nautoReadIncoming=True\n\
         genericSpeechCommand={here}/say \"fenrirText\"\n[general]\nshell={here}/game\ndebugLevel=0\n\
         [keyboard]\ncharEchoMode=0\nwordEcho=False\ncharDeleteEcho=False\ninterruptOnKeyPress=False\n"
    )
}

struct Fenrir<'a> {
    home: &'a Home,
    terminal: Terminal,
    /// How much of what was said was looked at.
    before: usize,
}

impl<'a> Fenrir<'a> {
    /// The program with these arguments under Fenrir, once this was said; `None` where Fenrir is not
    /// installed.
    fn start(home: &'a Home, args: &str, last: &str) -> Option<Self> {
        if !are_installed(&[("fenrir", "fenrir")]) {
            return None;
        }
        let script = |name: &str, text: String| {
            fs::write(home.path(name), format!("#!/bin/sh\n{text}\n")).unwrap();
            fs::set_permissions(home.path(name), fs::Permissions::from_mode(0o755)).unwrap();
        };
        script("say", format!("printf '%s ' \"$1\" >>'{}'", home.path("spoken").display()));
        script("game", format!("export TERM=linux\nexec '{PROGRAM}' {args}"));
        fs::write(home.path("settings"), settings(home)).unwrap();
        let mut command = CommandBuilder::new("fenrir");
        command.args(["-e", "-s"]);
        command.arg(home.path("settings"));
        let terminal = Terminal::with(home, "linux", (24, 80), command);
        let mut fenrir = Self { home, terminal, before: 0 };
        fenrir.heard(last);
        Some(fenrir)
    }

    /// All that was said since this was asked, once it ends so. Where a row ends Fenrir puts a comma.
    fn heard(&mut self, last: &str) -> String {
        let (home, before) = (self.home, self.before);
        let said = || {
            let said = fs::read_to_string(home.path("spoken")).unwrap_or_default();
            let words = said.split_whitespace().filter(|&word| word != ",");
            words.collect::<Vec<_>>().join(" ")
        };
        let new = || said().get(before..).unwrap_or_default().trim().to_owned();
        self.terminal.until(last, |_| new().ends_with(last));
        let new = new();
        self.before = said().len();
        new
    }

    /// Presses keys and compares all that is said.
    fn says(&mut self, keys: &str, sentence: &str) {
        self.terminal.press(keys);
        assert_eq!(self.heard(sentence), sentence, "{keys:?}");
    }
}

#[test]
fn fenrir_says_what_each_key_brings_once_and_nothing_else() {
    let home = Home::new();
    // The board is read once, below the first words.
    let Some(mut fenrir) = Fenrir::start(&home, &game("reader"), "a b c d e f g h") else { return };
    assert!(fenrir.before > START.len());
    for (key, sentence) in KEYS {
        fenrir.says(key.0, sentence);
    }
    fenrir.says("w", WHITE);
    fenrir.says("e", POSITION);
    // A rank that has changed is new to Fenrir, and comes after what is said of it.
    fenrir.says("2", "c2: white pawn, light square.");
    fenrir.says("\r", "pawn c2 in your hand.");
    fenrir.says("E", "c3: empty, dark, can go.");
    fenrir.says("\r", "pawn c2 c3 3 : . P . : . : . 2 P P . P P P P P");
    fenrir.says("u", "Black to move, move 1.");
}

/// Without a board there is nothing else that is new.
#[test]
fn with_words_alone_fenrir_says_a_move_and_nothing_of_what_it_changes() {
    for (args, keys) in [(game("words"), GAME), (alone("words"), ANSWERED)] {
        let home = Home::new();
        let Some(mut fenrir) = Fenrir::start(&home, &args, START) else { return };
        for (key, sentence) in keys {
            fenrir.says(key.0, sentence);
        }
    }
}
