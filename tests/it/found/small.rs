//! What was left of the first findings: lines, settings, names, files and the command line.

use expect_test::{Expect, expect};

use touchmove::keymap::reserved;
use touchmove::voices::Library;

use crate::program::{Home, undated};
use crate::usual::marked;

/// What two people at one keyboard are told, each language in its own words.
fn told(talk: &str, args: &[&str], lines: &[&str], expected: &Expect) -> Home {
    let home = Home::new();
    let args = [&["--opponent", "human", "--moves", talk, "--talk", talk], args].concat();
    expected.assert_eq(&marked(&undated(&home.play(&args, lines).transcript())));
    home
}

fn english(lines: &[&str], expected: &Expect) {
    told("en", &[], lines, expected);
}

fn german(lines: &[&str], expected: &Expect) {
    told("de", &[], lines, expected);
}

#[test]
fn s1_a_line_with_a_slash_is_never_a_move() {
    let asked = ["/springer f3", "/Pferd f3", "/e4", "/springen f3", "/", "last"];
    german(
        &asked,
        &expect![[r#"
            (new game for two, in German)
            Springersicht von f3: weißer König e1,
            Springer g1, Bauern d2, h2.
            Springersicht von f3: weißer König e1,
            Springer g1, Bauern d2, h2.
            Ein Schrägstrich beginnt einen Befehl. Für den Zug gib e4 ein.
            Unbekannter Befehl: springen. Meinst du Springer? Alle Befehle: hilfe alle.
            Kein Zug. Gib etwa e2 e4 oder hilfe ein.
            Noch kein Zug.
            Auf Wiedersehen.
        "#]],
    );
    english(
        &["/horse f3", "/Nf3", "/knigt f3", "/Ke3", "/o-o", "last"],
        &expect![[r#"
            A knight's move from f3: white king e1,
            knight g1, pawns d2, h2.
            A slash begins a command. For the move, type Nf3.
            Unknown command: knigt. Did you mean knight? Type help for all.
            A slash begins a command. For the move, type Ke3.
            A slash begins a command. For the move, type o-o.
            No moves yet.
            Goodbye.
        "#]],
    );
    let fork = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    told(
        "de",
        &["--position", fork],
        &["Sd2", "/Sbd2", "last", "Sbd2"],
        &expect![[r#"
            (new game for two, in German)
            Besondere Anfangsstellung. Zum Anhören: brett.
            Für die übliche: neu normal.
            2 Züge möglich. Gib eine Nummer ein.
            1: Springer b1 d2
            2: Springer f1 d2
            2 Züge möglich. Gib eine Nummer ein.
            1: Springer b1 d2
            2: Springer f1 d2
            Noch kein Zug.
            Springer b1 d2
            Partie 1 gespeichert. Zum Fortsetzen: touchmove resume
            Auf Wiedersehen.
        "#]],
    );
}

#[test]
fn s1_a_slash_asks_one_question_too() {
    let run = Home::new().run(&["ask", "--talk", "de", "--moves", "de", "/springer f3"]);
    expect![[r#"
        Springersicht von f3: weißer König e1,
        Springer g1, Bauern d2, h2.
    "#]]
    .assert_eq(&run.transcript());
}

#[test]
fn s2_what_was_meant_is_shown_as_it_is_printed() {
    german(
        &["schläge", "laufer4", "Köng", "Sprnger"],
        &expect![[r#"
            (new game for two, in German)
            Unbekannt: schläge. Meinst du schlägt? Alle Befehle: hilfe alle.
            Kein Zug. Gib etwa e2 e4 oder hilfe ein.
            Unbekannt: Köng. Meinst du König? Alle Befehle: hilfe alle.
            Unbekannt: Sprnger. Meinst du Springer? Alle Befehle: hilfe alle.
            Auf Wiedersehen.
        "#]],
    );
    let appendix = ["--moves", "fide", "--talk", "de"];
    let home = Home::new();
    let said = home.play(&[&["--opponent", "human"], &appendix[..]].concat(), &["schläge e4"]);
    expect![[r#"
        Neue Partie 1 für zwei Spieler.
        Nicht verstanden. angreifer e4: was ein Feld angreift und was es deckt.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&said.transcript());
    let abroad = ["--opponent", "human", "--moves", "fide", "--talk", "en"];
    expect![[r#"
        Unknown: schläge. Did you mean schlaegt? Type help for all.
        Goodbye.
    "#]]
    .assert_eq(&home.play(&abroad, &["schläge e4"]).transcript());
}

#[test]
fn s3_moves_are_typed_one_at_a_time() {
    let lines = [
        "e4,e5",
        "e4, e5",
        "e4 e5",
        "1.e4 e5",
        "1. e4 e5 2. Nf3",
        "1.e4,e5",
        "e2 e4 e7 e5",
        "e4 Nf3",
        "knight f3 knight f6",
        "e4 exd5 Qxd5",
        "last",
    ];
    english(
        &lines,
        &expect![[r#"
            One move at a time. Type e4 first.
            One move at a time. Type e4 first.
            One move at a time. Type e4 first.
            One move at a time. Type e4 first.
            One move at a time. Type e4 first.
            One move at a time. Type e4 first.
            One move at a time. Type e2 e4 first.
            One move at a time. Type e4 first.
            One move at a time. Type knight f3 first.
            One move at a time. Type e4 first.
            No moves yet.
            Goodbye.
        "#]],
    );
    german(
        &["e4,e5", "1.e4 e5", "Bauer e4 Springer f6", "d4 Sf3", "last"],
        &expect![[r#"
            (new game for two, in German)
            Ein Zug nach dem anderen. Gib zuerst e4 ein.
            Ein Zug nach dem anderen. Gib zuerst e4 ein.
            Ein Zug nach dem anderen. Gib zuerst Bauer e4 ein.
            Ein Zug nach dem anderen. Gib zuerst d4 ein.
            Noch kein Zug.
            Auf Wiedersehen.
        "#]],
    );
}

#[test]
fn s3_one_move_is_not_called_two() {
    let lines = ["knight f3 takes e5", "Nf3 e4", "e2,e4", "pawn e5 takes d4", "e 7 e 5", "last"];
    english(
        &lines,
        &expect![[r#"
            f3 is empty.
            f3 is empty.
            pawn e2 e4
            e5 is empty.
            pawn e7 e5
            pawn e7 e5. Black, move 1.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn s4_where_is_answered_in_a_game() {
    english(
        &["where", "e4", "where am I", "help where"],
        &expect![[r#"
            White to move, move 1.
            pawn e2 e4
            Black to move, move 1.
            where: whose move it is.
            In an opened game: the move, the variation, the game.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    german(
        &["wo", "e4", "wo bin ich", "hilfe wo"],
        &expect![[r#"
            (new game for two, in German)
            Weiß am Zug, Zug 1.
            Bauer e2 e4
            Schwarz am Zug, Zug 1.
            wo: die Seite am Zug.
            In einer geöffneten Partie: Zug, Variante, Partie.
            Partie 1 gespeichert. Zum Fortsetzen: touchmove resume
            Auf Wiedersehen.
        "#]],
    );
    let home = told(
        "en",
        &[],
        &["e4", "e5"],
        &expect![[r#"
            pawn e2 e4
            pawn e7 e5
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    let walked = home.play(&["--opponent", "human", "--talk", "en"], &["open 1", "where am I"]);
    expect![[r#"
        Game 1, player 1 against player 2, is unfinished: move 2, DAY.
        To continue: resume 1
        New game 2 for two players.
        player 1 against player 2, game 1.
        1 move. Enter for the next.
        Your game 2 waits. Type close to go back.
        Start of the game. White to move.
        The line ends at move 1.
        player 1 against player 2, game 1.
        Goodbye.
    "#]]
    .assert_eq(&undated(&walked.transcript()));
}

#[test]
fn s4_whose_turn_it_is_is_told_in_a_rehearsal_too() {
    told(
        "en",
        &["--strict"],
        &["where am I"],
        &expect![[r#"
            (rehearsal)
            (how to announce)
            (how to repeat)
            White to move, move 1.
            Goodbye.
        "#]],
    );
}

#[test]
fn s5_a_name_that_no_keymap_has_is_refused() {
    let lines = ["set keymap x", "set keyboard x", "set keymap Winboard", "set keyboard de"];
    let home = told(
        "en",
        &[],
        &lines,
        &expect![[r#"
            keymap cannot be x. It can be: lichess, winboard, numpad, left-hand, right-hand.
            keyboard cannot be x. It can be: br, ch, cz, de, es, fr, gb, hu, it, kr, nl, pl, pt, ru, se, th, tr, ua, us, vn.
            keymap: winboard.
            keyboard: de.
            Goodbye.
        "#]],
    );
    let kept = std::fs::read_to_string(home.data("settings.toml")).unwrap();
    expect![[r#"
        keymap = "winboard"
        keyboard = "de"
    "#]]
    .assert_eq(&kept);
    let lines = [
        "einstellen tasten x",
        "einstellen tastatur x",
        "einstellen farben x",
        "einstellen sprache x",
        "einstellen zugstimme x",
        "einstellen sprachprogramm x",
    ];
    german(
        &lines,
        &expect![[r#"
            (new game for two, in German)
            Tasten kann nicht x sein. Möglich: lichess, winboard, numpad, left-hand, right-hand.
            Tastatur kann nicht x sein. Möglich: br, ch, cz, de, es, fr, gb, hu, it, kr, nl, pl, pt, ru, se, th, tr, ua, us, vn.
            Farben kann nicht x sein. Möglich: dunkel, hell, groß, einfarbig, Formen, Screenreader, Wörter, Braille.
            sprache: welche? en, cs, de, es, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
            zugstimme: welche? en, cs, de, es, fide, fide-br, fide-cs, fide-en, fide-es, fide-fr, fide-hu, fide-it, fide-ko, fide-nl, fide-pl, fide-pt, fide-ru, fide-sv, fide-th, fide-tr, fide-uk, fide-vi, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
            Sprachprogramm kann nicht x sein. Möglich: dispatcher, native.
            Auf Wiedersehen.
        "#]],
    );
}

#[test]
fn s5_a_keymap_of_the_player_is_no_unknown_name() {
    let home = Home::new();
    home.write("keymaps/mine.toml", "parent = \"lichess\"\n");
    let args = ["--opponent", "human", "--talk", "en"];
    expect![[r#"
        keymap: mine.
        keymap: mine.
        The keys of the screen.
        It can be: lichess, winboard, numpad, left-hand, right-hand, mine.
        Goodbye.
    "#]]
    .assert_eq(&home.play(&args, &["set keymap mine", "settings keymap"]).transcript());
}

#[test]
fn s6_a_number_is_offered_as_what_it_can_be() {
    english(
        &["new 7", "new 37", "new 0", "new 99999999", "new time 37"],
        &expect![[r#"
            (new game for two)
            Time: 7 minutes.
            (new game for two)
            Time: 37 minutes.
            time cannot be 0. It can be: off; 15+10; 40/90+30,30+30; 5d3; 3b2.
            time cannot be 99999999. It can be: off; 15+10; 40/90+30,30+30; 5d3; 3b2.
            (new game for two)
            Time: 37 minutes.
            Goodbye.
        "#]],
    );
    german(
        &["neu 7", "neu 37"],
        &expect![[r#"
            (new game for two, in German)
            (new game for two, in German)
            Bedenkzeit: 7 Minuten.
            (new game for two, in German)
            Bedenkzeit: 37 Minuten.
            Auf Wiedersehen.
        "#]],
    );
}

#[test]
fn s7_a_line_that_cannot_be_printed_is_told_by_its_number() {
    let home = Home::new();
    home.write(
        "settings.toml",
        "talk = \"de\"\n\0\n\u{c}\n\u{1}\u{2}level = 5\nspeech = \"off\"\n",
    );
    let run = home.play(&["--opponent", "human"], &["einstellungen sprache"]);
    let data = home.data("").display().to_string();
    expect![[r#"
        Diese Zeile hat Steuerzeichen. Lösche sie. Ignoriert: Zeile 2 von DATA/settings.toml.
        Diese Zeile hat Steuerzeichen. Lösche sie. Ignoriert: Zeile 3 von DATA/settings.toml.
        Diese Zeile hat Steuerzeichen. Lösche sie. Ignoriert: Zeile 4 von DATA/settings.toml.
        Neue Partie 1 für zwei Spieler.
        Sprache: de.
        Die Sprache für alles andere.
        Möglich: en, cs, de, es, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&run.text().replace(&data, "DATA/"));
}

#[test]
fn s9_a_friend_has_a_name() {
    let home = Home::new();
    let args = ["--opponent", "human", "--talk", "en", "--moves", "en", "--name", "Anna"];
    let lines = ["new friend Ben black", "about", "e4", "new friend", "no", "new level 2", "games"];
    expect![[r#"
        New game 1: Anna plays White, guest plays Black.
        New game 1: Ben plays White, Anna plays Black.
        Ben plays White, Anna plays Black, at one keyboard.
        This game has no clocks.
        pawn e2 e4
        Leave this game? New: Anna against Ben, no clock. yes or no.
        No. The game continues.
        Leave this game? New: you play White against level 2, no clock. yes or no.
        No new game started.
        1 game.
        1: Ben against Anna, unfinished, move 1, DAY, TIME.
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]]
    .assert_eq(&undated(&home.play(&args, &lines).transcript()));
    expect![[r#"
        1 game.
        1: Ben against Anna, unfinished, move 1, DAY, TIME.
    "#]]
    .assert_eq(&undated(&home.run(&["games"]).transcript()));
    let pgn = home.run(&["export", "1", "--pgn"]).transcript();
    let players: Vec<&str> =
        pgn.lines().filter(|line| line.contains("White \"") || line.contains("Black \"")).collect();
    expect![[r#"
        [White "Ben"]
        [Black "Anna"]"#]]
    .assert_eq(&players.join("\n"));
    let text = home.run(&["export", "1", "--text"]).transcript();
    assert!(text.contains("  Ben  Anna  *\n"), "{text}");
    let braille = home.run(&["export", "1", "--brf"]).transcript();
    let heading: Vec<&str> = braille.lines().take(3).collect();
    expect![[r#"
        GAME 1, BEN AGAINST ANNA
        WHITE: BEN
        BLACK: ANNA"#]]
    .assert_eq(&heading.join("\n"));
}

#[test]
fn s9_a_friend_stays_for_the_next_game() {
    let home = Home::new();
    let args = ["--talk", "de", "--moves", "de"];
    let lines =
        ["neu freund Ben von Berg, 5+3", "e4", "neu", "ja", "neu freundin \"Eva\"", "neu stufe 2"];
    expect![[r#"
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        Neue Partie 1: Gast spielt Weiß, Ben von Berg Schwarz.
        Bedenkzeit: 5 Minuten, plus 3 Sekunden je Zug.
        Bauer e2 e4
        Diese Partie verlassen? Neu: Gast gegen Ben von Berg, 5+3. ja oder nein.
        Partie 1 ist gespeichert.
        Neue Partie 2: Gast spielt Weiß, Ben von Berg Schwarz.
        Bedenkzeit: 5 Minuten, plus 3 Sekunden je Zug.
        Neue Partie 2: Gast spielt Weiß, Eva Schwarz.
        Bedenkzeit: 5 Minuten, plus 3 Sekunden je Zug.
        Neue Partie 2. Du spielst Weiß gegen Stufe 2.
        Bedenkzeit: 5 Minuten, plus 3 Sekunden je Zug.
        Auf Wiedersehen.
    "#]]
    .assert_eq(&home.play(&args, &lines).transcript());
}

#[test]
fn s9_nobody_is_called_human() {
    let home = Home::new();
    for talk in ["en", "de"] {
        home.play(&["--opponent", "human", "--talk", talk], &["e4"]).transcript();
        home.play(&["--opponent", "human", "--talk", talk, "--name", "Anna"], &["e4"]).transcript();
        home.play(&["--level", "1", "--talk", talk], &["e4"]).transcript();
        let listed = home.run(&["games", "--talk", talk]).transcript();
        let sheet = home.run(&["export", "--all", "--text", "--talk", talk]).transcript();
        let told = format!("{listed}{sheet}").to_lowercase();
        assert!(!told.contains("human") && !told.contains("mensch"), "{told}");
    }
    let listed = home.run(&["games", "--talk", "en"]).transcript();
    expect![[r#"
        6 games.
        6: against level 1, you play White, unfinished, move 2, DAY, TIME.
        5: Anna against guest, unfinished, move 1, DAY, TIME.
        4: player 1 against player 2, unfinished, move 1, DAY, TIME.
        3: against level 1, you play White, unfinished, move 2, DAY, TIME.
        2: Anna against guest, unfinished, move 1, DAY, TIME.
        1: player 1 against player 2, unfinished, move 1, DAY, TIME.
    "#]]
    .assert_eq(&undated(&listed));
}

#[test]
fn s10_castling_rights_by_files_are_understood_without_a_flag() {
    let home = Home::new();
    let said = |args: &[&str]| home.run(args).transcript();
    let shredder = "rk2bqr1/p1b3p1/1p1n2n1/2ppNp1p/P3p3/1P2PPNP/2PPQBP1/RK1B2R1 b GAga - 3 12";
    expect![[r#"
        Lange Rochade
        Springer Eva fünf Felix sieben
    "#]]
    .assert_eq(&said(&["say", "--talk", "de", "--position", shredder, "0-0-0", "Sf7"]));
    expect![[r#"
        Kc8 b8c8
    "#]]
    .assert_eq(&said(&["read", "--position", shredder, "Kc8"]));
    expect![[r#"
        O-O-O b8a8
    "#]]
    .assert_eq(&said(&["read", "--position", shredder, "O-O-O"]));
    let one = "1r2k2r/8/8/8/8/8/8/1R2K2R w B - 0 1";
    expect![[r#"
        king Eva one: David one, Felix one,
        David two, Eva two, Felix two,
        long castling.
    "#]]
    .assert_eq(&said(&["ask", "--position", one, "moves e1"]));
    expect![[r#"
        O-O-O e8b8
    "#]]
    .assert_eq(&said(&["read", "--position", &one.replace("w B", "b b"), "0-0-0"]));
}

#[test]
fn s10_who_has_too_many_pieces_is_named() {
    let black = "r1b1bk1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    let run = Home::new().run(&["ask", "--position", black, "turn"]);
    expect![[r#"
        Black has too many promoted pieces.
    "#]]
    .assert_eq(&run.refusal(1));
}

#[test]
fn s10_a_step_of_the_king_is_one_though_he_could_castle_there() {
    let home = Home::new();
    let args = ["--opponent", "human", "--moves", "en", "--talk", "en", "--position"];
    let position = "rk2bqr1/p1b3p1/1p1n2n1/2ppNp1p/P3p3/1P2PPNP/2PPQBP1/RK1B2R1 b GAga - 3 12";
    let run = home.play(&[&args[..], &[position]].concat(), &["Kc8", "undo", "yes", "O-O-O"]);
    expect![[r#"
        Chess960, from another position. Type board to hear it.
        king b8 c8
        Take back your move? yes or no.
        Taken back: king b8 c8.
        long castling
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]]
    .assert_eq(&run.transcript());
}

#[test]
fn s11_the_variant_is_a_question() {
    told(
        "en",
        &["--chess960", "518"],
        &["variant"],
        &expect![[r#"
            Chess960, position 518: the usual one.
            Two players at one keyboard.
            This game has no clocks.
            Chess960, position 518: the usual one.
            Goodbye.
        "#]],
    );
    told(
        "de",
        &["--chess960", "518"],
        &["variant", "spielart"],
        &expect![[r#"
            (new game for two, in German)
            Schach960, Stellung 518: die übliche.
            Zwei Spieler an einer Tastatur.
            Diese Partie wird ohne Uhr gespielt.
            Schach960, Stellung 518: die übliche.
            Zwei Spieler an einer Tastatur.
            Diese Partie wird ohne Uhr gespielt.
            Schach960, Stellung 518: die übliche.
            Auf Wiedersehen.
        "#]],
    );
}

#[test]
fn s8_a_switch_after_strict_is_told_how_it_is_written() {
    for args in [&["--strict", "on"][..], &["play", "--strict", "off"]] {
        let told = Home::new().run(args).refusal(2);
        let word = args.last().unwrap();
        let expected = format!("{word} cannot follow --strict. Write --strict, or --strict=off.\n");
        assert!(told.starts_with(&expected), "{told}");
    }
    let home = Home::new();
    home.write("settings.toml", "talk = \"de\"\n");
    expect![[r#"
        an kann nicht nach --strict stehen. Schreibe --strict oder --strict=off.
        Hilfe dazu: touchmove play --help
    "#]]
    .assert_eq(&home.run(&["play", "--strict", "an"]).refusal(2));
    expect![[r#"
        on ist ein Wort zu viel.
        Hilfe dazu: touchmove play --help
    "#]]
    .assert_eq(&home.run(&["play", "--line", "on"]).refusal(2));
}

#[test]
fn s13_import_and_referee_break_their_lines_between_words() {
    let home = Home::new();
    home.write("settings.toml", "braille-width = \"30\"\nspeech = \"off\"\n");
    home.write("x.pgn", "1. Sf3 Sf6 1-0\n\n1. e4 e5 1-0\n");
    let games = home.data("x.pgn").display().to_string();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/laws/12.9-penalties.txt");
    for args in [["import", &games], ["referee", script]] {
        let text = home.run(&args).text();
        assert!(text.lines().count() > 4, "{text}");
        for line in text.lines() {
            assert!(line.chars().count() <= 30, "{line} in\n{text}");
        }
    }
}

#[test]
fn s14_faults_of_keys_are_told_in_the_language_of_the_player() {
    let home = Home::new();
    home.write(
        "keymaps/mine.toml",
        "parent = \"lichess\"\n[keys]\nJJ = \"clock\"\n\"shift+!\" = \"last\"\nJ = \"clok\"\nZ = \"rays\"\n\
         \"ctrl+c\" = \"last\"\n\"ctrl+i\" = \"last\"\ng = \"last\"\n\"g a\" = \"clock\"\n\"!\" = \"last\"\n\
         [despite]\nf5 = \"mine\"\n",
    );
    home.write("keymaps/odd.toml", "parent = \"nothing\"\n[keys]\nk = \"next king\"\n");
    let folder = home.data("keymaps").display().to_string();
    let check = |talk: &str| {
        home.write("settings.toml", format!("talk = \"{talk}\"\n"));
        let run = home.run(&["keymaps", "check", &folder]);
        assert_eq!(run.code, Some(1));
        run.err.replace(&folder, "DATA")
    };
    expect![[r#"
        Key J: no key can do clok. Did you mean clock? Ignored: line 5 of DATA/mine.toml.
        Key JJ: unknown key: JJ. Write a letter such as k, or up, home, enter, space, f2. Ignored: line 3 of DATA/mine.toml.
        Key Z: rays is incomplete or wrong. Write it like rays here. Ignored: line 6 of DATA/mine.toml.
        Key shift+!: write the sign that Shift gives, without shift. Ignored: line 4 of DATA/mine.toml.
        Key g a: never reached, because g already does something. Choose another key. Ignored: line 10 of DATA/mine.toml.
        Key ctrl+c: terminals interrupt programs with it. Choose another key, or give your reason under despite. Ignored: line 7 of DATA/mine.toml.
        Key ctrl+i: terminals cannot tell it from Tab. Write tab. Ignored: line 8 of DATA/mine.toml.
        Key f5: nobody else takes it, or nothing here uses it. Delete it under despite. Ignored: line 13 of DATA/mine.toml.
        Key !: the same as shift+1, on keyboards br, de, es, gb, it, kr, nl, pl, pt, ru, se, th, tr, ua, us, vn. Choose another key. Ignored: line 11 of DATA/mine.toml.
        nothing cannot be the parent. There are: lichess, winboard, numpad, left-hand, right-hand, mine. Ignored: DATA/odd.toml.
        No key does step up, step down, step left, step right and 169 more. Give each a key, or write parent = "lichess". Ignored: DATA/odd.toml.
        Key !: the same as shift+4, on keyboard hu. Choose another key. Ignored: line 11 of DATA/mine.toml.
    "#]].assert_eq(&check("en"));
    expect![[r#"
        Taste J: clok gibt es nicht. Meinst du clock? Ignoriert: Zeile 5 von DATA/mine.toml.
        Taste JJ: die Taste JJ gibt es nicht. Schreibe einen Buchstaben wie k oder up, home, enter, space, f2. Ignoriert: Zeile 3 von DATA/mine.toml.
        Taste Z: rays ist unvollständig oder falsch. Schreibe es wie rays here. Ignoriert: Zeile 6 von DATA/mine.toml.
        Taste shift+!: schreibe das Zeichen, das die Umschalttaste ergibt, ohne shift. Ignoriert: Zeile 4 von DATA/mine.toml.
        Taste g a: nie erreicht, denn g tut schon etwas. Wähle eine andere Taste. Ignoriert: Zeile 10 von DATA/mine.toml.
        Taste ctrl+c: bricht in jedem Terminal Programme ab. Wähle eine andere Taste oder nenne deinen Grund unter despite. Ignoriert: Zeile 7 von DATA/mine.toml.
        Taste ctrl+i: in jedem Terminal ein Tabulator. Schreibe tab. Ignoriert: Zeile 8 von DATA/mine.toml.
        Taste f5: sonst nicht belegt oder hier ungenutzt. Lösche sie unter despite. Ignoriert: Zeile 13 von DATA/mine.toml.
        Taste !: dasselbe wie shift+1, auf den Tastaturen br, de, es, gb, it, kr, nl, pl, pt, ru, se, th, tr, ua, us, vn. Wähle eine andere Taste. Ignoriert: Zeile 11 von DATA/mine.toml.
        Kann nicht parent sein: nothing. Es gibt: lichess, winboard, numpad, left-hand, right-hand, mine. Ignoriert: DATA/odd.toml.
        Ohne Taste: step up, step down, step left, step right und 169 weitere. Gib jedem eine Taste oder schreibe parent = "lichess". Ignoriert: DATA/odd.toml.
        Taste !: dasselbe wie shift+4, auf der Tastatur hu. Wähle eine andere Taste. Ignoriert: Zeile 11 von DATA/mine.toml.
    "#]].assert_eq(&check("de"));
}

#[test]
fn s14_who_takes_a_key_is_told_in_every_language() {
    let mut library = Library::built_in();
    for talk in ["en", "de"] {
        let voice = library.get(talk).unwrap();
        for row in reserved::built_in() {
            assert!(voice.has_sentence(&format!("taken-{}", row.why)), "{talk}: {}", row.why);
        }
    }
}

#[cfg(unix)]
#[test]
fn s15_who_waits_for_an_engine_hears_why_and_what_to_do() {
    use crate::engines::Liar;
    for (talk, instead) in [("en", "new computer"), ("de", "neu Computer")] {
        let home = Home::new();
        let liar = Liar::new(&home, "silent");
        let args = ["--talk", talk, "--moves", talk, "--opponent", &liar.opponent()];
        let mut game = home.start_game(&args);
        let line = game.wait_for("silent ");
        assert!(line.contains(instead), "{line}");
        game.type_line("quit");
        game.end();
        liar.assert_gone(1);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn s16_a_fault_of_the_system_is_told_in_a_sentence() {
    for (talk, expected) in [
        (
            "en",
            expect![[r#"
        The program stops: the disk is full. Correct that and start it again.
    "#]],
        ),
        (
            "de",
            expect![[r#"
        Das Programm endet: die Platte ist voll. Behebe das und starte es neu.
    "#]],
        ),
    ] {
        let home = Home::new();
        home.write("settings.toml", format!("talk = \"{talk}\"\n"));
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let run = home.command(&["say", "e4"]).stdout(full).output().unwrap();
        assert_eq!(run.status.code(), Some(1));
        expected.assert_eq(&String::from_utf8(run.stderr).unwrap());
    }
}

/// How the games of several kinds begin; every first clause fits forty cells.
fn begun(talk: &str) -> String {
    const GAMES: [&[&str]; 7] = [
        &["--opponent", "human"],
        &["--time", "5+3", "--side", "black", "--name", "Anna"],
        &["--time", "40/90+30,30+30", "--touch", "on"],
        &["--announcing", "repeat", "--time", "10d5"],
        &["--announcing", "announce", "--time", "10b5", "--chess960", "12"],
        &["--strict", "--time", "90+30"],
        &["--laws", "fide-2009", "--position", "8/4P3/8/8/8/8/k7/4K3 w - - 0 1"],
    ];
    let mut said = Vec::new();
    for args in GAMES {
        let voices = ["--moves", talk, "--talk", talk];
        let run = Home::new().play(&[&voices[..], args].concat(), &["captured", "quit"]);
        let text = run.transcript();
        for line in text.lines().filter(|line| !line.contains("touchmove resume")) {
            let clause = line.split(['.', ':', ';', ',']).next().unwrap();
            assert!(clause.chars().count() <= 40, "{line}");
            said.push(line.to_owned());
        }
    }
    said.join("\n")
}

#[test]
fn s17_a_game_begins_in_short_sentences() {
    expect![[r#"
        No captures yet.
        Goodbye.
        New game 1. You play Black against level 3.
        Time: 5 minutes, plus 3 seconds per move.
        pawn d2 d3
        No captures yet.
        Goodbye.
        Time: 1 hour 30 minutes for 40 moves, plus 30 seconds per move.
        Then 30 minutes, plus 30 seconds per move.
        No captures yet.
        Goodbye.
        Time: 10 minutes, delay 5 seconds per move.
        Every move is announced and repeated. Type your move, then press.
        No captures yet.
        Goodbye.
        Time: 10 minutes, Bronstein delay up to 5 seconds per move.
        Every move is announced. Type your move, then press.
        Chess960, position 12. Type board to hear it.
        Your move.
        No captures yet.
        Game 1 not saved: no move was made.
        Goodbye.
        Time: 1 hour 30 minutes, plus 30 seconds per move.
        Tournament rehearsal.
        Type your move to announce it. Then press.
        Type the opponent's move to repeat it.
        Position not available. Feel your own board. FIDE 2023, 11.3.1.
        Goodbye.
        Laws: FIDE 2009.
        Special starting position. To hear it: board.
        For the usual one: new usual.
        Your move.
        No captures yet.
        Game 1 not saved: no move was made.
        Goodbye."#]]
    .assert_eq(&begun("en"));
}

#[test]
fn s17_a_game_begins_in_short_german_sentences() {
    expect![[r#"
        Neue Partie 1 für zwei Spieler.
        Noch nichts geschlagen.
        Auf Wiedersehen.
        Neue Partie 1. Du spielst Schwarz gegen Stufe 3.
        Bedenkzeit: 5 Minuten, plus 3 Sekunden je Zug.
        Bauer d2 d3
        Noch nichts geschlagen.
        Auf Wiedersehen.
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        Bedenkzeit: eine Stunde 30 Minuten für 40 Züge, plus 30 Sekunden je Zug.
        Dann 30 Minuten, plus 30 Sekunden je Zug.
        Noch nichts geschlagen.
        Auf Wiedersehen.
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        Bedenkzeit: 10 Minuten, Verzögerung 5 Sekunden je Zug.
        Jeder Zug wird angesagt und wiederholt. Gib deinen Zug ein, dann drücken.
        Noch nichts geschlagen.
        Auf Wiedersehen.
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        Bedenkzeit: 10 Minuten, Bronstein bis zu 5 Sekunden je Zug.
        Jeder Zug wird angesagt. Gib deinen Zug ein, dann drücken.
        Schach960, Stellung 12. Zum Anhören: brett.
        Du bist am Zug.
        Noch nichts geschlagen.
        Partie 1 nicht gespeichert: noch kein Zug.
        Auf Wiedersehen.
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        Bedenkzeit: eine Stunde 30 Minuten, plus 30 Sekunden je Zug.
        Turniermodus.
        Gib deinen Zug ein, um ihn anzusagen. Dann drücken.
        Gib den Zug des Gegners ein, um ihn zu wiederholen.
        Die Stellung wird nicht vorgelesen. Taste dein Brett ab. FIDE 2023, 11.3.1.
        Auf Wiedersehen.
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        Regeln: FIDE 2009.
        Besondere Anfangsstellung. Zum Anhören: brett.
        Für die übliche: neu normal.
        Du bist am Zug.
        Noch nichts geschlagen.
        Partie 1 nicht gespeichert: noch kein Zug.
        Auf Wiedersehen."#]]
    .assert_eq(&begun("de"));
}

#[test]
fn s17_what_is_lost_is_told_in_short_sentences() {
    let lines = ["e4", "d5", "exd5", "Qxd5", "d4", "Qxd4", "Qxd4", "captured"];
    english(
        &lines,
        &expect![[r#"
            pawn e2 e4
            pawn d7 d5
            pawn e4 takes d5
            queen d8 takes d5
            pawn d2 d4
            queen d5 takes d4
            queen d1 takes d4
            Last captured: black queen on d4.
            White has lost 2 pawns.
            Black has lost a queen and a pawn.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    german(
        &["e4", "d5", "exd5", "Dxd5", "d4", "Dxd4", "Dxd4", "geschlagen"],
        &expect![[r#"
            (new game for two, in German)
            Bauer e2 e4
            Bauer d7 d5
            Bauer e4 schlägt d5
            Dame d8 schlägt d5
            Bauer d2 d4
            Dame d5 schlägt d4
            Dame d1 schlägt d4
            Zuletzt geschlagen: schwarze Dame auf d4.
            Weiß hat 2 Bauern verloren.
            Schwarz hat eine Dame und einen Bauern verloren.
            Partie 1 gespeichert. Zum Fortsetzen: touchmove resume
            Auf Wiedersehen.
        "#]],
    );
}

/// Pasted, or from a file of another system: what two lines say is no move of both.
#[test]
fn c4_two_lines_in_one_are_no_third_move() {
    let home = Home::new();
    let lines = ["e4", "d5", "e4\rd5", "e4\u{b}d5", "e4\u{85}d5", "res\rign", "turn", "quit"];
    let run = home.play(&["--opponent", "human", "--talk", "en", "--moves", "en"], &lines);
    let told = run.transcript();
    assert_eq!(told.matches("Several lines, nothing pasted.").count(), 4, "{told}");
    assert!(told.contains("White to move, move 2."), "{told}");
    let position = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let read =
        home.run(&["read", "--talk", "en", "--moves", "en", "--position", position, "e4\nd5"]);
    assert!(
        read.text().contains("Several lines") || read.err.contains("Several lines"),
        "{read:#?}"
    );
}
