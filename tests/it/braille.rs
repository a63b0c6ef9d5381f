//! Positions as text: what is printed is read again, in the words of the voices themselves.

use std::collections::BTreeSet;
use std::rc::Rc;

use expect_test::{Expect, expect};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use shakmaty::{CastlingMode, Color, Position as _, Rank, Square};
use touchmove::describe::{Question, answer};
use touchmove::laws::Position;
use touchmove::notation::position::{self, Remark, TooMany};
use touchmove::notation::{DiagramScript, Layout, Page, PositionTextError, Width};
use touchmove::voices::announce::Style;
use touchmove::voices::{Library, Narrator, Utterance, Voice};

use crate::program::Home;

fn voice(name: &str) -> Rc<Voice> {
    Library::built_in().get(name).unwrap()
}

/// A narrator, and English, which is always understood.
struct Player {
    narrator: Narrator,
    english: Rc<Voice>,
}

fn player(talk: &str, moves: &str) -> Player {
    let narrator = Narrator::new(voice(talk), &voice(moves), Style::default());
    Player { narrator, english: voice("en") }
}

impl Player {
    fn read(&self, text: &str, mode: CastlingMode) -> Result<Position, PositionTextError> {
        let Narrator { moves, talk, .. } = &self.narrator;
        let all = [moves.vocabulary(), talk.vocabulary(), self.english.vocabulary()];
        let taken = position::read_in(text, mode, &all)?;
        assert_eq!(taken.remarks, [], "{text}");
        Ok(taken.position)
    }

    fn braille(&self, page: Page, position: &Position) -> Utterance {
        self.narrator.answers().of(&answer(Question::Braille(page), position))
    }

    /// Prints a position, looks at the width and reads it again.
    fn again(&self, page: Page, position: &Position, mode: CastlingMode) {
        let printed = self.braille(page, position).written();
        for line in printed.lines() {
            assert!(line.chars().count() <= page.width.get(), "{page:?}: {line}");
        }
        // In lines, and as `ask -` joins them.
        for text in [printed.clone(), printed.replace('\n', " | ")] {
            let read = self.read(&text, mode).map(|position| shown(&position));
            assert_eq!(read, Ok(shown(position)), "{text}");
        }
    }
}

/// A position after some moves of a random game, and how it castles.
fn positions() -> impl Strategy<Value = (Position, CastlingMode)> {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..120);
    (prop::option::of(0_u16..960), choices).prop_map(|(number, choices)| {
        let mode = CastlingMode::from_chess960(number.is_some());
        let mut position = number.and_then(position::chess960).unwrap_or_default();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[choice.index(moves.len())]);
        }
        (position, mode)
    })
}

fn page(layout: Layout, script: DiagramScript, width: u16) -> Page {
    Page { width: Width::new(width).unwrap(), layout, script }
}

fn pages() -> impl Strategy<Value = Page> {
    let layout = prop::sample::select(vec![Layout::Diagram, Layout::Ranks, Layout::List]);
    let script = prop::sample::select(vec![
        DiagramScript::Dots,
        DiagramScript::Ascii,
        DiagramScript::Letters,
    ]);
    let width = Width::LEAST..=Width::MOST;
    (layout, script, width).prop_map(|(layout, script, width)| page(layout, script, width))
}

/// The position without its counters, which no diagram has.
fn shown(position: &Position) -> String {
    position::write(position).split(' ').take(4).collect::<Vec<_>>().join(" ")
}

#[test]
fn what_is_printed_is_read_again() {
    let voices = [("en", "fide"), ("de", "fide-en"), ("de", "de"), ("en", "en")];
    let players = voices.map(|(talk, moves)| player(talk, moves));
    let printed = |((position, mode), page)| {
        for player in &players {
            player.again(page, &position, mode);
        }
        Ok(())
    };
    TestRunner::default().run(&(positions(), pages()), printed).unwrap();
}

#[test]
fn rights_to_castle_and_a_pawn_that_has_passed_are_read_again() {
    for (fen, mode) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1", CastlingMode::Standard),
        ("r3k2r/8/8/8/8/8/8/R3K2R b Qkq - 0 1", CastlingMode::Standard),
        ("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", CastlingMode::Standard),
        // The rook that may castle is not the outermost one.
        ("4k3/8/8/8/8/8/8/RR2K2R w HB - 0 1", CastlingMode::Chess960),
        ("rr2k1rr/8/8/8/8/8/8/RR2K1RR w GBgb - 0 1", CastlingMode::Chess960),
    ] {
        let position = position::read(fen, mode).unwrap();
        for talk in ["en", "de"] {
            let player = player(talk, talk);
            for layout in [Layout::Diagram, Layout::Ranks, Layout::List] {
                player.again(page(layout, DiagramScript::Ascii, 14), &position, mode);
            }
        }
    }
}

#[test]
fn a_diagram_is_not_spoken_as_signs() {
    let heard = |player: &Player, page: Page| -> String {
        let said = player.braille(page, &Position::default());
        said.spans.iter().map(|span| span.spoken.as_str()).collect()
    };
    let facts = "\nWhite to move.\nCastling: all.";
    let english = player("en", "en");
    let dots = page(Layout::Diagram, DiagramScript::Dots, 20);
    assert_eq!(heard(&english, dots), format!("Diagram, 2 lines.{facts}"));
    let letters = page(Layout::Ranks, DiagramScript::Letters, 14);
    assert_eq!(heard(&english, letters), format!("Diagram, 9 lines.{facts}"));
    let german = heard(&player("de", "de"), page(Layout::List, DiagramScript::Dots, 14));
    assert!(german.starts_with("Weiß: König e1, Dame d1, Türme a1, h1, "), "{german}");
    assert!(german.ends_with("\nWeiß am Zug.\nRoschade: alle."), "{german}");
}

fn errors() -> Vec<PositionTextError> {
    use PositionTextError as E;
    let (square, color) = (Square::E4, Color::Black);
    let mut all = vec![
        E::Empty,
        E::Control(3),
        E::Board,
        E::Ranks(1),
        E::Ranks(9),
        E::RankLength(Rank::Fifth, 1),
        E::RankLength(Rank::Fifth, 9),
        E::RankMissing(Rank::Fifth),
        E::RankTwice(Rank::Fifth),
        E::Sign { rank: Rank::Fifth, nth: 3, sign: 'x' },
        E::Word("Xe4".to_owned()),
        E::Twice(square),
        E::Turn,
        E::Castling,
        E::EnPassant,
        E::Counters,
        E::Operations,
        E::NoKing(color),
        E::Kings(color, square, Square::E5),
        E::Pawn(square),
        E::OtherInCheck(color),
        E::Impossible,
    ];
    let too_many = [TooMany::Pawns(9), TooMany::Pieces(17), TooMany::Promoted];
    all.extend(too_many.map(|what| E::TooMany(color, what)));
    all
}

#[test]
fn everything_wrong_with_a_position_is_one_sentence_in_both_languages() {
    let source = include_str!("../../crates/notation/src/position.rs");
    let body = source.split("pub enum PositionTextError {\n").nth(1).unwrap();
    let body = body.split("\n}\n").next().unwrap();
    let variants = body.lines().filter_map(|line| line.strip_prefix("    "));
    let variants = variants.filter(|line| line.starts_with(char::is_uppercase)).count();
    let kinds: BTreeSet<String> = errors()
        .iter()
        .map(|error| format!("{error:?}").split([' ', '(']).next().unwrap().to_owned())
        .collect();
    assert_eq!(kinds.len(), variants);
    let mut said = BTreeSet::new();
    for talk in ["en", "de"] {
        let Player { narrator, .. } = player(talk, talk);
        for error in errors() {
            let text = narrator.positions().error(&error).written();
            assert!(text.ends_with('.') && !text.contains(['{', '\n']), "{error:?}: {text}");
            assert!(!text.contains("  ") && !text.contains(" ."), "{error:?}: {text}");
            assert!(said.insert(text.clone()), "{talk}, {error:?}: {text} is said twice");
        }
    }
}

#[test]
fn p23_what_is_left_out_of_a_position_is_one_sentence_in_every_language() {
    let library = Library::built_in();
    for name in library.talk_names() {
        let Player { narrator, .. } = player(name, name);
        let mut said = BTreeSet::new();
        for remark in [
            Remark::CastlingRook(Color::White, Square::H1),
            Remark::CastlingKing(Color::White),
            Remark::Castling,
            Remark::EnPassant(Square::E3),
        ] {
            let text = narrator.positions().remark(remark).written();
            assert!(!text.contains(['{', '\n']) && !text.contains("  "), "{name}: {text}");
            assert!(said.insert(text.clone()), "{name}: {text} is said twice");
        }
    }
}

#[test]
fn what_is_wrong_is_said_where_it_is() {
    let said = |talk: &str, text: &str| {
        let player = player(talk, "en");
        let error = player.read(text, CastlingMode::Standard).unwrap_err();
        player.narrator.positions().error(&error).written()
    };
    assert_eq!(said("en", "4k3/8/8/9/8/8/8/4K3 w"), "Rank 5 has 9 squares. Each rank needs 8.");
    assert_eq!(said("de", "4k3/8/8/9/8/8/8/4K3 w"), "Reihe 5 hat 9 Felder. Jede Reihe braucht 8.");
    assert_eq!(said("en", "4k3 48 K3K3"), "White has more than one king: a1, e1.");
    assert_eq!(said("de", "4U3 48 4K⠫2"), "Reihe 1, Zeichen 3: ⠫ steht für keine Figur.");
    assert_eq!(
        said("de", "Weiß: Ke1 Ta1 h1. Schwarz: Ke8"),
        "Bauer auf h1: Auf Reihe 1 und 8 kann keiner stehen."
    );
}

fn prints(args: &[&str], expected: &Expect) {
    expected.assert_eq(&Home::new().run(args).transcript());
}

const ROOKS: &str = "r3k2r/p6p/8/8/3Pp3/8/8/R3K2R b Kkq d3 0 1";

#[test]
fn ask_answers_in_every_form() {
    prints(
        &["ask", "braille"],
        &expect![[r#"
        ⠷⠮⠧⠿⠥⠧⠮⠷ ⠯⠯⠯⠯⠯⠯⠯⠯ ⠒⠆ ⠏⠏⠏⠏⠏⠏⠏⠏ ⠗⠎⠇⠟⠅⠇⠎⠗
        White to move.
        Castling: all.
    "#]],
    );
    prints(
        &["ask", "--position", ROOKS, "braille", "14", "ascii"],
        &expect![[r#"
        (3U2( &6& 16
        3P&3 16 R3K2R
        Black to move.
        Castling:
        White short,
        Black short
        and long.
        En passant:
        d3.
    "#]],
    );
    prints(
        &["ask", "--talk", "de", "--position", ROOKS, "braille", "buchstaben", "reihen", "14"],
        &expect![[r#"
            8 t---k--t
            7 b------b
            6 --------
            5 --------
            4 ---Bb---
            3 --------
            2 --------
            1 T---K--T
              abcdefgh
            Schwarz am
            Zug.
            Rochade: Weiß
            kurz, Schwarz
            kurz und lang.
            En passant:
            d3.
        "#]],
    );
    prints(
        &["ask", "--position", ROOKS, "braille", "list", "20"],
        &expect![[r#"
            White: Ke1 Ra1 Rh1
            d4
            Black: Ke8 Ra8 Rh8
            a7 e4 h7
            Black to move.
            Castling: White
            short, Black short
            and long.
            En passant: d3.
        "#]],
    );
}

#[test]
fn a_form_that_cannot_be_is_one_sentence() {
    for wrong in ["9", "201", "99999999999999999999"] {
        let said = Home::new().run(&["ask", "braille", wrong]).refusal(1);
        assert_eq!(said, "A braille line has 10 to 200 cells. Type for example braille 40.\n");
    }
    for wrong in ["wide", "2.0", "20 wide", "keep"] {
        let said = Home::new().run(&["ask", "braille", wrong]).refusal(1);
        assert!(said.starts_with("braille takes a width from 10 to 200; "), "{said}");
    }
    let said = Home::new().run(&["ask", "braille", "list", "ascii"]).refusal(1);
    assert_eq!(said, "A list is written in letters; dots and ascii are for diagrams.\n");
}

const HUMANS: [&str; 4] = ["--opponent", "human", "--moves", "en"];

#[test]
fn a_session_answers_in_a_width() {
    let lines = ["e4", "braille 20", "braille 14 ranks", "braille list letters", "quit"];
    expect![[r#"
        pawn e2 e4
        ⠷⠮⠧⠿⠥⠧⠮⠷ ⠯⠯⠯⠯⠯⠯⠯⠯ ⠂⠖
        ⠲⠏⠒ ⠦ ⠏⠏⠏⠏⠂⠏⠏⠏
        ⠗⠎⠇⠟⠅⠇⠎⠗
        Black to move.
        Castling: all.
        ⠦ ⠷⠮⠧⠿⠥⠧⠮⠷
        ⠶ ⠯⠯⠯⠯⠯⠯⠯⠯
        ⠖ ⠤⠤⠤⠤⠤⠤⠤⠤
        ⠢ ⠤⠤⠤⠤⠤⠤⠤⠤
        ⠲ ⠤⠤⠤⠤⠏⠤⠤⠤
        ⠒ ⠤⠤⠤⠤⠤⠤⠤⠤
        ⠆ ⠏⠏⠏⠏⠤⠏⠏⠏
        ⠂ ⠗⠎⠇⠟⠅⠇⠎⠗
          ⠁⠃⠉⠙⠑⠋⠛⠓
        Black to move.
        Castling: all.
        White: Ke1 Qd1 Ra1 Rh1 Bc1 Bf1 Nb1 Ng1
        a2 b2 c2 d2 e4 f2 g2 h2
        Black: Ke8 Qd8 Ra8 Rh8 Bc8 Bf8 Nb8 Ng8
        a7 b7 c7 d7 e7 f7 g7 h7
        Black to move.
        Castling: all.
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]]
    .assert_eq(&Home::new().play(&HUMANS, &lines).transcript());
}

#[test]
fn a_form_is_kept_for_this_session_and_the_next() {
    let home = Home::new();
    let lines = [
        "braille keep 20 list",
        "position 4U3 40 P7 4K3",
        "braille",
        "braille dots",
        "braille keep 5",
        "quit",
    ];
    expect![[r#"
        Saved.
        White: Ke1 Qd1 Ra1
        Rh1 Bc1 Bf1 Nb1 Ng1
        a2 b2 c2 d2 e2 f2 g2
        h2
        Black: Ke8 Qd8 Ra8
        Rh8 Bc8 Bf8 Nb8 Ng8
        a7 b7 c7 d7 e7 f7 g7
        h7
        White to move.
        Castling: all.
        New game 1 for two
        players.
        Special starting
        position. To hear
        it: board.
        For the usual one:
        new usual.
        White: Ke1 a2
        Black: Ke8
        White to move.
        No castling.
        ⠲⠥⠒ ⠲⠴ ⠏⠶ ⠲⠅⠒
        White to move.
        No castling.
        A braille line has
        10 to 200 cells.
        Type for example
        braille 40.
        Game 1 not saved: no
        move was made.
        Goodbye.
    "#]]
    .assert_eq(&home.play(&HUMANS, &lines).transcript());
    let settings = std::fs::read_to_string(home.data("settings.toml")).unwrap();
    assert_eq!(settings, "braille-width = \"20\"\nbraille-form = \"list dots\"\n");
    let kings = ["ask", "--position", "4U3 48 4K3", "braille"];
    let listed = home.run(&kings).transcript();
    assert!(listed.starts_with("White: Ke1\nBlack: Ke8\n"), "{listed}");
    home.write("settings.toml", "braille-width = 12\nbraille-form = \"ascii ranks\"\n");
    let ranks = home.run(&kings).transcript();
    assert!(ranks.starts_with("8 ----U---\n7 --------\n"), "{ranks}");
    assert!(ranks.ends_with("  ABCDEFGH\nWhite to\nmove.\nNo castling.\n"), "{ranks}");
}

#[test]
fn a_wrong_form_in_the_settings_is_told() {
    let home = Home::new();
    home.write("settings.toml", "braille-width = 7\nbraille-form = \"round\"\n");
    let run = home.run(&["ask", "turn"]);
    let said = run.err.replace(home.data("").to_str().unwrap(), "");
    expect![[r#"
        braille-width cannot be 7. It can be: off; 10 to 200. Ignored: line 1 of settings.toml.
        braille-form cannot be round. It can be: diagram, ranks, list; dots, ascii, letters. Ignored: line 2 of settings.toml.
    "#]].assert_eq(&said);
}

#[test]
fn a_game_begins_from_a_position_before_a_move_and_after_the_end() {
    let home = Home::new();
    let lines = [
        "position",
        "position 4U3 48 ⠲⠅⠒",
        "position White: Ke1 Qd1 a2. Black: Ke8. Black to move",
        "Ke7",
        "position start",
        "resign",
        "yes",
        "position 4k3/8/8/9/8/8/8/4K3 w",
        "position Weiß: Ke1 Da2. Schwarz: Ke8",
        "position start",
        "turn",
        "quit",
    ];
    expect![[r#"
        position needs a position: FEN, a diagram, or a list such as White: Ke1 a2. Black: Ke8.
        New game 1 for two players.
        Special starting position. To hear it: board.
        For the usual one: new usual.
        Draw. Dead position: neither side can checkmate.
        rematch or new: another game. summary: this one in short. open 1: its moves.
        New game 1 for two players.
        Special starting position. To hear it: board.
        For the usual one: new usual.
        king e8 e7
        A game is in progress. Type new first, then position.
        Resign for White? yes or no.
        Draw in spite of the resignation. The opponent cannot checkmate by any legal moves. FIDE 2023, 5.1.2.
        rematch or new: another game. summary: this one in short. open 1: its moves.
        Rank 5 has 9 squares. Each rank needs 8.
        Not understood: Weiß. Write the position for example as White: Ke1 a2. Black: Ke8.
        New game 2 for two players.
        White to move, move 1.
        Goodbye.
    "#]]
    .assert_eq(&home.play(&HUMANS, &lines).transcript());
}

#[test]
fn a_game_begins_from_a_list_on_the_command_line() {
    let args =
        ["--opponent", "human", "--moves", "de", "--position", "Schwarz: Ke8. White: Ke1 Da2"];
    expect![[r#"
        Special starting position. To hear it: board.
        For the usual one: new usual.
        White: king e1, queen a2.
        Game 1 not saved: no move was made.
        Goodbye.
    "#]]
    .assert_eq(&Home::new().play(&args, &["pieces A", "quit"]).transcript());
}

#[test]
fn the_first_move_of_the_program_is_no_move_of_the_player() {
    // The program then has one move only, whatever its chance.
    let lines = ["position 3q3k 48 K7 b", "Qd2", "position start", "quit"];
    let args = ["--side", "black", "--level", "1", "--moves", "en"];
    expect![[r#"
        New game 1. You play Black against level 1.
        pawn f2 f4
        Game 1 is saved.
        New game 2. You play Black against level 1.
        Special starting position. To hear it: board.
        For the usual one: new usual.
        Your move.
        queen d8 d2
        king a1 b1
        A game is in progress. Type new first, then position.
        Game 2 saved. To continue: touchmove resume
        Goodbye.
    "#]]
    .assert_eq(&Home::new().play(&args, &lines).transcript());
}

#[test]
fn a_voice_of_ones_own_reads_the_sentences_of_its_parent() {
    let home = Home::new();
    home.write("voices/mine/voice.toml", "parent = \"de\"\n[understood]\nyes = [\"jo\"]\n");
    let text = "4U3 40 P7 4K3 Schwarz am Zug. Keine Rochade.";
    let run = home.run(&["ask", "--talk", "mine", "--moves", "mine", "--position", text, "fen"]);
    assert_eq!(run.transcript(), "4k3/8/8/8/8/8/P7/4K3 b - - 0 1\n");
}

#[test]
fn a_position_can_be_given_in_every_form_on_the_command_line() {
    for text in [
        "4k3/8/8/8/8/8/P7/4K3 b - - 0 1",
        "4k3/8/8/8/8/8/P7/4K3 b - - id \"x\";",
        "4U3 40 P7 4K3 b",
        "----k--- 40 P------- ----K--- abcdefgh black",
        "White: Ke1 a2. Black: Ke8. Black to move.",
        "Schwarz: Ke8. White: a2 Ke1 b",
    ] {
        let args = ["ask", "--moves", "de", "--position", text, "fen"];
        let fen = "4k3/8/8/8/8/8/P7/4K3 b - - 0 1\n";
        assert_eq!(Home::new().run(&args).transcript(), fen, "{text}");
        let told = Home::new().run(&["say", "--moves", "de", "--position", text, "Ke7"]);
        assert_eq!(told.transcript(), "König e8 e7\n", "{text}");
    }
}

#[test]
fn an_error_fits_the_braille_line_too() {
    let home = Home::new();
    home.write("settings.toml", "braille-width = \"20\"\n");
    for args in [&["export", "99"][..], &["resume", "99"], &["--colour"]] {
        let told = home.run(args).err;
        let is_wide = |line: &str| line.chars().count() > 20;
        assert!(told.lines().count() > 2 && !told.lines().any(is_wide), "{told}");
    }
}
