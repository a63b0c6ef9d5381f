//! What a round leaves on paper: its report and its games. And the words of tournaments, explained.

use expect_test::expect;
use shakmaty::ByColor;

use super::teams::TEAMS;
use super::{CLUB, desk, heard, told};
use crate::organiser::{Desk, Order, RoundGame, TablePending};
use crate::tournament::outcome::Outcome;

/// The games that are to be written of the last round.
fn games(desk: &mut Desk) -> Vec<RoundGame> {
    let Some(Order::Games(_, games)) = desk.line("games").pop() else { panic!("no games") };
    games
}

fn tags(desk: &Desk, game: &RoundGame) -> String {
    let tags = game.tags(&desk.file().regulations).into_iter();
    let told: Vec<String> = tags.map(|(name, value)| [name, ": ", &value].concat()).collect();
    told.join("\n")
}

#[test]
fn a_report_has_what_was_done_in_its_round() {
    let mut desk = desk(CLUB);
    heard(&mut desk, "pair 1-4 2-3 5\nresult 1 1-0\nresult 2 0-1\ncorrect 1 1 0-1\nyes");
    heard(&mut desk, "withdraw 5\nyes\npair 4-2 3-1\nyes\nresult 1 1-0\nabsent 2");
    let pending = |round: &str, table, names: [&str; 2], is_adjourned| TablePending {
        round: round.to_owned(),
        table,
        names: ByColor { white: names[0].to_owned(), black: names[1].to_owned() },
        is_adjourned,
        has_appeal: !is_adjourned,
    };
    let pending = vec![
        pending("1", 1, ["Weiß, Anna", "Roth, David"], false),
        pending("2", 2, ["Roth, Cesar", "Weiß, Anna"], true),
    ];
    desk.pending(pending);
    told(
        &mut desk,
        "report 1\nreport\nreport 3",
        &expect![[r#"
            > report 1
            Club weekend, round 1: report
            Round 1:
            Board 1: Anna Weiß, David Roth: Black won.
            Board 2: Bo Braun, Cesar Roth: Black won.
            Bye: Eva Stein.
            Acts of the arbiter:
            6: Round 1: paired by hand.
            9: Put right, board 1, round 1: Anna Weiß, David Roth: Black won.
            10: Withdrawn: Eva Stein.
            Still open:
            Appeal not decided: board 1, Anna Weiß and David Roth.
            After round 1:
            1: Eva Stein, 1; direct encounter: place 1, Buchholz cut 1: 0, Sonneborn-Berger: 1.
            2: Cesar Roth, 1; direct encounter: place 1, Buchholz cut 1: 0, Sonneborn-Berger: 0.
            2: David Roth, 1; tie-breaks equal.
            4: Anna Weiß, 0; tie-breaks equal.
            4: Bo Braun, 0; tie-breaks equal.
            > report
            Club weekend, round 2: report
            Round 2:
            Board 1: David Roth, Bo Braun: White won.
            Board 2: Cesar Roth, Anna Weiß.
            Acts of the arbiter:
            11: Round 2: paired by hand.
            13: Absent in round 3: Bo Braun.
            Still open:
            Adjourned: board 2, Cesar Roth and Anna Weiß.
            After round 2:
            1: David Roth, 2.
            2: Eva Stein, 1; direct encounter: place 1, Buchholz cut 1: 1.
            3: Cesar Roth, 1; direct encounter: place 1, Buchholz cut 1: 0.
            4: Anna Weiß, 0; tie-breaks equal.
            4: Bo Braun, 0; tie-breaks equal.
            > report 3
            No round 3 is paired. There are 2.
        "#]],
    );
}

#[test]
fn a_report_of_no_round_is_none() {
    told(
        &mut desk(CLUB),
        "report\nreport x",
        &expect![[r#"
        > report
        No round is paired yet. Type pair.
        > report x
        Type report alone, or a round: report 3.
    "#]],
    );
}

#[test]
fn a_file_of_games_has_what_a_result_is_and_not_how_much_a_player_sees() {
    let mut desk = desk(CLUB);
    heard(&mut desk, "pair 1-4 2-3 5\nresult 1 -+");
    let games = games(&mut desk);
    expect![[r#"
        Event: Club weekend
        Round: 1
        White: Weiß, Anna
        Black: Roth, David
        Result: 0-1
        Board: 1
        Site: Marburg
        WhiteElo: 2001
        BlackElo: 1700"#]]
    .assert_eq(&tags(&desk, &games[0]));
    expect![[r#"
        Event: Club weekend
        Round: 1
        White: Braun, Bo
        Black: Roth, Cesar
        Result: *
        Board: 2
        Site: Marburg
        WhiteElo: 1900
        BlackElo: 1850"#]]
    .assert_eq(&tags(&desk, &games[1]));
    let ends = games.iter().map(|game| (game.result(), game.termination()));
    assert_eq!(ends.collect::<Vec<_>>(), [("0-1", "abandoned"), ("*", "unterminated")]);
    let ruled = RoundGame { outcome: Some(Outcome::HalfForWhite), ..games[0].clone() };
    assert_eq!((ruled.result(), ruled.termination()), ("*", "adjudication"));
}

#[test]
fn the_games_of_teams_are_those_of_their_boards() {
    let mut desk = desk(TEAMS);
    assert!(desk.line("games").pop().is_some_and(|order| matches!(order, Order::Say(_))));
    heard(&mut desk, "pair\nresult 1.2 =");
    let games = games(&mut desk);
    let rows: Vec<_> = games.iter().map(|game| (game.table, game.result())).collect();
    let names: Vec<&str> = games.iter().map(|game| game.players.white.name.as_str()).collect();
    let told =
        expect![[r#"[(1, "*"), (3, "*"), (4, "*")] ["Weiß, Anna", "Lang, David", "Tal, Gustav"]"#]];
    told.assert_eq(&format!("{rows:?} {names:?}"));
}

#[test]
fn behind_a_command_stand_those_whom_it_can_be_about() {
    let mut desk = desk(TEAMS);
    heard(&mut desk, "enter Süd");
    let following = desk.following();
    let words = |name: &str| following.get(name).cloned().unwrap_or_default();
    assert!(words("line-up").contains(&"Süd".to_owned()), "{following:?}");
    assert!(!words("line-up").contains(&"Anna Weiß".to_owned()));
    assert!(words("player").contains(&"Anna Weiß".to_owned()));
    assert!(words("what-is").contains(&"Buchholz".to_owned()));
    assert!(words("help").contains(&"line-up".to_owned()));
    assert_eq!(words("event"), Vec::<String>::new());
}

#[test]
fn words_of_tournaments_are_explained() {
    told(
        &mut desk(CLUB),
        "explain Buchholz\nexplain bh/c1\nwhat is a bye\nwhat is bye\nexplain games\nexplain sonne\nexplain xyz\nexplain",
        &expect![[r#"
            > explain Buchholz
            Buchholz: the points of all your opponents, added up. Strong opponents count.
            > explain bh/c1
            Buchholz: the points of all your opponents, added up. Strong opponents count.
            Cut 1: the weakest opponent is left out of the sum. Cut 2 leaves out two.
            > what is a bye
            Bye: a round without an opponent. It is usually worth a full point.
            > what is bye
            Bye: a round without an opponent. It is usually worth a full point.
            > explain games
            Which one: games won and games with Black?
            > explain sonne
            Sonneborn-Berger: the points of the opponents you beat, and half the points of those you drew with.
            > explain xyz
            No such word here: xyz. For all of them type explain.
            > explain
            Explained here: Buchholz, cut, median, Sonneborn-Berger, direct encounter, progressive score, wins, games won, games with Black, wins with Black, Koya, opponents' mean rating, rating performance, match points, game points, round robin, Swiss, adjusted Swiss, Swiss by lots, paired by hand, match of two, Scheveningen, groups, knock-out, Berger tables, Varma tables, bye, half-point bye, forfeit, floater, score group and acceleration. Type one after explain.
        "#]],
    );
}
