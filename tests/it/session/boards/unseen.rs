//! Captures on a board that knows no pieces and has not seen the square empty.

use super::*;

const CAPTURE: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";

#[test]
fn who_captures_unseen_is_asked_and_types_his_move() {
    let mut table = Table::on(Make::Certabo, header(CAPTURE, Player::Human, None));
    table.hands("-e4").pauses(5500).pauses(60_000).types("e4d5").pauses(9000);
    table.expect(expect![[r#"
        # -e4
        pawn e4 touched.
        If you have finished your move, type it.
        > e4d5
        pawn e4 takes d5
    "#]]);
}

#[test]
fn who_thinks_with_a_piece_in_his_hand_has_made_no_move() {
    let mut table = Table::on(Make::Certabo, header(CAPTURE, Player::Human, None));
    table.hands("-e4").pauses(60_000).hands("e5").pauses(9000);
    table.expect(expect![[r#"
        # -e4
        pawn e4 touched.
        If you have finished your move, type it.
        # e5
        e5.
        pawn e4 e5
    "#]]);
}

#[test]
fn a_capture_of_the_opponent_is_executed_unseen() {
    let fen = "4k3/8/8/3p4/4P3/8/4K3/8 w - - 0 1";
    let mut table = Table::on(Make::Certabo, header(fen, Player::Builtin, None));
    table.hands("-e2 e3").pauses(3000).answers("d5e4").hands("-d5").pauses(9000);
    table.expect(expect![[r#"
        # -e2
        king e2 touched.
        # e3
        e3.
        king e2 e3
        (thinks of a move)
        pawn d5 takes e4
        (board 1: lights e4 d5)
        (board 1: shows d5e4)
        (board 1: shakes 1)
        # -d5
        pawn d5.
        (board 1: lights e4)
        pawn e4.
        It is on your board.
        (board 1: dark)
    "#]]);
}
