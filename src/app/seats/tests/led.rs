//! Players who type, or press a button, while their board is put right or something is missing on it.

use expect_test::expect;
use shakmaty::{Color, Square};

use crate::app::seats::tests::Table;
use crate::app::seats::tests::devices::{BLACK, BLACK_PEGS, KEYS, SEEING_BOARD, WHITE, WHITE_PEGS};
use crate::pegboard::{BoardEvent, Make, Report};
use crate::table::Place;

/// Whoever takes a place that had another terminal hears that the board there counts: that was told where
/// the place was before.
#[test]
fn a_player_who_sits_down_at_a_board_hears_that_he_plays_on_it() {
    let mut table = Table::of(KEYS, SEEING_BOARD, "").with(BLACK, Make::Certabo);
    for (place, color, is_told) in [(BLACK, Color::Black, true), (WHITE, Color::White, false)] {
        table.heard.clear();
        let sits = table.seats.occupy(table.at, place);
        table.take(sits);
        let told = format!("{}: You play on the board.", color.fold_wb("white", "black"));
        assert_eq!(table.heard.contains(&told), is_told, "{}", table.heard);
    }
}

/// What is wrong on the board was told where the place was before.
#[test]
fn a_player_who_comes_back_hears_what_to_put_right_on_his_board() {
    let mut table = Table::of(KEYS, SEEING_BOARD, "").with(BLACK, Make::Certabo);
    for (script, told) in [
        (
            "w Nc3\nb Nc3\nw press\nb hand -b1 a3\nb wait 3",
            "Your board does not match the game.\nblack: Take the piece off a3.",
        ),
        ("b hand -a3 c3\nb wait 3", "You play on the board."),
        ("b pulled", "No board: "),
    ] {
        table.script(script);
        table.heard.clear();
        let sits = table.seats.occupy(table.at, BLACK);
        table.take(sits);
        assert!(table.heard.contains(&["black: ", told].concat()), "{told}: {}", table.heard);
    }
}

/// What is typed too early costs nothing where the board is seen (7.5.3 asks for a move that is not made),
/// and who has made his announced move on a wrong board does not take it back.
#[test]
fn a_an_announced_move_that_is_made_on_a_wrong_board_counts_when_it_is_right() {
    let table = Table::of(KEYS, SEEING_BOARD, "").with(BLACK, Make::Certabo);
    table.hears(
        "w Nc3
         b Nc3
         w press
         b hand -b1 a3
         b wait 3
         b Nf6
         b hand -g8 f6
         b press
         b help
         b hand -a3 c3
         b press",
        &expect![[r#"
            > white: Nc3
            white: knight b1 c3
            black: knight b1 c3
            black: Repeat it.
            desk: White: knight b1 c3
            desk: Black, repeat the move.
            black: (lamps: b1 c3)
            > black: Nc3
            black: Repeated. Play it on your board.
            white: Black repeats it.
            desk: Black repeats it.
            > white: press
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
            # black: -b1
            black: knight b1.
            black: (lamps: c3)
            # black: a3
            black: a3.
            black: (lamps: a3 c3)
            black: Your board does not match the game.
            black: Take the piece off a3.
            black: (lamps: a3)
            desk: Board wrong: Black is being told what to put right.
            > black: Nf6
            black: knight g8 f6
            white: knight g8 f6
            white: Repeat it.
            desk: Black: knight g8 f6
            desk: White, repeat the move.
            # black: -g8
            # black: f6
            > black: press
            black: Take the piece off a3.
            > black: help
            black: Take the piece off a3.
            black: Your move: knight f3, then press.
            black: The opponent's move: type it to repeat.
            black: A slip: correct knight f3.
            black: It is on your board: executed.
            black: Ask: last, clock, score.
            black: Do: draw, resign, claim threefold.
            black: Call: arbiter, touched e4, two-hands.
            black: Your sheet: write e4, cross-out, sign 1-0.
            black: More: help all, help claim.
            # black: -a3
            black: Put the white knight on c3.
            black: (lamps: c3)
            # black: c3
            black: The board is right.
            black: knight g8 f6 is on the board.
            black: (lamps: dark)
            desk: Board right again: Black.
            desk: Black: g8 touched: it must move.
            desk: Black: knight g8 f6 is on the board.
            > black: press
            black: Pressed.
            white: Your clock is running.
            desk: Black presses the clock.
        "#]],
    );
}

#[test]
fn a_typed_press_names_the_step_where_nothing_is_announced() {
    let mut table = Table::of(KEYS, SEEING_BOARD, "").with(BLACK, Make::Certabo);
    table.script("w e4\nb e4\nw press\nb hand -e2 e3\nb wait 3\nb press");
    assert_eq!(
        table.seats.game(Place::Desk).conduct().illegal_acts(Color::Black),
        0,
        "{}",
        table.heard
    );
    assert!(
        table.heard.ends_with("> black: press\nblack: Take the piece off e3.\n"),
        "{}",
        table.heard
    );
}

/// Before the press nothing tells whether an announced move is legal: neither is completed before it is
/// made (7.5.1).
#[test]
fn a_an_illegal_move_that_is_only_said_is_made_before_it_is_pressed() {
    let mut table = Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1);
    for how in ["w press", "w button"] {
        table.heard.clear();
        table.script(if how == "w press" { "w g1 g3\nw press" } else { how });
        let game = table.seats.game(Place::Desk);
        assert_eq!(game.conduct().illegal_acts(Color::White), 0, "{}", table.heard);
        assert!(table.heard.contains("Make your announced move on the board: "), "{}", table.heard);
    }
    table.script("w hand -g1 g3\nw press");
    let game = table.seats.game(Place::Desk);
    assert_eq!(game.conduct().illegal_acts(Color::White), 1, "{}", table.heard);
}

/// A king that goes first can still castle, in whatever order the squares are compared (4.4.2).
#[test]
fn a_castling_that_is_made_on_a_wrong_board_is_castling() {
    let table = Table::of(WHITE_PEGS, KEYS, "").played("d4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7");
    let mut table = table.with(WHITE, Make::Peg1);
    table.script("w hand -a2 a3\nw button\nb a3\nw button\nb e6\nw e6\nb press");
    table.script("w hand -e7 e5\nw wait 3\nw long castling\nw hand -e1 c1 -a1 d1 -e5 e6\nb long castling\nw press");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 11, "{}", table.heard);
    let led_back = table.heard.contains("white: Take the piece off c1.");
    assert!(!led_back && table.heard.contains("white: Take the piece off a1."), "{}", table.heard);
}

/// A move that is made and announced is completed also while the pieces that were knocked over are set up.
#[test]
fn a_made_move_is_pressed_while_the_board_is_put_right() {
    let mut table = Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1);
    table.script("w hand -e2 e4\nw e4\nb e4");
    for square in [Square::A2, Square::B2, Square::C2] {
        table.board(WHITE, BoardEvent::Report(Report::Lifted(None, square, None)));
    }
    table.script("w wait 3\nw button\nw press");
    assert!(
        table.heard.contains("white: Put the white pawn on a2.\n> white: press"),
        "{}",
        table.heard
    );
    assert_eq!(table.seats.game(Place::Desk).made().len(), 1, "{}", table.heard);
}

/// D.2.1: the opponent's announced move is executed, and it is not the player's turn.
#[test]
fn c_who_moves_before_the_opponent_has_pressed_hears_whose_turn_it_is() {
    let table = Table::of(WHITE_PEGS, KEYS, "").played("e4").with(WHITE, Make::Peg1);
    table.hears(
        "b d5
         w d5
         w button
         w hand -d7 d5 -d2
         w button
         w hand d4
         w button",
        &expect![[r#"
            > black: d5
            black: pawn d7 d5
            white: pawn d7 d5
            white: Repeat it.
            desk: Black: pawn d7 d5
            desk: White, repeat the move.
            white: (lamps: d5 d7)
            > white: d5
            white: Repeated. Play it on your board.
            black: White repeats it.
            desk: White repeats it.
            # white: button
            white: Opponent's move missing on your board: pawn d7 d5.
            # white: -d7
            white: pawn d7.
            white: (lamps: d5)
            # white: d5
            white: It is on your board.
            white: (lamps: dark)
            black: White has played the move on the board.
            desk: White has played the move on the board.
            # white: -d2
            white: pawn d2 touched.
            desk: Black has not pressed the clock, White continues. Nobody may say so. FIDE 2023, 6.2.1.
            desk: White: d2 touched: it must move.
            # white: button
            white: Not finished: pawn d2 is off the board.
            # white: d4
            white: d4.
            # white: button
            white: pawn d2 d4
            black: pawn d2 d4
            black: Repeat it.
            desk: White: pawn d2 d4
            desk: Black, repeat the move.
        "#]],
    );
}

/// The button answers once, also if hands have hardly rested.
#[test]
fn d_a_refused_announcement_is_refused_once() {
    let table = Table::of(WHITE_PEGS, BLACK_PEGS, "").with(WHITE, Make::Peg1);
    table.hears(
        "w hand -b1 b1 -g1 f3
         w button
         w wait 5
         w hand -f3 g1 -g1 f3
         w wait 5",
        &expect![[r#"
            # white: -b1
            white: knight b1 touched.
            desk: White: b1 touched: it must move.
            # white: b1
            white: Pieces put back. Touch-move still applies.
            desk: Pieces put back. Touch-move still applies to White.
            # white: -g1
            white: knight g1 touched.
            white: b1 touched: it must move.
            desk: White: b1 touched: it must move.
            # white: f3
            white: b1 touched: it must move.
            desk: White: b1 touched: it must move.
            # white: button
            white: Touch-move: b1 must move. FIDE 2023, 4.3.
            white: If you did not touch it, say mute b1. The arbiter decides.
            # white: -f3
            white: knight f3.
            # white: g1
            white: Pieces put back. Touch-move still applies.
            desk: Pieces put back. Touch-move still applies to White.
            # white: -g1
            white: knight g1.
            # white: f3
            white: b1 touched: it must move.
            desk: White: b1 touched: it must move.
            white: knight g1 f3 is on the board.
            white: Touch-move: b1 must move. FIDE 2023, 4.3.
        "#]],
    );
}

/// A press then was an illegal act, and the claim was lost by it.
#[test]
fn a_press_while_a_question_is_open_asks_it_again_and_costs_nothing() {
    for asks in ["w claim fifty", "w resign", "w draw"] {
        let mut table = Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1);
        table.script(
            "w announce e4\nw hand -e2 e4\nw press\nb repeat e4\nb e5\nb press\nw repeat e5",
        );
        table.script("w hand -e7 e5");
        table.heard.clear();
        table.script(&format!("{asks}\nw press\nw button"));
        let game = table.seats.game(Place::Desk);
        assert_eq!(game.conduct().illegal_acts(Color::White), 0, "{}", table.heard);
        let asked = table.heard.lines().filter(|line| line.contains("yes or no")).count();
        assert_eq!(asked, 3, "{}", table.heard);
        table.script("w no");
    }
}
