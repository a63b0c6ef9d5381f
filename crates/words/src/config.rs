//! The player's settings: file, then environment, then flags.
//!
//! One list of keys serves all three. A setting that cannot be read is left as it is and told; the
//! program never refuses to start over one, and writes the file only when the player changes a
//! setting by a command.

mod choices;
pub mod file;
mod told;
mod wrong;
mod written;

use std::fmt::{self, Display};
use std::time::Duration;

use crate::clean;
use crate::command::Command;
use crate::command::blindfold::Blindfold;
use crate::datafile::Kind;
use crate::laws::{Announcing, Edition, TimeControl};
use crate::notation::{DiagramScript, Form, Layout, Page, Spelling, SquareOrder, Width};
use crate::pegboard::dgt::DialKind;
use crate::pegboard::{Address, Orientation};

use written::{
    ANNOUNCING, ANSWERS, BACKGROUND, BLINDFOLD, BOARDS, BOOK, BRAILLE_FORM, BRAILLE_TABLE, CLOCK,
    ECHO, ENGINE, FACE, FILE, FORM, KEYBOARD, LAWS, LINE, NAME, NAMED, OPPONENT, ORIENTATION,
    PERSON, PRINT, RATE, SHEET_CODE, SIDE, SPELLING, SQUARE_ORDER, SWITCH, THEME, TIME, VOLUME,
    WARNINGS, number, usual_form,
};

pub use choices::{
    AnswerLength, Background, BookChoice, BrailleTable, Echo, FaceChoice, OpponentChoice, Print,
    SheetCode, SideChoice, SpeechEngine, ThemeChoice,
};
pub use file::{FileError, load, save, save_all};
pub use told::{Flag, GROUPS, Group, Holds, Names, Part, SettingValues};
pub use written::{LONGEST_NAME, form};
pub use wrong::{Source, Wrong, source};

/// The editions of the Laws.
const EDITIONS: &str = Edition::IDS;

/// Makes of the rows the settings, their keys, and how each is read and written.
///
/// A row: the key, its name, to what it belongs, from when on a change holds, whether the row makes its
/// flag, what kind its values are of and which they are, and the command that sets it, if one does; then
/// where its value is kept, its type, what it is when nobody has set it, and how it is written.
macro_rules! settings {
    ($(
        $(#[$about:meta])*
        $key:ident $name:literal $group:ident $holds:ident $flag:ident $kind:ident $values:tt
            $(=> $command:ident)?
            $field:ident: $type:ty = $usual:expr, $written:expr;
    )*) => {
        /// Everything that can be set.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Settings {
            $($(#[$about])* pub $field: $type,)*
        }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($field: $usual,)* }
            }
        }

        /// The name of a setting.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Key {
            $($(#[$about])* $key,)*
        }

        /// The keys, as they stand in the file; in the environment they are written
        /// `TOUCHMOVE_EXTRA_WORDS`.
        pub const KEYS: [Key; [$(Key::$key,)*].len()] = [$(Key::$key,)*];

        impl Key {
            /// As it stands in the file.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$key => $name,)*
                }
            }

            /// To what it belongs.
            #[must_use]
            pub const fn group(self) -> Group {
                match self {
                    $(Self::$key => Group::$group,)*
                }
            }

            /// From when on it holds.
            #[must_use]
            pub const fn holds(self) -> Holds {
                match self {
                    $(Self::$key => Holds::$holds,)*
                }
            }

            /// Who makes its flag.
            #[must_use]
            pub const fn flag(self) -> Flag {
                match self {
                    $(Self::$key => Flag::$flag,)*
                }
            }

            /// The command that sets it, if one does: then it is the same to set it.
            #[must_use]
            pub const fn command(self) -> Option<Command> {
                match self {
                    $(Self::$key => command!($($command)?),)*
                }
            }

            /// What its values are.
            #[must_use]
            pub const fn kind(self) -> SettingValues {
                match self {
                    $(Self::$key => SettingValues::$kind,)*
                }
            }

            /// What may be written for it.
            #[must_use]
            pub const fn values(self) -> &'static str {
                match self {
                    $(Self::$key => $values,)*
                }
            }
        }

        impl Settings {
            fn try_set(&mut self, key: Key, text: &str) -> Option<()> {
                match key {
                    $(Key::$key => self.$field = ($written.read)(text)?,)*
                }
                Some(())
            }

            /// A setting as it is written; nothing if it is not set and has no word for that.
            #[must_use]
            pub fn text(&self, key: Key) -> Option<String> {
                match key {
                    $(Key::$key => ($written.write)(&self.$field),)*
                }
            }
        }
    };
}

macro_rules! command {
    () => {
        None
    };
    ($command:ident) => {
        Some(Command::$command)
    };
}

settings! {
    /// The move voice; nothing for the one that goes with the voice of everything else.
    Moves "moves" Voice Now ByHand Voices "fide, fide-en, en, de, …"
        => MovesVoice
        moves: Option<String> = None, NAMED;
    /// The voice of everything else.
    Talk "talk" Voice Now ByHand Languages "en, de, …"
        => Talk
        talk: String = "en".to_owned(), NAME;
    /// Whether the program speaks.
    Speech "speech" Voice Now ByHand Words "on, off"
        => Speech
        speech: bool = true, SWITCH;
    /// What speaks: `dispatcher` or `native`; nothing for what the system has.
    Engine "speech-engine" Voice NextStart ByRow Words "dispatcher, native"
        engine: Option<SpeechEngine> = None, ENGINE;
    /// Whether short tones sound beside speech.
    Tones "tones" Voice Now ByHand Words "on, off"
        => Tones
        tones: bool = false, SWITCH;
    /// How fast it speaks, -100 to 100; nothing for the rate of all programs.
    Rate "rate" Voice Now ByRow Words "-100 … 100"
        rate: Option<i32> = None, RATE;
    /// How loud speech and tones are, 10 to 100; nothing for the volume of all programs.
    Volume "volume" Voice Now ByRow Words "10 … 100"
        volume: Option<u8> = None, VOLUME;
    /// Whether a long answer is told in parts.
    Answers "answers" Voice Now ByRow Words "parts, whole"
        answers: AnswerLength = AnswerLength::Parts, ANSWERS;
    /// How moves are announced: with their origin, only as far as they are clear, or in figures.
    Form "form" Voice Now ByHand Words "long, short, figures"
        form: Form = Form::Long, FORM;
    /// Whether words are said that the blind appendix does not have.
    ExtraWords "extra-words" Voice Now ByRow Words "on, off"
        extra_words: bool = true, SWITCH;
    /// How the words are printed that the blind appendix prints without umlauts.
    Spelling "spelling" Voice Now ByRow Words "auto, umlauts, appendix"
        spelling: Spelling = Spelling::default(), SPELLING;
    /// Who plays against the player.
    Opponent "opponent" Game NextGame ByHand Words "builtin, human, uci:PATH"
        opponent: OpponentChoice = OpponentChoice::Builtin, OPPONENT;
    /// The opponent's level, 1 to 20.
    Level "level" Game Now ByHand Words "1 … 20"
        => Level
        level: u8 = 3, number::<u8, 1, 20>();
    /// The player's side.
    Side "side" Game NextGame ByHand Words "white, black, random"
        side: SideChoice = SideChoice::White, SIDE;
    /// The time control; nothing for a game without clocks.
    Time "time" Game NextGame ByHand Texts "off; 15+10; 40/90+30,30+30; 5d3; 3b2"
        time: Option<TimeControl> = None, TIME;
    /// The edition of the Laws.
    Laws "laws" Game NextGame ByHand Words EDITIONS
        laws: Edition = Edition::default(), LAWS;
    /// What must be said before a move counts.
    Announcing "announcing" Game NextGame ByHand Words "off, announce, repeat"
        announcing: Announcing = Announcing::Off, ANNOUNCING;
    /// Whether a game is a rehearsal of a tournament: under its protocol and its consequences.
    Strict "strict" Game NextGame ByHand Words "on, off"
        strict: bool = false, SWITCH;
    /// Whether the player sees no board, and whether he may ask about it.
    Blindfold "blindfold" Game NextGame ByHand Words "off, on, strict"
        blindfold: Blindfold = Blindfold::Off, BLINDFOLD;
    /// The times left at which the player wants to be told; nothing: those that fit the clock.
    Warnings "warnings" Game NextGame ByHand Texts "auto; off; 5; 10,5,1; 30s"
        warnings: Option<Vec<Duration>> = None, WARNINGS;
    /// Whether a player is asked before a piece is given away or a mate allowed.
    Blunders "blunder-warning" Game Now ByRow Words "on, off"
        blunders: bool = false, SWITCH;
    /// The braille table of words.
    BrailleTable "braille-table" Braille Now ByHand Words "off, auto, en-ueb-g2.ctb, de-g1.ctb, …"
        braille_table: BrailleTable = BrailleTable::Off, BRAILLE_TABLE;
    /// How moves are written in braille.
    SheetCode "sheet-code" Braille Now ByHand Words "san, uk"
        sheet_code: SheetCode = SheetCode::San, SHEET_CODE;
    /// Cells in a line of a braille page, 12 to 80.
    SheetCells "sheet-cells" Braille Now ByHand Words "12 … 80"
        sheet_cells: u8 = 40, number::<u8, 12, 80>();
    /// Lines on a braille page, 5 to 60.
    SheetLines "sheet-lines" Braille Now ByHand Words "5 … 60"
        sheet_lines: u8 = 25, number::<u8, 5, 60>();
    /// How lines are printed.
    Print "print" Braille Now ByHand Words "text, braille"
        => Print
        print: Print = Print::Text, PRINT;
    /// How wide lines are that fingers read; nothing for as wide as they are, or as the window is.
    BrailleWidth "braille-width" Braille Now ByRow Words "off; 10 … 200"
        line: Option<Width> = None, LINE;
    /// The layout of a position that is written for fingers, and the signs of a diagram.
    BrailleForm "braille-form" Braille Now ByRow Words "diagram, ranks, list; dots, ascii, letters"
        braille_form: (Layout, DiagramScript) = usual_form(), BRAILLE_FORM;
    /// The keymap of the screen.
    Keymap "keymap" Screen Now ByHand Keymaps "lichess, winboard, numpad, left-hand, right-hand"
        keymap: String = "lichess".to_owned(), NAME;
    /// The layout of the keyboard; nothing for the one of the talk voice's language.
    Keyboard "keyboard" Screen Now ByRow Keyboards "us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua, vn"
        keyboard: Option<String> = None, KEYBOARD;
    /// Whether a piece that is taken must be moved (4.3).
    Touch "touch" Game NextGame ByHand Words "on, off"
        touch: bool = false, SWITCH;
    /// What is said of a square, in which order.
    SquareOrder "square-order" Voice Now ByRow Words "square piece colour; piece square; piece colour square; …"
        square_order: SquareOrder = SquareOrder::default(), SQUARE_ORDER;
    /// How the player reads and types.
    Face "face" Screen Now ByRow Words "line, screen"
        face: FaceChoice = FaceChoice::Line, FACE;
    /// What own speech says while something is typed on the screen.
    Echo "key-echo" Screen Now ByRow Words "off, letters, words"
        echo: Echo = Echo::Letters, ECHO;
    /// The colours and signs of the screen.
    Theme "theme" Screen Now ByHand Words "dark, light, large, mono, shapes, reader, words, braille"
        theme: ThemeChoice = ThemeChoice::Dark, THEME;
    /// Whether the terminal is dark or light, where the theme has no ground of its own.
    Background "background" Screen Now ByRow Words "auto, dark, light"
        background: Background = Background::Auto, BACKGROUND;
    /// Whether pieces are pictures, at a terminal that shows them.
    Pictures "pictures" Screen NextStart ByRow Words "on, off"
        pictures: bool = false, SWITCH;
    /// Whether the mouse takes and puts pieces.
    Mouse "mouse" Screen Now ByRow Words "on, off"
        mouse: bool = false, SWITCH;
    /// Whether the screen shows what keys do.
    Hints "key-hints" Screen Now ByRow Words "on, off"
        hints: bool = true, SWITCH;
    /// Seconds until the screen shows the clocks anew, 0 to 3600; 0: only when something is said.
    ClockInterval "clock-interval" Screen Now ByHand Words "0 … 3600"
        clock_interval: u16 = 0, number::<u16, 0, 3600>();
    /// What the player is called; nothing if he has told no name.
    Name "name" Game NextGame ByHand Words "off, Anna, …"
        name: String = String::new(), PERSON;
    /// A folder with endgame tables of the player's; nothing for those that are compiled in alone.
    Tables "tables" Game Now ByRow Words "off, /home/Anna/tables, …"
        tables: Option<String> = None, FILE;
    /// The opening book: by which the built-in opponent begins, and of which the player asks.
    Book "book" Game Now ByRow Words "on, off, /home/Anna/book.bin, …"
        book: BookChoice = BookChoice::Builtin, BOOK;
    /// The boards under the hands, two at most, one for each player.
    Pegboard "pegboard" Board Now ByHand Texts "off; auto; dgt; peg1:/dev/ttyACM0; white=auto,black=dgt"
        => Pegboard
        pegboard: Vec<Address> = Vec::new(), BOARDS;
    /// How they lie; nothing: found from the start position.
    PegboardOrientation "pegboard-orientation" Board NextStart ByRow Words "found, straight, turned"
        pegboard_orientation: Option<Orientation> = None, ORIENTATION;
    /// The clock at a DGT board.
    PegboardClock "pegboard-clock" Board NextStart ByRow Words "none, xl, 3000"
        pegboard_clock: Option<DialKind> = None, CLOCK;
}

impl Key {
    /// As it stands in the environment.
    #[must_use]
    pub fn variable(self) -> String {
        variable(self.name())
    }

    /// The key of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        KEYS.into_iter().find(|key| key.name() == name || key.old_name() == Some(name))
    }

    /// Whether a value may be of this kind in the file. Whoever writes a number without its quotation
    /// marks is understood; a list is none where commas part nothing, and `true` is no name.
    pub(in crate::config) fn takes(self, kind: Kind) -> bool {
        match kind {
            Kind::Text => true,
            Kind::Plain => !self.values().ends_with('…'),
            Kind::List => self.kind() == SettingValues::Texts || self == Self::BrailleTable,
            Kind::Table => false,
        }
    }

    /// The name that older versions have it by.
    #[must_use]
    pub fn old_name(self) -> Option<&'static str> {
        (self == Self::PegboardOrientation).then_some("pegboard-lie")
    }
}

fn variable(name: &str) -> String {
    format!("TOUCHMOVE_{}", name.replace('-', "_").to_uppercase())
}

impl Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Settings {
    /// Sets one setting from its text.
    ///
    /// # Errors
    ///
    /// When the text is none of its values; then nothing changes. What nobody sees is in no value: it
    /// would be kept as if it were right.
    pub fn set(&mut self, key: Key, text: &str) -> Result<(), Wrong> {
        let value = text.trim();
        let seen = (clean::line(value) == value).then_some(value);
        seen.and_then(|value| self.try_set(key, value))
            .ok_or_else(|| Wrong::Value(key, text.to_owned()))
    }

    /// How a position is written for fingers.
    #[must_use]
    pub fn page(&self) -> Page {
        let (layout, script) = self.braille_form;
        Page { width: self.line.unwrap_or_default(), layout, script }
    }

    /// Sets what the environment names; returns what is wrong in it. An empty variable is as none.
    pub fn set_from_environment(&mut self, variables: &[(String, String)]) -> Vec<(Source, Wrong)> {
        let mut wrong = Vec::new();
        let ours = variables.iter().filter(|(name, _)| wrong::is_ours(name));
        for (name, value) in ours.filter(|(_, value)| !value.is_empty()) {
            let is_old = |key: &Key| key.old_name().map(variable).as_ref() == Some(name);
            let known = KEYS.into_iter().find(|key| key.variable() == *name || is_old(key));
            let set = known
                .map_or_else(|| Err(Wrong::Variable(name.clone())), |key| self.set(key, value));
            wrong.extend(set.err().map(|wrong| (Source::Variable(name.clone()), wrong)));
        }
        wrong
    }
}

#[cfg(test)]
mod tests;
