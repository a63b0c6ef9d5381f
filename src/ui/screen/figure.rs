//! A piece on a square of several rows: a solid figure with the letter of the piece in the middle.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use shakmaty::{Color as Side, Piece, Role};

use crate::ui::screen::pieces::{Figures, HalfCell};
use crate::ui::screen::scene::{Design, Theme};
use crate::ui::screen::theme::Palette;

/// What a figure is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    /// The two tones of a theme, and that of the letter.
    Tones { fill: Color, edge: Color, letter: Color },
    /// The terminal's own ink.
    Solid,
    /// Letters, or the signs of [`Theme::Shapes`].
    Letters,
}

impl Ink {
    /// Without colours the side that is brighter on the terminal's ground is solid, and the other is
    /// made of its letter.
    pub(super) fn of(look: Design, piece: Piece, palette: &Palette) -> Self {
        if let (Some(fill), Some(edge)) = (palette.tone(piece.color), palette.tone(!piece.color)) {
            return Self::Tones { fill, edge, letter: palette.letter(piece.color) };
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
    /// Whether it is near that, and needs an edge.
    pub(super) edged: bool,
    pub(super) figures: Figures,
    pub(super) palette: &'a Palette,
}

impl DrawnPiece<'_> {
    /// Draws as much of it as lies in the buffer on its square, with its sign in this cell of it.
    pub(super) fn paint(&self, square: Rect, middle: Position, buffer: &mut Buffer) {
        let figure = self.figures.of(self.role, self.edged);
        for at in square.intersection(buffer.area).positions() {
            let (column, row) = (at.x - square.x, at.y - square.y);
            let halves = |column| [0, 1].map(|half| figure.tone(column, 2 * row + half));
            let shown = if at == middle {
                Some((self.sign, self.letter()))
            } else if column == 0 {
                self.side([halves(0), halves(1)], true)
            } else if column + 1 == square.width {
                self.side([halves(column), halves(column - 1)], false)
            } else {
                self.cell(halves(column))
            };
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
            (Ink::Tones { fill, edge, .. }, _) => {
                let colours = halves.map(|tone| match tone {
                    HalfCell::Fill => fill,
                    HalfCell::Edge => edge,
                    HalfCell::Ground => self.around(),
                });
                Some(self.halved(colours, ["▀", "▄"]))
            }
            (_, [false, false]) => None,
            (Ink::Letters, _) => Some((self.sign, self.ground)),
            (Ink::Solid, [true, true]) => Some(("█", self.ground)),
            (Ink::Solid, [true, false]) => Some(("▀", self.ground)),
            (Ink::Solid, [false, true]) => Some(("▄", self.ground)),
        }
    }

    /// What a cell at a side of the square shows by its halves and those of the next: half of it is the
    /// square's, whatever stands there.
    fn side(&self, [own, next]: [[HalfCell; 2]; 2], is_left: bool) -> Option<(&str, Style)> {
        let Ink::Tones { edge, .. } = self.ink else { return None };
        let touches = self.edged && next.contains(&HalfCell::Fill);
        let is_edge = touches || own == [HalfCell::Edge; 2];
        let colours = if is_left { [self.around(), edge] } else { [edge, self.around()] };
        if is_edge {
            Some(self.halved(colours, ["▌", "▐"]))
        } else if self.edged && edge == self.palette.ground {
            // In the colours of the edge, for a step writes both.
            Some(("█", Style::new().fg(self.around()).bg(edge)))
        } else {
            None
        }
    }

    fn around(&self) -> Color {
        self.ground.bg.unwrap_or_default()
    }

    /// A cell of two halves, by the sign that has the one or the other as its own.
    fn halved<'a>(&self, [one, other]: [Color; 2], signs: [&'a str; 2]) -> (&'a str, Style) {
        let Palette { text, ground, .. } = *self.palette;
        let style = |ink, ground| Style::new().fg(ink).bg(ground);
        // A console has white as bright for signs alone.
        let is_bright = |color| color == Color::White;
        if one == other && is_bright(one) {
            ("█", style(one, self.around()))
        } else if one == other {
            (" ", style(one, one))
        } else if is_bright(other) || !is_bright(one) && (other == text || one == ground) {
            (signs[1], style(other, one))
        } else {
            (signs[0], style(one, other))
        }
    }

    fn letter(&self) -> Style {
        match self.ink {
            Ink::Tones { fill, letter, .. } => self.ground.fg(letter).bg(fill),
            Ink::Solid => self.ground.add_modifier(Modifier::REVERSED),
            Ink::Letters => self.ground,
        }
    }
}
