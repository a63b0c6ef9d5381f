//! Figures as an eye with 20/200 sees them at arm's length: blurred.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::Color;
use shakmaty::{Color as Side, Role, Square};

use super::{DARK, LIGHT, Palette, SQUARES, colors, luminance};
use crate::ui::screen::board::Board;
use crate::ui::screen::layout::Areas;
use crate::ui::screen::paint::paint;
use crate::ui::screen::pieces::{Figures, HalfCell};
use crate::ui::screen::sample;
use crate::ui::screen::scene::{Colors, Design, Focus, Pane, Theme};

/// Into so many parts a half cell is divided, across and down.
const PARTS: usize = 4;

/// The blur in such parts: of type that is 20 high a half cell has 12, and what is seen once at arm's
/// length is spread over 5.5.
const SIGMA: f64 = 5.5 / 12.0 * 4.0;

/// So far light goes, in such parts.
const REACH: i32 = 8;

/// How much of its cell a sign covers, about.
const COVERED: f64 = 0.25;

/// Every light of a row, or of a column, spread over those beside it.
fn spread(line: &[f64]) -> Vec<f64> {
    let far = (0..REACH).map(|far| (-f64::from(far * far) / (2.0 * SIGMA * SIGMA)).exp());
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

/// A picture as it is seen, of its lines: column by column.
fn blurred(lines: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let across: Vec<Vec<f64>> = lines.iter().map(|line| spread(line)).collect();
    let column = |x: usize| spread(&across.iter().map(|line| line[x]).collect::<Vec<_>>());
    (0..across[0].len()).map(column).collect()
}

fn ratio(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// What is seen of a piece on a square with so many rows, part by part.
fn seen(palette: &Palette, (role, side): (Role, Side), square: Square, rows: u16) -> Vec<f64> {
    let wide = 2 * rows + 1;
    let fill = palette.tone(side).unwrap();
    let (_, ground) = colors(palette.square(square));
    let edged = side.is_white() == square.is_light();
    let tones = Figures::fitting(wide, rows).of(role, edged).tones();
    let light = |tone: &HalfCell| -> f64 {
        let color: Color = match tone {
            HalfCell::Fill => fill,
            HalfCell::Edge => palette.tone(!side).unwrap(),
            HalfCell::Ground => ground,
        };
        luminance(color)
    };
    let lines: Vec<Vec<f64>> = tones
        .chunks(wide.into())
        .flat_map(|row| {
            let fine: Vec<f64> =
                row.iter().flat_map(|tone| std::iter::repeat_n(light(tone), PARTS)).collect();
            std::iter::repeat_n(fine, PARTS)
        })
        .collect();
    blurred(&lines).concat()
}

/// How far two pictures are from each other where they differ most.
fn apart(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(&one, &other)| ratio(one, other)).fold(1.0, f64::max)
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

/// The colours of the quarters of a cell: the upper ones, then the lower ones.
fn quarters(cell: &Cell) -> [[Color; 2]; 2] {
    let (sign, ground) = colors(cell.style());
    match cell.symbol() {
        "█" => [[sign; 2]; 2],
        "▀" => [[sign; 2], [ground; 2]],
        "▄" => [[ground; 2], [sign; 2]],
        "▌" => [[sign, ground]; 2],
        "▐" => [[ground, sign]; 2],
        _ => [[ground; 2]; 2],
    }
}

/// How light a part of this colour is, in a cell.
fn light(color: Color, cell: &Cell) -> f64 {
    let (sign, _) = colors(cell.style());
    let covered = if " █▀▄▌▐".contains(cell.symbol()) { 0.0 } else { COVERED };
    luminance(color) * (1.0 - covered) + luminance(sign) * covered
}

/// A board as it is painted, with a cell more on each side where there is one.
struct Picture {
    /// The first cell.
    corner: Position,
    /// Of each line of parts.
    colors: Vec<Vec<Color>>,
    /// Of each column of parts.
    seen: Vec<Vec<f64>>,
}

impl Picture {
    fn of(buffer: &Buffer, board: Rect) -> Self {
        let corner = Position::new(board.x.saturating_sub(1), board.y.saturating_sub(1));
        let size = (board.right() + 1 - corner.x, board.bottom() + 1 - corner.y);
        let area = Rect::from((corner, size.into())).intersection(buffer.area);
        let (mut colors, mut lights) = (Vec::new(), Vec::new());
        for (row, half) in area.rows().flat_map(|row| [(row, 0), (row, 1)]) {
            let cells = || row.positions().map(|at| &buffer[at]);
            let fine = |cell| quarters(cell)[half].into_iter();
            let parts = |color| std::iter::repeat_n(color, PARTS / 2);
            let line: Vec<Color> = cells().flat_map(fine).flat_map(parts).collect();
            let light = cells().flat_map(|cell| fine(cell).map(|color| light(color, cell)));
            let light: Vec<f64> =
                light.flat_map(|light| std::iter::repeat_n(light, PARTS / 2)).collect();
            colors.extend(std::iter::repeat_n(line, PARTS));
            lights.extend(std::iter::repeat_n(light, PARTS));
        }
        Self { corner, colors, seen: blurred(&lights) }
    }

    /// How light what has this colour is seen in these cells, on the average.
    fn light(&self, cells: Rect, color: Color) -> f64 {
        let parts = |from: u16, long: u16, each: usize| {
            usize::from(from) * each..usize::from(from + long) * each
        };
        let (mut sum, mut count) = (0.0, 0.0);
        for y in parts(cells.y - self.corner.y, cells.height, 2 * PARTS) {
            for x in parts(cells.x - self.corner.x, cells.width, PARTS) {
                if self.colors[y][x] == color {
                    sum += self.seen[x][y];
                    count += 1.0;
                }
            }
        }
        sum / count
    }
}

/// How far each piece is from what it touches, where that is least; seen from this side.
fn from_around(board: &str, bottom: Side, (theme, size): (Theme, (u16, u16))) -> (f64, Square) {
    let mut scene = sample::scene(size);
    scene.look = Design { theme, colors: Colors::All, ..scene.look };
    (scene.focus, scene.view.board) = (Focus::Entry, board.parse().unwrap());
    (scene.view.last, scene.view.check, scene.view.bottom) = (None, None, bottom);
    let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
    paint(&scene, &mut buffer);
    let (palette, areas) = (Palette::of(scene.look), Areas::of(&scene).unwrap());
    let area = areas[Pane::Board];
    let picture = Picture::of(&buffer, area);
    let board = Board::new(&scene, area, areas.squares);
    let far = |square: Square| {
        let piece = scene.view.board.piece_at(square).unwrap();
        let (_, ground) = colors(palette.square(square));
        let edged = piece.color.is_white() == square.is_light();
        let around = if edged { palette.tone(!piece.color).unwrap() } else { ground };
        let light = |color| picture.light(board.alone(square).unwrap(), color);
        ratio(light(palette.tone(piece.color).unwrap()), light(around))
    };
    let all = scene.view.board.occupied().into_iter().map(|square| (far(square), square));
    all.min_by(|one, other| one.0.total_cmp(&other.0)).unwrap()
}

/// Where a game begins, where it is in the middle, and where it ends.
const BOARDS: [&str; 3] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "r2q1rk1/pb1nbppp/1p2pn2/2pp4/3P4/1PNBPN2/PB3PPP/R2Q1RK1",
    "8/5pk1/6p1/1R5p/7P/r5P1/5P2/6K1",
];

/// Whatever is around the board, and from whichever side it is seen.
#[test]
fn every_piece_is_seen_by_an_eye_with_20_of_200() {
    for (theme, size, expected) in [
        (Theme::Dark, (80, 24), 2.0),
        (Theme::Light, (80, 24), 2.0),
        (Theme::Dark, (120, 40), 3.0),
        (Theme::Light, (120, 40), 3.0),
        (Theme::Light, (200, 60), 4.0),
        (Theme::Large, (200, 60), 4.0),
    ] {
        for (board, bottom) in BOARDS.iter().flat_map(|it| Side::ALL.map(|side| (it, side))) {
            let (least, square) = from_around(board, bottom, (theme, size));
            // As `scripts/screens.py` tells it.
            let told = (least * 10.0).round() / 10.0;
            assert!(told >= expected, "{theme:?} {size:?} {board} {bottom} {square}: {least:.2}");
        }
    }
}
