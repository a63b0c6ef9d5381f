//! Pieces as signs and as figures.
//!
//! A figure is a solid silhouette of half cells, from `pieces/`: each file has the six side by side,
//! pawn, knight, bishop, rook, queen, king, for silhouettes of so many half rows.

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

const fn silhouettes(columns: u16, halves: u16, text: &'static str) -> Silhouettes {
    Silhouettes { columns, halves, text }
}

/// From the smallest to the largest, which is stretched to what is larger still.
const SIZES: [Silhouettes; 6] = [
    silhouettes(3, 4, include_str!("pieces/4.txt")),
    silhouettes(5, 6, include_str!("pieces/6.txt")),
    silhouettes(7, 8, include_str!("pieces/8.txt")),
    silhouettes(9, 10, include_str!("pieces/10.txt")),
    silhouettes(11, 12, include_str!("pieces/12.txt")),
    silhouettes(27, 28, include_str!("pieces/28.txt")),
];

/// How much of a place is filled by a piece, from 0 to 1; across and down it goes from 0 to 1 as well.
#[cfg(feature = "pictures")]
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "a silhouette has some tens of cells"
)]
pub(super) fn solid(role: Role, across: f32, down: f32) -> f32 {
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

/// With fewer half rows a figure has no edge: blurred, it would be all that is seen.
const EDGED: u16 = 12;

/// With so many half rows a figure without an edge stays away from the one above it.
const APART: u16 = 8;

/// For so many half rows the edge is one wide.
const FINE: u16 = 14;

/// How pieces are drawn in so many columns and rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Figures {
    columns: u16,
    halves: u16,
    edge: u16,
    /// How many half rows above it are left free.
    above: u16,
    silhouettes: Silhouettes,
}

impl Figures {
    /// The largest that fit; with an edge, if there is room for one.
    pub(super) fn fitting(columns: u16, rows: u16, edged: bool) -> Self {
        let halves = 2 * rows;
        let edge = if edged && halves >= EDGED { (halves / FINE).max(1) } else { 0 };
        let [columns, halves] = [columns, halves].map(|cells| cells.saturating_sub(2 * edge));
        let exact = SIZES.into_iter().find(|size| size.halves == halves && size.columns <= columns);
        let silhouettes = exact.unwrap_or(SIZES[SIZES.len() - 1]);
        let above = if edge == 0 && halves >= APART { halves / APART } else { 0 };
        Self { columns, halves: halves - above, edge, above, silhouettes }
    }

    /// Whether there is an edge around them.
    pub(super) fn is_edged(&self) -> bool {
        self.edge > 0
    }

    /// What the half cell of a figure shows, counted from its upper left.
    pub(super) fn tone(&self, role: Role, column: u16, half: u16) -> HalfCell {
        let (x, y) = (i32::from(column), i32::from(half) - i32::from(self.above));
        let edge = i32::from(self.edge);
        if self.fills(role, x - edge, y - edge) {
            return HalfCell::Fill;
        }
        let mut around = (-edge..=edge).flat_map(|dx| (-edge..=edge).map(move |dy| (dx, dy)));
        let touches = around.any(|(dx, dy)| self.fills(role, x - edge + dx, y - edge + dy));
        if touches { HalfCell::Edge } else { HalfCell::Ground }
    }

    /// Whether the silhouette has this half cell, counted without the edge.
    fn fills(&self, role: Role, x: i32, y: i32) -> bool {
        let inside = |at: i32, size: u16| u16::try_from(at).ok().filter(|&at| at < size);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(role: Role, columns: u16, rows: u16, edged: bool) -> Vec<HalfCell> {
        let figures = Figures::fitting(columns, rows, edged);
        let halves = (0..2 * rows).flat_map(|half| (0..columns).map(move |x| (x, half)));
        halves.map(|(x, half)| figures.tone(role, x, half)).collect()
    }

    #[test]
    fn every_silhouette_is_as_large_as_its_file_says() {
        for Silhouettes { columns, halves, text } in SIZES {
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
            let figures = Role::ALL.map(|role| drawn(role, 2 * rows - 1, rows, edged));
            for (role, figure) in Role::ALL.into_iter().zip(&figures) {
                let count = |tone| figure.iter().filter(|&&found| found == tone).count();
                let fill = count(HalfCell::Fill) * 100 / figure.len();
                assert!((20..90).contains(&fill), "{role:?} in {rows} rows: {fill} %");
                assert_eq!(
                    count(HalfCell::Edge) > 0,
                    edged && rows >= 6,
                    "{role:?} in {rows} rows"
                );
                let alike = figures.iter().filter(|&other| other == figure).count();
                assert_eq!(alike, 1, "{role:?} in {rows} rows");
            }
        }
    }

    #[test]
    fn a_figure_touches_its_square_nowhere_without_an_edge() {
        for rows in 6..40_u16 {
            let columns = 2 * rows - 1;
            for role in Role::ALL {
                let figure = drawn(role, columns, rows, true);
                let wide = usize::from(columns);
                for (at, _) in
                    figure.iter().enumerate().filter(|(_, tone)| **tone == HalfCell::Fill)
                {
                    let (x, y) = (at % wide, at / wide);
                    let inside =
                        (1..wide - 1).contains(&x) && (1..figure.len() / wide - 1).contains(&y);
                    assert!(inside, "{role:?} in {rows} rows");
                    let beside = [at - 1, at + 1, at - wide, at + wide];
                    assert!(beside.iter().all(|&at| figure[at] != HalfCell::Ground), "{role:?}");
                }
            }
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
