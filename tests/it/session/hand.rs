//! Pieces taken from their squares and put on others.

use expect_test::expect;
use touchmove::app::input::Input;
use touchmove::app::order::Output;
use touchmove::app::session::Act;
use touchmove::archive::{Header, Player};
use touchmove::keymap::Code;
use touchmove::laws::Announcing;
use touchmove::ui::view::{Arrival, Thing};

use super::screen::Seat;
use super::{Table, header, start};

#[test]
fn a_piece_is_taken_and_put() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("put e4").types("take").types("take e5").types("take e7").types("take e2");
    table.types("put e5").types("put d2").types("put d2").types("/take e2").types("/put e4");
    table.types("take e7").types("e5").types("put e6");
    table.expect(expect![[r#"
        > put e4
        Your hand is empty. Type take and a square first.
        > take
        take needs a square, for example take e4.
        > take e5
        e5 is empty.
        > take e7
        Not your piece: black pawn on e7.
        > take e2
        pawn e2 in your hand.
        > put e5
        A pawn cannot go from e2 to e5.
        > put d2
        pawn d2 in your hand.
        > put d2
        pawn d2 is back.
        > /take e2
        pawn e2 in your hand.
        > /put e4
        pawn e2 e4
        > take e7
        pawn e7 in your hand.
        > e5
        pawn e7 e5
        > put e6
        Your hand is empty. Type take and a square first.
    "#]]);
}

#[test]
fn who_waits_takes_nothing() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("take e2").types("put e4").types("take d2").types("resign").types("yes");
    table.types("take d2");
    table.expect(expect![[r#"
        > take e2
        pawn e2 in your hand.
        > put e4
        pawn e2 e4
        (thinks of a move)
        > take d2
        Black is to move. Wait for the answer.
        > resign
        Resign? yes or no.
        > yes
        > take d2
        (over)
    "#]]);
}

#[test]
fn a_castling_is_named_by_the_rook_or_by_where_the_king_goes() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let mut table = Table::new(header(fen, Player::Human, None));
    table.types("take e1").types("put h1").types("take e8").types("put c8");
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        > take e1
        king e1 in your hand.
        > put h1
        short castling
        > take e8
        king e8 in your hand.
        > put c8
        long castling
    "#]]);
    let fen = "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1";
    let mut table = Table::new(header(fen, Player::Human, None));
    table.types("take e1").types("put h1").types("put h2");
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        > take e1
        king e1 in your hand.
        > put h1
        rook h1 in your hand.
        > put h2
        Not legal: you would still be in check.
    "#]]);
}

#[test]
fn in_chess960_king_and_rook_may_be_neighbours() {
    let fen = "4k3/8/8/8/8/8/8/5RK1 w F - 0 1";
    let header =
        Header { variant: touchmove::laws::Variant::Chess960, ..header(fen, Player::Human, None) };
    let mut table = Table::new(header);
    table.types("take g1").types("put f1");
    table.expect(expect![[r#"
        Chess960, from another position. Type board to hear it.
        > take g1
        king g1 in your hand.
        > put f1
        long castling
    "#]]);
}

#[test]
fn a_promotion_is_asked_for_and_another_piece_drops_the_question() {
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let mut table = Table::new(header(fen, Player::Human, None));
    table.types("take a7").types("put a8").types("take a1").types("2").types("put a1");
    table.types("take a7").types("put a8").types("2");
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        > take a7
        pawn a7 in your hand.
        > put a8
        What does the pawn become? Type the piece or its number.
        1: pawn a7 a8 promotes to queen
        2: pawn a7 a8 promotes to rook
        3: pawn a7 a8 promotes to bishop
        4: pawn a7 a8 promotes to knight
        > take a1
        king a1 in your hand.
        > 2
        Not a move. Try e2 e4, or help.
        > put a1
        king a1 is back.
        > take a7
        pawn a7 in your hand.
        > put a8
        What does the pawn become? Type the piece or its number.
        1: pawn a7 a8 promotes to queen
        2: pawn a7 a8 promotes to rook
        3: pawn a7 a8 promotes to bishop
        4: pawn a7 a8 promotes to knight
        > 2
        pawn a7 a8 promotes to rook
    "#]]);
}

#[test]
fn touched_is_moved_where_that_is_set_and_adjusting_before_makes_it_none() {
    let strict = Header { touch: true, ..header(&start(), Player::Human, None) };
    let mut table = Table::new(strict);
    table.types("adjust").types("take g1").types("put g1").types("take b1").types("put b1");
    table.types("adjust").types("take e2").types("put e4").types("take b1").types("put c3");
    table.types("take e7").types("e5").types("take a1").types("a3");
    table.expect(expect![[r#"
        > adjust
        White adjusts.
        > take g1
        knight g1 in your hand.
        > put g1
        knight g1 is back.
        > take b1
        knight b1 in your hand.
        > put b1
        knight b1 is back.
        > adjust
        White adjusts.
        > take e2
        pawn e2 in your hand.
        > put e4
        pawn e2 e4
        > take b1
        Not your piece: white knight on b1.
        > put c3
        Your hand is empty. Type take and a square first.
        > take e7
        pawn e7 in your hand.
        e7 touched: it must move.
        > e5
        pawn e7 e5
        > take a1
        rook a1 in your hand.
        a1 touched. It has no legal move, so any move may be played.
        > a3
        pawn a2 a3
    "#]]);
}

#[test]
fn where_moves_are_announced_put_makes_and_repeats_them() {
    let announced =
        Header { announcing: Announcing::Repeat, ..header(&start(), Player::Builtin, None) };
    let mut table = Table::new(announced);
    table.types("take e2").types("put e4").types("take d2").types("announce e4").types("press");
    table.answers("e5").types("take e7").types("put e6").types("take e7").types("put e5");
    table.expect(expect![[r#"
        (moves are announced and repeated)
        > take e2
        pawn e2 in your hand.
        > put e4
        pawn e2 e4 is on the board.
        Announce it.
        > take d2
        pawn e2 e4 is on the board.
        Announce it.
        > announce e4
        pawn e2 e4
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        pawn e7 e5
        Repeat it.
        > take e7
        pawn e7 in your hand.
        > put e6
        That is a different move. Announced: pawn e7 e5.
        > take e7
        pawn e7 in your hand.
        > put e5
        Repeated. Your move.
    "#]]);
}

#[test]
fn what_is_looked_at_is_said_and_no_part_of_the_transcript() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("e4").types("turn");
    table.transcript.clear();
    let things = [
        (Thing::Square(shakmaty::Square::E4), Arrival::Step),
        (Thing::Square(shakmaty::Square::E4), Arrival::Edge),
        (Thing::Moves(0), Arrival::Pane),
        (Thing::Clock(shakmaty::Color::White), Arrival::Step),
    ];
    let looks = table.looks(things);
    expect![[r#"
        e4: white pawn, light, last move.
        Edge. e4: white pawn, light, last move.
        Moves. 1. pawn e2 e4
        This game has no clocks.
    "#]]
    .assert_eq(&looks);
    table.types("repeat").expect(expect![[r#"
        > repeat
        Black to move, move 1.
    "#]]);
}

#[test]
fn what_a_square_is_marked_for_is_told_to_who_asks_about_it() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("take e2").types("board e2").types("board e4").types("board").types("put e4");
    table.transcript.clear();
    table.types("b e4").types("what is on d4").types("f5").types("Qh5").types("board e8");
    let mut seat = Seat::new(&start());
    for key in [Code::Up, Code::Enter, Code::Char('o')] {
        seat.press(key);
    }
    assert_eq!(seat.shown(), "e2: white pawn, light, in hand.");
    table.expect(expect![[r#"
        > b e4
        e4: white pawn, light, last move.
        > what is on d4
        d4: empty, dark square.
        > f5
        pawn f7 f5
        > Qh5
        queen d1 h5, check
        > board e8
        e8: black king, light, in check.
    "#]]);
}

#[test]
fn without_clocks_what_was_captured_is_shown_and_told_in_their_place() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("e4").types("d5");
    assert_eq!(table.session.dials(table.now), None);
    table.types("exd5");
    let dials = table.session.dials(table.now).unwrap();
    assert_eq!([&*dials.white, &*dials.black], ["White P +1", ""]);
    let white = Thing::Clock(shakmaty::Color::White);
    expect![[r#"
        Captures. Last captured: black pawn on d5.
        Black has lost a pawn.
        Last captured: black pawn on d5.
        Black has lost a pawn.
    "#]]
    .assert_eq(&table.looks([(white, Arrival::Pane), (white, Arrival::Step)]));
    table.types("draw").types("yes").types("accept");
    assert_eq!(table.session.view().header[0], "Game over, 1/2-1/2.");
}

impl Table {
    /// What is said of each thing that is looked at, a line each.
    fn looks(&mut self, things: impl IntoIterator<Item = (Thing, Arrival)>) -> String {
        let mut looks = String::new();
        for (thing, arrival) in things {
            let acts = self.session.handle(self.now, Input::Looked { thing, arrival });
            let [.., Act::Out(Output::Look(said))] = &acts[..] else { panic!("{acts:?}") };
            looks.push_str(&said.written());
            looks.push('\n');
        }
        looks
    }
}
