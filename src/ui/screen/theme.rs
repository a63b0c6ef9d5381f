//! Colours: which there are in each theme. What they mean stands in text as well.
//!
//! They are of the 240 fixed ones of a terminal with 256 colours; the first 16 are whatever the
//! player has made of them, and no contrast could be promised.

use ratatui::style::{Color, Modifier, Style};
use shakmaty::{Color as Side, Square};

use crate::ui::screen::scene::{Look, Theme};
use crate::ui::view::View;

/// The colours of a theme; without any, the terminal's own two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Palette {
    text: Color,
    ground: Color,
    white: Color,
    black: Color,
    light: Color,
    dark: Color,
    last: Color,
    held: Color,
    check: Color,
}

const DARK: Palette = Palette {
    text: Color::Indexed(231),
    ground: Color::Indexed(16),
    white: Color::Indexed(231),
    black: Color::Indexed(220),
    light: Color::Indexed(237),
    dark: Color::Indexed(16),
    last: Color::Indexed(18),
    held: Color::Indexed(53),
    check: Color::Indexed(52),
};

const LIGHT: Palette = Palette {
    text: Color::Indexed(16),
    ground: Color::Indexed(231),
    white: Color::Indexed(18),
    black: Color::Indexed(16),
    light: Color::Indexed(231),
    dark: Color::Indexed(252),
    last: Color::Indexed(195),
    held: Color::Indexed(225),
    check: Color::Indexed(224),
};

impl Palette {
    /// The colours of a look.
    #[must_use]
    pub fn of(look: Look) -> Self {
        match look.theme {
            Theme::Dark if look.colors => DARK,
            Theme::Light if look.colors => LIGHT,
            _ => Self::default(),
        }
    }

    /// Text.
    #[must_use]
    pub fn text(&self) -> Style {
        Style::new().fg(self.text).bg(self.ground)
    }

    /// The name of a pane.
    #[must_use]
    pub fn title(&self) -> Style {
        self.text().add_modifier(Modifier::BOLD)
    }

    /// A square with what stands on it.
    #[must_use]
    pub fn square(&self, view: &View, square: Square) -> Style {
        let man = match view.board.color_at(square) {
            Some(Side::White) => self.white,
            Some(Side::Black) => self.black,
            None => self.text,
        };
        let ground = match Mark::of(view, square) {
            Some(Mark::Check) => self.check,
            Some(Mark::Held) => self.held,
            Some(Mark::Last) => self.last,
            None if square.is_light() => self.light,
            None => self.dark,
        };
        Style::new().fg(man).bg(ground)
    }
}

/// What a square is marked for; the one that presses most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The king on it stands in check.
    Check,
    /// Its man is taken and not put yet.
    Held,
    /// The last move went from it or to it.
    Last,
}

impl Mark {
    /// The mark of a square.
    #[must_use]
    pub fn of(view: &View, square: Square) -> Option<Self> {
        if view.check == Some(square) {
            Some(Self::Check)
        } else if view.held == Some(square) {
            Some(Self::Held)
        } else {
            let (from, to) = view.last?;
            (square == from || square == to).then_some(Self::Last)
        }
    }

    /// How it stands before a man.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Self::Check => "!",
            Self::Held => "^",
            Self::Last => "*",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A colour of the fixed palette, each part from 0 to 255.
    fn rgb(color: Color) -> [u8; 3] {
        let Color::Indexed(number @ 16..) = color else { panic!("{color:?} is not fixed") };
        if number >= 232 {
            return [8 + 10 * (number - 232); 3];
        }
        let part = |digit: u8| if digit == 0 { 0 } else { 55 + 40 * digit };
        let digits = number - 16;
        [part(digits / 36), part(digits / 6 % 6), part(digits % 6)]
    }

    /// Relative luminance as WCAG defines it.
    fn luminance(color: Color) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = rgb(color).map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(one: Color, other: Color) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn every_text_has_the_contrast_that_low_vision_needs() {
        assert!((contrast(Color::Indexed(16), Color::Indexed(231)) - 21.0).abs() < 0.01);
        for palette in [DARK, LIGHT] {
            assert!(contrast(palette.text, palette.ground) >= 7.0);
            let squares = [palette.light, palette.dark, palette.last, palette.held, palette.check];
            for ground in squares {
                for text in [palette.text, palette.white, palette.black] {
                    let found = contrast(text, ground);
                    assert!(found >= 7.0, "{text:?} on {ground:?}: {found}");
                }
            }
        }
    }

    #[test]
    fn a_look_without_colours_has_none() {
        for theme in [Theme::Dark, Theme::Light, Theme::Mono, Theme::Shapes] {
            assert_eq!(Palette::of(Look { theme, colors: false }), Palette::default());
        }
        assert_eq!(Palette::of(Look { theme: Theme::Mono, colors: true }), Palette::default());
    }
}
