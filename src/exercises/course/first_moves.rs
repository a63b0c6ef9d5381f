//! The first moves of a game against the built-in opponent, and what has come of them.

use shakmaty::{Color, Move, Position as _, Role, Square};

use crate::book::Book;
use crate::exercises::made;
use crate::exercises::playing_out::{Judgement, answered};
use crate::laws::{Made, Position};
use crate::opponent::Problem;
use crate::opponent::builtin::{self, Level, Pace, Stop};
use crate::practice::cards::Grade;
use crate::voices::{Lines, Narrator, Span};

/// Where the knights and bishops of White begin.
const MINOR: [Square; 4] = [Square::B1, Square::C1, Square::F1, Square::G1];

/// The built-in opponent, who plays by the opening book as long as that knows anything.
#[derive(Debug)]
pub(super) struct BookOpponent {
    pub(super) level: Level,
    /// By which it plays otherwise than the last time.
    pub(super) seed: u64,
}

impl BookOpponent {
    /// Its move; nothing where there is none.
    pub(super) fn answers(&self, position: &Position) -> Option<Move> {
        let problem = Problem::new(position.clone());
        let chosen = || builtin::choose(&problem, self.level, self.seed, Pace::Own, &Stop::new());
        Book::built_in().pick(position, self.seed).or_else(chosen)
    }
}

/// How far the first moves of a game have come.
#[derive(Debug)]
pub(super) struct FirstMoves {
    opponent: BookOpponent,
    /// How many moves the player makes.
    wanted: usize,
    /// His moves, each with the position before it.
    moves: Vec<(Position, Move)>,
    position: Position,
    /// His last move, and the answer to it.
    made: Vec<Made>,
}

impl FirstMoves {
    pub(super) fn new(opponent: BookOpponent, wanted: usize, position: Position) -> Self {
        Self { opponent, wanted, moves: Vec::new(), position, made: Vec::new() }
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    /// The last moves that were made in it.
    pub(super) fn made(&self) -> &[Made] {
        &self.made
    }

    pub(super) fn question(&self, narrator: &Narrator) -> Vec<Span> {
        let values = [("moves", self.wanted.saturating_sub(self.moves.len()).into())];
        narrator.talk.sentence("ask-first-moves", &values)
    }

    /// Makes a move and answers it.
    pub(super) fn plays(&mut self, mv: Move, narrator: &Narrator) -> Judgement {
        self.moves.push((self.position.clone(), mv));
        self.made = vec![made(self.position.clone(), mv)];
        self.position.play_unchecked(mv);
        let is_over = self.moves.len() >= self.wanted || self.position.is_game_over();
        let reply = if is_over { None } else { self.opponent.answers(&self.position) };
        let Some(reply) = reply else {
            return (self.recap(narrator), Some(Grade::Right));
        };
        let told = answered(&self.position, reply, narrator);
        self.made.push(made(self.position.clone(), reply));
        self.position.play_unchecked(reply);
        if !self.position.is_game_over() {
            return (vec![told], None);
        }
        ([told].into_iter().chain(self.recap(narrator)).collect(), Some(Grade::Wrong))
    }

    /// Takes the player's last move back, with the answer to it; whether there was one.
    pub(super) fn takes_back(&mut self) -> bool {
        let Some((position, _)) = self.moves.pop() else { return false };
        (self.position, self.made) = (position, Vec::new());
        true
    }

    /// What was developed, whether the king has castled, and what was moved more than once.
    fn recap(&self, narrator: &Narrator) -> Lines {
        let say = |id: &str, values: &[_]| narrator.talk.sentence(id, values);
        let castled = self.moves.iter().any(|(_, mv)| mv.is_castle());
        let mut lines = vec![
            say("opening-developed", &[("count", self.developed().into())]),
            say("opening-castled", &[("castled", if castled { "yes" } else { "no" }.into())]),
        ];
        let again = self.moved_again();
        if !again.is_empty() {
            let pieces = again.into_iter().map(|role| narrator.role(role).spans()).collect();
            lines.push(say("opening-again", &[("pieces", narrator.join_all(pieces))]));
        }
        lines
    }

    /// How many knights and bishops have left the squares on which they began.
    fn developed(&self) -> usize {
        let begins = |mv: &Move, color: Color| {
            let home = MINOR.map(|square| color.fold_wb(square, square.flip_vertical()));
            let is_minor = matches!(mv.role(), Role::Knight | Role::Bishop);
            mv.from().is_some_and(|from| is_minor && home.contains(&from))
        };
        let mut left: Vec<Square> = self
            .moves
            .iter()
            .filter(|(before, mv)| begins(mv, before.turn()))
            .filter_map(|(_, mv)| mv.from())
            .collect();
        left.sort_unstable();
        left.dedup();
        left.len()
    }

    /// The pieces that were moved more than once, each once; no pawns.
    fn moved_again(&self) -> Vec<Role> {
        // Where each piece is now, and how often it has moved.
        let mut pieces: Vec<(Square, Role, usize)> = Vec::new();
        for (_, mv) in self.moves.iter().filter(|(_, mv)| !mv.is_castle()) {
            let Some(from) = mv.from() else { continue };
            // Whatever stood there has been captured.
            pieces.retain(|(square, ..)| *square != mv.to());
            match pieces.iter_mut().find(|(square, role, _)| *square == from && *role == mv.role())
            {
                Some((square, _, times)) => (*square, *times) = (mv.to(), *times + 1),
                None => pieces.push((mv.to(), mv.role(), 1)),
            }
        }
        let again = |&(_, role, times): &_| (times > 1 && role != Role::Pawn).then_some(role);
        pieces.iter().filter_map(again).collect()
    }
}
