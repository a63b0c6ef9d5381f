//! What is wrong with a command line: a sentence that names the word as it was typed, what it can be,
//! and the page that lists it.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory, Error, FromArgMatches};

use crate::app::folders::Folders;
use crate::clean;
use crate::cli::args::{Args, GameArgs, flag_of};
use crate::cli::help::{self, Place, said};
use crate::cli::{FOLDERS, USAGE, plain_narrator, settings, tell};
use crate::config::{Key, LONGEST_NAME, Wrong};
use crate::meant::nearest;
use crate::printed;
use crate::ui::Fit;
use crate::voices::narrate::quoted;
use crate::voices::{Library, Narrator, Priority, Use, Voice};

/// The program and its version.
const VERSION: &str = concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION"), "\n");

/// All commands with all their arguments.
pub(super) fn tree() -> Command {
    let mut root = tolerant(Args::command());
    root.build();
    root
}

/// A value may begin with a stroke where it can be a number: it is judged with its flag then. Said of the
/// commands and not of their arguments, which are not made yet.
fn tolerant(command: Command) -> Command {
    command.allow_negative_numbers(true).mut_subcommands(tolerant)
}

/// What the command line asks for.
///
/// # Errors
///
/// The code with which the program ends, after a page of help or a sentence.
pub(super) fn parsed() -> Result<Args, ExitCode> {
    if is_version_alone(std::env::args_os().skip(1)) {
        return Err(version());
    }
    let root = Args::command();
    let line = line(&root);
    let read = tolerant(root).try_get_matches_from(&line);
    read.and_then(|mut matches| Args::from_arg_matches_mut(&mut matches))
        .map_err(|error| answer(&unknown_beside(&line, &error).unwrap_or(error)))
}

/// Whether the version alone is asked: then nothing need be known of all that could be.
fn is_version_alone(words: impl Iterator<Item = OsString>) -> bool {
    let words: Vec<OsString> = words.collect();
    matches!(&words[..], [word] if ["--version", "-V"].iter().any(|it| *word == *it))
}

/// Prints the version.
fn version() -> ExitCode {
    let _ = printed::out().text(VERSION);
    ExitCode::SUCCESS
}

/// What nobody knows of the words beside a flag that is answered whatever stands there. What is missing
/// there is not missed.
fn unknown_beside(line: &[OsString], error: &Error) -> Option<Error> {
    let is_answered = |kind| matches!(kind, ErrorKind::DisplayVersion | ErrorKind::DisplayHelp);
    let is_flag =
        |word: &&OsString| ["--version", "-V", "--help", "-h"].iter().any(|it| *word == it);
    let others = line.iter().filter(|word| !is_flag(word));
    let unknown = |error: &Error| {
        matches!(error.kind(), ErrorKind::InvalidSubcommand | ErrorKind::UnknownArgument)
    };
    let beside = || tolerant(Args::command()).try_get_matches_from(others).err();
    is_answered(error.kind()).then(beside).flatten().filter(unknown)
}

/// The command line. A command that stands first may have the name that a voice has for it.
fn line(root: &Command) -> Vec<OsString> {
    let mut line: Vec<OsString> = std::env::args_os().collect();
    if let Some(first) = line.get_mut(1)
        && let Some(name) = first.to_str().and_then(|word| named_in_a_voice(root, word))
    {
        *first = name.into();
    }
    line
}

/// The English name of a command that is called so in another language.
fn named_in_a_voice(root: &Command, word: &str) -> Option<&'static str> {
    let is_command = |name: &str| root.find_subcommand(name).is_some();
    if word.starts_with('-') || is_command(word) {
        return None;
    }
    let library = Library::built_in();
    let named = |voice: &Voice| Some(voice.command(word)?.spec().name);
    library.agreed(word, Use::Command, &[], |voice| named(voice).filter(|name| is_command(name)))
}

/// That there can be no data folder where it is wanted.
pub(super) fn no_folder(narrator: &Narrator, folder: &Path) -> String {
    let named = [("folder", clean::name(folder).into())];
    narrator.say(Priority::Answer, "data-no-folder", &named).written()
}

/// The words of the command line without the program.
fn words() -> Vec<String> {
    line(&Args::command())
        .into_iter()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect()
}

/// What the words give for a flag, though not all of them are understood.
fn given(words: &[String], flag: &str) -> Option<String> {
    words.iter().enumerate().find_map(|(index, word)| match word.strip_prefix(flag) {
        Some("") => words.get(index + 1).cloned(),
        Some(rest) => rest.strip_prefix('=').map(str::to_owned),
        None => None,
    })
}

fn answer(error: &Error) -> ExitCode {
    let words = words();
    let named = given(&words, "--data").filter(|folder| !folder.trim().is_empty()).map(Into::into);
    let folders = FOLDERS.get_or_init(|| Folders::new(named));
    let mut settings = settings(folders).0;
    if let Some(talk) = given(&words, "--talk") {
        // A voice of no such name is told where one is needed; a page is read in another then.
        let _ = settings.set(Key::Talk, &talk);
    }
    let narrator = plain_narrator(&settings, folders);
    let root = tree();
    let place = help::reached(&root, &words);
    match error.kind() {
        ErrorKind::DisplayHelp => {
            let lines = help::page(&narrator, &place);
            // Nothing can be done for someone who has closed standard output.
            let _ = super::print_lines(&lines, Fit(settings.line));
            return ExitCode::SUCCESS;
        }
        ErrorKind::DisplayVersion => return version(),
        _ => {}
    }
    let what = Fault { narrator: &narrator, place: &place, error }.what();
    tell(&what);
    tell(&for_help(&narrator, &place));
    ExitCode::from(USAGE)
}

/// Where all of it is listed.
fn for_help(narrator: &Narrator, place: &Place<'_>) -> String {
    let command = format!("{} --help", place.typed());
    said(narrator, "usage-help", &[("command", command.trim().into())])
}

/// What is said of a flag whose value no setting can have.
pub(super) fn wrong_value(narrator: &Narrator, key: Key, value: &str) -> String {
    let root = tree();
    let place = help::reached(&root, &words());
    let is_long = key == Key::Name && value.chars().count() > LONGEST_NAME;
    let id = match value.trim() {
        "" => "setting-empty",
        _ if is_long => "setting-name-long",
        _ => "setting-value",
    };
    let values = [
        ("key", format!("--{}", flag_of(key)).into()),
        ("value", quoted(value).into()),
        ("values", narrator.slips().range(key.values())),
    ];
    format!("{}\n{}", said(narrator, id, &values), for_help(narrator, &place))
}

/// What is said of a flag whose value is wrong.
pub(super) fn wrong_setting(narrator: &Narrator, wrong: &Wrong) -> Option<String> {
    match wrong {
        Wrong::Value(key, value) => Some(wrong_value(narrator, *key, value)),
        _ => None,
    }
}

/// A fault of a command line.
struct Fault<'a> {
    narrator: &'a Narrator,
    place: &'a Place<'a>,
    error: &'a Error,
}

impl Fault<'_> {
    fn say(&self, id: &str, values: &[(&str, &str)]) -> String {
        let values: Vec<_> = values.iter().map(|&(gap, value)| (gap, value.into())).collect();
        said(self.narrator, id, &values)
    }

    fn told(&self, kind: ContextKind) -> Vec<String> {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => vec![text.clone()],
            Some(ContextValue::Strings(texts)) => texts.clone(),
            _ => Vec::new(),
        }
    }

    fn first(&self, kind: ContextKind) -> String {
        self.told(kind).into_iter().next().unwrap_or_default()
    }

    /// Whether a flag is one of a new game, and no new game is meant.
    fn is_for_a_new_game(&self, word: &str) -> bool {
        let goes_on =
            matches!(self.place.path.first().map(String::as_str), Some("resume" | "study"));
        goes_on && GameArgs::has_flag(word)
    }

    fn what(&self) -> String {
        let word = self.first(ContextKind::InvalidArg);
        match self.error.kind() {
            ErrorKind::InvalidValue
            | ErrorKind::ValueValidation
            | ErrorKind::WrongNumberOfValues
            | ErrorKind::TooFewValues
            | ErrorKind::TooManyValues
            | ErrorKind::NoEquals => self.value(&word),
            ErrorKind::UnknownArgument if self.is_for_a_new_game(&word) => {
                self.say("usage-new-only", &[("word", &quoted(&word))])
            }
            ErrorKind::UnknownArgument => self.unknown(&word),
            ErrorKind::InvalidSubcommand => {
                self.unknown(&self.first(ContextKind::InvalidSubcommand))
            }
            ErrorKind::ArgumentConflict => self.conflict(&word),
            ErrorKind::MissingRequiredArgument => self.missing(&word),
            ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                self.follows()
            }
            ErrorKind::InvalidUtf8 => self.say("usage-no-text", &[]),
            _ => self.say("usage-wrong", &[]),
        }
    }

    /// The argument that the parser writes so.
    fn arg(&self, written: &str) -> Option<&Arg> {
        let bare = |text: &str| text.trim_matches(['[', ']', '<', '>', '.']).to_owned();
        let mut args = self.place.command.get_arguments();
        args.find(|arg| {
            arg.to_string() == written
                || arg.is_positional() && bare(&arg.to_string()) == bare(written)
        })
    }

    /// An argument as the player types it, and what it is for.
    fn named(&self, written: &str) -> (String, String) {
        let Some(arg) = self.arg(written) else {
            let flag = written.split([' ', '=', '[']).next().unwrap_or_default();
            return (quoted(flag.trim_matches(['<', '>'])), String::new());
        };
        let name = match arg.get_long() {
            Some(flag) => format!("--{flag}"),
            None => help::value(self.narrator, arg),
        };
        (name, help::about(self.narrator, self.place, arg))
    }

    fn value(&self, written: &str) -> String {
        let (word, help) = self.named(written);
        if self.arg(written).is_some_and(|arg| !arg.get_action().takes_values()) {
            return self.say("usage-alone", &[("word", &word)]);
        }
        match self.first(ContextKind::InvalidValue) {
            value if value.trim().is_empty() => {
                self.say("usage-needs-value", &[("word", &word), ("help", &help)])
            }
            value => {
                let values = [("word", &*word), ("value", &quoted(&value)), ("help", &help)];
                self.say("usage-value", &values)
            }
        }
    }

    /// The flag before a word that it takes only after an equals sign.
    fn flag_before(&self, word: &str) -> Option<String> {
        let words = words();
        let before = words.iter().position(|typed| typed == word)?.checked_sub(1)?;
        let takes = |arg: &&Arg| {
            let flag = arg.get_long().map(|flag| format!("--{flag}"));
            arg.is_require_equals_set() && flag.as_ref() == words.get(before)
        };
        let play =
            self.place.command.find_subcommand("play").filter(|_| self.place.path.is_empty());
        let commands = [Some(self.place.command), play];
        let mut args = commands.into_iter().flatten().flat_map(Command::get_arguments);
        args.find(takes)?.get_long().map(|flag| format!("--{flag}"))
    }

    fn unknown(&self, word: &str) -> String {
        if let Some(flag) = self.flag_before(word) {
            return self.say("usage-equals", &[("word", &quoted(word)), ("flag", &flag)]);
        }
        if word.trim().is_empty() {
            return self.say("usage-empty-word", &[]);
        }
        let word = word.split('=').next().unwrap_or_default();
        let is_flag = word.starts_with('-');
        let known: Vec<String> = if is_flag {
            let flags = self.place.command.get_arguments().filter_map(Arg::get_long);
            flags.map(str::to_owned).collect()
        } else {
            self.place
                .command
                .get_subcommands()
                .map(|command| command.get_name().to_owned())
                .collect()
        };
        let id = match (is_flag, known.is_empty()) {
            (true, _) => "usage-unknown-flag",
            (false, true) => "usage-too-much",
            (false, false) => "usage-unknown-command",
        };
        let said = self.say(id, &[("word", &quoted(word))]);
        let dashes = if is_flag { "--" } else { "" };
        let name = word.trim_start_matches('-');
        let near = nearest(name, known.iter().map(String::as_str));
        match near {
            Some(near) => {
                let near = format!("{dashes}{near}");
                format!("{said} {}", self.say("did-you-mean", &[("near", &near)]))
            }
            None => said,
        }
    }

    fn conflict(&self, written: &str) -> String {
        let (word, _) = self.named(written);
        let others: Vec<String> = self
            .told(ContextKind::PriorArg)
            .iter()
            .map(|other| self.named(other).0)
            .filter(|other| *other != word)
            .collect();
        if others.is_empty() {
            return self.say("usage-twice", &[("word", &word)]);
        }
        self.say("usage-conflict", &[("word", &word), ("other", &others.join(", "))])
    }

    fn missing(&self, written: &str) -> String {
        let inside = written.trim_matches(['<', '>']);
        if inside.contains('|') {
            let words = inside.split('|').collect::<Vec<_>>().join(", ");
            return self.say("usage-missing-one", &[("words", &words)]);
        }
        let (word, help) = self.named(written);
        self.say("usage-missing", &[("word", &word), ("help", &help)])
    }

    fn follows(&self) -> String {
        let commands = self.place.command.get_subcommands().map(Command::get_name);
        let words: Vec<&str> = commands.filter(|name| *name != "help").collect();
        let (command, words) = (self.place.typed(), words.join(", "));
        self.say("usage-follow", &[("word", &command), ("words", &words)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_may_begin_with_a_stroke() {
        fn others(command: &Command) -> Vec<String> {
            let takes = |arg: &&Arg| arg.get_action().takes_values();
            let own = command.get_arguments().filter(takes);
            let strict = own.filter(|arg| !arg.is_allow_negative_numbers_set());
            let named = strict.map(|arg| format!("{} {arg}", command.get_name()));
            let further = command.get_subcommands().filter(|it| it.get_name() != "help");
            named.chain(further.flat_map(others)).collect()
        }
        assert_eq!(others(&tree()), Vec::<String>::new());
    }
}
