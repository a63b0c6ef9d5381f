//! Everything that an arbiter can ask for at the desk of a room: one list.
//!
//! What a voice calls a command is a sentence of it, `name-room-NAME`, so that nobody reads these names who has
//! one table only. What an argument means, the desk of the room finds out.

use crate::command::listed::Listed;

/// What may stand after the name of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomArgument {
    /// Nothing.
    None,
    /// The number of a table.
    Table,
    /// The number of a table, or nothing.
    MaybeTable,
    /// The number of a table, the word for none, or nothing.
    Followed,
    /// Minutes, or nothing.
    MaybeMinutes,
    /// The name of a command, or nothing.
    MaybeCommand,
}

/// One row of the list.
#[derive(Clone, Copy, Debug)]
pub struct RoomSpec {
    /// The command.
    pub command: RoomCommand,
    /// Its name, the same in every voice.
    pub name: &'static str,
    /// What may follow.
    pub argument: RoomArgument,
}

impl RoomSpec {
    /// The sentence that explains it.
    #[must_use]
    pub fn help(&self) -> String {
        format!("help-room-{}", self.name)
    }
}

impl Listed for RoomSpec {
    fn name(&self) -> &'static str {
        self.name
    }

    fn names(&self) -> String {
        format!("name-room-{}", self.name)
    }
}

/// Makes of the rows the commands and the list.
macro_rules! commands {
    ($($command:ident $name:literal $argument:ident;)*) => {
        /// What an arbiter does or asks at the desk of a room.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each is described by its row and by its help")]
        pub enum RoomCommand {
            $($command,)*
        }

        /// Every command, in the order in which the help lists them.
        pub const ROOM_COMMANDS: [RoomSpec; [$(RoomCommand::$command,)*].len()] = [$(
            RoomSpec {
                command: RoomCommand::$command,
                name: $name,
                argument: RoomArgument::$argument,
            },
        )*];
    };
}

commands! {
    Waits       "waits"        None;
    Next        "next"         None;
    Take        "take"         Table;
    Done        "done"         MaybeTable;
    Open        "open"         MaybeTable;
    Close       "close"        None;
    Start       "start"        MaybeTable;
    Pause       "pause"        MaybeTable;
    Resume      "resume"       MaybeTable;
    Table       "table"        Table;
    Tables      "tables"       None;
    NotFinished "not-finished" None;
    Finished    "finished"     None;
    Results     "results"      None;
    Clocks      "clocks"       MaybeMinutes;
    Follow      "follow"       Followed;
    Help        "help"         MaybeCommand;
    Leave       "leave"        None;
}

impl RoomCommand {
    /// Its row in the list.
    #[must_use]
    pub const fn spec(self) -> RoomSpec {
        ROOM_COMMANDS[self as usize]
    }

    /// The command of this name, the same in every voice.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        ROOM_COMMANDS.iter().find(|spec| spec.name == name).map(|spec| spec.command)
    }
}

#[cfg(test)]
mod tests {
    use super::{ROOM_COMMANDS, RoomCommand};

    #[test]
    fn every_row_is_that_of_its_command() {
        for spec in ROOM_COMMANDS {
            assert_eq!(spec.command.spec().name, spec.name);
            assert_eq!(RoomCommand::named(spec.name), Some(spec.command));
        }
    }
}
