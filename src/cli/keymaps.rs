//! The commands about keymaps: a list of them, the keys of one, and what is wrong with a folder.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::app::keys;
use crate::clean;
use crate::cli::args::{FaceArgs, KeymapsCommand};
use crate::cli::voices::readable;
use crate::cli::{Tools, USAGE, plain_narrator, tell};
use crate::config::Settings;
use crate::keymap::{Keymap, Library, layout};
use crate::printed;
use crate::ui::Fit;
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Priority};

pub(super) fn keymaps(
    tools: &Tools,
    folders: &Folders,
    command: &KeymapsCommand,
) -> io::Result<ExitCode> {
    let narrator = &tools.narrator;
    match command {
        KeymapsCommand::List { name: None } => {
            let mut library = keys::library(folders);
            let keyboard = keyboard(tools, &library);
            print(tools, &mut library, &keyboard)?;
            Ok(ExitCode::SUCCESS)
        }
        KeymapsCommand::List { name: Some(name) } => {
            let mut library = keys::library(folders);
            let keyboard = keyboard(tools, &library);
            let Some(keymap) = library.get(name, &keyboard) else {
                tell(&missing(narrator, name, &library));
                return Ok(ExitCode::from(USAGE));
            };
            print_keys(tools, &keymap)?;
            Ok(ExitCode::SUCCESS)
        }
        KeymapsCommand::Check { folder } => check(tools, folder.as_deref()),
    }
}

/// What is said of a name that no keymap has: why its file cannot be read, if there is one.
pub(super) fn missing(narrator: &Narrator, name: &str, library: &Library) -> String {
    if let Some(warning) = library.unreadable(name) {
        return narrator.slips().of_keymap(warning).written();
    }
    let values = [("name", quoted(name).into()), ("keymaps", library.names().join(", ").into())];
    narrator.say(Priority::Answer, "no-keymap", &values).written()
}

/// A keymap that was named by a flag and is not there is wrong use.
pub(super) fn known(
    face: &FaceArgs,
    settings: &Settings,
    folders: &Folders,
) -> Result<(), ExitCode> {
    let library = keys::library(folders);
    if !face.names_keymap() || library.names().contains(&settings.keymap.as_str()) {
        return Ok(());
    }
    tell(&missing(&plain_narrator(settings, folders), &settings.keymap, &library));
    Err(ExitCode::from(USAGE))
}

fn keyboard(tools: &Tools, library: &Library) -> String {
    keys::keyboard(&tools.settings, &tools.narrator, library).to_owned()
}

fn print(tools: &Tools, library: &mut Library, keyboard: &str) -> io::Result<()> {
    let (narrator, fit) = (&tools.narrator, Fit(tools.settings.line));
    let names: Vec<String> = library.names().into_iter().map(str::to_owned).collect();
    let mut out = printed::out();
    for name in names {
        let Some(keymap) = library.get(&name, keyboard) else { continue };
        out.line(fit.out(&narrator.keyboard().keymap(&keymap).written()))?;
    }
    Ok(())
}

fn print_keys(tools: &Tools, keymap: &Keymap) -> io::Result<()> {
    let (narrator, fit) = (&tools.narrator, Fit(tools.settings.line));
    let mut out = printed::out();
    for binding in keymap.bindings().iter().chain(&keymap.always()) {
        out.line(fit.out(&narrator.keyboard().binding(binding).written()))?;
    }
    Ok(())
}

/// Every keyboard is tried.
fn check(tools: &Tools, folder: Option<&Path>) -> io::Result<ExitCode> {
    let mut library = Library::built_in();
    if let Some(folder) = folder {
        if let Err(code) = readable(&tools.narrator, folder) {
            return Ok(code);
        }
        if !library.add_folder(folder) {
            let values = [("folder", clean::name(folder).into())];
            tell(&tools.narrator.say(Priority::Answer, "keymaps-none-there", &values).written());
            return Ok(ExitCode::FAILURE);
        }
    }
    let names = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect::<Vec<_>>();
    let (keymaps, keyboards) = (names(library.names()), names(layout::names()));
    print(tools, &mut library, &keyboards[0])?;
    for (keyboard, name) in
        keyboards.iter().flat_map(|one| keymaps.iter().map(move |name| (one, name)))
    {
        library.get(name, keyboard);
    }
    let warnings = library.take_warnings();
    for warning in &warnings {
        tell(&tools.narrator.slips().of_keymap(warning).written());
    }
    Ok(if warnings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
