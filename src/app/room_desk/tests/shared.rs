//! Two arbiters share what waits.

use expect_test::expect;

use super::Room;

#[test]
fn what_one_takes_the_other_hears_no_more_of() {
    let mut room = Room::of([3, 5, 7]);
    let (ruth, tom) = (room.enters(), room.enters());
    room.begins(ruth);
    room.at(7, "white", "arbiter It is too loud");
    room.types(ruth, "next");
    room.at(7, "black", "arbiter I cannot see the clock");
    room.at(3, "black", "arbiter");
    room.waits(10);
    room.all(tom, "waits\ntake 7\nopen 7\nnext\nnext");
    room.all(ruth, "waits\ndone");
    room.waits(10);
    expect![[r#"
        # 7 white: arbiter It is too loud
        1: Table 7: White calls you: It is too loud.
        2: Table 7: White calls you: It is too loud.
        > 1: next
        1: Yours. Table 7: White calls you: It is too loud.
        # 7 black: arbiter I cannot see the clock
        # 3 black: arbiter
        1: 2 new matters. Table 7: Black calls you: I cannot see the clock.
        2: Table 3: Black calls you.
        > 2: waits
        2: Table 7: White calls you: It is too loud. Arbiter 1 has it.
        2: Table 7: Black calls you: I cannot see the clock. Arbiter 1 has it.
        2: Table 3: Black calls you.
        > 2: take 7
        2: Arbiter 1 has table 7.
        > 2: open 7
        2: Arbiter 1 has table 7.
        > 2: next
        2: Yours. Table 3: Black calls you.
        > 2: next
        2: Nothing else waits.
        > 1: waits
        1: Table 7: White calls you: It is too loud. Yours.
        1: Table 7: Black calls you: I cannot see the clock. Yours.
        1: Table 3: Black calls you. Arbiter 2 has it.
        > 1: done
        1: Handed back. Table 7: White calls you: It is too loud; Black calls you: I cannot see the clock.
        2: 2 new matters. Table 7: White calls you: It is too loud.
    "#]].assert_eq(&room.said());
}

#[test]
fn what_an_arbiter_had_who_is_gone_waits_again() {
    let mut room = Room::of([3, 5, 7]);
    let (ruth, tom) = (room.enters(), room.enters());
    room.begins(ruth);
    room.at(7, "white", "arbiter");
    room.at(3, "white", "arbiter");
    room.all(ruth, "take 7\nopen 3");
    room.at(3, "black", "arbiter");
    room.waits(10);
    room.types(tom, "waits");
    room.heard.push_str("(Ruth's terminal is gone)\n");
    let orders = room.desk.leaves(room.at, ruth, &super::view(&room.tables, room.at));
    room.does(orders);
    room.waits(10);
    room.all(tom, "waits\nnext\nleave");
    let ruth = room.enters();
    room.types(ruth, "waits");
    expect![[r#"
        # 7 white: arbiter
        1: Table 7: White calls you.
        2: Table 7: White calls you.
        # 3 white: arbiter
        > 1: take 7
        1: Yours. Table 7: White calls you.
        > 1: open 3
        1: Desk of table 3. To go back: close.
        1: Welcome, arbiter. One matter waits for your decision.
        1: White calls the arbiter.
        # 3 black: arbiter
        1: Black calls the arbiter.
        > 2: waits
        2: Table 7: White calls you. Arbiter 1 has it.
        2: Table 3: White calls you. Arbiter 1 has it.
        2: Table 3: Black calls you. Arbiter 1 has it.
        (Ruth's terminal is gone)
        2: Arbiter 1 is gone. Waiting again: tables 3 and 7.
        1: (left)
        > 2: waits
        2: Table 7: White calls you.
        2: Table 3: White calls you.
        2: Table 3: Black calls you.
        > 2: next
        2: Yours. Table 7: White calls you.
        > 2: leave
        2: You have left the room desk.
        2: (left)
        1: (hidden)
        1: The passphrase of the room. Enter alone: leave.
        > 1: three quiet halls
        1: Room desk, 3 tables. You are arbiter 1.
        1: 3 matters wait. Table 7: White calls you.
        > 1: waits
        1: Table 7: White calls you.
        1: Table 3: White calls you.
        1: Table 3: Black calls you.
    "#]]
    .assert_eq(&room.said());
}

#[test]
fn a_table_is_ruled_on_at_its_own_desk_and_the_room_goes_on() {
    let mut room = Room::of([3, 5]);
    let (ruth, tom) = (room.enters(), room.enters());
    room.begins(ruth);
    room.at(5, "white", "pause My board is broken");
    room.all(ruth, "open 5\nmatters");
    room.at(3, "white", "arbiter");
    room.all(ruth, "accept\nclose\nwaits");
    room.waits(10);
    room.all(tom, "next\nopen\ndismiss\nnonsense\nleave\nclose\ndone 3");
    expect![[r#"
        # 5 white: pause My board is broken
        1: Table 5: clocks stopped by White.
        2: Table 5: clocks stopped by White.
        > 1: open 5
        1: Desk of table 5. To go back: close.
        1: Welcome, arbiter. One matter waits for your decision.
        > 1: matters
        1: 1: White has stopped the clocks: My board is broken. The arbiter decides. FIDE 2023, 6.11.2.
        1: A valid reason? Type accept, and the game continues, or reject.
        # 3 white: arbiter
        > 1: accept
        1: Clocks running. White's clock is running.
        1: Table 3: White calls you.
        2: Table 3: White calls you.
        > 1: close
        1: Back in the room. Table 5 is done.
        > 1: waits
        1: Table 3: White calls you.
        > 2: next
        2: Yours. Table 3: White calls you.
        > 2: open
        2: Desk of table 3. To go back: close.
        2: Welcome, arbiter. One matter waits for your decision.
        2: White calls the arbiter.
        > 2: dismiss
        2: White's call is done.
        > 2: nonsense
        2: Unknown at the desk: nonsense. For its commands type help.
        > 2: leave
        2: Back in the room. Table 3 is done.
        > 2: close
        2: No table is open. To open one: open and its number.
        > 2: done 3
        2: Nobody has taken table 3.
    "#]]
    .assert_eq(&room.said());
}

#[test]
fn what_one_does_to_all_clocks_the_other_hears() {
    let mut room = Room::of([3, 5]);
    let (ruth, tom) = (room.enters(), room.enters());
    room.begins(ruth);
    room.types(ruth, "pause");
    room.waits(10);
    room.all(tom, "waits\nresume 3\nresume");
    room.waits(10);
    room.types(ruth, "open 5");
    room.types(ruth, "pause");
    room.types(ruth, "close");
    room.waits(10);
    room.types(ruth, "done");
    room.waits(10);
    expect![[r#"
        > 1: pause
        1: Clocks stopped: 2 tables.
        2: Clocks stopped: 2 tables.
        > 2: waits
        2: Nothing waits.
        > 2: resume 3
        2: Clocks running, table 3.
        1: Clocks running, table 3.
        > 2: resume
        2: Clocks running, table 5.
        1: Clocks running, table 5.
        > 1: open 5
        1: Desk of table 5. To go back: close.
        1: Welcome, arbiter.
        > 1: pause
        1: Clocks stopped.
        > 1: close
        1: Back in the room. Still yours. Table 5: clocks stopped.
        > 1: done
        1: Done, table 5.
    "#]]
    .assert_eq(&room.said());
}
