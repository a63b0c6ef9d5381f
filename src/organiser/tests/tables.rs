//! Rounds are laid at tables, and their signed results come back.

use std::fmt::Write as _;

use expect_test::expect;
use shakmaty::ByColor;

use super::stages::cup;
use super::teams::TEAMS;
use super::{CLUB, carried_out, desk, heard, told};
use crate::organiser::{Desk, TablePending, TableResult};
use crate::tournament::outcome::Outcome;

fn result(game: u64, round: &str, table: usize, names: [&str; 2], outcome: Outcome) -> TableResult {
    let [white, black] = names.map(str::to_owned);
    TableResult { game, round: round.to_owned(), table, names: ByColor { white, black }, outcome }
}

/// What is told when these are all the results that tables have.
fn came(desk: &mut Desk, results: &[TableResult]) -> String {
    let mut told = String::new();
    let orders = desk.signed(results);
    carried_out(desk, orders, &mut told);
    told
}

const FIRST: [&str; 2] = ["Weiß, Anna", "Roth, David"];
const SECOND: [&str; 2] = ["Braun, Bo", "Roth, Cesar"];

#[test]
fn results_of_tables_come_in_once() {
    let mut desk = desk(CLUB);
    told(
        &mut desk,
        "tables\npair 1-4 2-3 5\ntables",
        &expect![[r#"
        > tables
        No round is paired yet. Type pair.
        > pair 1-4 2-3 5
        Round 1:
        Board 1: Anna Weiß, David Roth.
        Board 2: Bo Braun, Cesar Roth.
        Bye: Eva Stein.
        > tables
        (1, round 1: Weiß, Anna; Roth, David)
        (2, round 1: Braun, Bo; Roth, Cesar)
    "#]],
    );
    let first = result(31, "1", 1, FIRST, Outcome::White);
    let second = result(32, "1", 2, SECOND, Outcome::BlackByForfeit);
    expect![[r#"
        Board 1, round 1: Anna Weiß, David Roth: White won.
    "#]]
    .assert_eq(&came(&mut desk, std::slice::from_ref(&first)));
    told(
        &mut desk,
        "tables",
        &expect![[r#"
        > tables
        (2, round 1: Braun, Bo; Roth, Cesar)
    "#]],
    );
    expect![[r#"
        Board 2, round 1: Bo Braun, Cesar Roth: Black by forfeit.
        Round 1 is over.
    "#]]
    .assert_eq(&came(&mut desk, &[first.clone(), second.clone()]));
    assert_eq!(came(&mut desk, &[first, second]), "");
    told(
        &mut desk,
        "tables\nlog",
        &expect![[r#"
            > tables
            Round 1: no game is left to play.
            > log
            8: Board 2, round 1: Bo Braun, Cesar Roth: Black by forfeit.
            7: Board 1, round 1: Anna Weiß, David Roth: White won.
            6: Round 1: paired by hand.
            5: Entered: Eva Stein.
            4: Entered: David Roth.
            3: Entered: Cesar Roth.
            2: Entered: Bo Braun.
            1: Entered: Anna Weiß.
        "#]],
    );
}

#[test]
fn what_does_not_fit_is_told_once_and_changes_nothing() {
    let mut desk = desk(CLUB);
    heard(&mut desk, "pair 1-4 2-3 5\nresult 1 0-1");
    let results = [
        result(31, "1", 1, FIRST, Outcome::White),
        result(32, "1", 2, FIRST, Outcome::White),
        result(33, "2", 1, FIRST, Outcome::White),
        result(34, "1", 0, FIRST, Outcome::White),
        result(35, "1.9", 1, ["Weiß, Anna", "Braun, Bo"], Outcome::Draw),
        result(36, "final", 1, FIRST, Outcome::White),
    ];
    expect![[r#"
        Table 1, round 1: White won, signed there. Another result is entered here: put one right.
        Table 2, round 1: others are paired there than have played. Not taken: White won.
        Table 1, round 2: others are paired there than have played. Not taken: White won.
        Table 0, round 1: others are paired there than have played. Not taken: White won.
        Table 1, round 1.9: others are paired there than have played. Not taken: draw.
    "#]]
    .assert_eq(&came(&mut desk, &results));
    assert_eq!(came(&mut desk, &results), "");
    let signed_anew = result(31, "1", 1, FIRST, Outcome::Draw);
    expect![[r#"
        Table 1, round 1: draw, signed there. Another result is entered here: put one right.
    "#]]
    .assert_eq(&came(&mut desk, &[signed_anew]));
}

#[test]
fn a_result_that_is_taken_back_at_its_table_is_told() {
    let mut desk = desk(CLUB);
    heard(&mut desk, "pair 1-4 2-3 5");
    let first = result(31, "1", 1, FIRST, Outcome::White);
    came(&mut desk, std::slice::from_ref(&first));
    // What the arbiter has put right stays so, whatever the table goes on saying.
    heard(&mut desk, "correct 1 1 =\nyes");
    assert_eq!(came(&mut desk, &[first]), "");
    expect![[r#"
        Board 1, round 1: taken back at its table. To take it back here: revoke 7.
    "#]]
    .assert_eq(&came(&mut desk, &[]));
    assert_eq!(came(&mut desk, &[]), "");
}

#[test]
fn what_was_revoked_here_does_not_come_in_again() {
    let mut desk = desk(CLUB);
    heard(&mut desk, "pair 1-4 2-3 5");
    let first = result(31, "1", 1, FIRST, Outcome::White);
    came(&mut desk, std::slice::from_ref(&first));
    heard(&mut desk, "revoke 7\nyes");
    assert_eq!(came(&mut desk, std::slice::from_ref(&first)), "");
    assert_eq!(desk.to_be_played().tables.len(), 2);
    // Another result of the same game is news.
    let again = result(31, "1", 1, FIRST, Outcome::Draw);
    expect![[r#"
        Board 1, round 1: Anna Weiß, David Roth: draw.
    "#]]
    .assert_eq(&came(&mut desk, &[again]));
}

#[test]
fn what_was_taken_back_at_its_table_and_is_signed_again_comes_in() {
    let mut desk = desk(CLUB);
    heard(&mut desk, "pair 1-4 2-3 5");
    let first = result(31, "1", 1, FIRST, Outcome::White);
    came(&mut desk, std::slice::from_ref(&first));
    heard(&mut desk, "revoke 7\nyes");
    came(&mut desk, &[]);
    expect![[r#"
        Board 1, round 1: Anna Weiß, David Roth: White won.
    "#]]
    .assert_eq(&came(&mut desk, std::slice::from_ref(&first)));
    // It counts once: revoked here again, it stays out.
    heard(&mut desk, "revoke 9\nyes");
    assert_eq!(came(&mut desk, &[first]), "");
}

#[test]
fn what_is_open_at_tables_is_told_before_a_round_is_paired() {
    let mut desk = desk(CLUB);
    let pending = |round: &str, table, names: [&str; 2], is_adjourned| TablePending {
        round: round.to_owned(),
        table,
        names: {
            let [white, black] = names.map(str::to_owned);
            ByColor { white, black }
        },
        is_adjourned,
        has_appeal: !is_adjourned,
    };
    heard(&mut desk, "pair 1-4 2-3 5\nresult 1 1-0");
    desk.pending(vec![
        pending("1", 1, FIRST, false),
        pending("1", 2, SECOND, true),
        // Others have played there, in another event of the same name.
        pending("1", 2, FIRST, true),
        pending("final", 1, FIRST, true),
    ]);
    assert!(desk.asks_the_tables("pair 1-2"));
    assert!(!desk.asks_the_tables("result 1 1-0"));
    told(
        &mut desk,
        "missing\npair\npostpone 2\ntables\npair 1-2 3-5 4\ntables 1\ntables 3\ntables x",
        &expect![[r#"
            > missing
            Round 1, board 2: Bo Braun and Cesar Roth are playing.
            Adjourned, round 1, board 2: Bo Braun and Cesar Roth. To pair without it: postpone 2.
            > pair
            Adjourned, round 1, board 2: Bo Braun and Cesar Roth. To pair without it: postpone 2.
            Round 1 is not over. Boards without a result: 2. Type results, or postpone.
            > postpone 2
            Postponed, round 1, board 2: Bo Braun and Cesar Roth.
            Round 1 is over.
            > tables
            Round 1: no game is left to play.
            > pair 1-2 3-5 4
            No result, round 1, board 2: Bo Braun and Cesar Roth. A draw for this pairing.
            Open appeal, round 1, board 1: Anna Weiß and David Roth. The result counts as it is.
            Round 2:
            Board 1: Anna Weiß, Bo Braun.
            Board 2: Cesar Roth, Eva Stein.
            Bye: David Roth.
            > tables 1
            (2, round 1: Braun, Bo; Roth, Cesar)
            > tables 3
            No round 3 is paired. There are 2.
            > tables x
            Type tables alone, or a round: tables 3.
        "#]],
    );
}

#[test]
fn every_board_of_teams_is_a_table() {
    let mut desk = desk(TEAMS);
    told(
        &mut desk,
        "pair\ntables",
        &expect![[r#"
        > pair
        Round 1:
        Match 1: Nord 1, West 0.
        Board 1.1: Anna Weiß, Ida Feld.
        Board 1.2: nobody, Bo Braun: Black by forfeit.
        Match 2: Süd, Ost.
        Board 2.1: David Lang, Felix Berg.
        Board 2.2: Gustav Tal, Eva Stein.
        > tables
        (1, round 1: Weiß, Anna; Feld, Ida)
        (3, round 1: Lang, David; Berg, Felix)
        (4, round 1: Tal, Gustav; Stein, Eva)
    "#]],
    );
    let third = desk.to_be_played().tables.pop().unwrap();
    let names = third.players.map(|player| player.name);
    let names = [names.white.as_str(), names.black.as_str()];
    let signed = result(40, &third.round, third.number, names, Outcome::White);
    expect![[r#"
        Board 2.2, round 1: Gustav Tal, Eva Stein: White won.
    "#]]
    .assert_eq(&came(&mut desk, &[signed]));
}

#[test]
fn the_games_of_a_duel_are_played_one_after_the_other() {
    let mut desk = desk(&cup("\"knock-out\"\ngames = 2"));
    heard(&mut desk, "pair");
    let mut results = Vec::new();
    let mut told = String::new();
    for game in 50..54 {
        let Some(next) = desk.to_be_played().tables.into_iter().next() else { break };
        let names = next.players.map(|player| player.name);
        let names = [names.white.as_str(), names.black.as_str()];
        results.push(result(game, &next.round, next.number, names, Outcome::White));
        let _ = writeln!(told, "{} {}: {}", next.number, next.round, names[0]);
        told += &came(&mut desk, &results);
    }
    expect![[r#"
        1 1.1: Roth, David
        Board 1.1, round 1: David Roth, Eva Stein: White won.
        1 1.2: Stein, Eva
        Board 1.2, round 1: Eva Stein, David Roth: White won.
        Board 1 is tied. Type decide 1 for lots, or who advances: decide 1 1-0.
    "#]]
    .assert_eq(&told);
}
