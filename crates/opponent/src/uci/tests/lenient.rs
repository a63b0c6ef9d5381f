//! What engines leave out, and is no fault: scores, levels, and the answer to `isready`.
#![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

use std::time::Duration;

use expect_test::expect;

use super::super::protocol::Step;
use super::*;

#[test]
fn e5_a_best_move_without_a_score_is_a_line() {
    for (said, expected) in [
        ("bestmove d2d4", "depth 0 nodes 0 pv d2d4"),
        ("info depth 7 seldepth 9 nodes 77\nbestmove d2d4", "depth 0 nodes 0 pv d2d4"),
        ("info depth 3 score cp 9\nbestmove d2d4", "depth 3 score cp 9 nodes 0 pv d2d4"),
        (
            "info depth 3 score cp mate 2 pv d2d4\nbestmove d2d4",
            "depth 3 score mate 2 nodes 0 pv d2d4",
        ),
        ("info depth 3 pv d2d4 d7d5\nbestmove d2d4", "depth 3 nodes 0 pv d2d4 d7d5"),
        (
            "info depth 3 score cp 4 pv d2d4\ninfo depth 4 score cp 5\ninfo depth 4 pv d2d4\nbestmove d2d4",
            "depth 3 score cp 4 nodes 0 pv d2d4",
        ),
        ("info depth 9 score cp 4 lowerbound pv d2d4\nbestmove d2d4", "depth 0 nodes 0 pv d2d4"),
    ] {
        let mut talk = Talk::after(STOCKFISH);
        talk.search(2, start()).hears("readyok\n");
        let mut steps = talk.protocol.hear(format!("{said}\n").as_bytes());
        steps.retain(|step| !matches!(step, Step::Report(_, Answer::Shows)));
        let [Step::Report(_, Answer::Played(Reply::Move(_), lines))] = &steps[..] else {
            panic!("{said}: {steps:?}")
        };
        let [line] = &lines[..] else { panic!("{said}: {lines:?}") };
        assert_eq!(line.to_string(), expected, "{said}");
        assert_eq!(line.to_string().parse(), Ok(line.clone()));
    }
}

#[test]
fn e8_a_name_in_latin_1_is_read() {
    let mut talk = Talk::new();
    talk.open(1, Variant::Standard, 20).hears(b"id name Caf\xe9 \xfcber\nuciok\nreadyok\n");
    assert!(talk.written.contains("name: \"Caf\u{e9} \u{fc}ber\""), "{}", talk.written);
}

#[test]
fn b18_an_engine_without_levels_looks_less_far() {
    let mut talk = Talk::after(NAMELESS);
    let limits =
        Limits::Held(Handicap { depth: 2, nodes: 130, lent: None }, Duration::from_secs(1));
    talk.search(2, Search { limits, ..start() }).hears("readyok\n");
    // One that does not know these limits is stopped by what it shows, once.
    talk.hears("info depth 2 nodes 130 pv e2e4\ninfo depth 1 string depth 9\n");
    talk.hears("info depth 3 seldepth 9\ninfo depth 4 nodes 900 pv d2d4\nbestmove e2e4\n");
    talk.search(3, Search { limits, ..start() }).hears("readyok\n");
    // Before it has a move, it would answer without.
    talk.hears("info nodes 131 currmove e2e4\ninfo depth 1 nodes 132 pv d2d4\nbestmove d2d4\n");
    talk.expect(expect![[r#"
        position startpos
        isready
        go depth 2 nodes 130 movetime 1000
        (2: Shows)
        stop
        (2: Played(Move(Normal { from: E2, to: E4, promotion: None }), [EngineLine { score: None, depth: 4, nodes: 900, chances: None, moves: [Normal { from: D2, to: D4, promotion: None }] }]))
        position startpos
        isready
        go depth 2 nodes 130 movetime 1000
        (3: Shows)
        stop
        (3: Played(Move(Normal { from: D2, to: D4, promotion: None }), [EngineLine { score: None, depth: 1, nodes: 132, chances: None, moves: [Normal { from: D2, to: D4, promotion: None }] }]))
    "#]]);
}

#[test]
fn e9_whatever_it_writes_is_a_sign_of_life() {
    let mut talk = Talk::after(STOCKFISH);
    talk.search(2, start()).hears("readyok\n");
    // Written before it is asked, and after.
    talk.hears("info depth 1 seldepth 1\n").ping(2).ping(2).hears("info string a\n");
    talk.ping(2).hears("x").ping(2);
    // It never says that it is ready while it searches, and is understood all the same.
    talk.hears("\nbestmove e2e4\n").search(3, second()).hears("readyok\n");
    talk.hears("readyok\nreadyok\n").ping(3).hears("readyok\nbestmove g1f3\n");
    talk.expect(expect![[r#"
        position startpos
        isready
        go movetime 1000
        isready
        (2: Alive { attentive: false })
        (2: Alive { attentive: false })
        (2: Alive { attentive: false })
        (2: Played(Move(Normal { from: E2, to: E4, promotion: None }), [EngineLine { score: None, depth: 0, nodes: 0, chances: None, moves: [Normal { from: E2, to: E4, promotion: None }] }]))
        position startpos moves e2e4 e7e5
        isready
        go movetime 1000
        isready
        (3: Alive { attentive: false })
        (3: Played(Move(Normal { from: G1, to: F3, promotion: None }), [EngineLine { score: None, depth: 0, nodes: 0, chances: None, moves: [Normal { from: G1, to: F3, promotion: None }] }]))
    "#]]);
}

/// A best move of which nothing was shown.
fn lines_of(reply: &Reply) -> Vec<EngineLine> {
    match reply {
        Reply::Move(uci) => vec![EngineLine::of_move(*uci)],
        Reply::None | Reply::Nonsense(_) => Vec::new(),
    }
}

#[test]
fn nonsense_is_handed_on_shortened() {
    for (said, expected) in [
        ("bestmove", Reply::None),
        ("bestmove 0000 ponder 0000", Reply::None),
        ("bestmove NULL", Reply::None),
        ("bestmove e7e8Q", Reply::Move("e7e8q".parse().unwrap())),
        ("\tbestmove  e1h1", Reply::Move("e1h1".parse().unwrap())),
        ("bestmove P@e4", Reply::Move("P@e4".parse().unwrap())),
        ("bestmove P@e9", Reply::Nonsense("P@e9".to_owned())),
        ("bestmove \u{1b}[2Jboo", Reply::Nonsense("[2Jboo".to_owned())),
    ] {
        let mut talk = Talk::after(STOCKFISH);
        talk.search(2, start()).hears("readyok\n");
        let mut steps = talk.protocol.hear(format!("{said}\n").as_bytes());
        steps.retain(|step| !matches!(step, Step::Report(_, Answer::Shows)));
        let expected =
            Step::Report(Ticket(2), Answer::Played(expected.clone(), lines_of(&expected)));
        assert_eq!(steps, [expected], "{said}");
    }
    let mut talk = Talk::after(STOCKFISH);
    talk.search(2, start()).hears("readyok\n");
    let long = format!("bestmove {}\n", "x".repeat(9000));
    let [Step::Report(_, Answer::Played(Reply::Nonsense(text), _))] =
        &talk.protocol.hear(long.as_bytes())[..]
    else {
        panic!("not reported")
    };
    assert_eq!(text.len(), 40);
}

/// An engine that does not stop owes what it has shown of this search, and is told of once when it shows its
/// first move.
#[test]
fn d9_what_was_shown_is_there_before_the_answer() {
    let mut talk = Talk::after(NAMELESS);
    talk.search(2, start()).hears("readyok\ninfo depth 1 score cp 3\n");
    assert_eq!(talk.protocol.cut(Ticket(2)), []);
    talk.hears("info depth 2 score cp 5 pv e2e4\ninfo depth 3 score cp 7 pv d2d4\n");
    assert_eq!(talk.written.matches("Shows").count(), 1);
    assert_eq!(talk.protocol.cut(Ticket(1)), []);
    let shown = talk.protocol.cut(Ticket(2));
    assert_eq!(shown, ["depth 3 score cp 7 pv d2d4".parse().unwrap()]);
}
