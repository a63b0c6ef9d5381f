//! Players at boards through D.2.1 to D.2.8: against a keyboard, a board with pegs, an ordinary one.

use expect_test::expect;

use crate::app::seats::tests::Table;
use crate::app::seats::tests::devices::{BLACK, BLACK_PEGS, KEYS, WHITE, WHITE_PEGS};
use crate::pegboard::Make;

/// D.2.1: who has a board executes the move on it before the clock may be pressed (D.2.4).
#[test]
fn keyboard_against_pegs_the_move_is_executed() {
    let table = Table::of(KEYS, BLACK_PEGS, "").with(BLACK, Make::Peg1);
    table.hears(
        "w announce e4
         b hand -e2
         w press
         b hand e4
         w press
         b e4
         w press
         b hand -e7 e5
         w turn
         b button
         w e4
         w e5
         b button",
        &expect![[r#"
            > white: announce e4
            white: pawn e2 e4
            black: pawn e2 e4
            black: Repeat it.
            desk: White: pawn e2 e4
            desk: Black, repeat the move.
            black: (lamps: e2 e4)
            # black: -e2
            black: pawn e2.
            black: (lamps: e4)
            > white: press
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
            # black: e4
            black: It is on your board.
            black: (lamps: dark)
            desk: Black has played the move on the board.
            > white: press
            white: Not your turn: Black to move.
            > black: e4
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            > white: press
            white: Not your turn: Black to move.
            # black: -e7
            black: pawn e7 touched.
            desk: Black: e7 touched: it must move.
            # black: e5
            black: e5.
            > white: turn
            white: Black to move, move 1. You play White.
            # black: button
            black: pawn e7 e5
            white: pawn e7 e5
            white: Repeat it.
            desk: Black: pawn e7 e5
            desk: White, repeat the move.
            > white: e4
            white: That is a different move. Announced: pawn e7 e5.
            black: White repeats a different move. Announced: pawn e7 e5.
            desk: White repeats e4. The move is pawn e7 e5.
            > white: e5
            white: Repeated.
            black: White repeats it.
            desk: White repeats it.
            # black: button
            black: Pressed.
            white: Your clock is running.
            desk: Black presses the clock.
        "#]],
    );
}

/// D.2.2: taken out is touched, and binds; a move on pegs is made when it is also announced (D.2.3).
#[test]
fn keyboard_against_pegs_touched_and_pressed_too_early() {
    let table = Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1);
    table.hears(
        "w hand -g1
         w announce e4
         w hand h3
         w press
         w announce Nh3
         b Nh3
         w press",
        &expect![[r#"
            # white: -g1
            white: knight g1 touched.
            desk: White: g1 touched: it must move.
            > white: announce e4
            white: Touch-move: g1 must move. FIDE 2023, 4.3.
            # white: h3
            white: h3.
            > white: press
            white: knight g1 h3
            black: knight g1 h3
            black: Repeat it.
            desk: White: knight g1 h3
            desk: Black, repeat the move.
            > white: announce Nh3
            white: Announced: knight g1 h3.
            white: Black must repeat it.
            white: Press the clock.
            > black: Nh3
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

/// D.2.3.1: the captured piece is taken off first, or last. Castling: the king first (4.4.1).
#[test]
fn pegs_against_pegs_capture_and_castling() {
    let table = Table::of(WHITE_PEGS, BLACK_PEGS, "").played("e4 e5 Nf3 d5 Bc4 dxc4");
    let table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Peg1);
    table.hears(
        "w hand -e1 g1 -h1 f1
         w button
         b hand -e1 g1 -h1 f1
         b button
         w button
         b hand -d8 -d2 d2
         b button
         w hand -d2 -d8 d2
         w button
         b button",
        &expect![[r#"
            # white: -e1
            white: king e1 touched.
            desk: White: e1 touched: it must move.
            # white: g1
            white: g1.
            # white: -h1
            white: rook h1 touched.
            white: King and rook touched: short castling.
            desk: White: King and rook touched: short castling.
            # white: f1
            white: f1.
            # white: button
            white: short castling
            black: short castling
            black: Repeat it.
            desk: White: short castling
            desk: Black, repeat the move.
            black: (lamps: e1 f1 g1 h1)
            # black: -e1
            black: king e1.
            black: (lamps: f1 g1 h1)
            # black: g1
            black: g1.
            black: (lamps: f1 h1)
            # black: -h1
            black: rook h1.
            black: (lamps: f1)
            # black: f1
            black: It is on your board.
            black: (lamps: dark)
            white: Black has played the move on the board.
            desk: Black has played the move on the board.
            # black: button
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            # white: button
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
            # black: -d8
            black: queen d8 touched.
            desk: Black: d8 touched: it must move.
            # black: -d2
            black: pawn d2 touched.
            black: d8 must capture d2.
            desk: Black: d8 must capture d2.
            # black: d2
            black: d2.
            # black: button
            black: queen d8 d2
            white: queen d8 d2
            white: Repeat it.
            desk: Black: queen d8 takes d2
            desk: White, repeat the move.
            white: (lamps: d2 d8)
            # white: -d2
            white: pawn d2.
            # white: -d8
            white: queen d8.
            white: (lamps: d2)
            # white: d2
            white: It is on your board.
            white: (lamps: dark)
            black: White has played the move on the board.
            desk: White has played the move on the board.
            # white: button
            white: Repeated.
            black: White repeats it.
            desk: White repeats it.
            # black: button
            black: Pressed.
            white: Your clock is running.
            desk: Black presses the clock.
        "#]],
    );
}

/// 7.1, 7.4: the arbiter takes the game back while the clocks stand, and whoever has a board is led to
/// the position; nothing of that is a touch.
#[test]
fn a_position_is_restored_and_the_player_is_led_to_it() {
    let table = Table::of(KEYS, BLACK_PEGS, "").played("e4 e5 Nf3 d6").with(BLACK, Make::Peg1);
    table.hears(
        "d pause
         d restore 1 black
         d yes
         b hand -d6 d7
         b hand -f3
         b hand g1
         d resume",
        &expect![[r#"
            > desk: pause
            desk: Clocks stopped.
            white: Clocks stopped.
            black: Clocks stopped.
            > desk: restore 1 black
            desk: Back to the position after move 1, Black? 2 moves are taken back. The clocks then show: White 1 hour 30 minutes 57 seconds, Black 1 hour 30 minutes 57 seconds. Yes or no?
            > desk: yes
            desk: Ruling 1: Back to the position after move 1, Black. FIDE 2023, 7.6.
            desk: No longer counts: knight g1 f3, pawn d7 d6.
            desk: White's clock is set to 1 hour 30 minutes 57 seconds. Before: 1 hour 31 minutes 23 seconds.
            desk: Black's clock is set to 1 hour 30 minutes 57 seconds. Before: 1 hour 31 minutes 24 seconds.
            desk: White's board is not seen. Check yourself that it is right.
            desk: Clocks stopped. When the boards are right, type resume.
            white: Ruling 1: Back to the position after move 1, Black. FIDE 2023, 7.6.
            white: Clocks stopped. The arbiter will start them.
            white: No longer counts: knight g1 f3, pawn d7 d6.
            white: White's clock is set to 1 hour 30 minutes 57 seconds.
            white: Black's clock is set to 1 hour 30 minutes 57 seconds.
            white: Take the white knight from f3 to g1.
            white: Take the black pawn from d6 to d7.
            black: Ruling 1: Back to the position after move 1, Black. FIDE 2023, 7.6.
            black: Clocks stopped. The arbiter will start them.
            black: No longer counts: knight g1 f3, pawn d7 d6.
            black: White's clock is set to 1 hour 30 minutes 57 seconds.
            black: Black's clock is set to 1 hour 30 minutes 57 seconds.
            black: Your board does not match the game.
            black: Take the piece off f3.
            black: (lamps: f3)
            desk: Board wrong: Black is being told what to put right.
            # black: -d6
            # black: d7
            # black: -f3
            black: Put the white knight on g1.
            black: (lamps: g1)
            # black: g1
            black: The board is right.
            black: (lamps: dark)
            desk: Board right again: Black.
            > desk: resume
            desk: Clocks running. White's clock is running.
            white: Clocks running. White's clock is running.
            black: Clocks running. White's clock is running.
        "#]],
    );
}

#[test]
fn the_desk_hears_of_a_low_battery_once_and_of_what_a_board_has_lost() {
    let table = Table::of(KEYS, BLACK_PEGS, "").with(BLACK, Make::Peg1);
    table.hears(
        "b battery 9\nb battery 4\nb missed",
        &expect![[r#"
            # black: battery
            black: Board battery: 9 percent left.
            desk: Battery low: Black's board.
            # black: battery
            black: Board battery: 4 percent left.
            desk: Battery low: Black's board.
            # black: missed
            black: Board data lost. If a touch or a move is missing, make it again.
            desk: Board data lost: Black. A touch may be missing.
        "#]],
    );
}

/// 4.2.2: what a bad contact seems to touch, the arbiter judges.
#[test]
fn a_square_that_flickers_is_put_before_the_arbiter() {
    let table = Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1);
    table.hears(
        "w hand -b1 b1 -b1 b1 -b1 b1 -b1 b1 -b1 b1 -b1 b1
         desk waive white
         w hand -e2 e4
         w announce e4",
        &expect![[r#"
            # white: -b1
            white: knight b1 touched.
            desk: White: b1 touched: it must move.
            # white: b1
            white: Pieces put back. Touch-move still applies.
            desk: Pieces put back. Touch-move still applies to White.
            # white: -b1
            white: knight b1.
            # white: b1
            white: Pieces put back. Touch-move still applies.
            desk: Pieces put back. Touch-move still applies to White.
            # white: -b1
            white: knight b1.
            # white: b1
            white: Pieces put back. Touch-move still applies.
            white: b1 flickers: press the piece down, or say mute b1.
            desk: Pieces put back. Touch-move still applies to White.
            # white: -b1
            white: knight b1.
            # white: b1
            white: Pieces put back. Touch-move still applies.
            desk: Pieces put back. Touch-move still applies to White.
            # white: -b1
            white: knight b1.
            # white: b1
            white: Pieces put back. Touch-move still applies.
            white: b1 is muted: it flickers. The arbiter decides whether it was touched.
            desk: Pieces put back. Touch-move still applies to White.
            desk: b1 flickers on White's board. If that touch was an accident: waive White.
            # white: -b1
            # white: b1
            > desk: waive white
            desk: Ruling 1: White touched by accident: it does not count. FIDE 2023, 4.2.2.
            white: Ruling 1: White touched by accident: it does not count. FIDE 2023, 4.2.2.
            white: Your clock is running.
            black: Ruling 1: White touched by accident: it does not count. FIDE 2023, 4.2.2.
            black: White's clock is running.
            # white: -e2
            white: pawn e2 touched.
            desk: White: e2 touched: it must move.
            # white: e4
            white: e4.
            > white: announce e4
            white: pawn e2 e4
            black: pawn e2 e4
            black: Repeat it.
            desk: White: pawn e2 e4
            desk: Black, repeat the move.
        "#]],
    );
}

/// Who has said to the arbiter that he did not touch it is not told again that he can.
#[test]
fn how_to_deny_a_touch_is_not_said_again_when_the_square_is_muted() {
    let table = Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1);
    table.hears(
        "w hand -b1 b1 -e2 e4
         w mute b1
         w button",
        &expect![[r#"
            # white: -b1
            white: knight b1 touched.
            desk: White: b1 touched: it must move.
            # white: b1
            white: Pieces put back. Touch-move still applies.
            desk: Pieces put back. Touch-move still applies to White.
            # white: -e2
            white: pawn e2 touched.
            white: b1 touched: it must move.
            desk: White: b1 touched: it must move.
            # white: e4
            white: b1 touched: it must move.
            desk: White: b1 touched: it must move.
            > white: mute b1
            white: b1 is muted: it flickers. The arbiter decides whether it was touched.
            desk: White mutes b1: White says that it flickers. If it was not touched: waive White.
            # white: button
            white: Touch-move: b1 must move. FIDE 2023, 4.3.
        "#]],
    );
}

/// 4.2.2: what the player says of a bad contact, the arbiter judges; the move that stands is then made.
#[test]
fn a_touch_that_the_player_ascribes_to_a_bad_contact_is_put_before_the_arbiter() {
    let table = Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1);
    table.hears(
        "w hand -b1 b1 -e2 e4
         w button
         w mute b1
         desk waive white
         w hand -e4 e2 -e2 e4
         w button
         b e4
         w button",
        &expect![[r#"
            # white: -b1
            white: knight b1 touched.
            desk: White: b1 touched: it must move.
            # white: b1
            white: Pieces put back. Touch-move still applies.
            desk: Pieces put back. Touch-move still applies to White.
            # white: -e2
            white: pawn e2 touched.
            white: b1 touched: it must move.
            desk: White: b1 touched: it must move.
            # white: e4
            white: b1 touched: it must move.
            desk: White: b1 touched: it must move.
            # white: button
            white: Touch-move: b1 must move. FIDE 2023, 4.3.
            white: If you did not touch it, say mute b1. The arbiter decides.
            > white: mute b1
            white: b1 is muted: it flickers. The arbiter decides whether it was touched.
            desk: White mutes b1: White says that it flickers. If it was not touched: waive White.
            > desk: waive white
            desk: Ruling 1: White touched by accident: it does not count. FIDE 2023, 4.2.2.
            white: Ruling 1: White touched by accident: it does not count. FIDE 2023, 4.2.2.
            white: Your clock is running.
            black: Ruling 1: White touched by accident: it does not count. FIDE 2023, 4.2.2.
            black: White's clock is running.
            white: Your board does not match the game.
            white: Take the piece off e4.
            white: (lamps: e4)
            desk: Board wrong: White is being told what to put right.
            # white: -e4
            white: Put the white pawn on e2.
            white: (lamps: e2)
            # white: e2
            white: The board is right.
            white: (lamps: dark)
            desk: Board right again: White.
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
            > black: e4
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            # white: button
            white: Pressed.
            black: Your clock is running.
            desk: White presses the clock.
        "#]],
    );
}

/// Nobody has to put a board right, or to connect it, when the game is over.
#[test]
fn when_the_game_is_over_no_board_waits_for_the_arbiter() {
    let mut table = Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1);
    table.script("w resign\nw yes");
    table.passes(4);
    table.script("w pulled");
    assert!(table.at_desk("matters").contains("Nothing waits"), "{}", table.heard);
    table.comes(WHITE, Make::Peg1, &shakmaty::Board::empty());
    assert!(table.at_desk("matters").contains("Nothing waits"), "{}", table.heard);
}
