use expect_test::{Expect, expect};
use ratatui::style::{Color as Paint, Modifier};
use shakmaty::{Board as Pieces, Color, Square};

use super::*;
pub(super) use crate::ui::screen::sample::drawn;
use crate::ui::screen::sample::{focused, scene};
use crate::ui::screen::scene::{Colors, Design, Entry, Line, Theme};

pub(super) fn rows(scene: &Scene) -> Vec<String> {
    let drawn = drawn(scene);
    let buffer = drawn.buffer();
    let row = |y| (0..scene.size.0).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..scene.size.1).map(|y| row(y).trim_end().to_owned()).collect()
}

/// The picture, each row between strokes, and where the cursor is.
pub(super) fn check(scene: &Scene, expected: &Expect) {
    let Position { x, y } = cursor(scene);
    let rows: Vec<String> = rows(scene).iter().map(|row| format!("|{row}\n")).collect();
    expected.assert_eq(&format!("{}cursor {x} {y}\n", rows.concat()));
}

#[test]
fn everything_has_its_place_on_a_usual_terminal() {
    check(
        &scene((80, 24)),
        &expect![[r#"
            |White to move, move 4.   Anna – level 3   Wayward Queen Attack. C20.
            |  rrr  nnn  bbb  qqq       bbb  nnn  rrr   Clocks
            |8 rrr  nnn  bbb  qqq   .   bbb  nnn  rrr   White 14:03 P +1
            |                     !kkk                  Black 13:00
            |7 ppp  ppp  ppp  ppp !kkk  ppp  ppp  ppp   Moves
            |                                           1. e4 e5
            |6  .    :    .    :    .    :    .    :    2. Qh5 Ke7
            |                     *███           *      3. Qxe5
            |5  :    .    :    .  *▀Q▀   .    :  * .
            |                     [   ]
            |4  .    :    .    :  [█P█]  :    .    :    Log
            |                                           New game 1.
            |3  :    .    :    .    :    .    :    .    You play White against the computer,
            |                                             level 3.
            |2 █P█  █P█  █P█  █P█   .   █P█  █P█  █P█   pawn e2 e4
            |  ███  ██▄  ▄██       ██▄  ▄██  ██▄  ███   pawn e7 e5
            |1 █R█  █N█  █B█   .   ▀K█  █B█  █N█  █R█   queen d1 h5
            |   a    b    c    d    e    f    g    h    I do not know xyzzy. Type a move, or
            |                                             help.
            |                                           king e8 e7
            |                                           queen takes e5
            |                                           Checkmate. White wins.
            |>
            |e4, white pawn, light square
            cursor 23 10
        "#]],
    );
}

#[test]
fn a_small_terminal_has_the_board_the_clocks_and_what_was_said() {
    check(
        &scene((40, 10)),
        &expect![[r#"
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
    );
}

#[test]
fn a_small_terminal_shows_the_moves_while_they_are_read() {
    let focus = Focus::Line(Pane::Moves, 1);
    let status = "2. Qh5 Ke7".to_owned();
    check(
        &Scene { focus, pane: Pane::Moves, status, ..scene((40, 10)) },
        &expect![[r#"
            |8 r n b q . b n r   White 14:03 P +1
            |7 p p p p!k p p p   Black 13:00
            |6 . : . : . : . :   1. e4 e5
            |5 : . : .*Q . :*.  >2. Qh5 Ke7
            |4 . : . : P : . :   3. Qxe5
            |3 : . : . : . : .
            |2 P P P P . P P P
            |1 R N B . K B N R
            |  a b c d e f g h   >
            |2. Qh5 Ke7
            cursor 20 3
        "#]],
    );
}

#[test]
fn a_braille_line_has_one_pane_and_the_status() {
    check(
        &scene((20, 4)),
        &expect![[r#"
            |4 . : . :[P]: . :
            |3 : . : . : . : .
            |e4, white pawn,
            |light square
            cursor 10 0
        "#]],
    );
    let mut log = scene((20, 4));
    (log.focus, log.pane) = (Focus::Line(Pane::Log, 5), Pane::Log);
    log.status = "line 6 of 9".to_owned();
    check(
        &log,
        &expect![[r#"
        |I do not know xyzzy.
        |  Type a move, or
        |line 6 of 9
        |
        cursor 0 0
    "#]],
    );
}

#[test]
fn a_sentence_has_the_rows_that_it_needs() {
    let mut braille = scene((20, 4));
    braille.status = "pawn e2 e4 is on the board. Announce it, then press the clock.".to_owned();
    check(
        &braille,
        &expect![[r#"
            |4 . : . :[P]: . :
            |pawn e2 e4 is on the
            |board. Announce it,
            |then press the ...
            cursor 10 0
        "#]],
    );
    braille.status = "a word or two and ".repeat(9);
    check(
        &braille,
        &expect![[r#"
        |4 . : . :[P]: . :
        |a word or two and a
        |word or two and a
        |word or two and ...
        cursor 10 0
    "#]],
    );
    let mut beside = scene((40, 10));
    beside.view.pending = Some("Announced: knight g1 f3. Repeat it.".to_owned());
    check(
        &beside,
        &expect![[r#"
            |8 r n b q . b n r   White 14:03 P +1
            |7 p p p p!k p p p   Black 13:00
            |6 . : . : . : . :   king e8 e7
            |5 : . : .*Q . :*.   queen takes e5
            |4 . : . :[P]: . :   Checkmate. White
            |3 : . : . : . : .     wins.
            |2 P P P P . P P P   Announced: knight g1
            |1 R N B . K B N R   f3. Repeat it.
            |  a b c d e f g h   >
            |e4, white pawn, light square
            cursor 10 4
        "#]],
    );
}

#[test]
fn the_last_rows_that_go_are_the_focused_line_and_the_status() {
    check(
        &scene((40, 2)),
        &expect![[r#"
            |4 . : . :[P]: . :
            |e4, white pawn, light square
            cursor 10 0
        "#]],
    );
    check(
        &scene((40, 1)),
        &expect![[r#"
        |e4, white pawn, light square
        cursor 0 0
    "#]],
    );
    let entry = Entry { text: "Nf3".to_owned(), cursor: 3 };
    check(
        &Scene { focus: Focus::Entry, entry, ..scene((40, 1)) },
        &expect![[r#"
        |> Nf3
        cursor 5 0
    "#]],
    );
    check(
        &scene((19, 5)),
        &expect![[r#"
        |The window is too
        |small. It needs 20
        |columns.
        |
        |
        cursor 0 0
    "#]],
    );
}

#[test]
fn a_tall_narrow_terminal_has_the_log_below_the_board() {
    let mut scene = scene((48, 22));
    scene.view.pending = Some("knight g1 f3, not announced yet".to_owned());
    check(
        &scene,
        &expect![[r#"
            |White to move, move 4.   Anna – level 3
            |  rrr  nnn  bbb  qqq       bbb  nnn  rrr
            |8 rrr  nnn  bbb  qqq   .   bbb  nnn  rrr
            |                     !kkk
            |7 ppp  ppp  ppp  ppp !kkk  ppp  ppp  ppp
            |
            |6  .    :    .    :    .    :    .    :
            |                     *███           *
            |5  :    .    :    .  *▀Q▀   .    :  * .
            |                     [   ]
            |4  .    :    .    :  [█P█]  :    .    :
            |
            |3  :    .    :    .    :    .    :    .
            |
            |2 █P█  █P█  █P█  █P█   .   █P█  █P█  █P█
            |  ███  ██▄  ▄██       ██▄  ▄██  ██▄  ███
            |1 █R█  █N█  █B█   .   ▀K█  █B█  █N█  █R█
            |   a    b    c    d    e    f    g    h
            |
            |knight g1 f3, not announced yet
            |>
            |e4, white pawn, light square
            cursor 23 10
        "#]],
    );
}

#[test]
fn pieces_are_large_where_there_is_room() {
    let mut scene = scene((84, 28));
    scene.look.theme = Theme::Dark;
    scene.view.bottom = Color::Black;
    check(
        &scene,
        &expect![[r#"
            |White to move, move 4.   Anna – level 3   Wayward Queen Attack. C20.
            |  ▄ ▄ ▄   ▄▄      ▄      ▄             ▄     ▄▄    ▄ ▄ ▄   Clocks
            |1 ▀█R█▀  ██N██   █B█   ██K██    .     █B█   ██N██  ▀█R█▀   White 14:03 P +1
            |  ▀▀▀▀▀   ▀▀▀▀  ▀▀▀▀▀   ▀▀▀          ▀▀▀▀▀   ▀▀▀▀  ▀▀▀▀▀   Black 13:00
            |                                                           Moves
            |2  █P█    █P█    █P█     .     █P█    █P█    █P█    █P█    1. e4 e5
            |  ▀▀▀▀▀  ▀▀▀▀▀  ▀▀▀▀▀         ▀▀▀▀▀  ▀▀▀▀▀  ▀▀▀▀▀  ▀▀▀▀▀   2. Qh5 Ke7
            |                                                           3. Qxe5
            |3   .      :      .      :      .      :      .      :
            |
            |                      [     ]
            |4   :      .      :   [ █P█ ]   :      .      :      .     Log
            |                      [▀▀▀▀▀]                              New game 1.
            | *                    *▄ ▄ ▄                               You play White against
            |5*  .      :      .   *██Q██    .      :      .      :       the computer, level 3.
            | *                    * ▀▀▀                                pawn e2 e4
            |                                                           pawn e7 e5
            |6   :      .      :      .      :      .      :      .     queen d1 h5
            |                                                           I do not know xyzzy. Type
            |                      !  k                                   a move, or help.
            |7  ppp    ppp    ppp  !kkkkk   ppp    ppp    ppp    ppp    king e8 e7
            |  ppppp  ppppp  ppppp ! kkk   ppppp  ppppp  ppppp  ppppp   queen takes e5
            |  r r r   nn      b           q q q    b     nn    r r r   Checkmate. White wins.
            |8 rrrrr  nnnnn   bbb     .    qqqqq   bbb   nnnnn  rrrrr
            |  rrrrr   nnnn  bbbbb          qqq   bbbbb   nnnn  rrrrr
            |    h      g      f      e      d      c      b      a
            |>
            |e4, white pawn, light square
            cursor 25 11
        "#]],
    );
}

#[test]
fn pieces_are_as_large_as_a_large_terminal_allows() {
    let mut scene = scene((120, 44));
    scene.look.theme = Theme::Light;
    check(
        &scene,
        &expect![[r#"
            |White to move, move 4.   Anna – level 3   Wayward Queen Attack. C20.
            |  rr rrr rr     nn          b      q   q   q                 b         nn      rr rrr rr   Clocks
            |  rrrrrrrrr   nnnnnnn     bbbbb    qqqqqqqqq               bbbbb     nnnnnnn   rrrrrrrrr   White 14:03 P +1
            |8   rrrrr    nnnnnnnnn   bbbbbbb   qqqqqqqqq      .       bbbbbbb   nnnnnnnnn    rrrrr     Black 13:00
            |   rrrrrrr    nnnnnnnn   bbbbbbb    qqqqqqq               bbbbbbb    nnnnnnnn   rrrrrrr    Moves
            |  rrrrrrrrr   nnnnnnnn  bbbbbbbbb  qqqqqqqqq             bbbbbbbbb   nnnnnnnn  rrrrrrrrr   1. e4 e5
            |                                                  k                                        2. Qh5 Ke7
            |    ppppp      ppppp      ppppp      ppppp   !  kkkkk      ppppp      ppppp      ppppp     3. Qxe5
            |7   ppppp      ppppp      ppppp      ppppp   !kkkkkkkkk    ppppp      ppppp      ppppp
            |   ppppppp    ppppppp    ppppppp    ppppppp  !kkkkkkkkk   ppppppp    ppppppp    ppppppp
            |  ppppppppp  ppppppppp  ppppppppp  ppppppppp   kkkkkkk   ppppppppp  ppppppppp  ppppppppp
            |
            |
            |6     .          :          .          :          .          :          .          :
            |
            |
            |                                              ▄   ▄   ▄                                    Log
            |                                             *██▄███▄██                       *            New game 1.
            |5     :          .          :          .     *▀███Q███▀      .          :     *    .       You play White against the
            |                                             * ▄█████▄                        *              computer, level 3.
            |                                              ▀▀▀▀▀▀▀▀▀                                    pawn e2 e4
            |                                                                                           pawn e7 e5
            |                                             [  █████  ]                                   queen d1 h5
            |4     .          :          .          :     [  ██P██  ]     :          .          :       I do not know xyzzy. Type a
            |                                             [ ▄█████▄ ]                                     move, or help.
            |                                              ▀▀▀▀▀▀▀▀▀                                    king e8 e7
            |                                                                                           queen takes e5
            |                                                                                           Checkmate. White wins.
            |3     :          .          :          .          :          .          :          .
            |
            |
            |
            |    █████      █████      █████      █████                 █████      █████      █████
            |2   ██P██      ██P██      ██P██      ██P██        .        ██P██      ██P██      ██P██
            |   ▄█████▄    ▄█████▄    ▄█████▄    ▄█████▄               ▄█████▄    ▄█████▄    ▄█████▄
            |  ▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀             ▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀
            |  ▄▄ ▄▄▄ ▄▄     ▄▄          ▄                     ▄          ▄         ▄▄      ▄▄ ▄▄▄ ▄▄
            |  ▀███████▀   ▄█████▄     ▄██▀▄                 ▀███▀      ▄██▀▄     ▄█████▄   ▀███████▀
            |1   ██R██    ████N████   ▀██B██▀       .      ▄███K███▄   ▀██B██▀   ████N████    ██R██
            |   ▄█████▄    ▀▄▄█████   ▄█████▄              ▀███████▀   ▄█████▄    ▀▄▄█████   ▄█████▄
            |  ▀▀▀▀▀▀▀▀▀   ▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀              ▀▀▀▀▀▀▀   ▀▀▀▀▀▀▀▀▀   ▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀
            |      a          b          c          d          e          f          g          h
            |>
            |e4, white pawn, light square
            cursor 50 23
        "#]],
    );
}

#[test]
fn shapes_differ_and_dark_squares_are_marked_below_pieces() {
    let mut scene = scene((80, 20));
    scene.look.theme = Theme::Shapes;
    check(
        &scene,
        &expect![[r#"
            |White to move, move 4.   Anna – level 3   Wayward Queen Attack. C20.
            |  □□□ :▻▻▻: △△△ :☆☆☆:     :△△△: ▻▻▻ :□□□:  Clocks
            |8 □□□ :▻▻▻: △△△ :☆☆☆:  .  :△△△: ▻▻▻ :□□□:  White 14:03 P +1
            | :::::     :::::     !◇◇◇:     :::::       Black 13:00
            |7:○○○: ○○○ :○○○: ○○○ !◇◇◇: ○○○ :○○○: ○○○   Moves
            |      :::::     :::::     :::::     :::::  1. e4 e5
            |6  .  :::::  .  :::::  .  :::::  .  :::::  2. Qh5 Ke7
            | :::::     :::::     *★★★:     :::::*      3. Qxe5
            |5:::::  .  :::::  .  *★★★:  .  :::::* .    Log
            |      :::::     :::::[   ]:::::     :::::  pawn e7 e5
            |4  .  :::::  .  :::::[●●●]:::::  .  :::::  queen d1 h5
            | :::::     :::::     :::::     :::::       I do not know xyzzy. Type a move, or
            |3:::::  .  :::::  .  :::::  .  :::::  .      help.
            |      :::::     :::::     :::::     :::::  king e8 e7
            |2 ●●● :●●●: ●●● :●●●:  .  :●●●: ●●● :●●●:  queen takes e5
            | :■■■: ►►► :▲▲▲:     :◆◆◆: ▲▲▲ :►►►: ■■■   Checkmate. White wins.
            |1:■■■: ►►► :▲▲▲:  .  :◆◆◆: ▲▲▲ :►►►: ■■■
            |   a    b    c    d    e    f    g    h
            |>
            |e4, white pawn, light square
            cursor 23 10
        "#]],
    );
}

#[test]
fn colours_change_no_sign() {
    let text = |theme, colors| {
        rows(&Scene {
            look: Design { theme, colors, is_dark: true, ahead: false, width: None },
            ..scene((40, 10))
        })
    };
    let plain = text(Theme::Mono, Colors::None);
    for theme in [Theme::Dark, Theme::Light, Theme::Large, Theme::Mono] {
        assert_eq!(text(theme, Colors::All), plain);
        assert_eq!(text(theme, Colors::None), plain);
    }
    assert_eq!(text(Theme::Shapes, Colors::All), text(Theme::Shapes, Colors::None));
}

#[test]
fn without_colours_no_cell_has_one() {
    for theme in [Theme::Dark, Theme::Light, Theme::Mono, Theme::Shapes] {
        let drawn = drawn(&Scene {
            look: Design { theme, colors: Colors::None, is_dark: true, ahead: false, width: None },
            ..scene((100, 30))
        });
        let coloured = |cell: &&ratatui::buffer::Cell| (cell.fg, cell.bg) != Default::default();
        assert_eq!(drawn.buffer().content().iter().find(coloured), None);
    }
    let dark = Scene {
        look: Design {
            theme: Theme::Dark,
            colors: Colors::All,
            is_dark: true,
            ahead: false,
            width: None,
        },
        ..scene((80, 24))
    };
    let drawn = drawn(&dark);
    assert!(drawn.buffer().content().iter().all(|cell| cell.bg != Paint::Reset));
}

#[test]
fn nothing_blinks_and_only_figures_for_eyes_have_blocks() {
    for theme in Theme::ALL {
        let drawn = drawn(&Scene {
            look: Design { theme, colors: Colors::All, is_dark: true, ahead: false, width: None },
            ..scene((120, 44))
        });
        for cell in drawn.buffer().content() {
            assert!((Modifier::BOLD | Modifier::REVERSED).contains(cell.modifier));
            let block = cell.symbol().contains(|c| ('\u{2500}'..='\u{259f}').contains(&c));
            let figure = ["▀", "▄", "█", "▌", "▐"].contains(&cell.symbol());
            assert!(!block || figure && !theme.is_for_readers());
        }
    }
}

#[test]
fn marks_are_text_and_the_one_that_presses_most_is_seen() {
    let mut scene = scene((80, 16));
    scene.view.held = Some(Square::G1);
    let rows = rows(&focused(&scene, Square::E7, ""));
    assert_eq!(&rows[2][..26], "7 p  p  p  p !k] p  p  p  ");
    assert_eq!(&rows[4][..26], "5 :  .  :  . *Q  .  : *.  ");
    assert!(rows[8].starts_with("1 R  N  B  .  K  B ^N  R"));
}

#[test]
fn the_newest_line_is_always_seen_and_most_new_lines_leave_the_others_alone() {
    let mut scene = scene((80, 24));
    let mut before = rows(&scene);
    let (mut same, mut lines) = (0, 0);
    for number in 0..100 {
        let text = format!("line {number}");
        scene.log.push(Line::from(text.as_str()));
        let after = rows(&scene);
        assert!(after.iter().any(|row| row.ends_with(&text)), "{after:#?}");
        same += usize::from(before.iter().zip(&after).filter(|(one, two)| one != two).count() == 1);
        lines += 1;
        before = after;
    }
    assert!(same * 10 >= lines * 8, "{same} of {lines}");
}

#[test]
fn the_entry_field_follows_what_is_typed() {
    let mut scene = Scene { focus: Focus::Entry, ..scene((40, 10)) };
    for (text, at, seen, column) in [
        ("", 0, "> ", 22),
        ("Nf3", 3, "> Nf3", 25),
        ("Nf3", 0, "> Nf3", 22),
        ("e\u{301}4", 2, "> e\u{301}4", 23),
        ("東京", 1, "> 東京", 24),
        ("東京", 2, "> 東京", 26),
        ("what would attack e4", 20, "> ld attack e4", 34),
    ] {
        scene.entry = Entry { text: text.to_owned(), cursor: at };
        let row = &rows(&scene)[8];
        let shown: String = row.chars().skip(20).filter(|&c| c != ' ').collect();
        let seen: String = seen.chars().filter(|&c| c != ' ').collect();
        assert_eq!(shown, seen);
        assert_eq!(cursor(&scene), Position::new(column, 8), "{text:?} {at}");
    }
}

#[test]
fn every_letter_of_the_pieces_is_on_its_square() {
    let mut scene = scene((80, 24));
    scene.view.board = Pieces::default();
    for theme in [Theme::Dark, Theme::Mono, Theme::Shapes] {
        for size in [(20, 11), (40, 10), (80, 24), (90, 30), (130, 50)] {
            (scene.size, scene.look.theme) = (size, theme);
            let shown = drawn(&scene);
            let white = [(Square::A2, "P"), (Square::G1, "N"), (Square::E1, "K")];
            for (square, letter) in white {
                let at = cursor(&focused(&scene, square, ""));
                let expected = match (theme, letter) {
                    (Theme::Shapes, "P") => "●",
                    (Theme::Shapes, "N") => "►",
                    (Theme::Shapes, _) => "◆",
                    _ => letter,
                };
                assert_eq!(shown.buffer()[at].symbol(), expected, "{size:?} {theme:?} {square}");
            }
        }
    }
}
