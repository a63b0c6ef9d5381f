//! The commands about the archive: `games` and `export`.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::app::perform::reason;
use crate::archive::{
    Archive, ArchiveError, GameId, Header, Listed, Player, Replay, export as write, replay,
};
use crate::cli::args::ExportArgs;
use crate::cli::{Tools, tell};
use crate::voices::{Narrator, Priority, Value};

pub(super) fn games(tools: &Tools, folders: &Folders) -> io::Result<ExitCode> {
    let narrator = &tools.narrator;
    let archive = match open(folders) {
        Ok(archive) => archive,
        Err(error) => return Ok(unusable(narrator, folders, &error)),
    };
    let games = match archive.games() {
        Ok(games) => games,
        Err(error) => return Ok(unusable(narrator, folders, &error)),
    };
    let mut out = io::stdout().lock();
    if games.is_empty() {
        writeln!(out, "{}", narrator.say(Priority::Answer, "games-none", &[]).written())?;
    }
    for game in games {
        let rebuilt = rebuilt(&archive, game.id).map(|(_, replay)| replay).ok();
        writeln!(out, "{}", line(narrator, &game, rebuilt.as_ref()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// An archive is not begun by looking for one.
fn open(folders: &Folders) -> Result<Archive, ArchiveError> {
    Archive::look(folders.data())?.map_or_else(Archive::in_memory, Ok)
}

fn line(narrator: &Narrator, game: &Listed, rebuilt: Option<&Replay>) -> String {
    let file = || game.header.engine_file_name();
    let values = [
        ("level", Value::Number(game.header.level.into())),
        ("name", rebuilt.map_or_else(file, Replay::engine_name).into()),
    ];
    let is_replaced = rebuilt.is_some_and(|rebuilt| rebuilt.replaced);
    let player = |player: Player| {
        let id = match player {
            Player::Human => "player-human",
            Player::Builtin => "player-builtin",
            Player::Engine if is_replaced => "player-engine-replaced",
            Player::Engine => "player-engine",
        };
        Value::from(narrator.talk.sentence(id, &values))
    };
    let moves = rebuilt.map_or(0, |rebuilt| rebuilt.game.made().len()).div_ceil(2);
    let Header { white, black, .. } = game.header;
    let open = || narrator.word("result-open");
    let values = [
        ("game", Value::Text(game.id.0.to_string())),
        ("date", game.date.as_str().into()),
        ("white", player(white)),
        ("black", player(black)),
        ("result", game.result.as_deref().map_or_else(open, Value::from)),
        ("moves", moves.into()),
    ];
    narrator.say(Priority::Answer, "games-line", &values).written()
}

fn rebuilt(archive: &Archive, id: GameId) -> Result<(Listed, Replay), ArchiveError> {
    let (listed, entries) = archive.read(id)?;
    let rebuilt = replay(listed.header.clone(), &entries).map_err(|_| ArchiveError::Line(-1))?;
    Ok((listed, rebuilt))
}

pub(super) fn export(tools: &Tools, folders: &Folders, args: &ExportArgs) -> io::Result<ExitCode> {
    let narrator = &tools.narrator;
    let sheets = open(folders).and_then(|archive| sheets(&archive, narrator, args));
    let text = match sheets {
        Ok(text) => text,
        Err(ArchiveError::Missing) => {
            let game = Value::Text(args.game.unwrap_or_default().to_string());
            let said = narrator.say(Priority::Answer, "resume-unknown", &[("game", game)]);
            tell(&said.written());
            return Ok(ExitCode::FAILURE);
        }
        Err(error) => return Ok(unusable(narrator, folders, &error)),
    };
    let Some(file) = args.file.as_ref().or(args.target.as_ref()) else {
        io::stdout().lock().write_all(text.as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    };
    std::fs::write(file, text)
        .map_err(|error| io::Error::other(format!("{}: {error}", file.display())))?;
    let values = [("file", file.display().to_string().into())];
    writeln!(
        io::stdout().lock(),
        "{}",
        narrator.say(Priority::Answer, "exported", &values).written()
    )?;
    Ok(ExitCode::SUCCESS)
}

fn sheets(
    archive: &Archive,
    narrator: &Narrator,
    args: &ExportArgs,
) -> Result<String, ArchiveError> {
    let ids: Vec<GameId> = match args.game {
        Some(id) => vec![GameId(id)],
        None => archive.games()?.iter().rev().map(|game| game.id).collect(),
    };
    let mut text = String::new();
    for id in ids {
        let (listed, rebuilt) = rebuilt(archive, id)?;
        let sheet = if args.text {
            write::text(&rebuilt, &listed.date, narrator.moves.vocabulary())
        } else {
            write::pgn(&rebuilt, &listed.date)
        };
        let _ = write!(text, "{}{sheet}", if text.is_empty() { "" } else { "\n" });
    }
    Ok(text)
}

fn unusable(narrator: &Narrator, folders: &Folders, error: &ArchiveError) -> ExitCode {
    let file = Archive::file(folders.data()).display().to_string();
    let values = [("reason", narrator.word(reason(error))), ("file", file.into())];
    tell(&narrator.say(Priority::Answer, "health-journal-fails", &values).written());
    ExitCode::FAILURE
}
