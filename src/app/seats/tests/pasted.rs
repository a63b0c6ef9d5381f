//! Several lines that are pasted at a match: they rule nothing, play nothing and are no passphrase.

use expect_test::expect;
use shakmaty::Color;

use crate::app::input::FromTerminal;
use crate::app::seats::tests::{Table, match_file};
use crate::table::Place;
use crate::ui::Typed;

const KEYS: &str = "moves = \"en\"\ntalk = \"en\"";

#[test]
fn several_pasted_lines_are_no_rulings_and_no_moves() {
    let mut table = Table::new(&match_file(KEYS, KEYS, ""));
    table.types(Place::Desk, "");
    table.heard.clear();
    let pasted = || FromTerminal::Typed(Typed::Pasted("example\nstart\n".to_owned()));
    table.input(Place::Desk, pasted());
    table.types(Place::Desk, "example");
    table.input(Place::Desk, pasted());
    table.input(Place::Seat(Color::White), pasted());
    expect![[r#"
        desk: (hidden)
        desk: Several lines, nothing pasted. Paste one at a time.
        > desk: example
        desk: Welcome, arbiter.
        desk: Several lines, nothing pasted. Paste one at a time.
        white: Several lines, nothing pasted. Paste one at a time.
    "#]]
    .assert_eq(&table.heard);
}
