//! What a game by other rules counts for a player, what he can drop and the checks that he has given: seen beside
//! the board, heard there, and asked for. And what is dropped by hand.

use expect_test::expect;
use shakmaty::Square;
use touchmove::keymap::Code;
use touchmove::laws::Variant;

use super::screen::Seat;
use super::variants::{game, heard, table};

/// White has a queen in the hand, and Black a knight.
const HOUSE: &str = "4k3/8/8/3p4/4P3/8/8/4K3[Qn] w - - 0 1";

/// White has given a check, and can give another.
const CHECKED: &str = "4k3/8/8/8/8/8/3R4/4K3 w - - 2+3 0 1";

fn at(variant: Variant, fen: &str) -> Seat {
    Seat::at("lichess", table(game(variant, fen), "en"))
}

/// The lines of both players, as they stand beside the board.
fn lines(seat: &Seat) -> Option<[String; 2]> {
    let dials = seat.table.session.dials(seat.table.now)?;
    Some([dials.white, dials.black])
}

#[test]
fn what_can_be_dropped_stands_beside_the_board_and_changes_with_each_move() {
    let mut seat = at(Variant::Crazyhouse, HOUSE);
    let mut seen = vec![format!("{:?}", lines(&seat))];
    for line in ["exd5", "N@d4", "Q@e5"] {
        seat.types_line(line);
        seen.push(format!("{line}: {:?}", lines(&seat)));
    }
    // A board that is not shown has nothing beside it.
    seat.types_line("blindfold on");
    seen.push(format!("{:?}", lines(&seat)));
    expect![[r#"
        Some(["White Q +6", "Black N"])
        exd5: Some(["White QP +8", "Black N"])
        N@d4: Some(["White QP +8", ""])
        Q@e5: Some(["White P +8", ""])
        None"#]]
    .assert_eq(&seen.join("\n"));
}

#[test]
fn checks_are_counted_beside_the_board_and_told_where_one_asks_for_check() {
    let mut seat = at(Variant::ThreeCheck, CHECKED);
    let before = lines(&seat);
    seat.types_line("Re2").types_line("check");
    expect![[r#"
        Some(["White +5 checks 1", "Black checks 0"])
        Some(["White +5 checks 2", "Black checks 0"])
        New game 1 for two players.
        Three-check. Type article for its rules. Special starting position. To hear it: board.
        For the usual one: new usual.
        rook d2 e2, check
        Check 2 of 3.
        Black is in check from rook e2.
        White: 2 of 3 checks.
        Black: 0 of 3 checks."#]]
    .assert_eq(&format!("{before:?}\n{:?}\n{}", lines(&seat), seat.transcript()));
}

#[test]
fn who_comes_to_a_player_hears_what_is_counted_for_him() {
    let mut heard = Vec::new();
    for (variant, fen) in
        [(Variant::Crazyhouse, HOUSE), (Variant::ThreeCheck, CHECKED), (Variant::Horde, "")]
    {
        let mut seat = at(variant, fen);
        for code in [Code::Tab, Code::Tab, Code::Down] {
            seat.press(code);
            heard.push(seat.shown());
        }
    }
    expect![[r#"
        Moves. No moves yet.
        Players. White can drop 1 queen.
        Black can drop 1 knight.
        Moves. No moves yet.
        Players. White: 1 of 3 checks.
        Black: 0 of 3 checks.
        Moves. No moves yet.
        Clocks. This game has no clocks.
        This game has no clocks."#]]
    .assert_eq(&heard.join("\n"));
}

#[test]
fn on_an_empty_square_the_key_that_takes_asks_what_is_dropped() {
    let drops = |square: Square, keys: &[Code]| {
        let mut seat = at(Variant::Crazyhouse, "4k3/8/8/8/8/8/8/4K3[QNPp] w - - 0 1");
        seat.go(square);
        for code in [&[Code::Enter], keys].concat() {
            seat.press(code);
        }
        let told = seat.transcript();
        let begins = told.find("Drop").or_else(|| told.rfind('\n')).unwrap_or(0);
        told[begins..].trim().to_owned()
    };
    let typed = [Code::Char('n'), Code::Enter];
    let told = [
        drops(Square::D3, &[Code::Char('2')]),
        // No pawn is dropped on the first rank.
        drops(Square::A1, &typed),
        drops(Square::E1, &[]),
    ];
    expect![[r#"
        Drop on d3. Type the piece or its number.
        1: queen at d3
        2: knight at d3
        3: pawn at d3
        knight at d3
        --
        Drop on a1. Type the piece or its number.
        1: queen at a1
        2: knight at a1
        knight at a1
        --
        king e1 in your hand."#]]
    .assert_eq(&told.join("\n--\n"));
}

#[test]
fn with_nothing_to_drop_an_empty_square_is_empty() {
    for (variant, fen) in [
        (Variant::Crazyhouse, "4k3/7p/8/8/8/8/P7/4K3[] w - - 0 1"),
        (Variant::Standard, "4k3/7p/8/8/8/8/P7/4K3 w - - 0 1"),
    ] {
        let mut seat = at(variant, fen);
        seat.go(Square::D3);
        seat.press(Code::Enter);
        let told = seat.transcript();
        assert!(told.ends_with("d3 is empty."), "{variant:?} {told}");
    }
}

#[test]
fn under_the_fingers_what_a_diagram_does_not_show_comes_below_it() {
    let below = |variant, fen| {
        let page = heard(variant, fen, "en", &["braille 40"]);
        let rows: Vec<&str> = page.lines().collect();
        rows[rows.len() - 4..].join("\n")
    };
    let told = [below(Variant::Crazyhouse, HOUSE), below(Variant::ThreeCheck, CHECKED)];
    expect![[r#"
        White to move.
        No castling.
        White can drop 1 queen.
        Black can drop 1 knight.
        White to move.
        No castling.
        White: 1 of 3 checks.
        Black: 0 of 3 checks."#]]
    .assert_eq(&told.join("\n"));
}
