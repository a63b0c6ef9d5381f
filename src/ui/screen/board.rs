//! The board: where each square is and what stands there.
//!
//! An empty dark square is `:`, a light one `.`: on a braille display as on the eye, the dark one
//! has more dots. Where it is not told how the pieces stand, every square is `?`. Before a piece
//! stands what its square is marked for, `!` check, `^` taken in the hand, `+` where that may go,
//! `*` last move; a focused square stands between brackets. Where squares are large the marks are
//! bars at both sides of them, and a piece is a solid figure with its letter in the middle, where the
//! cursor stands. For readers there are neither brackets nor `+` nor `*`: they would be read out at
//! every step, and the cursor is on the square.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use shakmaty::{Color, File, Piece, Rank, Role, Square};

use crate::ui::screen::figure::{DrawnPiece, Ink};
use crate::ui::screen::pieces::{self, Figures};
use crate::ui::screen::scene::{Focus, Scene, Theme};
use crate::ui::screen::text;
use crate::ui::screen::theme::{Mark, Palette};
use crate::ui::view::Shown;

/// How large squares are, in columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareSize {
    /// Columns of a square.
    pub width: u16,
    /// Rows of a square.
    pub height: u16,
}

/// How large the squares of a theme may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One row, with a sign for each piece.
    Signs,
    /// Several rows, with other things beside the board.
    Figures,
    /// As many rows as there are.
    Largest,
}

impl Default for SquareSize {
    fn default() -> Self {
        Self::SMALL
    }
}

/// The most rows that a square has beside which there is something else.
const MOST_ROWS: u16 = 7;

/// Beside squares of so many rows bars are a row shorter at both ends.
const APART: u16 = 4;

impl SquareSize {
    /// A mark and a piece.
    pub const SMALL: Self = Self { width: 2, height: 1 };
    /// A piece between two marks.
    pub const WIDE: Self = Self { width: 3, height: 1 };

    /// The squares of so many rows, about as wide as they are high.
    const fn of(height: u16) -> Self {
        Self { width: 2 * height + 1, height }
    }

    /// The largest that fit: with solid figures for pieces, or of one row.
    #[must_use]
    pub fn fitting(columns: u16, rows: u16, kind: Kind) -> Self {
        let most = match kind {
            Kind::Signs => 1,
            Kind::Figures => MOST_ROWS,
            Kind::Largest => rows / 8,
        };
        let fits = |squares: &Self| squares.columns() <= columns && squares.rows() <= rows;
        (1..=most).rev().map(Self::of).find(fits).unwrap_or(Self::SMALL)
    }

    /// How many columns a bar beside a piece takes.
    fn bar(self) -> u16 {
        (self.height / MOST_ROWS).max(1)
    }

    /// How many columns the board takes: the rank, eight squares, a bracket after the last.
    #[must_use]
    pub fn columns(self) -> u16 {
        8 * self.width + 2
    }

    /// How many rows the board takes: eight squares and the files.
    #[must_use]
    pub fn rows(self) -> u16 {
        8 * self.height + 1
    }

    /// Where the piece is on its square.
    fn middle(self) -> (u16, u16) {
        (self.width / 2, self.height / 2)
    }
}

/// The board in an area, which may be too low for all of it.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    scene: &'a Scene,
    area: Rect,
    squares: SquareSize,
    /// Ranks above the area.
    skipped: u16,
    /// Ranks in the area.
    ranks: u16,
}

impl<'a> Board<'a> {
    /// The board of a scene; the square that was focused last is always in the area.
    #[must_use]
    pub fn new(scene: &'a Scene, area: Rect, squares: SquareSize) -> Self {
        let squares = if area.height < squares.rows() { SquareSize::SMALL } else { squares };
        let ranks = area.height.min(8);
        let mut board = Self { scene, area, squares, skipped: 0, ranks };
        let page = board.place(board.focused()).1.checked_div(ranks).unwrap_or(0);
        board.skipped = (page * ranks).min(8 - ranks);
        board
    }

    /// Where the piece of a square is; nothing if its rank is not in the area.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Position> {
        let (x, y) = self.corner(square)?;
        let middle = self.squares.middle();
        Some(Position::new(x + middle.0, y + middle.1))
    }

    /// The square at these columns and rows, if one is seen there.
    #[must_use]
    pub fn square_at(&self, (x, y): (u16, u16)) -> Option<Square> {
        let SquareSize { width, height } = self.squares;
        let there = |square: &Square| {
            self.corner(*square).is_some_and(|(left, top)| {
                Rect::new(left, top, width, height).contains(Position::new(x, y))
            })
        };
        Square::ALL.into_iter().find(there).filter(|_| !self.area.is_empty())
    }

    /// Draws it.
    pub fn paint(&self, palette: &Palette, buffer: &mut Buffer) {
        let framed = self.squares.height > 1;
        let around = if framed { palette.frame() } else { palette.text() };
        if framed {
            let (width, height) = (self.squares.columns(), self.squares.rows());
            buffer.set_style(Rect { width, height, ..self.area }, around);
        }
        for rank in Rank::ALL {
            let square = Square::from_coords(File::A, rank);
            let Some(piece) = self.piece(square) else { continue };
            let number = rank.char().to_string();
            buffer.set_stringn(self.area.x, piece.y, number, 1, around);
            for square in File::ALL.map(|file| Square::from_coords(file, rank)) {
                self.paint_square(square, palette, buffer);
            }
        }
        // Once more and last, for its bracket may stand on the square beside it.
        self.paint_square(self.focused(), palette, buffer);
        let below = self.area.y + self.ranks * self.squares.height;
        if below < self.area.bottom() {
            for file in File::ALL {
                let square = Square::from_coords(file, Rank::First);
                let x = self.area.x + 1 + self.place(square).0 * self.squares.width;
                let letter = file.char().to_string();
                buffer.set_stringn(x + self.squares.middle().0, below, letter, 1, around);
            }
        }
    }

    /// The cells of each figure, between the marks of its square, with its piece; none where squares have
    /// one row.
    pub fn figures(&self) -> impl Iterator<Item = (Rect, Piece, Square)> {
        let (SquareSize { width, height }, bar) = (self.squares, self.squares.bar());
        let pieces = Square::ALL.into_iter().filter(move |_| height > 1);
        pieces.filter_map(move |square| {
            let (x, y) = self.corner(square)?;
            let piece = self.scene.view.board.piece_at(square)?;
            Some((Rect::new(x + bar, y, width - 2 * bar, height), piece, square))
        })
    }

    /// The cells of a square, if all squares are seen and nothing of one stands on another: so it can be
    /// drawn alone.
    pub(super) fn alone(&self, square: Square) -> Option<Rect> {
        let SquareSize { width, height } = self.squares;
        let (x, y) = self.corner(square)?;
        let is_alone = self.ranks == 8 && width > SquareSize::SMALL.width;
        is_alone.then(|| Rect::new(x, y, width, height))
    }

    /// Those of them that tell of the cursor: where squares are large, its bars.
    pub(super) fn stepped(&self, square: Square) -> Option<Vec<Rect>> {
        let all = self.alone(square)?;
        let width = self.squares.bar();
        let bars = [all.x, all.right() - width].map(|x| Rect { x, width, ..all });
        Some(if all.height == 1 { vec![all] } else { bars.to_vec() })
    }

    fn focused(&self) -> Square {
        match self.scene.focus {
            Focus::Square(square) => square,
            Focus::Entry | Focus::Line(..) | Focus::Layer(_) => self.scene.square,
        }
    }

    /// Column and row of a square, counted from the upper left as the board is seen.
    fn place(&self, square: Square) -> (u16, u16) {
        let (file, rank) = (u16::from(square.file()), u16::from(square.rank()));
        match self.scene.view.bottom {
            Color::White => (file, 7 - rank),
            Color::Black => (7 - file, rank),
        }
    }

    fn corner(&self, square: Square) -> Option<(u16, u16)> {
        let (column, row) = self.place(square);
        let row = row.checked_sub(self.skipped).filter(|&row| row < self.ranks)?;
        let SquareSize { width, height } = self.squares;
        Some((self.area.x + 1 + column * width, self.area.y + row * height))
    }

    /// Draws as much of a square as lies in the buffer.
    pub(super) fn paint_square(&self, square: Square, palette: &Palette, buffer: &mut Buffer) {
        let Some((x, y)) = self.corner(square) else { return };
        let SquareSize { width, height } = self.squares;
        let focused = self.is_focused(square);
        // Without colours the strongest contrast there is, where no figure could be mistaken for
        // one of the other side.
        let whole = focused && height == 1 && !palette.is_colored();
        // Where nothing is told of a square, not even its colour is seen.
        let shade = if self.scene.view.told == Shown(false) { Square::A1 } else { square };
        let style = if whole { palette.chosen() } else { palette.square(shade) };
        self.paint_ground(square, Rect::new(x, y, width, height), style, buffer);
        match self.scene.view.board.piece_at(square) {
            Some(piece) if height > 1 => self.paint_figure(piece, square, palette, buffer),
            Some(piece) => {
                if let (Some(tone), Some(edge), Some(at)) =
                    (palette.tone(piece.color), palette.tone(!piece.color), self.piece(square))
                {
                    buffer[at].set_style(Style::new().fg(edge).bg(tone));
                }
            }
            None => {}
        }
        self.paint_bars(square, palette, buffer);
    }

    fn is_focused(&self, square: Square) -> bool {
        self.scene.focus == Focus::Square(square) && !self.scene.look.theme.is_for_readers()
    }

    /// What a square is marked for, besides the cursor; readers have it in the sentence of the square.
    fn mark(&self, square: Square) -> Option<Mark> {
        let reader = self.scene.look.theme.is_for_readers();
        Mark::of(&self.scene.view, square).filter(|_| !reader)
    }

    /// The marks of a square, at its sides.
    fn paint_bars(&self, square: Square, palette: &Palette, buffer: &mut Buffer) {
        let Some((x, y)) = self.corner(square) else { return };
        let SquareSize { width, height } = self.squares;
        let (mark, focused) = (self.mark(square), self.is_focused(square));
        let Some(shown) = focused.then_some(Mark::Focus).or(mark) else { return };
        let style = if height == 1 && focused && !palette.is_colored() {
            palette.chosen()
        } else {
            palette.bar(shown, square)
        };
        let (sign, bar) = (mark.unwrap_or(shown).sign(), self.squares.bar());
        let blank = " ".repeat(usize::from(bar) - 1);
        let away = u16::from(height >= APART);
        let mut put = |x, text: &str| {
            for row in y + away..y + height - away {
                if buffer.area.contains(Position::new(x, row)) {
                    buffer.set_stringn(x, row, text, bar.into(), style);
                }
            }
        };
        put(x, &format!("{sign}{blank}"));
        let both = focused || palette.is_colored() && shown != Mark::Target;
        if width > SquareSize::SMALL.width && both {
            put(x + width - bar, &format!("{blank}{}", if focused { "]" } else { " " }));
        }
        if focused && width == SquareSize::SMALL.width {
            self.close(square, (x + width, y), palette, buffer);
        }
    }

    /// The bracket after a focused square that has no room for it: where the next one has no mark.
    fn close(&self, square: Square, (x, y): (u16, u16), palette: &Palette, buffer: &mut Buffer) {
        let step = self.scene.view.bottom.fold_wb(1, -1);
        let next = square.file().offset(step).map(|file| Square::from_coords(file, square.rank()));
        if next.is_none_or(|next| self.mark(next).is_none()) {
            let style = next.filter(|_| palette.is_colored());
            let style = style.map_or(palette.text(), |next| palette.bar(Mark::Focus, next));
            buffer.set_stringn(x, y, "]", 1, style);
        }
    }

    /// A piece on a square of several rows, on its own ground: where that is near its tone, with an edge.
    fn paint_figure(&self, piece: Piece, square: Square, palette: &Palette, buffer: &mut Buffer) {
        let (Some((x, y)), Some(middle)) = (self.corner(square), self.piece(square)) else {
            return;
        };
        let SquareSize { width, height } = self.squares;
        let drawn = DrawnPiece {
            role: piece.role,
            sign: &self.sign(piece),
            ink: Ink::of(self.scene.look, piece, palette),
            ground: palette.square(square),
            edged: piece.color.is_white() == square.is_light(),
            figures: Figures::fitting(width, height),
            palette,
        };
        drawn.paint(Rect::new(x, y, width, height), middle, buffer);
    }

    /// What stands on a square, without figures and marks. Each sign is one cell wide, so cells are
    /// set: to find out what a text needs takes most of a frame.
    fn paint_ground(&self, square: Square, area: Rect, style: Style, buffer: &mut Buffer) {
        let shapes = self.scene.look.theme == Theme::Shapes;
        let ground = if shapes && square.is_dark() { ":" } else { " " };
        let (right, down) = self.squares.middle();
        let middle = Position::new(area.x + right, area.y + down);
        let piece = self.scene.view.board.piece_at(square);
        let seen = piece.filter(|_| buffer.area.contains(middle)).map(|piece| self.sign(piece));
        let sign = match &seen {
            Some(sign) => sign,
            None if self.scene.view.told == Shown(false) => "?",
            None if square.is_dark() => ":",
            None => ".",
        };
        for at in area.intersection(buffer.area).positions() {
            if let Some(cell) = buffer.cell_mut(at) {
                cell.set_symbol(if at == middle { sign } else { ground }).set_style(style);
            }
        }
    }

    /// The sign of a piece, one cell wide.
    fn sign(&self, piece: Piece) -> String {
        let sign = if self.scene.look.theme == Theme::Shapes {
            pieces::shape(piece, self.scene.look.is_dark).to_owned()
        } else {
            let letter = self.letter(piece.role);
            match piece.color {
                Color::White => letter.to_owned(),
                Color::Black => letter.to_lowercase(),
            }
        };
        let sign = sign.chars().next().unwrap_or('?').to_string();
        if text::width(&sign) == 1 { sign } else { "?".to_owned() }
    }

    fn letter(&self, role: Role) -> &str {
        &self.scene.words.letters[usize::from(role) - 1]
    }
}
