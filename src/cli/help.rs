//! The help pages of the command line, in the player's language.
//!
//! What there is, `args` knows; what it is for, the voices say. A test names what has no words.

use clap::{Arg, Command};

use crate::pegboard::Make;
use crate::voices::{Narrator, Priority, Value};

/// A place in the tree of commands.
pub(super) struct Place<'a> {
    /// The names of the commands that lead here, without the program's.
    pub(super) path: Vec<String>,
    /// The command itself.
    pub(super) command: &'a Command,
}

impl<'a> Place<'a> {
    /// What is typed after the name of the program.
    pub(super) fn typed(&self) -> String {
        self.path.join(" ")
    }

    /// The commands that follow this one, without `help`.
    pub(super) fn inner(&self) -> Vec<Self> {
        let commands = self.command.get_subcommands().filter(|inner| inner.get_name() != "help");
        let inner = |command: &'a Command| {
            let name = command.get_name().to_owned();
            Self { path: self.path.iter().cloned().chain([name]).collect(), command }
        };
        commands.map(inner).collect()
    }

    /// What the command is for.
    pub(super) fn about(&self, narrator: &Narrator) -> String {
        said(narrator, &self.about_id(), &[])
    }

    fn about_id(&self) -> String {
        ["cli"]
            .into_iter()
            .chain(self.path.iter().map(String::as_str))
            .collect::<Vec<_>>()
            .join("-")
    }
}

/// The command that the words of a command line lead to.
pub(super) fn reached<'a>(root: &'a Command, words: &[String]) -> Place<'a> {
    let mut place = Place { path: Vec::new(), command: root };
    let mut is_value = false;
    for word in words {
        if std::mem::take(&mut is_value) {
            continue;
        }
        if let Some(flag) = word.strip_prefix("--") {
            let known = place.command.get_arguments().find(|arg| arg.get_long() == Some(flag));
            is_value = known.is_some_and(needs_value);
        } else if let Some(next) = place.command.find_subcommand(word).filter(|_| word != "help") {
            place.path.push(next.get_name().to_owned());
            place.command = next;
        }
    }
    place
}

fn needs_value(arg: &Arg) -> bool {
    let least = arg.get_num_args().map_or(1, |range| range.min_values());
    arg.get_action().takes_values() && least > 0 && !arg.is_require_equals_set()
}

/// The page of a command, line by line.
pub(super) fn page(narrator: &Narrator, place: &Place<'_>) -> Vec<String> {
    let say = |id: &str, values: &[(&str, Value)]| said(narrator, id, values);
    let mut lines = vec![
        place.about(narrator),
        say("help-usage", &[("command", usage(narrator, place).into())]),
    ];
    let positionals = place.command.get_positionals().map(|arg| {
        let id = if arg.is_required_set() { "help-argument" } else { "help-argument-optional" };
        say(
            id,
            &[("word", shown(narrator, arg).into()), ("help", about(narrator, place, arg).into())],
        )
    });
    lines.extend(positionals);
    let commands = place.inner();
    if let Some(first) = commands.first() {
        lines.push(say("help-commands", &[]));
        for inner in &commands {
            let values =
                [("word", inner.command.get_name().into()), ("help", inner.about(narrator).into())];
            lines.push(say("help-argument", &values));
        }
        lines.push(say("help-pages", &[("command", first.typed().into())]));
    }
    lines.push(say("help-flags", &[]));
    let mut flags: Vec<&Arg> =
        place.command.get_arguments().filter(|arg| !arg.is_positional()).collect();
    // Those of every command come behind its own.
    flags.sort_by_key(|arg| match arg.get_id().as_str() {
        "version" => 3,
        "help" => 2,
        _ => u8::from(arg.is_global_set()),
    });
    // What the command that is meant without one takes, stands on its page.
    let play = place.command.find_subcommand("play").filter(|_| place.path.is_empty());
    let of_play = |arg: &&Arg| {
        play.is_some_and(|play| play.get_arguments().any(|own| own.get_id() == arg.get_id()))
            && !arg.is_global_set()
            && arg.get_id() != "help"
    };
    let flags = flags.into_iter().filter(|arg| !of_play(arg)).map(|arg| {
        say(
            "help-argument",
            &[("word", shown(narrator, arg).into()), ("help", about(narrator, place, arg).into())],
        )
    });
    lines.extend(flags);
    if play.is_some() {
        lines.push(say("help-play", &[]));
    }
    lines
}

/// What is typed after the name of the program at least.
pub(super) fn usage(narrator: &Narrator, place: &Place<'_>) -> String {
    let words = place.command.get_positionals().filter(|arg| arg.is_required_set());
    let words: Vec<String> = words.map(|arg| shown(narrator, arg)).collect();
    let commands = place.command.has_subcommands() && place.command.is_subcommand_required_set();
    let command = commands.then(|| said(narrator, "value-command", &[]));
    place.path.iter().cloned().chain(command).chain(words).collect::<Vec<_>>().join(" ")
}

/// An argument as it is typed: its flag with a word for its value, or that word alone.
pub(super) fn shown(narrator: &Narrator, arg: &Arg) -> String {
    let value = arg.get_action().takes_values().then(|| value(narrator, arg));
    match (arg.get_long(), value) {
        (Some(flag), Some(value)) if arg.is_require_equals_set() => format!("--{flag}={value}"),
        (Some(flag), Some(value)) => format!("--{flag} {value}"),
        (Some(flag), None) => format!("--{flag}"),
        (None, value) => value.unwrap_or_default(),
    }
}

/// What stands for a value.
pub(super) fn value(narrator: &Narrator, arg: &Arg) -> String {
    said(narrator, &value_id(arg), &[])
}

fn value_id(arg: &Arg) -> String {
    let name = arg.get_value_names().and_then(|names| names.first());
    let name = name.map_or_else(|| arg.get_id().to_string(), ToString::to_string);
    format!("value-{}", name.to_lowercase())
}

/// What an argument is for: in this command, or else in all.
pub(super) fn about(narrator: &Narrator, place: &Place<'_>, arg: &Arg) -> String {
    let makes = [("makes", Make::list().into())];
    let own = said(narrator, &own_id(place, arg), &makes);
    if own.is_empty() { said(narrator, &common_id(arg), &makes) } else { own }
}

fn own_id(place: &Place<'_>, arg: &Arg) -> String {
    let path: Vec<&str> =
        place.path.iter().map(String::as_str).chain([arg.get_id().as_str()]).collect();
    format!("arg-{}", path.join("-").replace('_', "-"))
}

fn common_id(arg: &Arg) -> String {
    format!("arg-{}", arg.get_id().as_str().replace('_', "-"))
}

pub(super) fn said(narrator: &Narrator, id: &str, values: &[(&str, Value)]) -> String {
    narrator.say(Priority::Answer, id, values).written().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::usage::tree;
    use crate::voices::Library;

    fn every<'a>(place: Place<'a>) -> Vec<Place<'a>> {
        let inner: Vec<Place<'a>> = place.inner().into_iter().flat_map(every).collect();
        [vec![place], inner].into_iter().flatten().collect()
    }

    #[test]
    fn d17_every_command_and_flag_has_its_words_in_every_language() {
        let root = tree();
        let all = every(Place { path: Vec::new(), command: &root });
        let mut missing = Vec::new();
        for language in Library::built_in().names() {
            let voice = Library::built_in().get(language).unwrap();
            // A voice of another country of the same language has what differs.
            if !voice.has_sentence("setup-language") || language.contains('-') {
                continue;
            }
            let mut want = |ids: &[String]| {
                if !ids.iter().any(|id| voice.has_sentence(id)) {
                    missing.push(format!("{language}: {}", ids.join(" or ")));
                }
            };
            for place in &all {
                want(&[place.about_id()]);
                let args: Vec<&Arg> = place.command.get_arguments().collect();
                for arg in &args {
                    want(&[own_id(place, arg), common_id(arg)]);
                }
                for arg in args.iter().filter(|arg| arg.get_action().takes_values()) {
                    want(&[value_id(arg)]);
                }
            }
        }
        missing.sort();
        missing.dedup();
        assert!(missing.is_empty(), "\n{}", missing.join("\n"));
    }
}
