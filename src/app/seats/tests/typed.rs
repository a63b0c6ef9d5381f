//! Moves that count as they are typed: nothing is left between the move and the clock.

use expect_test::expect;

use crate::app::seats::tests::Table;
use crate::app::seats::tests::devices::KEYS;
use crate::table::Place;

const OFF: &str = "announcing = \"off\"";

/// FIDE 2023, 9.1.2.1: the moment of an offer is with the move. Any other is a matter of 11.5.
#[test]
fn e3_a_draw_is_offered_with_a_typed_move() {
    Table::of(KEYS, KEYS, OFF).hears(
        "w draw
         w yes
         w e4
         b draw e5
         w Nf3
         b draw Ng9
         b draw Ke5
         b help draw
         w wait 10
         w draw
         w yes
         b accept",
        &expect![[r#"
            > white: draw
            white: Too early for a draw. Both players must move first. FIDE 2023, 5.2.3.
            > white: yes
            white: No question to answer. Type a move, or help.
            > white: e4
            white: pawn e2 e4
            black: pawn e2 e4
            desk: White: pawn e2 e4
            > black: draw e5
            black: pawn e7 e5
            black: Draw offered.
            white: pawn e7 e5
            white: Black offers a draw.
            desk: Black: pawn e7 e5
            desk: Black offers a draw.
            > white: Nf3
            white: knight g1 f3
            white: White declines the draw.
            black: knight g1 f3
            black: White declines the draw.
            desk: White: knight g1 f3
            desk: White declines the draw.
            > black: draw Ng9
            black: Not understood: Ng9. Type only draw.
            > black: draw Ke5
            black: Not clear. Say the piece and both squares, for castling those of the king.
            desk: Black says Ke5: not a legal move. The player is asked for both squares.
            > black: help draw
            black: draw: offers a draw, or accepts one.
            black: draw e4: offers one with your move.
            > white: draw
            white: Offer a draw now? The right moment is with your move: draw e4. yes or no.
            > white: yes
            white: Draw offered.
            black: White offers a draw.
            desk: White offers a draw.
            desk: White offers a draw at the wrong moment. The offer is valid. FIDE 2023, 11.5.
            > black: accept
            black: Draw by agreement.
            white: Draw by agreement.
            desk: Black accepts the draw.
            desk: Draw by agreement. Type revoke to take the end back, or sign-off.
        "#]],
    );
}

/// Typing presses the clock before anything more can be said.
#[test]
fn e3_what_is_typed_right_behind_the_move_comes_with_it() {
    for (waited, asked) in [(0, false), (9, false), (10, true)] {
        let mut table = Table::of(KEYS, KEYS, OFF).played("e4 e5");
        table.script(&format!("w Nf3\nw wait {waited}\nw draw"));
        let game = table.seats.game(Place::Desk);
        assert_eq!(game.offer().is_none(), asked, "{}", table.heard);
        assert_eq!(table.heard.contains("with your move"), asked, "{}", table.heard);
    }
}

/// Where moves are announced, an offer that is typed with one comes between it and the clock.
#[test]
fn e3_a_draw_is_offered_with_an_announcement() {
    let mut table = Table::of(KEYS, KEYS, "").played("e4 e5");
    table.script("w draw Nf3");
    let game = table.seats.game(Place::Desk);
    assert_eq!(game.offer(), Some(shakmaty::Color::White), "{}", table.heard);
    assert!(!table.heard.contains("wrong moment"), "{}", table.heard);
}

/// FIDE 2023, 7.5.1, 7.5.5: typed with both squares, an illegal move is made and pressed.
#[test]
fn e4_an_illegal_move_is_made_by_typing_both_squares() {
    Table::of(KEYS, KEYS, OFF).hears(
        "w e5
         w e2 e5
         w d4
         w e4
         b Ke7
         b e8 e7
         b e7 e4
         w help",
        &expect![[r#"
            > white: e5
            white: Not clear. Say the piece and both squares, for castling those of the king.
            desk: White says e5: not a legal move. The player is asked for both squares.
            > white: e2 e5
            white: White's first illegal move. Ruling 1.
            white: Your clock is running.
            white: Back to the starting position.
            white: e2 touched: it must move.
            white: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            black: White's first illegal move. Ruling 1.
            black: White's clock is running.
            black: Back to the starting position.
            black: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            desk: White's first illegal move. Ruling 1. White's clock is running.
            desk: Back to the starting position.
            desk: White: e2 touched: it must move.
            desk: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            > white: d4
            white: Not completed: the touched piece on e2 must move. FIDE 2023, 4.3.
            desk: White: Not completed: the touched piece on e2 must move. FIDE 2023, 4.3.
            > white: e4
            white: pawn e2 e4
            black: pawn e2 e4
            desk: White: pawn e2 e4
            > black: Ke7
            black: Not clear. Say the piece and both squares, for castling those of the king.
            desk: Black says Ke7: not a legal move. The player is asked for both squares.
            > black: e8 e7
            black: Black's first illegal move. Ruling 2.
            black: Your clock is running.
            black: Back to the position after move 1, White.
            black: e7 touched: it must move.
            black: White gets 2 minutes more. FIDE 2023, 7.5.5.
            white: Black's first illegal move. Ruling 2.
            white: Black's clock is running.
            white: Back to the position after move 1, White.
            white: White gets 2 minutes more. FIDE 2023, 7.5.5.
            desk: Black's first illegal move. Ruling 2. Black's clock is running.
            desk: Back to the position after move 1, White.
            desk: Black: e7 touched: it must move.
            desk: White gets 2 minutes more. FIDE 2023, 7.5.5.
            > black: e7 e4
            black: Black's second illegal move. FIDE 2023, 7.5.1. Ruling 3.
            black: Back to the position after move 1, White.
            white: Black's second illegal move. FIDE 2023, 7.5.1. Ruling 3.
            white: Back to the position after move 1, White.
            desk: Black's second illegal move. FIDE 2023, 7.5.1. Ruling 3.
            desk: Back to the position after move 1, White.
            desk: Can White still mate? That is being examined.
            > white: help
            white: Your move: knight f3.
            white: Ask: last, clock, score.
            white: Do: draw, accept, decline, resign.
            white: Claim: claim threefold, claim flag.
            white: Call: arbiter, touched e4, two-hands.
            white: Your sheet: write e4, cross-out, sign 1-0.
            white: More: help all, help claim.
        "#]],
    );
}

/// Who may hear which moves are legal makes none that is not.
#[test]
fn e4_where_legal_moves_are_told_an_illegal_one_is_refused() {
    let mut table = Table::of(KEYS, KEYS, OFF);
    table.at_desk("allow white legal-moves");
    table.script("w e2 e5");
    assert_eq!(table.seats.game(Place::Desk).conduct().illegal_acts(shakmaty::Color::White), 0);
}

/// 7.5.2: the piece of a promotion is asked for, before the clock is pressed.
#[test]
fn e4_the_piece_of_a_typed_promotion_is_asked_for() {
    let mut table = Table::of(KEYS, KEYS, OFF).played("e4 d5 exd5 c6 dxc6 Nf6 cxb7 Nd5");
    table.script("w b7 a8");
    assert_eq!(table.seats.game(Place::Desk).conduct().illegal_acts(shakmaty::Color::White), 0);
    table.script("w knight");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 9, "{}", table.heard);
}
