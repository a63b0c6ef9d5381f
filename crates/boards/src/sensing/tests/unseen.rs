//! Captures that a board has not seen: the square was never empty for as long as it looks.

use super::*;

const CAPTURE: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";

#[test]
fn a_piece_that_is_not_recognised_where_another_was_has_captured_him() {
    let mut desk = Desk::pieces(CAPTURE);
    desk.look("-e4");
    assert_eq!(desk.wait(2000), "-e4");
    desk.look("+d5");
    assert_eq!(desk.wait(1499), "");
    assert_eq!(desk.wait(1), "rests");
    let mv = desk.mv("e4d5");
    assert_eq!(desk.hands.fits(&desk.position), [mv]);
    let told = desk.take(|hands, _, scene| hands.as_move(mv, scene).unwrap());
    assert_eq!(told, "-d5, +d5P");
    desk.position = desk.position.clone().play(mv).unwrap();
    assert_eq!(desk.wait(9000), "rests");
}

#[test]
fn a_piece_that_is_not_recognised_for_a_moment_is_the_same() {
    let mut desk = Desk::pieces(CAPTURE);
    desk.look("+d5");
    assert_eq!(desk.wait(9000), "rests");
    desk.look("+d5p");
    desk.look("-e1");
    assert_eq!(desk.wait(9000), "-e1");
    desk.look("+e2K");
    assert_eq!(desk.wait(9000), "+e2K, rests");
    desk.look("+d5");
    desk.wait(1000);
    desk.look("+d5r");
    assert_eq!(desk.wait(300), "-d5", "a rook is in nobody's hand");
}

#[test]
fn a_piece_in_the_air_that_may_have_captured_is_asked_for_once() {
    let mut desk = Desk::squares(CAPTURE);
    desk.look("-e4");
    assert_eq!(desk.wait(60), "-e4");
    assert_eq!(desk.wait(5999), "");
    assert_eq!(desk.wait(1), "lingers");
    assert_eq!(desk.wait(60_000), "", "told once");
    desk.look("+e5");
    assert_eq!(desk.wait(60_000), "+e5P, rests");
}

#[test]
fn a_piece_in_the_air_that_can_have_gone_nowhere_is_in_a_hand() {
    let mut desk = Desk::squares(START);
    desk.look("-e2");
    assert_eq!(desk.wait(60_000), "-e2");
    let mut desk = Desk::pieces(CAPTURE);
    desk.look("-e4");
    assert_eq!(desk.wait(60_000), "-e4", "the black pawn is known to stand on d5");
}

#[test]
fn the_capture_of_the_opponent_is_executed_when_nothing_more_is_done() {
    let mut desk = Desk::squares(CAPTURE);
    desk.opponent_moves("e4d5");
    desk.look("-e4");
    assert_eq!(desk.wait(60), "-e4");
    assert_eq!(desk.wait(5999), "");
    assert_eq!(desk.wait(1), "-d5, +d5P");
}
