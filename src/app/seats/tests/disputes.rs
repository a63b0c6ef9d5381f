//! Claims, complaints and boards that differ, as the arbiter hears and decides them.

use expect_test::expect;
use shakmaty::{Color, Square};

use crate::app::seats::tests::{Table, match_file};
use crate::laws::{BoardKind, Event, Ground};
use crate::table::Place;

fn table(rest: &str) -> Table {
    let mut table = Table::new(&match_file("", "", rest));
    table.start();
    table
}

/// FIDE 2023, 9.2 and 9.5.3: the desk hears how often the position has stood, and where.
#[test]
fn a_wrong_claim_of_threefold() {
    let mut table = table("announcing = \"off\"");
    table.plays("Nf3 Nf6 Ng1 Ng8");
    table.types(Place::Seat(Color::White), "claim threefold");
    table.at_desk("facts");
    expect![[r#""#]].assert_eq(&table.heard);
}

/// FIDE 2023, 7.5.1 and 7.5.5: an illegal move on a board of a sighted player; the first costs time,
/// the second the game.
#[test]
fn illegal_moves_are_counted() {
    let mut table = table("announcing = \"off\"");
    table.does(Color::White, Event::Plays(Color::White, BoardKind::Ordinary));
    table.heard.clear();
    for _ in 0..2 {
        table.does(Color::White, Event::Touched(Color::White, Square::E2));
        table.does(Color::White, Event::Lifted(Color::White, Square::E2));
        table.does(Color::White, Event::Seated(Color::White, Square::E5, None));
        table.does(Color::White, Event::ClockPressed(Color::White));
        table.at_desk("facts");
    }
    expect![[r#""#]].assert_eq(&table.heard);
}

/// FIDE 2023, 4.8: a complaint about a touched man, once rejected, once accepted.
#[test]
fn a_complaint_about_a_touched_man() {
    let mut table = table("announcing = \"off\"");
    table.does(Color::White, Event::Plays(Color::White, BoardKind::Ordinary));
    let complaint = Event::TouchClaimed(Color::Black, Square::B1);
    table.does(Color::Black, complaint.clone());
    table.heard.clear();
    expect![[r#""#]].assert_eq(&table.at_desk("matters\nreject\nmatters"));
    table.does(Color::Black, complaint);
    expect![[r#""#]].assert_eq(&table.at_desk("accept\nlast"));
}

/// FIDE 2023, Guidelines III.4 and III.5: quickplay claims.
#[test]
fn quickplay_claims() {
    let time = "announcing = \"off\"\nquickplay = \"yes\"";
    let mut table = Table::new(&match_file("", "", time).replace("90+30", "90"));
    table.start();
    table.plays("e4 e5");
    table.at_desk("set-clock white 1:30");
    table.does(Color::White, Event::IncrementRequested(Color::White));
    expect![[r#""#]].assert_eq(&table.at_desk("matters\nreject"));
    table.does(Color::White, Event::QuickplayClaimed(Color::White, Ground::CannotWin));
    expect![[r#""#]].assert_eq(&table.at_desk("matters\npostpone 2\naccept"));
}

/// FIDE 2023, D.2.9: Black's board did not follow, the sheets agree; he puts it right.
#[test]
fn boards_differ_and_the_sheets_agree() {
    let mut table = table("announcing = \"off\"");
    table.does(Color::Black, Event::Plays(Color::Black, BoardKind::Pegs));
    table.plays("e4");
    expect![[r#""#]].assert_eq(&table.at_desk("compare\nfacts\nboard black\naccept\ncompare"));
}

/// FIDE 2023, D.2.9: the sheets differ as well; back to where they agree, with the times of then.
#[test]
fn boards_differ_and_so_do_the_sheets() {
    let own = "score = \"own\"";
    let mut table = Table::new(&match_file(own, own, "announcing = \"off\""));
    table.start();
    table.does(Color::Black, Event::Plays(Color::Black, BoardKind::Pegs));
    let wrote = |by, ply, uci: &str| Event::Wrote(by, ply, Some(uci.parse().unwrap()));
    table.plays("e4");
    table.does(Color::White, wrote(Color::White, 0, "e2e4"));
    table.does(Color::Black, wrote(Color::Black, 0, "e2e3"));
    expect![[r#""#]].assert_eq(&table.at_desk("sheet black\ncompare\nreject\naccept\ncompare\naccept"));
    assert!(table.seats.game(Place::Desk).made().is_empty());
}

/// FIDE 2023, 12.9: a ruling is taken back by its number, and the game goes on.
#[test]
fn a_ruling_is_revoked() {
    let mut table = table("announcing = \"off\"");
    table.plays("e4");
    expect![[r#""#]].assert_eq(&table.at_desk("result 0-1\nyes\nrevoke 1\nresume\nrevoke 1\nrulings"));
    assert!(table.seats.game(Place::Desk).is_running());
}

/// FIDE 2023, 6.2.1 and 12.6: that a clock was not pressed, the desk alone hears.
#[test]
fn a_clock_that_was_not_pressed() {
    let mut table = table("");
    for color in Color::ALL {
        table.does(color, Event::Plays(color, BoardKind::Ordinary));
    }
    table.heard.clear();
    let (white, black) = (Color::White, Color::Black);
    let hands = [
        (white, Event::Lifted(white, Square::E2)),
        (white, Event::Seated(white, Square::E4, None)),
        (black, Event::Lifted(black, Square::E2)),
        (black, Event::Seated(black, Square::E4, None)),
        (black, Event::Lifted(black, Square::E7)),
        (black, Event::Seated(black, Square::E5, None)),
    ];
    for (by, hand) in hands {
        table.does(by, hand);
    }
    expect![[r#""#]].assert_eq(&table.heard);
}
