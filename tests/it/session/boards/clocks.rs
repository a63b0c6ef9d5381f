//! Clocks at a board, and the time of who has his hands on one.

use super::*;

/// The clock at the board tells that this side's time runs.
fn runs(color: Color) -> Report {
    let left = shakmaty::ByColor { white: Duration::from_mins(5), black: Duration::from_mins(5) };
    let flagged = shakmaty::ByColor { white: false, black: false };
    Report::Clock(Times { left, runs: Some(color), flagged })
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
        Not completed: nothing has been moved. FIDE 2023, 4.7.
        (board 1: shakes 2)
        (board 1: clock 293 298 Some(White))
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It stands on your board.
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
        The board does not stand as the game.
        Take the man off e2.
        (board 1: lights e2)
        (board 1: clock 300 300 Some(Black))
        pawn e7 e5
        (board 1: shows e7e5)
        (board 1: clock 300 298 Some(White))
        (board 1: shakes 1)
        # -e2
        Take the man off e7.
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
fn a_flag_falls_with_a_man_in_the_hand() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, Some("1")));
    table.hands("-e2").pauses(61_000).judges().hands("e4").button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        White's flag has fallen.
        (board 1: clock 0 60 None)
        Black wins on time.
        # e4
        # button Short
    "#]]);
}
