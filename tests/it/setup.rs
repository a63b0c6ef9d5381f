//! The questions of the first start, asked again through a pipe, by the real program.

use std::rc::Rc;

use expect_test::{Expect, expect};

use touchmove::app::input::{FromTerminal, Sound};
use touchmove::app::setup::{SetupAnswer, SetupQuestions};
use touchmove::voices::{Library, Utterance};

use crate::program::{Home, Run, lines_of, without_offers};

fn setup(home: &Home, lines: &[&str]) -> Run {
    home.run_with(&["setup"], lines_of(lines).as_bytes())
}

fn settings(home: &Home) -> String {
    std::fs::read_to_string(home.data("settings.toml")).unwrap_or_default()
}

fn asks(home: &Home, lines: &[&str], expected: &Expect) {
    expected.assert_eq(&without_offers(&setup(home, lines).transcript()));
}

#[test]
fn the_answers_are_kept_and_said() {
    let home = Home::new();
    home.write("settings.toml", "speech = \"off\"\n");
    asks(
        &home,
        &["deutsch", "0", "1", "1"],
        &expect![[r#"
            LANGUAGES
            Benutzt du einen Screenreader?
            1: ja, das Programm soll schweigen.
            2: nein, das Programm soll sprechen.
            Gib 1 oder 2 ein. Ein Wort der Antwort geht auch. Zum Verlassen: ende.
            Benutzt du einen Screenreader?
            1: ja, das Programm soll schweigen.
            2: nein, das Programm soll sprechen.
            Wie willst du spielen?
            1: Zeile für Zeile.
            2: auf einem Bildschirm, mit einem Brett zum Erkunden.
            Wie heißt du? Gib deinen Namen ein. Ohne Namen: nur Enter.
            Gespeichert: Deutsch, keine eigene Sprachausgabe, Zeile für Zeile, Zugstimme fide.
        "#]],
    );
    assert_eq!(
        settings(&home),
        "speech = \"off\"\ntalk = \"de\"\nmoves = \"fide\"\ntheme = \"reader\"\nface = \"line\"\n"
    );
}

/// Another language brings its voice of moves; the same one leaves the chosen voice alone.
#[test]
fn the_voice_of_moves_that_was_chosen_stays_with_its_language() {
    let home = Home::new();
    let before = "talk = \"de\"\nmoves = \"de\"\nspeech = \"off\"\n";
    home.write("settings.toml", before);
    setup(&home, &["1", "1", "1"]).transcript();
    assert_eq!(settings(&home), format!("{before}theme = \"reader\"\nface = \"line\"\n"));
    setup(&home, &["2", "1", "2"]).transcript();
    assert_eq!(
        settings(&home),
        "talk = \"en\"\nmoves = \"fide-en\"\nspeech = \"off\"\ntheme = \"reader\"\nface = \"screen\"\n"
    );
}

#[test]
fn a_setup_that_ends_too_early_changes_nothing() {
    let home = Home::new();
    let before = "talk = \"en\"\nspeech = \"off\"\n";
    home.write("settings.toml", before);
    let run = setup(&home, &["deutsch", "1"]);
    assert_eq!((run.code, run.out.last().unwrap().as_str()), (Some(1), "Nichts geändert."));
    assert_eq!(settings(&home), before);
}

#[test]
fn answers_that_cannot_be_kept_are_told() {
    let home = Home::new();
    home.write("settings.toml", "speech = = off\n");
    let run = setup(&home, &["1", "1", "1", "Anna"]);
    assert_eq!(run.code, Some(1));
    assert!(run.out.last().unwrap().starts_with("Setting not saved:"), "{run:?}");
    assert_eq!(settings(&home), "speech = = off\n");
}

#[test]
fn where_a_screen_is_set_a_pipe_still_has_lines() {
    let home = Home::new();
    home.write("settings.toml", "face = \"screen\"\ntheme = \"shapes\"\nclock-interval = 30\n");
    let played = home.play(&["--opponent", "human"], &["turn", "quit"]).transcript();
    assert!(played.starts_with("White to move, move 1.\n"), "{played}");
}

#[test]
fn help_answers_at_every_question_and_asks_again() {
    asks(
        &Home::new(),
        &["help", "1", "help", "1", "help", "1", "help", "Anna"],
        &expect![[r#"
            LANGUAGES
            This is the language of the program.
            Type its number or its name.
            To change it later: talk.
            Do you use a screen reader?
            1: yes, stay silent.
            2: no, speak to me.
            Yes: your screen reader speaks, and this program is silent.
            No: this program speaks.
            To change it later: speech.
            Do you use a screen reader?
            1: yes, stay silent.
            2: no, speak to me.
            How do you want to play?
            1: line by line.
            2: on a screen, with a board to explore.
            Line by line: you type moves and questions, and read or hear the answers.
            On a screen: a board, with keys to explore it.
            To change it later: set face.
            How do you want to play?
            1: line by line.
            2: on a screen, with a board to explore.
            What is your name? Type it, or press Enter to skip.
            Your name is for lists and score sheets. To leave it out, press Enter.
            What is your name? Type it, or press Enter to skip.
            Saved: English, no own speech, line by line, moves in the voice fide-en.
        "#]],
    );
}

#[test]
fn help_answers_in_german_at_every_question_and_asks_again() {
    asks(
        &Home::new(),
        &["hilfe", "deutsch", "hilfe", "1", "hilfe", "1", "hilfe", "Anna"],
        &expect![[r#"
            LANGUAGES
            Das ist die Sprache des Programms.
            Gib ihre Nummer oder ihren Namen ein.
            Später ändern: sprache.
            Benutzt du einen Screenreader?
            1: ja, das Programm soll schweigen.
            2: nein, das Programm soll sprechen.
            ja: Dein Screenreader spricht, dieses Programm schweigt.
            nein: Dieses Programm spricht.
            Später ändern: sprachausgabe.
            Benutzt du einen Screenreader?
            1: ja, das Programm soll schweigen.
            2: nein, das Programm soll sprechen.
            Wie willst du spielen?
            1: Zeile für Zeile.
            2: auf einem Bildschirm, mit einem Brett zum Erkunden.
            Zeile für Zeile: Du gibst Züge und Fragen ein und liest oder hörst die Antworten.
            Auf einem Bildschirm: ein Brett, mit Tasten zum Erkunden.
            Später ändern: einstellen ansicht.
            Wie willst du spielen?
            1: Zeile für Zeile.
            2: auf einem Bildschirm, mit einem Brett zum Erkunden.
            Wie heißt du? Gib deinen Namen ein. Ohne Namen: nur Enter.
            Der Name für Listen und Partieformulare. Ohne Namen: nur Enter.
            Wie heißt du? Gib deinen Namen ein. Ohne Namen: nur Enter.
            Gespeichert: Deutsch, keine eigene Sprachausgabe, Zeile für Zeile, Zugstimme fide.
        "#]],
    );
}

/// Speech may fail before anybody knows which language the player reads.
#[test]
fn n16_what_is_lost_before_the_language_is_told_in_it() {
    let mut library = Library::built_in();
    let english = library.get("en").unwrap();
    let mut setup = SetupQuestions::new(&mut library, english, true);
    let lost = FromTerminal::Sound(Sound::Lost("reason-hangs"));
    assert_eq!(setup.lost_words(&lost), None);
    assert_eq!(setup.lost_before(), []);
    let mut answers = vec!["Deutsch"];
    while setup.question().is_some() {
        assert_eq!(setup.lost_before(), []);
        let answer = answers.pop().unwrap_or(if setup.asks_the_name() { "" } else { "1" });
        setup.answer(answer);
    }
    let told: Vec<_> = setup.lost_before().iter().map(Utterance::written).collect();
    assert_eq!(told.len(), 1);
    assert!(told[0].contains("Sprachausgabe"), "{told:?}");
    assert_eq!(setup.lost_before(), []);
    assert_eq!(setup.lost_words(&lost).as_ref().map(Utterance::written), told.first().cloned());
}

/// With many languages, who answers the first line is quickest: it is the one of the system's locale,
/// and each offers itself in its own language, so that it is spoken by its own voice.
#[test]
fn the_language_of_the_locale_is_offered_first_and_each_in_its_own() {
    let mut library = Library::built_in();
    let talk = library.speaking("de_AT.UTF-8").map(str::to_owned).unwrap();
    let talk = library.get(&talk).unwrap();
    let setup = SetupQuestions::new(&mut library, talk, true);
    let question = setup.question().unwrap();
    assert!(question.written().starts_with("Für Deutsch gib 1 ein.\nFor English, type 2."));
    let languages: Vec<&str> = question
        .spans
        .iter()
        .map(|span| span.language.tag())
        .filter(|tag| !tag.is_empty())
        .collect();
    assert_eq!(languages[0], "de");
    assert!(languages.contains(&"en"), "{languages:?}");
}

/// In large type a window has ten rows: the first language is read once more behind the last, which is all
/// that such a window has of it.
#[test]
fn in_a_low_window_the_language_of_the_locale_is_offered_last_as_well() {
    let mut library = Library::built_in();
    let german = library.get("de").unwrap();
    let count = library.names().into_iter().filter(|name| !name.starts_with("fide")).count();
    let mut lines = |rows: u16| {
        let setup = SetupQuestions::new(&mut library, Rc::clone(&german), true).in_rows(rows);
        setup.question().unwrap().written().lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let high = lines(24);
    assert_eq!(high.len(), count, "{high:#?}");
    let low = lines(10);
    assert_eq!(low.split_last().unwrap(), (&high[0], &high[..]));
}

/// Seventeen languages are quick to choose among: by number, or by a name that anybody may use.
#[test]
fn every_name_of_a_language_chooses_it() {
    let mut library = Library::built_in();
    let english = library.get("en").unwrap();
    let names: Vec<String> = library.names().into_iter().map(str::to_owned).collect();
    for language in names {
        let voice = library.get(&language).unwrap();
        if !voice.has_sentence("setup-language-names") {
            continue;
        }
        let called = touchmove::voices::written(&voice.sentence("setup-language-names", &[]));
        for name in called.split(", ").chain([language.as_str()]) {
            let mut setup = SetupQuestions::new(&mut library, Rc::clone(&english), true);
            let SetupAnswer::Set(set) = setup.answer(name) else { panic!("{language}: {name}") };
            assert_eq!(set[0].1, language, "{name}");
        }
    }
}

/// Eighteen languages behind a slip would hide what is to be typed.
#[test]
fn h10_a_slip_at_the_languages_leaves_what_to_type_as_the_last_line() {
    let home = Home::new();
    home.write("settings.toml", "speech = \"off\"\n");
    asks(
        &home,
        &["klingon", "", "99", "de", "1", "1", ""],
        &expect![[r#"
        LANGUAGES
        Type a number from 1 to 18, or a word of the answer. quit leaves.
        Type a number from 1 to 18, or a word of the answer. quit leaves.
        Type a number from 1 to 18, or a word of the answer. quit leaves.
        Benutzt du einen Screenreader?
        1: ja, das Programm soll schweigen.
        2: nein, das Programm soll sprechen.
        Wie willst du spielen?
        1: Zeile für Zeile.
        2: auf einem Bildschirm, mit einem Brett zum Erkunden.
        Wie heißt du? Gib deinen Namen ein. Ohne Namen: nur Enter.
        Gespeichert: Deutsch, keine eigene Sprachausgabe, Zeile für Zeile, Zugstimme fide.
    "#]],
    );
}
