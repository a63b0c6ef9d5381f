//! What a terminal answers late among the keys of a line.

use std::thread;
use std::time::Duration;

use super::Terminal;
use crate::program::Home;

/// A hand is no faster, and a line may be slower than anything.
const PAUSE: Duration = Duration::from_millis(100);

/// What terminals answer to questions about themselves.
const ANSWERS: [&str; 18] = [
    "\x1b[24;1R",
    "\x1b[24;100R",
    "\x1b[124;37R",
    "\x1b[?24;80R",
    "\x1b[0n",
    "\x1b[?62;22c",
    "\x1b[?1;2c",
    "\x1b[>41;390;0c",
    "\x1b[?2026;2$y",
    "\x1b[?1u",
    "\x1b[?997;1n",
    "\x1b[4;600;800t",
    "\x1b[8;24;80t",
    "\x1b]10;rgb:ffff/ffff/ffff\x1b\\",
    "\x1b]11;rgb:1e1e/1e1e/2e2e\x07",
    "\x1bP>|XTerm(390)\x1b\\",
    "\x1bP!|7E565445\x1b\\",
    "\x1b_Gi=31;OK\x1b\\",
];

/// Types half a line, the answers, and the other half; the line is what was typed.
fn answered(term: &str, answers: &[&str], pause: bool) {
    let home = Home::new();
    let args = ["play", "--speech", "off", "--moves", "en", "--opponent", "human"];
    let mut terminal = Terminal::new(&home, term, (30, 80), &args);
    terminal.until_shown("New game 1");
    for answer in answers {
        terminal.press(answer);
    }
    terminal.press("mate");
    terminal.until("half a line", |terminal| terminal.last_row().ends_with("mate"));
    for answer in answers {
        if pause {
            let middle = answer.len() - 2;
            terminal.press(&answer[..middle]);
            thread::park_timeout(PAUSE);
            terminal.press(&answer[middle..]);
        } else {
            terminal.press(answer);
        }
    }
    terminal.press("rial\r");
    terminal.until("an answer", |terminal| {
        terminal.shows("Material is level.") || terminal.shows("Unknown")
    });
    let rows = terminal.rows();
    assert!(rows.iter().any(|row| row.trim_start_matches("> ") == "material"), "{rows:#?}");
    terminal.press("e4\rquit\r");
    terminal.until_shown("pawn e2 e4");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn c2_late_answers_of_a_terminal_are_no_text_of_the_player() {
    for term in ["xterm", "dumb"] {
        answered(term, &ANSWERS, false);
    }
}

#[test]
fn c2_an_answer_in_two_pieces_is_none_either() {
    // The end of this one is a sign alone, which a hand may have typed.
    let answers: Vec<&str> =
        ANSWERS.into_iter().filter(|it| !["\x1b[24;100R", "\x1b[0n"].contains(it)).collect();
    for term in ["xterm", "dumb"] {
        answered(term, &answers, true);
    }
}

#[test]
fn c2_what_a_hand_types_after_a_key_that_nobody_knows_is_its_line() {
    let home = Home::new();
    let args = ["play", "--speech", "off", "--moves", "en", "--opponent", "human"];
    let mut terminal = Terminal::new(&home, "xterm", (30, 80), &args);
    for line in ["e4", "nf6", "Ra2", "0-0", "5"] {
        terminal.until("a prompt", |terminal| terminal.last_row() == ">");
        // The five of the numeric block.
        terminal.press("\x1b[E");
        thread::park_timeout(PAUSE);
        let typed = format!("> {line}");
        terminal.press(&format!("{line}\r"));
        terminal
            .until(line, |terminal| terminal.rows().contains(&typed) && terminal.last_row() == ">");
    }
}
