//! The command that writes the records of a match.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::app::records::{self, RecordsToWrite};
use crate::app::target::NotWritten;
use crate::archive::{ArchiveError, GameId};
use crate::clean;
use crate::cli::args::MatchArgs;
use crate::cli::{Tools, archive, tell};
use crate::printed;
use crate::records::KeptMatch;
use crate::voices::{Narrator, Priority, Value};

pub(super) fn records(
    mut tools: Tools,
    folders: &Folders,
    game: GameId,
    args: &MatchArgs,
) -> io::Result<ExitCode> {
    let narrator = tools.narrator.clone();
    let kept = match archive::archive(folders, &narrator).and_then(|archive| archive.read(game)) {
        Ok((played, entries)) => KeptMatch::new(game, &played.date, played.header, entries),
        Err(ArchiveError::Imported) => None,
        Err(error) => return Ok(archive::unread(&narrator, folders, Some(game.0), &error)),
    };
    let Some(kept) = kept else { return Ok(no_match(&narrator, game)) };
    let made = records::make(&kept, narrator.clone(), &mut tools.library, &tools.settings);
    let folder = folder(folders, game, args);
    // The program's own folder is written anew each time; another one may hold what is not its own.
    let unasked = args.folder().is_some() && !args.force;
    if let Some(file) = records::in_the_way(&made, &folder).filter(|_| unasked) {
        return Ok(archive::not_written(&narrator, &NotWritten::Exists(file)));
    }
    match records::write(&made, &folder) {
        Ok(mut files) => {
            match records::record(&made, &folder) {
                Ok(file) => files.push(file),
                Err(fault) => {
                    let reason = [("reason", narrator.word(records::sound_reason(&fault)))];
                    tell(&narrator.say(Priority::Answer, "records-no-sound", &reason).written());
                }
            }
            told(&narrator, &made, &files)
        }
        Err(failed) => Ok(archive::not_written(
            &narrator,
            &NotWritten::Refused(Some(failed.file), failed.error),
        )),
    }
}

fn folder(folders: &Folders, game: GameId, args: &MatchArgs) -> PathBuf {
    args.folder().map_or_else(|| folders.records(game), ToOwned::to_owned)
}

fn no_match(narrator: &Narrator, game: GameId) -> ExitCode {
    let game = [("game", Value::Text(game.0.to_string()))];
    tell(&narrator.say(Priority::Answer, "records-no-match", &game).written());
    ExitCode::FAILURE
}

fn told(narrator: &Narrator, made: &RecordsToWrite, files: &[PathBuf]) -> io::Result<ExitCode> {
    for said in &made.told {
        tell(&said.written());
    }
    let mut out = printed::out();
    for file in files {
        let file = [("file", clean::name(file).into())];
        out.line(narrator.say(Priority::Answer, "match-written", &file).written())?;
    }
    Ok(ExitCode::SUCCESS)
}
