//! Blindfold chess: the board is hidden on every face, for as long as the game goes.

use expect_test::expect;
use touchmove::command::Command;
use touchmove::voices::written;

use super::Table;

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a45_a_game_is_played_blindfold_and_that_is_told_at_its_end() {
    let mut table = Table::drilling("en");
    for line in [
        "blindfold",
        "board",
        "e2",
        "f3",
        "e5",
        "moves",
        "attackers e4",
        "last",
        "hint",
        "turn",
        "blindfold questions",
        "e2",
        "blindfold twice",
        "g4",
        "Qh4",
        "board",
        "blindfold",
    ] {
        table.types(line);
    }
    table.expect(expect![[r#"
        New game 1 for two players.
        Time: 15 minutes, plus 10 seconds per move.
        > blindfold
        Blindfold: the board is hidden, and nothing is told of the pieces.
        > board
        Blindfold: nothing is told of the pieces. To be told: blindfold questions.
        > e2
        Your own pawn is on e2. To move it, type e2 and its new square.
        > f3
        pawn f2 f3
        > e5
        pawn e7 e5
        > moves
        Blindfold: nothing is told of the pieces. To be told: blindfold questions.
        > attackers e4
        Blindfold: nothing is told of the pieces. To be told: blindfold questions.
        > last
        pawn e7 e5. Black, move 1.
        > hint
        Not during a game with another person.
        > turn
        White to move, move 2.
        > blindfold questions
        Blindfold: the board is hidden. Questions are answered.
        > e2
        Your own pawn is on e2. To move it, type e2 and its new square.
        > blindfold twice
        Blindfold how? Type blindfold, blindfold questions or blindfold off.
        > g4
        pawn g2 g4
        > Qh4
        queen d8 h4, checkmate
        Black wins.
        You played 2 moves blindfold.
        Type new for another game, or open 1 to go through this one.
        > board
        Rank 8: black rooks a, h, knights b, g,
        bishops c, f, king e.
        Rank 7: black pawns a to d, f to h.
        Rank 6: empty.
        Rank 5: black pawn e.
        Rank 4: white pawn g, black queen h.
        Rank 3: white pawn f.
        Rank 2: white pawns a to e, h.
        Rank 1: white rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        White is checkmated.
        > blindfold
        The game is over. Type new to start another.
    "#]]);
}

#[test]
fn a45_the_board_is_shown_again_when_it_is_wanted() {
    let mut table = Table::drilling("de");
    table.types("blind").types("e2").types("blind aus").types("e2").types("blind").types("blind");
    table.expect(expect![[r#"
        Neue Partie 1 für zwei Spieler.
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > blind
        Blind: Das Brett ist verdeckt, über die Figuren wird nichts gesagt.
        > e2
        Deine eigene Figur steht auf e2: Bauer. Um sie zu ziehen, gib e2 und das Zielfeld ein.
        > blind aus
        Nicht mehr blind: Das Brett ist zu sehen.
        > e2
        Deine eigene Figur steht auf e2: Bauer. Um sie zu ziehen, gib e2 und das Zielfeld ein.
        > blind
        Blind: Das Brett ist verdeckt, über die Figuren wird nichts gesagt.
        > blind
        Nicht mehr blind: Das Brett ist zu sehen.
    "#]]);
}

#[test]
fn a45_every_language_plays_blindfold() {
    for talk in ["en", "de", "nl", "sv", "cs", "pl", "ru", "uk", "hu"]
        .into_iter()
        .chain(["tr", "fr", "es", "it", "pt", "pt-br", "ko", "th", "vi"])
    {
        let voice = super::voice(talk);
        let said = |id: &str| written(&voice.sentence(id, &[]));
        let name = voice.command_name(Command::Blindfold).to_owned();
        let questions = said("blindfold-questions");
        let questions = questions.split(", ").next().unwrap();
        let mut table = Table::drilling(talk);
        table.types(&name).types(voice.command_name(Command::Board));
        table.types(&format!("{name} {questions}"));
        for id in ["blindfold-on", "blindfold-on-request"] {
            assert!(table.transcript.contains(&said(id)), "{talk}: {}", table.transcript);
        }
        let wanted = format!("{name} {questions}").to_lowercase();
        let help = table.transcript.to_lowercase().matches(&wanted).count();
        assert_eq!(help, 2, "{talk}: the refusal names what is typed: {}", table.transcript);
    }
}
