//! The screen with a session behind it: what keys amount to, and what the cursor is on.

use std::collections::BTreeMap;

use proptest::prelude::*;
use shakmaty::{Position, Square};
use touchmove::app::input::{FromTerminal, Input};
use touchmove::app::order::Output;
use touchmove::app::session::Act;
use touchmove::archive::Player;
use touchmove::config::{Echo, Names};
use touchmove::describe::{self, Question};
use touchmove::keymap::{self, Chord, Code};
use touchmove::laws::{Announcing, At};
use touchmove::notation::NotRead;
use touchmove::ui::Typed;
use touchmove::ui::completion::Offers;
use touchmove::ui::screen::scene::{Colors, Design, Focus, Line, Pane, Scene, Theme};
use touchmove::ui::screen::{Screen, Under, Wish};
use touchmove::voices::Priority;

use super::announcing::announced;
use super::study::study;
use super::{Table, header, start};

/// A player at a screen.
pub(super) struct Seat {
    pub(super) table: Table,
    pub(super) screen: Screen,
    hushed: usize,
    /// What was said of what was typed.
    echoed: Vec<String>,
}

impl Seat {
    pub(super) fn new(fen: &str) -> Self {
        Self::with("lichess", fen)
    }

    pub(super) fn with(keymap: &str, fen: &str) -> Self {
        Self::at(keymap, Table::new(header(fen, Player::Human, None)))
    }

    pub(super) fn at(keymap: &str, table: Table) -> Self {
        let keymap = keymap::Library::built_in().get(keymap, "us").unwrap();
        let look = Design {
            theme: Theme::Dark,
            colors: Colors::All,
            is_dark: true,
            ahead: false,
            width: None,
        };
        let narrator = table.session.narrator().clone();
        let words = vec!["board".to_owned(), "material".to_owned()];
        let offers = Offers::new(words, BTreeMap::new(), |_| String::new());
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let names = Names {
            voices: owned(&["de", "en", "fide"]),
            languages: owned(&["de", "en"]),
            keymaps: owned(&["lichess", "numpad"]),
            keyboards: owned(&["us", "de"]),
        };
        let screen = Screen::new(narrator, keymap, look, (80, 24), Vec::new(), offers, names);
        let mut seat = Self { table, screen, hushed: 0, echoed: Vec::new() };
        seat.show();
        seat
    }

    pub(super) fn scene(&self) -> Scene {
        self.screen.scene(&self.table.session.view())
    }

    /// What was said last since the last key, or else what the cursor is on.
    pub(super) fn shown(&self) -> String {
        let scene = self.scene();
        scene.news.last().cloned().unwrap_or(scene.status)
    }

    /// The status names what the cursor is on, unless a key has said something that stands there.
    fn show(&mut self) {
        match self.screen.unnamed(&self.table.session.view()) {
            Some(Under::Thing(thing)) => {
                let named = self.table.session.named(self.table.now, thing);
                self.screen.name(&named);
            }
            Some(Under::Text(text)) => self.screen.name(&text),
            None => {}
        }
    }

    pub(super) fn do_all(&mut self, wishes: Vec<Wish>) {
        let mut first = Vec::new();
        for wish in wishes {
            let input = match wish {
                Wish::Chosen(chosen) => Input::Terminal(FromTerminal::Chosen(chosen)),
                Wish::Typed(line) | Wish::Unseen(line) => {
                    Input::Terminal(FromTerminal::Typed(Typed::Line(line)))
                }
                Wish::Look(thing, arrival) => Input::Looked { thing, arrival },
                Wish::GoTo(line) => Input::RowChosen(line),
                Wish::Hear(said) => {
                    self.screen.status(&said);
                    continue;
                }
                Wish::Echo(said) => {
                    self.echoed.push(said.written());
                    continue;
                }
                Wish::First(said) => {
                    first =
                        [said.spans, vec![self.table.session.narrator().talk.span("\n")]].concat();
                    continue;
                }
                Wish::Hush => {
                    self.hushed += 1;
                    self.show();
                    continue;
                }
                Wish::Suspend | Wish::Redraw => continue,
            };
            let acts = self.table.session.handle(self.table.now, input);
            for act in &acts {
                match act {
                    Act::Out(Output::Look(said)) => self.screen.status(said),
                    Act::Out(Output::Say(said)) => {
                        let first = std::mem::take(&mut first);
                        self.screen.print(&[first, said.spans.clone()].concat());
                    }
                    _ => {}
                }
            }
            self.table.note(acts);
            if let Some(offered) = self.table.offered.take() {
                let told = offered.told.concat();
                match self.screen.offer_list(offered) {
                    Some(said) => self.screen.status(&said),
                    None => self.screen.print(&told),
                }
            }
            self.show();
        }
    }

    pub(super) fn press(&mut self, code: Code) {
        self.chord(Chord::of(code));
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

    pub(super) fn types_line(&mut self, line: &str) -> &mut Self {
        self.do_all(vec![Wish::Typed(line.to_owned())]);
        self
    }

    /// Goes to a square by arrows.
    pub(super) fn go(&mut self, to: Square) {
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
    assert!(seat.transcript().contains("checkmate\nBlack wins."), "{}", seat.transcript());
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
fn a_promotion_is_answered_by_the_key_of_the_piece_in_every_keymap() {
    const PIECES: [&str; 4] = ["queen", "rook", "bishop", "knight"];
    let keymaps = [
        ("lichess", ["q\r", "r\r", "b\r", "n\r"]),
        ("winboard", ["q\r", "r\r", "b\r", "n\r"]),
        ("left-hand", ["Gw", "Ge", "Gr", "Gs"]),
        ("right-hand", ["J7", "J8", "J9", "J0"]),
        ("numpad", ["0/5", "0/4", "0/3", "0/2"]),
    ];
    for (keymap, answers) in keymaps {
        for (keys, piece) in answers.iter().zip(PIECES) {
            let mut seat = Seat::with(keymap, "8/P6k/8/8/8/8/8/K7 w - - 0 1");
            seat.types_line("/take a7").types_line("/put a8");
            let at = seat.scene().focus;
            for c in keys.chars() {
                seat.press(if c == '\r' { Code::Enter } else { Code::Char(c) });
            }
            let made = seat.transcript();
            let promoted = format!("pawn a7 a8 promotes to {piece}");
            assert!(made.lines().any(|line| line == promoted), "{keymap} {keys:?} {made}");
            assert_eq!(seat.scene().entry.text, "", "{keymap} {keys:?}");
            assert!(keys.ends_with('\r') || seat.scene().focus == at, "{keymap} {keys:?}");
        }
    }
}

#[test]
fn questions_are_answered_by_the_keys_that_a_keymap_has_for_that_and_no_other_key_is_text() {
    for (keymap, promotes, resigns) in [
        ("numpad", "--1 -7 5 8 5 0/2", "+9 0-"),
        ("left-hand", "! g2 d e d s f Gs", "gr Gx"),
        ("right-hand", "Pj p7 k i k j l J0", "Np Jn"),
    ] {
        let mut seat = Seat::with(keymap, "8/P6k/8/8/8/8/7P/K7 w - - 0 1");
        seat.types(&promotes.replace(' ', ""));
        let promoted = "pawn a7 a8 promotes to knight";
        assert!(seat.transcript().contains(promoted), "{keymap}: {}", seat.transcript());
        seat.types(&resigns.replace(' ', ""));
        let stayed = "No. The game continues.";
        assert!(seat.transcript().ends_with(stayed), "{keymap}: {}", seat.transcript());
        assert_eq!(seat.scene().entry.text, "", "{keymap}");
    }
}

#[test]
fn a_question_is_answered_by_the_sequences_of_a_keymap_as_well() {
    let answers = [
        ("numpad", "0/2"),
        ("numpad", "4"),
        ("left-hand", "Gs"),
        ("right-hand", "Ju"),
        ("left-hand", "G4"),
    ];
    for (keymap, keys) in answers {
        let mut seat = Seat::with(keymap, "8/P6k/8/8/8/8/8/K7 w - - 0 1");
        seat.types_line("/take a7").types_line("/put a8");
        assert!(seat.scene().view.asked.is_some());
        seat.types(keys);
        let made = seat.transcript();
        assert!(made.contains("pawn a7 a8 promotes to knight"), "{keymap} {made}");
        assert!(matches!(seat.scene().focus, Focus::Square(_)), "{keymap}");
    }
}

/// Also where a keymap has other keys for all of it: the lists are where a newcomer finds those.
#[test]
fn lists_are_gone_through_by_the_arrows_in_every_keymap() {
    for keymap in ["lichess", "winboard", "numpad", "left-hand", "right-hand"] {
        let mut seat = Seat::with(keymap, &start());
        seat.press(Code::F(2));
        let first = seat.shown();
        seat.press(Code::Down);
        let second = seat.shown();
        assert!(first.ends_with("board: the position, rank by rank."), "{keymap}: {first}");
        assert!(second.starts_with("pieces N:"), "{keymap}: {second}");
        seat.press(Code::End);
        assert!(seat.shown().starts_with("quit: "), "{keymap}: {}", seat.shown());
        seat.press(Code::Home);
        seat.press(Code::Enter);
        assert!(seat.transcript().contains("Rank 8: black rooks"), "{keymap}");
        seat.press(Code::F(3));
        seat.press(Code::Escape);
        assert!(matches!(seat.scene().focus, Focus::Square(_)), "{keymap}");
        assert!(seat.scene().layer.is_none(), "{keymap}");
    }
}

#[test]
fn ears_13_every_question_is_answered_by_keys_in_every_keymap() {
    for keymap in ["lichess", "winboard", "numpad", "left-hand", "right-hand"] {
        let mut seat = Seat::with(keymap, &start());
        seat.types_line("resign");
        // The letter itself, where the keymap has nothing else for it.
        seat.types("y");
        seat.press(Code::Enter);
        seat.table.judges();
        let resigned = seat.transcript().contains("White resigns.");
        assert!(resigned, "{keymap}: {}", seat.transcript());
        assert!(matches!(seat.scene().focus, Focus::Square(_)), "{keymap}");
    }
    for (keymap, help, yes) in
        [("left-hand", "qg", "Shift G, D: yes."), ("right-hand", "nh", "Shift J, H: yes.")]
    {
        let mut seat = Seat::with(keymap, &start());
        seat.types_line("resign");
        // A key that does nothing tells which ones answer, and so does help.
        seat.press(Code::F(11));
        assert!(seat.shown().contains(yes), "{keymap}: {}", seat.shown());
        seat.types(help);
        let log: Vec<String> = seat.scene().log.iter().map(Line::text).collect();
        assert!(log.contains(&yes.to_owned()), "{keymap}: {log:?}");
    }
}

#[test]
fn ears_13_the_lists_and_the_way_out_are_the_same_keys_in_every_keymap() {
    for keymap in ["lichess", "winboard", "numpad", "left-hand", "right-hand"] {
        for code in [Code::F(2), Code::F(3), Code::Char('?')] {
            let mut seat = Seat::with(keymap, &start());
            seat.press(code);
            assert!(seat.scene().layer.is_some(), "{keymap}: {code:?}");
        }
        let mut seat = Seat::with(keymap, &start());
        seat.press(Code::F(4));
        assert_eq!(
            seat.shown(),
            "Key help on: each key says what it does. The same key ends it.",
            "{keymap}"
        );
        seat.press(Code::F(4));
        seat.chord(Chord { control: true, ..Chord::of(Code::Char('d')) });
        assert!(seat.transcript().ends_with("(leaves)"), "{keymap}: {}", seat.transcript());
    }
}

#[test]
fn enter_leaves_the_field_where_no_key_leads_to_it() {
    let mut seat = Seat::with("numpad", &start());
    seat.types("+5");
    let lines = seat.scene().layer.unwrap().lines;
    let open = lines.iter().position(|line| line.starts_with("open ")).unwrap();
    (0..open).for_each(|_| seat.types("2"));
    seat.types("5");
    assert_eq!((seat.scene().focus, &*seat.scene().entry.text), (Focus::Entry, "/open "));
    seat.types("7");
    seat.press(Code::Enter);
    assert!(matches!(seat.scene().focus, Focus::Square(_)));
    assert!(seat.scene().log.iter().any(|line| line.text() == "> /open 7"));
}

#[test]
fn a_move_is_announced_and_pressed_by_keys_alone() {
    let keys = [("lichess", "Y", "C"), ("winboard", "Y", "C"), ("numpad", "0*", "00")];
    for (keymap, announce, press) in
        keys.into_iter().chain([("left-hand", "Ga", "Gc"), ("right-hand", "Jm", "J,")])
    {
        let table = Table::new(announced(Player::Human, Announcing::Announce));
        let mut seat = Seat::at(keymap, table);
        seat.types(announce);
        assert_eq!(seat.shown(), "announce needs a move, for example announce e2 e4.");
        seat.types_line("/take e2").types_line("/put e4");
        seat.types(press);
        assert!(seat.shown().starts_with("Not completed"), "{keymap}");
        seat.types(announce);
        seat.types(announce);
        assert_eq!(seat.shown(), "Announced: pawn e2 e4. Press the clock.");
        seat.types(press);
        assert_eq!(seat.scene().view.pending, None, "{keymap}");
        assert_eq!(seat.table.session.game().made().len(), 1);
    }
}

#[test]
fn where_moves_are_not_announced_the_key_says_so() {
    let mut seat = Seat::new(&start());
    seat.types("Y");
    assert!(seat.shown().starts_with("Not needed"), "{}", seat.shown());
}

#[test]
fn help_begins_with_the_keys_by_which_all_others_are_found() {
    let mut seat = Seat::new(&start());
    // Said before the first game, they would else be cut off by its beginning.
    assert_eq!(seat.screen.guide().priority, Priority::Move);
    seat.press(Code::Char('h'));
    let log: Vec<String> = seat.scene().log.iter().map(Line::text).collect();
    assert_eq!(
        log[..2],
        ["Enter: picks up the piece here, or puts it down.", "F 2: all commands in a list."]
    );
    assert!(log.contains(&"I: to the entry field.".to_owned()), "{log:?}");
    assert!(seat.transcript().contains("More: help all"));
}

#[test]
fn a_letter_finds_a_line_of_a_list_where_it_does_nothing_else() {
    let mut seat = Seat::new(&start());
    seat.press(Code::F(2));
    let mut press = |sign| {
        seat.press(Code::Char(sign));
        seat.shown()
    };
    assert!(press('r').starts_with("rank"));
    assert!(press('r').starts_with("rays"));
    let found = ['p'; 6].map(&mut press);
    let names = found.map(|line| line.split([' ', ':']).next().unwrap_or_default().to_owned());
    assert_eq!(names, ["pieces", "pocket", "press", "put", "pegboard", "pause"]);
    assert_eq!(press('ü'), "Nothing with pü in this list.");
    let mut seat = Seat::with("left-hand", &start());
    seat.types("gs");
    seat.types("c");
    assert!(seat.shown().starts_with("pieces"));
}

#[test]
fn a_rank_is_asked_about_where_the_cursor_is() {
    let mut seat = Seat::new(&start());
    seat.press(Code::F(2));
    seat.types("r ");
    assert!(seat.shown().starts_with("Rank 1: white rook a"), "{}", seat.shown());
}

#[test]
fn enter_on_a_line_of_the_moves_goes_there_where_a_game_is_gone_through() {
    let mut seat = Seat::at("lichess", study());
    seat.types("DDDD");
    for code in [Code::Tab, Code::Home, Code::Enter] {
        seat.press(code);
    }
    assert!(seat.shown().contains("White 1"), "{}", seat.shown());
    for code in [Code::Down, Code::Down, Code::Enter] {
        seat.press(code);
    }
    assert!(seat.shown().contains("pawn f2 f4"), "{}", seat.shown());
    let mut seat = Seat::new(&start());
    seat.types_line("e4");
    seat.press(Code::Tab);
    seat.press(Code::Enter);
    assert_eq!(seat.shown(), "1. pawn e2 e4");
}

#[test]
fn s13_enter_goes_on_in_a_game_until_the_cursor_goes_to_a_piece() {
    let mut seat = Seat::at("lichess", study());
    let moves = |seat: &Seat| seat.transcript().matches("pawn e2 e4").count();
    let before = moves(&seat);
    seat.press(Code::Enter);
    assert_eq!(moves(&seat), before + 1, "{}", seat.transcript());
    seat.press(Code::Enter);
    assert!(seat.transcript().contains("pawn e7 e5"), "{}", seat.transcript());
    seat.go(Square::G1);
    seat.press(Code::Enter);
    assert_eq!(seat.scene().view.held, Some(Square::G1));
    seat.press(Code::Escape);
    seat.types_line("next");
    seat.go(Square::E8);
    seat.press(Code::Enter);
    assert!(!seat.transcript().ends_with("knight g1 f3"), "a piece is meant there");
}

#[test]
fn the_moves_are_the_whole_game_with_its_variations_where_one_is_gone_through() {
    let mut seat = Seat::at("lichess", study());
    let moves = |seat: &Seat| seat.scene().view.moves;
    let all = ["1 e4 e5", "2 Nf3", "  2 f4 exf4", "    2 .. d5", "2 .. Nc6", "3 Bb5"];
    assert_eq!(moves(&seat), all);
    seat.types("DDD");
    assert_eq!(moves(&seat)[1], "2 *Nf3");
    seat.press(Code::Tab);
    assert_eq!(seat.scene().status, "Moves. 2. knight g1 f3. You are at White's move.");
    seat.press(Code::Down);
    assert_eq!(seat.scene().status, "Variation: 2. pawn f2 f4, pawn e5 takes f4");
    seat.press(Code::Down);
    assert_eq!(seat.scene().status, "Variation, 2 deep: 2, Black: pawn d7 d5");
    seat.press(Code::Enter);
    let marked: Vec<String> = moves(&seat).into_iter().filter(|row| row.contains('*')).collect();
    assert_eq!(marked, ["    2 .. *d5"]);
}

#[test]
fn a_letter_that_answers_opens_the_field_and_says_so() {
    let mut seat = Seat::new(&start());
    seat.types_line("e4").types_line("/takeback");
    seat.press(Code::Char('y'));
    assert_eq!(seat.shown(), "Entry: y");
    seat.types("es");
    seat.press(Code::Enter);
    assert_eq!(seat.shown(), "Taken back: pawn e2 e4.");
}

#[test]
fn the_first_key_of_a_sequence_names_those_that_may_follow() {
    let mut seat = Seat::with("numpad", &start());
    let mut press = |sign| {
        seat.press(Code::Char(sign));
        seat.shown()
    };
    assert_eq!(press('/'), "slash, then 0 to 9, star, slash.");
    assert_eq!(press('/'), "slash, slash, then 0 to 6.");
    assert_eq!(press('9'), "slash, slash, 9 does nothing here.");
    assert_eq!(press('x'), "X does nothing here.");
    assert_eq!(press('8'), "e2: white pawn, light square.");
}

#[test]
fn on_the_numeric_block_the_key_that_cancels_never_leaves_and_leaving_is_asked_for_twice() {
    let mut seat = Seat::with("numpad", &start());
    let before = seat.transcript();
    for keys in ["+.", "*.", "0.", "-."] {
        seat.types(keys);
        assert_eq!(seat.shown(), "Cancelled.", "{keys}");
    }
    seat.types("-0");
    assert_eq!(seat.shown(), "minus, 0 again leaves the program. Any other key continues.");
    seat.types("8-0");
    assert!(seat.shown().starts_with("minus, 0 again"), "{}", seat.shown());
    assert_eq!(seat.transcript(), before);
    seat.types("-0");
    assert!(seat.transcript().ends_with("(leaves)"), "{}", seat.transcript());
}

#[test]
fn the_numeric_block_leaves_the_field_too() {
    for key in [Code::Char('.'), Code::Char(','), Code::Delete] {
        let mut seat = Seat::with("numpad", &start());
        seat.types("+5");
        let open =
            seat.scene().layer.unwrap().lines.iter().position(|line| line.starts_with("open "));
        (0..open.unwrap()).for_each(|_| seat.press(Code::Char('2')));
        seat.press(Code::Char('5'));
        seat.types("7");
        assert_eq!(seat.scene().entry.text, "/open 7");
        seat.press(key);
        assert_eq!(seat.shown(), "Board. e1: white king, dark square.");
    }
}

#[test]
fn what_is_typed_stays_while_the_game_goes_on_and_while_the_board_is_looked_at() {
    let mut seat = Seat::new(&start());
    seat.press(Code::Char('i'));
    seat.types("mat");
    let printed = seat.table.session.narrator().clone();
    seat.screen.print(&printed.talk.sentence("repeat-it", &[]));
    seat.press(Code::Escape);
    assert!(matches!(seat.scene().focus, Focus::Square(_)));
    seat.press(Code::Up);
    seat.press(Code::Char('i'));
    assert_eq!(seat.shown(), "Entry: mat");
    seat.press(Code::Tab);
    seat.press(Code::Enter);
    assert!(seat.transcript().contains("Material is level."));
}

#[test]
fn c4_of_several_pasted_lines_none_is_entered_but_a_diagram_is_one_position() {
    for (text, said) in [
        ("e4\nresign\nyes\n", "Several lines, nothing pasted. Paste one at a time."),
        ("e4\r\ne5", "Several lines, nothing pasted. Paste one at a time."),
        ("[Event \"Club\"]\n\n1. e4 e5 *\n", "A whole game, nothing pasted."),
        ("1. e4 e5\n2. Nf3 *", "A whole game, nothing pasted."),
    ] {
        let mut seat = Seat::new(&start());
        let wishes = seat.screen.paste(text);
        seat.do_all(wishes);
        assert!(seat.scene().status.starts_with(said), "{}", seat.scene().status);
        assert_eq!((seat.scene().entry.text.as_str(), seat.scene().log.len()), ("", 0));
    }
    let mut seat = Seat::new(&start());
    let wishes = seat.screen.paste("e4\r\n");
    seat.do_all(wishes);
    let log: Vec<_> = seat.scene().log.iter().map(Line::text).collect();
    assert_eq!(log, ["> e4", "pawn e2 e4"]);

    let mut seat = Seat::new(&start());
    let wishes = seat.screen.paste("White: Ke1 a2.\nBlack: Ke8.\n");
    assert_eq!(wishes, [Wish::Typed("/position White: Ke1 a2. Black: Ke8.".to_owned())]);
}

#[test]
fn what_changes_nothing_in_the_field_and_what_only_fills_it_is_said() {
    let mut seat = Seat::new(&start());
    let wishes = seat.screen.paste("Nf");
    seat.do_all(wishes);
    assert_eq!(seat.shown(), "Entry: Nf");
    seat.chord(Chord { control: true, ..Chord::of(Code::Char('u')) });
    seat.screen.status(&seat.table.session.narrator().entries().not_read(&NotRead::Empty));
    seat.press(Code::Up);
    assert_eq!(seat.shown(), "Entry: ");
}

#[test]
fn what_was_said_is_news_until_the_next_key() {
    let mut seat = Seat::new(&start());
    seat.press(Code::Char('u'));
    assert_eq!(seat.shown(), "White to move, move 1.");
    let narrator = seat.table.session.narrator().clone();
    for id in ["repeat-it", "announce-it"] {
        seat.screen.print(&narrator.talk.sentence(id, &[]));
    }
    seat.show();
    assert_eq!(seat.shown(), "Announce it.");
    seat.press(Code::Char('i'));
    seat.types("turn");
    assert_eq!(seat.shown(), "Entry: ");
    seat.press(Code::Enter);
    assert_eq!(seat.shown(), "White to move, move 1.");
    seat.press(Code::Escape);
    assert_eq!(seat.shown(), "Board. e1: white king, dark square.");
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
fn nothing_stays_in_the_hand_when_the_game_is_over() {
    // A lone king wins against nobody, so nothing has to be found out before the end.
    let mut seat = Seat::new("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    seat.go(Square::E2);
    seat.press(Code::Enter);
    assert_eq!(seat.table.session.view().held, Some(Square::E2));
    seat.table.types("resign").types("yes");
    assert!(seat.table.session.game().outcome().is_some(), "{}", seat.transcript());
    assert_eq!(seat.table.session.view().held, None);
}

#[test]
fn what_is_typed_is_said_and_not_shown() {
    let mut seat = Seat::new(&start());
    seat.types("i");
    let scene = |seat: &Seat| (seat.scene().status, seat.scene().log);
    let before = scene(&seat);
    seat.types("e4");
    assert!(seat.echoed.is_empty(), "{:?}", seat.echoed);
    seat.screen.set_echo(Echo::Letters);
    seat.types(" N/");
    for code in [Code::Backspace, Code::Left, Code::Left, Code::Home, Code::Delete, Code::End] {
        seat.press(code);
    }
    seat.chord(Chord { control: true, ..Chord::of(Code::Char('w')) });
    let letters = ["Space", "capital N", "slash", "slash deleted", "capital N", "Space", "E"];
    assert_eq!(seat.echoed[..7], letters);
    assert_eq!(seat.echoed[7..], ["E deleted", "end", "capital N deleted"]);
    seat.echoed.clear();
    seat.screen.set_echo(Echo::Words);
    seat.types("knight f3 ");
    seat.press(Code::Backspace);
    assert_eq!(seat.echoed, ["knight", "f3", "Space deleted"]);
    assert_eq!(scene(&seat), before);
}

#[test]
fn escape_leaves_puts_back_and_hushes() {
    let mut seat = Seat::new(&start());
    seat.go(Square::E2);
    seat.press(Code::Enter);
    assert_eq!(seat.table.session.view().held, Some(Square::E2));
    seat.press(Code::Escape);
    assert_eq!(seat.table.session.view().held, None);
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
    assert!(seat.transcript().ends_with("No. The game continues."), "{}", seat.transcript());
    assert!(matches!(seat.scene().focus, Focus::Square(_)));
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
    assert_eq!(seat.shown(), lines[material]);
    seat.press(Code::Enter);
    assert!(seat.transcript().contains("Material is level."));
    assert!(!lines.iter().any(|line| line.starts_with("goto")));

    seat.press(Code::F(2));
    let goes = lines.iter().position(|line| line.starts_with("what-if")).unwrap();
    (0..goes).for_each(|_| seat.press(Code::Down));
    seat.press(Code::Enter);
    assert_eq!(seat.scene().entry.text, "/what-if ");

    seat.press(Code::Escape);
    let before = seat.transcript();
    seat.press(Code::F(4));
    seat.press(Code::Enter);
    assert_eq!(seat.shown(), "picks up the piece here, or puts it down");
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
        .prop_map(|(code, shift)| Chord { shift: shift && code == Code::Tab, ..Chord::of(code) })
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
            let whole = seat.table.session.narrator().answers().of(&answer).written();
            // Before a mark the colour of the square is short.
            whole.rsplit_once(", ").map_or_else(String::new, |(piece, _)| piece.to_owned())
        }
        // What is typed stands in the field.
        Focus::Entry => "Entry:".to_owned(),
        Focus::Line(Pane::Log, at) => scene.log.get(at).map(Line::text).unwrap_or_default(),
        Focus::Line(Pane::Moves, at) => {
            scene.view.moves.get(at).map_or_else(String::new, |_| format!("{}. ", at + 1))
        }
        Focus::Line(..) if seat.table.session.dials(At::ZERO).is_some() => {
            "Last captured".to_owned()
        }
        Focus::Line(..) => "no clocks".to_owned(),
        Focus::Layer(at) => scene.layer.as_ref().unwrap().lines[at].clone(),
    };
    if scene.status.contains(&named) { Ok(()) } else { Err(format!("{named:?}: {scene:?}")) }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn after_every_key_what_was_said_is_news_and_the_status_names_what_the_cursor_is_on(
        keys in prop::collection::vec(key(), 0..80),
    ) {
        let mut seat = Seat::new(&start());
        let mut explains = false;
        for key in keys {
            let before = seat.scene();
            seat.chord(key);
            let after = seat.scene();
            explains ^= key.code == Code::F(4);
            if after.log.len() > before.log.len() {
                let newest = after.log.last().map(Line::text).unwrap_or_default();
                let news = after.news.last().cloned().unwrap_or_default();
                prop_assert!(news.ends_with(newest.trim()), "{key:?} {after:?}");
            }
            // What a key does, or does not, may stand there until the next key.
            let chose = matches!(key.code, Code::Enter | Code::Char(' '))
                && matches!(before.focus, Focus::Layer(_));
            let spoke_of_keys = chose || before.focus == after.focus;
            if !explains && !spoke_of_keys {
                prop_assert!(is_named(&seat).is_ok(), "{key:?} {:?}", is_named(&seat));
            }
        }
    }
}
