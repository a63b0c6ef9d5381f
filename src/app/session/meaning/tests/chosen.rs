//! What a key or a line of a list stands for.

use crate::laws::Position;
use shakmaty::{CastlingMode, Color, Position as _, Role, Square};

use super::Voices;
use crate::app::session::intent::{Dialog, Purpose, Request};
use crate::app::session::meaning::{Meaning, Now, Response, Wording, read};
use crate::chosen::{Chosen, KeyAnswer};
use crate::command::COMMANDS;
use crate::keymap::Action;
use crate::notation::position;
use crate::understanding::Invoked;
use crate::voices::Library;

#[test]
fn a_key_means_what_its_line_means() {
    let english = "en";
    let (voices, position) = (Voices::of(english), Position::default());
    let now = voices.now(&position);
    for spec in COMMANDS {
        let line = format!("/{} {}", spec.name, spec.argument.example());
        let Ok(Action::Command(bound)) = line.trim_end().parse() else { panic!("{line}") };
        let key = Wording::chosen(bound.chosen(Square::E2), &now);
        let example = spec.argument.example().replace("here", "e2");
        let typed = Wording::of(&format!("/{} {example}", spec.name), &now);
        let means = |it: Invoked| (it.command, it.about, it.name);
        // A phrase of a voice may ask for something else by the same words.
        if !typed.invoked.as_ref().is_some_and(|it| it.is_phrase) {
            assert_eq!(key.invoked.map(means), typed.invoked.map(means), "{line}");
        }
    }
}

#[test]
fn an_answer_of_a_key_is_that_answer_in_every_language() {
    let position = position::read("8/P6k/8/8/8/8/8/K7 w - - 0 1", CastlingMode::Standard).unwrap();
    let asked = Dialog::Confirm(Request::Resign(Color::White));
    let becomes = position.legal_moves().into_iter().filter(|mv| mv.is_promotion()).collect();
    let becomes = Dialog::Choose(becomes, Purpose::Enter);
    for talk in Library::built_in().clone().languages() {
        let voices = Voices::of(&talk);
        let now = Now { question: Some(&asked), ..voices.now(&position) };
        let means = |answer| read(&Wording::chosen(Chosen::Answer(answer), &now), &now).meaning;
        assert!(matches!(means(KeyAnswer::Yes), Meaning::Answer(Response::Yes)), "{talk}");
        assert!(matches!(means(KeyAnswer::No), Meaning::Answer(Response::No)), "{talk}");
        let now = Now { question: Some(&becomes), ..voices.now(&position) };
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            let key = Wording::chosen(Chosen::Answer(KeyAnswer::Piece(role)), &now);
            let Meaning::Answer(Response::Move(mv)) = read(&key, &now).meaning else {
                panic!("{talk}: {role:?}")
            };
            assert_eq!(mv.promotion(), Some(role), "{talk}");
        }
    }
}
