//! Games by the real program on simulated boards behind real pseudo-terminals.

mod chip;
pub(crate) mod table;
mod whole;

use crate::program::{Home, Running};
use table::{board, moves, text};

const MATE: &str = "[Result \"1-0\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n";

/// A game of two people on one simulated peg board, looked for by this make.
fn at_pegs(make: &str) -> (Home, Running, Running) {
    let home = Home::new();
    let board = board(&home, "port", &["peg1"]);
    let address = format!("{make}:{}", text(&home.path("port")));
    let mut program =
        home.start_game(&["--moves", "en", "--opponent", "human", "--pegboard", &address]);
    program.wait_for("You play on the board.");
    (home, board, program)
}

#[test]
fn a_game_of_two_on_one_peg_board_is_the_game_that_hands_have_played() {
    let home = Home::new();
    let pgn = home.path("game.pgn");
    std::fs::write(&pgn, MATE).unwrap();
    let game = ["peg1", "--pgn", text(&pgn), "--delay", "300", "--confirm"];
    let _board = board(&home, "port", &[&game[..], &["--style", "captured-first"]].concat());
    let address = format!("peg1:{}", text(&home.path("port")));
    let mut program = home.start_game(&["--opponent", "human", "--pegboard", &address]);
    program.wait_for("You play on the board.");
    program.wait_for("White wins.");
    program.type_line("quit");
    assert_eq!(program.end().code, Some(0));
    assert_eq!(moves(&home, "1"), "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0");
}

#[test]
fn a_board_without_power_leaves_the_game_at_the_keyboard_and_comes_back() {
    let (home, mut board, mut program) = at_pegs("auto");
    board.type_line("lift e2");
    program.wait_for("pawn e2 touched.");
    board.type_line("off");
    program.wait_for("The board is gone");
    program.type_line("d4");
    program.wait_for("Touch-move: e2 must move.");
    program.type_line("e4");
    program.wait_for("pawn e2 e4");
    board.type_line("on");
    program.wait_for("Put the white pawn on e4.");
    board.type_line("seat e4");
    program.wait_for("The board is right.");
    program.type_line("quit");
    assert_eq!(program.end().code, Some(0));
    assert_eq!(moves(&home, "1"), "1. e4 *");
}

#[test]
fn a_move_that_was_made_while_the_cable_was_out_is_kept() {
    let (home, mut board, mut program) = at_pegs("peg1");
    board.type_line("pull");
    program.wait_for("The board is gone");
    for line in ["lift e2", "wait 400", "seat e4", "wait 400", "press", "plug"] {
        board.type_line(line);
    }
    program.wait_for("The board is back");
    program.wait_for("pawn e2 e4");
    program.type_line("quit");
    assert_eq!(program.end().code, Some(0));
    assert_eq!(moves(&home, "1"), "1. e4 *");
}

#[test]
fn a_press_that_is_missing_is_said_on_a_board() {
    let (_home, mut board, mut program) = at_pegs("peg1");
    board.type_line("lift e2");
    board.type_line("seat e4");
    program.wait_for("Press, if your move is pawn e2 e4.");
    board.type_line("press");
    program.wait_for("pawn e2 e4");
}

#[test]
fn a_board_of_another_make_than_the_one_named_is_told() {
    let home = Home::new();
    let _board = board(&home, "port", &["dgt"]);
    let port = home.path("port");
    let address = format!("citrine:{}", text(&port));
    let mut program = home.start_game(&["--opponent", "human", "--pegboard", &address]);
    program.wait_for(&format!("No board: a DGT board is on {}.", text(&port)));
}

#[test]
fn each_player_has_a_board_of_another_make() {
    let home = Home::new();
    let mut white = board(&home, "white", &["peg1"]);
    let mut black = board(&home, "black", &["dgt"]);
    let [one, other] = ["white", "black"].map(|name| home.path(name));
    let [one, other] = [format!("peg1:{}", text(&one)), format!("dgt:{}", text(&other))];
    let boards = ["--moves", "en", "--opponent", "human", "--pegboard", &one, "--pegboard", &other];
    let mut program = home.start_game(&boards);
    program.wait_for("You play on the board.");
    program.wait_for("You play on the board.");
    white.type_line("lift e2");
    program.wait_for("pawn e2 touched.");
    white.type_line("seat e4");
    program.wait_for("e4.");
    white.type_line("press");
    program.wait_for("pawn e2 e4");
    black.type_line("lift e2");
    program.wait_for("pawn e2.");
    black.type_line("seat e4");
    program.wait_for("Black has played the move on the board.");
    black.type_line("lift e7");
    program.wait_for("pawn e7 touched.");
    black.type_line("seat e5");
    program.wait_for("pawn e7 e5");
    program.type_line("quit");
    assert_eq!(program.end().code, Some(0));
    assert_eq!(moves(&home, "1"), "1. e4 e5 *");
}

#[test]
fn a_peg_board_is_given_its_number_once() {
    let home = Home::new();
    let _board = board(&home, "new", &["peg1"]);
    let _old = board(&home, "old", &["peg1", "--old"]);
    let [new, old] = ["new", "old"].map(|name| format!("peg1:{}", text(&home.path(name))));
    for (address, name, told, code) in [
        (&new, "TP0042", "Board number set for good: TP0042.", 0),
        (&new, "TP0043", "The board keeps its old number.", 1),
        (&old, "TP0042", "The board takes no number.", 1),
    ] {
        let run = home.run(&["pegboard", "check", address, "--name", name]);
        assert_eq!(run.code, Some(code), "{name}: {:?}", run.out);
        assert!(run.text().contains(told), "{name}: {:?}", run.out);
    }
}

#[test]
fn an_address_that_is_none_is_told_before_anything_begins() {
    let home = Home::new();
    let told = home.run(&["play", "--pegboard", "peg2:/dev/ttyACM0"]).refusal(2);
    assert!(told.starts_with("--pegboard cannot be peg2:/dev/ttyACM0."), "{told}");
    let told =
        home.run(&["play", "--pegboard", "white=dgt", "--pegboard", "white=peg1"]).refusal(2);
    assert!(told.starts_with("--pegboard cannot be white=dgt,white=peg1."), "{told}");
}
