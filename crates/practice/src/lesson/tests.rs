use std::fs;
use std::path::Path;

use shakmaty::{CastlingMode, fen::Fen};

use super::*;

fn position(text: &str) -> Position {
    let fen: Fen = text.parse().unwrap();
    Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap()
}

fn read(at: &str, task: &str, answer: &[&str]) -> Result<Exercise, Fault> {
    Exercise::read(position(at), task, answer)
}

fn mv(exercise: &Exercise, san: &str) -> Move {
    san.parse::<shakmaty::san::San>().unwrap().to_move(&exercise.position).unwrap()
}

const FORK: &str = "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1";
const CORNER: &str = "7k/8/8/8/8/8/8/N6K w - - 0 1";
const BACK: &str = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";

#[test]
fn every_lesson_is_true() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let mut lessons = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let lesson: toml::Table = text.parse().unwrap();
        let mut here = Position::default();
        for number in 1..=lesson.len() {
            let name = format!("{}, exercise {number}", path.display());
            let exercise = lesson[&number.to_string()].as_table().unwrap();
            if let Some(at) = exercise.get("position") {
                here = position(at.as_str().unwrap());
            }
            let answer = exercise.get("answer").and_then(toml::Value::as_array);
            let answer = answer.into_iter().flatten().map(|word| word.as_str().unwrap());
            let answer: Vec<&str> = answer.collect();
            let read = Exercise::read(here.clone(), exercise["task"].as_str().unwrap(), &answer);
            assert!(read.is_ok(), "{name}: {:?}", read.err());
        }
        lessons += 1;
    }
    assert_eq!(lessons, 24);
}

#[test]
fn what_is_not_true_is_not_taught() {
    let fault = |at, task, answer: &[&str]| read(at, task, answer).unwrap_err();
    assert_eq!(fault(CORNER, "count a1", &["3"]), Fault::Untrue);
    assert_eq!(fault(CORNER, "count b1", &["3"]), Fault::Empty(Square::B1));
    assert_eq!(fault(CORNER, "colour a9", &["light"]), Fault::Square("a9".into()));
    assert_eq!(fault(CORNER, "colour a1", &["green"]), Fault::Answer("green".into()));
    assert_eq!(fault(CORNER, "colour a1", &["light"]), Fault::Untrue);
    assert_eq!(fault(CORNER, "juggle", &[]), Fault::Task("juggle".into()));
    assert_eq!(fault(CORNER, "moves a1", &["Nb4"]), Fault::Illegal("Nb4".into()));
    assert!(matches!(fault(CORNER, "moves a1", &["Nb3"]), Fault::Moves(all) if all.len() == 2));
    assert!(matches!(fault(FORK, "find fork", &["Nd6+"]), Fault::Misses(_)));
    assert!(matches!(fault(BACK, "find mate", &[]), Fault::Moves(all) if all.len() == 1));
    assert_eq!(fault(BACK, "safe Ra8", &["perhaps"]), Fault::Answer("perhaps".into()));
    assert_eq!(fault(BACK, "choose mate stalemate", &["draw"]), Fault::Answer("draw".into()));
}

#[test]
fn all_moves_are_named_one_after_another() {
    let exercise = read(CORNER, "moves a1", &["Nb3", "Nc2"]).unwrap();
    let [first, second] = [mv(&exercise, "Nb3"), mv(&exercise, "Nc2")];
    let judge = |it, named: &[Move]| exercise.judge(&Given::Move(it), named);
    assert_eq!(judge(first, &[]), Verdict::More(1));
    assert_eq!(judge(first, &[first]), Verdict::Named);
    assert_eq!(judge(second, &[first]), Verdict::Right);
    assert_eq!(judge(mv(&exercise, "Kg1"), &[first]), Verdict::Wrong(None));
    assert_eq!(exercise.judge(&Given::YesNo(true), &[]), Verdict::Other);
}

#[test]
fn a_wrong_move_is_answered() {
    let exercise = read(FORK, "find fork", &["Nc7+"]).unwrap();
    let judge = |san| exercise.judge(&Given::Move(mv(&exercise, san)), &[]);
    assert_eq!(judge("Nc7"), Verdict::Right);
    assert_eq!(judge("Nd6"), Verdict::Wrong(None));
    assert!(matches!(judge("Na7"), Verdict::Wrong(Some(But::Answered(by))) if by.is_capture()));
    let mate = read(BACK, "find mate", &["Ra8#"]).unwrap();
    let judge = |san| mate.judge(&Given::Move(mv(&mate, san)), &[]);
    assert_eq!(judge("Ra7"), Verdict::Wrong(Some(But::NoCheck)));
}

#[test]
fn what_a_piece_never_reaches_is_known() {
    let at = "7k/8/8/8/4B3/8/8/K7 w - - 0 1";
    assert!(read(at, "reach e4 h1", &["yes"]).is_ok());
    assert_eq!(read(at, "reach e4 a1", &["yes"]).unwrap_err(), Fault::Untrue);
}
