//! What a touch binds to on a board, and the words for it (FIDE 2023, 4.3 to 4.5).

use super::*;

/// What is heard when hands have done this on a board with a button, which is pressed then.
fn heard(fen: &str, hands: &str) -> String {
    let mut table = Table::on(Make::Peg1, header(fen, Player::Builtin, None));
    table.hands(hands).button(Pressed::Short);
    table.is_replayed();
    format!("{}\n", table.transcript)
}

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PAWNS: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";

#[test]
fn b5_a_touch_that_binds_to_nothing_is_not_said_to_bind() {
    let all = ["-b8 b8", "-a1 a1", "-b8 b8 -e2 e4"].map(|hands| heard(&start(), hands));
    expect![[r#"
        # -b8
        knight b8 touched.
        b8 touched. It cannot be captured. Any move may be played.
        If you lifted g1, the board lies the wrong way. Turn it, or say pegboard turned.
        # b8
        Pieces put back. Any move may be played.
        # button Short
        Nothing moved. Your move.

        # -a1
        rook a1 touched.
        a1 touched. It has no legal move, so any move may be played.
        # a1
        Pieces put back. Any move may be played.
        # button Short
        Nothing moved. Your move.

        # -b8
        knight b8 touched.
        b8 touched. It cannot be captured. Any move may be played.
        If you lifted g1, the board lies the wrong way. Turn it, or say pegboard turned.
        # b8
        Pieces put back. Any move may be played.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)

    "#]]
    .assert_eq(&all.concat());
}

#[test]
fn b6_a_piece_that_must_be_captured_is_not_said_to_have_to_move() {
    let two = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
    let all =
        [(PAWNS, "-d5 d5 -e1 d1"), (two, "-d5 -c4 d5 c4 -e4 d4"), (PAWNS, "-e1 -d5 d5 e1 -e4 e5")]
            .map(|(fen, hands)| heard(fen, hands));
    expect![[r#"
        # -d5
        pawn d5 touched.
        d5 touched: it must be captured.
        # d5
        Pieces put back. Touch-move still applies.
        # -e1
        king e1 touched.
        # d1
        d5 touched: it must be captured.
        # button Short
        Not completed: the touched piece on d5 must be captured. FIDE 2023, 4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute d5.

        # -d5
        pawn d5 touched.
        d5 touched: it must be captured.
        # -c4
        pawn c4 touched.
        c4 must capture d5.
        # d5
        d5.
        # c4
        c4.
        # -e4
        pawn d5.
        pawn c4.
        c4.
        d5.
        pawn e4.
        # d4
        d4.
        # button Short
        pawn c4 takes d5 is on the board. If you did not play it, say takeback.
        Take the white pawn from c4 to e4.

        # -e1
        king e1 touched.
        # -d5
        pawn d5 touched.
        e1 touched: it must move.
        # d5
        d5.
        # e1
        Pieces put back. Touch-move still applies.
        # -e4
        pawn e4 touched.
        # e5
        e1 touched: it must move.
        # button Short
        Not completed: the touched piece on e1 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute e1.

    "#]]
    .assert_eq(&all.concat());
}

#[test]
fn b7_the_rook_first_is_no_castling_and_the_reason_is_said_at_the_lift_of_the_king() {
    let all = ["-h1 -e1 g1 f1", "-a1 -e1 c1 d1", "-h1 h1 -e1 g1 -h1 f1"];
    let all = all.map(|hands| heard(CASTLING, hands));
    expect![[r#"
        # -h1
        rook h1 touched.
        # -e1
        king e1 touched.
        h1 touched: it must move.
        The rook was touched first: no castling. FIDE 2023, 4.4.2.
        # g1
        g1.
        # f1
        h1 touched: it must move.
        # button Short
        Not completed: the rook was touched first, so no castling. Put the king back. FIDE 2023, 4.4.2.
        (board 1: shakes 2)

        # -a1
        rook a1 touched.
        # -e1
        king e1 touched.
        a1 touched: it must move.
        The rook was touched first: no castling. FIDE 2023, 4.4.2.
        # c1
        c1.
        # d1
        a1 touched: it must move.
        # button Short
        Not completed: the rook was touched first, so no castling. Put the king back. FIDE 2023, 4.4.2.
        (board 1: shakes 2)

        # -h1
        rook h1 touched.
        # h1
        Pieces put back. Touch-move still applies.
        # -e1
        king e1 touched.
        h1 touched: it must move.
        The rook was touched first: no castling. FIDE 2023, 4.4.2.
        # g1
        g1.
        # -h1
        rook h1.
        # f1
        h1 touched: it must move.
        # button Short
        Not completed: the rook was touched first, so no castling. Put the king back. FIDE 2023, 4.4.2.
        (board 1: shakes 2)

    "#]].assert_eq(&all.concat());
}

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
fn b7_a_rook_that_was_put_first_is_not_pressed_while_the_king_is_elsewhere() {
    let mut all = String::new();
    for (make, hands) in [
        (Make::Peg1, "-h1 f1 -e1"),
        (Make::Peg1, "-h1 f1 -e1 g1"),
        (Make::Certabo, "-h1 f1 -e1 g1"),
    ] {
        let mut table = Table::on(make, header(CASTLING, Player::Builtin, None));
        table.hands(hands).pauses(3000).button(Pressed::Short).types("press");
        let back = if hands.ends_with("g1") { "-g1 e1" } else { "e1" };
        table.hands(back).button(Pressed::Short).pauses(3000).adds_to(&mut all, make.title());
    }
    expect![[r#"
        PEG/1
        # -h1
        rook h1 touched.
        # f1
        f1.
        # -e1
        The rook was touched first: no castling. FIDE 2023, 4.4.2.
        # button Short
        rook h1 f1 is on the board. If you did not play it, say takeback.
        Put the white king on e1.
        > press
        rook h1 f1 is on the board. If you did not play it, say takeback.
        Put the white king on e1.
        # e1
        e1.
        # button Short
        rook h1 f1
        (thinks of a move)

        PEG/1
        # -h1
        rook h1 touched.
        # f1
        f1.
        # -e1
        The rook was touched first: no castling. FIDE 2023, 4.4.2.
        # g1
        g1.
        # button Short
        rook h1 f1 is on the board. If you did not play it, say takeback.
        Take the white king from g1 to e1.
        > press
        rook h1 f1 is on the board. If you did not play it, say takeback.
        Take the white king from g1 to e1.
        # -g1
        king g1.
        # e1
        e1.
        # button Short
        rook h1 f1
        (thinks of a move)

        Certabo
        # -h1
        rook h1 touched.
        # f1
        f1.
        # -e1
        The rook was touched first: no castling. FIDE 2023, 4.4.2.
        # g1
        g1.
        rook h1 f1 is on the board. If you did not play it, say takeback.
        Take the white king from g1 to e1.
        # button Short
        rook h1 f1 is on the board. If you did not play it, say takeback.
        Take the white king from g1 to e1.
        > press
        rook h1 f1 is on the board. If you did not play it, say takeback.
        Take the white king from g1 to e1.
        # -g1
        king g1.
        # e1
        e1.
        # button Short
        rook h1 f1
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b7_king_and_rook_that_may_not_castle_leave_a_move_of_the_king() {
    let attacked = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let shut_in = "3rkr2/8/8/8/8/8/4P3/4K2R w K - 0 1";
    let all = [(attacked, "-e1 -h1 h1 e1 -a1 a2"), (shut_in, "-e1 -h1")]
        .map(|(fen, hands)| heard(fen, hands));
    expect![[r#"
        # -e1
        king e1 touched.
        # -h1
        rook h1 touched.
        e1 touched: it must move.
        That castling is not legal now. FIDE 2023, 4.4.3.
        # h1
        h1.
        # e1
        Pieces put back. Touch-move still applies.
        # -a1
        rook a1 touched.
        # a2
        e1 touched: it must move.
        # button Short
        Not completed: the touched piece on e1 must move. FIDE 2023, 4.4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute e1.

        # -e1
        king e1 touched.
        e1 touched. It has no legal move, so any move may be played.
        # -h1
        rook h1 touched.
        h1 touched. Any move may be played.
        That castling is not legal now. FIDE 2023, 4.4.3.
        # button Short
        Not finished: rook h1 is off the board.

    "#]]
    .assert_eq(&all.concat());
}

#[test]
fn b7_king_and_rook_that_must_castle_do_nothing_else() {
    expect![[r#"
        # -e1
        king e1 touched.
        # -h1
        rook h1 touched.
        King and rook touched: short castling.
        # e1
        e1.
        # f1
        King and rook touched: short castling.
        # button Short
        Not completed: king and rook are touched, so you must castle. FIDE 2023, 4.4.1.
        (board 1: shakes 2)
        If you did not touch it, say mute e1.

    "#]]
    .assert_eq(&heard(CASTLING, "-e1 -h1 e1 f1"));
}
