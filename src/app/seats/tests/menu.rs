//! What a player can do by the button of his board alone.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::devices::{KEYS, WHITE, WHITE_PEGS};
use crate::app::seats::tests::{Table, match_file};
use crate::laws::Matter;
use crate::pegboard::Make;
use crate::table::Place;

/// A quickplay finish in which White, at a peg board, has a minute and a half.
fn finish(edition: &str) -> Table {
    nearly_finished(edition, "1:30")
}

/// The same with this time.
fn nearly_finished(edition: &str, left: &str) -> Table {
    let rest = format!("laws = \"{edition}\"\nannouncing = \"off\"\nquickplay = \"yes\"");
    let mut table = Table::new(&match_file(WHITE_PEGS, KEYS, &rest).replace("90+30", "90"));
    table.start();
    table = table.played("e4 e5");
    table.at_desk(&format!("set-clock white {left}\nyes"));
    table.with(WHITE, Make::Peg1)
}

/// What waits for the arbiter after these presses of White.
fn waits(edition: &str, presses: &str) -> Vec<Matter> {
    let mut table = finish(edition);
    table.script(presses);
    table.seats.game(Place::Desk).matters().to_vec()
}

#[test]
fn c1_a_player_without_a_screen_claims_by_the_button() {
    finish("2023").hears(
        "w hold
         w hold
         w button
         w button
         w button
         w button
         w button
         w button
         w button
         w hold",
        &expect![[r#"
            # white: hold
            white: pawn e7 e5. Black, move 1.
            # white: hold
            white: Leave the menu.
            white: Press: next. Hold: do it.
            # white: button
            white: Stop the clocks.
            # white: button
            white: Claim a draw: the opponent cannot win.
            # white: button
            white: Claim a draw: the opponent does not try to win.
            # white: button
            white: Ask for five seconds per move.
            # white: button
            white: Leave the menu.
            # white: button
            white: Stop the clocks.
            # white: button
            white: Claim a draw: the opponent cannot win.
            # white: hold
            white: White claims a draw: Black cannot win by normal means. The arbiter decides. FIDE 2023, III.5.
            white: Clocks stopped.
            black: White claims a draw: Black cannot win by normal means. The arbiter decides. FIDE 2023, III.5.
            black: Clocks stopped.
            desk: White claims a draw: Black cannot win by normal means. The arbiter decides. FIDE 2023, III.5.
            desk: Clocks stopped.
        "#]],
    );
}

#[test]
fn c1_the_clocks_are_stopped_by_the_button() {
    finish("2023").hears(
        "w hold\nw hold\nw button\nw hold",
        &expect![[r#"
            # white: hold
            white: pawn e7 e5. Black, move 1.
            # white: hold
            white: Leave the menu.
            white: Press: next. Hold: do it.
            # white: button
            white: Stop the clocks.
            # white: hold
            white: White has stopped the clocks. The arbiter decides. FIDE 2023, 6.11.2.
            white: Clocks stopped.
            black: White has stopped the clocks. The arbiter decides. FIDE 2023, 6.11.2.
            black: Clocks stopped.
            desk: White has stopped the clocks. The arbiter decides. FIDE 2023, 6.11.2.
            desk: Clocks stopped.
        "#]],
    );
}

/// Held once too often, the button does nothing.
#[test]
fn the_first_choice_of_the_menu_changes_nothing() {
    assert_eq!(waits("2023", "w hold\nw hold\nw hold"), []);
}

/// 2009 knows no request for five seconds (that is of 2014, G.4), so the menu does not name it.
#[test]
fn c1_the_menu_has_what_the_edition_knows() {
    let leaves = "w hold\nw hold\nw button\nw button\nw button\nw button\nw hold\nw button";
    assert_eq!(waits("2009", leaves), []);
    let five = "w hold\nw hold\nw button\nw button\nw button\nw button\nw hold\nw wait 1";
    let mut table = finish("2014");
    table.script(five);
    assert!(table.heard.contains("white: Ask for five seconds per move."), "{}", table.heard);
    assert_eq!(table.seats.game(Place::Desk).offer(), Some(Color::White), "{}", table.heard);
}

/// A press at the game is none in the menu: a piece was moved since, or it was long ago.
#[test]
fn c1_a_move_closes_the_menu() {
    for between in ["w hand -g1 f3", "w wait 30\nw hand -g1 f3"] {
        let mut table = finish("2023");
        table.script(&format!("w hold\nw hold\n{between}\nw button"));
        assert_eq!(table.seats.game(Place::Desk).made().len(), 3, "{}", table.heard);
    }
    let mut table = finish("2023");
    table.script("w hold\nw hold\nw wait 30\nw button");
    assert!(!table.heard.contains("Claim a draw"), "{}", table.heard);
}

/// Two minutes are reached while nothing happens: the clock of now counts, not that of the last event.
#[test]
fn e1_a_claim_is_judged_by_the_clock_of_now() {
    for claimed in [
        "w claim effort\nw yes",
        "w claim cannot-win\nw yes",
        "w claim seconds\nw yes",
        "w hold\nw hold\nw button\nw button\nw hold",
    ] {
        for (waited, counts) in [(0, false), (30, true)] {
            let mut table = nearly_finished("2023", "2:20");
            table.script(&format!("w wait {waited}\n{claimed}"));
            let game = table.seats.game(Place::Desk);
            let is_put = !game.matters().is_empty() || game.offer() == Some(Color::White);
            assert_eq!(is_put, counts, "{}", table.heard);
        }
    }
}
