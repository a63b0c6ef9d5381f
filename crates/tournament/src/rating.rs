//! The tables of the rating regulations, as far as tie-breaks need them: what a percentage is worth, and what
//! a difference lets expect. Nothing here changes a rating.

use crate::points::Points;

/// The difference in rating for each hundredth from a half up (B.02, table 8.1.1).
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The smallest difference with which one hundredth more than a half is expected, two more, and so on
/// (B.02, table 8.1.2).
const STEPS: [i32; 50] = [
    4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163,
    171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375,
    392, 412, 433, 457, 485, 518, 560, 620, 736,
];

/// How far the best and the worst result reach.
const FARTHEST: i32 = 800;

/// What is expected of a player against an opponent, in hundredths of a point. No difference is made
/// smaller, as it is where ratings change (C.07, 10.3).
#[must_use]
pub fn expected(own: i32, opponent: i32) -> i32 {
    let difference = own - opponent;
    let steps = STEPS.partition_point(|&step| step <= difference.abs());
    let more = i32::try_from(steps).unwrap_or(50);
    if difference < 0 { 50 - more } else { 50 + more }
}

/// The difference in rating that so many points of so many games are worth (B.02, table 8.1.1). The
/// percentage is rounded, a half up. Nothing for no game.
#[must_use]
pub fn difference(points: Points, games: usize) -> Option<i32> {
    let games = i64::try_from(games).ok().filter(|&games| games > 0)?;
    let hundredths = half_up(i64::from(points.quarters()) * 25, games).clamp(0, 100);
    let from_half = usize::try_from((hundredths - 50).abs()).ok()?;
    let difference = DIFFERENCES[from_half];
    Some(if hundredths < 50 { -difference } else { difference })
}

/// The mean of some ratings, a half up (C.07, 10.1).
#[must_use]
pub fn mean(ratings: &[i32]) -> Option<i32> {
    let count = i64::try_from(ratings.len()).ok().filter(|&count| count > 0)?;
    let sum: i64 = ratings.iter().map(|&rating| i64::from(rating)).sum();
    i32::try_from(half_up(sum, count)).ok()
}

/// The lowest rating with which the points that were scored are expected against these opponents; for no
/// point it is 800 less than the lowest of them (C.07, 10.3).
///
/// Hundredths are added as integers. A program that adds them as floating point misses an equal sum by the
/// last bit, and comes to a rating that is some points higher.
#[must_use]
pub fn perfect(points: Points, ratings: &[i32]) -> Option<i32> {
    let (lowest, highest) = (*ratings.iter().min()?, *ratings.iter().max()?);
    let (mut low, mut high) = (lowest - FARTHEST, highest + FARTHEST);
    if points <= Points::ZERO {
        return Some(low);
    }
    let enough = |own: i32| {
        ratings.iter().map(|&rating| expected(own, rating)).sum::<i32>() >= points.quarters() * 25
    };
    while low < high {
        let middle = low + (high - low) / 2;
        if enough(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    Some(high)
}

/// A quotient, rounded, a half up.
fn half_up(sum: i64, count: i64) -> i64 {
    (2 * sum + count).div_euclid(2 * count)
}

#[cfg(test)]
mod tests {
    use super::{difference, expected, mean, perfect};
    use crate::points::Points;

    #[test]
    fn b_02_8_1_2_the_steps_of_what_is_expected() {
        for (difference, hundredths) in
            [(0, 50), (3, 50), (4, 51), (735, 99), (736, 100), (2000, 100)]
        {
            assert_eq!(expected(1500 + difference, 1500), hundredths, "{difference}");
            assert_eq!(expected(1500, 1500 + difference), 100 - hundredths, "{difference}");
        }
    }

    #[test]
    fn b_02_8_1_1_a_percentage_is_rounded_a_half_up() {
        for (halves, games, worth) in [
            (7, 5, Some(149)),
            (1, 4, Some(-322)),
            (0, 3, Some(-800)),
            (6, 3, Some(800)),
            (0, 0, None),
        ] {
            assert_eq!(difference(Points::of_halves(halves), games), worth, "{halves} of {games}");
        }
    }

    #[test]
    fn c_07_10_1_a_mean_is_rounded_a_half_up() {
        assert_eq!(mean(&[1900, 1901]), Some(1901));
        assert_eq!(mean(&[1900, 1900, 1901]), Some(1900));
        assert_eq!(mean(&[]), None);
    }

    #[test]
    fn c_07_10_3_a_perfect_performance_is_the_lowest_that_lets_expect_as_much() {
        // Four points of ten: 0.40 against each is expected from 76 points less on. Added as floating
        // point, ten times 0.4 is less than four in some orders.
        assert_eq!(perfect(Points::ONE * 4, &[2000; 10]), Some(1924));
        assert_eq!(perfect(Points::ZERO, &[2000, 1800]), Some(1000));
        assert_eq!(perfect(Points::ONE * 2, &[2000, 1800]), Some(2736));
        assert_eq!(perfect(Points::ONE, &[]), None);
    }
}
