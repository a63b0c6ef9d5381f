//! Answers and names in the words that somebody would say: with articles, in another form, by a number.

use expect_test::expect;

use super::Table;

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
fn squares_alone_are_the_moves_of_the_piece_that_is_asked_for() {
    let told = told("en", &["learn 6", "c2", "c2 c3 d2", "a5", "e2 and d5", "e3"]);
    let (_, told) = told.split_once("> c2").unwrap();
    expect![[r#"

        Right. 4 more.
        > c2 c3 d2
        Right. 2 more.
        > a5
        Not legal from there: king to a5.
        > e2 and d5
        Not legal from there: king to d5.
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
    let told = told("en", &["learn 14", "short", "long", "short", "long"]);
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
        White is in check.
        May White castle kingside? Yes or no.
    "#]]
    .assert_eq(&told[told.find("> short").unwrap()..]);
}

#[test]
fn a_pawn_that_shall_promote_does_so_in_the_solution() {
    let told = told("en", &["learn 16", "Kd7", "c8Q", "next"]);
    let (_, told) = told.split_once("> Kd7").unwrap();
    let (told, _) = told.split_once("The lesson is over").unwrap();
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
