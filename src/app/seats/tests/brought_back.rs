//! Rulings that are revoked: what the arbiter and the players hear of what is brought back.

use expect_test::expect;
use shakmaty::{Color, Square};

use crate::app::seats::tests::{Table, match_file};
use crate::laws::Event;
use crate::table::Place;

fn table() -> Table {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table
}

/// After 1.e4 e5 White has complained of c7 and of b8.
fn with_complaints() -> Table {
    let mut table = table();
    table.plays("e4 e5");
    for square in [Square::C7, Square::B8] {
        table.does(Color::White, Event::TouchClaimed(Color::White, square));
    }
    table
}

#[test]
fn a5_the_desk_hears_what_a_revoked_touch_brings_back() {
    let mut table = with_complaints();
    let made = table.seats.game(Place::Desk).made().to_vec();
    table.at_desk("accept\nyes");
    let from = table.heard.len();
    table.script("d matters\nd revoke 1\nd matters\nd dismiss 1\nd revoke 3\nd resume\nw Nf3");
    expect![[r#"
        > desk: matters
        desk: 1: White complains: c7 was touched. The arbiter decides. FIDE 2023, 4.8.
        desk: Touched by Black: black pawn on c7.
        desk: Type accept, the same as touch black c7, or dismiss.
        > desk: revoke 1
        desk: Ruling 2: Ruling 1 is revoked. It was: Black has touched b8. FIDE 2023, 12.
        desk: Counts again: pawn e7 e5.
        desk: Black has 1 hour 30 minutes 59 seconds on the clock now.
        desk: Clocks stopped.
        desk: White complains: b8 was touched. The arbiter decides. FIDE 2023, 4.8.
        desk: No board of White is seen. Look yourself whether it is right.
        desk: No board of Black is seen. Look yourself whether it is right.
        desk: Clocks stopped. When the boards are right, type resume.
        white: Ruling 2: Ruling 1 is revoked. It was: Black has touched Bella acht. FIDE 2023, 12.
        white: Counts again: Bauer Eva sieben Eva fuenf.
        white: Black has 1 hour 30 minutes 59 seconds on the clock now.
        white: Clocks stopped.
        white: White complains: Bella acht was touched. The arbiter decides. FIDE 2023, 4.8.
        white: Take the black pawn from Eva sieben to Eva fuenf.
        black: Ruling 2: Ruling 1 is revoked. It was: Black has touched Bella acht. FIDE 2023, 12.
        black: Counts again: Bauer Eva sieben Eva fuenf.
        black: Black has 1 hour 30 minutes 59 seconds on the clock now.
        black: Clocks stopped.
        black: White complains: Bella acht was touched. The arbiter decides. FIDE 2023, 4.8.
        black: Take the black pawn from Eva sieben to Eva fuenf.
        > desk: matters
        desk: 1: White complains: c7 was touched. The arbiter decides. FIDE 2023, 4.8.
        desk: Touched by Black: black pawn on c7.
        desk: Type touch black c7, or dismiss 1.
        desk: 2: White complains: b8 was touched. The arbiter decides. FIDE 2023, 4.8.
        desk: Touched by Black: black knight on b8.
        desk: Type accept, the same as touch black b8, or dismiss.
        > desk: dismiss 1
        desk: Ruling 3: Complaint of White turned down: c7 does not count as touched. FIDE 2023, 12.
        desk: Clocks stopped. Type resume.
        white: Ruling 3: Complaint of White turned down: Cesar sieben does not count as touched. FIDE 2023, 12.
        black: Ruling 3: Complaint of White turned down: Cesar sieben does not count as touched. FIDE 2023, 12.
        > desk: revoke 3
        desk: Ruling 4: Ruling 3 is revoked. It was: Complaint of White turned down: c7 does not count as touched. FIDE 2023, 12.
        desk: White complains: c7 was touched. The arbiter decides. FIDE 2023, 4.8.
        white: Ruling 4: Ruling 3 is revoked. It was: Complaint of White turned down: Cesar sieben does not count as touched. FIDE 2023, 12.
        white: White complains: Cesar sieben was touched. The arbiter decides. FIDE 2023, 4.8.
        black: Ruling 4: Ruling 3 is revoked. It was: Complaint of White turned down: Cesar sieben does not count as touched. FIDE 2023, 12.
        black: White complains: Cesar sieben was touched. The arbiter decides. FIDE 2023, 4.8.
        > desk: resume
        desk: Clocks running. The clock of White runs.
        white: Clocks running.
        white: Your clock runs.
        black: Clocks running.
        black: The clock of White runs.
        > white: Nf3
        white: Springer Gustav eins Felix drei
        white: Your sheet lacks move 1, White. Write it before you move.
        black: Springer Gustav eins Felix drei
        desk: White: knight g1 f3
        desk: White must first write: move 1, White. FIDE 2023, 8.1.1.
    "#]].assert_eq(&table.heard[from..]);
    assert_eq!(table.seats.game(Place::Desk).made()[..2], made[..]);
}

#[test]
fn a5_a_complaint_about_the_answer_falls_away_with_the_move_and_that_is_told() {
    let mut table = with_complaints();
    table.does(Color::Black, Event::TouchClaimed(Color::Black, Square::D2));
    expect![[r#"
        > touch black c7
          Rule that Black has touched c7? The last move is then taken back. Yes or no?
        > yes
          Ruling 1: Black has touched c7. FIDE 2023, 4.3.
          Back to the position after move 1, White.
          Black: c7 touched: it must move.
          The complaint of Black about d2 falls away: the position that it was about is gone.
        > matters
          1: White complains: b8 was touched. The arbiter decides. FIDE 2023, 4.8.
          Touched by Black: black knight on b8.
          Type accept, the same as touch black b8, or dismiss.
    "#]]
    .assert_eq(&table.at_desk("touch black c7\nyes\nmatters"));
}

#[test]
fn a5_a_ruling_that_rests_on_a_later_one_names_it() {
    let mut table = with_complaints();
    expect![[r#"
        > restore 0
          Ruling 1: Back to the first position. FIDE 2023, 7.6.
          The complaint of White about c7 falls away: the position that it was about is gone.
          The complaint of White about b8 falls away: the position that it was about is gone.
          Ruling 2: White has 1 hour 30 minutes 30 seconds on the clock now. Before: 1 hour 30 minutes 56 seconds. FIDE 2023, 6.10.2.
          Ruling 3: Black has 1 hour 30 minutes 30 seconds on the clock now. Before: 1 hour 30 minutes 59 seconds. FIDE 2023, 6.10.2.
          No board of White is seen. Look yourself whether it is right.
          No board of Black is seen. Look yourself whether it is right.
          Clocks stopped. When the boards are right, type resume.
        > revoke 1
          Ruling 3 rests on it or says otherwise. Type revoke 3 first.
        > revoke 3
          Ruling 4: Ruling 3 is revoked. It was: Black has 1 hour 30 minutes 30 seconds on the clock now. Before: 1 hour 30 minutes 59 seconds. FIDE 2023, 12.
          Black has 1 hour 30 minutes 59 seconds on the clock now.
        > revoke 2
          Ruling 5: Ruling 2 is revoked. It was: White has 1 hour 30 minutes 30 seconds on the clock now. Before: 1 hour 30 minutes 56 seconds. FIDE 2023, 12.
          White has 1 hour 30 minutes 56 seconds on the clock now.
        > revoke 1
          Ruling 6: Ruling 1 is revoked. It was: Back to the first position. FIDE 2023, 12.
          Counts again: pawn e2 e4, pawn e7 e5.
          White complains: c7 was touched. The arbiter decides.
          White complains: b8 was touched. The arbiter decides. FIDE 2023, 4.8.
          No board of White is seen. Look yourself whether it is right.
          No board of Black is seen. Look yourself whether it is right.
          Clocks stopped. When the boards are right, type resume.
    "#]].assert_eq(&table.at_desk("restore 0\nrevoke 1\nrevoke 3\nrevoke 2\nrevoke 1"));
    assert_eq!(table.seats.game(Place::Desk).made().len(), 2);
    table.agree();
}
