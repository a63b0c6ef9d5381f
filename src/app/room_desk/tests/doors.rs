//! The way to the desk of a room.

use expect_test::expect;

use super::{PHRASE, Room};
use crate::ui::Typed;

#[test]
fn nobody_comes_in_without_the_passphrase() {
    let mut room = Room::of([3]);
    let (ruth, orders) = room.desk.arrive();
    room.does(orders);
    room.at(3, "white", "arbiter");
    room.all(ruth, "waits\none two three\nfour five six\nseven eight nine");
    let tables = super::view(&room.tables, room.at);
    let orders = room.desk.typed(room.at, ruth, Typed::TooLong, &tables);
    room.does(orders);
    room.waits(60);
    room.types(ruth, PHRASE);
    room.types(ruth, "leave");
    let (tom, orders) = room.desk.arrive();
    room.does(orders);
    room.types(tom, "");
    expect![[r#"
        1: (hidden)
        1: The passphrase of the room. Enter alone: leave.
        # 3 white: arbiter
        > 1: waits
        1: (hidden)
        1: Wrong passphrase. Type it again. Enter alone: back.
        > 1: one two three
        1: (hidden)
        1: Wrong passphrase. Type it again. Enter alone: back.
        > 1: four five six
        1: (hidden)
        1: Wrong passphrase. Wait 2 seconds, then type it again. Enter alone: back.
        > 1: seven eight nine
        1: (hidden)
        1: Too early, not checked. Wait 1 second, then type it again. Enter alone: back.
        1: (hidden)
        1: Line too long: at most 4096 bytes. Type a shorter one.
        > 1: three quiet halls
        1: Room desk, 1 table. You are arbiter 1.
        1: 1 matter waits. Table 3: White calls you.
        > 1: leave
        1: You have left the room desk.
        1: (left)
        1: (hidden)
        1: The passphrase of the room. Enter alone: leave.
        > 1: 
        1: (left)
    "#]]
    .assert_eq(&room.said());
}
