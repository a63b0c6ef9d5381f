//! The way of a move at a table (FIDE 2023, D.2.1 to D.2.8), at keyboards.

use expect_test::expect;

use crate::app::seats::tests::{Table, match_file};

const BLIND: &str = "blind = \"yes\"\nmoves = \"fide\"\ntalk = \"de\"";

#[test]
fn each_hears_what_is_his_affair() {
    let mut table = Table::new(&match_file(BLIND, "talk = \"en\"\nmoves = \"en\"", ""));
    table.start();
    table.script(
        "w e4
         w announce
         b e5
         b repeat e4
         w press
         b announce e5
         w repeat e5
         b press",
    );
    expect![[r#"
        > white: e4
        white: Bauer Eva zwei Eva vier
        black: pawn e2 e4
        black: Repeat it.
        desk: White: pawn e2 e4
        desk: Black, repeat the move.
        > white: announce
        white: Angesagt: Bauer Eva zwei Eva vier.
        white: Schwarz muss ihn noch wiederholen.
        white: Drücke die Uhr.
        > black: e5
        black: That is a different move. Announced: pawn e2 e4.
        white: Schwarz wiederholt einen anderen Zug. Angesagt: Bauer Eva zwei Eva vier.
        desk: Black repeats e5. The move is pawn e2 e4.
        > black: repeat e4
        black: Repeated.
        white: Schwarz wiederholt den Zug.
        desk: Black repeats it.
        > white: press
        white: Gedrückt.
        black: Your clock is running.
        desk: White presses the clock.
        > black: announce e5
        black: pawn e7 e5
        white: Bauer Eva sieben Eva fünf
        white: Wiederhole ihn.
        desk: Black: pawn e7 e5
        desk: White, repeat the move.
        > white: repeat e5
        white: Wiederholt.
        black: White repeats it.
        desk: White repeats it.
        > black: press
        black: Pressed.
        white: Deine Uhr läuft.
        desk: Black presses the clock.
    "#]]
    .assert_eq(&table.heard);
}
