//! Moves that the arbiter takes back with their times, claims with a move, and what waits for him.

use expect_test::expect;
use shakmaty::{Color, Square};

use crate::app::seats::tests::devices::KEYS;
use crate::app::seats::tests::{Table, match_file};
use crate::laws::Event;
use crate::table::Place;

fn silent() -> Table {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table
}

fn claims(table: &mut Table, by: Color, square: Square) {
    table.does(by, Event::TouchClaimed(by, square));
}

/// FIDE 2023, 7.6: the fifth arbiter's A3. Displaced pieces are asked for, have a number, set the clocks,
/// lead the players, and are taken back like every ruling.
#[test]
fn a3_displaced_pieces_are_a_ruling_like_every_other() {
    let mut table = silent();
    table.plays("e4 e5 Nf3");
    let before = table.seats.game(Place::Desk).clone();
    table.script("d displaced 1 black\nd yes");
    assert!(table.heard.contains("white: Take the white knight from"), "{}", table.heard);
    assert!(table.heard.contains("black: White's clock is set to"), "{}", table.heard);
    let told = table.at_desk("revoke 1\nyes\nresume");
    assert!(told.contains("Take this back? Ruling 1: Pieces displaced"), "{told}");
    assert_eq!(table.seats.game(Place::Desk).made(), before.made());
    table.plays("Nc6");
    table.agree();
}

/// The fifth arbiter's A1: what a ruling has given since stays given, and the arbiter hears both clocks
/// before he says yes.
#[test]
fn a1_a_late_touch_keeps_the_minutes_of_a_ruling_that_stands() {
    let mut table = silent();
    table.plays("e4 e5");
    claims(&mut table, Color::White, Square::B8);
    table.plays("Nf3 Nc6");
    let left = table.seats.game(Place::Desk).clocks().left_after(1).unwrap().black;
    table.at_desk("add-time black 2");
    let told = table.at_desk("accept\nyes");
    let after = table.seats.game(Place::Desk).clocks().left_after(1).unwrap().black;
    assert_eq!(after, left + std::time::Duration::from_mins(2), "{told}");
    let clock = table.seats.game(Place::Desk).clock().unwrap();
    assert_eq!(clock.remaining(Color::Black, table.at), after, "{told}");
    table.agree();
}

/// FIDE 2023, 9.5.3: the fifth arbiter's A4. The move of a claim is heard by all; where the claim is
/// refused, or its draw revoked, it must be played, and who plays another is told which.
#[test]
fn a4_the_move_of_a_claim_is_heard_and_must_be_played_where_the_draw_is_revoked() {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table.plays("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    table.heard.clear();
    table.script("b claim threefold Ng8\nb yes\nd revoke\nd yes\nd resume\nb Nc6");
    expect![[r#"
        > black: claim threefold Ng8
        black: Claim a draw with Springer Felix sechs Gustav acht? If the claim is wrong, White gets more time, and you must play the move. yes or no.
        > black: yes
        black: Black claims a draw with Springer Felix sechs Gustav acht.
        black: Draw by threefold repetition.
        black: Complete your score sheet now.
        white: Black claims a draw with Springer Felix sechs Gustav acht.
        white: Draw by threefold repetition.
        white: Complete your score sheet now.
        desk: Black claims a draw with knight f6 g8.
        desk: Draw by threefold repetition. Type revoke to take the end back, or sign-off.
        desk: Score sheet: White must complete it now.
        desk: Score sheet: Black must complete it now.
        > desk: revoke
        desk: Take the end of the game back? Yes or no?
        > desk: yes
        desk: Ruling 1: The end of the game is revoked. FIDE 2023, 12.
        desk: Clocks stopped.
        desk: Black must play knight f6 g8. FIDE 2023, 9.5.3.
        desk: The game is not over: Black to move, move 4.
        desk: When all are ready, type resume.
        white: Ruling 1: The end of the game is revoked. FIDE 2023, 12.
        white: Clocks stopped.
        white: Black must play Springer Felix sechs Gustav acht. FIDE 2023, 9.5.3.
        white: The game is not over: Black to move, move 4.
        black: Ruling 1: The end of the game is revoked. FIDE 2023, 12.
        black: Clocks stopped.
        black: You claimed with Springer Felix sechs Gustav acht: play it now. FIDE 2023, 9.5.3.
        black: The game is not over: Black to move, move 4.
        > desk: resume
        desk: Clocks running. Black's clock is running.
        white: Clocks running. Black's clock is running.
        black: Clocks running. Black's clock is running.
        > black: Nc6
        black: You claimed with Springer Felix sechs Gustav acht: play it now.
    "#]]
    .assert_eq(&table.heard);
    assert_eq!(table.seats.game(Place::Desk).made().len(), 7);
    table.plays("Ng8");
    assert_eq!(table.seats.game(Place::Desk).made().len(), 8, "{}", table.heard);
    table.agree();
}

#[test]
fn a4_the_arbiter_frees_the_player_from_the_move_of_a_claim_by_restore() {
    let mut table = Table::of(KEYS, KEYS, "").played("e4 e5");
    table.heard.clear();
    table.script(
        "w claim fifty Nf3\nw yes\nw d4\nd restore 1 black\nd resume\nw d4\nb repeat d4\nw press",
    );
    expect![[r#"
        > white: claim fifty Nf3
        white: Claim a draw with knight g1 f3? If the claim is wrong, Black gets more time, and you must play the move. yes or no.
        > white: yes
        white: Claim refused: not one move each without a capture or pawn move. 50 are needed. Ruling 1.
        white: Black gets 2 minutes more.
        white: Your claim stays as a draw offer.
        white: You claimed with knight g1 f3: play it now. FIDE 2023, 9.5.3.
        black: Claim refused: not one move each without a capture or pawn move. 50 are needed. Ruling 1.
        black: Black gets 2 minutes more.
        black: White's claim stays as a draw offer.
        black: White must play knight g1 f3. FIDE 2023, 9.5.3.
        desk: White: Claim refused: not one move each without a capture or pawn move. 50 are needed. Ruling 1.
        desk: Black gets 2 minutes more.
        desk: White offers a draw.
        desk: White must play knight g1 f3. FIDE 2023, 9.5.3.
        > white: d4
        white: You claimed with knight g1 f3: play it now.
        > desk: restore 1 black
        desk: Ruling 2: Back to the position after move 1, Black. FIDE 2023, 7.6.
        desk: Already the position: no move is taken back, and the clocks keep their times. To change one: set-clock.
        desk: White's board is not seen. Check yourself that it is right.
        desk: Black's board is not seen. Check yourself that it is right.
        desk: Clocks stopped. When the boards are right, type resume.
        white: Clocks stopped.
        white: Ruling 2: Back to the position after move 1, Black. FIDE 2023, 7.6.
        white: Compare your board with this position.
        white: Rank 8: black rooks a, h, knights b, g,
        white: bishops c, f, queen d, king e.
        white: Rank 7: black pawns a to d, f to h.
        white: Rank 6: empty.
        white: Rank 5: black pawn e.
        white: Rank 4: white pawn e.
        white: Rank 3: empty.
        white: Rank 2: white pawns a to d, f to h.
        white: Rank 1: white rooks a, h, knights b, g,
        white: bishops c, f, queen d, king e.
        black: Clocks stopped.
        black: Ruling 2: Back to the position after move 1, Black. FIDE 2023, 7.6.
        black: Compare your board with this position.
        black: Rank 1: white rooks h, a, knights g, b,
        black: bishops f, c, king e, queen d.
        black: Rank 2: white pawns h, g, f, d, c, b, a.
        black: Rank 3: empty.
        black: Rank 4: white pawn e.
        black: Rank 5: black pawn e.
        black: Rank 6: empty.
        black: Rank 7: black pawns h, g, f, d, c, b, a.
        black: Rank 8: black rooks h, a, knights g, b,
        black: bishops f, c, king e, queen d.
        > desk: resume
        desk: Clocks running. White's clock is running.
        white: Clocks running. White's clock is running.
        black: Clocks running. White's clock is running.
        > white: d4
        white: pawn d2 d4
        black: pawn d2 d4
        black: Repeat it.
        desk: White: pawn d2 d4
        desk: Black, repeat the move.
        > black: repeat d4
        black: Repeated.
        white: Black repeats it.
        desk: Black repeats it.
        > white: press
        white: Pressed.
        black: Your clock is running.
        desk: White presses the clock.
    "#]].assert_eq(&table.heard);
    let sheet = table.seats.game(Place::Desk).sheet(Color::White);
    assert_eq!(sheet.entries().last().copied().flatten(), Some("d2d4".parse().unwrap()));
    table.agree();
}

/// The fifth arbiter's B: whoever calls without a reason waits like every other matter, and a complaint
/// about two hands names who moved, and the move.
#[test]
fn b_a_call_without_a_reason_waits_and_two_hands_name_the_move() {
    let mut table = silent();
    table.plays("e4 e5");
    table.heard.clear();
    table.script("b arbiter\nb arbiter\nw two-hands\nd matters\nd dismiss 2\nd matters");
    expect![[r#"
        > black: arbiter
        black: The arbiter is called. The clocks keep running.
        white: Black calls the arbiter.
        desk: Black calls the arbiter.
        > black: arbiter
        black: The arbiter is called. The clocks keep running.
        white: Black calls the arbiter.
        desk: Black calls the arbiter.
        > white: two-hands
        white: The arbiter is told, and decides. The clocks keep running.
        black: White complains: Black moved with two hands. The arbiter decides. FIDE 2023, 7.5.4. The clocks keep running.
        desk: White complains: Black moved with two hands. The arbiter decides. FIDE 2023, 7.5.4. The clocks keep running: pause stops them.
        > desk: matters
        desk: 1: White complains: Black moved with two hands. The arbiter decides. FIDE 2023, 7.5.4.
        desk: The move: pawn e7 e5, move 1, Black.
        desk: Illegal moves of Black: 0.
        desk: Type accept 1, or dismiss 1.
        desk: 2: Black calls the arbiter.
        desk: When it is done, type dismiss 2.
        > desk: dismiss 2
        desk: Black's call is done.
        black: The arbiter has dealt with your request.
        > desk: matters
        desk: 1: White complains: Black moved with two hands. The arbiter decides. FIDE 2023, 7.5.4.
        desk: The move: pawn e7 e5, move 1, Black.
        desk: Illegal moves of Black: 0.
        desk: Type accept or dismiss.
    "#]]
    .assert_eq(&table.heard);
    let again = Table::resumed(&match_file("", "", "announcing = \"off\""), "en", &table.kept);
    assert_eq!(again.seats.game(Place::Desk).matters().len(), 1);
}
