//! Settings as they are told: what belongs together, when a change holds, and each value as it is
//! written. Pure.

use std::fmt::{self, Display};
use std::time::Duration;

use crate::config::parse::{CLOCKS, ENGINES, LIES, SPELLINGS, THEMES};
use crate::config::{
    BrailleTable, Face, KEYS, Key, Opponent, Print, Settings, SheetCode, Side, form,
};
use crate::laws::Announcing;
use crate::notation::SquarePart;

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

impl Key {
    /// To what it belongs.
    #[must_use]
    pub const fn group(self) -> Group {
        match self {
            Self::Opponent
            | Self::Level
            | Self::Side
            | Self::Time
            | Self::Laws
            | Self::Announcing
            | Self::Strict
            | Self::Warnings
            | Self::Touch
            | Self::Name => Group::Game,
            Self::Moves
            | Self::Talk
            | Self::Speech
            | Self::Engine
            | Self::Tones
            | Self::Rate
            | Self::Form
            | Self::ExtraWords
            | Self::Spelling
            | Self::SquareOrder => Group::Voice,
            Self::BrailleTable
            | Self::SheetCode
            | Self::SheetCells
            | Self::SheetLines
            | Self::Print
            | Self::BrailleWidth
            | Self::BrailleForm => Group::Braille,
            Self::Keymap | Self::Keyboard | Self::Face | Self::Theme | Self::ClockInterval => {
                Group::Screen
            }
            Self::Pegboard | Self::PegboardLie | Self::PegboardClock => Group::Board,
        }
    }

    /// From when on it holds.
    #[must_use]
    pub const fn holds(self) -> Holds {
        match self {
            Self::Opponent
            | Self::Side
            | Self::Time
            | Self::Laws
            | Self::Announcing
            | Self::Strict
            | Self::Warnings
            | Self::Touch
            | Self::Name => Holds::NextGame,
            Self::Moves
            | Self::Talk
            | Self::Speech
            | Self::Tones
            | Self::Rate
            | Self::Form
            | Self::ExtraWords
            | Self::Spelling
            | Self::SquareOrder
            | Self::Level
            | Self::BrailleTable
            | Self::SheetCode
            | Self::SheetCells
            | Self::SheetLines
            | Self::Print
            | Self::BrailleForm
            | Self::Pegboard => Holds::Now,
            Self::Engine
            | Self::Keymap
            | Self::Keyboard
            | Self::Face
            | Self::Theme
            | Self::ClockInterval
            // A diagram has it at once, other lines when the printer starts.
            | Self::BrailleWidth
            | Self::PegboardLie
            | Self::PegboardClock => Holds::NextStart,
        }
    }
}

impl Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
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

impl Settings {
    /// A setting as it is written; nothing if it is not set and has no word for that.
    #[must_use]
    pub fn text(&self, key: Key) -> Option<String> {
        Some(match key {
            Key::Moves => self.moves.clone()?,
            Key::Talk => self.talk.clone(),
            Key::Speech => switch(self.speech),
            Key::Engine => name_of(self.engine?, &ENGINES),
            Key::Tones => switch(self.tones),
            Key::Rate => self.rate?.to_string(),
            Key::Form => if self.short { "short" } else { "long" }.to_owned(),
            Key::ExtraWords => switch(self.extra_words),
            Key::Opponent => match &self.opponent {
                Opponent::Builtin => "builtin".to_owned(),
                Opponent::Human => "human".to_owned(),
                Opponent::Engine(file) => format!("uci:{file}"),
            },
            Key::Level => self.level.to_string(),
            Key::Side => side(self.side).to_owned(),
            Key::Time => self.time.as_ref().map_or_else(|| "off".to_owned(), ToString::to_string),
            Key::Laws => self.laws.id().to_owned(),
            Key::Announcing => announcing(self.announcing).to_owned(),
            Key::Strict => switch(self.strict),
            Key::Warnings => warnings(self.warnings.as_deref()),
            Key::Touch => switch(self.touch),
            Key::Name => match self.name.as_str() {
                "" => "off".to_owned(),
                name => name.to_owned(),
            },
            Key::Spelling => name_of(self.spelling, &SPELLINGS),
            Key::SquareOrder => square_order(self),
            Key::Keymap => self.keymap.clone(),
            Key::Keyboard => self.keyboard.clone()?,
            Key::Face => if self.face == Face::Line { "line" } else { "screen" }.to_owned(),
            Key::Theme => name_of(self.theme, &THEMES),
            Key::ClockInterval => self.clock_interval.to_string(),
            Key::Pegboard => commas(&self.pegboard),
            Key::PegboardLie => name_of(self.pegboard_lie, &LIES),
            Key::PegboardClock => name_of(self.pegboard_clock, &CLOCKS),
            Key::BrailleTable
            | Key::SheetCode
            | Key::SheetCells
            | Key::SheetLines
            | Key::Print
            | Key::BrailleWidth
            | Key::BrailleForm => return self.of_braille(key),
        })
    }

    fn of_braille(&self, key: Key) -> Option<String> {
        Some(match key {
            Key::BrailleTable => match &self.braille_table {
                BrailleTable::Off => "off".to_owned(),
                BrailleTable::Auto => "auto".to_owned(),
                BrailleTable::Named(table) => table.clone(),
            },
            Key::SheetCode => match self.sheet_code {
                SheetCode::San => "san".to_owned(),
                SheetCode::Uk => "uk".to_owned(),
            },
            Key::SheetCells => self.sheet_cells.to_string(),
            Key::SheetLines => self.sheet_lines.to_string(),
            Key::Print => if self.print == Print::Text { "text" } else { "braille" }.to_owned(),
            Key::BrailleWidth => {
                self.line.map_or_else(|| "off".to_owned(), |width| width.get().to_string())
            }
            Key::BrailleForm => form(self.page),
            _ => return None,
        })
    }
}

fn switch(on: bool) -> String {
    if on { "on" } else { "off" }.to_owned()
}

const fn side(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
        Side::Random => "random",
    }
}

const fn announcing(announcing: Announcing) -> &'static str {
    match announcing {
        Announcing::Off => "off",
        Announcing::Announce => "announce",
        _ => "repeat",
    }
}

fn warnings(wanted: Option<&[Duration]>) -> String {
    let Some(wanted) = wanted else { return "auto".to_owned() };
    let one = |left: &Duration| match left.as_secs() {
        seconds if seconds.is_multiple_of(60) => (seconds / 60).to_string(),
        seconds => format!("{seconds}s"),
    };
    let all: Vec<String> = wanted.iter().map(one).collect();
    if all.is_empty() { "off".to_owned() } else { all.join(",") }
}

fn square_order(settings: &Settings) -> String {
    let word = |part: &SquarePart| match part {
        SquarePart::Square => "square",
        SquarePart::Piece => "piece",
        SquarePart::Colour => "colour",
    };
    settings.square_order.parts().iter().map(word).collect::<Vec<_>>().join(" ")
}

fn commas<T: Display>(all: &[T]) -> String {
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    if all.is_empty() { "off".to_owned() } else { all.join(",") }
}

/// Every value of these stands in its list.
fn name_of<T: Copy + PartialEq>(value: T, names: &[(&str, T)]) -> String {
    let found = names.iter().find(|(_, named)| *named == value);
    found.map_or_else(String::new, |(name, _)| (*name).to_owned())
}
