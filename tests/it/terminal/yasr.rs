//! The real program on a screen for readers, read by yasr, a screen reader for terminals: it speaks
//! what is written, as it is written. Here it speaks into a file.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use portable_pty::CommandBuilder;

use super::Terminal;
use super::readers::{ANSWERED, GAME, START, alone, game};
use crate::engines::installed;
use crate::program::{Home, PROGRAM};

const UP: &str = "\x1b[A";
const LEFT: &str = "\x1b[D";

/// The last row of the board.
const BOARD: &str = "a b c d e f g h";

/// The program with these arguments under yasr, once this was said; nothing where yasr is not installed.
fn read(home: &Home, args: &str, last: &str) -> Option<Terminal> {
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
    heard(&mut terminal, home, 0, last);
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

#[test]
fn what_the_cursor_comes_to_is_said_once_and_nothing_else_is() {
    let home = Home::new();
    let Some(mut terminal) = read(&home, &game("reader"), BOARD) else { return };
    for (key, sentence) in [
        (UP, "e2: white pawn, light square."),
        (LEFT, "d2: white pawn, dark square."),
        ("\r", "pawn d2 in your hand."),
        ("\t", "Moves. No moves yet."),
        ("\t", "Clocks. This game has no clocks."),
        ("\x1b", "Board. d2: white pawn, dark, in hand."),
        ("i", "Entry:"),
    ] {
        let before = spoken(&home).len();
        terminal.press(key);
        let said = heard(&mut terminal, &home, before, sentence);
        assert_eq!(said, sentence, "{key:?}");
    }
}

/// With a board what changes there comes behind the move, and without one nothing does.
#[test]
fn a_move_is_said_before_what_it_changes_on_the_board() {
    for (theme, last, expected) in
        [("reader", BOARD, "pawn e2 e4 P ."), ("words", START, "pawn e2 e4")]
    {
        let home = Home::new();
        let Some(mut terminal) = read(&home, &game(theme), last) else { return };
        for (key, sentence) in
            [(UP, "e2: white pawn, light square."), ("\r", "pawn e2 in your hand.")]
        {
            terminal.press(key);
            heard(&mut terminal, &home, 0, sentence);
        }
        for square in ["e3: empty, dark, can go.", "e4: empty, light, can go."] {
            terminal.press(UP);
            heard(&mut terminal, &home, 0, square);
        }
        let before = spoken(&home).len();
        terminal.press("\r");
        heard(&mut terminal, &home, before, expected);
        // Behind an answer nothing of the move can come any more.
        terminal.press("u");
        let told = "Black to move, move 1.";
        let said = heard(&mut terminal, &home, before, told);
        assert_eq!(said, format!("{expected} {told}"), "{theme}");
    }
}

#[test]
fn without_a_board_a_game_is_said_once_and_the_own_move_before_the_reply() {
    for (args, keys) in [(game("words"), GAME), (alone("words"), ANSWERED)] {
        let home = Home::new();
        let Some(mut terminal) = read(&home, &args, START) else { return };
        for (key, sentence) in keys {
            let before = spoken(&home).len();
            terminal.press(key.0);
            let said = heard(&mut terminal, &home, before, sentence);
            assert_eq!(said, *sentence, "{key:?}");
        }
    }
}
