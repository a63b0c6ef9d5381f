//! What the arbiter and the players hear says who did what, once, and is true.

use expect_test::expect;

use crate::app::seats::tests::{Table, match_file};
use crate::table::Place;

const OFF: &str = "announcing = \"off\"";

fn table(rest: &str) -> Table {
    let mut table = Table::new(&match_file("", "", rest));
    table.start();
    table
}

/// 7.2.1, 7.3: what a yes would do is asked about as what it is, also when the question is repeated or dropped.
#[test]
fn a_question_about_a_wrong_start_stays_a_question() {
    let mut table = table(OFF);
    expect![[r#"
        > wrong-start
          Cancel the game? This ends the game. Yes or no?
        > clocks
          White: 1 hour 30 minutes 28 seconds.
          Black: 1 hour 30 minutes 30 seconds.
          White's clock is running.
          Still to answer: Cancel the game? Yes or no?
        > note x
          Question dropped, not done: Cancel the game?
          Noted.
        > reversed
          Cancel the game? This ends the game. Yes or no?
        > matters
          Nothing waits for your decision.
          Still to answer: Cancel the game? Yes or no?
        > no
          Nothing done.
    "#]]
    .assert_eq(&table.at_desk(
        "wrong-start
         clocks
         note x
         reversed
         matters
         no",
    ));
}
