//! Endings played out against perfect play, by typing.

use expect_test::expect;
use touchmove::app::session::Session;
use touchmove::archive::{GameId, Player, replay};

use super::{Table, header, manner, start};

impl Table {
    /// Plays endings in this language, beside a game that has begun.
    fn ending(talk: &str) -> Self {
        let header = header(&start(), Player::Human, Some("15+10"));
        let session = Session::new(manner(talk), GameId(1), replay(header.clone(), &[]).unwrap());
        let mut table = Self::with(session, header).opened();
        table.transcript.clear();
        table
    }
}

#[test]
fn an_ending_is_won_move_by_move_with_help() {
    let mut table = Table::ending("en");
    table.types("endings king and pawn").types("kd2").types("hint").types("hint").types("kc4");
    table.types("last").types("where").types("previous").types("kd4").types("").types("about");
    table.types("draw").types("eval").types("next").types("").types("close").types("endings 99");
    table.expect(expect![[r#"
        > endings king and pawn
        Endgame: king and pawn.
        (game 1 waits)
        White: king d3, pawn e3.
        Black: king d8.
        White to move. Win.
        > kd2
        king d3 d2 throws the win away. king d3 d4 wins.
        Your move is taken back. Try again.
        > hint
        White wins: a capture or a pawn move within 4 moves.
        > hint
        It is the king on d3.
        > kc4
        Black answers king d8 d7.
        > last
        king d8 d7. Black, move 1.
        > where
        Endgame: king and pawn.
        One move so far.
        > previous
        Taken back.
        White to move. Win.
        > kd4
        Black answers king d8 c7.
        > 
        White to move. Win.
        > about
        White: king d4, pawn e3.
        Black: king c7.
        White to move. Win.
        > draw
        White to move. Win.
        > eval
        Not in an exercise. For help: hint.
        > next
        Best play: king d4 d5, king c7 c8, king d5 d6, king c8 b7, pawn e3 e4, king b7 a6.
        (ending/pawn: Wrong)
        Another one: Enter.
        > 
        Endgame: king and pawn.
        White: king g4, pawn d3.
        Black: king f6.
        White to move. Win.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > endings 99
        No endgame 99. Type a number from 1 to 16, or endings for the list.
    "#]]);
}

#[test]
fn a_draw_is_held() {
    let mut table = Table::ending("en");
    table.types("endings 8").types("c7").types("kg7");
    table.expect(expect![[r#"
        > endings 8
        Endgame: catch the pawn.
        (game 1 waits)
        White: king h8, pawn c6.
        Black: king a6, pawn h5.
        White to move. Hold the draw.
        > c7
        pawn c6 c7 loses. Only king h8 g7 holds the draw.
        Your move is taken back. Try again.
        > kg7
        Black answers pawn h5 h4.
    "#]]);
}

#[test]
fn in_german_too() {
    let mut table = Table::ending("de");
    table.types("endspiel König und Bauer").types("ke2").types("tipp").types("kd4");
    table.types("zurück").types("zurück").types("wo").types("weiter").types("schließen");
    table.types("endspiel fünf").types("endspiel");
    table.expect(expect![[r#"
        > endspiel König und Bauer
        Endspiel: König und Bauer.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Weiß: König d3, Bauer e3.
        Schwarz: König d8.
        Weiß am Zug. Gewinne.
        > ke2
        king d3 e2 verschenkt den Sieg. king d3 d4 gewinnt.
        Dein Zug ist zurückgenommen. Versuch es noch einmal.
        > tipp
        Weiß gewinnt: spätestens nach 4 Zügen ein Schlag- oder Bauernzug.
        > kd4
        Schwarz antwortet king d8 c7.
        > zurück
        Zurückgenommen.
        Weiß am Zug. Gewinne.
        > zurück
        Kein Zug zum Zurücknehmen.
        > wo
        Endspiel: König und Bauer.
        Noch kein Zug.
        > weiter
        Bestes Spiel: king d3 d4, king d8 c7, king d4 d5, king c7 c8, king d5 d6, king c8 b7.
        (ending/pawn: Wrong)
        Die nächste Aufgabe: Enter.
        > schließen
        Zurück zu Partie 1.
        Noch kein Zug.
        Die Uhren stehen. Enter startet sie.
        > endspiel fünf
        Endspiel: gegen einen Bauern.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Schwarz: König f6.
        Weiß: König e3, Bauer e4.
        Schwarz am Zug. Halte remis.
        > endspiel
        Endspiele. Tippe endspiel und eine Zahl oder einen Namen.
        1: König und Dame.
        2: zwei Türme.
        3: König und Turm.
        4: König und Bauer, noch einmal.
        5: gegen einen Bauern.
        6: falscher Läufer.
        7: Bauernwettlauf.
        8: Bauern einholen.
        9: Dame gegen Bauer.
        10: Bauer gegen Dame.
        11: Turm gegen Bauer.
        12: Bauer gegen Turm.
        13: zwei Läufer.
        14: Läufer gegen Turm.
        15: Dame gegen Turm.
        16: Läufer und Springer.
    "#]]);
}

/// The help of every ending that is won leads to its end, whatever the other side plays.
#[test]
fn whoever_follows_the_help_wins_every_ending() {
    for number in 1..=16 {
        let mut table = Table::ending("en");
        table.types(&format!("endings {number}"));
        let is_over = |table: &Table| table.transcript.contains("(ending/");
        for _ in 0..60 {
            table.types("hint").types("hint").types("hint").types("hint");
            let told = table.transcript.lines().last().unwrap().trim_end_matches('.').to_owned();
            let mv = told.trim_start_matches("The move is ").to_owned();
            table.types(&mv);
            if is_over(&table) {
                break;
            }
        }
        assert!(is_over(&table), "{}", table.transcript);
        assert!(table.transcript.contains(": Helped)"), "{}", table.transcript);
    }
}

#[test]
fn a_stalemate_at_the_end_of_the_best_play_is_told() {
    let mut table = Table::ending("en");
    table.types("endings 10").types("next");
    let mut german = Table::ending("de");
    german.types("endspiel 10").types("weiter");
    table.write(&german.transcript);
    table.expect(expect![[r#"
        > endings 10
        Endgame: pawn against queen.
        (game 1 waits)
        Black: king b1, pawn c2.
        White: king d4, queen b3.
        Black to move. Hold the draw.
        > next
        Best play: king b1 a1, queen b3 takes c2.
        Draw by stalemate.
        (ending/pawn-against-queen: Wrong)
        Another one: Enter.
        > endspiel 10
        Endspiel: Bauer gegen Dame.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Schwarz: König b1, Bauer c2.
        Weiß: König d4, Dame b3.
        Schwarz am Zug. Halte remis.
        > weiter
        Bestes Spiel: king b1 a1, queen b3 takes c2.
        Remis durch Patt.
        (ending/pawn-against-queen: Wrong)
        Die nächste Aufgabe: Enter.

    "#]]);
}
