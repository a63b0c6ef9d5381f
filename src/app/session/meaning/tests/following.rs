//! The words that can follow a command are read as what it takes.

use crate::laws::Position;

use super::Voices;
use crate::app::session::meaning::Wording;
use crate::command::{COMMANDS, Command};
use crate::config::{KEYS, Names};
use crate::understanding::{following, values_of};
use crate::voices::Library;

#[test]
fn whatever_is_listed_behind_a_command_is_what_it_takes_in_every_language() {
    let position = Position::default();
    let names =
        Names { languages: vec!["de".into()], voices: vec!["fide".into()], ..Names::default() };
    for talk in Library::built_in().clone().languages() {
        let voices = Voices::of(&talk);
        let now = voices.now(&position);
        for spec in COMMANDS {
            let words = following(spec.command, &voices.narrator, &names);
            assert!(!words.iter().any(String::is_empty), "{talk}: {}", spec.name);
            // Of the squares a few.
            let few =
                words.iter().skip(words.len().saturating_sub(70)).step_by(words.len() / 8 + 1);
            for word in few {
                let line = format!("/{} {word}", spec.name);
                let invoked = Wording::of(&line, &now).invoked;
                // A phrase of a voice may ask for something else by the same words.
                let is_read = invoked.as_ref().is_some_and(|it| it.about.fits(it.command));
                // A second square may follow one.
                let is_half = spec.command == Command::WhatIf;
                assert!(is_read || is_half, "{talk}: {line}: {invoked:?}");
            }
        }
    }
}

#[test]
fn every_listed_value_of_a_setting_is_one_in_every_language() {
    for talk in Library::built_in().clone().languages() {
        let voices = Voices::of(&talk);
        let known = &voices.narrator.talk;
        for key in KEYS {
            for value in values_of(key, known, &Names::default()) {
                let mut settings = crate::config::Settings::default();
                let text = known.values(&value);
                assert_eq!(settings.set(key, &text), Ok(()), "{talk}: {key} {value}: {text}");
            }
        }
    }
}
