//! A press that is missing: after some seconds it is said, once, and never is there silence.

use shakmaty::ByColor;

use super::*;

fn in_german(header: Header) -> Table {
    let rebuilt = replay(header.clone(), &[]).unwrap();
    let manner = Manner { boards: addresses("auto").unwrap(), ..manner("de") };
    let mut table = Table::with(Session::new(manner, GameId(1), rebuilt), header).opened();
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, &start());
    table.transcript.clear();
    table
}

#[test]
fn a_press_that_is_missing_is_said_once_after_some_seconds() {
    let mut all = String::new();
    for (case, mut table) in [
        ("English", Table::on(Make::Peg1, header(&start(), Player::Builtin, None))),
        ("German", in_german(header(&start(), Player::Builtin, None))),
    ] {
        table.hands("-e2 e4").pauses(4000).write("...");
        table.pauses(60_000).button(Pressed::Short);
        table.adds_to(&mut all, case);
    }
    expect![[r#"
        English
        # -e2
        pawn e2 touched.
        # e4
        e4.
        ...
        Press, if your move is pawn e2 e4.
        # button Short
        pawn e2 e4
        (thinks of a move)

        German
        # -e2
        Bauer e2 berührt.
        # e4
        e4.
        ...
        Drücke, wenn pawn e2 e4 dein Zug ist.
        # button Short
        pawn e2 e4
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
fn whoever_is_quick_hears_nothing_of_it() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").pauses(3000).button(Pressed::Short).pauses(20_000);
    // What is put back is no move.
    table.answers("e5").hands("-e7 e5 -g1 f3 -f3 g1").pauses(20_000);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        Still thinking.
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
        # -g1
        knight g1 touched.
        # f3
        f3.
        # -f3
        knight f3.
        # g1
        g1.
    "#]]);
}

#[test]
fn who_goes_on_before_the_other_has_pressed_hears_what_is_missing() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Human, None));
    table.hands("-e2 e4").button(Pressed::Short).hands("-d7 d5 -d5 -e4 d5").pauses(15_000);
    table.button(Pressed::Short).pauses(15_000).button(Pressed::Short).pauses(15_000);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        # -d7
        pawn d7 touched.
        # d5
        d5.
        # -d5
        pawn d5.
        # -e4
        pawn d7 d5
        pawn e4 touched.
        # d5
        Press, if your move is pawn d7 d5.
        # button Short
        Black has pressed.
        Press, if your move is pawn e4 takes d5.
        # button Short
        pawn d5 touched.
        e4 must capture d5.
        d5.
        pawn e4 takes d5
    "#]]);
}

#[test]
fn with_a_clock_it_runs_for_who_has_not_pressed_until_he_does() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Human, Some("5+0")));
    table.pauses(1000).hands("-e2 e4").button(Pressed::Short).hands("-d7 d5 -d5 -e4 d5");
    table.pauses(15_000).button(Pressed::Short).pauses(15_000).button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (board 1: clock 298 300 Some(Black))
        # -d7
        pawn d7 touched.
        # d5
        d5.
        # -d5
        pawn d5.
        # -e4
        pawn d7 d5
        pawn e4 touched.
        # d5
        Press, if your move is pawn d7 d5.
        # button Short
        Black has pressed.
        Press, if your move is pawn e4 takes d5.
        (board 1: clock 298 282 Some(White))
        # button Short
        pawn d5 touched.
        e4 must capture d5.
        d5.
        pawn e4 takes d5
        (board 1: clock 283 282 Some(Black))
    "#]]);
}

#[test]
fn in_a_strict_game_nobody_is_told_that_he_has_not_pressed() {
    let header = Header { strict: true, ..header(&start(), Player::Human, None) };
    let mut table = Table::on(Make::Peg1, header);
    table.hands("-e2 e4").pauses(60_000);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        pawn e2 e4 is on the board.
        Announce it.
    "#]]);
}

#[test]
fn a_lever_that_is_not_pressed_is_said_after_some_seconds() {
    let times = |runs| {
        Report::Clock(DialTimes { left: ByColor::default(), runs, flagged: ByColor::default() })
    };
    let mut table = Table::on(Make::Dgt, header(&start(), Player::Builtin, None));
    table.reports(FIRST, times(Some(Color::White))).hands("-e2 e4");
    table.reports(FIRST, times(Some(Color::Black))).answers("e5").hands("-e7 e5");
    table.reports(FIRST, times(Some(Color::White))).pauses(3000).hands("-g1 f3").pauses(4000);
    table.write("...");
    table.pauses(10_000);
    table.reports(FIRST, times(Some(Color::Black)));
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
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
        # -g1
        knight g1 touched.
        # f3
        f3.
        ...
        Press, if your move is knight g1 f3.
        knight g1 f3
        (thinks of a move)
    "#]]);
}
