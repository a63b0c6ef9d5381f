//! A text that is pasted into a line, by a terminal that puts marks around it.

use super::Terminal;
use crate::program::Home;

/// A text as such a terminal hands it over.
fn pasted(text: &str) -> String {
    format!("\x1b[200~{}\x1b[201~", text.replace('\n', "\r"))
}

fn game(home: &Home) -> Terminal {
    let mut terminal = Terminal::game(home, &["--opponent", "human"]);
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    terminal
}

fn text(terminal: &Terminal) -> String {
    String::from_utf8_lossy(&terminal.bytes).into_owned()
}

#[test]
fn several_lines_are_one_entry_and_no_command() {
    let home = Home::new();
    let mut terminal = game(&home);
    terminal.press(&pasted("resign\nyes\n"));
    terminal.until_shown("Several lines, nothing pasted. Paste one at a time.");
    terminal.line("turn");
    terminal.until_shown("White to move, move 1.");
    terminal.press(&pasted("[Event \"Casual\"]\n\n1. e4 e5 *\n"));
    terminal.until_shown("A whole game, nothing pasted.");
    terminal.line("turn");
    terminal.line("quit");
    assert_eq!(terminal.end(), 0);
    assert!(!text(&terminal).contains("Resign"), "{}", text(&terminal));
    assert!(!text(&terminal).contains("pawn"), "{}", text(&terminal));
}

#[test]
fn what_was_typed_before_several_lines_is_kept() {
    let home = Home::new();
    let mut terminal = game(&home);
    terminal.press("knight");
    terminal.until_shown("> knight");
    terminal.press(&pasted("e4\ne5\n"));
    terminal.until_shown("Several lines, nothing pasted.");
    terminal.until("what was typed", |terminal| terminal.last_row() == "> knight");
    terminal.press(" f3\r");
    terminal.until_shown("knight g1 f3");
}

#[test]
fn a_line_waits_for_enter_and_a_position_is_set_up() {
    let home = Home::new();
    let mut terminal = game(&home);
    terminal.press(&pasted("4k3/8/8/8/8/8/4P3/4K3\nw - - 0 1\n"));
    terminal.until_shown("Special starting position.");
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    terminal.press(&pasted("e4\n"));
    terminal.until("the line", |terminal| terminal.last_row() == "> e4");
    terminal.press("\r");
    terminal.until_shown("pawn e2 e4");
}

/// Some shells do not ask for marks themselves, and do not know those of others.
#[test]
fn marks_are_asked_for_while_a_line_is_edited_and_never_longer() {
    let home = Home::new();
    let mut terminal = game(&home);
    let ends = |terminal: &Terminal| {
        let text = text(terminal);
        text.rfind("\x1b[?2004l") > text.rfind("\x1b[?2004h")
    };
    assert!(text(&terminal).contains("\x1b[?2004h") && !ends(&terminal));
    terminal.signal(rustix::process::Signal::TERM);
    terminal.end();
    assert!(ends(&terminal), "{:?}", text(&terminal));
}
