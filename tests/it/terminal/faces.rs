//! From lines to a screen and back, in the middle of a game.

use super::Terminal;
use crate::program::Home;

const GAME: [&str; 8] =
    ["play", "--speech", "off", "--opponent", "human", "--moves", "en", "--line"];

fn begun(home: &Home, term: &str, size: (u16, u16)) -> Terminal {
    let mut terminal = Terminal::new(home, term, size, &GAME);
    terminal.until_shown("New game 1");
    terminal
}

fn is_screen(terminal: &Terminal) -> bool {
    terminal.screen().alternate_screen()
}

/// Whether the lines wait for what is typed.
fn at_prompt(terminal: &Terminal) -> bool {
    !is_screen(terminal) && terminal.last_row() == ">"
}

/// Types a line at the prompt.
fn types(terminal: &mut Terminal, line: &str) {
    terminal.until("a prompt", at_prompt);
    terminal.press(&format!("{line}\r"));
}

fn leaves(mut terminal: Terminal) {
    terminal.until("a prompt", at_prompt);
    terminal.press("\x04");
    terminal.until_shown("Goodbye.");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn c1_a_game_is_played_on_the_screen_and_in_lines_by_turns() {
    for size in [(24, 80), (10, 40)] {
        let home = Home::new();
        let mut terminal = begun(&home, "xterm-256color", size);
        for [white, told_white, black, told_black] in [
            ["e4", "e2 e4", "e5", "e7 e5"],
            ["Nf3", "g1 f3", "Nc6", "b8 c6"],
            ["Bb5", "f1 b5", "a6", "a7 a6"],
        ] {
            types(&mut terminal, "full screen");
            terminal.until("the screen", is_screen);
            terminal.press(&format!("i{white}\r"));
            terminal.until_shown(told_white);
            terminal.press("line by line\r");
            types(&mut terminal, black);
            terminal.until_shown(told_black);
        }
        types(&mut terminal, "score");
        terminal.until_shown("3. bishop f1 b5, pawn a7 a6");
        leaves(terminal);
    }
}

#[test]
fn c1_the_screen_has_what_was_said_and_follows_its_size_each_time() {
    let home = Home::new();
    let mut terminal = begun(&home, "xterm-256color", (24, 80));
    types(&mut terminal, "e4");
    terminal.until_shown("pawn e2 e4");
    for size in [(30, 100), (12, 50), (24, 80)] {
        types(&mut terminal, "full screen");
        terminal.until("the screen", is_screen);
        terminal.until_shown("pawn e2 e4");
        terminal.resize(size);
        terminal.until("all rows", |terminal| !terminal.last_row().trim().is_empty());
        terminal.press("iline by line\r");
    }
    leaves(terminal);
}

#[test]
fn c1_a_window_too_small_for_a_screen_keeps_its_lines() {
    let home = Home::new();
    let mut terminal = begun(&home, "xterm-256color", (24, 15));
    types(&mut terminal, "full screen");
    terminal.until_shown("too small");
    assert!(!is_screen(&terminal));
    leaves(terminal);
}

#[test]
fn c1_where_there_can_be_no_screen_one_sentence_says_why() {
    let home = Home::new();
    let mut terminal = begun(&home, "dumb", (24, 80));
    terminal.press("full screen\r");
    terminal.until_shown("No screen here. TERM or ACCESSIBLE asks for lines.");
    terminal.press("e4\r");
    terminal.until_shown("pawn e2 e4");
    terminal.press("\x04");
    terminal.until_shown("Goodbye.");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn c1_what_is_pressed_ahead_of_the_lines_is_typed_there() {
    let home = Home::new();
    let mut terminal = begun(&home, "xterm-256color", (24, 80));
    terminal.press("full screen\r");
    terminal.until("the screen", is_screen);
    // Pressed ahead, what follows belongs to the lines.
    terminal.press("iline by line\re4\r");
    terminal.until("lines", |terminal| !is_screen(terminal));
    terminal.until_shown("pawn e2 e4");
    terminal.press("e5\r");
    terminal.until_shown("pawn e7 e5");
    terminal.press("\x04");
    terminal.until_shown("Goodbye.");
    assert_eq!(terminal.end(), 0);
}

/// Where a player is asked something, the question waits on the face that comes, in the smallest window
/// too.
#[test]
fn c1_an_open_question_stays_open_over_the_change() {
    for size in [(24, 80), (10, 40)] {
        let home = Home::new();
        let mut terminal = begun(&home, "xterm-256color", size);
        for (line, told) in [("e4", "pawn e2 e4"), ("resign", "yes or no.")] {
            types(&mut terminal, line);
            terminal.until_shown(told);
        }
        types(&mut terminal, "full screen");
        // There, an open question is answered where it is typed.
        terminal.until("the screen", is_screen);
        terminal.press("line by line\r");
        types(&mut terminal, "yes");
        terminal.until_shown("Black resigns. White wins.");
        leaves(terminal);
    }
}

#[test]
fn what_is_typed_ahead_of_another_face_is_not_lost() {
    let home = Home::new();
    let mut terminal = begun(&home, "xterm-256color", (24, 80));
    terminal.until("a prompt", at_prompt);
    terminal.press("full screen\re4\re5\rNf3\rk");
    terminal.until("the screen", is_screen);
    terminal.until_shown("g1 f3");
    // The line that was begun goes on.
    terminal.press("night c6\r");
    terminal.until_shown("b8 c6");
    terminal.press("line by line\rBb5\ra6\r");
    terminal.until("lines", |terminal| !is_screen(terminal));
    terminal.until_shown("a7 a6");
    leaves(terminal);
}
