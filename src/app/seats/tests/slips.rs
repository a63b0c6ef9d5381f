//! What goes wrong at boards: wrong executions, announcements that differ, a cable that comes out.

use expect_test::expect;

use crate::app::seats::tests::Table;
use crate::app::seats::tests::devices::{BLACK, BLACK_PEGS, KEYS, SEEING_BOARD, WHITE, WHITE_PEGS};
use crate::pegboard::Make;

/// A lift of the opponent's piece while his move is executed is no touch; a wrong execution is put
/// right when the hand rests.
#[test]
fn pegs_against_pegs_a_wrong_execution() {
    let table = Table::of(WHITE_PEGS, BLACK_PEGS, "");
    let table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Peg1);
    table.hears(
        "w hand -e2 e4
         w button
         b button
         b hand -d2 d4
         b wait 3
         b hand -d4 d2 -e2 e4
         w button
         b hand -e7 e5",
        &expect![[r#"
            # white: -e2
            white: pawn e2 touched.
            desk: White: e2 touched: it must move.
            # white: e4
            white: e4.
            # white: button
            white: pawn e2 e4
            black: pawn e2 e4
            black: Repeat it.
            desk: White: pawn e2 e4
            desk: Black, repeat the move.
            black: (lamps: e2 e4)
            # black: button
            black: Repeated. Play it on your board.
            white: Black repeats it.
            desk: Black repeats it.
            # black: -d2
            black: pawn d2.
            black: (lamps: d2 e2 e4)
            # black: d4
            black: d4.
            black: (lamps: d2 e2 d4 e4)
            black: Your board does not match the game.
            black: Take the piece off d4.
            black: (lamps: d4)
            desk: Board wrong: Black is being told what to put right.
            # black: -d4
            black: Put the white pawn on d2.
            black: (lamps: d2)
            # black: d2
            black: The board is right.
            black: (lamps: e2 e4)
            desk: Board right again: Black.
            # black: -e2
            black: pawn e2.
            black: (lamps: e4)
            # black: e4
            black: It is on your board.
            black: (lamps: dark)
            white: Black has played the move on the board.
            desk: Black has played the move on the board.
            # white: button
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
            # black: -e7
            black: pawn e7 touched.
            desk: Black: e7 touched: it must move.
            # black: e5
            black: e5.
        "#]],
    );
}

/// D.2.5: for the player who sees, touched and made are as usual (4.3, 4.7); 4.2.1: he adjusts.
#[test]
fn pegs_against_an_ordinary_board() {
    let table = Table::of(WHITE_PEGS, SEEING_BOARD, "");
    let table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Certabo);
    table.hears(
        "w hand -e2 e4
         w button
         b hand -e2 e4
         b repeat e4
         w button
         b adjust
         b hand -d8 d8
         b hand -d7
         b hand d6
         b wait 3
         b announce d5
         b announce
         w hand -d7 d6
         w button
         b press",
        &expect![[r#"
            # white: -e2
            white: pawn e2 touched.
            desk: White: e2 touched: it must move.
            # white: e4
            white: e4.
            # white: button
            white: pawn e2 e4
            black: pawn e2 e4
            black: Repeat it.
            desk: White: pawn e2 e4
            desk: Black, repeat the move.
            black: (lamps: e2 e4)
            # black: -e2
            black: pawn e2.
            black: (lamps: e4)
            # black: e4
            black: It is on your board.
            black: (lamps: dark)
            white: Black has played the move on the board.
            desk: Black has played the move on the board.
            > black: repeat e4
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            # white: button
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
            > black: adjust
            black: Black adjusts.
            white: Black adjusts.
            desk: Black adjusts.
            # black: -d8
            black: queen d8.
            # black: d8
            black: Adjusted.
            desk: Pieces put back. Any move may be played.
            # black: -d7
            black: pawn d7.
            # black: d6
            black: pawn d7 d6 is on the board.
            black: Announce it.
            desk: Black: pawn d7 d6 is on the board.
            > black: announce d5
            black: Announced: pawn d7 d5. On the board: pawn d7 d6. Correct it.
            white: pawn d7 d5
            white: Repeat it.
            desk: Black: Announced: pawn d7 d5. On the board: pawn d7 d6. Correct it.
            white: (lamps: d5 d7)
            > black: announce
            black: Announced: pawn d7 d5. On the board: pawn d7 d6. Correct it.
            # white: -d7
            white: pawn d7.
            white: (lamps: d5)
            # white: d6
            white: d6.
            white: (lamps: d5 d6)
            # white: button
            white: Repeated. Play it on your board.
            black: White repeats it.
            desk: White repeats it.
            > black: press
            black: Not completed: the move on the board is not the one announced. Correct it. FIDE 2023, D.2.8.
            desk: Black: Not completed: the move on the board is not the one announced. Correct it. FIDE 2023, D.2.8.
        "#]],
    );
}

/// A board that goes away leaves its player at the keyboard: what was touched stays touched (4.3).
#[test]
fn a_board_that_goes_away_in_the_middle() {
    let table = Table::of(WHITE_PEGS, BLACK_PEGS, "");
    let table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Peg1);
    table.hears(
        "w hand -g1
         w pulled
         w announce e4
         w announce Nf3
         b button
         b pulled
         w press
         w pegboard
         b pegboard on
         b pegboard off",
        &expect![[r#"
            # white: -g1
            white: knight g1 touched.
            desk: White: g1 touched: it must move.
            # white: board pulled
            white: The board is gone: the port /dev/board is not there. Continue at the keyboard. Plug it in.
            desk: Board lost: White. The player types on.
            > white: announce e4
            white: Touch-move: g1 must move. FIDE 2023, 4.3.
            white: If you did not touch it, say mute g1. The arbiter decides.
            > white: announce Nf3
            white: knight g1 f3
            black: knight g1 f3
            black: Repeat it.
            desk: White: knight g1 f3
            desk: Black, repeat the move.
            black: (lamps: g1 f3)
            # black: button
            black: Repeated. Play it on your board.
            white: Black repeats it.
            desk: Black repeats it.
            # black: board pulled
            black: The board is gone: the port /dev/board is not there. Continue at the keyboard. Plug it in.
            white: Black has played the move on the board.
            desk: Board lost: Black. The player types on.
            desk: Black has played the move on the board.
            > white: press
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
            > white: pegboard
            white: No board: the port /dev/board is not there. Plug it in.
            > black: pegboard on
            black: Looking for a board.
            > black: pegboard off
            black: Your board is set in the match file. To look for it again: pegboard on.
        "#]],
    );
}

/// A board that goes away after its player has announced: at the keyboard that makes the move, also where
/// a hand had begun to make it.
#[test]
fn a_board_that_goes_away_before_the_announced_move_is_made() {
    let table = || Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1);
    table().hears(
        "w announce e4
         w pulled
         b e4
         w press",
        &expect![[r#"
            > white: announce e4
            white: pawn e2 e4
            black: pawn e2 e4
            black: Repeat it.
            desk: White: pawn e2 e4
            desk: Black, repeat the move.
            # white: board pulled
            white: The board is gone: the port /dev/board is not there. Continue at the keyboard. Plug it in.
            desk: Board lost: White. The player types on.
            desk: White: e2 touched: it must move.
            desk: White: pawn e2 e4 is on the board.
            > black: e4
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            > white: press
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
        "#]],
    );
    table().hears(
        "w announce Nf3
         w hand -g1
         b Nf3
         w pulled
         w press",
        &expect![[r#"
            > white: announce Nf3
            white: knight g1 f3
            black: knight g1 f3
            black: Repeat it.
            desk: White: knight g1 f3
            desk: Black, repeat the move.
            # white: -g1
            white: knight g1 touched.
            desk: White: g1 touched: it must move.
            > black: Nf3
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            # white: board pulled
            white: The board is gone: the port /dev/board is not there. Continue at the keyboard. Plug it in.
            desk: Board lost: White. The player types on.
            desk: White: knight g1 f3 is on the board.
            > white: press
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
        "#]],
    );
}

/// 7.5.1: an illegal move is completed by the clock. Two plies back, the clocks by 7.5.5.
#[test]
fn an_illegal_move_on_pegs_is_completed_by_the_clock() {
    let table = Table::of(WHITE_PEGS, BLACK_PEGS, "announcing = \"off\"");
    let table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Peg1);
    table.hears(
        "w hand -g1 g3
         w press
         w hand -g3 g1 -g1 f3
         w press
         b hand -g1 f3 -e7 e5
         b press",
        &expect![[r#"
            # white: -g1
            white: knight g1 touched.
            desk: White: g1 touched: it must move.
            # white: g3
            white: g3.
            > white: press
            white: White's first illegal move. Ruling 1.
            white: Your clock is running.
            white: Back to the starting position.
            white: g1 touched: it must move.
            white: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            white: Your board does not match the game.
            white: Take the piece off g3.
            white: (lamps: g3)
            black: White's first illegal move. Ruling 1.
            black: White's clock is running.
            black: Back to the starting position.
            black: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            desk: White's first illegal move. Ruling 1. On White's board: g1 empty, g3 white knight. White's clock is running.
            desk: Back to the starting position.
            desk: White: g1 touched: it must move.
            desk: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            desk: Board wrong: White is being told what to put right.
            # white: -g3
            white: Put the white knight on g1.
            white: (lamps: g1)
            # white: g1
            white: The board is right.
            white: (lamps: dark)
            desk: Board right again: White.
            # white: -g1
            white: knight g1.
            # white: f3
            white: f3.
            desk: White: knight g1 f3 is on the board.
            > white: press
            white: knight g1 f3
            black: knight g1 f3
            desk: White: knight g1 f3
            black: (lamps: g1 f3)
            # black: -g1
            black: knight g1.
            black: (lamps: f3)
            # black: f3
            black: It is on your board.
            black: (lamps: dark)
            desk: Black has played the move on the board.
            # black: -e7
            black: pawn e7 touched.
            desk: Black: e7 touched: it must move.
            # black: e5
            black: e5.
            desk: Black: pawn e7 e5 is on the board.
            > black: press
            black: pawn e7 e5
            white: pawn e7 e5
            desk: Black: pawn e7 e5
            white: (lamps: e5 e7)
        "#]],
    );
}

/// C14: touched was a piece of each colour, and another move is announced (4.3.3).
#[test]
fn c14_what_must_be_captured_is_said_and_not_announce_it() {
    let table = Table::of(WHITE_PEGS, BLACK_PEGS, "").played("e4 e5 Nf3 d6 d4 exd4");
    let table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Peg1);
    table.hears(
        "w hand -d4 -f3 e5
         w announce knight e5
         w wait 10
         w announce
         w last
         w announce knight d4",
        &expect![[r#"
            # white: -d4
            white: pawn d4 touched.
            white: d4 touched: it must be captured.
            desk: White: d4 touched: it must be captured.
            # white: -f3
            white: knight f3 touched.
            white: f3 must capture d4.
            desk: White: f3 must capture d4.
            # white: e5
            white: e5.
            > white: announce knight e5
            white: Touch-move: f3 must capture d4. FIDE 2023, 4.3.3.
            white: knight f3 e5 is on the board.
            white: Touch-move: f3 must capture d4. FIDE 2023, 4.3.3.
            > white: announce
            white: Touch-move: f3 must capture d4. FIDE 2023, 4.3.3.
            > white: last
            white: knight f3 e5 is on the board.
            white: Touch-move: f3 must capture d4. FIDE 2023, 4.3.3.
            > white: announce knight d4
            white: knight f3 d4
            black: knight f3 d4
            black: Repeat it.
            desk: White: knight f3 takes d4
            desk: Black, repeat the move.
            black: (lamps: f3 d4)
        "#]],
    );
}
