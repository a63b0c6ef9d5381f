//! Games at odds, as they are heard: what is given, how it goes on, and what comes of it.

use expect_test::{Expect, expect};

use crate::program::{Home, lines_of};

fn plays(talk: &str, args: &[&str], lines: &[&str], expected: &Expect) -> Home {
    let home = Home::new();
    let args = [&["--moves", talk, "--talk", talk], args].concat();
    expected.assert_eq(&sentences(&home.play(&args, lines).transcript()));
    home
}

/// What is heard but the moves: those of the opponent are by chance.
fn sentences(heard: &str) -> String {
    let is_sentence = |line: &&str| line.ends_with(['.', ':']);
    lines_of(&heard.lines().filter(is_sentence).collect::<Vec<_>>())
}

/// What a PGN file has of the game that was played first.
fn exported(home: &Home) -> String {
    let run = home.run(&["export", "1"]);
    let is_told = |line: &&String| {
        ["[White", "[Black", "[Result", "[Odds", "[SetUp", "[FEN", "[TimeControl"]
            .iter()
            .any(|tag| line.starts_with(tag))
    };
    lines_of(&run.out.iter().filter(is_told).map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn the_opponent_gives_a_knight_and_takes_the_other_colour_with_it() {
    plays(
        "en",
        &[],
        &["new knight odds", "about", "new black", "about", "new usual"],
        &expect![[r#"
            New game 1. You play White against level 3.
            Black gives odds: knight b8.
            Your move.
            You play White against level 3.
            This game has no clocks.
            Black gives odds: knight b8.
            New game 1. You play Black against level 3.
            White gives odds: knight b1.
            You play Black against level 3.
            This game has no clocks.
            White gives odds: knight b1.
            Leave this game? New: you play Black against level 3, no clock. yes or no.
            Goodbye.
        "#]],
    );
}

#[test]
fn a_draw_is_lost_by_the_giver_and_a_rematch_is_at_the_same_odds() {
    let lines = [
        "new friend 10 odds knight odds draw time odds 3",
        "e4",
        "e5",
        "draw",
        "yes",
        "draw",
        "rematch",
        "about",
    ];
    let home = plays(
        "en",
        &[],
        &lines,
        &expect![[r#"
        New game 1 for two players.
        White:
        Time: 10 minutes.
        Black:
        Time: 3 minutes.
        Black gives odds: knight b8, a draw counts as a loss, time on the clock.
        Offer a draw? yes or no.
        White offers a draw.
        Black: type accept or decline.
        Draw by agreement. By the odds, White wins.
        rematch or new: another game. summary: this one in short. open 1: its moves.
        New game 2 for two players.
        White:
        Time: 3 minutes.
        Black:
        Time: 10 minutes.
        White gives odds: knight b1, a draw counts as a loss, time on the clock.
        Two players at one keyboard.
        White:
        Time: 3 minutes.
        Black:
        Time: 10 minutes.
        Time warnings: 5 minutes, 2 minutes, 1 minute. To change: set warnings.
        White gives odds: knight b1, a draw counts as a loss, time on the clock.
        Game 2 not saved: no move was made.
        Goodbye.
    "#]],
    );
    expect![[r#"
        [White "Player"]
        [Black "Player"]
        [Result "1-0"]
        [BlackTimeControl "180"]
        [FEN "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
        [Odds "black knight draw time 3"]
        [SetUp "1"]
        [WhiteTimeControl "600"]
    "#]]
    .assert_eq(&exported(&home));
}

#[test]
fn who_has_two_moves_has_white() {
    plays(
        "de",
        &["--side", "black"],
        &["neu Bauer und zwei Züge", "ja", "neu gebe Zugvorgabe"],
        &expect![[r#"
            Neue Partie 1. Du spielst Schwarz gegen Stufe 3.
            Diese Partie verlassen? Neu: du spielst Weiß gegen Stufe 3, ohne Uhr, Schwarz gibt vor: Bauer f7, Weiß hat e4 schon gezogen. ja oder nein.
            Partie 1 ist gespeichert.
            Neue Partie 2. Du spielst Weiß gegen Stufe 3.
            Schwarz gibt vor: Bauer f7, Weiß hat e4 schon gezogen.
            Du bist am Zug.
            Neue Partie 2. Du spielst Schwarz gegen Stufe 3.
            Schwarz gibt vor: Weiß hat e4 schon gezogen.
            Auf Wiedersehen.
        "#]],
    );
}

#[test]
fn no_castling_with_a_rook_that_was_given() {
    let lines =
        ["new give rook odds friend", "d4", "d5", "Bf4", "Nf6", "Nc3", "e6", "Qd2", "Be7", "O-O-O"];
    plays(
        "en",
        &[],
        &lines,
        &expect![[r#"
        New game 1 for two players.
        White gives odds: rook a1.
        You cannot castle there: the starting position does not allow it.
        Goodbye.
    "#]],
    );
}

#[test]
fn a_game_at_odds_goes_on_at_them() {
    let home = plays(
        "en",
        &["--odds", "draw", "--opponent", "human"],
        &["e4"],
        &expect![[r#"
        Black gives odds: a draw counts as a loss.
        Goodbye.
    "#]],
    );
    expect![[r#"
        Game 1 resumed. 1 move so far.
        Black gives odds: a draw counts as a loss.
        pawn e2 e4. White, move 1.
        Offer a draw? yes or no.
        White offers a draw.
        Black: type accept or decline.
        Draw by agreement. By the odds, White wins.
        rematch or new: another game. summary: this one in short. open 1: its moves.
        Goodbye.
    "#]]
    .assert_eq(&sentences(
        &home.resume(&["--talk", "en"], &["e5", "draw", "yes", "draw"]).transcript(),
    ));
}

#[test]
fn odds_that_no_game_can_have_are_refused() {
    let lines = [
        "new odds",
        "new time odds",
        "new time odds 5",
        "new queen odds atomic",
        "new draw odds atomic",
    ];
    plays(
        "en",
        &[],
        &lines,
        &expect![[r#"
            Not understood: odds. Type help new.
            Add the giver's time, such as 5 or 3+2.
            Time odds need a clock. Add one, such as 10+5.
            No odds of pieces here: they begin from the usual position.
            New game 1. You play White against level 3.
            Black gives odds: a draw counts as a loss.
            Atomic. Type article for its rules.
            Levels are weaker here than in chess.
            Your move.
            Game 1 not saved: no move was made.
            Goodbye.
        "#]],
    );
    let refused =
        |args: &[&str]| Home::new().run(&[&["play", "--talk", "en"], args].concat()).refusal(2);
    let flags: [&[&str]; 4] = [
        &["--odds", "bishop"],
        &["--odds", "white two-moves"],
        &["--odds", "time 5"],
        &["--odds", "rook", "--chess960"],
    ];
    expect![[r#"
        --odds cannot be bishop. It is: the odds: two-moves, pawn, pawn-and-two, exchange, knight, rook or queen; draw; time 5. Your opponent gives them, or the colour you name: white, black.
        For help: touchmove play --help
        --odds cannot be white two-moves. It is: the odds: two-moves, pawn, pawn-and-two, exchange, knight, rook or queen; draw; time 5. Your opponent gives them, or the colour you name: white, black.
        For help: touchmove play --help
        Time odds need a clock. Add one, such as 10+5.
        No odds of pieces here: they begin from the usual position.
    "#]].assert_eq(&flags.map(refused).concat());
}
