//! Positions as text: what is printed is read again, in the words of the voices themselves.

use std::collections::BTreeSet;
use std::rc::Rc;

use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use shakmaty::{CastlingMode, Chess, Color, Position, Rank, Square};
use touchmove::app::open::nearest_first;
use touchmove::describe::{Question, answer};
use touchmove::notation::position::{self, TooMany};
use touchmove::notation::{Layout, Page, PositionTextError, Script, Width};
use touchmove::voices::announce::Style;
use touchmove::voices::{Library, Narrator, Utterance, Voice};

fn voice(name: &str) -> Rc<Voice> {
    Library::built_in().get(name).unwrap()
}

/// A narrator, and English, which is always understood.
struct Player {
    narrator: Narrator,
    english: Rc<Voice>,
}

fn player(talk: &str, moves: &str) -> Player {
    let narrator = Narrator { talk: voice(talk), moves: voice(moves), style: Style::default() };
    Player { narrator, english: voice("en") }
}

impl Player {
    fn read(&self, text: &str, mode: CastlingMode) -> Result<Chess, PositionTextError> {
        let Narrator { moves, talk, .. } = &self.narrator;
        let all = [self.english.vocabulary(), moves.vocabulary(), talk.vocabulary()];
        position::read_in(text, mode, &nearest_first(all))
    }

    fn braille(&self, page: Page, position: &Chess) -> Utterance {
        self.narrator.answer(&answer(Question::Braille(page), position))
    }

    /// Prints a position, looks at the width and reads it again.
    fn again(&self, page: Page, position: &Chess, mode: CastlingMode) {
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
fn positions() -> impl Strategy<Value = (Chess, CastlingMode)> {
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

fn page(layout: Layout, script: Script, width: u16) -> Page {
    Page { width: Width::new(width).unwrap(), layout, script }
}

fn pages() -> impl Strategy<Value = Page> {
    let layout = prop::sample::select(vec![Layout::Diagram, Layout::Ranks, Layout::List]);
    let script = prop::sample::select(vec![Script::Dots, Script::Ascii, Script::Letters]);
    let width = Width::LEAST..=Width::MOST;
    (layout, script, width).prop_map(|(layout, script, width)| page(layout, script, width))
}

/// The position without its counters, which no diagram has.
fn shown(position: &Chess) -> String {
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
                player.again(page(layout, Script::Ascii, 14), &position, mode);
            }
        }
    }
}

#[test]
fn a_diagram_is_not_spoken_as_signs() {
    let heard = |player: &Player, page: Page| -> String {
        let said = player.braille(page, &Chess::default());
        said.spans.iter().map(|span| span.spoken.as_str()).collect()
    };
    let facts = "\nWhite to move.\nCastling: all.";
    let english = player("en", "en");
    let dots = page(Layout::Diagram, Script::Dots, 20);
    assert_eq!(heard(&english, dots), format!("Diagram, 2 lines.{facts}"));
    let letters = page(Layout::Ranks, Script::Letters, 14);
    assert_eq!(heard(&english, letters), format!("Diagram, 9 lines.{facts}"));
    let german = heard(&player("de", "de"), page(Layout::List, Script::Dots, 14));
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
        E::CastlingRook(color, square),
        E::CastlingKing(color),
        E::WrongCastling,
        E::WrongEnPassant(square),
        E::Impossible,
    ];
    let too_many = [TooMany::Pawns(9), TooMany::Men(17), TooMany::Promoted];
    all.extend(too_many.map(|what| E::TooMany(color, what)));
    all
}

#[test]
fn everything_wrong_with_a_position_is_one_sentence_in_both_languages() {
    let source = include_str!("../../src/notation/position.rs");
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
            let text = narrator.position_error(&error).written();
            assert!(text.ends_with('.') && !text.contains(['{', '\n']), "{error:?}: {text}");
            assert!(!text.contains("  ") && !text.contains(" ."), "{error:?}: {text}");
            assert!(said.insert(text.clone()), "{talk}, {error:?}: {text} is said twice");
        }
    }
}

#[test]
fn what_is_wrong_is_said_where_it_is() {
    let said = |talk: &str, text: &str| {
        let player = player(talk, "en");
        let error = player.read(text, CastlingMode::Standard).unwrap_err();
        player.narrator.position_error(&error).written()
    };
    assert_eq!(said("en", "4k3/8/8/9/8/8/8/4K3 w"), "Rank 5 has 9 squares, not eight.");
    assert_eq!(said("de", "4k3/8/8/9/8/8/8/4K3 w"), "Reihe 5 hat 9 Felder, nicht acht.");
    assert_eq!(said("en", "4k3 48 K3K3"), "White has more than one king: a1, e1.");
    assert_eq!(said("de", "4U3 48 4K⠫2"), "Reihe 1, Zeichen 3: ⠫ bedeutet hier nichts.");
    assert_eq!(said("en", "4k3 48 4K3 w K"), "White cannot castle: no own rook is on h1.");
    assert_eq!(
        said("de", "Weiß: Ke1 Ta1 h1. Schwarz: Ke8"),
        "Auf h1 steht ein Bauer, wo keiner stehen kann."
    );
}
