//! What comes to a terminal, in lines and on a screen.

use crate::raw::{imported, raw};
use crate::terminal::Terminal;

/// The bytes that came, without the orders that the program itself gives a terminal.
fn words(bytes: &[u8]) -> String {
    // Letters are those of the alphabet again, which a program before may have changed.
    let text = String::from_utf8_lossy(bytes).replace("\u{1b}(B\u{f}", "");
    let mut out = String::new();
    let mut rest = &*text;
    while let Some((before, order)) = rest.split_once('\u{1b}') {
        out += before;
        rest = if let Some(inside) = order.strip_prefix('[') {
            inside.trim_start_matches(|c: char| !c.is_ascii_alphabetic())
        } else {
            // Its other orders are one sign long; an order of the system begins with a bracket.
            assert!(
                order.starts_with(['7', '8', '=', '>', '(', 'M', 'D']),
                "ESC {:?}",
                &order[..9.min(order.len())]
            );
            order
        };
        rest = rest.get(1..).unwrap_or_default();
    }
    (out + rest).replace(['\r', '\u{8}', '\u{7f}'], "")
}

#[test]
fn a_terminal_in_lines_gets_no_orders_from_a_game() {
    let (home, number) = imported();
    let args = ["study", &number, "--speech", "off", "--face", "line", "--theme", "reader"];
    let mut terminal = Terminal::new(&home, "xterm", (40, 100), &args);
    let lines = [
        ("set answers whole", "answers: whole."),
        ("next", "1 variation."),
        ("where", "owned"),
        ("tags", "Comments by"),
    ];
    for (line, shown) in lines {
        terminal.line(line);
        terminal.until_shown(shown);
    }
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    terminal.press("e\u{9b}4\u{202e}\u{200b}\u{e0041}\u{85}zz\r");
    terminal.until_shown("zz");
    terminal.line("quit");
    terminal.end();
    assert_eq!(raw(&words(&terminal.bytes)), None);
    let history = std::fs::read_to_string(home.data("history.txt")).unwrap_or_default();
    assert_eq!(raw(&history), None);
}

#[test]
fn a_dumb_terminal_gets_no_orders_from_what_is_typed() {
    let (home, number) = imported();
    let args = ["study", &number, "--speech", "off", "--face", "line", "--theme", "reader"];
    let mut terminal = Terminal::new(&home, "dumb", (40, 100), &args);
    terminal.until_shown("owned");
    terminal.press("e\u{9b}4\u{202e}\u{200b}\u{e0041}\u{85}zz\rquit\r");
    terminal.end();
    assert_eq!(raw(&words(&terminal.bytes)), None);
}

#[test]
fn a_screen_gets_no_orders_from_a_game() {
    let (home, number) = imported();
    for theme in ["reader", "dark"] {
        let args = ["study", &number, "--speech", "off", "--screen", "--theme", theme];
        let mut terminal = Terminal::new(&home, "xterm-256color", (40, 100), &args);
        terminal.until_shown("owned");
        terminal.press("\x1b[200~e\u{202e}4\u{200b}\u{e0041}\u{2066}\x1b[201~\r");
        terminal.until_shown("202E");
        terminal.press("\x04");
        terminal.until_shown("Goodbye.");
        terminal.end();
        assert_eq!(raw(&words(&terminal.bytes)), None, "{theme}");
    }
}
