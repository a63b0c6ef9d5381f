//! Moves that stand by half, and positions that are none: what is still to be done is said, and nothing
//! that is not so.

use super::*;

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// What is heard on a board when hands have done this and the button is pressed.
fn pressed(make: Make, header: Header, hands: &str) -> String {
    let mut table = Table::on(make, header);
    table.hands(hands);
    table.transcript.clear();
    table.button(Pressed::Short);
    table.is_replayed();
    format!("{hands}\n{}", table.transcript)
}

#[test]
fn b3_the_question_of_a_promotion_is_repeated_as_often_as_is_pressed() {
    let mut all = String::new();
    for make in [Make::Peg1, Make::Dgt] {
        let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
        let mut table = Table::on(make, header(fen, Player::Builtin, None));
        table.hands("-a7 a8").button(Pressed::Short).button(Pressed::Short).types("no");
        table.button(Pressed::Short).types("queen").adds_to(&mut all, make.title());
    }
    expect![[""]].assert_eq(&all);
}

#[test]
fn b3_a_castling_by_half_names_the_rook_or_the_piece_in_the_hand() {
    let on = |hands| pressed(Make::Peg1, header(CASTLING, Player::Builtin, None), hands);
    let all = ["-e1 g1", "-e1 c1", "-e1 -h1 g1", "-e1 -h1 f1", "-e1 -a1 c1", "-e1 -a1 d1"].map(on);
    expect![[""]].assert_eq(&all.concat());
    let chess960 = |fen, hands| {
        let header = Header { chess960: true, ..header(fen, Player::Builtin, None) };
        pressed(Make::Peg1, header, hands)
    };
    let far = "rk6/8/8/8/8/8/8/RK6 w Aa - 0 1";
    let swap = "5kr1/5ppp/8/8/8/8/5PPP/5KR1 w Kk - 0 1";
    let all =
        [(far, "-b1 -a1 c1"), (far, "-b1 -a1 d1"), (swap, "-f1 -g1 g1"), (swap, "-f1 -g1 f1")]
            .map(|(fen, hands)| chess960(fen, hands));
    expect![[""]].assert_eq(&all.concat());
}

#[test]
fn b3_a_pawn_that_is_taken_in_passing_is_still_to_be_taken_off() {
    let mut all = String::new();
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for make in [Make::Peg1, Make::Certabo] {
        let mut table = Table::on(make, header(fen, Player::Builtin, None));
        table.hands("-e5 d6").pauses(3000).button(Pressed::Short).types("press");
        table.hands("-d5").pauses(3000).button(Pressed::Short).adds_to(&mut all, make.title());
    }
    expect![[""]].assert_eq(&all);
}

#[test]
fn b10_an_impossible_move_is_told_by_its_piece_and_both_squares() {
    let fen = "4k3/8/8/2p5/8/8/3P4/RNBQKB2 w - - 0 1";
    let on = |hands| pressed(Make::Peg1, header(fen, Player::Builtin, None), hands);
    let all = ["-d2 d5", "-b1 b3", "-a1 b3", "-c1 c4", "-d1 e3", "-e1 e3"].map(on);
    expect![[""]].assert_eq(&all.concat());
}

#[test]
fn b10_an_illegal_position_names_what_was_put_and_set_up() {
    let mut all = String::new();
    for (make, hands) in [
        (Make::Peg1, "-e2 -d2 e5 d5"),
        (Make::Certabo, "-e2 -d2 e5 d5"),
        (Make::Peg1, "-g1 -e7 e5 h3"),
    ] {
        let mut table = Table::on(make, header(&start(), Player::Builtin, None));
        table.hands(hands).pauses(3000).types("set-up").adds_to(&mut all, make.title());
    }
    expect![[""]].assert_eq(&all);
}
