//! The commands of a match: playing one, serving a place, and what a match file lays down, or what is
//! wrong with it.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::app::host::{self, LaidRoom, LaidTable};
use crate::app::link::{self, ClientPlace, NO_HOST, Route, Unreached};
use crate::app::open::ToPlay;
use crate::app::play::{self, LineHistory, MayAsk};
use crate::archive::GameId;
use crate::clean;
use crate::cli::args::{FaceArgs, LinkArgs, MannerArgs, MatchArgs, SeatArgs, VoiceArgs};
use crate::cli::{
    Tools, USAGE, arrange, begin, patiently, records, spoken, tell, with_set_voices, with_voices,
};
use crate::config::Key;
use crate::opened;
use crate::printed;
use crate::table::{Place, TableId};
use crate::voices::{Narrator, Priority, Utterance};

/// Longer files are none of a match.
const LONGEST: u64 = 1024 * 1024;

/// What is asked for of a match.
pub(super) fn run(folders: Folders, args: &MatchArgs) -> io::Result<ExitCode> {
    if args.new {
        return arrange(folders, args);
    }
    if args.check {
        return with_voices(&folders, &args.voices, |tools| check(tools, args.file()));
    }
    match args.records {
        Some(game) => with_voices(&folders, &args.voices, |tools| {
            records::records(tools, &folders, GameId(game), args)
        }),
        None => host(folders, args),
    }
}

/// Plays a match; a file that is not in order is said to be so before anything starts.
fn host(folders: Folders, args: &MatchArgs) -> io::Result<ExitCode> {
    let mut found = None;
    let code = with_voices(&folders, &args.voices, |tools| {
        match laid(tools, args) {
            Ok(laid) => found = Some(laid),
            Err(code) => return Ok(code),
        }
        Ok(ExitCode::SUCCESS)
    })?;
    let Some(laid) = found else { return Ok(code) };
    opens(folders, &args.voices, &args.face, &LaidRoom::of_match(laid))
}

/// Opens tables that are laid.
pub(super) fn opens(
    folders: Folders,
    voices: &VoiceArgs,
    face: &FaceArgs,
    laid: &LaidRoom,
) -> io::Result<ExitCode> {
    let settings = match spoken(&folders, voices, face) {
        Ok(settings) => settings,
        Err(code) => return Ok(code),
    };
    let wanted = ToPlay::usual();
    let manner = MannerArgs::with(face.clone());
    let start = begin(&manner, folders, settings, wanted, MayAsk::NOTHING);
    host::host(&play::Start { history: LineHistory(false), ..start }, laid)
}

/// Serves a place of a match or a room. What is played there, the host knows.
pub(super) fn seat(folders: Folders, args: SeatArgs) -> io::Result<ExitCode> {
    let SeatArgs { place, table, team, by, voices, face } = args;
    let is_room = place == ClientPlace::Room;
    let Some(place) = place_at(place, table, team) else {
        return with_voices(&folders, &voices, |tools| Ok(misplaced(&tools.narrator, is_room)));
    };
    let settings = match spoken(&folders, &voices, &face) {
        Ok(settings) => settings,
        Err(code) => return Ok(code),
    };
    // The settings are those of whoever uses the computer otherwise; a variable is this terminal's.
    let named = std::env::var_os(Key::Speech.variable()).is_some();
    let own = play::OwnSettings {
        talk: voices.gives(Key::Talk).then(|| settings.0.talk.clone()),
        silent: named && !settings.0.speech,
    };
    let wanted = ToPlay::usual();
    let manner = MannerArgs::with(face);
    let start = begin(&manner, folders, settings, wanted, MayAsk::NOTHING);
    let route = by.map_or(Route::Here, Route::By);
    play::join(&play::Start { history: LineHistory(false), ..start }, place, route, own)
}

/// Carries a place of a match over standard input and output. Nothing else is written there.
pub(super) fn link(folders: &Folders, args: &LinkArgs) -> io::Result<ExitCode> {
    with_set_voices(folders, |tools| {
        let Some(place) = place_at(args.place.clone(), args.table, args.team.clone()) else {
            return Ok(misplaced(&tools.narrator, args.place == ClientPlace::Room));
        };
        let Err(unreached) = link::cross(folders, place, &tools.narrator) else {
            return Ok(ExitCode::SUCCESS);
        };
        // Whoever types the command alone reads it; a seat goes by the code.
        tell(&tools.narrator.say(Priority::Answer, unreached.sentence(), &[]).written());
        let is_nobody = unreached == Unreached::Nobody;
        Ok(if is_nobody { ExitCode::from(NO_HOST) } else { ExitCode::FAILURE })
    })
}

/// The place at this table, or of this team; `None` if it is one of no table, or of no team.
fn place_at(
    place: ClientPlace,
    table: Option<TableId>,
    team: Option<String>,
) -> Option<ClientPlace> {
    match (place, table, team) {
        (place @ (ClientPlace::Room | ClientPlace::Game), None, None) => Some(place),
        (ClientPlace::Captain(_), None, team) => {
            Some(ClientPlace::Captain(team.unwrap_or_default()))
        }
        (ClientPlace::At(_, place), table, None) => Some(ClientPlace::At(table, place)),
        (
            ClientPlace::Room | ClientPlace::Game | ClientPlace::Captain(_) | ClientPlace::At(..),
            ..,
        ) => None,
    }
}

/// Says that a table or a team was named for a place that is of none.
fn misplaced(narrator: &Narrator, is_room: bool) -> ExitCode {
    let id = if is_room { "room-has-no-table" } else { "captain-options" };
    tell(&narrator.say(Priority::Answer, id, &[]).written());
    ExitCode::from(USAGE)
}

/// The table of a file that is in order.
///
/// # Errors
///
/// The code with which the program ends, after saying what is wrong.
fn laid(mut tools: Tools, args: &MatchArgs) -> Result<LaidTable, ExitCode> {
    let text = read(&tools, args.file()).map_err(|error| not_read(&tools, args.file(), &error))?;
    let voices = tools.library.usable();
    let here = if args.here.is_empty() { Place::ALL.to_vec() } else { args.here.clone() };
    let laid =
        LaidTable::read(TableId::ONLY, args.file(), &text, &voices, here).ok_or_else(|| {
            for line in play::judged(&tools.narrator, &text, &voices).0 {
                tell(&line.written());
            }
            ExitCode::FAILURE
        })?;
    for line in laid.braille_lost(&tools.narrator) {
        tell(&line.written());
    }
    Ok(laid)
}

fn check(mut tools: Tools, file: &Path) -> io::Result<ExitCode> {
    let text = match read(&tools, file) {
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
    let voices = tools.library.usable();
    let laid = LaidTable::read(TableId::ONLY, file, &text, &voices, Place::ALL.to_vec());
    let lost = laid.map(|laid| laid.braille_lost(&tools.narrator)).unwrap_or_default();
    let mut out = printed::out();
    for line in lines.into_iter().chain(lost).chain(play::readable(&tools.narrator, file)) {
        out.line(line.written())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The text of a file; of one that has no end, so much that it is no match file any more.
pub(super) fn read(tools: &Tools, file: &Path) -> io::Result<String> {
    patiently(&tools.narrator, file, || opened::named_text(file, LONGEST))
}

fn not_read(tools: &Tools, file: &Path, error: &io::Error) -> ExitCode {
    tell(&not_there(tools, file, error, "match-not-there").written());
    ExitCode::from(USAGE)
}

/// Why a file cannot be read; that it is not there is a sentence of its own.
pub(super) fn not_there(tools: &Tools, file: &Path, error: &io::Error, id: &str) -> Utterance {
    let name = ("file", clean::name(file).into());
    if error.kind() == ErrorKind::NotFound {
        return tools.narrator.say(Priority::Answer, id, &[name]);
    }
    let values = [name, ("reason", tools.narrator.word(unread(error)))];
    tools.narrator.say(Priority::Answer, "match-not-read", &values)
}

/// The sentence that says why a file that lays something down cannot be read.
pub(super) fn unread(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::IsADirectory => "match-reason-folder",
        ErrorKind::InvalidData => "match-reason-no-text",
        ErrorKind::PermissionDenied => "match-reason-denied",
        ErrorKind::FileTooLarge => "reason-too-large",
        opened::SPECIAL => "reason-special",
        _ => "reason-unknown",
    }
}
