//! The clock of blind play, illegal moves that nobody claims, and announcements that must not tell
//! whether they are legal: whole matches at one terminal.

use std::fs;

use expect_test::{Expect, expect};

use crate::program::Home;

const BLIND: &str = "blind = \"yes\"\nmoves = \"en\"\ntalk = \"en\"\nspeech = \"no\"\n";

/// What is heard of these lines, from the moment at which the clocks run.
fn heard(rest: &str, lines: &str) -> String {
    let home = Home::new();
    let hash = include_str!("../../../examples/two-peg-boards.toml")
        .lines()
        .find(|line| line.starts_with("passphrase"))
        .unwrap();
    let text = format!(
        "date = \"2026-11-21\"\n{rest}\n[white]\nname = \"Anna Weiss\"\n{BLIND}\n[black]\n\
         name = \"Boris Black\"\n{BLIND}\n[arbiter]\nname = \"Ruth Richter\"\n{hash}\n"
    );
    let file = home.path("match.toml");
    fs::write(&file, text).unwrap();
    let begun = ["desk", "example", "start", "leave"];
    let lines = lines.split(", ").map(|line| match line.split_at(2) {
        ("w ", line) => format!("white {line}"),
        ("b ", line) => format!("black {line}"),
        _ => line.to_owned(),
    });
    let input: String =
        begun.into_iter().map(str::to_owned).chain(lines).map(|line| line + "\n").collect();
    let run = home.run_with(&["match", file.to_str().unwrap()], input.as_bytes());
    let out = run.transcript();
    let from = out.find("The game begins.").unwrap_or_else(|| panic!("{out}"));
    out[from..].lines().map(|line| line.to_owned() + "\n").collect()
}

fn hears(rest: &str, lines: &str, expected: &Expect) {
    expected.assert_eq(&heard(rest, lines));
}

#[test]
fn a2_the_opponent_repeats_in_his_own_time() {
    hears(
        "time = \"90+30\"",
        "w e4, w press, b announce e5, b e5, b e4, b e5, b press, w e5, w Nf3",
        &expect![[r#"
            The game begins. White's clock is running.
            Desk: The desk is closed.
            White: pawn e2 e4
            Black: pawn e2 e4
            Black: Repeat it.
            White: Pressed.
            Black: Your clock is running.
            Black: Announced: pawn e2 e4.
            Black: Repeat it.
            Black: That is a different move. Announced: pawn e2 e4.
            White: Black repeats a different move. Announced: pawn e2 e4.
            Black: Repeated.
            White: Black repeats it.
            Black: pawn e7 e5
            White: pawn e7 e5
            White: Repeat it.
            Black: Pressed.
            White: Your clock is running.
            White: Repeated.
            Black: White repeats it.
            White: knight g1 f3
            Black: knight g1 f3
            Black: Repeat it.
            Match saved as game 1. To continue: touchmove match, then the same file.
            Goodbye.
        "#]],
    );
}

#[test]
fn a2_an_event_may_let_the_clock_wait_for_the_repetition() {
    hears(
        "time = \"90+30\"\nannouncing = \"repeat-first\"",
        "w e4, w press, b e4, w press, b e5, b press",
        &expect![[r#"
            The game begins. White's clock is running.
            Desk: The desk is closed.
            White: pawn e2 e4
            Black: pawn e2 e4
            Black: Repeat it.
            White: Not completed: Black must repeat the move first. FIDE 2023, D.2.4.
            Black: Repeated.
            White: Black repeats it.
            White: Pressed.
            Black: Your clock is running.
            Black: pawn e7 e5
            White: pawn e7 e5
            White: Repeat it.
            Black: Not completed: White must repeat the move first. FIDE 2023, D.2.4.
            Match saved as game 1. To continue: touchmove match, then the same file.
            Goodbye.
        "#]],
    );
}

#[test]
fn a1_a_king_left_in_check_is_answered_and_nobody_is_told() {
    for time in ["20+5", "3+2"] {
        let rest = format!("time = \"{time}\"\nsupervision = \"sparse\"");
        let moves = "w e4, w press, b e4, b f6, b press, w f6, w Qh5, w press, b Qh5, b a6, b press, \
                     w a6, w Nf3, w press, b Nf3, b g6, b press, w g6, w turn";
        let said = heard(&rest, moves);
        assert!(!said.to_lowercase().contains("illegal"), "{said}");
        assert!(said.contains("White to move, move 4."), "{said}");
    }
}

#[test]
fn a7_nobody_hears_whether_an_announcement_is_legal() {
    let said = |mv: &str| {
        let lines = "w MOVE, b d4, b MOVE, b last, w last, w announce, w turn".replace("MOVE", mv);
        heard("time = \"90+30\"", &lines).replace("e2 e5", "e2 e4")
    };
    assert_eq!(said("e2 e4"), said("e2 e5"));
}
