//! What some of the settings can be.

/// Who plays against the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpponentChoice {
    /// The built-in opponent.
    Builtin,
    /// Another person at the same keyboard.
    Human,
    /// An engine that speaks UCI: its file, or a name to be looked for.
    Engine(String),
}

impl OpponentChoice {
    /// How settings write the built-in opponent.
    pub const BUILTIN: &str = "builtin";
    /// How settings write another person.
    pub const HUMAN: &str = "human";
}

/// Which opening book there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookChoice {
    /// The one that is compiled in.
    Builtin,
    /// None.
    Off,
    /// One of the player's: its file.
    File(String),
}

/// Which side the player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideChoice {
    /// White.
    White,
    /// Black.
    Black,
    /// One or the other.
    Random,
}

/// How the player reads and types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceChoice {
    /// Line by line.
    Line,
    /// On a screen with a board.
    Screen,
}

/// What own speech says of what is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Echo {
    /// Nothing.
    Off,
    /// Each sign.
    Letters,
    /// Each word when it ends.
    Words,
}

/// How long answers are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerLength {
    /// In parts, each of which can be kept in mind.
    Parts,
    /// All at once.
    Whole,
}

/// The colours and signs of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThemeChoice {
    /// White on black.
    Dark,
    /// Black on white.
    Light,
    /// As dark, with the largest board that fits.
    Large,
    /// The terminal's own two colours.
    Mono,
    /// Signs that differ as much as signs can.
    Shapes,
    /// For a screen reader or a braille display.
    Reader,
    /// For a screen reader that speaks each row which changes: no board.
    Words,
    /// For a braille display that begins where the cursor is.
    Braille,
}

/// What lies behind the signs of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Background {
    /// What the terminal says of itself.
    Auto,
    /// Bright signs on a dark ground.
    Dark,
    /// Dark signs on a bright ground.
    Light,
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
    /// In the letters of the move voice.
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
pub enum SpeechEngine {
    /// speech-dispatcher.
    Dispatcher,
    /// The speech of the operating system.
    Native,
}
