//! Errors of the command line, of files and of other programs.

#[cfg(unix)]
use std::{sync::mpsc::channel, time::Duration};

use expect_test::{Expect, expect};
#[cfg(unix)]
use touchmove::{
    app::clock::SessionClock,
    laws::{At, Variant},
    opponent::builtin::Level,
    opponent::thinker::Ticket,
    opponent::uci::{Answer, Fault, Order, Table, Uci},
};

use crate::program::Home;
#[cfg(unix)]
use crate::program::PATIENCE;

/// What a game with these settings says on its standard error and standard output.
fn with_settings(text: &str, args: &[&str], expected: &Expect) {
    let home = Home::new();
    home.write("settings.toml", text);
    let run = home.play(args, &["turn", "quit"]);
    assert_eq!(run.code, Some(0));
    let data = home.data("").display().to_string();
    expected.assert_eq(&run.text().replace(&data, "DATA/"));
}

#[test]
fn d8_one_wrong_line_of_the_settings_costs_no_other() {
    with_settings(
        "talk = \"de\"\nspeech = \"off\"\nlevel 5\nside = \"black\"\n",
        &["--opponent", "human"],
        &expect![[r#"
            level 5 hat kein Gleichheitszeichen. Schreibe Name = "Wert". Ignoriert: Zeile 3 von DATA/settings.toml.
            Neue Partie 1 für zwei Spieler.
            Weiß am Zug, Zug 1.
            Auf Wiedersehen.
        "#]],
    );
    with_settings(
        "talk = \"en\nlevel = 7\nside = black\nform = \nspeech = \"off\"\nlevel = 8\n",
        &["--opponent", "human"],
        &expect![[r#"
            talk = "en has an open quotation mark. Close it. Ignored: line 1 of DATA/settings.toml.
            Quotation marks missing in side = black. Put them around the value. Ignored: line 3 of DATA/settings.toml.
            form = has no value. Write name = "value". Ignored: line 4 of DATA/settings.toml.
            level = 8 repeats a name. Delete one of the two lines. Ignored: line 6 of DATA/settings.toml.
            New game 1 for two players.
            White to move, move 1.
            Goodbye.
        "#]],
    );
}

#[test]
fn d14_a_wrong_voice_in_the_settings_never_stops_the_start() {
    with_settings(
        "moves = \"xx\"\n",
        &["--talk", "en"],
        &expect![[r#"
            Unknown voice: xx. There are: en, cs, de, es, fide, fide-br, fide-cs, fide-en, fide-es, fide-fr, fide-hu, fide-it, fide-ko, fide-nl, fide-pl, fide-pt, fide-ru, fide-sv, fide-th, fide-tr, fide-uk, fide-vi, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi. Ignored: line 1 of DATA/settings.toml.
            New game 1. You play White against level 3.
            White to move, move 1. You play White.
            Goodbye.
        "#]],
    );
    with_settings(
        "talk = \"xx\"\nmoves = \"de\"\n",
        &[],
        &expect![[r#"
            Unknown voice: xx. There are: en, cs, de, es, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi. Ignored: line 1 of DATA/settings.toml.
            New game 1. You play White against level 3.
            White to move, move 1. You play White.
            Goodbye.
        "#]],
    );
    let home = Home::new();
    home.write("settings.toml", "moves = \"xx\"\n");
    let run = home.run(&["say", "--talk", "en", "e4"]);
    assert_eq!((run.code, run.text().as_str()), (Some(0), "pawn Eva two Eva four\n"));
    assert!(run.err.contains("Unknown voice: xx. There are: en, "), "{}", run.err);
    assert!(run.err.contains("settings.toml"), "{}", run.err);
    let run = home.run(&["say", "--moves", "yy", "e4"]);
    assert_eq!((run.code, run.text().as_str()), (Some(2), ""));
}

#[test]
fn d32_a_wrong_keymap_and_keyboard_are_told_in_lines_too() {
    with_settings(
        "keymap = \"x\"\nkeyboard = \"y\"\n",
        &[],
        &expect![[r#"
            keyboard cannot be y. It can be: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua, vn. Ignored: line 2 of DATA/settings.toml.
            keymap cannot be x. It can be: lichess, winboard, numpad, left-hand, right-hand. Ignored: line 1 of DATA/settings.toml.
            New game 1. You play White against level 3.
            White to move, move 1. You play White.
            Goodbye.
        "#]],
    );
}

#[test]
fn d32_a_mistyped_variable_is_told() {
    let home = Home::new();
    let say = |name: &str, value: &str| {
        let mut command = home.command(&["say", "e4"]);
        command.env(name, value);
        let run = crate::program::Running::of(command).end();
        assert_eq!((run.code, run.text().as_str()), (Some(0), "pawn Eva two Eva four\n"));
        run.err
    };
    expect![[r#"
        Unknown setting: TOUCHMOVE_LEVLE. Did you mean TOUCHMOVE_LEVEL? Ignored: TOUCHMOVE_LEVLE.
    "#]]
    .assert_eq(&say("TOUCHMOVE_LEVLE", "5"));
    expect![[r#"
        level cannot be 25. It can be: 1 to 20. Ignored: TOUCHMOVE_LEVEL.
    "#]]
    .assert_eq(&say("TOUCHMOVE_LEVEL", "25"));
    assert_eq!(say("TOUCHMOVE_LEVEL", ""), "");
}

/// Plays against a program that answers, and not in UCI.
#[cfg(unix)]
fn against_no_engine(mode: &str, lines: &[&str]) -> String {
    use crate::engines::Liar;
    let home = Home::new();
    let liar = Liar::new(&home, mode);
    let opponent = liar.opponent();
    let flags = ["--moves", "en", "--talk", "en", "--opponent", &opponent];
    let begun = SessionClock::starting_at(At::ZERO);
    let run = home.play(&flags, lines);
    assert!(begun.now().since(At::ZERO) < Duration::from_secs(9), "{run:#?}");
    liar.assert_gone(1);
    run.transcript()
}

#[cfg(unix)]
#[test]
fn d28_a_program_that_refuses_the_greeting_is_told_to_be_no_uci_engine() {
    expect![[r#"
        refuses answers, but not in UCI, the language of chess engines. Name a UCI engine, such as uci:stockfish.
        Play the built-in opponent instead? yes or no.
        Goodbye.
    "#]].assert_eq(&against_no_engine("refuses", &["quit"]));
}

#[cfg(unix)]
#[test]
fn d28_a_program_that_refuses_the_greeting_is_not_waited_for() {
    use crate::engines::Liar;
    let home = Home::new();
    let liar = Liar::new(&home, "refuses");
    let (heard, answers) = channel();
    let uci = Uci::start(move |_, answer| drop(heard.send(answer))).unwrap();
    let table = Table { variant: Variant::Standard, level: Level::MIN, judges: false };
    uci.order(Order::Open { ticket: Ticket(1), file: liar.file.clone(), table });
    assert_eq!(answers.recv_timeout(PATIENCE), Ok(Answer::Failed(Fault::NotUci, String::new())));
}

/// Without what is said of a program that needs longer than a second.
#[cfg(unix)]
fn without_start(said: &str) -> String {
    crate::program::lines_of(
        &said.lines().filter(|line| !line.contains(" is starting. ")).collect::<Vec<_>>(),
    )
}

#[cfg(unix)]
#[test]
fn d28_a_program_that_writes_something_else_is_started_once() {
    let said = against_no_engine("chatty", &["yes", "quit"]);
    expect![[r#"
        chatty answers, but not in UCI, the language of chess engines. Name a UCI engine, such as uci:stockfish.
        Play the built-in opponent instead? yes or no.
        New game 1. You play White against level 3.
        Goodbye.
    "#]].assert_eq(&without_start(&said));
}

/// What an import of this text prints on both outputs, and its code.
fn import(text: &str) -> String {
    let home = Home::new();
    home.write("g.pgn", text);
    let run = home.run(&["import", home.data("g.pgn").to_str().unwrap()]);
    let folder = home.data("").display().to_string();
    format!("{}{}{:?}\n", run.err, run.text(), run.code).replace(&folder, "")
}

#[test]
fn d13_one_game_with_one_bad_word_has_the_true_reason() {
    let tags = "[Event \"x\"]\n[White \"a\"]\n[Black \"b\"]\n[Result \"1-0\"]\n\n";
    expect![[r#"
        Sf3 is not a PGN move. PGN uses English letters: K, Q, R, B, N. g.pgn, line 6, column 4.
        Sf6 is not a PGN move. PGN uses English letters: K, Q, R, B, N. g.pgn, line 6, column 8.
        0 games imported.
        1 game refused.
        move with letters of another language: 1 game.
        Other letters? Add --letters, for example --letters de.
        Some(1)
    "#]]
    .assert_eq(&import(&format!("{tags}1. Sf3 Sf6 1-0\n")));
}

#[test]
fn d13_what_is_a_game_is_never_called_none() {
    for (text, expected) in [
        (
            "1. Sf3 Sf6 1-0",
            expect![[r#"
                Sf3 is not a PGN move. PGN uses English letters: K, Q, R, B, N. g.pgn, line 1, column 4.
                Sf6 is not a PGN move. PGN uses English letters: K, Q, R, B, N. g.pgn, line 1, column 8.
                0 games imported.
                1 game refused.
                move with letters of another language: 1 game.
                Other letters? Add --letters, for example --letters de.
                Some(1)
            "#]],
        ),
        (
            "1. e4 foo 1-0",
            expect![[r#"
                foo is not PGN. The game is kept up to there. g.pgn, line 1, column 7.
                1 game imported.
                1 with remarks.
                unknown word: 1 game.
                Some(0)
            "#]],
        ),
        (
            "1. e4 $x 1-0",
            expect![[r#"
                $x is left out. g.pgn, line 1, column 7.
                1 game imported.
                1 with remarks.
                something left out: 1 game.
                Some(0)
            "#]],
        ),
        (
            "1. foo",
            expect![[r#"
                foo is not PGN. g.pgn, line 1, column 4.
                0 games imported.
                1 game refused.
                unknown word: 1 game.
                Some(1)
            "#]],
        ),
        (
            "Dear Anna,\nthis is a letter.\n",
            expect![[r#"
                No game in g.pgn. Name a PGN file.
                Some(1)
            "#]],
        ),
    ] {
        expected.assert_eq(&import(text));
    }
}

#[test]
fn d13_a_null_move_costs_only_what_follows_it() {
    let game =
        "[Event \"x\"]\n\n1. e4 (1. d4 -- 2. c4 {good}) e5 2. Nf3 -- 3. d4 (3. Bc4) d5 1-0\n";
    expect![[r#"
        -- is a null move. The variation is kept up to there. g.pgn, line 3, column 14.
        -- is a null move. The game is kept up to there. g.pgn, line 3, column 41.
        1 game imported.
        1 with remarks.
        null move: 1 game.
        variation cut short: 1 game.
        Some(0)
    "#]]
    .assert_eq(&import(game));
    let home = Home::new();
    home.write("g.pgn", game);
    home.run(&["import", home.data("g.pgn").to_str().unwrap()]);
    let pgn = home.run(&["export", "1000001", "--pgn"]).transcript();
    assert!(pgn.contains("1. e4 (1. d4) 1... e5 2. Nf3 1-0"), "{pgn}");
}

#[test]
fn d13_a_tag_twice_is_one_game_with_a_true_reason() {
    let text = "[Event \"x\"]\n[Event \"y\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n";
    expect![[r#"
        The tag Event appears twice. g.pgn, line 2, column 1.
        1 game imported.
        1 with remarks.
        tag twice: 1 game.
        Some(0)
    "#]]
    .assert_eq(&import(text));
}

/// What `voices check` says of a folder with these files.
fn check(files: &[(&str, &str)], expected: &Expect) {
    let home = Home::new();
    for (name, text) in files {
        home.write(&format!("voices/{name}"), text);
    }
    let folder = home.data("voices");
    let run = home.run(&["voices", "check", folder.to_str().unwrap()]);
    assert_eq!(run.code, Some(1), "{run:#?}");
    expected.assert_eq(&run.err.replace(folder.to_str().unwrap(), "VOICES"));
}

#[test]
fn d7_voices_check_finds_what_silences_a_sentence() {
    check(
        &[(
            "en/phrases.ftl",
            "draw-offered = {$colour} offers a draw.\ndraw-oferred = Draw?\ngoodbye = {\"\"}\n\
             resigned = {$color} gives up. {\nturn = Your turn.\n",
        )],
        &expect![[r#"
            resigned = {$color} gives up. { is not a sentence. Write name = text, and close every brace. Ignored: line 4 of VOICES/en/phrases.ftl.
            The sentence draw-offered has no gap colour. It has: color. Ignored: line 1 of VOICES/en/phrases.ftl.
            The sentence draw-offered leaves out color. See line 1 of VOICES/en/phrases.ftl.
            The program has no sentence draw-oferred. Did you mean draw-offered? Ignored: line 2 of VOICES/en/phrases.ftl.
            The sentence goodbye is empty. Ignored: line 3 of VOICES/en/phrases.ftl.
        "#]],
    );
}

#[test]
fn d7_voices_check_names_the_line_of_a_sentence_after_another_with_variants() {
    let text = "hours = { $n ->\n    [one] 1 hour\n   *[other] { $n } hours\n}\ngoodbye = {\"\"}\n";
    check(
        &[("en/phrases.ftl", text)],
        &expect![[r#"
        The sentence goodbye is empty. Ignored: line 5 of VOICES/en/phrases.ftl.
    "#]],
    );
}

#[test]
fn d7_voices_check_finds_what_is_wrong_with_words() {
    let en = "[announce]\nsquare = \"{file}{rank}\"\nlong = \"\"\nshort = \"{piece} {goal}\"\n\
              castling = \"{castling\"\n[ranks]\n1 = \"one\"\n2 = \"One\"\n[letters]\nqueen = \"K\"\n\
              [commands]\nboard = [\"quit\"]\nbord = [\"b\"]\n[pieces]\nking = 5\nqeen = \"Q\"\n\
              [peices]\nking = \"K\"\n[files]\na = \"\"\n";
    check(
        &[("en/voice.toml", en), ("mine/voice.toml", ""), ("yours/phrases.ftl", "yes = yes\n")],
        &expect![[r#"
            The pattern long needs the gap to, or moves are silent. Ignored: line 3 of VOICES/en/voice.toml.
            Unknown gap in the pattern short: goal. Ignored: line 4 of VOICES/en/voice.toml.
            The pattern castling has an open brace. Close it. Ignored: line 5 of VOICES/en/voice.toml.
            a has an empty word. Ignored: line 20 of VOICES/en/voice.toml.
            king and queen have the same word, K. Each needs its own. Ignored: line 10 of VOICES/en/voice.toml.
            Unknown part of a voice: peices. Did you mean pieces? Ignored: line 17 of VOICES/en/voice.toml.
            king must be in quotation marks. Ignored: line 15 of VOICES/en/voice.toml.
            1 and 2 have the same word, One. Each needs its own. Ignored: line 8 of VOICES/en/voice.toml.
            quit cannot mean board: it already means quit. Ignored: line 12 of VOICES/en/voice.toml.
            Unknown in this part: bord. Did you mean board? Ignored: line 13 of VOICES/en/voice.toml.
            The file is empty. See VOICES/mine/voice.toml.
            This voice has no voice.toml. Write one, with parent = "en" for example. Ignored: VOICES/yours/phrases.ftl.
        "#]],
    );
    check(
        &[("mine/voice.toml", "parent = \"en\"\ntalk \"x\"\n[pieces]\nking = \"king\"\n")],
        &expect![[r#"
            talk "x" has no equals sign. Write name = "value". Ignored: line 2 of VOICES/mine/voice.toml.
            The part pieces has no queen. Add it. Ignored: line 3 of VOICES/mine/voice.toml.
        "#]],
    );
}

#[test]
fn d7_a_voice_with_a_slip_never_silences_a_game() {
    let home = Home::new();
    home.write("voices/en/phrases.ftl", "draw-offered = {$colour} offers a draw.\nscore-none = {\"\"}\nlast-none = { 1 ->\n   *[other] {\"\"}\n}\n");
    home.write(
        "voices/en/voice.toml",
        "[announce]\nsquare = \"\"\nlong = \"\"\nshort = \"\"\ncastling = \"\"\n",
    );
    let flags = ["--moves", "en", "--talk", "en", "--opponent", "human"];
    let run = home.play(&flags, &["score", "last", "e4", "e5", "draw", "yes", "quit"]);
    let folder = home.data("voices").display().to_string();
    expect![[r#"
        The pattern square needs the gap file, or moves are silent. Ignored: line 2 of VOICES/en/voice.toml.
        The pattern long needs the gap to, or moves are silent. Ignored: line 3 of VOICES/en/voice.toml.
        The pattern short needs the gap to, or moves are silent. Ignored: line 4 of VOICES/en/voice.toml.
        The pattern castling needs the gap castling, or moves are silent. Ignored: line 5 of VOICES/en/voice.toml.
        The sentence draw-offered has no gap colour. It has: color. Ignored: line 1 of VOICES/en/phrases.ftl.
        The sentence score-none is empty. Ignored: line 2 of VOICES/en/phrases.ftl.
        New game 1 for two players.
        No moves yet.
        No moves yet.
        pawn e2 e4
        pawn e7 e5
        Offer a draw? yes or no.
        White offers a draw.
        Black: type accept or decline.
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]].assert_eq(&run.transcript().replace(&folder, "VOICES"));
}

/// What is said on standard error of a wrong command line, in a language.
fn misused(language: &str, lines: &[&str]) -> String {
    let home = Home::new();
    home.write("settings.toml", format!("talk = \"{language}\"\n"));
    let said = lines.iter().map(|line| {
        let run = home.run(&line.split_whitespace().collect::<Vec<_>>());
        assert_eq!((run.code, run.out.len()), (Some(2), 0), "{line}: {run:#?}");
        format!("> {line}\n{}", run.err)
    });
    said.collect()
}

#[test]
#[expect(clippy::too_many_lines, reason = "a list of what is said")]
fn d24_a_usage_error_names_the_word_and_the_page() {
    let lines = [
        "voices",
        "export 1 --pgn --text",
        "play --level",
        "play --level -1",
        "play --level 25",
        "play --level 3 --level 4",
        "play --levle 3",
        "--levle 3",
        "paly",
        "voices chekc",
        "seat",
        "seat green",
        "play --chess960 x",
        "play --line --screen",
        "games --limit 0",
        "games --limit -3",
        "study",
        "study x",
        "say",
        "play extra",
        "match --force",
        "pegboard simulate",
    ];
    expect![[r#"
        > voices
        voices needs one more word: list, check, new.
        For help: touchmove voices --help
        > export 1 --pgn --text
        Use --pgn or --text, not both.
        For help: touchmove export --help
        > play --level
        --level needs a value. It is: how strong the opponent is, 1 to 20.
        For help: touchmove play --help
        > play --level -1
        --level cannot be -1. It can be: 1 to 20.
        For help: touchmove play --help
        > play --level 25
        --level cannot be 25. It can be: 1 to 20.
        For help: touchmove play --help
        > play --level 3 --level 4
        --level appears twice. Write it once.
        For help: touchmove play --help
        > play --levle 3
        Unknown flag: --levle. Did you mean --level?
        For help: touchmove play --help
        > --levle 3
        Unknown flag: --levle. Did you mean --level?
        For help: touchmove --help
        > paly
        Unknown command: paly. Did you mean play?
        For help: touchmove --help
        > voices chekc
        Unknown command: chekc. Did you mean check?
        For help: touchmove voices --help
        > seat
        Missing: PLACE. It is: white, black, or desk for the arbiter; room for the desk of a whole room; captain for the captain of a team.
        For help: touchmove seat --help
        > seat green
        PLACE cannot be green. It is: white, black, or desk for the arbiter; room for the desk of a whole room; captain for the captain of a team.
        For help: touchmove seat --help
        > play --chess960 x
        --chess960 cannot be x. It is: Chess960, from the position with this number, 0 to 959. Without a number, from any.
        For help: touchmove play --help
        > play --line --screen
        Use --line or --screen, not both.
        For help: touchmove play --help
        > games --limit 0
        --limit cannot be 0. It is: how many games are listed at most, 1 or more.
        For help: touchmove games --help
        > games --limit -3
        --limit cannot be -3. It is: how many games are listed at most, 1 or more.
        For help: touchmove games --help
        > study
        Missing: GAME. It is: the number of the game. To list them: touchmove games
        For help: touchmove study --help
        > study x
        GAME cannot be x. It is: the number of the game. To list them: touchmove games
        For help: touchmove study --help
        > say
        Missing: MOVES. It is: moves, one after another. With - they come from standard input, each line a position, a tab and moves.
        For help: touchmove say --help
        > play extra
        extra is one word too many.
        For help: touchmove play --help
        > match --force
        Missing: --records. It is: the number of a played match, to write its records: PGN, score sheets and report.
        For help: touchmove match --help
        > pegboard simulate
        Missing: MAKE. It is: peg1, dgt, chesslink, certabo, citrine.
        For help: touchmove pegboard simulate --help
    "#]].assert_eq(&misused("en", &lines));
    expect![[r#"
        > voices
        voices braucht noch ein Wort: list, check, new.
        Hilfe dazu: touchmove voices --help
        > export 1 --pgn --text
        Nimm --pgn oder --text, nicht beides.
        Hilfe dazu: touchmove export --help
        > play --level
        --level braucht einen Wert. Gemeint ist: wie stark der Gegner ist, 1 bis 20.
        Hilfe dazu: touchmove play --help
        > play --level -1
        --level kann nicht -1 sein. Möglich: 1 bis 20.
        Hilfe dazu: touchmove play --help
        > play --level 25
        --level kann nicht 25 sein. Möglich: 1 bis 20.
        Hilfe dazu: touchmove play --help
        > play --level 3 --level 4
        --level kommt zweimal vor. Schreibe es einmal.
        Hilfe dazu: touchmove play --help
        > play --levle 3
        Unbekannte Option: --levle. Meinst du --level?
        Hilfe dazu: touchmove play --help
        > --levle 3
        Unbekannte Option: --levle. Meinst du --level?
        Hilfe dazu: touchmove --help
        > paly
        Unbekannter Befehl: paly. Meinst du play?
        Hilfe dazu: touchmove --help
        > voices chekc
        Unbekannter Befehl: chekc. Meinst du check?
        Hilfe dazu: touchmove voices --help
        > seat
        Es fehlt: PLATZ. Gemeint ist: white, black oder desk für den Schiedsrichter; room für das Pult eines ganzen Raums; captain für den Mannschaftsführer.
        Hilfe dazu: touchmove seat --help
        > seat green
        PLATZ kann nicht green sein. Gemeint ist: white, black oder desk für den Schiedsrichter; room für das Pult eines ganzen Raums; captain für den Mannschaftsführer.
        Hilfe dazu: touchmove seat --help
        > play --chess960 x
        --chess960 kann nicht x sein. Gemeint ist: Schach960, aus der Stellung mit dieser Nummer, 0 bis 959. Ohne Nummer: ausgelost.
        Hilfe dazu: touchmove play --help
        > play --line --screen
        Nimm --line oder --screen, nicht beides.
        Hilfe dazu: touchmove play --help
        > games --limit 0
        --limit kann nicht 0 sein. Gemeint ist: höchstens so viele Partien, 1 oder mehr.
        Hilfe dazu: touchmove games --help
        > games --limit -3
        --limit kann nicht -3 sein. Gemeint ist: höchstens so viele Partien, 1 oder mehr.
        Hilfe dazu: touchmove games --help
        > study
        Es fehlt: PARTIE. Gemeint ist: die Nummer der Partie. Alle: touchmove games
        Hilfe dazu: touchmove study --help
        > study x
        PARTIE kann nicht x sein. Gemeint ist: die Nummer der Partie. Alle: touchmove games
        Hilfe dazu: touchmove study --help
        > say
        Es fehlt: ZÜGE. Gemeint ist: Züge nacheinander. Mit - kommen sie von der Standardeingabe, je Zeile eine Stellung, ein Tabulator und Züge.
        Hilfe dazu: touchmove say --help
        > play extra
        extra ist ein Wort zu viel.
        Hilfe dazu: touchmove play --help
        > match --force
        Es fehlt: --records. Gemeint ist: die Nummer eines Wettkampfs, um seine Unterlagen zu schreiben: PGN, Partieformulare und Bericht.
        Hilfe dazu: touchmove match --help
        > pegboard simulate
        Es fehlt: MARKE. Gemeint ist: peg1, dgt, chesslink, certabo, citrine.
        Hilfe dazu: touchmove pegboard simulate --help
    "#]].assert_eq(&misused("de", &lines));
}

#[test]
fn d17_help_of_a_command_below_another_has_a_page_of_its_own() {
    expect![[r#"
        List the keymaps, or the keys of one.
        Usage: touchmove keymaps list
        NAME, optional: the keymap whose keys are listed.
        Flags:
        --data FOLDER: the folder for saved games, settings and everything else that is written.
        --help: this page.
    "#]]
    .assert_eq(&Home::new().run(&["keymaps", "list", "--help"]).transcript());
}

#[test]
fn d17_help_is_in_the_players_language() {
    let home = Home::new();
    home.write("settings.toml", "talk = \"de\"\n");
    let page = home.run(&["voices", "--help"]).transcript();
    expect![[r#"
        Stimmen auflisten oder eigene prüfen.
        Aufruf: touchmove voices BEFEHL
        Befehle:
        list: Stimmen auflisten.
        check: Stimmen prüfen: die eingebauten oder die eines Ordners.
        new: Ordner für eine neue Sprache anlegen, zum Übersetzen.
        Jeder hat eine eigene Seite, zum Beispiel: touchmove voices list --help
        Optionen:
        --data ORDNER: der Ordner für gespeicherte Partien, Einstellungen und alles andere.
        --help: diese Seite.
    "#]]
    .assert_eq(&page);
    for args in [["help", "voices"], ["voices", "-h"]] {
        assert_eq!(home.run(&args).transcript(), page);
    }
    expect![[r#"
        Chess by ear and by touch, for blind and visually impaired players. Without a command, a game begins.
        Usage: touchmove
        Commands:
        play: Play a game.
        resume: Continue the last unfinished game, or the one with this number.
        study: Go through a saved game by ear.
        say: Print how each move is announced.
        read: Print what a typed or spoken move means: its SAN and its squares.
        ask: Answer one question about a position.
        import: Import the games of a PGN file.
        games: List saved and imported games, newest first.
        export: Write a game as PGN or as a score sheet.
        voices: List the voices, or check your own.
        keymaps: List the keymaps of the screen, or check your own.
        pegboard: Watch, check or simulate an electronic board.
        match: Play a match under an arbiter, from a match file.
        room: Play matches at several tables, from a room file.
        seat: Serve a place of a match, opened elsewhere.
        link: Carry a place of a match elsewhere.
        lichess: Play on lichess: seek games, challenge, continue your games.
        host: Host a game for a player elsewhere, without an arbiter.
        join: Join a game that another player hosts.
        tournament: Run a tournament from an event file: entries, pairings, results, standings.
        referee: Run a law script: each event and what the referee rules on it.
        health: Check what works here, one line each.
        setup: Answer the first questions again.
        man: Print the manual page, for a package to install.
        completions: Print what a shell can complete, for a package to install.
        Each has a page of its own, for example: touchmove play --help
        Flags:
        --data FOLDER: the folder for saved games, settings and everything else that is written.
        --help: this page.
        --version: the version of the program.
        All flags of play work without it. To list them: touchmove play --help
    "#]].assert_eq(&Home::new().run(&["--help"]).transcript());
}

#[test]
fn d32_a_day_that_no_month_has_is_told() {
    let run = |date: &str| Home::new().run(&["games", "--since", date]).code;
    assert_eq!(["2020-02-30", "2021-02-29", "2020-04-31"].map(run), [Some(2); 3]);
    assert_eq!(["2020-02-29", "2020-12-31", "2020-02", "2020"].map(run), [Some(0); 4]);
}

#[test]
fn d32_an_empty_position_and_a_missing_folder_are_told() {
    let home = Home::new();
    assert_eq!(home.run(&["ask", "--position", "", "turn"]).code, Some(1));
    let run = home.run(&["games", "--data", "/nowhere/at/all"]);
    assert_eq!((run.code, run.out.len()), (Some(1), 0));
    assert_eq!(run.err, "No folder /nowhere/at/all. Name one that exists.\n");
}

#[cfg(unix)]
#[test]
fn d33_errors_go_to_standard_error() {
    let home = Home::new();
    let wrong =
        [&["seat", "white"][..], &["match", "--new", "/nope/x"], &["resume", "9"], &["study", "9"]];
    for args in wrong {
        let run = home.run(args);
        assert_eq!((run.code, run.out.len()), (Some(1), 0), "{args:?}: {run:#?}");
        assert!(!run.err.is_empty(), "{args:?}");
    }
}
