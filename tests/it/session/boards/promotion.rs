//! What a pawn becomes on a board that knows no pieces.

use super::*;

const PROMOTES: &str = "7k/4P3/8/8/8/8/P7/K7 w - - 0 1";

#[test]
fn a_promotion_is_asked_for_on_a_board_that_knows_no_pieces() {
    let fen = "2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    let mut table = Table::on(Make::Peg1, header(fen, Player::Builtin, None));
    table.hands("-c8 -b7 c8").button(Pressed::Short).types("queen").answers("Kf7");
    table.expect(expect![[r#"
        # -c8
        rook c8 touched.
        c8 touched: it must be captured.
        # -b7
        pawn b7 touched.
        b7 must capture c8.
        # c8
        (what becomes of the pawn?)
        # button Short
        (what becomes of the pawn?)
        > queen
        pawn b7 takes c8 promotes to queen, check
        (thinks of a move)
        king e8 f7
        (board 1: lights f7 e8)
        (board 1: shows e8f7)
        (board 1: shakes 1)
    "#]]);
}

#[test]
fn a_pawn_becomes_what_is_said_on_a_board_that_knows_no_pieces() {
    let mut all = String::new();
    for how in ["knight", "e8=N", "an e8 knight", "no|e8=R", "press|4"] {
        let mut table = Table::on(Make::Certabo, header(PROMOTES, Player::Builtin, None));
        table.hands("-e7 e8").pauses(4000);
        for line in how.split('|') {
            table.types(line);
        }
        table.pauses(3000).adds_to(&mut all, how);
    }
    expect![[r#"
        knight
        # -e7
        pawn e7 touched.
        # e8
        Say what the pawn becomes.
        > knight
        pawn e7 e8 promotes to knight
        (thinks of a move)

        e8=N
        # -e7
        pawn e7 touched.
        # e8
        Say what the pawn becomes.
        > e8=N
        pawn e7 e8 promotes to knight
        (thinks of a move)

        an e8 knight
        # -e7
        pawn e7 touched.
        # e8
        Say what the pawn becomes.
        > an e8 knight
        pawn e7 e8 promotes to knight
        Pressed.
        (thinks of a move)

        no|e8=R
        # -e7
        pawn e7 touched.
        # e8
        Say what the pawn becomes.
        > no
        Cancelled.
        > e8=R
        pawn e7 e8 promotes to rook, check
        (thinks of a move)

        press|4
        # -e7
        pawn e7 touched.
        # e8
        Say what the pawn becomes.
        > press
        Not completed: say what the pawn becomes. FIDE 2023, 4.4.4.
        (board 1: shakes 2)
        > 4
        pawn e7 e8 promotes to knight
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
fn what_a_pawn_has_become_is_announced() {
    let header =
        Header { announcing: Announcing::Repeat, ..header(PROMOTES, Player::Builtin, None) };
    let mut table = Table::on(Make::Peg1, header);
    table
        .hands("-e7 e8")
        .pauses(4000)
        .button(Pressed::Short)
        .types("knight")
        .button(Pressed::Short);
    table.expect(expect![[r#"
        # -e7
        pawn e7 touched.
        # e8
        (what becomes of the pawn?)
        # button Short
        (what becomes of the pawn?)
        > knight
        pawn e7 e8 promotes to knight
        (Black repeats)
        # button Short
        Pressed.
        (thinks of a move)
    "#]]);
}

#[test]
fn a_pawn_that_leaves_the_last_rank_again_is_not_asked_what_it_becomes() {
    let mut table = Table::on(Make::Peg1, header(PROMOTES, Player::Builtin, None));
    table.hands("-e7 e8 -e8 e7").types("queen").button(Pressed::Short).types("pegboard");
    table.expect(expect![[r#"
        # -e7
        pawn e7 touched.
        # e8
        (what becomes of the pawn?)
        # -e8
        pawn e8.
        # e7
        (put back)
        > queen
        Not a move. Try e2 e4, or help.
        # button Short
        Nothing moved. Your move.
        > pegboard
        Board: PEG/1, /dev/board1.
        It matches the game.
    "#]]);
}
