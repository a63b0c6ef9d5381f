//! What is searched to find the mistakes of a game, one search after the other.
//!
//! First every position, quickly and from the first to the last; the first mistake is looked at as soon as it
//! is seen, for the player waits. Then the other moves after which the chance fell far, with care: the best move, and the best and the played one side by
//! side in ONE search, because the values of two searches differ by more than an inaccuracy. While the
//! player thinks about those, every position once more, thoroughly, and with care what is suspect then:
//! a quick look finds the gross mistakes soon, and misses the subtle ones.

use std::collections::VecDeque;

use shakmaty::{Color, Move, Position as _};
use touchmove_position::Position;

use super::accuracy;
use super::{Label, Line, Mistake, Score, is_decided};

/// Positions visited for each position of the game in the first sweep and in the second.
pub const QUICK: u64 = 40_000;
/// See [`QUICK`].
pub const THOROUGH: u64 = 200_000;
/// Positions visited for the best move, and to compare it with the one that was played.
const CAREFUL: u64 = 1_000_000;
const COMPARED: u64 = 1_000_000;
/// Points of the chance from which on a move is looked at with care, after each of the two sweeps.
const GROSS: f64 = 10.0;
const SLIGHT: f64 = 5.0;
/// A lost chance is what a side lets go by that was given at least so much.
const GIVEN: f64 = 10.0;

/// What is to be searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedSearch {
    /// How many moves of the game were made before the position.
    pub ply: usize,
    /// The position.
    pub position: Position,
    /// How many positions are visited.
    pub nodes: u64,
    /// The first moves to choose from, each with a line of its own; all with one line, if none is named.
    pub only: Vec<Move>,
}

/// A search of every position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sweep {
    Quick,
    Thorough,
}

/// A game and how far it has been searched.
#[derive(Clone, Debug)]
pub struct Plan {
    positions: Vec<Position>,
    moves: Vec<Move>,
    known: Vec<bool>,
    /// What each position is worth for the side to move: one more than there are moves.
    scores: Vec<Option<Score>>,
    sweep: Sweep,
    /// How many positions from the first one on are still to be searched in this sweep.
    left: usize,
    /// The moves that are to be looked at with care, once the sweep is over.
    suspects: VecDeque<usize>,
    /// Whether a move has been looked at with care.
    compared: Vec<bool>,
    /// The best move at the first of them, once it is known.
    best: Option<Line>,
    /// Whose mistakes are found first; those of both sides in the order of the game, if none is named.
    side: Option<Color>,
    mistakes: Vec<Mistake>,
    /// Nothing more can be found.
    ended: bool,
}

impl Plan {
    /// A game from its first position. `is_known`: whether a move that leads to this position is known
    /// from books and is no mistake. `side`: whose mistakes come first.
    #[must_use]
    pub fn new(
        start: &Position,
        moves: &[Move],
        side: Option<Color>,
        is_known: impl Fn(&Position) -> bool,
    ) -> Self {
        let mut positions = vec![start.clone()];
        for mv in moves {
            let mut next = positions[positions.len() - 1].clone();
            next.play_unchecked(*mv);
            positions.push(next);
        }
        let scores: Vec<_> = positions.iter().map(over).collect();
        let known = positions.iter().skip(1).map(is_known).collect();
        let mut plan = Self {
            positions,
            moves: moves.to_vec(),
            known,
            sweep: Sweep::Quick,
            left: scores.len(),
            suspects: VecDeque::new(),
            compared: vec![false; moves.len()],
            scores,
            best: None,
            side,
            mistakes: Vec::new(),
            ended: false,
        };
        plan.advance();
        plan
    }

    /// One mistake that is known, as the only move of a game: nothing is searched.
    #[must_use]
    pub fn known(start: &Position, mistake: Mistake) -> Self {
        let mut plan = Self::new(start, &mistake.played.moves[..1], None, |_| true);
        plan.mistakes = vec![Mistake { ply: 0, ..mistake }];
        plan.ended = true;
        plan
    }

    /// What is to be searched next; nothing once all mistakes are found.
    #[must_use]
    pub fn next(&self) -> Option<PlannedSearch> {
        if self.ended {
            return None;
        }
        let search = |ply: usize, nodes, only| {
            let position = self.positions[ply].clone();
            Some(PlannedSearch { ply, position, nodes, only })
        };
        let Some(ply) = self.suspects.front().copied() else {
            let nodes = match self.sweep {
                Sweep::Quick => QUICK,
                Sweep::Thorough => THOROUGH,
            };
            return search(self.place()?, nodes, Vec::new());
        };
        match &self.best {
            None => search(ply, CAREFUL, Vec::new()),
            Some(best) => search(ply, COMPARED, vec![best.moves[0], self.moves[ply]]),
        }
    }

    /// Takes what was found by the search that was [`Plan::next`], the best line first.
    pub fn found(&mut self, lines: &[Line]) {
        let Some(PlannedSearch { ply, only, .. }) = self.next() else { return };
        let Some(first) = lines.first() else {
            self.end();
            return;
        };
        if self.suspects.is_empty() {
            self.scores[ply] = Some(first.score);
            self.left -= 1;
            if let Some(mv) = ply.checked_sub(1) {
                self.looks_at_once(mv);
            }
        } else if only.is_empty() && first.moves[0] != self.moves[ply] {
            self.best = Some(first.clone());
        } else {
            self.compare(ply, lines);
            self.best = None;
            self.suspects.pop_front();
        }
        self.advance();
    }

    /// The position that comes next in this sweep: the first one looks from the beginning of the game, so that
    /// its first mistake is asked first.
    fn place(&self) -> Option<usize> {
        let last = self.left.checked_sub(1)?;
        Some(match self.sweep {
            Sweep::Quick => self.scores.len() - self.left,
            Sweep::Thorough => last,
        })
    }

    /// Until a mistake is found of the side that is asked first, a suspect move is looked at as soon as it
    /// is one: the player waits.
    fn looks_at_once(&mut self, ply: usize) {
        let is_asked = |ply: usize| self.side.is_none_or(|side| side == self.mover(ply));
        let is_found = self.mistakes.iter().any(|mistake| is_asked(mistake.ply));
        let is_quick = self.sweep == Sweep::Quick && ply < self.moves.len();
        if is_quick && !is_found && is_asked(ply) && self.is_suspect(ply) {
            self.suspects.push_back(ply);
        }
    }

    /// The best move and the played one have been compared; or they are the same, and no mistake.
    fn compare(&mut self, ply: usize, lines: &[Line]) {
        self.compared[ply] = true;
        let played = self.moves[ply];
        let line = |is: &dyn Fn(Move) -> bool| lines.iter().find(|line| is(line.moves[0])).cloned();
        // An engine that shows one line only has judged the played move by the position after it.
        let after = self.scores[ply + 1].map(Score::turned);
        let alone = after.map(|score| Line { score, moves: vec![played] });
        let pair = line(&|mv| mv != played).zip(line(&|mv| mv == played).or(alone));
        let Some((best, played)) = pair else { return };
        if let Some(label) = Label::of(best.score, played.score) {
            self.mistakes.push(Mistake { ply, label, best, played });
        }
    }

    /// Nothing more is searched: who has searched is not there any more.
    pub fn end(&mut self) {
        self.ended = true;
    }

    /// Passes over what needs no search. When a sweep is over, it is known which moves are suspect; when
    /// those have been looked at, the next sweep begins.
    fn advance(&mut self) {
        while self.suspects.is_empty() {
            while self.place().is_some_and(|place| !self.is_searched(place)) {
                self.left -= 1;
            }
            if self.left > 0 {
                return;
            }
            let suspects = (0..self.moves.len()).filter(|ply| self.is_suspect(*ply));
            let (first, then): (Vec<usize>, Vec<usize>) =
                suspects.partition(|ply| self.side.is_none_or(|side| side == self.mover(*ply)));
            self.suspects = first.into_iter().chain(then).collect();
            match self.sweep {
                Sweep::Quick if self.suspects.is_empty() => {
                    self.sweep = Sweep::Thorough;
                    self.left = self.scores.len();
                }
                Sweep::Quick | Sweep::Thorough => return,
            }
        }
    }

    /// Whether a position is searched in this sweep: the second leaves out what no move depends on whose
    /// worth is still open.
    fn is_searched(&self, ply: usize) -> bool {
        let is_open = |mv: usize| {
            let scores = self.around(mv);
            !self.compared[mv]
                && !self.known[mv]
                && scores.is_none_or(|(best, played)| !is_decided(best, played))
        };
        match self.sweep {
            Sweep::Quick => self.scores[ply].is_none(),
            Sweep::Thorough => {
                let moves = ply.saturating_sub(1)..self.moves.len().min(ply + 1);
                over(&self.positions[ply]).is_none() && moves.into_iter().any(is_open)
            }
        }
    }

    fn is_suspect(&self, ply: usize) -> bool {
        let Some((best, played)) = self.around(ply) else { return false };
        let is_forced = self.positions[ply].legal_moves().len() == 1;
        let least = match self.sweep {
            Sweep::Quick => GROSS,
            Sweep::Thorough => SLIGHT,
        };
        let fell = best.chance() - played.chance() >= least;
        let by_mate = best.mates() != played.mates() || best.is_mated() != played.is_mated();
        let is_new = !self.compared[ply] && !self.known[ply];
        (fell || by_mate) && is_new && !is_forced && !is_decided(best, played)
    }

    /// What the position before a move and the one after it are worth for the mover.
    fn around(&self, ply: usize) -> Option<(Score, Score)> {
        let [before, after] = [self.scores[ply], self.scores[ply + 1]];
        before.zip(after.map(Score::turned))
    }

    /// Who makes a move.
    #[must_use]
    pub fn mover(&self, ply: usize) -> Color {
        self.positions[ply].turn()
    }

    /// The position before a move of the game, and the move.
    #[must_use]
    pub fn at(&self, ply: usize) -> Option<(&Position, Move)> {
        self.moves.get(ply).map(|mv| (&self.positions[ply], *mv))
    }

    /// How many moves the game has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// All mistakes that were found, in the order in which they were.
    #[must_use]
    pub fn mistakes(&self) -> &[Mistake] {
        &self.mistakes
    }

    /// Whether every position is judged in this sweep, and what was found is looked at with care.
    #[must_use]
    pub fn checks(&self) -> bool {
        self.left == 0
    }

    /// Whether more mistakes of this side, or of both, can still be found.
    #[must_use]
    pub fn finds_more(&self, side: Option<Color>) -> bool {
        let of_side = |ply: &usize| side.is_none_or(|side| side == self.mover(*ply));
        let sweeps = self.sweep == Sweep::Quick || self.left > 0;
        !self.ended && (sweeps || self.suspects.iter().any(of_side))
    }

    /// How many positions of the game are judged in this sweep, and how many there are.
    #[must_use]
    pub fn judged(&self) -> (usize, usize) {
        (self.scores.len() - self.left, self.scores.len())
    }

    /// Whether the opponent has just given something away when this move was made.
    #[must_use]
    pub fn was_given(&self, ply: usize) -> bool {
        let Some(before) = ply.checked_sub(1).filter(|before| !self.known[*before]) else {
            return false;
        };
        match self.mistakes.iter().find(|mistake| mistake.ply == before) {
            Some(mistake) => mistake.label >= Label::Mistake,
            // It was looked at with care, and is none.
            None if self.compared[before] => false,
            None => self
                .around(before)
                .is_some_and(|(best, played)| best.chance() - played.chance() >= GIVEN),
        }
    }

    /// What each position is worth for the side to move; nothing before every one is judged.
    #[must_use]
    pub fn course(&self) -> Option<Vec<Score>> {
        self.scores.iter().copied().collect()
    }

    /// How well a side has played, from 0 to 100; nothing before every position is judged.
    #[must_use]
    pub fn accuracy(&self, side: Color) -> Option<f64> {
        let mut chances: Vec<f64> = self
            .course()?
            .into_iter()
            .zip(&self.positions)
            .map(|(score, position)| {
                let chance = score.chance();
                position.turn().fold_wb(chance, 100.0 - chance)
            })
            .collect();
        if self.positions[0] == Position::default() {
            chances[0] = accuracy::at_first();
        }
        accuracy::of_side(&chances, self.mover(0), side)
    }
}

/// What a position is worth in which the game is over.
fn over(position: &Position) -> Option<Score> {
    if position.is_checkmate() {
        return Some(Score::Mate(0));
    }
    position.is_game_over().then_some(Score::Centipawns(0))
}
