//! The names of the commands in every voice.

use crate::command::listed::Listed;
use crate::command::rooming::ROOM_COMMANDS;
use crate::voices::{Library, written};

#[test]
fn every_command_has_a_name_and_a_help_in_every_voice() {
    let mut library = Library::built_in();
    for voice in library.talk_names().into_iter().map(str::to_owned).collect::<Vec<_>>() {
        let voice = library.get(&voice).unwrap();
        for spec in ROOM_COMMANDS {
            let names = voice.names_in(&spec.names());
            let help = written(&voice.sentence(&spec.help(), &[]));
            assert!(help.starts_with(&names[0]), "{}: {help}", voice.name());
            for name in names.iter().map(String::as_str).chain([spec.name]) {
                let found = voice.listed(&ROOM_COMMANDS, name).map(|spec| spec.command);
                assert_eq!(found, Some(spec.command), "{}: {name}", voice.name());
            }
        }
    }
}
