//! What is nearly PGN or a position: read without harm, in time that grows with its length.

use proptest::prelude::*;
use shakmaty::CastlingMode;

use crate::{pgn, position};

#[path = "../../../tests/it/fuzz/spoilt.rs"]
mod spoilt;

const GAMES: &[&[u8]] = &[
    include_bytes!("../../../tests/data/opera.pgn"),
    b"[Event \"a \\\" b\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 $1 (1. e3 {why} Kd7       (1... Ke7)) 1... Kd7 ; to the end\n2. e5 *\n",
    b"1. e4 e5 2. Bc4 {[%clk 0:01:02] fast} Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n% skipped\n[Event \"?\"]\n\n0-1\n",
];

const POSITIONS: &[&[u8]] = &[
    b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    b"4k3/8/8/8/8/8/8/1R2KR2 w FB e6 12 34",
    b"White: Ke1, Qd1, Ra1, pawns a2 b2. Black: Ke8, Rh8. White to move.",
    b"r . . . k . . r\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n      . . . . . . . .\nR . . . K . . R\nwhite to move",
];

/// What is read of a text, written again.
fn read_again(text: &str) -> Vec<String> {
    let mut games = Vec::new();
    pgn::games(text, |game| {
        games.extend(game.map(|game| pgn::write(&game.tags, &game.tree(), game.result.text())));
    });
    games
}

fn position_of(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        if let Some(read) = position::read(&text, mode) {
            let written = position::write(&read);
            assert_eq!(
                position::read(&written, mode).map(|again| position::write(&again)),
                Some(written)
            );
        }
    }
}

proptest! {
    #[test]
    fn fuzz_pgn(text in spoilt::spoilt(GAMES)) {
        for written in read_again(&String::from_utf8_lossy(&text)) {
            prop_assert_eq!(read_again(&written), [written]);
        }
    }

    #[test]
    fn fuzz_positions(text in spoilt::spoilt(POSITIONS)) {
        position_of(&text);
    }
}

/// Cases that were met, each mended.
#[test]
fn fuzz_pgn_reads_again_what_it_has_written() {
    let cases = [
        "1. e4 ;fast}\u{e}\u{1}\u{1} Nc6\n1-0\n",
        "1. e4 ;a}  b\t c\n1-0\n",
        "1. e4 {[%\u{e}clk 0:01:02] a} *\n",
        "[Result \"\u{e}1-0\"]\n\n1. e4",
        "< ;a\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n0-1\n",
        "1. d4 {[% a} {b] c} *\n",
        "1. d4 {[%a} {b] c} *\n",
        "1. d4 {[%{[%{[%c\u{1}\u{1}lk 0:01:02] fast} *\n",
        "1. d4 {[%\u{200b}a} {b] c [%\u{200b}d e] f} *\n",
        "1. d4 {x} ({[% a} {b] c} 1. e4) *\n",
        "1. d4 ;[% 1. e4 {Pinning\n{b]} *\n",
        "a {b} (1. e4)\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e3 0-1\n",
    ];
    for text in cases {
        for written in read_again(text) {
            assert_eq!(read_again(&written), [written]);
        }
    }
}

#[test]
fn fuzz_pgn_breaks_no_line_before_what_looks_like_tags() {
    for before in 1..80 {
        let text = format!("1. e4 {{{} [Event \"?\"] so}} *\n", "x".repeat(before));
        let [written] = &read_again(&text)[..] else { panic!("{text}") };
        assert_eq!(read_again(written), std::slice::from_ref(written));
    }
}

#[test]
fn fuzz_pgn_takes_time_by_its_length() {
    spoilt::assert_linear(GAMES, |text| {
        pgn::games(&String::from_utf8_lossy(text), drop);
    });
}

/// Commands and diagrams without end in one comment.
#[test]
fn fuzz_pgn_takes_time_by_the_length_of_a_comment() {
    let units: [&[u8]; 4] = [b"[%clk 0:01:00] ", b"[#] ", b"[%cal ", b"] [#] [%csl Ge4] [ "];
    spoilt::assert_linear_in(&units, 300, |text| {
        let comment = String::from_utf8_lossy(text);
        pgn::games(&format!("1. e4 {{{comment}}} *\n"), drop);
    });
}

#[test]
fn fuzz_positions_take_time_by_their_length() {
    spoilt::assert_linear(POSITIONS, position_of);
}
