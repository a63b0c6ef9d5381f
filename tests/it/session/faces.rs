//! Both faces with the same inputs say the same, and what is drawn has the cursor on what is named.

use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use touchmove::archive::Player;
use touchmove::keymap::{Chord, Code};
use touchmove::ui::screen::paint::{cursor, paint};
use touchmove::ui::screen::scene::{Colors, Design, Focus, Line, Pane, Scene, Theme};

use super::screen::{Seat, key};
use super::{Table, header, start};

/// What is drawn from the cursor on.
fn drawn_at_cursor(scene: &Scene) -> String {
    let (columns, rows) = scene.size;
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
    paint(scene, &mut buffer);
    let at = cursor(scene);
    (at.x..columns).map(|x| buffer[(x, at.y)].symbol()).collect()
}

/// What must be drawn there.
fn wanted(scene: &Scene) -> String {
    let line = match scene.focus {
        Focus::Square(square) => {
            let piece = scene.view.board.piece_at(square).map(|piece| piece.char().to_string());
            let blank = if square.is_light() { "." } else { ":" };
            return piece.unwrap_or_else(|| blank.to_owned());
        }
        Focus::Entry => {
            return scene.entry.text.chars().skip(scene.entry.cursor).collect();
        }
        Focus::Line(Pane::Log, at) => scene.log.get(at).map(Line::text).unwrap_or_default(),
        // Nobody has a clock here.
        Focus::Line(Pane::Clocks, _) => String::new(),
        Focus::Line(_, at) => scene.view.moves.get(at).cloned().unwrap_or_default(),
        Focus::Layer(at) => scene.layer.as_ref().unwrap().lines[at].clone(),
    };
    line.split_whitespace().next().unwrap_or_default().chars().take(12).collect()
}

#[derive(Clone, Debug)]
enum Step {
    Key(Chord),
    Line(&'static str),
    Size(u16, u16),
}

const LINES: [&str; 24] = [
    "e4",
    "e5",
    "Nf3",
    "Nc6",
    "d4",
    "exd4",
    "a3",
    "take e2",
    "put e4",
    "take g8",
    "put f6",
    "adjust",
    "board",
    "material",
    "where knights",
    "moves",
    "repeat",
    "flip",
    "undo",
    "draw",
    "yes",
    "no",
    "resign",
    "xyzzy",
];

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => key().prop_map(Step::Key),
        2 => prop::sample::select(LINES.to_vec()).prop_map(Step::Line),
        1 => (40_u16..120, 12_u16..50).prop_map(|(columns, rows)| Step::Size(columns, rows)),
    ]
}

/// Enters a line as a whole: typed, its first sign may be a key or an answer.
fn enter(seat: &mut Seat, line: &str) {
    let wishes = seat.screen.paste(&format!("{line}\n"));
    seat.do_all(wishes);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn after_every_step_the_cursor_is_drawn_on_what_is_focused(
        steps in prop::collection::vec(step(), 0..60),
    ) {
        let mut seat = Seat::new(&start());
        for step in steps {
            match step {
                Step::Key(key) => seat.chord(key),
                Step::Line(line) => enter(&mut seat, line),
                Step::Size(columns, rows) => seat.screen.resize((columns, rows)),
            }
            let mut scene = seat.scene();
            scene.look = Design { theme: Theme::Mono, colors: Colors::None, is_dark: true, ahead: false, width: None };
            let (drawn, wanted) = (drawn_at_cursor(&scene), wanted(&scene));
            prop_assert!(drawn.starts_with(&wanted), "{wanted:?} {drawn:?} {:?}", scene.focus);
        }
    }

    #[test]
    fn lines_bring_the_same_on_a_screen_and_without(
        steps in prop::collection::vec(
            (prop::sample::select(LINES.to_vec()), 0_usize..4), 0..30,
        ),
    ) {
        let mut seat = Seat::new(&start());
        let mut table = Table::new(header(&start(), Player::Human, None));
        for (line, looks) in steps {
            enter(&mut seat, line);
            // Back to the board and over it: a look is no part of the game, but an answer is.
            let keys = [Code::Escape, Code::Up, Code::Right, Code::Down, Code::Left];
            let count = if seat.scene().view.asked.is_some() { 0 } else { looks + 1 };
            for code in keys.into_iter().take(count) {
                seat.chord(Chord::of(code));
            }
            table.types(line);
        }
        let typed = table.transcript.lines().filter(|line| !line.starts_with("> "));
        prop_assert_eq!(seat.transcript(), typed.collect::<Vec<_>>().join("\n"));
        prop_assert_eq!(&seat.table.journal, &table.journal);
    }
}
