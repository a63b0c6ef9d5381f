//! The questions of a match file in a terminal: the passphrase is not shown.

use crate::program::Home;
use crate::terminal::Terminal;

const SECRET: &str = "Springer am Rand";

/// Answers until the passphrase is asked for.
fn answer_all_but_the_passphrase(terminal: &mut Terminal) {
    let mut answered = 0;
    loop {
        terminal.until("a question", |terminal| ends_in_question(terminal, answered));
        let question = questions(terminal).split_off(answered).join("\n");
        answered = questions(terminal).len();
        if question.contains("Passphrase of the arbiter") {
            return;
        }
        let must = [("Time control", "5+3"), ("Name of", "Somebody"), ("blind", "neither")];
        let line = must.iter().find(|(part, _)| question.contains(part)).map_or("", |it| it.1);
        terminal.press(&format!("{line}\r"));
    }
}

fn questions(terminal: &Terminal) -> Vec<String> {
    String::from_utf8_lossy(&terminal.bytes).lines().map(str::to_owned).collect()
}

/// The last line of each question says what Enter means, unless an answer must be typed.
const TYPED: [&str; 5] = ["Name of", "4: neither", "Time control", "Passphrase of", "Type an"];

fn ends_in_question(terminal: &Terminal, answered: usize) -> bool {
    let lines = questions(terminal);
    let is_typed = |last: &str| TYPED.iter().any(|asks| last.starts_with(asks));
    let says = |last: &String| last.contains("Enter") || is_typed(last);
    let is_whole = terminal.bytes.ends_with(b"\n");
    is_whole && lines.len() > answered && lines.last().is_some_and(says)
}

#[test]
fn the_passphrase_is_not_shown_and_the_terminal_shows_lines_again_afterwards() {
    let home = Home::new();
    home.write("settings.toml", "talk = \"en\"\nspeech = \"off\"\n");
    let args = ["match", "--new", "new.toml"];
    let mut terminal = Terminal::new(&home, "xterm", (40, 100), &args);
    answer_all_but_the_passphrase(&mut terminal);
    assert!(String::from_utf8_lossy(&terminal.bytes).contains("Somebody"), "answers are shown");
    for stop in ["The passphrase again.", "Enter: write the file."] {
        terminal.press(&format!("{SECRET}\r"));
        terminal.until(stop, |terminal| terminal.shows(stop));
    }
    terminal.press("\r");
    terminal.until_shown("The match file has no faults.");
    assert_eq!(terminal.end(), 0);
    let shown = String::from_utf8_lossy(&terminal.bytes).into_owned();
    assert!(!shown.contains("Springer"), "{shown}");
    let written = std::fs::read_to_string(home.path("new.toml")).unwrap();
    assert!(written.contains("$argon2id$") && !written.contains("Springer"));
    let history = std::fs::read_to_string(home.data("history.txt")).unwrap_or_default();
    assert!(!history.contains("Springer"));
}
