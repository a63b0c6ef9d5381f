//! Mistakes in an exercise of a lesson.

use shakmaty::{Move, Square};

/// What is wrong with an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No task is written so.
    Task(String),
    /// This is no square.
    Square(String),
    /// This is no number.
    Number(String),
    /// Nothing that may move stands here.
    Empty(Square),
    /// This move is not legal.
    Illegal(String),
    /// This answer is written in no known way.
    Answer(String),
    /// These moves are right; the lesson has others.
    Moves(Vec<Move>),
    /// This move does not do what the task asks for.
    Misses(Move),
    /// The answer is not true.
    Untrue,
}
