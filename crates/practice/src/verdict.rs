//! How good a position is, in classes that can be said: by the chance of winning, never by centipawns
//! alone. A pawn more decides an even game, and is nothing where a queen is ahead.

use shakmaty::Color;

/// How good a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Neither side is better.
    Equal,
    /// This side is slightly better.
    Slight(Color),
    /// It is clearly better.
    Clear(Color),
    /// It is winning.
    Winning(Color),
    /// It has won, if it goes on so.
    Won(Color),
}

/// The chance of winning, from 0 to 100, by the hundredths of a pawn that a side is ahead. The curve is
/// that of lichess, fitted to games of its players.
#[must_use]
pub fn chance(centipawns: i32) -> f64 {
    const SLOPE: f64 = 0.003_682_08;
    let ahead = f64::from(centipawns.clamp(-1000, 1000));
    100.0 / (1.0 + (-SLOPE * ahead).exp())
}

impl Verdict {
    /// The verdict by the hundredths of a pawn that White is ahead.
    #[must_use]
    pub fn of(white_ahead: i32) -> Self {
        let better = if white_ahead < 0 { Color::Black } else { Color::White };
        let chance = chance(white_ahead.saturating_abs());
        match chance {
            ..55.0 => Self::Equal,
            ..63.0 => Self::Slight(better),
            ..75.0 => Self::Clear(better),
            ..90.0 => Self::Winning(better),
            _ => Self::Won(better),
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color::{Black, White};

    use super::{Verdict, chance};

    /// Points of the curve as lichess has them.
    #[test]
    fn the_chance_follows_the_curve() {
        let points = [(0, 50.0), (100, 59.1), (300, 75.1), (1000, 97.5), (i32::MIN, 2.5)];
        for (centipawns, expected) in points {
            assert!((chance(centipawns) - expected).abs() < 0.1, "{centipawns}");
        }
    }

    #[test]
    fn both_sides_are_judged_alike() {
        for (ahead, expected) in [
            (54, Verdict::Equal),
            (55, Verdict::Slight(White)),
            (-145, Verdict::Clear(Black)),
            (144, Verdict::Slight(White)),
            (299, Verdict::Winning(White)),
            (-596, Verdict::Winning(Black)),
            (597, Verdict::Won(White)),
            (i32::MIN, Verdict::Won(Black)),
        ] {
            assert_eq!(Verdict::of(ahead), expected, "{ahead}");
        }
    }
}
