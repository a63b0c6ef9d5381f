//! Lessons: each is solved by typing alone, in every language that has them.

use expect_test::expect;
use shakmaty::Move;
use shakmaty::san::SanPlus;
use touchmove::app::session::Session;
use touchmove::archive::{GameId, Player, replay};
use touchmove::lessons;
use touchmove::practice::lesson::{Exercise, Key};
use touchmove::voices::{Library, Voice, written};

use super::{Table, header, manner, start};

impl Table {
    /// Learns in this language, beside a game that has begun.
    pub(super) fn learning(talk: &str) -> Self {
        let header = header(&start(), Player::Human, Some("15+10"));
        let session = Session::new(manner(talk), GameId(1), replay(header.clone(), &[]).unwrap());
        Self::with(session, header).opened()
    }
}

/// What is typed for a right answer, in the words of a voice.
fn right(exercise: &Exercise, voice: &Voice) -> Vec<String> {
    let said = |id: &str| written(&voice.sentence(id, &[]));
    let san = |mv: &Move| SanPlus::from_move(exercise.position.clone(), *mv).to_string();
    match exercise.answer() {
        Key::Colour(colour) => vec![said(colour.fold_wb("choice-light", "choice-dark"))],
        Key::Stands(None) => vec![said("choice-nothing")],
        Key::Stands(Some(piece)) => vec![voice.piece(piece.role).to_owned()],
        Key::Number(number) => vec![number.to_string()],
        Key::All(moves) => moves.iter().map(san).collect(),
        Key::OneOf(moves) => moves.iter().take(1).map(san).collect(),
        Key::YesNo(yes) => vec![yes_or_no(voice.name(), *yes).to_owned()],
        Key::Word(word) => vec![said(&format!("choice-{word}"))],
        Key::Done => vec!["next".to_owned()],
    }
}

fn yes_or_no(talk: &str, yes: bool) -> &'static str {
    match (talk, yes) {
        ("de", true) => "ja",
        ("de", false) => "nein",
        (_, true) => "yes",
        (_, false) => "no",
    }
}

#[test]
fn every_lesson_is_solved_by_typing() {
    for talk in ["en", "de"] {
        let voice = Library::built_in().get(talk).unwrap();
        for (name, number) in lessons::names().into_iter().zip(1..) {
            let mut table = Table::learning(talk);
            table.types(&format!("learn {number}"));
            for (at, exercise) in lessons::exercises(name) {
                let before = table.transcript.len();
                for answer in right(&exercise, &voice) {
                    table.types(&answer);
                }
                let kept = format!("(lesson/{name}/{at}: Right)\n");
                let told = &table.transcript[before..];
                assert!(told.contains(&kept), "{talk} {name} {at}\n{}", table.transcript);
            }
            let over = written(&voice.sentence("lesson-over", &[]));
            assert!(table.transcript.contains(&over), "{}", table.transcript);
        }
    }
}

#[test]
fn every_exercise_has_its_words_in_every_language_with_lessons() {
    for talk in ["en", "de"] {
        let voice = Library::built_in().get(talk).unwrap();
        let mut missing = Vec::new();
        for name in lessons::names() {
            let parts = ["", "-goal", "-text", "-recap"];
            let mut wanted: Vec<String> =
                parts.iter().map(|part| format!("lesson-{name}{part}")).collect();
            for (at, exercise) in lessons::exercises(name) {
                wanted.push(format!("lesson-{name}-{at}-help"));
                wanted.extend(exercise.is_answered().then(|| format!("lesson-{name}-{at}-why")));
            }
            missing.extend(wanted.into_iter().filter(|id| !voice.has_sentence(id)));
        }
        assert_eq!(missing, Vec::<String>::new(), "{talk}");
    }
}

#[test]
fn wrong_answers_have_reasons_and_help_comes_in_four_steps() {
    let mut table = Table::learning("en");
    table.types("e4").types("learn 3").types("Rd4").types("hint").types("hint").types("hint");
    table.types("hint").types("").types("Rxd5").types("four").types("where").types("5");
    table.types("turn");
    table.expect(expect![[r#"
        New game 1 for two players.
        Time: 15 minutes, plus 10 seconds per move.
        > e4
        pawn e2 e4
        > learn 3
        The rook.
        You can follow a rook along its file and its rank.
        The rook moves forward, back or sideways, any number of squares. It never jumps over a piece. It stops before a piece of its own side. If the first piece on its way is an enemy piece, it may take it, and the move ends there.
        Your game 1 waits. Type close to go back.
        Rank 8: black king g.
        Ranks 7 and 6: empty.
        Rank 5: black pawn d.
        Ranks 4 to 2: empty.
        Rank 1: white rook d, king g.
        White to move. Find a capture.
        > Rd4
        That captures nothing. Try again.
        > hint
        Follow the d-file up from d1, square by square.
        > hint
        It is the rook on d1.
        > hint
        The rook goes to d5.
        > hint
        rook d1 takes d5.
        > 
        White to move. Find a capture.
        > Rxd5
        Right.
        d2, d3 and d4 are empty, so the rook reaches the pawn on d5 and takes it.
        (lesson/rook/1: Wrong)
        Rank 8: black king e.
        Ranks 7 to 5: empty.
        Rank 4: white pawn a.
        Ranks 3 and 2: empty.
        Rank 1: white rook a, king e.
        How many moves has the rook on a1?
        > four
        Wrong.
        Two moves up, to a2 and a3, and three to the right, to b1, c1 and d1. Its own pawn and its own king stop it there.
        (lesson/rook/2: Wrong)
        The lesson is over.
        A rook needs open files and ranks. Two rooks that defend each other are especially strong.
        Go through exercises 1 and 2 again.
        Next is lesson 4: The bishop.
        Back to game 1.
        pawn e2 e4. White, move 1.
        Clocks running.
        > where
        Black to move, move 1.
        > 5
        Not a move. Try e2 e4, or help.
        > turn
        Black to move, move 1.
    "#]]);
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_lesson_goes_on_where_it_was_left_and_the_game_waits() {
    let mut table = Table::learning("de");
    table
        .types("e4")
        .types("lernen 10")
        .types("board")
        .types("e4")
        .types("Dxd5")
        .types("schließen");
    table.types("lernen zehn").types("lernen 1").types("hell").types("schließen").types("lernen 1");
    table.types("davor").types("dunkel").types("weiter").types("anzeigen").types("remis");
    table.expect(expect![[r#"
        Neue Partie 1 für zwei Spieler.
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > e4
        pawn e2 e4
        > lernen 10
        Gedeckt oder nicht.
        Du merkst, welche Figuren umsonst zu haben sind.
        Eine Figur ist gedeckt, wenn ihre Seite zurückschlagen könnte. Stell dir vor jedem Schlagen zwei Fragen: Was ist sie wert, und wer schlägt zurück? Kann niemand zurückschlagen, ist sie umsonst zu haben. Decke auch deine eigenen Figuren, die wertvollsten zuerst.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Reihe 8: schwarzer König e.
        Reihe 7: schwarzer Bauer f.
        Reihe 6: schwarzer Bauer e.
        Reihe 5: schwarzer Springer d.
        Reihe 4: schwarzer Läufer g.
        Reihen 3 und 2: leer.
        Reihe 1: weiße Dame d, König e.
        Weiß am Zug. Schlage, was ungedeckt ist.
        > board
        Reihe 8: schwarzer König e.
        Reihe 7: schwarzer Bauer f.
        Reihe 6: schwarzer Bauer e.
        Reihe 5: schwarzer Springer d.
        Reihe 4: schwarzer Läufer g.
        Reihen 3 und 2: leer.
        Reihe 1: weiße Dame d, König e.
        > e4
        Du hast keinen Bauern.
        > Dxd5
        Schwarz antwortet pawn e6 takes d5. Versuch es noch einmal.
        > schließen
        Zurück zu Partie 1.
        pawn e2 e4. Weiß, Zug 1.
        Die Uhren laufen wieder.
        > lernen zehn
        Keine Lektion zehn. Sie haben die Nummern 1 bis 36.
        > lernen 1
        Felder und Farben.
        Du weißt von jedem Feld im Kopf, ob es hell oder dunkel ist.
        Das Brett hat 64 Felder: acht Linien, a bis h, und acht Reihen, 1 bis 8. Helle und dunkle Felder wechseln sich ab, und das Eckfeld rechts vor dir ist hell. Für die Farbe eines Feldes zähle auch die Linie als Zahl: a ist 1, h ist 8. Sind beide Zahlen gerade oder beide ungerade, ist das Feld dunkel, sonst ist es hell.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Welche Farbe hat a1?
        > hell
        Falsch.
        a1 ist dunkel: Beide Zahlen sind 1, also beide ungerade.
        (lesson/squares/1: Wrong)
        Welche Farbe hat h1?
        > schließen
        Zurück zu Partie 1.
        pawn e2 e4. Weiß, Zug 1.
        Die Uhren laufen wieder.
        > lernen 1
        Felder und Farben, Aufgabe 2.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Welche Farbe hat h1?
        > davor
        Welche Farbe hat a1?
        > dunkel
        Richtig.
        (lesson/squares/1: Right)
        Welche Farbe hat h1?
        > weiter
        h1 ist hell: h ist 8, also gerade, die Reihe ist ungerade. Es ist das Eckfeld rechts vor Weiß.
        (lesson/squares/2: Wrong)
        Welche Farbe hat e4?
        > anzeigen
        Antworte mit hell oder dunkel.
        > remis
        Nur in einer laufenden Partie: remis. Befehl schließen, dann remis.
    "#]]);
}

#[test]
fn a_mate_to_know_by_heart_is_played_out() {
    let mut table = Table::learning("en");
    table.types("learn 22").types("Ra7").types("play-on").types("yes");
    let begun =
        table.begun.as_ref().map(|header| (header.position.clone(), header.white, header.black));
    table.write(&format!("{begun:?}"));
    table.expect(expect![[r#"
        New game 1 for two players.
        Time: 15 minutes, plus 10 seconds per move.
        > learn 22
        Mates by heart.
        You can mate a bare king with two rooks, with a queen or with one rook.
        Near the end, few pieces are left, and you must be able to finish. A bare king is mated at the edge of the board. Drive him there step by step, and avoid stalemate.
        Your game 1 waits. Type close to go back.
        With two rooks, one shuts the king in, and the other gives check. Here you can mate in two moves.
        Rank 8: black king g.
        Ranks 7 to 3: empty.
        Rank 2: white rook a.
        Rank 1: white rook b, king g.
        White to move, and mates. Play it out against the computer: play-on. When you have done it: next.
        > Ra7
        White to move, and mates. Play it out against the computer: play-on. When you have done it: next.
        > play-on
        > yes
        Unknown: yes. Type a move, or help.
        Some(("6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1", Human, Builtin))
    "#]]);
}

#[test]
fn pieces_to_listen_to_come_after_the_lessons() {
    for talk in ["en", "de"] {
        let voice = Library::built_in().get(talk).unwrap();
        let mut table = Table::learning(talk);
        for (name, number) in lessons::PIECES.into_iter().zip(lessons::names().len() + 1..) {
            let before = table.transcript.len();
            table.types(&format!("learn {number}"));
            let told = &table.transcript[before..];
            let sentences = (1..).map(|number| format!("listen-{name}-text-{number}"));
            let sentences = sentences.take_while(|id| voice.has_sentence(id));
            let missing: Vec<String> =
                sentences.filter(|id| !told.contains(&written(&voice.sentence(id, &[])))).collect();
            assert!(missing.is_empty(), "{talk} {missing:?}\n{told}");
            assert!(told.lines().count() >= 7, "{told}");
            assert!(told.contains(&format!("(listen/{name}: Right)")), "{told}");
        }
    }
}

#[test]
fn what_was_heard_is_marked_in_the_list() {
    let mut table = Table::learning("en");
    table.types("learn the longest game").types("learn 37").types("turn").types("learn");
    table.expect(expect![[r#"
        New game 1 for two players.
        Time: 15 minutes, plus 10 seconds per move.
        > learn the longest game
        The longest game
        The longest tournament game on record was played in Belgrade in 1989.
        Ivan Nikolić had White, and Goran Arsović had Black.
        They played 269 moves each, and it took them more than twenty hours.
        At the end there were a rook and a bishop against a rook.
        Nobody won: it was a draw.
        In those days, the rules gave such endings more than fifty moves.
        Today there is no exception. After fifty moves each without a capture or pawn move, a player can claim a draw; after seventy-five, the game is over.
        (listen/longest: Right)
        > learn 37
        No lesson 37. They have numbers from 1 to 36.
        > turn
        White to move, move 1.
        > learn
        Lessons. Next is 1, Squares and colours. To begin one, type its number after learn: learn 1.
        1. Squares and colours
        2. The starting position
        3. The rook
        4. The bishop
        5. The queen
        6. The king
        7. The knight
        8. The pawn
        9. What pieces are worth
        10. Defended or not
        11. Three answers to check
        12. Mate in one
        13. When nobody wins
        14. Castling
        15. En passant
        16. Promote with care
        17. Fork and discovered attack
        18. Pin and skewer
        19. Free gifts
        20. The opening
        21. Trades and plans
        22. Mates by heart
        23. Pawns at the end
        24. Clock and tournament
        To listen to:
        25. The wheat on the board
        26. Where chess comes from
        27. The longest game, done
        28. Many ways to play
        29. Games with other rules
        30. How tournaments work
        31. The Swiss system
        32. Equal on points
        33. Fast and slow chess
        34. How blind players play
        35. How to get better
        36. Three parts of a game
    "#]]);
}
