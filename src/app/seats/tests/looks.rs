//! What there is to see at a place: no more than its player may ask for.

use shakmaty::Square;

use crate::app::seats::tests::devices::{BLACK, BLACK_PEGS, KEYS, SEEING_BOARD, WHITE};
use crate::app::seats::tests::{Table, match_file};
use crate::pegboard::Make;
use crate::ui::view::{Shown, Thing, View};

/// White plays on a board that is sensed, and Black may see the position.
fn table() -> Table {
    let black = format!("{KEYS}\n[black.aids]\nposition-readout = \"yes\"\n");
    let mut table = Table::new(&match_file(SEEING_BOARD, &black, ""));
    table.start();
    table.with(WHITE, Make::Certabo)
}

/// What a thing is that Black looks at.
fn named(table: &Table, thing: Thing) -> String {
    table.seats.named(table.at, BLACK, thing).written()
}

#[test]
fn a_move_on_the_board_of_a_player_is_seen_by_him_alone_until_he_announces_it() {
    let mut table = table();
    let view = |table: &Table| -> View { table.seats.view(BLACK) };
    let before = view(&table);
    assert_eq!(before.told, Shown(true));
    table.script("w hand -e2 e4");
    assert_eq!(view(&table), before);
    let own = table.seats.view(WHITE);
    assert_eq!((own.told, own.last), (Shown(false), None), "he may not ask for the position");
    table.script("d allow white position-readout");
    assert_eq!(table.seats.view(WHITE).last, Some((Square::E2, Square::E4)), "{}", table.heard);
    table.script("w announce");
    let pending = view(&table).pending.unwrap();
    assert!(pending.contains("pawn e2 e4"), "{pending}");
}

#[test]
fn what_may_not_be_asked_is_not_seen_either() {
    let mut table = table();
    table.script(
        "w hand -e2 e4
         w announce
         w press
         b e4
         b take e7",
    );
    let view = table.seats.view(BLACK);
    assert_eq!((view.held, view.targets.count()), (Some(Square::E7), 0));
    assert!(view.header.iter().all(|part| !part.contains("B00")), "{:?}", view.header);
    assert!(view.header.contains(&"Anna Weiss \u{2013} Boris Black".to_owned()));
    assert!(named(&table, Thing::Clock(shakmaty::Color::White)).contains("1 hour"));
    table.script(
        "d withdraw black times
         d withdraw black score-sheet
         d allow black legal-moves
         d allow black opening-name",
    );
    let view = table.seats.view(BLACK);
    assert_eq!((view.moves.len(), view.targets.count()), (0, 2));
    assert!(view.header.iter().any(|part| part.contains("B00")), "{:?}", view.header);
    let dials = table.seats.dials(table.at, BLACK);
    assert!(dials.is_none_or(|dials| !dials.white.contains(':')));
    let clock = named(&table, Thing::Clock(shakmaty::Color::White));
    assert!(clock.starts_with("Times not available"), "{clock}");
    assert!(named(&table, Thing::Moves(0)).starts_with("Score sheet not available"));
}

#[test]
fn a_player_who_writes_sees_his_own_sheet_and_not_what_was_played() {
    let black = format!("{BLACK_PEGS}\nscore = \"own\"");
    let mut table = Table::new(&match_file(KEYS, &black, ""));
    table.start();
    table.script(
        "w e4
         w press
         b e4",
    );
    assert_eq!(table.seats.view(BLACK).moves, [] as [&str; 0]);
    table.script("b write d4");
    assert_eq!(table.seats.view(BLACK).moves, ["1. pawn d2 d4"]);
    assert!(named(&table, Thing::Moves(0)).contains("pawn d2 d4"));
}
