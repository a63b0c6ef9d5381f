//! Which puzzle comes next: how many pieces it has, how hard it is, and how long a row of solved ones is.

/// How hard a puzzle is wanted, beside the rating of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hardness {
    /// Five of six are solved.
    Easy,
    /// One of six is solved.
    Hard,
}

/// How far the rating of an easy or hard puzzle is from that of the player.
const STEP: u16 = 300;

/// The fewest pieces of a puzzle, and the most that a beginner meets.
const FEWEST: u64 = 4;
const AT_FIRST: u64 = 14;

/// The rating at which a ladder begins, and by how much each puzzle of a streak is harder.
const BOTTOM: u16 = 600;
const HIGHER: u16 = 40;
const TOP: u16 = 2700;

/// By this the fractions of its multiples are spread evenly: the golden section of 2^64.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

impl Hardness {
    /// The rating of such a puzzle for a player of this one.
    #[must_use]
    pub const fn rating(self, player: u16) -> u16 {
        match self {
            Self::Easy => player.saturating_sub(STEP),
            Self::Hard => player.saturating_add(STEP),
        }
    }
}

/// How many pieces the next puzzle shall have, for a player of this rating who has had so many. Sizes are
/// mixed from the beginning, and become larger with the rating: up to 14 pieces at 1000, to 20 at 1300,
/// to 32 at last. `chance` begins the mixture for each player elsewhere.
#[must_use]
pub fn size(rating: u16, had: u64, chance: u64) -> usize {
    let better = u64::from(rating.saturating_sub(super::UNRATED)) / 50;
    let weaker = u64::from(super::UNRATED.saturating_sub(rating)) / 50;
    let most = (AT_FIRST + better).saturating_sub(weaker).clamp(FEWEST + 2, 32);
    let place = chance.wrapping_add(had.wrapping_mul(SPREAD)) >> 32;
    let size = FEWEST + ((place * (most - FEWEST + 1)) >> 32);
    usize::try_from(size).unwrap_or(usize::MAX)
}

/// A number that differs between two players, and two puzzles, as if by chance.
#[must_use]
pub fn lot(chance: u64, name: &str) -> u64 {
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(SPREAD).rotate_left(23);
    name.bytes().fold(chance ^ SPREAD, mix)
}

/// How hard the puzzle of a streak is after so many that were solved.
#[must_use]
pub fn streak_rating(solved: u32) -> u16 {
    let solved = u16::try_from(solved).unwrap_or(u16::MAX);
    BOTTOM.saturating_add(solved.saturating_mul(HIGHER)).min(TOP)
}

/// How many of a streak are solved in a row now, and how many were at most, by whether each was solved.
#[must_use]
pub fn streak(solved: impl IntoIterator<Item = bool>) -> (u32, u32) {
    solved.into_iter().fold((0, 0), |(row, most), solved| {
        let row = if solved { row + 1 } else { 0 };
        (row, most.max(row))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(rating: u16, chance: u64) -> Vec<usize> {
        let mut sizes: Vec<usize> = (0..20).map(|had| size(rating, had, chance)).collect();
        sizes.sort_unstable();
        sizes
    }

    /// H4: no evening is spent among four pieces.
    #[test]
    fn h4_sizes_are_mixed_from_the_first_evening_and_grow_with_the_rating() {
        for chance in [0, 1, u64::MAX / 3, u64::MAX] {
            let first = sizes(super::super::UNRATED, chance);
            assert!(first[0] <= 5 && first[10] >= 8 && first[19] >= 13, "{first:?}");
            let better = sizes(1300, chance);
            assert!(better[0] <= 6 && better[10] >= 10 && better[19] >= 18, "{better:?}");
            assert!(sizes(2000, chance)[10] > better[10]);
            assert!(sizes(400, chance)[19] <= 6);
        }
    }

    #[test]
    fn a_streak_ends_with_what_was_not_solved_and_its_record_stays() {
        assert_eq!(streak([]), (0, 0));
        assert_eq!(streak([true, true, true, false, true]), (1, 3));
        assert_eq!(streak([true, false]), (0, 1));
        assert!(streak_rating(0) < streak_rating(10));
        assert_eq!(streak_rating(u32::MAX), TOP);
    }

    #[test]
    fn lots_differ_by_player_and_by_puzzle() {
        assert_ne!(lot(1, "a"), lot(2, "a"));
        assert_ne!(lot(1, "a"), lot(1, "b"));
    }
}
