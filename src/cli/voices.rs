//! The commands about voices: a list, and what is wrong with a folder of them.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::cli::args::VoicesCommand;
use crate::cli::{Tools, readable, tell};
use crate::ui::Fit;
use crate::voices::{Library, Narrator, Priority};

pub(super) fn voices(tools: Tools, command: &VoicesCommand) -> io::Result<ExitCode> {
    match command {
        VoicesCommand::List => {
            let mut library = tools.library;
            print(&tools.narrator, &mut library, Fit(tools.settings.line))?;
            Ok(ExitCode::SUCCESS)
        }
        VoicesCommand::Check { folder } => check(&tools, folder.as_deref()),
    }
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

fn check(tools: &Tools, folder: Option<&Path>) -> io::Result<ExitCode> {
    let narrator = &tools.narrator;
    let mut library = Library::built_in();
    if let Some(folder) = folder {
        readable(folder)?;
        library.add_folder(folder);
    }
    print(narrator, &mut library, Fit(tools.settings.line))?;
    let warnings = library.take_warnings();
    for warning in &warnings {
        tell(&format!("{}: {}", warning.file, warning.what));
    }
    Ok(if warnings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
