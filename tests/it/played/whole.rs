//! Whole games at the speed of real boards: on each make, under faults, on two boards.

use std::thread;

use crate::played::table::{
    Finished, GAME, Hand, WRITTEN, address, board, hear, moves, play, text,
};
use crate::program::{Home, Running};

/// A board of each kind: its name, how it is simulated, in which style its pieces are moved, and
/// how a move is finished on it.
const KINDS: [(&str, &[&str], &str, Finished); 7] = [
    ("peg1", &[], "both-hands", Finished::Button),
    ("dgt", &[], "slide", Finished::Rest),
    ("dgt", &["--clock"], "own-first", Finished::Lever),
    ("chesslink", &[], "replace", Finished::Rest),
    ("certabo", &[], "put-back", Finished::Rest),
    ("certabo", &["--occupancy"], "pawn-first", Finished::Rest),
    ("citrine", &[], "captured-first", Finished::Rest),
];

/// Where White sits is not seen by chips that nobody knows.
const SETTINGS: [(&str, &str); 2] =
    [("TOUCHMOVE_PEGBOARD_CLOCK", "xl"), ("TOUCHMOVE_PEGBOARD_ORIENTATION", "straight")];

/// The kinds that can be compared after a loss: a Citrine tells no position.
const COMPARED: [usize; 6] = [0, 1, 2, 3, 4, 5];

/// Bad cables, but none that would be thrown away.
const BAD: &str = "noise 0.0003\nloss 0.0003\ndouble 0.0003\nhalf 0.005\ndelay 100 0.02\n";

fn opera() -> String {
    let game = "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 \
        8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 \
        15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0";
    game.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// All of these at once: most of the time nothing happens.
fn at_once<T: Sync>(cases: &[T], one: impl Fn(&T) + Sync) {
    thread::scope(|scope| {
        for case in cases {
            scope.spawn(|| one(case));
        }
    });
}

/// Lets a Certabo with chips learn its pieces, which then are kept.
fn learned(home: &Home, make: &str, args: &[&str]) {
    if (make, args) != ("certabo", &[]) {
        return;
    }
    let _board = board(home, "port", &["certabo"]);
    let mut program = play(home, &[&address(home, make, "port")], &SETTINGS);
    program.wait_for("The board has learned its pieces.");
    program.type_line("quit");
    assert_eq!(program.end().code, Some(0));
}

/// The game as a hand plays it by itself, and as it was kept.
fn kept(kind: &(&str, &[&str], &str, Finished), pgn: &str, last: &str) -> String {
    let (make, args, style, finished) = *kind;
    let home = Home::new();
    learned(&home, make, args);
    std::fs::write(home.path("game.pgn"), pgn).unwrap();
    let file = home.path("game.pgn");
    // The hand sees nobody: on a loaded machine what rests is heard later than usual.
    let mut all =
        [&[make], args, &["--pgn", text(&file), "--style", style, "--delay", "2500"]].concat();
    all.extend((finished != Finished::Rest).then_some("--confirm"));
    let _board = board(&home, "port", &all);
    let mut program = play(&home, &[&address(&home, make, "port")], &SETTINGS);
    hear(&mut program, last);
    program.type_line("quit");
    assert_eq!(program.end().code, Some(0));
    moves(&home, "1")
}

#[test]
fn each_make_plays_the_game_of_the_file() {
    let pgn = format!("[Result \"*\"]\n\n{WRITTEN}\n");
    let last = GAME[GAME.len() - 1].1;
    at_once(&KINDS, |kind| assert_eq!(kept(kind, &pgn, last), WRITTEN, "{kind:?}"));
}

#[test]
#[ignore = "takes two minutes"]
fn each_make_plays_the_opera_game() {
    let pgn = format!("[Result \"1-0\"]\n\n{}\n", opera());
    at_once(&KINDS, |kind| {
        assert_eq!(kept(kind, &pgn, "White wins."), opera(), "{kind:?}");
    });
}

/// The cable is pulled in the third move and the power goes in the seventh; the player goes on by
/// the keyboard, and puts the board right when it is back. On a bad line also what was lost is.
fn survives(kind: &(&str, &[&str], &str, Finished), bad: Option<&str>) {
    let (make, args, _, finished) = *kind;
    let home = Home::new();
    learned(&home, make, args);
    let faults = home.path("bad");
    std::fs::write(&faults, BAD).unwrap();
    let faults = bad.map(|seed| ["--faults", text(&faults), "--seed", seed]);
    let faults = faults.as_ref().map_or(&[][..], |words| &words[..]);
    let all = [&[make][..], args, faults].concat();
    let mut hand = Hand::new(board(&home, "port", &all), finished);
    let mut program = play(&home, &[&address(&home, make, "port")], &SETTINGS);
    program.wait_for("You play on the board.");
    for (nth, (deeds, heard)) in GAME.iter().enumerate() {
        match nth {
            2 => away(&mut hand, &mut program, ["pull", "plug"], "g3", heard),
            6 => away(&mut hand, &mut program, ["off", "on"], "Bg2", heard),
            _ => hand.plays(&mut program, deeds, heard),
        }
    }
    program.type_line("quit");
    assert_eq!(program.end().code, Some(0));
    assert_eq!(moves(&home, "1"), WRITTEN, "{kind:?}");
}

fn away(hand: &mut Hand, program: &mut Running, words: [&str; 2], typed: &str, heard: &str) {
    hand.board.type_line(words[0]);
    program.wait_for("The board is gone");
    program.type_line(typed);
    program.wait_for(heard);
    hand.board.type_line(words[1]);
    program.wait_for("The board is back");
    hand.obeys(program);
}

#[test]
fn each_make_plays_on_through_losses_and_guidance() {
    at_once(&COMPARED, |nth| survives(&KINDS[*nth], None));
}

#[test]
#[ignore = "takes ten minutes, and what is lost depends on the load of the machine"]
fn each_make_plays_on_over_a_bad_line() {
    for seed in ["1", "2", "3", "4", "5", "6", "7", "8"] {
        at_once(&COMPARED, |nth| survives(&KINDS[*nth], Some(seed)));
    }
}

/// Each move is made on the one board, and executed on the other.
fn two(kinds: &[usize; 2]) {
    let home = Home::new();
    let mut hands = Vec::new();
    let mut addresses = Vec::new();
    for (name, kind) in ["white", "black"].into_iter().zip(kinds) {
        let (make, args, _, finished) = KINDS[*kind];
        hands.push(Hand::new(board(&home, name, &[&[make], args].concat()), finished));
        addresses.push(address(&home, make, name));
    }
    let mut program = play(&home, &[&addresses[0], &addresses[1]], &SETTINGS);
    for _ in &hands {
        program.wait_for("You play on the board.");
    }
    for (nth, (deeds, heard)) in GAME.iter().enumerate() {
        hands[nth % 2].plays(&mut program, deeds, heard);
        hands[1 - nth % 2].does(deeds);
        program.wait_for("has played the move on the board.");
    }
    program.type_line("quit");
    assert_eq!(program.end().code, Some(0));
    assert_eq!(moves(&home, "1"), WRITTEN, "{kinds:?}");
}

#[test]
fn two_players_with_a_board_each_play_a_game() {
    // Two peg boards; DGT and ChessLink; Sentio and a peg board.
    at_once(&[[0, 0], [1, 3], [5, 0]], two);
}
