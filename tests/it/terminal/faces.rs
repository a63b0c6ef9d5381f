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
