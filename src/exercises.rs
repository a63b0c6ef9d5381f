//! What somebody practises. Pure.
//!
//! A kind of exercise is one type that implements `Exercise`, one row in `kinds`, and its sentences.
//! It is handed voices and what was typed, and answers with what is said and how it went. It knows
//! neither the session nor the screen, and these know none of the kinds.

#![deny(clippy::wildcard_enum_match_arm)]

pub(crate) mod begun;
mod clues;
mod course;
mod curriculum;
mod drilling;
mod ending;
mod guessing;
mod hint;
pub(crate) mod kinds;
pub(crate) mod known;
mod games;
mod beginning;
mod limits;
mod lines;
mod mending;
mod playing_out;
mod ratings;
mod repertoire;
mod solving;
pub(crate) mod reasons;
pub(crate) mod sought;
pub(crate) mod tabled;
pub(crate) mod titles;
pub(crate) mod worded;

use std::fmt::Debug;
use std::time::Duration;

use shakmaty::{ByColor, Color, Move, Position as _, Square};

use crate::archive::{GameId, Labelled};
use crate::command::Command;
use crate::laws::{At, Made, Position};
use crate::notation::NotRead;
use crate::practice::cards::{Attempt, Grade};
use crate::practice::drill::Reply;
use crate::practice::lesson::Given;
use crate::practice::mistakes::Line;
use crate::understanding::Understanding;
use crate::voices::{Lines, Narrator, Span};

use begun::{Asking, Begun};
use hint::{STEPS, hint};
use known::Known;
use sought::Sought;

pub(crate) use beginning::theme_names;
pub(crate) use mending::{kept_said, lost_by};

/// What somebody answers.
#[derive(Debug)]
pub(crate) enum Answered {
    /// This, in a lesson.
    Given(Given),
    /// This, in a drill.
    Reply(Reply),
    /// With this move.
    Move(Move),
    /// With these, where all of a kind are asked for.
    Moves(Vec<Move>),
    /// A square that was touched on a board.
    Square(Square),
    /// The clock was pressed.
    Press,
}

/// The moves that a line names, and why another that it names is not legal.
#[derive(Debug, Default)]
pub(crate) struct Listed {
    pub(crate) moves: Vec<Move>,
    pub(crate) wrong: Option<NotRead>,
}

/// By which name an exercise that is done is kept, and how it went.
pub(crate) type FinishedExercise = (String, Grade);

/// What becomes of an answer.
#[derive(Debug, Default)]
pub(crate) struct Judged {
    /// What is said of it.
    pub(crate) lines: Lines,
    /// How the exercise went, if it is done.
    pub(crate) done: Option<FinishedExercise>,
}

/// What becomes of a way back, or to the beginning.
#[derive(Debug)]
pub(crate) enum Walked {
    /// The exercise is asked from there, after this.
    Asks(Lines),
    /// This is told of it.
    Told(Lines),
    /// There is no way, for this reason.
    Refused(Vec<Span>),
}

/// What follows from what a search has found.
#[derive(Debug, Default)]
pub(crate) struct Searched {
    /// What is said of a search that has ended.
    pub(crate) ended: Option<Vec<Span>>,
    /// What was found wrong in a game, to be kept with it.
    pub(crate) labels: Option<(GameId, Vec<Labelled>)>,
    /// How well both sides of a game have played and what each position was worth, to be kept with it.
    pub(crate) accuracy: Option<(GameId, ByColor<u8>, String)>,
    pub(crate) then: Afterwards,
}

/// What comes after a search.
#[derive(Debug, Default)]
pub(crate) enum Afterwards {
    /// Nothing that concerns the player.
    #[default]
    Nothing,
    /// The answer of the player is judged.
    Judged(Judged),
    /// This is told to the player, who waits.
    Told(Lines),
    /// The player can be asked, who has waited for it.
    Asks(Lines),
    /// There is nothing more to ask, and the player has waited for it; how it went.
    Over(Lines),
}

/// A run of exercises of one kind, and how far it has come.
///
/// What most kinds do not have is left to its default.
pub(crate) trait Exercise: Debug {
    /// The position of the exercise.
    fn position(&self) -> &Position;

    /// The moves that led there, as far as they are told.
    fn made(&self) -> &[Made];

    /// What is said where it begins, or continues.
    fn title(&self, narrator: &Narrator) -> Lines;

    /// What is asked.
    fn question(&self, narrator: &Narrator) -> Vec<Span>;

    /// Judges a move; `None` where none is asked for.
    fn judge_move(&mut self, mv: Move, narrator: &Narrator) -> Option<Judged>;

    /// One step of help more.
    fn help(&mut self, narrator: &Narrator) -> Vec<Span>;

    /// The answer and its reason, where the player goes on without it; and how that is kept, where
    /// something was asked.
    fn solution(&mut self, narrator: &Narrator) -> (Lines, Option<FinishedExercise>);

    /// The sentence that says what can be done here.
    fn help_id(&self) -> &'static str;

    /// The sentence that says that a command has no place here.
    fn not_here_id(&self) -> &'static str;

    /// What is said of the exercise itself, without what the archive or the board adds.
    fn told(&self, narrator: &Narrator) -> Lines {
        vec![self.question(narrator)]
    }

    /// What must be known before it.
    fn before(&self, _narrator: &Narrator) -> Option<Vec<Span>> {
        None
    }

    /// Whether the board is told before the question.
    fn tells_position(&self) -> bool {
        false
    }

    /// The position as it may be set up on a board; none where it is kept in the head, or not known yet.
    fn on_board(&self) -> Option<&Position> {
        (self.is_ready() && !self.is_from_memory()).then(|| self.position())
    }

    /// The side of who answers; nothing where nobody moves.
    fn side(&self) -> Option<Color> {
        Some(self.position().turn())
    }

    /// Who is to move, where the position does not tell it.
    fn to_move(&self, _narrator: &Narrator) -> Option<Vec<Span>> {
        None
    }

    /// Which exercise it is, in one line.
    fn place(&self, narrator: &Narrator) -> Vec<Span> {
        self.title(narrator).into_iter().next().unwrap_or_default()
    }

    /// Where the player is in it.
    fn whereabouts(&mut self, narrator: &Narrator) -> Lines {
        self.title(narrator)
    }

    /// What it is about.
    fn about(&mut self, narrator: &Narrator) -> Lines {
        vec![self.question(narrator)]
    }

    /// Begins again; `None` where it has no beginning.
    fn first(&mut self, _narrator: &Narrator) -> Option<Walked> {
        None
    }

    /// Takes a move back, or goes to the exercise before; `None` where there is no way back.
    fn back(&mut self, _narrator: &Narrator) -> Option<Walked> {
        None
    }

    /// Whether [`Exercise::back`] leads nowhere.
    fn takes_nothing_back(&self) -> bool {
        true
    }

    /// Whether a drill is meant to be done now.
    fn has_drill(&self) -> bool {
        false
    }

    /// The words of the drill that comes next, where one does and Enter begins it.
    fn begins(&self, _narrator: &Narrator) -> Option<String> {
        None
    }

    /// Whether a game can begin from its position.
    fn plays_on(&self) -> bool {
        false
    }

    /// Goes on to the next exercise; whether there is one.
    fn go_on(&mut self) -> bool {
        false
    }

    /// What is said at the end.
    fn recap(&self, _tried: &[(String, Attempt)], _narrator: &Narrator) -> Lines {
        Lines::new()
    }

    /// What a text answers; `None` where it is no answer, or a move.
    fn given(&self, _text: &str, _of: Understanding<'_>, _narrator: &Narrator) -> Option<Answered> {
        None
    }

    /// The moves that a text names, where all of a kind are asked for.
    fn listed(&self, _text: &str, _of: Understanding<'_>, _narrator: &Narrator) -> Option<Listed> {
        None
    }

    /// What kind of answer is wanted, where that is no move.
    fn wants(&self, _narrator: &Narrator) -> Option<Vec<Span>> {
        None
    }

    /// Judges an answer; `None` where it answers something else.
    fn judge(&mut self, answered: &Answered, narrator: &Narrator) -> Option<Judged> {
        match answered {
            Answered::Move(mv) => self.judge_move(*mv, narrator),
            Answered::Given(_)
            | Answered::Reply(_)
            | Answered::Moves(_)
            | Answered::Square(_)
            | Answered::Press => None,
        }
    }

    /// How long the answer has taken that comes now.
    fn takes(&mut self, _took: Duration) {}

    /// Whether moves are asked for.
    fn asks_moves(&self) -> bool {
        true
    }

    /// Whether squares are asked for, which can be touched on a board.
    fn asks_squares(&self) -> bool {
        false
    }

    /// Whether check, mate and stalemate are told with the position.
    fn tells_check(&self) -> bool {
        true
    }

    /// Whether there is a clock to be pressed.
    fn has_clock(&self) -> bool {
        false
    }

    /// Whether it is counted how often a question is heard again.
    fn counts_repeats(&self) -> bool {
        false
    }

    /// The question again, with what is told before it where that is counted.
    fn hears_again(&mut self, narrator: &Narrator) -> Lines {
        vec![self.question(narrator)]
    }

    /// How it went if it is left now, where it was answered wrongly.
    fn missed(&self) -> Option<FinishedExercise> {
        None
    }

    /// Whether its question can be passed over, without hearing the answer.
    fn passes_over(&self) -> bool {
        false
    }

    /// Passes the question over; how that is kept, where something was asked.
    fn skip(&mut self) -> Option<FinishedExercise> {
        None
    }

    /// What is to be done, and what kind of answer is wanted now, where help tells it.
    fn task(&self, _narrator: &Narrator) -> Lines {
        Lines::new()
    }

    /// Whether it is one exercise alone, because it is due.
    fn is_alone(&self) -> bool {
        false
    }

    /// Whether it is answered from memory, without a board to look at.
    fn is_from_memory(&self) -> bool {
        false
    }

    /// The sentence that says that no board is looked at.
    fn memory_id(&self) -> &'static str {
        "drill-from-memory"
    }

    /// Whether a question that is asked by this command has the answer of the exercise.
    fn gives_away(&self, _command: Command) -> bool {
        false
    }

    /// Whether its question is there: it may still be looked for.
    fn is_ready(&self) -> bool {
        true
    }

    /// How far its question is looked for, where it is not there yet.
    fn progress(&self, _narrator: &Narrator) -> Option<Vec<Span>> {
        None
    }

    /// How much of that is done, in percent.
    fn percent_done(&self) -> Option<u8> {
        None
    }

    /// Whether it is done: nothing is asked any more.
    fn is_over(&self) -> bool {
        false
    }

    /// The player's rating, where a first try at it counts for that.
    fn rating(&self, _known: &Known) -> Option<u16> {
        None
    }

    /// Another one like it, which follows when it is over; `None` where it goes on by itself.
    fn another(&self, _asking: &Asking<'_>) -> Option<Begun> {
        None
    }

    /// The game that it is about.
    fn game(&self) -> Option<GameId> {
        None
    }

    /// Whether positions are searched for it.
    fn is_searched(&self) -> bool {
        false
    }

    /// Whether the player waits for what is searched, and not the other way round.
    fn is_waited_for(&self) -> bool {
        false
    }

    /// What must be searched for it now.
    fn sought(&self) -> Option<Sought> {
        None
    }

    /// A search has found these lines, the built-in opponent or another; or nobody searches any more.
    fn searched(&mut self, _found: Option<(&[Line], bool)>, _narrator: &Narrator) -> Searched {
        Searched::default()
    }
}

/// A move without a clock.
pub(crate) const fn made(before: Position, mv: Move) -> Made {
    Made { before, mv, at: At::ZERO, left: None, opponent_left: None }
}
