//! A position as a still picture for other programs, in the colours of the screen, with what it shows as its
//! title and its description: an SVG, whose words readers say, or a PNG. Pure.

mod png;

use std::fmt::Write as _;

use shakmaty::{Board, Color, File, Piece, Rank, Square};

use crate::ui::screen::pieces::outline;

/// How wide a square is, and how wide the edge with the letters and numbers.
const SQUARE: u16 = 36;
const EDGE: u16 = 20;

/// The colours: squares, and White's and Black's tone.
const LIGHT: &str = "#d7875f";
const DARK: &str = "#005f87";
const TONES: [(Color, &str, &str); 2] =
    [(Color::White, "#ffffff", "#000000"), (Color::Black, "#000000", "#ffffff")];

/// A board with what is said of it.
#[derive(Clone, Copy, Debug)]
pub struct Diagram<'a> {
    /// Its pieces.
    pub board: &'a Board,
    /// The side that is below.
    pub bottom: Color,
    /// What it is, in a line.
    pub title: &'a str,
    /// What it shows, for those who do not see it.
    pub description: &'a str,
}

impl Diagram<'_> {
    /// The picture, as a file of SVG.
    #[must_use]
    pub fn svg(&self) -> String {
        let size = 8 * SQUARE + 2 * EDGE;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" width=\"{size}\" \
             height=\"{size}\" role=\"img\" aria-labelledby=\"title desc\">\n\
             <title id=\"title\">{}</title>\n<desc id=\"desc\">{}</desc>\n\
             <rect width=\"{size}\" height=\"{size}\" fill=\"#ffffff\"/>\n",
            written(self.title),
            written(self.description),
        );
        for square in Square::ALL {
            let (x, y) = corner(square, self.bottom);
            let ground = if square.is_light() { LIGHT } else { DARK };
            // A text takes whatever is written to it.
            let _ = writeln!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"{ground}\"/>"
            );
        }
        for (square, piece) in self.board.clone() {
            out.push_str(&figure(piece, corner(square, self.bottom)));
        }
        out.push_str(&edges(self.bottom));
        out + "</svg>\n"
    }
}

/// The upper left corner of a square.
fn corner(square: Square, bottom: Color) -> (u16, u16) {
    let (file, rank) = (u16::from(square.file()), u16::from(square.rank()));
    let (column, row) = bottom.fold_wb((file, 7 - rank), (7 - file, rank));
    (EDGE + column * SQUARE, EDGE + row * SQUARE)
}

/// A piece, with an edge in the tone of the other side.
fn figure(piece: Piece, (x, y): (u16, u16)) -> String {
    let tones = TONES.into_iter().find(|(color, ..)| *color == piece.color);
    let (_, fill, edge) = tones.unwrap_or(TONES[0]);
    let path = outline(piece.role);
    format!(
        "<path transform=\"translate({} {})\" d=\"{path}\" fill=\"{fill}\" stroke=\"{edge}\" \
         stroke-width=\"1.5\" paint-order=\"stroke\"/>\n",
        x + 4,
        y + 4,
    )
}

/// The letters of the files and the numbers of the ranks.
fn edges(bottom: Color) -> String {
    let sign = |sign: char, x: u16, y: u16| {
        format!(
            "<text x=\"{x}\" y=\"{y}\" font-family=\"sans-serif\" font-size=\"13\" \
             text-anchor=\"middle\">{sign}</text>\n"
        )
    };
    let files = File::ALL.map(|file| {
        let (x, y) =
            corner(Square::from_coords(file, bottom.fold_wb(Rank::First, Rank::Eighth)), bottom);
        sign(file.char(), x + SQUARE / 2, y + SQUARE + 14)
    });
    let ranks = Rank::ALL.map(|rank| {
        let (x, y) = corner(Square::from_coords(bottom.fold_wb(File::A, File::H), rank), bottom);
        sign(rank.char(), x - 10, y + SQUARE / 2 + 5)
    });
    files.concat() + &ranks.concat()
}

/// A text as it is written in XML.
fn written(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_and_piece_is_there_and_the_words_break_nothing() {
        let (board, bottom) = (Board::default(), Color::White);
        let (title, description) = ("Anna & <Ben>", "Rank 8: rooks.");
        let picture = Diagram { board: &board, bottom, title, description }.svg();
        assert_eq!(picture.matches("<rect ").count(), 65);
        assert_eq!(picture.matches("<path ").count(), 32);
        assert_eq!(picture.matches("<text ").count(), 16);
        assert!(picture.contains("<title id=\"title\">Anna &amp; &lt;Ben&gt;</title>"));
        assert!(picture.contains("<desc id=\"desc\">Rank 8: rooks.</desc>"));
    }

    #[test]
    fn the_player_sits_below() {
        assert_eq!(corner(Square::A1, Color::White), (EDGE, EDGE + 7 * SQUARE));
        assert_eq!(corner(Square::A1, Color::Black), (EDGE + 7 * SQUARE, EDGE));
        assert_eq!(corner(Square::H8, Color::Black), (EDGE, EDGE + 7 * SQUARE));
    }
}
