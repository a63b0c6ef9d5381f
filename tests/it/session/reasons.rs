//! Why a move is best, by ear.

use expect_test::expect;
use touchmove::opponent::uci::Answer;

use super::Table;
use super::analysing::standing;
use super::engine::profile;
use super::study::study_of;

/// A game that is gone through from this position, and what an engine answers to `why` there.
fn asked(talk: &str, fen: &str, shown: &str) -> Table {
    let mut table = study_of(talk, standing(fen));
    let why = if talk == "de" { "warum" } else { "why" };
    table.by_engine().types(why).analyst(Answer::Ready(profile())).judges_by(&[shown]);
    table
}

#[test]
fn the_reason_for_the_best_move_is_told() {
    let fork = "r3k3/pppp1ppp/8/1N6/8/8/PPPP1PPP/R3K2R w KQq - 0 1";
    let mut table = asked("en", fork, "score cp 520 pv b5c7 e8d8 c7a8");
    let mate = "6k1/pp3ppp/8/8/8/8/PP3PPP/R3R1K1 w - - 0 1";
    let mated = asked("en", mate, "score mate 1 pv e1e8");
    let quiet = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let none = asked("en", quiet, "score cp 30 pv e2e4 e7e5 g1f3");
    let german = asked("de", fork, "score cp 520 pv b5c7 e8d8 c7a8");
    for other in [&mated, &none, &german] {
        table.write(&other.transcript);
    }
    table.expect(expect![[r#"
        > why
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from r3k3/pppp1ppp/8/1N6/8/8/PPPP1PPP/R3K2R w KQq - 0 1 [] for 1000000 nodes, 5 lines)
        Best: knight b5 takes c7, check.
        Fork: the knight on c7 attacks the rook on a8 and the king on e8.
        (kept: Deep 3, nodes 1000000 lines 5)
        > why
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from 6k1/pp3ppp/8/8/8/8/PP3PPP/R3R1K1 w - - 0 1 [] for 1000000 nodes, 5 lines)
        Best: rook e1 e8, checkmate.
        Back-rank mate: the king is shut in by its own pieces.
        (kept: Deep 3, nodes 1000000 lines 5)

        > why
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        Best: pawn e2 e4.
        After it: pawn e7 e5, knight g1 f3.
        (kept: Deep 3, nodes 1000000 lines 5)

        > warum
        Es wird gerechnet.
        (analyst: start /opt/deep, level 20)
        (analyst: search from r3k3/pppp1ppp/8/1N6/8/8/PPPP1PPP/R3K2R w KQq - 0 1 [] for 1000000 nodes, 5 lines)
        Bester Zug: knight b5 takes c7, check.
        Gabel: Springer c7 greift Turm a8 und König e8 an.
        (kept: Deep 3, nodes 1000000 lines 5)

    "#]]);
}
