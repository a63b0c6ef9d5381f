//! Settings as they are told: what belongs together, when a change holds, and what a value is. Pure.

use crate::config::{KEYS, Key};

/// Settings that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// What is played, and under which rules.
    Game,
    /// How things are said and heard.
    Voice,
    /// Braille.
    Braille,
    /// The screen and its keys.
    Screen,
    /// Boards under the hands.
    Board,
}

/// Every group, in the order in which they are told.
pub const GROUPS: [Group; 5] =
    [Group::Game, Group::Voice, Group::Braille, Group::Screen, Group::Board];

/// From when on a setting holds that is changed while a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// At once.
    Now,
    /// From the next game.
    NextGame,
    /// When the program is started the next time.
    NextStart,
}

/// What the values of a setting are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// Words and ranges of numbers, which each voice says in its own words.
    Words,
    /// Texts that stand as they are, with a semicolon between them; some are words.
    Texts,
    /// Names, for which no voice has a word; which there are is found out.
    Names,
}

impl Group {
    /// Its name in the names of sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Voice => "voice",
            Self::Braille => "braille",
            Self::Screen => "screen",
            Self::Board => "board",
        }
    }

    /// What belongs to it.
    pub fn keys(self) -> impl Iterator<Item = Key> {
        KEYS.into_iter().filter(move |key| key.group() == self)
    }
}
