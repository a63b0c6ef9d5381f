//! A line that was typed, and what its words are. Each is found out once, however many rows ask for it.

use std::cell::OnceCell;

use shakmaty::Move;

use crate::app::session::meaning::Now;
use crate::command::Command;
use crate::notation::NotRead;
use crate::understanding::Invoked;
use crate::voices::voice::Word;

/// A line and its words.
#[derive(Debug)]
pub(in crate::app::session) struct Wording {
    pub(in crate::app::session) text: String,
    /// The command that it asks for, if it does.
    pub(in crate::app::session) invoked: Option<Invoked>,
    read: OnceCell<Result<Move, NotRead>>,
    answer: OnceCell<Option<Word>>,
}

impl Wording {
    /// What the words of a line are now.
    pub(in crate::app::session) fn of(text: &str, now: &Now<'_>) -> Self {
        let text = text.trim();
        Self::with(text, now.understands.invoked(text, now.context))
    }

    /// A command that the program puts in the place of what was typed.
    pub(in crate::app::session) fn bare(command: Command) -> Self {
        Self::with(command.spec().name, Some(Invoked::bare(command)))
    }

    /// The words of a move, which no command is looked for in.
    pub(in crate::app::session) fn of_move(text: &str) -> Self {
        Self::with(text.trim(), None)
    }

    fn with(text: &str, invoked: Option<Invoked>) -> Self {
        let (read, answer) = (OnceCell::new(), OnceCell::new());
        Self { text: text.to_owned(), invoked, read, answer }
    }

    /// The command that it asks for.
    pub(in crate::app::session) fn command(&self) -> Option<Command> {
        self.invoked.as_ref().map(|invoked| invoked.command)
    }

    /// Its first word.
    pub(in crate::app::session) fn first(&self) -> &str {
        self.text.split_whitespace().next().unwrap_or_default()
    }

    /// The move that it is.
    pub(in crate::app::session) fn read(&self, now: &Now<'_>) -> &Result<Move, NotRead> {
        self.read.get_or_init(|| now.understands.reading(&self.text, now.context.position))
    }

    /// Whether it is a move, legal or not.
    pub(in crate::app::session) fn is_read(&self, now: &Now<'_>) -> bool {
        !matches!(
            self.read(now),
            Err(NotRead::Empty | NotRead::UnknownWord(_) | NotRead::NoMove | NotRead::NoPiece(_))
        )
    }

    /// The same, and every word of it is one of a move.
    pub(super) fn names_a_move(&self, now: &Now<'_>) -> bool {
        matches!(self.read(now), Ok(_) | Err(NotRead::Illegal(_) | NotRead::Ambiguous(_)))
    }

    /// Yes or no.
    pub(super) fn yes_or_no(&self, now: &Now<'_>) -> Option<Word> {
        *self.answer.get_or_init(|| now.understands.yes_or_no(&self.text))
    }

    /// Whether it says no to a question: the word, an empty line, or `cancel`.
    pub(super) fn is_refusal(&self, now: &Now<'_>) -> bool {
        self.text.is_empty()
            || self.yes_or_no(now) == Some(Word::No)
            || self.command() == Some(Command::Skip)
    }

    /// Whether it is a word that closes what is open, and no name of a command: `stop`.
    pub(in crate::app::session) fn stops(&self) -> bool {
        let closes = |invoked: &Invoked| invoked.is_phrase && invoked.command == Command::Close;
        self.invoked.as_ref().is_some_and(closes) && !self.text.contains(' ')
    }

    /// Whether it changes how the program is seen: `full screen`.
    pub(super) fn is_about_seeing(&self, now: &Now<'_>) -> bool {
        self.command() == Some(Command::Set) && now.understands.face(&self.text).is_some()
    }
}
