//! A game without a board, on a screen and line by line.

use super::Terminal;
use crate::program::Home;

const GAME: [&str; 8] =
    ["play", "--blindfold", "--speech", "off", "--opponent", "human", "--moves", "en"];

fn untold(terminal: &Terminal) -> usize {
    terminal.rows().iter().filter(|row| row.matches('?').count() == 8).count()
}

#[test]
fn b11_the_screen_has_no_board_until_it_is_taken_off() {
    let home = Home::new();
    let args = [&GAME[..], &["--screen"]].concat();
    let mut terminal = Terminal::new(&home, "xterm-256color", (24, 80), &args);
    terminal.until_shown("Blindfold. No board is shown.");
    terminal.press("ie4\r");
    terminal.until_shown("pawn e2 e4");
    assert_eq!(untold(&terminal), 8, "{}", terminal.rows().join("\n"));
    terminal.press("board e4\r");
    terminal.until_shown("e4: white pawn");
    terminal.press("blindfold off\r");
    terminal.until_shown("Blindfold off. The board is back.");
    assert_eq!(untold(&terminal), 0, "{}", terminal.rows().join("\n"));
    terminal.press("blindfold strict\r");
    terminal.until_shown("Blindfold, no looks.");
    terminal.press("pieces K\r");
    terminal.until_shown("No looks: you play blindfold.");
    assert_eq!(untold(&terminal), 8, "{}", terminal.rows().join("\n"));
    terminal.press("\x04");
    assert_eq!(terminal.end(), 0);
}

/// The themes for screen readers and braille displays have no board either.
#[test]
fn b11_no_theme_has_a_board() {
    for theme in ["reader", "braille", "words", "large"] {
        let home = Home::new();
        let args = [&GAME[..], &["--screen", "--theme", theme]].concat();
        let mut terminal = Terminal::new(&home, "xterm-256color", (24, 40), &args);
        terminal.until_shown("Blindfold");
        terminal.press("ie4\r");
        terminal.until_shown("e2 e4");
        for row in terminal.rows() {
            let pieces = row.matches(['P', 'p', '♙', '♟', '⠏']).count();
            assert!(pieces < 4, "{theme}: {row}");
        }
        terminal.press("\x04");
        assert_eq!(terminal.end(), 0);
    }
}

#[test]
fn b11_a_game_that_is_resumed_has_no_board_and_its_looks() {
    let home = Home::new();
    let args = [&GAME[..], &["--line"]].concat();
    let mut terminal = Terminal::new(&home, "xterm", (30, 80), &args);
    terminal.until_shown("Blindfold. No board is shown.");
    terminal.press("e4\r");
    terminal.until_shown("pawn e2 e4");
    terminal.press("braille\r");
    terminal.until_shown("⠿");
    terminal.press("quit\r");
    assert_eq!(terminal.end(), 0);
    let args = ["resume", "--speech", "off", "--line"];
    let mut terminal = Terminal::new(&home, "xterm", (30, 80), &args);
    terminal.until_shown("One look so far.");
    terminal.press("resign\ryes\r");
    terminal.until_shown("You looked once.");
    terminal.press("\x04");
    assert_eq!(terminal.end(), 0);
}
