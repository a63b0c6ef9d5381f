//! What an event lays down of points and of illegal moves, and what both players agree on.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::event_rules::table;
use crate::app::seats::tests::{Table, match_file};
use crate::laws::{Event, Matter};
use crate::table::Place;

/// 11 of 2009 and 10.1 of 2023: other points may be announced. The result is written as everywhere.
#[test]
fn c5_a_win_counts_three_points() {
    let mut table = table("points = \"3-1-0\"");
    table.plays("e4 e5");
    expect![[r#"
        > loss white
          Let White lose, and Black get three points? This ends the game. Yes or no?
        > no
          Nothing done.
        > result 1/2-1/2
          Set the result: White a point, Black a point? This ends the game. Yes or no?
        > yes
          Ruling 1: White gets a point, Black a point. FIDE 2023, 12.9. Type revoke 1 to take ruling 1 back, or sign-off.
        > points white +1/2
          Points follow the result here: 3-1-0. Type result and 1-0.
        > facts
          White to move, move 2.
          The game is over.
          Result: 1/2-1/2. Arbiter's ruling: White gets a point, Black a point. Points: White 1, Black 1. FIDE 2023, 12.9.
          Same position: once, after move 1, Black.
          No capture or pawn move: 0 of 50 moves each.
          White has enough pieces to mate.
          Black has enough pieces to mate.
          White: 1 hour 30 minutes 55 seconds.
          Black: 1 hour 30 minutes 59 seconds.
          Moves made by White: 1.
          Moves made by Black: 1.
          Illegal moves of White: 0.
          Illegal moves of Black: 0.
          No board for White.
          No board for Black.
    "#]].assert_eq(&table.at_desk("loss white\nno\nresult 1/2-1/2\nyes\npoints white +1/2\nfacts"));
    let mut table = self::table("points = \"2-1-0\"\nlaws = \"2009\"");
    table.plays("e4 e5");
    table.script("b resign\nb yes");
    assert!(table.heard.contains("Points: White 2, Black 0."), "{}", table.heard);
}

/// A hand of White has made an illegal move on an ordinary board, and pressed.
fn illegal(table: &mut Table) {
    table.does(Color::White, Event::Entered("e2e5".parse().unwrap()));
    table.heard.clear();
}

/// A federation's comment on 7.4a of 2009: minutes only for who has claimed.
#[test]
fn c3_minutes_for_an_illegal_move_go_to_who_claims_it() {
    let illegal_after = |script: &str| {
        let mut table = table("laws = \"2009\"\nminutes-by-claim = \"yes\"");
        illegal(&mut table);
        table.script(script);
        table
    };
    for (script, minutes) in [("b claim illegal", true), ("d illegal white", false)] {
        let table = illegal_after(script);
        assert_eq!(table.heard.contains("2 minutes more"), minutes, "{}", table.heard);
        assert_eq!(
            table.seats.game(Place::Desk).conduct().illegal_acts(Color::White),
            1,
            "{}",
            table.heard
        );
    }
    let answered = illegal_after("b d5");
    let game = answered.seats.game(Place::Desk);
    assert_eq!((game.matters(), game.is_paused()), (&[Matter::Position][..], true));
}

/// B.3c of 2009: what was answered counts, unless both want it corrected; in 2001 it counts in any case.
#[test]
fn c2_an_answered_illegal_move_is_corrected_by_agreement() {
    for (edition, left) in [("2009", 0), ("2001", 2)] {
        let rest = format!("announcing = \"off\"\nlaws = \"{edition}\"\nsupervision = \"sparse\"");
        let text = match_file("score = \"hand\"", "score = \"hand\"", &rest) + "lock = \"0\"\n";
        let mut table = Table::new(&text.replace("90+30", "10"));
        table.start();
        illegal(&mut table);
        table.script("b d5\nw claim correction\nw claim correction");
        assert_eq!(table.seats.game(Place::Desk).made().len(), 2, "{}", table.heard);
        assert_eq!(table.heard.contains("To agree: claim correction"), left == 0);
        table.script("b claim correction");
        assert_eq!(table.seats.game(Place::Desk).made().len(), left, "{}", table.heard);
    }
}
