//! What stands behind a move without a blank, or with one too many: a result, a comment, `e.p.`; and what
//! a comment swallows.

use super::*;

/// A text is the game that is kept of it, with so many remarks.
fn check(cases: &[(&str, &str, usize)]) {
    for &(text, kept, remarks) in cases {
        let (read, told) = odd(text);
        assert_eq!((&*read, told.len()), (kept, remarks), "{text}: {told:?}");
    }
}

#[test]
fn capture_in_passing_is_told_in_capitals_and_with_blanks() {
    for passing in
        ["E.P.", "EP", "e. p.", "e .p.", "E. P.", " e.p", " E.P.", " EP", " e. p.", "e. P"]
    {
        let text = format!("1. e4 a6 2. e5 d5 3. exd6{passing} cxd6 *");
        let (read, told) = odd(&text);
        assert_eq!(read, "1. e4 a6 2. e5 d5 3. exd6 cxd6 *", "{text}: {told:?}");
        assert!(
            !told.is_empty() && told.iter().all(|(.., odd)| !odd.is_loss()),
            "{text}: {told:?}"
        );
    }
}

#[test]
fn a_result_behind_a_move_without_a_blank_is_the_result() {
    check(&[
        ("1. e4 e5 2. Nf31-0", "1. e4 e5 2. Nf3 1-0", 1),
        ("1. e4 e50-1", "1. e4 e5 0-1", 1),
        ("1. e4 e5 2. Nf3!1/2-1/2", "1. e4 e5 2. Nf3 $1 1/2-1/2", 1),
        ("1. e4 e5 2. Nf3*", "1. e4 e5 2. Nf3 *", 0),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O1-0", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O 1-0", 1),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O0-1", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O 0-1", 1),
    ]);
}

#[test]
fn a_line_of_moves_parted_by_semicolons_is_a_comment_and_told() {
    let told = |text| odd(text).1.into_iter().map(|(.., odd)| odd).collect::<Vec<_>>();
    let first = |word: &str| vec![Odd::MoveInComment(word.to_owned())];
    assert_eq!(told("1. e4;d4\ne5 *"), first("d4"));
    assert_eq!(told("1. e4;e5;Nf3\n*"), first("e5"));
    check(&[
        ("1. e4;d4\ne5 *", "1. e4 {d4} 1... e5 *", 1),
        ("1. e4;best by test\ne5 *", "1. e4 {best by test} 1... e5 *", 0),
        ("1. e4 ;d4 is as good\ne5 *", "1. e4 {d4 is as good} 1... e5 *", 0),
    ]);
}

#[test]
fn a_comment_that_swallows_another_game_is_told() {
    let text =
        "[Event \"a\"]\n\n1. e4 {never closed\n1... e5 *\n\n[Event \"b\"]\n\n1. d4 d5 } e5 *\n";
    let (games, _) = found(text.as_bytes());
    let told: Vec<_> = games[0].remarks.iter().map(|remark| remark.odd.clone()).collect();
    assert_eq!((games.len(), told), (1, vec![Odd::TagInComment("Event".to_owned())]));
    check(&[
        ("{see\n[Event b]\n} 1. e4 *", "{see [Event b]} 1. e4 *", 0),
        ("{see [Event \"b\"]} 1. e4 *", "{see [Event \"b\"]} 1. e4 *", 0),
    ]);
}
