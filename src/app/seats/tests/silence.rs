//! A2: who does not repeat is reminded, the desk is told, and his own time runs.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::Table;
use crate::app::seats::tests::devices::KEYS;
use crate::laws::Clock;
use crate::table::Place;

#[test]
fn a2_a_silent_opponent_is_reminded_and_put_to_the_arbiter() {
    let mut table = Table::of(KEYS, KEYS, "");
    table.script("w e4\nw press");
    table.heard.clear();
    table.script(
        "w wait 40
         b wait 40
         d matters
         d warn black
         b announce e5
         b e4
         d matters
         b e5",
    );
    let runs = table.seats.game(Place::Desk).clock().and_then(Clock::turn);
    assert_eq!(runs, Some(Color::Black));
    expect![[r#"
        desk: Black, you still have to repeat the move.
        black: Black, still to repeat: pawn e2 e4.
        desk: Black does not repeat White's move. The arbiter decides. FIDE 2023, D.2.1.
        > desk: matters
        desk: 1: Black does not repeat White's move. The arbiter decides. FIDE 2023, D.2.1.
        desk: Type a penalty, such as warn or take-time, or dismiss.
        > desk: warn black
        desk: Ruling 1: Black is warned. FIDE 2023, 12.9.
        white: Ruling 1: Black is warned. FIDE 2023, 12.9.
        black: Ruling 1: Black is warned. FIDE 2023, 12.9.
        > black: announce e5
        black: Announced: pawn e2 e4.
        black: Repeat it.
        > black: e4
        black: Repeated.
        white: Black repeats it.
        desk: Black repeats it.
        > desk: matters
        desk: Nothing waits for your decision.
        > black: e5
        black: pawn e7 e5
        white: pawn e7 e5
        white: Repeat it.
        desk: Black: pawn e7 e5
        desk: White, repeat the move.
    "#]]
    .assert_eq(&table.heard);
}

#[test]
fn a2_where_the_clock_waits_it_runs_for_the_silent_opponent() {
    let mut table = Table::of(KEYS, KEYS, "announcing = \"repeat-first\"");
    table.script("w e4");
    let runs = |table: &Table| table.seats.game(Place::Desk).clock().and_then(Clock::turn);
    assert_eq!(runs(&table), Some(Color::Black));
    table.script("b d4\nw press");
    assert_eq!(runs(&table), Some(Color::Black));
    table.script("b e4");
    assert_eq!(runs(&table), Some(Color::White));
    table.script("w press");
    assert_eq!(runs(&table), Some(Color::Black));
}
