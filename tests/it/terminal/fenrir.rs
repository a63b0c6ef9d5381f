//! The real program on a screen for readers, read by Fenrir: what it hands to the program that
//! speaks after each key. Fenrir is a reader of the console, and so is the terminal here.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::thread;

use portable_pty::CommandBuilder;

use super::arbitrated::{ASKS, AT_THE_DOOR, RoomToRead};
use super::places::{AT_A_PLACE, Match, WAITS, place, with_ranks};
use super::ranks::Ranks;
use super::readers::{
    AHEAD, ANSWERED, BEFORE_CASTLING, BEGINNING, DROPPED, GAME, KEYS, MADE_AHEAD, POSITION,
    PREMOVE, SPECIAL, START, Thinker, WHITE, alone, are_installed, dropping, game, without_echo,
};
use super::{GLANCE, Terminal};
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
    fn start(home: &'a Home, args: &str, first: &str) -> Option<Self> {
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
        fenrir.terminal.until(first, |_| spoken(home).contains(first));
        // What else is on the screen may come behind it.
        while std::mem::replace(&mut fenrir.before, spoken(home).len()) < spoken(home).len() {
            thread::park_timeout(GLANCE * 20);
        }
        Some(fenrir)
    }

    /// All that was said since this was asked, once it ends so.
    fn heard(&mut self, last: &str) -> String {
        let (home, before) = (self.home, self.before);
        let new = || spoken(home).get(before..).unwrap_or_default().trim().to_owned();
        self.terminal.until(last, |_| new().ends_with(last));
        let new = new();
        self.before = spoken(home).len();
        new
    }

    /// Presses keys; what is said then, but for the echo of typed ones.
    fn hears(&mut self, keys: &str, last: &str) -> String {
        self.terminal.press(keys);
        without_echo(keys, &self.heard(last))
    }

    /// Presses keys and compares all that is said.
    fn says(&mut self, keys: &str, sentence: &str) {
        assert_eq!(self.hears(keys, sentence), sentence, "{keys:?}");
    }
}

/// All that Fenrir has said. Where a row ends it puts a comma.
fn spoken(home: &Home) -> String {
    let said = fs::read_to_string(home.path("spoken")).unwrap_or_default();
    let words = said.split_whitespace().filter(|&word| word != ",");
    words.collect::<Vec<_>>().join(" ")
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
}

/// A rank that has changed is new to Fenrir, and comes after what is said of it.
#[test]
fn behind_a_move_fenrir_says_each_rank_that_it_changes_once() {
    let castling = format!("{} --position '{BEFORE_CASTLING}'", game("reader"));
    for (args, position, keys) in
        [(game("reader"), BEGINNING, GAME), (castling, BEFORE_CASTLING, SPECIAL)]
    {
        let home = Home::new();
        let Some(mut fenrir) = Fenrir::start(&home, &args, "a b c d e f g h") else { return };
        let mut board = Ranks::of(position);
        for (key, sentence) in keys {
            let ranks = board.changed_by(sentence).into_iter().map(|(rank, _)| rank);
            let all: Vec<String> = [(*sentence).to_owned()].into_iter().chain(ranks).collect();
            fenrir.says(key.0, &all.join(" "));
        }
    }
}

/// A move that is typed while an engine thinks, and what comes of it.
#[test]
fn fenrir_says_a_move_that_is_made_ahead_when_it_is_typed_and_behind_the_reply() {
    let home = Home::new();
    let thinker = Thinker::new(&home);
    let Some(mut fenrir) = Fenrir::start(&home, &thinker.game("words"), START) else { return };
    for (key, sentence) in AHEAD {
        fenrir.says(key.0, sentence);
    }
    let (typed, told) = PREMOVE;
    fenrir.says(&format!("{typed}\r"), told);
    thinker.answers();
    fenrir.says("", MADE_AHEAD);
}

#[test]
fn at_a_place_of_a_match_fenrir_says_each_message_once() {
    let home = Home::new();
    let mut table = Match::waiting(&home);
    let Some(mut fenrir) = Fenrir::start(&home, &place("words"), WAITS) else { return };
    assert_eq!(table.heard(|keys, last| fenrir.hears(keys, last)), AT_A_PLACE);
    // Fenrir in a terminal keeps Escape for itself.
    fenrir.says("\t", "Moves. 1. pawn f2 f3, pawn e7 e5");
}

/// Below the words is the board there too.
#[test]
fn at_a_place_fenrir_says_each_rank_that_a_move_changes_once() {
    let home = Home::new();
    let mut table = Match::waiting(&home);
    let Some(mut fenrir) = Fenrir::start(&home, &place("reader"), "a b c d e f g h") else {
        return;
    };
    let expected = with_ranks(|(rank, _)| rank);
    let heard = table.hears(&expected, |keys, last| fenrir.hears(keys, last));
    assert_eq!(heard, expected);
}

/// Fenrir in a terminal keeps Escape for itself, so Tab leads to the list.
#[test]
fn at_the_desk_of_a_room_fenrir_says_what_waits_once() {
    let home = Home::new();
    let mut room = RoomToRead::new(&home, "words");
    let Some(mut fenrir) = Fenrir::start(&home, AT_THE_DOOR, ASKS) else { return };
    fenrir.terminal.press(crate::rooms::PASSPHRASE);
    room.plays(|key, sentence| {
        let key = if key.0 == "\x1b" { "\t" } else { key.0 };
        fenrir.says(key, sentence);
    });
}

/// Without a board there is nothing else that is new.
#[test]
fn with_words_alone_fenrir_says_a_move_and_nothing_of_what_it_changes() {
    let games = [(game("words"), GAME), (alone("words"), ANSWERED), (dropping("words"), DROPPED)];
    for (args, keys) in games {
        let home = Home::new();
        let Some(mut fenrir) = Fenrir::start(&home, &args, START) else { return };
        for (key, sentence) in keys {
            fenrir.says(key.0, sentence);
        }
    }
}
