//! Finding games and going through one, by the real program.

use expect_test::expect;

use crate::program::{Home, Run, undated};

/// A home whose archive has the fool's mate and a game that was left.
fn home() -> Home {
    let home = Home::new();
    home.play(&["--opponent", "human"], &["f3", "e5", "g4", "Qh4", "quit"]).transcript();
    home.play(&["--opponent", "human"], &["d4", "d5", "quit"]).transcript();
    home
}

fn without_date(run: Run) -> String {
    undated(&run.transcript())
}

fn study(home: &Home, game: &str, lines: &[&str]) -> Run {
    let input = crate::program::lines_of(lines);
    home.run_with(&["study", game, "--speech", "off", "--moves", "en"], input.as_bytes())
}

#[test]
fn a_game_is_found_opened_and_closed_inside_a_game() {
    let home = home();
    let lines = ["e4", "games", "open 1", "", "", "close", "turn", "quit"];
    let out = without_date(home.play(&["--moves", "en", "--level", "1"], &lines));
    expect![[r#"
        Game 2, player 1 against player 2, is unfinished: move 2, DAY.
        To continue: resume 2
        New game 3. You play White against level 1.
        pawn e2 e4
        pawn d7 d6
        3 games.
        3: against level 1, you play White, unfinished, move 2, DAY, TIME.
        2: player 1 against player 2, unfinished, move 2, DAY, TIME.
        1: player 1 against player 2, Black won, DAY, TIME, A00.
        player 1 against player 2, game 1.
        2 moves. Enter for the next.
        Your game 3 waits. Type close to go back.
        pawn f2 f3
        pawn e7 e5
        Back to game 3.
        pawn d7 d6. Black, move 1.
        White to move, move 2. You play White.
        Game 3 saved. To continue: touchmove resume
        Goodbye.
    "#]]
    .assert_eq(&out);
    let out = home.resume(&["--moves", "en"], &["score", "quit"]).transcript();
    assert!(out.contains("Game 3 resumed. 1 move so far."), "{out}");
}

#[test]
fn games_are_found_by_result_and_by_position() {
    let home = home();
    let lines = ["games 0-1", "open 1", "end", "where", "games here", "open 1", "about", "quit"];
    let out = without_date(study(&home, "2", &lines));
    expect![[r#"
        player 1 against player 2, game 2.
        1 move. Enter for the next.
        1 game.
        1: player 1 against player 2, Black won, DAY, TIME, A00.
        player 1 against player 2, game 1.
        2 moves. Enter for the next.
        queen d8 h4, checkmate, Black 2.
        End of the game.
        Black won.
        queen d8 h4, checkmate, Black 2.
        The line ends at move 2.
        player 1 against player 2, game 1.
        1 game.
        1: player 1 against player 2, Black won, DAY, TIME, A00.
        player 1 against player 2, game 1.
        2 moves. Enter for the next.
        player 1 against player 2, game 1.
        Black won.
        Date: DAY.
        Goodbye.
    "#]]
    .assert_eq(&out);
}

#[test]
fn a_name_that_nobody_has_may_be_an_opening() {
    let home = home();
    let out = without_date(home.play(&[], &["games barnes 0-1", "games barnes 1-0", "quit"]));
    let found: Vec<&str> = out.lines().skip(3).take(3).collect();
    let expected = [
        "1 game.",
        "1: player 1 against player 2, Black won, DAY, TIME, A00.",
        "No game found: barnes 1-0. For all games: games.",
    ];
    assert_eq!(found, expected, "{out}");
}

#[test]
fn the_german_word_for_the_end_leaves_the_program_and_goes_to_no_move() {
    let lines = ["öffne partie 1", "schluss", "schließe", "turn", "öffne partie 1", "ende", "turn"];
    let out = home().play(&["--moves", "de", "--talk", "de"], &lines).transcript();
    let expected = "\
Dame d8 h4, matt, Schwarz 2.
Ende der Partie.
Schwarz gewann.
Zurück zu Partie 3.
Noch kein Zug.
Weiß am Zug, Zug 1. Du spielst Weiß.
Spieler 1 gegen Spieler 2, Partie 1.
2 Züge. Weiter mit Enter.
Deine Partie 3 wartet. Zum Zurückkehren: schließen.
Auf Wiedersehen.
";
    assert!(out.ends_with(expected), "{out}");
}

#[test]
fn after_a_list_its_number_is_enough() {
    let lines = ["games", "1", "where", "1", "close", "3", "games white", "1", "quit"];
    let out = home().play(&["--moves", "en"], &lines).transcript();
    let after = |text: &str, lines: usize| out.split_once(text).unwrap().1.lines().nth(lines);
    assert_eq!(after("Black won, ", 1), Some("player 1 against player 2, game 1."), "{out}");
    // Only directly after it: later a number is no move.
    assert_eq!(out.matches("Not a move.").count(), 3, "{out}");
    assert!(out.contains("white needs something after it, for example games player Anna or games since 2013.\nNot a move."), "{out}");
}

#[test]
fn a_study_alone_begins_no_game_and_leaves_none() {
    let home = home();
    let before = home.run(&["games"]).transcript();
    let out = study(&home, "1", &["", "", "auto 1", "close"]).transcript();
    expect![[r#"
        player 1 against player 2, game 1.
        2 moves. Enter for the next.
        pawn f2 f3
        pawn e7 e5
        A move every 1 second. Enter stops.
        pawn g2 g4
        queen d8 h4, checkmate
        Black won.
        Goodbye.
    "#]]
    .assert_eq(&out);
    assert_eq!(home.run(&["games"]).transcript(), before);
    assert!(study(&home, "1", &["draw", "new", "quit"]).transcript().contains("New game 3."));
    assert_eq!(home.run(&["games"]).transcript(), before);
}

#[test]
fn a_game_that_is_played_on_is_a_new_one() {
    let home = home();
    let lines = ["goto 1 black", "play-on black", "board f3", "quit"];
    let out = study(&home, "1", &lines).transcript();
    assert!(out.contains("New game 3. You play Black"), "{out}");
    assert!(out.contains("Game 3 saved."), "{out}");
    let first = home.run(&["export", "3", "--pgn"]).transcript();
    assert!(first.contains("[FEN \"rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w"), "{first}");
}

#[test]
fn a_game_that_is_not_there_is_told() {
    let refusal = study(&home(), "99", &[]).refusal(1);
    assert_eq!(refusal, "No game 99. To list the newest: touchmove games\n");
}

#[test]
fn an_archive_that_is_gone_costs_a_sentence_and_no_game() {
    let home = home();
    let mut running = home.start_game(&["--opponent", "human", "--moves", "en"]);
    running.type_line("e4");
    running.wait_for("pawn e2 e4");
    for file in ["archive.db", "archive.db-wal", "archive.db-shm"] {
        let _ = std::fs::remove_file(home.data(file));
    }
    running.feed(b"games\nopen game 1\nend\nclose\nturn\nquit\n".to_vec());
    let run = running.end();
    assert!(run.text().contains("Black to move, move 1."), "{}", run.text());
}
