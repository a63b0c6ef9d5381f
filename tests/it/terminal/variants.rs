//! Games by other rules on a real screen: what they count for a player stands beside the board.

use super::Terminal;
use crate::program::Home;

/// The arguments of a game of two from a position, in a theme.
fn args<'a>(variant: &'a str, fen: &'a str, theme: &'a str) -> Vec<&'a str> {
    let game = ["play", "--screen", "--speech", "off", "--moves", "en", "--opponent", "human"];
    [&game[..], &["--variant", variant, "--position", fen, "--theme", theme]].concat()
}

const HOUSE: &str = "4k3/8/8/3p4/4P3/8/8/4K3[Qn] w - - 0 1";
const CHECKED: &str = "4k3/8/8/8/8/8/3R4/4K3 w - - 2+3 0 1";

#[test]
fn what_is_counted_for_a_player_stands_beside_the_board_at_every_size() {
    for theme in ["dark", "light", "mono", "shapes"] {
        for size in [(10, 40), (24, 80), (40, 120)] {
            let home = Home::new();
            let mut terminal =
                Terminal::new(&home, "xterm-256color", size, &args("crazyhouse", HOUSE, theme));
            terminal.until_shown("White Q +6");
            terminal.until_shown("Black N");
            terminal.press("iexd5\r");
            terminal.until_shown("White QP +8");
            terminal.press("\x04");
            assert_eq!(terminal.end(), 0);
        }
    }
    let home = Home::new();
    let args = args("three-check", CHECKED, "dark");
    let mut terminal = Terminal::new(&home, "xterm-256color", (10, 40), &args);
    terminal.until_shown("checks 1");
    terminal.press("iRe2\r");
    terminal.until_shown("checks 2");
    terminal.until_shown("Black checks 0");
    terminal.press("\x04");
    assert_eq!(terminal.end(), 0);
}

/// There is room for one list below such a board.
#[test]
fn with_the_largest_board_it_is_a_key_away() {
    let home = Home::new();
    let args = args("crazyhouse", HOUSE, "large");
    let mut terminal = Terminal::new(&home, "xterm-256color", (24, 80), &args);
    terminal.until_shown("white king, dark square.");
    terminal.press("\t\t");
    terminal.until_shown("Players. White can drop 1 queen.");
    terminal.until_shown("White Q +6");
    terminal.press("\x04");
    assert_eq!(terminal.end(), 0);
}
