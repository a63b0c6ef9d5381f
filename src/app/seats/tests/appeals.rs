//! Appeals against the arbiter's rulings (FIDE 2023, 11.10; 2009, 12.10).

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::event_rules::table;
use crate::app::seats::tests::{PASSPHRASE, Table, match_file};
use crate::table::Place;

const APPEALS: &str = "appeal-time = \"60\"\nappeal-fee = \"50 euros\"";

#[test]
fn a12_10_an_appeal_is_made_and_decided() {
    let mut table = table(APPEALS);
    table.plays("e4 e5");
    table.script(
        "d warn white\nw appeal\nw appeal 2 too hard\nw appeal 1\nw appeal 1 I said nothing\n\
         w appeal 1 again\nd matters\nd dismiss\nd accept\nd appeal 1\nd appeal 1 upheld He said nothing\n\
         d appeal 1 rejected\nd matters\nd appeal\nd appeal 1 maybe",
    );
    expect![[r#"
        > desk: warn white
        desk: Ruling 1: White is warned. FIDE 2023, 12.9.
        white: Ruling 1: White is warned. FIDE 2023, 12.9.
        black: Ruling 1: White is warned. FIDE 2023, 12.9.
        > white: appeal
        white: appeal, number of the ruling, reasons: appeal 2 the flag was up.
        > white: appeal 2 too hard
        white: No ruling 2. The last one is 1.
        > white: appeal 1
        white: appeal, number of the ruling, reasons: appeal 2 the flag was up.
        > white: appeal 1 I said nothing
        white: Appeal against ruling 1 on record. The committee decides.
        white: Fee of an appeal: 50 euros.
        black: White appeals against ruling 1.
        desk: White appeals against ruling 1. I said nothing
        > white: appeal 1 again
        white: Already appealed: ruling 1.
        > desk: matters
        desk: 1: White appeals against ruling 1. I said nothing
        desk: Fee of an appeal: 50 euros.
        desk: The committee decides. Type appeal 1 upheld or appeal 1 rejected, with the reason.
        > desk: dismiss
        desk: The committee decides. Type appeal 1 upheld or appeal 1 rejected, with the reason.
        > desk: accept
        desk: Yes or no does not decide this. Type matters to hear the answers.
        > desk: appeal 1
        desk: White appeals against ruling 1. I said nothing
        desk: The committee decides. Type appeal 1 upheld or appeal 1 rejected, with the reason.
        > desk: appeal 1 upheld He said nothing
        desk: Appeal against ruling 1 upheld. He said nothing
        desk: The fee is returned: 50 euros.
        desk: To take the ruling back: revoke 1.
        white: Appeal against ruling 1 upheld. He said nothing
        black: Appeal against ruling 1 upheld. He said nothing
        > desk: appeal 1 rejected
        desk: No appeal waits against ruling 1.
        > desk: matters
        desk: Nothing waits for your decision.
        > desk: appeal
        desk: appeal and the number of a ruling, then upheld or rejected, or who appeals: appeal 2 rejected The flag had fallen.
        > desk: appeal 1 maybe
        desk: appeal and the number of a ruling, then upheld or rejected, or who appeals: appeal 2 rejected The flag had fallen.
    "#]].assert_eq(&table.heard);
    table.agree();
}

#[test]
fn a12_10_an_appeal_is_handed_in_on_paper() {
    let mut table = table(APPEALS);
    table.script(
        "d warn white\nd appeal 1 white He did not hear it\nd appeal 1 white\nd appeal 1 rejected",
    );
    expect![[r#"
        > desk: warn white
        desk: Ruling 1: White is warned. FIDE 2023, 12.9.
        white: Ruling 1: White is warned. FIDE 2023, 12.9.
        black: Ruling 1: White is warned. FIDE 2023, 12.9.
        > desk: appeal 1 white He did not hear it
        desk: White appeals against ruling 1. He did not hear it
        white: White appeals against ruling 1.
        black: White appeals against ruling 1.
        > desk: appeal 1 white
        desk: Already appealed: ruling 1.
        > desk: appeal 1 rejected
        desk: Appeal against ruling 1 rejected.
        white: Appeal against ruling 1 rejected.
        black: Appeal against ruling 1 rejected.
    "#]]
    .assert_eq(&table.heard);
}

#[test]
fn a12_10_the_time_of_an_appeal_ends_after_the_game() {
    let mut table = table(APPEALS);
    table.script("d warn white\nd result 0-1\nd yes");
    table.passes(3500);
    table.heard.clear();
    table.script("w appeal 2 I was not beaten");
    table.passes(600);
    table.script("w appeal 1 It was too loud");
    expect![[r#"
        > white: appeal 2 I was not beaten
        white: Appeal against ruling 2 on record. The committee decides.
        white: Fee of an appeal: 50 euros.
        black: White appeals against ruling 2.
        desk: White appeals against ruling 2. I was not beaten
        > white: appeal 1 It was too loud
        white: Too late to appeal. The time was 1 hour.
    "#]]
    .assert_eq(&table.heard);
}

#[test]
fn a12_10_no_appeal_where_the_event_or_the_laws_have_none() {
    let mut table = table("appeals = \"no\"");
    table.script("d warn white\nw appeal 1 too hard\nw help appeal\nd appeal 1 white too hard");
    expect![[r#"
        > desk: warn white
        desk: Ruling 1: White is warned. FIDE 2023, 12.9.
        white: Ruling 1: White is warned. FIDE 2023, 12.9.
        black: Ruling 1: White is warned. FIDE 2023, 12.9.
        > white: appeal 1 too hard
        white: Appeals: none. The arbiter's decisions are final.
        > white: help appeal
        white: appeal 2 the flag was up: appeals against ruling 2, with your reasons.
        white: The committee of appeals decides.
        > desk: appeal 1 white too hard
        desk: Appeals: none. The arbiter's decisions are final.
    "#]]
    .assert_eq(&table.heard);
    for edition in ["2009", "2023"] {
        let rest = format!("laws = \"{edition}\"\nquickplay = \"yes\"");
        let text = match_file("", "", &rest).replace("time = \"90+30\"", "time = \"60\"");
        let mut table = Table::new(&text);
        table.start();
        table.plays("e4 e5");
        table.script("d set-clock white 1:30\nd yes\nw claim effort\nw yes\nd reject");
        table.heard.clear();
        table.script("w appeal 2 he only moved his king");
        let final_here = table.heard.contains("final");
        assert_eq!(final_here, edition == "2009", "{}", table.heard);
    }
}

#[test]
fn a12_10_appeals_survive_a_restart() {
    let mut table = table(APPEALS);
    table.script("d warn white\nw appeal 1 I said nothing\nd done 1 2");
    let text = table.header.table.clone().unwrap();
    let mut again = Table::resumed(&text, "en", &table.kept);
    again.types(Place::Seat(Color::White), "appeal 1 again");
    for line in ["", PASSPHRASE, "matters", "tasks"] {
        again.types(Place::Desk, line);
    }
    expect![[r#"
        white: You play White, Anna Weiss. Opponent: Boris Black.
        white: Time: 1 hour 30 minutes, plus 30 seconds per move.
        black: You play Black, Boris Black. Opponent: Anna Weiss.
        black: Time: 1 hour 30 minutes, plus 30 seconds per move.
        desk: The arbiter is needed.
        white: Clocks stopped.
        black: Clocks stopped.
        > white: appeal 1 again
        white: Already appealed: ruling 1.
        > desk: 
        desk: (hidden)
        desk: The arbiter's passphrase. Enter alone: back.
        > desk: example
        desk: Welcome, arbiter. One matter waits for your decision.
        desk: The program stopped: White was thinking. At most 5 seconds of it are not counted.
        > desk: matters
        desk: 1: White appeals against ruling 1. I said nothing
        desk: Fee of an appeal: 50 euros.
        desk: The committee decides. Type appeal 1 upheld or appeal 1 rejected, with the reason.
        > desk: tasks
        desk: Before the game:
        desk: 3: Boards: set up right, the right way round. FIDE 2023, 7.2.1.
        desk: 4: Clocks: set and running right. FIDE 2023, 6.10.2.
        desk: 5: Players: they know the time control, the rules and their aids. FIDE 2023, 12.
        desk: 6: Default time: announced. FIDE 2023, 6.7.1.
        desk: 7: Committee of appeals: named. FIDE 2023, 11.10.
        desk: During the game:
        desk: 9: Game: watched, above all in time trouble. FIDE 2023, 12.
        desk: 10: Score sheets: each move is written down. FIDE 2023, 8.1.1.
        desk: 11: Flags: watched. FIDE 2023, 6.8.
        desk: 12: Spectators: silent. FIDE 2023, 12.
    "#]]
    .assert_eq(&again.heard);
}
