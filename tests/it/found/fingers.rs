//! Lines that fit fingers, terminals that can do nothing, and spelling.

use crate::program::{Home, Run};

fn asked(home: &Home, args: &[&str], lines: &[&str]) -> String {
    home.play(&[&["--opponent", "human"], args].concat(), lines).transcript()
}

fn one(args: &[&str]) -> Run {
    Home::new().run(args)
}

/// What each kind of question brings, a wrong move and a move among it.
const MIXED: [&str; 8] = [
    "board",
    "rank 5",
    "e2 e5",
    "Gustav 5",
    "e4",
    "d5",
    "exd5",
    "position 8/8/8/8/8/8/8/k6K w - -",
];

#[test]
fn d15_german_sentences_have_umlauts_and_never_two_spellings() {
    let said = asked(&Home::new(), &["--talk", "de"], &MIXED);
    assert!(said.contains("Reihe fünf: leer."), "{said}");
    assert!(said.contains("schlägt David fünf"), "{said}");
    for ascii in ["fuenf", "schlaegt", "Laeufer", "Koenig"] {
        assert!(!said.contains(ascii), "{ascii} in\n{said}");
    }
}

#[test]
fn d15_the_words_of_the_appendix_are_spelt_as_it_has_them_by_choice_or_among_other_sentences() {
    let home = Home::new();
    home.write("settings.toml", "talk = \"de\"\nspelling = \"appendix\"\n");
    let said = asked(&home, &[], &MIXED);
    assert!(said.contains("Bauer Eva vier schlaegt David fuenf"), "{said}");
    let said = asked(&Home::new(), &["--talk", "en", "--moves", "fide"], &MIXED);
    assert!(said.contains("Bauer Eva vier schlaegt David fuenf"), "{said}");
    let home = Home::new();
    home.write("settings.toml", "talk = \"en\"\nspelling = \"umlauts\"\n");
    let said = asked(&home, &["--moves", "fide"], &MIXED);
    assert!(said.contains("Bauer Eva vier schlägt David fünf"), "{said}");
}

#[test]
fn d16_without_settings_no_sentence_mixes_two_languages() {
    let said = asked(&Home::new(), &[], &MIXED);
    assert!(said.contains("pawn Eva four takes David five"), "{said}");
    assert!(said.contains("Rank five: empty."), "{said}");
    for german in ["acht", "fünf", "fuenf", "Bauer", "drei"] {
        assert!(!said.contains(german), "{german} in\n{said}");
    }
    let ranks = one(&["ask", "rank 8"]).transcript();
    assert!(ranks.starts_with("Rank eight:"), "{ranks}");
    let keys = one(&["keymaps", "list", "lichess"]).transcript();
    assert!(!keys.contains("eins"), "{keys}");
    let german = one(&["ask", "--talk", "de", "reihe 5"]).transcript();
    assert_eq!(german, "Reihe fünf: leer.\n");
}

#[test]
fn d16_moves_follow_the_language_that_is_chosen_in_a_game_unless_they_have_a_voice_of_their_own() {
    let said = asked(&Home::new(), &[], &["talk de", "e4"]);
    assert!(said.contains("Bauer Eva zwei Eva vier"), "{said}");
    let said = asked(&Home::new(), &["--moves", "en"], &["talk de", "e4"]);
    assert!(said.contains("pawn e2 e4"), "{said}");
}

#[test]
fn d16_a_game_that_goes_on_keeps_the_voice_of_moves_that_was_named_for_it() {
    let home = Home::new();
    asked(&home, &["--moves", "en"], &["e4"]);
    let said = home.resume(&[], &["Nc6"]).transcript();
    assert!(said.contains("knight b8 c6"), "{said}");
    let said = home.resume(&["--moves", "fide"], &["Nc3"]).transcript();
    assert!(said.contains("Springer Bella eins Cesar drei"), "{said}");
    home.resume(&[], &["moves-voice de"]).transcript();
    let said = home.resume(&[], &["e5", "quit"]).transcript();
    assert!(!said.contains("knight"), "{said}");
}

#[test]
fn d16_the_help_in_english_is_english() {
    let help = asked(&Home::new(), &[], &["help"]);
    assert!(!help.contains("Rochade"), "{help}");
}
