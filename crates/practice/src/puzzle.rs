//! Puzzles: a position, the opponent's move that led to it, and the line that solves it.

pub mod ladder;

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Color, Move, Position as _};
use touchmove_position::Position;

use crate::reason::{self, Clue, Idea, LaterClue, LineReason, PlainClue};

/// The rating of somebody who has not solved any.
pub const UNRATED: u16 = 1000;

/// How many puzzles go by until a rating settles down.
const SETTLED: usize = 30;

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// How hard it is, as Elo reckons.
    pub rating: u16,
    /// The opponent's last move, and the position before it, where it is known.
    came: Option<(Position, Move)>,
    /// The position to be solved.
    start: Position,
    /// What solves it, the opponent's answers between; it ends with a move of the solver.
    line: Vec<Move>,
    /// Which of the solver's moves lead to zugzwang, by their numbers from 1, as far as that is known.
    zugzwang: Vec<usize>,
}

/// Why a puzzle is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// This is no position from which a game can go on.
    Position,
    /// The move of this number, from 1, cannot be played.
    Move(usize),
    /// The solver's last move is missing, or every move is.
    Short,
}

impl Puzzle {
    /// Reads a puzzle: the position before the opponent's last move, and all moves from that on in
    /// UCI, with spaces between.
    ///
    /// # Errors
    ///
    /// Why it is none.
    pub fn read(fen: &str, moves: &str, rating: u16) -> Result<Self, Fault> {
        let fen: Fen = fen.parse().map_err(|_| Fault::Position)?;
        let before: Position = Position::from_setup(fen.into_setup(), CastlingMode::Standard)
            .map_err(|_| Fault::Position)?;
        let mut position = before.clone();
        let mut line = Vec::new();
        for (text, number) in moves.split_whitespace().zip(1..) {
            let uci: UciMove = text.parse().map_err(|_| Fault::Move(number))?;
            let mv = uci.to_move(&position).map_err(|_| Fault::Move(number))?;
            position.play_unchecked(mv);
            line.push(mv);
        }
        if line.is_empty() || line.len() % 2 == 1 {
            return Err(Fault::Short);
        }
        let came = (before.clone(), line.remove(0));
        let mut start = before;
        start.play_unchecked(came.1);
        Ok(Self { rating, came: Some(came), start, line, zugzwang: Vec::new() })
    }

    /// A puzzle of which only the position is known, and the moves that solve it. An answer to the last
    /// of the solver's is left out.
    ///
    /// # Errors
    ///
    /// That there is no move.
    pub fn new(start: Position, line: Vec<Move>) -> Result<Self, Fault> {
        Self::of_game(start, None, line)
    }

    /// The same, with the opponent's last move and the position before it, where it is known.
    ///
    /// # Errors
    ///
    /// That there is no move.
    pub fn of_game(
        start: Position,
        came: Option<(Position, Move)>,
        mut line: Vec<Move>,
    ) -> Result<Self, Fault> {
        if line.len().is_multiple_of(2) {
            line.pop();
        }
        if line.is_empty() {
            return Err(Fault::Short);
        }
        Ok(Self { rating: UNRATED, came, start, line, zugzwang: Vec::new() })
    }

    /// The same, of which somebody has found out which of the solver's moves lead to zugzwang: their
    /// numbers, from 1.
    #[must_use]
    pub fn with_zugzwang(self, zugzwang: Vec<usize>) -> Self {
        Self { zugzwang, ..self }
    }

    /// The opponent's last move, and the position before it, where it is known.
    #[must_use]
    pub const fn came(&self) -> Option<&(Position, Move)> {
        self.came.as_ref()
    }

    /// The position to be solved.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// All moves but the last, from the opponent's on, where it is known; each with the position before
    /// it.
    #[must_use]
    pub fn way(&self) -> Vec<(Position, Move)> {
        let mut position = self.start.clone();
        let before = |mv: &Move| {
            let before = position.clone();
            position.play_unchecked(*mv);
            (before, *mv)
        };
        let own = self.line.split_last().map(|(_, way)| way).unwrap_or_default();
        self.came.iter().cloned().chain(own.iter().map(before)).collect()
    }

    /// What solves it, the opponent's answers between.
    #[must_use]
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// Who solves it.
    #[must_use]
    pub fn solver(&self) -> Color {
        self.start.turn()
    }

    /// Why the line is good, each reason with the first position in which it shows; where it has none, what
    /// its last move wins beyond it.
    #[must_use]
    pub fn reasons(&self) -> Vec<(LineReason, Position)> {
        let seen = reason::seen(&self.start, self.came(), &self.line);
        if seen.is_empty() {
            return reason::beyond(&self.start, &self.line).into_iter().collect();
        }
        seen
    }

    /// What may be told before the solver's next move, after so many moves of the line: what is true of
    /// that move, and what comes later.
    #[must_use]
    pub fn clue(&self, at: usize) -> Option<(Clue, Option<LaterClue>)> {
        let mut here = self.start.clone();
        let mut came = self.came.clone();
        for &mv in self.line.get(..at)? {
            came = Some((here.clone(), mv));
            here.play_unchecked(mv);
        }
        let zugzwang = self.zugzwang.contains(&(at / 2 + 1));
        reason::clue(&here, came.as_ref(), self.line.get(at..)?, zugzwang)
    }

    /// What the solver's moves are for, each with the position before it.
    #[must_use]
    pub fn ideas(&self) -> Vec<(Idea, Position)> {
        reason::ideas(&self.start, self.came(), &self.line, &self.zugzwang)
    }

    /// What can be said of the line where it has neither a reason nor an idea.
    #[must_use]
    pub fn plain(&self) -> Option<PlainClue> {
        reason::plain(&self.start, &self.line)
    }

    /// With which of the solver's moves a pawn promotes, from 1.
    #[must_use]
    pub fn promotes(&self) -> Option<usize> {
        reason::promotes(&self.line)
    }
}

/// The rating after these first tries, in their order: the rating of each puzzle, and whether it was
/// solved. Elo's formula, with steps of 32 at most while it settles down, and of 16 later.
#[must_use]
pub fn rating(tries: impl IntoIterator<Item = (u16, bool)>) -> u16 {
    ratings(tries).last().unwrap_or(UNRATED)
}

/// The rating after each of these tries.
pub fn ratings(tries: impl IntoIterator<Item = (u16, bool)>) -> impl Iterator<Item = u16> {
    let mut rating = f64::from(UNRATED);
    tries.into_iter().enumerate().map(move |(number, (other, solved))| {
        let step = if number < SETTLED { 32.0 } else { 16.0 };
        let expected = 1.0 / (1.0 + 10_f64.powf((f64::from(other) - rating) / 400.0));
        rating += step * (f64::from(u8::from(solved)) - expected);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it is within the range"
        )]
        let whole = rating.round().clamp(0.0, f64::from(u16::MAX)) as u16;
        whole
    })
}

#[cfg(test)]
mod tests {
    use shakmaty::Square;

    use super::*;

    #[test]
    fn the_opponents_last_move_comes_first() {
        let read = |moves| Puzzle::read("8/8/8/8/3p4/3k1P2/1K6/8 w - - 0 62", moves, 1529);
        let puzzle = read("b2c1 d3e2 c1c2 d4d3").unwrap();
        assert_eq!(puzzle.solver(), Color::Black);
        assert_eq!((puzzle.came().unwrap().1.to(), puzzle.line().len()), (Square::C1, 3));
        assert_eq!(read("b2c1 d3e2 c1c2"), Err(Fault::Short));
        assert_eq!(read("b2c1"), Err(Fault::Short));
        assert_eq!(read("b2c1 d3e2 c1e4 d4d3"), Err(Fault::Move(3)));
        assert_eq!(read("b2c1 mate"), Err(Fault::Move(2)));
        assert_eq!(Puzzle::read("8/8 w", "b2c1 d3e2", 1529), Err(Fault::Position));
    }

    #[test]
    fn who_solves_what_is_as_hard_gains_half_a_step() {
        assert_eq!(rating([]), 1000);
        assert_eq!(rating([(1000, true)]), 1016);
        assert_eq!(rating([(1000, false)]), 984);
        let settled = rating(vec![(1000, true); 30]);
        let next = rating([vec![(1000, true); 30], vec![(settled, true)]].concat());
        assert_eq!(next - settled, 8);
    }
}
