//! The commands about voices: a list, and what is wrong with a folder of them.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::cli::{Tools, tell};
use crate::ui::Fit;
use crate::voices::{Library, Narrator, Priority};

pub(super) fn list(tools: Tools) -> io::Result<ExitCode> {
    let mut library = tools.library;
    print(&tools.narrator, &mut library, Fit(tools.settings.line))?;
    Ok(ExitCode::SUCCESS)
}

fn print(narrator: &Narrator, library: &mut Library, fit: Fit) -> io::Result<()> {
    let names: Vec<String> = library.names().into_iter().map(str::to_owned).collect();
    let mut out = io::stdout().lock();
    for name in names {
        let Some(voice) = library.get(&name) else { continue };
        let values = [("name", name.into()), ("language", voice.language().tag().into())];
        let said = narrator.say(Priority::Answer, "health-voice", &values).written();
        writeln!(out, "{}", fit.out(&said))?;
    }
    Ok(())
}

/// What is wrong with the voices of a folder, in a built-in voice: the player's own may be broken.
pub(super) fn check(narrator: &Narrator, fit: Fit, folder: Option<&Path>) -> io::Result<ExitCode> {
    let mut library = Library::built_in();
    if let Some(folder) = folder {
        if let Err(code) = readable(narrator, folder) {
            return Ok(code);
        }
        library.add_folder(folder);
    }
    print(narrator, &mut library, fit)?;
    let warnings = library.take_warnings();
    for warning in &warnings {
        tell(&narrator.voice_warning(warning).written());
    }
    Ok(if warnings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A folder to be checked that is not there is a mistake, though it is none in a game.
pub(super) fn readable(narrator: &Narrator, folder: &Path) -> Result<(), ExitCode> {
    std::fs::read_dir(folder).map(drop).map_err(|error| {
        let id = match error.kind() {
            io::ErrorKind::NotFound => "folder-missing",
            io::ErrorKind::NotADirectory => "folder-is-file",
            _ => "folder-denied",
        };
        let values = [("folder", folder.display().to_string().into())];
        tell(&narrator.say(Priority::Answer, id, &values).written());
        ExitCode::FAILURE
    })
}
