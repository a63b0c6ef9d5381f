//! What follows at the table when the arbiter puts a position right, takes an end back or decides one
//! matter of several: each test is named by its row.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::devices::{BLACK_PEGS, KEYS, WHITE, WHITE_PEGS};
use crate::app::seats::tests::{Table, match_file};
use crate::archive::What;
use crate::laws::{Event, Ruling};
use crate::pegboard::Make;
use crate::table::Place;

fn silent() -> Table {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table
}

/// 6.11.1: nobody's time runs while boards are put right.
#[test]
fn s1_the_clocks_stand_after_a_restored_position_until_resume() {
    let mut table = silent();
    table.plays("e4 e5 Nf3 Nc6");
    table.script("d restore 1 black");
    expect![[r#"
        > desk: restore 1 black
        desk: Ruling 1: Back to the position after move 1, Black. FIDE 2023, 7.6.
        desk: Ruling 2: White has 1 hour 30 minutes 59 seconds on the clock now. Before: 1 hour 31 minutes 27 seconds. FIDE 2023, 6.10.2.
        desk: Ruling 3: Black has 1 hour 30 minutes 59 seconds on the clock now. Before: 1 hour 31 minutes 28 seconds. FIDE 2023, 6.10.2.
        desk: No board of White is seen. Look yourself whether it is right.
        desk: No board of Black is seen. Look yourself whether it is right.
        desk: The clocks stand. When the boards are right, type resume.
        white: The clocks stand.
        white: Ruling 1: Back to the position after move 1, Black. FIDE 2023, 7.6.
        white: The clocks stand. The arbiter lets them run.
        white: Take the white knight from Felix drei to Gustav eins.
        white: Take the black knight from Cesar sechs to Bella acht.
        white: Ruling 2: White has 1 hour 30 minutes 59 seconds on the clock now. Before: 1 hour 31 minutes 27 seconds. FIDE 2023, 6.10.2.
        white: Ruling 3: Black has 1 hour 30 minutes 59 seconds on the clock now. Before: 1 hour 31 minutes 28 seconds. FIDE 2023, 6.10.2.
        black: The clocks stand.
        black: Ruling 1: Back to the position after move 1, Black. FIDE 2023, 7.6.
        black: The clocks stand. The arbiter lets them run.
        black: Take the white knight from Felix drei to Gustav eins.
        black: Take the black knight from Cesar sechs to Bella acht.
        black: Ruling 2: White has 1 hour 30 minutes 59 seconds on the clock now. Before: 1 hour 31 minutes 27 seconds. FIDE 2023, 6.10.2.
        black: Ruling 3: Black has 1 hour 30 minutes 59 seconds on the clock now. Before: 1 hour 31 minutes 28 seconds. FIDE 2023, 6.10.2.
    "#]].assert_eq(&table.heard);
    let events = table.kept.iter().filter_map(|entry| match &entry.what {
        What::Event(event) => Some(event),
        _ => None,
    });
    let last: Vec<&Event> = events.skip(5).take(2).collect();
    let [Event::Paused, Event::Ruled(Ruling::Restored(2))] = last[..] else {
        panic!("an old journal has no stop before it: {last:?}")
    };
    assert!(table.seats.game(Place::Desk).is_paused());
    table.at_desk("resume");
    table.plays("Nf3 Nc6");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 4);
    for typed in ["displaced 1 black", "position 4k3/8/8/8/8/8/4P3/4K3 w - -"] {
        let told = table.at_desk(typed);
        assert!(told.ends_with("When the boards are right, type resume.\n"), "{told}");
        assert!(table.seats.game(Place::Desk).is_paused());
        table.at_desk("resume");
    }
    table.agree();
}

#[test]
fn s1_a_board_that_is_seen_needs_no_look_of_the_arbiter() {
    let mut table = Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1);
    let told = table.at_desk("restore 0");
    assert!(!told.contains("No board of White") && told.contains("No board of Black"), "{told}");
}

#[test]
fn s1_a_refused_restoration_stops_no_clock() {
    let mut table = silent();
    table.plays("e4 e5");
    table.at_desk("restore 7 black\nposition nonsense");
    assert!(table.seats.game(Place::Desk).is_running());
}

#[test]
fn s1_set_up_is_offered_where_a_board_is() {
    let offers = |mut table: Table| {
        table.types(WHITE, "help all");
        table.heard.contains("white: set-up")
    };
    assert!(offers(Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1)));
    assert!(!offers(Table::of(KEYS, KEYS, "")));
    assert!(!offers(Table::of(WHITE_PEGS, BLACK_PEGS, "")), "no board has come yet");
}

#[test]
fn s2_a_ruling_that_ended_the_game_is_revoked_and_all_hear_that_it_goes_on() {
    let mut table = silent();
    table.plays("e4 e5");
    table.script("w two-hands");
    table.at_desk("loss white\nyes");
    table.heard.clear();
    table.script("d revoke 1");
    expect![[r#"
        > desk: revoke 1
        desk: Ruling 2: Ruling 1 is revoked. FIDE 2023, 12.
        desk: The clocks stand.
        desk: The game is not over: White to move, move 2.
        desk: One matter waits again. Type matters.
        desk: When all are ready, type resume.
        white: Ruling 2: Ruling 1 is revoked. FIDE 2023, 12.
        white: The clocks stand.
        white: The game is not over: White to move, move 2.
        black: Ruling 2: Ruling 1 is revoked. FIDE 2023, 12.
        black: The clocks stand.
        black: The game is not over: White to move, move 2.
    "#]]
    .assert_eq(&table.heard);
    table.at_desk("resume");
    assert!(table.seats.game(Place::Desk).is_running());
    table.agree();
}

#[test]
fn s3_the_number_to_revoke_is_named_and_revoke_alone_takes_it_back() {
    let mut table = silent();
    table.plays("e4 e5");
    let told = table.at_desk(
        "warn black
         loss white
         yes
         resume
         revoke
         yes
         resume",
    );
    expect![[r#"
        > warn black
          Ruling 1: Black is warned. FIDE 2023, 12.9.
        > loss white
          This ends the game: White loses. Black gets a point. Yes or no?
        > yes
          Ruling 2: White loses. Black gets a point.
          By ruling: White gets nothing, Black a point. FIDE 2023, 12.9.
          White must complete the score sheet now.
          Black must complete the score sheet now.
        > resume
          The game is over. Type revoke 2 to take ruling 2 back, or sign-off.
        > revoke
          Ruling 2: White loses. Black gets a point. Take this back? Yes or no?
        > yes
          Ruling 3: Ruling 2 is revoked. FIDE 2023, 12.
          The clocks stand.
          The game is not over: White to move, move 2.
          When all are ready, type resume.
        > resume
          The clocks go on.
    "#]]
    .assert_eq(&told);
    assert!(table.seats.game(Place::Desk).is_running());
    let told = table.at_desk(
        "loss white
         yes
         points black +1/2
         resume
         revoke",
    );
    expect![[r#"
        > loss white
          This ends the game: White loses. Black gets a point. Yes or no?
        > yes
          Ruling 4: White loses. Black gets a point.
          By ruling: White gets nothing, Black a point. FIDE 2023, 12.9.
          White must complete the score sheet now.
          Black must complete the score sheet now.
        > points black +1/2
          Ruling 5: Black gets more: half a point.
          By ruling: White gets nothing, Black a point. FIDE 2023, 12.9.
        > resume
          The game is over. Type revoke 5 to take ruling 5 back, or sign-off.
        > revoke
          Ruling 5 says otherwise. Type revoke 5 first.
    "#]]
    .assert_eq(&told);
    table.agree();
}

#[test]
fn s3_a_penalty_is_revoked_by_the_number_that_is_named() {
    let sparse = "announcing = \"off\"\npace = \"rapid\"\nsupervision = \"sparse\"";
    let mut table = Table::new(&match_file("", "", sparse));
    table.start();
    table.plays("e4 e5");
    table.does(Color::White, Event::Entered("e4e6".parse().unwrap()));
    let told = table.at_desk("illegal white\nrevoke 1\nrevoke 2\nrevoke 1");
    assert!(
        told.contains("Ruling 1 cannot be taken back. Type revoke 2 for its penalty."),
        "{told}"
    );
    assert_eq!(told.matches("Type revoke 2").count(), 1, "{told}");
}

#[test]
fn s4_how_many_illegal_moves_count_is_said_when_the_end_is_taken_back() {
    let mut table = silent();
    table.plays("e4 e5");
    let illegal = || Event::Entered("e4e6".parse().unwrap());
    table.does(Color::White, illegal());
    table.does(Color::White, illegal());
    table.passes(4);
    table.heard.clear();
    table.script("d revoke\nd yes");
    expect![[r#"
        > desk: revoke
        desk: The end of the game is revoked. Yes or no?
        > desk: yes
        desk: Ruling 2: The end of the game is revoked. FIDE 2023, 12.
        desk: The clocks stand.
        desk: The game is not over: White to move, move 2.
        desk: The illegal move that ended it does not count. Illegal moves of White: 1.
        desk: When all are ready, type resume.
        white: Ruling 2: The end of the game is revoked. FIDE 2023, 12.
        white: The clocks stand.
        white: The game is not over: White to move, move 2.
        white: The illegal move that ended it does not count. Illegal moves of White: 1.
        black: Ruling 2: The end of the game is revoked. FIDE 2023, 12.
        black: The clocks stand.
        black: The game is not over: White to move, move 2.
        black: The illegal move that ended it does not count. Illegal moves of White: 1.
    "#]]
    .assert_eq(&table.heard);
    assert_eq!(table.seats.game(Place::Desk).illegal_acts(Color::White), 1);
    table.agree();
}
