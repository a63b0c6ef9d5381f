//! PGN files that are taken into the archive, and what is found there, by the real program.

use std::time::Duration;

use expect_test::expect;

use crate::program::Home;
#[cfg(unix)]
use crate::program::{PROGRAM, Running};
#[cfg(unix)]
use crate::terminal::Terminal;

/// Latin-1.
const SAMPLE: &[u8] = include_bytes!("../data/sample.pgn");

const WRONG: &str = "[Event \"Karlsbad\"]\n[Date \"1929.08.??\"]\n[White \"Grünfeld, Ernst\"]\n\
    [Black \"Capablanca, José Raúl\"]\n[Result \"1/2-1/2\"]\n[ECO \"D85\"]\n[Annotator \"Nobody\"]\n\n\
    1. d4 Nf6 2. c4 g6 3. Nc3 d5 4. cxd5 (4. Nf3 Bg7 {quiet} 5. Qb3) 4... Nxd5 $1 5. e4 1/2-1/2\n\n\
    [White \"Müller\"]\n\n1. e4 e5 2. Sf3 Sc6 *\n\n\
    [Event \"Mate\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n\
    [Event \"Drops\"]\n[Variant \"Bughouse\"]\n\n1. e4 N@f3 *\n\n\
    [White \"Polgar, Judit\"]\n[Date \"2001\"]\n[Result \"1-0\"]\n\n1. e4 (1. d4 d4) c5 *\n\n\
    [White \"Polgar, Judit\"]\n[Date \"2001.02.03\"]\n[Result \"1-0\"]\n\n1. e4 c5 1-0\n";

/// A home with a file to be imported.
fn home_with(name: &str, text: impl AsRef<[u8]>) -> (Home, String) {
    let home = Home::new();
    let file = home.path(name);
    std::fs::write(&file, text).unwrap();
    (home, file.to_str().unwrap().to_owned())
}

fn listed(home: &Home) -> Vec<String> {
    home.run(&["games", "--limit", "1000000"]).transcript().lines().map(str::to_owned).collect()
}

/// The games of the sample many times, each time with other players.
fn many(times: usize) -> Vec<u8> {
    let lines = || SAMPLE.split_inclusive(|&byte| byte == b'\n');
    let named = |line: &[u8], number: usize| match line.strip_prefix(b"[White \"") {
        Some(rest) => [format!("[White \"{number}. ").as_bytes(), rest].concat(),
        None => line.to_vec(),
    };
    (0..times).flat_map(|number| lines().flat_map(move |line| named(line, number))).collect()
}

#[test]
fn a_file_in_the_letters_of_another_language_is_read_when_that_is_said() {
    let (home, file) = home_with("lokal.pgn", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. 0-0 Dh4?! *\n");
    let run = home.run(&["import", &file, "--letters", "de"]);
    assert!(run.transcript().contains("\n1 game imported.\n"));
    assert_eq!(home.run(&["import", &file]).code, Some(1));
    let export = home.run(&["export", "1000001", "--pgn"]).transcript();
    assert!(export.contains("2. Nf3 Nc6 3. Bb5 a6 4. O-O Qh4"), "{export}");
    // The score sheet is in the letters of the voice of moves.
    let sheet = home.run(&["export", "1000001", "--text", "--moves", "de"]).transcript();
    assert!(sheet.contains("Sf3"), "{sheet}");
    // Those of PGN are none of this language.
    let (home, file) = home_with("english.pgn", "1. e4 e5 2. Nf3 *\n");
    let run = home.run(&["import", &file, "--letters", "de"]);
    let told = run.text();
    assert!(told.starts_with("No move in the letters K, D, T, L, S: Nf3."), "{run:?}");
    assert!(told.contains("\nOther letters? Leave out --letters"), "{run:?}");
    let run = home.run(&["import", &file, "--letters", "xx"]);
    assert!(run.err.starts_with("Unknown voice: xx."), "{run:?}");
}

#[test]
fn a_russian_score_is_read_in_its_letters_and_its_sheet_is_written_so() {
    let (home, file) = home_with(
        "партия.pgn",
        "[White \"Алёхин\"]\n[Black \"Капабланка\"]\n\n1. e4 e5 2. Кf3 Кc6 3. Сc4 Сc5 4. О-О Фf6 \
         5. d4 e:d4 6. Крh1 Лb8 1-0\n",
    );
    home.write(
        "voices/ru/voice.toml",
        "language = \"ru\"\n[letters]\nking = \"Кр\"\nqueen = \"Ф\"\nrook = \"Л\"\n\
         bishop = \"С\"\nknight = \"К\"\npawn = \"п\"\n",
    );
    let run = home.run(&["import", &file, "--letters", "ru"]);
    assert!(run.transcript().contains("\n1 game imported.\n"));
    let export = home.run(&["export", "1000001", "--pgn"]).transcript();
    assert!(export.contains("4. O-O Qf6 5. d4 exd4 6. Kh1 Rb8 1-0"), "{export}");
    let sheet = home.run(&["export", "1000001", "--text", "--moves", "ru"]).transcript();
    assert!(sheet.contains("Крh1") && sheet.contains("Кf3"), "{sheet}");
}

#[test]
fn p29_what_can_be_kept_is_and_all_others_are_named_by_place_and_reason() {
    let (home, file) = home_with("wrong.pgn", WRONG);
    let log = home.path("faults.txt");
    let run = home.run(&["import", &file, "--faults", log.to_str().unwrap()]);
    let faults = expect![[r#"
        Sf3 is not a PGN move. PGN uses English letters: K, Q, R, B, N. wrong.pgn, line 13, column 13.
        Sc6 is not a PGN move. PGN uses English letters: K, Q, R, B, N. wrong.pgn, line 13, column 17.
        Checkmate on the board, but the result disagrees. wrong.pgn, line 17, column 21.
        Bughouse is not standard chess. wrong.pgn, line 20, column 1.
        d4 is not legal here. The variation is kept up to there. wrong.pgn, line 28, column 14.
        No result after the moves. The tags have 1-0, and it is kept. wrong.pgn, line 28, column 21.
    "#]];
    let log = std::fs::read_to_string(log).unwrap();
    faults.assert_eq(&log);
    let out = run.transcript();
    expect![[r#"
        4 games imported.
        2 with remarks.
        mate, but another result: 1 game.
        two results: 1 game.
        variation cut short: 1 game.
        2 games refused.
        move with letters of another language: 1 game.
        not standard chess: 1 game.
        Other letters? Add --letters, for example --letters de.
    "#]]
    .assert_eq(out.strip_prefix(&log).unwrap());
    expect![[r#"
        Kein Zug in PGN: Sf3. PGN hat englische Buchstaben: K, Q, R, B, N. wrong.pgn, Zeile 13, Spalte 13.
        Kein Zug in PGN: Sc6. PGN hat englische Buchstaben: K, Q, R, B, N. wrong.pgn, Zeile 13, Spalte 17.
        Falsches Ergebnis: Die Schlussstellung ist matt. wrong.pgn, Zeile 17, Spalte 21.
        Kein normales Schach: Bughouse. wrong.pgn, Zeile 20, Spalte 1.
        Regelwidriger Zug: d4. Bis dahin bleibt die Variante. wrong.pgn, Zeile 28, Spalte 14.
        Kein Ergebnis nach den Zügen. Das der Kopfzeilen gilt: 1-0. wrong.pgn, Zeile 28, Spalte 21.
        0 Partien importiert.
        4 Partien waren schon da.
        2 mit Anmerkungen.
        matt, aber ein anderes Ergebnis: 1 Partie.
        zwei Ergebnisse: 1 Partie.
        gekürzte Variante: 1 Partie.
        2 Partien abgelehnt.
        Zug mit Buchstaben einer anderen Sprache: 1 Partie.
        kein normales Schach: 1 Partie.
        Andere Buchstaben? Nimm --letters dazu, zum Beispiel --letters de.
    "#]]
    .assert_eq(&home.run(&["import", &file, "--talk", "de"]).transcript());
}

/// Games that were read wrong, or whose archive could not be read again.
const BEHIND: &str = "[White \"a\"]\n[PlyCount \"1\"]\n\n1. e4 (1. e4 e5 2. Nf3) *\n\n\
    [White \"b\"]\n[PlyCount \"3\"]\n\n1. f3 e5 2. g4 (2. g4 Qh4#) 1-0\n\n\
    [White \"c\"]\n\n1. d4 d5 1/2-1/2\n";

#[test]
fn p1_p2_a_variation_behind_the_last_move_is_none_of_the_game() {
    let (home, file) = home_with("behind.pgn", BEHIND);
    assert_eq!(home.run(&["import", &file]).transcript(), "3 games imported.\n");
    let moves = |number: &str| {
        let text = home.run(&["export", number, "--pgn"]).transcript();
        text.lines().last().unwrap().to_owned()
    };
    assert_eq!(moves("1000001"), "1. e4 (1. e4 e5 2. Nf3) *");
    assert_eq!(moves("1000002"), "1. f3 e5 2. g4 (2. g4 Qh4#) 1-0");
    let all = home.run(&["export", "--all", "--pgn"]).transcript();
    assert_eq!(all.lines().filter(|line| line.starts_with("[Event ")).count(), 3);
    assert!(all.contains("[PlyCount \"1\"]") && all.contains("[PlyCount \"3\"]"), "{all}");
    let sheet = home.run(&["export", "1000002", "--text"]).transcript();
    assert!(sheet.ends_with("2. g4\n") || sheet.ends_with("2. g4"), "{sheet:?}");
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert_eq!(home.run(&["games", "--position", mated]).transcript(), "No games match.\n");
    for number in ["1000001", "1000002"] {
        let heard =
            home.play(&["--opponent", "human"], &[&format!("open {number}"), "close", "quit"]);
        let heard = heard.transcript();
        assert!(!heard.contains("damaged") && heard.contains(number), "{heard}");
    }
}

#[test]
fn p3_p5_p10_what_is_remarkable_is_told_and_kept() {
    let text = "[Event \"a\"]\n[Result \"0.5-0.5\"]\n\n1. g1f3 d5 ½-½\n\n\
        [Event \"b\"]\n\n1. e4 e5 2. Ke4 Nc6 1-0\n\n[Event \"c\"]\n\n1. e4 e5\n\n\
        [Event \"d\"]\n\n[Event \"e\"]\n\n1. e4 c5 (1... e5 2. --) *\n";
    let (home, file) = home_with("odd.pgn", text);
    expect![[r#"
        g1f3 is read as Nf3. odd.pgn, line 4, column 4.
        ½-½ is read as 1/2-1/2. odd.pgn, line 4, column 12.
        0.5-0.5 is read as 1/2-1/2. odd.pgn, line 4, column 12.
        Ke4 is not legal here. The game is kept up to there. odd.pgn, line 8, column 13.
        The game has no result. Add 1-0, 0-1, 1/2-1/2 or * at the end. odd.pgn, line 14, column 1.
        The game has no moves. odd.pgn, line 14, column 1.
        -- is a null move. The variation is kept up to there. odd.pgn, line 18, column 22.
        4 games imported.
        4 with remarks.
        written in another way: 1 game.
        illegal move: 1 game.
        no result: 1 game.
        variation cut short: 1 game.
        1 game refused.
        no moves: 1 game.
    "#]]
    .assert_eq(&home.run(&["import", &file]).transcript());
    let again = home.run(&["import", &file]).transcript();
    expect![[r#"
        g1f3 is read as Nf3. odd.pgn, line 4, column 4.
        ½-½ is read as 1/2-1/2. odd.pgn, line 4, column 12.
        0.5-0.5 is read as 1/2-1/2. odd.pgn, line 4, column 12.
        Ke4 is not legal here. The game is kept up to there. odd.pgn, line 8, column 13.
        The game has no result. Add 1-0, 0-1, 1/2-1/2 or * at the end. odd.pgn, line 14, column 1.
        The game has no moves. odd.pgn, line 14, column 1.
        -- is a null move. The variation is kept up to there. odd.pgn, line 18, column 22.
        0 games imported.
        4 games were there already.
        4 with remarks.
        written in another way: 1 game.
        illegal move: 1 game.
        no result: 1 game.
        variation cut short: 1 game.
        1 game refused.
        no moves: 1 game.
    "#]]
    .assert_eq(&again);
}

#[test]
fn what_is_imported_is_listed_searched_and_written_again() {
    let (home, file) = home_with("wrong.pgn", WRONG);
    home.run(&["import", &file]).transcript();
    let games = |args: &[&str]| home.run(&[&["games"], args].concat()).transcript();
    expect![[r#"
        4 games.
        1000004: Polgar, Judit against unknown, 1-0, 2001-02-03, B20, Sicilian Defense, 1 move.
        1000003: Polgar, Judit against unknown, 1-0, 2001, B20, Sicilian Defense, 1 move.
        1000001: Grünfeld, Ernst against Capablanca, José Raúl, 1/2-1/2, 1929-08, Karlsbad, D85, Grünfeld Defense, Exchange Variation, 5 moves.
        1000002: unknown against unknown, 1-0, Mate, A00, Barnes Opening, Fool's Mate, 2 moves.
    "#]]
    .assert_eq(&games(&[]));
    expect![[r#"
        4 Partien, 1 bis 1. Mehr mit --from.
        1000004: Polgar, Judit gegen unbekannt, 1-0, 2001-02-03, B20, Sizilianische Verteidigung, 1 Zug.
    "#]]
    .assert_eq(&games(&["--limit", "1", "--talk", "de"]));
    let after = "rnbqkb1r/ppp1pp1p/6p1/3n4/3PP3/2N5/PP3PPP/R1BQKBNR b KQkq - 0 5";
    for wanted in [
        ["--player", "gruenfeld"],
        ["--white", "GRÜNFELD"],
        ["--black", "jose raul"],
        ["--until", "1929-08"],
        ["--opening", "d8"],
        ["--result", "1/2"],
        ["--event", "karls"],
        ["--position", after],
    ] {
        let out = games(&wanted);
        assert!(out.contains("\n1000001: ") && out.lines().count() == 2, "{wanted:?}: {out}");
    }
    assert_eq!(games(&["--player", "nobody"]), "No games match.\n");
    assert_eq!(games(&["--from", "5"]), "4 games, no more.\n");
    expect![[r#"
        [Event "Karlsbad"]
        [Site "?"]
        [Date "1929.08.??"]
        [Round "?"]
        [White "Grünfeld, Ernst"]
        [Black "Capablanca, José Raúl"]
        [Result "1/2-1/2"]
        [Annotator "Nobody"]
        [ECO "D85"]

        1. d4 Nf6 2. c4 g6 3. Nc3 d5 4. cxd5 (4. Nf3 Bg7 {quiet} 5. Qb3) 4... Nxd5 $1
        5. e4 1/2-1/2
    "#]]
    .assert_eq(&home.run(&["export", "1000001", "--pgn"]).transcript());
    expect![[r#"
        1929-08  Grünfeld, Ernst  Capablanca, José Raúl  1/2-1/2
        1. d4 Sf6
        2. c4 g6
        3. Sc3 d5
        4. cxd5 Sxd5
        5. e4
    "#]]
    .assert_eq(&home.run(&["export", "1000001", "--text", "--moves", "de"]).transcript());
}

#[test]
fn an_imported_game_is_gone_through_not_resumed() {
    let (home, file) = home_with("wrong.pgn", WRONG);
    home.run(&["import", &file]).transcript();
    let resumed = home.resume(&["1000001"], &["quit"]);
    assert_eq!(resumed.code, Some(1));
    assert_eq!(
        resumed.text() + &resumed.err,
        "Game 1000001 was imported: it cannot be resumed. \
         Go through it with touchmove study 1000001.\n"
    );
}

#[test]
fn played_and_imported_games_are_one_list() {
    let (home, file) = home_with("wrong.pgn", WRONG);
    home.play(&["--opponent", "human"], &["f3", "e5", "g4", "Qh4", "quit"]).transcript();
    home.run(&["import", &file]).transcript();
    home.play(&["--opponent", "human"], &["e4", "quit"]).transcript();
    let numbers: Vec<String> = listed(&home)
        .iter()
        .filter_map(|line| line.split_once(": ").map(|(number, _)| number.to_owned()))
        .collect();
    assert_eq!(numbers, ["2", "1", "1000004", "1000003", "1000001", "1000002"]);
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let out = home.run(&["games", "--position", mated]).transcript();
    assert!(out.starts_with("2 games.\n1: "), "{out}");
    let all = home.run(&["export", "--all", "--pgn"]).transcript();
    let names: Vec<&str> = all.lines().filter(|line| line.starts_with("[Event ")).collect();
    assert_eq!(names.len(), 6);
    assert!(names.contains(&"[Event \"Karlsbad\"]"), "{names:?}");
    assert!(home.run(&["health"]).text().contains("6 games"));
}

#[test]
fn an_imported_game_of_the_player_whose_name_is_set_is_ones_own() {
    let tags = |white: &str, black: &str| format!("[White \"{white}\"]\n[Black \"{black}\"]\n");
    let [won, lost] = [tags("Kovács, Anna", "Ben"), tags("Ben", "Kovács, Anna")];
    let moves = "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 f6 3. Nxe5 fxe5 4. Qh5+ 1-0\n\n";
    let (home, file) = home_with("club.pgn", format!("{won}{moves}{lost}{moves}"));
    home.run(&["import", &file]).transcript();
    let lines =
        ["games won", "set name anna kovacs", "games won", "games lost", "mistakes 1000002"];
    let heard = home.play(&["--opponent", "human"], &[&lines[..], &["close", "quit"]].concat());
    let heard = heard.transcript();
    let told: Vec<&str> = heard.lines().filter(|line| line.contains("100000")).collect();
    assert_eq!(
        told,
        [
            "1000001: against Ben, you played White, you won, C40.",
            "1000002: against Ben, you played Black, you lost, C40.",
            "Mistakes of Anna Kovács, Black, in game 1000002 against Ben.",
        ]
    );
    let outside = home.run(&["games", "--result", "lost"]).transcript();
    assert!(outside.starts_with("1 game.\n1000002: Ben against "), "{outside}");
}

#[test]
fn standard_input_is_imported_too() {
    let home = Home::new();
    let out = home.run_with(&["import", "-"], WRONG.as_bytes()).transcript();
    let told = "The variation is kept up to there. standard input, line 28, column 14.";
    assert!(out.contains(told), "{out}");
    assert_eq!(listed(&home).len(), 5);
}

#[test]
fn what_is_no_text_is_one_sentence() {
    let no_text = "is not plain text. Unpack it, or save it as UTF-8.\n";
    #[cfg(unix)]
    assert_eq!(Home::new().run(&["import", "/dev/zero"]).refusal(1), format!("zero {no_text}"));
    // Bytes of any kind have what looks like results, and no end of words.
    let mut seed = 1_u32;
    let any = std::iter::repeat_with(|| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 24) as u8
    });
    let (home, file) = home_with("any.pgn", any.take(100_000).collect::<Vec<u8>>());
    assert_eq!(home.run(&["import", &file]).refusal(1), format!("any.pgn {no_text}"));
    // A game that is refused, and then no text.
    let (home, file) = home_with("cut.pgn", "1. e5 *\n\0 1. d4 *\n");
    assert_eq!(home.run(&["import", &file]).refusal(1), format!("cut.pgn {no_text}"));
    let (home, file) =
        home_with("lone.pgn", b"[White \"K\xe1rolyi\x01\"]\n\n1. e4 \xff *\n\n1. d4 *\n");
    assert!(home.run(&["import", &file]).text().contains("2 games imported."));
}

#[test]
fn what_is_no_pgn_is_one_sentence_and_nothing_is_kept() {
    let losers = "[Variant \"Losers\"]\n\n1. e4 *\n";
    let cases: [(&str, &[u8], &str); 4] = [
        ("empty.pgn", b"", "FILE is empty.\n"),
        ("letter.txt", b"Dear Anna,\nthis is no game.\n", "No game in FILE. Name a PGN file.\n"),
        (
            "games.zip",
            b"PK\x03\x04\x14\0\0\0\x08\0",
            "FILE is not plain text. Unpack it, or save it as UTF-8.\n",
        ),
        ("blank.pgn", b"\n \n", "No game in FILE. Name a PGN file.\n"),
    ];
    for (name, bytes, said) in cases {
        let (home, file) = home_with(name, bytes);
        let refusal = home.run(&["import", &file]).refusal(1);
        assert_eq!(refusal, said.replace("FILE", name));
        assert_eq!(listed(&home), ["No games yet."]);
    }
    let (home, file) = home_with("losers.pgn", losers);
    let run = home.run(&["import", &file]);
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    expect![[r#"
        Losers is not standard chess. losers.pgn, line 1, column 1.
        0 games imported.
        1 game refused.
        not standard chess: 1 game.
    "#]]
    .assert_eq(&run.text());
    // A file that is there already is somebody's, perhaps the PGN itself.
    assert_eq!(
        home.run(&["import", &file, "--faults", &file]).refusal(1),
        format!("{file} cannot be written, or it already exists. Name another file.\n")
    );
    // Nor does an import that cannot begin leave one behind.
    let nowhere = home.path("few.txt");
    let args = ["import", &file, "--faults", nowhere.to_str().unwrap(), "--data", &file];
    assert_eq!(home.run(&args).code, Some(1));
    assert!(!nowhere.exists());
    assert_eq!(std::fs::read_to_string(&file).unwrap(), losers);
    let refusal = |file: &str| home.run(&["import", file]).refusal(1);
    assert_eq!(refusal("/nowhere/a.pgn"), "File not found: /nowhere/a.pgn.\n");
    assert_eq!(refusal("/"), "/ is a folder. Name a PGN file in it.\n");
    let wrong = |args: &[&str]| home.run(&[&["games"], args].concat()).refusal(2);
    assert_eq!(
        wrong(&["--since", "July"]),
        "July is not a date. Type a year, or for example 2013-11-22.\n"
    );
    assert_eq!(wrong(&["--result", "mate"]), "mate is not a result. Type 1-0, 0-1 or draw.\n");
    assert_eq!(wrong(&["--position", "8/8/8/8/8/8/8/8 w - - 0 1"]), "White has no king.\n");
}

#[test]
fn days_and_results_are_asked_for_as_in_a_session() {
    let (home, file) = home_with("wrong.pgn", WRONG);
    home.run(&["import", &file]).transcript();
    let first = |args: &[&str]| {
        let listed = home.run(&[&["games"], args].concat()).transcript();
        listed.lines().next().unwrap().to_owned()
    };
    assert_eq!(first(&["--since", "3.2.2001"]), "1 game.");
    assert_eq!(first(&["--since", "4.2.2001"]), "No games match.");
    assert_eq!(first(&["--result", "draw"]), "1 game.");
    assert_eq!(first(&["--result", "="]), "1 game.");
    assert_eq!(first(&["--result", "remis", "--talk", "de"]), "1 Partie.");
}

#[test]
fn nothing_in_a_file_commands_the_terminal() {
    let game = "[Event \"a\u{7}b\"]\n[White \"x\u{1b}[31my\"]\n[Black \"z\u{8}\"]\n\n1. e4 *\n";
    let (home, file) = home_with("bells.pgn", game);
    home.run(&["import", &file]).transcript();
    assert_eq!(
        listed(&home)[1],
        "1000001: x [31my against z, unfinished, a b, B00, King's Pawn Game, 1 move."
    );
}

/// The program, when an import is on its way for some moment.
#[cfg(unix)]
fn on_its_way(home: &Home, file: &str, moment: u64) -> Running {
    let mut running = home.start(&["import", file]);
    running.listen(Duration::from_millis(moment));
    running
}

/// Whoever looks at a screen sees how far an import is; whoever reads lines, or a pipe, is told at its end.
#[cfg(unix)]
#[test]
fn an_import_fills_a_row_for_eyes_and_leaves_nothing_of_it() {
    for (settings, fills) in [
        ("face = \"screen\"\n", true),
        ("face = \"screen\"\ntheme = \"reader\"\n", false),
        ("face = \"line\"\n", false),
    ] {
        let (home, file) = home_with("many.pgn", many(20));
        home.write("settings.toml", settings);
        let mut terminal = Terminal::new(&home, "xterm", (24, 80), &["import", &file]);
        terminal.until_shown("imported.");
        assert_eq!(terminal.end(), 0);
        let written = String::from_utf8_lossy(&terminal.bytes).into_owned();
        assert_eq!(written.contains('█'), fills, "{settings}: {written:?}");
        assert!(!fills || !terminal.shows("percent"), "{:#?}", terminal.rows());
        assert!(!written.contains('\x1b'), "{written:?}");
        let told = home.run(&["import", &file]).transcript();
        assert!(!told.contains('█') && !told.contains('\r'), "{told}");
    }
}

#[cfg(unix)]
#[test]
fn an_import_that_is_killed_leaves_the_archive_as_it_was() {
    let (home, few) = home_with("few.pgn", WRONG);
    home.run(&["import", &few]).transcript();
    let before = listed(&home);
    let file = home.path("many.pgn");
    std::fs::write(&file, many(40)).unwrap();
    let file = file.to_str().unwrap();
    for moment in [1, 100, 250, 450, 700] {
        on_its_way(&home, file, moment).kill();
        assert_eq!(listed(&home), before);
    }
    #[cfg(unix)]
    for moment in [20, 400] {
        let log = home.path("faults.txt");
        let mut running = home.start(&["import", file, "--faults", log.to_str().unwrap()]);
        while !log.exists() {
            running.listen(Duration::from_millis(5));
        }
        running.listen(Duration::from_millis(moment));
        assert_eq!(running.interrupt().refusal(130), "Interrupted. Nothing is imported.\n");
        assert!(!log.exists());
        assert_eq!(listed(&home), before);
    }
    let out = home.run(&["import", file]).transcript();
    assert!(out.contains("7960 games imported."), "{out}");
    assert_eq!(listed(&home).len(), before.len() + 7960);
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_archive_as_it_was() {
    let (home, few) = home_with("few.pgn", WRONG);
    home.run(&["import", &few]).transcript();
    let before = listed(&home);
    let file = home.path("many.pgn");
    std::fs::write(&file, many(10)).unwrap();
    for blocks in [300, 600, 1500] {
        let limit = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"");
        let args = ["-c", &limit, "sh", PROGRAM, "import", file.to_str().unwrap()];
        let run = Running::of(home.command_of("sh", &args)).end();
        assert_eq!(run.code, Some(1), "{run:#?}");
        assert!(run.err.contains("the disk is full"), "{run:#?}");
        assert_eq!(run.err.lines().count(), 1, "{run:#?}");
        assert_eq!(listed(&home), before);
    }
}

#[cfg(unix)]
#[test]
fn a_list_of_faults_that_does_not_fit_on_the_disk_is_told_and_removed() {
    let (home, file) = home_with("faults.pgn", "1. e4 *\n".to_owned() + &"1. Sf3 *\n".repeat(5000));
    // Both files of the archive are there.
    home.run(&["import", "-"]);
    let log = home.path("log.txt");
    let (file, log) = (file.as_str(), log.to_str().unwrap());
    let limit = "trap '' XFSZ; ulimit -f 100; exec \"$@\"";
    let args = ["-c", limit, "sh", PROGRAM, "import", file, "--faults", log];
    let run = Running::of(home.command_of("sh", &args)).end();
    let told =
        format!("Not written, {log}: the disk is full.\nNothing is imported. Import again.\n");
    assert_eq!(run.refusal(1), told);
    assert!(!std::path::Path::new(log).exists());
    assert_eq!(listed(&home), ["No games yet."]);
}

/// A large catalogue with garbage over all but its first pages.
fn damaged(home: &Home) {
    let catalogue = home.data("catalogue.db");
    let mut bytes = std::fs::read(&catalogue).unwrap();
    assert!(bytes.len() > 4 << 20);
    bytes[40 << 12..].fill(0xa5);
    std::fs::write(catalogue, bytes).unwrap();
}

#[test]
fn a_large_catalogue_that_is_damaged_makes_room_for_a_new_one() {
    let (home, file) = home_with("many.pgn", many(40));
    home.run(&["import", &file]).transcript();
    damaged(&home);
    let fails = "the imported games are damaged, move catalogue.db away";
    for args in [&["games"][..], &["export", "1000001", "--pgn"], &["export", "--all", "--pgn"]] {
        let told = home.run(args).refusal(1);
        assert!(told.contains(fails), "{args:?} {told}");
    }
    let aside = home.data("catalogue-damaged-1.db");
    expect![[r#"
        The archive was damaged. It is now ASIDE, and a new one has been started.
        Nothing is imported. Import again.
    "#]]
    .assert_eq(&home.run(&["import", &file]).refusal(1).replace(aside.to_str().unwrap(), "ASIDE"));
    assert!(aside.exists());
    let out = home.run(&["import", &file]).transcript();
    assert!(out.contains("7960 games imported."), "{out}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_archive_that_is_larger_than_the_memory_is_exported() {
    let (home, file) = home_with("many.pgn", many(40));
    home.run(&["import", &file]).transcript();
    let out = home.path("all.pgn");
    let limit = "ulimit -v 120000; exec \"$@\"";
    let args = ["-c", limit, "sh", PROGRAM, "export", "--all", "--pgn", out.to_str().unwrap()];
    let run = Running::of(home.command_of("sh", &args)).end();
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{run:#?}");
    let text = std::fs::read_to_string(out).unwrap();
    assert_eq!(text.matches("\n\n[Event ").count(), 7959);
}

#[test]
fn what_would_steer_a_terminal_is_not_printed_of_a_list() {
    let text = "[Event \"a\x07\x1b[31m b\"]\n[White \"\x1b]0;x\x07y\"]\n\n1. e4 *\n";
    let (home, file) = home_with("steers.pgn", text);
    home.run(&["import", &file]).transcript();
    let game =
        "1000001: ]0;x y against unknown, unfinished, a [31m b, B00, King's Pawn Game, 1 move.";
    assert_eq!(listed(&home), ["1 game.", game]);
}

#[cfg(unix)]
#[test]
fn a_game_beside_an_import_loses_no_move_and_waits_for_nothing() {
    let (home, file) = home_with("many.pgn", many(40));
    let mut game = home.start_game(&["--opponent", "human", "--moves", "en"]);
    game.wait_for("New game 1");
    let import = on_its_way(&home, &file, 1);
    for mv in crate::kill::moves() {
        game.type_line(mv);
        game.next_line();
        game.listen(Duration::from_millis(20));
    }
    let run = import.end();
    assert!(run.text().contains("7960 games imported."), "{run:#?}");
    game.type_line("quit");
    let run = game.end();
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(!run.text().contains("Not saved"), "{}", run.text());
    let kept = home.run(&["export", "1", "--pgn"]);
    assert_eq!(crate::kill::plies_of_pgn(&kept), crate::kill::moves().len());
}

/// `tests/data/archive-0.db` was written by the program before it had versions: a mate and a game
/// of three plies.
#[test]
fn an_archive_of_an_older_program_is_carried_over() {
    let home = Home::new();
    home.write("archive.db", include_bytes!("../data/archive-0.db"));
    let lines = [
        "2 games.",
        "2: player 1 against player 2, unfinished, move 2, 21 November 2026.",
        "1: player 1 against player 2, Black won, 21 November 2026, 2 moves.",
    ];
    assert_eq!(listed(&home), lines);
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let out = home.run(&["games", "--position", mated]).transcript();
    assert!(out.starts_with("1 game.\n1: "), "{out}");
    let out = home.resume(&["--moves", "en"], &["Nc6", "quit"]).transcript();
    assert!(out.starts_with("Game 2 resumed. 2 moves so far.\n"), "{out}");
    assert!(out.contains("knight b8 c6"), "{out}");
}

/// `tests/data/catalogue-2.db` was written by the program when it had a row for each game. Here it has as many
/// as are wanted.
fn older(home: &Home, games: usize) {
    home.write("catalogue.db", include_bytes!("../data/catalogue-2.db"));
    let more = format!(
        "WITH RECURSIVE more(n) AS (SELECT 4 UNION ALL SELECT n + 1 FROM more WHERE n < {games})
         INSERT INTO games SELECT '1999', 1000000 + n, white, black, event, eco, opening, result, plies, n
         FROM more JOIN games ON games.id = 1000002;
         INSERT INTO scores SELECT games.id, games.date, tags, moves, notes
         FROM games JOIN scores ON scores.id = 1000002 WHERE games.id > 1000003;"
    );
    let catalogue = rusqlite::Connection::open(home.data("catalogue.db")).unwrap();
    catalogue.execute_batch(&more).unwrap();
}

const RENEWED: &str = "Putting imported games in order, once for this version. Control-C stops it, and \
    nothing is lost.\n";

#[test]
fn imported_games_of_an_older_program_are_put_in_order_once() {
    for args in [&["games"][..], &["export", "1000001", "--pgn"], &["import", "-"]] {
        let home = Home::new();
        older(&home, 10);
        assert!(home.run(args).err.starts_with(RENEWED), "{args:?}");
        let run = home.run(&["games", "--player", "grünfeld"]);
        assert_eq!(run.err, "", "{args:?}");
        assert!(run.text().contains("1000001: Grünfeld, Ernst against Capablanca"), "{args:?}");
    }
    let home = Home::new();
    older(&home, 10);
    let run = home.play(&[], &["quit"]);
    assert!(run.err.starts_with(RENEWED), "{}", run.err);
}

#[test]
fn putting_them_in_order_can_be_killed_at_any_moment() {
    let home = Home::new();
    older(&home, 40_000);
    for moment in [1, 60, 150, 300, 500] {
        let mut running = home.start(&["games"]);
        running.listen(Duration::from_millis(moment));
        running.kill();
    }
    let run = home.run(&["games", "--from", "39999"]);
    assert!(run.out[0].starts_with("40000 games"), "{:?}", run.out);
    assert_eq!(run.out.len(), 3, "{:?}", run.out);
}

/// The moves of games that come from elsewhere are searched for mates, too.
#[test]
fn a_mate_that_was_missed_in_an_imported_game_is_a_puzzle() {
    let (home, file) = home_with("missed.pgn", "[Result \"*\"]\n\n1. f3 e5 2. g4 d6 *\n");
    home.run(&["import", &file]).transcript();
    let heard = home.play(&["--moves", "en"], &["puzzle games", "Qh4", "close", "quit"]);
    let heard = heard.transcript();
    assert!(heard.starts_with("Puzzle from game 1000001, 32 pieces.\n"), "{heard}");
    assert!(heard.contains("\nRight, that solves it.\nMate.\n"), "{heard}");
}

#[test]
fn p26_an_encoding_is_named_or_guessed_and_then_told() {
    let bytes = |text: &str| -> Vec<u8> {
        // Windows-1251, of which the letters lie in the order of the alphabet.
        let byte = |c: char| match c {
            'А'..='я' => u8::try_from(u32::from(c) - u32::from('А')).unwrap() + 0xc0,
            _ => u8::try_from(c).unwrap(),
        };
        text.chars().map(byte).collect()
    };
    let game =
        "[White \"Таль, Михаил\"]\n[Black \"Ботвинник, Михаил\"]\n[Result \"*\"]\n\n1. e4 c6 *\n";
    let (home, file) = home_with("tal.pgn", bytes(game));
    let run = home.run(&["import", &file]);
    let told = "Read as windows-1251. If names look wrong, try another --encoding.";
    assert_eq!(run.transcript(), format!("1 game imported.\n{told}\n"));
    assert!(listed(&home)[1].contains("Таль, Михаил"), "{:?}", listed(&home));
    // One name alone is not enough to be sure, and may be named.
    let (home, file) =
        home_with("one.pgn", bytes("[White \"Таль\"]\n[Result \"*\"]\n\n1. e4 c6 *\n"));
    let run = home.run(&["import", &file, "--encoding", "cp1251"]);
    assert_eq!(run.transcript(), "1 game imported.\n");
    assert!(listed(&home)[1].contains("Таль"), "{:?}", listed(&home));
    let refused = home.run(&["import", &file, "--encoding", "windows-1521"]).refusal(1);
    let near = "Nearest: windows-1251, windows-1250, windows-1252.";
    assert!(refused.contains(near), "{refused}");
    // UTF-16 is known by its mark.
    let marked = std::iter::once(0xfeff).chain(game.encode_utf16()).flat_map(u16::to_le_bytes);
    let (home, file) = home_with("wide.pgn", marked.collect::<Vec<u8>>());
    let text = home.run(&["import", &file]).transcript();
    assert!(text.contains("Read as UTF-16LE."), "{text}");
    assert!(listed(&home)[1].contains("Ботвинник"), "{:?}", listed(&home));
    // What is no character of an encoding is told.
    let (home, file) = home_with("wrong.pgn", b"[White \"\xff\xfe\xfd\"]\n\n1. e4 *\n");
    let text = home.run(&["import", &file, "--encoding", "shift_jis"]).transcript();
    assert!(text.contains("Not in Shift_JIS: some characters."), "{text}");
}

#[test]
fn p23_p29_a_right_that_cannot_be_and_a_long_name_of_chess960_cost_no_game() {
    let game = "[FEN \"4k3/8/8/8/8/8/8/4K3 w KQ - 0 1\"]\n\n1. Kd2 *\n\n\
        [Variant \"Fischer Random Chess\"]\n[FEN \"4k3/8/8/8/8/8/8/1RK5 w B - 0 1\"]\n\n1. O-O-O *\n";
    let (home, file) = home_with("rights.pgn", game);
    let text = home.run(&["import", &file]).text();
    assert!(text.contains("2 games imported."), "{text}");
    assert!(text.contains("Castling right dropped: White has no rook on Anna one."), "{text}");
}

#[test]
fn p2_damaged_games_cost_no_others() {
    let games = "[White \"Anna\"]\n[Result \"*\"]\n\n1. e4 *\n\n[White \"Bela\"]\n[Result \"*\"]\n\n1. d4 d5 *\n";
    let (home, file) = home_with("two.pgn", games);
    let played = ["e4", "e5", "Nf3", "quit"];
    for _ in 0..2 {
        home.play(&["--opponent", "human"], &played).transcript();
    }
    home.run(&["import", &file]).transcript();
    let damage = |name: &str, sql: &str| {
        let file = home.path("data").join(name);
        assert_eq!(rusqlite::Connection::open(file).unwrap().execute(sql, []).unwrap(), 1, "{sql}");
    };
    damage("archive.db", "UPDATE games SET header = 'white = 5' WHERE id = 1");
    damage(
        "catalogue.db",
        "UPDATE scores SET moves = substr(moves, 1, 2) || x'ffff' WHERE id = 1000002",
    );
    let list = listed(&home);
    assert_eq!(list.len(), 5, "{list:?}");
    assert!(list.iter().any(|line| line.starts_with("1: damaged, cannot be read")), "{list:?}");
    let run = home.run(&["export", "--all", "--pgn"]);
    let text = run.text() + &run.err;
    assert_eq!(run.code, Some(1), "{text}");
    assert!(
        text.contains("Game 1 is damaged and cannot be read. The other games are not."),
        "{text}"
    );
    assert!(
        text.contains("Game 1000002 is damaged. It ends where it can no longer be read."),
        "{text}"
    );
    assert!(text.contains("[White \"Anna\"]") && text.contains("1. e4 e5 2. Nf3"), "{text}");
    let run = home.run(&["export", "1", "--pgn"]);
    assert!(run.err.contains("Game 1 is damaged") && run.code == Some(1), "{run:?}");
    let heard = home.play(&[], &["open 1", "open 1000002", "quit", "quit"]).text();
    assert!(heard.contains("Game 1 is damaged and cannot be read."), "{heard}");
    assert!(heard.contains("Game 1000002 is damaged."), "{heard}");
    assert!(!heard.contains("The archive"), "{heard}");
}

#[test]
fn e4_chapters_of_a_study_and_games_cut_before_other_words_are_all_kept() {
    let chapter = |number: u8, moves: &str| {
        format!("[Event \"S: Chapter {number}\"]\n[Site \"https://l/{number}\"]\n\n{moves} *\n\n")
    };
    let study = ["1. e4 {one}", "1. e4 {two}", "1. e4 (1. d4 d5 2. c4)", "1. e4 Xx5", "1. e4 Yy5"];
    let text: String = study.iter().zip(1..).map(|(moves, n)| chapter(n, moves)).collect();
    let same: String = study.iter().map(|moves| chapter(1, moves)).collect();
    for text in [text, same] {
        let (home, file) = home_with("study.pgn", text);
        assert!(home.run(&["import", &file]).text().contains("5 games imported."));
        let again = home.run(&["import", &file]).text();
        assert!(again.contains("\n5 games were there already.\n"), "{again}");
    }
}

#[test]
fn e6_the_result_that_holds_is_told_and_exported() {
    let (home, file) = home_with("two.pgn", "[Result \"0-1\"]\n\n1. e4 e5 1-0\n");
    let told = home.run(&["import", &file]).text();
    assert!(told.contains("The tags have another result: 0-1. 1-0 holds."), "{told}");
    let export = home.run(&["export", "1000001", "--pgn"]).transcript();
    assert!(export.contains("[Result \"1-0\"]"), "{export}");
    assert!(export.contains("e5 {Result \"0-1\"} 1-0"), "{export}");
}

#[test]
fn e13_what_is_read_in_another_encoding_is_told() {
    let game = |name: &[u8]| [b"[White \"", name, b"\"]\n[Result \"*\"]\n\n1. e4 *\n"].concat();
    let told = |bytes: Vec<u8>, flags: &[&str]| {
        let (home, file) = home_with("g.pgn", bytes);
        home.run(&[&["import", file.as_str()], flags].concat()).text()
    };
    let usual = told(game(b"\xa3ukasz \xaf\xf3\xb3\xe6"), &[]);
    assert!(usual.contains("Read as windows-1252. If names look wrong"), "{usual}");
    let named = told(game(b"\xa3ukasz"), &["--encoding", "utf-8"]);
    assert!(named.contains("Not in UTF-8: some characters."), "{named}");
    let (home, file) = home_with("g.pgn", game("Żółć".as_bytes()));
    let wide = home.run(&["import", &file, "--encoding", "utf-16"]).refusal(1);
    assert_eq!(wide, "g.pgn is not UTF-16LE. Leave out --encoding, or name another.\n");
    let rather = told(game("Żółć".as_bytes()), &["--encoding", "windows-1250"]);
    assert!(rather.contains("All of it is UTF-8, and was read as windows-1250."), "{rather}");
    let dos = told(game(b"M\x81ller"), &["--encoding", "dos"]);
    assert_eq!(dos, "1 game imported.\n");
    let order = String::from_utf8(game(b"A")).unwrap();
    let order = order.encode_utf16().flat_map(u16::to_be_bytes).collect();
    assert_eq!(told(order, &["--encoding", "utf-16"]), "1 game imported.\n");
}

#[test]
fn e20_an_empty_value_is_told_with_its_flag() {
    let home = Home::new();
    let flags = ["--opening", "--since", "--until", "--result", "--event"];
    for flag in flags {
        for value in ["", " "] {
            let refused = home.run(&["games", flag, value]).refusal(2);
            assert!(refused.starts_with(&format!("{flag} needs a value.")), "{refused}");
        }
    }
    for flag in ["--encoding", "--letters"] {
        let refused = home.run(&["import", "g.pgn", flag, ""]).refusal(2);
        assert!(refused.starts_with(&format!("{flag} needs a value.")), "{refused}");
    }
    let refused = home.run(&["games", "--since", "2025", "--until", "2020"]).refusal(2);
    assert_eq!(refused, "--since is later than --until. Swap them.\n");
}

#[test]
fn e17_a_word_too_many_is_named() {
    let (home, file) = home_with("short.pgn", "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n");
    home.run(&["import", &file]).transcript();
    let lines = ["open 1000001 3", "guess 1000001", "quit"];
    let heard = home.play(&["--opponent", "human"], &lines).transcript();
    for told in
        ["3 is one word too many.", "There is nothing to guess: all moves here are opening moves."]
    {
        assert!(heard.contains(told), "{told}: {heard}");
    }
}

#[test]
fn e19_a_book_and_tables_that_cannot_be_used_are_told_at_the_start() {
    let home = Home::new();
    let flags = ["--opponent", "human", "--book", "/nope", "--tables", "/dev/zero"];
    let heard = home.play(&flags, &["quit"]).transcript();
    assert!(heard.contains("The book /nope cannot be read: the file does not exist."), "{heard}");
    assert!(heard.contains("/dev/zero"), "{heard}");
}

#[cfg(target_os = "linux")]
#[test]
fn e14_e16_what_cannot_be_made_or_named_is_not_said_to_work() {
    let home = Home::new();
    let health = home.run(&["health", "--data", "/proc/x"]).text();
    assert!(!health.contains("Archive: works"), "{health}");
    let folder = home.path("voices");
    let voice = folder.join("n\u{1b}[31m\u{202e}");
    std::fs::create_dir_all(&voice).unwrap();
    std::fs::write(voice.join("voice.toml"), "parent = \"en\"\n").unwrap();
    let told = home.run(&["voices", "check", folder.to_str().unwrap()]).refusal(1);
    assert!(told.contains("Invisible characters in the name. Rename it."), "{told}");
    let told = home.run(&["voices", "new", "xx"]).refusal(1);
    assert!(told.starts_with("xx is not a language tag."), "{told}");
}

#[test]
fn r283_games_of_champions_in_rapid_chess_come_into_the_list() {
    let home = Home::new();
    let told = home.run(&["import", "--champions"]).transcript();
    assert!(told.contains("8 games imported.\n"), "{told}");
    let games = listed(&home);
    assert_eq!(games.first().map(String::as_str), Some("8 games."), "{games:?}");
    assert!(games.iter().any(|game| game.contains("Anna Muzychuk")), "{games:?}");
    let again = home.run(&["import", "--champions"]).text();
    assert!(!again.contains("8 games imported"), "{again}");
    assert_eq!(listed(&home), games);
    let both = home.run(&["import", "games.pgn", "--champions"]);
    assert_eq!(both.code, Some(2), "{both:?}");
}

/// A game of each of seven variants, as lichess and as chess.com write it.
const SITES: &str = include_str!("../../crates/notation/tests/sites.pgn");

#[test]
fn games_of_one_variant_are_found_by_its_name() {
    let (home, file) = home_with("sites.pgn", SITES);
    let run = home.run(&["import", &file]).transcript();
    assert!(run.contains("14 games imported.\n"), "{run}");
    let by = |variant: &str| home.run(&["games", "--variant", variant]).transcript();
    expect![[r#"
        2 games.
        1000005: arno_nimm against Zugzwang-7, 0-1, 2024-05-03, Rated Crazyhouse game, Crazyhouse, 25 moves.
        1000006: OldKlaus against mai_le, 0-1, 2023-11-12, Live Chess - Crazyhouse, Crazyhouse, 25 moves.
    "#]].assert_eq(&by("crazyhouse"));
    assert!(by("standard").starts_with("No game"), "{}", by("standard"));
    let wrong = home.run(&["games", "--variant", "checkers"]);
    expect![[r#"
        --variant cannot be checkers. It is: the game: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde or racing-kings.
        For help: touchmove games --help
    "#]].assert_eq(&wrong.err);
    let lines = ["games king of the hill", "games atomic klaus", "games horde draw", "quit"];
    let asked = home.play(&["--moves", "en"], &lines).transcript();
    expect![[r#"
        2 games.
        1000001: arno_nimm against Zugzwang-7, White won, King of the Hill, 2024.
        1000002: OldKlaus against mai_le, White won, King of the Hill, 2023.
        1 game.
        1000010: OldKlaus against mai_le, White won, Atomic, 2023.
        No game found: horde draw. For all games: games.
        Goodbye.
    "#]]
    .assert_eq(&asked);
    // What comes out is what came in.
    for (number, game) in (1_000_001..).zip(SITES.split("\n\n[Event ").map(str::trim)) {
        let out = home.run(&["export", &number.to_string(), "--pgn"]).transcript();
        let tags = |text: &str| {
            let tags = text.lines().filter(|line| line.ends_with("\"]"));
            let mut tags: Vec<String> =
                tags.map(|tag| tag.trim_start_matches("[Event ").to_owned()).collect();
            tags.sort_unstable();
            tags
        };
        let missing: Vec<String> =
            tags(game).into_iter().filter(|tag| !tags(&out).contains(tag)).collect();
        assert_eq!(missing, Vec::<String>::new(), "{out}");
        let clocks = |text: &str| text.matches("[%clk ").count();
        assert_eq!(clocks(&out), clocks(game), "{out}");
    }
}
