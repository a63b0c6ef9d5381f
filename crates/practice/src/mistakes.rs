//! The mistakes of a game: what a move has cost, what that is called, and how well a side has played.
//!
//! What a position is worth is found by an engine, which [`plan`] tells what to search. Everything here
//! goes by the chance of winning, as lichess reckons it, never by centipawns alone.

pub mod accuracy;
pub mod course;
pub mod plan;
#[cfg(test)]
mod tests;

use std::fmt::Write as _;
use std::time::Duration;

use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Move, Position as _, Role};
use touchmove_position::Position;

use crate::verdict::chance;

pub use plan::{Plan, PlannedSearch};

/// The chance from which on a side has won, and its opponent has not a tenth.
const WON: f64 = 90.0;
/// How much less than the best a move may be worth that is as good, in points of the chance.
const AS_GOOD: f64 = 4.0;
/// Centipawns from which on a lost mate, or one that is allowed, is a smaller mistake.
const AHEAD: i32 = 700;
const FAR_AHEAD: i32 = 999;
/// Whoever has less than this is short of time, and whoever has less than a tenth of the most.
const SHORT: Duration = Duration::from_secs(30);

/// What a position is worth for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// So many hundredths of a pawn.
    Centipawns(i32),
    /// It mates in so many moves; with zero or less it is mated.
    Mate(i32),
}

/// A line of moves, and what it is worth for the side that makes the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is worth.
    pub score: Score,
    /// Its moves, one at least.
    pub moves: Vec<Move>,
}

impl Line {
    /// As a text: what it is worth, and its moves.
    #[must_use]
    pub fn written(&self) -> String {
        let mut text = match self.score {
            Score::Centipawns(ahead) => format!("cp {ahead}"),
            Score::Mate(moves) => format!("mate {moves}"),
        };
        for mv in &self.moves {
            let _ = write!(text, " {}", mv.to_uci(CastlingMode::Chess960));
        }
        text
    }

    /// Reads what was written; `None` where that is no line from this position.
    #[must_use]
    pub fn read(start: &Position, text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let (kind, number) = (words.next()?, words.next()?.parse().ok()?);
        let score = match kind {
            "cp" => Score::Centipawns(number),
            "mate" => Score::Mate(number),
            _ => return None,
        };
        let (mut position, mut moves) = (start.clone(), Vec::new());
        for word in words {
            let mv = word.parse::<UciMove>().ok()?.to_move(&position).ok()?;
            position.play_unchecked(mv);
            moves.push(mv);
        }
        (!moves.is_empty()).then_some(Self { score, moves })
    }
}

/// What a move is called that is worse than the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Label {
    /// Five points of the chance at least.
    Inaccuracy,
    /// Ten.
    Mistake,
    /// Fifteen.
    Blunder,
}

/// A move that was worse than the best, and both, as one search has compared them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// How many moves of the game were made before it.
    pub ply: usize,
    /// What it is called.
    pub label: Label,
    /// The best move, and what follows.
    pub best: Line,
    /// The move of the game, and what refutes it.
    pub played: Line,
}

/// Which part of a game a position belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePhase {
    /// Nearly all pieces are there.
    Opening,
    /// Ten pieces besides kings and pawns at most.
    Middlegame,
    /// Six at most.
    Endgame,
}

impl Score {
    /// The chance of winning, from 0 to 100; a mate is ten pawns ahead.
    #[must_use]
    pub fn chance(self) -> f64 {
        chance(match self {
            Self::Centipawns(ahead) => ahead,
            Self::Mate(moves) if moves > 0 => 1000,
            Self::Mate(_) => -1000,
        })
    }

    /// The same for the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Centipawns(ahead) => Self::Centipawns(ahead.saturating_neg()),
            Self::Mate(0) => Self::Mate(1),
            Self::Mate(moves) => Self::Mate(moves.saturating_neg()),
        }
    }

    const fn mates(self) -> bool {
        matches!(self, Self::Mate(1..))
    }

    const fn is_mated(self) -> bool {
        matches!(self, Self::Mate(..=0))
    }
}

impl Label {
    /// All of them, the smallest first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// What a move is called, by what the best one and it are worth; `None` where it is good enough, or
    /// nothing was at stake: a side had won before and after.
    #[must_use]
    pub fn of(best: Score, played: Score) -> Option<Self> {
        if is_decided(best, played) || best.mates() && played.mates() || best.is_mated() {
            return None;
        }
        match (best, played) {
            (Score::Mate(_), Score::Centipawns(left)) => Some(by_mate(left)),
            (Score::Centipawns(had), Score::Mate(..=0)) => Some(by_mate(had.saturating_neg())),
            (Score::Mate(_), Score::Mate(_)) => Some(Self::Blunder),
            (Score::Centipawns(_), _) => Self::by_points(best.chance() - played.chance()),
        }
    }

    fn by_points(lost: f64) -> Option<Self> {
        match lost {
            15.0.. => Some(Self::Blunder),
            10.0.. => Some(Self::Mistake),
            5.0.. => Some(Self::Inaccuracy),
            _ => None,
        }
    }

    /// Its number in the PGN standard.
    #[must_use]
    pub const fn annotation(self) -> u8 {
        match self {
            Self::Inaccuracy => 6,
            Self::Mistake => 2,
            Self::Blunder => 4,
        }
    }
}

/// Whether a side has won before and after.
fn is_decided(best: Score, played: Score) -> bool {
    let (before, after) = (best.chance(), played.chance());
    before.min(after) >= WON || before.max(after) <= 100.0 - WON
}

/// What it is called that a mate was lost or allowed, by how far ahead the better side is without it.
const fn by_mate(ahead: i32) -> Label {
    if ahead > FAR_AHEAD {
        Label::Inaccuracy
    } else if ahead > AHEAD {
        Label::Mistake
    } else {
        Label::Blunder
    }
}

impl Mistake {
    /// The chances of who has made it, before and after.
    #[must_use]
    pub fn chances(&self) -> (f64, f64) {
        (self.best.score.chance(), self.played.score.chance())
    }
}

/// Whether an answer is as good as the best move: hardly any chance is lost by it.
#[must_use]
pub fn is_as_good(best: Score, answer: Score) -> bool {
    best.chance() - answer.chance() <= AS_GOOD
}

/// Whether a player is short of time who has this left, and once had so much.
#[must_use]
pub fn is_short(left: Duration, most: Duration) -> bool {
    left < SHORT.max(most / 10)
}

impl GamePhase {
    /// The part of the game by what is on the board. An opening is over, too, where the pieces of a side
    /// have left its back rank.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let board = position.board();
        let pieces = board.occupied() & !board.by_role(Role::Pawn) & !board.kings();
        let has_left = |color: shakmaty::Color| {
            let rank = color.fold_wb(shakmaty::Rank::First, shakmaty::Rank::Eighth);
            (board.by_color(color) & shakmaty::Bitboard::from_rank(rank)).count() < 4
        };
        match pieces.count() {
            ..=6 => Self::Endgame,
            7..=10 => Self::Middlegame,
            _ if shakmaty::Color::ALL.into_iter().any(has_left) => Self::Middlegame,
            _ => Self::Opening,
        }
    }
}
