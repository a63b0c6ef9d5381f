//! The screen for readers.

use expect_test::expect;
use shakmaty::Square;

use super::tests::{check, drawn, rows};
use super::*;
use crate::ui::screen::sample::{focused, scene};
use crate::ui::screen::scene::{Entry, Latest, Line, Theme};

fn for_readers(size: (u16, u16)) -> Scene {
    let mut scene = scene(size);
    scene.look.theme = Theme::Reader;
    scene
}

#[test]
fn for_readers_the_words_are_above_the_board_and_the_cursor_is_behind_them() {
    check(
        &for_readers((40, 24)),
        &expect![[r#"
        |
        |
        |
        |
        |
        |
        |
        |
        |
        |
        |
        |
        |
        |e4, white pawn, light square
        |>
        |8 r n b q . b n r
        |7 p p p p k p p p
        |6 . : . : . : . :
        |5 : . : . Q . : .
        |4 . : . : P : . :
        |3 : . : . : . : .
        |2 P P P P . P P P
        |1 R N B . K B N R
        |  a b c d e f g h
        cursor 28 13
    "#]],
    );
}

#[test]
fn for_readers_the_cursor_is_in_the_field_where_something_is_typed() {
    let entry = Entry { text: "Nf3".to_owned(), cursor: 3 };
    let typing = Scene { focus: Focus::Entry, entry, ..for_readers((40, 10)) };
    check(
        &typing,
        &expect![[r#"
        |
        |
        |
        |
        |
        |
        |
        |
        |e4, white pawn, light square
        |> Nf3
        cursor 5 9
    "#]],
    );
    let opened = Scene { entry: Entry::default(), ..typing };
    assert_eq!(cursor(&opened), Position::new(28, 8), "an answer to what was typed is felt");
}

#[test]
fn the_cursor_is_behind_wide_letters_and_marks_where_an_input_method_goes_on() {
    for theme in [Theme::Reader, Theme::Dark] {
        let at = |text: &str, cursor: usize| {
            let entry = Entry { text: text.to_owned(), cursor };
            let mut scene = Scene { focus: Focus::Entry, entry, ..scene((60, 24)) };
            scene.look.theme = theme;
            super::cursor(&scene).x
        };
        assert_eq!(at("나이트 ม้า", 7) - at("g", 1), 8, "{theme:?}");
        assert_eq!(at("나이트 ม้า", 2) - at("g", 1), 3, "{theme:?}");
    }
}

#[test]
fn for_readers_a_game_begins_with_what_was_said_and_the_place_of_the_cursor() {
    let start = Scene { latest: Latest::Both, ..for_readers((40, 16)) };
    check(
        &start,
        &expect![[r#"
        |
        |
        |
        |
        |Checkmate. White wins.
        |e4, white pawn, light square
        |>
        |8 r n b q . b n r
        |7 p p p p k p p p
        |6 . : . : . : . :
        |5 : . : . Q . : .
        |4 . : . : P : . :
        |3 : . : . : . : .
        |2 P P P P . P P P
        |1 R N B . K B N R
        |  a b c d e f g h
        cursor 28 5
    "#]],
    );
}

#[test]
fn for_readers_words_have_rows_of_their_own_at_every_size() {
    for (size, last) in [((20, 5), "light square"), ((20, 1), "light square")] {
        let scene = for_readers(size);
        let rows = rows(&scene);
        assert!(rows.iter().all(|row| !row.contains("...")), "{rows:?}");
        let at = cursor(&scene);
        assert!(rows[usize::from(at.y)].ends_with(last) || size.1 == 1, "{rows:?}");
    }
}

/// Whatever eyes have, a reader would read out.
#[test]
fn for_readers_there_are_no_boxes_and_no_blocks() {
    for theme in Theme::ALL.into_iter().filter(|theme| theme.is_for_readers()) {
        for size in [(20, 5), (40, 10), (80, 24), (120, 40), (200, 60)] {
            let mut scene = for_readers(size);
            scene.look.theme = theme;
            scene.view.course.heights = vec![1, 4, 8];
            let drawn = rows(&scene).join("\n");
            assert!(!drawn.contains(|c| matches!(c, '\u{2500}'..='\u{25ff}')), "{theme:?} {drawn}");
        }
    }
}

#[test]
fn for_readers_a_list_is_read_line_by_line_in_the_place_of_what_was_said() {
    let layer = Layer { title: "Commands".to_owned(), lines: vec!["board".to_owned(); 9] };
    let listed = Scene { focus: Focus::Layer(3), layer: Some(layer), ..for_readers((80, 24)) };
    assert_eq!(rows(&listed), rows(&for_readers((80, 24))));
    let line = Scene { focus: Focus::Line(Pane::Moves, 0), ..for_readers((80, 24)) };
    assert_eq!((rows(&line), cursor(&line)), (rows(&listed), cursor(&listed)));
}

/// Which cells differ.
fn changed(one: &Scene, two: &Scene) -> Vec<Position> {
    let (before, after) = (drawn(one), drawn(two));
    let cells = before.buffer().content().iter().zip(after.buffer().content()).enumerate();
    let at = |n| before.buffer().pos_of(n);
    cells.filter(|(_, (one, two))| one != two).map(|(n, _)| at(n).into()).collect()
}

#[test]
fn for_readers_what_is_said_differs_from_its_first_cell_to_the_cursor() {
    let answer = |text: &str, scene: &Scene| {
        let log = vec![Line::from(text)];
        Scene { log, latest: Latest::Answer, ..scene.clone() }
    };
    for size in [(80, 24), (40, 10), (20, 5)] {
        let scene = for_readers(size);
        let step = |status: &str| focused(&scene, Square::E5, status);
        let long = "White: king e1, queen d1, rooks a1, h1, bishops c1, f1.";
        for (one, two) in [
            (step("e5: empty."), step("e4: empty.")),
            (step("e5: empty."), step("e5: empty.")),
            (step(long), step("e5: empty.")),
            (step("e5: empty."), step(long)),
            (answer(long, &scene), step("e5: h1, bishops c1, f1.")),
            (step(long), answer("White to move, f1.", &scene)),
        ] {
            for other in [true, false] {
                let (one, two) =
                    (Scene { other, ..one.clone() }, Scene { other: !other, ..two.clone() });
                let changed = changed(&one, &two);
                let end = cursor(&two);
                let rows = rows(&two);
                let first = rows.iter().position(|row| !row.trim().is_empty()).unwrap_or(0);
                let last = changed.iter().filter(|at| at.y == end.y).map(|at| at.x).max();
                let behind = last.is_some_and(|last| last + 1 >= end.x);
                assert!(
                    usize::from(changed[0].y) <= first && behind,
                    "{size:?} {changed:?} {end:?}"
                );
                assert!(changed.iter().all(|at| at.y <= end.y), "{size:?} {changed:?}");
            }
        }
    }
}

#[test]
fn what_is_said_stands_in_the_status_where_there_is_no_log() {
    let mut scene = scene((20, 4));
    scene.news = vec!["pawn e2 e4".to_owned(), "pawn d7 d6".to_owned()];
    assert_eq!(rows(&scene)[2..], ["pawn e2 e4", "pawn d7 d6"]);
    scene.news.push("No king of yours can go to e5.".to_owned());
    assert_eq!(rows(&scene)[2..], ["No king of yours can", "go to e5."]);
    scene.size = (80, 24);
    assert!(rows(&scene).contains(&"e4, white pawn, light square".to_owned()));
}

#[test]
fn for_readers_a_sentence_is_written_whole_and_a_rank_in_parts() {
    let in_parts = |scene: &Scene| Areas::of(scene).unwrap().in_parts();
    assert_eq!(in_parts(&for_readers((80, 24))), 14..u16::MAX);
    assert_eq!(in_parts(&for_readers((40, 10))), 9..u16::MAX);
    assert_eq!(in_parts(&scene((80, 24))), 0..23);
}
