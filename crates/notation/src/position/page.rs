//! How a position is written for fingers: how wide, laid out how, in which signs.

use std::str::FromStr;

/// How a position is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// One after another, as the braille chess code of the United Kingdom has it.
    #[default]
    Diagram,
    /// A rank a line, with its number, and the letters of the files last.
    Ranks,
    /// The pieces of each colour with their squares.
    List,
}

/// The signs in which a diagram is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DiagramScript {
    /// Unicode braille patterns.
    #[default]
    Dots,
    /// Braille ASCII.
    Ascii,
    /// Letters, upper case for White, lower case for Black.
    Letters,
}

/// How many cells a line has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width(u16);

impl Width {
    /// A rank of eight squares with its number needs so many.
    pub const LEAST: u16 = 10;
    /// Wider than any line that a finger follows.
    pub const MOST: u16 = 200;

    /// So many cells; `None` if a rank does not fit, or the line would be of no use.
    #[must_use]
    pub fn new(cells: u16) -> Option<Self> {
        (Self::LEAST..=Self::MOST).contains(&cells).then_some(Self(cells))
    }

    /// How many cells.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}

impl Default for Width {
    /// The line of the usual embosser and of the longest usual display.
    fn default() -> Self {
        Self(40)
    }
}

/// How a position is written for fingers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// How wide.
    pub width: Width,
    /// Laid out how.
    pub layout: Layout,
    /// In which signs; a list has letters whatever this says.
    pub script: DiagramScript,
}

impl Layout {
    /// Its name, the same in every voice.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Diagram => "diagram",
            Self::Ranks => "ranks",
            Self::List => "list",
        }
    }
}

impl DiagramScript {
    /// Its name, the same in every voice.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dots => "dots",
            Self::Ascii => "ascii",
            Self::Letters => "letters",
        }
    }
}

impl FromStr for Layout {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let all = [Self::Diagram, Self::Ranks, Self::List];
        all.into_iter().find(|layout| layout.name() == text).ok_or(())
    }
}

impl FromStr for DiagramScript {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let all = [Self::Dots, Self::Ascii, Self::Letters];
        all.into_iter().find(|script| script.name() == text).ok_or(())
    }
}
