//! Lessons: each is solved by typing alone, in every language that has them.

use expect_test::expect;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Move, Setup};
use touchmove::app::session::Session;
use touchmove::archive::{GameId, Player, replay};
use touchmove::command::Command;
use touchmove::endgames::{Tables, Worth};
use touchmove::laws::Position;
use touchmove::lessons;
use touchmove::opponent::Problem;
use touchmove::opponent::builtin::{self, Stop};
use touchmove::practice::lesson::{Exercise, Key, MoveGoal, Task};
use touchmove::voices::{Voice, written};

use super::{Table, header, manner, start};

impl Table {
    /// Learns in this language, beside a game that has begun.
    pub(super) fn learning(talk: &str) -> Self {
        let header = header(&start(), Player::Human, Some("15+10"));
        let session = Session::new(manner(talk), GameId(1), replay(header.clone(), &[]).unwrap());
        Self::with(session, header).opened()
    }
}

/// The exercises of a lesson for somebody who has tried so many.
pub(super) fn with_made(name: &str, tried: usize) -> Vec<(usize, Exercise)> {
    let is_won = |position: &Position| {
        let answer = Tables::built_in().answer(position).unwrap()?;
        Some(answer.best().worth == Worth::Won)
    };
    lessons::exercises_with(name, tried as u64, is_won)
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

impl Table {
    /// Plays the game of an exercise to its end: by the tables, and where they know no way by what is found.
    fn plays_out(&mut self, since: usize) {
        let tables = Tables::built_in();
        while !self.has_kept(since) {
            let view = self.session.view();
            let setup = Setup { board: view.board, turn: view.bottom, ..Setup::empty() };
            let position = Position::from_setup(setup, CastlingMode::Standard).unwrap();
            let known = tables.answer(&position).unwrap().map(|answer| answer.best());
            let known = known.filter(|best| best.distance.is_some()).map(|best| best.mv);
            let found = || builtin::hint(&Problem::new(position.clone()), &Stop::new());
            let mv = known.or_else(|| Some(found()?.mv)).unwrap();
            self.types(&mv.to_uci(CastlingMode::Standard).to_string());
        }
    }

    /// Announces, presses, and repeats what was answered, until the exercise is done.
    fn plays_as_at_a_tournament(&mut self, since: usize) {
        for announced in ["a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3"] {
            if self.has_kept(since) {
                return;
            }
            let press = self.session.narrator().talk.command_name(Command::Press).to_owned();
            let before = self.transcript.len();
            self.types(announced).types(&press);
            let told = self.transcript[before..].lines().last().unwrap().to_owned();
            let (answered, _) = told.split_once(". ").unwrap();
            let words: Vec<&str> = answered.split(' ').collect();
            self.types(&words[words.len() - 3..].join(" "));
        }
    }

    /// Whether an exercise has been done since then.
    fn has_kept(&self, since: usize) -> bool {
        self.transcript[since..].contains("(lesson/")
    }
}

#[test]
fn every_lesson_is_solved_by_typing() {
    for talk in ["en", "de"] {
        let voice = super::voice(talk);
        for (name, number) in lessons::names().into_iter().zip(1..) {
            let mut table = Table::learning(talk);
            table.types(&format!("learn {number}"));
            for (at, exercise) in with_made(name, 0) {
                let before = table.transcript.len();
                match exercise.task {
                    Task::Play(..) | Task::Opening(..) => table.plays_out(before),
                    Task::Rehearsal(_) => table.plays_as_at_a_tournament(before),
                    _ => right(&exercise, &voice).iter().for_each(|answer| {
                        table.types(answer);
                    }),
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

/// The questions that have the answer of a task, and whether it is answered without a board.
fn giving_away(task: &Task) -> (Vec<String>, bool) {
    let moves = |square: &str| vec![format!("moves {square}"), "moves".to_owned()];
    match task {
        Task::Colour(square) | Task::Stands(square) => {
            let asked = ["colour ", "board ", "diagonals "].map(|it| format!("{it}{square}"));
            (asked.into_iter().chain(["board".to_owned(), "pieces".to_owned()]).collect(), true)
        }
        Task::Count(square) | Task::Moves(Some(square)) => (moves(&square.to_string()), false),
        Task::Moves(None) | Task::Legal(_) => (moves("e1"), false),
        Task::Castling => (["moves e1", "castling-rights"].map(str::to_owned).to_vec(), false),
        Task::Find(MoveGoal::Capture | MoveGoal::Most) => (vec!["captures".to_owned()], false),
        Task::Find(MoveGoal::Free) => (["captures", "hanging"].map(str::to_owned).to_vec(), false),
        _ => (Vec::new(), false),
    }
}

#[test]
fn s7_no_question_and_no_board_has_the_answer_of_a_lesson() {
    let voice = super::voice("en");
    let mut tried = 0;
    for (name, number) in lessons::names().into_iter().zip(1..) {
        let mut table = Table::learning("en");
        table.types(&format!("learn {number}"));
        for (_, exercise) in with_made(name, 0) {
            let (asked, from_memory) = giving_away(&exercise.task);
            let refused = if from_memory {
                "You answer this from memory.\n"
            } else {
                "Not in an exercise. For help: hint.\n"
            };
            assert_eq!(table.session.view().told.0, !from_memory, "{name}: {:?}", exercise.task);
            for line in &asked {
                table.types(line);
                assert!(
                    table.transcript.ends_with(refused),
                    "{name}, {line}: {}",
                    table.transcript
                );
            }
            tried += asked.len();
            if matches!(exercise.task, Task::Play(..) | Task::Opening(..) | Task::Rehearsal(_)) {
                break;
            }
            for answer in right(&exercise, &voice) {
                table.types(&answer);
            }
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn every_exercise_has_its_words_in_every_language_with_lessons() {
    for talk in ["en", "de"] {
        let voice = super::voice(talk);
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

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn wrong_answers_have_reasons_and_help_comes_in_four_steps() {
    let mut table = Table::learning("en");
    table.types("e4").types("learn 3").types("Rd4").types("hint").types("hint").types("hint");
    table.types("hint").types("").types("Rxd5").types("four").types("where").types("5");
    table.types("turn");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > e4
        pawn e2 e4
        > learn 3
        The rook.
        You can follow a rook along its file and its rank.
        The rook moves forward, back or sideways, any number of squares. It never jumps over a piece. It stops before a piece of its own side. If the first piece on its way is an enemy piece, it may take it, and the move ends there.
        (game 1 waits)
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
        Try again.
        > where
        The rook, exercise 2 of 6.
        > 5
        Right.
        Two moves up, to a2 and a3, and three to the right, to b1, c1 and d1. Its own pawn and its own king stop it there.
        (lesson/rook/2: Wrong)
        Rank 8: empty.
        Rank 7: black king d.
        Rank 6: white pawn d.
        Rank 5: white king a.
        Rank 4: black pawn h.
        Ranks 3 and 2: empty.
        Rank 1: white rook h.
        White to move. Find a capture.
        > turn
        White to move, move 1.
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
    table
        .types("lernen hundert")
        .types("lernen 1")
        .types("hell")
        .types("schließen")
        .types("lernen 1");
    table.types("davor").types("dunkel").types("weiter").types("anzeigen").types("remis");
    table.expect(expect![[r#"
        (new game for two, in German)
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
        Die Uhren stehen. Enter startet sie.
        > lernen hundert
        Keine Lektion hundert. Sie haben die Nummern 1 bis 37.
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
        Die Uhren stehen. Enter startet sie.
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
        Antworte mit hell oder dunkel.
    "#]]);
}

#[test]
fn the_voice_of_a_country_has_the_lessons_of_its_language() {
    let mut table = Table::learning("pt-br");
    table.types("learn 13").types("next").types("learn 25");
    table.expect(expect![[r#"
        Nova partida 1 para dois jogadores.
        Tempo: 15 minutos, mais 10 segundos por lance.
        > learn 13
        Quando ninguém ganha.
        Sabe quando uma partida é empate, e evita afogar o rei quando está ganhando.
        Se quem joga não está em xeque mas não tem lance legal, o rei está afogado. A partida é empate, por mais forte que seja o outro lado. Os jogadores também podem simplesmente acordar o empate.
        A sua partida 1 espera. Para voltar, digite fechar.
        Fileira 8: rei preto a.
        Fileiras 7 a 3: vazias.
        Fileira 2: dama branca c.
        Fileira 1: rei branco e.
        Jogam as Brancas. Que lance afoga o rei?
        > next
        queen c2 c7.
        De c7 a dama ataca a7, b7 e b8, mas não a8. As Pretas não estão em xeque, e não podem jogar.
        (lesson/draws/1: Wrong)
        Fileiras 1 a 5: vazias.
        Fileira 6: rei branco g.
        Fileira 7: dama branca f.
        Fileira 8: rei preto h.
        Jogam as Pretas. É mate ou rei afogado?
        > learn 25
        O trigo no tabuleiro
        Uma velha lenda da Índia fala de um rei cujo único filho caiu em combate.
        No seu luto, deixou o reino cair em ruína.
        Então um sábio chamado Sessa trouxe-lhe um tabuleiro de 64 casas, e peças para cada parte do seu exército.
        Havia soldados a pé, cavaleiros, carros e elefantes, um ministro, e o próprio rei.
        O jogo curou a tristeza do rei, e ele voltou a governar. Como prêmio, Sessa podia pedir o que quisesse.
        Sessa pediu trigo: um grão pela primeira casa, dois pela segunda, quatro pela terceira, e assim até a última.
        O rei divertiu-se com um desejo tão modesto.
        Depois contaram-se os grãos: mais de 18 quintilhões. O reino teria de colher durante dois mil anos.
        Sessa perdoou a dívida ao rei, e o rei fez dele o seu primeiro conselheiro.
        (listen/wheat: Right)
    "#]]);
}

#[test]
fn a_mate_to_know_by_heart_is_played_out_in_the_lesson() {
    let mut table = Table::learning("en");
    table.types("learn 22").types("Ra7").types("Kf1").types("takeback").types("Rb8");
    table.types("hint").types("hint").types("Kb2").types("next").types("close");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > learn 22
        Mates by heart.
        You can mate a bare king with two rooks, with a queen or with one rook.
        Near the end, few pieces are left, and you must be able to finish. A bare king is mated at the edge of the board. Drive him there step by step, and avoid stalemate.
        (game 1 waits)
        With two rooks, one shuts the king in, and the other gives check. Here you can mate in two moves.
        Rank 8: black king g.
        Ranks 7 to 3: empty.
        Rank 2: white rook a.
        Rank 1: white rook b, king g.
        White to move. Win.
        > Ra7
        Black answers king g8 f8.
        > Kf1
        Black answers king f8 e8.
        > takeback
        Taken back.
        White to move. Win.
        > Rb8
        Checkmate after 2 moves.
        (lesson/two-mates/1: Helped)
        King and queen: the queen takes space from the black king, then your own king comes to help. At best, it takes nine moves.
        Ranks 8 to 6: empty.
        Rank 5: black king e.
        Ranks 4 to 2: empty.
        Rank 1: white king a, queen b.
        White to move. Win.
        > hint
        Keep the queen a knight's move away from the black king until he is at the edge.
        > hint
        White wins: mate in 9.
        > Kb2
        Black answers king e5 f4.
        > next
        Best play: queen b1 f1, check, king f4 g3, queen f1 c4, king g3 g2, queen c4 g4, check, king g2 h1.
        (lesson/two-mates/2: Wrong)
        King and rook: the rook cuts the black king off, and your own king pushes him back. At best, it takes fifteen moves.
        Ranks 8 to 6: empty.
        Rank 5: black king e.
        Ranks 4 to 2: empty.
        Rank 1: white king a, rook b.
        White to move. Win.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
    "#]]);
}

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
fn the_first_moves_of_a_game_are_looked_at() {
    let mut table = Table::learning("en");
    table.types("learn 20").types("g6").types("hint").types("O-O").types("where");
    for mv in ["Nf3", "back", "Nf3", "g3", "Bg2", "O-O", "Nh4", "Nf3", "a3", "b3", "c3", "h3"] {
        table.types(mv);
    }
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > learn 20
        The opening.
        You can bring out your pieces, castle and fight for the centre.
        Begin with a centre pawn, for example e4 or d4: it takes space and opens lines. Bring your pieces out one by one. Do not move the same piece twice unless it is attacked. Castle early, and leave the pawns in front of your king at home. Pawn c4 and knight f3 are good first moves too. A bishop on g2 or b2 holds the centre from the wing. Do not shut your bishops in with your own pawns.
        (game 1 waits)
        White tries the four-move mate: queen h5 and bishop c4 both attack f7.
        Rank 1: white rooks h, a, knights g, b,
        king e, bishop c.
        Rank 2: white pawns h, g, f, d, c, b, a.
        Rank 3: empty.
        Rank 4: white pawn e, bishop c.
        Rank 5: white queen h, black pawn e.
        Rank 6: black knight c.
        Rank 7: black pawns h, g, f, d, c, b, a.
        Rank 8: black rooks h, a, knight g,
        bishops f, c, king e, queen d.
        Black to move. Prevent mate.
        > g6
        Right.
        (lesson/opening/1: Right)
        Now play ten moves against level 3. Afterwards you hear what you have developed, whether you have castled, and what moved twice.
        Moves to go: 10. Type your move.
        > hint
        A centre pawn, the knights, the bishops, then castling: that order is rarely wrong.
        > O-O
        You cannot castle there now: a piece is in the way.
        > where
        The opening, exercise 2 of 6.
        > Nf3
        Black answers pawn g7 g6.
        > back
        Taken back.
        Moves to go: 10. Type your move.
        > Nf3
        Black answers pawn g7 g6.
        > g3
        Black answers bishop f8 g7.
        > Bg2
        Black answers knight g8 f6.
        > O-O
        Black answers short castling.
        > Nh4
        Black answers knight b8 c6.
        > Nf3
        Black answers pawn d7 d6.
        > a3
        Black answers bishop c8 g4.
        > b3
        Black answers knight c6 b4.
        > c3
        Black answers bishop g4 takes f3.
        > h3
        Knights and bishops developed: 2 of 4.
        You castled.
        Moved more than once: knight.
        (lesson/opening/2: Helped)
        Rank 8: black rooks a, h, knights b, g,
        bishop c, queen d, king e.
        Rank 7: black pawns a to h.
        Rank 6: white pawn c.
        Ranks 5 and 4: empty.
        Rank 3: white pawn a.
        Rank 2: white pawns a to c, f to h.
        Rank 1: white rooks a, h,
        black bishop c, white king e.
        White to move. Name each way to castle.
    "#]]);
}

#[test]
fn moves_are_made_as_at_a_tournament() {
    let mut table = Table::learning("de");
    table.types("lernen 24").types("drücken").types("Sf3").types("e4").types("hilfe drücken");
    table.types("drücken").types("d5").types("tipp").types("tipp").types("weiter");
    table.expect(expect![[r#"
        (new game for two, in German)
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > lernen 24
        Uhr und Turnier.
        Du weißt, wie du Züge ansagst, die Uhr drückst und Zeitüberschreitung reklamierst.
        Jeder hat Zeit für die ganze Partie, und wenn du drückst, läuft die Uhr des Gegners. Ist deine Zeit abgelaufen, verlierst du, außer der Gegner kann nicht mehr mattsetzen. Blinde Spieler sagen jeden Zug laut an, und der Gegner wiederholt ihn. Berührt, geführt: Die Figur, die du berührst, muss ziehen, wenn sie kann.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Jetzt fünf Züge wie im Turnier. Sag deinen Zug an, drücke, und wiederhole den Zug des Gegners.
        Verbleibende Züge: 5. Gib deinen Zug ein.
        > drücken
        Verbleibende Züge: 5. Gib deinen Zug ein.
        > Sf3
        knight g1 f3
        Schwarz hat ihn wiederholt.
        Drücke die Uhr.
        > e4
        Drücke die Uhr.
        > hilfe drücken
        drücken: drückt deine Uhr, wenn der Zug ausgeführt und angesagt ist.
        Im Wettkampf: der Knopf an deinem Brett. Ohne Brett kann zu frühes Drücken regelwidrig sein.
        Kurz: pr.
        > drücken
        Schwarz antwortet pawn g7 g6. Wiederhole ihn.
        > d5
        Das ist ein anderer Zug. Angesagt: pawn g7 g6.
        > tipp
        Ansagen, drücken, wiederholen: immer in dieser Reihenfolge.
        > tipp
        Schwarz antwortet pawn g7 g6. Wiederhole ihn.
        > weiter
        (lesson/clock/1: Wrong)
        In einer Schnellpartie ist das Blättchen deines Gegners gefallen. Was kommt zuerst: die Uhren oder der Schiedsrichter?
    "#]]);
}

#[test]
fn answers_are_understood_as_players_give_them() {
    let mut table = Table::learning("en");
    let told = |table: &mut Table, lines: &[&str]| {
        let before = table.transcript.len();
        for line in lines {
            table.types(line);
        }
        table.transcript[before..].to_owned()
    };
    // A move that may be several is asked for, in an exercise as in a game.
    let heard = told(&mut table, &["learn 16", "c8", "2", "close"]);
    assert!(heard.contains("2: pawn c7 c8 promotes to rook"), "{heard}");
    assert!(heard.contains("(lesson/promotion/1: Right)"), "{heard}");
    let heard = told(&mut table, &["learn 4", "next", "thirteen", "close"]);
    assert!(heard.contains("(lesson/bishop/2: Right)"), "{heard}");
    // The knight is a question by its name, but not where its move is heard and repeated.
    let heard = told(&mut table, &["drill mates by ear", "knight g1 f3", "close"]);
    assert!(!heard.contains("from memory"), "{heard}");
    let heard = told(&mut table, &["drill recall", "empty", "close"]);
    assert!(!heard.contains("Answer with"), "{heard}");
    // Whether it is mate or stalemate is the question.
    let heard = told(&mut table, &["learn 13", "next"]);
    let (_, asked) = heard.split_once("but not a8").unwrap();
    assert!(!asked.contains("no legal move"), "{asked}");
}

#[test]
fn pieces_to_listen_to_come_after_the_lessons() {
    for talk in ["en", "de"] {
        let voice = super::voice(talk);
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
    table.types("learn the longest game").types("learn 38").types("turn").types("learn");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
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
        > learn 38
        No lesson 38. They have numbers from 1 to 37.
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
        37. World champions in rapid chess
    "#]]);
}

/// H13: what answers the subject of a lesson is never taken for a command of the game, and who gives up
/// hears the answer everywhere.
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn h13_a_natural_answer_is_one_and_giving_up_is_the_same_everywhere() {
    let mut table = Table::learning("en");
    table.types("learn 14").types("both").types("short").types("draw").types("castle long");
    table.types("both").types("close");
    table.types("learn 15").types("takes en passant").types("e6").types("resign").types("close");
    table.types("learn 13").types("draw").types("Qc7").types("draw");
    table.types("stalemate").types("draw").types("close");
    table.types("learn 3").types("Rxd5").types("knight f3").types("7").types("5").types("close");
    table.types("puzzle").types("resign").types("close");
    table.types("endings 1").types("resign").types("close");
    table.types("repertoire italian").types("resign").types("close");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > learn 14
        Castling.
        You know when you may castle, and on which side.
        The king goes two squares towards a rook, and that rook goes to the square he has crossed. King and rook must not have moved before, and there must be nothing between them. The king may not castle out of check, through check or into check. Castling on the kingside is called short, on the queenside long.
        (game 1 waits)
        Rank 8: black rooks a, h, king e.
        Ranks 7 to 2: empty.
        Rank 1: white rooks a, h, king e.
        White to move. Name each way to castle.
        > both
        Right.
        (lesson/castling/1: Right)
        Rank 8: black king e.
        Ranks 7 to 4: empty.
        Rank 3: black rook f.
        Rank 2: empty.
        Rank 1: white rooks a, h, king e.
        White to move. Name each way to castle.
        > short
        You cannot castle there now: your king would pass through check or end in it.
        > draw
        White to move. Name each way to castle.
        > castle long
        Right.
        (lesson/castling/2: Right)
        Rank 8: black king e.
        Ranks 7 to 5: empty.
        Rank 4: black rook e.
        Ranks 3 and 2: empty.
        Rank 1: white rooks a, h, king e.
        May White castle kingside? Yes or no.
        > both
        Answer yes or no.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > learn 15
        En passant.
        You can take en passant, and you know when it is too late.
        A pawn cannot escape yours by going two squares at once. If it lands right beside your pawn, you may take it as if it had gone only one. Your pawn ends on the square that was skipped. You may do so only on your very next move.
        (game 1 waits)
        Black's last move was pawn d7 to d5.
        Rank 8: black king e.
        Ranks 7 and 6: empty.
        Rank 5: black pawn d, white pawn e.
        Ranks 4 to 2: empty.
        Rank 1: white king e.
        Name all moves of the pawn on e5, one after the other.
        > takes en passant
        Right. 1 more.
        > e6
        Right.
        (lesson/en-passant/1: Right)
        The same position, but this time Black's last move was not a pawn move.
        Rank 8: black king e.
        Ranks 7 and 6: empty.
        Rank 5: black pawn d, white pawn e.
        Ranks 4 to 2: empty.
        Rank 1: white king e.
        Is pawn to d6 legal? Yes or no.
        > resign
        The black pawn has not just gone two squares. The right lasts for one move only.
        (lesson/en-passant/2: Wrong)
        Ranks 8 and 7: empty.
        Rank 6: white king g.
        Rank 5: black pawn b, white pawn c.
        Rank 4: black king a.
        Ranks 3 to 1: empty.
        Name all moves of the pawn on c5, one after the other.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > learn 13
        When nobody wins.
        You know when a game is drawn, and you avoid stalemate when you are winning.
        If the player to move is not in check but has no legal move, that is stalemate. The game is drawn, however strong the other side is. The players can also simply agree to a draw.
        (game 1 waits)
        Rank 8: black king a.
        Ranks 7 to 3: empty.
        Rank 2: white queen c.
        Rank 1: white king e.
        White to move. Which move is stalemate?
        > draw
        White to move. Which move is stalemate?
        > Qc7
        Right.
        (lesson/draws/1: Right)
        Ranks 1 to 5: empty.
        Rank 6: white king g.
        Rank 7: white queen f.
        Rank 8: black king h.
        Black is to move. Is this mate or stalemate?
        > draw
        Answer mate or stalemate.
        > stalemate
        Right.
        (lesson/draws/2: Right)
        You can also claim a draw: when a position occurs for the third time, or after fifty moves each without a capture or pawn move. And if no mate is possible any more, the game is drawn at once.
        Ranks 8 and 7: empty.
        Rank 6: black king e.
        Ranks 5 and 4: empty.
        Rank 3: white bishop d, king e.
        Ranks 2 and 1: empty.
        Can anybody still win? Yes or no.
        > draw
        Right.
        (lesson/draws/3: Right)
        Rank 1: white king c.
        Ranks 2 to 6: empty.
        Rank 7: white queen f.
        Rank 8: black king h.
        Black is to move. Is this mate or stalemate?
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > learn 3
        The rook.
        You can follow a rook along its file and its rank.
        The rook moves forward, back or sideways, any number of squares. It never jumps over a piece. It stops before a piece of its own side. If the first piece on its way is an enemy piece, it may take it, and the move ends there.
        (game 1 waits)
        Rank 8: black king g.
        Ranks 7 and 6: empty.
        Rank 5: black pawn d.
        Ranks 4 to 2: empty.
        Rank 1: white rook d, king g.
        White to move. Find a capture.
        > Rxd5
        Right.
        (lesson/rook/1: Right)
        Rank 8: black king e.
        Ranks 7 to 5: empty.
        Rank 4: white pawn a.
        Ranks 3 and 2: empty.
        Rank 1: white rook a, king e.
        How many moves has the rook on a1?
        > knight f3
        Answer with a number.
        > 7
        Wrong.
        Try again.
        > 5
        Right.
        Two moves up, to a2 and a3, and three to the right, to b1, c1 and d1. Its own pawn and its own king stop it there.
        (lesson/rook/2: Wrong)
        Rank 8: empty.
        Rank 7: white king c, rook g.
        Ranks 6 and 5: empty.
        Rank 4: black king b, pawn g,
        white pawn h.
        Ranks 3 to 1: empty.
        White to move. Find a capture.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > puzzle
        Puzzle, 4 pieces, rated 974.
        (game 1 waits)
        White: king g6, pawn f6.
        Black: king e6, knight e4.
        Black has played knight d6 takes e4.
        (what is the best move?)
        > resign
        pawn f6 f7, king e6 e7, king g6 g7, knight e4 d6, pawn f7 f8 promotes to queen, check.
        (puzzle/0Iro9: Wrong)
        Your rating is 983. Another one: Enter.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > endings 1
        Endgame: king and queen.
        (game 1 waits)
        White: king a1, queen b1.
        Black: king e5.
        White to move. Win.
        > resign
        Best play: queen b1 f1, king e5 e4, queen f1 f6, king e4 e3, queen f6 h4, king e3 e2.
        (ending/queen: Wrong)
        Another one: Enter.
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > repertoire italian
        Openings: Italian Game. You play White.
        (game 1 waits)
        From the start.
        Move 1, White: your move?
        > resign
        In your openings: pawn e2 e4.
        (opening/:Italian Game//e2e4: Wrong)
        pawn e7 e5.
        Move 2, White: your move?
        > close
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
    "#]]);
}

/// A drill that a lesson leads to begins by Enter, and the lesson goes on behind it.
#[test]
fn h13_enter_begins_the_drill_of_a_lesson_and_the_lesson_goes_on() {
    let mut table = Table::learning("en");
    table.types("learn 1").types("dark").types("light").types("light");
    table.types("dark").types("").types("close").types("resign").types("where");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > learn 1
        Squares and colours.
        You can tell the colour of any square in your head.
        The board has 64 squares: eight files, a to h, and eight ranks, 1 to 8. Light and dark squares alternate, and the corner at your right hand is light. For the colour of a square, count the file as a number too: a is 1, h is 8. If both numbers are odd, or both even, the square is dark; otherwise it is light.
        (game 1 waits)
        What colour is a1?
        > dark
        Right.
        (lesson/squares/1: Right)
        What colour is h1?
        > light
        Right.
        (lesson/squares/2: Right)
        What colour is e4?
        > light
        Right.
        (lesson/squares/3: Right)
        Now a drill: you hear one square after another, and answer light or dark. Take your time.
        To begin the drill: Enter. Then the lesson continues.
        > dark
        To begin the drill: Enter. Then the lesson continues.
        > 
        Drill: square colours, level 1, 10 questions.
        Light or dark?
        What colour is e3?
        > close
        (lesson/squares/4: Right)
        What colour is g5?
        > resign
        dark.
        (lesson/squares/1001: Wrong)
        What colour is a1?
        > where
        Squares and colours, exercise 6 of 6.
    "#]]);
}
