//! Pieces as signs and as figures.
//!
//! A figure is a solid silhouette of half cells, from `pieces/`: each file has the six side by side,
//! pawn, knight, bishop, rook, queen, king, for squares of so many rows.

use std::fmt::Write as _;

use shakmaty::{Color, Piece, Role};

/// Signs that differ in their outlines. Of the two of a role one is hollow and one is filled: on a
/// dark ground the filled one is the bright one, and White's.
#[must_use]
pub(super) fn shape(piece: Piece, is_dark_ground: bool) -> &'static str {
    let (hollow, filled) = match piece.role {
        Role::Pawn => ("○", "●"),
        Role::Knight => ("▻", "►"),
        Role::Bishop => ("△", "▲"),
        Role::Rook => ("□", "■"),
        Role::Queen => ("☆", "★"),
        Role::King => ("◇", "◆"),
    };
    let is_filled = piece.color == Color::from_white(is_dark_ground);
    if is_filled { filled } else { hollow }
}

/// What half a cell shows of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HalfCell {
    /// The square.
    Ground,
    /// The line around the piece, in the tone of the opponent's.
    Edge,
    /// The piece.
    Fill,
}

/// The silhouettes of a size.
#[derive(Clone, Copy, Debug)]
struct Silhouettes {
    /// For squares of so many rows.
    rows: u16,
    columns: u16,
    halves: u16,
    text: &'static str,
}

impl Silhouettes {
    /// Whether a half cell of it is filled.
    fn has(self, role: Role, column: i32, half: i32) -> bool {
        let inside = |at: i32, size: u16| u16::try_from(at).ok().filter(|&at| at < size);
        let Some((x, y)) = inside(column, self.columns).zip(inside(half, self.halves)) else {
            return false;
        };
        let (x, y, columns) = (usize::from(x), usize::from(y), usize::from(self.columns));
        let picture = usize::from(role) - 1;
        self.text.as_bytes().get(y * 6 * (columns + 1) + picture * (columns + 1) + x) == Some(&b'#')
    }
}

/// Those of squares from two rows on leave half a cell free all around.
const fn silhouettes(rows: u16, text: &'static str) -> Silhouettes {
    let halves = if rows == 2 { 2 * rows } else { 2 * rows - 2 };
    Silhouettes { rows, columns: 2 * rows - 1, halves, text }
}

/// From the smallest to the largest, which is stretched to what is larger still. They are as solid as can
/// be told apart: blurred, what is thin is gone.
const SIZES: [Silhouettes; 7] = [
    silhouettes(2, include_str!("pieces/2.txt")),
    silhouettes(3, include_str!("pieces/3.txt")),
    silhouettes(4, include_str!("pieces/4.txt")),
    silhouettes(5, include_str!("pieces/5.txt")),
    silhouettes(6, include_str!("pieces/6.txt")),
    silhouettes(7, include_str!("pieces/7.txt")),
    Silhouettes { rows: 14, columns: 27, halves: 28, text: include_str!("pieces/28.txt") },
];

/// A piece as a path of SVG, of the largest silhouette: a line of it where it is filled.
#[must_use]
pub(in crate::ui) fn outline(role: Role) -> String {
    let silhouette = SIZES[SIZES.len() - 1];
    let (columns, halves) = (i32::from(silhouette.columns), i32::from(silhouette.halves));
    let mut path = String::new();
    for y in 0..halves {
        let filled = |x: &i32| silhouette.has(role, *x, y);
        let begins = (0..columns).filter(|x| filled(x) && !filled(&(x - 1)));
        for x in begins {
            let wide = (x..columns).take_while(|x| filled(x)).count();
            // A text takes whatever is written to it.
            let _ = write!(path, "M{x} {y}h{wide}v1h-{wide}z");
        }
    }
    path
}

/// How much of a place is filled by a piece, from 0 to 1; across and down it goes from 0 to 1 as well.
#[must_use]
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "a silhouette has some tens of cells"
)]
pub(in crate::ui) fn solid(role: Role, across: f32, down: f32) -> f32 {
    /// How far around a place it is looked, in parts of the silhouette, and how sharp an outline is.
    const REACH: f32 = 1.3;
    const SHARP: f32 = 3.0;

    let Silhouettes { columns, halves, .. } = SIZES[SIZES.len() - 1];
    let (columns, halves) = (i32::from(columns), i32::from(halves));
    let (x, y) = (across * columns as f32 - 0.5, down * halves as f32 - 0.5);
    let (mut all, mut filled) = (0.0, 0.0);
    for row in (y - REACH).ceil() as i32..=(y + REACH).floor() as i32 {
        for column in (x - REACH).ceil() as i32..=(x + REACH).floor() as i32 {
            let far = (column as f32 - x).hypot(row as f32 - y);
            let weight = (1.0 - far / REACH).max(0.0);
            all += weight;
            let is_filled = SIZES[SIZES.len() - 1].has(role, column, row);
            filled += if is_filled { weight } else { 0.0 };
        }
    }
    if all == 0.0 { 0.0 } else { ((filled / all - 0.5) * SHARP + 0.5).clamp(0.0, 1.0) }
}

/// So many rows have an edge one half cell wide.
const FINE: u16 = 7;

/// How pieces are drawn on squares of a size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Figures {
    /// Of the square, in columns and in half rows.
    size: (u16, u16),
    columns: u16,
    halves: u16,
    /// How many columns beside it and half rows above it are left free.
    left: u16,
    above: u16,
    edge: u16,
    silhouettes: Silhouettes,
}

impl Figures {
    /// The largest for squares of so many columns and rows.
    pub(super) fn fitting(width: u16, rows: u16) -> Self {
        let edge = (2 * rows / FINE).max(1);
        let exact = SIZES.into_iter().find(|size| size.rows == rows && size.columns + 2 == width);
        let silhouettes = exact.unwrap_or(SIZES[SIZES.len() - 1]);
        let columns = exact.map_or(width.saturating_sub(2 * edge), |size| size.columns);
        let above = u16::from(rows > 2) * (rows / FINE).max(1);
        let halves = (2 * rows).saturating_sub(2 * above);
        let left = width.saturating_sub(columns) / 2;
        Self { size: (width, 2 * rows), columns, halves, left, above, edge, silhouettes }
    }

    /// The figure of a piece that needs an edge or not.
    pub(super) fn of(&self, role: Role, edged: bool) -> Figure {
        let (wide, high) = (i32::from(self.size.0), i32::from(self.size.1));
        let row = |y| (0..wide).map(move |x| self.fills(role, x, y)).collect();
        Figure { filled: (0..high).map(row).collect(), edge: edged.then_some(self.edge.into()) }
    }

    /// Whether the silhouette has this half cell of the square.
    fn fills(&self, role: Role, x: i32, y: i32) -> bool {
        let inside = |at: i32, size: u16| u16::try_from(at).ok().filter(|&at| at < size);
        let (x, y) = (x - i32::from(self.left), y - i32::from(self.above));
        let Some((x, y)) = inside(x, self.columns).zip(inside(y, self.halves)) else {
            return false;
        };
        let Silhouettes { columns, halves, .. } = self.silhouettes;
        let scaled =
            |at: u16, from: u16, to: u16| i32::from((2 * at + 1).saturating_mul(to) / (2 * from));
        let (x, y) = (scaled(x, self.columns, columns), scaled(y, self.halves, halves));
        self.silhouettes.has(role, x, y)
    }
}

/// A figure on its square.
#[derive(Clone, Debug)]
pub(super) struct Figure {
    /// Which half cells are filled, row by row.
    filled: Vec<Vec<bool>>,
    /// How wide its edge is, if it has one.
    edge: Option<usize>,
}

impl Figure {
    /// What a half cell of the square shows.
    pub(super) fn tone(&self, column: u16, half: u16) -> HalfCell {
        let (column, half) = (usize::from(column), usize::from(half));
        let is_filled = |row: &Vec<bool>| row.get(column) == Some(&true);
        if self.filled.get(half).is_some_and(is_filled) {
            return HalfCell::Fill;
        }
        let touches = |edge: usize| {
            let near = |row: &Vec<bool>| {
                let end = row.len().min(column + edge + 1);
                row.get(column.saturating_sub(edge)..end).is_some_and(|some| some.contains(&true))
            };
            let end = self.filled.len().min(half + edge + 1);
            let rows = self.filled.get(half.saturating_sub(edge)..end).unwrap_or_default();
            rows.iter().any(near)
        };
        if self.edge.is_some_and(touches) { HalfCell::Edge } else { HalfCell::Ground }
    }

    /// All of them, row by row.
    #[cfg(test)]
    pub(super) fn tones(&self) -> Vec<HalfCell> {
        let halves = (0_u16..).take(self.filled.len());
        let row = |half| {
            let columns = (0_u16..).take(self.filled[usize::from(half)].len());
            columns.map(move |column| self.tone(column, half))
        };
        halves.flat_map(row).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(role: Role, rows: u16, edged: bool) -> Vec<HalfCell> {
        Figures::fitting(2 * rows + 1, rows).of(role, edged).tones()
    }

    #[test]
    fn every_silhouette_is_as_large_as_its_file_says() {
        for Silhouettes { columns, halves, text, .. } in SIZES {
            assert_eq!(text.lines().count(), usize::from(halves));
            let wide = usize::from(columns);
            for line in text.lines() {
                let figures: Vec<&str> = line.split(' ').collect();
                assert!(
                    figures.len() == 6 && figures.iter().all(|row| row.len() == wide),
                    "{line}"
                );
            }
        }
    }

    #[test]
    fn every_piece_has_a_solid_figure_of_its_own_in_every_size() {
        for (rows, edged) in (2..40).flat_map(|rows| [(rows, true), (rows, false)]) {
            let figures = Role::ALL.map(|role| drawn(role, rows, edged));
            for (role, figure) in Role::ALL.into_iter().zip(&figures) {
                let count = |tone| figure.iter().filter(|&&found| found == tone).count();
                let fill = count(HalfCell::Fill) * 100 / figure.len();
                assert!((18..80).contains(&fill), "{role:?} in {rows} rows: {fill} %");
                assert_eq!(count(HalfCell::Edge) > 0, edged, "{role:?} in {rows} rows");
                let alike = figures.iter().filter(|&other| other == figure).count();
                assert_eq!(alike, 1, "{role:?} in {rows} rows");
            }
        }
    }

    /// A piece that is near its ground touches the edge alone, and no piece touches another square, but for
    /// the lowest of squares with two rows.
    #[test]
    fn a_figure_touches_its_square_nowhere_without_an_edge() {
        for (rows, role) in (2..40_u16).flat_map(|rows| Role::ALL.map(|role| (rows, role))) {
            let figure = drawn(role, rows, true);
            let wide = usize::from(2 * rows + 1);
            let last = figure.len() / wide - 1;
            for at in (0..figure.len()).filter(|&at| figure[at] == HalfCell::Fill) {
                let (x, y) = (at % wide, at / wide);
                let inside = (1..wide - 1).contains(&x) && (1..last).contains(&y);
                assert!(inside || rows == 2 && x > 0 && x < wide - 1, "{role:?} in {rows} rows");
                let beside = [(x - 1, y), (x + 1, y), (x, y.max(1) - 1), (x, (y + 1).min(last))];
                let touched = beside.map(|(x, y)| figure[y * wide + x]);
                assert!(!touched.contains(&HalfCell::Ground), "{role:?} in {rows} rows");
            }
        }
    }

    /// The letter is in the middle of its square.
    #[test]
    fn a_figure_has_room_for_its_letter() {
        for (rows, role) in (2..40_u16).flat_map(|rows| Role::ALL.map(|role| (rows, role))) {
            let figure = drawn(role, rows, false);
            let wide = usize::from(2 * rows + 1);
            let [x, y] = [wide / 2, usize::from(rows / 2) * 2];
            let cell = [figure[y * wide + x], figure[(y + 1) * wide + x]];
            assert_eq!(cell, [HalfCell::Fill; 2], "{role:?} in {rows} rows");
        }
    }

    #[test]
    fn the_filled_sign_is_whites_on_a_dark_ground_and_blacks_on_a_light_one() {
        for role in Role::ALL {
            let sign = |color: Color, dark| shape(role.of(color), dark);
            assert_eq!(sign(Color::White, true), sign(Color::Black, false));
            assert_eq!(sign(Color::Black, true), sign(Color::White, false));
            assert_ne!(sign(Color::White, true), sign(Color::Black, true));
        }
        assert_eq!(shape(Role::Pawn.of(Color::White), true), "●");
    }
}
