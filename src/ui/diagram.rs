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
pub(in crate::ui) const LIGHT: &str = "#ff875f";
pub(in crate::ui) const DARK: &str = "#005f5f";
const WHITE: &str = "#ffffff";
const BLACK: &str = "#000000";

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

/// A piece, with an edge in the tone of the other side. The edge is a path of its own below it: many programs
/// draw the edge of a path above it whatever `paint-order` says, and each side would have the other's tone.
fn figure(piece: Piece, (x, y): (u16, u16)) -> String {
    let (fill, edge) = piece.color.fold_wb((WHITE, BLACK), (BLACK, WHITE));
    let path = outline(piece.role);
    let place = format!("<path transform=\"translate({} {})\" d=\"{path}\"", x + 4, y + 4);
    format!(
        "{place} fill=\"{edge}\" stroke=\"{edge}\" stroke-width=\"1.5\"/>\n\
         {place} fill=\"{fill}\"/>\n"
    )
}

/// The letters of the files and the numbers of the ranks, each with its middle.
fn signs(bottom: Color) -> [(char, u16, u16); 16] {
    let (first_file, first_rank) = bottom.fold_wb((File::A, Rank::First), (File::H, Rank::Eighth));
    std::array::from_fn(|at| {
        let at = u32::try_from(at).unwrap_or(0);
        if at < 8 {
            let file = File::new(at);
            let (left, top) = corner(Square::from_coords(file, first_rank), bottom);
            (file.char(), left + SQUARE / 2, top + SQUARE + EDGE / 2)
        } else {
            let rank = Rank::new(at - 8);
            let (left, top) = corner(Square::from_coords(first_file, rank), bottom);
            (rank.char(), left - EDGE / 2, top + SQUARE / 2)
        }
    })
}

/// The signs beside the board.
fn edges(bottom: Color) -> String {
    let sign = |(sign, x, y): (char, u16, u16)| {
        format!(
            "<text x=\"{x}\" y=\"{}\" font-family=\"sans-serif\" font-size=\"13\" \
             text-anchor=\"middle\">{sign}</text>\n",
            y + 5
        )
    };
    signs(bottom).map(sign).concat()
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
        assert_eq!(picture.matches("<path ").count(), 64);
        assert_eq!(picture.matches("<text ").count(), 16);
        assert!(picture.contains("<title id=\"title\">Anna &amp; &lt;Ben&gt;</title>"));
        assert!(picture.contains("<desc id=\"desc\">Rank 8: rooks.</desc>"));
    }

    /// What is drawn last is seen, and it has the tone of its side.
    #[test]
    fn a_piece_is_drawn_above_its_edge_and_has_no_stroke() {
        for (color, tone) in [(Color::White, WHITE), (Color::Black, BLACK)] {
            let drawn = figure(color.pawn(), (20, 20));
            let last = drawn.lines().last().unwrap();
            assert!(last.contains(&format!("fill=\"{tone}\"")) && !last.contains("stroke"));
            assert_eq!(drawn.matches("stroke=").count(), 1);
        }
    }

    #[test]
    fn the_player_sits_below() {
        assert_eq!(corner(Square::A1, Color::White), (EDGE, EDGE + 7 * SQUARE));
        assert_eq!(corner(Square::A1, Color::Black), (EDGE + 7 * SQUARE, EDGE));
        assert_eq!(corner(Square::H8, Color::Black), (EDGE, EDGE + 7 * SQUARE));
    }
}
