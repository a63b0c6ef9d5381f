//! How well a side has played, from 0 to 100, as lichess reckons it.

use shakmaty::Color;

use crate::verdict::chance;

/// Centipawns that White is ahead before the first move of a usual game.
const BEFORE: i32 = 15;

/// White's chance before the first move of a usual game.
#[must_use]
pub fn at_first() -> f64 {
    chance(BEFORE)
}

/// How good a move is that has lost so many points of the chance.
#[must_use]
pub fn of_move(lost: f64) -> f64 {
    if lost <= 0.0 {
        return 100.0;
    }
    let fitted = 103.166_810_071_164_9 * (-0.043_544_153_867_539_51 * lost).exp();
    (fitted - 3.166_924_740_191_411 + 1.0).clamp(0.0, 100.0)
}

/// How well a side has played: the mean of two means of its moves, one of which counts moves the more
/// the more was at stake around them. `all`: White's chance before the first move and after each; `first`:
/// who makes the first. `None` where the side has not moved.
#[must_use]
pub fn of_side(all: &[f64], first: Color, side: Color) -> Option<f64> {
    let weights = weights(all);
    let mut moves = Vec::new();
    for (ply, pair) in all.windows(2).enumerate() {
        let by = if ply % 2 == 0 { first } else { !first };
        let lost = by.fold_wb(pair[0] - pair[1], pair[1] - pair[0]);
        if by == side {
            moves.push((of_move(lost), weights[ply]));
        }
    }
    let (total, count) = (moves.iter().map(|(_, weight)| weight).sum::<f64>(), moves.len());
    if count == 0 {
        return None;
    }
    let weighted = moves.iter().map(|(move_, weight)| move_ * weight).sum::<f64>() / total;
    // A move that is worth nothing would make all others worthless.
    let inverse = moves.iter().map(|(move_, _)| 1.0 / move_.max(1.0)).sum::<f64>();
    #[expect(clippy::cast_precision_loss, reason = "a game has few moves")]
    let harmonic = count as f64 / inverse;
    Some(f64::midpoint(weighted, harmonic))
}

/// How much was at stake around each move: how far the chances around it are scattered. The first moves
/// have the window of the first one.
fn weights(all: &[f64]) -> Vec<f64> {
    let size = ((all.len() - 1) / 10).clamp(2, 8).min(all.len());
    let scattered = |window: &[f64]| deviation(window).clamp(0.5, 12.0);
    let first = scattered(&all[..size]);
    let repeated = std::iter::repeat_n(first, size.saturating_sub(2));
    repeated.chain(all.windows(size).map(scattered)).collect()
}

/// The standard deviation.
fn deviation(values: &[f64]) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a window is short")]
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt()
}
