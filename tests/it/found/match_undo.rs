//! What a match ends by itself and the arbiter takes back; offers, sealing and adjourned games.

use std::fs;

use crate::program::{Home, Run, Running, lines_of};

fn lay(home: &Home, rest: &str) {
    let hash = include_str!("../../../examples/two-peg-boards.toml")
        .lines()
        .find(|line| line.starts_with("passphrase"))
        .unwrap();
    let text = format!(
        "time = \"90+30\"\ndate = \"2026-11-21\"\nannouncing = \"off\"\n{rest}\n[white]\n\
         name = \"Anna\"\nspeech = \"no\"\n[black]\nname = \"Bernd\"\nspeech = \"no\"\n\
         [arbiter]\nname = \"Ruth\"\n{hash}\n"
    );
    fs::write(home.path("match.toml"), text).unwrap();
}

/// Plays at the terminal of the host, which serves all places; the desk is opened first.
fn play(home: &Home, talk: &str, lines: &[&str]) -> Run {
    let settings = format!("talk = \"{talk}\"\nmoves = \"{talk}\"\nspeech = \"off\"\n");
    home.write("settings.toml", settings);
    let lines = [&["desk", "example"], lines].concat();
    let file = home.path("match.toml");
    home.run_with(&["match", file.to_str().unwrap()], lines_of(&lines).as_bytes())
}

fn record(home: &Home, name: &str) -> String {
    let text = fs::read_to_string(home.data("matches/1").join(name)).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a3_an_end_taken_back_outlives_a_restart_and_stands_in_every_record() {
    let home = Home::new();
    lay(&home, "");
    let agreed = ["white e4", "black e5", "white Nf3", "white draw", "white yes", "black accept"];
    let lines = [&["start", "leave"], &agreed[..], &["desk", "example", "revoke", "yes"]].concat();
    let told = play(&home, "en", &lines).transcript();
    assert!(told.contains("Draw by agreement."), "{told}");
    assert!(told.contains("Ruling 1: The end of the game is revoked."), "{told}");
    let lines = ["resume", "leave", "black Nc6", "white write e4", "desk", "example"];
    let lines = [&lines[..], &["result 1/2-1/2", "yes", "sign-off", "yes"]].concat();
    let told = play(&home, "en", &lines).transcript();
    assert!(told.contains("Springer Bella acht") && told.contains("Signed off."), "{told}");
    let pgn = record(&home, "game.pgn");
    let revoked = "Draw by agreement. FIDE 2023, 5.2.3. Ruling 1: The end of the game is revoked.";
    assert!(pgn.contains(revoked) && pgn.contains("[PlyCount \"4\"]"), "{pgn}");
    for name in ["white.txt", "black.txt", "report.txt"] {
        let text = record(&home, name);
        assert!(text.contains("This end was revoked: Draw by agreement."), "{name}: {text}");
    }
    let heard = record(&home, "announcements.txt");
    assert!(heard.contains("The end of the game is revoked."), "{heard}");
}

#[test]
fn a3_a_typo_that_would_end_the_game_is_asked_for_in_german_too() {
    let home = Home::new();
    lay(&home, "");
    let lines = ["start", "zeit-nehmen weiß 2:00:00", "nein", "zeit-geben weiß 45", "nein"];
    let told = play(&home, "de", &lines).transcript();
    let asked = "Weiß 2 Stunden abziehen? Damit ist die Partie zu Ende. Ja oder nein?";
    assert!(told.contains(asked), "{told}");
    let unusual = "Weiß 45 Minuten geben? Das ist ungewöhnlich. Ja oder nein?";
    assert!(told.contains(unusual), "{told}");
    assert!(!told.contains("Entscheidung 1"), "{told}");
}

#[test]
fn a4_an_envelope_is_not_opened_for_an_absent_player_before_the_arbiter_has_ruled() {
    let home = Home::new();
    lay(&home, "adjournment = \"yes\"");
    let sealed =
        ["adjourn", "yes", "leave", "white seal e4", "white yes", "desk", "example", "envelope"];
    let late = ["due", "absent black", "open", "matters"];
    let told = play(&home, "en", &[&["start"], &sealed[..], &late].concat()).transcript();
    assert!(told.contains("Black is absent."), "{told}");
    assert!(told.contains("Type default-time and minutes, or dismiss to wait on."), "{told}");
    assert!(!told.contains("wins") && !told.contains("opens the envelope. Enter"), "{told}");
}

#[test]
fn a9_an_adjourned_game_ends_by_agreement_and_is_no_ruling() {
    let home = Home::new();
    lay(&home, "adjournment = \"yes\"");
    let opening =
        ["start", "leave", "white e4", "black e5", "desk", "example", "adjourn", "yes", "leave"];
    let sealed = ["white seal Nf3", "white yes", "desk", "example", "envelope", "leave"];
    let agreed = ["black draw", "black yes", "white accept", "desk", "example", "report"];
    let told = play(&home, "en", &[&opening[..], &sealed, &agreed].concat()).transcript();
    assert!(told.contains("Draw by agreement."), "{told}");
    let pgn = record(&home, "game.pgn");
    assert!(pgn.contains("[Termination \"normal\"]"), "{pgn}");
    assert!(pgn.contains("[TerminationDetails \"agreement\"]"), "{pgn}");
    let report = record(&home, "report.txt");
    assert!(report.contains("Result: 1/2-1/2. Draw by agreement. FIDE 2023, 5.2.3."), "{report}");
}

#[test]
fn a10_a_dead_position_that_is_set_ends_the_game_at_once() {
    let home = Home::new();
    lay(&home, "");
    home.write("settings.toml", "talk = \"en\"\nmoves = \"en\"\nspeech = \"off\"\n");
    let file = home.path("match.toml");
    let mut host = Running::of(home.command(&["match", file.to_str().unwrap()]));
    let dead = "position 4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1";
    for line in ["desk", "example", "start", dead] {
        host.type_line(line);
    }
    host.wait_for("Draw. Dead position");
    drop(host.end());
}
