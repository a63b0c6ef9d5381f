//! A game within an exercise.

use shakmaty::Move;

use crate::endgames::Tables;
use crate::endgames::ending::Goal;
use crate::exercises::course::first_moves::{BookOpponent, FirstMoves};
use crate::exercises::course::tournament::TournamentMoves;
use crate::exercises::playing_out::{Judgement, PlayingOut};
use crate::laws::{Made, Position};
use crate::opponent::builtin::Level;
use crate::practice::cards::Grade;
use crate::practice::lesson::{Exercise, Task, WantedEnd};
use crate::voices::{Lines, Narrator, Span};

/// What is played within an exercise.
#[derive(Debug)]
pub(super) enum Game {
    /// A position that the tables know, against perfect play.
    Ending(PlayingOut),
    /// The first moves of a game.
    Opening(FirstMoves),
    /// Moves by the rules of blind play.
    Tournament(TournamentMoves),
}

impl Game {
    /// The game of an exercise that has one. The seed makes the opponent play otherwise.
    pub(super) fn of(exercise: &Exercise, seed: u64) -> Option<Self> {
        let position = exercise.position.clone();
        let opponent = |level| BookOpponent { level, seed };
        match exercise.task {
            Task::Play(end, _) => {
                let goal = match end {
                    WantedEnd::Mate | WantedEnd::Win => Goal::Win,
                    WantedEnd::Draw => Goal::Draw,
                };
                let answer = Tables::built_in().answer(&position).ok().flatten()?;
                let can_be = goal.is_kept_by(&answer.best());
                can_be.then(|| Self::Ending(PlayingOut::new(goal, position)))
            }
            Task::Opening(level, moves) => {
                let opponent = opponent(Level::new(level)?);
                Some(Self::Opening(FirstMoves::new(opponent, moves.try_into().ok()?, position)))
            }
            Task::Rehearsal(moves) => {
                let moves = moves.try_into().ok()?;
                let opponent = opponent(Level::default());
                Some(Self::Tournament(TournamentMoves::new(opponent, moves, position)))
            }
            Task::Colour(_)
            | Task::Stands(_)
            | Task::Count(_)
            | Task::Moves(_)
            | Task::Castling
            | Task::Find(_)
            | Task::Legal(_)
            | Task::Safe(_)
            | Task::Reach(..)
            | Task::Winnable
            | Task::Choose(_)
            | Task::Drill(..) => None,
        }
    }

    /// The position in which the next move is named.
    pub(super) const fn position(&self) -> &Position {
        match self {
            Self::Ending(game) => game.position(),
            Self::Opening(game) => game.position(),
            Self::Tournament(game) => game.position(),
        }
    }

    /// The last moves that were made in it.
    pub(super) fn made(&self) -> &[Made] {
        match self {
            Self::Ending(game) => game.made(),
            Self::Opening(game) => game.made(),
            Self::Tournament(game) => game.made(),
        }
    }

    /// What has to be done next.
    pub(super) fn question(&self, narrator: &Narrator) -> Vec<Span> {
        match self {
            Self::Ending(game) => game.question(narrator),
            Self::Opening(game) => game.question(narrator),
            Self::Tournament(game) => game.question(narrator),
        }
    }

    /// A move is made, or named.
    pub(super) fn judge(&mut self, mv: Move, narrator: &Narrator) -> Judgement {
        match self {
            Self::Ending(game) => game.judge(mv, narrator),
            Self::Opening(game) => game.plays(mv, narrator),
            Self::Tournament(game) => game.names(mv, narrator),
        }
    }

    /// The clock is pressed; nothing where there is none.
    pub(super) fn presses(&mut self, narrator: &Narrator) -> Option<Judgement> {
        match self {
            Self::Tournament(game) => Some(game.presses(narrator)),
            Self::Ending(_) | Self::Opening(_) => None,
        }
    }

    /// Whether there is a clock to be pressed.
    pub(super) const fn has_clock(&self) -> bool {
        matches!(self, Self::Tournament(_))
    }

    /// One step of help more; what has to be done next, where there is no other.
    pub(super) fn help(&mut self, narrator: &Narrator) -> Vec<Span> {
        match self {
            Self::Ending(game) => game.help(narrator),
            Self::Opening(_) | Self::Tournament(_) => self.question(narrator),
        }
    }

    /// What is told to who goes on without playing to the end, and how that is kept.
    pub(super) fn solution(&mut self, narrator: &Narrator) -> (Lines, Grade) {
        match self {
            Self::Ending(game) => game.solution(narrator),
            Self::Opening(_) | Self::Tournament(_) => (Vec::new(), Grade::Wrong),
        }
    }

    /// Takes the player's last move back, with the answer to it; whether there was one.
    pub(super) fn takes_back(&mut self) -> bool {
        match self {
            Self::Ending(game) => game.takes_back(),
            Self::Opening(game) => game.takes_back(),
            Self::Tournament(game) => game.takes_back(),
        }
    }
}
