//! Which board is meant, how it lies, and what it tells of itself.

use super::*;

#[test]
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
    expect![[""]].assert_eq(&all);
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
    table.expect(expect![[""]]);
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
    table.expect(expect![[""]]);
}
