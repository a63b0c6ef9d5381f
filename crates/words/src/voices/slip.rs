//! What can be wrong with the files of a voice. No words: those are in `slips`.

use std::io::ErrorKind;

use crate::datafile::{BadLine, MOST};
use crate::meant::nearest;

/// Something that is wrong with a file of a voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The file.
    pub file: String,
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// What is wrong.
    pub slip: Slip,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// A line is not of the form of such a file.
    Line(BadLine),
    /// The file cannot be read.
    Unreadable(ErrorKind),
    /// The name of the folder has characters that cannot be seen, so that nobody can type it.
    Name,
    /// Nothing stands in the file.
    Empty,
    /// The folder has sentences, and no `voice.toml` that makes a voice of them.
    NoVoice,
    /// There is no such part of a voice.
    Section {
        /// What is written.
        name: String,
        /// What was meant.
        near: Option<String>,
    },
    /// A part has no entry of this name.
    Entry {
        /// The part.
        section: &'static str,
        /// What is written.
        name: String,
        /// What was meant.
        near: Option<String>,
    },
    /// An entry of a part is missing.
    Missing {
        /// The part.
        section: &'static str,
        /// Its name.
        name: String,
    },
    /// An entry is not a text in quotation marks, or not a list of them.
    Kind {
        /// The part.
        section: &'static str,
        /// Its name; empty for the part itself.
        name: String,
        /// What it must be.
        kind: Kind,
    },
    /// A word that is needed is empty.
    Blank {
        /// The part.
        section: &'static str,
        /// Its name.
        name: String,
    },
    /// Two things of one kind have one word.
    Same {
        /// The part.
        section: &'static str,
        /// The first of them.
        first: String,
        /// The second of them.
        name: String,
        /// The word.
        word: String,
    },
    /// A pattern has a gap that no announcement fills.
    Slot {
        /// The pattern.
        name: &'static str,
        /// The gap.
        slot: String,
    },
    /// A pattern has a brace that is not closed.
    Brace(&'static str),
    /// A pattern lacks a gap without which nothing is announced.
    NoSlot {
        /// The pattern.
        name: &'static str,
        /// The gap.
        slot: &'static str,
    },
    /// The language is no tag.
    Language(String),
    /// There is no keyboard of this name.
    Keyboard {
        /// What is written.
        name: String,
        /// Those that there are.
        known: Vec<String>,
    },
    /// How far a native speaker has come is none of the words for it.
    State(String),
    /// What is written out is no letter.
    Letter(String),
    /// The parent is no voice that can be used.
    Parent(String),
    /// A part is missing that no parent has.
    Incomplete,
    /// A word names another command already.
    Taken {
        /// The part.
        section: &'static str,
        /// The word.
        word: String,
        /// The command that it is to name.
        name: String,
        /// The one that it names.
        other: String,
    },
    /// A sentence cannot be read.
    Sentence(String),
    /// The program says no sentence of this name.
    NoSentence {
        /// What is written.
        name: String,
        /// What was meant.
        near: Option<String>,
    },
    /// A sentence has a gap that is never filled.
    Gap {
        /// The sentence.
        name: String,
        /// The gap.
        gap: String,
        /// The gaps that are filled.
        gaps: Vec<String>,
    },
    /// A sentence leaves out what the built-in one says.
    LeftOut {
        /// The sentence.
        name: String,
        /// The gap.
        gap: String,
    },
    /// A sentence says nothing.
    Silent(String),
    /// Sentences that are not there yet, and are said as the parent has them.
    Untranslated(Vec<String>),
    /// A sentence has no variant for some ways in which its language counts.
    Plural {
        /// The sentence.
        name: String,
        /// The gap with the number.
        gap: String,
        /// The variants that are missing.
        lacks: Vec<&'static str>,
    },
    /// A word has two meanings in a move.
    TwoMeanings {
        /// The word, as it is compared.
        word: String,
        /// Where it stands in the file, and what else it means there.
        meanings: [String; 2],
    },
}

/// What a value must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A text in quotation marks.
    Text,
    /// Texts in brackets.
    List,
    /// A part with lines of its own.
    Section,
}

impl Slip {
    /// Whether something is passed over because of it. What is only left out costs nothing else.
    #[must_use]
    pub const fn costs(&self) -> bool {
        !matches!(
            self,
            Self::LeftOut { .. } | Self::Empty | Self::Untranslated(_) | Self::Plural { .. }
        )
    }

    /// The part and the entry at whose line it stands.
    pub(crate) fn place(&self) -> (&str, &str) {
        match self {
            Self::Section { name, .. } => ("", name),
            Self::Entry { section, name, .. }
            | Self::Kind { section, name, .. }
            | Self::Blank { section, name }
            | Self::Same { section, name, .. }
            | Self::Taken { section, name, .. } => (section, name),
            Self::Missing { section, .. } => (section, ""),
            Self::Slot { name, .. } | Self::Brace(name) | Self::NoSlot { name, .. } => {
                ("announce", name)
            }
            Self::Language(_) => ("", "language"),
            Self::Keyboard { .. } => ("", "keyboard"),
            Self::State(_) => ("review", "state"),
            Self::Letter(name) => ("folding", name),
            Self::TwoMeanings { meanings: [first, _], .. } => ("understood", first),
            Self::Parent(_) => ("", "parent"),
            _ => ("", ""),
        }
    }
}

/// Adds that a part has no entry of this name, if not enough is wrong already.
pub(crate) fn no_entry<'a>(
    section: &'static str,
    name: &str,
    known: impl IntoIterator<Item = &'a str>,
    wrong: &mut Vec<Slip>,
) {
    if wrong.len() < MOST {
        let near = nearest(name, known).map(str::to_owned);
        wrong.push(Slip::Entry { section, name: name.to_owned(), near });
    }
}
