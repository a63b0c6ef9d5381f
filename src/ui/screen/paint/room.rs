//! The screen at the desk of a room: without a table, and beside the one that is open.

use expect_test::{Expect, expect};

use super::tests::{check, rows};
use super::*;
use crate::ui::screen::sample::scene;
use crate::ui::screen::scene::Theme;
use crate::ui::view::{RoomLine, View, Viewpoint};

const SIZES: [(u16, u16); 3] = [(80, 24), (40, 10), (20, 2)];

fn room() -> Vec<RoomLine> {
    [
        (7, "Table 7: draw claim by White. Yours."),
        (12, "Table 12: White's board is gone."),
        (3, "Table 3: Black has 5 minutes left."),
    ]
    .map(|(table, text)| RoomLine { table, text: text.to_owned() })
    .to_vec()
}

/// No table is open.
fn in_room(size: (u16, u16)) -> Scene {
    let header = vec!["Tables: 40. Playing: 38. Not begun: 0. Over: 2.".to_owned()];
    let view = View::of_nothing(Viewpoint::Room, shakmaty::Color::White);
    let view = View { header, room: Some(room()), ..view };
    let log = ["Room desk, 40 tables. You are arbiter 1.", "Table 7: draw claim by White."];
    let (focus, status) = (Focus::Entry, "Entry:".to_owned());
    let log = log.map(crate::ui::screen::scene::Line::from).to_vec();
    Scene { view, focus, log, status, ..scene(size) }
}

/// A table is.
fn at_table(size: (u16, u16)) -> Scene {
    let mut scene = scene(size);
    (scene.view.spot, scene.view.room) = (Viewpoint::Desk, Some(room()));
    scene.view.matters = vec!["1: Draw claim by White: threefold repetition.".to_owned()];
    scene
}

fn on_line(mut scene: Scene, theme: Theme, line: usize) -> Scene {
    scene.look.theme = theme;
    (scene.focus, scene.pane) = (Focus::Line(Pane::Room, line), Pane::Room);
    scene.status = room()[line].text.clone();
    scene
}

fn pictures() -> [Expect; 3] {
    [
        expect![[r#"
            |Tables: 40. Playing: 38. Not begun: 0. Over: 2.
            |Room
            |Table 7: draw claim by White. Yours.
            |Table 12: White's board is gone.
            |Table 3: Black has 5 minutes left.
            |Log
            |Room desk, 40 tables. You are arbiter 1.
            |Table 7: draw claim by White.
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
            |
            |>
            |Entry:
            cursor 2 22
        "#]],
        expect![[r#"
            |Room
            |Table 7: draw claim by White. Yours.
            |Table 12: White's board is gone.
            |Table 3: Black has 5 minutes left.
            |Log
            |Room desk, 40 tables. You are arbiter 1.
            |Table 7: draw claim by White.
            |
            |>
            |Entry:
            cursor 2 8
        "#]],
        expect![[r#"
            |>
            |Entry:
            cursor 2 0
        "#]],
    ]
}

#[test]
fn what_waits_in_the_room_has_the_place_of_the_board() {
    for (size, expected) in SIZES.into_iter().zip(pictures()) {
        check(&in_room(size), &expected);
    }
}

#[test]
fn what_waits_in_the_room_stands_beside_the_open_table() {
    let expected = [
        expect![[r#"
            |White to move, move 4.   Anna – level 3   Wayward Queen Attack. C20.
            |  rrr  nnn  bbb  qqq       bbb  nnn  rrr   Clocks
            |8 rrr  nnn  bbb  qqq   .   bbb  nnn  rrr   White 14:03 P +1
            |                     !kkk                  Black 13:00
            |7 ppp  ppp  ppp  ppp !kkk  ppp  ppp  ppp   Matters
            |                                           1: Draw claim by White: threefold
            |6  .    :    .    :    .    :    .    :      repetition.
            |                     *███           *      Room
            |5  :    .    :    .  *▀Q▀   .    :  * .    Table 7: draw claim by White. Yours.
            |                                          >Table 12: White's board is gone.
            |4  .    :    .    :   █P█   :    .    :    Table 3: Black has 5 minutes left.
            |                                           Moves
            |3  :    .    :    .    :    .    :    .    2. Qh5 Ke7
            |                                           3. Qxe5
            |2 █P█  █P█  █P█  █P█   .   █P█  █P█  █P█   Log
            |  ███  ██▄  ▄██       ██▄  ▄██  ██▄  ███   I do not know xyzzy. Type a move, or
            |1 █R█  █N█  █B█   .   ▀K█  █B█  █N█  █R█     help.
            |   a    b    c    d    e    f    g    h    king e8 e7
            |                                           queen takes e5
            |                                           Checkmate. White wins.
            |
            |
            |>
            |Table 12: White's board is gone.
            cursor 43 9
        "#]],
        expect![[r#"
            |8 r n b q . b n r   White 14:03 P +1
            |7 p p p p!k p p p   Black 13:00
            |6 . : . : . : . :   Table 7: draw claim
            |5 : . : .*Q . :*.     by White. Yours.
            |4 . : . : P : . :  >Table 12: White's
            |3 : . : . : . : .     board is gone.
            |2 P P P P . P P P   Table 3: Black has 5
            |1 R N B . K B N R     minutes left.
            |  a b c d e f g h   >
            |Table 12: White's board is gone.
            cursor 20 4
        "#]],
    ];
    for (size, expected) in SIZES.into_iter().zip(expected) {
        check(&on_line(at_table(size), Theme::Mono, 1), &expected);
    }
}

#[test]
fn every_line_is_found_by_the_cursor_in_every_theme_and_size() {
    for (theme, size) in Theme::ALL.into_iter().flat_map(|theme| SIZES.map(|size| (theme, size))) {
        for (line, is_open) in (0..3).flat_map(|line| [(line, false), (line, true)]) {
            let scene = if is_open { at_table(size) } else { in_room(size) };
            let scene = on_line(scene, theme, line);
            let (at, rows) = (cursor(&scene), rows(&scene));
            let case = format!("{theme:?} {size:?} {line} {is_open}\n{}", rows.join("\n"));
            let text = &room()[line].text;
            if theme.is_for_readers() {
                let above = rows[..=usize::from(at.y)].join(" ");
                assert!(above.contains(&text[..8]), "{case}");
            } else {
                let row: String = rows[usize::from(at.y)].chars().skip(at.x.into()).collect();
                assert!(row.starts_with(&text[..8]), "{case}");
            }
        }
    }
}
