//! The player's settings: file, then environment, then flags.
//!
//! One list of keys serves all three. A setting that cannot be read is left as it is and told; the
//! program never refuses to start over one, and writes the file only when the player changes a
//! setting by a command.

pub mod file;
mod parse;
mod told;
mod wrong;

use std::time::Duration;

use crate::laws::{Announcing, Edition, TimeControl};
use crate::notation::{Page, Spelling, SquareOrder, Width};
use crate::pegboard::dgt::Clock;
use crate::pegboard::{Address, Lie, addresses};

use parse::{
    CLOCKS, ENGINES, LIES, SPELLINGS, THEMES, announcing, between, braille_table, name, one_of,
    opponent, page, person, switch, warnings, width,
};

pub use file::{FileError, load, save, save_all};
pub use parse::form;
pub use told::{GROUPS, Group, Holds};
pub use wrong::{Source, Wrong, source};

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
#[expect(clippy::struct_excessive_bools, reason = "each is a setting of its own, on or off")]
pub struct Settings {
    /// The voice of moves; nothing for the one that goes with the voice of everything else.
    pub moves: Option<String>,
    /// The voice of everything else.
    pub talk: String,
    /// Whether the program speaks.
    pub speech: bool,
    /// What speaks: `dispatcher` or `native`; nothing for what the system has.
    pub engine: Option<Engine>,
    /// Whether short tones sound beside speech.
    pub tones: bool,
    /// How fast it speaks, -100 to 100; nothing for the rate of all programs.
    pub rate: Option<i32>,
    /// Whether moves are announced without the origin where they are clear without it.
    pub short: bool,
    /// Whether words are said that the blind appendix does not have.
    pub extra_words: bool,
    /// How the words are printed that the blind appendix prints without umlauts.
    pub spelling: Spelling,
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
    /// Whether a game is a rehearsal of a tournament: under its protocol and its consequences.
    pub strict: bool,
    /// The times left at which the player wants to be told; nothing: those that fit the clock.
    pub warnings: Option<Vec<Duration>>,
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
    /// How wide lines are; nothing for as wide as they are, or as the window is.
    pub line: Option<Width>,
    /// The keymap of the screen.
    pub keymap: String,
    /// The layout of the keyboard; nothing for the one of the talk voice's language.
    pub keyboard: Option<String>,
    /// Whether a man that is taken must be moved (4.3).
    pub touch: bool,
    /// What is said of a square, in which order.
    pub square_order: SquareOrder,
    /// How the player reads and types.
    pub face: Face,
    /// The colours and signs of the screen.
    pub theme: Theme,
    /// Seconds until the screen shows the clocks anew, 0 to 3600; 0: only when something is said.
    pub clock_interval: u16,
    /// What the player is called; nothing if he has told no name.
    pub name: String,
    /// The boards under the hands, two at most, one for each player.
    pub pegboard: Vec<Address>,
    /// How they lie; nothing: found from the start position.
    pub pegboard_lie: Option<Lie>,
    /// The clock at a DGT board.
    pub pegboard_clock: Option<Clock>,
}

/// How the player reads and types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Line by line.
    Line,
    /// On a screen with a board.
    Screen,
}

/// The colours and signs of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// White on black.
    Dark,
    /// Black on white.
    Light,
    /// The terminal's own two colours.
    Mono,
    /// Signs that differ as much as signs can.
    Shapes,
    /// For a screen reader or a braille display.
    Reader,
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
            moves: None,
            talk: "en".to_owned(),
            speech: true,
            engine: None,
            tones: false,
            rate: None,
            short: false,
            extra_words: true,
            spelling: Spelling::default(),
            opponent: Opponent::Builtin,
            level: 3,
            side: Side::White,
            time: None,
            laws: Edition::default(),
            announcing: Announcing::Off,
            strict: false,
            warnings: None,
            braille_table: BrailleTable::Off,
            sheet_code: SheetCode::San,
            sheet_cells: 40,
            sheet_lines: 25,
            print: Print::Text,
            page: Page::default(),
            line: None,
            keymap: "lichess".to_owned(),
            keyboard: None,
            touch: false,
            square_order: SquareOrder::default(),
            face: Face::Line,
            theme: Theme::Dark,
            clock_interval: 0,
            name: String::new(),
            pegboard: Vec::new(),
            pegboard_lie: None,
            pegboard_clock: None,
        }
    }
}

/// The keys, as they stand in the file; in the environment they are written `TOUCHMOVE_EXTRA_WORDS`.
pub const KEYS: [Key; 35] = [
    Key::Moves,
    Key::Talk,
    Key::Speech,
    Key::Engine,
    Key::Tones,
    Key::Rate,
    Key::Form,
    Key::ExtraWords,
    Key::Spelling,
    Key::Opponent,
    Key::Level,
    Key::Side,
    Key::Time,
    Key::Laws,
    Key::Announcing,
    Key::Strict,
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
    Key::Touch,
    Key::SquareOrder,
    Key::Face,
    Key::Theme,
    Key::ClockInterval,
    Key::Name,
    Key::Pegboard,
    Key::PegboardLie,
    Key::PegboardClock,
];

/// The name of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is described by the setting that it names")]
pub enum Key {
    Moves,
    Talk,
    Speech,
    Engine,
    Tones,
    Rate,
    Form,
    ExtraWords,
    Spelling,
    Opponent,
    Level,
    Side,
    Time,
    Laws,
    Announcing,
    Strict,
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
    Touch,
    SquareOrder,
    Face,
    Theme,
    ClockInterval,
    Name,
    Pegboard,
    PegboardLie,
    PegboardClock,
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
            Self::Tones => "tones",
            Self::Rate => "rate",
            Self::Form => "form",
            Self::ExtraWords => "extra-words",
            Self::Spelling => "spelling",
            Self::Opponent => "opponent",
            Self::Level => "level",
            Self::Side => "side",
            Self::Time => "time",
            Self::Laws => "laws",
            Self::Announcing => "announcing",
            Self::Strict => "strict",
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
            Self::Touch => "touch",
            Self::SquareOrder => "square-order",
            Self::Face => "face",
            Self::Theme => "theme",
            Self::ClockInterval => "clock-interval",
            Self::Name => "name",
            Self::Pegboard => "pegboard",
            Self::PegboardLie => "pegboard-lie",
            Self::PegboardClock => "pegboard-clock",
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
            Self::Speech | Self::Tones | Self::ExtraWords | Self::Touch | Self::Strict => "on, off",
            Self::Engine => "dispatcher, native",
            Self::Rate => "-100 … 100",
            Self::Form => "long, short",
            Self::Spelling => "auto, umlauts, appendix",
            Self::Opponent => "builtin, human, uci:PATH",
            Self::Level => "1 … 20",
            Self::Side => "white, black, random",
            Self::Time => "off; 15+10; 40/90+30,30+30; 5d3; 3b2",
            Self::Laws => {
                "fide-2001, fide-2005, fide-2009, fide-2014, fide-2017, fide-2018, fide-2023"
            }
            Self::Announcing => "off, announce, repeat",
            Self::Warnings => "auto; off; 5; 10,5,1; 30s",
            Self::BrailleTable => "off, auto, en-ueb-g2.ctb, de-g1.ctb, …",
            Self::SheetCode => "san, uk",
            Self::SheetCells => "12 … 80",
            Self::SheetLines => "5 … 60",
            Self::Print => "text, braille",
            Self::BrailleWidth => "off; 10 … 200",
            Self::BrailleForm => "diagram, ranks, list; dots, ascii, letters",
            Self::Keymap => "lichess, winboard, numpad, left-hand, right-hand",
            Self::Keyboard => "us, gb, de, fr, ch, es, it",
            Self::SquareOrder => "square piece colour; piece square; piece colour square; …",
            Self::Face => "line, screen",
            Self::Theme => "dark, light, mono, shapes, reader",
            Self::ClockInterval => "0 … 3600",
            Self::Name => "off, Anna, …",
            Self::Pegboard => "off; auto; dgt; peg1:/dev/ttyACM0; white=auto,black=dgt",
            Self::PegboardLie => "found, straight, turned",
            Self::PegboardClock => "none, xl, 3000",
        }
    }
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
            Key::Moves => self.moves = Some(name(text)?),
            Key::Talk => self.talk = name(text)?,
            Key::Speech => self.speech = switch(text)?,
            Key::Engine => self.engine = Some(one_of(text, &ENGINES)?),
            Key::Tones => self.tones = switch(text)?,
            Key::Rate => {
                self.rate = Some(text.parse().ok().filter(|rate| (-100..=100).contains(rate))?);
            }
            Key::Form => self.short = one_of(text, &[("long", false), ("short", true)])?,
            Key::ExtraWords => self.extra_words = switch(text)?,
            Key::Spelling => self.spelling = one_of(text, &SPELLINGS)?,
            Key::Opponent => self.opponent = opponent(text)?,
            Key::Level => self.level = between(text, 1, 20)?,
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
            Key::Strict => self.strict = switch(text)?,
            Key::Warnings if text == "auto" => self.warnings = None,
            Key::Warnings => self.warnings = Some(warnings(text)?),
            Key::BrailleTable => self.braille_table = braille_table(text)?,
            Key::SheetCode => {
                self.sheet_code = one_of(text, &[("san", SheetCode::San), ("uk", SheetCode::Uk)])?;
            }
            Key::SheetCells => self.sheet_cells = between(text, 12, 80)?,
            Key::SheetLines => self.sheet_lines = between(text, 5, 60)?,
            Key::Print => {
                self.print = one_of(text, &[("text", Print::Text), ("braille", Print::Braille)])?;
            }
            Key::BrailleWidth => {
                self.page.width = width(text)?;
                self.line = Some(self.page.width).filter(|_| text != "off");
            }
            Key::BrailleForm => self.page = page(text, self.page)?,
            Key::Keymap => self.keymap = name(text)?,
            Key::Keyboard => self.keyboard = Some(name(text)?),
            Key::Touch => self.touch = switch(text)?,
            Key::SquareOrder => self.square_order = text.parse().ok()?,
            Key::Face => {
                self.face = one_of(text, &[("line", Face::Line), ("screen", Face::Screen)])?;
            }
            Key::Theme => self.theme = one_of(text, &THEMES)?,
            Key::ClockInterval => {
                self.clock_interval =
                    text.parse().ok().filter(|seconds| (0..=3600).contains(seconds))?;
            }
            Key::Name => self.name = person(text)?,
            Key::Pegboard => self.pegboard = addresses(text).ok()?,
            Key::PegboardLie => self.pegboard_lie = one_of(text, &LIES)?,
            Key::PegboardClock => self.pegboard_clock = one_of(text, &CLOCKS)?,
        }
        Some(())
    }

    /// Sets what the environment names; returns what is wrong in it. An empty variable is as none.
    pub fn set_from_environment(&mut self, variables: &[(String, String)]) -> Vec<(Source, Wrong)> {
        let mut wrong = Vec::new();
        let ours = variables.iter().filter(|(name, _)| wrong::is_ours(name));
        for (name, value) in ours.filter(|(_, value)| !value.is_empty()) {
            let known = KEYS.into_iter().find(|key| key.variable() == *name);
            let set = known
                .map_or_else(|| Err(Wrong::Variable(name.clone())), |key| self.set(key, value));
            wrong.extend(set.err().map(|wrong| (Source::Variable(name.clone()), wrong)));
        }
        wrong
    }
}

#[cfg(test)]
mod tests;
