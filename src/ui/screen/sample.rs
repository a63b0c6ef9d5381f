//! A scene for the tests, and any scene at all.

use proptest::prelude::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use shakmaty::{Board, ByColor, Color, Square};

use crate::ui::screen::paint::{cursor, paint};
use crate::ui::screen::scene::{
    BoardComes, Colors, Design, Entry, Focus, Latest, Layer, Line, Pane, Scene, Theme, Words,
};
use crate::ui::view::{Shown, View, Viewpoint};

/// A look without colours.
const PLAIN: Design =
    Design { theme: Theme::Mono, colors: Colors::None, is_dark: true, ahead: false, width: None };

/// After 1. e4 e5 2. Qh5 Ke7 3. Qxe5, in a look without colours.
pub(super) fn scene(size: (u16, u16)) -> Scene {
    let board = "rnbq1bnr/ppppkppp/8/4Q3/4P3/8/PPPP1PPP/RNB1KBNR".parse::<Board>();
    let log = [
        "New game 1.",
        "You play White against the computer, level 3.",
        "pawn e2 e4",
        "pawn e7 e5",
        "queen d1 h5",
        "I do not know xyzzy. Type a move, or help.",
        "king e8 e7",
        "queen takes e5",
        "Checkmate. White wins.",
    ];
    Scene {
        size,
        look: PLAIN,
        words: words(),
        view: View {
            board: board.unwrap(),
            last: Some((Square::H5, Square::E5)),
            check: Some(Square::E7),
            header: ["White to move, move 4.", "Anna – level 3", "Wayward Queen Attack. C20."]
                .map(str::to_owned)
                .to_vec(),
            clocks: Some(ByColor {
                white: "White 14:03 P +1".to_owned(),
                black: "Black 13:00".to_owned(),
            }),
            moves: ["1. e4 e5", "2. Qh5 Ke7", "3. Qxe5"].map(str::to_owned).to_vec(),
            timed: true,
            told: Shown(true),
            ..View::of_nothing(Viewpoint::Home, Color::White)
        },
        focus: Focus::Square(Square::E4),
        square: Square::E4,
        pane: Pane::Board,
        log: log.map(Line::from).to_vec(),
        latest: Latest::Place,
        other: false,
        page: 0,
        log_page: 0,
        board: BoardComes::WithWords,
        entry: Entry::default(),
        hints: Vec::new(),
        mouse: false,
        status: "e4, white pawn, light square".to_owned(),
        news: Vec::new(),
        layer: None,
    }
}

/// What a scene looks like, and where its cursor is.
pub(super) fn drawn(scene: &Scene) -> TestBackend {
    let mut terminal = Terminal::new(TestBackend::new(scene.size.0, scene.size.1)).unwrap();
    terminal
        .draw(|frame| {
            paint(scene, frame.buffer_mut());
            frame.set_cursor_position(cursor(scene));
        })
        .unwrap();
    terminal.backend().clone()
}

/// A scene with the focus elsewhere.
pub(super) fn focused(scene: &Scene, square: Square, status: &str) -> Scene {
    let focus = Focus::Square(square);
    Scene { focus, square, status: status.to_owned(), ..scene.clone() }
}

fn words() -> Words {
    Words {
        letters: ["P", "N", "B", "R", "Q", "K"].map(str::to_owned),
        panes: Pane::ALL.map(|pane| format!("{pane:?}")),
        prompt: "> ".to_owned(),
        more: "more".to_owned(),
        too_small: "The window is too small. It needs 20 columns.".to_owned(),
    }
}

fn pane() -> impl Strategy<Value = Pane> {
    prop::sample::select(Pane::ALL.to_vec())
}

fn square() -> impl Strategy<Value = Square> {
    (0_u32..64).prop_map(Square::new)
}

fn focus() -> impl Strategy<Value = Focus> {
    prop_oneof![
        square().prop_map(Focus::Square),
        Just(Focus::Entry),
        (pane(), 0_usize..700).prop_map(|(pane, line)| Focus::Line(pane, line)),
        (0_usize..60).prop_map(Focus::Layer),
    ]
}

/// Words as they come in sentences, and some that no terminal likes.
fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        6 => "[a-z]{1,9}",
        1 => "[a-z]{30,60}",
        1 => Just("東京日本".to_owned()),
        1 => Just("e\u{301}a\u{308}".to_owned()),
        1 => Just("\u{1b}[2J\t\r\n\u{7}".to_owned()),
        1 => Just("👩\u{200d}👧".to_owned()),
        1 => ".{0,5}",
    ];
    prop::collection::vec(word, 0..9).prop_map(|words| words.join(" "))
}

fn lines(most: usize) -> impl Strategy<Value = Vec<String>> {
    // Few lines that are told apart, so that long lists cost little.
    (prop::collection::vec(line(), 0..6), 0..most).prop_map(|(some, count)| {
        some.iter().cycle().take(if some.is_empty() { 0 } else { count }).cloned().collect()
    })
}

/// Any scene.
pub(super) fn any_scene(size: impl Strategy<Value = (u16, u16)>) -> impl Strategy<Value = Scene> {
    let themes = Theme::ALL.to_vec();
    let colors = prop::sample::select(vec![Colors::None, Colors::Few, Colors::All]);
    let look = (prop::sample::select(themes), colors, any::<bool>());
    let marks = (any::<bool>(), prop::option::of(square()), prop::option::of(square()));
    let texts = (lines(600), lines(300), line(), line(), 0_usize..90);
    let layer = prop::option::of((line(), lines(60)));
    let options = (prop::option::of(line()), prop::option::of(line()));
    (size, look, focus(), square(), pane(), marks, texts, layer, options).prop_map(
        |(size, look, focus, square, pane, marks, texts, layer, (clock, pending))| {
            let mut scene = scene(size);
            scene.look = Design {
                theme: look.0,
                colors: look.1,
                is_dark: look.2,
                ahead: false,
                width: None,
            };
            (scene.focus, scene.square, scene.pane) = (focus, square, pane);
            scene.view.bottom = Color::from_white(marks.0);
            (scene.view.check, scene.view.held) = (marks.1, marks.2);
            scene.view.clocks = clock.map(|clock| ByColor { white: clock.clone(), black: clock });
            scene.view.pending = pending;
            scene.log = texts.0.into_iter().map(Line::from).collect();
            if marks.0 {
                scene.view.spot = Viewpoint::Desk;
                (scene.view.matters, scene.view.boards) = (texts.1.clone(), texts.1.clone());
            }
            scene.view.moves = texts.1;
            scene.status = texts.2;
            scene.news = scene.log.iter().rev().take(2).map(Line::text).collect();
            scene.latest = if look.2 { Latest::Place } else { Latest::Answer };
            scene.other = look.1 == Colors::All;
            scene.entry = Entry { cursor: texts.4.min(texts.3.chars().count()), text: texts.3 };
            scene.layer = layer.map(|(title, lines)| Layer { title, lines });
            scene
        },
    )
}
