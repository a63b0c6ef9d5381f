//! What somebody practises: a series of exercises that knows what is right. Pure.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::Made;
use crate::practice::cards::Outcome;
use crate::practice::lesson::Given;
use shakmaty::{Chess, Move, Position};

use crate::app::session::Manner;
use crate::app::session::course::Course;
use crate::app::session::intent::{Intent, all};
use crate::app::session::review::Lines;
use crate::app::session::solving::Solving;
use crate::app::session::understanding::Understanding;
use crate::voices::{Narrator, Span};

/// How many steps of help there are: the theme, the piece, its goal, the move.
pub(super) const STEPS: usize = 4;

/// What is practised.
#[derive(Debug)]
pub(super) enum Practised {
    /// A lesson.
    Lesson(Course),
    /// A puzzle.
    Puzzle(Box<Solving>),
}

/// What becomes of an answer.
#[derive(Debug)]
pub(super) struct Judged {
    /// What is said of it.
    pub(super) lines: Lines,
    /// How the exercise went, and by which name it is kept, if it is done.
    pub(super) done: Option<(String, Outcome)>,
}

impl Practised {
    /// The position of the exercise.
    pub(super) fn position(&self) -> &Chess {
        match self {
            Self::Lesson(course) => course.position(),
            Self::Puzzle(solving) => solving.position(),
        }
    }

    /// The moves that led there, as far as they are told.
    pub(super) fn made(&self) -> &[Made] {
        match self {
            Self::Lesson(_) => &[],
            Self::Puzzle(solving) => solving.made(),
        }
    }

    /// What is said where it begins, or goes on.
    pub(super) fn title(&self, narrator: &Narrator) -> Lines {
        match self {
            Self::Lesson(course) => course.title(narrator),
            Self::Puzzle(solving) => vec![solving.title(narrator)],
        }
    }

    /// What is asked.
    pub(super) fn question(&self, narrator: &Narrator) -> Vec<Span> {
        match self {
            Self::Lesson(course) => course.question(narrator),
            Self::Puzzle(solving) => solving.question(narrator),
        }
    }

    /// What is said where an exercise begins: what must be known, the position, the question.
    pub(super) fn asks(&self, manner: &Manner) -> Vec<Intent> {
        match self {
            Self::Lesson(course) => course.asks(manner),
            Self::Puzzle(solving) => {
                let told = manner.told_lines(solving.told(&manner.narrator));
                vec![Intent::InFull(all([told]))]
            }
        }
    }

    /// What a text answers, if what is asked for is no move.
    pub(super) fn given(
        &self,
        text: &str,
        of: Understanding<'_>,
        narrator: &Narrator,
    ) -> Option<Given> {
        match self {
            Self::Lesson(course) => course.given(text, of, narrator),
            Self::Puzzle(_) => None,
        }
    }

    /// Judges an answer.
    pub(super) fn judge(&mut self, given: &Given, narrator: &Narrator) -> Judged {
        match self {
            Self::Lesson(course) => course.judge(given, narrator),
            Self::Puzzle(solving) => solving.judge(given, narrator),
        }
    }

    /// One step of help.
    pub(super) fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        match self {
            Self::Lesson(course) => course.help(narrator),
            Self::Puzzle(solving) => solving.help(narrator),
        }
    }

    /// The answer and its reason, where the player goes on without it.
    pub(super) fn solution(&mut self, narrator: &Narrator) -> (Lines, (String, Outcome)) {
        match self {
            Self::Lesson(course) => course.solution(narrator),
            Self::Puzzle(solving) => solving.solution(narrator),
        }
    }

    /// Whether it is a puzzle that is done: nothing is asked any more.
    pub(super) const fn is_over(&self) -> bool {
        match self {
            Self::Lesson(_) => false,
            Self::Puzzle(solving) => solving.is_over(),
        }
    }
}

/// A step of help towards a move, from the second on: the piece, its goal, the move itself.
pub(super) fn hint(step: usize, position: &Chess, mv: Move, narrator: &Narrator) -> Vec<Span> {
    let from = mv.from().unwrap_or(mv.to());
    let piece = ("piece", narrator.role(mv.role()));
    match step {
        2 => {
            narrator.talk.sentence("lesson-help-piece", &[piece, ("square", narrator.square(from))])
        }
        3 => {
            // A king that castles is put on its own new square.
            let turn = position.turn();
            let to = mv.castling_side().map_or(mv.to(), |side| side.king_to(turn));
            narrator.talk.sentence("lesson-help-goal", &[piece, ("square", narrator.square(to))])
        }
        _ => {
            let mv = vec![narrator.announcement(position, mv)];
            narrator.talk.sentence("lesson-help-move", &[("move", mv.into())])
        }
    }
}
