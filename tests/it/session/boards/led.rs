//! Players who are led to how a board should stand.

use super::*;

#[test]
fn the_player_is_led_to_the_position_and_plays_then() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let mut table = Table::at_boards(header(fen, Player::Builtin, None), "auto");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, "4k3/8/3p4/8/8/4P3/8/4K3");
    table.hands("-e3").types("repeat").hands("-d6 d5").types("pegboard").hands("e4");
    table.hands("-e4 -d5 d5").button(Pressed::Short);
    table.expect(expect![[r#"
        (looks for 1: auto)
        (new game against level 3)
        (special position)
        (how to have the usual one)
        Your move.
        Board found: PEG/1, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e3.
        (board 1: lights e3)
        # -e3
        Take the piece off d6.
        (board 1: lights d6)
        > repeat
        Take the piece off d6.
        # -d6
        Put the white pawn on e4.
        (board 1: lights e4)
        # d5
        > pegboard
        Board: PEG/1, /dev/board1.
        (the board is not the game)
        Put the white pawn on e4.
        # e4
        The board is right.
        (board 1: dark)
        # -e4
        pawn e4 touched.
        # -d5
        pawn d5 touched.
        e4 must capture d5.
        # d5
        d5.
        # button Short
        pawn e4 takes d5
        (thinks of a move)
    "#]]);
}

#[test]
fn who_does_not_want_to_be_led_types_until_the_board_is_right() {
    let mut table = Table::at_boards(header(&start(), Player::Builtin, None), "auto");
    table.types("skip").types("set-up").comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").types("skip");
    table.types("pegboard").types("e4").answers("e5").types("set-up").hands("-e7 e5");
    table.types("set-up");
    table.expect(expect![[r#"
        (looks for 1: auto)
        (new game against level 3)
        > skip
        Nothing to skip.
        > set-up
        No board. Type pegboard auto to look for one.
        For a game from a position, type position.
        Board found: PEG/1, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e4.
        If your move is pawn e2 e4, press, or type it.
        (board 1: lights e4)
        > skip
        Left as it is. Type your moves until the board is right.
        (board 1: dark)
        > pegboard
        Board: PEG/1, /dev/board1.
        (the board is not the game)
        > e4
        pawn e2 e4
        (thinks of a move)
        The board is right.
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        > set-up
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e7.
        (board 1: lights e7)
        # -e7
        Put the black pawn on e5.
        (board 1: lights e5)
        # e5
        The board is right.
        (board 1: dark)
        > set-up
        The board is right.
    "#]]);
}

#[test]
fn a_knocked_board_is_put_right_step_by_step() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    for square in [Square::A2, Square::B2, Square::C2] {
        table.reports(FIRST, Report::Lifted(None, square, None));
    }
    table.pauses(1000).hands("a2 b2 c2").hands("-e2 e4").button(Pressed::Short);
    table.expect(expect![[r#"
        pawn a2 touched.
        pawn b2 touched.
        a2 touched: it must move.
        The board was knocked. Nothing is touched.
        (board 1: shakes 2)
        (the board is not the game)
        Put the white pawn on a2.
        (board 1: lights a2)
        # a2
        Put the white pawn on b2.
        (board 1: lights b2)
        # b2
        Put the white pawn on c2.
        (board 1: lights c2)
        # c2
        The board is right.
        (board 1: dark)
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
    "#]]);
}

#[test]
fn moves_that_are_taken_back_are_taken_back_by_hand() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").types("takeback").types("yes");
    table.hands("-e4 e2 -d2 d4").button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        > takeback
        (take it back?)
        > yes
        Taken back: pawn e7 e5, pawn e2 e4.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e4.
        (board 1: lights e4)
        # -e4
        Put the white pawn on e2.
        (board 1: lights e2)
        # e2
        The board is right.
        (board 1: dark)
        # -d2
        pawn d2 touched.
        # d4
        d4.
        # button Short
        pawn d2 d4
        (thinks of a move)
    "#]]);
}

#[test]
fn a_move_is_taken_back_with_a_piece_in_the_hand() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").hands("-e7");
    table.types("takeback").types("yes").hands("e7 -e4 e2 -d2 d4").button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        > takeback
        (take it back?)
        > yes
        Taken back: pawn e7 e5, pawn e2 e4.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e4.
        (board 1: lights e4)
        # e7
        # -e4
        Put the white pawn on e2.
        (board 1: lights e2)
        # e2
        The board is right.
        (board 1: dark)
        # -d2
        pawn d2 touched.
        # d4
        d4.
        # button Short
        pawn d2 d4
        (thinks of a move)
    "#]]);
}

#[test]
fn where_white_sits_is_asked_for_and_said() {
    let mut table = Table::at_boards(header(&start(), Player::Builtin, None), "certabo");
    table.comes(FIRST, Make::Certabo).reports(FIRST, Report::WhichSide).types("pegboard turned");
    table
        .comes(SECOND, Make::Certabo)
        .stands(SECOND, &Board::new())
        .hand(SECOND, "-e2 e4")
        .pauses(3000);
    table.expect(expect![[r#"
        (looks for 1: certabo)
        (new game against level 3)
        Board found: Certabo, /dev/board1.
        White's side is unknown. Type pegboard straight, or pegboard turned.
        > pegboard turned
        (lets go of 1)
        (boards lie turned)
        Looking for a board.
        (looks for 2: certabo)
        Board found: Certabo, /dev/board2.
        (on the board)
        # -e2
        pawn e2 touched.
        # e4
        e4.
        pawn e2 e4
        (thinks of a move)
    "#]]);
}

#[test]
fn how_a_board_lies_is_kept_where_there_is_none() {
    let mut table = Table::at_boards(header(&start(), Player::Builtin, None), "off");
    table.types("pegboard straight");
    table.expect(expect![[r#"
        > pegboard straight
        (boards lie straight)
        No board. Type pegboard auto to look for one.
    "#]]);
}

#[test]
fn a_wrong_execution_is_put_right_when_the_hand_rests() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("Nc6").hands("-e7 e5").pauses(3000);
    table.hands("-e5 e7 -b8").pauses(3000).hands("c6 -g1");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        knight b8 c6
        (board 1: lights c6 b8)
        (board 1: shows b8c6)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights c6 e7 b8)
        # e5
        e5.
        (board 1: lights e5 c6 e7 b8)
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e5.
        (board 1: lights e5)
        # -e5
        Take the piece off b8.
        (board 1: lights b8)
        # e7
        # -b8
        Put the black knight on c6.
        (board 1: lights c6)
        # c6
        The board is right.
        (board 1: dark)
        # -g1
        knight g1 touched.
    "#]]);
}

#[test]
fn half_an_execution_is_no_wrong_one() {
    let fen = "4k2r/8/8/8/8/8/P7/4K3 w k - 0 1";
    let mut table = Table::on(Make::Dgt, header(fen, Player::Builtin, None));
    table.hands("-a2 a3").pauses(3000).answers("O-O").hands("-e8 g8").pauses(5000);
    table.hands("-h8 f8").pauses(3000);
    table.expect(expect![[r#"
        # -a2
        pawn a2 touched.
        # a3
        a3.
        pawn a2 a3
        (thinks of a move)
        short castling
        (board 1: lights e8 f8 g8 h8)
        (board 1: shows e8g8)
        (board 1: shakes 1)
        # -e8
        king e8.
        (board 1: lights f8 g8 h8)
        # g8
        g8.
        (board 1: lights f8 h8)
        # -h8
        rook h8.
        (board 1: lights f8)
        # f8
        It is on your board.
        (board 1: dark)
    "#]]);
}

#[test]
fn an_announced_move_is_executed_wrongly() {
    let mut table = Table::on(Make::Peg1, announcing(Announcing::Repeat, Player::Builtin));
    table.hands("-e2 e4").button(Pressed::Short).button(Pressed::Short).answers("e5");
    table.hands("-e7 e6").pauses(3000).hands("-e6 e7 -d7").pauses(3000).hands("d5").pauses(3000);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (Black repeats)
        # button Short
        Pressed.
        (thinks of a move)
        pawn e7 e5
        Repeat it.
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e6
        e6.
        (board 1: lights e5 e6)
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e6.
        (board 1: lights e6)
        # -e6
        Put the black pawn on e5.
        (board 1: lights e5)
        # e7
        Take the piece off e7.
        (board 1: lights e7)
        # -d7
        # d5
        Take the piece off d5.
        (board 1: lights d5)
    "#]]);
}

#[test]
fn who_was_led_hears_that_the_board_is_right_also_after_a_gap() {
    let mut table = Table::on(Make::ChessLink, header(&start(), Player::Builtin, None));
    let [off, back] = ["PPPPPPPP/RNBQKB1R", "PPPP1PPP/RNBQKBNR"]
        .map(|ranks| format!("rnbqkbnr/pppppppp/8/8/8/8/{ranks}"));
    table.hands("-g1").reports(FIRST, Report::Gap).stands_as(FIRST, &back);
    table.reports(FIRST, Report::Gap).stands_as(FIRST, &off).hands("f3").pauses(3000);
    table.reports(FIRST, Report::Gap).stands_as(FIRST, &back);
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        (on the board)
        pawn e2 seems to be in your hand.
        (on the board)
        knight g1 seems to be in your hand.
        # f3
        f3.
        knight g1 f3
        (thinks of a move)
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off g1.
        (board 1: lights g1)
    "#]]);
}
