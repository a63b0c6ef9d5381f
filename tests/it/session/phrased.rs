//! What players say in their own words: of whose pieces they speak, of which square, with a mark at the
//! end; and what they call what they want to practise.

use expect_test::expect;
use touchmove::archive::Player;
use touchmove::command::Command;
use touchmove::voices::{Library, written};

use super::study::{score, study_of, tree};
use super::{Table, header, start};

fn at_home() -> Table {
    Table::new(header(&start(), Player::Builtin, None))
}

fn from(fen: &str) -> Table {
    Table::new(header(fen, Player::Human, None))
}

impl Table {
    fn types_all(&mut self, lines: &[&str]) {
        for line in lines {
            self.types(line);
        }
    }
}

#[test]
fn whose_pieces_are_meant_is_understood() {
    let mut table = at_home();
    table.types_all(&[
        "where is my queen",
        "where is his queen?",
        "where are the enemy knights",
        "where's the computer's king",
        "where is your queen",
        "white knights pieces",
    ]);
    table.expect(expect![[r#"
        > where is my queen
        white queen: d1.
        > where is his queen?
        black queen: d8.
        > where are the enemy knights
        black knights: b8, g8.
        > where's the computer's king
        black king: e8.
        > where is your queen
        black queen: d8.
        > white knights pieces
        white knights: b1, g1.
    "#]]);
}

#[test]
fn a_piece_that_stands_alone_is_a_square() {
    let mut table = at_home();
    table.types_all(&[
        "is my queen attacked",
        "is his king attacked",
        "what can the knight on g1 do?",
        "moves Ng1",
        "attackers of e2",
        "where can my knight go",
    ]);
    table.expect(expect![[r#"
        > is my queen attacked
        d1 is not attacked.
        d1, defenders: white king e1.
        > is his king attacked
        e8 is not attacked.
        e8, defenders: black queen d8.
        > what can the knight on g1 do?
        knight g1: f3, h3.
        > moves Ng1
        knight g1: f3, h3.
        > attackers of e2
        e2 is not attacked.
        e2, defenders: white queen d1, king e1,
        bishop f1, knight g1.
        > where can my knight go
        moves needs a square, for example moves e4.
    "#]]);
}

#[test]
fn a_mark_at_the_end_of_a_line_changes_nothing() {
    let mut table = at_home();
    table.types_all(&["e4.", "last?", "takeback!", "yes.", "¿last?", "set book off.", "e4 e.p."]);
    table.expect(expect![[r#"
        > e4.
        pawn e2 e4
        (thinks of a move)
        > last?
        pawn e2 e4. White, move 1.
        > takeback!
        (take it back?)
        > yes.
        Taken back: pawn e2 e4.
        > ¿last?
        No moves yet.
        > set book off.
        book: off.
        > e4 e.p.
        pawn e2 e4
        (thinks of a move)
    "#]]);
}

#[test]
fn who_may_castle_is_told_with_the_reason() {
    let mut table = from("r3k2r/8/8/8/8/5r2/8/R3KB1R w KQq - 0 1");
    table.types_all(&["can I castle?", "can black castle", "castling-rights foo", "help castle"]);
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        > can I castle?
        White, short castling: a piece is in the way.
        White, long castling: legal.
        > can black castle
        Black, short castling: no right to castle there.
        Black, long castling: legal.
        > castling-rights foo
        castling-rights takes white or black.
        > help castle
        castling-rights: whether and where you can castle now.
        To castle: O-O or O-O-O.
        The king goes two squares towards a rook, and that rook goes to the square he has crossed. King and rook must not have moved before, and there must be nothing between them. The king may not castle out of check, through check or into check. Castling on the kingside is called short, on the queenside long.
        Lesson Castling: learn 14.
    "#]]);
}

/// A piece or a word of chess is told with its lesson, and a theme with how to get a puzzle.
#[test]
fn help_knows_the_pieces_and_the_words_of_chess() {
    let mut table = from("3k4/8/8/8/8/8/3PQ3/4K3 w - - 0 1");
    table.types_all(&[
        "help queen",
        "help fork",
        "help double check",
        "help check",
        "help mate",
        "help knight",
        "help castle",
        "what is a trapped piece?",
        "how does the rook move",
        "help xyzzy",
    ]);
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        > help queen
        The queen is the strongest piece. She moves like a rook or like a bishop: along a file, a rank or a diagonal. She goes any distance while the way is clear, but she never jumps.
        Lesson The queen: learn 5.
        > help fork
        In a fork, one piece attacks two at once. The opponent can save only one of them. Knights are especially good at it. The best target is the king, because a check must be answered.
        Lesson Fork and discovered attack: learn 17.
        A puzzle about it: puzzle fork.
        > help double check
        Double check: only the king can move.
        A puzzle about it: puzzle double check.
        > help check
        check: whether a king is in check, and from which piece.
        If your king is in check, you must answer at once. There are three ways: take the attacker, put a piece in between, or move the king. You cannot castle out of check.
        Lesson Three answers to check: learn 11.
        > help mate
        mate: whether the side to move can force mate.
        Checkmate is the aim of the game: a check without an answer. Nobody can take the attacker, nothing can go between, and the king has no safe square. The game is over at once. The king himself is never taken.
        Lesson Mate in one: learn 12.
        > help knight
        /knight f3, with a slash: the pieces a knight's move away.
        knight f3, without the slash: a move.
        The knight goes two squares along a file or rank, then one to the side, like the letter L. It is the only piece that jumps over others. With every move it changes the colour of its square. The nearer to the edge, the fewer moves it has.
        Lesson The knight: learn 7.
        > help castle
        castling-rights: whether and where you can castle now.
        To castle: O-O or O-O-O.
        The king goes two squares towards a rook, and that rook goes to the square he has crossed. King and rook must not have moved before, and there must be nothing between them. The king may not castle out of check, through check or into check. Castling on the kingside is called short, on the queenside long.
        Lesson Castling: learn 14.
        > what is a trapped piece?
        Trapped piece: it is attacked and has no safe square.
        A puzzle about it: puzzle trapped piece.
        > how does the rook move
        The rook moves forward, back or sideways, any number of squares. It never jumps over a piece. It stops before a piece of its own side. If the first piece on its way is an enemy piece, it may take it, and the move ends there.
        Lesson The rook: learn 3.
        > help xyzzy
        Unknown command: xyzzy. Type help for all.
    "#]]);
}

/// A plural is help with one, and what a word of chess means is asked without an article. Other questions are as before.
#[test]
fn help_knows_plurals_and_what_is_asked_without_an_article() {
    let mut table = from("3k4/8/8/8/8/8/3PQ3/4K3 w - - 0 1");
    table.types_all(&[
        "help rooks",
        "help pawns",
        "help bishops",
        "how do kings move",
        "what is check",
        "what is castling?",
        "what is stalemate",
        "what is en passant",
        "what is notation",
        "what is on d2",
        "what is attacking d2",
        "what is the best move",
        "what is the last move",
    ]);
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        > help rooks
        The rook moves forward, back or sideways, any number of squares. It never jumps over a piece. It stops before a piece of its own side. If the first piece on its way is an enemy piece, it may take it, and the move ends there.
        Lesson The rook: learn 3.
        > help pawns
        A pawn moves straight forward, one square at a time, and never back. From its first square, it may also go two. It captures differently: one square diagonally forward. A piece right in front of it blocks it, and it cannot take that piece.
        Lesson The pawn: learn 8.
        > help bishops
        The bishop moves diagonally, any number of squares. With each step, both the file and the rank change by one: c1, d2, e3, f4. Like the rook, it never jumps. All squares of a diagonal have the same colour.
        Lesson The bishop: learn 4.
        > how do kings move
        The king moves one square in any direction. He may never go to a square that an enemy piece attacks. When the king himself is attacked, he is in check. Kings attack too: every square around them.
        Lesson The king: learn 6.
        > what is check
        check: whether a king is in check, and from which piece.
        If your king is in check, you must answer at once. There are three ways: take the attacker, put a piece in between, or move the king. You cannot castle out of check.
        Lesson Three answers to check: learn 11.
        > what is castling?
        castling-rights: whether and where you can castle now.
        To castle: O-O or O-O-O.
        The king goes two squares towards a rook, and that rook goes to the square he has crossed. King and rook must not have moved before, and there must be nothing between them. The king may not castle out of check, through check or into check. Castling on the kingside is called short, on the queenside long.
        Lesson Castling: learn 14.
        > what is stalemate
        If the player to move is not in check but has no legal move, that is stalemate. The game is drawn, however strong the other side is. The players can also simply agree to a draw.
        Lesson When nobody wins: learn 13.
        > what is en passant
        A pawn cannot escape yours by going two squares at once. If it lands right beside your pawn, you may take it as if it had gone only one. Your pawn ends on the square that was skipped. You may do so only on your very next move.
        Lesson En passant: learn 15.
        > what is notation
        Notation: a move is the letter of the piece and its new square, Nf3. A pawn has no letter, e4. A capture has an x, check a plus, mate a number sign. O-O is castling short, O-O-O long.
        > what is on d2
        d2: white pawn, dark square.
        > what is attacking d2
        d2 is not attacked.
        d2, defenders: white king e1, queen e2.
        > what is the best move
        Best: pawn d2 d3.
        > what is the last move
        No moves yet.
    "#]]);
}

#[test]
fn letters_are_called_by_their_names() {
    let mut table = from("3k4/8/8/8/8/8/3PQ3/4K3 w - - 0 1");
    table.types("dee four");
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        > dee four
        pawn d2 d4
    "#]]);
}

#[test]
fn what_is_practised_is_called_as_players_call_it() {
    let mut table = Table::drilling("en");
    table.types_all(&[
        "drill square colors",
        "drill squares",
        "drill knight path level 2",
        "puzzle mate in 2",
        "puzzle mate",
        "puzzle nonsense",
        "learn rook",
        "learn mate",
    ]);
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > drill square colors
        Drill: square colours, level 1, 10 questions.
        Light or dark?
        (game 1 waits)
        What colour is e1?
        > drill squares
        Which one: square colours, squares of a piece?
        > drill knight path level 2
        Drill: knight paths, level 2, 6 questions.
        Name the squares of a shortest path, up to the last one.
        From e1 to f1.
        > puzzle mate in 2
        Puzzle, 6 pieces, rated 962.
        Black: king e2, pawns f2, h3.
        White: king h1, queen d8, pawn b4.
        White has played pawn d7 d8 promotes to queen.
        Black to move. Find the best move.
        > puzzle mate
        Which one: back-rank mate, smothered mate, mate in one, mate in two, mate in three?
        > puzzle nonsense
        No theme and no file called nonsense. To hear the themes: puzzle themes.
        Your own files go into puzzles.
        > learn rook
        The rook.
        You can follow a rook along its file and its rank.
        The rook moves forward, back or sideways, any number of squares. It never jumps over a piece. It stops before a piece of its own side. If the first piece on its way is an enemy piece, it may take it, and the move ends there.
        Rank 8: black king g.
        Ranks 7 and 6: empty.
        Rank 5: black pawn d.
        Ranks 4 to 2: empty.
        Rank 1: white rook d, king g.
        White to move. Find a capture.
        > learn mate
        Which one: Mate in one, Mates by heart?
    "#]]);
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn an_answer_that_is_none_is_told_what_is_wanted() {
    let mut table = Table::drilling("en");
    table.types_all(&[
        "drill attackers",
        "nonsense",
        "takeback",
        "about",
        "the queen on c5",
        "drill lines",
        "e4",
        "drill square colours",
        "e4",
        "learn 7",
        "hint",
        "hint",
        "hint",
        "hint",
        "many",
        "8",
    ]);
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > drill attackers
        Drill: attackers, level 1, 5 questions.
        Name the squares of all pieces that attack a square, of both colours.
        (game 1 waits)
        White: pawn g4.
        Black: king a8, queen c5.
        Who attacks g5?
        > nonsense
        Answer with squares, such as h5 e6.
        > takeback
        Nothing to take back. Just answer again.
        > about
        White: pawn g4.
        Black: king a8, queen c5.
        Who attacks g5?
        > the queen on c5
        Right.
        (drill/attackers/1: Right)
        Black: queen d5, bishop a1, pawn c5.
        Who attacks d6?
        > drill lines
        Drill: lines, level 1, 10 questions.
        Are two squares on one rank, file or diagonal? Yes or no.
        e2 and g1?
        > e4
        Answer yes or no.
        > drill square colours
        Drill: square colours, level 1, 10 questions.
        Light or dark?
        What colour is f5?
        > e4
        Answer light or dark.
        > learn 7
        The knight.
        You can find all moves of a knight.
        The knight goes two squares along a file or rank, then one to the side, like the letter L. It is the only piece that jumps over others. With every move it changes the colour of its square. The nearer to the edge, the fewer moves it has.
        Rank 8: black king h.
        Ranks 7 to 5: empty.
        Rank 4: white knight d.
        Ranks 3 and 2: empty.
        Rank 1: white king a.
        How many moves has the knight on d4?
        > hint
        Two squares up, then left or right: do the same downwards and to both sides.
        > hint
        knight d4: c2, e2, b3, f3, b5, f5, c6,
        e6.
        > hint
        8.
        > hint
        8.
        > many
        Answer with a number.
        > 8
        Right.
        Four directions, and each time left or right: eight. They are b3, b5, c2, c6, e2, e6, f3 and f5.
        (lesson/knight/1: Helped)
        Rank 8: black king h.
        Ranks 7 to 2: empty.
        Rank 1: white knight a, king h.
        Name all moves of the knight on a1, one after the other.
    "#]]);
}

/// In German one word leads back in a lesson and takes a move back in a game.
#[test]
fn back_leads_to_the_exercise_before_and_answers_stay() {
    let mut table = Table::drilling("de");
    table.types_all(&["lektion 7", "8", "zurück", "übung feldfarben", "hell", "zurück"]);
    table.expect(expect![[r#"
        (new game for two, in German)
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > lektion 7
        Der Springer.
        Du findest alle Züge eines Springers.
        Der Springer geht zwei Felder geradeaus, dann eines zur Seite, wie der Buchstabe L. Nur er darf über andere Figuren springen. Mit jedem Zug wechselt er die Farbe seines Feldes. Je näher am Rand, desto weniger Züge hat er.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Reihe 8: schwarzer König h.
        Reihen 7 bis 5: leer.
        Reihe 4: weißer Springer d.
        Reihen 3 und 2: leer.
        Reihe 1: weißer König a.
        Wie viele Züge hat diese Figur: Springer auf d4?
        > 8
        Richtig.
        (lesson/knight/1: Right)
        Reihe 8: schwarzer König h.
        Reihen 7 bis 2: leer.
        Reihe 1: weißer Springer a, König h.
        Nenne nacheinander alle Züge dieser Figur: Springer auf a1.
        > zurück
        Reihe 8: schwarzer König h.
        Reihen 7 bis 5: leer.
        Reihe 4: weißer Springer d.
        Reihen 3 und 2: leer.
        Reihe 1: weißer König a.
        Wie viele Züge hat diese Figur: Springer auf d4?
        > übung feldfarben
        Feldfarben, Stufe 1, 10 Fragen.
        Hell oder dunkel?
        Welche Farbe hat f5?
        > hell
        Richtig.
        (drill/colour/1: Right)
        Welche Farbe hat b7?
        > zurück
        Nichts zurückzunehmen. Antworte einfach neu.
    "#]]);
}

/// Who names several kinds of pieces hears each of them, and who asks what a square is hears what stands
/// there.
#[test]
fn several_kinds_of_pieces_are_told_one_after_the_other() {
    let mut table = at_home();
    table.types_all(&[
        "pieces queens and rooks",
        "where are the black knights, bishops and knights",
        "what is e4",
        "help d8",
    ]);
    table.expect(expect![[r#"
        > pieces queens and rooks
        white queen: d1.
        white rooks: a1, h1.
        > where are the black knights, bishops and knights
        black knights: b8, g8.
        black bishops: c8, f8.
        > what is e4
        e4: empty, light square.
        > help d8
        d8: black queen, dark square.
    "#]]);
}

/// To abort is a word of each language: it leads out of an exercise, as its command does. What is the name
/// of another command stays that.
#[test]
fn an_exercise_is_aborted_in_every_language() {
    for (talk, word) in [
        ("cs", "přerušit"),
        ("de", "Abbruch"),
        ("en", "abort"),
        ("es", "interrumpir"),
        ("fr", "interrompre"),
        ("hu", "megszakítás"),
        ("it", "interrompi"),
        ("ko", "중단"),
        ("nl", "afbreken"),
        ("pl", "przerwać"),
        ("pt", "interromper"),
        ("pt-br", "interromper"),
        ("ru", "прервать"),
        ("sv", "avbryt"),
        ("th", "ยกเลิก"),
        ("tr", "yarıda bırak"),
        ("uk", "перервати"),
        ("vi", "hủy-bỏ"),
    ] {
        let after = |line: &str| {
            let mut table = Table::drilling(talk);
            table.types("drill 1");
            table.transcript.clear();
            table.types(line);
            table.transcript.replacen(line, "", 1)
        };
        assert_eq!(after(word), after("close"), "{talk}");
        let help = |of: &str| after(&format!("help {of}"));
        assert_eq!(help(word), help("close"), "{talk}");
    }
    for (talk, skip) in [("de", "Abbrechen"), ("pl", "przerwij"), ("tr", "iptal")] {
        let voice = Library::built_in().get(talk).unwrap();
        assert_eq!((voice.command(skip), voice.word(skip)), (Some(Command::Skip), None), "{talk}");
    }
}

#[test]
fn castling_in_letters_with_blanks_names_no_opponent() {
    for (line, told) in [("o o", "short castling"), ("o o o", "long castling")] {
        let mut table = from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        table.types(line);
        assert!(table.transcript.ends_with(&format!("> {line}\n{told}\n")), "{}", table.transcript);
    }
}

/// Who does not know the word for it is led out of an exercise, and told its answer.
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn an_exercise_is_left_and_answered_by_natural_words() {
    let mut table = Table::drilling("en");
    table.types_all(&[
        "stop",
        "drill square colours",
        "solution",
        "I don't know",
        "skip",
        "stop",
        "learn 3",
        "leave",
        "puzzle",
        "abort",
        "learn 3",
        "back to the game",
        "next",
    ]);
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > stop
        To leave, type quit. Every move is saved.
        > drill square colours
        Drill: square colours, level 1, 10 questions.
        Light or dark?
        (game 1 waits)
        What colour is e1?
        > solution
        dark.
        (drill/colour/1: Wrong)
        What colour is a3?
        > I don't know
        dark.
        (drill/colour/1: Wrong)
        What colour is f3?
        > skip
        light.
        (drill/colour/1: Wrong)
        What colour is f6?
        > stop
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
        > leave
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
        > abort
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
        > back to the game
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > next
        next is for going through a game. To find one, type games.
    "#]]);
    let mut table = Table::drilling("de");
    table.types_all(&[
        "üben Feldfarben",
        "die Lösung",
        "keine Ahnung",
        "zurück zur Partie",
        "Rätsel",
    ]);
    table.expect(expect![[r#"
        (new game for two, in German)
        Bedenkzeit: 15 Minuten, plus 10 Sekunden je Zug.
        > üben Feldfarben
        Feldfarben, Stufe 1, 10 Fragen.
        Hell oder dunkel?
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Welche Farbe hat e1?
        > die Lösung
        dunkel.
        (drill/colour/1: Wrong)
        Welche Farbe hat a3?
        > keine Ahnung
        dunkel.
        (drill/colour/1: Wrong)
        Welche Farbe hat f3?
        > zurück zur Partie
        Zurück zu Partie 1.
        Noch kein Zug.
        Die Uhren stehen. Enter startet sie.
        > Rätsel
        Taktikaufgabe, 4 Figuren, Wertung 974.
        Deine Partie 1 wartet. Zum Zurückkehren: schließen.
        Weiß: König g6, Bauer f6.
        Schwarz: König e6, Springer e4.
        Schwarz hat knight d6 takes e4 gespielt.
        Weiß am Zug. Finde den besten Zug.
    "#]]);
}

/// How a piece moves is asked in the words of a language, as `help` answers it.
#[test]
fn how_a_piece_moves_is_asked_in_every_language() {
    for (talk, help, asked) in [
        ("cs", "nápověda jezdec", "jak táhne jezdec?"),
        ("de", "hilfe springer", "wie zieht der Springer?"),
        ("es", "ayuda caballo", "¿cómo se mueve el caballo?"),
        ("fr", "aide cavalier", "comment se déplace le cavalier ?"),
        ("hu", "segítség huszár", "hogyan lép a huszár?"),
        ("it", "aiuto cavallo", "come si muove il cavallo?"),
        ("ko", "도움말 나이트", "나이트는 어떻게 움직여?"),
        ("nl", "help paard", "hoe loopt een paard?"),
        ("pl", "pomoc skoczek", "jak chodzi skoczek?"),
        ("pt", "ajuda cavalo", "como se move o cavalo?"),
        ("ru", "помощь конь", "как ходит конь?"),
        ("sv", "hjälp springare", "hur går en springare?"),
        ("tr", "yardım at", "at nasıl gider?"),
        ("uk", "допомога кінь", "як ходить кінь?"),
        ("vi", "trợ giúp mã", "mã đi như thế nào?"),
    ] {
        // A name that is a question too is told first where the command is typed.
        let [help, asked] = [help, asked].map(|line| {
            let mut table = study_of(talk, score(tree(), "1-0"));
            table.transcript.clear();
            table.types(line);
            let lines: Vec<String> = table.transcript.lines().skip(1).map(str::to_owned).collect();
            lines[lines.len().saturating_sub(2)..].to_vec()
        });
        assert!(asked.len() == 2 && asked[0].len() > 60, "{talk}: {asked:?}");
        assert_eq!(help, asked, "{talk}");
    }
}

/// From the sixth rank to the third: numbers have other forms there.
#[test]
fn ranks_are_counted_in_the_case_of_their_language() {
    let mut table = at_home();
    table.transcript.clear();
    for talk in ["pl", "ru", "uk"] {
        let mut other = Table::drilling(talk);
        let narrator = super::manner(talk).narrator;
        other.types(narrator.talk.command_name(Command::Board));
        let empty = written(&narrator.talk.sentence("empty-ranks", &[])) + ".";
        let ranks = other.transcript.lines().find(|line| line.ends_with(&empty));
        table.write(ranks.unwrap_or_default());
    }
    table.expect(expect![[r#"
        Rzędy od szóstego do trzeciego: puste.
        Горизонтали с шестой по третью: пусто.
        Горизонталі із шостої по третю: порожньо.
    "#]]);
}

/// How strong the opponent is, how much is told at once and what is warned of, players ask for as they
/// would ask a person.
#[test]
fn what_is_too_hard_too_long_or_a_blunder_is_said_in_words() {
    let mut table = at_home();
    table.types_all(&[
        "it's too hard for me",
        "make it easier",
        "easier please",
        "can you play a bit harder",
        "is it harder",
        "don't tell me everything at once",
        "tell me everything at once",
        "warn me before I lose my queen",
        "stop warning me",
        "where is the bathroom",
    ]);
    table.expect(expect![[r#"
        > it's too hard for me
        Level 2.
        > make it easier
        Level 1.
        > easier please
        Level 1. To change it, type level and a number from 1 to 20.
        > can you play a bit harder
        Level 2.
        > is it harder
        Not understood. level 7: how strong the opponent is, from 1 to 20.
        > don't tell me everything at once
        answers: parts.
        > tell me everything at once
        answers: whole.
        > warn me before I lose my queen
        blunder-warning: on.
        > stop warning me
        blunder-warning: off.
        > where is the bathroom
        Unknown: bathroom. Type a move, or help.
    "#]]);
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("make it harder");
    table.expect(expect![[r#"
        > make it harder
        No built-in opponent in this game. To play against it: new computer.
    "#]]);
}
