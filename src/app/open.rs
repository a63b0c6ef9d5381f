//! What must be there before a session: voices, the archive, the game.
//!
//! Whatever is wrong with them becomes a message; only a game that cannot be had is an error.

mod wrong;

use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use shakmaty::CastlingMode;

use crate::app::folders::Folders;
use crate::app::game_store::OpenGame;
use crate::app::odds::OddsWish;
use crate::app::reasons::reason;
use crate::archive::{
    Archive, ArchiveError, GameFault, GameId, Header, Listed, Opened, Owner, Player, Replay, Score,
    What, replay,
};
use crate::clean;
use crate::config::{Key, OpponentChoice, Settings, SideChoice, Wrong};
use crate::laws::{Announcing, Position, TimeControl, Variant};
use crate::notation::position;
use crate::private::{self, Exposure};
use crate::voices::announce::{ExtraWords, Style};
use crate::voices::library::ROOT;
use crate::voices::{Library, Narrator, Priority, Utterance, Value, Voice};

pub use wrong::{ignored, no_voice, placed, warning, warnings, what};

/// What is to be played, as the command line has it.
#[derive(Clone, Debug)]
pub enum ToPlay {
    /// A new game from a position.
    New {
        /// The first position.
        position: Position,
        /// How it castles.
        mode: CastlingMode,
        /// The opponent's seed, if it was given.
        seed: Option<u64>,
        /// What one player gives the other; with a piece it is from the first position of these odds.
        odds: Option<Box<OddsWish>>,
    },
    /// The unfinished game that was played last, or this one.
    Resume(Option<GameId>),
    /// No game is played; this one is gone through.
    Study(GameId),
}

impl ToPlay {
    /// A new game from the usual position.
    #[must_use]
    pub fn usual() -> Self {
        let (position, mode) = (Position::default(), CastlingMode::Standard);
        Self::New { position, mode, seed: None, odds: None }
    }
}

/// What the archive has of what is to be played.
#[derive(Debug)]
pub enum FoundGame {
    /// Nothing: a game is begun.
    Nothing,
    /// A game that was left.
    Left(Box<OpenGame>),
    /// Another game is wanted, but this one was left and has not ended.
    Unfinished(Box<OpenGame>, Box<Listed>),
    /// A game to go through.
    Score(Box<Score>),
}

/// Whether a move voice was named for one game alone, and so stays with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForThisGame(pub bool);

impl FoundGame {
    /// The move voice that was named for a game that was left.
    #[must_use]
    pub fn moves_voice(&self) -> Option<String> {
        let Self::Left(kept) = self else { return None };
        moves_voice(kept)
    }
}

/// The move voice that was named for a game.
#[must_use]
pub fn moves_voice(kept: &OpenGame) -> Option<String> {
    kept.entries().iter().rev().find_map(|entry| match &entry.what {
        What::MovesVoice(name) => Some(name.clone()),
        _ => None,
    })
}

/// Finds in the archive what is to be played.
///
/// # Errors
///
/// What must be said when it is not there.
pub fn find(
    wanted: &ToPlay,
    folders: &Folders,
    narrator: &Narrator,
    archive: &Archive,
    owner: &Owner,
) -> Result<FoundGame, Utterance> {
    match wanted {
        ToPlay::New { .. } => Ok(unfinished(archive, owner).unwrap_or(FoundGame::Nothing)),
        ToPlay::Resume(id) => {
            resume(*id, folders, narrator, archive).map(Box::new).map(FoundGame::Left)
        }
        ToPlay::Study(id) => {
            let score = archive.open_score(*id, owner).map(Box::new).map(FoundGame::Score);
            score.map_err(|error| no_game(folders, narrator, &error, Some(id.0.to_string())))
        }
    }
}

/// The last game that was left, unless it is open elsewhere; `None` if the archive cannot tell.
fn unfinished(archive: &Archive, owner: &Owner) -> Option<FoundGame> {
    let kept = left(None, None, archive).ok()?;
    let listed = archive.open_score(kept.id, owner).ok()?.listed;
    Some(FoundGame::Unfinished(Box::new(kept), Box::new(listed)))
}

/// Makes a narrator of the settings; a voice that is not there is replaced and told.
#[must_use]
pub fn narrator(settings: &Settings, library: &mut Library) -> (Narrator, Vec<Wrong>) {
    let mut wrong = Vec::new();
    let talk = library.talk_named(&settings.talk).unwrap_or_else(|| {
        wrong.push(Wrong::Value(Key::Talk, settings.talk.clone()));
        // Words of moves are those of a language.
        voice_or_english(library, &settings.talk)
    });
    let set = settings.moves.as_deref();
    let moves = set.and_then(|name| library.get(name)).unwrap_or_else(|| {
        wrong.extend(set.map(|name| Wrong::Value(Key::Moves, name.to_owned())));
        announcer(library, &talk)
    });
    (Narrator::new(talk, &moves, style(settings)), wrong)
}

/// How things are said, as it is set.
#[must_use]
pub const fn style(settings: &Settings) -> Style {
    Style {
        form: settings.form,
        extra: ExtraWords(settings.extra_words),
        square: settings.square_order,
        spelling: settings.spelling,
    }
}

/// The move voice that goes with a voice of sentences where the player has chosen none.
#[must_use]
pub fn announcer(library: &mut Library, talk: &Voice) -> Rc<Voice> {
    library.announcer(talk).unwrap_or_else(|| voice_or_english(library, ROOT))
}

/// The voice of this name, or English.
///
/// # Panics
///
/// When English is not compiled in, which a test sees to.
#[must_use]
pub fn voice_or_english(library: &mut Library, name: &str) -> Rc<Voice> {
    #[expect(clippy::expect_used, reason = "English is compiled in, and a test loads it")]
    library.get(name).or_else(|| library.get(ROOT)).expect("English is compiled in")
}

/// Why no match is played in this data folder, if others can change what lies there.
#[must_use]
pub fn exposed(folders: &Folders, narrator: &Narrator) -> Option<Utterance> {
    let (id, folder, command) = match private::exposure(folders.data())? {
        Exposure::Foreign(folder) => ("data-foreign", folder, String::new()),
        Exposure::Open(folder) => {
            let command = format!("chmod go-w {}", private::in_shell(&folder));
            ("data-open", folder, command)
        }
    };
    let folder = ("folder", clean::name(&folder).into());
    Some(narrator.say(Priority::Urgent, id, &[folder, ("command", command.into())]))
}

/// The archive, or one in memory if it cannot be used; told either way, and who else can use it.
#[must_use]
pub fn archive(folders: &Folders, narrator: &Narrator, messages: &mut Vec<Utterance>) -> Archive {
    messages.extend(folders.close().map(|exposed| {
        let folder = [("folder", clean::name(folders.data()).into())];
        narrator.say(Priority::Urgent, exposed.sentence(), &folder)
    }));
    match Archive::open(folders.data()) {
        Ok(Opened { archive, damaged }) => {
            messages.extend(damaged.map(|file| {
                let file = clean::name(&file);
                narrator.say(Priority::Urgent, "archive-damaged", &[("file", file.into())])
            }));
            archive
        }
        Err(error) => {
            messages.push(unusable(folders, narrator, &error));
            in_memory()
        }
    }
}

/// An archive that keeps nothing on the disk.
///
/// # Panics
///
/// When there is no memory.
#[must_use]
pub fn in_memory() -> Archive {
    #[expect(clippy::expect_used, reason = "needs nothing but memory")]
    Archive::in_memory().expect("an archive in memory")
}

/// What is said of an archive that cannot be used.
#[must_use]
pub fn unusable(folders: &Folders, narrator: &Narrator, error: &ArchiveError) -> Utterance {
    if let Some(damaged) = game_damaged(narrator, error) {
        return Utterance { priority: Priority::Urgent, ..damaged };
    }
    let file = clean::name(&Archive::file(folders.data()));
    let values = [("file", file.into()), ("reason", narrator.word(reason(error)))];
    narrator.say(Priority::Urgent, "archive-unusable", &values)
}

/// What is said if only one game cannot be read; `None` if it is another error.
#[must_use]
pub fn game_damaged(narrator: &Narrator, error: &ArchiveError) -> Option<Utterance> {
    let ArchiveError::Game(GameId(game), _) = error else { return None };
    let game = [("game", Value::Text(game.to_string()))];
    Some(narrator.say(Priority::Answer, "game-damaged", &game))
}

/// What is said of a game of which only a part can be read.
#[must_use]
pub fn game_cut(narrator: &Narrator, score: &Score) -> Option<Utterance> {
    let game = [("game", Value::Text(score.listed.id.0.to_string()))];
    score.is_cut.then(|| narrator.say(Priority::Answer, "game-cut", &game))
}

/// Begins a game in the archive, or in memory after telling why not.
///
/// # Panics
///
/// When there is no memory.
pub fn begin(
    archive: &mut Archive,
    header: Header,
    mut tell: impl FnMut(&ArchiveError),
) -> OpenGame {
    let header = Header { engine: header.engine.as_deref().map(engine_file), ..header };
    OpenGame::begin(archive, header.clone()).unwrap_or_else(|error| {
        tell(&error);
        *archive = in_memory();
        #[expect(clippy::expect_used, reason = "an archive in memory takes a game")]
        OpenGame::begin(archive, header).expect("a game in memory")
    })
}

/// The header and entries of an unfinished game, for this instance alone.
fn resume(
    id: Option<GameId>,
    folders: &Folders,
    narrator: &Narrator,
    archive: &Archive,
) -> Result<OpenGame, Utterance> {
    left(id, None, archive).map_err(|(id, why)| {
        let game = id.map(|GameId(id)| id.to_string());
        let say = |id: &str, command: &str| {
            let game = game.clone().unwrap_or_default();
            let values = [("game", game.into()), ("command", command.into())];
            narrator.say(Priority::Urgent, id, &values)
        };
        match why {
            Unresumed::Match => say("resume-match", ""),
            Unresumed::Elsewhere(command) => say("resume-elsewhere", command),
            Unresumed::Over => say("resume-over", ""),
            Unresumed::Archive(error) => no_game(folders, narrator, &error, game),
        }
    })
}

/// Why a game cannot go on.
#[derive(Debug)]
pub enum Unresumed {
    /// It is a match, which goes on by its file.
    Match,
    /// Somebody elsewhere rules on it; the command of the program that leads back to it.
    Elsewhere(&'static str),
    /// It has ended.
    Over,
    /// The archive does not give it.
    Archive(ArchiveError),
}

/// A game that was left, for this instance alone: the one of a number, or the unfinished one that was
/// played last besides the one that is played.
///
/// # Errors
///
/// Why it cannot go on, and its number as far as one is known.
pub fn left(
    id: Option<GameId>,
    played: Option<GameId>,
    archive: &Archive,
) -> Result<OpenGame, (Option<GameId>, Unresumed)> {
    let last = || archive.last_unfinished(played)?.ok_or(ArchiveError::Missing);
    let found = id.map_or_else(last, Ok);
    let number = id.or(found.as_ref().ok().copied());
    let because = |why| (number, why);
    let id = found.map_err(|error| because(Unresumed::Archive(error)))?;
    let (listed, _) = archive.read(id).map_err(|error| because(Unresumed::Archive(error)))?;
    if let Some(command) = listed.header.command_elsewhere().filter(|_| listed.result.is_none()) {
        return Err(because(Unresumed::Elsewhere(command)));
    }
    match (listed.header.table, listed.result) {
        (Some(_), _) => Err(because(Unresumed::Match)),
        (None, Some(_)) => Err(because(Unresumed::Over)),
        (None, None) => held(id, archive).map_err(|error| because(Unresumed::Archive(error))),
    }
}

/// A game with its entries, for this instance alone.
///
/// # Errors
///
/// Why it cannot be had.
pub fn held(id: GameId, archive: &Archive) -> Result<OpenGame, ArchiveError> {
    archive.read(id)?;
    let hold = archive.hold(id)?;
    // Only now nobody else writes into it.
    let (listed, entries) = archive.read(id)?;
    // A header that cannot be played is a damaged one.
    replay(listed.header.clone(), &[]).map_err(|_| ArchiveError::Game(id, GameFault::Header))?;
    // It can go on as well where that cannot be written.
    let _ = archive.note_latest(id);
    Ok(OpenGame::of(id, listed.header, entries, hold))
}

fn no_game(
    folders: &Folders,
    narrator: &Narrator,
    error: &ArchiveError,
    game: Option<String>,
) -> Utterance {
    let say = |id: &str, game: String| narrator.say(Priority::Urgent, id, &[("game", game.into())]);
    match (error, game) {
        (ArchiveError::Missing, None) => say("resume-none", String::new()),
        (ArchiveError::Missing, Some(game)) => say("resume-unknown", game),
        (ArchiveError::Imported, game) => say("resume-imported", game.unwrap_or_default()),
        (ArchiveError::Locked, game) => say("resume-busy", game.unwrap_or_default()),
        (error, _) => unusable(folders, narrator, error),
    }
}

/// A game by the player's settings that is not played.
///
/// # Panics
///
/// When a header by the settings cannot be played, which none can be.
#[must_use]
pub fn unplayed(settings: &Settings) -> Replay {
    let header = header(settings, &Position::default(), CastlingMode::Standard, None);
    #[expect(clippy::expect_used, reason = "a header by the settings can be played")]
    replay(header, &[]).expect("a header that can be played")
}

/// The header of a new game by the player's settings, which names the engine as he has named it.
#[must_use]
pub fn header(
    settings: &Settings,
    position: &Position,
    mode: CastlingMode,
    seed: Option<u64>,
) -> Header {
    let seed = seed.unwrap_or_else(random);
    let white = has_white(settings, seed);
    let (opponent, engine) = match &settings.opponent {
        OpponentChoice::Builtin => (Player::Builtin, None),
        OpponentChoice::Human => (Player::Human, None),
        OpponentChoice::Engine(file) => (Player::Engine, Some(file.clone())),
    };
    let player = |human: bool| if human { Player::Human } else { opponent };
    let name = |own: bool| if own { settings.name.clone() } else { String::new() };
    Header {
        position: position::write(position),
        variant: if mode.is_chess960() { Variant::Chess960 } else { position.variant() },
        time: settings.time.as_ref().map(ToString::to_string),
        white: player(white),
        black: player(!white),
        white_name: name(white),
        black_name: name(!white),
        engine,
        level: settings.level,
        seed: seed.cast_signed(),
        laws: settings.laws.id().to_owned(),
        announcing: if settings.strict { Announcing::Repeat } else { settings.announcing },
        touch: settings.touch,
        strict: settings.strict,
        blindfold: settings.blindfold,
        warnings: warned_at(settings),
        envelope_key: None,
        table: None,
        file: None,
        room: None,
        number: None,
        penalties_ruled: false,
        rulings_undone: false,
        by_the_letter: true,
        touch_asked: true,
        sheets_stop: true,
        simul: None,
        letter: None,
        odds: None,
        closely_read: true,
        elsewhere: None,
    }
}

/// Whether the player has White; which side is drawn by lot, the seed says.
pub(in crate::app) const fn has_white(settings: &Settings, seed: u64) -> bool {
    match settings.side {
        SideChoice::White => true,
        SideChoice::Black => false,
        SideChoice::Random => seed & 1 == 0,
    }
}

/// The same game with the name of the second person who plays in it.
#[must_use]
pub fn with_friend(header: Header, settings: &Settings, friend: &str) -> Header {
    let white = has_white(settings, header.seed.cast_unsigned());
    match (settings.opponent == OpponentChoice::Human, white) {
        (false, _) => header,
        (true, true) => Header { black_name: friend.to_owned(), ..header },
        (true, false) => Header { white_name: friend.to_owned(), ..header },
    }
}

/// When the time is told. Under the protocol of a tournament nobody is told it unasked, unless he
/// has said so before (FIDE 2023, D.2.10.4).
fn warned_at(settings: &Settings) -> Vec<Duration> {
    let usual = || settings.time.as_ref().filter(|_| !settings.strict);
    let usual = || usual().map(TimeControl::usual_warnings).unwrap_or_default();
    settings.warnings.clone().unwrap_or_else(usual)
}

/// The file of an engine, so that the game finds it again from any folder; a bare name is looked for
/// each time.
#[must_use]
pub fn engine_file(text: &str) -> String {
    let path = match (text.strip_prefix("~/"), dirs::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(text),
    };
    if path.components().count() < 2 {
        return text.to_owned();
    }
    std::path::absolute(&path).unwrap_or(path).to_string_lossy().into_owned()
}

/// A number that nobody can foretell, from the standard library's own source of chance.
#[must_use]
pub fn random() -> u64 {
    RandomState::new().hash_one(0_u8)
}
