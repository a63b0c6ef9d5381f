//! A rehearsal in a terminal, in lines and on a screen.

use super::Terminal;
use crate::program::Home;

const GAME: [&str; 8] = ["play", "--strict", "--speech", "off", "--seed", "7", "--level", "1"];

#[test]
fn a_rehearsal_is_typed_line_by_line() {
    let home = Home::new();
    let args = [&GAME[..], &["--line", "--moves", "fide", "--talk", "de"]].concat();
    let mut terminal = Terminal::new(&home, "xterm", (30, 80), &args);
    terminal.until_shown("Turniermodus.");
    terminal.press("eva fünf\r");
    terminal.until_shown("Bauer Eva zwei Eva fünf");
    terminal.press("drücken\r");
    terminal.until_shown("Eva zwei berührt");
    terminal.press("eva vier\rdrücken\r");
    terminal.until_shown("Wiederhole ihn.");
    terminal.press("\x04");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn the_screen_of_a_rehearsal_is_no_second_board() {
    let home = Home::new();
    let args = [&GAME[..], &["--screen", "--moves", "en"]].concat();
    let mut terminal = Terminal::new(&home, "xterm-256color", (24, 80), &args);
    terminal.until_shown("Tournament rehearsal.");
    // The cursor is on the king's square: to take the piece is refused, and the square is named.
    terminal.press("\r");
    terminal.until_shown("Position not available.");
    terminal.press("ie4\r");
    terminal.until_shown("Black has repeated it.");
    terminal.press("press\r");
    terminal.until_shown("Repeat it.");
    let untold = |row: &&String| row.matches('?').count() == 8;
    let ranks = terminal.rows().iter().filter(untold).count();
    assert_eq!(ranks, 8, "{}", terminal.rows().join("\n"));
    terminal.press("\x04");
    assert_eq!(terminal.end(), 0);
}
