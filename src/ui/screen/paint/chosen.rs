use ratatui::style::Modifier;

use super::tests::{drawn, rows};
use super::*;
use crate::ui::screen::sample::scene;

#[test]
fn the_chosen_line_of_a_list_is_reversed_and_has_a_mark_of_its_own() {
    let lines = ["one", "two", "three"].map(str::to_owned).to_vec();
    let layer = Layer { title: "Commands".to_owned(), lines };
    let listed = Scene { focus: Focus::Layer(1), layer: Some(layer), ..scene((80, 24)) };
    assert_eq!(rows(&listed)[1..5], ["Commands  2/3", " one", ">two", " three"]);
    let moves = Scene { focus: Focus::Line(Pane::Moves, 1), ..scene((80, 24)) };
    for scene in [listed, moves] {
        let (drawn, at) = (drawn(&scene), cursor(&scene));
        let cell = |x, y| &drawn.buffer()[(x, y)];
        assert_eq!(cell(at.x - 1, at.y).symbol(), ">");
        let reversed = |y| cell(at.x, y).modifier.contains(Modifier::REVERSED);
        assert_eq!([at.y - 1, at.y, at.y + 1].map(reversed), [false, true, false]);
    }
}

#[test]
fn the_header_has_whole_parts_and_the_most_important_first() {
    let header = |columns| rows(&scene((columns, 24)))[0].clone();
    assert_eq!(header(40), "White to move, move 4.   Anna – level 3");
    let all = "White to move, move 4.   Anna – level 3   Wayward Queen Attack. C20.";
    assert_eq!(header(80), all);
}
