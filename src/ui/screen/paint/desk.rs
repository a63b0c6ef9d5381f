//! The screen of the arbiter.

use expect_test::{Expect, expect};

use super::tests::{check, rows};
use super::*;
use crate::ui::screen::sample::scene;
use crate::ui::screen::scene::{Colors, Theme};
use crate::ui::view::Viewpoint;

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (40, 10)];

/// Something waits, and a board is wrong.
fn at_desk(size: (u16, u16)) -> Scene {
    let mut scene = scene(size);
    scene.view.spot = Viewpoint::Desk;
    scene.view.header = ["White to move, move 4.", "Clocks stopped.", "Anna Weiss – Boris Black"]
        .map(str::to_owned)
        .to_vec();
    scene.view.matters = [
        "1: Black says that White touched a piece on e2.",
        "On e2: white pawn.",
        "To rule it: accept 1. To turn it down: dismiss 1.",
    ]
    .map(str::to_owned)
    .to_vec();
    scene.view.boards = [
        "White's board is wrong on one square: e2.",
        "e2: board empty, game white pawn.",
        "Black's board matches the game.",
    ]
    .map(str::to_owned)
    .to_vec();
    scene
}

/// The same with the cursor on a line of a pane, which the status names.
fn on_line(size: (u16, u16), theme: Theme, pane: Pane, line: usize) -> (Scene, String) {
    let mut scene = at_desk(size);
    (scene.look.theme, scene.look.colors) = (theme, Colors::All);
    (scene.focus, scene.pane) = (Focus::Line(pane, line), pane);
    let list = if pane == Pane::Matters { &scene.view.matters } else { &scene.view.boards };
    scene.status.clone_from(&list[line]);
    let status = scene.status.clone();
    (scene, status)
}

#[expect(clippy::too_many_lines, reason = "three pictures")]
fn usual() -> [Expect; 3] {
    [
        expect![[r#"
            |White to move, move 4.   Clocks stopped.   Anna Weiss – Boris Black
            |  rrr  nnn  bbb  qqq       bbb  nnn  rrr   Clocks
            |8 rrr  nnn  bbb  qqq   .   bbb  nnn  rrr   White 14:03 P +1
            |                     !kkk                  Black 13:00
            |7 ppp  ppp  ppp  ppp !kkk  ppp  ppp  ppp   Matters
            |                                           1: Black says that White touched a
            |6  .    :    .    :    .    :    .    :      piece on e2.
            |                     *███           *      On e2: white pawn.
            |5  :    .    :    .  *▀Q▀   .    :  * .    To rule it: accept 1. To turn it
            |                     [   ]                   down: dismiss 1.
            |4  .    :    .    :  [█P█]  :    .    :    Boards
            |                                           White's board is wrong on one square:
            |3  :    .    :    .    :    .    :    .      e2.
            |                                           e2: board empty, game white pawn.
            |2 █P█  █P█  █P█  █P█   .   █P█  █P█  █P█   Moves
            |  ███  ██▄  ▄██       ██▄  ▄██  ██▄  ███   3. Qxe5
            |1 █R█  █N█  █B█   .   ▀K█  █B█  █N█  █R█   Log
            |   a    b    c    d    e    f    g    h    I do not know xyzzy. Type a move, or
            |                                             help.
            |                                           king e8 e7
            |                                           queen takes e5
            |                                           Checkmate. White wins.
            |>
            |e4, white pawn, light square
            cursor 23 10
        "#]],
        expect![[r#"
            |White to move, move 4.   Clocks stopped.   Anna Weiss – Boris Black
            |  rr r rr    nnn       b     q  q  q              b       nnn    rr r rr   Clocks
            |  rrrrrrr  nnnnnnn   bbbbb   qqqqqqq            bbbbb   nnnnnnn  rrrrrrr   White 14:03 P +1
            |8 rrrrrrr  nnnnnnn  bbbbbbb  qqqqqqq     .     bbbbbbb  nnnnnnn  rrrrrrr   Black 13:00
            |  rrrrrrr  nnnnnnn  bbbbbbb  qqqqqqq           bbbbbbb  nnnnnnn  rrrrrrr   Matters
            |    ppp      ppp      ppp      ppp       k       ppp      ppp      ppp     1: Black says that White touched a piece on
            |   ppppp    ppppp    ppppp    ppppp  ! kkkkk    ppppp    ppppp    ppppp      e2.
            |7 ppppppp  ppppppp  ppppppp  ppppppp !kkkkkkk  ppppppp  ppppppp  ppppppp   On e2: white pawn.
            |  ppppppp  ppppppp  ppppppp  ppppppp   kkkkk   ppppppp  ppppppp  ppppppp   To rule it: accept 1. To turn it down:
            |                                                                             dismiss 1.
            |                                                                           Boards
            |6    .        :        .        :        .        :        .        :      White's board is wrong on one square: e2.
            |                                                                           e2: board empty, game white pawn.
            |                                      ▄  ▄  ▄                              Black's board matches the game.
            |                                     *█▄███▄█                   *          Moves
            |5    :        .        :        .    *▀██Q██▀     .        :    *   .      1. e4 e5
            |                                      ▀▀▀▀▀▀▀                              2. Qh5 Ke7
            |                                        ▄▄▄                                3. Qxe5
            |                                     [ █████ ]
            |4    .        :        .        :    [▄██P██▄]    :        .        :
            |                                      ▀▀▀▀▀▀▀
            |
            |                                                                           Log
            |3    :        .        :        .        :        .        :        .      New game 1.
            |                                                                           You play White against the computer, level 3.
            |    ▄▄▄      ▄▄▄      ▄▄▄      ▄▄▄               ▄▄▄      ▄▄▄      ▄▄▄     pawn e2 e4
            |   █████    █████    █████    █████             █████    █████    █████    pawn e7 e5
            |2 ▄██P██▄  ▄██P██▄  ▄██P██▄  ▄██P██▄     .     ▄██P██▄  ▄██P██▄  ▄██P██▄   queen d1 h5
            |  ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀           ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀   I do not know xyzzy. Type a move, or help.
            |  ▄▄ ▄ ▄▄    ▄▄▄       ▄                 ▄        ▄       ▄▄▄    ▄▄ ▄ ▄▄   king e8 e7
            |  ███████  ██████▄   ▄███▄             ▀███▀    ▄███▄   ██████▄  ███████   queen takes e5
            |1 ▄██R██▄  ▀██N███  ▀██B██▀     .     ███K███  ▀██B██▀  ▀██N███  ▄██R██▄   Checkmate. White wins.
            |  ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀            ▀▀▀▀▀   ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀
            |     a        b        c        d        e        f        g        h
            |
            |
            |
            |
            |>
            |e4, white pawn, light square
            cursor 41 19
        "#]],
        expect![[r#"
        |8 r n b q . b n r   White 14:03 P +1
        |7 p p p p!k p p p   Black 13:00
        |6 . : . : . : . :     help.
        |5 : . : .*Q . :*.   king e8 e7
        |4 . : . :[P]: . :   queen takes e5
        |3 : . : . : . : .   Checkmate. White
        |2 P P P P . P P P     wins.
        |1 R N B . K B N R
        |  a b c d e f g h   >
        |e4, white pawn, light square
        cursor 10 4
    "#]],
    ]
}

#[test]
fn the_arbiter_has_what_waits_and_the_boards_beside_the_game() {
    for (size, expected) in SIZES.into_iter().zip(usual()) {
        check(&at_desk(size), &expected);
    }
}

#[test]
fn what_waits_and_each_board_is_read_line_by_line_in_every_theme_and_size() {
    for (theme, size) in Theme::ALL.into_iter().flat_map(|theme| SIZES.map(|size| (theme, size))) {
        for pane in [Pane::Matters, Pane::Boards] {
            for line in 0..3 {
                let (scene, text) = on_line(size, theme, pane, line);
                let at = cursor(&scene);
                let rows = rows(&scene);
                let case = format!("{theme:?} {size:?} {text}\n{}", rows.join("\n"));
                if theme.is_for_readers() {
                    // The words are above the cursor, which is behind the last.
                    assert!(rows[..=usize::from(at.y)].join(" ").contains(&text[..15]), "{case}");
                    continue;
                }
                let row: String = rows[usize::from(at.y)].chars().skip(at.x.into()).collect();
                let first = text.split(' ').next().unwrap();
                assert!(
                    row.starts_with(first) && text.starts_with(&row[..row.len().min(15)]),
                    "{case}"
                );
            }
        }
    }
}

#[test]
fn with_much_that_waits_the_moves_and_the_messages_keep_their_rows() {
    for size in [(80, 24), (120, 40)] {
        let mut scene = at_desk(size);
        scene.view.matters = (1..=40).map(|number| format!("{number}: something")).collect();
        scene.view.boards = (1..=40).map(|square| format!("square {square}")).collect();
        let rows = rows(&scene).join("\n");
        for seen in ["1: something", "square 1", "3. Qxe5", "Checkmate. White wins.", "Black 13:00"]
        {
            assert!(rows.contains(seen), "{seen} at {size:?}\n{rows}");
        }
    }
}
