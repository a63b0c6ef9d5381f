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

/// Who makes the flag of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flag {
    /// Its row: it is a flag of `play`, and any of its values may follow.
    ByRow,
    /// It is written where the command line is: it has another form or belongs to another command.
    ByHand,
}

/// What the values of a setting are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingValues {
    /// Words and ranges of numbers, which each voice says in its own words.
    Words,
    /// Texts that stand as they are, with a semicolon between them; some are words.
    Texts,
    /// The names of voices, which no voice translates.
    Voices,
    /// The names of those in which everything can be said.
    Languages,
    /// The names of keymaps.
    Keymaps,
    /// The names of layouts of keyboards.
    Keyboards,
}

/// The names that settings choose from, the player's own among them.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// The voices.
    pub voices: Vec<String>,
    /// Those among them in which everything can be said.
    pub languages: Vec<String>,
    /// The keymaps.
    pub keymaps: Vec<String>,
    /// The layouts of keyboards.
    pub keyboards: Vec<String>,
}

impl Names {
    /// The only names that a setting can have; `None` if it is not chosen by a name.
    #[must_use]
    pub fn of(&self, key: Key) -> Option<&[String]> {
        match key.kind() {
            SettingValues::Voices => Some(&self.voices),
            SettingValues::Languages => Some(&self.languages),
            SettingValues::Keymaps => Some(&self.keymaps),
            SettingValues::Keyboards => Some(&self.keyboards),
            SettingValues::Words | SettingValues::Texts => None,
        }
    }
}

/// A part of what may be written for a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// This.
    Value(&'static str),
    /// Any number from one to the other.
    Range(&'static str, &'static str),
    /// Something like this, which only the player can know.
    Example(&'static str),
    /// And more.
    Others,
}

impl Part {
    fn of(text: &'static str) -> Self {
        match text.split_once(" … ") {
            Some((least, most)) => Self::Range(least, most),
            None if text == "…" => Self::Others,
            None if text.contains(char::is_uppercase) => Self::Example(text),
            None => Self::Value(text),
        }
    }
}

impl Key {
    /// The parts of what may be written for it, in their order; those of texts stand for others too.
    pub fn parts(self) -> impl Iterator<Item = Part> {
        let between: &[char] =
            if self.kind() == SettingValues::Texts { &[';'] } else { &[',', ';'] };
        self.values().split(between).map(|part| Part::of(part.trim()))
    }
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
