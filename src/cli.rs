//! The command line: what was asked for, and with which settings.
//!
//! Nothing is played or said here; each command calls the layer that does it.

mod archive;
mod args;
mod begun;
mod completions;
mod help;
mod homes;
mod import;
mod keymaps;
mod lichess;
mod manual;
mod matches;
mod once;
mod patience;
mod pegboard;
mod records;
mod referee;
mod rooms;
mod takeover;
mod tournaments;
mod usage;
mod voices;

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::sync::OnceLock;

use crate::app::called;
use crate::app::folders::Folders;
use crate::app::open::{self, ForThisGame, ToPlay};
use crate::app::play::{FirstStart, InStep, LineHistory, MayAsk, ScreenHere};
use crate::app::{health, play, target};
use crate::archive::GameId;
use crate::config::{self, Key, Settings, Source, Wrong};
use crate::opponent::uci::process;
use crate::printed;
use crate::ui::{self, Fit, Mode};
use crate::voices::voice::Word;
use crate::voices::{Library, Narrator, Priority, written};

use args::{Args, CliCommand, FaceArgs, MannerArgs, MatchArgs, PlayArgs, VoiceArgs, VoicesCommand};
use begun::begun_from;
use patience::{is_standard_input, patiently};

/// Wrong use of the command line.
const USAGE: u8 = 2;

/// A fault of the program itself.
const FAULT: i32 = 101;

/// Where the settings are; before the command line is read, nobody knows.
static FOLDERS: OnceLock<Folders> = OnceLock::new();

/// Runs what the command line asks for.
#[must_use]
pub fn run() -> ExitCode {
    let args = match usage::parsed() {
        Ok(args) => args,
        Err(code) => return code,
    };
    let folders = FOLDERS.get_or_init(|| Folders::new(args.data.clone()));
    let called = called::program(folders);
    std::panic::set_hook(Box::new(move |info| fault(info, &called)));
    match dispatch(args) {
        Ok(code) => code,
        // A reader that has gone away wants no more lines; that is no failure.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            tell(&stopped(folders, &error));
            ExitCode::FAILURE
        }
    }
}

/// What is said of a fault of the system that nothing else has answered.
fn stopped(folders: &Folders, error: &io::Error) -> String {
    let narrator = plain_narrator(&settings(folders).0, folders);
    let reason = narrator.word(target::reason(error));
    narrator.say(Priority::Answer, "program-stopped", &[("reason", reason)]).written()
}

/// A fault of the program itself. The threads that search catch theirs, and the game goes on
/// without speech; without any other thread it would wait for ever.
fn fault(info: &std::panic::PanicHookInfo<'_>, called: &str) {
    let current = std::thread::current();
    let thread = current.name().unwrap_or_default();
    if matches!(thread, "main" | "reader" | "printer" | "painter" | "stops") {
        ui::restore_terminal();
        process::kill_all();
        tell(&format!("touchmove has a fault and must stop, {info}"));
        tell(&format!("Every move so far is saved. To continue: {called} resume"));
        std::process::exit(FAULT);
    }
}

#[expect(clippy::too_many_lines, reason = "a table: commands, what runs them")]
fn dispatch(args: Args) -> io::Result<ExitCode> {
    let folders = Folders::new(args.data);
    if args.command.is_some() && args.play != PlayArgs::default() {
        let narrator = plain_narrator(&settings(&folders).0, &folders);
        tell(&narrator.say(Priority::Answer, "flags-before-command", &[]).written());
        return Ok(ExitCode::from(USAGE));
    }
    if folders.is_no_folder() {
        tell(&usage::no_folder(&plain_narrator(&settings(&folders).0, &folders), folders.data()));
        return Ok(ExitCode::FAILURE);
    }
    match args.command {
        None => start(&args.play, folders),
        Some(CliCommand::Play(play)) => start(&play, folders),
        Some(CliCommand::Resume { game: id, manner }) => {
            go_on(ToPlay::Resume(id.map(GameId)), &manner, folders)
        }
        Some(CliCommand::Study { game: id, manner }) => {
            go_on(ToPlay::Study(GameId(id)), &manner, folders)
        }
        Some(CliCommand::Say { voices, position, texts }) => {
            with_voices(&folders, &voices, |tools| once::say(tools, &position, &texts))
        }
        Some(CliCommand::Read { voices, position, text }) => {
            with_voices(&folders, &voices, |tools| once::read(tools, &position, &text))
        }
        Some(CliCommand::Ask { voices, position, question }) => {
            with_voices(&folders, &voices, |tools| once::ask(tools, &position, &question))
        }
        Some(CliCommand::Import(import)) => {
            with_voices(&folders, &import.voices, |tools| import::import(tools, &folders, &import))
        }
        Some(CliCommand::Games(games)) => {
            with_voices(&folders, &games.voices, |tools| archive::games(&tools, &folders, &games))
        }
        Some(CliCommand::Export(export)) => {
            with_flags(&folders, &export.voices, &export.flags(), |tools| {
                archive::export(&tools, &folders, &export)
            })
        }
        Some(CliCommand::Voices(what)) => about_voices(&folders, &what),
        Some(CliCommand::Keymaps(what)) => {
            with_set_voices(&folders, |tools| keymaps::keymaps(&tools, &folders, &what))
        }
        Some(CliCommand::Pegboard(what)) => {
            with_set_voices(&folders, |tools| pegboard::pegboard(&tools, &folders, &what))
        }
        Some(CliCommand::Match(args)) => matches::run(folders, &args),
        Some(CliCommand::Room(args)) => rooms::room(folders, &args),
        Some(CliCommand::Seat(args)) => matches::seat(folders, args),
        Some(CliCommand::Link(args)) => matches::link(&folders, &args),
        Some(CliCommand::Lichess(args)) => lichess::lichess(folders, &args),
        Some(CliCommand::Host(args)) => homes::host(folders, &args),
        Some(CliCommand::Join(args)) => homes::join(folders, args),
        Some(CliCommand::Tournament(args)) => tournaments::tournament(folders, &args),
        Some(CliCommand::Referee(args)) => {
            with_set_voices(&folders, |tools| referee::referee(&tools, &args))
        }
        Some(CliCommand::Setup) => set_up(folders),
        Some(CliCommand::Health) => {
            with_set_voices(&folders, |tools| print_health(tools, &folders))
        }
        Some(CliCommand::Man { voices }) => {
            with_voices(&folders, &voices, |tools| manual::manual(&installed(&tools, &folders)))
        }
        Some(CliCommand::Completions { shell, voices }) => {
            with_voices(&folders, &voices, |tools| {
                completions::completions(&installed(&tools, &folders), shell)
            })
        }
    }
}

fn about_voices(folders: &Folders, what: &VoicesCommand) -> io::Result<ExitCode> {
    match what {
        VoicesCommand::List => with_voices(folders, &VoiceArgs::default(), voices::list),
        VoicesCommand::Check { folder } => {
            let settings = settings(folders).0;
            let narrator = plain_narrator(&settings, folders);
            voices::check(&narrator, Fit(settings.line), folder.as_deref())
        }
        VoicesCommand::New { language, folder } => {
            let folder = folder.clone().unwrap_or_else(|| folders.voices());
            with_voices(folders, &VoiceArgs::default(), |tools| {
                voices::new(&tools.narrator, language, &folder)
            })
        }
    }
}

/// What the commands need that run once and end.
struct Tools {
    settings: Settings,
    /// What is wrong with the settings, and where.
    wrong: Vec<(Source, Wrong)>,
    narrator: Narrator,
    library: Library,
}

/// Does something in the voices that are set.
fn with_set_voices(
    folders: &Folders,
    run: impl FnOnce(Tools) -> io::Result<ExitCode>,
) -> io::Result<ExitCode> {
    with_voices(folders, &VoiceArgs::default(), run)
}

fn with_voices(
    folders: &Folders,
    voices: &VoiceArgs,
    run: impl FnOnce(Tools) -> io::Result<ExitCode>,
) -> io::Result<ExitCode> {
    with_flags(folders, voices, &voices.flags(), run)
}

fn with_flags(
    folders: &Folders,
    voices: &VoiceArgs,
    flags: &[(Key, Option<String>)],
    run: impl FnOnce(Tools) -> io::Result<ExitCode>,
) -> io::Result<ExitCode> {
    let (mut settings, mut wrong) = settings(folders);
    if let Err(code) = set_flags(&mut settings, folders, flags) {
        return Ok(code);
    }
    let (narrator, mut library, missing) = match given_voices(&settings, folders, voices) {
        Ok(loaded) => loaded,
        Err(code) => return Ok(code),
    };
    wrong.extend(open::placed(missing, folders));
    for warning in open::warnings(&narrator, &wrong, &mut library) {
        tell(&warning.written());
    }
    run(Tools { settings, wrong, narrator, library })
}

/// The voices, and those of the settings that are not there; one that was named by a flag and is not
/// there is wrong use.
fn given_voices(
    settings: &Settings,
    folders: &Folders,
    flags: &VoiceArgs,
) -> Result<(Narrator, Library, Vec<Wrong>), ExitCode> {
    let mut library = called::voices(folders);
    library.add_folder(&folders.voices());
    let (narrator, missing) = open::narrator(settings, &mut library);
    let named = |wrong: &&Wrong| matches!(wrong, Wrong::Value(key, _) if flags.gives(*key));
    if let Some(Wrong::Value(key, name)) = missing.iter().find(named) {
        tell(&open::no_voice(&narrator, *key, name, &mut library).written());
        return Err(ExitCode::from(USAGE));
    }
    Ok((narrator, library, missing))
}

/// Only whether the voices that are named by flags are there, which is found out without reading
/// those that are compiled in.
fn named_voices(settings: &Settings, folders: &Folders, flags: &VoiceArgs) -> Result<(), ExitCode> {
    let mut library = Library::built_in();
    library.add_folder(&folders.voices());
    let untouched = |name: Option<&str>| name.is_none_or(|name| library.is_untouched(name));
    let talk = flags.gives(Key::Talk).then_some(settings.talk.as_str());
    let moves = settings.moves.as_deref().filter(|_| flags.gives(Key::Moves));
    let talks = talk.is_none_or(|name| library.talk_names().contains(&name));
    if talks && untouched(talk) && untouched(moves) {
        return Ok(());
    }
    given_voices(settings, folders, flags).map(drop)
}

/// Settings by file, then environment; the flags come last, by [`set_flags`].
fn settings(folders: &Folders) -> (Settings, Vec<(Source, Wrong)>) {
    let mut settings = Settings::default();
    let language = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        .or_else(system_language);
    if let Some(language) = language {
        let mut library = Library::built_in();
        library.add_folder(&folders.voices());
        settings.talk = library.speaking(&language).map_or(settings.talk, str::to_owned);
    }
    let mut wrong = config::load(&mut settings, &folders.settings());
    let text = |(name, value): (OsString, OsString)| {
        Some((name.into_string().ok()?, value.to_string_lossy().into_owned()))
    };
    let variables: Vec<(String, String)> = std::env::vars_os().filter_map(text).collect();
    wrong.extend(settings.set_from_environment(&variables));
    (settings, wrong)
}

/// Flags are meant: a wrong one is wrong use, not a warning. A value may be named as the player's language
/// names it: `--side schwarz`.
fn set_flags(
    settings: &mut Settings,
    folders: &Folders,
    flags: &[(Key, Option<String>)],
) -> Result<(), ExitCode> {
    let given = flags.iter().filter_map(|(key, value)| Some((*key, value.as_deref()?)));
    let (talk, others): (Vec<_>, Vec<_>) = given.partition(|(key, _)| *key == Key::Talk);
    for (key, value) in talk.into_iter().chain(others) {
        let Err(wrong) = settings.set(key, value) else { continue };
        let narrator = plain_narrator(settings, folders);
        let switch = narrator.talk.word(value).and_then(Word::switch);
        let named = switch.map(|on| if on { "on" } else { "off" }.to_owned());
        let named = named.unwrap_or_else(|| narrator.talk.values(value));
        // The name of a person or a file is no word of a language.
        let is_word = !value.contains(char::is_whitespace);
        if !is_word || settings.set(key, &named).is_err() {
            let flag = usage::wrong_setting(&narrator, &wrong);
            tell(&flag.unwrap_or_else(|| sentence(&narrator, &wrong)));
            return Err(ExitCode::from(USAGE));
        }
    }
    Ok(())
}

fn plain_narrator(settings: &Settings, folders: &Folders) -> Narrator {
    open::narrator(settings, &mut called::voices(folders)).0
}

/// A narrator for what is read on another day: the program goes by its own name, however it was
/// started now.
fn installed(tools: &Tools, folders: &Folders) -> Narrator {
    let mut library = Library::built_in();
    library.add_folder(&folders.voices());
    open::narrator(&tools.settings, &mut library).0
}

fn sentence(narrator: &Narrator, wrong: &Wrong) -> String {
    written(&open::what(narrator, wrong))
}

fn start(play: &PlayArgs, folders: Folders) -> io::Result<ExitCode> {
    let first = !folders.settings().exists();
    let (mut settings, wrong) = settings(&folders);
    if let Err(code) = set_flags(&mut settings, &folders, &play.flags()) {
        return Ok(code);
    }
    let (position, mode) = match begun_from(&settings, &folders, play) {
        Ok(found) => found,
        Err(code) => return Ok(code),
    };
    let manner = &play.manner;
    if let Err(code) = keymaps::known(&manner.face, &settings, &folders) {
        return Ok(code);
    }
    let wanted = {
        let odds = play.game.odds.clone().map(Box::new);
        ToPlay::New { position, mode, seed: play.game.seed, odds }
    };
    let setup = if first && is_terminal() && !manner.answers_setup() {
        FirstStart::Asked
    } else if first && is_terminal() && !folders.has_archive() {
        FirstStart::Mentioned
    } else {
        FirstStart::Left
    };
    let may_ask = MayAsk { setup, go_on: !play.names_a_game() && is_terminal() };
    play::play(&begin(manner, folders, (settings, wrong), wanted, may_ask))
}

/// Asks the questions of the first start again.
fn set_up(folders: Folders) -> io::Result<ExitCode> {
    let settings = settings(&folders);
    let wanted = ToPlay::usual();
    play::set_up(&begin(
        &MannerArgs::default(),
        folders,
        settings,
        wanted,
        MayAsk { setup: FirstStart::Asked, go_on: false },
    ))
}

/// Asks for a new match file. Lines are read plainly: nothing of them is kept for later, least of
/// all a passphrase.
fn arrange(folders: Folders, args: &MatchArgs) -> io::Result<ExitCode> {
    let settings = match spoken(&folders, &args.voices, &args.face) {
        Ok(settings) => settings,
        Err(code) => return Ok(code),
    };
    let wanted = ToPlay::usual();
    let start = begin(&MannerArgs::default(), folders, settings, wanted, MayAsk::NOTHING);
    // A console that reads lines by itself cannot hide one.
    let mode = match start.mode {
        Mode::Editing | Mode::Typing if cfg!(windows) => Mode::Typing,
        _ => Mode::Plain,
    };
    play::arrange(&play::Start { mode, ..start }, args.file())
}

/// The settings, and how things are said and shown by the flags of a match; a voice or a keymap that is
/// not there is wrong use.
fn spoken(
    folders: &Folders,
    voices: &VoiceArgs,
    face: &FaceArgs,
) -> Result<(Settings, Vec<(Source, Wrong)>), ExitCode> {
    let (mut settings, wrong) = settings(folders);
    set_flags(&mut settings, folders, &[voices.flags(), face.flags()].concat())?;
    keymaps::known(face, &settings, folders)?;
    named_voices(&settings, folders, voices)?;
    Ok((settings, wrong))
}

/// Everything that a session must know, with what the terminal can do.
fn begin(
    manner: &MannerArgs,
    folders: Folders,
    (settings, wrong): (Settings, Vec<(Source, Wrong)>),
    wanted: ToPlay,
    may_ask: MayAsk,
) -> play::Start {
    let mode = terminal_mode();
    archive::renew(&folders, || plain_narrator(&settings, &folders));
    play::Start {
        folders,
        settings,
        wrong,
        moves_given: ForThisGame(manner.voices.names_moves()),
        wanted,
        mode,
        in_step: in_step(),
        may_ask,
        screen: ScreenHere::of(may_show(mode), manner.face.screen),
        history: LineHistory(true),
    }
}

/// Starts with something that the archive has.
fn go_on(wanted: ToPlay, manner: &MannerArgs, folders: Folders) -> io::Result<ExitCode> {
    let (mut settings, wrong) = settings(&folders);
    if let Err(code) = set_flags(&mut settings, &folders, &manner.flags()) {
        return Ok(code);
    }
    if let Err(code) = keymaps::known(&manner.face, &settings, &folders) {
        return Ok(code);
    }
    play::play(&begin(manner, folders, (settings, wrong), wanted, MayAsk::NOTHING))
}

/// The language that the system shows its own windows in; on others than these the variables tell it.
fn system_language() -> Option<String> {
    #[cfg(any(target_os = "macos", windows))]
    return sys_locale::get_locale();
    #[cfg(not(any(target_os = "macos", windows)))]
    None
}

fn terminal_mode() -> Mode {
    let variable = |name| std::env::var(name).ok();
    Mode::fitting(variable("TERM").as_deref(), variable("ACCESSIBLE").as_deref())
}

/// Whether the terminal can be a screen, and nobody has asked all programs for plain lines.
fn may_show(mode: Mode) -> bool {
    mode == Mode::Editing
}

/// A person types when there is something to type; a pipe pours.
fn in_step() -> InStep {
    InStep(!io::stdin().is_terminal())
}

fn is_terminal() -> bool {
    io::stdin().is_terminal() && printed::is_terminal()
}

fn print_health(mut tools: Tools, folders: &Folders) -> io::Result<ExitCode> {
    let terminal = terminal_mode();
    let mut out = printed::out();
    let mut failed = false;
    let (wrong, fit) = (&tools.wrong, Fit(tools.settings.line));
    health::examine(
        &tools.settings,
        wrong,
        &tools.narrator,
        &mut tools.library,
        folders,
        terminal,
        |line| {
            failed |= !line.works.0;
            out.line(fit.out(&line.text))
        },
    )?;
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Lines on standard output.
fn print_lines(lines: &[String], fit: Fit) -> io::Result<()> {
    let mut out = printed::out();
    lines.iter().try_for_each(|line| out.line(fit.out(line)))
}

/// One sentence on standard error, no wider than the player's braille line.
fn tell(sentence: &str) {
    let line = FOLDERS.get().and_then(|folders| settings(folders).0.line);
    printed::error(&Fit(line).error(sentence));
}
