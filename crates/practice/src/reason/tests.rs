use std::fmt::Write as _;

use expect_test::{Expect, expect};
use shakmaty::CastlingMode;
use shakmaty::fen::Fen;

use super::*;

/// Puzzles of the lichess database, which is in the public domain (CC0): its number, the position before
/// the opponent's move, that move and the solution.
fn check(puzzles: &[(&str, &str, &str)], expected: &Expect) {
    let mut found = String::new();
    for (id, position, moves) in puzzles {
        let fen: Fen = position.parse().unwrap();
        let before: Position =
            Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap();
        let moves: Vec<UciMove> = moves.split(' ').map(|text| text.parse().unwrap()).collect();
        let came = moves[0].to_move(&before).unwrap();
        let start = before.clone().play(came).unwrap();
        let line = Line::of(start, Some((before, came)), &moves[1..]).unwrap();
        writeln!(found, "{id}: {:?}", of(&line)).unwrap();
    }
    expected.assert_eq(&found);
}

#[test]
fn forks() {
    check(
        &[
            ("01o70", "8/8/q7/P7/1K6/1N6/4k3/8 b - - 0 58", "e2d3 b3c5 d3d4 c5a6"),
            ("94TTS", "2k5/KP6/P1q5/8/8/8/8/8 b - - 0 59", "c8d7 b7b8n d7d6 b8c6 d6c6 a7b8"),
        ],
        &expect![[r"
            01o70: [Fork { by: C5, on: [D3, A6] }]
            94TTS: [Fork { by: B8, on: [C6, D7] }, Promotion(Knight)]
        "]],
    );
}

#[test]
fn pieces_that_nobody_guards() {
    check(
        &[
            ("02Yx1", "4R3/8/8/KP2r3/5k2/8/8/8 w - - 1 65", "a5a6 e5e8 a6b6 f4e5"),
            ("01tei", "8/8/8/1kr2P1R/8/6K1/8/8 w - - 0 52", "f5f6 c5h5 g3g4 h5h8 g4f5 b5c6"),
        ],
        &expect![[r"
            02Yx1: [Hanging(E8)]
            01tei: [Hanging(H5)]
        "]],
    );
}

#[test]
fn a_mere_recapture_is_no_gift() {
    let before: Fen = "4k3/8/8/8/8/2n5/3N4/1R2K3 b - - 0 1".parse().unwrap();
    let before: Position =
        Position::from_setup(before.into_setup(), CastlingMode::Standard).unwrap();
    let came = "c3b1".parse::<UciMove>().unwrap().to_move(&before).unwrap();
    let start = before.clone().play(came).unwrap();
    let back = ["d2b1".parse().unwrap()];
    let told = |came| of(&Line::of(start.clone(), came, &back).unwrap());
    assert_eq!(told(Some((before, came))), []);
    assert_eq!(told(None), [LineReason::Hanging(Square::B1)]);
}

#[test]
fn pins() {
    check(
        &[("7ErfR", "6k1/pbP3P1/8/6r1/3K4/8/1R6/8 b - - 2 47", "b7c8 b2b8 g8h7 b8c8")],
        &expect![[r"
            7ErfR: [Pin { piece: C8, behind: G8 }]
        "]],
    );
}

#[test]
fn skewers() {
    check(
        &[
            ("5TD72", "8/8/8/8/8/8/krK5/5R2 w - - 13 112", "c2c1 b2b1 c1d2 b1f1"),
            ("04xSr", "8/5k2/4r3/3K4/8/8/8/7R b - - 20 64", "f7e7 h1h7 e7f6 h7h6 f6g5 h6e6"),
        ],
        &expect![[r"
            5TD72: [Skewer { front: C1, behind: F1 }]
            04xSr: [Skewer { front: F6, behind: E6 }]
        "]],
    );
}

/// Puzzles that end before the capture, and one in which the king comes to guard what stands behind him.
#[test]
fn what_the_last_move_wins_whatever_is_answered() {
    let found = |before: &str, moves: &str| {
        let puzzle = crate::puzzle::Puzzle::read(before, moves, 1000).unwrap();
        assert_eq!(seen(puzzle.start(), puzzle.came(), puzzle.line()), [], "{before}");
        let reasons = puzzle.reasons().into_iter();
        reasons.map(|(reason, here)| (reason, here.turn() == puzzle.solver())).collect::<Vec<_>>()
    };
    let skewer = |front, behind| vec![(LineReason::Skewer { front, behind }, false)];
    assert_eq!(
        found("2r5/8/p3P3/5P2/7K/2p4P/P2k1P2/4R3 w - - 4 53", "e1g1 c8h8 h4g4 h8g8"),
        skewer(Square::G4, Square::G1)
    );
    // The rook is guarded, but attacked twice.
    assert_eq!(
        found("5R2/8/8/4k3/4r3/2K5/8/8 b - - 14 73", "e4d4 f8e8 e5d5 e8d8"),
        skewer(Square::D5, Square::D4)
    );
    assert_eq!(
        found("rn4k1/pp5p/5qp1/4b3/6b1/1QP2N2/PP4PP/R1B2K2 b - - 4 17", "f6f7 b3f7 g8f7 f3e5"),
        [(LineReason::Fork { by: Square::E5, on: vec![Square::G4, Square::F7] }, false)]
    );
    let guarded = "8/pp4r1/4k3/1R2pp2/P1P4p/1P5P/5KP1/8 b - - 0 40";
    assert_eq!(found(guarded, "a7a6 b5b6 e6e7 b6b7"), []);
}

#[test]
fn lines_that_a_move_opens() {
    check(
        &[
            ("05nOx", "8/8/6B1/4kp2/4b1P1/4K3/7P/8 w - - 3 43", "h2h4 f5f4 e3e2 e4g6"),
            ("05LmX", "7k/8/5PRp/1pr5/4K3/8/8/8 b - - 0 51", "c5c6 g6h6 h8g8 f6f7 g8f7 h6c6"),
            ("0Zkc5", "8/8/8/3rpkpp/5p2/5P2/4RKPP/8 b - - 3 49", "e5e4 f3e4 f5e6 e4d5"),
        ],
        &expect![[r"
            05nOx: [Discovered { by: E4, on: G6 }]
            05LmX: [Discovered { by: H6, on: C6 }]
            0Zkc5: [Fork { by: E4, on: [D5, F5] }, DoubleCheck]
        "]],
    );
}

#[test]
fn no_line_is_opened_while_something_else_is_on_it() {
    let fen: Fen = "rnbqkbnr/ppp2ppp/8/3pp3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 3".parse().unwrap();
    let start: Position = Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap();
    let moves = ["d5e4", "d4e5", "d8d1"].map(|text| text.parse().unwrap());
    let mut position = start.clone();
    let moves = moves.map(|uci: UciMove| {
        let mv = uci.to_move(&position).unwrap();
        position.play_unchecked(mv);
        mv
    });
    let found = seen_at_once(&start, None, &moves);
    let opened =
        |(reason, _): &(LineReason, Position)| matches!(reason, LineReason::Discovered { .. });
    assert!(!found.iter().any(opened), "{found:?}");
}

#[test]
fn mates_with_a_name() {
    check(
        &[
            ("1hRU2", "1Q5k/1p3qpp/p4r2/8/8/1P6/P3K3/5R2 b - - 3 45", "f7f8 b8f8 f6f8 f1f8"),
            ("BzR4i", "kn2NR2/pp2p3/4B3/8/3b4/8/P4qPK/3b4 b - - 1 36", "f2f8 e8c7"),
            ("B8Pkv", "r1bq1r1k/ppp1NppQ/3p4/4n3/4R3/8/PPP2PPP/R1B3K1 b - - 0 15", "h8h7 e4h4"),
        ],
        &expect![[r"
            1hRU2: [Mate(Some(BackRank))]
            BzR4i: [Mate(Some(Smothered))]
            B8Pkv: [Mate(None)]
        "]],
    );
}

#[test]
fn a_move_that_is_not_legal_makes_no_line() {
    assert!(Line::of(Position::default(), None, &["e2e5".parse().unwrap()]).is_none());
}

/// What is taken back is not won, and a last capture that nobody has answered yet does not count.
#[test]
fn a_line_wins_what_is_left_after_the_last_answer() {
    let fen: Fen =
        "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1".parse().unwrap();
    let start: Position = Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap();
    for (line, expected) in [
        ("b5c6", 3),
        ("b5c6 d7c6", 0),
        ("b5c6 d7c6 f3e5", 0),
        ("b5c6 d7c6 f3e5 g8f6", 1),
        ("e1g1 g8f6", 0),
        ("", 0),
    ] {
        let mut here = start.clone();
        let moves = line.split_whitespace().map(|text| {
            let mv = text.parse::<UciMove>().unwrap().to_move(&here).unwrap();
            here.play_unchecked(mv);
            mv
        });
        assert_eq!(won(&start, &moves.collect::<Vec<_>>()), expected, "{line}");
    }
}
