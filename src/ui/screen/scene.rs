//! Everything that is drawn, as plain data: the painter needs nothing else.

use std::sync::Arc;

use shakmaty::Square;

use crate::notation::Width;
use crate::ui::view::View;
use crate::voices::{Utterance, Verbatim};

/// What is on the screen. Two equal scenes need no drawing between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Columns and rows of the terminal.
    pub size: (u16, u16),
    /// How it looks.
    pub look: Design,
    /// The words that stand on the screen besides sentences.
    pub words: Words,
    /// The game.
    pub view: View,
    /// Where the cursor stands.
    pub focus: Focus,
    /// The square of the board that was focused last; the focus, if that is a square.
    pub square: Square,
    /// The pane that is shown where there is room for one.
    pub pane: Pane,
    /// All that was said, the newest last.
    pub log: Vec<Line>,
    /// What was said last.
    pub latest: Latest,
    /// Changes with each time that something is said.
    pub other: bool,
    /// How many pages of what was said last were turned, where it is longer than one.
    pub page: usize,
    /// The same of the last answer in the log, for eyes.
    pub log_page: usize,
    /// When what changes on the board is drawn, for readers.
    pub board: BoardComes,
    /// The entry field.
    pub entry: Entry,
    /// What keys do now, the most important first; for eyes, while nothing is typed.
    pub hints: Vec<String>,
    /// Whether the terminal tells what the mouse does.
    pub mouse: bool,
    /// What the focus is on, in a sentence.
    pub status: String,
    /// What was said since the last key, a message each.
    pub news: Vec<String>,
    /// What lies on top of the panes.
    pub layer: Option<Layer>,
}

/// When the board of readers follows what is said of it. Orca speaks what is new by the key that was
/// pressed last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardComes {
    /// With the words: of both it speaks the rows down to the cursor.
    WithWords,
    /// A moment later: it speaks what ends at the cursor, and the words would not.
    Soon,
    /// With the words of another key: behind Tab it speaks all that is new, whatever it is.
    Next,
}

/// What was said last, which is all that readers have on the screen besides the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Latest {
    /// What the cursor is on, or what a key has said.
    Place,
    /// An answer, or what happened: it is in the log.
    Answer,
    /// At the beginning, before a key is pressed, both.
    Both,
}

/// Where the cursor stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// On a square of the board.
    Square(Square),
    /// In the entry field.
    Entry,
    /// On a line of a pane, counted from its first; of the clocks, White's is the first.
    Line(Pane, usize),
    /// On a line of the layer.
    Layer(usize),
}

/// Makes of the rows the panes, and the list of them.
///
/// A row: the pane, its name in the names of sentences.
macro_rules! panes {
    ($($pane:ident $name:literal;)*) => {
        /// A part of the screen.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each is named by what it shows")]
        pub enum Pane {
            $($pane,)*
        }

        impl Pane {
            /// All of them, in the order of the key that goes to the next.
            pub const ALL: [Self; [$(Self::$pane,)*].len()] = [$(Self::$pane,)*];

            /// Its name in the names of sentences: `pane-NAME` stands above it, `look-NAME` is said
            /// when one comes to it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$pane => $name,)*
                }
            }
        }
    };
}

panes! {
    Board  "board";
    Moves  "moves";
    Clocks "clocks";
    Log    "log";
    Matters "matters";
    Boards  "boards";
    Room    "room";
}

/// A line that was said. A copy costs nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pieces: Arc<[(Verbatim, String)]>,
    begins: bool,
}

impl Line {
    /// A message that is one line long, an answer of its own.
    #[must_use]
    pub fn of(utterance: &Utterance) -> Self {
        Self { pieces: utterance.pieces().into(), begins: true }
    }

    /// The same as the first line of an answer, or as a further one.
    #[must_use]
    pub fn beginning(self, begins: bool) -> Self {
        Self { begins, ..self }
    }

    /// Whether an answer begins with it.
    #[must_use]
    pub fn begins(&self) -> bool {
        self.begins
    }

    /// Its pieces, in order; those that are verbatim are never put into another script.
    #[must_use]
    pub fn pieces(&self) -> &[(Verbatim, String)] {
        &self.pieces
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> String {
        self.pieces.iter().map(|(_, text)| text.as_str()).collect()
    }
}

impl<T: Into<String>> From<T> for Line {
    fn from(text: T) -> Self {
        Self { pieces: [(Verbatim(false), text.into())].into(), begins: true }
    }
}

/// The entry field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// What is typed.
    pub text: String,
    /// Before which `char` of it the cursor stands.
    pub cursor: usize,
}

/// A list that lies on top of the panes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// What it is.
    pub title: String,
    /// Its lines.
    pub lines: Vec<String>,
}

/// How the screen looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Design {
    /// Its colours.
    pub theme: Theme,
    /// Which colours may be used.
    pub colors: Colors,
    /// Whether the terminal's own ground is dark; asked only where a theme has none of its own.
    pub is_dark: bool,
    /// Whether the cursor is on what readers are told and not behind it: a braille display begins at
    /// the cursor, and on the console of a machine nobody looks for words that end there.
    pub ahead: bool,
    /// How many cells of a row a reader shows, if the player has said so.
    pub width: Option<Width>,
}

/// Which colours a terminal has, and may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colors {
    /// None.
    None,
    /// Those of a console: eight, of which signs alone can be bright.
    Few,
    /// Those that are the same at every terminal with 256 of them or more.
    All,
}

/// A choice of colours and signs. Where there is room, pieces are drawn large for the eye in all but
/// those for readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// White on black, with strong colours.
    Dark,
    /// Black on white, with strong colours.
    Light,
    /// As [`Theme::Dark`], with squares as large as the window allows and nothing beside the board.
    Large,
    /// The terminal's own two colours.
    Mono,
    /// Pieces whose shapes differ as much as signs can, and marks for the colour of a square.
    Shapes,
    /// For the ear and the finger: no row holds two things, what is under the cursor is marked by the
    /// cursor alone, and nothing is written that a reader would read out without need.
    Reader,
    /// As [`Theme::Reader`], without a board: what a move changes there is read out by readers that
    /// speak every row which is new.
    Words,
    /// As [`Theme::Reader`], with the cursor on the first word, where a display begins.
    Braille,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Dark,
        Self::Light,
        Self::Large,
        Self::Mono,
        Self::Shapes,
        Self::Reader,
        Self::Words,
        Self::Braille,
    ];

    /// Whether it is for the ear and the finger alone.
    #[must_use]
    pub const fn is_for_readers(self) -> bool {
        match self {
            Self::Dark | Self::Light | Self::Large | Self::Mono | Self::Shapes => false,
            Self::Reader | Self::Words | Self::Braille => true,
        }
    }

    /// Whether a screen with room for a board has one.
    #[must_use]
    pub fn has_board(self) -> bool {
        self != Self::Words
    }
}

/// Words and letters of the player's voices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The letters of pawn, knight, bishop, rook, queen and king, upper case; White's pieces are drawn
    /// so, Black's in lower case.
    pub letters: [String; 6],
    /// The names of the panes, in their order.
    pub panes: [String; Pane::ALL.len()],
    /// What stands before the entry field.
    pub prompt: String,
    /// Said below a page of an answer that goes on.
    pub more: String,
    /// Said where the terminal is too small for anything.
    pub too_small: String,
}
