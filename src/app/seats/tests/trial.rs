//! A whole match in which everything goes wrong, as an arbiter ran it.

use expect_test::expect;
use shakmaty::{Color, Square};

use crate::app::seats::tests::devices::KEYS;
use crate::app::seats::tests::{Table, match_file};
use crate::archive::What;
use crate::laws::Event;
use crate::table::{Memo, Place};

fn silent() -> Table {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table
}

fn claims(table: &mut Table, by: Color, square: Square) {
    table.does(by, Event::TouchClaimed(by, square));
}

#[test]
fn an_end_that_is_taken_back_leaves_the_touch_of_an_earlier_penalty() {
    let mut table = silent();
    table.plays("e4 e5");
    for _ in 0..2 {
        table.does(Color::White, Event::Entered("e1e3".parse().unwrap()));
    }
    table.passes(4);
    table.at_desk("revoke\nyes\nresume");
    table.plays("Nf3");
    let game = table.seats.game(Place::Desk);
    assert_eq!(
        (game.underway().touches(), game.made().len()),
        (&[Square::E1][..], 2),
        "{}",
        table.heard
    );
    table.agree();
}

#[test]
fn a_complaint_about_the_piece_that_was_moved_takes_no_move_back() {
    let mut table = silent();
    table.plays("e4 e5 Nf3");
    claims(&mut table, Color::Black, Square::G1);
    let told = table.at_desk("matters\naccept\nmatters\ntouch white g1\ndismiss");
    assert!(told.contains("On g1 then: white knight."), "{told}");
    assert_eq!(told.matches("No move to take back: White has moved").count(), 2, "{told}");
    assert_eq!(told.matches("1: Black says White touched g1 at move 2.").count(), 2, "{told}");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 3);
    table.agree();
}

#[test]
fn a_touch_that_takes_a_move_back_is_asked_for_first() {
    let mut table = silent();
    table.plays("e4 e5 Nf3");
    claims(&mut table, Color::Black, Square::B1);
    let told = table.at_desk("accept\nno");
    assert!(
        told.contains("Rule that White touched b1 at move 2? One move is taken back."),
        "{told}"
    );
    assert_eq!(table.seats.game(Place::Desk).made().len(), 3);
    table.at_desk("accept\nyes");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 2);
    table.agree();
}

#[test]
fn a_restored_position_keeps_the_minutes_that_were_given_before_it() {
    let mut table = silent();
    table.plays("e4 e5");
    let before = table.seats.game(Place::Desk).clocks().left_after(2).unwrap().black;
    table.at_desk("add-time black 5");
    table.plays("Nf3 Nc6");
    let given = table.seats.game(Place::Desk).clocks().left_after(3).unwrap().black;
    assert_eq!(given, before + std::time::Duration::from_mins(5));
    table.at_desk("restore 2 white\nyes");
    let clock = table.seats.game(Place::Desk).clock().unwrap();
    assert_eq!(clock.remaining(Color::Black, table.at), given, "{}", table.heard);
    table.agree();
}

#[test]
fn a_complaint_that_is_turned_down_starts_no_clock_that_stands() {
    let mut table = silent();
    table.plays("e4");
    claims(&mut table, Color::Black, Square::D2);
    let told = table.at_desk("pause\ndismiss");
    assert!(table.seats.game(Place::Desk).is_paused(), "{told}");
    assert!(told.ends_with("Clocks stopped. Type resume.\n"), "{told}");
    table.agree();
}

#[test]
fn a_restored_position_says_once_that_the_clocks_stand() {
    let mut table = silent();
    table.plays("e4 e5");
    table.heard.clear();
    table.at_desk("restore 1 white\nyes");
    let black = table.heard.matches("black: Clocks stopped").count();
    let white = table.heard.matches("white: Clocks stopped").count();
    assert_eq!((white, black), (1, 1), "{}", table.heard);
}

#[test]
fn clocks_that_go_on_are_told_with_the_player_whose_clock_it_is() {
    let mut table = silent();
    table.plays("e4");
    table.heard.clear();
    let desk = table.at_desk("pause\nresume");
    for seat in ["white", "black"] {
        let told = format!("{seat}: Clocks running. Black's clock is running.");
        assert!(table.heard.contains(&told), "{}", table.heard);
    }
    assert!(desk.contains("Black's clock is running."), "{desk}");
}

#[test]
fn a_passphrase_behind_the_name_of_the_desk_is_not_tried() {
    let mut table = Table::new(&match_file("", "", ""));
    for place in [Place::Seat(Color::White), Place::Desk] {
        table.heard.clear();
        table.types(place, "desk example");
        assert!(!table.seats.is_at_desk(place));
        assert_eq!(table.heard.matches("Type desk alone").count(), 1, "{}", table.heard);
        let tried = |what: &What| matches!(what, What::Memo(Memo::Passphrase(..)));
        assert!(!table.kept.iter().any(|entry| tried(&entry.what)));
        table.types(place, "desk");
        table.types(place, "example");
        assert!(table.seats.is_at_desk(place), "{}", table.heard);
        table.types(place, "desk example");
        assert_eq!(table.heard.matches("Type desk alone").count(), 2, "{}", table.heard);
        table.types(place, "leave");
        table.kept.clear();
    }
}

/// 7.5.1: the clock of who has moved illegally goes on, and nothing else would tell.
#[test]
fn after_an_illegal_move_all_hear_whose_clock_runs() {
    let mut table = Table::of(KEYS, KEYS, "").played("e4 e5");
    table.heard.clear();
    table.script("w b1 c5\nb b1 c5\nw press");
    expect![[r#"
        > white: b1 c5
        white: knight b1 c5
        black: knight b1 c5
        black: Repeat it.
        desk: White: knight b1 c5
        desk: Black, repeat the move.
        desk: Not a legal move. The players are not told.
        > black: b1 c5
        black: Repeated.
        white: Black repeats it.
        desk: Black repeats it.
        > white: press
        white: White's first illegal move. Ruling 1.
        white: Your clock is running.
        white: Back to the position after move 1, Black.
        white: b1 touched: it must move.
        white: Black gets 2 minutes more. FIDE 2023, 7.5.5.
        black: White's first illegal move. Ruling 1.
        black: White's clock is running.
        black: Back to the position after move 1, Black.
        black: Black gets 2 minutes more. FIDE 2023, 7.5.5.
        desk: White's first illegal move. Ruling 1. White's clock is running.
        desk: Back to the position after move 1, Black.
        desk: White: b1 touched: it must move.
        desk: Black gets 2 minutes more. FIDE 2023, 7.5.5.
    "#]]
    .assert_eq(&table.heard);
    table.agree();
}

/// 7.5.4: with two hands and before the clock is pressed.
#[test]
fn the_arbiter_hears_what_two_hands_will_cost() {
    let mut table = Table::of(KEYS, KEYS, "").played("e4 e5");
    table.heard.clear();
    table.script("w Nf3\nb two-hands\nd accept");
    expect![[r#"
        > white: Nf3
        white: knight g1 f3
        black: knight g1 f3
        black: Repeat it.
        desk: White: knight g1 f3
        desk: Black, repeat the move.
        > black: two-hands
        black: The arbiter is told, and decides. The clocks keep running.
        white: Black complains: White moved with two hands. The arbiter decides. FIDE 2023, 7.5.4. The clocks keep running.
        desk: Black complains: White moved with two hands. The arbiter decides. FIDE 2023, 7.5.4. The clocks keep running: pause stops them.
        > desk: accept
        desk: Two hands made the move: White. The arbiter decides. FIDE 2023, 12.9. An illegal move, once White presses the clock.
        white: Two hands made the move: White. The arbiter decides. FIDE 2023, 12.9.
        black: Two hands made the move: White. The arbiter decides. FIDE 2023, 12.9.
    "#]].assert_eq(&table.heard);
    table.agree();
}

/// 9.5.3: a move that was intended with a wrong claim is made.
#[test]
fn a_move_that_stays_is_named_to_who_types_another() {
    let mut table = Table::of(KEYS, KEYS, "").played("e4 e5");
    table.heard.clear();
    table.script("w claim threefold Bb5\nw yes\nw Bc4");
    expect![[r#"
        > white: claim threefold Bb5
        white: Claim a draw with bishop f1 b5? If the claim is wrong, Black gets more time, and you must play the move. yes or no.
        > white: yes
        white: Claim refused: this position has occurred once. It takes three. Ruling 1.
        white: Black gets 2 minutes more.
        white: Your claim stays as a draw offer.
        white: You claimed with bishop f1 b5: play it now. FIDE 2023, 9.5.3.
        black: Claim refused: this position has occurred once. It takes three. Ruling 1.
        black: Black gets 2 minutes more.
        black: White's claim stays as a draw offer.
        black: White must play bishop f1 b5. FIDE 2023, 9.5.3.
        desk: White: Claim refused: this position has occurred once. It takes three. Ruling 1.
        desk: Black gets 2 minutes more.
        desk: White offers a draw.
        desk: White must play bishop f1 b5. FIDE 2023, 9.5.3.
        > white: Bc4
        white: You claimed with bishop f1 b5: play it now.
    "#]]
    .assert_eq(&table.heard);
    table.agree();
}
