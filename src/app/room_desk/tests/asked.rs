//! What an arbiter hears when he asks.

use expect_test::expect;

use super::{BLIND, Room};

#[test]
fn everything_else_is_told_on_question() {
    let mut room = Room::of([3, 5, 7]);
    let ruth = room.enters();
    room.all(ruth, "tables\nclocks\nfinished\nresults");
    room.begins(ruth);
    room.at(3, "white", "e4");
    room.waits(60);
    room.at(5, "white", "resign");
    room.at(5, "white", "yes");
    room.waits(5);
    room.all(
        ruth,
        "tables\ntable 3\nclocks\nclocks under 89\nclocks 5\nclocks soon\nnot finished\nfinished\nresults\n\
         table 4\ntable\ntable x\nwaits now\ntabel 3\nxyzzy\nhelp\nhelp take\nhelp all\nrepeat",
    );
    expect![[r#"
        # 3 white: e4
        # 5 white: resign
        # 5 white: yes
        1: Table 5: over, 0-1.
        > 1: tables
        1: Tables: 3. Playing: 2. Not begun: 0. Over: 1.
        1: Table 3: Anna 3, Boris 3, move 1.
        1: Table 5: Anna 5, Boris 5, 0-1, not signed.
        1: Table 7: Anna 7, Boris 7, move 1.
        > 1: table 3
        1: Table 3: Anna 3, Boris 3.
        1: Black to move, move 1.
        1: The game is running.
        1: White: 1 hour 29 minutes 59 seconds.
        1: Black: 1 hour 29 minutes 21 seconds.
        > 1: clocks
        1: Table 7: White, 1 hour 28 minutes 19 seconds.
        1: Table 3: Black, 1 hour 29 minutes 20 seconds.
        1: Table 3: White, 1 hour 29 minutes 59 seconds.
        1: Table 7: Black, 1 hour 30 minutes 30 seconds.
        > 1: clocks under 89
        1: Table 7: White, 1 hour 28 minutes 18 seconds.
        > 1: clocks 5
        1: No clock is under 5 minutes.
        > 1: clocks soon
        1: Type clocks alone, or minutes: clocks 5.
        > 1: not finished
        1: Table 3: Anna 3, Boris 3, move 1.
        1: Table 7: Anna 7, Boris 7, move 1.
        > 1: finished
        1: Table 5: Anna 5, Boris 5, 0-1, not signed.
        > 1: results
        1: Table 5: 0-1, Anna 5, Boris 5.
        > 1: table 4
        1: No table 4. For all of them type tables.
        > 1: table
        1: Type a table after table: table 7.
        > 1: table x
        1: Type a table after table: table 7.
        > 1: waits now
        1: Type waits alone.
        > 1: tabel 3
        1: Unknown here: tabel. The nearest is table.
        > 1: xyzzy
        1: Unknown here: xyzzy. For all commands type help.
        > 1: help
        1: Matters: waits, next, take 7, open 7, close, done.
        1: Ask: table 7, tables, clocks 5, finished, not finished, results.
        1: Clocks: start, pause, resume. Listen: follow 7.
        1: More: help all, help next. Leave: leave.
        > 1: help take
        1: take 7: table 7 is yours, others hear no more of it.
        > 1: help all
        1: waits: everything that waits, the oldest first, and who has it.
        1: next: take the oldest table that nobody has.
        1: take 7: table 7 is yours, others hear no more of it.
        1: done: hand your table back.
        1: open 7: the desk of table 7, to rule there.
        1: close: back from the desk of a table to the room.
        1: start: start every game that has not begun.
        1: pause: stop all clocks.
        1: resume: all clocks continue where nothing waits.
        1: table 7: players, move, clocks and what waits.
        1: tables: all tables, a line each.
        1: not finished: the games that are not over.
        1: finished: the games that are over, and what is still to be signed.
        1: results: the results so far.
        1: clocks: all clocks, the least time first.
        1: follow 7: hear all that is announced there.
        1: help next: about a command.
        1: leave: leave the desk.
        > 1: repeat
        1: waits: everything that waits, the oldest first, and who has it.
        1: next: take the oldest table that nobody has.
        1: take 7: table 7 is yours, others hear no more of it.
        1: done: hand your table back.
        1: open 7: the desk of table 7, to rule there.
        1: close: back from the desk of a table to the room.
        1: start: start every game that has not begun.
        1: pause: stop all clocks.
        1: resume: all clocks continue where nothing waits.
        1: table 7: players, move, clocks and what waits.
        1: tables: all tables, a line each.
        1: not finished: the games that are not over.
        1: finished: the games that are over, and what is still to be signed.
        1: results: the results so far.
        1: clocks: all clocks, the least time first.
        1: follow 7: hear all that is announced there.
        1: help next: about a command.
        1: leave: leave the desk.
    "#]]
    .assert_eq(&room.said());
}

#[test]
fn a_table_is_followed() {
    let mut room = Room::with([3, 5], BLIND, BLIND, "");
    let ruth = room.enters();
    room.begins(ruth);
    room.all(ruth, "follow\nfollow 3");
    room.at(3, "white", "announce e2 e4");
    room.at(3, "black", "repeat e2 e4");
    room.at(3, "white", "press");
    room.at(5, "white", "announce d2 d4");
    room.at(3, "black", "offer");
    room.all(ruth, "follow 5\nfollow none");
    room.at(3, "black", "announce e7 e5");
    expect![[r#"
        > 1: follow
        1: You follow no table.
        > 1: follow 3
        1: You follow table 3.
        # 3 white: announce e2 e4
        1: Table 3: White: pawn e2 e4
        # 3 black: repeat e2 e4
        1: Table 3: Black repeats it.
        # 3 white: press
        # 5 white: announce d2 d4
        # 3 black: offer
        > 1: follow 5
        1: You follow tables 3 and 5.
        > 1: follow none
        1: You follow no table.
        # 3 black: announce e7 e5
    "#]]
    .assert_eq(&room.said());
}

#[test]
fn all_clocks_stop_and_go_on_but_where_something_waits() {
    let mut room = Room::of([3, 5, 7]);
    let ruth = room.enters();
    room.all(ruth, "pause\nstart 5\nstart\nstart\nstart 3");
    room.at(7, "white", "pause My board is broken");
    room.all(ruth, "pause\nresume\nresume 7\nresume x");
    expect![[r#"
        1: (hidden)
        1: The passphrase of the room. Enter alone: leave.
        > 1: three quiet halls
        1: Room desk, 3 tables. You are arbiter 1.
        1: Nothing waits.
        > 1: pause
        1: No table for that.
        > 1: start 5
        1: Started, table 5.
        > 1: start
        1: Started: 2 tables.
        > 1: start
        1: No table for that.
        > 1: start 3
        1: Not started: table 3. Look there with open.
        # 7 white: pause My board is broken
        1: 7 new matters. Table 5: White is not there.
        > 1: pause
        1: Clocks stopped: 2 tables.
        > 1: resume
        1: Clocks running: 2 tables.
        1: Not resumed: table 7. Something waits there.
        > 1: resume 7
        1: Not resumed: table 7. Something waits there.
        > 1: resume x
        1: Type resume alone, or a table: resume 7.
    "#]]
    .assert_eq(&room.said());
}
