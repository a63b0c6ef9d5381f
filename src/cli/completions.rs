//! What shells complete after the name of the program, in the player's language.
//!
//! The tree of commands says what there is, the voices what it is for, the settings what they can be.

use std::io;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command};
use clap_complete::{Shell, generate};

use crate::app::link::ClientPlace;
use crate::cli::args::flag_of;
use crate::cli::help::{self, Place};
use crate::cli::usage;
use crate::config::{KEYS, Key};
use crate::encoding;
use crate::printed;
use crate::table;
use crate::voices::Narrator;

/// Prints the completions of a shell.
pub(super) fn completions(narrator: &Narrator, shell: Shell) -> io::Result<ExitCode> {
    let root = usage::tree();
    let name = root.get_name().to_owned();
    let mut script = Vec::new();
    generate(shell, &mut worded(narrator, root, &[]), name, &mut script);
    printed::out().text(&String::from_utf8_lossy(&script))?;
    Ok(ExitCode::SUCCESS)
}

/// A command with the sentences of the voices, and so all that belong to it.
fn worded(narrator: &Narrator, command: Command, path: &[String]) -> Command {
    let plain = command.clone();
    let place = Place { path: path.to_vec(), command: &plain };
    let with_words = |arg: Arg| {
        let choices = choices(&place, &arg);
        let arg = if choices.is_empty() {
            arg
        } else {
            arg.value_parser(PossibleValuesParser::new(choices))
        };
        let help = help::about(narrator, &place, &arg);
        let value = arg.get_action().takes_values().then(|| help::value(narrator, &arg));
        let arg = arg.help(help);
        if let Some(value) = value { arg.value_name(value) } else { arg }
    };
    let inner = |command: Command| {
        // What stands after `help` is the tree once more.
        let own = (command.get_name() != "help").then(|| command.get_name().to_owned());
        let path: Vec<String> = path.iter().cloned().chain(own).collect();
        worded(narrator, command, &path)
    };
    let is_help = command.get_name() == "help";
    let about = if is_help { help::said(narrator, "cli-help", &[]) } else { place.about(narrator) };
    command.about(about).mut_args(with_words).mut_subcommands(inner)
}

/// The words that an argument can be, where they are few and known.
fn choices(place: &Place<'_>, arg: &Arg) -> Vec<&'static str> {
    let is_settled = !arg.get_action().takes_values() || !arg.get_possible_values().is_empty();
    match (arg.get_id().as_str(), place.path.first().map(String::as_str)) {
        _ if is_settled => Vec::new(),
        ("here", _) => table::Place::ALL.map(table::Place::name).to_vec(),
        ("place", _) => ClientPlace::NAMES.to_vec(),
        ("encoding", _) => encoding::NAMES.to_vec(),
        // An opponent is a person there.
        ("opponent", Some("games")) => Vec::new(),
        _ => {
            let key = KEYS.into_iter().find(|&key| arg.get_long() == Some(flag_of(key)));
            let values = key.map(Key::values).unwrap_or_default();
            let is_list = !values.contains(['…', ';']);
            values.split(", ").filter(|word| is_list && !word.contains(':')).collect()
        }
    }
}
