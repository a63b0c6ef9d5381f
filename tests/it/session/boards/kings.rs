//! The result, given by the kings in the centre.

use shakmaty::ByColor;

use super::*;

const LATE: &str = "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1";

fn late(make: Make, header: Header) -> Table {
    let mut table = Table::at_boards(header, "auto");
    table.comes(FIRST, make).stands_as(FIRST, LATE);
    table.transcript.clear();
    table
}

fn of(black: Player) -> Table {
    late(Make::Certabo, header(LATE, black, None))
}

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
fn b1_two_players_give_the_result_by_the_kings() {
    let mut all = String::new();
    for (deeds, case) in [
        ("-e1 -e8 e4 d5", "white squares"),
        ("-e8 -e1 e5 d4", "black squares"),
        ("-e1 -e8 d4 d5", "one of each"),
    ] {
        let mut table = of(Player::Human);
        table.hands("-e2 e3").pauses(3000).hands("-e7 e6").pauses(3000).transcript.clear();
        table.hands(deeds).pauses(20_000).types("help").types("yes").judges();
        table.adds_to(&mut all, case);
    }
    expect![[r#"
        white squares
        # -e1
        king e1 touched.
        # -e8
        king e8 touched.
        # e4
        e4.
        # d5
        d5.
        Kings in the centre: White wins.
        Resign for Black? yes or no.
        > help
        yes: you give up this game. no: you play on.
        Resign for Black? yes or no.
        > yes
        Black resigns. White wins.
        rematch or new: another game. summary: this one in short. open 1: its moves.

        black squares
        # -e8
        king e8 touched.
        e8 touched. It cannot be captured. Any move may be played.
        # -e1
        king e1 touched.
        # e5
        e5.
        # d4
        d4.
        Kings in the centre: Black wins.
        Resign for White? yes or no.
        > help
        yes: you give up this game. no: you play on.
        Resign for White? yes or no.
        > yes
        White resigns. Black wins.
        rematch or new: another game. summary: this one in short. open 1: its moves.

        one of each
        # -e1
        king e1 touched.
        # -e8
        king e8 touched.
        # d4
        d4.
        # d5
        d5.
        Kings in the centre: draw.
        Agree to a draw? yes or no.
        > help
        yes: the game is drawn. no: you play on.
        Agree to a draw? yes or no.
        > yes
        Draw by agreement.
        rematch or new: another game. summary: this one in short. open 1: its moves.

    "#]]
    .assert_eq(&all);
}

#[test]
fn b1_who_has_lost_resigns_by_the_kings_and_nobody_wins_by_them() {
    let mut all = String::new();
    for (deeds, case) in
        [("-e1 -e8 e4 d5", "won"), ("-e1 -e8 e5 d4", "lost"), ("-e1 -e8 e5 d5", "too early")]
    {
        let mut table = of(Player::Builtin);
        table.hands(deeds).pauses(5000).types("yes").judges().adds_to(&mut all, case);
    }
    expect![[r#"
        won
        # -e1
        king e1 touched.
        # -e8
        king e8 touched.
        # e4
        e4.
        # d5
        d5.
        Kings in the centre: White wins.
        Your opponent has not resigned. Put the kings back.
        > yes
        No question to answer. Type a move, or help.

        lost
        # -e1
        king e1 touched.
        # -e8
        king e8 touched.
        # e5
        e5.
        # d4
        d4.
        Kings in the centre: Black wins.
        Resign? yes or no.
        > yes
        White resigns. Black wins. You lose.
        rematch or new: another game. summary: this one in short. open 1: its moves.

        too early
        # -e1
        king e1 touched.
        # -e8
        king e8 touched.
        # e5
        e5.
        # d5
        d5.
        Kings in the centre: draw.
        Too early for a draw. Both players must move first. FIDE 2023, 5.2.3.
        > yes
        No question to answer. Type a move, or help.

    "#]]
    .assert_eq(&all);
}

/// Nobody has lifted his king in order to move him.
#[test]
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
fn b1_who_says_no_plays_on_and_has_touched_nothing() {
    let mut all = String::new();
    for (make, press) in [(Make::Certabo, false), (Make::Peg1, true)] {
        let mut table = late(make, header(LATE, Player::Builtin, None));
        table.hands("-e1 -e8 e5 d4").pauses(5000).types("no").hands("-e5 -d4 e1 e8").pauses(3000);
        table.hands("-e2 e4").pauses(3000);
        if press {
            table.button(Pressed::Short);
        }
        table.adds_to(&mut all, make.title());
    }
    expect![[r#"
        Certabo
        # -e1
        king e1 touched.
        # -e8
        king e8 touched.
        # e5
        e5.
        # d4
        d4.
        Kings in the centre: Black wins.
        Resign? yes or no.
        > no
        No. The game continues.
        # -e5
        king e5.
        # -d4
        king d4.
        # e1
        e1.
        # e8
        Adjusted.
        # -e2
        pawn e2.
        # e4
        e4.
        pawn e2 e4
        (thinks of a move)

        PEG/1
        # -e1
        king e1 touched.
        # -e8
        king e8 touched.
        # e5
        e5.
        # d4
        d4.
        Kings in the centre: Black wins.
        Resign? yes or no.
        > no
        No. The game continues.
        # -e5
        king e5.
        # -d4
        king d4.
        # e1
        e1.
        # e8
        Adjusted.
        # -e2
        pawn e2.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b1_the_first_king_in_the_centre_is_no_illegal_move() {
    let mut all = String::new();
    for (deeds, others) in [("-e1 e4", "-e8 d5"), ("-e8 d5", "-e1 e4"), ("-e1 e4", "-e4 e1")] {
        let mut table = of(Player::Human);
        table.hands(deeds).pauses(10_000).hands(others).pauses(10_000).adds_to(&mut all, others);
    }
    expect![[r#"
        -e8 d5
        # -e1
        king e1 touched.
        # e4
        e4.
        One king is in the centre. For the result, put the other one there too. If not, put it back.
        # -e8
        king e8.
        # d5
        d5.
        Kings in the centre: White wins.
        Resign for Black? yes or no.

        -e1 e4
        # -e8
        king e8 touched.
        e8 touched. It cannot be captured. Any move may be played.
        # d5
        d5.
        One king is in the centre. For the result, put the other one there too. If not, put it back.
        # -e1
        king e1.
        # e4
        e4.
        Kings in the centre: White wins.
        Resign for Black? yes or no.

        -e4 e1
        # -e1
        king e1 touched.
        # e4
        e4.
        One king is in the centre. For the result, put the other one there too. If not, put it back.
        # -e4
        king e4.
        # e1
        Adjusted.

    "#]]
    .assert_eq(&all);
}

/// He has done what he was told: he is bound to no king, whichever he puts back, and when.
#[test]
fn d17_a_king_who_is_put_back_from_the_centre_need_not_move() {
    for make in [Make::Dgt, Make::Certabo, Make::ChessLink, Make::Peg1] {
        for (deeds, back) in [
            ("-e1 e4", "-e4 e1"),
            ("-e8 e5", "-e5 e8"),
            ("-e1 -e8 e4 d5", "-e4 e1 | -d5 e8"),
            ("-e8 -e1 d5 e4", "-d5 -e4 e1 e8"),
            ("-e1 e4 -e8 d5 -d5 e8", "-e4 e1"),
        ] {
            let mut table = late(make, header(LATE, Player::Human, None));
            table.hands(deeds).pauses(6000);
            for hands in back.split(" | ") {
                table.hands(hands).pauses(3000);
            }
            assert!(!table.transcript.contains("must move"), "{}", table.transcript);
            assert!(!table.transcript.contains("still applies"), "{}", table.transcript);
            table.transcript.clear();
            table.types("no").transcript.clear();
            table.hands("-e2 e4").pauses(3000);
            if make == Make::Peg1 {
                table.button(Pressed::Short);
            }
            let made = table.transcript.ends_with("\npawn e2 e4\n");
            assert!(made, "{}, {deeds} {back}: {}", make.title(), table.transcript);
        }
    }
}

/// The button is pressed beside one king, and both kings are put back at once.
#[test]
fn d17_kings_that_stood_in_the_centre_for_a_moment_are_not_touched() {
    let mut all = String::new();
    for (case, pressed) in [("pressed", true), ("at once", false)] {
        let mut table = late(Make::Peg1, header(LATE, Player::Human, None));
        if pressed {
            table.hands("-e1 e4").button(Pressed::Short).hands("-e4 e1");
        } else {
            table.hands("-e1 -e8 e4 d5 -e4 -d5 e1 e8");
        }
        table.pauses(3000).hands("-e2 e4").button(Pressed::Short).adds_to(&mut all, case);
    }
    expect![[r#"
        pressed
        # -e1
        king e1 touched.
        # e4
        e4.
        # button Short
        One king is in the centre. For the result, put the other one there too. If not, put it back.
        # -e4
        king e4.
        # e1
        Adjusted.
        # -e2
        pawn e2.
        # e4
        e4.
        # button Short
        pawn e2 e4

        at once
        # -e1
        king e1 touched.
        # -e8
        king e8 touched.
        # e4
        e4.
        # d5
        d5.
        # -e4
        king e4.
        # -d5
        king d5.
        # e1
        e1.
        # e8
        Adjusted.
        # -e2
        pawn e2.
        # e4
        e4.
        # button Short
        pawn e2 e4

    "#]]
    .assert_eq(&all);
}

#[test]
fn b1_a_king_who_steps_beside_the_other_one_is_an_illegal_move() {
    let near = "8/4p3/8/3k4/8/4K3/4P3/8 w - - 0 1";
    let mut table = Table::on(Make::Certabo, header(near, Player::Human, None));
    table.hands("-e3 e4").pauses(5000);
    table.expect(expect![[r#"
        # -e3
        king e3 touched.
        # e4
        e4.
        Not legal: your king would be in check.
        (board 1: shakes 2)
    "#]]);
}

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
fn b1_kings_in_the_centre_are_never_pressed() {
    let mut all = String::new();
    for strict in [false, true] {
        let header = Header { strict, ..header(LATE, Player::Builtin, None) };
        let mut table = late(Make::Peg1, header);
        table.hands("-e1 -e8 e5 d4").button(Pressed::Short).types("press").types("no");
        table.hands("-e5 -d4 e1 e8").button(Pressed::Short);
        table.adds_to(&mut all, if strict { "strict" } else { "at home" });
    }
    expect![[r#"
        at home
        # -e1
        king e1 touched.
        # -e8
        king e8 touched.
        # e5
        e5.
        # d4
        d4.
        # button Short
        Kings in the centre: Black wins.
        Resign? yes or no.
        > press
        Resignation dropped.
        Kings in the centre: Black wins.
        Resign? yes or no.
        > no
        No. The game continues.
        # -e5
        king e5.
        # -d4
        king d4.
        # e1
        e1.
        # e8
        Adjusted.
        # button Short
        Nothing moved. Your move.

        strict
        # -e1
        king e1 touched.
        # -e8
        king e8 touched.
        # e5
        e5.
        # d4
        d4.
        # button Short
        Kings in the centre: Black wins.
        Resign? yes or no.
        > press
        Resignation dropped.
        Kings in the centre: Black wins.
        Resign? yes or no.
        > no
        No. The game continues.
        # -e5
        king e5.
        # -d4
        king d4.
        # e1
        e1.
        # e8
        Adjusted.
        # button Short
        Nothing moved. Your move.

    "#]]
    .assert_eq(&all);
}

#[test]
fn b1_a_lever_beside_kings_in_the_centre_presses_nothing() {
    let times = |runs| {
        Report::Clock(DialTimes { left: ByColor::default(), runs, flagged: ByColor::default() })
    };
    let mut table = late(Make::Dgt, header(LATE, Player::Builtin, Some("5+0")));
    table.reports(FIRST, times(Some(Color::White))).pauses(3000).hands("-e1 -e8 e5 d4");
    table.reports(FIRST, times(Some(Color::Black))).pauses(5000);
    table.expect(expect![[r#"
        # -e1
        king e1 touched.
        # -e8
        king e8 touched.
        # e5
        e5.
        # d4
        d4.
        Kings in the centre: Black wins.
        Resign? yes or no.
    "#]]);
}

#[test]
fn b1_a_piece_that_made_room_for_a_king_makes_no_move() {
    let full = "4k3/8/8/3pp3/3PP3/8/8/4K3 w - - 0 1";
    let mut table = Table::at_boards(header(full, Player::Builtin, None), "auto");
    table.comes(FIRST, Make::Dgt).stands_with(FIRST, full).transcript.clear();
    let king = |color: Color| Some(shakmaty::Role::King.of(color));
    for (from, to, color) in
        [(Square::E1, Square::E5, Color::White), (Square::E8, Square::D4, Color::Black)]
    {
        table.reports(FIRST, Report::Lifted(None, from, None)).pauses(500);
        table.reports(FIRST, Report::Lifted(None, to, None)).pauses(500);
        table.reports(FIRST, Report::Seated(None, to, king(color))).pauses(500);
    }
    table.pauses(5000);
    table.expect(expect![[r#"
        king e1 touched.
        pawn e5 touched.
        e1 touched: it must move.
        e5.
        king e8 touched.
        pawn d4 touched.
        d4.
        Kings in the centre: Black wins.
        Resign? yes or no.
    "#]]);
}

#[test]
fn b1_after_the_end_the_kings_confirm_the_result_or_contradict_it() {
    let mut all = String::new();
    for (make, deeds) in [
        (Make::Certabo, "-e1 -e8 e5 d4"),
        (Make::Certabo, "-e1 -e8 e4 d5"),
        (Make::Peg1, "-e8 e5 -e1 e4"),
    ] {
        let mut table = late(make, header(LATE, Player::Human, None));
        table.types("resign").types("yes").judges().transcript.clear();
        table.hands(deeds).pauses(20_000).adds_to(&mut all, deeds);
    }
    // A board that knows its pieces is understood also where all others were taken off.
    let mut table = late(Make::Dgt, header(LATE, Player::Human, None));
    table.types("resign").types("yes").judges().transcript.clear();
    table.stands_with(FIRST, "8/8/8/3k4/4K3/8/8/8 w - - 0 1").pauses(20_000);
    table.adds_to(&mut all, "swept");
    expect![[r#"
        -e1 -e8 e5 d4
        # -e1
        # -e8
        # e5
        # d4
        Kings in the centre: Black wins.

        -e1 -e8 e4 d5
        # -e1
        # -e8
        # e4
        # d5
        Kings in the centre: White wins.
        But the game ended otherwise.
        Black won.

        -e8 e5 -e1 e4
        # -e8
        # e5
        # -e1
        # e4
        Kings in the centre: draw.
        But the game ended otherwise.
        Black won.

        swept
        Kings in the centre: White wins.
        But the game ended otherwise.
        Black won.

    "#]]
    .assert_eq(&all);
}
