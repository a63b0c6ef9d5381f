//! The player's settings: file, then environment, then flags.
//!
//! One list of keys serves all three. A setting that cannot be read is left as it is and told; the
//! program never refuses to start over one, and writes the file only when the player changes a
//! setting by a command.

pub mod file;

use std::fmt;

use crate::laws::{Announcing, Edition, TimeControl};
use crate::notation::{Page, Width};

pub use file::{FileError, load, save};

/// Who plays against the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The built-in opponent.
    Builtin,
    /// Another person at the same keyboard.
    Human,
    /// An engine that speaks UCI: its file, or a name to be looked for.
    Engine(String),
}

/// Which side the player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
    /// One or the other.
    Random,
}

/// Everything that can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The voice of moves.
    pub moves: String,
    /// The voice of everything else.
    pub talk: String,
    /// Whether the program speaks.
    pub speech: bool,
    /// What speaks: `dispatcher` or `native`; nothing for what the system has.
    pub engine: Option<Engine>,
    /// How fast it speaks, -100 to 100; nothing for the rate of all programs.
    pub rate: Option<i32>,
    /// Whether moves are announced without the origin where they are clear without it.
    pub short: bool,
    /// Whether words are said that the blind appendix does not have.
    pub extra_words: bool,
    /// Who plays against the player.
    pub opponent: Opponent,
    /// The opponent's level, 1 to 20.
    pub level: u8,
    /// The player's side.
    pub side: Side,
    /// The time control; nothing for a game without clocks.
    pub time: Option<TimeControl>,
    /// The edition of the Laws.
    pub laws: Edition,
    /// What must be said before a move counts.
    pub announcing: Announcing,
    /// The minutes left at which the player wants to be told.
    pub warnings: Vec<u8>,
    /// The braille table of words.
    pub braille_table: BrailleTable,
    /// How moves are written in braille.
    pub sheet_code: SheetCode,
    /// Cells in a line of a braille page, 12 to 80.
    pub sheet_cells: u8,
    /// Lines on a braille page, 5 to 60.
    pub sheet_lines: u8,
    /// How lines are printed.
    pub print: Print,
    /// How a position is written for fingers.
    pub page: Page,
    /// The keymap of the screen.
    pub keymap: String,
    /// The layout of the keyboard; nothing for the one of the talk voice's language.
    pub keyboard: Option<String>,
}

/// The table of liblouis by which words become braille.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrailleTable {
    /// None: one cell for each sign of print.
    Off,
    /// The one that the voice names for its language.
    Auto,
    /// One or several with commas between them, by their names in liblouis.
    Named(String),
}

/// How moves are written in braille.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetCode {
    /// In the letters of the voice of moves.
    San,
    /// In the chess code of the United Kingdom.
    Uk,
}

/// How lines are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// As text.
    Text,
    /// In Unicode braille, for a display that shows what the terminal shows.
    Braille,
}

/// What speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// speech-dispatcher.
    Dispatcher,
    /// The speech of the operating system.
    Native,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            moves: "fide".to_owned(),
            talk: "en".to_owned(),
            speech: true,
            engine: None,
            rate: None,
            short: false,
            extra_words: true,
            opponent: Opponent::Builtin,
            level: 3,
            side: Side::White,
            time: None,
            laws: Edition::default(),
            announcing: Announcing::Off,
            warnings: Vec::new(),
            braille_table: BrailleTable::Off,
            sheet_code: SheetCode::San,
            sheet_cells: 40,
            sheet_lines: 25,
            print: Print::Text,
            page: Page::default(),
            keymap: "lichess".to_owned(),
            keyboard: None,
        }
    }
}

/// The keys, as they stand in the file; in the environment they are written `TOUCHMOVE_EXTRA_WORDS`.
pub const KEYS: [Key; 23] = [
    Key::Moves,
    Key::Talk,
    Key::Speech,
    Key::Engine,
    Key::Rate,
    Key::Form,
    Key::ExtraWords,
    Key::Opponent,
    Key::Level,
    Key::Side,
    Key::Time,
    Key::Laws,
    Key::Announcing,
    Key::Warnings,
    Key::BrailleTable,
    Key::SheetCode,
    Key::SheetCells,
    Key::SheetLines,
    Key::Print,
    Key::BrailleWidth,
    Key::BrailleForm,
    Key::Keymap,
    Key::Keyboard,
];

/// The name of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is described by the setting that it names")]
pub enum Key {
    Moves,
    Talk,
    Speech,
    Engine,
    Rate,
    Form,
    ExtraWords,
    Opponent,
    Level,
    Side,
    Time,
    Laws,
    Announcing,
    Warnings,
    BrailleTable,
    SheetCode,
    SheetCells,
    SheetLines,
    Print,
    BrailleWidth,
    BrailleForm,
    Keymap,
    Keyboard,
}

impl Key {
    /// As it stands in the file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Talk => "talk",
            Self::Speech => "speech",
            Self::Engine => "speech-engine",
            Self::Rate => "rate",
            Self::Form => "form",
            Self::ExtraWords => "extra-words",
            Self::Opponent => "opponent",
            Self::Level => "level",
            Self::Side => "side",
            Self::Time => "time",
            Self::Laws => "laws",
            Self::Announcing => "announcing",
            Self::Warnings => "warnings",
            Self::BrailleTable => "braille-table",
            Self::SheetCode => "sheet-code",
            Self::SheetCells => "sheet-cells",
            Self::SheetLines => "sheet-lines",
            Self::Print => "print",
            Self::BrailleWidth => "braille-width",
            Self::BrailleForm => "braille-form",
            Self::Keymap => "keymap",
            Self::Keyboard => "keyboard",
        }
    }

    /// As it stands in the environment.
    #[must_use]
    pub fn variable(self) -> String {
        format!("TOUCHMOVE_{}", self.name().replace('-', "_").to_uppercase())
    }

    /// The key of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        KEYS.into_iter().find(|key| key.name() == name)
    }

    /// What may be written for it.
    #[must_use]
    pub const fn values(self) -> &'static str {
        match self {
            Self::Moves | Self::Talk => "fide, fide-en, en, de",
            Self::Speech | Self::ExtraWords => "on, off",
            Self::Engine => "dispatcher, native",
            Self::Rate => "-100 … 100",
            Self::Form => "long, short",
            Self::Opponent => "builtin, human, uci:PATH",
            Self::Level => "1 … 20",
            Self::Side => "white, black, random",
            Self::Time => "off; 15+10; 40/90+30,30+30; 5d3; 3b2",
            Self::Laws => {
                "fide-2001, fide-2005, fide-2009, fide-2014, fide-2017, fide-2018, fide-2023"
            }
            Self::Announcing => "off, announce, repeat",
            Self::Warnings => "off; 5; 10,5,1",
            Self::BrailleTable => "off, auto, en-ueb-g2.ctb, de-g1.ctb, …",
            Self::SheetCode => "san, uk",
            Self::SheetCells => "12 … 80",
            Self::SheetLines => "5 … 60",
            Self::Print => "text, braille",
            Self::BrailleWidth => "10 … 200",
            Self::BrailleForm => "diagram, ranks, list; dots, ascii, letters",
            Self::Keymap => "lichess, winboard, numpad, left-hand, right-hand",
            Self::Keyboard => "us, gb, de, fr, ch, es, it",
        }
    }
}

/// Something wrong with a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// There is no setting of this name.
    Key(String),
    /// The setting cannot have this value.
    Value(Key, String),
    /// The file is not of the form `key = value`; what the reader says of it.
    Form(String),
}

impl Settings {
    /// Sets one setting from its text.
    ///
    /// # Errors
    ///
    /// When the text is none of its values; then nothing changes.
    pub fn set(&mut self, key: Key, text: &str) -> Result<(), Wrong> {
        self.try_set(key, text.trim()).ok_or_else(|| Wrong::Value(key, text.to_owned()))
    }

    fn try_set(&mut self, key: Key, text: &str) -> Option<()> {
        match key {
            Key::Moves => self.moves = name(text)?,
            Key::Talk => self.talk = name(text)?,
            Key::Speech => self.speech = switch(text)?,
            Key::Engine => {
                self.engine = Some(one_of(
                    text,
                    &[("dispatcher", Engine::Dispatcher), ("native", Engine::Native)],
                )?);
            }
            Key::Rate => {
                self.rate = Some(text.parse().ok().filter(|rate| (-100..=100).contains(rate))?);
            }
            Key::Form => self.short = one_of(text, &[("long", false), ("short", true)])?,
            Key::ExtraWords => self.extra_words = switch(text)?,
            Key::Opponent => self.opponent = opponent(text)?,
            Key::Level => {
                self.level = text.parse().ok().filter(|level| (1..=20).contains(level))?;
            }
            Key::Side => {
                self.side = one_of(
                    text,
                    &[("white", Side::White), ("black", Side::Black), ("random", Side::Random)],
                )?;
            }
            Key::Time if text == "off" => self.time = None,
            Key::Time => self.time = Some(text.parse().ok()?),
            Key::Laws => self.laws = text.parse().ok()?,
            Key::Announcing => self.announcing = announcing(text)?,
            Key::Warnings => self.warnings = warnings(text)?,
            Key::BrailleTable => self.braille_table = braille_table(text)?,
            Key::SheetCode => {
                self.sheet_code = one_of(text, &[("san", SheetCode::San), ("uk", SheetCode::Uk)])?;
            }
            Key::SheetCells => self.sheet_cells = between(text, 12, 80)?,
            Key::SheetLines => self.sheet_lines = between(text, 5, 60)?,
            Key::Print => {
                self.print = one_of(text, &[("text", Print::Text), ("braille", Print::Braille)])?;
            }
            Key::BrailleWidth => self.page.width = text.parse().ok().and_then(Width::new)?,
            Key::BrailleForm => self.page = page(text, self.page)?,
            Key::Keymap => self.keymap = name(text)?,
            Key::Keyboard => self.keyboard = Some(name(text)?),
        }
        Some(())
    }

    /// Sets what the environment names; returns what is wrong in it.
    pub fn set_from_environment(&mut self, get: impl Fn(&str) -> Option<String>) -> Vec<Wrong> {
        let set = |key: Key| self.set(key, &get(&key.variable())?).err();
        KEYS.into_iter().filter_map(set).collect()
    }
}

fn name(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

fn switch(text: &str) -> Option<bool> {
    one_of(text, &[("on", true), ("true", true), ("off", false), ("false", false)])
}

/// What stands after `uci:` is a path as a whole, spaces included.
fn opponent(text: &str) -> Option<Opponent> {
    match text {
        "builtin" => Some(Opponent::Builtin),
        "human" => Some(Opponent::Human),
        _ => name(text.strip_prefix("uci:")?.trim()).map(Opponent::Engine),
    }
}

fn announcing(text: &str) -> Option<Announcing> {
    one_of(
        text,
        &[
            ("off", Announcing::Off),
            ("announce", Announcing::Announce),
            ("repeat", Announcing::Repeat),
        ],
    )
}

/// Minutes with commas between them, or `off`.
fn warnings(text: &str) -> Option<Vec<u8>> {
    if text == "off" {
        return Some(Vec::new());
    }
    let minutes = |text: &str| text.trim().parse().ok().filter(|&minutes| minutes > 0);
    text.split(',').map(minutes).collect()
}

fn braille_table(text: &str) -> Option<BrailleTable> {
    Some(match text {
        "off" => BrailleTable::Off,
        "auto" => BrailleTable::Auto,
        _ if text.is_empty() || text.chars().any(char::is_control) => return None,
        _ => BrailleTable::Named(text.to_owned()),
    })
}

fn between(text: &str, least: u8, most: u8) -> Option<u8> {
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

/// A layout, the signs of a diagram, or both; what is left out is the usual one.
fn page(text: &str, before: Page) -> Option<Page> {
    let mut page = Page { width: before.width, ..Page::default() };
    let words: Vec<&str> = text.split_whitespace().collect();
    for word in &words {
        match (word.parse(), word.parse()) {
            (Ok(layout), _) => page.layout = layout,
            (_, Ok(script)) => page.script = script,
            _ => return None,
        }
    }
    (!words.is_empty()).then_some(page)
}

/// How [`Key::BrailleForm`] is written.
#[must_use]
pub fn form(page: Page) -> String {
    format!("{} {}", page.layout.name(), page.script.name())
}

fn one_of<T: Copy>(text: &str, values: &[(&str, T)]) -> Option<T> {
    values.iter().find(|(name, _)| *name == text).map(|&(_, value)| value)
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests;
