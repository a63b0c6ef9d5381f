//! A whole match in which everything goes wrong, as an arbiter ran it.

use shakmaty::{Color, Square};

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
    assert_eq!((game.touches(), game.made().len()), (&[Square::E1][..], 2), "{}", table.heard);
    table.agree();
}

#[test]
fn a_complaint_about_the_piece_that_was_moved_takes_no_move_back() {
    let mut table = silent();
    table.plays("e4 e5 Nf3");
    claims(&mut table, Color::Black, Square::G1);
    let told = table.at_desk("matters\naccept\nmatters\ntouch white g1\ndismiss");
    assert!(told.contains("Touched by White: white knight on g1."), "{told}");
    assert_eq!(told.matches("No move to take back: White has moved").count(), 2, "{told}");
    assert_eq!(told.matches("1: Black complains: g1 was touched.").count(), 2, "{told}");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 3);
    table.agree();
}

#[test]
fn a_touch_that_takes_a_move_back_is_asked_for_first() {
    let mut table = silent();
    table.plays("e4 e5 Nf3");
    claims(&mut table, Color::Black, Square::B1);
    let told = table.at_desk("accept\nno");
    assert!(told.contains("The last move is taken back by this. Yes or no?"), "{told}");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 3);
    table.at_desk("accept\nyes");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 2);
    table.agree();
}

#[test]
fn a_restored_position_keeps_the_minutes_that_were_given_before_it() {
    let mut table = silent();
    table.plays("e4 e5");
    table.at_desk("add-time black 5");
    table.plays("Nf3 Nc6");
    let given = table.seats.game(Place::Desk).left_after(3).unwrap().black;
    let before = table.seats.game(Place::Desk).left_after(2).unwrap().black;
    assert_eq!(given, before + std::time::Duration::from_mins(5));
    table.at_desk("restore 2 white");
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
    assert!(told.ends_with("The clocks stand. Type resume.\n"), "{told}");
    table.agree();
}

#[test]
fn a_restored_position_says_once_that_the_clocks_stand() {
    let mut table = silent();
    table.plays("e4 e5");
    table.heard.clear();
    table.at_desk("restore 1 white");
    let black = table.heard.matches("black: The clocks stand").count();
    let white = table.heard.matches("white: The clocks stand").count();
    assert_eq!((white, black), (1, 1), "{}", table.heard);
}

#[test]
fn clocks_that_go_on_are_told_with_the_player_whose_clock_it_is() {
    let mut table = silent();
    table.plays("e4");
    table.heard.clear();
    let desk = table.at_desk("pause\nresume");
    assert!(table.heard.contains("white: The clock of Black runs."), "{}", table.heard);
    assert!(table.heard.contains("black: Your clock runs."), "{}", table.heard);
    assert!(desk.contains("The clock of Black runs."), "{desk}");
}

#[test]
fn a_passphrase_behind_the_name_of_the_desk_is_not_tried() {
    let mut table = Table::new(&match_file("", "", ""));
    for place in [Place::Seat(Color::White), Place::Desk] {
        table.heard.clear();
        table.types(place, "desk example");
        assert!(!table.seats.is_at_desk(place));
        assert_eq!(table.heard.matches("Type desk alone.").count(), 1, "{}", table.heard);
        let tried = |what: &What| matches!(what, What::Memo(Memo::Passphrase(..)));
        assert!(!table.kept.iter().any(|entry| tried(&entry.what)));
        table.types(place, "desk");
        table.types(place, "example");
        assert!(table.seats.is_at_desk(place), "{}", table.heard);
        table.types(place, "desk example");
        assert_eq!(table.heard.matches("Type desk alone.").count(), 2, "{}", table.heard);
        table.types(place, "leave");
        table.kept.clear();
    }
}
