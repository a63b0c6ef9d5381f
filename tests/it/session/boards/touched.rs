//! What a touch binds to on a board, and the words for it (FIDE 2023, 4.3 to 4.5).

use super::*;

/// What is heard when hands have done this on a board with a button, which is pressed then.
fn heard(fen: &str, hands: &str) -> String {
    let mut table = Table::on(Make::Peg1, header(fen, Player::Builtin, None));
    table.hands(hands).button(Pressed::Short);
    table.is_replayed();
    format!("{}\n", table.transcript)
}

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PAWNS: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";

#[test]
fn b5_a_touch_that_binds_to_nothing_is_not_said_to_bind() {
    let all = ["-b8 b8", "-a1 a1", "-b8 b8 -e2 e4"].map(|hands| heard(&start(), hands));
    expect![[""]].assert_eq(&all.concat());
}

#[test]
fn b6_a_piece_that_must_be_captured_is_not_said_to_have_to_move() {
    let two = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
    let all =
        [(PAWNS, "-d5 d5 -e1 d1"), (two, "-d5 -c4 d5 c4 -e4 d4"), (PAWNS, "-e1 -d5 d5 e1 -e4 e5")]
            .map(|(fen, hands)| heard(fen, hands));
    expect![[""]].assert_eq(&all.concat());
}

#[test]
fn b7_the_rook_first_is_no_castling_and_the_reason_is_said_at_the_lift_of_the_king() {
    let all = ["-h1 -e1 g1 f1", "-a1 -e1 c1 d1", "-h1 h1 -e1 g1 -h1 f1"];
    let all = all.map(|hands| heard(CASTLING, hands));
    expect![[""]].assert_eq(&all.concat());
}

#[test]
fn b7_a_rook_that_was_put_first_is_not_pressed_while_the_king_is_elsewhere() {
    let mut all = String::new();
    for (make, hands) in [
        (Make::Peg1, "-h1 f1 -e1"),
        (Make::Peg1, "-h1 f1 -e1 g1"),
        (Make::Certabo, "-h1 f1 -e1 g1"),
    ] {
        let mut table = Table::on(make, header(CASTLING, Player::Builtin, None));
        table.hands(hands).pauses(3000).button(Pressed::Short).types("press");
        let back = if hands.ends_with("g1") { "-g1 e1" } else { "e1" };
        table.hands(back).button(Pressed::Short).pauses(3000).adds_to(&mut all, make.title());
    }
    expect![[""]].assert_eq(&all);
}

#[test]
fn b7_king_and_rook_that_may_not_castle_leave_a_move_of_the_king() {
    let attacked = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let shut_in = "4k3/8/8/8/8/8/3rrr2/4K2R w K - 0 1";
    let all = [(attacked, "-e1 -h1 h1 e1 -a1 a2"), (shut_in, "-e1 -h1")]
        .map(|(fen, hands)| heard(fen, hands));
    expect![[""]].assert_eq(&all.concat());
}

#[test]
fn b7_king_and_rook_that_must_castle_do_nothing_else() {
    expect![[""]].assert_eq(&heard(CASTLING, "-e1 -h1 e1 f1"));
}
