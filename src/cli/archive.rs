//! The commands about the archive: `games` and `export`.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::process::ExitCode;

use shakmaty::{CastlingMode, Chess};

use crate::app::folders::Folders;
use crate::app::perform::reason;
use crate::archive::{
    Archive, ArchiveError, Catalogue, GameId, Header, Listed, Page, Player, Query, export as write,
    search,
};
use crate::cli::args::{ExportArgs, GamesArgs};
use crate::cli::{Tools, USAGE, tell};
use crate::voices::narrate::quoted;
use crate::voices::{Narrator, Priority, Value};

pub(super) fn games(tools: &Tools, folders: &Folders, args: &GamesArgs) -> io::Result<ExitCode> {
    let narrator = &tools.narrator;
    let query = match query(narrator, args) {
        Ok(query) => query,
        Err(sentence) => {
            tell(&sentence);
            return Ok(ExitCode::from(USAGE));
        }
    };
    let found = open(folders).and_then(|archive| archive.search(&query));
    let page = match found {
        Ok(page) => page,
        Err(error) => return Ok(unusable(narrator, folders, &error)),
    };
    let mut out = io::stdout().lock();
    writeln!(out, "{}", heading(narrator, &query, &page))?;
    for game in &page.games {
        writeln!(out, "{}", line(narrator, game))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What is looked for, or a sentence that says what is wrong with it.
fn query(narrator: &Narrator, args: &GamesArgs) -> Result<Query, String> {
    let wrong = |id: &str, value: &str| {
        let values = [("value", quoted(value).into())];
        narrator.say(Priority::Answer, id, &values).written()
    };
    let dates = [&args.since, &args.until].into_iter().flatten();
    for date in dates {
        if !search::is_date(date) {
            return Err(wrong("games-date", date));
        }
    }
    let result = args.result.as_deref().map(|text| match text {
        "1-0" | "0-1" | "1/2-1/2" | "*" => Ok(text.to_owned()),
        "1/2" | "=" => Ok("1/2-1/2".to_owned()),
        other => Err(wrong("games-result", other)),
    });
    Ok(Query {
        player: args.player.clone(),
        opponent: args.opponent.clone(),
        white: args.white.clone(),
        black: args.black.clone(),
        since: args.since.clone(),
        until: args.until.clone(),
        opening: args.opening.clone(),
        result: result.transpose()?,
        event: args.event.clone(),
        position: args.position.as_deref().map(|text| position(narrator, text)).transpose()?,
        offset: args.from.saturating_sub(1),
        limit: Some(args.limit),
    })
}

/// A position of chess or of Chess960.
fn position(narrator: &Narrator, text: &str) -> Result<Chess, String> {
    use crate::notation::position::read;
    read(text, CastlingMode::Standard).or_else(|error| {
        read(text, CastlingMode::Chess960).map_err(|_| narrator.position_error(error).written())
    })
}

/// How many games there are, and which of them follow.
fn heading(narrator: &Narrator, query: &Query, page: &Page) -> String {
    let last = query.offset + page.games.len();
    let id = match page.total {
        0 if Query { offset: 0, limit: None, ..query.clone() } == Query::default() => "games-none",
        0 => "games-none-such",
        total if page.games.len() == total => "games-all",
        _ if page.games.is_empty() => "games-beyond",
        _ => "games-some",
    };
    let values =
        [("count", page.total.into()), ("from", (query.offset + 1).into()), ("to", last.into())];
    narrator.say(Priority::Answer, id, &values).written()
}

/// An archive is not begun by looking for one, unless games were imported.
fn open(folders: &Folders) -> Result<Archive, ArchiveError> {
    match Archive::look(folders.data())? {
        Some(archive) => Ok(archive),
        None if Catalogue::file(folders.data()).exists() => {
            Archive::open(folders.data()).map(|opened| opened.archive)
        }
        None => Archive::in_memory(),
    }
}

fn line(narrator: &Narrator, game: &Listed) -> String {
    match &game.header {
        Some(header) => played_line(narrator, game, header),
        None => imported_line(narrator, game),
    }
}

fn played_line(narrator: &Narrator, game: &Listed, header: &Header) -> String {
    let player = |player: Player| match player {
        Player::Human => narrator.word("player-human"),
        Player::Builtin => {
            let level = Value::Number(header.level.into());
            narrator.talk.sentence("player-builtin", &[("level", level)]).into()
        }
    };
    let values = [
        ("game", Value::Text(game.id.0.to_string())),
        ("date", game.date.as_str().into()),
        ("white", player(header.white)),
        ("black", player(header.black)),
        ("result", result(narrator, game)),
        ("moves", game.plies.div_ceil(2).into()),
    ];
    narrator.say(Priority::Answer, "games-line", &values).written()
}

fn result(narrator: &Narrator, game: &Listed) -> Value {
    game.result.as_deref().map_or_else(|| narrator.word("result-open"), Value::from)
}

/// Names first; what is not known is left out.
fn imported_line(narrator: &Narrator, game: &Listed) -> String {
    let name = |name: &str| match name {
        "" => narrator.word("player-unknown"),
        name => Value::from(name),
    };
    let moves = [("moves", game.plies.div_ceil(2).into())];
    let moves = narrator.say(Priority::Answer, "games-moves", &moves).written();
    let told = [game.date.as_str(), &game.event, &game.eco, &game.opening, &moves];
    let told: Vec<&str> = told.into_iter().filter(|text| !text.is_empty()).collect();
    let values = [
        ("game", Value::Text(game.id.0.to_string())),
        ("white", name(&game.names.white)),
        ("black", name(&game.names.black)),
        ("result", result(narrator, game)),
        ("told", told.join(", ").into()),
    ];
    narrator.say(Priority::Answer, "games-imported", &values).written()
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
        None => archive.search(&Query::default())?.games.iter().rev().map(|game| game.id).collect(),
    };
    let mut text = String::new();
    for id in ids {
        let score = archive.open_score(id)?;
        let vocabulary = narrator.moves.vocabulary();
        let sheet = match (args.text, &score.replay) {
            (false, _) => write::score(&score),
            (true, Some(replay)) => write::text(replay, &score.listed.date, vocabulary),
            (true, None) => write::main_line(&score, vocabulary),
        };
        let _ = write!(text, "{}{sheet}", if text.is_empty() { "" } else { "\n" });
    }
    Ok(text)
}

/// One sentence about the file that cannot be used.
pub(super) fn unusable(narrator: &Narrator, folders: &Folders, error: &ArchiveError) -> ExitCode {
    let file = Archive::file_of(folders.data(), error).display().to_string();
    let values = [("reason", narrator.word(reason(error))), ("file", file.into())];
    tell(&narrator.say(Priority::Answer, "health-journal-fails", &values).written());
    ExitCode::FAILURE
}
