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

#[test]
fn c1_a_game_goes_on_from_lines_to_a_screen_and_back() {
    for size in [(24, 80), (10, 40)] {
        let home = Home::new();
        let mut terminal = begun(&home, "xterm-256color", size);
        for round in [["e4", "e5"], ["Nf3", "Nc6"], ["Bb5", "a6"]] {
            terminal.press("full screen\r");
            terminal.until("the screen", is_screen);
            terminal.press(&format!("i{}\r", round[0]));
            terminal.until_shown(&round[0][round[0].len() - 2..]);
            terminal.press("line by line\r");
            terminal.until("lines", |terminal| !is_screen(terminal));
            terminal.press(&format!("{}\r", round[1]));
            terminal.until_shown(&round[1][round[1].len() - 2..]);
        }
        terminal.press("score\r");
        terminal.until_shown("3. Bb5 a6");
        terminal.press("\x04");
        terminal.until_shown("Goodbye.");
        assert_eq!(terminal.end(), 0);
    }
}

#[test]
fn c1_an_open_question_is_answered_on_the_other_face() {
    let home = Home::new();
    let mut terminal = begun(&home, "xterm-256color", (24, 80));
    terminal.press("e4\r");
    terminal.until_shown("pawn e2 e4");
    terminal.press("resign\r");
    terminal.until_shown("Resign for Black?");
    terminal.press("full screen\r");
    terminal.until("the screen", is_screen);
    terminal.until_shown("Resign for Black?");
    terminal.press("yes\r");
    terminal.until_shown("White wins.");
    terminal.press("\x04");
    terminal.until_shown("Goodbye.");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn c1_what_was_said_is_on_the_screen_and_its_size_is_followed_each_time() {
    let home = Home::new();
    let mut terminal = begun(&home, "xterm-256color", (24, 80));
    terminal.press("e4\r");
    terminal.until_shown("pawn e2 e4");
    for size in [(30, 100), (24, 80)] {
        terminal.press("full screen\r");
        terminal.until("the screen", is_screen);
        terminal.until_shown("pawn e2 e4");
        terminal.resize(size);
        terminal.until("all rows", |terminal| !terminal.last_row().trim().is_empty());
        terminal.press("iline by line\r");
        terminal.until("lines", |terminal| !is_screen(terminal));
    }
    terminal.press("\x04");
    terminal.until_shown("Goodbye.");
    assert_eq!(terminal.end(), 0);
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
    let home = Home::new();
    let mut small = begun(&home, "xterm-256color", (24, 15));
    small.press("full screen\r");
    small.until_shown("too small");
    assert!(!is_screen(&small));
    small.press("\x04");
    assert_eq!(small.end(), 0);
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
