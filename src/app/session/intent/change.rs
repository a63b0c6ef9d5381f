//! Changes of what a place is doing.

use crate::archive::Score;
use crate::command::Study;
use crate::exercises::begun::FromGame;
use crate::exercises::{Answered, Exercise, FinishedExercise};
use crate::practice::mistakes::Line;
use crate::understanding::About;
use crate::voices::Lines;

/// A change of what a place is doing.
#[derive(Debug)]
pub(in crate::app::session) enum Change {
    /// This game is gone through.
    GoThrough(Box<Score>),
    /// It is, and the one that is played was stopped for it or not.
    Review(Box<Score>, bool),
    /// This is practised, and the game that is played was stopped for it or not.
    Practise(Box<dyn Exercise>, bool),
    /// The exercise is answered so.
    Solve(Answered),
    /// This is read out, and kept so.
    Read(Lines, FinishedExercise),
    /// The player wants help with the exercise.
    Help,
    /// An exercise is made of this game.
    Make(Box<Score>, FromGame),
    /// A search for it has found these lines; whether the built-in opponent did.
    Searched(Vec<Line>, bool),
    /// Nobody searches for it any more.
    NotSearched,
    /// The question of a drill is heard again, which is counted.
    Again,
    /// What was answered wrongly counts as missed: it is left.
    Miss,
    /// The player goes on without an answer.
    Skip,
    /// The player asks for this in the game that is gone through.
    Study(Study, About),
    /// The player goes to a row of its moves.
    GoTo(usize),
    /// A game begins from the position here, with the colour that is named.
    PlayOn(About),
    /// The game that is gone through is closed.
    Close,
    /// Another game than the one that was left begins.
    BeginInstead,
}

impl Change {
    /// Whether what is said of it tells of the game, or of what is practised. What is asked of a game that is
    /// gone through may be something that is not there.
    pub(in crate::app::session) const fn is_told(&self) -> bool {
        match self {
            Self::Study(..) | Self::PlayOn(_) | Self::Miss | Self::BeginInstead => false,
            Self::GoThrough(_)
            | Self::Review(..)
            | Self::Practise(..)
            | Self::Solve(_)
            | Self::Read(..)
            | Self::Help
            | Self::Make(..)
            | Self::Searched(..)
            | Self::NotSearched
            | Self::Again
            | Self::Skip
            | Self::GoTo(_)
            | Self::Close => true,
        }
    }
}
