//! The real program judges positions: with a real engine, with one that dies, and by itself.

use std::collections::BTreeSet;
use std::thread;

use expect_test::expect;
use touchmove::archive::{Archive, Judged};

use crate::engines::{Liar, stockfish};
use crate::program::Home;

/// White mates in two, with either rook.
const ROOKS: &str = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1";

#[test]
fn a_real_engine_judges_by_ear_and_is_asked_once() {
    if stockfish().is_none() {
        return;
    }
    let home = Home::new();
    let args = ["--moves", "en", "--opponent", "uci:stockfish", "--position", ROOKS];
    let lines = ["eval", "eval", "best", "line", "more", "lines 3", "threat", "quit"];
    let heard = home.play(&args, &lines).transcript();
    for told in [
        "White mates in 2.\nOf 100 games, White wins 100, draws 0 and loses 0.\nDepth ",
        "\nBest: rook ",
        " checkmate.\nEnd of the line.\n1: rook ",
        ". White mates in 2.\n3: ",
    ] {
        assert!(heard.contains(told), "{told}\n{heard}");
    }
    assert!(heard.contains("\nNo threat. If Black were to move: king g8 "), "{heard}");
    let (_, by) = heard.split_once("\nDepth ").unwrap();
    let (_, engine) = by.lines().next().unwrap().split_once(", ").unwrap();
    let archive = Archive::open(&home.data("")).unwrap().archive;
    let judged = Judged {
        position: ROOKS.to_owned(),
        engine: engine.trim_end_matches('.').to_owned(),
        kind: "nodes 1000000 lines 5".to_owned(),
    };
    let kept = archive.analysis(&judged).unwrap().unwrap();
    assert!(kept.contains("score mate 2 ") && kept.lines().count() == 5, "{kept}");
    archive.keep_analysis(&judged, &kept.replace("mate 2", "mate 7")).unwrap();
    drop(archive);
    let again = home.play(&args, &["eval", "quit"]).transcript();
    assert!(again.contains("White mates in 7.\n"), "{again}");
}

#[test]
fn an_engine_that_dies_while_it_judges_gives_one_sentence() {
    let home = Home::new();
    let liar = Liar::new(&home, "dies");
    let engine = format!("opponent {}", liar.opponent());
    let run = home.play(&["--moves", "en"], &[&engine, "eval", "turn", "best", "quit"]);
    expect![[r#"
        opponent: uci:HOME/my engines/dies, from the next game. Type new to begin it.
        Thinking.
        Liar dies has stopped unexpectedly.
        It says: noise for the terminal
        White to move, move 1. You play White.
        Thinking.
        Liar dies has stopped unexpectedly.
        It says: noise for the terminal
        Goodbye.
    "#]]
    .assert_eq(&run.transcript().replace(&home.path("").display().to_string(), "HOME/"));
    liar.assert_gone(2);
}

/// Its network is loaded at the first search, or before it is ready: however long that is, it is no search.
#[test]
fn e4_an_engine_that_loads_for_long_judges_all_the_same() {
    let position = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
    let judges = |mode: &str| {
        let home = Home::new();
        let liar = Liar::new(&home, mode);
        let engine = format!("opponent {}", liar.opponent());
        let args = ["--moves", "en", "--position", position, "--side", "black"];
        let run = home.play(&args, &[&engine, "eval", "best", "hint", "quit"]).transcript();
        let told: Vec<&str> = run.lines().skip_while(|line| *line != "Thinking.").collect();
        let expected = ["Thinking.", "Equal: 0.", "Best: bishop f8 c5."];
        assert!(told.starts_with(&expected), "{mode}: {run}");
        assert!(!run.contains("does not answer"), "{mode}: {run}");
        liar.assert_gone(1);
    };
    thread::scope(|all| {
        for mode in ["loads-loudly", "loads-long", "readies-late"] {
            all.spawn(move || judges(mode));
        }
    });
}

/// It writes for ever and hears no order: no later line of a pipe is lost, and the game is kept.
#[test]
fn d9_an_engine_that_never_stops_costs_no_line_and_no_game() {
    let home = Home::new();
    let liar = Liar::new(&home, "heedless");
    let args = ["--moves", "en", "--level", "2", "--opponent", &liar.opponent()];
    let lines = ["e4", "best", "eval", "turn", "Nf3", "no", "quit"];
    let run = home.play(&args, &lines).transcript();
    expect![[r#"
        New game 1. You play White against Liar heedless, level 2.
        pawn e2 e4
        Liar heedless does not stop thinking.
        Its best so far:
        pawn e7 e5
        Thinking.
        Liar heedless does not stop thinking.
        Its best so far:
        Best: knight g1 f3.
        Equal: plus 0.1.
        White to move, move 2. You play White.
        knight g1 f3
        Liar heedless is back.
        Liar heedless does not stop thinking.
        Continue with the built-in opponent? yes or no.
        The game waits for Liar heedless. Type quit; touchmove resume tries again.
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]]
    .assert_eq(&run);
    liar.assert_gone(3);
}

#[test]
fn without_an_engine_the_built_in_opponent_judges() {
    let home = Home::new();
    let args = ["--moves", "en", "--position", ROOKS];
    let run = home.play(&args, &["eval", "opponent engine nowhere", "line", "best", "quit"]);
    expect![[r#"
        Special starting position. To hear it: board.
        For the usual one: new usual.
        Your move.
        White mates in 2.
        Judged by the built-in opponent. It sees mates and what is won at once.
        It cannot judge plans and endgames. An engine can: opponent engine stockfish.
        opponent: uci:nowhere, from the next game. Type new to begin it.
        nowhere is not on this computer.
        The built-in opponent judges instead.
        rook b1 b7, king g8 f8, rook a2 a8, checkmate.
        Best: rook b1 b7.
        Game 1 not saved: no move was made.
        Goodbye.
    "#]]
    // On a slow machine it is told that it takes its time.
    .assert_eq(&run.transcript().replace("Thinking.\n", ""));
}

/// Without an engine, with few pieces, in a game too; and what is wrong with a folder is told at once.
#[test]
fn the_tables_answer_in_the_real_program_and_faults_are_told() {
    let home = Home::new();
    let files = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/endgames/files");
    let folder = home.path("my tables");
    let set = |language: &str| format!("{language} {}", folder.display());
    let rook = ["--moves", "en", "--position", "8/8/8/4k3/8/8/8/KR6 w - - 0 1"];
    let run = |args: &[&str], lines: &[&str]| {
        let args: Vec<&str> = rook.iter().chain(args).copied().collect();
        let told = home.play(&args, lines).transcript();
        told.replace(&home.path("").display().to_string(), "HOME/")
    };
    let missing = run(&["--talk", "en"], &[&set("set tables"), "eval", "eval", "best", "quit"]);
    std::fs::create_dir(&folder).unwrap();
    let empty = run(&["--talk", "de"], &[&set("einstellen Tabellen"), "bewertung", "ende"]);
    let table = std::fs::read(format!("{files}/KRvK.rtbz")).unwrap();
    std::fs::write(folder.join("KRvK.rtbz"), &table[..1000]).unwrap();
    let cut = run(&["--talk", "de"], &[&set("einstellen tables"), "ende"]);
    std::fs::write(folder.join("KRvK.rtbz"), &table).unwrap();
    let whole = run(&["--talk", "en"], &[&set("set tables"), "set tables off", "quit"]);
    expect![[r#"
        Special starting position. To hear it: board.
        For the usual one: new usual.
        Your move.
        The folder HOME/my tables cannot be read. To name another one: set tables.
        tables: HOME/my tables.
        White wins: mate in 15.
        White wins: mate in 15.
        Every move wins.
        By the endgame tables, without doubt.
        Best: rook b1 e1, check.
        Game 1 not saved: no move was made.
        Goodbye.

        Keine Endspieltabellen in HOME/my tables. Einen anderen nennen: einstellen Tabellen.
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        Besondere Anfangsstellung. Zum Anhören: brett.
        Für die übliche: neu normal.
        Du bist am Zug.
        Keine Endspieltabellen in HOME/my tables. Einen anderen nennen: einstellen Tabellen.
        Tabellen: HOME/my tables.
        Weiß gewinnt: matt in 15.
        Partie 1 nicht gespeichert: noch kein Zug.
        Auf Wiedersehen.

        Beschädigte Endspieltabelle: KRvK.rtbz. Kopiere sie noch einmal.
        Neue Partie 1. Du spielst Weiß gegen Stufe 3.
        Besondere Anfangsstellung. Zum Anhören: brett.
        Für die übliche: neu normal.
        Du bist am Zug.
        Beschädigte Endspieltabelle: KRvK.rtbz. Kopiere sie noch einmal.
        Tabellen: HOME/my tables.
        Partie 1 nicht gespeichert: noch kein Zug.
        Auf Wiedersehen.

        Special starting position. To hear it: board.
        For the usual one: new usual.
        Your move.
        Endgame tables for up to 4 pieces.
        tables: HOME/my tables.
        tables: off.
        Game 1 not saved: no move was made.
        Goodbye.
    "#]]
    .assert_eq(&[missing, empty, cut, whole].join("\n"));
}

/// The built-in opponent begins by the book, with each seed by another line, and the same by the same.
#[test]
fn the_built_in_opponent_begins_by_the_book() {
    let home = Home::new();
    let first = |seed: &str, book: &str| {
        let args = ["--moves", "en", "--side", "black", "--seed", seed, "--book", book];
        let args = [&["play", "--speech", "off"], &args[..]].concat();
        let told = home.run_with(&args, b"last\nquit\n").transcript();
        told.lines().find_map(|line| line.strip_suffix(". White, move 1.")).unwrap().to_owned()
    };
    let moves: BTreeSet<String> = (1..=8).map(|seed| first(&seed.to_string(), "builtin")).collect();
    let played = ["knight g1 f3", "pawn c2 c4", "pawn d2 d4", "pawn e2 e4", "pawn g2 g3"];
    assert!(moves.len() > 1 && moves.iter().all(|mv| played.contains(&mv.as_str())), "{moves:?}");
    assert_eq!(first("3", "builtin"), first("3", "builtin"));
    let without: BTreeSet<String> = (1..=4).map(|seed| first(&seed.to_string(), "off")).collect();
    assert_ne!(without, moves);
}

/// What is played is told of the book and of one's own games; what is no book is told at once.
#[test]
fn a_book_of_ones_own_is_read_and_games_are_counted() {
    let home = Home::new();
    let mut told = Vec::new();
    let mut play = |args: &[&str], lines: &[&str]| {
        let run = home.play(&[&["--moves", "en", "--book", "builtin"], args].concat(), lines);
        let text = run.transcript().replace(&home.path("").display().to_string(), "HOME/");
        told.push(text);
    };
    play(&["--opponent", "human"], &["a3", "e5", "resign", "yes", "quit"]);
    let file = home.path("my book.bin");
    let set = format!("set book {}", file.display());
    let set_in_german = format!("einstellen eröffnungsbuch {}", file.display());
    let after_start = ["book", set.as_str(), "book", "quit"];
    play(&[], &after_start);
    std::fs::write(&file, [7; 33]).unwrap();
    play(&["--talk", "de"], &[&set_in_german, "ende"]);
    std::fs::write(&file, [7; 32]).unwrap();
    play(&["--talk", "de"], &[&set_in_german, "ende"]);
    // The start position, the move e2 e4, and a weight of 3.
    let start = 0x463b_9618_1691_fc9c_u64.to_be_bytes();
    std::fs::write(&file, [&start[..], &[3, 28], &[0, 3], &[0; 4]].concat()).unwrap();
    play(&["--talk", "de"], &[&set_in_german, "buch", "ende"]);
    expect![[r#"
        pawn a2 a3
        pawn e7 e5
        Resign for White? yes or no.
        White resigns. Black wins.
        Type new for another game, or open 1 to go through this one.
        Goodbye.

        New game 2. You play White against level 3.
        pawn e2 e4: 39 percent.
        pawn d2 d4: 37 percent.
        knight g1 f3: 12 percent.
        pawn c2 c4: 11 percent.
        pawn g2 g3: 1 percent.
        And 7 more moves.
        The book HOME/my book.bin cannot be read: the file does not exist. To name another one: set book.
        book: HOME/my book.bin.
        pawn a2 a3: in one of your games.
        Goodbye.

        Neue Partie 2. Du spielst Weiß gegen Stufe 3.
        Kein ganzes Polyglot-Buch: HOME/my book.bin. Kopiere es noch einmal.
        Eröffnungsbuch: HOME/my book.bin.
        Auf Wiedersehen.

        Neue Partie 2. Du spielst Weiß gegen Stufe 3.
        Kein Polyglot-Eröffnungsbuch: HOME/my book.bin. Ein anderes nennen: einstellen Eröffnungsbuch.
        Eröffnungsbuch: HOME/my book.bin.
        Auf Wiedersehen.

        Neue Partie 2. Du spielst Weiß gegen Stufe 3.
        Eröffnungsbuch: HOME/my book.bin.
        pawn e2 e4: 100 Prozent.
        pawn a2 a3: in einer deiner Partien.
        Auf Wiedersehen.
    "#]].assert_eq(&told.join("\n"));
}
