//! Moves as they are made at a tournament: announced, pressed, and the opponent's repeated.

use shakmaty::{Move, Position as _};

use crate::exercises::course::first_moves::BookOpponent;
use crate::exercises::made;
use crate::exercises::playing_out::{Judgement, answered};
use crate::laws::{Made, Position};
use crate::practice::cards::Grade;
use crate::voices::{Lines, Narrator, Span};

/// How far such a game has come.
#[derive(Debug)]
pub(super) struct TournamentMoves {
    opponent: BookOpponent,
    /// How many moves of both players are left.
    left: usize,
    stage: Stage,
    position: Position,
    /// The player's last move, and the answer to it.
    made: Vec<Made>,
    /// Whether something was done in the wrong order, or a move was repeated wrongly.
    missed: bool,
}

/// What the player has to do next.
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// To announce a move.
    Announce,
    /// To press the clock after this one.
    Press(Move),
    /// To repeat this one of the opponent's.
    Repeat(Move),
}

impl TournamentMoves {
    pub(super) const fn new(opponent: BookOpponent, left: usize, position: Position) -> Self {
        let made = Vec::new();
        Self { opponent, left, stage: Stage::Announce, position, made, missed: false }
    }

    /// The position in which the next move is named.
    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    /// The last moves that were made in it.
    pub(super) fn made(&self) -> &[Made] {
        &self.made
    }

    /// What has to be done next.
    pub(super) fn question(&self, narrator: &Narrator) -> Vec<Span> {
        let say = |id: &str, values: &[_]| narrator.talk.sentence(id, values);
        match self.stage {
            Stage::Announce => say("ask-first-moves", &[("moves", self.left.into())]),
            Stage::Press(_) => say("press-it", &[]),
            Stage::Repeat(reply) => {
                let told = answered(&self.position, reply, narrator);
                let apart = narrator.talk.span(" ");
                told.into_iter().chain([apart]).chain(say("repeat-it", &[])).collect()
            }
        }
    }

    /// A move is announced or repeated.
    pub(super) fn names(&mut self, mv: Move, narrator: &Narrator) -> Judgement {
        match self.stage {
            Stage::Announce => {
                self.stage = Stage::Press(mv);
                let announced = vec![narrator.announcement(&self.position, mv)];
                let opponent = [("color", narrator.color(!self.position.turn()))];
                let repeated = narrator.talk.sentence("repeated-by-opponent", &opponent);
                (vec![announced, repeated, self.question(narrator)], None)
            }
            Stage::Press(_) => self.is_wrong(self.question(narrator)),
            Stage::Repeat(reply) if reply == mv => {
                self.made.push(made(self.position.clone(), mv));
                self.position.play_unchecked(mv);
                (self.stage, self.left) = (Stage::Announce, self.left.saturating_sub(1));
                if self.left == 0 || self.position.is_game_over() {
                    return self.finishes(narrator);
                }
                (vec![self.question(narrator)], None)
            }
            Stage::Repeat(reply) => {
                let values = [("move", vec![narrator.announcement(&self.position, reply)].into())];
                self.is_wrong(narrator.talk.sentence("repeat-differs", &values))
            }
        }
    }

    /// The clock is pressed.
    pub(super) fn presses(&mut self, narrator: &Narrator) -> Judgement {
        let Stage::Press(mv) = self.stage else { return self.is_wrong(self.question(narrator)) };
        self.made = vec![made(self.position.clone(), mv)];
        self.position.play_unchecked(mv);
        let Some(reply) = self.opponent.answers(&self.position) else {
            return self.finishes(narrator);
        };
        self.stage = Stage::Repeat(reply);
        (vec![self.question(narrator)], None)
    }

    /// Takes an announcement back that was not pressed; whether there was one.
    pub(super) fn takes_back(&mut self) -> bool {
        let is_announced = matches!(self.stage, Stage::Press(_));
        if is_announced {
            self.stage = Stage::Announce;
        }
        is_announced
    }

    fn is_wrong(&mut self, told: Vec<Span>) -> Judgement {
        self.missed = true;
        (vec![told], None)
    }

    fn finishes(&self, narrator: &Narrator) -> Judgement {
        let right = vec![narrator.talk.sentence("lesson-right", &[])];
        let lines: Lines = if self.missed { Vec::new() } else { right };
        (lines, Some(if self.missed { Grade::Wrong } else { Grade::Right }))
    }
}
