//! Two usual tables, asked and answered to the end: nobody answers more than fifteen times.

use std::fmt::Write as _;

use expect_test::expect_file;

use super::*;

/// The questions with their answers, to the last.
fn transcript(questions: &mut Questionnaire, answers: &[&str]) -> String {
    let mut told = String::new();
    for line in answers {
        let _ = writeln!(told, "{}\n> {line}", asked(questions));
        assert_eq!(questions.answer(line), QuestionAnswer::Taken, "{told}");
    }
    assert_eq!(questions.question(), None, "{told}");
    told
}

#[test]
fn c1_a_blind_against_a_sighted_player_is_laid_in_fifteen_answers() {
    let mut questions = laid("en", hall());
    let answers = &ONE[..13];
    assert!(answers.len() <= 15);
    let told = transcript(&mut questions, answers);
    expect_file!["../../../../tests/data/match-table-en.txt"].assert_eq(&told);
    assert_eq!(given(&questions, WHITE, Key::Address), Some("peg1:/dev/ttyACM0"));
    assert_eq!(given(&questions, BLACK, Key::Address), Some("dgt:/dev/ttyUSB0"));
    assert_eq!(questions.answers().1, SECRET);
}

/// Two blind players with headphones at keyboards, rapid, sparsely supervised.
#[test]
fn c1_two_blind_players_are_laid_in_fifteen_answers() {
    let mut questions = laid("de", hall());
    let answers = [
        "Anna", "Bernd", "beide", "", "", "", "1", "15+10", "", "2", "", "Ruth", SECRET, SECRET, "",
    ];
    assert!(answers.len() <= 15);
    let told = transcript(&mut questions, &answers);
    expect_file!["../../../../tests/data/match-table-de.txt"].assert_eq(&told);
    let entries = questions.answers().0;
    let output = |section| {
        let place = Place { section, slot: Slot::Key(Key::Output) };
        entries.iter().find(|entry| entry.place == place).map(|entry| entry.text.as_str())
    };
    assert_eq!([WHITE, BLACK].map(output), [Some("left"), Some("right")]);
}
