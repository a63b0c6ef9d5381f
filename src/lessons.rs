//! The lessons that are compiled in: what is asked in them, and what is right. What is said there, the
//! voices have. Those that players have written have their sentences themselves.

mod made;
mod own;

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::clean;
use crate::laws::Position;
use crate::practice::lesson::{Exercise, Task};
use include_dir::{Dir, include_dir};
use shakmaty::CastlingMode;
use shakmaty::fen::Fen;

use crate::datafile::DataFile;

pub use made::{exercises_with, seed_of};
pub use own::{Own, Slip, Wrong};

/// The folder of lessons that players have written, in the data folder.
pub const FOLDER: &str = "lessons";

/// A file for each lesson; the number in its name is its place.
static LESSONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/lessons");

/// The names of all pieces to listen to, in their order. The voices have them sentence by sentence.
pub const PIECES: [&str; 13] = [
    "wheat",
    "origins",
    "longest",
    "forms",
    "variants",
    "tournaments",
    "swiss",
    "ties",
    "pace",
    "blind",
    "practice",
    "phases",
    "champions",
];

/// A file in which a player has written a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Its name.
    pub file: String,
    /// What is written there, or why it cannot be read.
    pub text: Result<String, ErrorKind>,
}

/// The name of a file with its ending, by the file as it is told.
#[must_use]
pub fn file_name(file: &str) -> &str {
    Path::new(file).file_name().and_then(|name| name.to_str()).unwrap_or(file)
}

/// What a player has put into the folders of his exercises.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stock {
    /// The data folder, in which these folders are.
    pub data: PathBuf,
    /// The files, each folder in its order.
    pub files: Vec<Written>,
    /// The names of the folders that may not be read.
    pub closed: Vec<&'static str>,
}

impl Stock {
    /// A folder, as it is told.
    #[must_use]
    pub fn folder(&self, name: &str) -> String {
        clean::name(&self.data.join(name))
    }

    /// The same, where it may not be read.
    #[must_use]
    pub fn closed(&self, name: &str) -> Option<String> {
        self.closed.contains(&name).then(|| self.folder(name))
    }
}

/// The names of all lessons, in their order. That of `01-squares.toml` is `squares`.
#[must_use]
pub fn names() -> Vec<&'static str> {
    let mut files: Vec<&str> =
        LESSONS.files().filter_map(|file| file.path().file_stem()?.to_str()).collect();
    files.sort_unstable();
    files.into_iter().filter_map(|stem| Some(stem.split_once('-')?.1)).collect()
}

/// The exercises of a lesson, each with its number in the file, from 1; none where there is no lesson
/// of this name.
#[must_use]
pub fn exercises(name: &str) -> Vec<(usize, Exercise)> {
    let is_it = |stem: &str| stem.split_once('-').is_some_and(|(_, own)| own == name);
    let mut files = LESSONS.files();
    let file = files
        .find(|file| file.path().file_stem().and_then(|stem| stem.to_str()).is_some_and(is_it));
    let Some(text) = file.and_then(include_dir::File::contents_utf8) else { return Vec::new() };
    let table = DataFile::read(text).table;
    let mut position = Position::default();
    let mut exercises = Vec::new();
    for number in 1..=table.len() {
        let Some(row) = table.get(&number.to_string()).and_then(toml::Value::as_table) else {
            continue;
        };
        let text = |key: &str| row.get(key).and_then(toml::Value::as_str);
        if let Some(other) = text("position").and_then(placed) {
            position = other;
        }
        let answer = row.get("answer").and_then(toml::Value::as_array);
        let answer: Vec<&str> =
            answer.into_iter().flatten().filter_map(toml::Value::as_str).collect();
        let read = Exercise::read(position.clone(), text("task").unwrap_or_default(), &answer);
        exercises.extend(read.ok().filter(is_asked).map(|exercise| (number, exercise)));
    }
    exercises
}

/// Whether it can be asked: there is such a drill, and such a level.
fn is_asked(exercise: &Exercise) -> bool {
    match exercise.task {
        Task::Drill(..) => exercise.drill().is_some(),
        Task::Opening(level, moves) => (1..=20).contains(&level) && moves > 0,
        Task::Rehearsal(moves) => moves > 0,
        _ => true,
    }
}

fn placed(fen: &str) -> Option<Position> {
    Position::from_setup(Fen::from_str(fen).ok()?.into_setup(), CastlingMode::Standard).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_is_found_with_its_exercises_in_their_order() {
        let names = names();
        assert_eq!((names.len(), names[0], names[23]), (24, "squares", "clock"));
        for name in names {
            let numbers: Vec<usize> = exercises(name).iter().map(|(number, _)| *number).collect();
            assert!(!numbers.is_empty() && numbers.is_sorted(), "{name}");
        }
        assert_eq!(exercises("juggling").len(), 0);
    }
}
