//! Changes on positions that can be seen by hand.

use shakmaty::CastlingMode;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;

use super::*;

/// `x` what is taken, `!` attacks, `+` defends, `<` opens, `>` closes, `?` undefended.
fn change(fen: &str, mv: &str) -> String {
    let position: Position =
        Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
            .unwrap();
    let mv = mv.parse::<UciMove>().unwrap().to_move(&position).unwrap();
    let change = MoveChange::of(&position, mv);
    let name = |placed: &Placed| format!("{}{}", placed.piece.char(), placed.square);
    let names = |sign: &str, pieces: &[Placed]| {
        pieces.iter().map(|placed| format!("{sign}{}", name(placed))).collect::<Vec<_>>()
    };
    let lines = |sign: &str, lines: &[(Placed, Vec<Placed>)]| {
        let line = |(from, to): &(Placed, Vec<Placed>)| names(&format!("{}{sign}", name(from)), to);
        lines.iter().flat_map(line).collect::<Vec<_>>()
    };
    let took: Vec<Placed> = change.took.into_iter().collect();
    let parts = [
        names("x", &took),
        names("!", &change.attacks),
        names("+", &change.defends),
        lines("<", &change.opens),
        lines(">", &change.closes),
        names("?", &change.undefended),
    ];
    parts.concat().join(" ")
}

#[test]
fn a_fork_names_both() {
    let fen = "r3k3/8/8/1N6/8/8/8/4K3 w q - 0 1";
    // The king is told by the word check.
    assert_eq!(change(fen, "b5c7"), "!ra8");
    let fen = "r5k1/8/4q3/1N6/8/8/8/7K w - - 0 1";
    assert_eq!(change(fen, "b5c7"), "!qe6 !ra8");
}

#[test]
fn what_is_taken_is_named_and_what_it_defended_has_lost_that() {
    let fen = "4k3/8/2n5/8/3p4/5B2/8/4K3 w - - 0 1";
    assert_eq!(change(fen, "f3c6"), "xnc6 ?pd4");
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    assert_eq!(change(fen, "e5d6"), "xpd5");
}

#[test]
fn lines_are_opened_and_closed() {
    // The knight leaves the file of its rook.
    let fen = "4q1k1/8/8/8/4N3/8/8/4R1K1 w - - 0 1";
    assert_eq!(change(fen, "e4g3"), "Re1<qe8 qe8<Re1");
    // And comes between.
    let fen = "4q1k1/8/8/8/8/6N1/8/4R1K1 w - - 0 1";
    assert_eq!(change(fen, "g3e4"), "Re1>qe8 qe8>Re1");
}

#[test]
fn a_piece_that_loses_its_last_defender_is_named() {
    let fen = "4k3/8/8/8/3P4/5N2/8/7K w - - 0 1";
    assert_eq!(change(fen, "f3h4"), "?Pd4");
}

#[test]
fn what_was_attacked_before_is_nothing_new() {
    let fen = "4k3/8/8/8/r2R4/8/8/4K3 w - - 0 1";
    assert_eq!(change(fen, "d4c4"), "");
}

#[test]
fn castling_moves_two_pieces() {
    assert_eq!(change("4k3/8/8/5p2/8/8/8/R3K2R w KQ - 0 1", "e1g1"), "!pf5 +Ra1");
}
