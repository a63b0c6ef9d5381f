//! The board: where each square is and what stands there.
//!
//! An empty dark square is `:`, a light one `.`: on a braille display as on the eye, the dark one
//! has more dots. Where it is not told how the men stand, every square is `?`. Before a man stands what its square is marked for, `!` check, `^` taken in the
//! hand, `*` last move; a focused square stands between brackets. For readers there are neither
//! brackets nor `*`: they would be read out at every step, and the cursor is on the square.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use shakmaty::{Color, File, Piece, Rank, Role, Square};

use crate::ui::screen::men;
use crate::ui::screen::scene::{Focus, Scene, Theme};
use crate::ui::screen::text;
use crate::ui::screen::theme::{Mark, Palette};
use crate::ui::view::Told;

/// How large squares are, in columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Squares {
    /// Columns of a square.
    pub width: u16,
    /// Rows of a square.
    pub height: u16,
}

impl Default for Squares {
    fn default() -> Self {
        Self::SMALL
    }
}

impl Squares {
    /// A mark and a man.
    pub const SMALL: Self = Self { width: 2, height: 1 };
    /// A man between two marks.
    pub const WIDE: Self = Self { width: 3, height: 1 };
    /// A man as large as five letters.
    const LARGE: Self = Self { width: 7, height: 3 };
    /// A man as large as nine letters.
    const HUGE: Self = Self { width: 11, height: 5 };

    /// The largest that fit, large men only where they are wanted.
    #[must_use]
    pub fn fitting(columns: u16, rows: u16, large: bool) -> Self {
        let fits = |squares: &Self| squares.columns() <= columns && squares.rows() <= rows;
        let sizes = [Self::HUGE, Self::LARGE, Self::WIDE];
        let mut sizes = sizes.into_iter().filter(|&squares| large || squares == Self::WIDE);
        sizes.find(fits).unwrap_or(Self::SMALL)
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

    /// Where the man is on its square.
    fn middle(self) -> (u16, u16) {
        (self.width / 2, self.height / 2)
    }
}

/// The board in an area, which may be too low for all of it.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    scene: &'a Scene,
    area: Rect,
    squares: Squares,
    /// Ranks above the area.
    skipped: u16,
    /// Ranks in the area.
    ranks: u16,
}

impl<'a> Board<'a> {
    /// The board of a scene; the square that was focused last is always in the area.
    #[must_use]
    pub fn new(scene: &'a Scene, area: Rect, squares: Squares) -> Self {
        let squares = if area.height < squares.rows() { Squares::SMALL } else { squares };
        let ranks = area.height.min(8);
        let mut board = Self { scene, area, squares, skipped: 0, ranks };
        let page = board.place(board.focused()).1.checked_div(ranks).unwrap_or(0);
        board.skipped = (page * ranks).min(8 - ranks);
        board
    }

    /// Where the man of a square is; nothing if its rank is not in the area.
    #[must_use]
    pub fn man(&self, square: Square) -> Option<Position> {
        let (x, y) = self.corner(square)?;
        let middle = self.squares.middle();
        Some(Position::new(x + middle.0, y + middle.1))
    }

    /// Draws it.
    pub fn paint(&self, palette: &Palette, buffer: &mut Buffer) {
        for rank in Rank::ALL {
            let square = Square::from_coords(File::A, rank);
            let Some(man) = self.man(square) else { continue };
            let number = rank.char().to_string();
            buffer.set_stringn(self.area.x, man.y, number, 1, palette.text());
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
                buffer.set_stringn(x + self.squares.middle().0, below, letter, 1, palette.text());
            }
        }
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
        let Squares { width, height } = self.squares;
        Some((self.area.x + 1 + column * width, self.area.y + row * height))
    }

    fn paint_square(&self, square: Square, palette: &Palette, buffer: &mut Buffer) {
        let Some((x, y)) = self.corner(square) else { return };
        let reader = self.scene.look.theme.is_for_readers();
        let focused = self.scene.focus == Focus::Square(square) && !reader;
        let style = if focused {
            // The strongest contrast there is, whatever the square is marked for.
            palette.text().add_modifier(Modifier::REVERSED)
        } else {
            palette.square(&self.scene.view, square)
        };
        let mark = Mark::of(&self.scene.view, square).filter(|&mark| !reader || mark != Mark::Last);
        let before = mark.map(Mark::sign).or(focused.then_some("["));
        for (row, ink) in (y..).zip(self.rows(square)) {
            buffer.set_stringn(x, row, ink, self.squares.width.into(), style);
            if let Some(sign) = before {
                buffer.set_stringn(x, row, sign, 1, style);
            }
            if focused {
                self.close(square, (x, row), style, palette, buffer);
            }
        }
    }

    /// The bracket after a focused square: on it where it has room, else where the next one has
    /// no mark.
    fn close(
        &self,
        square: Square,
        (x, row): (u16, u16),
        style: ratatui::style::Style,
        palette: &Palette,
        buffer: &mut Buffer,
    ) {
        let Squares { width, .. } = self.squares;
        if width > Squares::SMALL.width {
            buffer.set_stringn(x + width - 1, row, "]", 1, style);
            return;
        }
        let step = match self.scene.view.bottom {
            Color::White => 1,
            Color::Black => -1,
        };
        let next = square.file().offset(step).map(|file| Square::from_coords(file, square.rank()));
        if next.is_none_or(|next| Mark::of(&self.scene.view, next).is_none()) {
            buffer.set_stringn(x + width, row, "]", 1, palette.text());
        }
    }

    /// What stands on a square, row by row, without its marks.
    fn rows(&self, square: Square) -> Vec<String> {
        let Squares { width, height } = self.squares;
        let shapes = self.scene.look.theme == Theme::Shapes;
        let ground = if shapes && square.is_dark() { ":" } else { " " };
        let Some(piece) = self.scene.view.board.piece_at(square) else {
            let sign = match self.scene.view.told {
                Told(false) => "?",
                Told(true) if square.is_dark() => ":",
                Told(true) => ".",
            };
            let sides = ground.repeat(self.squares.middle().0.into());
            let mut rows = vec![ground.repeat(width.into()); height.into()];
            rows[usize::from(self.squares.middle().1)] = format!("{sides}{sign}{sides}");
            return rows;
        };
        let sign = self.sign(piece);
        if height == 1 {
            return vec![format!("{ground}{sign}{ground}")];
        }
        let paint = |ink: &str| -> String {
            let row = ink.chars().map(|c| if c == '#' { sign.as_str() } else { ground });
            [ground].into_iter().chain(row).chain([ground]).collect()
        };
        men::picture(piece.role, height).iter().map(|ink| paint(ink)).collect()
    }

    /// The sign of a man, one cell wide.
    fn sign(&self, piece: Piece) -> String {
        let sign = if self.scene.look.theme == Theme::Shapes {
            men::shape(piece).to_owned()
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
