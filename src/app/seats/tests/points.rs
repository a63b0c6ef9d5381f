//! What an event lays down of points and of illegal moves, and what both players agree on.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::event_rules::table;
use crate::app::seats::tests::{Table, match_file};
use crate::laws::Event;
use crate::table::Place;

/// 11 of 2009 and 10.1 of 2023: other points may be announced. The result is written as everywhere.
#[test]
fn c5_a_win_counts_three_points() {
    let mut table = table("points = \"3-1-0\"");
    table.plays("e4 e5");
    expect![[""]].assert_eq(&table.heard);
    let mut seen = self::table(rest);
    illegal(&mut seen);
    seen.script("d illegal white");
    assert!(!seen.heard.contains("minutes more"), "{}", seen.heard);
    assert_eq!(seen.seats.game(Place::Desk).illegal_acts(Color::White), 1);
    let mut answered = self::table(rest);
    illegal(&mut answered);
    answered.script("b d5\nd matters");
    expect![[""]].assert_eq(&answered.heard);
}

/// A.4c and B.3c of 2009: what was answered stands, unless both agree.
#[test]
fn c2_an_answered_illegal_move_is_corrected_by_agreement() {
    let rest = "laws = \"2009\"\nsupervision = \"sparse\"";
    let opened = |edition: &str| {
        let text = format!("announcing = \"off\"\n{}", rest.replace("2009", edition));
        let text = match_file("score = \"hand\"", "score = \"hand\"", &text) + "lock = \"0\"\n";
        let mut table = Table::new(&text.replace("90+30", "15"));
        table.start();
        table.heard.clear();
        table
    };
    let mut table = opened("2009");
    illegal(&mut table);
    table.script(
        "b d5\nw claim illegal\nw claim correction\nw claim correction\nb claim correction",
    );
    expect![[""]].assert_eq(&table.heard);
    let mut older = opened("2001");
    illegal(&mut older);
    older.script("b d5\nw claim correction\nb claim correction");
    assert_eq!(older.seats.game(Place::Desk).made().len(), 2, "{}", older.heard);
}
