//! Two players at keyboards through D.2.1 to D.2.8, and how a game ends there.

use expect_test::expect;

use crate::app::seats::tests::Table;
use crate::app::seats::tests::devices::{BLACK, BLACK_PEGS, KEYS};
use crate::pegboard::Make;

/// D.2.8: in time it is corrected and repeated anew; after the clock the boards are compared (D.2.9).
#[test]
fn keyboards_a_slip_of_the_tongue_in_time_and_too_late() {
    Table::of(KEYS, KEYS, "").hears(
        "w announce e4
         w correct d4
         b e4
         b d4
         w press
         w correct e4",
        &expect![[r#"
            > white: announce e4
            white: pawn e2 e4
            black: pawn e2 e4
            black: Repeat it.
            desk: White: pawn e2 e4
            desk: Black, repeat the move.
            > white: correct d4
            white: Corrected: pawn d2 d4.
            black: Corrected: pawn d2 d4.
            black: Repeat it.
            desk: White: Corrected: pawn d2 d4.
            desk: Black, repeat the move.
            > black: e4
            black: That is a different move. Announced: pawn d2 d4.
            white: Black repeats a different move. Announced: pawn d2 d4.
            desk: Black repeats pawn e2 e4. The move is pawn d2 d4.
            > black: d4
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            > white: press
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
            > white: correct e4
            white: Too late to correct: the clock was pressed. Compare the boards. FIDE 2023, D.2.9.
            black: Too late to correct: the clock was pressed. Compare the boards. FIDE 2023, D.2.9.
            desk: White corrects to pawn e2 e4. Too late to correct: the clock was pressed. Compare the boards. FIDE 2023, D.2.9.
        "#]],
    );
}

/// 7.5.3 with D.2.3.3: what is not announced is not made, and the clock was pressed without a move.
/// D.2.4: a move that is not repeated is made, and only not complete.
#[test]
fn keyboards_the_clock_is_pressed_too_early() {
    Table::of(KEYS, KEYS, "").hears(
        "w e4
         b turn
         b last
         b announce
         b press
         w press
         w announce
         w press
         b e4
         b e4
         w press",
        &expect![[r#"
            > white: e4
            white: pawn e2 e4
            black: pawn e2 e4
            black: Repeat it.
            desk: White: pawn e2 e4
            desk: Black, repeat the move.
            > black: turn
            black: White to move, move 1. You play Black.
            black: Announced: pawn e2 e4.
            black: Repeat it.
            > black: last
            black: Announced: pawn e2 e4.
            black: Repeat it.
            > black: announce
            black: Announced: pawn e2 e4.
            black: Repeat it.
            > black: press
            black: Announced: pawn e2 e4.
            black: Repeat it.
            > white: press
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
            > white: announce
            white: Not your turn: Black to move.
            > white: press
            white: Not your turn: Black to move.
            > black: e4
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            > black: e4
            black: That is the last move. Announce your own.
            > white: press
            white: Not your turn: Black to move.
        "#]],
    );
}

/// D.2.1: the promotion piece is part of the announcement; it may be added until the clock is pressed
/// (D.2.8).
#[test]
fn keyboards_a_promotion_without_its_piece() {
    Table::of(KEYS, KEYS, "").played("h4 g5 hxg5 h6 gxh6 Nc6 h7 Nb8").hears(
        "w announce hxg8
         w correct hxg8=N
         b hxg8=Q
         b hxg8=N
         w press",
        &expect![[r#"
            > white: announce hxg8
            white: pawn h7 g8
            black: pawn h7 g8
            black: Repeat it.
            desk: White: pawn h7 takes g8
            desk: Black, repeat the move.
            desk: Not a legal move. The players are not told.
            > white: correct hxg8=N
            white: Corrected: pawn h7 g8 promotes to knight.
            black: Corrected: pawn h7 g8 promotes to knight.
            black: Repeat it.
            desk: White: Corrected: pawn h7 takes g8 promotes to knight.
            desk: Black, repeat the move.
            > black: hxg8=Q
            black: That is a different move. Announced: pawn h7 g8 promotes to knight.
            white: Black repeats a different move. Announced: pawn h7 g8 promotes to knight.
            desk: Black repeats pawn h7 takes g8 promotes to queen. The move is pawn h7 takes g8 promotes to knight.
            > black: hxg8=N
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            > white: press
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
        "#]],
    );
}

/// 7.5.2: pressed without it, it is an illegal act, and the pawn becomes a queen.
#[test]
fn keyboards_a_promotion_is_pressed_without_its_piece() {
    Table::of(KEYS, KEYS, "").played("h4 g5 hxg5 h6 gxh6 Nc6 h7 Nb8").hears(
        "w announce hxg8
         w press",
        &expect![[r#"
            > white: announce hxg8
            white: pawn h7 g8
            black: pawn h7 g8
            black: Repeat it.
            desk: White: pawn h7 takes g8
            desk: Black, repeat the move.
            desk: Not a legal move. The players are not told.
            > white: press
            white: Not completed: say what the pawn becomes. FIDE 2023, 4.4.4.
            white: White's first illegal move. A pawn was left on the last rank. FIDE 2023, 7.5.2. Ruling 1.
            white: Black's clock is running.
            white: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            white: The pawn on g8 becomes a queen.
            white: pawn h7 g8 promotes to queen
            black: White's first illegal move. A pawn was left on the last rank. FIDE 2023, 7.5.2. Ruling 1.
            black: Your clock is running.
            black: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            black: The pawn on g8 becomes a queen.
            black: pawn h7 g8 promotes to queen
            desk: White: Not completed: say what the pawn becomes. FIDE 2023, 4.4.4.
            desk: White's first illegal move. A pawn was left on the last rank. FIDE 2023, 7.5.2. Ruling 1. Black's clock is running.
            desk: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            desk: The pawn on g8 becomes a queen.
            desk: White: pawn h7 takes g8 promotes to queen
        "#]],
    );
}

/// 7.5.1: what is announced may be illegal. The opponent hears it as it is said; it counts when the
/// clock is pressed.
#[test]
fn keyboards_an_illegal_move_is_announced() {
    Table::of(KEYS, KEYS, "").hears(
        "w announce e2 e5
         b last
         w correct e4
         b e4
         w press
         b e8 e6
         b press",
        &expect![[r#"
            > white: announce e2 e5
            white: pawn e2 e5
            black: pawn e2 e5
            black: Repeat it.
            desk: White: pawn e2 e5
            desk: Black, repeat the move.
            desk: Not a legal move. The players are not told.
            > black: last
            black: Announced: pawn e2 e5.
            black: Repeat it.
            > white: correct e4
            white: Corrected: pawn e2 e4.
            black: Corrected: pawn e2 e4.
            black: Repeat it.
            desk: White: Corrected: pawn e2 e4.
            desk: Black, repeat the move.
            > black: e4
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            > white: press
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
            > black: e8 e6
            black: king e8 e6
            white: king e8 e6
            white: Repeat it.
            desk: Black: king e8 e6
            desk: White, repeat the move.
            desk: Not a legal move. The players are not told.
            > black: press
            black: Black's first illegal move. Ruling 1.
            black: Your clock is running.
            black: Back to the position after move 1, White.
            black: e8 touched. It has no legal move, so any move may be played.
            black: White gets 2 minutes more. FIDE 2023, 7.5.5.
            white: Black's first illegal move. Ruling 1.
            white: Black's clock is running.
            white: Back to the position after move 1, White.
            white: White gets 2 minutes more. FIDE 2023, 7.5.5.
            desk: Black's first illegal move. Ruling 1. Black's clock is running.
            desk: Back to the position after move 1, White.
            desk: Black: e8 touched. It has no legal move, so any move may be played.
            desk: White gets 2 minutes more. FIDE 2023, 7.5.5.
        "#]],
    );
}

/// D.1: an event may leave out the repetition, or both.
#[test]
fn keyboards_without_repetition_and_without_announcing() {
    Table::of(KEYS, KEYS, "announcing = \"announce\"").hears(
        "w e4
         w announce
         b e5
         w press
         b announce e5
         b press",
        &expect![[r#"
            > white: e4
            white: pawn e2 e4
            black: pawn e2 e4
            desk: White: pawn e2 e4
            > white: announce
            white: Announced: pawn e2 e4.
            white: Press the clock.
            > black: e5
            black: pawn e7 e5
            white: pawn e7 e5
            desk: White has not pressed the clock, Black continues. Nobody may say so. FIDE 2023, 6.2.1.
            desk: Black: pawn e7 e5
            > white: press
            white: Pressed.
            black: Your clock is running.
            desk: Black's clock is running.
            > black: announce e5
            black: Announced: pawn e7 e5.
            black: Press the clock.
            > black: press
            black: Pressed.
            white: Your clock is running.
            desk: Black presses the clock.
        "#]],
    );
    Table::of(KEYS, KEYS, "announcing = \"off\"").hears(
        "w e4
         w e5
         b announce e5
         b e5",
        &expect![[r#"
            > white: e4
            white: pawn e2 e4
            black: pawn e2 e4
            desk: White: pawn e2 e4
            > white: e5
            white: Not your turn: Black to move.
            > black: announce e5
            black: Not needed: moves count as you type them.
            > black: e5
            black: pawn e7 e5
            white: pawn e7 e5
            desk: Black: pawn e7 e5
        "#]],
    );
}

/// 5.1.1, 6.2.1.1: a mating move ends the game when it is made and announced, without the clock.
#[test]
fn mate_and_stalemate_end_the_game_without_the_clock() {
    Table::of(KEYS, KEYS, "").played("f3 e5 g4").hears(
        "b announce Qh4
         b press
         w e4
         w help
         w new",
        &expect![[r#"
            > black: announce Qh4
            black: queen d8 h4
            black: Checkmate. Black wins.
            white: queen d8 h4
            white: Checkmate. Black wins.
            desk: Black: queen d8 h4, checkmate
            desk: Checkmate. Black wins. Type revoke to take the end back, or sign-off.
            > black: press
            black: The game is over. Type sign and the result.
            > white: e4
            white: The game is over. Type sign and the result.
            > white: help
            white: The game is over.
            white: Type sign and the result.
            white: score reads your sheet.
            > white: new
            white: new: not at a match.
        "#]],
    );
    let moves = "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6";
    let table = Table::of(KEYS, BLACK_PEGS, "").played(moves).with(BLACK, Make::Peg1);
    table.hears(
        "w announce Qe6",
        &expect![[r#"
            > white: announce Qe6
            white: queen c8 e6
            white: Draw by stalemate.
            black: queen c8 e6
            black: Draw by stalemate.
            desk: White: queen c8 e6
            desk: Draw by stalemate. Type revoke to take the end back, or sign-off.
        "#]],
    );
}
