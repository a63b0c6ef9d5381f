//! The commands about the archive: `games` and `export`.

use std::cell::Cell;
use std::io;
use std::process::ExitCode;

use crate::laws::Position;
use shakmaty::Color;

use crate::app::filed::Form;
use crate::app::filters;
use crate::app::folders::Folders;
use crate::app::open;
use crate::app::reasons::reason;
use crate::app::target::{Content, NotWritten, Pages, Stop, Target};
use crate::app::{embossed, filed};
use crate::archive::{Archive, ArchiveError, Catalogue, GameId, Listed, Owner, Page, Query, Score};
use crate::clean;
use crate::cli::args::{ExportArgs, GamesArgs, SheetArgs};
use crate::cli::{Tools, USAGE, tell};
use crate::names;
use crate::notation::position;
use crate::printed;
use crate::ui::Fit;
use crate::understanding::result_named;
use crate::voices::narrate::quoted;
use crate::voices::{Library, Narrator, Priority, Value, written};

pub(super) fn games(tools: &Tools, folders: &Folders, args: &GamesArgs) -> io::Result<ExitCode> {
    let narrator = &tools.narrator;
    let query = match query(narrator, args) {
        Ok(query) => query,
        Err(sentence) => {
            tell(&sentence);
            return Ok(ExitCode::from(USAGE));
        }
    };
    if let Some(folder) = folders.named().filter(|folder| !folder.exists()) {
        let values = [("folder", clean::name(folder).into())];
        tell(&narrator.say(Priority::Answer, "folder-missing", &values).written());
        return Ok(ExitCode::FAILURE);
    }
    let found = archive(folders, narrator)
        .and_then(|archive| archive.search(&query, &Owner::named(&tools.settings.name)));
    let page = match found {
        Ok(page) => page,
        Err(error) => return Ok(unusable(narrator, folders, &error)),
    };
    let (fit, mut out) = (Fit(tools.settings.line), printed::out());
    out.line(fit.out(&heading(narrator, &query, &page)))?;
    for game in &page.games {
        out.line(fit.out(&line(narrator, game)))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What is looked for, or a sentence that says what is wrong with it.
fn query(narrator: &Narrator, args: &GamesArgs) -> Result<Query, String> {
    let wrong = |id: &str, word: &str| {
        narrator.say(Priority::Answer, id, &[("word", quoted(word).into())]).written()
    };
    let date = |text: &Option<String>| {
        let read = |text: &String| filters::date(text).ok_or_else(|| wrong("filter-date", text));
        text.as_ref().map(read).transpose()
    };
    let result = |text: &String| {
        let read = result_named(text, narrator.talk.word(text)).map(str::to_owned);
        read.ok_or_else(|| wrong("filter-result", text))
    };
    let (since, until) = (date(&args.since)?, date(&args.until)?);
    if filters::is_never(since.as_deref(), until.as_deref()) {
        let values = [("since", "--since".into()), ("until", "--until".into())];
        return Err(narrator.say(Priority::Answer, "games-never", &values).written());
    }
    let opening = args.opening.as_deref().unwrap_or_default();
    let openings = narrator.talk.openings_like(opening);
    let own = args.result.as_ref().and_then(|text| filters::own(narrator.talk.word(text)));
    Ok(Query {
        player: args.player.clone(),
        opponent: args.opponent.clone(),
        white: args.white.clone(),
        black: args.black.clone(),
        since,
        until,
        opening: args.opening.clone(),
        openings: openings.into_iter().map(str::to_owned).collect(),
        result: args.result.as_ref().filter(|_| own.is_none()).map(result).transpose()?,
        own,
        event: args.event.clone(),
        variant: args.variant,
        position: args.position.as_deref().map(|text| position(narrator, text)).transpose()?,
        offset: args.from.saturating_sub(1),
        limit: Some(args.limit),
    })
}

/// A position of chess or of Chess960.
fn position(narrator: &Narrator, text: &str) -> Result<Position, String> {
    let english = open::voice_or_english(&mut Library::built_in(), "en");
    let voices = [narrator.moves.vocabulary(), narrator.talk.vocabulary(), english.vocabulary()];
    let taken = position::read_either(text, &voices)
        .map_err(|error| narrator.positions().error(&error).written())?;
    for remark in taken.remarks {
        tell(&narrator.positions().remark(remark).written());
    }
    Ok(taken.position)
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

/// Brings imported games up that an older program has kept, and says so before. Where it cannot be done,
/// whoever looks for one of them is told.
pub(super) fn renew(folders: &Folders, narrator: impl FnOnce() -> Narrator) {
    let told = || tell(&narrator().say(Priority::Answer, "archive-renewed", &[]).written());
    let _ = Catalogue::renew(folders.data(), told);
}

/// An archive is not begun by looking for one, unless games were imported.
pub(super) fn archive(folders: &Folders, narrator: &Narrator) -> Result<Archive, ArchiveError> {
    renew(folders, || narrator.clone());
    match Archive::look(folders.data())? {
        Some(archive) => Ok(archive),
        None if Catalogue::file(folders.data()).exists() => {
            Archive::open(folders.data()).map(|opened| opened.archive)
        }
        None => Archive::in_memory(),
    }
}

fn line(narrator: &Narrator, game: &Listed) -> String {
    let number = ("game", Value::Text(game.id.0.to_string()));
    if !game.is_imported() {
        let mut rest = names::told(narrator, game, names::written);
        let moves = [("moves", game.plies.div_ceil(2).into())];
        rest.extend(game.result.is_some().then(|| narrator.talk.sentence("games-moves", &moves)));
        let values = [number, ("rest", narrator.join(rest))];
        return narrator.say(Priority::Answer, "found-line", &values).written();
    }
    let [white, black] = Color::ALL.map(|color| names::written(narrator, game, color));
    let values = [
        number,
        ("white", white),
        ("black", black),
        ("result", names::score(narrator, game).into()),
        ("told", told(narrator, game).into()),
    ];
    narrator.say(Priority::Answer, "games-imported", &values).written()
}

/// What is known of an imported game besides its players.
fn told(narrator: &Narrator, game: &Listed) -> String {
    let moves = [("moves", game.plies.div_ceil(2).into())];
    let moves = narrator.say(Priority::Answer, "games-moves", &moves).written();
    let opening = written(&narrator.talk.opening(&game.opening));
    let variant = names::variant(narrator, game).map(|name| written(&name)).unwrap_or_default();
    let told = [game.date.as_str(), &game.event, &variant, &game.eco, &opening, &moves];
    told.into_iter().filter_map(names::known).collect::<Vec<_>>().join(", ")
}

pub(super) fn export(tools: &Tools, folders: &Folders, args: &ExportArgs) -> io::Result<ExitCode> {
    let narrator = &tools.narrator;
    let game = match args.game() {
        Ok(game) => game,
        Err(word) => {
            let id = if args.all { "usage-too-much" } else { "export-which" };
            let word = [("word", quoted(word).into())];
            tell(&narrator.say(Priority::Answer, id, &word).written());
            return Ok(ExitCode::from(USAGE));
        }
    };
    if let Some(id) = wrong_form(args) {
        tell(&narrator.say(Priority::Answer, id, &[]).written());
        return Ok(ExitCode::from(USAGE));
    }
    let target = match Target::new(args.file(), args.force) {
        Ok(target) => target,
        Err(error) => return Ok(not_written(narrator, &error)),
    };
    let left_out = Cell::new(false);
    let written = archive(folders, narrator).map_err(Stop::Unread).and_then(|archive| {
        let contents = contents(&archive, tools, args, (game, &left_out));
        target.write(Pages(args.sheet.brf), contents.map_err(Stop::Unread)?)
    });
    match written {
        Ok(()) => {}
        Err(Stop::Unread(error)) => return Ok(unread(narrator, folders, game, &error)),
        Err(Stop::Io(error)) => return Ok(not_written(narrator, &target.refused(error))),
    }
    if let Some(file) = args.file() {
        let values = [("file", clean::name(file).into())];
        let said = narrator.say(Priority::Answer, "exported", &values).written();
        printed::out().line(said)?;
    }
    Ok(if left_out.get() { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// What is written into a file, one after another.
type FileParts<'a> = Box<dyn Iterator<Item = Result<Content, ArchiveError>> + 'a>;

/// The games that are asked for, in the form that is asked for. Pages are numbered through; of all
/// other forms only one game is in memory at a time.
fn contents<'a>(
    archive: &'a Archive,
    tools: &'a Tools,
    args: &'a ExportArgs,
    (game, left_out): (Option<i64>, &'a Cell<bool>),
) -> Result<FileParts<'a>, ArchiveError> {
    let ids = match game {
        Some(id) => vec![GameId(id)],
        None => archive.all()?,
    };
    if ids.is_empty() {
        tell(&tools.narrator.say(Priority::Answer, "games-none", &[]).written());
    }
    let read = move |id| match archive.open_score(id, &Owner::default()) {
        // A game that cannot be written must not cost the others.
        Err(error) if game.is_none() => {
            let damaged = open::game_damaged(&tools.narrator, &error)?;
            left_out.set(true);
            tell(&damaged.written());
            None
        }
        Ok(score) => {
            let cut = open::game_cut(&tools.narrator, &score);
            left_out.set(left_out.get() || cut.is_some());
            if let Some(cut) = cut {
                tell(&cut.written());
            }
            Some(Ok(score))
        }
        read => Some(read),
    };
    let mut scores = ids.into_iter().filter_map(read);
    if args.sheet.brf {
        let scores = scores.collect::<Result<Vec<_>, _>>()?;
        let (file, told) = embossed::brf(&tools.settings, &tools.narrator, &scores);
        for said in &told {
            tell(&said.written());
        }
        return Ok(Box::new(std::iter::once(Ok(Content::Text(file)))));
    }
    // A game that is not there leaves no file behind.
    let first = scores.next().transpose()?.map(|score| Ok(sheet(tools, args, &score)));
    let others = scores.map(|score| {
        Ok(match sheet(tools, args, &score?) {
            Content::Text(text) => Content::Text(format!("\n{text}")),
            picture @ Content::Picture(_) => picture,
        })
    });
    Ok(Box::new(first.into_iter().chain(others)))
}

/// What the file is by the end of its name; without a file, a picture is an SVG.
fn form(args: &ExportArgs) -> Form {
    args.file().map_or(Form::Svg, |file| Form::of(&file.to_string_lossy()))
}

/// The sentence that says that a file cannot be a picture of this kind, or none at all.
fn wrong_form(args: &ExportArgs) -> Option<&'static str> {
    let is_wrong = match form(args) {
        Form::Svg | Form::Png => false,
        Form::Text | Form::Braille => args.sheet.diagram,
        Form::OtherPicture => true,
    };
    is_wrong.then_some("export-picture")
}

/// A game as PGN, as a score sheet in print, or its last position as a picture.
fn sheet(tools: &Tools, args: &ExportArgs, score: &Score) -> Content {
    let narrator = &tools.narrator;
    match &args.sheet {
        SheetArgs { text: true, .. } => Content::Text(filed::sheet(narrator, score)),
        SheetArgs { diagram: true, .. } => filed::diagram(narrator, score, form(args)),
        _ if args.file().is_some() && !args.all && matches!(form(args), Form::Svg | Form::Png) => {
            filed::diagram(narrator, score, form(args))
        }
        _ => Content::Text(filed::pgn(narrator, score)),
    }
}

/// Says why a file is not written.
pub(super) fn not_written(narrator: &Narrator, wrong: &NotWritten) -> ExitCode {
    tell(&wrong.told(narrator, "export-exists").written());
    ExitCode::FAILURE
}

/// Why a game cannot be written.
pub(super) fn unread(
    narrator: &Narrator,
    folders: &Folders,
    game: Option<i64>,
    error: &ArchiveError,
) -> ExitCode {
    if let Some(damaged) = open::game_damaged(narrator, error) {
        tell(&damaged.written());
        return ExitCode::FAILURE;
    }
    let (ArchiveError::Missing, Some(game)) = (error, game) else {
        return unusable(narrator, folders, error);
    };
    let game = [("game", Value::Text(game.to_string()))];
    tell(&narrator.say(Priority::Answer, "resume-unknown", &game).written());
    ExitCode::FAILURE
}

/// One sentence about the file that cannot be used.
pub(super) fn unusable(narrator: &Narrator, folders: &Folders, error: &ArchiveError) -> ExitCode {
    let file = clean::name(&Archive::file_of(folders.data(), error));
    let values = [("reason", narrator.word(reason(error))), ("file", file.into())];
    tell(&narrator.say(Priority::Answer, "health-journal-fails", &values).written());
    ExitCode::FAILURE
}
