//! What is set at a seat holds for this match, and nothing promises that it is kept.

use expect_test::expect;
use shakmaty::Color;

use crate::app::seats::tests::{Table, match_file};
use crate::table::Place;

const LINES: [&str; 15] = [
    "braille keep 20 ranks",
    "speech off",
    "speech",
    "tones on",
    "tones",
    "faster",
    "print braille",
    "print text",
    "talk de",
    "talk en",
    "moves-voice fide-en",
    "moves-voice",
    "pegboard turned",
    "set speech off",
    "quit",
];

#[test]
fn f1_nothing_that_is_set_at_a_seat_is_called_saved() {
    let white = "[white.aids]\nposition-readout = \"yes\"";
    let mut table = Table::new(&match_file(white, "", "announcing = \"off\""));
    table.start();
    for line in LINES {
        table.types(Place::Seat(Color::White), line);
    }
    let heard: Vec<&str> = table.heard.lines().filter(|line| line.contains("white: ")).collect();
    expect![[r#"
        > white: braille keep 20 ranks
        white: Set for this match.
        white: ⠦ ⠷⠮⠧⠿⠥⠧⠮⠷
        white: ⠶ ⠯⠯⠯⠯⠯⠯⠯⠯
        white: ⠖ ⠤⠤⠤⠤⠤⠤⠤⠤
        white: ⠢ ⠤⠤⠤⠤⠤⠤⠤⠤
        white: ⠲ ⠤⠤⠤⠤⠤⠤⠤⠤
        white: ⠒ ⠤⠤⠤⠤⠤⠤⠤⠤
        white: ⠆ ⠏⠏⠏⠏⠏⠏⠏⠏
        white: ⠂ ⠗⠎⠇⠟⠅⠇⠎⠗
        white:   ⠁⠃⠉⠙⠑⠋⠛⠓
        white: White to move.
        white: Castling: all.
        > white: speech off
        white: Speech off.
        > white: speech
        white: Speech off. To turn it on, type speech on.
        > white: tones on
        white: Tones on.
        > white: tones
        white: Tones on. To turn them off, type tones off.
        > white: faster
        white: Speech rate 10.
        white: Speech off. To turn it on, type speech on.
        > white: print braille
        white: Lines are printed in braille now, table en-ueb-g1.ctb.
        > white: print text
        white: Lines are printed as text now.
        > white: talk de
        white: Sprache: Deutsch.
        > white: talk en
        white: Language: English.
        white: Move voice: fide-en.
        > white: moves-voice fide-en
        white: Move voice: fide-en.
        > white: moves-voice
        white: moves-voice: fide-en.
        white: The move voice.
        white: It can be: .
        > white: pegboard turned
        white: You have no board in this match.
        > white: set speech off
        white: set: not at a match.
        > white: quit
        white: Only the arbiter stops or ends a match. To call: arbiter. To give up the game: resign."#]].assert_eq(&heard.join("\n"));
}

/// A game of one's own is no way on at a match.
#[test]
fn f1_no_other_game_is_offered_at_a_seat() {
    let white = "[white.aids]\nposition-readout = \"yes\"";
    let position = "position = \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"";
    let table = Table::new(&match_file(white, "", position));
    assert!(table.heard.contains("white: Special starting position."), "{}", table.heard);
    assert!(!table.heard.contains("new usual"), "{}", table.heard);
}
