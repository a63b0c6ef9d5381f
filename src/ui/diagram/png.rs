//! The same picture as points: a PNG, which has its title and description beside them.

use png::{BitDepth, ColorType, Encoder};
use shakmaty::{Color, File, Piece, Rank, Square};

use crate::ui::diagram::{BLACK, DARK, Diagram, EDGE, LIGHT, SQUARE, WHITE, corner, signs};
use crate::ui::screen::pieces::solid;

/// Points to a unit of the picture.
const POINTS: u16 = 3;

/// Points across and down.
const SIDE: u16 = (8 * SQUARE + 2 * EDGE) * POINTS;

/// How far a piece is from the edge of its square, and how wide its edge is, in units.
const ASIDE: f32 = 4.0;
const OUTLINE: f32 = 0.9;

/// What a point can be, in the order of the colours.
#[derive(Clone, Copy)]
enum Shade {
    White,
    Black,
    Light,
    Dark,
}

impl Diagram<'_> {
    /// The picture, as a file of PNG.
    #[must_use]
    #[expect(
        clippy::missing_panics_doc,
        clippy::expect_used,
        reason = "a list of bytes takes all, and the names of the texts are of ASCII"
    )]
    pub fn png(&self) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, SIDE.into(), SIDE.into());
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette([WHITE, BLACK, LIGHT, DARK].map(rgb).concat());
        for (name, text) in [("Title", self.title), ("Description", self.description)] {
            let added = encoder.add_itxt_chunk(name.to_owned(), text.to_owned());
            added.expect("the names are of ASCII");
        }
        let points = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
        let points: Vec<u8> = points.map(|at| self.tone(at) as u8).collect();
        let mut writer = encoder.write_header().expect("a list of bytes takes all");
        writer.write_image_data(&points).expect("a list of bytes takes all");
        drop(writer);
        file
    }

    fn tone(&self, (x, y): (u16, u16)) -> Shade {
        let (left, top) = ((x / POINTS).checked_sub(EDGE), (y / POINTS).checked_sub(EDGE));
        let place = |at: Option<u16>| at.map(|at| at / SQUARE).filter(|at| *at < 8);
        let Some((column, row)) = place(left).zip(place(top)) else {
            return self.of_the_edge((x / POINTS, y / POINTS));
        };
        let square = self.square_at(column, row);
        let ground = if square.is_light() { Shade::Light } else { Shade::Dark };
        let Some(piece) = self.board.piece_at(square) else { return ground };
        let (from_x, from_y) = corner(square, self.bottom);
        let unit = |at: u16, from: u16| f32::from(at - from * POINTS) / f32::from(POINTS) - ASIDE;
        of_piece(piece, (unit(x, from_x), unit(y, from_y))).unwrap_or(ground)
    }

    fn square_at(&self, column: u16, row: u16) -> Square {
        let (file, rank) = self.bottom.fold_wb((column, 7 - row), (7 - column, row));
        Square::from_coords(File::new(file.into()), Rank::new(rank.into()))
    }

    /// The letters and numbers beside the board.
    fn of_the_edge(&self, (x, y): (u16, u16)) -> Shade {
        let is_in = |(sign, middle, level): (char, u16, u16)| {
            let at = (x + 3).checked_sub(middle).zip((y + 3).checked_sub(level));
            at.is_some_and(|(x, y)| has(sign, x, y))
        };
        if signs(self.bottom).into_iter().any(is_in) { Shade::Black } else { Shade::White }
    }
}

/// What a point of a square is, in units from the corner of its piece; `None` where the square is seen.
fn of_piece(piece: Piece, (x, y): (f32, f32)) -> Option<Shade> {
    let (fill, edge) = match piece.color {
        Color::White => (Shade::White, Shade::Black),
        Color::Black => (Shade::Black, Shade::White),
    };
    let filled = |x: f32, y: f32| solid(piece.role, x / 27.0, y / 28.0) >= 0.5;
    if filled(x, y) {
        return Some(fill);
    }
    let around = [(0.0, 1.0), (1.0, 0.0), (0.7, 0.7), (0.7, -0.7)];
    let is_edge = around.into_iter().any(|(dx, dy)| {
        let (dx, dy) = (dx * OUTLINE, dy * OUTLINE);
        filled(x + dx, y + dy) || filled(x - dx, y - dy)
    });
    is_edge.then_some(edge)
}

/// The red, green and blue of a colour as it is written.
fn rgb(color: &str) -> Vec<u8> {
    let hex = color.trim_start_matches('#').as_bytes();
    let part = |pair: &[u8]| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok();
    hex.chunks(2).filter_map(part).collect()
}

/// The signs beside the board, five units wide and seven high: a to h and 1 to 8 side by side.
const SIGNS: &str = include_str!("signs.txt");

/// Whether a sign has a unit at this place.
fn has(sign: char, x: u16, y: u16) -> bool {
    const WIDE: usize = 6;
    let order = "abcdefgh12345678".find(sign);
    let row = SIGNS.lines().nth(usize::from(y));
    let at = order.filter(|_| x < 5).map(|order| order * WIDE + usize::from(x));
    row.zip(at).is_some_and(|(row, at)| row.as_bytes().get(at) == Some(&b'#'))
}

#[cfg(test)]
mod tests {
    use shakmaty::Board;

    use super::*;

    fn read(diagram: &Diagram<'_>) -> (Vec<u8>, Vec<String>) {
        let file = diagram.png();
        let mut reader = png::Decoder::new(std::io::Cursor::new(&file)).read_info().unwrap();
        let mut points = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut points).unwrap();
        let texts = reader.info().utf8_text.iter();
        (points, texts.map(|text| text.get_text().unwrap()).collect())
    }

    #[test]
    fn the_points_are_those_of_the_position_and_the_words_are_beside_them() {
        let board = Board::default();
        let title = "Anna – Ben";
        let diagram =
            Diagram { board: &board, bottom: Color::White, title, description: "Rank 8: rooks." };
        let (points, texts) = read(&diagram);
        assert_eq!(texts, ["Anna – Ben", "Rank 8: rooks."]);
        let row = |square: Square| {
            let (x, y) = corner(square, Color::White);
            let [x, y] = [x, y].map(|at| usize::from((at + SQUARE / 2) * POINTS));
            let start = y * usize::from(SIDE) + x - usize::from(SQUARE * POINTS / 2);
            points[start..start + usize::from(SQUARE * POINTS)].to_vec()
        };
        assert!(row(Square::E4).iter().all(|&tone| tone == Shade::Light as u8));
        assert!(row(Square::D4).iter().all(|&tone| tone == Shade::Dark as u8));
        for (square, fill, edge) in
            [(Square::A1, Shade::White, Shade::Black), (Square::A8, Shade::Black, Shade::White)]
        {
            let row = row(square);
            assert!(row.contains(&(fill as u8)) && row.contains(&(edge as u8)), "{square}");
        }
    }

    #[test]
    fn from_the_other_side_the_picture_is_turned() {
        let board = Board::default();
        let seen =
            |bottom| Diagram { board: &board, bottom, title: "", description: "" }.square_at(0, 0);
        assert_eq!([Color::White, Color::Black].map(seen), [Square::A8, Square::H1]);
    }

    #[test]
    fn every_file_and_rank_has_its_own_sign() {
        let drawn = |sign: char| {
            let points = (0..7).flat_map(|y| (0..5).map(move |x| (x, y)));
            points.map(|(x, y)| has(sign, x, y)).collect::<Vec<_>>()
        };
        let mut all: Vec<_> = "abcdefgh12345678".chars().map(drawn).collect();
        assert!(all.iter().all(|points| points.contains(&true)));
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 16);
    }
}
