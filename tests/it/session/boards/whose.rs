//! Which board is meant, how it lies, and what it tells of itself.

use super::*;

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
fn b8_a_first_touch_that_fits_only_the_other_side_says_that_the_board_lies_the_wrong_way() {
    let mut all = String::new();
    for make in [Make::Peg1, Make::Certabo] {
        let mut table = Table::on(make, header(&start(), Player::Builtin, None));
        table
            .hands("-d7")
            .types("pegboard turned")
            .comes(SECOND, make)
            .stands(SECOND, &Board::new());
        // White's own board lies right now, and says so no more.
        table.hand(SECOND, "-e2 e4").adds_to(&mut all, make.title());
    }
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "peg1,peg1");
    table.comes(FIRST, Make::Peg1).stands(FIRST, &Board::new());
    table.comes(SECOND, Make::Peg1).stands(SECOND, &Board::new());
    table.transcript.clear();
    // Black makes White's move on a board that lies the wrong way.
    table.hands("-e2 e4").button(Pressed::Short).hand(SECOND, "-d7 d5").pauses(3000);
    table.adds_to(&mut all, "black");
    expect![[r#"
        PEG/1
        # -d7
        pawn d7 touched.
        d7 touched. It cannot be captured. Any move may be played.
        If you lifted e2, the board lies the wrong way. Turn it, or say pegboard turned.
        > pegboard turned
        (lets go of 1)
        (boards lie turned)
        Looking for a board.
        (looks for 2: auto)
        Board found: PEG/1, /dev/board2.
        You play on the board.
        # -e2
        pawn e2 touched.
        # e4
        e4.

        Certabo
        # -d7
        pawn d7 touched.
        d7 touched. It cannot be captured. Any move may be played.
        If you lifted e2, the board lies the wrong way. Turn it, or say pegboard turned.
        > pegboard turned
        (lets go of 1)
        (boards lie turned)
        Looking for a board.
        (looks for 2: auto)
        Board found: Certabo, /dev/board2.
        You play on the board.
        # -e2
        pawn e2 touched.
        # e4
        e4.

        black
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (board 2: lights e2 e4)
        (board 2: shows e2e4)
        (board 2: shakes 1)
        # -d7
        pawn d7.
        Black: If you lifted e2, the board lies the wrong way. Turn it, or say pegboard turned.
        (board 2: lights e2 e4 d7)
        # d5
        d5.
        (board 2: lights e2 e4 d5 d7)
        (board 2: shakes 2)
        Black: Your board does not match the game.
        Black: Take the piece off e2.
        (board 2: lights e2)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b14_each_sentence_about_one_of_two_boards_names_it() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "peg1,dgt");
    table.comes(FIRST, Make::Peg1).stands(FIRST, &Board::new());
    table.comes(SECOND, Make::Dgt).stands(SECOND, &Board::new());
    table.reports(FIRST, Report::Battery(9, false)).hands("-e2 e4").button(Pressed::Short);
    table.tells(SECOND, BoardEvent::Lost(Loss::NoPort("/dev/b".to_owned()))).types("pegboard");
    table.reports(FIRST, Report::Missed(3)).reports(FIRST, Report::Faulty(Square::A1));
    table.reports(FIRST, Report::NoButton).reports(FIRST, Report::Gap);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RN1QK1NR");
    table.expect(expect![[r#"
        (looks for 1: white=peg1)
        (looks for 2: black=dgt)
        (new game for two)
        White's board found: PEG/1, /dev/board1.
        White: You play on the board.
        Black's board found: DGT, /dev/board2.
        Black: You play on the board.
        White: Board battery: 9 percent left.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (board 2: lights e2 e4)
        (board 2: shows e2e4)
        (board 2: shakes 1)
        Black: The board is gone: the port /dev/b is not there. Continue at the keyboard. Plug it in.
        > pegboard
        Board of White: PEG/1, /dev/board1.
        It matches the game.
        Black: No board: the port /dev/b is not there. Plug it in.
        White: Board data lost. If a touch or a move is missing, make it again.
        White: a1: the sensor cannot be trusted.
        White: It has no button. A move counts when your hand rests.
        (board 1: shakes 2)
        White: Your board does not match the game.
        White: Put the white bishop on c1.
        (board 1: lights c1)
    "#]]);
}

#[test]
fn b17_a_battery_is_told_at_ten_and_at_five_percent_and_a_restarted_board_is_told() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    for (percent, charging) in
        [(11, false), (10, false), (9, false), (10, false), (5, false), (6, false), (3, false)]
    {
        table.write(&format!("# {percent}"));
        table.reports(FIRST, Report::Battery(percent, charging));
    }
    table.write("# charged");
    table.reports(FIRST, Report::Battery(4, true));
    table.write("# 4");
    table.reports(FIRST, Report::Battery(4, false));
    table.reports(FIRST, Report::Restarted).stands(FIRST, &Board::new());
    table.expect(expect![[r#"
        # 11
        # 10
        Board battery: 10 percent left.
        # 9
        # 10
        # 5
        Board battery: 5 percent left.
        # 6
        # 3
        # charged
        # 4
        Board battery: 4 percent left.
        The board has restarted.
    "#]]);
}
