//! Event files that the program makes: by questions, and of the exchange file of another program.

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
    let first = asked(&home, &["Club 2026", "", "", "1", "", ""]).text();
    assert!(first.contains("Your answers are kept."), "{first}");
    let rest = ["Weber, Ida 1650", "Kraus, Otto", "back", "Kraus, Otto 1500", "", ""];
    let second = asked(&home, &rest).text();
    assert!(second.contains("Continuing after 6 answers."), "{second}");
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
        Nothing taken over: it is a tournament of teams.
    "#]]
    .assert_eq(&[half, points, none, teams].concat());
    assert!(!home.data("taken.toml").exists());
    let (trf, file) = (home.data("nowhere.trf"), home.data("taken.toml"));
    let args = ["tournament", "--from", trf.to_str().unwrap(), file.to_str().unwrap()];
    assert!(home.run(&args).refusal(2).contains("nowhere.trf"));
}
