//! A piece on a square of several rows: a solid figure with the letter of the piece in the middle.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use shakmaty::{Color as Side, Piece, Role};

use crate::ui::screen::pieces::{Figures, HalfCell};
use crate::ui::screen::scene::{Look, Theme};
use crate::ui::screen::theme::Palette;

/// What a figure is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    /// The two tones of a theme.
    Tones { fill: Color, edge: Color },
    /// The terminal's own ink.
    Solid,
    /// Letters, or the signs of [`Theme::Shapes`].
    Letters,
}

impl Ink {
    /// Without colours the side that is brighter on the terminal's ground is solid, and the other is
    /// made of its letter.
    pub(super) fn of(look: Look, piece: Piece, palette: &Palette) -> Self {
        if let (Some(fill), Some(edge)) = (palette.tone(piece.color), palette.tone(!piece.color)) {
            return Self::Tones { fill, edge };
        }
        let solid = piece.color == Side::from_white(look.is_dark);
        if solid && look.theme != Theme::Shapes { Self::Solid } else { Self::Letters }
    }
}

/// A piece, and the square on which it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct DrawnPiece<'a> {
    pub(super) role: Role,
    /// One cell wide.
    pub(super) sign: &'a str,
    pub(super) ink: Ink,
    /// What is around it.
    pub(super) ground: Style,
    pub(super) figures: Figures,
}

impl DrawnPiece<'_> {
    /// Draws it into an area, with its sign in this cell of it.
    pub(super) fn paint(&self, area: Rect, middle: Position, buffer: &mut Buffer) {
        for at in area.positions() {
            let (column, row) = (at.x - area.x, at.y - area.y);
            let halves = [0, 1].map(|half| self.figures.tone(self.role, column, 2 * row + half));
            let shown =
                if at == middle { Some((self.sign, self.letter())) } else { self.cell(halves) };
            if let (Some((symbol, style)), Some(cell)) = (shown, buffer.cell_mut(at)) {
                cell.set_symbol(symbol).set_style(style);
            }
        }
    }

    /// What a cell shows by its upper and its lower half; nothing where it is the square.
    fn cell(&self, halves: [HalfCell; 2]) -> Option<(&str, Style)> {
        let filled = halves.map(|tone| tone == HalfCell::Fill);
        match (self.ink, filled) {
            (Ink::Tones { .. }, _) if halves == [HalfCell::Ground; 2] => None,
            (Ink::Tones { fill, edge }, _) => {
                let ground = self.ground.bg.unwrap_or_default();
                let [upper, lower] = halves.map(|tone| match tone {
                    HalfCell::Fill => fill,
                    HalfCell::Edge => edge,
                    HalfCell::Ground => ground,
                });
                let symbol = if upper == lower { " " } else { "▀" };
                Some((symbol, self.ground.fg(upper).bg(lower)))
            }
            (_, [false, false]) => None,
            (Ink::Letters, _) => Some((self.sign, self.ground)),
            (Ink::Solid, [true, true]) => Some(("█", self.ground)),
            (Ink::Solid, [true, false]) => Some(("▀", self.ground)),
            (Ink::Solid, [false, true]) => Some(("▄", self.ground)),
        }
    }

    fn letter(&self) -> Style {
        match self.ink {
            Ink::Tones { fill, edge } => self.ground.fg(edge).bg(fill),
            Ink::Solid => self.ground.add_modifier(Modifier::REVERSED),
            Ink::Letters => self.ground,
        }
    }
}
