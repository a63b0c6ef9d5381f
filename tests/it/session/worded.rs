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
