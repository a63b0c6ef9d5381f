//! What boards of PEG/1 1.1 tell more than others: whose button it is, doubts, losses, the battery.

use super::*;

/// White and Black at one board, with a confirm button each.
#[test]
fn at_one_board_only_the_button_of_who_has_to_press_is_a_press() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "auto");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, &start());
    table.hands("-e2 e4").presses_of(Color::Black, Pressed::Short).pauses(1000);
    table.presses_of(Color::White, Pressed::Short).hands("-e7 e5");
    table.presses_of(Color::White, Pressed::Short).presses_of(Color::White, Pressed::Long);
    table.presses_of(Color::Black, Pressed::Short);
    table.expect(expect![[r#"
        (looks for 1: auto)
        (new game for two)
        Board found: PEG/1, /dev/board1.
        (on the board)
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short of Black
        That was the other button. White is to press.
        # button Short of White
        pawn e2 e4
        # -e7
        pawn e7 touched.
        # e5
        e5.
        # button Short of White
        That was the other button. Black is to press.
        # button Long of White
        pawn e7 e5 is on the board.
        Press the clock.
        # button Short of Black
        pawn e7 e5
    "#]]);
}

/// Who sits alone at such a board may press either.
#[test]
fn alone_at_a_board_both_buttons_are_the_players_own() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").presses_of(Color::Black, Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short of Black
        pawn e2 e4
        (thinks of a move)
    "#]]);
}

#[test]
fn a_board_that_lost_events_says_so_even_if_it_stands_as_the_game() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.reports(FIRST, Report::Missed(98)).reports(FIRST, Report::Gap).stands_as(FIRST, &start());
    table.hands("-e2 e4").button(Pressed::Short);
    table.expect(expect![[r#"
        Board data lost. If a touch or a move is missing, make it again.
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
fn a_battery_that_is_low_is_told_once_until_it_was_charged() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    for (percent, charging) in [(20, false), (10, false), (5, false), (6, true), (4, false)] {
        table.reports(FIRST, Report::Battery(percent, charging));
    }
    table.expect(expect![[r#"
        Board battery: 10 percent left.
        Board battery: 5 percent left.
        Board battery: 4 percent left.
    "#]]);
}

#[test]
fn a_doubtful_sensor_is_named_and_its_touch_counts() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.reports(FIRST, Report::Doubtful(Square::E2)).hands("-e2");
    table.expect(expect![[r#"
        e2 comes and goes. Press the piece down. It still counts.
        # -e2
        pawn e2 touched.
    "#]]);
}

/// The board and the program count alike: whoever is first names the square.
#[test]
fn a_square_that_flickers_is_named_once_whoever_finds_it() {
    for doubted in [0, 8] {
        let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
        for nth in 0..8 {
            if nth == doubted {
                table.reports(FIRST, Report::Doubtful(Square::B1));
            }
            table.reports(FIRST, Report::Lifted(None, Square::B1, None)).pauses(350);
            table.reports(FIRST, Report::Seated(None, Square::B1, None)).pauses(350);
        }
        table.reports(FIRST, Report::Doubtful(Square::B1));
        let named = ["b1 comes and goes.", "b1 flickers: press"];
        let named = named.map(|of| table.transcript.matches(of).count());
        assert_eq!(named, [usize::from(doubted == 0), usize::from(doubted > 0)]);
        assert!(table.transcript.contains("b1 is muted: it flickers."), "{}", table.transcript);
    }
}

/// By the appendix a piece is touched when its peg has left the hole (D.2.2); a finger feels.
#[test]
fn a_finger_on_a_peg_touches_nothing() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.reports(FIRST, Report::Felt(None, Square::D2)).hands("-e2 e4").button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
    "#]]);
}
