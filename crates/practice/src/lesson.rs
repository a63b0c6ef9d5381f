//! Exercises of a lesson: what is asked, what is right, and what is wrong with an answer.
//!
//! An exercise is written as a task, a position and the answer. Whatever can be reckoned is reckoned
//! when it is read, so that no lesson teaches what is false.

mod check;
mod fault;
mod made;
mod task;
#[cfg(test)]
mod tests;

use shakmaty::{Color, Move, Piece, Position as _, Square};
use touchmove_position::Position;

pub use fault::Fault;
pub use made::made;
pub use task::{MoveGoal, Task, WantedEnd};

use crate::drill::{Drill, DrillLevel};
use crate::reason::guards;

/// One exercise.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The position that it is about.
    pub position: Position,
    /// What is asked.
    pub task: Task,
    /// What is right.
    answer: Key,
}

/// What is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// The colour of a square.
    Colour(Color),
    /// A piece, or that nothing stands there.
    Stands(Option<Piece>),
    /// A number.
    Number(usize),
    /// All of these moves, in any order.
    All(Vec<Move>),
    /// One of these moves. The first is the best.
    OneOf(Vec<Move>),
    /// Yes or no.
    YesNo(bool),
    /// One of the words of the exercise.
    Word(String),
    /// A game or a drill, which ends when it is over.
    Done,
}

/// What somebody answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The colour of a square.
    Colour(Color),
    /// A piece, or that nothing stands there.
    Stands(Option<Piece>),
    /// A number.
    Number(usize),
    /// A legal move.
    Move(Move),
    /// Yes or no.
    YesNo(bool),
    /// One of the words of the exercise.
    Word(String),
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right, and the exercise is done.
    Right,
    /// A right move; so many are left.
    More(usize),
    /// A right move that was named before.
    Named,
    /// It is wrong.
    Wrong(Option<But>),
    /// It is no answer to this question.
    Other,
}

/// What is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum But {
    /// The other side answers with this move.
    Answered(Move),
    /// It captures nothing.
    NoCapture,
    /// It gives no check.
    NoCheck,
}

impl Exercise {
    /// Reads an exercise: the task and the answer as they are written in a lesson.
    ///
    /// # Errors
    ///
    /// What is wrong with it: a word that is not known, an answer that is not true.
    pub fn read(position: Position, task: &str, answer: &[&str]) -> Result<Self, Fault> {
        let task = Task::read(task, &position)?;
        let answer = check::key(&task, &position, answer)?;
        Ok(Self { position, task, answer })
    }

    /// What an answer is worth after these moves were named before.
    #[must_use]
    pub fn judge(&self, given: &Given, named: &[Move]) -> Verdict {
        let is = |right: bool| if right { Verdict::Right } else { Verdict::Wrong(None) };
        match (&self.answer, given) {
            (Key::Colour(right), Given::Colour(colour)) => is(right == colour),
            (Key::Stands(right), Given::Stands(piece)) => is(right == piece),
            (Key::Number(right), Given::Number(number)) => is(right == number),
            (Key::YesNo(right), Given::YesNo(answer)) => is(right == answer),
            (Key::Word(right), Given::Word(word)) => is(right == word),
            (Key::All(_), Given::Move(mv)) if named.contains(mv) => Verdict::Named,
            (Key::All(right), Given::Move(mv)) if right.contains(mv) => {
                match right.len() - named.len() - 1 {
                    0 => Verdict::Right,
                    left => Verdict::More(left),
                }
            }
            (Key::OneOf(right), Given::Move(mv)) if right.contains(mv) => Verdict::Right,
            (Key::All(_) | Key::OneOf(_), Given::Move(mv)) => Verdict::Wrong(self.but(*mv)),
            _ => Verdict::Other,
        }
    }

    /// What is wrong with a move that is legal and not right.
    fn but(&self, mv: Move) -> Option<But> {
        let after = self.position.clone().play(mv).ok()?;
        let Task::Find(goal) = self.task else { return None };
        match goal {
            MoveGoal::Capture | MoveGoal::Most | MoveGoal::Free if !mv.is_capture() => {
                Some(But::NoCapture)
            }
            MoveGoal::Mate | MoveGoal::MateInTwo if !after.is_check() => Some(But::NoCheck),
            MoveGoal::NoMate => mates(&after).first().copied().map(But::Answered),
            MoveGoal::Mate => after.legal_moves().first().copied().map(But::Answered),
            _ => guards::cheapest_capture(&after, mv.to()).map(But::Answered),
        }
    }

    /// What is right.
    #[must_use]
    pub const fn answer(&self) -> &Key {
        &self.answer
    }

    /// Whether it is done with an answer, and no game or drill.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        self.answer != Key::Done
    }

    /// The drill that it is, and its level, if it is one.
    #[must_use]
    pub fn drill(&self) -> Option<(Drill, DrillLevel)> {
        let Task::Drill(name, level) = &self.task else { return None };
        let drill = Drill::ALL.into_iter().find(|drill| drill.name() == name)?;
        Some((drill, DrillLevel::new(*level)?))
    }

    /// Whether it is a game from its position.
    #[must_use]
    pub const fn is_game(&self) -> bool {
        matches!(self.task, Task::Play(..))
    }

    /// The moves that are right, the best first; none where no move is asked for.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        match &self.answer {
            Key::All(moves) | Key::OneOf(moves) => moves,
            _ => &[],
        }
    }
}

/// The moves that mate.
fn mates(position: &Position) -> Vec<Move> {
    let mates = |mv: &Move| position.clone().play(*mv).is_ok_and(|after| after.is_checkmate());
    position.legal_moves().into_iter().filter(mates).collect()
}

/// The colour of a square: White for a light one.
#[must_use]
pub const fn colour_of(square: Square) -> Color {
    if square.is_light() { Color::White } else { Color::Black }
}
