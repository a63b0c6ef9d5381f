//! A game by letter between two homes that share nothing but what the program writes: each end takes the moves
//! out of the other's letters, and a kill loses none.

use std::fs;

use crate::program::{Home, lines_of};

/// The first line with this in it.
fn line(lines: &[String], part: &str) -> String {
    let found = lines.iter().find(|line| line.contains(part));
    found.unwrap_or_else(|| panic!("{part}: {lines:?}")).clone()
}

fn begins(home: &Home, name: &str, lines: &[&str]) -> Vec<String> {
    let args = ["--name", name, "--talk", "en", "--moves", "en"];
    let run = home.play(&args, lines);
    assert_eq!(run.code, Some(0), "{}", run.text());
    run.out
}

fn goes_on(home: &Home, lines: &[&str]) -> Vec<String> {
    let run = home.resume(&["--talk", "en", "--moves", "en"], lines);
    assert_eq!(run.code, Some(0), "{}", run.text());
    run.out
}

#[test]
fn two_homes_play_by_what_the_program_writes() {
    let (ben, anna) = (Home::new(), Home::new());
    let sent = begins(&ben, "Ben", &["by-letter Anna", "e4", "letter", "letter ben.txt"]);
    let first = line(&sent, "My move:");
    assert_eq!(first, "My move: 1. e4, 5254.");
    let written = sent.iter().position(|line| line.contains("ben.txt")).unwrap();
    let told = sent.iter().position(|line| line.starts_with("White: Ben.")).unwrap();
    let file = line(&sent, "ben.txt");
    let path = file.split_whitespace().find(|word| word.contains("ben.txt")).unwrap();
    let text = fs::read_to_string(path.trim_end_matches('.')).unwrap();
    assert_eq!(text, lines_of(&sent[told..written]));
    fs::remove_file(path.trim_end_matches('.')).unwrap();
    let came = format!("received {first}");
    let answered = begins(&anna, "Anna", &["by-letter Ben black", &came, "c5", "letter"]);
    assert_eq!(line(&answered, "Your move:"), "Your move: 1. e4, 5254.");
    assert_eq!(line(&answered, "Spoken:"), "Spoken: pawn c7 c5.");
    assert!(line(&answered, "Received: ").contains("Sent: "));
    let fen = line(&answered, "Position: ");
    assert!(fen.ends_with("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"), "{fen}");
    // The letter as it came, every line of it tried until one has the move.
    let awaited = goes_on(&ben, &["letters"]);
    assert_eq!(line(&awaited, "Game 1, Anna"), "Game 1, Anna: awaited, 0 days.");
    assert_eq!(line(&awaited, "Awaited"), "Awaited: the move of Anna. Type it when it arrives.");
    let second = format!("received {}", line(&answered, "My move:"));
    let mut player = ben.start(&["resume", "--speech", "off", "--talk", "en", "--moves", "en"]);
    player.type_line(&second);
    player.wait_for("pawn c7 c5");
    player.type_line("Nf3");
    player.wait_for("knight g1 f3");
    player.kill();
    let last = goes_on(&ben, &["letter", "letters"]);
    assert_eq!(line(&last, "My move:"), "My move: 2. Nf3, 7163.");
    assert_eq!(line(&last, "Your move:"), "Your move: 1... c5, 3735.");
    let sheet = ben.run(&["export", "1"]).out;
    assert!(sheet.contains(&"[Event \"Game by letter\"]".to_owned()), "{sheet:?}");
    assert!(sheet.contains(&"1. e4 c5 2. Nf3 *".to_owned()), "{sheet:?}");
}

#[test]
fn days_are_counted_and_what_waits_longest_comes_first() {
    let home = Home::new();
    begins(&home, "Ben", &["by-letter Anna black 2/10", "received 2020-02-28 1. e4", "letters"]);
    begins(&home, "Ben", &["by-letter Carl 30", "d4", "received 1... d5", "letters"]);
    begins(&home, "Ben", &["by-letter Dora", "d4", "letters"]);
    let told = goes_on(&home, &["letters"]);
    let from = told.iter().position(|line| line.starts_with("Game 1, Anna: your move,")).unwrap();
    let rows: Vec<&str> =
        told[from..from + 5].iter().map(|line| line.split(',').next().unwrap()).collect();
    assert_eq!(rows[0], "Game 1");
    assert!(
        told[from + 1].starts_with("Time over at move 2: ")
            && told[from + 1].ends_with("days too many.")
    );
    assert_eq!(told[from + 2], "Game 2, Carl: your move, 0 days.");
    assert_eq!(told[from + 3], "Left to move 2: 30 days.");
    assert_eq!(told[from + 4], "Game 3, Dora: awaited, 0 days.");
    // A game that is over is no longer among them.
    goes_on(&home, &["resign", "yes"]);
    let told = goes_on(&home, &["letters"]);
    assert!(!told.iter().any(|line| line.contains("Dora")), "{told:?}");
}
