//! The commands about voices: a list, and what is wrong with a folder of them.

use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use crate::clean;
use crate::cli::{Tools, tell};
use crate::printed;
use crate::ui::Fit;
use crate::voices::narrate::quoted;
use crate::voices::template::{tag, template};
use crate::voices::{Library, Narrator, Priority, Value, Warning};

pub(super) fn list(tools: Tools) -> io::Result<ExitCode> {
    let mut library = tools.library;
    let names = library.names().into_iter().map(str::to_owned).collect();
    print(&tools.narrator, &mut library, names, &[], Fit(tools.settings.line))?;
    Ok(ExitCode::SUCCESS)
}

/// The voices that can be used, each with what native speakers say of it. One with mistakes in its files is not
/// said to work.
fn print(
    narrator: &Narrator,
    library: &mut Library,
    names: Vec<String>,
    wrong: &[Warning],
    fit: Fit,
) -> io::Result<()> {
    let mut out = printed::out();
    for name in names {
        let Some(voice) = library.get(&name) else { continue };
        let mut tell = |id: &str, values: &[(&str, Value)]| {
            let values = [&[("name", name.as_str().into())], values].concat();
            let said = narrator.say(Priority::Answer, id, &values).written();
            out.line(fit.out(&said))
        };
        let of_voice =
            |file: &str| Path::new(file).parent().is_some_and(|folder| folder.ends_with(&name));
        let is_right = !wrong.iter().any(|warning| of_voice(&warning.file));
        tell(
            if is_right { "health-voice" } else { "voice-with-slips" },
            &[("language", voice.language().tag().into())],
        )?;
        let Some(review) = voice.review() else { continue };
        let values = [
            ("state", review.state.name().into()),
            ("by", review.by.as_str().into()),
            ("date", review.date.as_str().into()),
        ];
        tell("voice-review", &values)?;
        if !review.unconfirmed.is_empty() {
            tell("voice-unconfirmed", &[("words", review.unconfirmed.join(", ").into())])?;
        }
    }
    Ok(())
}

/// What is wrong with the voices of a folder, and what they lack, in a built-in voice: the player's own
/// may be broken.
pub(super) fn check(narrator: &Narrator, fit: Fit, folder: Option<&Path>) -> io::Result<ExitCode> {
    let mut library = Library::built_in();
    if let Some(folder) = folder {
        if let Err(code) = readable(narrator, folder) {
            return Ok(code);
        }
        add(&mut library, folder);
    }
    let mut names: Vec<String> = library.names().into_iter().map(str::to_owned).collect();
    names.retain(|name| folder.is_none() || !library.is_untouched(name));
    let mut warnings = library.take_warnings();
    if let Some(folder) = folder.filter(|_| names.is_empty() && warnings.is_empty()) {
        let values = [("folder", clean::name(folder).into())];
        tell(&narrator.say(Priority::Answer, "voices-none-there", &values).written());
        return Ok(ExitCode::FAILURE);
    }
    for name in &names {
        library.get(name);
    }
    warnings.extend(library.take_warnings());
    print(narrator, &mut library, names.clone(), &warnings, fit)?;
    warnings.extend(names.iter().flat_map(|name| library.lacks(name)));
    for warning in &warnings {
        tell(&narrator.slips().of_voice(warning).written());
    }
    Ok(if warnings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The voices of a folder, or the one voice that it is.
fn add(library: &mut Library, folder: &Path) {
    if Library::is_voice(folder) {
        // `.` has no name.
        library.add_voice(&folder.canonicalize().unwrap_or_else(|_| folder.to_owned()));
    } else {
        library.add_folder(folder);
    }
}

/// A folder with the files of a voice for a new language, to be filled in.
pub(super) fn new(narrator: &Narrator, language: &str, among: &Path) -> io::Result<ExitCode> {
    let refuse = |id: &str, values: &[(&str, Value)]| {
        tell(&narrator.say(Priority::Answer, id, values).written());
        Ok(ExitCode::FAILURE)
    };
    let Some(tag) = tag(language) else {
        return refuse("voice-language", &[("tag", quoted(language).into())]);
    };
    // A folder of that name would be laid over the voice that is there.
    let library = Library::built_in();
    if let Some(known) = library.names().into_iter().find(|name| name.eq_ignore_ascii_case(&tag)) {
        return refuse("voices-new-known", &[("name", known.into())]);
    }
    let files = template(&tag);
    let folder = among.join(&tag);
    let shown = ("folder", clean::name(&folder).into());
    if folder.exists() {
        return refuse("voices-new-exists", &[shown]);
    }
    let write = || {
        fs::create_dir_all(&folder)?;
        files.iter().try_for_each(|(name, text)| fs::write(folder.join(name), text))
    };
    if let Err(error) = write() {
        let reason = narrator.slips().reason(error.kind());
        return refuse("voices-new-fails", &[shown, ("reason", reason)]);
    }
    let values = [shown, ("parent", clean::name(among).into())];
    let said = narrator.say(Priority::Answer, "voices-new", &values).written();
    printed::out().line(said)?;
    Ok(ExitCode::SUCCESS)
}

/// A folder to be checked that is not there is a mistake, though it is none in a game.
pub(super) fn readable(narrator: &Narrator, folder: &Path) -> Result<(), ExitCode> {
    std::fs::read_dir(folder).map(drop).map_err(|error| {
        let id = match error.kind() {
            io::ErrorKind::NotFound => "folder-missing",
            io::ErrorKind::NotADirectory => "folder-is-file",
            _ => "folder-denied",
        };
        let values = [("folder", clean::name(folder).into())];
        tell(&narrator.say(Priority::Answer, id, &values).written());
        ExitCode::FAILURE
    })
}
