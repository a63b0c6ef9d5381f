//! What a key or a line of a list stands for: what a player would type, understood already. So it means the
//! same in every language, and nobody has to read it.

use shakmaty::Role;

use crate::about::About;
use crate::command::Command;
use crate::command::desk::DeskCommand;
use crate::command::rooming::RoomCommand;

/// What is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// An answer to the question that is open.
    Answer(KeyAnswer),
    /// A command of a game, and what it is about.
    Command(Command, About),
    /// A command of the arbiter's desk, and the words behind it, as every voice has them.
    AtDesk(DeskCommand, String),
    /// A command of the desk of a room, and the table that it is about.
    InRoom(RoomCommand, Option<u16>),
}

impl Chosen {
    /// A command of a game with nothing behind it.
    #[must_use]
    pub const fn bare(command: Command) -> Self {
        Self::Command(command, About::Nothing)
    }

    /// Whether it is this command of a game and nothing else.
    #[must_use]
    pub fn is(&self, command: Command) -> bool {
        *self == Self::bare(command)
    }
}

/// An answer to a question, as a key gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyAnswer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// What has this number, counted from 1.
    Number(u8),
    /// What a pawn becomes.
    Piece(Role),
}
