//! How strong to play: the ladder of levels.
//!
//! A weak level sees less, looks less far ahead and is less particular about what it sees; a strong
//! one sees everything and thinks longer. No level reads a clock.

use std::fmt;

use shakmaty::{Board, Chess, Move, Position};

use super::chance::Chance;
use super::habits::habit;
use super::search::{self, Aim};
use super::sight::Blindness;
use super::variants;
use super::{ChessProblem, Limits, Pace, Problem, Score, Scored, Stop};

/// A strength from 1 (near random) to 20 (all it can).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const MIN: Self = Self(1);
    /// The strongest.
    pub const MAX: Self = Self(20);

    /// The level of a number from 1 to 20.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (Self::MIN.0..=Self::MAX.0).contains(&number).then_some(Self(number))
    }

    /// Its number, from 1 to 20.
    #[must_use]
    pub fn get(self) -> u8 {
        self.0
    }

    fn effort(self) -> Effort {
        LADDER[usize::from(self.0) - 1]
    }

    /// The strongest takes all the time that a clock gives.
    fn allowed(self, nodes: u64, pace: Pace) -> u64 {
        if self == Self::MAX && pace == Pace::Clock { u64::MAX } else { nodes }
    }
}

impl Default for Level {
    fn default() -> Self {
        Self(5)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How a level comes to its move.
#[derive(Clone, Copy, Debug)]
enum Effort {
    /// It looks a little ahead, overlooks things, and chooses by chance among what seems good.
    Glimpse(Glimpse),
    /// It looks at everything, with so many nodes.
    Whole { nodes: u64 },
}

#[derive(Clone, Copy, Debug)]
struct Glimpse {
    /// Percent of what can be overlooked; see `sight`.
    blindness: u8,
    /// Half-moves looked ahead beyond the move itself, before only captures are followed.
    depth: u8,
    /// Nodes at most.
    nodes: u64,
    /// A move that seems so many centipawns worse than the best is played half as often.
    half: i32,
}

const fn glimpse(blindness: u8, depth: u8, nodes: u64, half: i32) -> Effort {
    Effort::Glimpse(Glimpse { blindness, depth, nodes, half })
}

/// One rung per level: never blinder, and never with less effort, than the rung below.
const LADDER: [Effort; 20] = [
    glimpse(100, 0, 2_000, 250),
    glimpse(93, 0, 2_000, 210),
    glimpse(86, 0, 2_000, 170),
    glimpse(80, 0, 2_000, 124),
    glimpse(80, 1, 6_000, 116),
    glimpse(73, 1, 6_000, 96),
    glimpse(66, 1, 6_000, 81),
    glimpse(56, 1, 6_000, 62),
    glimpse(44, 1, 6_000, 45),
    glimpse(37, 2, 15_000, 40),
    glimpse(27, 2, 15_000, 29),
    glimpse(16, 2, 15_000, 20),
    glimpse(13, 3, 20_000, 17),
    glimpse(6, 3, 20_000, 10),
    Effort::Whole { nodes: 3_000 },
    Effort::Whole { nodes: 7_000 },
    Effort::Whole { nodes: 20_000 },
    Effort::Whole { nodes: 65_000 },
    Effort::Whole { nodes: 200_000 },
    Effort::Whole { nodes: 700_000 },
];

/// The first level that always plays a mate in one.
const SEES_MATE: Level = Level(5);
/// Pieces on the board that are few.
const FEW: usize = 4;
/// Whoever is less particular than this half-life goes the more by habit.
const HABIT: i32 = 40;
/// Half-lives after which a move is not played any more.
const HALVINGS: i32 = 5;

/// Chooses a move; see [`choose`](super::choose).
pub(super) fn choose(
    problem: &ChessProblem<'_>,
    level: Level,
    seed: u64,
    pace: Pace,
    stop: &Stop,
) -> Option<Move> {
    let legal = problem.position.legal_moves();
    if legal.len() < 2 {
        return legal.first().copied();
    }
    match level.effort() {
        Effort::Whole { nodes } => {
            let limits = Limits { nodes: level.allowed(nodes, pace), depth: u8::MAX };
            let analysis = search::search(problem, limits, Aim::Best, stop);
            analysis.moves.first().map(|scored| scored.mv)
        }
        Effort::Glimpse(glimpse) => {
            let mate = legal.into_iter().find(|mv| mates(problem.position, *mv));
            match mate.filter(|_| level >= SEES_MATE) {
                Some(mv) => Some(mv),
                None => glimpse.among(problem.position.board()).choose(problem, seed, stop),
            }
        }
    }
}

/// Chooses a move by other rules than those of chess, where nothing is overlooked by habit.
pub(super) fn choose_in_variant(
    problem: &Problem,
    level: Level,
    seed: u64,
    pace: Pace,
    stop: &Stop,
) -> Option<Move> {
    let (limits, half) = match level.effort() {
        Effort::Whole { nodes } => {
            (Limits { nodes: level.allowed(nodes, pace), depth: u8::MAX }, 1)
        }
        Effort::Glimpse(Glimpse { depth, nodes, half, .. }) => {
            (Limits { nodes, depth: depth + 1 }, half)
        }
    };
    let moves = variants::search(problem, limits, stop).moves;
    let moves: Vec<_> = moves.iter().map(|scored| (scored.mv, worth(scored.score))).collect();
    any_of_the_good(&moves, half, &mut Chance::new(seed))
}

impl Glimpse {
    /// Among few pieces there is little to overlook and little to think of.
    fn among(self, board: &Board) -> Self {
        if board.occupied().count() > FEW {
            return self;
        }
        let (blindness, half) = (self.blindness / 8, (self.half / 8).max(1));
        Self { blindness, depth: self.depth + 2, half, ..self }
    }

    fn choose(self, problem: &ChessProblem<'_>, seed: u64, stop: &Stop) -> Option<Move> {
        let sight = Blindness::new(problem, self.blindness, seed);
        let limits = Limits { nodes: self.nodes, depth: self.depth + 1 };
        let aim = Aim::Seen { sight, margin: HALVINGS * self.half };
        let moves = search::search(problem, limits, aim, stop).moves;
        let habit = |mv| habit(problem.position, mv) * self.half.max(HABIT) / HABIT;
        let liked = |scored: &Scored| worth(scored.score) + habit(scored.mv);
        let moves: Vec<_> = moves.iter().map(|scored| (scored.mv, liked(scored))).collect();
        any_of_the_good(&moves, self.half, &mut sight.chance())
    }
}

fn mates(position: &Chess, mv: Move) -> bool {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next.is_checkmate()
}

/// One of the moves: the better it is liked, the likelier.
fn any_of_the_good(moves: &[(Move, i32)], half: i32, chance: &mut Chance) -> Option<Move> {
    let best = moves.iter().map(|&(_, liked)| liked).max()?;
    let weight = |&(_, liked): &(Move, i32)| weight(best - liked, half);
    let mut left = chance.bits() % moves.iter().map(weight).sum::<u64>();
    let mut chosen = moves.iter().skip_while(|it| {
        let passed = left >= weight(it);
        left -= if passed { weight(it) } else { 0 };
        passed
    });
    chosen.next().map(|&(mv, _)| mv)
}

/// One for the best move, in units of 2^20, halved every `half` centipawns below it.
fn weight(below: i32, half: i32) -> u64 {
    let (halvings, rest) = (below / half, below % half);
    if halvings >= HALVINGS {
        return 0;
    }
    let whole = 1 << 20 >> halvings;
    whole - whole / 2 * u64::from(rest.unsigned_abs()) / u64::from(half.unsigned_abs())
}

/// A mate is worth more than anything, and a sooner one more than a later one.
fn worth(score: Score) -> i32 {
    const MATE: i32 = 20_000;
    match score {
        Score::Centipawns(centipawns) => centipawns,
        Score::Mate(moves) if moves > 0 => MATE - 100 * moves,
        Score::Mate(moves) => -MATE - 100 * moves,
    }
}

#[cfg(test)]
mod tests {
    use super::{Effort, HALVINGS, LADDER, Level, Pace, weight};

    /// Nodes that a debug build visits in a second on a slow machine.
    const SECOND: u64 = 20_000;

    #[test]
    fn each_rung_is_less_blind_or_thinks_more() {
        for pair in LADDER.windows(2) {
            match [pair[0], pair[1]] {
                [Effort::Glimpse(lower), Effort::Glimpse(upper)] => {
                    assert!(upper.blindness <= lower.blindness && upper.half < lower.half);
                    assert!(upper.depth >= lower.depth && upper.nodes >= lower.nodes);
                    assert!(upper.nodes <= SECOND);
                }
                [Effort::Whole { nodes: lower }, Effort::Whole { nodes: upper }] => {
                    assert!(upper > lower);
                }
                [_, upper] => assert!(matches!(upper, Effort::Whole { .. })),
            }
        }
    }

    #[test]
    fn only_the_strongest_uses_up_a_clock() {
        let allowed = |number| Level(number).allowed(7, Pace::Clock);
        assert_eq!([1, 19, 20].map(allowed), [7, 7, u64::MAX]);
        assert_eq!(Level::MAX.allowed(7, Pace::Own), 7);
    }

    #[test]
    fn a_move_a_half_life_worse_is_half_as_likely() {
        for half in [1, 7, 200] {
            assert_eq!(weight(0, half), 2 * weight(half, half));
            assert_eq!(weight(half, half), 2 * weight(2 * half, half));
            assert_eq!(weight(HALVINGS * half, half), 0);
        }
        assert!((0..500).map(|below| weight(below, 100)).is_sorted_by(|a, b| a > b));
    }
}
