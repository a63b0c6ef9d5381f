//! Every command of a game has an answer at a seat of a match.

use shakmaty::Color;

use crate::app::seats::tests::{Table, match_file};
use crate::command::COMMANDS;
use crate::table::Place;

#[test]
fn no_command_at_a_seat_is_answered_with_silence() {
    let text = match_file("", "", "announcing = \"off\"");
    let mut table = Table::new(&text);
    table.start();
    let mut silent = Vec::new();
    for spec in COMMANDS {
        let example = spec.argument.example().replace("here", "e2");
        for line in [format!("/{} {example}", spec.name), format!("/{}", spec.name)] {
            table.heard.clear();
            table.types(Place::Seat(Color::White), line.trim_end());
            if !table.heard.lines().any(|line| line.starts_with("white: ")) {
                silent.push(line);
            }
        }
    }
    // Every line stops what is being said, and this one does nothing else. That speech is on is told once it
    // is.
    assert_eq!(silent, ["/speech on", "/sound on", "/hush ", "/hush"]);
}
