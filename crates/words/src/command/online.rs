//! Everything that a player can ask for at the prompt of lichess: one list.
//!
//! What a voice calls a command is a sentence of it, `name-lichess-NAME`, so that nobody reads these names
//! who does not play there.

use crate::command::listed::Listed;

/// One row of the list.
#[derive(Clone, Copy, Debug)]
pub struct OnlineSpec {
    /// The command.
    pub command: OnlineCommand,
    /// Its name, the same in every voice.
    pub name: &'static str,
}

impl Listed for OnlineSpec {
    fn name(&self) -> &'static str {
        self.name
    }

    fn names(&self) -> String {
        format!("name-lichess-{}", self.name)
    }
}

/// Makes of the rows the commands and the list.
macro_rules! commands {
    ($($(#[$doc:meta])* $command:ident $name:literal;)*) => {
        /// What a player does or asks at the prompt of lichess.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum OnlineCommand {
            $($(#[$doc])* $command,)*
        }

        /// Every command, in the order in which the help lists them.
        pub const ONLINE_COMMANDS: [OnlineSpec; [$(OnlineCommand::$command,)*].len()] = [$(
            OnlineSpec { command: OnlineCommand::$command, name: $name },
        )*];
    };
}

commands! {
    /// Seeks a stranger for a game of this time.
    Seek      "seek";
    /// Challenges somebody, or the server's own program.
    Challenge "challenge";
    /// Accepts the last challenge.
    Accept    "accept";
    /// Declines it.
    Decline   "decline";
    /// Seeks and challenges no more.
    Cancel    "cancel";
    /// Lists the games that go on.
    Games     "games";
    /// Plays one of them.
    Play      "play";
    /// Takes the token back and deletes it.
    Forget    "forget";
    /// Tells the commands.
    Help      "help";
    /// Leaves.
    Quit      "quit";
}

impl OnlineCommand {
    /// Its row in the list.
    #[must_use]
    pub const fn spec(self) -> OnlineSpec {
        ONLINE_COMMANDS[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::ONLINE_COMMANDS;

    #[test]
    fn every_row_is_that_of_its_command() {
        for spec in ONLINE_COMMANDS {
            assert_eq!(spec.command.spec().name, spec.name);
        }
    }
}
