//! Snapshots, gaps, faults and returns: nothing is taken as a touch or a move.

use super::*;

fn moved(fen: &str) -> Board {
    Board::from_ascii_board_fen(fen.as_bytes()).unwrap()
}

const PAWN_MOVED: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

#[test]
fn a_snapshot_is_neither_a_touch_nor_a_move() {
    let mut desk = Desk::pieces(START);
    assert_eq!(desk.shows(&moved(PAWN_MOVED)), "differs");
    assert_eq!(desk.shows(&moved(PAWN_MOVED)), "", "told once");
    desk.look("-e4");
    assert_eq!(desk.wait(2000), "");
    desk.look("+e2P");
    assert_eq!(desk.wait(2000), "agrees");
}

#[test]
fn a_snapshot_that_says_nothing_new_is_nothing() {
    let mut desk = Desk::pieces(START);
    assert_eq!(desk.shows(&desk.pieces.clone()), "");
}

#[test]
fn nothing_is_a_deed_before_the_board_has_shown_how_it_stands() {
    let mut desk = Desk::pegs(START);
    for report in [Report::Gap, Report::Restarted, Report::Silent] {
        assert_eq!(desk.report(&report), "");
        assert!(desk.hands.sensed().is_none());
        assert_eq!(desk.look("-e2"), "");
        assert_eq!(desk.shows(&desk.pieces.clone()), "agrees");
    }
    assert_eq!(desk.look("-e2"), "-e2");
}

#[test]
fn a_piece_in_the_hand_is_still_there_when_the_board_is_back() {
    let mut desk = Desk::pegs(START);
    desk.look("-e2");
    desk.hands.lost();
    assert_eq!(desk.shows(&desk.pieces.clone()), "agrees");
    assert_eq!(desk.look("+e4"), "+e4P");
}

#[test]
fn a_piece_that_was_put_down_while_the_board_was_away_must_be_lifted_again() {
    let mut desk = Desk::pegs(START);
    desk.look("-e2");
    desk.hands.lost();
    assert_eq!(desk.shows(&moved(PAWN_MOVED)), "differs");
    assert_eq!(desk.look("-e4"), "agrees");
    assert_eq!(desk.look("+e4"), "+e4P");
}

#[test]
fn a_piece_that_was_put_back_while_the_board_was_away_is_put_back() {
    let mut desk = Desk::pegs(START);
    desk.look("-e2");
    desk.hands.lost();
    assert_eq!(desk.shows(&desk.position.board().clone()), "+e2P, agrees");
}

#[test]
fn a_move_that_was_executed_while_the_board_was_away_is_executed() {
    let mut desk = Desk::pegs(START);
    desk.touches = false;
    desk.opponent_moves("e2e4");
    desk.hands.lost();
    assert_eq!(desk.shows(&moved(PAWN_MOVED)), "-e2, +e4P, agrees");
}

#[test]
fn article_4_7_a_made_move_is_not_taken_back_by_a_snapshot() {
    let mut desk = Desk::pegs(START);
    desk.look("-e2");
    desk.look("+e4");
    desk.touches = false;
    desk.hands.lost();
    assert_eq!(desk.shows(&desk.position.board().clone()), "differs");
}

#[test]
fn a_move_that_stood_when_the_board_was_lost_is_finished_when_it_is_back() {
    for mut desk in [Desk::squares(START), Desk::pieces(START)] {
        desk.look("-e2");
        desk.wait(500);
        desk.look("+e4P");
        assert_eq!(desk.wait(400), "+e4P");
        desk.hands = desk.hands.anew(Senses::Squares);
        assert_eq!(desk.wait(2000), "");
        assert_eq!(desk.shows(&desk.pieces.clone()), "agrees");
        assert_eq!(desk.wait(1499), "");
        assert_eq!(desk.wait(1), "rests");
    }
}

#[test]
fn a_move_that_was_typed_is_still_to_be_made_by_hand() {
    let mut desk = Desk::pegs(START);
    desk.position = desk.position.clone().play(desk.mv("e2e4")).unwrap();
    desk.pieces = desk.position.board().clone();
    desk.touches = false;
    assert_eq!(desk.take(Hands::time_passed), "differs");
    assert_eq!(desk.look("-e2"), "");
    assert_eq!(desk.look("+e4"), "agrees");
}

#[test]
fn a_piece_from_nowhere_differs() {
    let mut desk = Desk::pegs(START);
    assert_eq!(desk.look("+e5"), "");
    assert_eq!(desk.wait(2999), "");
    assert_eq!(desk.wait(1), "differs");
    assert_eq!(desk.look("-e5"), "agrees");
}

#[test]
fn nothing_is_a_move_while_a_piece_too_many_stands() {
    let mut desk = Desk::pieces(START);
    desk.look("+e5n -g1");
    assert_eq!(desk.wait(300), "-g1");
    desk.look("+f3N");
    assert_eq!(desk.wait(500), "");
    desk.look("-e5");
    assert_eq!(desk.wait(100), "+f3N");
}

#[test]
fn a_square_that_is_not_trusted_is_left_out() {
    let mut desk = Desk::pegs(START);
    assert_eq!(desk.report(&Report::Faulty(Square::E2)), "");
    assert_eq!(desk.look("-e2"), "");
    // The piece comes from a square that nobody sees, and a legal move explains it.
    assert_eq!(desk.look("+e4"), "");
    assert_eq!(desk.wait(9000), "rests", "the move can be found");
    let mv = desk.mv("e2e4");
    let told = desk.take(|hands, _, scene| hands.as_move(mv, scene).unwrap());
    assert_eq!(told, "-e2, +e4P");
    assert_eq!(desk.report(&Report::Mended(Square::E2)), "");
    assert_eq!(desk.shows(&desk.pieces.clone()), "agrees");
}

#[test]
fn while_the_game_stands_still_a_difference_is_told_when_the_board_rests() {
    let mut desk = Desk::pieces(START);
    desk.runs = false;
    desk.look("-e2");
    assert_eq!(desk.wait(1000), "");
    assert_eq!(desk.wait(1000), "differs");
    desk.look("+e2P");
    assert_eq!(desk.wait(1000), "read e2, agrees");
}
