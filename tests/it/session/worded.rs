//! Answers and names in the words that somebody would say: with articles, in another form, by a number.

use expect_test::expect;

use touchmove::archive::Player;

use super::{Table, header, start};

/// The answers to these lines in a language, from the question of an exercise on.
fn told(talk: &str, lines: &[&str]) -> String {
    let mut table = Table::learning(talk);
    let mut told = String::new();
    for line in lines {
        let before = table.transcript.len();
        table.types(line);
        told += &table.transcript[before..];
    }
    told
}

/// Whether each of these lines is a right answer to the first question of an exercise.
fn all_right(talk: &str, begins: &[&str], answers: &[&str]) {
    for answer in answers {
        let mut table = Table::learning(talk);
        for line in begins {
            table.types(line);
        }
        let before = table.transcript.len();
        table.types(answer);
        let told = &table.transcript[before..];
        assert!(told.contains(": Right)"), "{talk}: {answer}\n{told}");
    }
}

#[test]
fn a_choice_is_answered_with_a_word_before_it_is_a_command() {
    let answers = ["drawn", "draw", "a draw", "it is a draw", "It's drawn.", "a tie"];
    all_right("en", &["learn 23", "next"], &answers);
    let answers = ["unentschieden", "das ist remis", "ein Remis", "Unentschieden."];
    all_right("de", &["learn 23", "next"], &answers);
    all_right("fr", &["learn 23", "next"], &["nulle", "c'est nulle", "match nul", "partie nulle"]);
    all_right("es", &["learn 23", "next"], &["tablas", "son tablas", "un empate"]);
    all_right("ru", &["learn 23", "next"], &["ничья", "вничью", "это ничья"]);
    all_right("pl", &["learn 23", "next"], &["remis", "to jest remis", "remisowa"]);
    all_right("nl", &["learn 23", "next"], &["remise", "het is remise", "gelijkspel"]);
    all_right("th", &["learn 23", "next"], &["เสมอ", "เสมอกัน"]);
    let told = told("en", &["learn 23", "next", "perhaps", "white wins"]);
    let (_, told) = told.split_once("> perhaps").unwrap();
    let (told, _) = told.split_once("Rank").unwrap();
    expect![[r#"

        Answer won or drawn.
        > white wins
        Wrong.
        The kings face each other, and White has to move: Black has the opposition. With Black to move, White would win.
        (lesson/pawn-endings/2: Wrong)
        You are Black, and it is your move: hold the draw. The pawn needs four moves to a8, so its square reaches from the a-file to the e-file.
    "#]].assert_eq(told);
}

#[test]
fn what_answers_there_are_is_said_where_none_is_understood() {
    let asked = |talk| {
        let told = told(talk, &["learn 13", "next", "5"]);
        told.lines().last().unwrap().to_owned()
    };
    assert_eq!(asked("en"), "Answer mate or stalemate.");
    assert_eq!(asked("de"), "Antworte mit matt oder patt.");
    assert_eq!(asked("cs"), "Odpovězte: mat, nebo pat.");
    assert_eq!(asked("ko"), "답하세요: 메이트 또는 스테일메이트.");
}

#[test]
fn the_colour_of_a_square_is_understood_in_every_form() {
    let dark = ["dark", "a dark one", "dark square", "the dark square", "it is dark", "black"];
    all_right("en", &["learn 1"], &dark);
    all_right("en", &["drill square colours"], &["a dark one", "dark square", "black"]);
    all_right("en", &["learn 1", "next"], &["a light one", "the light square", "white"]);
    all_right("de", &["learn 1"], &["dunkel", "dunkles Feld", "ein dunkles", "schwarz"]);
    all_right("fr", &["learn 1"], &["foncée", "sombre", "noire", "une case noire", "noir"]);
    all_right("pl", &["learn 1"], &["ciemny", "ciemne pole", "czarne"]);
    all_right("pt-br", &["learn 1"], &["escura", "uma casa escura", "preto"]);
    all_right("it", &["learn 1"], &["scura", "una casa scura", "nero"]);
    all_right("tr", &["learn 1"], &["koyu", "koyu kare", "siyah"]);
    all_right("ko", &["learn 1"], &["어두움", "어두운 칸", "검은색"]);
    all_right("ru", &["learn 1"], &["тёмное", "тёмное поле", "темный", "чёрная клетка"]);
}

#[test]
fn none_is_an_answer_where_squares_or_a_number_are_asked_for() {
    let nothing = |talk, answers: &[&str]| {
        for answer in answers {
            let told = told(talk, &["drill attackers", answer]);
            assert!(told.contains(": Wrong)"), "{talk}: {answer}\n{told}");
        }
    };
    nothing("en", &["none", "nothing", "no piece", "nobody"]);
    let mut table = Table::learning("de");
    table.types("learn 8").types("next").types("keine");
    assert!(table.transcript.contains("(lesson/pawn/2: Right)"), "{}", table.transcript);
    all_right("en", &["learn 8", "next"], &["none", "no piece", "zero", "0"]);
}

#[test]
fn yes_and_numbers_are_understood_in_a_sentence() {
    all_right("en", &["learn 6", "next"], &["no", "it is no"]);
    let begins = ["learn 14", "next", "next", "next"];
    all_right("en", &begins, &["yes", "yes, it is", "it is, yes"]);
    all_right("de", &["learn 3", "next"], &["5", "fünf", "5 Züge", "fünf Züge"]);
    all_right("en", &["learn 3", "next"], &["five moves"]);
    all_right("pl", &["learn 3", "next"], &["5 ruchów", "pięć ruchów"]);
}

#[test]
fn squares_alone_are_the_moves_of_the_piece_that_is_asked_for() {
    let told = told("en", &["learn 6", "c2", "c2 c3 d2", "a5", "e2 and d5", "e3"]);
    let (_, told) = told.split_once("> c2").unwrap();
    expect![[r#"

        Right. 4 more.
        > c2 c3 d2
        Right. 2 more.
        > a5
        A king cannot go from d3 to a5.
        > e2 and d5
        A king cannot go from d3 to d5.
        Right. 1 more.
        > e3
        Right.
        (lesson/king/1: Right)
        Is king to d4 legal? Yes or no.
    "#]]
    .assert_eq(told);
    all_right(
        "en",
        &["learn 6"],
        &["c2 c3 d2 e2 e3", "Kc2, Kc3, Kd2, Ke2 and Ke3", "e3, e2, d2, c3, c2"],
    );
    all_right("de", &["learn 6"], &["c2, c3, d2, e2 und e3", "c zwei c drei d zwei e zwei e drei"]);
}

#[test]
fn both_ways_to_castle_are_named_by_their_sides() {
    all_right("en", &["learn 14"], &["short and long", "O-O, O-O-O", "kingside and queenside"]);
    all_right("de", &["learn 14"], &["kurz und lang", "lang, kurz"]);
    all_right("fr", &["learn 14"], &["petit et grand"]);
    let told = told("en", &["learn 14", "short", "long", "short", "long", "back", "next"]);
    expect![[r#"
        > short
        Right. 1 more.
        > long
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
        > long
        Right.
        (lesson/castling/2: Right)
        Rank 8: black king e.
        Ranks 7 to 5: empty.
        Rank 4: black rook e.
        Ranks 3 and 2: empty.
        Rank 1: white rooks a, h, king e.
        May White castle kingside? Yes or no.
        > back
        Rank 8: black king e.
        Ranks 7 to 4: empty.
        Rank 3: black rook f.
        Rank 2: empty.
        Rank 1: white rooks a, h, king e.
        White to move. Name each way to castle.
        > next
        long castling.
        The rook on f3 attacks f1, which the king would have to cross to castle short. On the other side, d1 and c1 are safe.
        (lesson/castling/2: Wrong)
        Rank 8: black king e.
        Ranks 7 to 5: empty.
        Rank 4: black rook e.
        Ranks 3 and 2: empty.
        Rank 1: white rooks a, h, king e.
        May White castle kingside? Yes or no.
    "#]]
    .assert_eq(&told[told.find("> short").unwrap()..]);
}

#[test]
fn a_pawn_that_shall_promote_does_so_in_the_solution() {
    let told = told("en", &["learn 16", "Kd7", "c8Q", "next"]);
    let (_, told) = told.split_once("> Kd7").unwrap();
    let end = told.find("Wrong)\n").unwrap() + "Wrong)\n".len();
    let told = &told[..end];
    expect![[r#"

        Not that one. Try again, or type hint.
        > c8Q
        Stalemate: Black has no legal move.
        Not that one. Try again, or type hint.
        > next
        pawn c7 c8 promotes to rook.
        A queen on c8 would be stalemate. With a rook, the king must go to a6, and the rook mates on a8.
        (lesson/promotion/1: Wrong)
    "#]].assert_eq(told);
}

/// What each of these lines begins.
fn begun(lines: &[(&str, &str)]) -> String {
    let first = |(talk, line): &(&str, &str)| {
        let told = told(talk, &[line]);
        told.lines().take(2).map(str::to_owned).collect::<Vec<_>>()
    };
    let told: Vec<String> = lines.iter().flat_map(first).collect();
    told.join("\n") + "\n"
}

#[test]
fn lessons_and_endings_are_named_by_numbers_in_words_and_by_parts_of_their_names() {
    expect![[r#"
        > learn two
        The starting position.
        > lernen zwölf
        Matt in einem Zug.
        > leçon deux
        La position de départ.
        > endings queen
        Which one: king and queen, queen against pawn, pawn against queen, queen against rook?
        > endspiel turm
        Welches: König und Turm, Turm gegen Bauer, Bauer gegen Turm, Läufer gegen Turm, Dame gegen Turm?
        > endings against rook bishop
        Endgame: bishop against rook.
        > endings stool
        No endgame stool. Type a number from 1 to 16, or endings for the list.
    "#]].assert_eq(&begun(&[
        ("en", "learn two"),
        ("de", "lernen zwölf"),
        ("fr", "leçon deux"),
        ("en", "endings queen"),
        ("de", "endspiel turm"),
        ("en", "endings against rook bishop"),
        ("en", "endings stool"),
    ]));
}

#[test]
fn drills_are_named_by_numbers_and_puzzles_with_words_that_say_nothing() {
    expect![[r#"
        > drill 1
        Drill: square colours, level 1, 10 questions.
        > drill 4 2
        Drill: knight paths, level 2, 6 questions.
        > drill five
        Drill: attackers, level 1, 5 questions.
        > drill 12
        Drill: looking ahead, level 1, 8 questions.
        > puzzle 4 pieces
        Puzzle, 4 pieces, rated 985.
        > puzzle mate in one move
        Puzzle, 5 pieces, rated 966.
        > puzzle fork 6 pieces
        Puzzle, 6 pieces, rated 835.
        > puzzle piece
        Which one: undefended piece, trapped piece?
        > taktik 4 Figuren
        Taktikaufgabe, 4 Figuren, Wertung 985.
        > taktik Matt in einem Zug
        Taktikaufgabe, 5 Figuren, Wertung 966.
        > 퍼즐 4개
        퍼즐, 기물 4개, 레이팅 985.
    "#]]
    .assert_eq(&begun(&[
        ("en", "drill 1"),
        ("en", "drill 4 2"),
        ("en", "drill five"),
        ("en", "drill 12"),
        ("en", "puzzle 4 pieces"),
        ("en", "puzzle mate in one move"),
        ("en", "puzzle fork 6 pieces"),
        ("en", "puzzle piece"),
        ("de", "taktik 4 Figuren"),
        ("de", "taktik Matt in einem Zug"),
        ("ko", "퍼즐 4개"),
    ]));
}

#[test]
fn a_request_that_names_a_piece_answers_no_question() {
    let told = told("en", &["learn 2", "endings two rooks"]);
    assert!(told.contains("Endgame: two rooks."), "{told}");
    // A rank begins like the king of Portuguese.
    let told = self::told("de", &["lernen 2", "reihe 8"]);
    assert!(told.contains("Das beantwortest du aus dem Kopf."), "{told}");
    all_right("en", &["learn 2"], &["queen", "a queen", "the black queen"]);
}

#[test]
fn the_end_and_moves_in_words_are_gone_to() {
    let mut table = super::study::study();
    let before = table.transcript.len();
    for line in
        ["goto three", "goto the end", "goto start", "goto two black", "goto move 2", "goto e4"]
    {
        table.types(line);
    }
    expect![[r#"
        > goto three
        bishop f1 b5, White 3.
        > goto the end
        bishop f1 b5, White 3.
        End of the game.
        White won.
        > goto start
        Start of the game. White to move.
        Played in Bilbao.
        > goto two black
        knight b8 c6, Black 2.
        > goto move 2
        knight g1 f3, White 2.
        > goto e4
        goto needs the number of a move: goto 12, or goto 12 black.
    "#]]
    .assert_eq(&table.transcript[before..]);
}

/// What the Laws rule is told in any place, by number and by subject, and in the edition of the game.
#[test]
fn the_laws_are_told_by_number_and_by_subject() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.transcript.clear();
    table.types("article 9.3").types("rule castling").types("help 9.3").types("law 9.3 2009");
    expect![[r#"
        > article 9.3
        Fifty moves: on your move, you may claim a draw after 50 moves by each player without a capture or pawn move. Your next move may complete them. FIDE 2023, 9.3.
        > rule castling
        The king goes two squares towards a rook, and that rook goes to the square he has crossed. King and rook must not have moved before, and there must be nothing between them. The king may not castle out of check, through check or into check. Castling on the kingside is called short, on the queenside long. FIDE 2023, 3.8.
        > help 9.3
        Fifty moves: on your move, you may claim a draw after 50 moves by each player without a capture or pawn move. Your next move may complete them. FIDE 2023, 9.3.
        > law 9.3 2009
        Fifty moves: on your move, you may claim a draw after 50 moves by each player without a capture or pawn move. Your next move may complete them. FIDE 2009, 9.3.
    "#]].assert_eq(&table.transcript);
}
