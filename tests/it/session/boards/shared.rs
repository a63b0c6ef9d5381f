//! Two boards, and one for two players.

use super::*;

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript")]
fn two_players_have_a_board_each() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "peg1,dgt");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, &start());
    table.comes(SECOND, Make::Certabo).stands_as(SECOND, &start());
    assert_eq!(
        (table.kind(Color::White), table.kind(Color::Black)),
        (BoardKind::Pegs, BoardKind::Pegs)
    );
    table.hand(FIRST, "-e2 e4").button(Pressed::Short).hand(SECOND, "-e2 e4 -d7 d5").pauses(3000);
    table.hand(FIRST, "-d7 d5 -d5 -e4 d5").button(Pressed::Short).types("pegboard");
    table.expect(expect![[r#"
        (looks for 1: white=peg1)
        (looks for 2: black=dgt)
        (new game for two)
        White's board found: PEG/1, /dev/board1.
        White: You play on the board.
        Black's board found: Certabo, /dev/board2.
        Black: You play on the board.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (board 2: lights e2 e4)
        (board 2: shows e2e4)
        (board 2: shakes 1)
        # -e2
        pawn e2.
        (board 2: lights e4)
        # e4
        Black has played the move on the board.
        (board 2: dark)
        # -d7
        pawn d7 touched.
        # d5
        d5.
        pawn d7 d5
        (board 1: lights d5 d7)
        (board 1: shows d7d5)
        (board 1: shakes 1)
        # -d7
        pawn d7.
        (board 1: lights d5)
        # d5
        White has played the move on the board.
        (board 1: dark)
        # -d5
        pawn d5 touched.
        d5 touched: it must be captured.
        # -e4
        pawn e4 touched.
        e4 must capture d5.
        # d5
        d5.
        # button Short
        pawn e4 takes d5
        (board 2: lights e4 d5)
        (board 2: shows e4d5)
        (board 2: shakes 1)
        > pegboard
        Board of White: PEG/1, /dev/board1.
        It matches the game.
        Board of Black: Certabo, /dev/board2.
        Opponent's move missing on your board: pawn e4 takes d5.
    "#]]);
}

#[test]
fn two_players_share_a_board() {
    let mut table = Table::on(Make::Certabo, header(&start(), Player::Human, None));
    table.hands("-e2 e4").pauses(3000).hands("-d7 d5").pauses(3000).hands("-e4 -d5 d5");
    table.pauses(3000);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        pawn e2 e4
        # -d7
        pawn d7 touched.
        # d5
        d5.
        pawn d7 d5
        # -e4
        pawn e4 touched.
        # -d5
        pawn d5 touched.
        e4 must capture d5.
        # d5
        d5.
        pawn e4 takes d5
    "#]]);
}

#[test]
fn on_a_shared_board_the_next_move_completes_the_last() {
    let mut table = Table::on(Make::Certabo, header(&start(), Player::Human, None));
    table.hands("-e2 e4 -e7 e5 -f1 c4 -b8 c6 -d1 h5 -g8 f6 -f7 -h5 f7").pauses(3000);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # -e7
        pawn e2 e4
        pawn e7 touched.
        # e5
        e5.
        # -f1
        pawn e7 e5
        bishop f1 touched.
        # c4
        c4.
        # -b8
        bishop f1 c4
        knight b8 touched.
        # c6
        c6.
        # -d1
        knight b8 c6
        queen d1 touched.
        # h5
        h5.
        # -g8
        queen d1 h5
        knight g8 touched.
        # f6
        f6.
        # -f7
        knight g8 f6
        pawn f7 touched.
        f7 touched: it must be captured.
        # -h5
        queen h5 touched.
        h5 must capture f7.
        # f7
        queen h5 takes f7, checkmate
        White wins.
        (what now)
    "#]]);
}

#[test]
fn the_board_of_a_side_that_the_program_plays_is_not_used() {
    let mut table = Table::at_boards(header(&start(), Player::Builtin, None), "peg1,dgt");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, &start());
    table.comes(SECOND, Make::Dgt).stands_as(SECOND, &start());
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").hands("-e7 e5");
    table.tells(SECOND, BoardEvent::Lost(Loss::NoBoard)).hands("-g1 f3").button(Pressed::Short);
    table.types("pegboard").expect(expect![[r#"
        (looks for 1: white=peg1)
        (looks for 2: black=dgt)
        (new game against level 3)
        White's board found: PEG/1, /dev/board1.
        White: You play on the board.
        Black's board found: DGT, /dev/board2.
        Not used: the program plays that side.
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
        # e5
        It is on your board.
        (board 1: dark)
        Black: The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        # -g1
        knight g1 touched.
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)
        > pegboard
        Board: PEG/1, /dev/board1.
        It matches the game.
        Black: No board: no port has one. Plug it in, or name its port.
    "#]]);
}

#[test]
fn of_two_boards_one_can_be_lost() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "peg1,dgt");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, &start());
    table.comes(SECOND, Make::Dgt).stands_as(SECOND, &start());
    table.hands("-e2 e4").tells(SECOND, BoardEvent::Lost(Loss::NoBoard)).button(Pressed::Short);
    table.types("e5").hands("-e7 e5").comes(SECOND, Make::Dgt);
    table.stands_as(SECOND, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    table.hands("-g1 f3").button(Pressed::Short).hand(SECOND, "-g1 f3 -b8 c6").pauses(3000);
    table.expect(expect![[r#"
        (looks for 1: white=peg1)
        (looks for 2: black=dgt)
        (new game for two)
        White's board found: PEG/1, /dev/board1.
        White: You play on the board.
        Black's board found: DGT, /dev/board2.
        Black: You play on the board.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        Black: The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        # button Short
        pawn e2 e4
        > e5
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        White has played the move on the board.
        (board 1: dark)
        Black's board is back: DGT, /dev/board2.
        Black: You play on the board.
        # -g1
        knight g1 touched.
        # f3
        f3.
        # button Short
        knight g1 f3
        (board 2: lights g1 f3)
        (board 2: shows g1f3)
        (board 2: shakes 1)
        # -g1
        knight g1.
        (board 2: lights f3)
        # f3
        Black has played the move on the board.
        (board 2: dark)
        # -b8
        knight b8 touched.
        # c6
        c6.
        knight b8 c6
        (board 1: lights c6 b8)
        (board 1: shows b8c6)
        (board 1: shakes 1)
    "#]]);
}

#[test]
fn on_a_shared_board_the_clock_runs_for_who_thinks_however_fast_the_answer_came() {
    let mut table = Table::on(Make::Certabo, header(&start(), Player::Human, Some("5")));
    table.hands("-e2 e4 -d7 d5 -e4 -d5 d5").pauses(100_000).types("clock");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # -d7
        pawn e2 e4
        pawn d7 touched.
        (board 1: clock 298 300 Some(Black))
        # d5
        d5.
        # -e4
        pawn d7 d5
        pawn e4 touched.
        (board 1: clock 298 299 Some(White))
        # -d5
        pawn d5 touched.
        e4 must capture d5.
        # d5
        d5.
        pawn e4 takes d5
        (board 1: clock 296 299 Some(Black))
        > clock
        Black: 3 minutes 20 seconds.
        White: 4 minutes 56 seconds.
    "#]]);
}

#[test]
fn a_piece_in_the_hand_before_the_opponents_move_is_complete_is_touched_when_it_is_executed() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "peg1,dgt");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, &start());
    table.comes(SECOND, Make::Dgt).stands_as(SECOND, &start());
    table.hand(SECOND, "-e7").hands("-e2 e4").button(Pressed::Short);
    table.hand(SECOND, "e5 -e2 e4").pauses(3000).types("pegboard");
    table.expect(expect![[r#"
        (looks for 1: white=peg1)
        (looks for 2: black=dgt)
        (new game for two)
        White's board found: PEG/1, /dev/board1.
        White: You play on the board.
        Black's board found: DGT, /dev/board2.
        Black: You play on the board.
        # -e7
        pawn e7.
        Black: If you lifted d2, the board lies the wrong way. Turn it, or say pegboard turned.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (board 2: lights e2 e4 e7)
        (board 2: shows e2e4)
        (board 2: shakes 1)
        # e5
        e5.
        (board 2: lights e2 e4 e5 e7)
        # -e2
        pawn e2.
        (board 2: lights e4 e5 e7)
        # e4
        Black has played the move on the board.
        e7 touched: it must move.
        (board 2: dark)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        > pegboard
        Board of White: PEG/1, /dev/board1.
        Opponent's move missing on your board: pawn e7 e5.
        Board of Black: DGT, /dev/board2.
        It matches the game.
    "#]]);
}

#[test]
fn two_ordinary_boards_are_not_one() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "dgt,chesslink");
    table.comes(FIRST, Make::Dgt).stands_as(FIRST, &start());
    table.comes(SECOND, Make::ChessLink).stands_as(SECOND, &start());
    table.hand(FIRST, "-g1 f3").pauses(3000).hand(SECOND, "-g1 f3");
    table.expect(expect![[r#"
        (looks for 1: white=dgt)
        (looks for 2: black=chesslink)
        (new game for two)
        White's board found: DGT, /dev/board1.
        White: You play on the board.
        Black's board found: ChessLink, /dev/board2.
        Black: You play on the board.
        # -g1
        knight g1 touched.
        # f3
        f3.
        knight g1 f3
        (board 2: lights g1 f3)
        (board 2: shows g1f3)
        (board 2: shakes 1)
        # -g1
        knight g1.
        (board 2: lights f3)
        # f3
        Black has played the move on the board.
        (board 2: dark)
    "#]]);
}

#[test]
fn of_two_boards_it_is_said_whose_was_found() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "peg1,peg1");
    table.comes(FIRST, Make::Peg1).comes(SECOND, Make::Peg1);
    table.tells(SECOND, BoardEvent::Lost(Loss::NoBoard)).comes(SECOND, Make::Peg1);
    table.expect(expect![[r#"
        (looks for 1: white=peg1)
        (looks for 2: black=peg1)
        (new game for two)
        White's board found: PEG/1, /dev/board1.
        Black's board found: PEG/1, /dev/board2.
        Black: The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        Black's board is back: PEG/1, /dev/board2.
    "#]]);
}
