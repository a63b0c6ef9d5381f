//! The command of a tournament: what an event file lays down, or what is wrong with it.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::app::open::ToPlay;
use crate::app::play::{self, LineHistory, MayAsk};
use crate::clean;
use crate::cli::args::{FaceArgs, MannerArgs, TournamentArgs, VoiceArgs};
use crate::cli::matches::unread;
use crate::cli::{Tools, USAGE, begin, patiently, spoken, takeover, tell, with_voices};
use crate::opened;
use crate::organiser;
use crate::tournament::file::{self, EventFile};
use crate::voices::Priority;

/// Longer files are none of an event.
pub(super) const LONGEST: u64 = 1 << 22;

/// Runs a tournament; a file that is not in order is said to be so before anything starts.
pub(super) fn tournament(folders: Folders, args: &TournamentArgs) -> io::Result<ExitCode> {
    let voices = &args.voices;
    if args.new {
        return match begun(folders, voices) {
            Ok(start) => play::arrange_event(&start, &args.file),
            Err(code) => Ok(code),
        };
    }
    if let Some(from) = &args.from {
        return with_voices(&folders, voices, |tools| {
            takeover::take_over(&tools, &folders, from, &args.file)
        });
    }
    let mut found = None;
    let code = with_voices(&folders, voices, |tools| match laid(&tools, &args.file) {
        Ok(laid) => {
            found = Some(laid);
            Ok(ExitCode::SUCCESS)
        }
        Err(code) => Ok(code),
    })?;
    let Some(laid) = found.filter(|_| !args.check) else { return Ok(code) };
    match begun(folders, voices) {
        Ok(start) => play::organise(&start, &laid, &args.file),
        Err(code) => Ok(code),
    }
}

/// Everything that a terminal of a tournament must know.
///
/// # Errors
///
/// The code with which the program ends, after saying what is wrong with the flags.
fn begun(folders: Folders, voices: &VoiceArgs) -> Result<play::Start, ExitCode> {
    let face = FaceArgs::default();
    let settings = spoken(&folders, voices, &face)?;
    let wanted = ToPlay::usual();
    let start = begin(&MannerArgs::with(face), folders, settings, wanted, MayAsk::NOTHING);
    Ok(play::Start { history: LineHistory(false), ..start })
}

/// The event of a file that is in order.
///
/// # Errors
///
/// The code with which the program ends, after saying what is wrong.
fn laid(tools: &Tools, path: &Path) -> Result<EventFile, ExitCode> {
    let text = patiently(&tools.narrator, path, || opened::named_text(path, LONGEST))
        .map_err(|error| not_read(tools, path, &error))?;
    file::read(&text).map_err(|wrongs| {
        for line in organiser::wrong(&tools.narrator, &wrongs) {
            tell(&line.written());
        }
        ExitCode::FAILURE
    })
}

pub(super) fn not_read(tools: &Tools, path: &Path, error: &io::Error) -> ExitCode {
    let name = ("file", clean::name(path).into());
    if error.kind() == ErrorKind::NotFound {
        tell(&tools.narrator.say(Priority::Answer, "tournament-not-there", &[name]).written());
        return ExitCode::from(USAGE);
    }
    let reason = ("reason", tools.narrator.word(unread(error)));
    tell(&tools.narrator.say(Priority::Answer, "tournament-not-read", &[name, reason]).written());
    ExitCode::from(USAGE)
}
