//! The command that says what a match file lays down, or what is wrong with it.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::app::host::Laid;
use crate::app::play;
use crate::cli::args::MatchArgs;
use crate::cli::{Tools, USAGE, tell};
use crate::table::Place;
use crate::voices::Priority;

/// Longer files are none of a match.
const LONGEST: u64 = 1024 * 1024;

/// The table of a file that is in order.
///
/// # Errors
///
/// The code with which the program ends, after saying what is wrong.
pub(super) fn laid(mut tools: Tools, args: &MatchArgs) -> Result<Laid, ExitCode> {
    let text = read(args.file()).map_err(|error| not_read(&tools, args.file(), &error))?;
    let voices = tools.library.usable();
    let here = if args.here.is_empty() { Place::ALL.to_vec() } else { args.here.clone() };
    Laid::read(args.file(), &text, &voices, here).ok_or_else(|| {
        for line in play::judged(&tools.narrator, &text, &voices).0 {
            tell(&line.written());
        }
        ExitCode::FAILURE
    })
}

pub(super) fn check(mut tools: Tools, file: &Path) -> io::Result<ExitCode> {
    let text = match read(file) {
        Ok(text) => text,
        Err(error) => return Ok(not_read(&tools, file, &error)),
    };
    let (lines, good) = play::judged(&tools.narrator, &text, &tools.library.usable());
    if !good {
        for line in &lines {
            tell(&line.written());
        }
        return Ok(ExitCode::FAILURE);
    }
    let mut out = io::stdout().lock();
    for line in &lines {
        writeln!(out, "{}", line.written())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The text of a file; of one that has no end, so much that it is no match file any more.
fn read(file: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(file)?.take(LONGEST + 1).read_to_string(&mut text)?;
    if text.len() as u64 > LONGEST { Err(ErrorKind::InvalidData.into()) } else { Ok(text) }
}

fn not_read(tools: &Tools, file: &Path, error: &io::Error) -> ExitCode {
    let name = ("file", file.display().to_string().into());
    if error.kind() == ErrorKind::NotFound {
        tell(&tools.narrator.say(Priority::Answer, "match-not-there", &[name]).written());
        return ExitCode::from(USAGE);
    }
    let id = match error.kind() {
        ErrorKind::IsADirectory => "match-reason-folder",
        ErrorKind::InvalidData => "match-reason-no-text",
        ErrorKind::PermissionDenied => "match-reason-denied",
        _ => "reason-unknown",
    };
    let reason = tools.narrator.word(id);
    let values = [name, ("reason", reason)];
    tell(&tools.narrator.say(Priority::Answer, "match-not-read", &values).written());
    ExitCode::from(USAGE)
}
