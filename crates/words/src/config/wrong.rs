//! What can be wrong with a setting, and where it stands. No words.

use std::io::ErrorKind;
use std::path::Path;

use crate::clean;
use crate::config::{KEYS, Key};
use crate::datafile::{BadLine, DataFile};
use crate::meant::nearest;
use crate::opened;

/// How the names of all variables of the environment begin that are ours.
const PREFIX: &str = "TOUCHMOVE_";

/// Names the folder of the archive and how the program is called; they are no settings.
const OTHERS: [&str; 2] = ["TOUCHMOVE_DATA", "TOUCHMOVE_COMMAND"];

/// Something wrong with a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// There is no setting of this name.
    Key(String),
    /// There is no variable of this name.
    Variable(String),
    /// The setting cannot have this value.
    Value(Key, String),
    /// A line of the file is not of the form `name = value`.
    Line(BadLine),
    /// The file cannot be read.
    Unreadable(ErrorKind),
}

impl Wrong {
    /// What a name that nothing has was meant to be; none where nothing is like it.
    #[must_use]
    pub fn near(&self) -> Option<String> {
        match self {
            Self::Key(name) => nearest(name, KEYS.map(Key::name)).map(str::to_owned),
            Self::Variable(name) => {
                let known = KEYS.map(Key::variable);
                nearest(name, known.iter().map(String::as_str)).map(str::to_owned)
            }
            Self::Value(..) | Self::Line(_) | Self::Unreadable(_) => None,
        }
    }
}

/// Where a setting stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// In the environment.
    Variable(String),
    /// In the settings file.
    File {
        /// The file.
        file: String,
        /// The line, from 1; 0 for the file as a whole.
        line: usize,
    },
}

/// Whether a variable of the environment may be a setting of this program.
pub(super) fn is_ours(name: &str) -> bool {
    name.starts_with(PREFIX) && !OTHERS.contains(&name)
}

/// Where a setting was made that turns out wrong later: in its variable, or else in the file.
#[must_use]
pub fn source(key: Key, file: &Path) -> Source {
    let variable = key.variable();
    if std::env::var_os(&variable).is_some_and(|value| !value.is_empty()) {
        return Source::Variable(variable);
    }
    let text = opened::text(file).unwrap_or_default();
    let entries = DataFile::read(&text).entries;
    let line = entries.iter().find(|entry| entry.name == key.name()).map_or(0, |entry| entry.line);
    Source::File { file: clean::name(file), line }
}
