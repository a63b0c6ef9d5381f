//! What the desk puts on record, what of it a later start knows, and what numbers it names.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::{PASSPHRASE, Table, match_file};
use crate::archive::What;
use crate::laws::Event;
use crate::table::{Memo, Place, Reply};

fn table() -> Table {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table
}

fn memos(table: &Table) -> Vec<Memo> {
    let memo = |entry: &crate::archive::Entry| match &entry.what {
        What::Memo(memo) => Some(memo.clone()),
        _ => None,
    };
    table.kept.iter().filter_map(memo).collect()
}

/// What was heard at the places, but for what is typed.
fn heard(table: &mut Table) -> String {
    std::mem::take(&mut table.heard)
}

#[test]
fn r1_r3_r4_numbers_costs_and_corrections_at_every_place() {
    let mut table = table();
    table.plays("e4 e5");
    table.does(Color::White, Event::Entered("e4e6".parse().unwrap()));
    table.types(Place::Desk, "revoke 1");
    table.types(Place::Seat(Color::White), "claim threefold");
    table.types(Place::Seat(Color::White), "yes");
    table.types(Place::Desk, "rulings");
    expect![[r#"
        white: White's first illegal move. Ruling 1.
        white: Your clock is running.
        white: Back to the position after move 1, Black.
        white: Eva vier touched. It has no legal move, so any move may be played.
        white: Black gets 2 minutes more. FIDE 2023, 7.5.5.
        black: White's first illegal move. Ruling 1.
        black: White's clock is running.
        black: Back to the position after move 1, Black.
        black: Black gets 2 minutes more. FIDE 2023, 7.5.5.
        desk: White's first illegal move. Ruling 1. White's clock is running.
        desk: Back to the position after move 1, Black.
        desk: White: e4 touched. It has no legal move, so any move may be played.
        desk: Black gets 2 minutes more. FIDE 2023, 7.5.5.
        > desk: revoke 1
        desk: Ruling 2: Ruling 1 is revoked: neither the illegal move nor its touch counts. It was: White's first illegal move. FIDE 2023, 7.5.1. Black gets 2 minutes more. FIDE 2023, 12.
        desk: Black's clock: 2 minutes less. FIDE 2023, 6.10.2.
        white: Ruling 2: Ruling 1 is revoked: neither the illegal move nor its touch counts. It was: White's first illegal move. FIDE 2023, 7.5.1. Black gets 2 minutes more. FIDE 2023, 12.
        white: Black's clock: 2 minutes less. FIDE 2023, 6.10.2.
        black: Ruling 2: Ruling 1 is revoked: neither the illegal move nor its touch counts. It was: White's first illegal move. FIDE 2023, 7.5.1. Black gets 2 minutes more. FIDE 2023, 12.
        black: Black's clock: 2 minutes less. FIDE 2023, 6.10.2.
        > white: claim threefold
        white: Claim a draw? If the claim is wrong, Black gets more time. yes or no.
        > white: yes
        white: Claim refused: this position has occurred once. It takes three. Ruling 3.
        white: Black gets 2 minutes more. FIDE 2023, 9.5.3.
        white: Your claim stays as a draw offer.
        black: Claim refused: this position has occurred once. It takes three. Ruling 3.
        black: Black gets 2 minutes more. FIDE 2023, 9.5.3.
        black: White's claim stays as a draw offer.
        desk: White: Claim refused: this position has occurred once. It takes three. Ruling 3.
        desk: Black gets 2 minutes more. FIDE 2023, 9.5.3.
        desk: White offers a draw.
        > desk: rulings
        desk: Ruling 1, revoked: White's first illegal move. FIDE 2023, 7.5.1. Black gets 2 minutes more.
        desk: Ruling 2: Ruling 1 is revoked: neither the illegal move nor its touch counts. It was: White's first illegal move. FIDE 2023, 7.5.1. Black gets 2 minutes more.
        desk: Ruling 3: Claim refused: this position has occurred once. It takes three. FIDE 2023, 9.5.3. Black gets 2 minutes more.
    "#]].assert_eq(&heard(&mut table));
    table.agree();
}

#[test]
fn r4_a_press_without_a_move_says_what_it_costs() {
    let mut table = table();
    table.plays("e4 e5");
    for _ in 0..2 {
        table.does(Color::White, Event::ClockPressed(Color::White));
        table.types(Place::Desk, "matters");
        table.types(Place::Desk, "accept");
        table.types(Place::Desk, "yes");
        table.passes(4);
    }
    table.types(Place::Desk, "rulings");
    expect![[r#"
        white: Not completed: no piece has moved. FIDE 2023, 4.7.
        white: White's first illegal move. The clock was pressed without a move. FIDE 2023, 7.5.3. Ruling 1.
        white: Your clock is running.
        white: Black gets 2 minutes more. FIDE 2023, 7.5.5.
        black: White's first illegal move. The clock was pressed without a move. FIDE 2023, 7.5.3. Ruling 1.
        black: White's clock is running.
        black: Black gets 2 minutes more. FIDE 2023, 7.5.5.
        desk: White: Not completed: no piece has moved. FIDE 2023, 4.7.
        desk: White's first illegal move. The clock was pressed without a move. FIDE 2023, 7.5.3. Ruling 1. White's clock is running.
        desk: Black gets 2 minutes more. FIDE 2023, 7.5.5.
        > desk: matters
        desk: Nothing waits for your decision.
        > desk: accept
        desk: Nothing waits for your decision.
        > desk: yes
        desk: No question to answer at the desk.
        white: Not completed: no piece has moved. FIDE 2023, 4.7.
        white: White's second illegal move. The clock was pressed without a move. FIDE 2023, 7.5.3. Ruling 2.
        black: White's second illegal move. The clock was pressed without a move. FIDE 2023, 7.5.3. Ruling 2.
        desk: White: Not completed: no piece has moved. FIDE 2023, 4.7.
        desk: White's second illegal move. The clock was pressed without a move. FIDE 2023, 7.5.3. Ruling 2.
        desk: Can Black still mate? That is being examined.
        > desk: matters
        desk: Nothing waits for your decision.
        > desk: accept
        desk: Nothing waits for your decision.
        > desk: yes
        desk: No question to answer at the desk.
        desk: Black wins. White made too many illegal moves. FIDE 2023, 7.5.5. Type revoke 2 to take ruling 2 back, or sign-off.
        desk: Score sheet: White must complete it now.
        desk: Score sheet: Black must complete it now.
        white: Black wins. White made too many illegal moves. FIDE 2023, 7.5.5.
        white: Complete your score sheet now.
        black: Black wins. White made too many illegal moves. FIDE 2023, 7.5.5.
        black: Complete your score sheet now.
        > desk: rulings
        desk: Ruling 1: White's first illegal move. The clock was pressed without a move. FIDE 2023, 7.5.3. Black gets 2 minutes more.
        desk: Ruling 2: White's second illegal move. The clock was pressed without a move. FIDE 2023, 7.5.3.
    "#]].assert_eq(&heard(&mut table));
    table.agree();
}

#[test]
fn r2_a_question_and_its_answer_are_on_record() {
    let mut table = table();
    table.plays("e4 e5");
    table
        .at_desk("take-time white 20\nyes\ntake-time white 30\nno\ntake-time white 40\nwarn black");
    let asked =
        |minutes: u64| Memo::Questioned(format!("ruled time-taken white {}", minutes * 60_000_000));
    let answered = |memo: &Memo| matches!(memo, Memo::Questioned(_) | Memo::Answered(_));
    let told: Vec<Memo> = memos(&table).into_iter().filter(answered).collect();
    let expected = [
        asked(20),
        Memo::Answered(Reply::Yes),
        asked(30),
        Memo::Answered(Reply::No),
        asked(40),
        Memo::Answered(Reply::Dropped),
    ];
    assert_eq!(told, expected);
    table.agree();
}

#[test]
fn r2_a_desk_that_locks_itself_is_told_from_one_that_is_closed() {
    let file = match_file("", "", "").replace("[arbiter]\n", "[arbiter]\nlock = 5\n");
    let mut table = Table::new(&file);
    table.start();
    table.passes(301);
    assert!(memos(&table).contains(&Memo::DeskLocked(Place::Desk)), "{}", table.heard);
    assert!(!memos(&table).contains(&Memo::DeskClosed));
}

#[test]
fn r2_a_start_after_a_crash_is_told_from_one_after_a_proper_end() {
    let mut table = table();
    let close = |table: &mut Table, when: Option<&str>| {
        let entries = table.seats.close(table.at, when.map(str::to_owned));
        table.kept.extend(entries);
        let mut again =
            Table::resumed(&match_file("", "", "announcing = \"off\""), "en", &table.kept);
        let sent = again.seats.record_start(again.at, "2026-11-21 12:00:00".to_owned());
        again.take(sent);
        *table = again;
    };
    let crashes =
        |table: &Table| memos(table).iter().filter(|memo| **memo == Memo::BrokenOff).count();
    let first = table.seats.record_start(table.at, "2026-11-21 10:00:00".to_owned());
    table.take(first);
    let before = crashes(&table);
    close(&mut table, Some("2026-11-21 11:00:00"));
    assert_eq!(crashes(&table), before, "it was closed properly");
    close(&mut table, None);
    assert_eq!(crashes(&table), before + 1, "it was not");
}

#[test]
fn r5_the_voice_of_the_desk_stays_after_the_program_was_started_anew() {
    let mut table = table();
    table.at_desk("talk de");
    let mut again = Table::resumed(&match_file("", "", "announcing = \"off\""), "en", &table.kept);
    for line in ["", PASSPHRASE] {
        again.types(Place::Desk, line);
    }
    assert!(again.heard.contains("Willkommen."), "{}", again.heard);
}

#[test]
fn r5_a_player_hears_that_his_request_is_seen_to() {
    let mut table = table();
    table.types(Place::Seat(Color::Black), "arbiter may I have a break");
    table.heard.clear();
    table.types(Place::Desk, "dismiss");
    assert!(
        table.heard.contains("black: The arbiter has dealt with your request."),
        "{}",
        table.heard
    );
    assert!(!table.heard.contains("white: "), "{}", table.heard);
}

#[test]
fn r5_the_facts_of_a_game_that_is_over_name_its_result() {
    let mut table = table();
    table.plays("e4 e5");
    table.at_desk("result 1-0\nyes");
    let told = table.at_desk("facts");
    assert!(told.contains("Result: 1-0. "), "{told}");
}

#[test]
fn r5_help_all_at_a_seat_has_only_what_can_be_used_there() {
    let mut table =
        Table::new(&match_file("blind = \"yes\"\ntalk = \"en\"", "", "announcing = \"off\""));
    let white = Place::Seat(Color::White);
    table.types(white, "help all");
    for useless in ["seal ", "pegboard:", "mute b8", "unmute", "set-up:", "write e4", "cross-out:"]
    {
        assert!(!table.heard.contains(&format!("white: {useless}")), "{useless}: {}", table.heard);
    }
    table.heard.clear();
    for (word, says) in
        [("seal", "seal knight f3"), ("pegboard", "pegboard: "), ("mute", "mute b8")]
    {
        table.types(white, &format!("help {word}"));
        assert!(table.heard.contains(says), "{}", table.heard);
    }
    let file = match_file(
        "score = \"own\"\ndevice = \"pegs\"\naddress = \"peg1:/dev/ttyACM0\"",
        "",
        "adjournment = \"yes\"",
    );
    let mut table = Table::new(&file);
    table.types(white, "help all");
    for usable in ["seal knight f3", "pegboard:", "mute b8", "write e4"] {
        assert!(table.heard.contains(&format!("white: {usable}")), "{usable}: {}", table.heard);
    }
}
