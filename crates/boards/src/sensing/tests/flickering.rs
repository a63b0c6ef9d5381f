//! Squares that come and go by themselves.

use super::*;

impl Desk {
    /// A square comes and goes so often, with so many milliseconds between two changes.
    fn flickers(&mut self, square: &str, times: usize, every: u64) -> String {
        let mut told = Vec::new();
        for _ in 0..times {
            let occupied = self.hands.flicker.shown(square.parse().unwrap()).is_some();
            let sign = if occupied { "-" } else { "+" };
            let piece = self.position.board().piece_at(square.parse().unwrap());
            let piece = piece.filter(|_| self.knows && !occupied).map(Piece::char);
            let piece = piece.map(String::from).unwrap_or_default();
            told.push(self.look(&format!("{sign}{square}{piece}")));
            told.push(self.wait(every));
        }
        told.retain(|told| !told.is_empty());
        told.join(", ")
    }
}

#[test]
fn a_square_that_comes_and_goes_is_named_and_then_muted_and_was_not_touched() {
    for every in [350, 500, 750] {
        for mut desk in [Desk::pegs(START), Desk::squares(START), Desk::pieces(START)] {
            let told = desk.flickers("b1", 10, every);
            assert!(told.starts_with("-b1, +b1N, -b1, +b1N, -b1, "), "{told}");
            assert_eq!(told.matches("b1 flickers").count(), 1, "{told}");
            assert!(told.contains("b1 muted, untouched"), "{told}");
            assert_eq!(desk.pieces, *desk.position.board());
            assert_eq!(desk.flickers("b1", 40, every), "rests");
        }
    }
}

#[test]
fn a_press_does_not_wait_for_a_contact_that_was_named() {
    let press = Report::Button(None, Button::Confirm, Pressed::Short);
    for (times, muted) in [(6, "+b1N, b1 muted, untouched"), (4, "")] {
        let mut desk = Desk::pegs(START);
        desk.flickers("b1", times, 400);
        for look in ["-e2", "+e4", "-b1"] {
            desk.look(look);
            desk.wait(300);
        }
        assert_eq!(desk.report(&press), muted);
    }
    // A piece that is lifted from there, and captures, is in its place.
    let mut desk = Desk::pegs("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    desk.flickers("d5", 6, 400);
    for look in ["-e5", "-d5", "+d6"] {
        desk.look(look);
        desk.wait(300);
    }
    assert_eq!(desk.report(&press), "");
}

#[test]
fn a_loss_on_the_line_ends_no_count() {
    for mut desk in [Desk::pegs(START), Desk::squares(START), Desk::pieces(START)] {
        let mut told = String::new();
        for _ in 0..5 {
            told += &desk.flickers("b1", 2, 400);
            assert_eq!(desk.report(&Report::Gap), "");
            assert_eq!(desk.shows(&Board::new()), "agrees");
        }
        assert!(told.ends_with("b1 muted, untouched"), "{told}");
    }
}

#[test]
fn a_board_that_misses_most_of_a_bad_contact_finds_it_as_well() {
    for mut desk in [Desk::squares(START), Desk::pieces(START)] {
        let mut told = String::new();
        for _ in 0..5 {
            told += &desk.flickers("b1", 2, 600);
            desk.wait(100_000);
        }
        assert!(told.ends_with("b1 muted, untouched"), "{told}");
    }
    // A peg that was pressed out now and then, to hear what stands there, is no bad contact.
    let mut desk = Desk::pegs(START);
    for _ in 0..5 {
        assert!(!desk.flickers("b1", 2, 600).contains("flickers"));
        desk.wait(100_000);
    }
}

#[test]
fn single_looks_that_a_board_does_not_believe_find_a_bad_contact() {
    let mut desk = Desk::pieces(START);
    let mut told = desk.flickers("b1", 2, 600);
    for _ in 0..8 {
        told += &desk.wait(170_000);
        told += &desk.report(&Report::Glimpsed(Square::B1));
    }
    assert_eq!(told.matches("-b1").count(), 1, "{told}");
    assert!(told.ends_with("b1 muted, untouched"), "{told}");
    assert_eq!(desk.pieces, *desk.position.board());
}

#[test]
fn a_contact_that_is_open_and_closes_for_single_looks_was_not_touched() {
    let mut desk = Desk::pieces(START);
    let mut told = desk.flickers("b1", 1, 600);
    for _ in 0..5 {
        told += &desk.wait(170_000);
        told += &desk.report(&Report::Glimpsed(Square::B1));
    }
    assert!(told.ends_with("+b1N, b1 muted, untouched"), "{told}");
    assert_eq!(desk.pieces, *desk.position.board());
}

#[test]
fn a_piece_that_is_lifted_and_put_back_once_stays_touched() {
    for mut desk in [Desk::pegs(START), Desk::squares(START), Desk::pieces(START)] {
        assert_eq!(desk.flickers("b1", 2, 600).split(", ").next(), Some("-b1"));
        assert!(!desk.wait(600_000).contains("b1"));
        assert!(desk.hands.muted().is_empty());
    }
}

#[test]
fn a_square_that_flickers_too_fast_to_be_a_touch_is_muted_as_well() {
    for mut desk in [Desk::squares(START), Desk::pieces(START)] {
        assert_eq!(desk.flickers("h8", 24, 50), "h8 flickers, h8 muted");
        assert_eq!(desk.flickers("h8", 100, 50), "rests");
    }
}

#[test]
fn an_empty_square_can_flicker() {
    let mut desk = Desk::squares(START);
    let told = desk.flickers("e5", 12, 200);
    assert_eq!(told, "e5 flickers, e5 muted");
    desk.look("-e2");
    assert_eq!(desk.wait(100), "-e2");
    assert_eq!(desk.flickers("e5", 5, 200), "");
    desk.look("+e4");
    assert_eq!(desk.wait(400), "+e4P");
}

#[test]
fn a_peg_that_seems_to_be_there_before_one_is_lifted_is_not_that_one() {
    for knows in [false, true] {
        let mut desk = Desk::new(Senses::Pegs, knows, START);
        let mut told = Vec::new();
        for look in ["+c3", "-c2", "-c3", "+c4"] {
            told.push(desk.look(look));
            told.push(desk.wait(200));
        }
        assert_eq!(told.concat(), "-c2+c4P", "{told:?}");
    }
    // A queen is put down before the pawn is taken out.
    let mut desk = Desk::new(Senses::Pegs, true, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(desk.look("+a8Q"), "");
    desk.wait(500);
    assert_eq!(desk.look("-a7"), "-a7, +a8Q");
}

#[test]
fn a_flickering_square_holds_no_other_up() {
    let mut desk = Desk::pieces(START);
    desk.flickers("h8", 12, 125);
    desk.look("-e2");
    assert_eq!(desk.flickers("h8", 3, 125), "-e2");
    desk.look("+e4P");
    assert_eq!(desk.flickers("h8", 20, 125), "+e4P, rests");
}

#[test]
fn flicker_that_begins_in_the_middle_of_a_move_leaves_the_move() {
    let mut desk = Desk::pegs(START);
    assert_eq!(desk.look("-e2"), "-e2");
    let told = desk.flickers("b1", 10, 400);
    assert!(told.ends_with("b1 muted, untouched"), "{told}");
    assert_eq!(desk.look("+e4"), "+e4P");
    assert_eq!(desk.wait(2000), "rests");
}

#[test]
fn two_squares_that_flicker_by_turns_are_both_muted() {
    for every in [120, 370, 740] {
        let mut desk = Desk::squares(START);
        let mut told = String::new();
        for _ in 0..16 {
            told += &desk.flickers("a1", 1, every / 2);
            told += &desk.flickers("h8", 1, every / 2);
        }
        assert!(told.contains("a1 muted") && told.contains("h8 muted"), "{every}: {told}");
        assert_eq!(desk.pieces, *desk.position.board());
        assert_eq!(desk.hands.muted().count(), 2);
    }
}

#[test]
fn a_muted_square_counts_again_when_it_has_been_still() {
    let mut desk = Desk::squares(START);
    desk.flickers("b1", 10, 300);
    assert_eq!(desk.wait(9000).replace("rests", ""), "");
    assert_eq!(desk.wait(1000), "b1 steady");
    desk.look("-b1");
    assert_eq!(desk.wait(100), "-b1");
}

#[test]
fn a_square_that_is_still_and_wrong_stays_muted() {
    let mut desk = Desk::squares(START);
    desk.flickers("b1", 11, 300);
    assert_eq!(desk.wait(60_000).replace("rests", ""), "", "its contact is open for good");
    assert_eq!(desk.hands.muted(), Bitboard::from_square(Square::B1));
    desk.look("+b1");
    assert_eq!(desk.wait(10_000), "b1 steady");
}

#[test]
fn a_move_from_a_muted_square_is_seen_by_how_all_else_stands() {
    for mut desk in [Desk::pegs(START), Desk::squares(START), Desk::pieces(START)] {
        desk.flickers("b1", 10, 400);
        let knight = if desk.knows { "+c3N" } else { "+c3" };
        desk.wait(2000);
        desk.look("-b1");
        desk.wait(700);
        assert_eq!(desk.look(knight), "");
        assert_eq!(desk.wait(2000), "rests");
        let fits = desk.hands.fits(&desk.position);
        assert_eq!(fits, [desk.mv("b1c3")]);
        let told = desk.take(|hands, _, scene| hands.as_move(fits[0], scene).unwrap());
        assert_eq!(told, "-b1, +c3N");
    }
}

#[test]
fn article_4_4_castling_from_a_muted_square_is_no_move_of_the_rook() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for mut desk in [Desk::pegs(fen), Desk::squares(fen)] {
        desk.flickers("e1", 10, 400);
        let mut told = Vec::new();
        for look in ["-e1", "+g1", "-h1", "+f1"] {
            told.push(desk.look(look));
            told.push(desk.wait(700));
        }
        assert_eq!(told.concat(), "-h1");
        assert_eq!(desk.wait(3000), "rests");
        assert_eq!(desk.hands.fits(&desk.position), [desk.mv("e1h1")]);
    }
}

#[test]
fn a_move_to_a_muted_square_can_be_said() {
    let mut desk = Desk::squares(START);
    desk.flickers("a3", 10, 400);
    desk.look("-b1");
    assert_eq!(desk.wait(100), "-b1");
    assert_eq!(desk.flickers("a3", 5, 400), "");
    let mv = desk.mv("b1a3");
    assert!(desk.hands.stands_as(mv, &desk.position));
    let told = desk.take(|hands, _, scene| hands.as_move(mv, scene).unwrap());
    assert_eq!(told, "+a3N");
}

#[test]
fn pieces_that_are_put_back_and_captures_on_one_square_are_no_flicker() {
    let mut desk = Desk::pegs(START);
    for _ in 0..2 {
        assert_eq!(desk.look("-e2"), "-e2");
        desk.wait(500);
        assert_eq!(desk.look("+e2"), "+e2P");
        desk.wait(500);
    }
    assert_eq!(desk.hands.muted(), Bitboard::EMPTY);
    // Every hand lifts its own first, and what it captures last.
    let mut desk = Desk::pegs("3rkr2/4n3/2p1p3/3p4/2P1P3/2N5/3R4/3RK3 w - - 0 1");
    for mv in ["c4d5", "c6d5", "e4d5", "e6d5", "c3d5", "e7d5", "d2d5", "d8d5", "d1d5"] {
        let from = &mv[..2];
        let told =
            format!("{}{}{}", desk.look(&format!("-{from}")), desk.look("-d5"), desk.look("+d5"));
        assert!(!told.contains("flickers"), "{mv}: {told}");
        desk.position = desk.position.clone().play(desk.mv(mv)).unwrap();
        desk.pieces = desk.position.board().clone();
        desk.wait(300);
    }
}

#[test]
fn the_player_can_mute_a_square_and_count_it_again() {
    let mut desk = Desk::pegs(START);
    let told = desk.take(|hands, now, scene| hands.mute(Square::B8, now, scene));
    assert_eq!(told, "b8 muted");
    assert_eq!(desk.look("-b8"), "");
    assert_eq!(desk.wait(60_000), "rests");
    let told = desk.take(|hands, now, scene| hands.unmute(Square::B8, now, scene));
    assert_eq!(told, "differs", "that is no touch");
    assert_eq!(desk.look("+b8"), "agrees");
}

#[test]
fn a_piece_that_was_lifted_before_the_square_flickers_stays_touched() {
    let mut desk = Desk::pegs(START);
    assert_eq!(desk.look("-b1"), "-b1");
    assert_eq!(desk.look("+b1"), "+b1N");
    desk.wait(30_000);
    let told = desk.flickers("b1", 10, 300);
    assert!(told.ends_with("b1 muted"), "{told}");
}

#[test]
fn what_is_muted_stays_so_when_the_board_shows_how_it_stands() {
    let mut desk = Desk::pieces(START);
    desk.flickers("b1", 10, 300);
    let mut pieces = desk.pieces.clone();
    pieces.discard_piece_at(Square::B1);
    assert_eq!(desk.shows(&pieces), "");
    desk.report(&Report::Gap);
    assert_eq!(desk.shows(&pieces), "agrees");
}

#[test]
fn what_seems_to_go_from_one_square_that_flickers_to_another_stays_where_it_is() {
    for every in [150, 400] {
        for mut desk in [Desk::pegs(START), Desk::squares(START)] {
            let mut told = String::new();
            for _ in 0..6 {
                for look in ["-e2", "+e5", "-e5", "+e2"] {
                    told += &desk.look(look);
                    told += &desk.wait(every);
                }
            }
            assert!(told.contains("e2 muted, untouched"), "{every}: {told}");
            assert!(told.contains("e5 muted"), "{every}: {told}");
            assert_eq!(desk.pieces, *desk.position.board(), "{every}: {told}");
        }
    }
}

#[test]
fn a_square_that_flickers_only_after_a_piece_has_come_to_it_keeps_the_piece() {
    let mut desk = Desk::pegs(START);
    assert_eq!(desk.look("-e2"), "-e2");
    assert_eq!(desk.look("+e4"), "+e4P");
    let told = desk.flickers("e4", 16, 300);
    assert!(told.contains("e4 muted"), "{told}");
    let after = desk.position.clone().play(desk.mv("e2e4")).unwrap();
    assert_eq!(desk.pieces, *after.board(), "{told}");
}

#[test]
fn between_two_muted_squares_no_move_is_found_but_one_can_be_said() {
    let mut desk = Desk::pegs(START);
    for square in [Square::E2, Square::E4] {
        desk.take(|hands, now, scene| hands.mute(square, now, scene));
    }
    assert_eq!(desk.wait(10_000), "rests");
    assert_eq!(desk.hands.fits(&desk.position), []);
    assert!(desk.hands.stands_as(desk.mv("e2e4"), &desk.position));
    desk.look("-d2");
    desk.look("+d4");
    assert_eq!(desk.hands.fits(&desk.position), [desk.mv("d2d4")]);
}

#[test]
fn a_contact_that_bounces_on_was_not_touched_and_one_that_comes_to_rest_was() {
    let mut desk = Desk::pegs(START);
    assert_eq!(desk.look("-g1"), "-g1");
    desk.wait(500);
    assert_eq!(desk.report(&Report::Faulty(Square::G1)), "");
    assert_eq!(desk.wait(2900), "");
    assert_eq!(desk.wait(100), "+g1N, g1 muted, untouched, rests");
    assert_eq!(desk.wait(60_000), "", "it bounces on");
    let mut desk = Desk::pegs(START);
    assert_eq!(desk.look("-g1"), "-g1");
    desk.report(&Report::Faulty(Square::G1));
    desk.wait(1500);
    assert_eq!(desk.report(&Report::Mended(Square::G1)), "");
    assert_eq!(desk.shows(&Board::new()), "+g1N, agrees");
    assert_eq!(desk.wait(60_000), "");
}

#[test]
fn a_touch_is_withdrawn_also_while_the_board_differs() {
    let mut desk = Desk::pieces(START);
    desk.look("-e2");
    assert_eq!(desk.wait(100), "-e2");
    desk.report(&Report::Gap);
    let mut without = Board::new();
    without.discard_piece_at(Square::H8);
    assert_eq!(desk.shows(&without), "differs");
    let told = desk.flickers("e2", 12, 300);
    assert!(told.ends_with("e2 back on e2, e2 muted, untouched"), "{told}");
    assert_eq!(desk.pieces, *desk.position.board());
}
