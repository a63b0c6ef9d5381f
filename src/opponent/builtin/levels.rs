//! How strong to play: the ladder of levels and the noise of its lower half.
//!
//! A weak level looks at every move for a moment and misjudges each by chance; a strong one thinks
//! longer and makes no mistakes on purpose. No level reads a clock.

use std::fmt;

use shakmaty::zobrist::Zobrist64;
use shakmaty::{EnPassantMode, Move, Position};

use super::search::{self, Aim};
use super::{Limits, Problem, Score, Scored, Stop};

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

/// How much work goes into a move.
#[derive(Clone, Copy, Debug)]
enum Effort {
    /// So many nodes for each legal move, then noise of this standard deviation in centipawns.
    Moves { nodes: u64, noise: i32 },
    /// So many nodes for the position as a whole, without noise.
    Whole { nodes: u64 },
}

/// One rung per level: never fewer nodes and never more noise than the rung below.
const LADDER: [Effort; 20] = [
    Effort::Moves { nodes: 1, noise: 3000 },
    Effort::Moves { nodes: 20, noise: 1500 },
    Effort::Moves { nodes: 40, noise: 1000 },
    Effort::Moves { nodes: 50, noise: 700 },
    Effort::Moves { nodes: 60, noise: 500 },
    Effort::Moves { nodes: 75, noise: 370 },
    Effort::Moves { nodes: 90, noise: 270 },
    Effort::Moves { nodes: 110, noise: 200 },
    Effort::Moves { nodes: 140, noise: 150 },
    Effort::Moves { nodes: 180, noise: 110 },
    Effort::Moves { nodes: 230, noise: 80 },
    Effort::Moves { nodes: 300, noise: 55 },
    Effort::Moves { nodes: 400, noise: 35 },
    Effort::Moves { nodes: 550, noise: 20 },
    Effort::Whole { nodes: 25_000 },
    Effort::Whole { nodes: 60_000 },
    Effort::Whole { nodes: 150_000 },
    Effort::Whole { nodes: 400_000 },
    Effort::Whole { nodes: 1_100_000 },
    Effort::Whole { nodes: 3_000_000 },
];

/// The first level that always plays a mate in one.
const SEES_MATE: Level = Level(5);
/// What a mate is worth before noise, in centipawns: much, yet so that a beginner may miss it.
const MATE_WORTH: i32 = 2500;

/// Chooses a move; see [`choose`](super::choose).
pub(super) fn choose(problem: &Problem, level: Level, seed: u64, stop: &Stop) -> Option<Move> {
    let legal = problem.position.legal_moves();
    if legal.len() < 2 {
        return legal.first().copied();
    }
    match level.effort() {
        Effort::Whole { nodes } => {
            let limits = Limits { nodes, depth: u8::MAX };
            let analysis = search::search(problem, limits, Aim::Best, stop);
            analysis.moves.first().map(|scored| scored.mv)
        }
        Effort::Moves { nodes, noise } => {
            let moves = search::search_each(problem, nodes, stop);
            let mate = moves.iter().find(|scored| scored.score == Score::Mate(1));
            match mate.filter(|_| level >= SEES_MATE) {
                Some(mate) => Some(mate.mv),
                None => misjudged(&moves, noise, &mut Random::of(problem, seed)),
            }
        }
    }
}

/// The best move after chance has had its say.
fn misjudged(moves: &[Scored], noise: i32, random: &mut Random) -> Option<Move> {
    moves
        .iter()
        .map(|scored| (worth(scored.score) + random.normal(noise), scored.mv))
        .max_by_key(|&(judged, _)| judged)
        .map(|(_, mv)| mv)
}

fn worth(score: Score) -> i32 {
    match score {
        Score::Centipawns(centipawns) => centipawns.clamp(-MATE_WORTH, MATE_WORTH),
        Score::Mate(moves) if moves > 0 => MATE_WORTH,
        Score::Mate(_) => -MATE_WORTH,
    }
}

/// `SplitMix64` (Steele, Lea and Flood 2014): one number of state, the same on every machine.
struct Random(u64);

impl Random {
    /// The stream of a position: another position or another seed gets another one.
    fn of(problem: &Problem, seed: u64) -> Self {
        let hash: Zobrist64 = problem.position.zobrist_hash(EnPassantMode::Legal);
        Self(Self(seed).next() ^ hash.0)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A normally distributed number of this standard deviation.
    ///
    /// The sum of twelve uniform numbers from 0 to 1 has the deviation 1 and nearly the right shape;
    /// unlike logarithms and cosines, integers add up alike on every machine.
    fn normal(&mut self, deviation: i32) -> i32 {
        const ONE: i64 = 1 << 16;
        let sum: i64 = (0..12).map(|_| (self.next() >> 48).cast_signed()).sum();
        let scaled = (sum - 6 * ONE) * i64::from(deviation) / ONE;
        i32::try_from(scaled).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::{Effort, LADDER, Random};

    /// Noise and nodes for a position of forty moves.
    fn cost(effort: Effort) -> (i32, u64) {
        match effort {
            Effort::Moves { nodes, noise } => (noise, nodes * 40),
            Effort::Whole { nodes } => (0, nodes),
        }
    }

    #[test]
    fn each_rung_has_less_noise_and_more_nodes() {
        for pair in LADDER.map(cost).windows(2) {
            let [(noise, nodes), (next_noise, next_nodes)] = [pair[0], pair[1]];
            assert!(next_noise < noise || next_noise == 0, "{pair:?}");
            assert!(next_nodes > nodes, "{pair:?}");
        }
    }

    #[test]
    fn noise_has_the_deviation_it_is_asked_for() {
        let mut random = Random(3);
        let noise: Vec<i64> = (0..4000).map(|_| random.normal(100).into()).collect();
        let mean = noise.iter().sum::<i64>() / 4000;
        let variance = noise.iter().map(|n| n * n).sum::<i64>() / 4000;
        assert!(mean.abs() < 6, "{mean}");
        assert!((9_300..10_700).contains(&variance), "{variance}");
    }

    #[test]
    fn random_numbers_are_those_of_splitmix64() {
        let mut random = Random(1_234_567);
        assert_eq!(random.next(), 6_457_827_717_110_365_317);
        assert_eq!(random.next(), 3_203_168_211_198_807_973);
    }
}
