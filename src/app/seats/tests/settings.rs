//! What is set at a seat holds for this match, and nothing promises that it is kept.

use expect_test::expect;
use shakmaty::Color;

use crate::app::open;
use crate::app::seats::tests::{Table, match_file};
use crate::command::{Allowed, COMMANDS};
use crate::table::Place;
use crate::voices::Library;

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

/// A refusal names the word that was typed, whichever name of a command it is, and whatever follows it.
#[test]
fn m11_a_refusal_names_the_word_that_was_typed() {
    for (voice, refusals) in [
        ("en", [": not at a match.", "Not during this game: "]),
        ("de", [" geht nicht in einem Wettkampf.", "Nicht während dieser Partie: "]),
    ] {
        let seat = format!("talk = \"{voice}\"");
        let mut table = Table::new(&match_file(&seat, "", ""));
        table.start();
        let talk = open::voice_or_english(&mut Library::built_in(), voice);
        let names = COMMANDS.iter().flat_map(|spec| {
            let all = std::iter::once(&spec.name).chain(spec.also);
            all.map(|name| ((*name).to_owned(), spec.command))
        });
        let mut refused = 0;
        for (name, command) in names.chain(talk.commands().iter().cloned()) {
            if command.spec().allowed != Allowed::Never && !command.is_only_at_home() {
                continue;
            }
            for line in [name.clone(), name.to_uppercase(), format!("{name} 20")] {
                table.heard.clear();
                table.types(Place::Seat(Color::White), &line);
                let heard = table.heard.lines().filter(|line| line.starts_with("white: "));
                for heard in heard.filter(|it| refusals.iter().any(|words| it.contains(words))) {
                    let is_named = heard.to_uppercase().contains(&name.to_uppercase());
                    assert!(is_named, "{line}: {heard}");
                    refused += 1;
                }
            }
        }
        assert!(refused > 100, "{voice}: {refused}");
    }
}

/// Words that set something, and what has no place here, are named so too.
#[test]
fn m11_a_setting_is_refused_by_its_name_and_no_place_goes_before_a_slip() {
    let mut table = Table::new(&match_file("", "", ""));
    table.start();
    for line in ["keymap lichess", "name Bob", "form short", "save game", "rate 20", "lesson 1"] {
        table.types(Place::Seat(Color::White), line);
    }
    table.types(Place::Desk, "lost d4");
    table.types(Place::Desk, "lost dee4");
    table.types(Place::Desk, "lost");
    expect![[r#"
        > white: keymap lichess
        white: keymap: not at a match.
        > white: name Bob
        white: name: not at a match.
        > white: form short
        white: form: not at a match.
        > white: save game
        white: save: not at a match.
        > white: rate 20
        white: Not during this game: rate.
        > white: lesson 1
        white: Not during this game: lesson.
        > desk: lost d4
        desk: The game is not adjourned.
        > desk: lost dee4
        desk: The game is not adjourned.
        > desk: lost
        desk: The game is not adjourned.
    "#]]
    .assert_eq(&table.heard);
}
