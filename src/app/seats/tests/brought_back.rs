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
    table.at_desk("accept 2\nyes");
    let from = table.heard.len();
    table.script(
        "d matters\nd revoke 1\nd yes\nd matters\nd dismiss 1\nd revoke 3\nd resume\nw Nf3",
    );
    expect![[r#"
        > desk: matters
        desk: 1: White says Black touched c7 at move 1. The arbiter decides. FIDE 2023, 4.8.
        desk: On c7 then: black pawn.
        desk: Type accept or dismiss.
        > desk: revoke 1
        desk: Take this back? Ruling 1: Black touched b8 at move 1. One move counts again. The clocks then show: White 1 hour 30 minutes 55 seconds, Black 1 hour 30 minutes 59 seconds. Yes or no?
        > desk: yes
        desk: Ruling 2: Ruling 1 is revoked. It was: Black touched b8 at move 1. FIDE 2023, 12.
        desk: Counts again: pawn e7 e5.
        desk: Black's clock is set to 1 hour 30 minutes 59 seconds. Before: 1 hour 30 minutes 26 seconds.
        desk: Clocks stopped.
        desk: White says Black touched b8 at move 1. The arbiter decides. FIDE 2023, 4.8.
        desk: White's board is not seen. Check yourself that it is right.
        desk: Black's board is not seen. Check yourself that it is right.
        desk: Clocks stopped. When the boards are right, type resume.
        white: Ruling 2: Ruling 1 is revoked. It was: Black touched Bella acht at move 1. FIDE 2023, 12.
        white: Counts again: Bauer Eva sieben Eva fuenf.
        white: Black's clock is set to 1 hour 30 minutes 59 seconds.
        white: Clocks stopped.
        white: White says Black touched Bella acht at move 1. The arbiter decides. FIDE 2023, 4.8.
        white: Take the black pawn from Eva sieben to Eva fuenf.
        black: Ruling 2: Ruling 1 is revoked. It was: Black touched Bella acht at move 1. FIDE 2023, 12.
        black: Counts again: Bauer Eva sieben Eva fuenf.
        black: Black's clock is set to 1 hour 30 minutes 59 seconds.
        black: Clocks stopped.
        black: White says Black touched Bella acht at move 1. The arbiter decides. FIDE 2023, 4.8.
        black: Take the black pawn from Eva sieben to Eva fuenf.
        > desk: matters
        desk: 1: White says Black touched c7 at move 1. The arbiter decides. FIDE 2023, 4.8.
        desk: On c7 then: black pawn.
        desk: Black played pawn e7 e5 at that move.
        desk: Type accept 1, or dismiss 1.
        desk: 2: White says Black touched b8 at move 1. The arbiter decides. FIDE 2023, 4.8.
        desk: On b8 then: black knight.
        desk: Black played pawn e7 e5 at that move.
        desk: Type accept 2, or dismiss 2.
        > desk: dismiss 1
        desk: Ruling 3: White's complaint dismissed: c7 does not count as touched at move 1. FIDE 2023, 12.
        desk: Clocks stopped. Type resume.
        white: Ruling 3: White's complaint dismissed: Cesar sieben does not count as touched at move 1. FIDE 2023, 12.
        black: Ruling 3: White's complaint dismissed: Cesar sieben does not count as touched at move 1. FIDE 2023, 12.
        > desk: revoke 3
        desk: Ruling 4: Ruling 3 is revoked. It was: White's complaint dismissed: c7 does not count as touched at move 1. FIDE 2023, 12.
        desk: White says Black touched c7 at move 1. The arbiter decides. FIDE 2023, 4.8.
        white: Ruling 4: Ruling 3 is revoked. It was: White's complaint dismissed: Cesar sieben does not count as touched at move 1. FIDE 2023, 12.
        white: White says Black touched Cesar sieben at move 1. The arbiter decides. FIDE 2023, 4.8.
        black: Ruling 4: Ruling 3 is revoked. It was: White's complaint dismissed: Cesar sieben does not count as touched at move 1. FIDE 2023, 12.
        black: White says Black touched Cesar sieben at move 1. The arbiter decides. FIDE 2023, 4.8.
        > desk: resume
        desk: Clocks running. White's clock is running.
        white: Clocks running. White's clock is running.
        black: Clocks running. White's clock is running.
        > white: Nf3
        white: Springer Gustav eins Felix drei
        white: Move 1, White, is missing on your sheet. Write it before you move.
        black: Springer Gustav eins Felix drei
        desk: White: knight g1 f3
        desk: White must first write move 1, White. FIDE 2023, 8.1.1.
    "#]].assert_eq(&table.heard[from..]);
    assert_eq!(table.seats.game(Place::Desk).made()[..2], made[..]);
}

#[test]
fn a5_a_complaint_about_the_answer_falls_away_with_the_move_and_that_is_told() {
    let mut table = with_complaints();
    table.does(Color::Black, Event::TouchClaimed(Color::Black, Square::D2));
    expect![[r#"
        > touch black c7
          Rule that Black touched c7 at move 1? One move is taken back. Back to the position after move 1, White. The clocks then show: White 1 hour 30 minutes 55 seconds, Black 1 hour 30 minutes 29 seconds. Yes or no?
        > yes
          Ruling 1: Black touched c7 at move 1. FIDE 2023, 4.3.
          Back to the position after move 1, White.
          No longer counts: pawn e7 e5.
          Black's clock is set to 1 hour 30 minutes 29 seconds. Before: 1 hour 30 minutes 59 seconds.
          Black: c7 touched: it must move.
          Complaint dropped: Black about d2 at move 2. That position is gone.
          White's board is not seen. Check yourself that it is right.
          Black's board is not seen. Check yourself that it is right.
          Black's clock is running.
        > matters
          1: White says Black touched b8 at move 1. The arbiter decides. FIDE 2023, 4.8.
          On b8 then: black knight.
          Type accept or dismiss.
    "#]]
    .assert_eq(&table.at_desk("touch black c7\nyes\nmatters"));
}

#[test]
fn a5_a_ruling_that_rests_on_a_later_one_names_it() {
    let mut table = with_complaints();
    expect![[r#"
        > restore 0
          Back to the starting position? 2 moves are taken back. The clocks then show: White 1 hour 30 minutes 30 seconds, Black 1 hour 30 minutes 30 seconds. Yes or no?
        > yes
          Ruling 1: Back to the starting position. FIDE 2023, 7.6.
          No longer counts: pawn e2 e4, pawn e7 e5.
          White's clock is set to 1 hour 30 minutes 30 seconds. Before: 1 hour 30 minutes 55 seconds.
          Black's clock is set to 1 hour 30 minutes 30 seconds. Before: 1 hour 30 minutes 59 seconds.
          Complaint dropped: White about c7 at move 1. That position is gone.
          Complaint dropped: White about b8 at move 1. That position is gone.
          White's board is not seen. Check yourself that it is right.
          Black's board is not seen. Check yourself that it is right.
          Clocks stopped. When the boards are right, type resume.
        > set-clock white 1:00:00
          Set White's clock to 1 hour? It shows 1 hour 30 minutes 30 seconds now. An unusual change. Yes or no?
        > yes
          Ruling 2: White's clock is set to 1 hour. Before: 1 hour 30 minutes 30 seconds. FIDE 2023, 6.10.2.
        > revoke 1
          Ruling 2 conflicts with this. Type revoke 2 first.
        > revoke 2
          Ruling 3: Ruling 2 is revoked. It was: White's clock is set to 1 hour. Before: 1 hour 30 minutes 30 seconds. FIDE 2023, 12.
          White's clock is set to 1 hour 30 minutes 30 seconds. Before: 1 hour.
        > revoke 1
          Take this back? Ruling 1: Back to the starting position. 2 moves count again. The clocks then show: White 1 hour 30 minutes 55 seconds, Black 1 hour 30 minutes 59 seconds. Yes or no?
        > yes
          Ruling 4: Ruling 1 is revoked. It was: Back to the starting position. FIDE 2023, 12.
          Counts again: pawn e2 e4, pawn e7 e5.
          White's clock is set to 1 hour 30 minutes 55 seconds. Before: 1 hour 30 minutes 30 seconds.
          Black's clock is set to 1 hour 30 minutes 59 seconds. Before: 1 hour 30 minutes 30 seconds.
          White says Black touched c7 at move 1. The arbiter decides.
          White says Black touched b8 at move 1. The arbiter decides. FIDE 2023, 4.8.
          White's board is not seen. Check yourself that it is right.
          Black's board is not seen. Check yourself that it is right.
          Clocks stopped. When the boards are right, type resume.
    "#]].assert_eq(&table.at_desk("restore 0\nyes\nset-clock white 1:00:00\nyes\nrevoke 1\nrevoke 2\nrevoke 1\nyes"));
    assert_eq!(table.seats.game(Place::Desk).made().len(), 2);
    table.agree();
}

/// 4.8: the complaint came in time; when it is decided, two moves more were made.
#[test]
fn b1_a_complaint_that_is_accepted_late_takes_its_own_move_back_and_not_the_last() {
    let mut table = with_complaints();
    table.plays("Nf3 Nc6");
    let made = table.seats.game(Place::Desk).made().to_vec();
    let from = table.heard.len();
    table.script(
        "d matters\nd accept 1\nd yes\nd matters\nd resume\nb Nf6\nd pause\nd revoke 1\nd yes",
    );
    expect![[r#"
        > desk: matters
        desk: 1: White says Black touched c7 at move 1. The arbiter decides. FIDE 2023, 4.8.
        desk: On c7 then: black pawn.
        desk: Black played pawn e7 e5 at that move.
        desk: Moves completed since: 2.
        desk: Type accept 1, or dismiss 1.
        desk: 2: White says Black touched b8 at move 1. The arbiter decides. FIDE 2023, 4.8.
        desk: On b8 then: black knight.
        desk: Black played pawn e7 e5 at that move.
        desk: Moves completed since: 2.
        desk: Type accept 2, or dismiss 2.
        > desk: accept 1
        desk: Rule that Black touched c7 at move 1? 3 moves are taken back. Back to the position after move 1, White. The clocks then show: White 1 hour 30 minutes 59 seconds, Black 1 hour 30 minutes 30 seconds. Yes or no?
        > desk: yes
        desk: Ruling 1: Black touched c7 at move 1. FIDE 2023, 4.3.
        desk: Back to the position after move 1, White.
        desk: No longer counts: pawn e7 e5, knight g1 f3, knight b8 c6.
        desk: White's clock is set to 1 hour 30 minutes 59 seconds. Before: 1 hour 31 minutes 23 seconds.
        desk: Black's clock is set to 1 hour 30 minutes 30 seconds. Before: 1 hour 31 minutes 28 seconds.
        desk: Black: c7 touched: it must move.
        desk: White's board is not seen. Check yourself that it is right.
        desk: Black's board is not seen. Check yourself that it is right.
        desk: Clocks stopped. When the boards are right, type resume.
        white: Clocks stopped.
        white: Ruling 1: Black touched Cesar sieben at move 1. FIDE 2023, 4.3.
        white: Back to the position after move 1, White.
        white: No longer counts: Bauer Eva sieben Eva fuenf, Springer Gustav eins Felix drei, Springer Bella acht Cesar sechs.
        white: White's clock is set to 1 hour 30 minutes 59 seconds.
        white: Black's clock is set to 1 hour 30 minutes 30 seconds.
        white: Take the white knight from Felix drei to Gustav eins.
        white: Take the black pawn from Eva fuenf to Eva sieben.
        white: Take the black knight from Cesar sechs to Bella acht.
        black: Clocks stopped.
        black: Ruling 1: Black touched Cesar sieben at move 1. FIDE 2023, 4.3.
        black: Back to the position after move 1, White.
        black: No longer counts: Bauer Eva sieben Eva fuenf, Springer Gustav eins Felix drei, Springer Bella acht Cesar sechs.
        black: White's clock is set to 1 hour 30 minutes 59 seconds.
        black: Black's clock is set to 1 hour 30 minutes 30 seconds.
        black: Cesar sieben touched: it must move.
        black: Take the white knight from Felix drei to Gustav eins.
        black: Take the black pawn from Eva fuenf to Eva sieben.
        black: Take the black knight from Cesar sechs to Bella acht.
        > desk: matters
        desk: 1: White says Black touched b8 at move 1. The arbiter decides. FIDE 2023, 4.8.
        desk: On b8 then: black knight.
        desk: Type accept or dismiss.
        > desk: resume
        desk: Clocks running. Black's clock is running.
        white: Clocks running. Black's clock is running.
        black: Clocks running. Black's clock is running.
        > black: Nf6
        black: Not completed: the touched piece on Cesar sieben must move. FIDE 2023, 4.3.
        desk: Black: Not completed: the touched piece on c7 must move. FIDE 2023, 4.3.
        > desk: pause
        desk: Clocks stopped.
        white: Clocks stopped.
        black: Clocks stopped.
        > desk: revoke 1
        desk: Take this back? Ruling 1: Black touched c7 at move 1. 3 moves count again. The clocks then show: White 1 hour 31 minutes 23 seconds, Black 1 hour 31 minutes 28 seconds. Yes or no?
        > desk: yes
        desk: Ruling 2: Ruling 1 is revoked. It was: Black touched c7 at move 1. FIDE 2023, 12.
        desk: Counts again: pawn e7 e5, knight g1 f3, knight b8 c6.
        desk: White's clock is set to 1 hour 31 minutes 23 seconds. Before: 1 hour 30 minutes 59 seconds.
        desk: Black's clock is set to 1 hour 31 minutes 28 seconds. Before: 1 hour 30 minutes 28 seconds.
        desk: White says Black touched c7 at move 1. The arbiter decides. FIDE 2023, 4.8.
        desk: White's board is not seen. Check yourself that it is right.
        desk: Black's board is not seen. Check yourself that it is right.
        desk: Clocks stopped. When the boards are right, type resume.
        white: Ruling 2: Ruling 1 is revoked. It was: Black touched Cesar sieben at move 1. FIDE 2023, 12.
        white: Counts again: Bauer Eva sieben Eva fuenf, Springer Gustav eins Felix drei, Springer Bella acht Cesar sechs.
        white: White's clock is set to 1 hour 31 minutes 23 seconds.
        white: Black's clock is set to 1 hour 31 minutes 28 seconds.
        white: White says Black touched Cesar sieben at move 1. The arbiter decides. FIDE 2023, 4.8.
        white: Take the white knight from Gustav eins to Felix drei.
        white: Take the black pawn from Eva sieben to Eva fuenf.
        white: Take the black knight from Bella acht to Cesar sechs.
        black: Ruling 2: Ruling 1 is revoked. It was: Black touched Cesar sieben at move 1. FIDE 2023, 12.
        black: Counts again: Bauer Eva sieben Eva fuenf, Springer Gustav eins Felix drei, Springer Bella acht Cesar sechs.
        black: White's clock is set to 1 hour 31 minutes 23 seconds.
        black: Black's clock is set to 1 hour 31 minutes 28 seconds.
        black: White says Black touched Cesar sieben at move 1. The arbiter decides. FIDE 2023, 4.8.
        black: Take the white knight from Gustav eins to Felix drei.
        black: Take the black pawn from Eva sieben to Eva fuenf.
        black: Take the black knight from Bella acht to Cesar sechs.
    "#]].assert_eq(&table.heard[from..]);
    assert_eq!(table.seats.game(Place::Desk).made(), made);
    table.agree();
}

#[test]
fn b_accept_and_reject_take_the_number_of_a_matter() {
    let mut table = with_complaints();
    expect![[r#"
        > accept 3
          No matter 3. Type matters to hear them.
        > accept x
          accept alone, or with the number of a matter: accept 2. matters lists them.
        > reject 1
          Ruling 1: White's complaint dismissed: c7 does not count as touched at move 1. FIDE 2023, 12.
        > matters
          1: White says Black touched b8 at move 1. The arbiter decides. FIDE 2023, 4.8.
          On b8 then: black knight.
          Black played pawn e7 e5 at that move.
          Type accept or dismiss.
        > accept 1
          Rule that Black touched b8 at move 1? One move is taken back. Back to the position after move 1, White. The clocks then show: White 1 hour 30 minutes 52 seconds, Black 1 hour 30 minutes 29 seconds. Yes or no?
        > yes
          Ruling 2: Black touched b8 at move 1. FIDE 2023, 4.3.
          Back to the position after move 1, White.
          No longer counts: pawn e7 e5.
          Black's clock is set to 1 hour 30 minutes 29 seconds. Before: 1 hour 30 minutes 59 seconds.
          Black: b8 touched: it must move.
          White's board is not seen. Check yourself that it is right.
          Black's board is not seen. Check yourself that it is right.
          Black's clock is running.
    "#]].assert_eq(&table.at_desk("accept 3\naccept x\nreject 1\nmatters\naccept 1\nyes"));
    table.agree();
}
