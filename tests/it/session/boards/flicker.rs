//! A bad contact: named, muted, and no touch.

use expect_test::expect;
use shakmaty::Square;
use touchmove::archive::{Header, Player};
use touchmove::pegboard::{Button, Make, Pressed, Report};

use super::super::{header, start};
use super::{FIRST, Table};

impl Table {
    /// A square comes and goes so often, with so many milliseconds between two changes.
    fn flickers(&mut self, square: Square, times: usize, every: u64) -> &mut Self {
        self.write(&format!("# {square} flickers"));
        for _ in 0..times {
            self.reports(FIRST, Report::Lifted(None, square, None)).pauses(every);
            self.reports(FIRST, Report::Seated(None, square, None)).pauses(every);
        }
        self
    }
}

#[test]
fn a_square_that_flickers_is_muted_and_another_piece_may_move() {
    for make in [Make::Peg1, Make::Dgt, Make::ChessLink, Make::Certabo] {
        let mut table = Table::on(make, header(&start(), Player::Human, None));
        table.flickers(Square::B1, 8, 350);
        assert!(!table.session.game().has_touched(), "{make:?}");
        assert!(table.transcript.contains("b1 is muted: it flickers. It was not touched."));
        table.hands("-e2").pauses(400).hands("e4").pauses(2000);
        if make == Make::Peg1 {
            table.reports(FIRST, Report::Button(None, Button::Confirm, Pressed::Short));
        }
        assert_eq!(table.session.game().made().len(), 1, "{make:?}: {}", table.transcript);
    }
}

#[test]
fn what_is_told_of_a_square_that_flickers() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Human, None));
    table.hands("-e2").flickers(Square::B1, 6, 700).hands("e4").button(Pressed::Short);
    table.types("pegboard").pauses(12_000).types("pegboard");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # b1 flickers
        knight b1 touched.
        e2 touched: it must move.
        b1.
        knight b1.
        b1.
        knight b1.
        b1.
        b1 flickers: press the piece down, or say mute b1.
        knight b1.
        b1.
        knight b1.
        b1.
        b1 is muted: it flickers. It was not touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        > pegboard
        Board: PEG/1, /dev/board1.
        It matches the game.
        b1 is muted. Type moves from or to it. To count it again: unmute b1.
        b1 is steady again and counts.
        > pegboard
        Board: PEG/1, /dev/board1.
        It matches the game.
    "#]]);
}

#[test]
fn a_move_that_was_refused_for_a_flicker_counts_when_the_square_is_muted() {
    let mut table = Table::on(Make::Dgt, header(&start(), Player::Human, None));
    table.flickers(Square::B1, 2, 500).hands("-e2").pauses(400).hands("e4").pauses(400);
    table.flickers(Square::B1, 3, 500).pauses(3000);
    assert_eq!(table.session.game().made().len(), 1, "{}", table.transcript);
}

#[test]
fn a_touch_before_the_flicker_is_kept() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Human, None));
    table.hands("-g1 g1").flickers(Square::B1, 6, 700);
    assert_eq!(table.session.game().touches(), [Square::G1], "{}", table.transcript);
}

#[test]
fn in_a_rehearsal_a_flicker_touches_nothing() {
    let header = Header { strict: true, ..header(&start(), Player::Builtin, Some("90+30")) };
    let mut table = Table::on(Make::Peg1, header);
    table.flickers(Square::B1, 6, 700);
    assert!(!table.session.game().has_touched());
    table.hands("-e2 e4").types("e4").types("press").answers("e5");
    assert_eq!(table.session.game().made().len(), 1, "{}", table.transcript);
}

#[test]
fn a_player_can_mute_a_square() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Human, None));
    table.types("mute").types("mute b1").hands("-b1 c3").pauses(2000).types("press");
    table.types("unmute b1").types("mute z9");
    table.expect(expect![[r#"
        > mute
        mute needs a square, for example mute e4.
        > mute b1
        b1 is muted: what it shows does not count.
        # -b1
        # c3
        knight b1 touched.
        c3.
        > press
        knight b1 c3
        > unmute b1
        b1 counts again.
        > mute z9
        mute needs a square, for example mute e4.
    "#]]);
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "off");
    table.types("mute b1");
    table.expect(expect![[r#"
        New game 1 for two players.
        > mute b1
        No board. Type pegboard auto to look for one.
    "#]]);
}

#[test]
fn a_sensor_that_is_good_again_is_told() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Human, None));
    table.reports(FIRST, Report::Faulty(Square::B1)).types("pegboard");
    table.reports(FIRST, Report::Mended(Square::B1));
    table.expect(expect![[r#"
        b1: the sensor cannot be trusted.
        > pegboard
        Board: PEG/1, /dev/board1.
        It matches the game.
        b1 is muted. Type moves from or to it. To count it again: unmute b1.
        b1 is steady again and counts.
    "#]]);
}

#[test]
fn who_is_led_to_a_bad_contact_hears_what_to_do_about_it() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "auto");
    table.comes(FIRST, Make::ChessLink);
    table.stands_as(FIRST, "rnbqkbn1/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").pauses(20_000);
    table.hands("-e4 e2").pauses(7000).write("...");
    table.pauses(20_000).types("mute h8");
    table.hands("-e2").pauses(500).hands("e4").pauses(2000);
    table.expect(expect![[r#"
        (looks for 1: auto)
        New game 1 for two players.
        Board found: ChessLink, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off e4.
        (board 1: lights e4)
        e4 seems occupied. If it is empty, say mute e4.
        # -e4
        Put the white pawn on e2.
        (board 1: lights e2)
        # e2
        Put the black rook on h8.
        (board 1: lights h8)
        ...
        h8 seems empty. Press the piece down, or say mute h8.
        > mute h8
        h8 is muted: what it shows does not count.
        The board is right.
        (board 1: dark)
        # -e2
        pawn e2 touched.
        # e4
        e4.
        pawn e2 e4
    "#]]);
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "auto");
    table.comes(FIRST, Make::ChessLink);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPPPPPP/RNBQKBNR");
    table.pauses(20_000).types("mute e4");
    table.expect(expect![[r#"
        (looks for 1: auto)
        New game 1 for two players.
        Board found: ChessLink, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off e4.
        (board 1: lights e4)
        e4 seems occupied. If it is empty, say mute e4.
        > mute e4
        e4 is muted: what it shows does not count.
        The board is right.
        (board 1: dark)
    "#]]);
    // Who sets up needs no such help.
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "auto");
    table.comes(FIRST, Make::ChessLink).stands_as(FIRST, "8/8/8/8/8/8/8/8").pauses(60_000);
    assert!(!table.transcript.contains("seems"), "{}", table.transcript);
}
