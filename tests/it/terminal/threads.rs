//! Which threads run while the program waits for a player: those that are used, and one for all signals.

use std::fs;

use super::Terminal;
use crate::program::Home;

/// The names of its threads, its own among them. One that ends while they are read is none of them.
fn threads(terminal: &Terminal) -> Vec<String> {
    let tasks = format!("/proc/{}/task", terminal.child.process_id().unwrap());
    let name = |task: std::io::Result<fs::DirEntry>| {
        let name = fs::read_to_string(task.ok()?.path().join("comm")).ok()?;
        Some(name.trim().to_owned())
    };
    let mut names: Vec<String> = fs::read_dir(tasks).unwrap().filter_map(name).collect();
    names.sort();
    names
}

/// With speech there is one more.
#[test]
fn four_threads_wait_for_a_line() {
    let home = Home::new();
    let mut terminal = Terminal::game(&home, &["--opponent", "human"]);
    terminal.until_shown("New game 1 for two players.");
    let expected = ["printer", "reader", "signals", "touchmove"];
    terminal.until("these threads", |terminal| threads(terminal) == expected);
}

/// A screen has its own that draws, and the one that printed lines has ended; also where it comes later.
#[test]
fn four_threads_wait_for_a_key() {
    let expected = ["painter", "reader", "signals", "touchmove"];
    for args in [&["--opponent", "human", "--screen"][..], &["--opponent", "human"]] {
        let home = Home::new();
        let mut terminal = Terminal::game(&home, args);
        if args.len() == 2 {
            terminal.until_shown("New game 1 for two players.");
            terminal.line("full screen");
        }
        terminal.until("the screen", |terminal| terminal.screen().alternate_screen());
        terminal.until("these threads", |terminal| threads(terminal) == expected);
    }
}
