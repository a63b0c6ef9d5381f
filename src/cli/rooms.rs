//! The command of a room: what its file and the match files of its tables lay down, or what is wrong with
//! them.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use shakmaty::{ByColor, Color};

use crate::app::folders::Folders;
use crate::app::host::{LaidRoom, LaidTable, LaidTeams};
use crate::app::play;
use crate::cli::args::RoomArgs;
use crate::cli::matches::{not_there, opens, read};
use crate::cli::{Tools, USAGE, tell, with_voices};
use crate::printed;
use crate::table::file::{self, Key, Section};
use crate::table::room::{self, Fault, LineFault, RoomFile, RoomTable};
use crate::table::{Match, Place, TableId};
use crate::voices::{Priority, Utterance};

/// Opens a room; files that are not in order are said to be so before anything starts.
pub(super) fn room(folders: Folders, args: &RoomArgs) -> io::Result<ExitCode> {
    let mut found = None;
    let code = with_voices(&folders, &args.voices, |mut tools| {
        let (file, tables) = match laid(&mut tools, &args.file) {
            Ok(laid) => laid,
            Err(code) => return Ok(code),
        };
        if args.check {
            return check(&tools, &tables);
        }
        for (id, line) in tables.iter().flat_map(|table| braille_lost(&tools, table)) {
            tell(&room::of_table(&tools.narrator, id, line).written());
        }
        found = Some(LaidRoom::of_room(&args.file, file.arbiter.clone(), tables, teams(file)));
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
fn laid(tools: &mut Tools, path: &Path) -> Result<(RoomFile, Vec<LaidTable>), ExitCode> {
    let text = read(tools, path).map_err(|error| {
        tell(&not_there(tools, path, &error, "room-not-there").written());
        ExitCode::from(USAGE)
    })?;
    let (file, mut wrongs) = room::read(&text);
    let tables = &file.tables;
    let voices = tools.library.usable();
    wrongs.extend(unspoken(&file, &voices));
    let mut told: Vec<Utterance> =
        wrongs.iter().map(|wrong| room::mistake(&tools.narrator, wrong)).collect();
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut laid = Vec::new();
    for row in tables {
        match table(tools, row, folder, &voices) {
            Ok(table) => laid.push(table),
            Err(lines) => {
                let narrator = &tools.narrator;
                told.extend(lines.into_iter().map(|line| room::of_table(narrator, row.id, line)));
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
        return Ok((file, laid));
    }
    for line in &told {
        tell(&line.written());
    }
    Err(ExitCode::FAILURE)
}

/// The voices of captains that nobody has.
fn unspoken(file: &RoomFile, voices: &[String]) -> Vec<LineFault<Fault>> {
    let unknown = |team: &room::RoomTeam| {
        let talk = team.talk.as_ref().filter(|talk| !voices.contains(talk))?;
        Some(LineFault { line: team.line, what: Fault::Value(room::Key::Talk, talk.clone()) })
    };
    file.teams.iter().filter_map(unknown).collect()
}

/// The teams of a room, and which of them play at each table.
fn teams(file: RoomFile) -> LaidTeams {
    let RoomFile { tables, teams, captains: rules, .. } = file;
    let tables = tables.into_iter().map(|table| (table.id, table.teams)).collect();
    LaidTeams { rules, teams, tables }
}

/// A table by its row: its match file, with the players that the row names.
///
/// # Errors
///
/// What is wrong with the file.
fn table(
    tools: &Tools,
    row: &RoomTable,
    folder: &Path,
    voices: &[String],
) -> Result<LaidTable, Vec<Utterance>> {
    let path = &folder.join(&row.file);
    let text = read(tools, path)
        .map_err(|error| vec![not_there(tools, path, &error, "match-not-there")])?;
    let text = played_by(&row.players, text, voices);
    let laid = LaidTable::read(row.id, path, &text, voices, Place::ALL.to_vec())
        .ok_or_else(|| play::judged(&tools.narrator, &text, voices).0)?;
    Ok(if row.shared { laid.of_all() } else { laid })
}

/// The text of a match file with these players; as it is where it is not in order, so that its own lines are told.
fn played_by(players: &ByColor<Option<String>>, text: String, voices: &[String]) -> String {
    let named = Color::ALL.into_iter().filter_map(|color| {
        Some((Section::Player(color), Key::Name, players.get(color).as_deref()?))
    });
    let named: Vec<_> = named.collect();
    if named.is_empty() {
        return text;
    }
    let laid =
        file::read(&text, voices).ok().map(|read| file::paired(&read.entries, &named, voices));
    laid.and_then(Result::ok).map_or(text, |(text, _)| text)
}

fn braille_lost(tools: &Tools, table: &LaidTable) -> Vec<(TableId, Utterance)> {
    table.braille_lost(&tools.narrator).into_iter().map(|line| (table.id, line)).collect()
}

/// Says which tables there are, and what is unusual at each.
fn check(tools: &Tools, tables: &[LaidTable]) -> io::Result<ExitCode> {
    let narrator = &tools.narrator;
    let mut out = printed::out();
    for laid in tables {
        let names = laid.table.called();
        let values = [("white", names.white.into()), ("black", names.black.into())];
        let title = narrator.say(Priority::Answer, "match-title", &values);
        out.line(room::of_table(narrator, laid.id, title).written())?;
        let notes = file::notes(&laid.table);
        let notes = notes.iter().map(|note| file::note(narrator, note));
        let open = play::readable(narrator, Path::new(&laid.path));
        for line in notes.chain(laid.braille_lost(narrator)).chain(open) {
            out.line(room::of_table(narrator, laid.id, line).written())?;
        }
    }
    out.line(narrator.say(Priority::Answer, "room-good", &[]).written())?;
    Ok(ExitCode::SUCCESS)
}
