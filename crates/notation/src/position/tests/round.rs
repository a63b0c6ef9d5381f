//! Printed and read again, a position is the same: in every form and width, from random games.

use proptest::prelude::*;

use super::*;
use crate::position::page::{DiagramScript, Layout, Page, Width};

/// A position after some moves of a random game, and how it castles.
fn positions() -> impl Strategy<Value = (Position, CastlingMode)> {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..120);
    (prop::option::of(0_u16..960), choices).prop_map(|(number, choices)| {
        let mode = CastlingMode::from_chess960(number.is_some());
        let mut position = number.and_then(chess960).unwrap_or_default();
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

proptest! {
    #[test]
    fn fen_is_read_as_another_reader_reads_it((position, mode) in positions()) {
        let fen = write(&position);
        let other: Position = Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), mode).unwrap();
        let (german, english) = (german(), english());
        let taken = Taken { position: other.clone(), mode, remarks: Vec::new() };
        prop_assert_eq!(read_in(&fen, mode, &[&german, &english]), Ok(taken));
        prop_assert_eq!(read(&fen, mode), Some(other));
    }

    #[test]
    fn no_text_panics(text in "[-kKqQrRuU1-9/ |wba⠅⠥⠦=(!&,.:;\"\u{7}]{0,60}") {
        let (german, english) = (german(), english());
        let _ = read_in(&text, CastlingMode::Standard, &[&german, &english]);
        let list = format!("White: {text}");
        let _ = read_in(&list, CastlingMode::Chess960, &[&english]);
    }
}

#[test]
fn the_first_position_in_forty_cells() {
    let page = Page::default();
    let cells = diagram(Position::default().board(), page, &Alphabet::english());
    assert_eq!(cells, ["⠷⠮⠧⠿⠥⠧⠮⠷ ⠯⠯⠯⠯⠯⠯⠯⠯ ⠒⠆ ⠏⠏⠏⠏⠏⠏⠏⠏ ⠗⠎⠇⠟⠅⠇⠎⠗"]);
    let ascii = Page { script: DiagramScript::Ascii, ..page };
    let written = diagram(Position::default().board(), ascii, &Alphabet::english());
    assert_eq!(written, ["(!V=UV!( &&&&&&&& 32 PPPPPPPP RSLQKLSR"]);
    let small = Page { width: Width::new(14).unwrap(), ..ascii };
    let written = diagram(Position::default().board(), small, &Alphabet::english());
    assert_eq!(written, ["(!V=UV!(", "&&&&&&&& 32", "PPPPPPPP", "RSLQKLSR"]);
}

#[test]
fn a_rank_a_line_in_three_alphabets() {
    let german = Alphabet::of(&german()).unwrap();
    let write = |script| {
        let page = Page { layout: Layout::Ranks, script, ..Page::default() };
        let lines = diagram(Position::default().board(), page, &german);
        [lines[0].clone(), lines[5].clone(), lines[8].clone()]
    };
    assert_eq!(write(DiagramScript::Letters), ["8 tsldklst", "3 --------", "  abcdefgh"]);
    assert_eq!(write(DiagramScript::Ascii), ["8 (!V=UV!(", "3 --------", "  ABCDEFGH"]);
    assert_eq!(write(DiagramScript::Dots), ["⠦ ⠷⠮⠧⠿⠥⠧⠮⠷", "⠒ ⠤⠤⠤⠤⠤⠤⠤⠤", "  ⠁⠃⠉⠙⠑⠋⠛⠓"]);
}
