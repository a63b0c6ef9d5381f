//! The real program on a screen for readers, read by yasr, a screen reader for terminals: it speaks
//! what is written, as it is written. Here it speaks into a file.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::thread;

use portable_pty::CommandBuilder;

use super::arbitrated::{ASKS, AT_THE_DOOR, RoomToRead};
use super::places::{AT_A_PLACE, Match, TO_THE_BOARD, WAITS, place, with_ranks};
use super::ranks::Ranks;
use super::readers::{
    AHEAD, ANSWERED, BEFORE_CASTLING, BEGINNING, DROPPED, GAME, KEYS, MADE_AHEAD, PREMOVE, SPECIAL,
    START, Thinker, alone, dropping, game, without_echo,
};
use super::{GLANCE, Terminal};
use crate::engines::installed;
use crate::program::{Home, PROGRAM};

/// The last row of the board.
const BOARD: &str = "a b c d e f g h";

/// The program with these arguments under yasr, once this was said; nothing where yasr is not installed.
fn read(home: &Home, args: &str, first: &str) -> Option<Terminal> {
    let yasr = installed("yasr")?;
    let script = |name: &str, text: String| {
        fs::write(home.path(name), format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(home.path(name), fs::Permissions::from_mode(0o755)).unwrap();
    };
    let file = home.path("spoken");
    script("say", format!("exec cat >>'{}'", file.display()));
    // yasr leaves its end of the terminal open here, and with that the game would outlive it.
    script("game", format!("exec '{PROGRAM}' {args} 3>&- 4>&-"));
    let settings = format!(
        "[options]\nsynthesizer=emacspeak server\nsynthesizer port=|{}\nspecial=off\n\
         [Emacspeak server]\nrate=175\npunctuation=none\n",
        home.path("say").display()
    );
    fs::write(home.path(".yasr.conf"), settings).unwrap();
    let mut command = CommandBuilder::new(yasr);
    command.arg(home.path("game"));
    let mut terminal = Terminal::with(home, "xterm-256color", (24, 80), command);
    terminal.until(first, |_| spoken(home).contains(first));
    // What else is on the screen may come behind it.
    let mut before = 0;
    while std::mem::replace(&mut before, spoken(home).len()) < spoken(home).len() {
        thread::park_timeout(GLANCE * 20);
    }
    Some(terminal)
}

/// All that yasr has said, with one blank between words: it stops where the bytes that it reads do.
fn spoken(home: &Home) -> String {
    let text = fs::read_to_string(home.path("spoken")).unwrap_or_default();
    let said = text.lines().filter_map(|line| line[1..].strip_prefix(" {")?.strip_suffix('}'));
    let words: Vec<&str> = said.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

/// What yasr has said after so much, once it ends so.
fn heard(terminal: &mut Terminal, home: &Home, before: usize, last: &str) -> String {
    terminal.until(last, |_| spoken(home)[before..].ends_with(last));
    spoken(home)[before..].trim().to_owned()
}

/// Presses keys; what is said then, but for the echo of typed ones.
fn hears(terminal: &mut Terminal, home: &Home, keys: &str, last: &str) -> String {
    let before = spoken(home).len();
    terminal.press(keys);
    without_echo(keys, &heard(terminal, home, before, last))
}

/// Presses keys and compares all that is said.
fn says(terminal: &mut Terminal, home: &Home, keys: &str, sentence: &str) {
    assert_eq!(hears(terminal, home, keys, sentence), sentence, "{keys:?}");
}

#[test]
fn what_the_cursor_comes_to_is_said_once_and_nothing_else_is() {
    let home = Home::new();
    let Some(mut terminal) = read(&home, &game("reader"), BOARD) else { return };
    for (key, sentence) in KEYS {
        says(&mut terminal, &home, key.0, sentence);
    }
}

/// What a move changes on the board comes behind it, sign by sign.
#[test]
fn behind_a_move_yasr_says_what_it_changes_on_the_board_once() {
    let castling = format!("{} --position '{BEFORE_CASTLING}'", game("reader"));
    for (args, position, keys) in
        [(game("reader"), BEGINNING, GAME), (castling, BEFORE_CASTLING, SPECIAL)]
    {
        let home = Home::new();
        let Some(mut terminal) = read(&home, &args, BOARD) else { return };
        let mut board = Ranks::of(position);
        for (key, sentence) in keys {
            let signs = board.changed_by(sentence).into_iter().map(|(_, signs)| signs);
            let all: Vec<String> = [(*sentence).to_owned()].into_iter().chain(signs).collect();
            says(&mut terminal, &home, key.0, &all.join(" "));
        }
    }
}

/// A move that is typed while an engine thinks, and what comes of it.
#[test]
fn yasr_says_a_move_that_is_made_ahead_when_it_is_typed_and_behind_the_reply() {
    let home = Home::new();
    let thinker = Thinker::new(&home);
    let Some(mut terminal) = read(&home, &thinker.game("words"), START) else { return };
    for (key, sentence) in AHEAD {
        says(&mut terminal, &home, key.0, sentence);
    }
    let (typed, told) = PREMOVE;
    says(&mut terminal, &home, &format!("{typed}\r"), told);
    let before = spoken(&home).len();
    thinker.answers();
    assert_eq!(heard(&mut terminal, &home, before, MADE_AHEAD), MADE_AHEAD);
}

#[test]
fn at_a_place_of_a_match_yasr_says_each_message_once() {
    let home = Home::new();
    let mut table = Match::waiting(&home);
    let Some(mut terminal) = read(&home, &place("words"), WAITS) else { return };
    let all = table.heard(|keys, last| hears(&mut terminal, &home, keys, last));
    assert_eq!(all, AT_A_PLACE);
    for (key, sentence) in TO_THE_BOARD {
        says(&mut terminal, &home, key.0, sentence);
    }
}

/// Below the words is the board there too.
#[test]
fn at_a_place_yasr_says_what_a_move_changes_once() {
    let home = Home::new();
    let mut table = Match::waiting(&home);
    let Some(mut terminal) = read(&home, &place("reader"), BOARD) else { return };
    let expected = with_ranks(|(_, signs)| signs);
    let heard = table.hears(&expected, |keys, last| hears(&mut terminal, &home, keys, last));
    assert_eq!(heard, expected);
}

#[test]
fn at_the_desk_of_a_room_yasr_says_what_waits_once() {
    let home = Home::new();
    let mut room = RoomToRead::new(&home, "words");
    let Some(mut terminal) = read(&home, AT_THE_DOOR, ASKS) else { return };
    terminal.press(crate::rooms::PASSPHRASE);
    room.plays(|key, sentence| says(&mut terminal, &home, key.0, sentence));
}

#[test]
fn without_a_board_a_game_is_said_once_and_the_own_move_before_the_reply() {
    let games = [(game("words"), GAME), (alone("words"), ANSWERED), (dropping("words"), DROPPED)];
    for (args, keys) in games {
        let home = Home::new();
        let Some(mut terminal) = read(&home, &args, START) else { return };
        for (key, sentence) in keys {
            says(&mut terminal, &home, key.0, sentence);
        }
    }
}
