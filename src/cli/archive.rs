//! The commands about the archive: `games` and `export`.

use std::io::{self, Write};
use std::iter::once;
use std::process::ExitCode;

use shakmaty::{CastlingMode, Chess, Color};

use crate::app::folders::Folders;
use crate::app::names;
use crate::app::open;
use crate::app::perform::reason;
use crate::archive::{
    Archive, ArchiveError, Catalogue, GameId, Listed, Page, Query, Score, export as write, search,
};
use crate::cli::args::{ExportArgs, GamesArgs};
use crate::cli::braille::plain;
use crate::cli::output::{NotWritten, Target, Texts};
use crate::cli::{Tools, USAGE, braille, tell};
use crate::notation::position;
use crate::voices::narrate::quoted;
use crate::voices::{Library, Narrator, Priority, Value};

pub(super) fn games(tools: &Tools, folders: &Folders, args: &GamesArgs) -> io::Result<ExitCode> {
    let narrator = &tools.narrator;
    let query = match query(narrator, args) {
        Ok(query) => query,
        Err(sentence) => {
            tell(&sentence);
            return Ok(ExitCode::from(USAGE));
        }
    };
    let found = archive(folders).and_then(|archive| archive.search(&query));
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
    let opening = args.opening.as_deref().unwrap_or_default();
    let openings = narrator.talk.openings_like(opening);
    Ok(Query {
        player: args.player.clone(),
        opponent: args.opponent.clone(),
        white: args.white.clone(),
        black: args.black.clone(),
        since: args.since.clone(),
        until: args.until.clone(),
        opening: args.opening.clone(),
        openings: openings.into_iter().map(str::to_owned).collect(),
        result: result.transpose()?,
        event: args.event.clone(),
        position: args.position.as_deref().map(|text| position(narrator, text)).transpose()?,
        offset: args.from.saturating_sub(1),
        limit: Some(args.limit),
    })
}

/// A position of chess or of Chess960.
fn position(narrator: &Narrator, text: &str) -> Result<Chess, String> {
    let english = open::voice_or_english(&mut Library::built_in(), "en");
    let voices = [english.vocabulary(), narrator.moves.vocabulary(), narrator.talk.vocabulary()];
    let read = |mode| position::read_in(text, mode, &open::nearest_first(voices));
    let wrong = |error| narrator.position_error(&error).written();
    read(CastlingMode::Standard)
        .or_else(|error| read(CastlingMode::Chess960).map_err(|_| wrong(error)))
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
fn archive(folders: &Folders) -> Result<Archive, ArchiveError> {
    match Archive::look(folders.data())? {
        Some(archive) => Ok(archive),
        None if Catalogue::file(folders.data()).exists() => {
            Archive::open(folders.data()).map(|opened| opened.archive)
        }
        None => Archive::in_memory(),
    }
}

fn line(narrator: &Narrator, game: &Listed) -> String {
    let players = Color::ALL.map(|color| names::played_here(narrator, game, color));
    match players {
        [Some(white), Some(black)] => played_line(narrator, game, white, black),
        _ => imported_line(narrator, game),
    }
}

fn played_line(narrator: &Narrator, game: &Listed, white: Value, black: Value) -> String {
    let values = [
        ("game", Value::Text(game.id.0.to_string())),
        ("date", game.date.as_str().into()),
        ("white", white),
        ("black", black),
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
        name => Value::from(names::clean(name)),
    };
    let moves = [("moves", game.plies.div_ceil(2).into())];
    let moves = narrator.say(Priority::Answer, "games-moves", &moves).written();
    let opening = plain(&narrator.talk.opening(&game.opening));
    let told = [game.date.as_str(), &game.event, &game.eco, &opening, &moves];
    let told: Vec<&str> = told.into_iter().filter(|text| !text.is_empty()).collect();
    let values = [
        ("game", Value::Text(game.id.0.to_string())),
        ("white", name(&game.names.white)),
        ("black", name(&game.names.black)),
        ("result", result(narrator, game)),
        ("told", names::clean(&told.join(", ")).into()),
    ];
    narrator.say(Priority::Answer, "games-imported", &values).written()
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
        Err(error) => return Ok(error.tell(narrator, folders)),
    };
    let written = archive(folders)
        .map_err(NotWritten::Unread)
        .and_then(|archive| target.write(texts(&archive, tools, args, game)?));
    match written {
        Ok(()) => {}
        Err(NotWritten::Unread(ArchiveError::Missing)) => {
            let game = Value::Text(game.unwrap_or_default().to_string());
            let said = narrator.say(Priority::Answer, "resume-unknown", &[("game", game)]);
            tell(&said.written());
            return Ok(ExitCode::FAILURE);
        }
        Err(error) => return Ok(error.tell(narrator, folders)),
    }
    if let Some(file) = args.file() {
        let values = [("file", file.display().to_string().into())];
        let said = narrator.say(Priority::Answer, "exported", &values).written();
        writeln!(io::stdout().lock(), "{said}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The games that are asked for, in the form that is asked for.
fn texts<'a>(
    archive: &'a Archive,
    tools: &'a Tools,
    args: &'a ExportArgs,
    game: Option<i64>,
) -> Result<Texts<'a>, NotWritten> {
    let ids = match game {
        Some(id) => vec![GameId(id)],
        None => archive.all().map_err(NotWritten::Unread)?,
    };
    let mut scores = ids.into_iter().map(|id| archive.open_score(id));
    if args.sheet.brf {
        let scores: Vec<Score> = scores.collect::<Result<_, _>>().map_err(NotWritten::Unread)?;
        return Ok(Box::new(once(Ok(braille::brf(tools, &scores)))));
    }
    // A game that is not there is told before anything is opened to be written.
    let first = scores.next().transpose().map_err(NotWritten::Unread)?;
    let vocabulary = tools.narrator.moves.vocabulary();
    let sheet = move |score: Score| match (args.sheet.text, &score.replay) {
        (false, _) => write::score(&score),
        (true, Some(replay)) => write::text(replay, &score.listed.date, vocabulary),
        (true, None) => write::main_line(&score, vocabulary),
    };
    Ok(Box::new(first.map(Ok).into_iter().chain(scores).map(move |score| score.map(sheet))))
}

/// One sentence about the file that cannot be used.
pub(super) fn unusable(narrator: &Narrator, folders: &Folders, error: &ArchiveError) -> ExitCode {
    let file = Archive::file_of(folders.data(), error).display().to_string();
    let values = [("reason", narrator.word(reason(error))), ("file", file.into())];
    tell(&narrator.say(Priority::Answer, "health-journal-fails", &values).written());
    ExitCode::FAILURE
}
