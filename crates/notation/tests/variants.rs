//! Games by other rules than those of chess, as PGN has them elsewhere: read, and written without a
//! difference.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use touchmove_notation::pgn::{Found, Game, Reader, write};

const GAMES: &str = include_str!("variants.pgn");

fn games(text: &str) -> Vec<Game> {
    let mut games = Vec::new();
    let mut each = |found| {
        if let Found::Game(game) = found {
            games.push(*game);
        }
    };
    let mut reader = Reader::default();
    reader.feed(text.as_bytes(), &mut each);
    reader.finish(&mut each);
    games
}

#[test]
fn games_of_each_variant_are_written_as_they_were_read() {
    let read = games(GAMES);
    assert_eq!(read.len(), GAMES.matches("[Event ").count());
    for game in &read {
        assert!(game.remarks.is_empty(), "{:?} {:?}", game.tags, game.remarks);
    }
    let written: Vec<String> =
        read.iter().map(|game| write(&game.tags, &game.tree(), game.result.text())).collect();
    assert_eq!(written.join("\n").trim_end(), GAMES.trim_end());
}

#[test]
fn a_variant_without_a_first_position_begins_as_it_does() {
    for variant in ["King of the Hill", "Three-check", "Crazyhouse", "Antichess", "Atomic"] {
        let text = format!("[Variant \"{variant}\"]\n\n1. e4 e5 *\n");
        let read = games(&text);
        assert_eq!(read[0].moves.len(), 2, "{variant}");
        assert_eq!(read[0].start.variant().pgn(), variant);
    }
}
