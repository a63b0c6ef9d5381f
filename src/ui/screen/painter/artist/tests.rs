use std::sync::{Arc, Mutex};

use shakmaty::{Board, ByColor, Color, Square};

use super::*;
use crate::ui::screen::sample::{focused, scene};
use crate::ui::screen::scene::{BoardComes, Colors, Design, Entry, Focus, Layer, Pane, Theme};
use crate::ui::view::{GameCourse, RoomLine, View, Viewpoint, Weeks};

/// A terminal that keeps what was written to it.
#[derive(Clone, Default)]
pub(super) struct Sink(Arc<Mutex<Vec<u8>>>);

impl Sink {
    pub(super) fn taken(&self) -> String {
        String::from_utf8(std::mem::take(&mut *self.0.lock().unwrap())).unwrap()
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Desk {
    artist: Artist<Sink>,
    sink: Sink,
    screen: vt100::Parser,
    /// A terminal of another maker, which shares no code with the first one.
    other: avt::Terminal,
}

impl Desk {
    fn new(scene: &Scene) -> Self {
        let sink = Sink::default();
        let artist = Artist::new(sink.clone(), None);
        let screen = vt100::Parser::new(cells(scene.size.1), cells(scene.size.0), 0);
        let other = avt::Terminal::new(scene.size.0.into(), scene.size.1.into()).unwrap();
        let mut desk = Self { artist, sink, screen, other };
        desk.draw(scene);
        desk
    }

    /// What is written for a scene; the terminal must look as if it had been drawn alone.
    fn draw(&mut self, scene: &Scene) -> String {
        self.artist.draw(&Arc::new(scene.clone())).unwrap();
        let bytes = self.sink.taken();
        self.screen.process(bytes.as_bytes());
        self.other.feed(bytes.as_str());
        bytes
    }

    /// The first cell that the two terminals show differently: its row, its column and both.
    fn differs(&self) -> Option<(u16, u16, String)> {
        let screen = self.screen.screen();
        let (rows, columns) = screen.size();
        let (rows, columns) = (rows.get(), columns.get());
        let mut places = (0..rows).flat_map(|y| (0..columns).map(move |x| (y, x)));
        places.find_map(|(y, x)| {
            let cell = screen.cell(y, x).unwrap();
            let text = Some(cell.contents()).filter(|text| !text.is_empty()).unwrap_or(" ");
            let one = [cell.fgcolor(), cell.bgcolor()].map(|color| match color {
                vt100::Color::Default => None,
                vt100::Color::Idx(number) => Some(avt::Color::Indexed(number)),
                vt100::Color::Rgb(r, g, b) => Some(avt::Color::rgb(r, g, b)),
            });
            let one = (text.to_owned(), one, cell.inverse(), cell.bold());
            let cell = &self.other.screen().line(y.into()).unwrap().cells()[usize::from(x)];
            let pen = cell.pen();
            let other = [pen.foreground(), pen.background()];
            let other = (cell.char().to_string(), other, pen.is_inverse(), pen.is_bold());
            // What a blank does not show may differ.
            let seen = |(text, [fg, bg], inverse, bold): &(
                String,
                [Option<avt::Color>; 2],
                bool,
                bool,
            )| {
                let is_blank = text == " " && !inverse;
                (text.clone(), fg.filter(|_| !is_blank), *bg, *inverse, *bold && !is_blank)
            };
            (seen(&one) != seen(&other)).then(|| (y, x, format!("{one:?} {other:?}")))
        })
    }

    fn looks_like(&self, other: &Self) -> bool {
        let (one, two) = (self.screen.screen(), other.screen.screen());
        let cells = |screen: &vt100::Screen| -> Vec<_> {
            let (rows, columns) = screen.size();
            let (rows, columns) = (rows.get(), columns.get());
            let places = (0..rows).flat_map(|y| (0..columns).map(move |x| (y, x)));
            let cell = |(y, x)| {
                let cell = screen.cell(y, x).unwrap();
                let text = Some(cell.contents()).filter(|text| !text.is_empty()).unwrap_or(" ");
                let fg = (text != " " || cell.inverse()).then_some(cell.fgcolor());
                (text.to_owned(), fg, cell.bgcolor(), cell.inverse())
            };
            places.map(cell).collect()
        };
        cells(one) == cells(two) && one.cursor_position() == two.cursor_position()
    }
}

fn cells(number: u16) -> std::num::NonZeroU16 {
    std::num::NonZeroU16::new(number).unwrap()
}

fn coloured(theme: Theme) -> Scene {
    sized(theme, (80, 24))
}

pub(super) fn sized(theme: Theme, size: (u16, u16)) -> Scene {
    Scene {
        look: Design { theme, colors: Colors::All, is_dark: true, ahead: false, width: None },
        ..scene(size)
    }
}

/// A walk over the board with the sentences that go with it.
const WALK: [(Square, &str); 7] = [
    (Square::E3, "e3: empty, dark square."),
    (Square::D3, "d3: empty, light square."),
    (Square::D2, "d2: white pawn, dark square."),
    (Square::C3, "c3: empty, dark square."),
    (Square::D4, "d4: empty, dark square."),
    (Square::E5, "e5: white queen, dark square. Last move."),
    (Square::E7, "e7: black king, dark square. In check."),
];

/// Not on Windows, where a line feed goes to the first column and is no step down.
#[cfg(unix)]
#[test]
fn a_step_over_the_board_costs_few_bytes() {
    let mut found = Vec::new();
    let themes = [Theme::Mono, Theme::Shapes, Theme::Dark, Theme::Light, Theme::Large];
    let looks =
        [(80, 24), (120, 40)].into_iter().flat_map(|size| themes.map(|theme| (theme, size)));
    for (theme, size) in looks {
        let first = sized(theme, size);
        let mut desk = Desk::new(&first);
        let steps = WALK.map(|(square, status)| {
            let next = focused(&first, square, status);
            let bytes = desk.draw(&next);
            assert!(desk.looks_like(&Desk::new(&next)), "{theme:?} {square} {bytes:?}");
            assert!(bytes.contains(status), "the sentence is not in one piece: {bytes:?}");
            bytes.len()
        });
        let without = steps.iter().zip(WALK).map(|(bytes, (_, status))| bytes - status.len());
        assert!(without.max() <= Some(90), "{theme:?} {size:?}: {steps:?}");
        assert!(steps.iter().all(|bytes| *bytes <= 120), "{theme:?} {size:?}: {steps:?}");
        found.push(format!("{theme:?} {size:?}: {steps:?}\n"));
    }
    expect_test::expect![[r#"
        Mono (80, 24): [80, 81, 85, 85, 80, 96, 96]
        Shapes (80, 24): [80, 81, 85, 85, 80, 96, 96]
        Dark (80, 24): [107, 95, 101, 101, 98, 114, 116]
        Light (80, 24): [99, 97, 101, 95, 92, 108, 109]
        Large (80, 24): [107, 95, 101, 101, 98, 114, 116]
        Mono (120, 40): [83, 84, 85, 88, 83, 100, 99]
        Shapes (120, 40): [83, 84, 85, 88, 83, 100, 99]
        Dark (120, 40): [111, 98, 101, 104, 101, 118, 119]
        Light (120, 40): [103, 100, 101, 98, 95, 112, 112]
        Large (120, 40): [111, 98, 101, 104, 101, 118, 119]
    "#]]
    .assert_eq(&found.concat());
}

/// Xterm takes its colours again with its place, but works out the next change from those before. Others
/// keep the place alone, or one for all programs in a window.
#[test]
fn no_place_and_no_colours_are_left_to_the_terminal_to_keep() {
    for theme in Theme::ALL {
        let first = sized(theme, (120, 40));
        let mut desk = Desk::new(&first);
        for (square, status) in WALK {
            let bytes = desk.draw(&focused(&first, square, status));
            for kept in ["\x1b7", "\x1b8", "\x1b[s", "\x1b[u"] {
                assert!(!bytes.contains(kept), "{theme:?} {square}: {bytes:?}");
            }
        }
    }
}

#[test]
fn terminals_of_two_makers_show_the_same() {
    let colors = [Colors::None, Colors::Few, Colors::All];
    let looks = Theme::ALL.into_iter().flat_map(|theme| colors.map(|colors| (theme, colors)));
    for ((theme, colors), size) in looks.flat_map(|look| [(look, (80, 24)), (look, (120, 40))]) {
        let first = Scene { look: Design { colors, ..coloured(theme).look }, ..scene(size) };
        let mut desk = Desk::new(&first);
        for (square, status) in WALK {
            let mut next = focused(&first, square, status);
            next.view.board.discard_piece_at(square);
            desk.draw(&next);
            assert_eq!(desk.differs(), None, "{theme:?} {colors:?} {size:?} {square}");
            let (row, column) = desk.screen.screen().cursor_position();
            let other = desk.other.cursor().position();
            assert_eq!(other, Some((column.into(), row.into())), "{theme:?} {size:?} {square}");
        }
    }
}

/// A list, a game with all that stands beside it, the desk of a table and that of a room: what of the screen the
/// program can show one after the other.
fn rooms(first: &Scene) -> Vec<Scene> {
    let changed = |change: &dyn Fn(&mut Scene)| {
        let mut scene = first.clone();
        change(&mut scene);
        scene
    };
    let lines = |text: &str| (1..=9).map(|number| format!("{text} {number}.")).collect::<Vec<_>>();
    let waits = || (1..=9).map(|table| RoomLine { table, text: format!("Table {table}: a call.") });
    vec![
        first.clone(),
        changed(&|scene| {
            scene.focus = Focus::Layer(3);
            scene.layer = Some(Layer { title: "Lists".to_owned(), lines: lines("A line") });
        }),
        changed(&|scene| {
            scene.view.course = GameCourse { heights: vec![1, 4, 0, 8], here: Some(1) };
            (scene.view.walking, scene.view.here, scene.view.done) = (true, Some(1), Some(50));
            scene.hints = lines("A hint");
        }),
        changed(&|scene| {
            let held = |text: &str| text.to_owned();
            scene.view.clocks =
                Some(ByColor { white: held("White QNP +6"), black: held("Black checks 2") });
            scene.focus = Focus::Line(Pane::Clocks, 1);
            scene.view.weeks = vec![Weeks { name: held("puzzle"), heights: vec![0, 2, 8] }];
        }),
        changed(&|scene| {
            (scene.view.spot, scene.focus) = (Viewpoint::Desk, Focus::Line(Pane::Matters, 2));
            (scene.view.matters, scene.view.boards) = (lines("A matter"), lines("A board"));
            scene.view.room = Some(waits().collect());
        }),
        changed(&|scene| {
            scene.view = View::of_nothing(Viewpoint::Room, Color::White);
            scene.view.room = Some(waits().collect());
            scene.focus = Focus::Line(Pane::Room, 4);
        }),
        changed(&|scene| {
            scene.view = View::of_nothing(Viewpoint::Outside, Color::Black);
            (scene.focus, scene.entry.text) = (Focus::Entry, "a line".to_owned());
        }),
    ]
}

#[test]
fn every_room_is_the_same_at_terminals_of_two_makers() {
    let colors = [Colors::None, Colors::Few, Colors::All];
    let looks = Theme::ALL.into_iter().flat_map(|theme| colors.map(|colors| (theme, colors)));
    let sizes = [(40, 10), (80, 24), (120, 40)];
    for ((theme, colors), size) in looks.flat_map(|look| sizes.map(|size| (look, size))) {
        let first = Scene { look: Design { colors, ..coloured(theme).look }, ..scene(size) };
        let mut desk = Desk::new(&first);
        // To each and back, so that what was there before is taken away too.
        for (at, room) in rooms(&first).iter().flat_map(|room| [room, &first]).enumerate() {
            desk.draw(room);
            assert_eq!(desk.differs(), None, "{theme:?} {colors:?} {size:?} {at}");
            // For readers the board waits for the words of another key.
            let is_whole = theme.is_for_readers() || desk.looks_like(&Desk::new(room));
            assert!(is_whole, "{theme:?} {colors:?} {size:?} {at}");
        }
    }
}

/// Not on Windows, where a line feed goes to the first column and is no step down.
#[cfg(unix)]
#[test]
fn a_move_costs_what_it_says() {
    let mut found = Vec::new();
    for theme in [Theme::Mono, Theme::Dark] {
        let first = coloured(theme);
        let mut desk = Desk::new(&first);
        let mut next = first.clone();
        let king = next.view.board.remove_piece_at(Square::E7);
        next.view.board.discard_piece_at(Square::E5);
        next.view.board.set_piece_at(Square::E6, king.unwrap());
        (next.view.last, next.view.check) = (Some((Square::E7, Square::E6)), None);
        next.view.moves[2] = "3. Qxe5 Ke6".to_owned();
        next.log.push(Line::from("king e7 e6"));
        let bytes = desk.draw(&next);
        assert!(bytes.contains("king e7 e6"), "{bytes:?}");
        assert!(desk.looks_like(&Desk::new(&next)));
        found.push(bytes.len());
    }
    expect_test::expect!["[342, 408]"].assert_eq(&format!("{found:?}"));
}

#[test]
fn where_clearing_has_no_colours_blanks_are_written() {
    for (clears, theme) in [(true, Theme::Dark), (false, Theme::Dark), (false, Theme::Light)] {
        let sink = Sink::default();
        let mut artist = Artist::new(sink.clone(), None).clearing(clears);
        artist.draw(&Arc::new(coloured(theme))).unwrap();
        assert_eq!(sink.taken().contains("\x1b[K"), clears, "{theme:?}");
    }
}

#[test]
fn nothing_is_written_when_nothing_changes() {
    let mut scene = coloured(Theme::Dark);
    let mut desk = Desk::new(&scene);
    assert_eq!(desk.draw(&scene), "");
    // What is not seen changes nothing either.
    scene.view.walking = true;
    assert_eq!(desk.draw(&scene), "");
}

#[test]
fn the_cursor_is_never_hidden_and_no_colour_comes_without_leave() {
    for theme in [Theme::Dark, Theme::Light, Theme::Mono, Theme::Shapes] {
        let first = Scene {
            look: Design { theme, colors: Colors::None, is_dark: true, ahead: false, width: None },
            ..scene((80, 24))
        };
        let sink = Sink::default();
        let mut artist = Artist::new(sink.clone(), None);
        artist.draw(&Arc::new(first.clone())).unwrap();
        artist.draw(&Arc::new(focused(&first, Square::E7, "e7"))).unwrap();
        let bytes = sink.taken();
        assert!(!bytes.contains("\x1b[?25l") && bytes.contains("\x1b[?25h"), "{bytes:?}");
        for sequence in bytes.split("\x1b[").skip(1) {
            let end = sequence.find(|c: char| c.is_ascii_alphabetic()).unwrap();
            if sequence[end..].starts_with('m') {
                let known = ["0", "1", "22", "7", "27", "1;27", "22;7"];
                assert!(known.contains(&&sequence[..end]), "{sequence:?}");
            }
        }
    }
}

#[test]
fn another_size_draws_everything_again() {
    let first = coloured(Theme::Dark);
    let mut desk = Desk::new(&first);
    for size in [(40, 10), (80, 24), (100, 40), (20, 4)] {
        let next = Scene { size, ..first.clone() };
        desk.screen.screen_mut().set_size(cells(size.1), cells(size.0));
        desk.draw(&next);
        assert!(desk.looks_like(&Desk::new(&next)), "{size:?}");
    }
    desk.artist.forget();
    desk.screen.process(b"\x1b[2J\x1b[5;5Hrubbish of another program");
    let next = Scene { size: (20, 4), ..first };
    desk.draw(&next);
    assert!(desk.looks_like(&Desk::new(&next)));
}

#[test]
fn what_is_said_from_now_on_is_shown_in_the_script_that_is_wanted() {
    let mut scene = scene((120, 40));
    let mut desk = Desk::new(&scene);
    let calls = Arc::new(Mutex::new(Vec::new()));
    let called = calls.clone();
    let show: Show = Box::new(move |text: String| {
        called.lock().unwrap().push(text.clone());
        text.to_uppercase()
    });
    desk.artist.show(Some(show));
    scene.log.push(Line::from("a new line"));
    scene.status = "the status".to_owned();
    desk.draw(&scene);
    let shown = desk.screen.screen().contents();
    for text in ["pawn e2 e4", "A NEW LINE", "THE STATUS"] {
        assert!(shown.contains(text), "{text}: {shown}");
    }
    scene.focus = Focus::Layer(0);
    scene.layer = Some(Layer { title: "help".to_owned(), lines: vec!["one".to_owned()] });
    desk.draw(&scene);
    assert!(desk.screen.screen().contents().contains("ONE"));
    assert_eq!(*calls.lock().unwrap(), ["a new line\nthe status", "help\none"]);
    desk.artist.show(None);
    desk.draw(&scene);
    assert!(desk.screen.screen().contents().contains("one"));
}

#[test]
fn a_message_becomes_its_lines_and_what_is_verbatim_stays_so() {
    use crate::ui::screen::lists;
    use crate::voices::{Language, Priority, Span, Utterance};

    let span = |text: &str, verbatim| {
        let (written, spoken) = (text.to_owned(), text.to_owned());
        Span { language: Language::new("en"), written, spoken, verbatim: Verbatim(verbatim) }
    };
    let spans = vec![span("one\ntwo ", false), span("code\n\n", true), span("last", false)];
    let line = |spans| Line::of(&Utterance { priority: Priority::Answer, spans });
    let lines: Vec<Line> = lists::lines(&spans).into_iter().map(line).collect();
    assert_eq!(lines.iter().map(Line::text).collect::<Vec<_>>(), ["one", "two code", "", "last"]);
    assert_eq!(lines[1].pieces()[1], (Verbatim(true), "code".to_owned()));
    let mut desk = Desk::new(&scene((80, 24)));
    desk.artist.show(Some(Box::new(|text: String| text.to_uppercase())));
    desk.draw(&Scene { log: lines, ..scene((80, 24)) });
    assert!(desk.screen.screen().contents().contains("TWO code"));
}

/// A terminal that keeps each frame.
#[derive(Clone, Default)]
struct Frames(Arc<Mutex<Vec<String>>>);

impl Write for Frames {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().push(String::from_utf8_lossy(bytes).into_owned());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn for_readers_the_board_comes_when_it_is_not_taken_for_words() {
    use BoardComes::{Next, Soon, WithWords};
    for (board, theme, count, with) in [
        (Soon, Theme::Reader, 4, Some(1)),
        (Soon, Theme::Braille, 4, Some(1)),
        (WithWords, Theme::Reader, 3, Some(0)),
        (Next, Theme::Reader, 3, Some(2)),
        (Soon, Theme::Words, 3, None),
        (Soon, Theme::Mono, 2, None),
    ] {
        let frames = Frames::default();
        let mut artist = Artist::new(frames.clone(), None);
        let first = Scene { board, ..coloured(theme) };
        artist.draw(&Arc::new(first.clone())).unwrap();
        let mut next = focused(&first, Square::E4, "queen takes e5");
        (next.other, next.view.board) = (true, Board::empty());
        artist.draw(&Arc::new(next.clone())).unwrap();
        // What is typed is no new sentence, and the next sentence is one.
        let typing =
            Scene { board: WithWords, entry: Entry { text: "e".to_owned(), cursor: 1 }, ..next };
        artist.draw(&Arc::new(typing.clone())).unwrap();
        artist.draw(&Arc::new(Scene { other: false, ..typing })).unwrap();
        let frames = frames.0.lock().unwrap().split_off(1);
        assert_eq!(frames.len(), count, "{frames:?}");
        assert!(frames[0].contains("queen takes e5"), "{frames:?}");
        let comes = frames.iter().position(|frame| frame.contains(". : ."));
        assert_eq!(comes, with, "{theme:?} {board:?} {frames:?}");
    }
}
