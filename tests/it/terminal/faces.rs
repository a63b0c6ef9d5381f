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

/// Where a player is asked something, the question waits on the face that comes, in the smallest window
/// too.
#[test]
fn c1_an_open_question_stays_open_over_the_change() {
    for size in [(24, 80), (10, 40)] {
        let home = Home::new();
        let mut terminal = begun(&home, "xterm-256color", size);
        let at_prompt = |terminal: &Terminal| !is_screen(terminal) && terminal.last_row() == ">";
        for (line, told) in [("e4", "pawn e2 e4"), ("resign", "yes or no.")] {
            terminal.until("a prompt", at_prompt);
            terminal.press(&format!("{line}\r"));
            terminal.until_shown(told);
        }
        terminal.until("a prompt", at_prompt);
        terminal.press("full screen\r");
        // There, an open question is answered where it is typed.
        terminal.until("the screen", is_screen);
        terminal.press("line by line\r");
        terminal.until("a prompt", at_prompt);
        terminal.press("yes\r");
        terminal.until_shown("Black resigns. White wins.");
        terminal.until("a prompt", at_prompt);
        terminal.press("\x04");
        terminal.until_shown("Goodbye.");
        assert_eq!(terminal.end(), 0);
    }
}
