//! The game that one wants, chosen and set from inside the program.

use expect_test::{Expect, expect};

use touchmove::config::{KEYS, Key};
use touchmove::voices::Library;

use crate::program::{Home, lines_of, without_offers};
use crate::usual::marked;

fn plays(talk: &str, args: &[&str], lines: &[&str], expected: &Expect) -> Home {
    let home = Home::new();
    let args = [&["--moves", talk, "--talk", talk], args].concat();
    expected.assert_eq(&marked(&home.play(&args, lines).transcript()));
    home
}

fn settings(home: &Home) -> String {
    std::fs::read_to_string(home.data("settings.toml")).unwrap_or_default()
}

#[test]
fn d2_new_takes_everything_in_any_order() {
    plays(
        "en",
        &[],
        &["new 5+3 friend", "e4", "new chess960 0, level 7 no clock", "yes", "about", "new usual"],
        &expect![[r#"
            (new game for two)
            Time: 5 minutes, plus 3 seconds per move.
            pawn e2 e4
            Leave this game? New: you play White against level 7, no clock, Chess960, position 0. yes or no.
            Game 1 is saved.
            New game 2. You play White against level 7.
            Chess960, position 0. Type board to hear it.
            Your move.
            You play White against level 7.
            This game has no clocks.
            Chess960, position 0. Type board to hear it.
            New game 2. You play White against level 7.
            Goodbye.
        "#]],
    );
    plays(
        "de",
        &[],
        &["neu freund 5+3", "e4", "neu ohne Uhr, Stufe 7, Schach960 0", "ja", "neu normal freund"],
        &expect![[r#"
            Neue Partie 1. Du spielst Weiß gegen Stufe 3.
            (new game for two, in German)
            Bedenkzeit: 5 Minuten, plus 3 Sekunden je Zug.
            Bauer e2 e4
            Diese Partie verlassen? Neu: du spielst Weiß gegen Stufe 7, ohne Uhr, Schach960, Stellung 0. ja oder nein.
            Partie 1 ist gespeichert.
            Neue Partie 2. Du spielst Weiß gegen Stufe 7.
            Schach960, Stellung 0. Zum Anhören: brett.
            Du bist am Zug.
            Neue Partie 2 für zwei Spieler.
            Auf Wiedersehen.
        "#]],
    );
}

#[test]
fn d2_new_names_a_word_that_it_does_not_know_and_changes_nothing() {
    let lines =
        ["new blakc 5+3", "new 10", "new level 99", "new engine", "new chess960 960", "about"];
    plays(
        "en",
        &["--opponent", "human"],
        &lines,
        &expect![[r#"
            Not understood: blakc. Type help new.
            (new game for two)
            Time: 10 minutes.
            level cannot be 99. It can be: 1 to 20.
            Which engine? For example new engine stockfish.
            Chess960 positions: 0 to 959.
            Two players at one keyboard.
            Time: 10 minutes.
            Time warnings: 5 minutes, 2 minutes, 1 minute. To change: set warnings.
            Goodbye.
        "#]],
    );
}

/// A player is asked about the game that would begin, and the one that he says no to is forgotten.
#[test]
fn d2_the_question_names_the_game_that_begins() {
    let lines = ["e4", "new black 5+3 level 9", "no", "new", "no", "new touch laws 2014", "no"];
    plays(
        "en",
        &["--opponent", "human"],
        &lines,
        &expect![[r#"
            pawn e2 e4
            Leave this game? New: you play Black against level 9, 5+3. yes or no.
            (the game goes on)
            Leave this game? New: two players, no clock. yes or no.
            (the game goes on)
            Leave this game? New: two players, no clock, Laws of 2014, touch-move. yes or no.
            (the game goes on)
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn d2_settings_are_heard_a_few_at_once() {
    let lines = ["settings", "more", "settings board", "settings side", "settings xyzzy"];
    plays(
        "en",
        &["--opponent", "human"],
        &lines,
        &expect![[r#"
            Settings, game:
            opponent: human.
            level: 3.
            side: white.
            time: off.
            laws: fide-2023.
            41 more. Type more.
            announcing: off.
            strict: off.
            blindfold: off.
            warnings: auto.
            blunder-warning: off.
            36 more. Type more.
            pegboard: off.
            pegboard-orientation: found.
            pegboard-clock: none.
            side: white.
            Your colour.
            It can be: white, black, random.
            Unknown setting: xyzzy. Type settings alone to hear them.
            Goodbye.
        "#]],
    );
}

#[test]
fn d2_settings_are_heard_in_german() {
    let lines = ["einstellungen", "mehr", "einstellungen brett", "hilfe seite", "stufe"];
    plays(
        "de",
        &["--opponent", "human"],
        &lines,
        &expect![[r#"
            (new game for two, in German)
            Einstellungen, Partie:
            Gegner: Mensch.
            Stufe: 3.
            Seite: Weiß.
            Zeit: aus.
            Regeln: fide-2023.
            Noch 41. Zum Hören: mehr.
            Zugansage: aus.
            Turniermodus: aus.
            Blindspiel: aus.
            Warnungen: automatisch.
            Fehlerwarnung: aus.
            Noch 36. Zum Hören: mehr.
            Steckbrett: aus.
            Brettlage: gefunden.
            Brettuhr: ohne.
            Seite: Weiß.
            Deine Farbe.
            Möglich: Weiß, Schwarz, Zufall.
            Hier spielt kein eingebauter Gegner. Gegen ihn: neu Computer.
            Auf Wiedersehen.
        "#]],
    );
}

#[test]
fn d2_a_setting_is_changed_kept_and_said_from_when_on_it_holds() {
    let lines = [
        "set side black",
        "time 5+3",
        "opponent human",
        "touch on",
        "announcing repeat",
        "warnings 5",
        "set form short",
        "set theme light",
        "set theme blue",
        "set xyzzy on",
        "set",
        "new",
    ];
    let home = plays(
        "en",
        &[],
        &lines,
        &expect![[r#"
            side: black, from the next game. Type new to begin it.
            time: 5+3, from the next game. Type new to begin it.
            opponent: human, from the next game. Type new to begin it.
            touch: on, from the next game. Type new to begin it.
            announcing: repeat, from the next game. Type new to begin it.
            warnings: 5, from the next game. Type new to begin it.
            form: short.
            theme: light.
            theme cannot be blue. It can be: dark, light, large, mono, shapes, reader, words, braille.
            Unknown setting: xyzzy. Type settings alone to hear them.
            set needs a setting and a value, for example set side black.
            (new game for two)
            Time: 5 minutes, plus 3 seconds per move.
            (moves are announced and repeated)
            Goodbye.
        "#]],
    );
    expect![[r#"
        side = "black"
        time = "5+3"
        opponent = "human"
        touch = "on"
        announcing = "repeat"
        warnings = "5"
        form = "short"
        theme = "light"
    "#]]
    .assert_eq(&settings(&home));
}

#[test]
fn d2_a_setting_is_changed_in_german() {
    let lines = ["einstellen seite schwarz", "zeit 5+3", "gegner mensch", "seite grün", "neu"];
    let home = plays(
        "de",
        &[],
        &lines,
        &expect![[r#"
            Neue Partie 1. Du spielst Weiß gegen Stufe 3.
            Seite: Schwarz, ab der nächsten Partie. Jetzt beginnen: neu.
            Zeit: 5+3, ab der nächsten Partie. Jetzt beginnen: neu.
            Gegner: Mensch, ab der nächsten Partie. Jetzt beginnen: neu.
            Seite kann nicht grün sein. Möglich: Weiß, Schwarz, Zufall.
            (new game for two, in German)
            Bedenkzeit: 5 Minuten, plus 3 Sekunden je Zug.
            Auf Wiedersehen.
        "#]],
    );
    expect![[r#"
        side = "black"
        time = "5+3"
        opponent = "human"
    "#]]
    .assert_eq(&settings(&home));
}

/// What `new` is told holds for the games of this session; what is set is kept.
#[test]
fn d2_what_new_is_told_is_not_kept() {
    let home = plays(
        "en",
        &[],
        &["new friend 5+3", "new", "chess960 12", "new"],
        &expect![[r#"
            (new game for two)
            Time: 5 minutes, plus 3 seconds per move.
            (new game for two)
            Time: 5 minutes, plus 3 seconds per move.
            (new game for two)
            Time: 5 minutes, plus 3 seconds per move.
            Chess960, position 12. Type board to hear it.
            (new game for two)
            Time: 5 minutes, plus 3 seconds per move.
            Chess960, position 12. Type board to hear it.
            Game 1 not saved: no move was made.
            Goodbye.
        "#]],
    );
    assert_eq!(settings(&home), "");
}

#[test]
fn d2_short_names_from_elsewhere_do_what_they_do_there() {
    let lines = ["o", "opponent", "e4", "abort", "no", "prev", "set up"];
    plays(
        "en",
        &["--opponent", "human"],
        &lines,
        &expect![[r#"
            Two players at one keyboard.
            Two players at one keyboard.
            pawn e2 e4
            Leave this game? New: two players, no clock. yes or no.
            (the game goes on)
            prev is for going through a game. To find one, type games.
            No board. Type pegboard auto to look for one.
            For a game from a position, type position.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    plays(
        "en",
        &["--opponent", "human", "--position", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1"],
        &["o o", "last"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            short castling
            short castling. White, move 1.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn d4_a_game_with_a_clock_warns_by_itself() {
    let lines = [
        "new 2",
        "new 2 minutes",
        "new 1 minute",
        "new 5+3 warnings off",
        "new",
        "set warnings auto",
        "new",
    ];
    plays(
        "en",
        &["--time", "5+3"],
        &lines,
        &expect![[r#"
            Time: 5 minutes, plus 3 seconds per move.
            (new game against level 3)
            Time: 2 minutes.
            (new game against level 3)
            Time: 2 minutes.
            (new game against level 3)
            Time: 1 minute.
            (new game against level 3)
            Time: 5 minutes, plus 3 seconds per move.
            (new game against level 3)
            Time: 5 minutes, plus 3 seconds per move.
            warnings: auto.
            (new game against level 3)
            Time: 5 minutes, plus 3 seconds per move.
            Goodbye.
        "#]],
    );
}

#[test]
fn d19_chess960_is_named_with_its_number() {
    let fen = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    plays(
        "en",
        &["--chess960", "0"],
        &["about"],
        &expect![[r#"
            Chess960, position 0. Type board to hear it.
            Your move.
            You play White against level 3.
            This game has no clocks.
            Chess960, position 0. Type board to hear it.
            Game 1 not saved: no move was made.
            Goodbye.
        "#]],
    );
    plays(
        "de",
        &["--chess960", "--position", fen],
        &["angaben"],
        &expect![[r#"
            Neue Partie 1. Du spielst Weiß gegen Stufe 3.
            Schach960, Stellung 0. Zum Anhören: brett.
            Du bist am Zug.
            Du spielst Weiß gegen Stufe 3.
            Diese Partie wird ohne Uhr gespielt.
            Schach960, Stellung 0. Zum Anhören: brett.
            Partie 1 nicht gespeichert: noch kein Zug.
            Auf Wiedersehen.
        "#]],
    );
    plays(
        "en",
        &["--chess960", "518"],
        &[],
        &expect![[r#"
            Chess960, position 518: the usual one.
            Goodbye.
        "#]],
    );
}

#[test]
fn d2_every_setting_has_a_sentence_and_a_german_name() {
    let mut library = Library::built_in();
    let [english, german] = ["en", "de"].map(|name| library.get(name).unwrap());
    for key in KEYS {
        let id = format!("setting-{}", key.name());
        assert!(english.has_sentence(&id) && german.has_sentence(&id), "{id}");
        // `moves` asks for the legal ones.
        let name = if key == Key::Moves { "moves-voice" } else { key.name() };
        assert_eq!(english.setting_name(key), name);
        assert_eq!(german.setting(german.setting_name(key)), Some(key));
        assert_eq!(german.setting(key.name()), Some(key));
        let same = german.setting_name(key) == key.name();
        assert!(!same, "{key} has no German name");
    }
}

#[test]
fn d19_a_number_and_a_position_are_not_both_taken() {
    let run = Home::new().run(&["play", "--chess960", "12", "--position", "start", "--talk", "en"]);
    expect![[r#"
        Chess960 has its own position. Leave out the number or the position.
    "#]]
    .assert_eq(&run.refusal(2));
}

#[test]
fn d19_rights_by_files_are_chess960() {
    let fen = "rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1";
    let args = ["--opponent", "human", "--position", fen];
    plays(
        "en",
        &args,
        &["O-O-O", "new usual", "yes", "about"],
        &expect![[r#"
            Chess960, from another position. Type board to hear it.
            long castling
            Leave this game? New: two players, no clock. yes or no.
            Game 1 is saved.
            New game 2 for two players.
            Two players at one keyboard.
            This game has no clocks.
            Goodbye.
        "#]],
    );
    let typed = format!("position {fen}");
    plays(
        "en",
        &["--opponent", "human"],
        &[&typed, "O-O-O"],
        &expect![[r#"
            (new game for two)
            Chess960, from another position. Type board to hear it.
            long castling
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

/// What a player types at the questions, and what he hears. Speech that is chosen has no server
/// here; whether that is known before the last answer is a matter of time, so it is left out.
fn asked(lines: &[&str], expected: &Expect) {
    let home = Home::new();
    home.write("settings.toml", "speech = \"off\"\n");
    let run = home.run_with(&["setup"], lines_of(lines).as_bytes());
    let heard = run.text();
    let of_setup = heard.lines().filter(|line| !line.starts_with("Speech has failed: "));
    expected.assert_eq(&without_offers(&lines_of(&of_setup.collect::<Vec<_>>())));
}

#[test]
fn d6_the_questions_are_answered_by_words() {
    asked(
        &["English", "no", "line by line"],
        &expect![[r#"
            LANGUAGES
            Do you use a screen reader?
            1: yes, stay silent.
            2: no, speak to me.
            How do you want to play?
            1: line by line.
            2: on a screen, with a board to explore.
            What is your name? Type it, or press Enter to skip.
            Saved: English, own speech, line by line, moves in the voice fide-en.
        "#]],
    );
    asked(
        &["deutsch", "ja", "Bildschirm"],
        &expect![[r#"
            LANGUAGES
            Benutzt du einen Screenreader?
            1: ja, das Programm soll schweigen.
            2: nein, das Programm soll sprechen.
            Wie willst du spielen?
            1: Zeile für Zeile.
            2: auf einem Bildschirm, mit einem Brett zum Erkunden.
            Wie heißt du? Gib deinen Namen ein. Ohne Namen: nur Enter.
            Gespeichert: Deutsch, keine eigene Sprachausgabe, auf einem Bildschirm, Zugstimme fide.
        "#]],
    );
}

#[test]
fn d6_help_explains_a_question_and_quit_leaves() {
    asked(
        &["?", "1", "help", "maybe", "yes", "hilfe", "quit"],
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
            Type 1 or 2, or a word of the answer. quit leaves.
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
            Nothing changed.
        "#]],
    );
    asked(
        &["deutsch", "Hilfe", "vielleicht", "Ende"],
        &expect![[r#"
            LANGUAGES
            Benutzt du einen Screenreader?
            1: ja, das Programm soll schweigen.
            2: nein, das Programm soll sprechen.
            ja: Dein Screenreader spricht, dieses Programm schweigt.
            nein: Dieses Programm spricht.
            Später ändern: sprachausgabe.
            Benutzt du einen Screenreader?
            1: ja, das Programm soll schweigen.
            2: nein, das Programm soll sprechen.
            Gib 1 oder 2 ein. Ein Wort der Antwort geht auch. Zum Verlassen: ende.
            Benutzt du einen Screenreader?
            1: ja, das Programm soll schweigen.
            2: nein, das Programm soll sprechen.
            Nichts geändert.
        "#]],
    );
}

/// A name alone tells the setting; the time alone is that on the clock.
#[test]
fn d2_a_name_alone_tells() {
    let lines = ["touch", "time", "set time", "laws"];
    plays(
        "en",
        &["--opponent", "human"],
        &lines,
        &expect![[r#"
            touch: off.
            Touch-move: a piece you touch must move.
            It can be: on, off.
            This game has no clocks.
            time: off.
            The clock: minutes plus seconds for each move, or periods.
            It can be: off; 15+10; 40/90+30,30+30; 5d3; 3b2.
            laws: fide-2023.
            The edition of the Laws.
            It can be: fide-1989, fide-2001, fide-2005, fide-2009, fide-2014, fide-2017, fide-2018, fide-2023.
            Goodbye.
        "#]],
    );
}

/// A rehearsal tells no times unasked, and an older game none that it did not tell before.
#[test]
fn d4_no_times_unasked_in_a_rehearsal() {
    plays(
        "en",
        &["--strict", "--time", "90+30"],
        &["resign", "yes"],
        &expect![[r#"
            (90 minutes, 30 seconds a move)
            (rehearsal)
            (how to announce)
            (how to repeat)
            Resign? yes or no.
            White resigns. Black wins. You lose.
            (what now)
            Goodbye.
        "#]],
    );
    plays(
        "en",
        &["--strict", "--time", "90+30", "--warnings", "5"],
        &[],
        &expect![[r#"
            (90 minutes, 30 seconds a move)
            (rehearsal)
            (how to announce)
            (how to repeat)
            Goodbye.
        "#]],
    );
}

#[test]
fn d2_an_engine_that_is_not_there_is_told() {
    let lines = ["new engine xyzzy-plugh", "yes", "about"];
    plays(
        "en",
        &[],
        &lines,
        &expect![[r#"
            xyzzy-plugh is not on this computer.
            Play the built-in opponent instead? yes or no.
            (new game against level 3)
            You play White against level 3.
            This game has no clocks.
            Goodbye.
        "#]],
    );
}
