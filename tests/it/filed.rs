//! Games of the archive from inside, with the real program: written into files, deleted and brought back,
//! with notes and other names, and what games come to.

use std::fs;

use expect_test::{Expect, expect};

use crate::program::{Home, lines_of, undated};

const FRIENDS: [&str; 4] = ["--opponent", "human", "--moves", "en"];

/// What is heard when these lines are typed, with the folder of the home made the same.
fn hears(home: &Home, args: &[&str], lines: &[&str], expected: &Expect) {
    let folder = home.path("").display().to_string();
    let heard = home.play(args, lines).transcript().replace(&folder, "HOME/");
    expected.assert_eq(&undated(&heard));
}

/// A home with a game that White has won.
fn home() -> Home {
    let home = Home::new();
    let lines = ["f3", "e5", "g4", "Qh4", "quit"];
    home.play(&["--opponent", "human", "--time", "off"], &lines).transcript();
    home
}

fn file(home: &Home, name: &str) -> String {
    let text = fs::read_to_string(home.path(name)).unwrap();
    let line = |line: &str| {
        let is_day = line.starts_with("[Date ");
        if is_day { "[Date]".to_owned() } else { line.to_owned() }
    };
    text.replace('\r', "").lines().map(|it| line(it) + "\n").collect()
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_game_is_exported_under_a_name_that_is_asked_for() {
    let home = home();
    let path = |name: &str| home.path(name).display().to_string();
    let (game, old) = (path("game.pgn"), path("old.pgn"));
    fs::write(&old, "old").unwrap();
    let nowhere = path("nowhere/game.pgn");
    let (named, over) = (format!("export 1 {game}"), format!("export 1 {old}"));
    let refused = format!("export 1 {nowhere}");
    let lines = [
        "export",
        "export 1",
        &game,
        &named,
        "no",
        &over,
        "what",
        "yes",
        &refused,
        "export 9 a.pgn",
        "export the game",
        "e4",
        "export the game",
        "quit",
    ];
    hears(
        &home,
        &FRIENDS,
        &lines,
        &expect![[r#"
        New game 2 for two players.
        No moves yet.
        Which file? Type its name, such as game.pgn.
        Written to HOME/game.pgn.
        HOME/game.pgn already exists. Replace it? yes or no.
        Cancelled.
        HOME/old.pgn already exists. Replace it? yes or no.
        what is neither yes nor no.
        HOME/old.pgn already exists. Replace it? yes or no.
        Written to HOME/old.pgn.
        Not written, HOME/nowhere/game.pgn: the folder does not exist.
        No game 9. Type games for a list.
        No moves yet.
        pawn e2 e4
        Which file? Type its name, such as game.pgn.
        Game 2 saved. To continue: touchmove resume
        Goodbye.
    "#]],
    );
    assert_eq!(file(&home, "game.pgn"), file(&home, "old.pgn"));
    expect![[r#"
        [Event "Game at home"]
        [Site "?"]
        [Date]
        [Round "-"]
        [White "Player"]
        [Black "Player"]
        [Result "0-1"]
        [Termination "normal"]
        [TerminationDetails "checkmate"]
        [TimeControl "-"]

        1. f3 e5 2. g4 Qh4# 0-1
    "#]]
    .assert_eq(&file(&home, "game.pgn"));
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_score_sheet_and_a_board_are_printed_for_printer_and_embosser() {
    let home = home();
    let path = |name: &str| home.path(name).display().to_string();
    let print = |what: &str, name: &str| format!("print {what} {}", path(name));
    let lines = [
        &print("1", "sheet.txt"),
        &print("1", "sheet.brf"),
        "e4",
        &print("board", "board.txt"),
        &print("board", "board.brf"),
        "print",
        "print braille please",
        "print text",
        "quit",
    ]
    .map(str::to_owned);
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    hears(
        &home,
        &FRIENDS,
        &lines,
        &expect![[r#"
        New game 2 for two players.
        Written to HOME/sheet.txt.
        Written to HOME/sheet.brf.
        pawn e2 e4
        Written to HOME/board.txt.
        Written to HOME/board.brf.
        Which file? Type its name, such as game.txt, or game.brf for an embosser.
        print needs the name of a file, such as game.txt, or braille or text.
        Lines are printed as text now.
        Game 2 saved. To continue: touchmove resume
        Goodbye.
    "#]],
    );
    let sheet = file(&home, "sheet.txt");
    expect![[r#"
        player 1  player 2  0-1
        1. f3 e5
        2. g4 Qh4#
    "#]]
    .assert_eq(sheet.split_once("  ").unwrap().1);
    let braille = file(&home, "sheet.brf");
    assert!(braille.starts_with("GAME 1, PLAYER 1 AGAINST PLAYER 2\n"), "{braille}");
    expect![[r#"
        8 rnbqkbnr
        7 pppppppp
        6 --------
        5 --------
        4 ----P---
        3 --------
        2 PPPP-PPP
        1 RNBQKBNR
          abcdefgh
        Black to move.
        Castling: all.
        8 (!V=UV!(
        7 &&&&&&&&
        6 --------
        5 --------
        4 ----P---
        3 --------
        2 PPPP-PPP
        1 RSLQKLSR
          ABCDEFGH
        Black to move.
        Castling: all.
    "#]]
    .assert_eq(&(file(&home, "board.txt") + &file(&home, "board.brf")));
}

/// What is deleted can be brought back until the program is left, and not after it.
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_game_is_deleted_after_a_yes_and_brought_back() {
    let home = home();
    let lines = [
        "delete",
        "delete 1",
        "no",
        "delete 1",
        "yes",
        "games",
        "delete 1",
        "delete undo",
        "games",
        "undelete",
        "delete 2",
        "delete 7",
        "delete 1",
        "board",
        "yes",
        "e4",
        "delete 2",
        "delete 1 please",
        "delete 1",
        "yes",
        "quit",
    ];
    hears(
        &home,
        &FRIENDS,
        &lines,
        &expect![[r#"
            New game 2 for two players.
            delete needs the number of a game: delete 57.
            Delete game 1, player 1 against player 2? yes or no.
            Cancelled.
            Delete game 1, player 1 against player 2? yes or no.
            Game 1 deleted. To bring it back: undelete
            1 game.
            2: player 1 against player 2, unfinished, move 1, DAY, TIME.
            No game 1. Type games for a list.
            Game 1 is back.
            2 games.
            2: player 1 against player 2, unfinished, move 1, DAY, TIME.
            1: player 1 against player 2, Black won, DAY, TIME, A00.
            Nothing to bring back: no game was deleted since you began.
            Game 2 is open. Close it or begin another one, then delete it.
            No game 7. Type games for a list.
            Delete game 1, player 1 against player 2? yes or no.
            Cancelled.
            Rank 8: black rooks a, h, knights b, g,
            bishops c, f, queen d, king e.
            Rank 7: black pawns a to h.
            Ranks 6 to 3: empty.
            Rank 2: white pawns a to h.
            Rank 1: white rooks a, h, knights b, g,
            bishops c, f, queen d, king e.
            No question to answer. Type a move, or help.
            pawn e2 e4
            Game 2 is open. Close it or begin another one, then delete it.
            Delete game 1, player 1 against player 2? yes or no.
            Cancelled.
            Delete game 1, player 1 against player 2? yes or no.
            Game 1 deleted. To bring it back: undelete
            Game 2 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    hears(
        &home,
        &FRIENDS,
        &["undelete", "open 1", "quit"],
        &expect![[r#"
        Game 2, player 1 against player 2, is unfinished: move 1, DAY.
        To continue: resume 2
        New game 3 for two players.
        Nothing to bring back: no game was deleted since you began.
        No game 1. Type games for a list.
        Goodbye.
    "#]],
    );
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_game_has_a_note_and_other_names() {
    let home = home();
    let lines = [
        "note 1",
        "note 1 Fell for fool's mate {again}.",
        "note 1",
        "rename 1 Club evening",
        "rename 1 white Anna",
        "rename 1 black",
        "rename",
        "note",
        "note 9 nobody",
        "games",
        "games anna",
        "open 1",
        "about",
        "note In the train.",
        "rename white Bert",
        "about",
        "close",
        "e4",
        "note Now.",
        "about",
        "quit",
    ];
    hears(
        &home,
        &FRIENDS,
        &lines,
        &expect![[r#"
            New game 2 for two players.
            Nothing noted on game 1.
            Noted on game 1.
            Note: Fell for fool's mate {again}
            Game 1 is now: Club evening.
            Game 1 is now: Anna.
            Which name? rename 5 Club evening, or rename 5 White Anna.
            Which name? rename 5 Club evening, or rename 5 White Anna.
            No moves yet.
            No game 9. Type games for a list.
            2 games.
            2: player 1 against player 2, unfinished, move 1, DAY, TIME.
            1: Anna against player 2, Black won, DAY, TIME, A00.
            1 game.
            1: Anna against player 2, Black won, DAY, TIME, A00.
            Anna against player 2, game 1.
            2 moves. Enter for the next.
            Your game 2 waits. Type close to go back.
            Anna against player 2, game 1.
            Black won.
            Event: Club evening.
            Date: DAY.
            Note: Fell for fool's mate {again}
            Noted on game 1.
            Game 1 is now: Bert.
            Bert against player 2, game 1.
            Black won.
            Event: Club evening.
            Date: DAY.
            Note: In the train
            Back to game 2.
            No moves yet.
            pawn e2 e4
            Noted on game 2.
            Two players at one keyboard.
            This game has no clocks.
            Note: Now
            Game 2 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    let pgn = home.run(&["export", "1"]).text();
    let day = |line: &&str| !line.starts_with("[Date ");
    let pgn = lines_of(&pgn.lines().filter(day).collect::<Vec<_>>());
    expect![[r#"
        [Event "Club evening"]
        [Site "?"]
        [Round "-"]
        [White "Bert"]
        [Black "Player"]
        [Result "0-1"]
        [Termination "normal"]
        [TerminationDetails "checkmate"]
        [TimeControl "-"]

        {In the train} 1. f3 e5 2. g4 Qh4# 0-1
    "#]]
    .assert_eq(&pgn);
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn results_and_a_summary_come_after_the_game() {
    let home = home();
    let lines = [
        "results",
        "ratings",
        "f3",
        "results",
        "ratings",
        "summary",
        "rematch",
        "resign",
        "yes",
        "summary",
        "results",
        "rematch",
        "e4",
        "resign",
        "yes",
        "results",
        "summary 1",
        "summary 9",
        "summary this",
        "quit",
    ];
    let args = ["--opponent", "builtin", "--side", "white", "--level", "1", "--moves", "en"];
    let heard = home.play(&args, &lines).transcript();
    // The first move of the program in a rematch is made by chance.
    let (before, after) =
        heard.split_once("New game 3. You play Black against level 1.\n").unwrap();
    let (_, after) = after.split_once('\n').unwrap();
    let is_code = |word: &str| word.len() == 4 && word.starts_with(['A', 'B', 'C', 'D', 'E']);
    let is_opening = |line: &str| line.split_whitespace().last().is_some_and(is_code);
    let named = |line: &str| if is_opening(line) { "OPENING\n" } else { line }.to_owned();
    let after: String = after.split_inclusive('\n').map(named).collect();
    expect![[r#"
        New game 2. You play White against level 1.
        No finished games of yours yet.
        Nothing practised yet. To begin: puzzle
        pawn f2 f3
        pawn e7 e6
        The game is not over. After it: results
        The game is not over. After it: ratings
        The game is not over. After it: summary
        The game is not over. After it: rematch
        Resign? yes or no.
        White resigns. Black wins. You lose.
        rematch or new: another game. summary: this one in short. open 2: its moves.
        You lost. You played White.
        Barnes Opening. A00.
        Moves: 1.
        For the turning point and the accuracy: mistakes 2
        0 won, 0 drawn, 1 lost.
        level 1: 0 won, 0 drawn, 1 lost.
        The last games, newest first: lost.
        You have no pawn that reaches e4.
        Resign? yes or no.
        Black resigns. White wins. You lose.
        rematch or new: another game. summary: this one in short. open 3: its moves.
        0 won, 0 drawn, 2 lost.
        level 1: 0 won, 0 drawn, 2 lost.
        The last games, newest first: lost, lost.
        Black won.
        OPENING
        Moves: 2.
        For the turning point and the accuracy: mistakes 1
        No game 9. Type games for a list.
        You lost. You played Black.
        OPENING
        Moves: 1.
        For the turning point and the accuracy: mistakes 3
        Goodbye.
    "#]]
    .assert_eq(&format!("{before}{after}"));
}
