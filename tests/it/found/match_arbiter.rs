//! What an arbiter met who ran whole matches with the page about them alone, by the real program.

use std::fs;

use touchmove::archive::{Archive, GameId};

use crate::program::{Home, Run, lines_of};

/// Lays the table of a match; `conditions` stand first, `desk` in the arbiter's part.
fn lay(home: &Home, conditions: &str, desk: &str) {
    let hash = include_str!("../../../examples/two-peg-boards.toml")
        .lines()
        .find(|line| line.starts_with("passphrase"))
        .unwrap();
    let text = format!(
        "date = \"2026-11-21\"\nannouncing = \"off\"\n{conditions}\n[white]\nname = \"Anna\"\n\
         speech = \"no\"\n[black]\nname = \"Bernd\"\nspeech = \"no\"\n[arbiter]\nname = \"Ruth\"\n\
         {hash}\n{desk}\n"
    );
    fs::write(home.path("match.toml"), text).unwrap();
}

fn play(home: &Home, talk: &str, lines: &[&str]) -> Run {
    home.write("settings.toml", format!("talk = \"{talk}\"\nmoves = \"en\"\nspeech = \"off\"\n"));
    let file = home.path("match.toml");
    home.run_with(&["match", file.to_str().unwrap()], lines_of(lines).as_bytes())
}

const OPEN: [&str; 2] = ["desk", "example"];

#[test]
fn r1_a_file_whose_voices_and_lock_have_changed_goes_on_with_its_game() {
    let home = Home::new();
    lay(&home, "time = \"90+30\"", "lock = 15");
    let begun = [&OPEN[..], &["start", "leave", "white e4"]].concat();
    play(&home, "en", &begun);
    lay(&home, "time = \"90+30\"\nplace = \"Table 7\"", "lock = 20\ntalk = \"de\"");
    let told = play(&home, "en", &[&OPEN[..], &["resume", "leave", "black e5"]].concat());
    let told = told.transcript();
    assert!(!told.contains("not over"), "{told}");
    assert!(told.contains("Bauer Eva sieben Eva fuenf"), "{told}");
    assert!(told.contains("Die Uhr von Schwarz läuft wieder."), "{told}");
    // It is that game which goes on, also by the file as it was.
    lay(&home, "time = \"90+30\"", "");
    let told = play(&home, "en", &[&OPEN[..], &["last"]].concat()).transcript();
    assert!(told.contains("Bauer Eva sieben Eva fuenf"), "{told}");
}

#[test]
fn r1_a_file_with_other_conditions_asks_before_it_begins_a_new_game() {
    let home = Home::new();
    lay(&home, "time = \"90+30\"", "");
    let begun = [&OPEN[..], &["start", "leave", "white e4"]].concat();
    play(&home, "en", &begun);
    lay(&home, "time = \"5+3\"\nround = \"2\"", "");
    let file = home.path("match.toml");
    let run = home.run_with(&["match", file.to_str().unwrap()], b"black e5\n");
    let (code, told) = (run.code, run.text());
    assert_eq!(code, Some(1), "{told}");
    let asked = "The match file has changed: round from nothing to 2, time from 90+30 to 5+3. A game in \
                 progress keeps its old conditions.\nGame 1 of this match is unfinished. \
                 Continue it under the old conditions? No starts a new game under the new ones, \
                 and game 1 stays in the archive. Yes or no?";
    assert!(told.contains(asked), "{told}");
    assert!(told.contains("nobody has answered"), "{told}");
    let told = play(&home, "de", &[&["ja"], &OPEN[..], &["uhren", "letzter"]].concat());
    let told = told.transcript();
    assert!(told.contains("round von nichts auf 2, time von 90+30 auf 5+3"), "{told}");
    assert!(
        told.contains("Bauer Eva zwei Eva vier") && told.contains("eine Stunde 30 Minuten"),
        "{told}"
    );
    let told = play(&home, "en", &[&["no"], &OPEN[..], &["clocks"]].concat()).transcript();
    assert!(told.contains("White: 5 minutes"), "{told}");
}

#[test]
fn s6_after_a_yes_to_old_conditions_the_archive_has_what_is_in_force() {
    let home = Home::new();
    lay(&home, "time = \"90+30\"\nplace = \"Hall\"", "");
    play(&home, "en", &[&OPEN[..], &["start", "leave", "white e4"]].concat());
    lay(&home, "time = \"5+3\"\nplace = \"Table 7\"", "lock = 20");
    let told = play(&home, "en", &[&["yes"], &OPEN[..], &["resume", "leave", "black e5"]].concat());
    let archive = Archive::open(&home.path("data")).unwrap().archive;
    let table = archive.read(GameId(1)).unwrap().0.header.match_table().unwrap();
    let time = table.control.map(|control| control.to_string());
    assert_eq!(time.as_deref(), Some("90+30"), "{}", told.transcript());
    assert_eq!(table.event.place.as_deref(), Some("Table 7"), "{}", told.transcript());
    assert_eq!(table.arbiter.lock, Some(std::time::Duration::from_mins(20)));
    drop(archive);
    // Its file still has other conditions, and is asked about again.
    let told = play(&home, "en", &[&["yes"], &OPEN[..], &["last"]].concat()).transcript();
    assert!(told.contains("pawn e7 e5") && told.contains("Continue it under the old"), "{told}");
}

#[test]
fn r1_a_match_file_that_has_moved_is_known_by_its_players() {
    let home = Home::new();
    lay(&home, "time = \"90+30\"", "");
    play(&home, "en", &[&OPEN[..], &["start", "leave", "white e4"]].concat());
    lay(&home, "time = \"60+30\"", "");
    let file = home.path("other.toml");
    fs::rename(home.path("match.toml"), &file).unwrap();
    let told = home.run_with(&["match", file.to_str().unwrap()], b"yes\n").transcript();
    assert!(told.contains("Game 1 of this match is unfinished."), "{told}");
}

/// A passphrase that is typed behind `desk` at the host is neither taken nor kept nor repeated, whether
/// the desk is open or not; a command there is none either.
#[test]
fn c_a_passphrase_behind_the_name_of_the_desk_is_refused_in_both_states() {
    let home = Home::new();
    lay(&home, "time = \"90+30\"", "");
    let shown = "desk zebra quartz 91";
    let told =
        play(&home, "en", &[shown, "desk", "example", "start", shown, "desk pause", "clocks"]);
    let told = told.transcript();
    assert_eq!(told.matches("Type desk alone").count(), 3, "{told}");
    assert!(
        told.contains("White's clock is running.") && !told.contains("Clocks stopped."),
        "{told}"
    );
    assert!(!told.replace(shown, "").contains("zebra"), "{told}");
    let archive = fs::read(home.path("data/archive.db")).unwrap();
    let kept = String::from_utf8_lossy(&archive);
    assert!(!kept.contains("zebra"));
}

/// What of the file is other at a later start, what the arbiter has said to it, and how the program
/// ended before.
#[test]
fn r2_a_changed_match_file_and_a_closed_program_are_in_the_report() {
    let home = Home::new();
    lay(&home, "time = \"90+30\"", "");
    play(&home, "en", &[&OPEN[..], &["start", "leave", "white e4"]].concat());
    lay(&home, "time = \"5+3\"", "");
    play(&home, "en", &["yes"]);
    lay(&home, "time = \"90+30\"\nplace = \"Table 7\"", "lock = 20");
    play(&home, "en", &[&OPEN[..], &["report"]].concat());
    let report = fs::read_to_string(home.data("matches/1/report.txt")).unwrap();
    for told in [
        "The match file was changed: time. The arbiter keeps the old conditions.",
        "The match file was changed: arbiter lock, place. That counts from now on.",
        "It was closed for ",
    ] {
        assert!(report.contains(told), "{told}: {report}");
    }
    assert!(!report.contains("had not been closed"), "{report}");
}
