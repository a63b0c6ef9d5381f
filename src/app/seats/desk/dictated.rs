//! A line of the arbiter and the commands that it names. They are looked up once, and whoever understands
//! the line is handed what was found.

use crate::command::Command;
use crate::command::desk::DeskCommand;
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
    pub(super) of_game: Option<(Command, &'l str)>,
}

impl<'l> Dictated<'l> {
    /// What a line names in the language of the desk.
    pub(super) fn of(line: &'l str, talk: &Voice) -> Self {
        let line = line.trim();
        let (name, rest, command) = split_name(line, |name| talk.desk_command(name));
        let (_, after, named) = split_name(line, |name| talk.command(name));
        let of_game = named.map(|command| (command, after));
        Self { line, name, rest, command, of_game }
    }

    /// Whether it is this command and nothing else.
    pub(super) fn is(&self, command: DeskCommand) -> bool {
        self.command == Some(command) && self.rest.is_empty()
    }

    /// Whether it is this command of a game and nothing else.
    pub(super) fn is_of_game(&self, command: Command) -> bool {
        self.of_game == Some((command, ""))
    }

    /// Whether it asks about the game or its position.
    pub(super) fn asks(&self) -> bool {
        self.of_game.is_some_and(|(command, _)| command.spec().is_asked_at_desk())
    }
}
