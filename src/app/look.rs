//! How the screen looks, by the settings and the terminal.

use std::time::Duration;

use terminal_colorsaurus::{QueryOptions, background_color};

use crate::config::{self, Background, Settings};
use crate::ui::screen::scene::{Look, Theme};

/// A terminal that has not told its colours by then is taken for dark.
const ANSWERED: Duration = Duration::from_millis(300);

/// What the terminal has told of its ground.
#[derive(Debug, Default)]
pub struct TerminalColours {
    /// Nothing if it was not asked.
    is_dark: Option<bool>,
}

impl TerminalColours {
    /// Asks the terminal where the look that is set needs its answer, which takes a moment. Nobody else
    /// may read from the terminal yet.
    pub fn ask(&mut self, settings: &Settings) {
        if needs_answer(settings) {
            let mut options = QueryOptions::default();
            options.timeout = ANSWERED;
            let told = background_color(options).ok();
            self.is_dark = told.map(|ground| ground.perceived_lightness() < 0.5);
        }
    }

    /// The look that is set; dark where nothing is known.
    #[must_use]
    pub fn look(&self, settings: &Settings) -> Look {
        let (theme, colors) = (theme(settings.theme), colors());
        let is_dark = match (theme, settings.background) {
            (Theme::Dark | Theme::Large, _) if colors => true,
            (Theme::Light, _) if colors => false,
            (_, Background::Dark) => true,
            (_, Background::Light) => false,
            (_, Background::Auto) => self.is_dark.unwrap_or(true),
        };
        let is_console = std::env::var_os("TERM").is_some_and(|kind| kind == "linux");
        let ahead = is_console || theme == Theme::Braille;
        Look { theme, colors, is_dark, ahead, width: settings.line }
    }
}

/// Whether a theme has no ground of its own, has figures, and its ground is not set.
fn needs_answer(settings: &Settings) -> bool {
    let is_bare = match theme(settings.theme) {
        Theme::Dark | Theme::Large | Theme::Light => !colors(),
        Theme::Shapes => true,
        Theme::Mono | Theme::Reader | Theme::Words | Theme::Braille => false,
    };
    is_bare && settings.background == Background::Auto
}

/// A theme as it is drawn.
#[must_use]
pub const fn theme(theme: config::ThemeChoice) -> Theme {
    match theme {
        config::ThemeChoice::Dark => Theme::Dark,
        config::ThemeChoice::Light => Theme::Light,
        config::ThemeChoice::Large => Theme::Large,
        config::ThemeChoice::Mono => Theme::Mono,
        config::ThemeChoice::Shapes => Theme::Shapes,
        config::ThemeChoice::Reader => Theme::Reader,
        config::ThemeChoice::Words => Theme::Words,
        config::ThemeChoice::Braille => Theme::Braille,
    }
}

/// Whether colours may be used: not where the player has said so for all programs, nor where the terminal
/// has none.
fn colors() -> bool {
    let is_set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    is_set("NO_COLOR").is_none()
        && !is_set("TERM").is_some_and(|term| is_monochrome(&term.to_string_lossy()))
}

/// Whether terminals of this name have one colour: those of DEC, and others that say so.
fn is_monochrome(term: &str) -> bool {
    let is_dec =
        term.strip_prefix("vt").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    is_dec || ["-m", "-mono"].iter().any(|end| term.ends_with(end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminals_of_one_colour_are_known_by_their_names() {
        for term in ["vt100", "vt220", "xterm-mono", "ansi-m"] {
            assert!(is_monochrome(term), "{term}");
        }
        for term in ["xterm", "xterm-256color", "vte", "linux", "screen", "tmux-256color"] {
            assert!(!is_monochrome(term), "{term}");
        }
    }
}
