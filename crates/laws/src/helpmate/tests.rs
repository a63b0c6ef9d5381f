use std::fmt::Write as _;

use shakmaty::{CastlingMode, Chess, Color, fen::Fen};

use super::{leniently, possible, surely_not};

/// Composed positions with their answers.
const SAMPLE: &str = include_str!("../../tests/helpmates.txt");

/// Lines with two letters and a position: `W` and `B` for who can mate, `-` for who cannot.
fn questions(text: &str) -> impl Iterator<Item = (&str, Chess, Color, bool)> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.flat_map(|line| {
        let (answers, fen) = line.split_once(' ').expect("answers before a position");
        let setup = fen.parse::<Fen>().expect("a position").into_setup();
        let position = leniently(setup, CastlingMode::Standard).expect("a position of chess");
        [(Color::White, 'W'), (Color::Black, 'B')]
            .map(|(winner, letter)| (line, position.clone(), winner, answers.contains(letter)))
    })
}

/// Lines that are answered otherwise, and how many quick proofs succeed.
fn differences(text: &str) -> (String, usize) {
    let mut differences = String::new();
    let mut proofs = 0;
    for (line, position, winner, can_mate) in questions(text) {
        let answer = possible(&position, CastlingMode::Standard, winner);
        let proof = surely_not(&position, CastlingMode::Standard, winner);
        if answer != Some(can_mate) || proof && can_mate {
            writeln!(differences, "{line}: {winner} {answer:?}, proof {proof}").unwrap();
        }
        proofs += usize::from(proof);
    }
    (differences, proofs)
}

#[test]
fn composed_positions_are_judged_as_they_are() {
    let (differences, proofs) = differences(SAMPLE);
    assert_eq!(differences, "");
    assert!(proofs >= 300, "{proofs}");
}

/// The whole sets of `chasolver`: `tests/positions.txt` and `tests/lichess.txt` there.
#[test]
#[ignore = "takes minutes, and a file: name it in HELPMATES"]
fn a_whole_set_is_judged_as_it_is() {
    let path = std::env::var("HELPMATES").expect("HELPMATES names a file");
    let text = std::fs::read_to_string(path).expect("the file can be read");
    assert_eq!(differences(&text).0, "");
}

#[test]
fn nothing_is_said_of_a_position_in_which_a_king_can_be_taken() {
    let fen: Fen = "4k3/8/8/8/8/8/8/K3R3 b - - 0 1".parse().unwrap();
    let mut setup = fen.into_setup();
    let position: Chess = setup.clone().position(CastlingMode::Standard).unwrap();
    assert_eq!(possible(&position, CastlingMode::Standard, Color::White), Some(true));
    setup.swap_turn();
    assert!(leniently(setup, CastlingMode::Standard).is_none());
}
