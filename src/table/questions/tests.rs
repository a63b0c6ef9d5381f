mod tables;

use super::*;
use crate::pegboard::Make;
use crate::voices::announce::{ExtraWords, Style};
use crate::voices::{Form as MoveForm, Library};

const SECRET: &str = "three long words";

fn questions(talk: &str) -> Questionnaire {
    laid(talk, Found::default())
}

fn laid(talk: &str, found: Found) -> Questionnaire {
    let mut library = Library::built_in();
    let style = Style { form: MoveForm::Long, extra: ExtraWords(true), ..Style::default() };
    let [talk, moves] = [talk, "fide"].map(|name| library.get(name).unwrap());
    let mut questions = Questionnaire::new(Narrator::new(talk, &moves, style), library.usable());
    questions.found(found);
    questions
}

/// Two boards, two outputs and braille.
fn hall() -> Found {
    let board = |make, port: &str| crate::pegboard::Address {
        owner: None,
        make: Some(make),
        port: Some(port.to_owned()),
    };
    Found {
        boards: vec![board(Make::Peg1, "/dev/ttyACM0"), board(Make::Dgt, "/dev/ttyUSB0")],
        outputs: vec!["left".to_owned(), "right".to_owned()],
        braille: true,
    }
}

fn asked(questions: &Questionnaire) -> String {
    questions.question().unwrap().written()
}

/// Answers until a question contains this; each by the first pair whose text is in the question, or
/// by Enter.
fn until(questions: &mut Questionnaire, stop: &str, answers: &[(&str, &str)]) {
    let must = [
        ("Time control", "90+30"),
        ("Name of", "Somebody"),
        ("Name von", "Jemand"),
        ("Name des", "Jemand"),
        ("Bedenkzeit, etwa", "90+30"),
        ("blind", "1"),
        ("assphrase", SECRET),
        ("Passwort", SECRET),
    ];
    while !asked(questions).contains(stop) {
        let question = asked(questions);
        let fits = |(part, _): &&(&str, &str)| question.contains(part);
        let line = answers.iter().find(fits).or(must.iter().find(fits)).map_or("", |it| it.1);
        assert_eq!(questions.answer(line), QuestionAnswer::Taken, "{question} {line}");
    }
}

fn refused(questions: &mut Questionnaire, line: &str) -> String {
    let before = asked(questions);
    let QuestionAnswer::Not(not) = questions.answer(line) else { panic!("{line} is taken") };
    assert!(
        asked(questions) == before || before.contains("again") || before.starts_with("The table:")
    );
    not.written()
}

fn given(questions: &Questionnaire, section: Section, key: Key) -> Option<&str> {
    questions.given(section, key)
}

const WHITE: Section = Section::Player(Color::White);
const BLACK: Section = Section::Player(Color::Black);

/// A blind player at a peg board against one who sees at an electronic board; both boards are
/// plugged in, and words can be written in braille.
const ONE: [&str; 14] =
    ["Anna", "Bernd", "1", "2", "2", "", "90+30", "", "30", "Ruth", SECRET, SECRET, "", ""];

#[test]
fn a_wrong_answer_is_told_and_asked_again() {
    let mut questions = questions("en");
    until(&mut questions, "Who is blind", &[]);
    for none in ["5", "0", "perhaps"] {
        assert_eq!(refused(&mut questions, none), "Type a number from 1 to 4.");
    }
    assert_eq!(refused(&mut questions, ""), "Type an answer.");
    until(&mut questions, "Time control", &[]);
    assert_eq!(refused(&mut questions, ""), "Type an answer.");
    // The question that follows says what a time control is.
    assert_eq!(refused(&mut questions, "90,30"), "Not understood as time: 90,30.");
}

#[test]
fn a_choice_is_answered_by_number_by_its_word_or_as_it_is_written() {
    for answer in ["3", "announced", "announce", "angesagt", "ANNOUNCE"] {
        let talk = if answer == "angesagt" { "de" } else { "en" };
        let mut questions = questions(talk);
        until(&mut questions, if talk == "de" { "Ansagen" } else { "Announcing" }, &[]);
        assert_eq!(questions.answer(answer), QuestionAnswer::Taken);
        let kept = given(&questions, Section::Match, Key::Announcing);
        assert_eq!(kept, Some("announce"), "{answer}");
    }
}

#[test]
fn c2_the_question_before_shows_its_answer_and_enter_keeps_it() {
    let mut questions = questions("en");
    assert_eq!(refused(&mut questions, "/back"), "This is the first question.");
    let mut german = self::questions("de");
    for back in ["/back", "/zurück", "/ZURÜCK", "zurueck", "zurück"] {
        assert_eq!(refused(&mut german, back), "Das ist die erste Frage.");
    }
    until(&mut questions, "What does White play on", &[("Name of White", "Anna")]);
    for back in ["/back", "back", "BACK"] {
        assert_eq!(questions.answer(back), QuestionAnswer::Taken);
    }
    assert_eq!(asked(&questions), "Name of White.\nEnter: Anna.");
    assert_eq!(questions.answer(""), QuestionAnswer::Taken);
    assert_eq!(given(&questions, WHITE, Key::Name), Some("Anna"));
    assert_eq!(asked(&questions), "Name of Black.\nEnter: Somebody.");
    assert_eq!(questions.answer("Bernd"), QuestionAnswer::Taken);
    assert!(asked(&questions).ends_with("Enter: White."), "{}", asked(&questions));
    assert_eq!(questions.answer(""), QuestionAnswer::Taken);
    assert_eq!(given(&questions, BLACK, Key::Name), Some("Bernd"));
    until(&mut questions, "The table:", &[]);
    assert_eq!(questions.answer("/back"), QuestionAnswer::Taken);
    let passphrase = asked(&questions);
    assert!(passphrase.ends_with("Enter: the one you typed."), "{passphrase}");
    assert_eq!(questions.answer(""), QuestionAnswer::Taken);
    assert!(asked(&questions).starts_with("The table:"));
    assert_eq!(questions.answers().1, SECRET);
}

#[test]
fn c3_what_has_no_meaning_is_not_asked() {
    let mut all = String::new();
    let mut questions = questions("en");
    while !asked(&questions).starts_with("The table:") {
        all.push_str(&asked(&questions));
        let next = asked(&questions).lines().next().unwrap().to_owned();
        until(&mut questions, &next, &[]);
        let stop = asked(&questions);
        let must =
            [("Time control", "90+30"), ("Name", "X"), ("blind", "4"), ("assphrase", SECRET)];
        let line = must.iter().find(|(part, _)| stop.contains(part)).map_or("", |it| it.1);
        questions.answer(line);
    }
    for never in
        ["upervision", "uickplay", "Event", "Site", "Title", "Club", "Announcing", "output"]
    {
        assert!(!all.contains(never), "{never}: {all}");
    }
    let review = asked(&questions);
    assert!(!review.contains("quickplay") && !review.contains("supervision"), "{review}");
    questions.answer("time");
    questions.answer("30");
    assert!(asked(&questions).starts_with("Supervision"), "{}", asked(&questions));
    questions.answer("");
    assert!(asked(&questions).starts_with("time: 30\nsupervision: adequate\nTo change more"));
    questions.answer("all");
    assert!(asked(&questions).contains("\nquickplay: no\n"), "{}", asked(&questions));
}

#[test]
fn another_game_than_chess_is_chosen_by_its_number() {
    let mut questions = questions("en");
    until(&mut questions, "The table:", &[]);
    questions.answer("variant");
    assert!(asked(&questions).contains("\n3: Crazyhouse\n"), "{}", asked(&questions));
    assert_eq!(questions.answer("3"), QuestionAnswer::Taken);
    assert_eq!(given(&questions, Section::Match, Key::Variant), Some("crazyhouse"));
    questions.answer("all");
    assert!(asked(&questions).contains("variant: Crazyhouse"), "{}", asked(&questions));
}

#[test]
fn c1_everything_told_is_changed_by_its_name() {
    let mut questions = questions("en");
    until(&mut questions, "The table:", &[]);
    assert!(refused(&mut questions, "nonsense").starts_with("Unknown: nonsense."));
    for (name, answer, section, key, expected) in [
        ("Event", "Open", Section::Match, Key::Event, "Open"),
        ("white rating", "1812", WHITE, Key::Rating, "1812"),
        ("black.score", "own", BLACK, Key::Score, "own"),
        ("white score sheet", "2", WHITE, Key::Score, "hand"),
        ("chess960", "518", Section::Match, Key::Chess960, "518"),
        ("desk voice", "de", Section::Arbiter, Key::DeskTalk, "de"),
        ("arbiter", "Rita", Section::Arbiter, Key::ArbiterName, "Rita"),
        ("white hearing", "yes", WHITE, Key::HardOfHearing, "yes"),
    ] {
        assert_eq!(questions.answer(name), QuestionAnswer::Taken, "{name}");
        assert_eq!(questions.answer(answer), QuestionAnswer::Taken, "{name}");
        assert_eq!(given(&questions, section, key), Some(expected), "{name}");
        assert!(
            asked(&questions).contains("To hear the whole table: all."),
            "{}",
            asked(&questions)
        );
    }
    questions.answer("all");
    let review = asked(&questions);
    for row in ["Event: Open", "White rating: 1812", "Chess960: 518"] {
        assert!(review.to_lowercase().contains(&row.to_lowercase()), "{row}: {review}");
    }
    // What both have is asked of both.
    questions.answer("warnings");
    assert!(asked(&questions).starts_with("White. Warnings"), "{}", asked(&questions));
    questions.answer("10,5");
    assert!(asked(&questions).starts_with("Black. Warnings"), "{}", asked(&questions));
    questions.answer("");
    assert!(asked(&questions).starts_with("White warnings: 10,5\nBlack warnings: off\nTo change"));
    questions.answer("event");
    assert!(asked(&questions).ends_with("Enter: Open.\nTo leave it out: none."));
    questions.answer("none");
    assert_eq!(given(&questions, Section::Match, Key::Event), None);
    questions.answer("blind");
    questions.answer("/back");
    assert!(asked(&questions).starts_with("To change more, type its name."));
}

#[test]
fn c1_names_are_understood_in_german_and_without_umlauts() {
    let mut questions = questions("de");
    until(&mut questions, "Die Angaben:", &[]);
    for name in ["Weiß Gerät", "weiss geraet", "white device", "WEISS GERÄT"] {
        assert_eq!(questions.answer(name), QuestionAnswer::Taken, "{name}");
        assert!(asked(&questions).starts_with("Worauf spielt Weiß?"), "{}", asked(&questions));
        questions.answer("/zurück");
    }
}

#[test]
fn a_german_hears_german_words_for_what_a_file_has_in_english() {
    let mut questions = questions("de");
    until(&mut questions, "Bedenkzeit", &[]);
    assert!(asked(&questions).ends_with("Ohne Uhren: aus."), "{}", asked(&questions));
    assert_eq!(refused(&mut questions, "Ruth"), "Nicht verstanden als Bedenkzeit: Ruth.");
    assert_eq!(questions.answer("aus"), QuestionAnswer::Taken);
    assert_eq!(given(&questions, Section::Match, Key::Time), Some("off"));
    until(&mut questions, "Die Angaben:", &[]);
    let table = asked(&questions);
    assert!(table.contains("Bedenkzeit: ohne Uhr\n"), "{table}");
    assert!(table.contains("Warnungen: aus\n"), "{table}");
}

/// A key that is new has a name in the questions, in every language.
#[test]
fn everything_in_a_file_has_a_name() {
    for talk in ["en", "de"] {
        let questions = questions(talk);
        for section in Section::ALL {
            for key in section
                .keys()
                .filter(|key| !matches!(key, Key::Address | Key::Print | Key::Blind | Key::Device))
            {
                let id = key.sentence().replacen("match-key-", "match-name-", 1);
                let name = written(&questions.sentence(&id, &[]));
                assert!(!name.is_empty(), "{talk} {id}");
            }
        }
    }
}

#[test]
fn c1_answers_that_were_kept_are_not_asked_again_and_no_passphrase_is_kept() {
    let mut first = laid("de", hall());
    for line in &ONE[..11] {
        assert_eq!(first.answer(line), QuestionAnswer::Taken);
    }
    let draft = first.draft();
    assert!(!draft.contains("long words"), "{draft}");
    let mut second = laid("de", hall());
    second.go_on(&draft);
    assert_eq!(second.answered(), 10);
    assert!(second.is_secret(), "{}", asked(&second));
    assert_eq!(second.answer("/zurück"), QuestionAnswer::Taken);
    assert!(asked(&second).ends_with("Enter: Ruth."), "{}", asked(&second));
    for line in ["", SECRET, SECRET, ""] {
        assert_eq!(second.answer(line), QuestionAnswer::Taken);
    }
    let plain = |questions: &Questionnaire| {
        let mut all: Vec<String> = questions
            .answers()
            .0
            .iter()
            .map(|entry| format!("{:?}{}", entry.place, entry.text))
            .collect();
        all.sort();
        all
    };
    for line in &ONE[11..13] {
        first.answer(line);
    }
    assert_eq!(plain(&first), plain(&second));
    for nonsense in ["", "answered = \"time, white.name\"", "[[", "answered = \"blind\"\nx = 1"] {
        let mut questions = questions("en");
        questions.go_on(nonsense);
        assert_eq!(asked(&questions), "Name of White.", "{nonsense}");
    }
}

#[test]
fn b4_the_code_of_a_seat_is_not_kept_in_clear_but_asked_for_again() {
    let mut first = laid("en", hall());
    for line in ONE.iter().take(13).chain(&["white.code", "left rook"]) {
        assert_eq!(first.answer(line), QuestionAnswer::Taken, "{line}");
    }
    assert_eq!(given(&first, WHITE, Key::Code), Some("left rook"));
    let mut draft = first.draft();
    // Whoever leaves twice is asked all the same.
    for _ in 0..2 {
        assert!(!draft.contains("left rook"), "{draft}");
        let mut second = laid("en", hall());
        second.go_on(&draft);
        assert!(asked(&second).contains("Code:"), "{}", asked(&second));
        draft = second.draft();
    }
    let mut last = laid("en", hall());
    last.go_on(&draft);
    assert_eq!(last.answer("right rook"), QuestionAnswer::Taken);
    assert_eq!(given(&last, WHITE, Key::Code), Some("right rook"));
    assert!(last.is_secret(), "{}", asked(&last));
}

#[test]
fn a_board_is_offered_once_and_others_are_named_by_their_address() {
    let mut questions = laid("en", hall());
    until(&mut questions, "What does Black play on", &[("What does White", "2")]);
    assert!(!asked(&questions).contains("ttyACM0"), "{}", asked(&questions));
    assert_eq!(questions.answer("peg1:/dev/ttyACM7"), QuestionAnswer::Taken);
    assert_eq!(given(&questions, BLACK, Key::Device), Some("pegs"));
    questions.answer("/back");
    assert!(asked(&questions).ends_with("Enter: PEG/1 board at /dev/ttyACM7."));
    assert_eq!(questions.answer("keyboard"), QuestionAnswer::Taken);
    assert_eq!(given(&questions, BLACK, Key::Address), None);
    questions.answer("/back");
    let told = refused(&mut questions, "peg1:/dev/ttyACM0");
    assert!(told.starts_with("both boards are at /dev/ttyACM0"), "{told}");
    assert_eq!(refused(&mut questions, "auto:/dev/ttyUSB0"), "Type a number from 1 to 5.");
}

#[test]
fn who_is_relayed_is_asked_for_the_assistants_name_at_once() {
    let mut questions = questions("en");
    until(&mut questions, "assistant of White", &[("What does White", "assistant")]);
    assert_eq!(asked(&questions), "Name of the assistant of White.");
}

/// Nobody can write a file that is refused for D.2.11.
#[test]
fn a_blind_and_a_hearing_impaired_player_are_asked_for_an_assistant() {
    for (laws, stop) in [("", "Name of the assistant of Black"), ("2009", "black hearing: yes")] {
        let mut questions = questions("en");
        until(&mut questions, "The table:", &[]);
        questions.answer("laws");
        questions.answer(laws);
        questions.answer("black hearing");
        questions.answer("yes");
        let told = asked(&questions).to_lowercase();
        assert!(told.starts_with(&stop.to_lowercase()), "{told}");
    }
}

#[test]
fn a_passphrase_that_is_typed_in_two_ways_is_asked_for_twice_again() {
    let mut questions = questions("en");
    until(&mut questions, "Passphrase", &[]);
    assert!(questions.is_secret());
    assert!(!refused(&mut questions, "").is_empty());
    assert_eq!(questions.answer(SECRET), QuestionAnswer::Taken);
    assert!(questions.is_secret());
    assert_eq!(
        refused(&mut questions, "another one yet"),
        "They differ. Type the passphrase twice again."
    );
    assert!(asked(&questions).starts_with("Passphrase"));
    for _ in 0..2 {
        assert_eq!(questions.answer(" four long words, really"), QuestionAnswer::Taken);
    }
    assert_eq!(questions.answers().1, " four long words, really");
    assert_eq!(questions.answer(""), QuestionAnswer::Taken);
    assert_eq!(questions.question(), None);
}

#[test]
fn b1_a_passphrase_has_ten_characters_or_three_words() {
    let mut questions = questions("en");
    until(&mut questions, "Passphrase", &[]);
    for short in ["a", "secret", "two words", "   x       ", "Läufer h8", "a b c"] {
        let told = refused(&mut questions, short);
        assert!(
            told.starts_with("Too short. Type at least 10 characters, or 3 unrelated words"),
            "{told}"
        );
    }
    for fits in ["Läufer ist", "red cat sun"] {
        for _ in 0..2 {
            assert_eq!(questions.answer(fits), QuestionAnswer::Taken, "{fits}");
        }
        assert!(asked(&questions).starts_with("The table:"), "{fits}");
        questions = super::tests::questions("en");
        until(&mut questions, "Passphrase", &[]);
    }
}

#[test]
fn s6_a_weak_passphrase_or_code_is_refused_with_its_reason_and_a_good_one_offered() {
    let mut questions = questions("en");
    questions.take_chance([7; 16]);
    until(&mut questions, "Passphrase", &[]);
    for (weak, why) in [
        ("a a a", "Too easy: it repeats itself."),
        ("1234567890", "Too easy: a row of the keyboard or the alphabet."),
        ("password12", "Too easy: everybody tries this first."),
        ("aaaaaaaaaa", "Too easy: "),
        ("abc", "Too short"),
    ] {
        let told = refused(&mut questions, weak);
        assert!(told.starts_with(why) && told.contains(" For example: "), "{told}");
    }
    until(&mut questions, "The table:", &[]);
    assert_eq!(questions.answer("white.code"), QuestionAnswer::Taken);
    let told = refused(&mut questions, "x");
    assert!(told.starts_with("Too short. Type at least 4 characters."), "{told}");
    assert_eq!(questions.answer("left rook"), QuestionAnswer::Taken);
}

/// Each question says what is asked and what can be answered, in a sentence or two, and stays open.
#[test]
fn help_answers_at_every_question() {
    for (talk, help) in [("en", "help"), ("de", "hilfe")] {
        let mut questions = laid(talk, hall());
        let mut told = Vec::new();
        for line in HELPED {
            for name in ["help", help] {
                let QuestionAnswer::Not(not) = questions.answer(name) else {
                    panic!("{talk} {line}")
                };
                let not = not.written();
                assert!(!not.contains("match-help"), "{talk} {not}");
                told.push(not);
            }
            assert_eq!(questions.answer(line), QuestionAnswer::Taken, "{talk} {line}");
        }
        assert!(questions.question().is_none());
        told.dedup();
        assert!(told.len() > 12, "{told:#?}");
    }
}

/// Two blind players with assistants, two boards, two outputs: everything is asked.
const HELPED: [&str; 17] = [
    "Anna",
    "Bernd",
    "3",
    "assistant",
    "Hans",
    "assistant",
    "Hilde",
    "1",
    "1",
    "15+10",
    "",
    "",
    "30",
    "Ruth",
    SECRET,
    SECRET,
    "",
];
