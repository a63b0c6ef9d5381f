//! Practice in the real program with the real speech server: what is heard of a drill, and of a review of
//! mistakes by a real engine.

use shakmaty::Square;

use crate::engines::stockfish;
use crate::mistakes;
use crate::program::{Home, Running};
use crate::rig::{Rig, wait_for};

/// A player who hears the program and nothing else.
struct Ear {
    running: Running,
    rig: Rig,
    /// How much of what was said has been heard.
    heard: usize,
}

impl Ear {
    fn at(home: &Home, args: &[&str]) -> Self {
        let rig = Rig::start();
        let mut command = home.command(&["play", "--seed", "7", "--speech", "on"]);
        command.args(args).env_remove("TOUCHMOVE_SPEECH");
        command.env("SPEECHD_ADDRESS", format!("unix_socket:{}", rig.socket().display()));
        Self { running: Running::of(command), rig, heard: 0 }
    }

    /// Types a line, and waits until something with one of these is said; returns all that was said
    /// since, without the marks between sentences.
    fn types(&mut self, line: &str, wanted: &[&str]) -> String {
        self.running.type_line(line);
        let (count, said) = wait_for(&format!("{wanted:?} after {line}"), || {
            let said = self.rig.said();
            let new = said.get(self.heard..)?.join("\n");
            let new = new.split("<mark").map(|part| part.split_once("/>").map_or(part, |it| it.1));
            let new: String = new.collect();
            wanted.iter().any(|wanted| new.contains(wanted)).then_some((said.len(), new))
        });
        self.heard = count;
        said
    }

    fn leaves(mut self) {
        self.running.type_line("quit");
        self.running.end().transcript();
    }
}

#[test]
fn a_drill_is_heard_from_its_first_question_to_its_result() {
    let home = Home::new();
    let mut ear = Ear::at(&home, &["--moves", "en", "--talk", "en", "--opponent", "human"]);
    let mut said = ear.types("drill square colours", &["What colour is"]);
    let mut right = 0;
    for number in 1..=10 {
        let (_, square) = said.rsplit_once("What colour is ").unwrap();
        let square: Square = square.trim_end_matches('?').parse().unwrap();
        said = ear.types("light", &["What colour is", "of 10 right"]);
        right += usize::from(square.is_light());
        let judged = if square.is_light() { "en: Right." } else { "en: Wrong: dark." };
        assert!(said.starts_with(judged), "question {number}, {square}: {said}");
        assert_eq!(said.lines().count(), 2, "{said}");
    }
    assert!(said.contains(&format!("\nen: {right} of 10 right.")), "{said}");
    ear.leaves();
}

#[test]
fn a_review_of_mistakes_is_heard_to_its_end() {
    if stockfish().is_none() {
        return;
    }
    let home = mistakes::home();
    let args = ["--moves", "en", "--talk", "en", "--opponent", "uci:stockfish"];
    let mut ear = Ear::at(&home, &args);
    let asks = " Find a better move.";
    let mut said = ear.types("mistakes 1 white", &[asks]);
    assert!(said.contains("Mistakes of player 1, White, in game 1 against player 2."), "{said}");
    let refuted = ear.types("a3", &["Try again."]);
    assert!(refuted.contains("Black answers "), "{refuted}");
    let mut questions = 0;
    while said.contains(asks) {
        questions += 1;
        said = ear.types("next", &[asks, "Accuracy: "]);
        assert!(said.contains("Best: "), "{said}");
    }
    assert!(questions >= 2, "the trap was missed");
    assert!(said.contains(&format!("{questions} mistakes: ")), "{said}");
    ear.leaves();
}
