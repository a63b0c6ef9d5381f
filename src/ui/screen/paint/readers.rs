//! The screen for readers.

use expect_test::expect;
use shakmaty::Square;

use super::tests::{check, drawn, rows};
use super::*;
use crate::ui::screen::sample::{focused, scene};
use crate::ui::screen::scene::Line;
use crate::ui::screen::scene::{Entry, Theme};

fn for_readers(size: (u16, u16)) -> Scene {
    let mut scene = scene(size);
    scene.look.theme = Theme::Reader;
    scene
}

#[test]
fn for_readers_no_row_holds_two_things() {
    check(
        &for_readers((40, 24)),
        &expect![[r#"
        |New game 1.
        |You play White against the computer,
        |  level 3.
        |pawn e2 e4
        |pawn e7 e5
        |queen d1 h5
        |I do not know xyzzy. Type a move, or
        |  help.
        |king e8 e7
        |queen takes e5
        |Checkmate. White wins.
        |8 r n b q . b n r
        |7 p p p p!k p p p
        |6 . : . : . : . :
        |5 : . : . Q . : .
        |4 . : . : P : . :
        |3 : . : . : . : .
        |2 P P P P . P P P
        |1 R N B . K B N R
        |  a b c d e f g h
        |>
        |e4, white pawn, light square
        |
        |
        cursor 10 15
    "#]],
    );
    check(
        &for_readers((40, 10)),
        &expect![[r#"
        |8 r n b q . b n r
        |7 p p p p!k p p p
        |6 . : . : . : . :
        |5 : . : . Q . : .
        |4 . : . : P : . :
        |3 : . : . : . : .
        |2 P P P P . P P P
        |1 R N B . K B N R
        |e4, white pawn, light square
        |
        cursor 10 4
    "#]],
    );
    let entry = Entry { text: "Nf3".to_owned(), cursor: 3 };
    check(
        &Scene { focus: Focus::Entry, entry, ..for_readers((20, 4)) },
        &expect![[r#"
        |4 . : . : P : . :
        |3 : . : . : . : .
        |> Nf3
        |e4, white pawn, l...
        cursor 5 2
    "#]],
    );
}

#[test]
fn for_readers_a_list_is_read_line_by_line_in_the_status() {
    let layer = Layer { title: "Commands".to_owned(), lines: vec!["board".to_owned(); 9] };
    let listed = Scene { focus: Focus::Layer(3), layer: Some(layer), ..for_readers((80, 24)) };
    assert_eq!(rows(&listed), rows(&for_readers((80, 24))));
    assert_eq!(cursor(&listed), Position::new(0, 21));
    let line = Scene { focus: Focus::Line(Pane::Moves, 0), ..for_readers((80, 24)) };
    assert_eq!((rows(&line), cursor(&line)), (rows(&listed), cursor(&listed)));
}

#[test]
fn for_readers_a_step_changes_nothing_but_the_status() {
    for size in [(80, 24), (40, 10)] {
        let scene = for_readers(size);
        let (one, two) = (focused(&scene, Square::E5, "e5"), focused(&scene, Square::H5, "h5"));
        let (before, after) = (drawn(&one), drawn(&two));
        let columns = usize::from(size.0);
        let cells = before.buffer().content().iter().zip(after.buffer().content());
        let changed: Vec<usize> =
            cells.enumerate().filter(|(_, (one, two))| one != two).map(|(n, _)| n).collect();
        let first = usize::from(Areas::of(&scene).unwrap().status.y) * columns;
        assert_eq!(changed, [first], "{size:?}");
    }
}

#[test]
fn for_readers_no_line_of_the_log_is_written_twice() {
    let mut scene = for_readers((80, 24));
    scene.log.clear();
    let mut before = rows(&scene);
    for number in 0..100 {
        let text = format!("line {number}");
        scene.log.push(Line::from(text.as_str()));
        let after = rows(&scene);
        let written = before.iter().zip(&after).filter(|(one, two)| one != two && !two.is_empty());
        assert_eq!(written.map(|(_, row)| row).collect::<Vec<_>>(), [&text]);
        before = after;
    }
}

#[test]
fn what_is_said_stands_in_the_status_where_there_is_no_log() {
    for theme in [Theme::Mono, Theme::Reader] {
        let mut scene = scene((20, 4));
        scene.look.theme = theme;
        scene.news = vec!["pawn e2 e4".to_owned(), "pawn d7 d6".to_owned()];
        assert_eq!(rows(&scene)[2..], ["pawn e2 e4", "pawn d7 d6"]);
        scene.news.push("No king of yours can go to e5.".to_owned());
        assert_eq!(rows(&scene)[2..], ["No king of yours can", "go to e5."]);
        scene.size = (80, 24);
        assert!(rows(&scene).contains(&"e4, white pawn, light square".to_owned()));
    }
}

#[test]
fn for_readers_a_sentence_is_written_whole_and_a_rank_in_parts() {
    let in_parts = |scene: &Scene| Areas::of(scene).unwrap().in_parts();
    assert_eq!(in_parts(&for_readers((80, 24))), 11..21);
    assert_eq!(in_parts(&for_readers((40, 10))), 0..8);
    assert_eq!(in_parts(&scene((80, 24))), 0..23);
}
