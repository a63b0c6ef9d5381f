//! Everything that the captain of a team can say or ask at his seat in a room: one list.
//!
//! What a voice calls a command is a sentence of it, `name-captain-NAME`. Which player is meant, the seat finds out.

use crate::command::listed::Listed;

/// What may stand after the name of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptainArgument {
    /// Nothing.
    None,
    /// The number of a table.
    Table,
    /// The number of a table, or nothing where only one can be meant.
    MaybeTable,
    /// The name of a command, or nothing.
    MaybeCommand,
}

/// One row of the list.
#[derive(Clone, Copy, Debug)]
pub struct CaptainSpec {
    /// The command.
    pub command: CaptainCommand,
    /// Its name, the same in every voice.
    pub name: &'static str,
    /// What may follow.
    pub argument: CaptainArgument,
}

impl CaptainSpec {
    /// The sentence that explains it.
    #[must_use]
    pub fn help(&self) -> String {
        format!("help-captain-{}", self.name)
    }
}

impl Listed for CaptainSpec {
    fn name(&self) -> &'static str {
        self.name
    }

    fn names(&self) -> String {
        format!("name-captain-{}", self.name)
    }
}

/// Makes of the rows the commands and the list.
macro_rules! commands {
    ($($command:ident $name:literal $argument:ident;)*) => {
        /// What a captain says or asks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each is described by its row and by its help")]
        pub enum CaptainCommand {
            $($command,)*
        }

        /// Every command, in the order in which the help lists them.
        pub const CAPTAIN_COMMANDS: [CaptainSpec; [$(CaptainCommand::$command,)*].len()] = [$(
            CaptainSpec {
                command: CaptainCommand::$command,
                name: $name,
                argument: CaptainArgument::$argument,
            },
        )*];
    };
}

commands! {
    OfferDraw  "offer-draw"  MaybeTable;
    AcceptDraw "accept-draw" MaybeTable;
    Resign     "resign"      MaybeTable;
    Yes        "yes"         MaybeTable;
    No         "no"          MaybeTable;
    Decide     "decide"      MaybeTable;
    Asked      "asked"       None;
    Boards     "boards"      None;
    Table      "table"       Table;
    Position   "position"    Table;
    Score      "score"       None;
    Sign       "sign"        None;
    Repeat     "repeat"      None;
    Help       "help"        MaybeCommand;
    Leave      "leave"       None;
}

impl CaptainCommand {
    /// Its row in the list.
    #[must_use]
    pub const fn spec(self) -> CaptainSpec {
        CAPTAIN_COMMANDS[self as usize]
    }

    /// The command of this name, the same in every voice.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        CAPTAIN_COMMANDS.iter().find(|spec| spec.name == name).map(|spec| spec.command)
    }
}

#[cfg(test)]
mod tests {
    use super::{CAPTAIN_COMMANDS, CaptainCommand};

    #[test]
    fn every_row_is_that_of_its_command() {
        for spec in CAPTAIN_COMMANDS {
            assert_eq!(spec.command.spec().name, spec.name);
            assert_eq!(CaptainCommand::named(spec.name), Some(spec.command));
        }
    }
}
