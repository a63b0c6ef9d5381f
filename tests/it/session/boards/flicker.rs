//! A bad contact: named, muted, and no touch.

use expect_test::expect;
use shakmaty::{Board, Square};
use touchmove::archive::{Header, Player};
use touchmove::pegboard::{BoardEvent, Button, Loss, Make, Pressed, Report};

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
        assert!(!table.session.game().underway().has_touched(), "{make:?}");
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
    assert_eq!(table.session.game().underway().touches(), [Square::G1], "{}", table.transcript);
}

#[test]
fn in_a_rehearsal_a_flicker_touches_nothing() {
    let header = Header { strict: true, ..header(&start(), Player::Builtin, Some("90+30")) };
    let mut table = Table::on(Make::Peg1, header);
    table.flickers(Square::B1, 6, 700);
    assert!(!table.session.game().underway().has_touched());
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
        > mute b1
        No board. Type pegboard auto to look for one.
    "#]]);
}

/// After e2-e4, with a contact on b1 that does not close.
const WITHOUT_B1: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/R1BQKBNR";

#[test]
fn a_square_of_a_board_that_is_away_can_be_muted_and_stays_so_when_it_is_back() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Human, None));
    table.hands("-b1").tells(FIRST, BoardEvent::Lost(Loss::NoBoard)).types("e4").types("mute b1");
    table.types("e4").comes(FIRST, Make::Peg1).stands_as(FIRST, WITHOUT_B1);
    table.types("pegboard").tells(FIRST, BoardEvent::Lost(Loss::NoBoard)).comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, WITHOUT_B1).types("unmute b1");
    table.expect(expect![[r#"
        # -b1
        knight b1 touched.
        The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        > e4
        Touch-move: b1 must move. FIDE 2023, 4.3.
        If you did not touch it, say mute b1.
        > mute b1
        b1 is muted: it flickers. It was not touched.
        > e4
        pawn e2 e4
        The board is back: PEG/1, /dev/board1.
        (on the board)
        > pegboard
        Board: PEG/1, /dev/board1.
        It matches the game.
        b1 is muted. Type moves from or to it. To count it again: unmute b1.
        The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        The board is back: PEG/1, /dev/board1.
        (on the board)
        > unmute b1
        b1 counts again.
        (board 1: shakes 2)
        (the board is not the game)
        Put the white knight on b1.
        (board 1: lights b1)
    "#]]);
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Human, None));
    table.hands("-g1 -b1").tells(FIRST, BoardEvent::Lost(Loss::NoBoard)).types("mute b1");
    assert_eq!(table.session.game().underway().touches(), [Square::G1], "{}", table.transcript);
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "auto");
    table.types("mute b1").comes(FIRST, Make::Dgt).stands(FIRST, &Board::new());
    table.types("unmute b1");
    table.expect(expect![[r#"
        (looks for 1: auto)
        (new game for two)
        > mute b1
        b1 is muted: what it shows does not count.
        Board found: DGT, /dev/board1.
        (on the board)
        > unmute b1
        b1 counts again.
    "#]]);
}

#[test]
fn a_castling_that_seemed_to_begin_with_the_rook_is_typed_when_the_square_of_the_king_is_muted() {
    let castles = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut table = Table::on(Make::Peg1, header(castles, Player::Human, None));
    table.hands("-h1 -e1 g1 f1").types("O-O").types("mute e1").types("O-O");
    table.expect(expect![[r#"
        # -h1
        rook h1 touched.
        # -e1
        king e1 touched.
        h1 touched: it must move.
        The rook was touched first: no castling. FIDE 2023, 4.4.2.
        # g1
        g1.
        # f1
        h1 touched: it must move.
        > O-O
        Touch-move: h1 must move. FIDE 2023, 4.4.2.
        > mute e1
        e1 is muted: what it shows does not count.
        > O-O
        short castling
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
        (new game for two)
        Board found: ChessLink, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
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
        (new game for two)
        Board found: ChessLink, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
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

#[test]
fn who_is_to_turn_the_board_and_seems_not_to_hears_what_to_do_about_it() {
    let mut all = String::new();
    let turned = "3K4/8/8/8/8/8/5ppp/3k4";
    for make in [Make::Peg1, Make::Dgt] {
        let fen = "4k3/ppp5/8/8/8/8/8/4K3 w - - 0 1";
        let mut table = Table::at_boards(header(fen, Player::Builtin, None), "auto");
        table.comes(FIRST, make).stands_as(FIRST, turned).pauses(60_000).stands_as(FIRST, fen);
        table.adds_to(&mut all, make.title());
    }
    expect![[r#"
        PEG/1
        (looks for 1: auto)
        New game 1. You play White against level 3.
        Special starting position. To hear it: board.
        For the usual one: new usual.
        Your move.
        Board found: PEG/1, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Turn the board round.
        It still seems the wrong way round. Turn it, or say skip and play at the keyboard.
        The board is right.

        DGT
        (looks for 1: auto)
        New game 1. You play White against level 3.
        Special starting position. To hear it: board.
        For the usual one: new usual.
        Your move.
        Board found: DGT, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Turn the board round.
        It still seems the wrong way round. If it lies right, say pegboard straight or pegboard turned.
        The board is right.

    "#]].assert_eq(&all);
}

#[test]
fn who_has_carried_a_piece_past_a_bad_contact_hears_what_to_do_about_it() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "auto");
    table.comes(FIRST, Make::ChessLink);
    table.stands_with(FIRST, "rnbqkbnr/pppppppp/8/8/5R2/8/PPPPPPPP/RNBQKBN1").pauses(20_000);
    table.types("mute f4").pauses(20_000).types("mute h1");
    table.expect(expect![[r#"
        (looks for 1: auto)
        (new game for two)
        Board found: ChessLink, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Take the white rook from f4 to h1.
        (board 1: lights h1 f4)
        f4 seems occupied. If it is empty, say mute f4.
        > mute f4
        f4 is muted: what it shows does not count.
        Put the white rook on h1.
        (board 1: lights h1)
        h1 seems empty. Press the piece down, or say mute h1.
        > mute h1
        h1 is muted: what it shows does not count.
        The board is right.
        (board 1: dark)
    "#]]);
}

#[test]
fn who_is_led_to_pieces_that_are_read_as_others_hears_what_to_do_about_them() {
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "auto");
    table.comes(FIRST, Make::ChessLink);
    table.stands_with(FIRST, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR").pauses(20_000);
    table.types("mute b1").pauses(20_000).types("mute c1");
    table.expect(expect![[r#"
        (looks for 1: auto)
        (new game for two)
        Board found: ChessLink, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Swap the pieces on b1 and c1.
        (board 1: lights b1 c1)
        b1 seems to have the wrong piece. If it is the right one, say mute b1.
        > mute b1
        b1 is muted: what it shows does not count.
        Take the white knight off c1.
        (board 1: lights c1)
        c1 seems to have the wrong piece. If it is the right one, say mute c1.
        > mute c1
        c1 is muted: what it shows does not count.
        The board is right.
        (board 1: dark)
    "#]]);
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "auto");
    table.comes(FIRST, Make::ChessLink);
    table.stands_with(FIRST, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQQBNR").pauses(20_000);
    table.types("mute e1");
    table.expect(expect![[r#"
        (looks for 1: auto)
        (new game for two)
        Board found: ChessLink, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Take the white queen off e1.
        (board 1: lights e1)
        e1 seems to have the wrong piece. If it is the right one, say mute e1.
        > mute e1
        e1 is muted: what it shows does not count.
        The board is right.
        (board 1: dark)
    "#]]);
}

#[test]
fn a_touch_of_a_bad_contact_is_put_right_by_a_word_and_a_press() {
    let mut all = String::new();
    for make in [Make::Peg1, Make::ChessLink] {
        let mut table = Table::on(make, header(&start(), Player::Builtin, None));
        table.flickers(Square::B1, 1, 500).hands("-e2 e4").pauses(2000);
        if make == Make::Peg1 {
            table.button(Pressed::Short);
        }
        table.pauses(60_000).types("mute b1").pauses(3000);
        if make == Make::Peg1 {
            table.pauses(4000).button(Pressed::Short);
        }
        assert_eq!(table.session.game().made().len(), 1, "{}", table.transcript);
        table.adds_to(&mut all, make.title());
    }
    expect![[r#"
        PEG/1
        # b1 flickers
        knight b1 touched.
        Pieces put back. Touch-move still applies.
        # -e2
        pawn e2 touched.
        b1 touched: it must move.
        # e4
        b1 touched: it must move.
        # button Short
        Not completed: the touched piece on b1 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute b1.
        > mute b1
        b1 is muted: it flickers. It was not touched.
        Press, if your move is pawn e2 e4.
        # button Short
        pawn e2 e4
        (thinks of a move)

        ChessLink
        # b1 flickers
        knight b1 touched.
        Pieces put back. Touch-move still applies.
        # -e2
        pawn e2 touched.
        b1 touched: it must move.
        # e4
        b1 touched: it must move.
        Not completed: the touched piece on b1 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute b1.
        > mute b1
        b1 is muted: it flickers. It was not touched.
        pawn e2 e4
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
fn who_types_where_a_bad_contact_has_touched_hears_the_way_out() {
    let mut table = Table::on(Make::Dgt, header(&start(), Player::Builtin, None));
    table.flickers(Square::B1, 2, 500).types("e4").types("mute b1").types("e4");
    table.expect(expect![[r#"
        # b1 flickers
        knight b1 touched.
        (put back)
        knight b1.
        (put back)
        > e4
        Touch-move: b1 must move. FIDE 2023, 4.3.
        If you did not touch it, say mute b1.
        > mute b1
        b1 is muted: it flickers. It was not touched.
        > e4
        pawn e2 e4
        (thinks of a move)
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e2.
        (board 1: lights e2)
    "#]]);
}

#[test]
fn who_types_where_a_bad_contact_has_made_a_move_hears_the_way_out() {
    let mut all = String::new();
    for gone in [true, false] {
        let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
        table.hands("-c2").flickers(Square::C3, 1, 100);
        table.reports(FIRST, Report::Seated(None, Square::C3, None));
        if gone {
            table.tells(FIRST, BoardEvent::Lost(Loss::NoPort("/dev/ttyACM0".to_owned())));
        } else {
            table.types("mute c3");
        }
        table.types("c4").types("takeback").types("yes").types("c4");
        assert_eq!(table.session.game().made().len(), 1, "{}", table.transcript);
        table.adds_to(&mut all, if gone { "The cable is pulled" } else { "Muted" });
    }
    expect![[r#"
        The cable is pulled
        # -c2
        pawn c2 touched.
        # c3 flickers
        c3.
        The board is gone: the port /dev/ttyACM0 is not there. Continue at the keyboard. Plug it in.
        pawn c2 c3 is on the board. Type it, or plug the board in.
        > c4
        Too late: the move has been made. FIDE 2023, 4.7.
        pawn c2 c3 is on the board. If you did not play it, say takeback.
        > takeback
        Take back your move? yes or no.
        > yes
        Move taken back.
        > c4
        pawn c2 c4
        (thinks of a move)

        Muted
        # -c2
        pawn c2 touched.
        # c3 flickers
        c3.
        > mute c3
        c3 is muted: what it shows does not count.
        > c4
        Too late: the move has been made. FIDE 2023, 4.7.
        pawn c2 c3 is on the board. If you did not play it, say takeback.
        > takeback
        Take back your move? yes or no.
        > yes
        Move taken back.
        (board 1: lights c2 c3)
        > c4
        pawn c2 c4
        (thinks of a move)
        (board 1: shakes 2)
        Your board does not match the game.
        Put the white pawn on c4.
        (board 1: lights c4)

    "#]]
    .assert_eq(&all);
}

#[test]
fn a_touch_that_cannot_be_denied_any_more_is_taken_back_with_the_move() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-b1 c3 -c3 b1").types("mute b1").types("e4").types("takeback").types("yes");
    table.types("e4");
    assert_eq!(table.session.game().made().len(), 1, "{}", table.transcript);
    table.expect(expect![[r#"
        # -b1
        knight b1 touched.
        # c3
        c3.
        # -c3
        knight c3.
        # b1
        b1.
        > mute b1
        b1 is muted: what it shows does not count.
        > e4
        Touch-move: b1 must move. FIDE 2023, 4.3.
        knight b1 c3 is on the board. If you did not play it, say takeback.
        > takeback
        (take it back?)
        > yes
        Move taken back.
        > e4
        pawn e2 e4
        (thinks of a move)
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e2.
        (board 1: lights e2)
    "#]]);
}

#[test]
fn in_a_rehearsal_a_muted_square_was_not_touched_however_long_that_was_ago() {
    let header = Header { strict: true, ..header(&start(), Player::Builtin, Some("90+30")) };
    let mut table = Table::on(Make::Peg1, header);
    table.flickers(Square::B1, 1, 700).pauses(30_000).hands("-e2 e4").types("e4");
    table.types("mute b1").types("e4").types("press");
    table.expect(expect![[r#"
        # b1 flickers
        knight b1 touched.
        (put back)
        # -e2
        pawn e2 touched.
        b1 touched: it must move.
        # e4
        b1 touched: it must move.
        > e4
        Touch-move: b1 must move. FIDE 2023, 4.3.
        If you did not touch it, say mute b1.
        > mute b1
        b1 is muted: it flickers. It was not touched.
        > e4
        pawn e2 e4
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        (board 1: clock 5427 5430 Some(Black))
    "#]]);
}

#[test]
fn a_press_counts_though_a_contact_that_was_named_is_open() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.flickers(Square::B1, 3, 500).hands("-e2 e4 -b1").button(Pressed::Short);
    table.expect(expect![[r#"
        # b1 flickers
        knight b1 touched.
        (put back)
        knight b1.
        (put back)
        knight b1.
        (put back)
        b1 flickers: press the piece down, or say mute b1.
        # -e2
        pawn e2 touched.
        b1 touched: it must move.
        # e4
        b1 touched: it must move.
        # -b1
        knight b1.
        # button Short
        b1 touched: it must move.
        b1 is muted: it flickers. It was not touched.
        pawn e2 e4
        (thinks of a move)
    "#]]);
}
