//! Clocks at a board, and the time of who has his hands on one.

use super::*;

/// The clock at the board tells that this side's time runs.
fn runs(color: Color) -> Report {
    let left = shakmaty::ByColor { white: Duration::from_mins(5), black: Duration::from_mins(5) };
    let flagged = shakmaty::ByColor { white: false, black: false };
    Report::Clock(DialTimes { left, runs: Some(color), flagged })
}

#[test]
fn the_lever_of_the_clock_presses_it() {
    let header = header(&start(), Player::Builtin, Some("5"));
    let mut table = Table::on(Make::Dgt, header);
    table.pauses(1500).reports(FIRST, runs(Color::White)).hands("-e2 e4").pauses(3000);
    table.reports(FIRST, runs(Color::Black)).pauses(1500).answers("e5").pauses(1500);
    table
        .reports(FIRST, runs(Color::White))
        .reports(FIRST, runs(Color::Black))
        .pauses(3000)
        .hands("-e7 e5")
        .reports(FIRST, runs(Color::White));
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        pawn e2 e4
        (thinks of a move)
        (board 1: clock 294 300 Some(Black))
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: clock 294 298 Some(White))
        (board 1: shakes 1)
        Not completed: no piece has moved. FIDE 2023, 4.7.
        (board 1: shakes 2)
        (board 1: clock 291 298 Some(White))
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It is on your board.
        (board 1: dark)
    "#]]);
}

#[test]
fn what_a_clock_tells_while_it_is_being_set_presses_nothing() {
    let mut table = Table::on(Make::Dgt, header(&start(), Player::Builtin, Some("5")));
    table.reports(FIRST, runs(Color::White)).types("e4").pauses(1500).answers("e5").pauses(20);
    table.reports(FIRST, runs(Color::Black)).pauses(20).reports(FIRST, runs(Color::White));
    table.hands("-e2 e4 -e7 e5 -g1 f3").reports(FIRST, runs(Color::White));
    table.reports(FIRST, runs(Color::Black));
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        (thinks of a move)
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e2.
        (board 1: lights e2)
        (board 1: clock 300 300 Some(Black))
        pawn e7 e5
        (board 1: shows e7e5)
        (board 1: clock 300 298 Some(White))
        (board 1: shakes 1)
        # -e2
        Take the piece off e7.
        (board 1: lights e7)
        # e4
        # -e7
        Put the black pawn on e5.
        (board 1: lights e5)
        # e5
        The board is right.
        (board 1: dark)
        # -g1
        knight g1 touched.
        # f3
        f3.
        knight g1 f3
        (thinks of a move)
        (board 1: clock 296 298 Some(Black))
    "#]]);
}

#[test]
fn a_flag_falls_with_a_piece_in_the_hand() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, Some("1")));
    table.hands("-e2").pauses(61_000).judges().hands("e4").button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        White's flag has fallen.
        (board 1: clock 0 60 None)
        Black wins on time. You lose.
        (what now)
        # e4
        # button Short
        (over)
    "#]]);
}

#[test]
fn the_clock_waits_until_the_board_is_right() {
    let mut table = Table::at_boards(header(&start(), Player::Builtin, Some("5")), "auto");
    table
        .comes(FIRST, Make::Peg1)
        .stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR");
    table.pauses(60_000).hands("-e3 e2 -e2 e4").button(Pressed::Short);
    table.expect(expect![[r#"
        (looks for 1: auto)
        (new game against level 3)
        Time: 5 minutes.
        The clock waits for the board.
        Board found: PEG/1, /dev/board1.
        (board 1: clock 300 300 None)
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e3.
        (board 1: lights e3)
        e3 seems occupied. If it is empty, say mute e3.
        # -e3
        Put the white pawn on e2.
        (board 1: lights e2)
        # e2
        The board is right.
        (board 1: dark)
        The clock runs.
        (board 1: clock 300 300 Some(White))
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        (board 1: clock 298 300 Some(Black))
    "#]]);
}

#[test]
fn a_typed_move_or_the_absence_of_a_board_starts_the_clock() {
    let mut table = Table::at_boards(header(&start(), Player::Builtin, Some("5")), "auto");
    table.pauses(4000).types("e4");
    table.expect(expect![[r#"
        (looks for 1: auto)
        (new game against level 3)
        Time: 5 minutes.
        The clock waits for the board.
        > e4
        The clock runs.
        pawn e2 e4
        (thinks of a move)
    "#]]);
    let mut table = Table::at_boards(header(&start(), Player::Builtin, Some("5")), "auto");
    table.tells(FIRST, BoardEvent::Lost(Loss::NoBoard)).types("e4");
    table.expect(expect![[r#"
        (looks for 1: auto)
        (new game against level 3)
        Time: 5 minutes.
        The clock waits for the board.
        No board: no port has one. Plug it in, or name its port.
        The clock runs.
        > e4
        pawn e2 e4
        (thinks of a move)
    "#]]);
    let mut table = Table::at_boards(header(&start(), Player::Builtin, Some("5")), "auto");
    table.pauses(11_000).types("e4");
    table.expect(expect![[r#"
        (looks for 1: auto)
        (new game against level 3)
        Time: 5 minutes.
        The clock waits for the board.
        The clock runs.
        > e4
        pawn e2 e4
        (thinks of a move)
    "#]]);
}

#[test]
fn a_peg_board_without_a_button_completes_a_move_by_rest() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.reports(FIRST, Report::NoButton).hands("-e2 e4").pauses(3000);
    table.expect(expect![[r#"
        It has no button. A move counts when your hand rests.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        pawn e2 e4
        (thinks of a move)
    "#]]);
}

#[test]
fn chips_are_learned_while_the_game_goes_on() {
    let mut table = Table::on(Make::Certabo, header(&start(), Player::Builtin, None));
    table.hands("-e2").reports(FIRST, Report::Seated(None, Square::E4, None));
    let after: Fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR".parse().unwrap();
    let pieces = after.as_setup().board.clone();
    let faulty = shakmaty::Bitboard::EMPTY;
    let known = Sensed { occupied: pieces.occupied(), pieces, faulty };
    table
        .reports(FIRST, Report::Learned(faulty))
        .reports(FIRST, Report::Stands(known))
        .pauses(3000);
    table.reports(FIRST, Report::Learned(Square::A1.into()));
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        The board has learned its pieces.
        e4.
        pawn e2 e4
        (thinks of a move)
        Pieces not learned. They are followed by their moves.
    "#]]);
}
