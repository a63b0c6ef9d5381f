//! The commands about the archive: `games` and `export`.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::app::folders::Folders;
use crate::app::perform::reason;
use crate::archive::{
    Archive, ArchiveError, GameId, Header, Listed, Player, Replay, export as write, replay,
};
use crate::cli::args::ExportArgs;
use crate::cli::output::Target;
use crate::cli::{Tools, USAGE, braille, tell};
use crate::voices::narrate::quoted;
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
        let moves = rebuilt(&archive, game.id).map_or(0, |(_, replay)| replay.game.made().len());
        writeln!(out, "{}", line(narrator, &game, moves.div_ceil(2)))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// An archive is not begun by looking for one.
fn open(folders: &Folders) -> Result<Archive, ArchiveError> {
    Archive::look(folders.data())?.map_or_else(Archive::in_memory, Ok)
}

/// Who plays, in words.
pub(super) fn player(narrator: &Narrator, player: Player, level: u8) -> Value {
    match player {
        Player::Human => narrator.word("player-human"),
        Player::Builtin => {
            let level = Value::Number(level.into());
            narrator.talk.sentence("player-builtin", &[("level", level)]).into()
        }
    }
}

fn line(narrator: &Narrator, game: &Listed, moves: usize) -> String {
    let player = |who: Player| player(narrator, who, game.header.level);
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
    let game = match args.game() {
        Ok(game) => game,
        Err(word) => {
            let word = [("word", quoted(word).into())];
            tell(&narrator.say(Priority::Answer, "usage-wrong", &word).written());
            return Ok(ExitCode::from(USAGE));
        }
    };
    let target = match Target::new(args.file(), args.force) {
        Ok(target) => target,
        Err(error) => return Ok(error.tell(narrator)),
    };
    let text = match open(folders).and_then(|archive| written(&archive, tools, args, game)) {
        Ok(text) => text,
        Err(ArchiveError::Missing) => {
            let game = Value::Text(game.unwrap_or_default().to_string());
            let said = narrator.say(Priority::Answer, "resume-unknown", &[("game", game)]);
            tell(&said.written());
            return Ok(ExitCode::FAILURE);
        }
        Err(error) => return Ok(unusable(narrator, folders, &error)),
    };
    if let Err(error) = target.write(&text) {
        return Ok(error.tell(narrator));
    }
    if let Some(file) = args.file() {
        let values = [("file", file.display().to_string().into())];
        let said = narrator.say(Priority::Answer, "exported", &values).written();
        writeln!(io::stdout().lock(), "{said}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The games that are asked for, in the form that is asked for.
fn written(
    archive: &Archive,
    tools: &Tools,
    args: &ExportArgs,
    game: Option<i64>,
) -> Result<String, ArchiveError> {
    let ids: Vec<GameId> = match game {
        Some(id) => vec![GameId(id)],
        None => archive.games()?.iter().rev().map(|game| game.id).collect(),
    };
    let games = ids.into_iter().map(|id| rebuilt(archive, id)).collect::<Result<Vec<_>, _>>()?;
    if args.sheet.brf {
        return Ok(braille::brf(tools, &games));
    }
    let vocabulary = tools.narrator.moves.vocabulary();
    let sheet = |(listed, replay): &(Listed, Replay)| {
        if args.sheet.text {
            write::text(replay, &listed.date, vocabulary)
        } else {
            write::pgn(replay, &listed.date)
        }
    };
    Ok(games.iter().map(sheet).collect::<Vec<_>>().join("\n"))
}

fn unusable(narrator: &Narrator, folders: &Folders, error: &ArchiveError) -> ExitCode {
    let file = Archive::file(folders.data()).display().to_string();
    let values = [("reason", narrator.word(reason(error))), ("file", file.into())];
    tell(&narrator.say(Priority::Answer, "health-journal-fails", &values).written());
    ExitCode::FAILURE
}
