//! What is typed at a seat as it stands on a score sheet is that move.

use shakmaty::Color;

use crate::app::seats::tests::{Table, match_file};
use crate::table::Place;

const GERMAN: &str = "blind = \"yes\"\nmoves = \"de\"\ntalk = \"de\"";

fn table() -> Table {
    let mut table = Table::new(&match_file(GERMAN, GERMAN, "announcing = \"off\""));
    table.start();
    table
}

/// The last move of the game, by its squares.
fn last(table: &Table) -> String {
    let game = table.seats.game(Place::Desk);
    let mode = game.mode();
    game.made().last().map_or_else(String::new, |made| made.mv.to_uci(mode).to_string())
}

#[test]
fn l5_the_letters_of_the_seat_s_voice_go_first() {
    let mut table = table();
    table.plays("e4 a6 Ke2 a5 Nf3 a4 g3 h6 Bh3 h5");
    table.types(Place::Seat(Color::White), "The1");
    table.types(Place::Seat(Color::White), "press");
    assert_eq!(last(&table), "h1e1", "{}", table.heard);
}

#[test]
fn l5_what_may_be_two_moves_is_not_clear_and_no_reading_is_named() {
    let mut table = table();
    table.plays("e4 d5 Qe2 dxe4 Qe3 e5");
    table.heard.clear();
    table.types(Place::Seat(Color::White), "dee 4");
    assert!(
        table.heard.contains("Nicht eindeutig") && !table.heard.contains("1:"),
        "{}",
        table.heard
    );
    table.types(Place::Seat(Color::White), "press");
    assert_eq!(last(&table), "e7e5", "{}", table.heard);
}

/// Which of two moves a correction means, nobody chooses: what was announced stands.
#[test]
fn l5_a_correction_that_may_be_two_moves_corrects_nothing() {
    let queens = "position = \"6k1/8/8/8/7Q/8/3P4/4Q1K1 w - - 0 1\"\nannouncing = \"repeat\"";
    for (announced, stands) in [("d2d4", "d2d4"), ("Dee4", "e1e4"), ("Dh4e4", "h4e4")] {
        for text in ["dee4", "dee 4", "Dee 4"] {
            let mut table = Table::new(&match_file(GERMAN, GERMAN, queens));
            table.start();
            table.types(Place::Seat(Color::White), announced);
            table.heard.clear();
            table.types(Place::Seat(Color::White), &format!("correct {text}"));
            assert!(
                table.heard.contains("Nicht eindeutig"),
                "{announced}, {text}: {}",
                table.heard
            );
            assert!(!table.heard.contains("1:"), "{}", table.heard);
            table.types(Place::Seat(Color::White), "press");
            table.types(Place::Seat(Color::Black), &format!("repeat {stands}"));
            let said = table.seats.game(Place::Desk).made().last().map(|made| made.mv);
            let mode = table.seats.game(Place::Desk).mode();
            let said = said.map(|mv| mv.to_uci(mode).to_string());
            assert_eq!(said.as_deref(), Some(stands), "{text}: {}", table.heard);
        }
    }
}
