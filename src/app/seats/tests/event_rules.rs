//! What an event lays down besides the Laws: sessions, adjudication, and what the arbiter sees to.

use expect_test::expect;

use crate::app::seats::tests::{PASSPHRASE, Table, match_file};
use crate::archive::What;
use crate::laws::Reason;
use crate::table::{Memo, Place};

pub(super) fn opened(rest: &str) -> Table {
    let text = match_file("score = \"hand\"", "score = \"hand\"", rest) + "lock = \"0\"\n";
    let mut table = Table::new(&text);
    for line in ["", PASSPHRASE] {
        table.types(Place::Desk, line);
    }
    table.heard.clear();
    table
}

pub(super) fn table(rest: &str) -> Table {
    let mut table = opened(&format!("announcing = \"off\"\n{rest}"));
    table.types(Place::Desk, "start");
    table.heard.clear();
    table
}

const ADJOURNS: &str = "adjournment = \"yes\"\nsession = \"60\"";

#[test]
fn g1b_who_adjourns_early_is_charged_the_rest_of_the_session() {
    let mut table = table(ADJOURNS);
    table.plays("e4 e5");
    table.passes(1800);
    table.heard.clear();
    table.script("d clocks\nd adjourn early\nd yes\nw seal Nf3\nw yes\nd clocks");
    expect![[r#"
        > desk: clocks
        desk: White: 1 hour 58 seconds.
        desk: Black: 1 hour 30 minutes 59 seconds.
        desk: White's clock is running.
        desk: Left of the session: 29 minutes 57 seconds.
        > desk: adjourn early
        desk: White adjourns early. When the move is sealed, the clock loses the rest of the session: now 29 minutes 56 seconds. FIDE 2023, I.1. Yes or no?
        > desk: yes
        desk: White must seal the move.
        desk: White adjourns early. When the move is sealed, the clock loses the rest of the session: now 29 minutes 56 seconds. FIDE 2023, I.1.
        white: Seal your move: type seal and the move.
        white: White adjourns early. When the move is sealed, the clock loses the rest of the session: now 29 minutes 56 seconds. FIDE 2023, I.1.
        black: White must seal the move.
        black: White adjourns early. When the move is sealed, the clock loses the rest of the session: now 29 minutes 56 seconds. FIDE 2023, I.1.
        > white: seal Nf3
        white: Seal Springer Gustav eins Felix drei? yes or no.
        > white: yes
        white: White loses 29 minutes 54 seconds. FIDE 2023, I.1.
        white: White has sealed. Clocks stopped.
        black: White loses 29 minutes 54 seconds. FIDE 2023, I.1.
        black: White has sealed. Clocks stopped.
        desk: White loses 29 minutes 54 seconds. FIDE 2023, I.1.
        desk: White has sealed. Clocks stopped.
        > desk: clocks
        desk: White: 31 minutes.
        desk: Black: 1 hour 30 minutes 59 seconds.
        desk: Clocks stopped.
        desk: Left of the session: 29 minutes 52 seconds.
    "#]].assert_eq(&table.heard);
    table.agree();
}

#[test]
fn g1b_the_arbiter_says_what_his_own_clock_shows() {
    let mut table = table("adjournment = \"yes\"");
    table.plays("e4 e5");
    table.script("d adjourn early\nd adjourn late\nd adjourn early 100\nd no\nd adjourn early 0");
    expect![[r#"
        > desk: adjourn early
        desk: Nothing left of a session that is known. Type adjourn, or say the minutes that are left: adjourn early 45.
        > desk: adjourn late
        desk: adjourn alone, or adjourn early, with the minutes that are left of the session or without: adjourn early 45.
        > desk: adjourn early 100
        desk: White has 1 hour 30 minutes 56 seconds left: adjourning early costs more, and the flag falls.
        desk: White adjourns early. When the move is sealed, the clock loses the rest of the session: now 1 hour 40 minutes. FIDE 2023, I.1. Yes or no?
        > desk: no
        desk: Nothing done.
        > desk: adjourn early 0
        desk: Nothing left of a session that is known. Type adjourn, or say the minutes that are left: adjourn early 45.
    "#]].assert_eq(&table.heard);
    table.agree();
}

#[test]
fn g13_the_end_of_the_session_is_told_and_decided() {
    let mut table = table(ADJOURNS);
    table.plays("e4 e5");
    table.passes(3600);
    table.script("d matters\nd adjourn early\nd dismiss\nd matters");
    expect![[r#"
        desk: The session is over. The arbiter decides. FIDE 2023, I.1.
        > desk: matters
        desk: 1: The session is over. The arbiter decides. FIDE 2023, I.1.
        desk: Type adjourn, or dismiss to play on.
        > desk: adjourn early
        desk: Nothing left of a session that is known. Type adjourn, or say the minutes that are left: adjourn early 45.
        > desk: dismiss
        desk: Ruling 1: The game continues after the session. FIDE 2023, 12.
        white: Ruling 1: Nothing changes for you.
        black: Ruling 1: Nothing changes for you.
        > desk: matters
        desk: Nothing waits for your decision.
    "#]].assert_eq(&table.heard);
    table.agree();
}

#[test]
fn g2g_date_time_and_place_of_the_resumption() {
    let mut table = table(ADJOURNS);
    table.plays("e4 e5");
    table.script("d adjourn\nd yes\nw seal Nf3\nw yes\nd envelope");
    table.heard.clear();
    table.script(
        "d resumption\nd resumption tomorrow\nd resumption 2099-02-30 10:00\nd resumption 2099-12-01 25:00\n\
         d resumption 2099-12-01 9.30\nd resumption 2099-12-01 10:00 Room 2",
    );
    expect![[r#"
        > desk: resumption
        desk: resumption needs date, time and place: resumption 2026-12-01 10:00 Room 2.
        > desk: resumption tomorrow
        desk: resumption needs date, time and place: resumption 2026-12-01 10:00 Room 2.
        > desk: resumption 2099-02-30 10:00
        desk: resumption needs date, time and place: resumption 2026-12-01 10:00 Room 2.
        > desk: resumption 2099-12-01 25:00
        desk: resumption needs date, time and place: resumption 2026-12-01 10:00 Room 2.
        > desk: resumption 2099-12-01 9.30
        desk: Resumption: 2099-12-01, 09:30.
        white: Resumption: 2099-12-01, 09:30.
        black: Resumption: 2099-12-01, 09:30.
        > desk: resumption 2099-12-01 10:00 Room 2
        desk: Resumption: 2099-12-01, 10:00, Room 2.
        white: Resumption: 2099-12-01, 10:00, Room 2.
        black: Resumption: 2099-12-01, 10:00, Room 2.
    "#]]
    .assert_eq(&table.heard);
    assert_eq!(table.seats.desk().resumption(), Some("2099-12-01, 10:00, Room 2"));
    let mut again = Table::resumed(table.header.table.as_deref().unwrap(), "en", &table.kept);
    assert_eq!(again.seats.desk().resumption(), Some("2099-12-01, 10:00, Room 2"));
    for line in ["", PASSPHRASE] {
        again.types(Place::Desk, line);
    }
    again.heard.clear();
    again.script(&format!("d due\nd open\nd {PASSPHRASE}"));
    assert_eq!(again.seats.desk().resumption(), None);
}

#[test]
fn g2g_without_adjournment_there_is_no_resumption() {
    let mut table = table("");
    table.script("d resumption 2099-12-01 10:00");
    expect![[r#"
        > desk: resumption 2099-12-01 10:00
        desk: No adjournment: the match file does not allow it.
    "#]]
    .assert_eq(&table.heard);
}

#[test]
fn a3_4_a_game_is_adjudicated_where_the_event_has_it() {
    let mut table = table("adjudication = \"yes\"");
    table.plays("e4 e5");
    table.script(
        "d adjudicate 1-0\nd adjudicate 1-0  Jury:  Anna Muster\nd yes\nd rulings\nd revoke\nd yes",
    );
    expect![[r#"
        > desk: adjudicate 1-0
        desk: adjudicate, result, who has judged: adjudicate 1-0 Anna Muster.
        > desk: adjudicate 1-0  Jury:  Anna Muster
        desk: Adjudicate, by Jury: Anna Muster: White a point, Black nothing? This ends the game. Yes or no?
        > desk: yes
        desk: Ruling 1: Adjudicated by Jury: Anna Muster: White gets a point, Black nothing. FIDE 2023, 12.
        desk: Adjudicated: White gets a point, Black nothing. Type revoke 1 to take ruling 1 back, or sign-off.
        white: Ruling 1: Adjudicated by Jury: Anna Muster: White gets a point, Black nothing. FIDE 2023, 12.
        white: Adjudicated: White gets a point, Black nothing.
        black: Ruling 1: Adjudicated by Jury: Anna Muster: White gets a point, Black nothing. FIDE 2023, 12.
        black: Adjudicated: White gets a point, Black nothing.
        > desk: rulings
        desk: Ruling 1: Adjudicated by Jury: Anna Muster: White gets a point, Black nothing.
        > desk: revoke
        desk: Take this back? Ruling 1: Adjudicated by Jury: Anna Muster: White gets a point, Black nothing. Yes or no?
        > desk: yes
        desk: Ruling 2: Ruling 1 is revoked. It was: Adjudicated by Jury: Anna Muster: White gets a point, Black nothing. FIDE 2023, 12.
        desk: Clocks stopped.
        desk: The game is not over: White to move, move 2.
        desk: When all are ready, type resume.
        white: Ruling 2: Ruling 1 is revoked. It was: Adjudicated by Jury: Anna Muster: White gets a point, Black nothing. FIDE 2023, 12.
        white: Clocks stopped.
        white: The game is not over: White to move, move 2.
        black: Ruling 2: Ruling 1 is revoked. It was: Adjudicated by Jury: Anna Muster: White gets a point, Black nothing. FIDE 2023, 12.
        black: Clocks stopped.
        black: The game is not over: White to move, move 2.
    "#]].assert_eq(&table.heard);
    table.agree();
    let mut table = self::table("");
    table.plays("e4 e5");
    table.script("d adjudicate 1-0 Anna Muster");
    expect![[r#"
        > desk: adjudicate 1-0 Anna Muster
        desk: No adjudication: the match file does not allow it.
    "#]]
    .assert_eq(&table.heard);
}

#[test]
fn a3_4_the_reason_of_an_adjudicated_game() {
    let mut table = table("adjudication = \"yes\"");
    table.plays("e4 e5");
    table.script("d adjudicate draw the jury\nd yes");
    let outcome = table.seats.game(Place::Desk).outcome().unwrap();
    assert_eq!((outcome.reason, outcome.score()), (Reason::Adjudicated, "1/2-1/2"));
}

#[test]
fn art5_tasks_are_told_and_ticked() {
    let mut table = opened("announcing = \"off\"");
    let told =
        table.at_desk("tasks\ndone 1 2 3 4\nundone 2\ndone\ndone 99\ndone x\ntasks\ntasks all");
    expect![[r#"
        > tasks
          Before the game:
          1: Room: light, quiet, tables and chairs. FIDE 2023, 12.
          2: Telephones: off and handed in. FIDE 2023, 11.3.2.
          3: Boards: set up right, the right way round. FIDE 2023, 7.2.1.
          4: Clocks: set and running right. FIDE 2023, 6.10.2.
          5: Players: they know the time control, the rules and their aids. FIDE 2023, 12.
          6: Default time: announced. FIDE 2023, 6.7.1.
          7: Committee of appeals: named. FIDE 2023, 11.10.
          8: Clocks: started at the hour. FIDE 2023, 6.6.
        > done 1 2 3 4
          Done: Room: light, quiet, tables and chairs.
          Done: Telephones: off and handed in.
          Done: Boards: set up right, the right way round.
          Done: Clocks: set and running right.
        > undone 2
          To be done: Telephones: off and handed in.
        > done
          done needs numbers of tasks: done 3.
        > done 99
          No task 99. They are 1 to 16.
        > done x
          done needs numbers of tasks: done 3.
        > tasks
          Before the game:
          2: Telephones: off and handed in. FIDE 2023, 11.3.2.
          5: Players: they know the time control, the rules and their aids. FIDE 2023, 12.
          6: Default time: announced. FIDE 2023, 6.7.1.
          7: Committee of appeals: named. FIDE 2023, 11.10.
          8: Clocks: started at the hour. FIDE 2023, 6.6.
        > tasks all
          Before the game:
          1, done: Room: light, quiet, tables and chairs. FIDE 2023, 12.
          2: Telephones: off and handed in. FIDE 2023, 11.3.2.
          3, done: Boards: set up right, the right way round. FIDE 2023, 7.2.1.
          4, done: Clocks: set and running right. FIDE 2023, 6.10.2.
          5: Players: they know the time control, the rules and their aids. FIDE 2023, 12.
          6: Default time: announced. FIDE 2023, 6.7.1.
          7: Committee of appeals: named. FIDE 2023, 11.10.
          8: Clocks: started at the hour. FIDE 2023, 6.6.
          During the game:
          9: Game: watched, above all in time trouble. FIDE 2023, 12.
          10: Score sheets: each move is written down. FIDE 2023, 8.1.1.
          11: Flags: watched. FIDE 2023, 6.8.
          12: Spectators: silent. FIDE 2023, 12.
          After the game:
          13: Result: recorded. FIDE 2023, 8.7.
          14: Score sheets: signed by both. FIDE 2023, 8.7.
          15: Score sheets: collected. FIDE 2023, 8.3.
          16: Records: written and handed to the organiser. FIDE 2023, 12.
    "#]]
    .assert_eq(&told);
    table.types(Place::Desk, "start");
    let told = table.at_desk("tasks\ndone 8");
    expect![[r#"
        > tasks
          Before the game:
          2: Telephones: off and handed in. FIDE 2023, 11.3.2.
          5: Players: they know the time control, the rules and their aids. FIDE 2023, 12.
          6: Default time: announced. FIDE 2023, 6.7.1.
          7: Committee of appeals: named. FIDE 2023, 11.10.
          During the game:
          9: Game: watched, above all in time trouble. FIDE 2023, 12.
          10: Score sheets: each move is written down. FIDE 2023, 8.1.1.
          11: Flags: watched. FIDE 2023, 6.8.
          12: Spectators: silent. FIDE 2023, 12.
        > done 8
          The record has this already. Clocks: started at the hour.
    "#]]
    .assert_eq(&told);
    table.types(Place::Desk, "result 1-0");
    table.types(Place::Desk, "yes");
    let told = table.at_desk("done 2 5 6 7\ntasks\nsign-off");
    expect![[r#"
        > done 2 5 6 7
          Done: Telephones: off and handed in.
          Done: Players: they know the time control, the rules and their aids.
          Done: Default time: announced.
          Done: Committee of appeals: named.
        > tasks
          During the game:
          9: Game: watched, above all in time trouble. FIDE 2023, 12.
          10: Score sheets: each move is written down. FIDE 2023, 8.1.1.
          11: Flags: watched. FIDE 2023, 6.8.
          12: Spectators: silent. FIDE 2023, 12.
          After the game:
          14: Score sheets: signed by both. FIDE 2023, 8.7.
          15: Score sheets: collected. FIDE 2023, 8.3.
          16: Records: written and handed to the organiser. FIDE 2023, 12.
        > sign-off
          White has not signed.
          Black has not signed.
          Tasks not ticked: 6. To hear them: tasks.
          Sign off? The match ends and its records are written. Yes or no?
    "#]]
    .assert_eq(&told);
}

#[test]
fn art5_a_tick_is_on_record() {
    let mut table = opened("");
    table.at_desk("done 1\ndone 1\nundone 1");
    let ticks =
        table.kept.iter().filter(|entry| matches!(entry.what, What::Memo(Memo::Ticked(..))));
    assert_eq!(ticks.count(), 2);
}

#[test]
fn art5_the_tasks_are_those_of_the_table() {
    let rest = "laws = \"2009\"\nadjournment = \"yes\"\nsession = \"240\"\nquickplay = \"yes\"\nappeals = \"no\"";
    let text =
        match_file("blind = \"yes\"\n[white.assistant]\nname = \"Hans\"", "score = \"hand\"", rest);
    let mut table = Table::new(&text);
    for line in ["", PASSPHRASE] {
        table.types(Place::Desk, line);
    }
    expect![[r#"
        > tasks all
          Before the game:
          1: Room: light, quiet, tables and chairs. FIDE 2009, 13.
          2: Telephones: off and handed in. FIDE 2009, 12.3b.
          3: Boards: set up right, the right way round. FIDE 2009, 7.1a.
          4: Clocks: set and running right. FIDE 2009, 6.10b.
          5: Assistants: they know what they may do. FIDE 2009, E.2.9.
          6: Players: they know the time control, the rules and their aids. FIDE 2009, 13.
          7: Default time: announced. FIDE 2009, 6.6a.
          8: Clocks: started at the hour. FIDE 2009, 6.5.
          During the game:
          9: Game: watched, above all in time trouble. FIDE 2009, 13.
          10: Score sheets: each move is written down. FIDE 2009, 8.1.
          11: Flags: watched. FIDE 2009, 6.8.
          12: Last minutes: watched all the time. FIDE 2009, 10.2.
          13: Boards: compared with the record. FIDE 2009, E.2.7.
          14: Spectators: silent. FIDE 2009, 13.
          15: Session: its end announced. FIDE 2009, G.1.
          After the game:
          16: Envelope: checked, closed and kept. FIDE 2009, G.2.
          17: Result: recorded. FIDE 2009, 8.7.
          18: Score sheets: signed by both. FIDE 2009, 8.7.
          19: Score sheets: collected. FIDE 2009, 8.3.
          20: Records: written and handed to the organiser. FIDE 2009, 13.
    "#]]
    .assert_eq(&table.at_desk("tasks all"));
}
