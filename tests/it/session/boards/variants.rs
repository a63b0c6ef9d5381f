//! Drops from the box, and explosions that hands carry off.

use shakmaty::{Color, Role};
use touchmove::laws::Variant;

use super::*;

/// A game of this variant against the computer, from this position.
fn game(variant: Variant, fen: &str) -> Header {
    Header { variant, ..header(fen, Player::Builtin, None) }
}

impl Table {
    /// A piece comes from the box to a board that knows its pieces.
    fn drops(&mut self, square: Square, role: Role, color: Color) -> &mut Self {
        self.write(&format!("# {square} {role:?}"));
        self.reports(FIRST, Report::Seated(None, square, Some(role.of(color)))).pauses(500)
    }
}

#[test]
fn a_piece_from_the_box_is_dropped_by_hand() {
    let fen = "4k3/8/8/8/8/8/8/4K3[NR] w - - 0 1";
    let mut table = Table::on(Make::Dgt, game(Variant::Crazyhouse, fen));
    table.stands_with(FIRST, fen);
    table.transcript.clear();
    table.drops(Square::F3, Role::Knight, Color::White).pauses(3000);
    table.is_replayed();
    table.expect(expect![[r#"
        # f3 Knight
        f3.
        knight at f3
        (thinks of a move)
    "#]]);
}

#[test]
fn on_pegs_the_only_piece_of_the_pocket_is_meant_and_of_several_the_one_that_is_named() {
    let mut all = String::new();
    for (pocket, named) in [("Q", ""), ("NR", "rook at f3")] {
        let fen = format!("4k3/8/8/8/8/8/8/4K3[{pocket}] w - - 0 1");
        let mut table = Table::on(Make::Certabo, game(Variant::Crazyhouse, &fen));
        table.pauses(2000).hands("f3").pauses(3000);
        if !named.is_empty() {
            table.types(named).pauses(3000);
        }
        table.adds_to(&mut all, pocket);
    }
    expect![[r#"
        Q
        # f3
        f3.
        queen at f3
        (thinks of a move)

        NR
        # f3
        > rook at f3
        rook at f3
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
fn the_drop_of_the_other_side_is_put_from_the_box() {
    let fen = "4k3/8/8/8/8/8/8/4K3[q] w - - 0 1";
    let mut table = Table::on(Make::Certabo, game(Variant::Crazyhouse, fen));
    table.hands("-e1 e2").pauses(3000).answers("Q@d4").pauses(3000).hands("d4").pauses(3000);
    table.hands("-e2 f3").pauses(3000);
    table.is_replayed();
    table.expect(expect![[r#"
        # -e1
        king e1 touched.
        # e2
        e2.
        king e1 e2
        (thinks of a move)
        queen at d4
        (board 1: lights d4)
        (board 1: shows Q@d4)
        (board 1: shakes 1)
        # d4
        It is on your board.
        (board 1: dark)
        # -e2
        king e2 touched.
        # f3
        f3.
        king e2 f3
        (thinks of a move)
    "#]]);
}

/// A capture on such a board, its explosion, and the moves after it.
fn explodes_on(make: Make) -> Table {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2";
    let mut table = Table::on(make, game(Variant::Atomic, fen));
    table.hands("-e5 -f3 e5");
    if make == Make::Peg1 {
        table.button(Pressed::Short);
    }
    table.pauses(3000).hands("-e5").pauses(3000).answers("a6").pauses(3000);
    table.hands("-a7 a6").pauses(3000).hands("-e2 e4").pauses(3000);
    table.is_replayed();
    table
}

#[test]
fn what_explodes_is_carried_off_by_hand() {
    explodes_on(Make::Certabo).expect(expect![[r#"
        # -e5
        pawn e5 touched.
        e5 touched: it must be captured.
        # -f3
        knight f3 touched.
        f3 must capture e5.
        # e5
        e5.
        knight f3 takes e5
        Explosion. Gone: white knight f3.
        (thinks of a move)
        (board 1: lights e5)
        # -e5
        It is on your board.
        (board 1: dark)
        pawn a7 a6
        (board 1: lights a6 a7)
        (board 1: shows a7a6)
        (board 1: shakes 1)
        # -a7
        pawn a7.
        (board 1: lights a6)
        # a6
        It is on your board.
        (board 1: dark)
        # -e2
        pawn e2 touched.
        # e4
        e4.
        pawn e2 e4
        (thinks of a move)
    "#]]);
}

#[test]
fn what_explodes_on_pegs_is_carried_off_when_it_is_announced() {
    explodes_on(Make::Peg1).expect(expect![[r#"
        # -e5
        pawn e5 touched.
        e5 touched: it must be captured.
        # -f3
        knight f3 touched.
        f3 must capture e5.
        # e5
        e5.
        # button Short
        knight f3 takes e5
        Explosion. Gone: white knight f3.
        (thinks of a move)
        (board 1: lights e5)
        # -e5
        It is on your board.
        (board 1: dark)
        pawn a7 a6
        (board 1: lights a6 a7)
        (board 1: shows a7a6)
        (board 1: shakes 1)
        # -a7
        pawn a7.
        (board 1: lights a6)
        # a6
        It is on your board.
        (board 1: dark)
        # -e2
        pawn e2 touched.
        # e4
        e4.
    "#]]);
}

#[test]
fn the_explosion_of_the_other_side_is_led() {
    let fen = "rnbqkbnr/ppp1pppp/8/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 2";
    let mut table = Table::on(Make::Certabo, game(Variant::Atomic, fen));
    table.hands("-a2 a3").pauses(3000).answers("dxe4").pauses(9000);
    table.hands("-e4 -d5 e4").pauses(9000).hands("-e4 -c3").pauses(9000);
    table.is_replayed();
    table.expect(expect![[r#"
        # -a2
        pawn a2 touched.
        # a3
        a3.
        pawn a2 a3
        (thinks of a move)
        pawn d5 takes e4
        Explosion. Gone: black pawn d5.
        (board 1: lights e4 d5)
        (board 1: shows d5e4)
        (board 1: shakes 1)
        # -e4
        pawn e4.
        (board 1: lights d5)
        # -d5
        It is on your board.
        (board 1: dark)
        # e4
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e4.
        (board 1: lights e4)
        # -e4
        The board is right.
        (board 1: dark)
        # -c3
        knight c3 touched.
    "#]]);
}
