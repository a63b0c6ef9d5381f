//! Figures as an eye with 20/200 sees them at arm's length: blurred.

use ratatui::style::Color;
use shakmaty::{Color as Side, Role, Square};

use super::{DARK, LIGHT, Palette, SQUARES, colors, luminance};
use crate::ui::screen::pieces::{Figures, HalfCell};

/// Into so many parts a half cell is divided, across and down.
const PARTS: usize = 4;

/// The blur in such parts: of type that is 20 high a half cell has 12, and what is seen once at arm's
/// length is spread over 5.5.
const SIGMA: f64 = 5.5 / 12.0 * 4.0;

/// Every light of a row, or of a column, spread over those beside it.
fn spread(line: &[f64]) -> Vec<f64> {
    let far = (0..8_i32).map(|far| (-f64::from(far * far) / (2.0 * SIGMA * SIGMA)).exp());
    let weights: Vec<f64> = far.collect();
    let all: f64 = weights[0] + 2.0 * weights[1..].iter().sum::<f64>();
    let last = line.len() - 1;
    let light = |at: usize| {
        let beside = |far: usize| line[at.saturating_sub(far)] + line[(at + far).min(last)];
        let both: f64 = weights.iter().enumerate().skip(1).map(|(far, it)| it * beside(far)).sum();
        (line[at] * weights[0] + both) / all
    };
    (0..line.len()).map(light).collect()
}

/// What is seen of a piece on a square with so many rows, line by line.
fn seen(palette: &Palette, (role, side): (Role, Side), square: Square, rows: u16) -> Vec<f64> {
    let wide = 2 * rows + 1;
    let fill = palette.tone(side).unwrap();
    let (_, ground) = colors(palette.square(square));
    let edged = side.is_white() == square.is_light();
    let tones = Figures::fitting(wide, rows).tones(role, edged);
    let light = |tone: &HalfCell| -> f64 {
        let color: Color = match tone {
            HalfCell::Fill => fill,
            HalfCell::Edge => palette.tone(!side).unwrap(),
            HalfCell::Ground => ground,
        };
        luminance(color)
    };
    let across: Vec<Vec<f64>> = tones
        .chunks(wide.into())
        .flat_map(|row| {
            let fine: Vec<f64> =
                row.iter().flat_map(|tone| std::iter::repeat_n(light(tone), PARTS)).collect();
            std::iter::repeat_n(spread(&fine), PARTS)
        })
        .collect();
    let column = |x: usize| spread(&across.iter().map(|row| row[x]).collect::<Vec<_>>());
    (0..across[0].len()).flat_map(column).collect()
}

/// How far two pictures are from each other where they differ most.
fn apart(one: &[f64], other: &[f64]) -> f64 {
    let ratio = |(one, other): (&f64, &f64)| (one.max(*other) + 0.05) / (one.min(*other) + 0.05);
    one.iter().zip(other).map(ratio).fold(1.0, f64::max)
}

/// The least of that, of all pieces of one side on one square.
fn least(rows: u16) -> f64 {
    let mut least = f64::INFINITY;
    for palette in [DARK, LIGHT] {
        for (side, square) in Side::ALL.iter().flat_map(|&it| SQUARES.map(|square| (it, square))) {
            let pictures = Role::ALL.map(|role| seen(&palette, (role, side), square, rows));
            for (at, one) in pictures.iter().enumerate() {
                let others = pictures[at + 1..].iter().map(|other| apart(one, other));
                least = others.fold(least, f64::min);
            }
        }
    }
    least
}

/// Without their letters, which say the same.
#[test]
fn pieces_are_told_apart_by_an_eye_with_20_of_200() {
    for (rows, expected) in [(2, 2.0), (3, 2.0), (4, 2.5), (5, 3.0), (6, 3.0), (7, 4.0)] {
        let least = least(rows);
        assert!(least >= expected, "{rows} rows: {least:.2}");
    }
}
