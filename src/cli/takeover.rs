//! Takes over a tournament of another program: its acts go into the archive, and what it lays down into an
//! event file.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::app::play;
use crate::app::reasons::reason;
use crate::archive::{Archive, ArchiveError};
use crate::cli::tournaments::{LONGEST, not_read};
use crate::cli::{Tools, patiently, tell};
use crate::opened;
use crate::organiser;
use crate::printed;
use crate::tournament::act::Act;
use crate::tournament::takeover::{self, Takeover};
use crate::tournament::trf::{self, Notice, Remark};
use crate::voices::{Narrator, Priority, Utterance, Value};

/// Takes over what the exchange file `from` tells, and writes the event file `into`, which must not be there.
/// Broken off anywhere, the same command goes on.
pub(super) fn take_over(
    tools: &Tools,
    folders: &Folders,
    from: &Path,
    into: &Path,
) -> io::Result<ExitCode> {
    let narrator = &tools.narrator;
    let bytes = match patiently(narrator, from, || opened::bytes(from, LONGEST)) {
        Ok(bytes) => bytes,
        Err(error) => return Ok(not_read(tools, from, &error)),
    };
    let (taken, remarks) = match read(narrator, &bytes, into) {
        Ok(taken) => taken,
        Err(lines) => return Ok(refuse(&lines)),
    };
    if into.exists() {
        return Ok(refuse(&[play::not_written(narrator, into, &ErrorKind::AlreadyExists.into())]));
    }
    if let Err(refused) = keep(narrator, folders, &taken) {
        return Ok(refuse(&[refused]));
    }
    if let Err(error) = play::write_new(into, &taken.text) {
        return Ok(refuse(&[play::not_written(narrator, into, &error)]));
    }
    let mut out = printed::out();
    for line in told(narrator, &taken, &remarks, into) {
        out.line(line.written())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What was taken over, what was not, and how it goes on.
fn told(narrator: &Narrator, taken: &Takeover, remarks: &[Remark], into: &Path) -> Vec<Utterance> {
    let say = |id: &str, values: &[(&str, Value)]| narrator.say(Priority::Answer, id, values);
    let players = ("players", taken.file.players.len().into());
    let is_round = |act: &&Act| matches!(act, Act::Paired { .. });
    let rounds = taken.acts.iter().filter(is_round).count();
    let mut told = vec![say("tournament-from-done", &[players, ("rounds", rounds.into())])];
    let unknown =
        |remark: &&Remark| matches!(remark.notice, Notice::UnknownRecord | Notice::ScoringByColor);
    let line = |remark: &Remark| vec![narrator.talk.span(&remark.line.to_string())];
    let lines: Vec<_> = remarks.iter().filter(unknown).map(line).collect();
    if !lines.is_empty() {
        told.push(say("tournament-from-left", &[("lines", narrator.join_all(lines))]));
    }
    if remarks.iter().any(|remark| remark.notice == Notice::UnknownTieBreak) {
        told.push(say("tournament-from-ties", &[]));
    }
    told.push(play::event_begins(narrator, into));
    told
}

/// What the bytes of an exchange file tell.
///
/// # Errors
///
/// What is wrong with them, or why no tournament here can be so.
fn read(
    narrator: &Narrator,
    bytes: &[u8],
    into: &Path,
) -> Result<(Takeover, Vec<Remark>), Vec<Utterance>> {
    let read = trf::read(bytes).map_err(|faults| organiser::unreadable(narrator, &faults))?;
    let name = into.file_stem().unwrap_or_default().to_string_lossy();
    let taken = takeover::taken_over(&read.trf, &name)
        .map_err(|why| vec![organiser::not_taken(narrator, &why)])?;
    Ok((taken, read.remarks))
}

/// Keeps the acts, if no tournament of this name has others.
fn keep(narrator: &Narrator, folders: &Folders, taken: &Takeover) -> Result<(), Utterance> {
    let not_kept = |error: ArchiveError| {
        let values = [("reason", narrator.word(reason(&error)))];
        narrator.say(Priority::Answer, "tournament-not-kept", &values)
    };
    let archive = Archive::open(folders.data()).map_err(not_kept)?.archive;
    let name = &taken.file.regulations.name;
    let acts: Vec<String> = taken.acts.iter().map(Act::write).collect();
    let id = match archive.tournament(name).map_err(not_kept)? {
        Some(kept) if kept.acts == acts => return Ok(()),
        Some(kept) if kept.acts.is_empty() => kept.id,
        Some(_) => return Err(organiser::is_there(narrator, name)),
        None => archive.begin_tournament(name).map_err(not_kept)?,
    };
    archive.keep_acts(id, 0, &acts).map_err(not_kept)
}

fn refuse(lines: &[Utterance]) -> ExitCode {
    for line in lines {
        tell(&line.written());
    }
    ExitCode::FAILURE
}
