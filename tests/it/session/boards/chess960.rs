//! Castling by hand in Chess960.

use super::*;

/// A king on f1 and a rook on h1: the king's step to g1 may be half of castling.
const STEP: &str = "5k1r/8/8/8/8/8/8/5K1R w Kk - 0 1";
/// King and rook change places.
const SWAP: &str = "5kr1/5ppp/8/8/8/8/5PPP/5KR1 w Kk - 0 1";
/// Only the rook moves.
const STAYS: &str = "6kr/8/8/8/8/8/8/6KR w Kk - 0 1";

fn chess960(fen: &str) -> Header {
    Header { variant: touchmove::laws::Variant::Chess960, ..header(fen, Player::Builtin, None) }
}

#[test]
fn in_chess960_a_king_that_may_still_castle_completes_no_move_by_itself() {
    let mut table = Table::on(Make::Certabo, chess960(STEP));
    table.hands("-f1 g1").pauses(9000).hands("-h1 f1").pauses(3000);
    table.expect(expect![[r#"
        # -f1
        king f1 touched.
        # g1
        g1.
        king f1 g1 is on the board.
        Press the clock.
        # -h1
        rook h1 touched.
        King and rook touched: short castling.
        # f1
        f1.
        short castling, check
        (thinks of a move)
    "#]]);
}

#[test]
fn in_chess960_a_king_that_goes_without_castling_is_pressed() {
    let mut table = Table::on(Make::Certabo, chess960(STEP));
    table.hands("-f1 g1").pauses(9000).types("press");
    table.expect(expect![[r#"
        # -f1
        king f1 touched.
        # g1
        g1.
        king f1 g1 is on the board.
        Press the clock.
        > press
        king f1 g1
        (thinks of a move)
    "#]]);
}

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript")]
fn in_chess960_king_and_rook_change_places() {
    let mut all = String::new();
    for make in [Make::Certabo, Make::Peg1] {
        for hands in ["-f1 -g1 f1 g1", "-f1 -g1 g1 f1"] {
            let mut table = Table::on(make, chess960(SWAP));
            table.hands(hands).pauses(3000);
            if make == Make::Peg1 {
                table.button(Pressed::Short);
            }
            table.adds_to(&mut all, &format!("{make:?}: {hands}"));
        }
    }
    expect![[r#"
        Certabo: -f1 -g1 f1 g1
        # -f1
        king f1 touched.
        # -g1
        rook g1 touched.
        King and rook touched: short castling.
        # f1
        f1.
        # g1
        g1.
        short castling
        (thinks of a move)

        Certabo: -f1 -g1 g1 f1
        # -f1
        king f1 touched.
        # -g1
        rook g1 touched.
        King and rook touched: short castling.
        # g1
        g1.
        # f1
        f1.
        short castling
        (thinks of a move)

        Peg1: -f1 -g1 f1 g1
        # -f1
        king f1 touched.
        # -g1
        rook g1 touched.
        King and rook touched: short castling.
        # f1
        f1.
        # g1
        g1.
        # button Short
        short castling
        (thinks of a move)

        Peg1: -f1 -g1 g1 f1
        # -f1
        king f1 touched.
        # -g1
        rook g1 touched.
        King and rook touched: short castling.
        # g1
        g1.
        # f1
        f1.
        # button Short
        short castling
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript")]
fn in_chess960_a_rook_castles_round_a_king_that_stays() {
    let mut all = String::new();
    for hands in ["-h1 f1", "-g1 g1 -h1 f1", "-g1 -h1 g1 f1", "-g1 -h1 f1 g1"] {
        let mut table = Table::on(Make::Peg1, chess960(STAYS));
        table.hands(hands).button(Pressed::Short).answers("O-O").hands("-h8 f8");
        table.adds_to(&mut all, hands);
    }
    expect![[r#"
        -h1 f1
        # -h1
        rook h1 touched.
        # f1
        f1.
        # button Short
        short castling
        (thinks of a move)
        short castling
        (board 1: lights f8 h8)
        (board 1: shows g8h8)
        (board 1: shakes 1)
        # -h8
        rook h8.
        (board 1: lights f8)
        # f8
        It is on your board.
        (board 1: dark)

        -g1 g1 -h1 f1
        # -g1
        king g1 touched.
        # g1
        Pieces put back. Touch-move still applies.
        # -h1
        rook h1 touched.
        King and rook touched: short castling.
        # f1
        f1.
        # button Short
        short castling
        (thinks of a move)
        short castling
        (board 1: lights f8 h8)
        (board 1: shows g8h8)
        (board 1: shakes 1)
        # -h8
        rook h8.
        (board 1: lights f8)
        # f8
        It is on your board.
        (board 1: dark)

        -g1 -h1 g1 f1
        # -g1
        king g1 touched.
        # -h1
        rook h1 touched.
        King and rook touched: short castling.
        # g1
        g1.
        # f1
        f1.
        # button Short
        short castling
        (thinks of a move)
        short castling
        (board 1: lights f8 h8)
        (board 1: shows g8h8)
        (board 1: shakes 1)
        # -h8
        rook h8.
        (board 1: lights f8)
        # f8
        It is on your board.
        (board 1: dark)

        -g1 -h1 f1 g1
        # -g1
        king g1 touched.
        # -h1
        rook h1 touched.
        King and rook touched: short castling.
        # f1
        f1.
        # g1
        g1.
        # button Short
        short castling
        (thinks of a move)
        short castling
        (board 1: lights f8 h8)
        (board 1: shows g8h8)
        (board 1: shakes 1)
        # -h8
        rook h8.
        (board 1: lights f8)
        # f8
        It is on your board.
        (board 1: dark)

    "#]]
    .assert_eq(&all);
}
