//! What an event lays down of points and of illegal moves, and what both players agree on.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::event_rules::table;
use crate::app::seats::tests::{Table, match_file};
use crate::laws::Event;
use crate::table::Place;

/// White plays e2 to e5.
fn illegal(table: &mut Table) {
    table.does(Color::White, Event::Entered("e2e5".parse().unwrap()));
}

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
    for place in ["white", "black"] {
        let told = format!("{place}: White wins: Black resigned. Points: White 2, Black 0.");
        assert!(table.heard.contains("Points: White 2, Black 0."), "{told} {}", table.heard);
    }
}

/// A federation's comment on 7.4a of 2009: minutes only for who has claimed.
#[test]
fn c3_minutes_for_an_illegal_move_go_to_who_claims_it() {
    let rest = "laws = \"2009\"\nminutes-by-claim = \"yes\"";
    let mut table = table(rest);
    illegal(&mut table);
    table.script("b claim illegal");
    expect![[r#"
        white: Bauer Eva zwei Eva fuenf
        black: Bauer Eva zwei Eva fuenf
        desk: White: pawn e2 e5
        desk: White's move was illegal. It counts until it is claimed or you rule. FIDE 2009, 7.4a.
        > black: claim illegal
        black: White's first illegal move. Ruling 1.
        black: White's clock is running.
        black: Back to the starting position.
        black: Black gets 2 minutes more. FIDE 2009, 7.4b.
        white: White's first illegal move. Ruling 1.
        white: Your clock is running.
        white: Back to the starting position.
        white: Eva zwei touched: it must move.
        white: Black gets 2 minutes more. FIDE 2009, 7.4b.
        desk: White's first illegal move. Ruling 1. White's clock is running.
        desk: Back to the starting position.
        desk: White: e2 touched: it must move.
        desk: Black gets 2 minutes more. FIDE 2009, 7.4b.
        desk: White's clock is running.
    "#]].assert_eq(&table.heard);
    let mut seen = self::table(rest);
    illegal(&mut seen);
    seen.script("d illegal white");
    assert!(!seen.heard.contains("minutes more"), "{}", seen.heard);
    assert_eq!(seen.seats.game(Place::Desk).illegal_acts(Color::White), 1);
    let mut answered = self::table(rest);
    illegal(&mut answered);
    answered.script("b d5\nd matters");
    expect![[r#"
        white: Bauer Eva zwei Eva fuenf
        black: Bauer Eva zwei Eva fuenf
        desk: White: pawn e2 e5
        desk: White's move was illegal. It counts until it is claimed or you rule. FIDE 2009, 7.4a.
        > black: d5
        black: Bauer David sieben David fuenf
        black: Position in doubt. The arbiter finds the last correct one. FIDE 2009, 7.5.
        black: Clocks stopped.
        white: Bauer David sieben David fuenf
        white: Position in doubt. The arbiter finds the last correct one. FIDE 2009, 7.5.
        white: Clocks stopped.
        desk: Black: pawn d7 d5
        desk: Position in doubt. The arbiter finds the last correct one. FIDE 2009, 7.5.
        desk: Clocks stopped.
        > desk: matters
        desk: 1: Position in doubt. The arbiter finds the last correct one. FIDE 2009, 7.5.
        desk: Type restore or position, then resume.
    "#]].assert_eq(&answered.heard);
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
    table.script("b d5\nw claim illegal\nw claim correction\nw claim correction\nb claim correction");
    expect![[r#"
        white: Bauer Eva zwei Eva fuenf
        black: Bauer Eva zwei Eva fuenf
        desk: White: pawn e2 e5
        desk: White's move was illegal. It counts until it is claimed or you rule. FIDE 2009, A.4c.
        > black: d5
        black: Bauer David sieben David fuenf
        white: Bauer David sieben David fuenf
        desk: Black: pawn d7 d5
        > white: claim illegal
        white: No illegal move to claim.
        > white: claim correction
        white: Illegal: move 1, White. White wants to correct it. To agree: claim correction. FIDE 2009, A.4c.
        black: Illegal: move 1, White. White wants to correct it. To agree: claim correction. FIDE 2009, A.4c.
        desk: Illegal: move 1, White. White wants to correct it. To agree: claim correction. FIDE 2009, A.4c.
        > white: claim correction
        white: Illegal: move 1, White. White wants to correct it. To agree: claim correction. FIDE 2009, A.4c.
        black: Illegal: move 1, White. White wants to correct it. To agree: claim correction. FIDE 2009, A.4c.
        desk: Illegal: move 1, White. White wants to correct it. To agree: claim correction. FIDE 2009, A.4c.
        > black: claim correction
        black: Back to the starting position.
        black: No longer counts: Bauer Eva zwei Eva fuenf, Bauer David sieben David fuenf.
        black: White's clock is set to 15 minutes.
        black: Black's clock is set to 15 minutes.
        white: Back to the starting position.
        white: No longer counts: Bauer Eva zwei Eva fuenf, Bauer David sieben David fuenf.
        white: White's clock is set to 15 minutes.
        white: Black's clock is set to 15 minutes.
        desk: Back to the starting position.
        desk: No longer counts: pawn e2 e5, pawn d7 d5.
        desk: White's clock is set to 15 minutes.
        desk: Black's clock is set to 15 minutes.
    "#]].assert_eq(&table.heard);
    let mut older = opened("2001");
    illegal(&mut older);
    older.script("b d5\nw claim correction\nb claim correction");
    assert_eq!(older.seats.game(Place::Desk).made().len(), 2, "{}", older.heard);
}
