//! The screen with a session behind it: what keys amount to, and what the cursor is on.

use proptest::prelude::*;
use shakmaty::{Position, Square};
use touchmove::app::input::Input;
use touchmove::app::session::Act;
use touchmove::archive::Player;
use touchmove::describe::{self, Question};
use touchmove::keymap::{self, Chord, Code};
use touchmove::ui::Typed;
use touchmove::ui::screen::scene::{Focus, Line, Look, Pane, Scene, Theme};
use touchmove::ui::screen::{Screen, Under, Wish};

use super::{Table, header, start};

/// A player at a screen.
pub(super) struct Seat {
    pub(super) table: Table,
    pub(super) screen: Screen,
    hushed: usize,
}

pub(super) fn plain(code: Code) -> Chord {
    Chord { code, control: false, alt: false, shift: false }
}

impl Seat {
    pub(super) fn new(fen: &str) -> Self {
        let table = Table::new(header(fen, Player::Human, None));
        let keymap = keymap::Library::built_in().get("lichess", "us").unwrap();
        let look = Look { theme: Theme::Dark, colors: true };
        let narrator = table.session.narrator().clone();
        let words = vec!["board".to_owned(), "material".to_owned()];
        let screen = Screen::new(narrator, keymap, look, (80, 24), Vec::new(), words);
        let mut seat = Self { table, screen, hushed: 0 };
        seat.show();
        seat
    }

    pub(super) fn scene(&self) -> Scene {
        self.screen.scene(&self.table.session.view())
    }

    /// The status names what the cursor is on, unless a look has just done so.
    fn show(&mut self) {
        match self.screen.under(&self.table.session.view()) {
            Under::Thing(thing) => {
                let named = self.table.session.named(self.table.now, thing);
                self.screen.status(&named);
            }
            Under::Text(text) => self.screen.status(&text),
        }
    }

    pub(super) fn do_all(&mut self, wishes: Vec<Wish>) {
        for wish in wishes {
            let input = match wish {
                Wish::Line(line) | Wish::Typed(line) => Input::Typed(Typed::Line(line)),
                Wish::Look(thing, arrival) => Input::Looked { thing, arrival },
                Wish::Hear(said) => {
                    self.screen.status(&said);
                    continue;
                }
                Wish::Hush => {
                    self.hushed += 1;
                    continue;
                }
                Wish::Paste(rest) => {
                    let wishes = self.screen.paste(&rest);
                    self.do_all(wishes);
                    continue;
                }
                Wish::Suspend => continue,
            };
            let acts = self.table.session.handle(self.table.now, input);
            let mut looked = false;
            for act in &acts {
                match act {
                    Act::Look(said) => {
                        self.screen.status(said);
                        looked = true;
                    }
                    Act::Say(said) => self.screen.print(said.spans.clone()),
                    _ => {}
                }
            }
            self.table.note(acts);
            if !looked {
                self.show();
            }
        }
    }

    pub(super) fn press(&mut self, code: Code) {
        self.chord(plain(code));
    }

    pub(super) fn chord(&mut self, chord: Chord) {
        let wishes = self.screen.press(chord, &self.table.session.view());
        self.do_all(wishes);
    }

    pub(super) fn types(&mut self, text: &str) {
        for c in text.chars() {
            self.press(Code::Char(c));
        }
    }

    /// Goes to a square by arrows.
    fn go(&mut self, to: Square) {
        let at = |seat: &Self| seat.scene().square;
        for _ in 0..7 {
            let (here, file, rank) = (at(self), to.file(), to.rank());
            if here.file() != file {
                self.press(if here.file() < file { Code::Right } else { Code::Left });
            }
            if here.rank() != rank {
                self.press(if here.rank() < rank { Code::Up } else { Code::Down });
            }
        }
        assert_eq!(at(self), to);
    }

    pub(super) fn transcript(&self) -> String {
        let lines = self.table.transcript.lines().filter(|line| !line.starts_with("> "));
        lines.collect::<Vec<_>>().join("\n")
    }
}

#[test]
fn a_game_by_arrows_is_the_game_that_is_typed() {
    let mut seat = Seat::new(&start());
    let mut typed = Table::new(header(&start(), Player::Human, None));
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        for square in [from, to] {
            seat.go(square.parse().unwrap());
            seat.press(Code::Enter);
        }
        typed.types(&format!("take {from}")).types(&format!("put {to}"));
    }
    assert!(seat.transcript().ends_with("Checkmate. Black wins."), "{}", seat.transcript());
    let typed = typed.transcript.lines().filter(|line| !line.starts_with("> "));
    assert_eq!(seat.transcript(), typed.collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_promotion_is_answered_by_a_digit_from_the_board_and_by_a_word_in_the_field() {
    for keys in ["4", "knight\r"] {
        let mut seat = Seat::new("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        seat.go(Square::A7);
        seat.press(Code::Enter);
        seat.press(Code::Up);
        seat.press(Code::Enter);
        for c in keys.chars() {
            seat.press(if c == '\r' { Code::Enter } else { Code::Char(c) });
        }
        assert!(seat.transcript().contains("pawn a7 a8 promotes to knight"), "{keys:?}");
    }
}

#[test]
fn what_is_typed_stays_while_the_game_goes_on_and_while_the_board_is_looked_at() {
    let mut seat = Seat::new(&start());
    seat.press(Code::Char('i'));
    seat.types("mat");
    let printed = seat.table.session.narrator().clone();
    seat.screen.print(printed.talk.sentence("repeat-it", &[]));
    seat.press(Code::Escape);
    assert!(matches!(seat.scene().focus, Focus::Square(_)));
    seat.press(Code::Up);
    seat.press(Code::Char('i'));
    assert_eq!(seat.scene().status, "Entry: mat");
    seat.press(Code::Tab);
    seat.press(Code::Enter);
    assert!(seat.transcript().contains("Material is level."));
}

#[test]
fn pasted_lines_are_entered_one_by_one_and_a_diagram_as_one_position() {
    let mut seat = Seat::new(&start());
    let wishes = seat.screen.paste("e4\ne5\nNf");
    seat.do_all(wishes);
    assert!(seat.transcript().ends_with("pawn e2 e4\npawn e7 e5"), "{}", seat.transcript());
    assert_eq!(seat.scene().entry.text, "Nf");
    let log: Vec<_> = seat.scene().log.iter().map(Line::text).collect();
    assert_eq!(log, ["> e4", "pawn e2 e4", "> e5", "pawn e7 e5"]);

    let mut seat = Seat::new(&start());
    let wishes = seat.screen.paste("White: Ke1 a2.\nBlack: Ke8.\n");
    assert_eq!(wishes, [Wish::Typed("/position White: Ke1 a2. Black: Ke8.".to_owned())]);
}

#[test]
fn of_a_text_that_is_too_long_nothing_is_pasted() {
    for text in ["e4\n".repeat(101), "x".repeat(10_001)] {
        let mut seat = Seat::new(&start());
        let wishes = seat.screen.paste(&text);
        seat.do_all(wishes);
        let scene = seat.scene();
        assert_eq!(scene.status, "Too long, nothing pasted. At most 100 lines.");
        assert_eq!((scene.entry.text.as_str(), scene.log.len()), ("", 0));
    }
}

#[test]
fn escape_leaves_puts_back_and_hushes() {
    let mut seat = Seat::new(&start());
    seat.go(Square::E2);
    seat.press(Code::Enter);
    assert_eq!(seat.table.session.held(), Some(Square::E2));
    seat.press(Code::Escape);
    assert_eq!(seat.table.session.held(), None);
    assert!(seat.transcript().ends_with("pawn e2 is back."));
    seat.press(Code::Escape);
    assert_eq!(seat.hushed, 1);
    seat.press(Code::F(2));
    assert!(seat.scene().layer.is_some());
    seat.press(Code::Escape);
    assert!(seat.scene().layer.is_none());
    seat.types("i");
    seat.types("resign");
    seat.press(Code::Enter);
    seat.press(Code::Escape);
    seat.press(Code::Escape);
    assert!(seat.transcript().ends_with("No. The game goes on."), "{}", seat.transcript());
}

#[test]
fn a_command_is_chosen_from_the_menu_and_keys_are_explained() {
    let mut seat = Seat::new(&start());
    seat.press(Code::F(2));
    let lines = seat.scene().layer.unwrap().lines;
    let material = lines.iter().position(|line| line.starts_with("material:")).unwrap();
    for _ in 0..material {
        seat.press(Code::Down);
    }
    assert_eq!(seat.scene().status, lines[material]);
    seat.press(Code::Enter);
    assert!(seat.transcript().contains("Material is level."));
    assert!(!lines.iter().any(|line| line.starts_with("goto")));

    seat.press(Code::F(2));
    let level = lines.iter().position(|line| line.starts_with("level")).unwrap();
    (0..level).for_each(|_| seat.press(Code::Down));
    seat.press(Code::Enter);
    assert_eq!(seat.scene().entry.text, "/level ");

    seat.press(Code::Escape);
    let before = seat.transcript();
    seat.press(Code::F(4));
    seat.press(Code::Enter);
    assert_eq!(seat.scene().status, "takes the man here, or puts it");
    seat.press(Code::F(4));
    assert_eq!(seat.transcript(), before);
}

pub(super) fn key() -> impl Strategy<Value = Chord> {
    let codes = [
        Code::Up,
        Code::Down,
        Code::Left,
        Code::Right,
        Code::Home,
        Code::End,
        Code::PageUp,
        Code::PageDown,
        Code::Enter,
        Code::Escape,
        Code::Tab,
        Code::Backspace,
        Code::F(2),
        Code::F(3),
        Code::F(4),
    ];
    let special = prop::sample::select(codes.to_vec());
    let signs = "kqrbnpKP12345678!@ iomcltfxhe/?0".chars().map(Code::Char).collect::<Vec<_>>();
    (prop_oneof![3 => special, 2 => prop::sample::select(signs)], prop::bool::weighted(0.1))
        .prop_map(|(code, shift)| Chord { shift: shift && code == Code::Tab, ..plain(code) })
}

/// What the status must say of what the cursor is on.
fn is_named(seat: &Seat) -> Result<(), String> {
    let scene = seat.scene();
    let named = match scene.focus {
        Focus::Square(square) => {
            if square != scene.square {
                return Err(format!("{square} is not {}", scene.square));
            }
            let position = seat.table.session.game().position();
            assert_eq!(position.board(), &scene.view.board);
            let answer = describe::answer(Question::Square(square), position);
            seat.table.session.narrator().answer(&answer).written()
        }
        Focus::Entry => scene.entry.text.clone(),
        Focus::Line(Pane::Log, at) => scene.log.get(at).map(Line::text).unwrap_or_default(),
        Focus::Line(Pane::Moves, at) => {
            scene.view.moves.get(at).map_or_else(String::new, |_| format!("{}. ", at + 1))
        }
        Focus::Line(..) => "no clocks".to_owned(),
        Focus::Layer(at) => scene.layer.as_ref().unwrap().lines[at].clone(),
    };
    if scene.status.contains(&named) { Ok(()) } else { Err(format!("{named:?}: {scene:?}")) }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn after_every_key_the_status_names_what_the_cursor_is_on(
        keys in prop::collection::vec(key(), 0..80),
    ) {
        let mut seat = Seat::new(&start());
        let mut explains = false;
        for key in keys {
            let before = seat.scene();
            seat.chord(key);
            // What a key does, or does not, may stand there until the next key.
            let spoke_of_keys = before.focus == seat.scene().focus && before.log == seat.scene().log;
            explains ^= key.code == Code::F(4);
            if !explains && !spoke_of_keys {
                prop_assert!(is_named(&seat).is_ok(), "{key:?} {:?}", is_named(&seat));
            }
        }
    }
}
