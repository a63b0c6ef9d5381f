//! Which threads run while the program waits for a player: those that are used, and one for all signals.

use std::fs;

use super::Terminal;
use crate::program::Home;

/// The names of its threads, its own among them.
fn threads(terminal: &Terminal) -> Vec<String> {
    let tasks = format!("/proc/{}/task", terminal.child.process_id().unwrap());
    let name = |task: std::io::Result<fs::DirEntry>| {
        fs::read_to_string(task.unwrap().path().join("comm")).unwrap().trim().to_owned()
    };
    let mut names: Vec<String> = fs::read_dir(tasks).unwrap().map(name).collect();
    names.sort();
    names
}

/// With speech there is one more.
#[test]
fn four_threads_wait_for_a_line_or_a_key() {
    let home = Home::new();
    let lines = Terminal::game(&home, &["--opponent", "human"]);
    for (mut terminal, shown, expected) in [
        (lines, "New game 1 for two players.", ["printer", "reader", "signals", "touchmove"]),
        (
            Terminal::game(&home, &["--opponent", "human", "--screen", "--theme", "dark"]),
            "White to move, move 1.",
            ["painter", "reader", "signals", "touchmove"],
        ),
    ] {
        terminal.until_shown(shown);
        terminal.until("these threads", |terminal| threads(terminal) == expected);
    }
}
