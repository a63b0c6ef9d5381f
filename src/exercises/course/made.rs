//! The exercises of a lesson that are made by chance, judged where tables know it.

use crate::laws::Position;

use crate::endgames::{Tables, Worth};
use crate::exercises::course::Source;
use crate::lessons;
use crate::practice::lesson::Exercise;

/// How the question is called that those ask too which are made, where a word is chosen.
pub(super) const ASKED: &str = "-2-ask";

impl Source {
    /// All exercises of the lesson, with those that are made for a seed.
    pub(super) fn with_made(&self, seed: u64) -> Vec<(usize, Exercise)> {
        match self {
            Self::BuiltIn(name) => lessons::exercises_with(name, seed, is_won),
            Self::Own(_) => self.exercises(),
        }
    }
}

fn is_won(position: &Position) -> Option<bool> {
    let answer = Tables::built_in().answer(position).ok()??;
    Some(answer.best().worth == Worth::Won)
}
