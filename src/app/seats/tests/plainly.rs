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

/// 12.9: all hear a result that is ruled once, with its number; so do the records.
#[test]
fn a_result_that_is_ruled_is_said_once() {
    let mut table = table(OFF);
    table.plays("e4 e5");
    table.script(
        "d result 1/2-1/2
         d yes",
    );
    expect![[r#"
        > desk: result 1/2-1/2
        desk: Set the result: White half a point, Black half a point? This ends the game. Yes or no?
        > desk: yes
        desk: Ruling 1: White gets half a point, Black half a point. FIDE 2023, 12.9. Type revoke 1 to take ruling 1 back, or sign-off.
        desk: Score sheet: White must complete it now.
        desk: Score sheet: Black must complete it now.
        white: Ruling 1: White gets half a point, Black half a point. FIDE 2023, 12.9.
        white: Complete your score sheet now.
        black: Ruling 1: White gets half a point, Black half a point. FIDE 2023, 12.9.
        black: Complete your score sheet now.
    "#]].assert_eq(&table.heard);
    expect![[r#"
        > log 2
          0:00:05 Black: pawn e7 e5.
          0:00:07 Ruling 1: White gets half a point, Black half a point. FIDE 2023, 12.9. Type revoke 1 to take ruling 1 back, or sign-off. Score sheet: White must complete it now. Score sheet: Black must complete it now.
        > result 1-0
          Ruling 1 conflicts with this. Type revoke 1 first.
        > yes
          No question to answer at the desk.
    "#]].assert_eq(&table.at_desk("log 2\nresult 1-0\nyes"));
}

/// 12.9.6, 12.9.7: nobody gets more than a game brings, nor less than nothing, and no ruling says so.
#[test]
fn points_beyond_the_maximum_are_no_ruling() {
    let mut table = table(OFF);
    expect![[r#"
        > points white +1/2
          The game is not over yet.
        > result 1-0
          Set the result: White a point, Black nothing? This ends the game. Yes or no?
        > yes
          Ruling 1: White gets a point, Black nothing. FIDE 2023, 12.9. Type revoke 1 to take ruling 1 back, or sign-off.
        > points white +1/2
          White has a point: a game gives a point at most. FIDE 2023, 12.9.
        > points black -1
          Black has nothing: no more can be taken. FIDE 2023, 12.9.
        > points white -1/2
          Ruling 2: White loses half a point.
          Arbiter's ruling: White gets half a point, Black nothing. FIDE 2023, 12.9. Type revoke 2 to take ruling 2 back, or sign-off.
        > points white +1
          White has half a point: a game gives a point at most. FIDE 2023, 12.9.
        > points white -1
          White has half a point: no more can be taken. FIDE 2023, 12.9.
        > points white +1/2
          Ruling 3: White gets half a point more.
          Arbiter's ruling: White gets a point, Black nothing. FIDE 2023, 12.9. Type revoke 3 to take ruling 3 back, or sign-off.
        > rulings
          Ruling 1: White gets a point, Black nothing.
          Ruling 2: White loses half a point.
          Ruling 3: White gets half a point more.
    "#]].assert_eq(&table.at_desk(
        "points white +1/2
         result 1-0
         yes
         points white +1/2
         points black -1
         points white -1/2
         points white +1
         points white -1
         points white +1/2
         rulings",
    ));
}

/// D.2.8: the arbiter hears who wanted to correct what too late.
#[test]
fn who_corrects_too_late_is_named_to_the_arbiter() {
    let mut table = table("announcing = \"announce\"");
    table.script(
        "w Nf3
         w press
         w correct Nc3
         d matters
         d log 1
         d compare
         d accept",
    );
    expect![[r#"
        > white: Nf3
        white: Springer Gustav eins Felix drei
        black: Springer Gustav eins Felix drei
        desk: White: knight g1 f3
        > white: press
        white: Pressed.
        black: Your clock is running.
        desk: White presses the clock.
        > white: correct Nc3
        white: Too late to correct: the clock was pressed. Compare the boards. FIDE 2023, D.2.9.
        black: Too late to correct: the clock was pressed. Compare the boards. FIDE 2023, D.2.9.
        desk: White corrects to knight b1 c3. Too late to correct: the clock was pressed. Compare the boards. FIDE 2023, D.2.9.
        > desk: matters
        desk: 1: White corrects to knight b1 c3. Too late to correct: the clock was pressed. Compare the boards. FIDE 2023, D.2.9.
        desk: Type compare.
        > desk: log 1
        desk: 0:00:06 White corrects to knight b1 c3. Too late to correct: the clock was pressed. Compare the boards. FIDE 2023, D.2.9.
        > desk: compare
        desk: No board for White.
        desk: No board for Black.
        desk: White writes by hand: look at that sheet yourself.
        desk: Black writes by hand: look at that sheet yourself.
        desk: No proposal: ask the players, then type restore or position.
        > desk: accept
        desk: Yes or no does not decide this. Type matters to hear the answers.
    "#]].assert_eq(&table.heard);
}

/// D.2.8: what stands announced is changed by correcting it, whatever else is said.
#[test]
fn after_an_announcement_no_line_is_asked_for_squares() {
    let mut table = table("announcing = \"announce\"");
    table.script(
        "w Nf3
         w Nh7
         w Ng1 h7
         w gibberish
         w correct Nh7
         w announce Nh7
         w Nf3",
    );
    expect![[r#"
        > white: Nf3
        white: Springer Gustav eins Felix drei
        black: Springer Gustav eins Felix drei
        desk: White: knight g1 f3
        > white: Nh7
        white: Already announced. To change it, type correct. FIDE 2023, D.2.8.
        > white: Ng1 h7
        white: Already announced. To change it, type correct. FIDE 2023, D.2.8.
        > white: gibberish
        white: Unknown: gibberish. Type a move, or help.
        > white: correct Nh7
        white: Corrected: Springer Gustav eins Hector sieben.
        black: Corrected: Springer Gustav eins Hector sieben.
        desk: White: Corrected: knight g1 takes h7.
        desk: Not a legal move. The players are not told.
        > white: announce Nh7
        white: Announced: Springer Gustav eins Hector sieben.
        white: Press the clock.
        > white: Nf3
        white: Already announced. To change it, type correct. FIDE 2023, D.2.8.
    "#]]
    .assert_eq(&table.heard);
}

/// 7.2.1, 8.7: a cancelled game has no result to sign.
#[test]
fn a_cancelled_game_is_not_signed() {
    let mut table = table(OFF);
    table.script(
        "d annul
         d yes
         w sign 0-1
         b sign draw
         d sign-off",
    );
    expect![[r#"
        > desk: annul
        desk: Cancel the game? This ends the game. Yes or no?
        > desk: yes
        desk: Ruling 1: Game cancelled. A new one will be played. FIDE 2023, 7.2.1. Type revoke 1 to take ruling 1 back, or sign-off.
        white: Ruling 1: Game cancelled. A new one will be played. FIDE 2023, 7.2.1.
        black: Ruling 1: Game cancelled. A new one will be played. FIDE 2023, 7.2.1.
        > white: sign 0-1
        white: Game cancelled. A new one will be played.
        > black: sign draw
        black: Game cancelled. A new one will be played.
        > desk: sign-off
        desk: Sign off? The match ends and its records are written. Yes or no?
    "#]].assert_eq(&table.heard);
}

/// 7.6: the score has where the arbiter has set a position.
#[test]
fn the_score_tells_where_a_position_was_set() {
    let mut table = table(OFF);
    table.plays("e4 e5");
    table.at_desk("position 4k3/8/8/8/8/8/4P3/4K3 w - -");
    expect![[r#"
        > score
          1. pawn e2 e4, pawn e7 e5
          Position set by the arbiter.
        > resume
          Clocks running. White's clock is running.
    "#]]
    .assert_eq(&table.at_desk("score\nresume"));
    table.plays("e4 Ke7");
    expect![[r#"
        > score
          1. pawn e2 e4, pawn e7 e5
          Position set by the arbiter.
          1. pawn e2 e4, king e8 e7
        > score 1
          1. pawn e2 e4, king e8 e7
    "#]]
    .assert_eq(&table.at_desk("score\nscore 1"));
    let rows = table.seats.view(Place::Desk).moves;
    assert_eq!(rows, ["1 e4 e5", "Position set by the arbiter.", "1 e4 Ke7"]);
}

/// A.5.2: that a move is illegal its opponent must find himself; the score does not tell.
#[test]
fn an_unclaimed_illegal_move_is_read_like_any_other() {
    let assistant = "score = \"assistant\"";
    let rest = "announcing = \"announce\"\nsupervision = \"sparse\"";
    let text = match_file(assistant, assistant, rest).replace("90+30", "15+10");
    let mut table = Table::new(&text);
    table.start();
    table.script(
        "w Ng1 g3
         w press
         b repeat g1 g3
         b e5
         b press
         w repeat e5
         w score
         w last
         d sheet white
         d score
         d last",
    );
    expect![[r#"
        > white: Ng1 g3
        white: Springer Gustav eins Gustav drei
        black: Springer Gustav eins Gustav drei
        desk: White: knight g1 g3
        desk: Not a legal move. The players are not told.
        > white: press
        white: Pressed.
        black: Your clock is running.
        desk: White presses the clock.
        desk: White's move was illegal. It counts until it is claimed or you rule. FIDE 2023, A.5.2.
        > black: repeat g1 g3
        black: That was the last move. Your move.
        > black: e5
        black: Bauer Eva sieben Eva fuenf
        white: Bauer Eva sieben Eva fuenf
        desk: Black: pawn e7 e5
        > black: press
        black: Pressed.
        white: Your clock is running.
        desk: Black presses the clock.
        > white: repeat e5
        white: That was the last move. Your move.
        > white: score
        white: 1. Springer Gustav eins Gustav drei, Bauer Eva sieben Eva fuenf
        > white: last
        white: Bauer Eva sieben Eva fuenf. Black, move 1.
        > desk: sheet white
        desk: 1. g1g3, not legal, pawn e7 e5
        > desk: score
        desk: 1. knight g1 g3, pawn e7 e5
        > desk: last
        desk: pawn e7 e5. Black, move 1.
    "#]]
    .assert_eq(&table.heard);
}
