//! Openings: those of a file and those of one's own games, practised move by move.

use std::io::ErrorKind;

use expect_test::expect;
use shakmaty::{Color, Move, Position as _};
use touchmove::archive::PlayedGame;
use touchmove::archive::{Attempts, GameId};
use touchmove::laws::Position;
use touchmove::lessons::Written;
use touchmove::practice::cards::Grade;
use touchmove::repertoires::FOLDER;

use super::{Table, read};

const ITALIAN: &str = "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 Nc6 (2... Nf6 3. Nxe5) 3. Bc4 *\n";

/// The moves of a game.
fn moves(text: &str) -> Vec<Move> {
    let english = super::voice("en");
    let mut position = Position::default();
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        let mv = read(word, &[english.vocabulary()], &position).unwrap();
        position.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}

fn game(number: i64, side: Option<Color>, text: &str) -> PlayedGame {
    PlayedGame { game: GameId(number), side, start: Position::default(), moves: moves(text) }
}

fn practising(talk: &str, files: &[(&str, Result<&str, ErrorKind>)]) -> Table {
    let mut table = Table::repeating(talk, Attempts::default());
    let written = |(file, text): &(&str, Result<&str, ErrorKind>)| Written {
        file: format!("repertoire/{file}"),
        text: text.map(str::to_owned),
    };
    table.written = files.iter().map(written).collect();
    table
}

#[test]
fn openings_of_a_file_are_asked_until_none_is_left() {
    let mut table = practising("en", &[("italian.pgn", Ok(ITALIAN))]);
    table.types("repertoire").types("repertoire italian");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > repertoire
        Your openings. To practise one, type repertoire and its name.
        italian, White: 5 positions, 5 to practise.
        45 openings are built in. To list them: repertoire openings
        > repertoire italian
        Openings: italian. You play White.
        (game 1 waits)
        From the start.
        Move 1, White: your move?
    "#]]);
}

#[test]
fn each_answer_is_a_card_that_comes_again() {
    let mut table = practising("en", &[("short.pgn", Ok("1. d4 d5 2. c4 (2. Nf3) *\n"))]);
    table.types("repertoire short white").types("hint").types("hint").types("e4").types("d4");
    table.types("last").types("about").types("c4").types("today").types("repertoire short");
    table.types("repertoire short black").types("next");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > repertoire short white
        Openings: short. You play White.
        (game 1 waits)
        From the start.
        Move 1, White: your move?
        > hint
        It is the pawn on d2.
        > hint
        The pawn goes to d4.
        > e4
        Not in your openings. Try again.
        > d4
        Right.
        (opening/short//d2d4: Wrong)
        pawn d7 d5.
        Move 2, White: your move?
        > last
        pawn d7 d5. Black, move 1.
        > about
        From the start: pawn d2 d4, pawn d7 d5.
        Move 2, White: your move?
        > c4
        Right.
        Also in your openings: knight g1 f3.
        (opening/short/d2d4 d7d5/c2c4 g1f3: Right)
        1 of 2 right.
        Nothing left to practise here.
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > today
        Nothing is due today.
        New lines: repertoire short.
        > repertoire short
        Openings: short. You play Black.
        (game 1 waits)
        From the start: pawn d2 d4.
        Move 1, Black: your move?
        > repertoire short black
        Openings: short. You play Black.
        From the start: pawn d2 d4.
        Move 1, Black: your move?
        > next
        In your openings: pawn d7 d5.
        (opening/short/d2d4/d7d5: Wrong)
        0 of 1 right.
        Nothing left to practise here.
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
    "#]]);
}

#[test]
fn what_a_player_has_played_twice_is_practised() {
    let mut table = practising("de", &[]);
    let black = Some(Color::Black);
    table.games = vec![
        game(9, black, "e4 c5 Nf3 d6"),
        game(8, black, "e4 c5 Nc3 Nc6"),
        game(7, black, "e4 e5"),
        game(6, black, "e4 c5 Nf3 d6"),
        game(5, Some(Color::White), "d4 d5"),
        game(4, None, "d4 d5"),
    ];
    table.types("repertoire").types("repertoire partien").types("c5").types("d6");
    table.types("repertoire partien weiß").types("schließen");
    table.expect(expect![[r#"
        (new game for two, in German)
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > repertoire
        Deine Eröffnungen. Zum Üben gib repertoire und den Namen ein.
        Partien, Schwarz: 2 Stellungen, 2 zu üben.
        45 Eröffnungen sind eingebaut. Ihre Liste: repertoire Eröffnungen
        > repertoire partien
        Eröffnungen: Partien. Du spielst Schwarz.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Vom Anfang an: pawn e2 e4.
        Zug 1, Schwarz: dein Zug?
        > c5
        Richtig.
        (opening//e2e4/c7c5: Right)
        knight g1 f3.
        Zug 2, Schwarz: dein Zug?
        > d6
        Richtig.
        (opening//e2e4 c7c5 g1f3/d7d6: Right)
        2 von 2 richtig.
        Hier ist nichts mehr zu üben.
        Zurück zu Partie 1.
        Noch kein Zug.
        Die Uhren stehen. Enter startet sie.
        > repertoire partien weiß
        Keine Varianten in partien.
        > schließen
        Zum Aufhören: ende. Jeder Zug ist gespeichert.
    "#]]);
}

#[test]
fn wrong_files_and_names_are_told() {
    let broken = "[FEN \"7k/8/8/8/8/8/R7/1R4K1 w - - 0 1\"]\n\n1. Ra7 *\n\n1. e5 *\n";
    let files = [("broken.pgn", Ok(broken)), ("closed.pgn", Err(ErrorKind::PermissionDenied))];
    let mut table = practising("en", &files);
    table.types("repertoire").types("repertoire elephants").types("repertoire broken");
    table.types("repertoire games").types("turn");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > repertoire
        A line begins from the usual starting position. Ignored: line 1 of repertoire/broken.pgn.
        e5 is not legal here. Ignored: line 5 of repertoire/broken.pgn.
        The file cannot be read: its permissions do not allow it. Ignored: repertoire/closed.pgn.
        No openings yet. Put a PGN file with your lines into the folder repertoire of the data folder, or play more games.
        45 openings are built in. To list them: repertoire openings
        > repertoire elephants
        No openings called elephants. To list yours: repertoire.
        45 openings are built in. To list them: repertoire openings
        Your own files go into repertoire.
        > repertoire broken
        A line begins from the usual starting position. Ignored: line 1 of repertoire/broken.pgn.
        e5 is not legal here. Ignored: line 5 of repertoire/broken.pgn.
        No lines in broken.
        > repertoire games
        No lines in games.
        > turn
        White to move, move 1.
    "#]]);
}

#[test]
fn a_card_that_the_file_does_not_have_any_more_does_not_come_again() {
    let mut table = practising("en", &[("one.pgn", Ok("1. e4 e5 2. Nf3 *\n"))]);
    let went = |name: &str| super::repeating::tried(&[(name, Grade::Wrong)], 9);
    table.tried = went("opening/one/e2e4 e7e5/g1f3");
    table.types("practise").types("Nf3");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > practise
        Openings: one. You play White.
        (game 1 waits)
        From the start: pawn e2 e4, pawn e7 e5.
        Move 2, White: your move?
        > Nf3
        Right.
        (opening/one/e2e4 e7e5/g1f3: Right)
        That was all for today.
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
    "#]]);
    let mut table = practising("en", &[("one.pgn", Ok("1. e4 e5 2. Bc4 *\n"))]);
    table.tried = went("opening/one/e2e4 e7e5/g1f3");
    table.types("practise");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > practise
        Nothing is due today.
        New lines: repertoire one.
    "#]]);
}

#[test]
fn mates_that_were_possible_in_games_are_puzzles() {
    let mut table = practising("en", &[]);
    // The fool could have been mated, and was not; the scholar was.
    table.games = vec![game(12, None, "f3 e5 g4 d6"), game(3, None, "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#")];
    table.types("puzzle games").types("Qf6").types("Qh4").types("").types("hint");
    table.types("Qxf7").types("").types("close").types("today");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > puzzle games
        Puzzle from game 12, 32 pieces.
        (game 1 waits)
        Black: king e8, queen d8, rooks a8, h8,
        bishops c8, f8, knights b8, g8,
        pawns a7, b7, c7, d7, e5, f7, g7, h7.
        White: king e1, queen d1, rooks a1, h1,
        bishops c1, f1, knights b1, g1,
        pawns a2, b2, c2, d2, e2, f3, g4, h2.
        White has played pawn g2 g4.
        Black to move. Find the best move.
        > Qf6
        White answers knight g1 h3. Try again.
        > Qh4
        Right, that solves it.
        Mate.
        (puzzle/game:12/rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2: Wrong)
        Another one: Enter.
        > 
        Puzzle from game 3, 32 pieces.
        White: king e1, queen h5, rooks a1, h1,
        bishops c1, c4, knights b1, g1,
        pawns a2, b2, c2, d2, e4, f2, g2, h2.
        Black: king e8, queen d8, rooks a8, h8,
        bishops c8, f8, knights c6, f6,
        pawns a7, b7, c7, d7, e5, f7, g7, h7.
        Black has played knight g8 f6.
        (what is the best move?)
        > hint
        It is mate in one.
        > Qxf7
        Right, that solves it.
        Mate.
        (puzzle/game:3/r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4: Helped)
        Another one: Enter.
        > 
        No new mates in your games.
        New puzzles: puzzle.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > today
        Nothing is due today.
        New puzzles: puzzle.
    "#]]);
}

#[test]
fn a_file_is_named_with_its_ending_and_its_folder_is_told() {
    let mut table = practising("en", &[("short.PGN", Ok("1. d4 d5 2. c4 *\n"))]);
    table.types("repertoire short.pgn white").types("close").types("repertoire mine");
    table.written.clear();
    table.closed = vec![FOLDER];
    table.types("repertoire").types("repertoire short");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > repertoire short.pgn white
        Openings: short. You play White.
        (game 1 waits)
        From the start.
        Move 1, White: your move?
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > repertoire mine
        No openings called mine. To list yours: repertoire.
        45 openings are built in. To list them: repertoire openings
        Your own files go into repertoire.
        > repertoire
        repertoire cannot be read. Check its permissions.
        45 openings are built in. To list them: repertoire openings
        > repertoire short
        repertoire cannot be read. Check its permissions.
    "#]]);
}

#[test]
fn where_nothing_is_to_be_practised_what_is_new_is_named() {
    let files = [("one.pgn", Ok("1. e4 *\n")), ("two.pgn", Ok("1. d4 *\n"))];
    let mut table = practising("en", &files);
    table.types("today").types("practise").types("repertoire one").types("e4");
    table.types("repertoire one").types("today").types("repertoire two").types("d4");
    table.types("today");
    let white = Some(Color::White);
    table.games = vec![game(9, white, "d4 d5"), game(8, white, "d4 d5")];
    table.types("today");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > today
        Nothing is due today.
        New lines: repertoire one.
        > practise
        Nothing is due today.
        New lines: repertoire one.
        > repertoire one
        Your openings. To practise one, type repertoire and its name.
        one, White: one position, 1 to practise.
        two, White: one position, 1 to practise.
        45 openings are built in. To list them: repertoire openings
        > e4
        pawn e2 e4
        > repertoire one
        Your openings. To practise one, type repertoire and its name.
        one, White: one position, 1 to practise.
        two, White: one position, 1 to practise.
        45 openings are built in. To list them: repertoire openings
        > today
        Nothing is due today.
        New lines: repertoire one.
        > repertoire two
        Openings: two. You play White.
        (game 1 waits)
        From the start.
        Move 1, White: your move?
        > d4
        Right.
        (opening/two//d2d4: Right)
        1 of 1 right.
        Nothing left to practise here.
        Back to game 1.
        pawn e2 e4. White, move 1.
        (the clocks are stopped)
        > today
        Nothing is due today.
        New lines: repertoire one.
        > today
        Nothing is due today.
        New lines: repertoire one.
    "#]]);
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn openings_that_are_built_in_are_listed_named_and_asked_from_either_side() {
    let mut table = practising("en", &[]);
    table.types("repertoire").types("repertoire openings").types("more").types("8").types("Nf3");
    table.types("close").types("more").types("repertoire openings 41").types("games").types("more");
    table.types("repertoire sicilian").types("repertoire sicilian dragon").types("e4").types("c5");
    table.types("hint").types("hint").types("next").types("close");
    table.types("repertoire italian black").types("e5").types("Nf6").types("close");
    table.types("repertoire elephant").types("repertoire evans").types("e4").types("close");
    table.types("today");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > repertoire
        No openings yet. Put a PGN file with your lines into the folder repertoire of the data folder, or play more games.
        45 openings are built in. To list them: repertoire openings
        > repertoire openings
        1. Italian Game, White
        2. Italian Game, Two Knights Defense, White
        3. Italian Game, Evans Gambit, White
        4. Ruy Lopez, White
        5. Scotch Game, White
        40 more. Type more.
        > more
        6. Four Knights Game, White
        7. Petrov's Defense, Black
        8. Philidor Defense, Black
        9. King's Gambit Accepted, White
        10. Vienna Game, White
        35 more. Type more.
        > 8
        Openings: Philidor Defense. You play Black.
        (game 1 waits)
        From the start: pawn e2 e4.
        Move 1, Black: your move?
        > Nf3
        You have no knight that reaches f3.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > more
        Nothing more. For a list of games: games.
        > repertoire openings 41
        41. Queen's Pawn Game, Colle System, White
        42. Trompowsky Attack, White
        43. English Opening, White
        44. Réti Opening, White
        45. King's Indian Attack, White
        > games
        > more
        Nothing more. For a list of games: games.
        > repertoire sicilian
        Which one: Najdorf Variation, Dragon Variation, Lasker-Pelikan Variation, Scheveningen Variation, Kan Variation, Closed, Alapin Variation, Smith-Morra Gambit?
        > repertoire sicilian dragon
        Openings: Sicilian Defense, Dragon Variation. You play Black.
        (game 1 waits)
        From the start: pawn e2 e4.
        Move 1, Black: your move?
        > e4
        You have no pawn that reaches e4.
        > c5
        Right.
        (opening/:Sicilian Defense: Dragon Variation/e2e4/c7c5: Right)
        knight g1 f3.
        Move 2, Black: your move?
        > hint
        The opening: Sicilian Defense.
        > hint
        It is the pawn on d7.
        > next
        In your openings: pawn d7 d6.
        (opening/:Sicilian Defense: Dragon Variation/e2e4 c7c5 g1f3/d7d6: Wrong)
        pawn d2 d4.
        Move 3, Black: your move?
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > repertoire italian black
        Openings: Italian Game. You play Black.
        (game 1 waits)
        From the start: pawn e2 e4.
        Move 1, Black: your move?
        > e5
        Right.
        (opening/:Italian Game/e2e4/e7e5: Right)
        knight g1 f3.
        Move 2, Black: your move?
        > Nf6
        Not in your openings. Try again.
        > close
        (opening/:Italian Game/e2e4 e7e5 g1f3/b8c6: Wrong)
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > repertoire elephant
        No openings called elephant. To list yours: repertoire.
        45 openings are built in. To list them: repertoire openings
        Your own files go into repertoire.
        > repertoire evans
        Openings: Italian Game, Evans Gambit. You play White.
        (game 1 waits)
        From the start.
        Move 1, White: your move?
        > e4
        Right.
        (opening/:Italian Game: Evans Gambit//e2e4: Right)
        pawn e7 e5.
        Move 2, White: your move?
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > today
        Nothing is due today.
        New puzzles: puzzle.
    "#]]);
    let mut table = practising("de", &[]);
    table.types("repertoire italienisch").types("e4").types("schließen");
    table.types("repertoire damengambit").types("repertoire französisch");
    table.expect(expect![[r#"
        (new game for two, in German)
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > repertoire italienisch
        Eröffnungen: Italienische Partie. Du spielst Weiß.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Vom Anfang an.
        Zug 1, Weiß: dein Zug?
        > e4
        Richtig.
        (opening/:Italian Game//e2e4: Right)
        pawn e7 e5.
        Zug 2, Weiß: dein Zug?
        > schließen
        Zurück zu Partie 1.
        Noch kein Zug.
        Die Uhren stehen. Enter startet sie.
        > repertoire damengambit
        Welches: Abgelehntes Damengambit, Angenommenes Damengambit?
        > repertoire französisch
        Eröffnungen: Französische Verteidigung. Du spielst Schwarz.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Vom Anfang an: pawn e2 e4.
        Zug 1, Schwarz: dein Zug?
    "#]]);
}
