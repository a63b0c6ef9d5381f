//! What a newcomer found on the first evening, who knew nothing but the README.

use expect_test::{Expect, expect};

use crate::program::{Home, undated};
#[cfg(unix)]
use crate::terminal::Terminal;

const TWO: [&str; 6] = ["--opponent", "human", "--moves", "en", "--talk", "en"];
const ENGLISH: [&str; 4] = ["--moves", "en", "--talk", "en"];
const GERMAN: [&str; 6] = ["--opponent", "human", "--moves", "de", "--talk", "de"];

#[expect(clippy::needless_pass_by_value, reason = "`expect!` makes a value")]
fn hears(heard: String, expected: Expect) {
    expected.assert_eq(&undated(&heard));
}

/// So many games of two people, each left after its first move.
fn left(games: usize) -> Home {
    let home = Home::new();
    for _ in 0..games {
        home.play(&TWO, &["e4", "quit"]).transcript();
    }
    home
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

#[test]
fn n1_what_is_resumed_is_the_game_that_was_left_last() {
    let home = left(3);
    let resumes = |args: &[&str], lines: &[&str]| {
        let told = home.resume(&[args, &ENGLISH[..]].concat(), lines).transcript();
        first_line(&told).to_owned()
    };
    assert_eq!(resumes(&["1"], &["quit"]), "Game 1 resumed. 1 move so far.");
    assert_eq!(resumes(&[], &["e5", "quit"]), "Game 1 resumed. 1 move so far.");
    assert_eq!(resumes(&["2"], &["resume 3", "quit"]), "Game 2 resumed. 1 move so far.");
    assert_eq!(resumes(&[], &["resume", "quit"]), "Game 3 resumed. 1 move so far.");
    // In the game it is the one that was played before.
    assert_eq!(resumes(&[], &["quit"]), "Game 2 resumed. 1 move so far.");
    let started = home.play(&TWO, &["quit"]).transcript();
    assert!(started.starts_with("Game 2, player 1 against player 2, is unfinished"), "{started}");
}

#[test]
fn n2_export_names_the_game_that_is_open() {
    let home = left(3);
    let lines = ["e4", "open 3", "export", "export 1", "close", "export", "quit"];
    hears(
        home.play(&TWO, &lines).transcript(),
        expect![[r#"
            Game 3, player 1 against player 2, is unfinished: move 1, DAY.
            To continue: resume 3
            New game 4 for two players.
            pawn e2 e4
            player 1 against player 2, game 3.
            1 move. Enter for the next.
            Your game 4 waits. Type close to go back.
            Which file? Type its name, such as game.pgn.
            Which file? Type its name, such as game.pgn.
            Back to game 4.
            pawn e2 e4. White, move 1.
            Which file? Type its name, such as game.pgn.
            Game 4 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn n3_ende_leaves_a_game_that_is_gone_through() {
    let home = left(1);
    let lines = ["öffnen 1", "schluss", "ende", "e4"];
    hears(
        home.play(&GERMAN, &lines).transcript(),
        expect![[r#"
            Partie 1, Spieler 1 gegen Spieler 2, ist unbeendet: Zug 1, DAY.
            Zum Fortsetzen: fortsetzen 1
            Neue Partie 2 für zwei Spieler.
            Spieler 1 gegen Spieler 2, Partie 1.
            Ein Zug. Weiter mit Enter.
            Deine Partie 2 wartet. Zum Zurückkehren: schließen.
            Bauer e2 e4, Weiß 1.
            Ende der Partie.
            Die Partie ist nicht beendet.
            Auf Wiedersehen.
        "#]],
    );
}

#[test]
fn n4_resume_asks_before_it_leaves_a_clock_or_a_game_that_waits() {
    let home = left(1);
    let clocked = [&TWO[..], &["--time", "10"]].concat();
    let lines = [
        "d4", "resume", "no", "resume 1", "yes", "e5", "open 2", "resume 2", "no", "close",
        "open 2", "resume", "quit",
    ];
    hears(
        home.play(&clocked, &lines).transcript(),
        expect![[r#"
            Game 1, player 1 against player 2, is unfinished: move 1, DAY.
            To continue: resume 1
            New game 2 for two players.
            Time: 10 minutes.
            pawn d2 d4
            Leave this game? The one before it continues. yes or no.
            No. The game continues.
            Leave this game? Game 1 continues. yes or no.
            Game 2 is saved.
            Game 1 resumed. 1 move so far.
            pawn e2 e4. White, move 1.
            pawn e7 e5
            player 1 against player 2, game 2.
            1 move. Enter for the next.
            Your game 1 waits. Type close to go back.
            Leave this game? Game 2 continues. yes or no.
            Cancelled.
            Back to game 1.
            pawn e7 e5. Black, move 1.
            player 1 against player 2, game 2.
            1 move. Enter for the next.
            Your game 1 waits. Type close to go back.
            Back to game 1.
            pawn e7 e5. Black, move 1.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn n5_no_yes_means_what_was_asked_before_an_error() {
    let home = Home::new();
    let lines = [
        "e4",
        "new black 10 minutes",
        "new black, tempo",
        "yes",
        "resign",
        "resign now",
        "yes",
        "new 10+5",
        "yess",
        "no",
        "quit",
    ];
    hears(
        home.play(&TWO, &lines).transcript(),
        expect![[r#"
            pawn e2 e4
            Leave this game? New: two players, 10 minutes. yes or no.
            No new game started.
            Not understood: tempo. Type help new.
            No question to answer. Type a move, or help.
            Resign for Black? yes or no.
            Resign for Black? yes or no.
            Black resigns. White wins.
            rematch or new: another game. summary: this one in short. open 1: its moves.
            New game 2 for two players.
            Time: 10 minutes, plus 5 seconds per move.
            Unknown: yess. Type a move, or help.
            No question to answer. Type a move, or help.
            Goodbye.
        "#]],
    );
}

#[test]
fn n13_after_the_end_enter_alone_says_that_it_is_over() {
    let home = Home::new();
    let lines = ["f3", "e5", "g4", "Qh4", "", "quit"];
    hears(
        home.play(&TWO, &lines).transcript(),
        expect![[r#"
            pawn f2 f3
            pawn e7 e5
            pawn g2 g4
            queen d8 h4, checkmate
            Black wins.
            rematch or new: another game. summary: this one in short. open 1: its moves.
            The game is over. Type new to start another.
            Goodbye.
        "#]],
    );
}

#[cfg(unix)]
#[test]
fn n14_no_to_the_question_says_where_the_game_is() {
    let home = Home::new();
    home.write("settings.toml", "talk = \"en\"\nmoves = \"en\"\nspeech = \"off\"\n");
    home.play(&[], &["e4", "quit"]).transcript();
    let mut terminal = Terminal::new(&home, "xterm", (30, 90), &[]);
    terminal.until_shown("Continue? yes or no.");
    terminal.line("banana");
    terminal.until_shown("banana is neither yes nor no.");
    terminal.line("no");
    terminal.until_shown("Game 1 is saved.");
    terminal.until_shown("New game 2.");
    terminal.line("quit");
    assert_eq!(terminal.end(), 0);
}

#[cfg(unix)]
#[test]
fn n14_continue_is_an_answer_to_the_question() {
    for (talk, word, told) in
        [("en", "continue", "Game 1 resumed."), ("de", "weiter", "Partie 1 geht weiter.")]
    {
        let home = Home::new();
        home.write(
            "settings.toml",
            format!("talk = \"{talk}\"\nmoves = \"en\"\nspeech = \"off\"\n"),
        );
        home.play(&[], &["e4", "quit"]).transcript();
        let mut terminal = Terminal::new(&home, "xterm", (30, 90), &[]);
        terminal
            .until("the question", |terminal| terminal.rows().iter().any(|row| row.contains('?')));
        terminal.line(word);
        terminal.until_shown(told);
        terminal.line("quit");
        assert_eq!(terminal.end(), 0);
    }
}

#[test]
fn n14_continue_goes_back_to_the_game_that_waits() {
    let home = left(1);
    let lines = ["d4", "continue", "open 1", "continue", "quit"];
    hears(
        home.play(&TWO, &lines).transcript(),
        expect![[r#"
        Game 1, player 1 against player 2, is unfinished: move 1, DAY.
        To continue: resume 1
        New game 2 for two players.
        pawn d2 d4
        Black to move, move 1.
        player 1 against player 2, game 1.
        1 move. Enter for the next.
        Your game 2 waits. Type close to go back.
        Back to game 2.
        pawn d2 d4. White, move 1.
        Game 2 saved. To continue: touchmove resume
        Goodbye.
    "#]],
    );
}

#[test]
fn n15_whoever_plays_on_hears_whose_move_it_is_and_what_becomes_of_the_game() {
    let home = left(1);
    let lines = ["open 1", "end", "play-on", "quit"];
    hears(
        home.play(&ENGLISH, &lines).transcript(),
        expect![[r#"
        Game 1, player 1 against player 2, is unfinished: move 1, DAY.
        To continue: resume 1
        New game 2. You play White against level 3.
        player 1 against player 2, game 1.
        1 move. Enter for the next.
        Your game 2 waits. Type close to go back.
        pawn e2 e4, White 1.
        End of the game.
        The game is not finished.
        New game 2. You play Black against level 3.
        Special starting position. To hear it: board.
        For the usual one: new usual.
        Your move.
        Game 2 not saved: no move was made.
        Goodbye.
    "#]],
    );
}

#[test]
fn nt_games_won_and_lost_are_one_s_own() {
    let home = Home::new();
    home.play(&ENGLISH, &["e4", "resign", "yes", "quit"]).transcript();
    home.play(&TWO, &["f3", "e5", "g4", "Qh4", "quit"]).transcript();
    let mate = [&ENGLISH[..], &["--position", "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"]].concat();
    home.play(&mate, &["Qg7", "quit"]).transcript();
    let lines = ["games won", "games lost", "games won black", "games drawn", "quit"];
    hears(
        home.play(&TWO, &lines).transcript(),
        expect![[r#"
        New game 4 for two players.
        1 game.
        3: against level 3, you played White, you won, DAY, TIME.
        1 game.
        1: against level 3, you played White, you lost, DAY, TIME, B06.
        black needs something after it, for example games player Anna or games since 2013.
        No game found: drawn. For all games: games.
        Goodbye.
    "#]],
    );
    let outside = home.run(&["games", "--result", "won", "--talk", "en"]).transcript();
    hears(
        outside,
        expect![[r#"
        1 game.
        3: against level 3, you played White, you won, DAY, TIME, 1 move.
    "#]],
    );
    let german = ["partien gewonnen", "partien verloren", "ende"];
    hears(
        home.play(&GERMAN, &german).transcript(),
        expect![[r#"
        Neue Partie 4 für zwei Spieler.
        1 Partie.
        3: gegen Stufe 3, du hattest Weiß, du hast gewonnen, DAY, TIME.
        1 Partie.
        1: gegen Stufe 3, du hattest Weiß, du hast verloren, DAY, TIME, B06.
        Auf Wiedersehen.
    "#]],
    );
}

#[test]
fn nt_commands_have_their_german_names_behind_the_program_too() {
    let home = left(1);
    let listed = home.run(&["partien", "--talk", "de"]).transcript();
    assert!(listed.starts_with("Eine Partie.\n1: ") || listed.starts_with("1 Partie"), "{listed}");
    let resumed = home.run_with(&["fortsetzen", "--speech", "off", "--talk", "de"], b"ende\n");
    assert!(resumed.transcript().starts_with("Partie 1 geht weiter."));
    let help = home.run(&["exportieren", "--help"]).text();
    assert_eq!(help, home.run(&["export", "--help"]).text());
    let unknown = home.run(&["weitr", "--talk", "de"]).refusal(2);
    assert!(unknown.contains("weitr"), "{unknown}");
}

#[test]
fn nt_a_clock_and_a_colour_are_found_without_new() {
    let home = Home::new();
    let lines = [
        "clock 10+5",
        "set clock 3+2",
        "black",
        "new black, clock 5",
        "clock",
        "help colour",
        "help clock",
        "quit",
    ];
    hears(
        home.play(&TWO, &lines).transcript(),
        expect![[r#"
            time: 10+5, from the next game. Type new to begin it.
            time: 3+2, from the next game. Type new to begin it.
            To play black in another game: new black
            New game 1 for two players.
            Time: 5 minutes.
            White: 4 minutes 59 seconds.
            Black: 5 minutes.
            colour e4: whether a square is light or dark.
            To play Black: new black.
            clock: the time left, and the moves to the next period.
            clock mine: your own time.
            clock theirs: your opponent's. Short: c.
            To play with a clock: new 10+5.
            Goodbye.
        "#]],
    );
}
