//! What an arbiter hears unasked: what needs him, once, with the table first.

use expect_test::expect;

use super::{BLIND, Room, id, pulled};
use crate::laws::Position;
use crate::pegboard::Make;
use crate::table::Place;
use shakmaty::Position as _;

const BLACK_PEGS: &str = "blind = \"yes\"\nmoves = \"en\"\ntalk = \"en\"\ndevice = \"pegs\"\n\
    address = \"peg1:/dev/ttyACM1\"";

#[test]
fn calls_at_two_tables_are_told_one_after_the_other() {
    let mut room = Room::of([3, 5, 7]);
    let ruth = room.enters();
    room.begins(ruth);
    room.at(7, "white", "e4");
    room.at(7, "black", "touched d2");
    room.at(3, "white", "arbiter It is too loud.");
    room.at(5, "white", "pause My board is broken.");
    room.waits(10);
    room.types(ruth, "waits");
    expect![[r#"
        # 7 white: e4
        # 7 black: touched d2
        1: Table 7: touch complaint by Black.
        # 3 white: arbiter It is too loud.
        # 5 white: pause My board is broken.
        1: 2 new matters. Table 3: White calls you: It is too loud.
        > 1: waits
        1: Table 7: touch complaint by Black.
        1: Table 3: White calls you: It is too loud.
        1: Table 5: clocks stopped by White.
    "#]]
    .assert_eq(&room.said());
}

#[test]
fn an_illegal_move_here_and_a_flag_there() {
    let mut room = Room::with([3, 5], BLIND, BLIND, "");
    let ruth = room.enters();
    room.begins(ruth);
    room.waits(20 * 60);
    room.at(3, "white", "pawn e2 e5");
    room.at(3, "black", "repeat e2 e5");
    room.at(3, "white", "press");
    room.waits(70 * 60);
    room.all(ruth, "waits\ntable 5\nfinished");
    expect![[r#"
        # 3 white: pawn e2 e5
        # 3 black: repeat e2 e5
        # 3 white: press
        1: Table 3: illegal move 1 by White, ruled.
        1: 2 new matters. Table 3: White has 59 seconds left.
        1: Table 3: White's flag fell, 0-1.
        1: Table 5: White's flag fell, 0-1.
        > 1: waits
        1: Table 3: White's flag fell, 0-1.
        1: Table 5: White's flag fell, 0-1.
        > 1: table 5
        1: Table 5: Anna 5, Boris 5.
        1: Result: 0-1. Black wins on time. FIDE 2023, 6.9.
        1: Table 5: White's flag fell, 0-1.
        > 1: finished
        1: Table 3: Anna 3, Boris 3, 0-1, not signed.
        1: Table 5: Anna 5, Boris 5, 0-1, not signed.
    "#]]
    .assert_eq(&room.said());
}

#[test]
fn a_bad_cable_is_told_once() {
    let mut room = Room::with([3], "", BLACK_PEGS, "");

    let ruth = room.enters();
    let start = Position::default().board().clone();
    room.acts(id(3), |it| it.comes(Place::ALL[1], Make::Peg1, &start));
    room.begins(ruth);
    room.board(3, "black", pulled());
    room.waits(10);
    room.acts(id(3), |it| it.comes(Place::ALL[1], Make::Peg1, &start));
    room.waits(10);
    room.types(ruth, "waits");
    room.board(3, "black", pulled());
    room.waits(10);
    room.types(ruth, "waits");
    room.acts(id(3), |it| it.comes(Place::ALL[1], Make::Peg1, &start));
    room.waits(120);
    room.board(3, "black", pulled());
    room.waits(10);
    expect![[r#"
        # 3 black: board
        1: Table 3: Black's board is gone.
        > 1: waits
        1: Nothing waits.
        # 3 black: board
        > 1: waits
        1: Table 3: Black's board is gone.
        # 3 black: board
        1: Table 3: Black's board is gone.
    "#]]
    .assert_eq(&room.said());
}

#[test]
fn a_game_that_is_over_waits_until_it_is_signed_off() {
    let mut room = Room::of([4]);
    let ruth = room.enters();
    room.begins(ruth);
    room.at(4, "white", "resign");
    room.at(4, "white", "yes");
    room.waits(5);
    room.all(ruth, "waits\nfinished");
    room.at(4, "white", "sign 0-1");
    room.at(4, "black", "sign 0-1");
    room.all(ruth, "finished\nopen 4\nsign-off\nyes\nclose\nwaits\nfinished\nresults");
    expect![[r#"
        # 4 white: resign
        # 4 white: yes
        1: Table 4: over, 0-1.
        > 1: waits
        1: Table 4: over, 0-1.
        > 1: finished
        1: Table 4: Anna 4, Boris 4, 0-1, not signed.
        # 4 white: sign 0-1
        # 4 black: sign 0-1
        > 1: finished
        1: Table 4: Anna 4, Boris 4, 0-1, to be signed off.
        > 1: open 4
        1: Desk of table 4. To go back: close.
        1: Welcome, arbiter.
        1: White resigns. Black wins. Type revoke to take the end back, or sign-off.
        > 1: sign-off
        1: Sign off? The match ends and its records are written. Yes or no?
        > 1: yes
        1: Signed off.
        1: Writing the records.
        > 1: close
        1: Back in the room. Table 4 is done.
        > 1: waits
        1: Nothing waits.
        > 1: finished
        1: Table 4: Anna 4, Boris 4, 0-1, signed off.
        > 1: results
        1: Table 4: 0-1, Anna 4, Boris 4.
    "#]]
    .assert_eq(&room.said());
}

#[test]
fn what_was_just_asked_for_is_not_told_again() {
    let mut room = Room::of([3, 5, 7]);
    let ruth = room.enters();
    room.begins(ruth);
    room.at(3, "white", "arbiter It is too loud.");
    room.at(5, "white", "arbiter It is too cold.");
    room.types(ruth, "waits");
    room.waits(10);
    room.at(3, "black", "arbiter It is too warm.");
    room.at(7, "white", "arbiter My seat creaks.");
    room.types(ruth, "table 7");
    room.waits(10);
    expect![[r#"
        # 3 white: arbiter It is too loud.
        1: Table 3: White calls you: It is too loud.
        # 5 white: arbiter It is too cold.
        > 1: waits
        1: Table 3: White calls you: It is too loud.
        1: Table 5: White calls you: It is too cold.
        # 3 black: arbiter It is too warm.
        1: Table 3: Black calls you: It is too warm.
        # 7 white: arbiter My seat creaks.
        > 1: table 7
        1: Table 7: Anna 7, Boris 7.
        1: White to move, move 1.
        1: The game is running.
        1: White: 1 hour 29 minutes 14 seconds.
        1: Black: 1 hour 30 minutes 30 seconds.
        1: Table 7: White calls you: My seat creaks.
    "#]]
    .assert_eq(&room.said());
}
