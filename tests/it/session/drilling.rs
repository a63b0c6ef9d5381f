//! Drills: each is done by typing alone, in every language that has them.

use expect_test::expect;
use touchmove::app::session::Session;
use touchmove::archive::{GameId, Player, replay};
use touchmove::practice::drill::{Drill, Level, Reply};
use touchmove::voices::{Library, Voice, written};

use super::{Table, header, manner, start};

impl Table {
    /// Drills in this language, beside a game that has begun.
    fn drilling(talk: &str) -> Self {
        let header = header(&start(), Player::Human, Some("15+10"));
        let session = Session::new(manner(talk), GameId(1), replay(header.clone(), &[]).unwrap());
        Self::with(session, header).opened()
    }
}

/// What is typed for an answer, in the words of a voice.
fn typed(reply: &Reply, voice: &Voice) -> String {
    let said = |id: &str| written(&voice.sentence(id, &[]));
    match reply {
        Reply::Colour(color) => said(color.fold_wb("choice-light", "choice-dark")),
        Reply::YesNo(yes) => said(if *yes { "choice-yes" } else { "choice-no" }),
        Reply::Stands(None) => said("choice-nothing"),
        Reply::Stands(Some(piece)) => voice.piece(piece.role).to_owned(),
        Reply::Squares(squares) => {
            squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        }
    }
}

#[test]
fn every_drill_is_done_by_typing() {
    for talk in ["en", "de"] {
        let voice = Library::built_in().get(talk).unwrap();
        for drill in Drill::ALL {
            for number in 1..=3 {
                let mut table = Table::drilling(talk);
                let name = written(&voice.sentence(&format!("drill-{}", drill.name()), &[]));
                table.types(&format!("drill {name} {number}"));
                let rounds = drill.rounds(Level::new(number).unwrap(), 0);
                for round in &rounds {
                    table.types(&typed(&round.answer(), &voice));
                }
                let kept = format!("(drill/{}/{number}: Right)", drill.name());
                let right = table.transcript.matches(&kept).count();
                assert_eq!(right, rounds.len(), "{talk} {name}\n{}", table.transcript);
                assert!(!table.transcript.contains("Wrong"), "{}", table.transcript);
            }
        }
    }
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_run_is_told_with_what_was_wrong() {
    let mut table = Table::drilling("en");
    table.types("drill").types("drill juggling").types("drill recall 7").types("drill recall");
    table.types("board").types("").types("hint").types("about").types("where").types("e2 e4");
    table.types("nothing").types("next").types("white pawn").types("black king");
    table.types("drill").types("turn");
    table.expect(expect![[r#"
        New game 1 for two players.
        Time: 15 minutes, plus 10 seconds per move.
        > drill
        Drills. To begin one, type its name after drill: drill square colours. The level comes last: drill knight paths 2.
        square colours
        lines
        squares of a piece
        knight paths
        attackers
        recall
        minefield
        > drill juggling
        No drill juggling. There are: square colours, lines, squares of a piece, knight paths, attackers, recall and minefield.
        > drill recall 7
        Drills have levels from 1 to 3.
        > drill recall
        Drill: recall, level 1, 4 questions.
        You hear a position once, then you are asked what stands where.
        Your game 1 waits. Type close to go back.
        White: knight f3.
        Black: queen c7, pawn a3.
        What stands on f3?
        > board
        In a drill you answer from memory. To hear the pieces again: about.
        > 
        What stands on f3?
        > hint
        You hear a position once, then you are asked what stands where.
        > about
        White: knight f3.
        Black: queen c7, pawn a3.
        > where
        Drill: recall, level 1, 4 questions.
        You hear a position once, then you are asked what stands where.
        > e2 e4
        What stands on f3?
        > nothing
        No: white knight.
        (drill/recall/1: Wrong)
        What stands on a3?
        > next
        black pawn.
        (drill/recall/1: Wrong)
        What stands on c7?
        > white pawn
        No: black queen.
        (drill/recall/1: Wrong)
        What stands on d6?
        > black king
        No: nothing.
        (drill/recall/1: Wrong)
        0 of 4 right.
        Of the last 4 answers 0 were right, usually after 0 seconds.
        Back to game 1.
        No moves yet.
        Clocks running.
        > drill
        Drills. To begin one, type its name after drill: drill square colours. The level comes last: drill knight paths 2.
        square colours
        lines
        squares of a piece
        knight paths
        attackers
        recall, level 1: 0 of the last 4 right
        minefield
        > turn
        White to move, move 1.
    "#]]);
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_drill_that_is_held_leads_to_the_next_level() {
    let mut table = Table::drilling("de");
    table.types("üben Feldfarben").waits(8);
    let voice = Library::built_in().get("de").unwrap();
    for round in Drill::Colour.rounds(Level::FIRST, 0) {
        table.waits(5).types(&typed(&round.answer(), &voice));
    }
    table.types("üben").types("üben minenfeld").types("e1 e2").types("schließen");
    table.expect(expect![[r#"
        Neue Partie 1 für zwei Spieler.
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > üben Feldfarben
        Feldfarben, Stufe 1, 10 Fragen.
        Hell oder dunkel?
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Welche Farbe hat e1?
        > dunkel
        Richtig.
        (drill/colour/1: Right)
        Welche Farbe hat a3?
        > dunkel
        Richtig.
        (drill/colour/1: Right)
        Welche Farbe hat f3?
        > hell
        Richtig.
        (drill/colour/1: Right)
        Welche Farbe hat f6?
        > dunkel
        Richtig.
        (drill/colour/1: Right)
        Welche Farbe hat c7?
        > dunkel
        Richtig.
        (drill/colour/1: Right)
        Welche Farbe hat f3?
        > hell
        Richtig.
        (drill/colour/1: Right)
        Welche Farbe hat h8?
        > dunkel
        Richtig.
        (drill/colour/1: Right)
        Welche Farbe hat a2?
        > hell
        Richtig.
        (drill/colour/1: Right)
        Welche Farbe hat h2?
        > dunkel
        Richtig.
        (drill/colour/1: Right)
        Welche Farbe hat d3?
        > hell
        Richtig.
        (drill/colour/1: Right)
        10 von 10 richtig.
        Von den letzten 10 Antworten waren 10 richtig, meist nach 4 Sekunden.
        Du bist bereit für die nächste Stufe: üben Feldfarben 2.
        Zurück zu Partie 1.
        Noch kein Zug.
        Die Uhren laufen wieder.
        > üben
        Übungen. Zum Beginnen der Name hinter üben: üben Feldfarben. Die Stufe steht am Ende: üben Springerwege 2.
        Feldfarben, Stufe 1: 10 der letzten 10 richtig
        Linien
        Felder einer Figur
        Springerwege
        Angreifer
        Gedächtnis
        Minenfeld
        > üben minenfeld
        Minenfeld, Stufe 1, 3 Fragen.
        Ein weißer Springer darf nicht auf Felder, die Schwarz besetzt oder angreift. Nenne einen kürzesten Weg.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Schwarz: König h6.
        Von a1 nach a3.
        > e1 e2
        Nein: c2, a3.
        (drill/minefield/1: Wrong)
        Schwarz: Springer b1.
        Von d4 nach a1.
        > schließen
        Zurück zu Partie 1.
        Noch kein Zug.
        Die Uhren laufen wieder.
    "#]]);
}

#[test]
fn help_says_what_can_be_done_here() {
    let mut table = Table::drilling("en");
    table.types("drill recall").types("help");
    assert!(table.transcript.ends_with("close: back to your game.\n"), "{}", table.transcript);
    assert!(!table.transcript.contains("Ask: board"), "{}", table.transcript);
    table.types("puzzle").types("help");
    assert!(table.transcript.contains("puzzle fork, puzzle mate in two: by theme.\n"));
    table.types("learn 3").types("help");
    assert!(table.transcript.contains("Ask: board, pieces N, moves, attackers.\n"));
}
