//! Moves of games that somebody guesses: of those that are compiled in, and of those in the list.

use expect_test::expect;
use shakmaty::CastlingMode;
use touchmove::archive::Score;
use touchmove::laws::Position;
use touchmove::notation::pgn::{Node, Tree};
use touchmove::notation::position;

use super::Table;
use super::study::{play, score, study, study_of, tree};

/// A game in which Black loses a queen to another move than that of the game.
fn won() -> Score {
    let mut tree = Tree::new(Position::default(), CastlingMode::Standard);
    play(&mut tree, Node::ROOT, "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
    score(tree, "1-0")
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_game_that_was_won_is_guessed() {
    let mut table = Table::drilling("en");
    table.types("drill guess the move").types("last").types("where is the white queen");
    table.types("Ke1e5").types("elephant").types("hint").types("").types("about").types("a3");
    table.types("next").types("where").types("help").types("close").types("guess");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > drill guess the move
        Drill: guess the move, level 1, 6 questions.
        Edward Lasker against George Alan Thomas, 1912. White won.
        Guess each move of one side. The other side plays as in the game. You may ask for the board.
        (game 1 waits)
        pawn d2 d4, pawn e7 e6, knight g1 f3, pawn f7 f5, knight b1 c3, knight g8 f6, bishop c1 g5, bishop f8 e7, bishop g5 takes f6, bishop e7 takes f6, pawn e2 e4, pawn f5 takes e4, knight c3 takes e4, pawn b7 b6, knight f3 e5, short castling.
        Move 9, White: your guess?
        > last
        short castling. Black, move 8.
        > where is the white queen
        white queen: d1.
        > Ke1e5
        Your own knight is on e5.
        > elephant
        Unknown: elephant. Type a move, or help.
        > hint
        It is the bishop on f1.
        > 
        Move 9, White: your guess?
        > about
        pawn d2 d4, pawn e7 e6, knight g1 f3, pawn f7 f5, knight b1 c3, knight g8 f6, bishop c1 g5, bishop f8 e7, bishop g5 takes f6, bishop e7 takes f6, pawn e2 e4, pawn f5 takes e4, knight c3 takes e4, pawn b7 b6, knight f3 e5, short castling.
        Move 9, White: your guess?
        > a3
        Wrong: bishop f1 d3.
        (drill/guess/1: Wrong)
        Black has played bishop c8 b7.
        Move 10, White: your guess?
        > next
        queen d1 h5.
        (drill/guess/1: Wrong)
        Black has played queen d8 e7.
        Move 11, White: your guess?
        > where
        Drill: guess the move, level 1, 6 questions.
        Edward Lasker against George Alan Thomas, 1912. White won.
        Guess each move of one side. The other side plays as in the game. You may ask for the board.
        > help
        guess: the moves of the side that won, one by one. Type the move.
        In the game that is open, from your place on; or in a famous one.
        guess 12: in game 12. guess 12 black: one side, also white.
        guess champions: in a game of a world champion in rapid chess.
        Whatever you guess, the game goes its way. Right guesses count as in drills.
        next: the move, and on.
        close: back to your game.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > guess
        Drill: guess the move, level 1, 6 questions.
        Emanuel Lasker against Johann Bauer, 1889. White won.
        Guess each move of one side. The other side plays as in the game. You may ask for the board.
        (game 1 waits)
        pawn f2 f4, pawn d7 d5, pawn e2 e3, knight g8 f6, pawn b2 b3, pawn e7 e6, bishop c1 b2, bishop f8 e7, bishop f1 d3, pawn b7 b6, knight b1 c3, bishop c8 b7, knight g1 f3, knight b8 d7, short castling, short castling.
        Move 9, White: your guess?
    "#]]);
}

#[test]
fn a_game_of_the_list_is_guessed_from_where_its_opening_ends() {
    let mut table = study();
    table.types("guess elephant").types("guess 57").fetches(won());
    table.types("Qf3").types("Qxf7").types("where");
    table.types("end").types("guess").fetches(score(tree(), "1-0")).types("guess 99");
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > guess elephant
        guess elephant: unknown. Type guess with the number of a game, white or black.
        > guess 57
        Drill: guess the move, level 3, 2 questions.
        (game 57)
        Guess each move of one side. The other side plays as in the game. You may ask for the board.
        pawn e2 e4, pawn e7 e5, queen d1 h5, knight b8 c6.
        Move 3, White: your guess?
        > Qf3
        Wrong: bishop f1 c4.
        (drill/guess/3: Wrong)
        Black has played knight g8 f6.
        Move 4, White: your guess?
        > Qxf7
        Right.
        (drill/guess/3: Right)
        1 of 2 right.
        Back to game 57.
        Start of the game. White to move.
        > where
        Start of the game. White to move.
        The line ends at move 3.
        (game 57)
        > end
        bishop f1 b5, White 3.
        End of the game.
        White won.
        > guess
        There are no moves of White to guess here.
        > guess 99
    "#]]);
}

#[test]
fn an_open_game_is_guessed_from_the_place_in_it() {
    let mut table = study_of("de", score(tree(), "1-0"));
    table.types("weiter").types("weiter").types("raten").fetches(score(tree(), "1-0"));
    table.types("Sf3").types("d3").types("raten schwarz").fetches(won());
    table.types("Dg5").types("weiter").types("weiter");
    table.expect(expect![[r#"
        Magnus Carlsen gegen V Anand, Partie 57.
        3 Züge. Weiter mit Enter.
        Played in Bilbao.
        > weiter
        pawn e2 e4
        Best by [31mtest.
        > weiter
        pawn e7 e5
        > raten
        Züge raten, Stufe 3, 2 Fragen.
        Magnus Carlsen gegen V Anand, Partie 57.
        Rate jeden Zug einer Seite. Die andere zieht wie in der Partie. Nach dem Brett darfst du fragen.
        pawn e7 e5.
        Zug 2, Weiß: was rätst du?
        > Sf3
        Richtig.
        (drill/guess/3: Right)
        Schwarz hat knight b8 c6 gespielt.
        Zug 3, Weiß: was rätst du?
        > d3
        Falsch: bishop f1 b5.
        (drill/guess/3: Wrong)
        1 von 2 richtig.
        Zurück zu Partie 57.
        pawn e7 e5, Schwarz 1.
        > raten schwarz
        Züge raten, Stufe 3, 2 Fragen.
        Magnus Carlsen gegen V Anand, Partie 57.
        Rate jeden Zug einer Seite. Die andere zieht wie in der Partie. Nach dem Brett darfst du fragen.
        pawn e7 e5, queen d1 h5.
        Zug 2, Schwarz: was rätst du?
        > Dg5
        Falsch: knight b8 c6.
        Auf deinen antwortet Weiß queen h5 takes g5.
        (drill/guess/3: Wrong)
        Weiß hat bishop f1 c4 gespielt.
        Zug 3, Schwarz: was rätst du?
        > weiter
        knight g8 f6.
        (drill/guess/3: Wrong)
        0 von 2 richtig.
        Von den letzten 4 Antworten war 1 richtig, meist nach 0 Sekunden.
        Zurück zu Partie 57.
        pawn e7 e5, Schwarz 1.
        > weiter
        knight g1 f3
        Eine Variante.
    "#]]);
}

/// Both rooks can go forward, and any mate is one.
#[test]
fn who_wins_otherwise_is_told_so() {
    let ladder = position::read("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", CastlingMode::Standard).unwrap();
    let game = || {
        let mut tree = Tree::new(ladder.clone(), CastlingMode::Standard);
        play(&mut tree, Node::ROOT, "Ra7 Kg8 Rb8#");
        score(tree, "1-0")
    };
    let mut table = study_of("en", game());
    table.types("guess").fetches(game()).types("Rb7").types("Ra8");
    table.types("guess white").fetches(game()).types("Kf2").types("Rb8");
    table.expect(expect![[r#"
        (game 57)
        2 moves. Enter for the next.
        (special position)
        > guess
        Drill: guess the move, level 3, 2 questions.
        (game 57)
        Guess each move of one side. The other side plays as in the game. You may ask for the board.
        White: king g1, rooks a2, b1.
        Black: king h8.
        Move 1, White: your guess?
        > Rb7
        Wrong: rook a2 a7.
        Yours wins too, as far as the built-in opponent sees.
        (drill/guess/3: Wrong)
        Black has played king h8 g8.
        Move 2, White: your guess?
        > Ra8
        Wrong: rook b1 b8, checkmate.
        Yours wins too, as far as the built-in opponent sees.
        (drill/guess/3: Wrong)
        0 of 2 right.
        Back to game 57.
        Start of the game. White to move.
        > guess white
        Drill: guess the move, level 3, 2 questions.
        (game 57)
        Guess each move of one side. The other side plays as in the game. You may ask for the board.
        White: king g1, rooks a2, b1.
        Black: king h8.
        Move 1, White: your guess?
        > Kf2
        Wrong: rook a2 a7.
        Yours wins too, as far as the built-in opponent sees.
        (drill/guess/3: Wrong)
        Black has played king h8 g8.
        Move 2, White: your guess?
        > Rb8
        Right.
        (drill/guess/3: Right)
        1 of 2 right.
        Of the last 4 answers 1 was right, usually after 0 seconds.
        Back to game 57.
        Start of the game. White to move.
    "#]]);
}

#[test]
fn r283_games_of_champions_in_rapid_chess_are_guessed_in_every_language() {
    for (talk, line) in [
        ("en", "guess champions"),
        ("en", "guess rapid chess"),
        ("de", "raten weltmeister"),
        ("cs", "hádej mistři"),
        ("es", "adivinar campeones"),
        ("fr", "deviner champions"),
        ("hu", "találgatás bajnokok"),
        ("it", "indovina campioni"),
        ("ko", "맞히기 챔피언"),
        ("nl", "raden kampioenen"),
        ("pl", "zgaduj mistrzowie"),
        ("pt", "adivinhar campeões"),
        ("pt-br", "adivinhar campeões"),
        ("ru", "угадать чемпионы"),
        ("sv", "gissa mästare"),
        ("th", "ทายตา แชมป์"),
        ("tr", "tahmin şampiyonlar"),
        ("uk", "вгадати чемпіони"),
        ("vi", "đoán vô địch"),
    ] {
        let mut table = Table::drilling(talk);
        table.types(line);
        let names = ["Kasparov", "Aronian", "Karjakin", "Mamedyarov", "Caruana", "Ivanchuk"];
        let others = ["Anand", "Muzychuk"];
        let is_told = names.iter().chain(&others).any(|name| table.transcript.contains(name));
        assert!(is_told, "{talk}: {}", table.transcript);
    }
}

#[test]
fn r283_a_game_of_a_champion_is_heard_to_its_end() {
    let mut table = Table::drilling("en");
    table.types("guess champions");
    while !table.transcript.contains("Back to game 1.") {
        assert!(table.transcript.lines().count() < 400, "{}", table.transcript);
        table.types("next");
    }
    let told = &table.transcript;
    assert!(told.contains("Anna Muzychuk against Alexandra Kosteniuk, 2016. White won."), "{told}");
    assert!(told.contains("\n0 of 50 right.\n"), "{told}");
}
