//! The command of a room: what its file and the match files of its tables lay down, or what is wrong with
//! them.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::app::host::{LaidRoom, LaidTable};
use crate::app::play;
use crate::cli::args::RoomArgs;
use crate::cli::matches::{not_there, opens, read};
use crate::cli::{Tools, USAGE, tell, with_voices};
use crate::printed;
use crate::table::room::{self, LineFault, RoomArbiter, RoomFile, RoomTable};
use crate::table::{Match, Place, TableId, file};
use crate::voices::{Priority, Utterance};

/// Opens a room; files that are not in order are said to be so before anything starts.
pub(super) fn room(folders: Folders, args: &RoomArgs) -> io::Result<ExitCode> {
    let mut found = None;
    let code = with_voices(&folders, &args.voices, |mut tools| {
        let (arbiter, tables) = match laid(&mut tools, &args.file) {
            Ok(laid) => laid,
            Err(code) => return Ok(code),
        };
        if args.check {
            return check(&tools, &tables);
        }
        for (id, line) in tables.iter().flat_map(|table| braille_lost(&tools, table)) {
            tell(&room::of_table(&tools.narrator, id, line).written());
        }
        found = Some(LaidRoom::of_room(&args.file, arbiter, tables));
        Ok(ExitCode::SUCCESS)
    })?;
    match found {
        Some(laid) => opens(folders, &args.voices, &args.face, &laid),
        None => Ok(code),
    }
}

/// The tables of a room file, if it is in order and so are the files of all of them.
///
/// # Errors
///
/// The code with which the program ends, after saying everything that is wrong.
fn laid(tools: &mut Tools, path: &Path) -> Result<(Option<RoomArbiter>, Vec<LaidTable>), ExitCode> {
    let text = read(tools, path).map_err(|error| {
        tell(&not_there(tools, path, &error, "room-not-there").written());
        ExitCode::from(USAGE)
    })?;
    let (RoomFile { arbiter, tables }, wrongs) = room::read(&text);
    let mut told: Vec<Utterance> =
        wrongs.iter().map(|wrong| room::mistake(&tools.narrator, wrong)).collect();
    let folder = path.parent().unwrap_or(Path::new(""));
    let voices = tools.library.usable();
    let mut laid = Vec::new();
    for RoomTable { id, file, .. } in &tables {
        match table(tools, *id, &folder.join(file), &voices) {
            Ok(table) => laid.push(table),
            Err(lines) => {
                let narrator = &tools.narrator;
                told.extend(lines.into_iter().map(|line| room::of_table(narrator, *id, line)));
            }
        }
    }
    let both: Vec<(TableId, &Match)> = laid.iter().map(|table| (table.id, &table.table)).collect();
    let line_of = |id| tables.iter().find(|table| table.id == id).map_or(0, |table| table.line);
    told.extend(
        room::shared_boards(&both).into_iter().map(|(id, what)| {
            room::mistake(&tools.narrator, &LineFault { line: line_of(id), what })
        }),
    );
    if told.is_empty() {
        return Ok((arbiter, laid));
    }
    for line in &told {
        tell(&line.written());
    }
    Err(ExitCode::FAILURE)
}

/// A table by its match file.
///
/// # Errors
///
/// What is wrong with the file.
fn table(
    tools: &Tools,
    id: TableId,
    path: &Path,
    voices: &[String],
) -> Result<LaidTable, Vec<Utterance>> {
    let text = read(tools, path)
        .map_err(|error| vec![not_there(tools, path, &error, "match-not-there")])?;
    LaidTable::read(id, path, &text, voices, Place::ALL.to_vec())
        .ok_or_else(|| play::judged(&tools.narrator, &text, voices).0)
}

fn braille_lost(tools: &Tools, table: &LaidTable) -> Vec<(TableId, Utterance)> {
    table.braille_lost(&tools.narrator).into_iter().map(|line| (table.id, line)).collect()
}

/// Says which tables there are, and what is unusual at each.
fn check(tools: &Tools, tables: &[LaidTable]) -> io::Result<ExitCode> {
    let narrator = &tools.narrator;
    let mut out = printed::out();
    for laid in tables {
        let names = laid.table.players.as_ref().map(|player| player.name.clone());
        let values = [("white", names.white.into()), ("black", names.black.into())];
        let title = narrator.say(Priority::Answer, "match-title", &values);
        out.line(room::of_table(narrator, laid.id, title).written())?;
        let notes = file::notes(&laid.table);
        let notes = notes.iter().map(|note| file::note(narrator, note));
        let open = play::readable(narrator, Path::new(&laid.file));
        for line in notes.chain(laid.braille_lost(narrator)).chain(open) {
            out.line(room::of_table(narrator, laid.id, line).written())?;
        }
    }
    out.line(narrator.say(Priority::Answer, "room-good", &[]).written())?;
    Ok(ExitCode::SUCCESS)
}
