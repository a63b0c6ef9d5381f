//! Composed positions in which it is hard to tell who can still mate.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::fmt::Write as _;
use std::fs;

use shakmaty::{
    CastlingMode, Chess, Color, FromSetup, Move, Position, PositionError, Role, Square, fen::Fen,
};
use touchmove_laws::dead::{Doubt, Question, Verdict, judge};
use touchmove_laws::shakmaty;

const SAMPLE: &str = include_str!("helpmates.txt");

/// The position of a line, also one that no game leads to.
fn position(fen: &str) -> Chess {
    let setup = fen.parse::<Fen>().expect("a position").into_setup();
    Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .expect("a position of chess")
}

fn ask(position: &Chess, doubt: Doubt) -> Verdict {
    let mode = CastlingMode::Standard;
    judge(&Question { number: 0, position: position.clone().into(), mode, doubt })
}

/// Lines that are answered otherwise, and how many positions are proved dead in a short time.
fn differences(text: &str) -> (String, usize) {
    let mut differences = String::new();
    let mut proofs = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (answers, fen) = line.split_once(' ').expect("answers before a position");
        let position = position(fen);
        for (winner, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
            let expected =
                if answers.contains(letter) { Verdict::MatePossible } else { Verdict::NoMate };
            let verdict = ask(&position, Doubt::CanMate(winner));
            if verdict != expected {
                writeln!(differences, "{line}: {winner} {verdict:?}").expect("a text takes all");
            }
        }
        if ask(&position, Doubt::Dead) == Verdict::NoMate {
            proofs += 1;
            if answers != "--" {
                writeln!(differences, "{line}: dead").expect("a text takes all");
            }
        }
    }
    (differences, proofs)
}

#[test]
fn composed_positions_are_judged_as_they_are() {
    let (differences, proofs) = differences(SAMPLE);
    assert_eq!(differences, "");
    assert!(proofs >= 80, "{proofs}");
}

/// The whole sets of `chasolver`: `tests/positions.txt` and `tests/lichess.txt` there.
#[test]
#[ignore = "takes minutes, and a file: name it in HELPMATES"]
fn a_whole_set_is_judged_as_it_is() {
    let path = std::env::var("HELPMATES").expect("HELPMATES names a file");
    let text = fs::read_to_string(path).expect("the file can be read");
    assert_eq!(differences(&text).0, "");
}

#[test]
fn nothing_is_said_of_a_position_in_which_a_king_can_be_taken() {
    let mut position = position("4k3/8/8/8/8/8/8/K3R3 b - - 0 1");
    assert_eq!(ask(&position, Doubt::CanMate(Color::White)), Verdict::MatePossible);
    let (role, from, to) = (Role::King, Square::E8, Square::E7);
    position.play_unchecked(Move::Normal { role, from, to, capture: None, promotion: None });
    assert_eq!(ask(&position, Doubt::CanMate(Color::White)), Verdict::Undecided);
}
