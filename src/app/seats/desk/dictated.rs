//! A line of the arbiter, or a key, and the commands that it names. They are looked up once, and whoever
//! understands the line is handed what was found.

use crate::command::Command;
use crate::command::desk::DeskCommand;
use crate::understanding::{About, Understanding};
use crate::voices::split_name;
use crate::voices::voice::Voice;

/// A line of the arbiter.
#[derive(Clone, Copy)]
pub(super) struct Dictated<'l> {
    pub(super) line: &'l str,
    /// The first words, which are the name of a command if it has one.
    pub(super) name: &'l str,
    pub(super) rest: &'l str,
    pub(super) command: Option<DeskCommand>,
    /// The command of a game that it has in the first words, and what follows that.
    pub(super) of_game: Option<(Command, AfterName<'l>)>,
}

/// What follows a command of a game.
#[derive(Clone, Copy)]
pub(super) enum AfterName<'l> {
    /// Words, which are not read yet.
    Words(&'l str),
    /// What a key has behind it.
    Known(&'l About),
}

impl AfterName<'_> {
    /// What the command is about.
    pub(super) fn read(self, command: Command, understands: Understanding<'_>) -> About {
        match self {
            Self::Words(words) => understands.read(command, words),
            Self::Known(about) => about.clone(),
        }
    }

    fn is_nothing(self) -> bool {
        match self {
            Self::Words(words) => words.is_empty(),
            Self::Known(about) => about.is_nothing(),
        }
    }
}

impl<'l> Dictated<'l> {
    /// What a line names in the language of the desk.
    pub(super) fn of(line: &'l str, talk: &Voice) -> Self {
        let line = line.trim();
        let (name, rest, command) = split_name(line, |name| talk.desk_command(name));
        let (_, after, named) = split_name(line, |name| talk.command(name));
        let of_game = named.map(|command| (command, AfterName::Words(after)));
        Self { line, name, rest, command, of_game }
    }

    /// A command of a game that a key stands for. Where the desk has one of the same name, it is that.
    pub(super) fn about(command: Command, about: &'l About) -> Self {
        let (name, rest) = (command.spec().name, about.words());
        let is_taken = about.is_nothing() || !rest.is_empty();
        let of_desk = DeskCommand::named(name).filter(|_| is_taken);
        let of_game = Some((command, AfterName::Known(about)));
        Self { line: "", name, rest, command: of_desk, of_game }
    }

    /// A command of the desk that a line of a list stands for.
    pub(super) fn at_desk(command: DeskCommand, words: &'l str) -> Self {
        let name = command.spec().name;
        Self { line: "", name, rest: words, command: Some(command), of_game: None }
    }

    /// Whether it is this command and nothing else.
    pub(super) fn is(&self, command: DeskCommand) -> bool {
        self.command == Some(command) && self.rest.is_empty()
    }

    /// Whether it is this command of a game and nothing else.
    pub(super) fn is_of_game(&self, command: Command) -> bool {
        self.of_game.is_some_and(|(named, behind)| named == command && behind.is_nothing())
    }

    /// Whether it asks about the game or its position.
    pub(super) fn asks(&self) -> bool {
        self.of_game.is_some_and(|(command, _)| command.spec().is_asked_at_desk())
    }
}
