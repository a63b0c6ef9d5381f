//! The real program looks for mistakes: with a real engine, and with one that dies.

use crate::engines::{Liar, stockfish};
use crate::program::Home;

/// A trap: White takes two pawns too many and is mated.
const TRAP: [&str; 14] = [
    "e4", "e5", "Nf3", "Nc6", "Bc4", "Nd4", "Nxe5", "Qg5", "Nxf7", "Qxg2", "Rf1", "Qxe4+", "Be2",
    "Nf3",
];

/// A home with the game of the trap.
pub(crate) fn home() -> Home {
    let home = Home::new();
    let args = ["--moves", "en", "--opponent", "human"];
    home.play(&args, &[&TRAP[..], &["quit"]].concat()).transcript();
    home
}

#[test]
fn a_real_engine_finds_the_mistakes_of_a_game() {
    if stockfish().is_none() {
        return;
    }
    let home = home();
    let lines = ["mistakes 1 white", "Nxf7", "a3", "hint", "next", "next", "next", "next", "quit"];
    let args = ["--moves", "en", "--opponent", "uci:stockfish"];
    let heard = home.play(&args, &lines).transcript();
    for told in [
        "\nMove 5, White: knight e5 takes f7 was a blunder, from ",
        "\nTry again.\n",
        "\nBest: ",
        " mistakes: ",
        "\nAccuracy: ",
    ] {
        assert!(heard.contains(told), "{told}\n{heard}");
    }
    let pgn = home.run(&["export", "1", "--pgn"]).transcript().replace('\n', " ");
    assert!(pgn.contains(" Nxf7 $4 {Better: "), "{pgn}");
    // Going through it, a jump tells what the move is called, and the better move is in words.
    let heard =
        home.play(&["--moves", "en"], &["open 1", "goto 5", "comment", "quit"]).transcript();
    assert!(heard.contains("\nknight e5 takes f7, blunder, White 5.\n"), "{heard}");
    let (_, better) = heard.split_once("\nBetter: ").unwrap_or_else(|| panic!("{heard}"));
    let first = better.split(' ').next().unwrap();
    let castling = ["short", "long"];
    let is_word = castling.contains(&first)
        || ["pawn", "knight", "bishop", "rook", "queen", "king"].contains(&first);
    assert!(is_word, "{heard}");
}

#[test]
fn an_engine_that_dies_ends_the_search_with_one_sentence() {
    let home = home();
    let liar = Liar::new(&home, "dies");
    let heard =
        home.play(&["--opponent", &liar.opponent()], &["mistakes 1", "turn", "quit"]).transcript();
    assert_eq!(heard.matches("Liar dies has stopped unexpectedly.").count(), 1, "{heard}");
}
