//! Drills: each is done by typing alone, in every language that has them.

use expect_test::expect;
use shakmaty::CastlingMode;
use touchmove::app::session::Session;
use touchmove::archive::{GameId, Player, replay};
use touchmove::command::Command;
use touchmove::drills;
use touchmove::practice::cards::Grade;
use touchmove::practice::drill::{Drill, DrillLevel, DrillRound, Prompt, Reply};
use touchmove::puzzles;
use touchmove::voices::{Voice, written};

use super::repeating::tried;
use super::{Table, header, manner, start};

impl Table {
    /// Drills in this language, beside a game that has begun.
    pub(super) fn drilling(talk: &str) -> Self {
        let header = header(&start(), Player::Human, Some("15+10"));
        let session = Session::new(manner(talk), GameId(1), replay(header.clone(), &[]).unwrap());
        Self::with(session, header).opened()
    }
}

/// The questions of the first run of somebody who has never practised.
fn rounds(drill: Drill, level: DrillLevel) -> Vec<DrillRound> {
    let library = puzzles::Library::built_in();
    drill.rounds(level, 0, drills::given(drill.needs(level), 0, || &library))
}

/// The lines that are typed for an answer, in the words of a voice.
fn typed(reply: &Reply, voice: &Voice) -> Vec<String> {
    let said = |id: &str| written(&voice.sentence(id, &[]));
    let one = match reply {
        Reply::Moves(moves) => {
            return moves.iter().map(|mv| mv.to_uci(CastlingMode::Standard).to_string()).collect();
        }
        Reply::Colour(color) => said(color.fold_wb("choice-light", "choice-dark")),
        Reply::YesNo(yes) => said(if *yes { "choice-yes" } else { "choice-no" }),
        Reply::Stands(None) => said("choice-nothing"),
        Reply::Stands(Some(piece)) => voice.piece(piece.role).to_owned(),
        Reply::Squares(squares) => {
            squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        }
    };
    vec![one]
}

#[test]
fn every_drill_is_done_by_typing() {
    for talk in ["en", "de"] {
        let voice = super::voice(talk);
        for drill in Drill::ALL {
            for number in 1..=3 {
                let mut table = Table::drilling(talk);
                let name = written(&voice.sentence(&format!("drill-{}", drill.name()), &[]));
                table.types(&format!("drill {name} {number}"));
                let rounds = rounds(drill, DrillLevel::new(number).unwrap());
                for line in rounds.iter().flat_map(|round| typed(&round.answer(), &voice)) {
                    table.types(&line);
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
        (15 minutes, 10 seconds a move)
        > drill
        Drills. To begin one, type its name or number after drill: drill square colours. The level comes last: drill knight paths 2.
        1. square colours
        2. lines
        3. squares of a piece
        4. knight paths
        5. attackers
        6. recall
        7. minefield
        8. following a game
        9. growing line
        10. mates by ear
        11. guess the move
        12. looking ahead
        > drill juggling
        No drill juggling. There are: square colours, lines, squares of a piece, knight paths, attackers, recall, minefield, following a game, growing line, mates by ear, guess the move and looking ahead.
        > drill recall 7
        Drills have levels from 1 to 3.
        > drill recall
        Drill: recall, level 1, 4 questions.
        You hear a position once, then you are asked what stands where.
        (game 1 waits)
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
        What stands on f3?
        > where
        Drill: recall, level 1, 4 questions.
        You hear a position once, then you are asked what stands where.
        > e2 e4
        Answer with a piece, or nothing.
        > nothing
        Wrong: white knight.
        (drill/recall/1: Wrong)
        What stands on a3?
        > next
        black pawn.
        (drill/recall/1: Wrong)
        What stands on c7?
        > white pawn
        Wrong: black queen.
        (drill/recall/1: Wrong)
        What stands on d6?
        > black king
        Wrong: nothing.
        (drill/recall/1: Wrong)
        0 of 4 right.
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > drill
        Drills. To begin one, type its name or number after drill: drill square colours. The level comes last: drill knight paths 2.
        1. square colours
        2. lines
        3. squares of a piece
        4. knight paths
        5. attackers
        6. recall, level 1: 0 of the last 4 right
        7. minefield
        8. following a game
        9. growing line
        10. mates by ear
        11. guess the move
        12. looking ahead
        > turn
        White to move, move 1.
    "#]]);
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_drill_that_is_held_leads_to_the_next_level() {
    let mut table = Table::drilling("de");
    table.types("üben Feldfarben").waits(8);
    let voice = super::voice("de");
    for round in rounds(Drill::Colour, DrillLevel::FIRST) {
        table.waits(5).types(&typed(&round.answer(), &voice)[0]);
    }
    table.types("üben").types("üben minenfeld").types("e1 e2").types("schließen");
    table.expect(expect![[r#"
        (new game for two, in German)
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
        Du bist bereit für die nächste Stufe: üben Feldfarben 2.
        Zurück zu Partie 1.
        Noch kein Zug.
        Die Uhren stehen. Enter startet sie.
        > üben
        Übungen. Zum Beginnen der Name oder die Nummer hinter üben: üben Feldfarben. Die Stufe steht am Ende: üben Springerwege 2.
        1. Feldfarben, Stufe 1: 10 der letzten 10 richtig
        2. Linien
        3. Felder einer Figur
        4. Springerwege
        5. Angreifer
        6. Gedächtnis
        7. Minenfeld
        8. Partie verfolgen
        9. wachsende Zugfolge
        10. Matt nach Gehör
        11. Züge raten
        12. Vorausrechnen
        > üben minenfeld
        Minenfeld, Stufe 1, 3 Fragen.
        Ein weißer Springer darf nicht auf Felder, die Schwarz besetzt oder angreift. Nenne einen kürzesten Weg.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Schwarz: König h6.
        Von a1 nach a3.
        > e1 e2
        Falsch: c2, a3.
        (drill/minefield/1: Wrong)
        Schwarz: Springer b1.
        Von d4 nach a1.
        > schließen
        Zurück zu Partie 1.
        Noch kein Zug.
        Die Uhren stehen. Enter startet sie.
    "#]]);
}

#[test]
fn help_says_what_can_be_done_here() {
    let mut table = Table::drilling("en");
    table.types("drill recall").types("help");
    let (_, help) = table.transcript.split_once("> help\n").unwrap();
    let here = "You hear a position once, then you are asked what stands where.\n\
                Answer with a piece, or nothing.\ndrill: ";
    assert!(help.starts_with(here), "{help}");
    assert!(table.transcript.ends_with("close: back to your game.\n"), "{}", table.transcript);
    assert!(!table.transcript.contains("Ask: board"), "{}", table.transcript);
    table.types("puzzle").types("help");
    assert!(table.transcript.contains("puzzle themes: all of them.\n"));
    table.types("learn 3").types("help");
    assert!(table.transcript.contains("Ask: board, pieces N, moves, attackers.\n"));
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn games_and_mates_are_followed_by_ear() {
    let mut table = Table::drilling("en");
    table
        .types("drill following a game")
        .types("about")
        .types("where")
        .types("next")
        .types("close");
    table.types("drill growing line").types("board");
    let library = puzzles::Library::built_in();
    let grown = drills::given(Drill::Growing.needs(DrillLevel::FIRST), 1, || &library).game;
    let san = |mv: &shakmaty::Move| mv.to_uci(CastlingMode::Standard).to_string();
    table.types(&san(&grown[0])).types("about").types(&san(&grown[0])).types("a6");
    table.types("next").types("close");
    table.types("drill mates by ear").types("Ke1").types("hint").types("next").types("close");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > drill following a game
        Drill: following a game, level 1, 5 questions.
        You hear a few moves at a time, from the first position on, then you are asked where the pieces are now.
        (game 1 waits)
        knight g1 h3, pawn d7 d5, pawn g2 g3, pawn e7 e5.
        Who attacks g3?
        > about
        knight g1 h3, pawn d7 d5, pawn g2 g3, pawn e7 e5.
        Who attacks g3?
        > where
        Drill: following a game, level 1, 5 questions.
        You hear a few moves at a time, from the first position on, then you are asked where the pieces are now.
        > next
        f2, h2.
        (drill/follow/1: Wrong)
        pawn f2 f4, bishop c8 takes h3, bishop f1 takes h3, pawn e5 takes f4.
        What stands on c8?
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > drill growing line
        Drill: growing line, level 1, 6 questions.
        A line grows by one move each time. Repeat all of it, one move after another.
        (game 1 waits)
        pawn e2 e3.
        Repeat it.
        > board
        In a drill you answer from memory. To hear the pieces again: about.
        > e2e3
        Right.
        (drill/growing/1: Right)
        pawn e7 e5.
        Repeat all 2 moves.
        > about
        pawn e7 e5.
        Repeat all 2 moves.
        > e2e3
        pawn e2 e3
        > a6
        Wrong: pawn e7 e5.
        (drill/growing/1: Wrong)
        pawn c2 c4.
        Repeat all 3 moves.
        > next
        pawn e2 e3, pawn e7 e5, pawn c2 c4.
        (drill/growing/1: Wrong)
        pawn d7 d6.
        Repeat all 4 moves.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > drill mates by ear
        Drill: mates by ear, level 1, 3 questions.
        You hear a position once. Find the mate.
        (game 1 waits)
        White: king g6, rook a7, pawn h5.
        Black: king g8, rook h1, pawn g2.
        White to move: mate in one.
        > Ke1
        Not that one. Try again, or type hint.
        > hint
        It is the rook on a7.
        > next
        rook a7 a8, checkmate.
        (drill/mates/1: Wrong)
        White: king h8, queen g8.
        Black: king f7, queen g2.
        Black to move: mate in one.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
    "#]]);
}

#[test]
fn above_a_drill_from_memory_stands_no_number_of_a_move() {
    let mut table = Table::drilling("en");
    table.types("drill mates by ear");
    let drill = "Drill: mates by ear, level 1, 3 questions.";
    assert_eq!(table.session.view().header, ["White to move.", drill]);
    table.types("close").types("drill square colours");
    let drill = "Drill: square colours, level 1, 10 questions.";
    assert_eq!(table.session.view().header, [drill]);
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn limits_are_kept_and_told() {
    let mut table = Table::drilling("en");
    table.types("drill square colours 3, 6 seconds, 2 questions, 1 repeat");
    table.types("repeat").types("").types("dark").waits(30).types("dark").types("drill");
    table.types("drill recall 1 no repeats 5 questions").types("about").types("where");
    table.types("next").types("next").types("next").types("next").types("next");
    table.types("drill recall 7 seconds").types("drill recall 2 3").types("drill recall 0 seconds");
    table.types("drill recall 51 questions").types("drill recall 4 6 seconds");
    table.types("drill 6 seconds").types("drill growing line 1 1 second").waits(30);
    let library = puzzles::Library::built_in();
    let seed = 2 + 5;
    let grown = drills::given(Drill::Growing.needs(DrillLevel::FIRST), seed, || &library).game;
    let uci = grown[0].to_uci(CastlingMode::Standard).to_string();
    table.types(&uci);
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > drill square colours 3, 6 seconds, 2 questions, 1 repeat
        Drill: square colours, level 3, 2 questions.
        Light or dark?
        You have 6 seconds for each answer.
        You may hear each question once more.
        (game 1 waits)
        What colour is e1?
        > repeat
        What colour is e1?
        > 
        No more repeats of this question.
        > dark
        Right.
        (drill/colour/3: Right)
        What colour is a3?
        > dark
        Right, but too slow: 29 seconds.
        (drill/colour/3: Wrong)
        1 of 2 right.
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > drill
        Drills. To begin one, type its name or number after drill: drill square colours. The level comes last: drill knight paths 2.
        1. square colours, level 3: 1 of the last 2 right
        2. lines
        3. squares of a piece
        4. knight paths
        5. attackers
        6. recall
        7. minefield
        8. following a game
        9. growing line
        10. mates by ear
        11. guess the move
        12. looking ahead
        > drill recall 1 no repeats 5 questions
        Drill: recall, level 1, 5 questions.
        You hear a position once, then you are asked what stands where.
        You hear each question once.
        (game 1 waits)
        White: king f4, rook e2.
        Black: bishop c8.
        What stands on f4?
        > about
        No more repeats of this question.
        > where
        Drill: recall, level 1, 5 questions.
        You hear a position once, then you are asked what stands where.
        You hear each question once.
        > next
        white king.
        (drill/recall/1: Wrong)
        What stands on f5?
        > next
        nothing.
        (drill/recall/1: Wrong)
        What stands on e2?
        > next
        white rook.
        (drill/recall/1: Wrong)
        What stands on c8?
        > next
        black bishop.
        (drill/recall/1: Wrong)
        White: king d3, rook c1, bishop e7.
        What stands on d4?
        > next
        nothing.
        (drill/recall/1: Wrong)
        0 of 5 right.
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > drill recall 7 seconds
        Drill: recall, level 1, 4 questions.
        You hear a position once, then you are asked what stands where.
        You have 7 seconds for each answer.
        (game 1 waits)
        White: bishop e1.
        Black: king d4, knight f4.
        What stands on d4?
        > drill recall 2 3
        3: not understood. After the level, limits: 6 seconds, 20 questions, no repeats. Up to 600 seconds and 50 questions.
        > drill recall 0 seconds
        0 seconds: not understood. After the level, limits: 6 seconds, 20 questions, no repeats. Up to 600 seconds and 50 questions.
        > drill recall 51 questions
        51 questions: not understood. After the level, limits: 6 seconds, 20 questions, no repeats. Up to 600 seconds and 50 questions.
        > drill recall 4 6 seconds
        Drills have levels from 1 to 3.
        > drill 6 seconds
        seconds: not understood. After the level, limits: 6 seconds, 20 questions, no repeats. Up to 600 seconds and 50 questions.
        > drill growing line 1 1 second
        Drill: growing line, level 1, 6 questions.
        A line grows by one move each time. Repeat all of it, one move after another.
        You have 1 second for each answer.
        pawn g2 g3.
        Repeat it.
        > g2g3
        Right, but too slow: 16 seconds.
        (drill/growing/1: Wrong)
        pawn e7 e5.
        Repeat all 2 moves.
    "#]]);
}

#[test]
fn limits_are_understood_in_german() {
    let mut table = Table::drilling("de");
    table.types("üben feldfarben 2, 6 sekunden, 1 frage, keine wiederholungen").types("");
    table
        .waits(30)
        .types("dunkel")
        .types("üben linien 2 äpfel")
        .types("üben linien 3 wiederholungen");
    table.expect(expect![[r#"
        (new game for two, in German)
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > üben feldfarben 2, 6 sekunden, 1 frage, keine wiederholungen
        Feldfarben, Stufe 2, 1 Frage.
        Hell oder dunkel?
        Du hast 6 Sekunden für jede Antwort.
        Du hörst jede Frage einmal.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Welche Farbe hat e1?
        > 
        Diese Frage kannst du nicht noch einmal hören.
        > dunkel
        Richtig, aber zu langsam: 20 Sekunden.
        (drill/colour/2: Wrong)
        0 von 1 richtig.
        Zurück zu Partie 1.
        Noch kein Zug.
        Die Uhren stehen. Enter startet sie.
        > üben linien 2 äpfel
        äpfel: nicht verstanden. Hinter der Stufe stehen Grenzen: 6 Sekunden, 20 Fragen, keine Wiederholungen. Höchstens 600 Sekunden und 50 Fragen.
        > üben linien 3 wiederholungen
        Linien, Stufe 1, 10 Fragen.
        Sind zwei Felder auf einer Reihe, Linie oder Diagonale? Ja oder nein.
        Du darfst jede Frage noch 3 mal hören.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        e2 und g1?
    "#]]);
}

/// One answer is one answer.
#[test]
fn one_answer_is_told_as_one() {
    use Grade::{Right, Wrong};
    let mut table =
        Table::repeating("en", tried(&[("drill/colour/1", Wrong), ("drill/line/1", Right)], 9));
    table.types("drill").types("drill square colours 1 1 question").types("next");
    for talk in ["de", "fr", "it", "hu"] {
        let mut other = Table::repeating(talk, tried(&[("drill/colour/1", Right)], 9));
        other.transcript.clear();
        other.types(manner(talk).narrator.talk.command_name(Command::Drill));
        table.write(other.transcript.lines().nth(2).unwrap_or_default());
    }
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > drill
        Drills. To begin one, type its name or number after drill: drill square colours. The level comes last: drill knight paths 2.
        1. square colours, level 1: 0 of 1 right
        2. lines, level 1: 1 of 1 right
        3. squares of a piece
        4. knight paths
        5. attackers
        6. recall
        7. minefield
        8. following a game
        9. growing line
        10. mates by ear
        11. guess the move
        12. looking ahead
        > drill square colours 1 1 question
        Drill: square colours, level 1, 1 question.
        Light or dark?
        (game 1 waits)
        What colour is b8?
        > next
        dark.
        (drill/colour/1: Wrong)
        0 of 1 right.
        Of the last 2 answers 0 were right, usually after 20 seconds.
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        1. Feldfarben, Stufe 1: 1 von 1 richtig
        1. couleurs des cases, niveau 1 : justes, 1 sur 1
        1. colori delle case, livello 1: 1 giusta su 1
        1. mezők színe, szint 1: 1 helyes 1 közül
    "#]]);
}

#[test]
fn r407_one_looks_ahead_in_every_language() {
    for talk in ["en", "de", "nl", "sv", "cs", "pl", "ru", "uk", "hu"]
        .into_iter()
        .chain(["tr", "fr", "es", "it", "pt", "pt-br", "ko", "th", "vi"])
    {
        let voice = super::voice(talk);
        for number in 1..=3 {
            let mut table = Table::drilling(talk);
            let name = written(&voice.sentence("drill-ahead", &[]));
            let drill = voice.command_name(Command::Drill);
            table.types(&format!("{drill} {name} {number}"));
            let rounds = rounds(Drill::Ahead, DrillLevel::new(number).unwrap());
            for line in rounds.iter().flat_map(|round| typed(&round.answer(), &voice)) {
                table.types(&line);
            }
            let kept = format!("(drill/ahead/{number}: Right)");
            let right = table.transcript.matches(&kept).count();
            assert_eq!(right, rounds.len(), "{talk}\n{}", table.transcript);
        }
    }
}

#[test]
fn r407_nothing_is_moved_and_the_board_may_be_asked_for() {
    let mut table = Table::drilling("en");
    table.types("drill looking ahead 2").types("").types("board").types("turn").types("about");
    table.types("e2 e4").types("hint").types("next").types("next").types("close");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > drill looking ahead 2
        Drill: looking ahead, level 2, 8 questions.
        You hear moves that nobody makes. Answer for the position after them. You may ask for the board before them.
        (game 1 waits)
        White: king h2, rooks b4, c5, pawns b3,
        d3, f4, g2, h3.
        Black: king e6, rooks a2, c2, pawns c3,
        d4.
        White begins: rook b4 takes d4, rook c2 takes g2, check, king h2 h1.
        What stands on b4?
        > 
        What stands on b4?
        > board
        Ranks 8 and 7: empty.
        Rank 6: black king e.
        Rank 5: white rook c.
        Rank 4: white rook b, black pawn d,
        white pawn f.
        Rank 3: white pawns b, d, h,
        black pawn c.
        Rank 2: black rooks a, c, white pawn g,
        king h.
        Rank 1: empty.
        > turn
        White to move, move 46.
        > about
        White: king h2, rooks b4, c5, pawns b3,
        d3, f4, g2, h3.
        Black: king e6, rooks a2, c2, pawns c3,
        d4.
        White begins: rook b4 takes d4, rook c2 takes g2, check, king h2 h1.
        What stands on b4?
        > e2 e4
        Answer with a piece, or nothing.
        > hint
        You hear moves that nobody makes. Answer for the position after them. You may ask for the board before them.
        > next
        nothing.
        (drill/ahead/2: Wrong)
        Does White take a piece on the way? Name it, or nothing.
        > next
        black pawn.
        (drill/ahead/2: Wrong)
        White: king c4, rook f5, pawns a2, c3.
        Black: king g3, rook b2, pawns f6, h6.
        Black begins: rook b2 f2, rook f5 takes f2, king g3 takes f2.
        Where is every black king?
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
    "#]]);
}

#[test]
fn r407_no_is_an_answer_where_nothing_was_taken() {
    let is_asked = |round: &DrillRound| {
        matches!(round.ask, Prompt::Taken(_)) && round.answer() == Reply::Stands(None)
    };
    let runs =
        [1, 2, 3].map(|number| (number, rounds(Drill::Ahead, DrillLevel::new(number).unwrap())));
    let found =
        runs.iter().find_map(|(number, run)| Some((number, run, run.iter().position(is_asked)?)));
    let (number, run, at) = found.unwrap();
    for talk in ["en", "de", "vi"] {
        let voice = super::voice(talk);
        let said = |id: &str| written(&voice.sentence(id, &[]));
        let mut table = Table::drilling(talk);
        let drill = voice.command_name(Command::Drill);
        table.types(&format!("{drill} {} {number}", said("drill-ahead")));
        for line in run[..at].iter().flat_map(|round| typed(&round.answer(), &voice)) {
            table.types(&line);
        }
        table.types(&said("choice-no"));
        let right = table.transcript.matches(&format!("(drill/ahead/{number}: Right)")).count();
        assert_eq!(right, at + 1, "{}", table.transcript);
    }
}
