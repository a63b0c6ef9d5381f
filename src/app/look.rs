//! How the screen looks, by the settings and the terminal.

use std::time::Duration;

use terminal_colorsaurus::{QueryOptions, background_color};

use crate::config::{self, Background, Settings};
use crate::ui::screen::scene::{Colors, Design, Theme};

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
    pub fn look(&self, settings: &Settings) -> Design {
        let (theme, colors) = (theme(settings.theme), colors());
        let is_dark = match (theme, settings.background) {
            (Theme::Dark | Theme::Large, _) if colors != Colors::None => true,
            (Theme::Light, _) if colors != Colors::None => false,
            (_, Background::Dark) => true,
            (_, Background::Light) => false,
            (_, Background::Auto) => self.is_dark.unwrap_or(true),
        };
        let is_console = std::env::var_os("TERM").is_some_and(|kind| kind == "linux");
        let ahead = is_console || theme == Theme::Braille;
        Design { theme, colors, is_dark, ahead, width: settings.line }
    }
}

/// Whether a theme has no ground of its own, has figures, and its ground is not set.
fn needs_answer(settings: &Settings) -> bool {
    let is_bare = match theme(settings.theme) {
        Theme::Dark | Theme::Large | Theme::Light => colors() == Colors::None,
        Theme::Mono | Theme::Shapes => true,
        Theme::Reader | Theme::Words | Theme::Braille => false,
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

/// Which colours may be used: none where the player has said so for all programs.
fn colors() -> Colors {
    let is_set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let [kind, depth] = ["TERM", "COLORTERM"]
        .map(|name| is_set(name).unwrap_or_default().to_string_lossy().into_owned());
    // tmux makes of all colours those of the terminal in which it is, and may call itself `screen`.
    let is_deep = is_set("TMUX").is_some() || ["truecolor", "24bit"].contains(&&*depth);
    if is_set("NO_COLOR").is_some() || is_monochrome(&kind) {
        Colors::None
    } else if is_console(&kind) || !is_deep && is_shallow(&kind) {
        Colors::Few
    } else {
        Colors::All
    }
}

/// Whether terminals of this name have the colours of a console, whatever is said of them.
fn is_console(kind: &str) -> bool {
    const NAMES: [&str; 9] =
        ["linux", "cons25", "ansi", "pcansi", "cygwin", "hurd", "mach-color", "wsvt25", "bterm"];
    // `linux-16color` and others are the same with something more.
    NAMES.iter().any(|name| {
        kind.strip_prefix(name).is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
    })
}

/// Whether terminals of this name may have no more than that: GNU screen makes of 256 colours eight where
/// the terminal below it is called one with eight.
fn is_shallow(kind: &str) -> bool {
    let is_screen = kind == "screen" || kind.starts_with("screen.") || kind == "screen-bce";
    let has_less = ["-8color", "-16color", "-88color"].iter().any(|end| kind.ends_with(end));
    is_screen && !kind.contains("256color") || has_less
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
    fn terminals_of_one_colour_and_of_few_are_known_by_their_names() {
        for term in ["vt100", "vt220", "xterm-mono", "ansi-m"] {
            assert!(is_monochrome(term), "{term}");
        }
        for term in ["linux", "linux-16color", "cons25", "cons25-debian", "ansi", "pcansi"] {
            assert!(is_console(term) || is_shallow(term), "{term}");
        }
        for term in ["screen", "screen.xterm", "screen.linux", "xterm-16color", "rxvt-88color"] {
            assert!(is_shallow(term) && !is_console(term), "{term}");
        }
        for term in ["xterm", "screen-256color", "screen.xterm-256color", "tmux", "ansiterm"] {
            assert!(!is_console(term) && !is_shallow(term), "{term}");
        }
        for term in ["xterm", "xterm-256color", "vte", "linux", "screen", "tmux-256color"] {
            assert!(!is_monochrome(term), "{term}");
        }
    }
}
