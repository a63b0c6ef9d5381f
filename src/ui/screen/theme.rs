//! Colours: which there are in each theme. What they mean stands in text as well.
//!
//! They are of the 240 fixed ones of a terminal with 256 colours; the first 16 are whatever the
//! player has made of them, and no contrast could be promised. A console has those alone: there they are
//! blue and cyan, black and white, and of white grounds are the dull one.
//!
//! Three things cannot differ by seven times each, for paper is only twenty-one times as light as
//! ink. So the squares lie between White's tone and Black's: from White's the dark ones are seven
//! times away, from Black's the light ones. On the others a piece has an edge in the opponent's tone.

use ratatui::style::{Color, Modifier, Style};
use shakmaty::{Color as Side, Square};

use crate::ui::screen::scene::{Colors, Design, Theme};
use crate::ui::view::View;

const WHITE: Color = Color::Indexed(231);
const BLACK: Color = Color::Indexed(16);

/// The colours of a theme; without any, the terminal's own two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Palette {
    /// Of text.
    pub(super) text: Color,
    /// Behind text. What is drawn with these two costs nothing to set again.
    pub(super) ground: Color,
    light: Color,
    dark: Color,
}

const DARK: Palette =
    Palette { text: WHITE, ground: BLACK, light: Color::Indexed(209), dark: Color::Indexed(23) };

const LIGHT: Palette = Palette { text: BLACK, ground: WHITE, ..DARK };

const FEW_DARK: Palette =
    Palette { text: Color::White, ground: Color::Black, light: Color::Cyan, dark: Color::Blue };

const FEW_LIGHT: Palette = Palette { text: Color::Black, ground: Color::White, ..FEW_DARK };

impl Palette {
    /// The colours of a look.
    #[must_use]
    pub fn of(look: Design) -> Self {
        match (look.theme, look.colors) {
            (Theme::Dark | Theme::Large, Colors::All) => DARK,
            (Theme::Dark | Theme::Large, Colors::Few) => FEW_DARK,
            (Theme::Light, Colors::All) => LIGHT,
            (Theme::Light, Colors::Few) => FEW_LIGHT,
            _ => Self::default(),
        }
    }

    /// Whether it has colours of its own.
    #[must_use]
    pub fn is_colored(&self) -> bool {
        self.text != Color::Reset
    }

    /// Whether its colours are those of a console.
    fn is_few(&self) -> bool {
        self.dark == FEW_DARK.dark
    }

    /// White and black.
    fn tones(&self) -> [Color; 2] {
        if self.is_few() { [Color::White, Color::Black] } else { [WHITE, BLACK] }
    }

    /// Text.
    #[must_use]
    pub fn text(&self) -> Style {
        Style::new().fg(self.text).bg(self.ground)
    }

    /// The frame of the board, and the row above it. On paper it is dark: paper beside a piece shines into
    /// its edge, for an eye that sees it blurred.
    #[must_use]
    pub fn frame(&self) -> Style {
        let is_paper = matches!(self.text, BLACK | Color::Black);
        if is_paper { self.far_from(Side::White) } else { self.text() }
    }

    /// The name of a pane.
    #[must_use]
    pub fn title(&self) -> Style {
        self.text().add_modifier(Modifier::BOLD)
    }

    /// The line of a list that is focused.
    #[must_use]
    pub fn chosen(&self) -> Style {
        if self.is_few() {
            // Reversed, a bright sign would be a dull ground, and its ground a bright sign.
            return Style::new().fg(self.ground).bg(self.text);
        }
        self.text().add_modifier(Modifier::REVERSED)
    }

    /// A square and a sign on it.
    #[must_use]
    pub fn square(&self, square: Square) -> Style {
        self.far_from(Side::from_white(square.is_dark()))
    }

    /// The colour of squares that is far from the tone of a side.
    fn far_from(&self, side: Side) -> Style {
        let [white, black] = self.tones();
        match (self.is_colored(), side) {
            (false, _) => self.text(),
            (true, Side::White) => Style::new().fg(white).bg(self.dark),
            (true, Side::Black) => Style::new().fg(black).bg(self.light),
        }
    }

    /// The letter on a piece of this side: in the colour of squares that is far from it, which takes less
    /// of its body away than the opponent's tone.
    #[must_use]
    pub fn letter(&self, side: Side) -> Color {
        let tone = self.tone(!side).filter(|_| self.is_few());
        tone.or(self.far_from(side).bg).unwrap_or_default()
    }

    /// The tone of a side's pieces; nothing without colours.
    #[must_use]
    pub fn tone(&self, side: Side) -> Option<Color> {
        let [white, black] = self.tones();
        self.is_colored().then(|| side.fold_wb(white, black))
    }

    /// The bars beside what is marked: far from the square, whichever it is. They differ from text by one
    /// colour at most, and by which way round it is: both are the cheapest to set.
    #[must_use]
    pub fn bar(&self, mark: Mark, square: Square) -> Style {
        if !self.is_colored() {
            let modifier = if mark == Mark::Focus { Modifier::REVERSED } else { Modifier::empty() };
            return self.text().add_modifier(modifier);
        }
        if self.is_few() {
            let is_text = (self.text == Color::White) == square.is_light();
            return if is_text { self.text() } else { self.chosen() };
        }
        let bright = mark.color().unwrap_or(WHITE);
        let (text, ground) = if self.text == WHITE { (bright, BLACK) } else { (BLACK, bright) };
        let is_text = (self.text == WHITE) == square.is_light();
        let modifier = if is_text { Modifier::empty() } else { Modifier::REVERSED };
        Style::new().fg(text).bg(ground).add_modifier(modifier)
    }
}

/// What a square is marked for; the one that presses most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The cursor is on it.
    Focus,
    /// The king on it stands in check.
    Check,
    /// Its piece is taken and not put yet.
    Held,
    /// The piece that is taken may go there.
    Target,
    /// The last move went from it or to it.
    Last,
}

impl Mark {
    /// The mark of a square, besides the cursor.
    #[must_use]
    pub fn of(view: &View, square: Square) -> Option<Self> {
        if view.check == Some(square) {
            Some(Self::Check)
        } else if view.held == Some(square) {
            Some(Self::Held)
        } else if view.targets.contains(square) {
            Some(Self::Target)
        } else {
            let (from, to) = view.last?;
            (square == from || square == to).then_some(Self::Last)
        }
    }

    /// How it stands before a piece.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Self::Focus => "[",
            Self::Check => "!",
            Self::Held => "^",
            Self::Target => "+",
            Self::Last => "*",
        }
    }

    /// Its bright colour, beside which there is black; for the cursor there is only the strongest contrast.
    fn color(self) -> Option<Color> {
        match self {
            Self::Focus => None,
            Self::Check => Some(Color::Indexed(217)),
            Self::Held => Some(Color::Indexed(219)),
            Self::Target => Some(Color::Indexed(120)),
            Self::Last => Some(Color::Indexed(226)),
        }
    }
}

#[cfg(test)]
mod tests;
