//! Results as PGN knows them, and as people spell them.

use shakmaty::Color;

use crate::written::is_dash;

/// A result that PGN knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// `1-0` or `0-1`.
    Won(Color),
    /// `1/2-1/2`.
    Drawn,
    /// `*`: unfinished, or not known.
    Open,
}

impl GameResult {
    /// Reads one; `None` if it is none.
    #[must_use]
    pub fn read(text: &[u8]) -> Option<Self> {
        Some(match text {
            b"1-0" => Self::Won(Color::White),
            b"0-1" => Self::Won(Color::Black),
            b"1/2-1/2" => Self::Drawn,
            b"*" => Self::Open,
            _ => return None,
        })
    }

    /// Reads one as people write it after the moves: `1:0`, `½-½`, `0.5-0.5`.
    pub(super) fn spelt(text: &str) -> Option<Self> {
        Some(match plain(text).as_str() {
            "1-0" => Self::Won(Color::White),
            "0-1" => Self::Won(Color::Black),
            "1/2-1/2" | "1/2" => Self::Drawn,
            _ => return None,
        })
    }

    /// Whether a text is the beginning of a result that goes on behind a blank.
    pub(super) fn is_part(text: &str) -> bool {
        matches!(plain(text).as_str(), "1" | "0" | "1-" | "0-" | "1/2" | "1/2-")
    }

    /// The result of a word in which letters stand for digits that look like them, or marks behind it.
    pub(super) fn misspelt(word: &str) -> Option<Self> {
        let digits = match word.trim_end_matches(['.', ',', ';', '!', '?', '+', '#']) {
            "1-O" | "1-o" | "l-0" | "I-0" | "l-O" | "I-O" => "1-0",
            "O-1" | "o-1" | "0-l" | "0-I" | "O-l" | "O-I" => "0-1",
            other => other,
        };
        Self::read(digits.as_bytes()).or_else(|| Self::spelt(digits)).filter(|_| digits != "*")
    }

    /// A text with a result at its end, parted: `Nf31-0`.
    pub(super) fn behind(text: &str) -> Option<(&str, Self)> {
        let known = [Self::Won(Color::White), Self::Won(Color::Black), Self::Drawn];
        known.into_iter().find_map(|result| Some((text.strip_suffix(result.text())?, result)))
    }

    /// Reads one as tags have it, where games are won without moves, or lost by both, as well. What is said
    /// besides, as that the time was over, is no part of it.
    pub(super) fn of_tag(text: &str) -> Option<Self> {
        let text = touchmove_clean::line(text);
        let is_besides = |c: char| c == '(' || c.is_alphabetic();
        let first = text.split_once(is_besides).map_or(&*text, |(first, _)| first);
        Self::of_bare_tag(&text).or_else(|| Self::of_bare_tag(first))
    }

    fn of_bare_tag(text: &str) -> Option<Self> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let known = Self::read(text.as_bytes()).or_else(|| Self::spelt(&text));
        known.or(match text.as_str() {
            "+-" | "+/-" | "+:-" => Some(Self::Won(Color::White)),
            "-+" | "-/+" | "-:+" => Some(Self::Won(Color::Black)),
            "0-0" | "-" | "--" | "-/-" | "-:-" => Some(Self::Open),
            _ => None,
        })
    }

    /// As PGN writes it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Won(Color::White) => "1-0",
            Self::Won(Color::Black) => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::Open => "*",
        }
    }
}

/// A result with one sign for each thing.
fn plain(text: &str) -> String {
    let text = text.trim_end_matches(['.', ',']).replace(is_stroke, "-").replace(' ', "");
    ["½", "0.5", "0,5"].iter().fold(text, |text, half| text.replace(half, "1/2"))
}

fn is_stroke(c: char) -> bool {
    c == ':' || is_dash(c)
}
