//! Event files that the program makes: by questions, and of the exchange file of another program.

use std::fmt::Write as _;
use std::fs;

use expect_test::expect;

use super::{CUP, organise, with};
use crate::program::{Home, lines_of};

fn asked(home: &Home, lines: &[&str]) -> crate::program::Run {
    let file = home.data("new.toml");
    let args = ["tournament", "--new", file.to_str().unwrap()];
    home.run_with(&args, lines_of(lines).as_bytes())
}

#[test]
fn an_event_is_begun_by_questions_and_goes_on_after_a_break() {
    let home = with("");
    let first = asked(&home, &["Club 2026", "", "", "1", "", "", ""]).text();
    assert!(first.contains("Your answers are kept."), "{first}");
    let rest = ["Weber, Ida 1650", "Kraus, Otto", "back", "Kraus, Otto 1500", "", ""];
    let second = asked(&home, &rest).text();
    assert!(second.contains("Continuing after 7 answers."), "{second}");
    let file = home.data("new.toml");
    let begin = format!("To begin: touchmove tournament {}\n", file.display());
    assert!(second.ends_with(&begin), "{second}");
    expect![[r#"
        name = "Club 2026"
        system = "round robin"
        tie-breaks = "DE, SB, WIN"

        [[player]]
        name = "Weber, Ida"
        rating = 1650

        [[player]]
        name = "Kraus, Otto"
        rating = 1500
    "#]]
    .assert_eq(&fs::read_to_string(&file).unwrap());
    assert!(!home.data("new.toml.draft").exists());
    assert_eq!(home.run(&["tournament", "--check", file.to_str().unwrap()]).text(), "");
    let before = fs::read(&file).unwrap();
    let again = asked(&home, &["Other"]);
    assert!(again.err.contains("already exists. Name another file."), "{}", again.err);
    assert_eq!(fs::read(&file).unwrap(), before);
}

/// The exchange file of a cup after one round, in a new home.
fn exported() -> Home {
    let home = with(CUP);
    let trf = home.data("cup.trf");
    organise(&home, &["pair", "result 1 1-0", "result 2 =", &format!("export {}", trf.display())]);
    let other = with("");
    other.write("club.trf", fs::read(&trf).unwrap());
    other
}

fn taken(home: &Home) -> crate::program::Run {
    let (trf, file) = (home.data("club.trf"), home.data("taken.toml"));
    let args = ["tournament", "--from", trf.to_str().unwrap(), file.to_str().unwrap()];
    home.run(&args)
}

fn goes_on(home: &Home, lines: &[&str]) -> String {
    let file = home.data("taken.toml");
    home.run_with(&["tournament", file.to_str().unwrap()], lines_of(lines).as_bytes()).text()
}

#[test]
fn a_tournament_of_another_program_goes_on_here() {
    let home = exported();
    let told = taken(&home).text();
    let file = home.data("taken.toml");
    let end = format!("To begin: touchmove tournament {}\n", file.display());
    assert_eq!(told, format!("Taken over: 4 players, rounds: 1.\n{end}"));
    expect![[r#"
        Cup: round 1 of 3, 4 players.
        Next: pair round 2 with pair. For all commands type help.
        After round 1:
        1: Anna Weiß, 1.
        2: Bo Braun, ½; tie-breaks equal.
        2: Cesar Roth, ½; tie-breaks equal.
        4: David Lang, 0.
        Round 2:
        Board 1: David Lang, Cesar Roth.
        Board 2: Anna Weiß, Bo Braun.
        9: Round 2: paired by the tables.
        8: Board 2, round 1: Bo Braun, Cesar Roth: draw.
        7: Board 1, round 1: Anna Weiß, David Lang: White won.
        6: Round 1: paired by hand.
    "#]]
    .assert_eq(&goes_on(&home, &["standings", "pair", "log 4"]));
    // The file is not replaced, and acts that were done since are not lost.
    let refused = taken(&home).refusal(1);
    assert!(refused.contains("already exists"), "{refused}");
    fs::remove_file(&file).unwrap();
    let refused = taken(&home).refusal(1);
    expect![[r#"
        A tournament Cup is kept already. Give this one another name in its file.
    "#]]
    .assert_eq(&refused);
}

/// Five teams of two boards with a reserve, for three wins.
fn teams() -> String {
    let mut file = "name = \"Teams\"\nsystem = \"swiss\"\nrounds = 3\nboards = 2\nmatch-win = 3\n\
        tie-breaks = \"MPVGP, EDE\"\n"
        .to_owned();
    for (team, rating) in
        ["Nord", "Ost", "West", "Rhein", "Isar"].into_iter().zip([20, 19, 18, 17, 16])
    {
        let _ = writeln!(file, "[[team]]\nname = \"{team}\"");
        for player in 1..=3 {
            let of_it = format!("team = \"{team}\"\nrating = {rating}{player}0");
            let _ = writeln!(file, "[[player]]\nname = \"{team} {player}\"\n{of_it}");
        }
    }
    file
}

/// Line-ups, a bye, an empty board, a match without one of its teams, and a game that is open.
const MATCHES: [&str; 15] = [
    "pair 1-2 3-4 5",
    "result 1.1 1-0",
    "result 1.2 =",
    "result 2.1 0-1",
    "result 2.2 1-0",
    "line-up 1 1 3",
    "line-up 2 0 2",
    "pair 3-1 2-5 4",
    "result 1.1 =",
    "result 1.2 0-1",
    "result 2.2 0-1",
    "pair 4-2 5-1 3",
    "result 1 +-",
    "result 2.1 1-0",
    "standings",
];

#[test]
fn a_tournament_of_teams_goes_on_here() {
    let home = with(&teams());
    let trf = home.data("cup.trf");
    let export = format!("export {}", trf.display());
    let looks = ["standings", "crosstable", "why 1", "player 2"];
    let heard = organise(&home, &[&MATCHES[..], &[&export]].concat());
    assert!(heard.contains("Written: "), "{heard}");
    let told = organise(&home, &looks);
    let other = with("");
    other.write("club.trf", fs::read(&trf).unwrap());
    let taken = taken(&other).text();
    assert!(taken.starts_with("Taken over: 15 players, rounds: 3.\n"), "{taken}");
    assert_eq!(goes_on(&other, &looks), told);
    let ends = goes_on(&other, &["result 2.2 =", "standings"]);
    assert!(ends.contains("The last round is over."), "{ends}");
    // Games that are no matches of two teams, and points that are not theirs.
    let whole = fs::read_to_string(&trf).unwrap();
    for (from, to, told) in
        [("0004 w 1", "0007 w 1", "Line "), ("   9.0    6.0", "   8.0    6.0", "do not match")]
    {
        assert!(whole.contains(from), "{whole}");
        let refused = with("");
        refused.write("club.trf", whole.replacen(from, to, 1));
        let refusal = self::taken(&refused).refusal(1);
        assert!(refusal.contains(told), "{refusal}");
    }
}

#[test]
fn a_takeover_that_was_broken_off_goes_on() {
    let home = exported();
    assert!(taken(&home).text().contains("Taken over"));
    // As if it had been killed before the event file was written.
    fs::remove_file(home.data("taken.toml")).unwrap();
    assert!(taken(&home).text().contains("Taken over"));
    assert_eq!(goes_on(&home, &["log 99"]).matches("paired").count(), 1);
}

#[test]
fn a_broken_file_is_told_line_by_line_and_nothing_is_kept() {
    let home = exported();
    let whole = fs::read_to_string(home.data("club.trf")).unwrap();
    // Half of it: two of four players.
    let half: String = whole
        .split_inclusive('\n')
        .filter(|line| !line.starts_with("001    3") && !line.starts_with("001    4"))
        .collect();
    home.write("club.trf", half);
    let half = taken(&home).refusal(1);
    let wrong = whole.replacen("  1.0    1", "  0.5    1", 1);
    assert_ne!(wrong, whole);
    home.write("club.trf", wrong);
    let points = taken(&home).refusal(1);
    home.write("club.trf", "\u{1b}[2J");
    let none = taken(&home).refusal(1);
    home.write("club.trf", whole.replace("FIDE_ROUNDROBIN", "FIDE_TEAM_ROUNDROBIN"));
    let teams = taken(&home).refusal(1);
    expect![[r#"
        Line 2, column 5: 4 players announced, 2 found. The file is not complete.
        Line 7, column 81: 0.5 points, but the results give 1.
        Line 1, column 1: no players in this file.
        Nothing taken over: teams, players and points do not match.
    "#]]
    .assert_eq(&[half, points, none, teams].concat());
    assert!(!home.data("taken.toml").exists());
    let (trf, file) = (home.data("nowhere.trf"), home.data("taken.toml"));
    let args = ["tournament", "--from", trf.to_str().unwrap(), file.to_str().unwrap()];
    assert!(home.run(&args).refusal(2).contains("nowhere.trf"));
}
