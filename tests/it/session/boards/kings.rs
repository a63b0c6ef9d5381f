//! The result, given by the kings in the centre.

use super::*;

const LATE: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

fn late(black: Player) -> Table {
    let mut table = Table::at_boards(header(LATE, black, None), "auto");
    table.comes(FIRST, Make::Certabo).stands_as(FIRST, LATE);
    table.transcript.clear();
    table
}

#[test]
fn b1_two_players_give_the_result_by_the_kings() {
    let mut all = String::new();
    for (deeds, case) in [
        ("-e1 -e8 e4 d5", "white squares"),
        ("-e8 -e1 e5 d4", "black squares"),
        ("-e1 -e8 d4 d5", "one of each"),
    ] {
        let mut table = late(Player::Human);
        table.hands(deeds).pauses(5000).types("yes").adds_to(&mut all, case);
    }
    expect![[r#""#]].assert_eq(&all);
}

#[test]
fn b1_who_has_lost_resigns_by_the_kings_and_nobody_wins_by_them() {
    let mut all = String::new();
    for (deeds, case) in [("-e1 -e8 e4 d5", "won"), ("-e1 -e8 e5 d4", "lost")] {
        let mut table = late(Player::Builtin);
        table.hands(deeds).pauses(5000).types("yes").adds_to(&mut all, case);
    }
    // Who says no plays on.
    let mut table = late(Player::Builtin);
    table.hands("-e1 -e8 e5 d4").pauses(5000).types("no").hands("-e5 -d4 e1 e8").pauses(3000);
    table.types("turn").adds_to(&mut all, "no");
    expect![[r#""#]].assert_eq(&all);
}
