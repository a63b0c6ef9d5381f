//! Everything that an arbiter can ask for at a tournament: one list.
//!
//! What a voice calls a command is a sentence of it, `name-tournament-NAME`, so that nobody reads these names
//! who has no tournament. What an argument means, the organiser's desk finds out.

use crate::command::listed::Listed;

/// What may stand after the name of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrganisingArgument {
    /// Nothing.
    None,
    /// A player: the number or a part of the name.
    Player,
    /// A player, or nothing.
    MaybePlayer,
    /// A player, and what he gets for the round that he leaves out, or nothing.
    PlayerBye,
    /// Two players.
    Players,
    /// A name, and a rating or nothing.
    Entry,
    /// The table of Varma, or nothing.
    MaybeVarma,
    /// Pairs of numbers, or nothing.
    MaybePairs,
    /// A board and a result.
    Result,
    /// A round, a board and a result.
    Correction,
    /// A board, and its round or nothing.
    Board,
    /// A team, and the places of its players in its list.
    LineUp,
    /// A board, and who goes on or nothing.
    Tie,
    /// Players in an order, or nothing.
    MaybePlayers,
    /// A player, a key of the event file, and a value.
    Amendment,
    /// A player, and the place that he wants.
    Goal,
    /// A round, or nothing.
    MaybeRound,
    /// The number of an act.
    Act,
    /// A number, or nothing.
    MaybeNumber,
    /// The name of a file.
    File,
    /// The name of a command, or nothing.
    MaybeCommand,
    /// A word of tournaments, or nothing.
    MaybeTerm,
}

/// One row of the list.
#[derive(Clone, Copy, Debug)]
pub struct OrganisingSpec {
    /// The command.
    pub command: OrganisingCommand,
    /// Its name, the same in every voice.
    pub name: &'static str,
    /// What may follow.
    pub argument: OrganisingArgument,
}

impl OrganisingSpec {
    /// The sentence that explains it.
    #[must_use]
    pub fn help(&self) -> String {
        format!("help-tournament-{}", self.name)
    }
}

impl Listed for OrganisingSpec {
    fn name(&self) -> &'static str {
        self.name
    }

    fn names(&self) -> String {
        format!("name-tournament-{}", self.name)
    }
}

/// Makes of the rows the commands and the list.
macro_rules! commands {
    ($($command:ident $name:literal $argument:ident;)*) => {
        /// What an arbiter does or asks at a tournament.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each is described by its row and by its help")]
        pub enum OrganisingCommand {
            $($command,)*
        }

        /// Every command, in the order in which the help lists them.
        pub const ORGANISING_COMMANDS: [OrganisingSpec; [$(OrganisingCommand::$command,)*].len()] = [$(
            OrganisingSpec {
                command: OrganisingCommand::$command,
                name: $name,
                argument: OrganisingArgument::$argument,
            },
        )*];
    };
}

commands! {
    Event      "event"      None;
    Entries    "entries"    None;
    Enter      "enter"      Entry;
    Amend      "amend"      Amendment;
    Draw       "draw"       MaybeVarma;
    Withdraw   "withdraw"   Player;
    Return     "return"     Player;
    Absent     "absent"     PlayerBye;
    Apart      "apart"      Players;
    LineUp     "line-up"    LineUp;
    Pair       "pair"       MaybePairs;
    Stop       "stop"       None;
    Pairings   "pairings"   MaybeRound;
    Result     "result"     Result;
    Missing    "missing"    None;
    Postpone   "postpone"   Board;
    Decide     "decide"     Tie;
    Qualify    "qualify"    MaybePlayers;
    Correct    "correct"    Correction;
    Standings  "standings"  MaybeRound;
    Why        "why"        Player;
    Player     "player"     Player;
    Paired     "paired"     Player;
    Group      "group"      Player;
    Could      "could"      Goal;
    Crosstable "crosstable" None;
    Prizes     "prizes"     MaybePlayer;
    Notices    "notices"    MaybeRound;
    Report     "report"     MaybeRound;
    Games      "games"      MaybeRound;
    Tables     "tables"     MaybeRound;
    Export     "export"     File;
    Log        "log"        MaybeNumber;
    Revoke     "revoke"     Act;
    Explain    "explain"    MaybeTerm;
    Help       "help"       MaybeCommand;
    Leave      "leave"      None;
}

impl OrganisingCommand {
    /// Its row in the list.
    #[must_use]
    pub const fn spec(self) -> OrganisingSpec {
        ORGANISING_COMMANDS[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::ORGANISING_COMMANDS;

    #[test]
    fn every_row_is_that_of_its_command() {
        for spec in ORGANISING_COMMANDS {
            assert_eq!(spec.command.spec().name, spec.name);
        }
    }
}
