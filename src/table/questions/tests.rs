use super::*;
use crate::voices::announce::{ExtraWords, Style};
use crate::voices::{Form as MoveForm, Library};

fn questions(talk: &str) -> Questions {
    let mut library = Library::built_in();
    let style = Style { form: MoveForm::Long, extra: ExtraWords(true), ..Style::default() };
    let [talk, moves] = [talk, "fide"].map(|name| library.get(name).unwrap());
    Questions::new(Narrator::new(talk, &moves, style), library.usable())
}

fn asked(questions: &Questions) -> String {
    questions.question().unwrap().written()
}

/// Answers until a question begins so; each by the first pair whose text is in the question, or by
/// Enter.
fn until(questions: &mut Questions, stop: &str, answers: &[(&str, &str)]) {
    while !asked(questions).contains(stop) {
        let question = asked(questions);
        let must =
            [("Time control", "5+3"), ("Name of", "Somebody"), ("assphrase", "tower of glass")];
        let fits = |(part, _): &&(&str, &str)| question.contains(part);
        let line = answers.iter().find(fits).or(must.iter().find(fits)).map_or("", |it| it.1);
        assert_eq!(questions.answer(line), Answered::Taken, "{question} {line}");
    }
}

fn refused(questions: &mut Questions, line: &str) -> String {
    let before = asked(questions);
    let Answered::Not(not) = questions.answer(line) else { panic!("{line} is taken") };
    assert!(asked(questions) == before || before.contains("once more"));
    not.written()
}

fn value(questions: &Questions, section: Section, key: Key) -> Option<&str> {
    questions.given(section, key)
}

const WHITE: Section = Section::Player(Color::White);

#[test]
fn a_wrong_answer_is_told_and_asked_again() {
    let mut questions = questions("en");
    until(&mut questions, "Time control", &[]);
    assert_eq!(refused(&mut questions, ""), "Enter alone is no answer.");
    assert!(refused(&mut questions, "90,30").starts_with("time cannot be 90,30."));
    until(&mut questions, "Blind", &[]);
    for none in ["3", "0", "perhaps"] {
        assert_eq!(refused(&mut questions, none), "Type 1 or 2.");
    }
}

#[test]
fn a_choice_is_answered_by_number_by_its_word_or_as_it_is_written() {
    for answer in ["2", "pegs", "Steckbrett", "steckbrett"] {
        let mut questions = questions("de");
        let must = [("Bedenkzeit, etwa", "5+3"), ("Name des", "Jemand")];
        until(&mut questions, "Gerät", &must);
        assert_eq!(questions.answer(answer), Answered::Taken);
        assert_eq!(value(&questions, WHITE, Key::Device), Some("pegs"), "{answer}");
    }
}

#[test]
fn the_question_before_opens_again_and_its_answer_is_forgotten() {
    let mut questions = questions("en");
    assert_eq!(refused(&mut questions, "/back"), "This is the first question.");
    let mut german = self::questions("de");
    for back in ["/back", "/zurück", "/ZURÜCK"] {
        assert_eq!(refused(&mut german, back), "Das ist die erste Frage.");
    }
    until(&mut questions, "Title", &[]);
    assert_eq!(value(&questions, WHITE, Key::Name), Some("Somebody"));
    assert_eq!(questions.answer("/back"), Answered::Taken);
    assert!(asked(&questions).contains("Name of the player"));
    assert_eq!(value(&questions, WHITE, Key::Name), None);
    until(&mut questions, "Now Black", &[("Aids for White", "3, takeback,3")]);
    let aids = |questions: &Questions| {
        let aid = |entry: &&Entry| matches!(entry.place.slot, Slot::Aid(_));
        questions.answers().0.iter().filter(aid).map(|entry| entry.place.slot.name()).collect()
    };
    let granted: Vec<&str> = aids(&questions);
    assert_eq!(granted, ["legal-moves", "takeback"]);
    assert_eq!(questions.answer("/back"), Answered::Taken);
    let granted: Vec<&str> = aids(&questions);
    assert!(granted.is_empty());
    assert!(refused(&mut questions, "8").contains('7'));
    assert!(refused(&mut questions, "engine").contains('7'));
}

#[test]
fn what_has_no_meaning_is_not_asked() {
    let mut questions = questions("en");
    until(&mut questions, "Speech: ", &[("Device", "keyboard")]);
    assert_eq!(questions.answer("no"), Answered::Taken);
    assert!(asked(&questions).starts_with("Print"), "{}", asked(&questions));
    assert_eq!(value(&questions, WHITE, Key::Address), None);
    assert_eq!(questions.answer("braille"), Answered::Taken);
    assert!(asked(&questions).starts_with("Braille table"));
}

#[test]
fn who_is_relayed_is_asked_for_the_assistants_name_at_once() {
    let mut questions = questions("en");
    until(&mut questions, "assistant of White", &[("Device", "assistant")]);
    assert!(asked(&questions).contains("Name of the assistant"));
}

/// Nobody can write a file that is refused for D.2.11.
#[test]
fn a_blind_and_a_hearing_impaired_player_are_asked_for_an_assistant() {
    let pairing: &[(&str, &str)] = &[("Blind", "yes"), ("Hearing", "yes")];
    let mut one = questions("en");
    until(&mut one, "The assistant of", pairing);
    assert!(asked(&one).starts_with("The assistant of Black."), "{}", asked(&one));
    let mut other = questions("en");
    until(&mut other, "Aids for Black", &[pairing, &[("Laws: ", "2009")]].concat());
    assert_eq!(value(&other, Section::Assistant(Color::Black), Key::AssistantName), None);
}

#[test]
fn two_boards_at_one_port_are_refused_where_they_are_asked_for() {
    let mut questions = questions("en");
    let boards: &[(&str, &str)] = &[("Device", "board"), ("Address", "dgt:/dev/ttyUSB0")];
    until(&mut questions, "Now Black", boards);
    until(&mut questions, "Address", boards);
    let told = refused(&mut questions, "dgt:/dev/ttyUSB0");
    assert!(told.starts_with("both players have the board at /dev/ttyUSB0"), "{told}");
    assert!(refused(&mut questions, "peg1").starts_with("PEG/1 is a peg board"));
    assert_eq!(questions.answer("dgt:/dev/ttyUSB1"), Answered::Taken);
}

#[test]
fn a_passphrase_that_is_typed_in_two_ways_is_asked_for_twice_again() {
    let mut questions = questions("en");
    until(&mut questions, "Passphrase", &[]);
    assert!(questions.is_secret());
    assert_eq!(refused(&mut questions, ""), "Enter alone is no answer.");
    // It may be anything, also what means something elsewhere.
    assert_eq!(questions.answer("/back /back /back"), Answered::Taken);
    assert!(questions.is_secret());
    assert_eq!(refused(&mut questions, "back /back /back"), "The two differ. Type it twice again.");
    assert!(asked(&questions).starts_with("Passphrase"));
    for _ in 0..2 {
        assert_eq!(questions.answer(" three words here"), Answered::Taken);
    }
    assert_eq!(questions.question(), None);
    assert_eq!(questions.answers().1, " three words here");
}

#[test]
fn b1_a_passphrase_has_ten_characters_or_three_words() {
    let mut questions = questions("en");
    until(&mut questions, "Passphrase", &[]);
    for short in ["a", "secret", "two words", "   x       ", "Läufer h8"] {
        let told = refused(&mut questions, short);
        assert!(told.starts_with("Too short. Type at least 10 characters, or 3 words"), "{told}");
    }
    for fits in ["Läufer ist", "a b c"] {
        for _ in 0..2 {
            assert_eq!(questions.answer(fits), Answered::Taken, "{fits}");
        }
        assert_eq!(questions.question(), None);
        questions = super::tests::questions("en");
        until(&mut questions, "Passphrase", &[]);
    }
}
