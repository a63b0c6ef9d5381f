//! The flags that come of the table of settings: each has the name of its setting.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};

use crate::config::{Flag, KEYS, Key};

/// The settings that have no flag written for them elsewhere, and their values where the command line gives one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::cli) struct SettingArgs(Vec<(Key, String)>);

impl SettingArgs {
    pub(super) fn flags(&self) -> Vec<(Key, Option<String>)> {
        self.0.iter().map(|(key, value)| (*key, Some(value.clone()))).collect()
    }

    fn keys() -> impl Iterator<Item = Key> {
        KEYS.into_iter().filter(|key| key.flag() == Flag::ByRow)
    }
}

impl FromArgMatches for SettingArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let given = |key: Key| Some((key, matches.get_one::<String>(key.name())?.clone()));
        Ok(Self(Self::keys().filter_map(given).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for SettingArgs {
    fn augment_args(command: Command) -> Command {
        Self::keys().fold(command, |command, key| {
            let arg = Arg::new(key.name()).long(key.name()).value_name("VALUE");
            let arg = arg.action(ArgAction::Set).aliases(key.old_name());
            let also: &[&str] = if key == Key::Face { &["line", "screen"] } else { &[] };
            command.arg(arg.conflicts_with_all(also))
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::usage::tree;
    use crate::voices::Library;

    #[test]
    fn ears_5_every_setting_is_a_flag_of_its_name() {
        let root = tree();
        let flags: Vec<&str> = ["play", "export"]
            .into_iter()
            .filter_map(|name| root.find_subcommand(name))
            .flat_map(Command::get_arguments)
            .flat_map(|arg| {
                arg.get_long().into_iter().chain(arg.get_all_aliases().unwrap_or_default())
            })
            .collect();
        let missing: Vec<Key> =
            KEYS.into_iter().filter(|key| !flags.contains(&key.name())).collect();
        assert_eq!(missing, []);
    }

    #[test]
    fn every_flag_of_a_setting_is_explained() {
        let english = Library::built_in().get("en").unwrap();
        let explained = |key: &Key| english.has_sentence(&format!("arg-{}", key.name()));
        assert_eq!(SettingArgs::keys().find(|key| !explained(key)), None);
    }
}
