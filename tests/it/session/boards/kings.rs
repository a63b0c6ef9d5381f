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
    expect![[r#""#]].assert_eq(&all);
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
    expect![[r#""#]].assert_eq(&all);
}

/// Nobody has lifted his king in order to move him.
#[test]
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
    expect![[r#""#]].assert_eq(&all);
}

#[test]
fn b1_the_first_king_in_the_centre_is_no_illegal_move() {
    let mut all = String::new();
    for (deeds, others) in [("-e1 e4", "-e8 d5"), ("-e8 d5", "-e1 e4"), ("-e1 e4", "-e4 e1")] {
        let mut table = of(Player::Human);
        table.hands(deeds).pauses(10_000).hands(others).pauses(10_000).adds_to(&mut all, others);
    }
    expect![[r#""#]].assert_eq(&all);
}

#[test]
fn b1_a_king_who_steps_beside_the_other_one_is_an_illegal_move() {
    let near = "8/4p3/8/3k4/8/4K3/4P3/8 w - - 0 1";
    let mut table = Table::on(Make::Certabo, header(near, Player::Human, None));
    table.hands("-e3 e4").pauses(5000);
    table.expect(expect![[r#""#]]);
}

#[test]
fn b1_kings_in_the_centre_are_never_pressed() {
    let mut all = String::new();
    for strict in [false, true] {
        let header = Header { strict, ..header(LATE, Player::Builtin, None) };
        let mut table = late(Make::Peg1, header);
        table.hands("-e1 -e8 e5 d4").button(Pressed::Short).types("press").types("no");
        table.hands("-e5 -d4 e1 e8").button(Pressed::Short);
        table.adds_to(&mut all, if strict { "strict" } else { "at home" });
    }
    expect![[r#""#]].assert_eq(&all);
}

#[test]
fn b1_a_lever_beside_kings_in_the_centre_presses_nothing() {
    let times =
        |runs| Report::Clock(Times { left: ByColor::default(), runs, flagged: ByColor::default() });
    let mut table = late(Make::Dgt, header(LATE, Player::Builtin, Some("5+0")));
    table.reports(FIRST, times(Some(Color::White))).pauses(3000).hands("-e1 -e8 e5 d4");
    table.reports(FIRST, times(Some(Color::Black))).pauses(5000);
    table.expect(expect![[r#""#]]);
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
    table.expect(expect![[r#""#]]);
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
    expect![[r#""#]].assert_eq(&all);
}
