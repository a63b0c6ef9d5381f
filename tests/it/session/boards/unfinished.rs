//! Moves that stand by half, and positions that are none: what is still to be done is said, and nothing
//! that is not so.

use super::*;

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// What is heard on a board when hands have done this and the button is pressed.
fn pressed(make: Make, header: Header, hands: &str) -> String {
    let mut table = Table::on(make, header);
    table.hands(hands);
    table.transcript.clear();
    table.button(Pressed::Short);
    table.is_replayed();
    format!("{hands}\n{}", table.transcript)
}

#[test]
fn b3_the_question_of_a_promotion_is_repeated_as_often_as_is_pressed() {
    let mut all = String::new();
    for make in [Make::Peg1, Make::Dgt] {
        let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
        let mut table = Table::on(make, header(fen, Player::Builtin, None));
        table.hands("-a7 a8").button(Pressed::Short).button(Pressed::Short).types("no");
        table.button(Pressed::Short).types("queen").adds_to(&mut all, make.title());
    }
    expect![[r#"
        PEG/1
        # -a7
        pawn a7 touched.
        # a8
        Say what the pawn becomes.
        # button Short
        Say what the pawn becomes.
        # button Short
        Say what the pawn becomes.
        > no
        Cancelled.
        # button Short
        Say what the pawn becomes.
        > queen
        pawn a7 a8 promotes to queen, check
        (thinks of a move)

        DGT
        # -a7
        pawn a7 touched.
        # a8
        Say what the pawn becomes.
        # button Short
        Say what the pawn becomes.
        # button Short
        Say what the pawn becomes.
        > no
        Cancelled.
        # button Short
        Say what the pawn becomes.
        > queen
        pawn a7 a8 promotes to queen, check
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b3_a_castling_by_half_names_the_rook_or_the_piece_in_the_hand() {
    let on = |hands| pressed(Make::Peg1, header(CASTLING, Player::Builtin, None), hands);
    let all = ["-e1 g1", "-e1 c1", "-e1 -h1 g1", "-e1 -h1 f1", "-e1 -a1 c1", "-e1 -a1 d1"].map(on);
    expect![[r#"
        -e1 g1
        # button Short
        Not finished: move the rook.
        -e1 c1
        # button Short
        Not finished: move the rook.
        -e1 -h1 g1
        # button Short
        Not finished: rook h1 is off the board.
        -e1 -h1 f1
        # button Short
        Not finished: king e1 is off the board.
        -e1 -a1 c1
        # button Short
        Not finished: rook a1 is off the board.
        -e1 -a1 d1
        # button Short
        Not finished: king e1 is off the board.
    "#]]
    .assert_eq(&all.concat());
    let chess960 = |fen, hands| {
        let header = Header {
            variant: touchmove::laws::Variant::Chess960,
            ..header(fen, Player::Builtin, None)
        };
        pressed(Make::Peg1, header, hands)
    };
    let far = "rk6/8/8/8/8/8/8/RK6 w Aa - 0 1";
    let swap = "5kr1/5ppp/8/8/8/8/5PPP/5KR1 w Kk - 0 1";
    let all =
        [(far, "-b1 -a1 c1"), (far, "-b1 -a1 d1"), (swap, "-f1 -g1 g1"), (swap, "-f1 -g1 f1")]
            .map(|(fen, hands)| chess960(fen, hands));
    expect![[r#"
        -b1 -a1 c1
        # button Short
        Not finished: rook a1 is off the board.
        -b1 -a1 d1
        # button Short
        Not finished: king b1 is off the board.
        -f1 -g1 g1
        # button Short
        Not finished: move the rook.
        -f1 -g1 f1
        # button Short
        Not finished: king f1 is off the board.
    "#]]
    .assert_eq(&all.concat());
}

#[test]
fn b3_a_pawn_that_is_taken_in_passing_is_still_to_be_taken_off() {
    let mut all = String::new();
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for make in [Make::Peg1, Make::Certabo] {
        let mut table = Table::on(make, header(fen, Player::Builtin, None));
        table.hands("-e5 d6").pauses(3000).button(Pressed::Short).types("press");
        table.hands("-d5").pauses(3000).button(Pressed::Short).adds_to(&mut all, make.title());
    }
    expect![[r#"
        PEG/1
        # -e5
        pawn e5 touched.
        # d6
        d6.
        Not finished: take the black pawn off d5.
        # button Short
        Not finished: take the black pawn off d5.
        > press
        Not finished: take the black pawn off d5.
        # -d5
        pawn d5 touched.
        e5 must capture d5.
        # button Short
        pawn e5 takes d6, en passant
        (thinks of a move)

        Certabo
        # -e5
        pawn e5 touched.
        # d6
        d6.
        Not finished: take the black pawn off d5.
        # button Short
        Not finished: take the black pawn off d5.
        > press
        Not finished: take the black pawn off d5.
        # -d5
        pawn d5 touched.
        e5 must capture d5.
        # button Short
        pawn e5 takes d6, en passant
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b10_an_impossible_move_is_told_by_its_piece_and_both_squares() {
    let fen = "4k3/8/8/2p5/8/8/3P4/RNBQKB2 w - - 0 1";
    let on = |hands| pressed(Make::Peg1, header(fen, Player::Builtin, None), hands);
    let all = ["-d2 d5", "-b1 b3", "-a1 b3", "-c1 c4", "-d1 e3", "-e1 e3"].map(on);
    expect![[r#"
        -d2 d5
        # button Short
        A pawn cannot go from d2 to d5.
        (board 1: shakes 2)
        -b1 b3
        # button Short
        A knight cannot go from b1 to b3.
        (board 1: shakes 2)
        -a1 b3
        # button Short
        A rook cannot go from a1 to b3.
        (board 1: shakes 2)
        -c1 c4
        # button Short
        A bishop cannot go from c1 to c4.
        (board 1: shakes 2)
        -d1 e3
        # button Short
        A queen cannot go from d1 to e3.
        (board 1: shakes 2)
        -e1 e3
        # button Short
        A king cannot go from e1 to e3.
        (board 1: shakes 2)
    "#]]
    .assert_eq(&all.concat());
}

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
fn b10_an_illegal_position_names_what_was_put_and_set_up() {
    let mut all = String::new();
    for (make, hands) in [
        (Make::Peg1, "-e2 -d2 e5 d5"),
        (Make::Certabo, "-e2 -d2 e5 d5"),
        (Make::Peg1, "-g1 -e7 e5 h3"),
    ] {
        let mut table = Table::on(make, header(&start(), Player::Builtin, None));
        table.hands(hands).pauses(3000).types("set-up").adds_to(&mut all, make.title());
    }
    expect![[r#"
        PEG/1
        # -e2
        pawn e2 touched.
        # -d2
        pawn d2 touched.
        e2 touched: it must move.
        # e5
        e5.
        # d5
        d5.
        Illegal move: white pawn d5, white pawn e5. To put the board right, say set-up.
        (board 1: shakes 2)
        > set-up
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off d5.
        (board 1: lights d5)

        Certabo
        # -e2
        pawn e2 touched.
        # -d2
        pawn d2 touched.
        e2 touched: it must move.
        # e5
        e5.
        # d5
        d5.
        Illegal move: white pawn d5, white pawn e5. To put the board right, say set-up.
        (board 1: shakes 2)
        > set-up
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off d5.
        (board 1: lights d5)

        PEG/1
        # -g1
        knight g1 touched.
        # -e7
        pawn e7 touched.
        g1 touched: it must move.
        # e5
        e5.
        # h3
        h3.
        Illegal move: white knight e5, black pawn h3. To put the board right, say set-up.
        (board 1: shakes 2)
        > set-up
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off h3.
        (board 1: lights h3)

    "#]]
    .assert_eq(&all);
}
