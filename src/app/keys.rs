//! The keymap of the player, found by the settings.

use crate::app::folders::Folders;
use crate::app::open;
use crate::config::{Key, Names, Settings, Wrong};
use crate::keymap::layout::{self, KeyboardLayout};
use crate::keymap::library::KEYBOARD;
use crate::keymap::{Keymap, Library, Warning, library};
use crate::voices::{self, Narrator, Utterance};

/// The keymaps that are compiled in, and those of the player.
#[must_use]
pub fn library(folders: &Folders) -> Library {
    let mut library = Library::built_in();
    library.add_folder(&folders.keymaps());
    library
}

/// The names that settings choose from.
#[must_use]
pub fn names(keys: &Library, voices: &voices::Library) -> Names {
    let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
    Names {
        voices: owned(voices.names()),
        languages: owned(voices.talk_names()),
        keymaps: owned(keys.names()),
        keyboards: owned(layout::names()),
    }
}

/// The keyboard that is set, or the one of the talk voice's language.
#[must_use]
pub fn keyboard<'a>(settings: &'a Settings, narrator: &Narrator, library: &'a Library) -> &'a str {
    let set = settings.keyboard.as_deref().filter(|name| library.keyboard(name).is_some());
    let own = || narrator.talk.keyboard().and_then(|name| library.keyboard(name));
    set.unwrap_or_else(|| own().map_or(KEYBOARD, KeyboardLayout::name))
}

/// What was found.
#[derive(Debug)]
pub struct FoundKeymap {
    /// The keymap that is set, or the usual one.
    pub keymap: Keymap,
    /// Names in the settings that nothing has.
    pub wrong: Vec<Wrong>,
    /// What is wrong with the files of the keymap.
    pub warnings: Vec<Warning>,
}

/// What must be said of what was found.
#[must_use]
pub fn messages(found: &FoundKeymap, narrator: &Narrator, folders: &Folders) -> Vec<Utterance> {
    let wrong = open::placed(found.wrong.clone(), folders);
    let wrong = wrong
        .into_iter()
        .map(|(source, wrong)| open::ignored(narrator, &source, open::what(narrator, &wrong)));
    wrong.chain(found.warnings.iter().map(|warning| narrator.slips().of_keymap(warning))).collect()
}

/// Names in the settings that no keymap has.
#[must_use]
pub fn unknown(settings: &Settings, library: &Library) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    if !library.names().contains(&settings.keymap.as_str()) {
        wrong.push(Wrong::Value(Key::Keymap, settings.keymap.clone()));
    }
    wrong
}

/// The keymap that is set; where there is none of its name, the usual one.
///
/// # Panics
///
/// When the usual keymap is not compiled in, which a test sees to.
#[must_use]
pub fn find(settings: &Settings, narrator: &Narrator, library: &mut Library) -> FoundKeymap {
    let keyboard = keyboard(settings, narrator, library).to_owned();
    let mut wrong = Vec::new();
    let keymap = library.get(&settings.keymap, &keyboard).unwrap_or_else(|| {
        wrong.push(Wrong::Value(Key::Keymap, settings.keymap.clone()));
        #[expect(clippy::expect_used, reason = "it is compiled in, and a test loads it")]
        library.get(library::DEFAULT, &keyboard).expect("the usual keymap is compiled in")
    });
    FoundKeymap { keymap, wrong, warnings: library.take_warnings() }
}
