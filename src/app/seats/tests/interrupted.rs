//! What an interruption closes: whatever is asked at a place, and nothing else.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::{PASSPHRASE, Table, match_file};
use crate::table::Place;

const WHITE: Place = Place::Seat(Color::White);

#[test]
fn h19_an_interrupt_closes_what_is_asked_at_a_seat() {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table.plays("e4 e5 Nf3 Nc6");
    for question in ["resign", "draw", "claim threefold", "sign 1-0"] {
        table.types(WHITE, question);
        table.interrupts(WHITE);
        let kept = table.kept.len();
        table.types(WHITE, "yes");
        assert_eq!(table.kept.len(), kept, "{question}: {}", table.heard);
    }
    table.agree();
    let heard: String =
        table.heard.lines().filter(|line| line.contains("white: ")).collect::<Vec<_>>().join("\n");
    expect![[r#"
        > white: resign
        white: Resign? yes or no.
        > white: (interrupts)
        white: Resignation dropped.
        > white: yes
        white: No question to answer. Type a move, or help.
        > white: draw
        white: Offer a draw now? The right moment is with your move: draw e4. yes or no.
        > white: (interrupts)
        white: No draw offered.
        > white: yes
        white: No question to answer. Type a move, or help.
        > white: claim threefold
        white: Claim a draw? If the claim is wrong, Black gets more time. yes or no.
        > white: (interrupts)
        white: Nothing claimed.
        > white: yes
        white: No question to answer. Type a move, or help.
        > white: sign 1-0
        white: The game is not over yet.
        > white: (interrupts)
        > white: yes
        white: No question to answer. Type a move, or help."#]]
    .assert_eq(&heard);
}

#[test]
fn h19_an_interrupt_closes_what_is_asked_at_the_desk() {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\"\nadjournment = \"yes\""));
    table.types(Place::Desk, "");
    table.interrupts(Place::Desk);
    // The passphrase is none any more: whoever types it is asked for it.
    table.types(Place::Desk, PASSPHRASE);
    table.interrupts(Place::Desk);
    assert!(!table.seats.is_at_desk(Place::Desk), "{}", table.heard);
    table.start();
    table.plays("e4 e5");
    table.heard.clear();
    table.types(Place::Desk, "adjourn");
    assert!(table.heard.contains("Yes or no?"), "{}", table.heard);
    table.heard.clear();
    table.interrupts(Place::Desk);
    assert!(table.heard.contains("desk: "), "{}", table.heard);
    let kept = table.kept.len();
    table.types(Place::Desk, "yes");
    assert_eq!(table.kept.len(), kept, "{}", table.heard);
    assert!(table.seats.desk().game().is_running());
    table.agree();
}

#[test]
fn h9_repeat_at_the_desk_tells_no_slip() {
    let mut table = Table::new(&match_file("", "", "announcing = \"off\""));
    table.start();
    table.plays("e4 e5");
    table.heard.clear();
    table.types(Place::Desk, "last");
    let told = table.heard.replace("> desk: last", "> desk: repeat");
    for slip in ["xyzzy", "board z9", "set-clock white soon", "warn nobody"] {
        table.types(Place::Desk, slip);
        table.heard.clear();
        table.types(Place::Desk, "repeat");
        assert_eq!(table.heard, told, "{slip}");
    }
}
